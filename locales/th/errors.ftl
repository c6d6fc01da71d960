# สิ่งที่ให้มาผิดตรงไหน และที่ถูกควรเป็นอย่างไร

error-label = ผิดพลาด:
error-output = เขียนผลไม่ได้: { $reason }
error-interrupt = ดัก Ctrl-C ไม่ได้: { $reason }
error-fen = รูปหมากผิด { $n } แห่ง
error-fen-on-line = บรรทัดที่ { $line } ของอินพุตมาตรฐาน: รูปหมากผิด { $n } แห่ง
error-move = คำที่ { $number } หลังรูปหมาก { $message }
error-at-column = ตัวอักษรที่ { $column } {"("}{ $field }): { $message }

field-placement = ตัวหมาก
field-side = ฝ่ายที่จะเดิน
field-limit = LIMIT ของการนับ
field-ply = PLY ของการนับ
field-move = เลขตาเดิน
field-rules = รูปหมาก

fen-missing = ขาดไป: ต้องเป็น{ $expected }
fen-unknown-man = `{ $letter }` ไม่ใช่ตัวหมาก: ต้องเป็น K R N S M P (ตัวเล็กคือดำ), M~ คือเบี้ยหงาย หรือ 1–8
fen-stray-mark = `~` คือเครื่องหมายเบี้ยหงาย ต้องตามหลัง M หรือ m เท่านั้น
fen-rank-length = แถวที่ { $rank } มี { $n } ตา: ต้องมี ๘
fen-rank-count = มี { $n } แถว: ต้องมี ๘ คั่นด้วย /
fen-unexpected = `{ $found }`: ต้องเป็น{ $expected }
fen-expected-placement = ตัวหมาก เริ่มจากแถวที่ ๘
fen-expected-side = {" "}w หรือ b
fen-expected-dash = {" "}- (ช่องที่สามว่างเสมอ)
fen-expected-limit = {" "}- หรือสองเท่าของศักดิ์ เลขคู่ตั้งแต่ 2 ถึง 128
fen-expected-ply = จำนวนครึ่งตาที่นับแล้ว ตั้งแต่ 0 ถึง 998
fen-expected-move = เลขตาเดิน
fen-expected-nothing = ช่องว่าง หลังช่องที่หกต้องไม่มีอะไร

setup-no-khun = { $side }ไม่มีขุน: ต้องมีฝ่ายละหนึ่งตัว
setup-several-khun = { $side }มีขุน { $n } ตัว ({ $squares }): ต้องมีฝ่ายละหนึ่งตัว
setup-adjacent-khun = ขุนที่ { $white } กับ { $black } ยืนติดกัน: ต้องห่างกันอย่างน้อยหนึ่งตา
setup-bia-off-its-ranks = เบี้ยคว่ำของ{ $side }ยืนที่ { $square } ไม่ได้: ต้องอยู่แถวที่ { $low }–{ $high } ส่วนเบี้ยหงายเขียน M~
setup-too-many-men = { $side }มีหมาก { $n } ตัว: มีได้ไม่เกินฝ่ายละ ๑๖
setup-waiting-side-in-check = ขุนของ{ $side }ที่ { $khun } ถูกรุกจาก { $checkers } แต่เป็นตาเดินของ{ $turn }

count-fault-bia = ยังมีเบี้ยคว่ำอยู่จึงนับไม่ได้: LIMIT และ PLY ต้องเป็น `- 0`
count-fault-nobody-behind = ไม่มีฝ่ายใดเป็นรองจึงไม่มีใครนับได้: LIMIT และ PLY ต้องเป็น `- 0`
count-fault-wrong-owner = PLY { $ply } แปลว่า{ $owner }นับ แต่ที่นี่{ $expected }เท่านั้นที่นับได้: { $parity ->
        [odd] PLY ต้องเป็นเลขคี่
       *[even] PLY ต้องเป็นเลขคู่
    }

refusal-not-under-preset = กติกา { $rules } ไม่มีการขอนับหรือหยุดนับ
refusal-already-counting = กำลังนับอยู่แล้ว
refusal-not-counting = ไม่มีการนับอยู่
refusal-bia = ยังมีเบี้ยคว่ำอยู่จึงนับไม่ได้
refusal-nobody-may-ask = ไม่มีฝ่ายใดเป็นรองและมีหมากตั้งแต่สองตัว จึงไม่มีใครขอนับได้
refusal-pieces = ศักดิ์หมากเริ่มนับเองและหยุดไม่ได้

move-empty = ไม่มีตาเดิน: ต้องเป็นเช่น e3e4, Nd2 หรือ ม-ง๒
move-not-a-move = `{ $text }` ไม่ใช่ตาเดิน: ต้องเป็นเช่น e3e4, Nd2 หรือ ม-ง๒
move-not-a-square = `{ $found }` ไม่ใช่ตาบนกระดาน: ต้องเป็น a–h หรือ ก ข ค ง จ ฉ ช ญ และ 1–8 หรือ ๑–๘
move-not-a-man = `{ $found }` ไม่ใช่ตัวหมาก: ต้องเป็น K M S N R หรือ ข ม็ ค ม ร ง ส่วนเบี้ยไม่ต้องเขียน หรือ P หรือ บ หรือตาที่หมากยืนอยู่
move-not-a-mark = `{ $found }` ท้ายตาเดิน: ต้องเป็น =M เมื่อเบี้ยหงาย, +, ++ หรือ #
move-no-such-man = { $side }ไม่มี{ $man }{ $origin }
move-origin-square = ที่ { $square }
move-origin-file = ในแนว { $file }
move-origin-rank = ในแถวที่ { $rank }
move-none-goes-there = ไม่มี{ $man }ของ{ $side }ตัวใดไป { $to } ได้ (ยืนอยู่ที่ { $squares })
move-nothing-to-take = ไม่มีอะไรให้กินที่ { $to }
move-nothing-turns = ไม่มีเบี้ยหงายด้วยตาเดินไป { $to }: เบี้ย{ $side }หงายที่แถวที่ { $rank }
move-ambiguous = `{ $text }` อาจเป็น { $moves }
move-or = หรือ

illegal-no-man = ไม่มีหมากที่ { $from }
illegal-not-yours = { $man }ที่ { $from } เป็นของ{ $side } แต่เป็นตาเดินของ{ $turn }
illegal-not-its-move = { $man }เดินจาก { $from } ไป { $to } ไม่ได้: { $steps }
illegal-blocked = เรือที่ { $from } ไป { $to } ไม่ได้: มีหมากขวางที่ { $by }
illegal-bia-blocked = เบี้ยที่ { $from } เดินไป { $to } ไม่ได้: มีหมากยืนอยู่ และเบี้ยกินเฉียง
illegal-bia-takes-nothing = เบี้ยที่ { $from } เดินเฉียงได้เมื่อกินเท่านั้น และ { $to } ว่าง
illegal-own-man = { $man }ฝ่ายเดียวกันยืนอยู่ที่ { $to }
illegal-beside-khun = ขุนไป { $to } ไม่ได้: จะยืนติดกับขุนที่ { $khun }
illegal-attacked = ขุนไป { $to } ไม่ได้: ตานั้นถูกคุมจาก { $by }
illegal-check-not-met = ขุนที่ { $khun } ถูกรุกจาก { $by } และตานี้ไม่แก้รุก
illegal-pinned = หมากที่ { $from } ถูกกด: ถ้าเดิน ขุนที่ { $khun } จะถูกรุกจาก { $by }

steps-bia = เบี้ยเดินตรงไปข้างหน้าหนึ่งตา และกินเฉียงหน้าหนึ่งตา
steps-met = เม็ดและเบี้ยหงายเดินเฉียงหนึ่งตา
steps-khon = โคนเดินเฉียงหรือตรงไปข้างหน้าหนึ่งตา
steps-ma = ม้าเดินตรงสองตาแล้วออกข้างหนึ่งตา
steps-ruea = เรือเดินตรงตามแนวและแถว
steps-khun = ขุนเดินรอบตัวหนึ่งตา

usage-unknown-argument = ไม่รู้จัก `{ $arg }` ตรงนี้
usage-unknown-verb = กลหมากไม่มีคำสั่ง `{ $verb }`
usage-no-verb = ไม่ได้บอกคำสั่ง
usage-missing = ขาดไป: { $arg }
usage-no-value = `{ $arg }` ต้องมีค่า: { $expected }
usage-bad-value = `{ $value }` ของ `{ $arg }`: ต้องเป็น { $expected }
usage-too-many = `{ $value }` เกินมาสำหรับ `{ $arg }`
usage-twice = ให้ `{ $arg }` สองครั้ง
usage-conflict = `{ $arg }` กับ `{ $other }` ใช้ด้วยกันไม่ได้: ให้ใช้อย่างใดอย่างหนึ่ง
usage-not-utf8 = มีข้อความที่ไม่ใช่ UTF-8
usage-did-you-mean = หมายถึง { $names } หรือเปล่า
usage-see-help = ดูวิธีใช้ด้วย --help
usage-expected-depth = จำนวนตั้งแต่ 0 ถึง 30
usage-expected-within = จำนวนทีตั้งแต่ 1 ถึง 250
usage-expected-tree = จำนวนทีตั้งแต่ 1 ถึง 65535
usage-expected-seed = จำนวนตั้งแต่ 0 ถึง 18446744073709551615
usage-expected-seconds = จำนวนวินาทีมากกว่า 0 เช่น 5 หรือ 0.5
usage-expected-memory = จำนวน MiB ตั้งแต่ 1 ถึง 1048576
usage-expected-folder = โฟลเดอร์
usage-expected-number = จำนวนตั้งแต่ 1 ขึ้นไป

# ข้อผิดพลาดในไฟล์กล ตามชื่อชนิดของมัน

fault-unreadable = อ่านไม่ได้: { $reason }
fault-no-files = ไม่มีกลที่นี่: ต้องมีไฟล์ที่ชื่อลงท้ายด้วย .yaml
fault-too-large = ไฟล์ใหญ่กว่า { $n } KiB: ควรแบ่งเป็นหลายไฟล์
fault-bad-utf8 = ไบต์เหล่านี้ไม่ใช่ UTF-8: ต้องบันทึกไฟล์เป็น UTF-8
fault-control-character = อักขระควบคุม U+{ $code }: ต้องเป็นข้อความที่พิมพ์ได้เท่านั้น
fault-tab = มีแท็บก่อนข้อความของบรรทัด: ต้องใช้ช่องว่าง เพราะ YAML ห้ามแท็บตรงนั้น
fault-syntax = อ่านเป็น YAML ไม่ได้: { $reason } ต้องเป็น{ $expected }
fault-too-deep = ซ้อนลึกเกินไป: ต้องเป็นรายการกลที่มีช่องเรียบ ๆ
fault-anchor = สมอ (&): ต้องเป็นค่านั้นเอง ข้อความที่ขึ้นต้นด้วย & ต้องมีเครื่องหมายคำพูด
fault-alias = ชื่อแทน (*): ต้องเป็นค่านั้นเอง ข้อความที่ขึ้นต้นด้วย * ต้องมีเครื่องหมายคำพูด
fault-merge-key = คีย์รวม (<<): ต้องเขียนทุกช่องให้ครบ
fault-tag = ป้าย (!): ต้องเป็นค่าอย่างเดียว ข้อความที่ขึ้นต้นด้วย ! ต้องมีเครื่องหมายคำพูด
fault-several-documents = เอกสารที่สองเริ่มตรงนี้: ไฟล์หนึ่งมีรายการกลได้รายการเดียว
fault-not-a-puzzle = { $found }: ต้องเป็นรายการกล แต่ละกลขึ้นต้นด้วย `- id:`
fault-wrong-type = `{ $field }` เป็น{ $found }: ต้องเป็น{ $expected }
fault-duplicate-field = ให้ `{ $field }` สองครั้ง ครั้งแรกที่บรรทัด { $first }: ต้องให้ครั้งเดียว
fault-unknown-field = ไม่มีช่อง `{ $field }`: { $nearest ->
        [none] ต้องเป็นช่องใดช่องหนึ่งใน { $known }
       *[other] หมายถึง `{ $nearest }` หรือเปล่า
    }
fault-missing-field = ขาด `{ $field }`: ต้องเป็น{ $expected }
fault-empty = `{ $field }` ว่าง: ต้องเป็น{ $expected } หรือไม่ต้องมีช่องนี้
fault-repeated = `{ $item }` อยู่ใน `{ $field }` สองครั้ง: ต้องมีครั้งเดียว
fault-bad-id = `{ $found }` ไม่ใช่รหัสกล: ต้องเป็นตัวเล็ก a–z ตัวเลข และขีดเดี่ยว เช่น pb-58
fault-duplicate-id = `{ $id }` ใช้แล้วที่ { $first }: ต้องมีรหัสของตัวเอง
fault-duplicate-position = { $how ->
        [mirrored] รูปหมากเป็นเงากระจกของ `{ $id }` ({ $first })
       *[same] รูปหมากเดียวกับ `{ $id }` ({ $first })
    }: ควรเป็นกลเดียวที่มีรหัสรองและที่มาทั้งสอง
fault-fen = { $field }: { $message }
fault-impossible-men = { $side }มี{ $what } { $n } ตัว: มีได้ไม่เกินฝ่ายละ { $most }
fault-count = { $message }
fault-already-over = หมากจบแล้วในรูปนี้ ({ $end }): ต้องเป็นรูปที่ยังมีตาให้หา
fault-unknown-preset = `{ $found }` ไม่ใช่กติกานับศักดิ์: ต้องเป็น thai, thai-highest, old, fairy หรือ none
fault-unknown-theme = ไม่มีแนว `{ $found }`: { $nearest ->
        [none] ต้องเป็นรหัสในตารางแนว เช่น `kae-thi`
       *[other] หมายถึง `{ $nearest }` หรือเปล่า
    }
fault-no-stipulation = ไม่มีโจทย์: ต้องมี `mate-in: N`, `win: true` หรือ `hold: true` หรือ `claimed` ถ้ายังไม่พิสูจน์
fault-several-stipulations = มี `{ $second }` คู่กับ `{ $first }`: กลหนึ่งมีโจทย์เดียว
fault-bad-number = `{ $field }` เป็น `{ $found }`: ต้องเป็น{ $expected }
fault-bad-flag = `{ $field }` เป็น `{ $found }`: ต้องเป็น `true` หรือไม่ต้องมีช่องนี้
fault-bad-side = `{ $found }` ไม่ใช่ฝ่าย: ต้องเป็น white หรือ black
fault-bad-certainty = `{ $found }` ไม่ใช่ระดับความแน่ใจ: ต้องเป็น exact, copied, assumed, reconstructed หรือ doubtful
fault-bad-url = `{ $found }` ไม่ใช่ที่อยู่เว็บ: ต้องขึ้นต้นด้วย https:// หรือ http://
fault-keys-without-task = มีตากุญแจแต่ไม่มีโจทย์: ต้องมี `mate-in`, `win` หรือ `hold` ด้วย
fault-bad-key = ตากุญแจ `{ $text }`: { $message }
fault-bad-line-move = ตาที่ { $n } ของแนวเดิน `{ $text }`: { $message }
fault-line-goes-on = แนวเดินยังต่อไปหลังหมากจบ ({ $end }): ต้องหยุดตรงนั้น
fault-bad-try = ตาหลอก `{ $text }`: { $message }
fault-try-is-key = `{ $found }` อยู่ทั้งในตากุญแจและในตาหลอก: ต้องเป็นอย่างใดอย่างหนึ่ง
fault-bad-duals = `{ $found }` ใช้บอกเรื่องตาซ้ำไม่ได้: ต้องเป็น none, minor หรือ some
fault-line-without-key = แนวเดินเริ่มด้วย `{ $found }` ซึ่งไม่อยู่ในตากุญแจ: ต้องเป็นตาใดตาหนึ่งในนั้น

phrase-single-value = ค่าเดี่ยว
phrase-list = รายการ
phrase-group = กลุ่มของช่อง
phrase-something-else = อย่างอื่น
phrase-quotes = ข้อความในเครื่องหมายคำพูด เมื่อมี `: ` อยู่ข้างใน
phrase-end-quote = ข้อความที่ปิดด้วยเครื่องหมายคำพูดอย่างที่เปิด
phrase-brackets = {" "}[ และ {"{"} ที่ปิดครบและคั่นแต่ละอย่างด้วยจุลภาค
phrase-indented = บรรทัด `field: value` ทุกช่องของกลย่อหน้าเท่ากันใต้ `- `
phrase-field-name = ชื่อช่อง
phrase-words = ข้อความ หรือ `th:` และ `en:` ที่มีข้อความอย่างละหนึ่ง
phrase-text = ข้อความ
phrase-move = ตาเดิน เช่น e3e4, Nd2 หรือ ม-ง๒
phrase-moves = รายการตาเดิน
phrase-sources = รายการที่มา แต่ละที่ขึ้นต้นด้วย `- title:`
phrase-source = ที่มาที่ขึ้นต้นด้วย `- title:`
phrase-title = ชื่อหนังสือหรือหน้าเว็บ
phrase-certainty = ระดับความแน่ใจของรูปหมาก เช่น exact
phrase-year = ปี ค.ศ. ตั้งแต่ 1200 ถึง 2199 (พ.ศ. ลบ 543)
phrase-address = ที่อยู่เว็บที่ขึ้นต้นด้วย https://
phrase-id = รหัสเช่น pb-58
phrase-position = รูปหมาก เช่น 8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1
phrase-name = ชื่อใน `th:` และ `en:`
phrase-author = ชื่อผู้แต่งกล
phrase-ids = รายการรหัส
phrase-rules = {" "}thai, thai-highest, old, fairy หรือ none
phrase-tries = รายการตาหลอก
phrase-duals = {" "}none, minor หรือ some
phrase-themes = รายการแนว
phrase-theme = แนวเช่น kae-thi
phrase-fen = {" "}FEN ในบรรทัดเดียว
phrase-bia-both = เบี้ยกับเบี้ยหงาย
phrase-met-and-bia = เม็ด เบี้ย และเบี้ยหงาย
phrase-length = จำนวนทีของฝ่ายไล่ ตั้งแต่ 1 ถึง 200
phrase-flag = {" "}true หรือไม่ต้องมีช่องนี้
phrase-side = {" "}white หรือ black

warning-label = เตือน:
library-no-puzzle = ไม่มีกลชื่อ `{ $id }`: ต้องเป็นรหัสกล (ดู konmak list), FEN ในเครื่องหมายคำพูด หรือ -
library-no-set = ไม่มีชุดชื่อ `{ $name }`: ต้องเป็นชุดใดชุดหนึ่งใน { $known }
library-no-theme = ไม่มีแนวชื่อ `{ $name }`: ต้องเป็นแนวใดแนวหนึ่งใน { $known }
phrase-tempo = กลุ่มข้อมูลที่มี pen-thi ก่อน
phrase-yes-no = {" "}true หรือ false
phrase-cost = จำนวนทีที่เสีย ตั้งแต่ 0 ถึง 200 หรือ absolute
phrase-cure = {" "}waiting-move, triangle, walk หรือ none
phrase-pivot = ตัวหมากแบบ FEN เช่น 1k6/3M4/KS6/8/8/8/8/8
library-nothing-fits = ไม่มีกลที่ตรงกับที่เลือก: ลองลดเงื่อนไข (konmak list บอกชุด แนว และความยาวที่มี)
