# ตารางปลายกระดาน

help-tables = สร้าง นับ และเปิดดูตารางปลายกระดาน
help-tables-long =
    ตารางปลายกระดานรู้ผลทุกรูปที่มีหมากไม่เกินห้าตัวอย่างแน่นอน: จนในกี่ที และทันการนับหรือไม่

    ตารางหมากสี่ตัวสร้างเองเมื่อต้องใช้ในชั่วครู่ ตารางที่ใหญ่กว่าสร้างเมื่อสั่ง และเก็บในโฟลเดอร์ tables ของ KONMAK_HOME ไม่เกิน KONMAK_TABLES_LIMIT MiB [ปกติ: 16384]
help-tables-examples =
    konmak tables build KSMMvK
    konmak tables stats KRvKN --json
help-tables-list = รายการตารางที่เก็บไว้
help-tables-build = สร้างตารางของหมากชุดหนึ่งหรือหลายชุด พร้อมตารางที่ต้องใช้
help-tables-build-examples =
    konmak tables build KSMMvK KRMvKR
help-tables-stats = นับรูปที่ชนะ แพ้ และเสมอของหมากชุดหนึ่ง
help-tables-stats-examples =
    konmak tables stats KSMvK
    konmak tables stats KRvKN --json
help-tables-probe = เปิดดูรูปหมากรูปหนึ่ง
help-tables-probe-examples =
    konmak tables probe "8/3k4/6M~1/2K1S3/8/8/8/8 b - 88 8 1"
help-tables-verify = ตรวจไฟล์ตารางทั้งหมด หรือของหมากบางชุด
help-tables-remove = ลบไฟล์ตารางของหมากบางชุด
help-tables-report = บรรยายปลายกระดานเป็นหน้า Markdown: ชนะ เสมอ ยาวที่สุด ทันการนับ
help-arg-materials = ตัวหมากของทั้งสองฝ่าย เช่น KSMvK หรือ KRMvKR

tables-no-home = เครื่องนี้ไม่มีโฟลเดอร์เก็บข้อมูล: ตั้ง KONMAK_HOME ให้เป็นโฟลเดอร์หนึ่ง
tables-bad-limit = { $name } คือ `{ $value }`: ต้องเป็นจำนวน MiB
tables-disk-full = { $path }: ดิสก์เต็ม จึงไม่ได้เก็บตารางนี้ คราวนี้ตอบจากหน่วยความจำ คราวหน้าจะสร้างใหม่
tables-system = { $path }: เก็บหรืออ่านตารางไม่ได้: { $reason }
tables-damaged = { $path }: ไม่ใช่ตารางที่สมบูรณ์ ({ $reason }) จึงแยกไว้แล้วสร้างใหม่
tables-over-limit = { $path }: ไม่ได้เก็บ: รวม { $needed } MiB ของตารางนี้จะเป็น { $would } MiB แต่เก็บได้ { $limit } MiB ใช้ `konmak tables remove` เพื่อให้มีที่ว่าง หรือตั้ง { $name } ให้มากขึ้น
tables-plan = { $n ->
        [one] { $material }: ต้องสร้าง ๑ ตาราง
       *[other] { $material }: ต้องสร้าง { $n } ตาราง{ $any ->
            [yes] {" "}เป็นหมากห้าตัว { $large }
           *[no] {""}
        }
    } ประมาณ { $seconds } วินาที หน่วยความจำ { $memory } MiB ไฟล์ไม่เกิน { $disk } MiB
tables-wanted = { $material }: ถ้าไม่มีตารางหมากห้าตัวนี้จะตอบไม่ได้: ต้องตอบว่าใช่ ใส่ --yes หรือสร้างไว้ก่อนด้วย `konmak tables build { $material }`
tables-would-settle = ตาราง { $material } จะตัดสินได้: สร้างด้วย --yes หรือ `konmak tables build { $material }`
tables-ask = สร้างหรือไม่ (ใช่/ไม่)
tables-waiting = รอ konmak อีกตัวที่กำลังสร้างตาราง
tables-loading = กำลังอ่าน
tables-writing = กำลังเขียน
tables-built = { $n ->
        [0] { $material }: มีอยู่แล้ว { $bytes } ไบต์
       *[other] { $material }: สร้าง { $n } ตาราง { $bytes } ไบต์ { $seconds } วินาที
    }
tables-total = { $n } ตาราง { $bytes } ไบต์ ใน { $folder }
tables-sound = สมบูรณ์
tables-removed = ลบ { $material } แล้ว
tables-too-many-men = รูปนี้มีหมาก { $n } ตัว: ตารางมีไม่เกิน { $most } ตัว

material-form = `{ $text }` ไม่ใช่ชุดหมาก: ต้องเป็นหมากของสองฝ่ายคั่นด้วย v เช่น KSMvK
material-letter = `{ $letter }` ใน `{ $text }` ไม่ใช่ตัวหมาก: ต้องเป็น K, R, N, S, M หรือ P
material-khun = `{ $side }` ใน `{ $text }` มีขุน { $n } ตัว: แต่ละฝ่ายต้องมี K ตัวเดียว
material-too-many = `{ $text }` มีหมาก { $n } ตัว: ตารางมีไม่เกิน { $most } ตัว รวมขุนทั้งสอง

stats-whose = ตาของ
stats-won = ชนะ
stats-lost = แพ้
stats-drawn = เสมอ
stats-longest = ยาวที่สุด
stats-moves = { $n } ที
stats-line = { $name } { $value }
stats-white = ขาว
stats-black = ดำ
stats-white-counted = ขาว นับศักดิ์
stats-black-counted = ดำ นับศักดิ์

probe-win = ฝ่ายที่เดินชนะ
probe-loss = ฝ่ายที่เดินแพ้
probe-draw = เสมอ
probe-open = ยังตัดสินไม่ได้
probe-in = ใน { $n } ที
probe-uncounted = ถ้าไม่นับ: { $result } { $moves }
probe-counted = ตามการนับ: { $result } { $moves }
probe-keys = ตาที่ดีที่สุด: { $keys }
probe-slack = เหลือเกินที่ต้องใช้ { $n } ที

report-title = # ปลายกระดานหมากรุกไทยอย่างแน่นอน
report-intro = สร้างด้วย `konmak tables report --lang th` จากตารางปลายกระดาน: นับทุกรูปที่ถูกกติกาทั้งกระดาน รวมรูปสะท้อน หมากชนิดเดียวกันไม่แยกตัว ทุกตัวเลขแน่นอน ขาวคือฝ่ายที่เขียนก่อน
report-reading = **ชนะ** และ **แพ้** เป็นส่วนของทุกรูปที่ขาวเดิน ที่เหลือเสมอ **ยาวที่สุด** คือทางชนะที่ยาวที่สุดของขาว เป็นที เมื่อไม่นับ ในตารางของหมากแต่ละชุดคือทางชนะหรือแพ้ที่ยาวที่สุดของฝ่ายที่เดิน รูปที่มีหมากสองฝ่ายส่วนมากตัดสินด้วยตัวที่กินได้ทันที ส่วนที่ชนะจึงบอกได้น้อยกว่าทางชนะที่ยาวที่สุด
report-count = **ศักดิ์** คือจำนวนที่ศักดิ์หมากให้นับ **ทันการนับ** คือส่วนของรูปที่ขาวชนะ (ขาวเดิน) ซึ่งศักดิ์หมากยอมให้: เมื่ออีกฝ่ายเหลือขุนเดียวเริ่มนับทันที นอกนั้นตาที่ทำให้เริ่มนับต้องเหลือทีพอ ไม่คิดศักดิ์กระดาน ใช้กติกาปกติ (`thai`)
report-bare = ## ไล่ขุนเดียว
report-bare-columns = | หมาก | ชื่อ | ศักดิ์ | ชนะ | ยาวที่สุด | ทันการนับ |
report-bia = ## มีเบี้ยที่ยังไม่หงาย
report-bia-columns = | หมาก | ชื่อ | ชนะ | แพ้ | ยาวที่สุด | ทันการนับ |
report-both = ## มีหมากทั้งสองฝ่าย
report-both-columns = | หมาก | ชื่อ | ชนะ | แพ้ | ยาวที่สุด | ทันการนับ |
report-each = ## ทีละชุด
report-longest-of-all = - ทางชนะที่ยาวที่สุดใช้ { $n } ที: { $names }
report-least-in-time = - หมากที่การนับตัดโอกาสมากที่สุดคือ { $name }: ชนะทันการนับเพียง { $share } ของรูปที่ชนะ
report-limit = ศักดิ์หมากให้นับถึง { $limit }: ขุนเริ่มนับ { $first } ถ้าขาวเดิน ขาวเหลือ { $moves } ที
report-section-columns = | ตาของ | ชนะ | แพ้ | เสมอ | ยาวที่สุด |
report-percent = { $share } %
report-name = { $white } ไล่ { $black }
report-longest = ทางชนะที่ยาวที่สุดทางหนึ่ง ขาวเดิน จนใน { $n } ที ทันการนับ
report-longest-late = ทางชนะที่ยาวที่สุดทางหนึ่ง ขาวเดิน จนใน { $n } ที แต่ไม่ทันการนับ: ตามกติกาเสมอ
report-longest-in-time = ทางชนะที่ยาวที่สุดทางหนึ่งที่ทันการนับ ขาวเดิน จนใน { $n } ที:
report-letters = อักษร: K ขุน, R เรือ, N ม้า, S โคน, M เม็ด (เบี้ยหงายนับเป็นเม็ด), P เบี้ยที่ยังไม่หงาย ตัวพิมพ์เล็กในแผนภาพคือดำ
report-longest-uncounted = ทางชนะที่ยาวที่สุดทางหนึ่ง ขาวเดิน จนใน { $n } ที เมื่อไม่นับ:
report-tempo-title = ## เป็นที
report-tempo-reading = รูปที่ขาวซึ่งเป็นฝ่ายไล่เป็นทีมีกี่รูป คือถ้าไม่ต้องเดินจะดีกว่าเดินทุกทาง โดยไม่นับ ([tempo.md](tempo.md)) ทั้งกระดาน รวมรูปสะท้อน หมากชนิดเดียวกันไม่แยกตัว และตั้งได้ไม่ว่าใครเดิน "เด็ดขาด" คือถ้าขาวต้องเดินก็ไล่ไม่จน ที่เสียนับเป็นทีของขาว ตัวอย่างคือรูปที่เสียมากที่สุด
report-tempo-columns = | หมาก | แก้ได้ | เด็ดขาด | เสียมากที่สุด (ที) | ตัวอย่าง |
