# ผลของคำสั่ง

solve-mates = { $side }รุกจนใน { $n } ที
solve-mated = รุกจน: { $side }ชนะแล้ว
solve-wins = { $side }ชนะ แต่ยังไม่รู้ทางจนที่สั้นที่สุด
solve-draw = เสมอ
solve-unknown = ยังตัดสินไม่ได้ในขอบเขตที่กำหนด
solve-more-than = พิสูจน์แล้ว: ไม่มีทางจนใน { $n } ที
solve-at-most = พิสูจน์แล้ว: มีทางจนภายใน { $n } ที
solve-keys = ตากุญแจ ({ $n }): { $keys }
solve-winning = ตาที่รู้ว่าชนะ ({ $n }): { $keys }
solve-longest = หนีได้นานที่สุด: { $keys }
solve-drawing = รักษาเสมอ: { $keys }
solve-line = กุญแจกล: { $line }
solve-one-line = ทางหนึ่ง: { $line }
solve-wider = ถ้าสั่ง --memory { $memory } (หน่วยเป็น MiB) จะวิเคราะห์รูปทั้งหมดที่เกิดจากรูปนี้ได้
solve-uncounted = ถ้าไม่นับ: { $truth }
solve-effort = { $nodes } รูป { $seconds } วินาที

task-mate-in = { $side }รุกจนใน { $n } ที
task-win = { $side }ไล่ให้จนทันการนับ
task-hold = { $side }หนีให้เสมอ
task-open = ไม่มีโจทย์ที่พิสูจน์แล้ว
task-word-mate-in = จนใน { $n } ที
task-word-win = ไล่จน
task-word-hold = หนีเสมอ
task-word-open = เปิด

show-after = หลังเดิน { $moves }
show-claimed = ที่พิมพ์ไว้: { $text }
show-year = พ.ศ. { $year }
show-themes = แนว: { $themes }
show-source = ที่มา: { $source }

list-id = รหัส
list-task = โจทย์
list-men = หมาก
list-set = ชุด
list-name = ชื่อ
list-number = { $n }
list-total = { $n } กล
list-sets = ชุด (--set): { $sets }
list-theme = { $id }: { $name } ({ $n } กล)
list-stacked = { $id }: { $task } หมาก { $men } ตัว
list-themes = แนว (--theme ดูความหมาย: list --themes): { $themes }

verify-status = ผล
verify-faults = ผิด
verify-keys = ตากุญแจ
verify-proved = พิสูจน์แล้ว
verify-refuted = ไม่จริง
verify-unproved = ยังไม่พิสูจน์
verify-fault = ผิด
verify-unread = อ่านไม่ได้
verify-twin = { $file }:{ $line }: { $id } { $mirrored ->
        [yes] เป็นภาพกลับซ้ายขวาของ
       *[no] เป็นรูปเดียวกับ
    } { $of } ในคลังที่มากับโปรแกรม
verify-taken = { $file }:{ $line }: ชื่อ { $id } มีอยู่แล้วในคลังที่มากับโปรแกรม ถ้าใช้ร่วมกันจะไม่อ่านกลนี้
verify-unwalked = { $file }:{ $line }: { $id }: บทพิสูจน์ยาวเกินกว่าที่ตัวตรวจจะเดินจนครบในขอบเขตที่กำหนด
verify-sum = { $n } กล: พิสูจน์แล้ว { $proved } ไม่จริง { $refuted } ยังไม่พิสูจน์ { $unproved }{ $unread ->
        [0] {""}
       *[other] {" "}อ่านไม่ได้ { $unread }
    } ที่ผิด { $faults } แห่ง

audit-wrong-length = บอกว่าจนใน { $stated } ที: ทางจนสั้นที่สุดคือ { $found } ที
audit-too-short = บอกว่าจนใน { $stated } ที: ไม่มีทางจนที่สั้นเท่านั้น
audit-not-a-win = โจทย์ให้ฝ่ายไล่ชนะ: เดินดีที่สุดแล้ว{ $outcome }
audit-not-a-draw = โจทย์ให้ฝ่ายหนีเสมอ: เดินดีที่สุดแล้ว{ $outcome }
audit-undecided = ยังตัดสินไม่ได้ในเวลาและความยาวที่กำหนด: ต้องพิสูจน์ได้
audit-missing-key = ขาดตากุญแจ `{ $key }`: ดีเท่ากับที่ให้ไว้
audit-wrong-key = `{ $key }` ไม่ใช่ตากุญแจ: เดินแล้ว{ $after } และ `{ $better }` ดีกว่า
audit-line-not-best = ตาที่ { $n } ของแนวเดิน `{ $move }` ไม่ดีที่สุด: เดินแล้ว{ $after } ควรเป็น `{ $better }`
verify-fixed = { $file }: { $id }: แก้ { $field } ให้ตรงกับที่พิสูจน์แล้ว
verify-not-fixed = { $file }: { $id }: { $field } ต้องแก้เอง: { $why }
verify-nothing-to-fix = ไม่มีอะไรต้องเขียนกลับ: ค่าที่พิสูจน์แล้วอยู่ในแฟ้มครบถ้วน
verify-fix-needs-files = --fix เขียนลงแฟ้ม: ต้องบอกแฟ้มหรือโฟลเดอร์ที่ให้แก้ได้ เช่น `konmak verify --fix mine.yaml`
verify-fix-unusual = เขียนไว้ในแบบที่โปรแกรมแก้ให้ไม่ได้อย่างปลอดภัย (มีหมายเหตุอยู่ในวงเล็บ หรือหลายช่องอยู่บรรทัดเดียว)
verify-fix-reads-otherwise = แก้แล้วแฟ้มจะอ่านได้ไม่ตรง ให้แก้ข้อผิดอื่นของกลนี้ก่อน
verify-fix-makes-fault = ถ้าเขียนลงไป บรรทัดที่ { $line } จะผิด: { $fault }
audit-wrong-duals = duals บอกว่า { $stated } แต่ที่จริงคือ { $found } (none ไม่มีทางเลือกเลย, minor มีเฉพาะตาที่จน, some มีก่อนหน้านั้นด้วย)
audit-try-solves = `{ $move }` เขียนไว้เป็นตาหลอก แต่เดินแล้วได้ตามโจทย์จริง
audit-no-refutation = `{ $reply }` แก้ `{ $move }` ไม่ได้
audit-theme-not-shown = เฉลยไม่ได้แสดงแนว { $theme }
audit-proof-refused = ตัวตรวจไม่รับบทพิสูจน์ ข้อนี้เป็นความผิดของ konmak ไม่ใช่ของแฟ้ม โปรดแจ้งให้ทราบ: { $flaw }
audit-line-too-short = แนวเดินหยุดก่อนจน: ต้องเดินจนจบ
audit-outcome-mates-in = { $side }รุกจนใน { $n } ที
audit-outcome-mates = { $side }รุกจน
audit-outcome-draw = เสมอ
audit-outcome-unknown = ยังไม่รู้ผล
