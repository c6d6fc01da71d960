# ที (tempo POS, tempo --list MATERIAL): เป็นที แก้ที

tempo-mate = { $side }เดินก่อน: จนใน { $n } ที (เดินรวมสองฝ่าย { $plies } ครั้ง)
tempo-never = { $side }เดินก่อน: บังคับให้จนไม่ได้
tempo-open = { $side }เดินก่อน: ยังตัดสินไม่ได้ภายในขีดจำกัด
tempo-open-beyond = { $side }เดินก่อน: ไม่จนภายใน { $n } ที เกินนั้นยังตัดสินไม่ได้
tempo-illegal = { $side }เดินก่อน: ตั้งหมากเช่นนั้นไม่ได้
tempo-pen-thi = เป็นที: { $side }อยากผ่านตามากกว่าเดิน การต้องเดินทำให้เสีย { $n } ที
tempo-absolute = เป็นทีเด็ดขาด: ถ้า{ $side }ต้องเดินก็ไล่ไม่จนเลย แก้ทีไม่ได้
tempo-pen-thi-open = เป็นที: { $side }อยากผ่านตามากกว่าเดิน เสียกี่ทียังตัดสินไม่ได้
tempo-simple = ยังไม่นับว่าเป็นที: { $side }มีตาเดินถ่วงที เดินแล้วเหมือนผ่านตา
tempo-not = ไม่เป็นที: { $side }ไม่ต้องการผ่านตา
tempo-unsettled = เป็นทีหรือไม่ ยังตัดสินไม่ได้ภายในขีดจำกัด
tempo-quick-if-first = ถ้าไล่เดินก่อนจนใน { $n } ที ({ $side }เป็นฝ่ายไล่) รูปนี้ฝ่ายหนีได้เดินจึงดีกว่า
tempo-waiting-moves = แก้ทีอย่างง่าย ตาถ่วงที { $n } ตา: { $moves }
tempo-triangle = แก้ทีด้วยสามเหลี่ยม: ขุนกลับตาเดิมใน { $n } ที หมากตั้งเหมือนเดิมแต่{ $fleer }ต้องเดิน ตาแรก: { $moves } · { $line } แล้วจนใน { $left } ที
tempo-walk-strong = แก้ทีใน { $n } ที: หนีดีที่สุดทางใดหมากก็ตั้งเหมือนเดิมแต่{ $fleer }ต้องเดิน ตาแรก: { $moves } · { $line } แล้วจนใน { $left } ที
tempo-walk = แก้ทีโดยเดินอ้อม { $n } ที ตาแรก: { $moves } · { $line } หมากตั้งเป็น { $fen } { $fleer }ต้องเดิน จนใน { $left } ที
tempo-walk-open = แก้ทีโดยเดินอ้อม { $n } ที จะบังคับให้หมากตั้งเหมือนเดิมได้หรือไม่ยังตัดสินไม่ได้ ตาแรก: { $moves } · { $line } หมากตั้งเป็น { $fen } { $fleer }ต้องเดิน จนใน { $left } ที
tempo-in-time = เมื่อนับ: ทัน ต้องใช้ { $n } ที เหลือ { $left } ที
tempo-late = เมื่อนับ: ไม่ทัน ต้องใช้ { $n } ที เหลือ { $left } ที
tempo-time-open = เมื่อนับ: ยังตัดสินไม่ได้ ต้องใช้ { $n } ที เหลือ { $left } ที
tempo-no-count = ไม่มีการนับ

tempo-why = ทำไมเดินแล้วเสีย: ถ้า{ $fleer }ต้องเดินจะจนใน { $n } ที แต่{ $chaser }ต้องเดิน
tempo-spoil-stalemate = · { $moves }: อับ
tempo-spoil-loses = · { $moves }: { $reply } กินหมาก ({ $after })
tempo-spoil-releases = · { $moves }: เปิดตา { $squares } ให้ขุนหนี ({ $after })
tempo-spoil-slower = · { $moves }: ขุนไม่มีตาหนีเพิ่ม แต่ { $reply } ยื้อได้นานกว่า ({ $after })
tempo-length = จนใน { $n } ที
tempo-length-never = ไม่จน
tempo-length-open = ยังตัดสินไม่ได้
tempo-squares = ตาคู่กัน เมื่อ{ $fleer }ต้องเดินและหมากอื่นอยู่ที่เดิม: ขุน{ $fleer }อยู่ตาใด ขุน{ $chaser }ควรอยู่ตาใดจึงจนเร็วที่สุด
tempo-square = · ขุนหนีอยู่ { $fleer }: { $squares } (จนใน { $n } ที)
tempo-men = หมากตัวใดแก้ทีได้
tempo-man-triangle = · { $man } { $square }: ได้ เดินสามเหลี่ยม (ตรงสอง ทแยงหนึ่ง) กลับตาเดิมในสามที
tempo-man-line = · { $man } { $square }: ได้ เดินตามแนวเดียวสามทีกลับตาเดิม
tempo-man-rank-parity = · { $man } { $square }: ด้วยตัวเองไม่ได้ ทุกทีเปลี่ยนแถวคู่เป็นแถวคี่หรือกลับกัน จึงกลับตาเดิมได้ในจำนวนทีคู่เท่านั้น
tempo-man-colour-parity = · { $man } { $square }: ด้วยตัวเองไม่ได้ ทุกทีเปลี่ยนสีตา จึงกลับตาเดิมได้ในจำนวนทีคู่เท่านั้น
tempo-man-one-way = · { $man } { $square }: ด้วยตัวเองไม่ได้ เดินแล้วไม่กลับ
tempo-man-waits = แต่เดินถ่วงทีได้: { $moves }
tempo-tally = นับทีดู: ฝ่ายไล่เดิน { $all } ที ฝ่ายหนีเดิน { $replies } ที แล้วทุกตัวกลับที่เดิม เป็นทีของขุน { $khun } ของตัวอื่น { $others }
tempo-line = เดินดีที่สุดทั้งสองฝ่าย: { $first } | ได้ทีตรงนี้ { $fleer }ต้องเดิน | { $rest }
tempo-flights = ฝ่ายหนี ({ $fleer }): ตาที่ทำให้{ $chaser }ยังเป็นที
tempo-flight = · { $move } ({ $after }): เป็นทีอยู่ { $n } ตาของฝ่ายไล่
tempo-flight-forever = · { $move }: เป็นทีตลอด ไล่ไม่จน
tempo-flight-open = · { $move } ({ $after }): นานเท่าใดยังตัดสินไม่ได้
tempo-flights-open = ฝ่ายหนี ({ $fleer }): อีก { $n } ตายังไม่แน่ชัดว่าทำให้{ $chaser }เป็นทีหรือไม่
tempo-no-flights = ฝ่ายหนี ({ $fleer }): ไม่มีตาใดทำให้{ $chaser }เป็นที

tempo-row = { $fen }  เดิน { $chaser }/{ $fleer } ครั้ง  เสีย { $cost } ที  { $kind ->
        [triangle] สามเหลี่ยม
        [walk] เดินอ้อม
        [waiting-move] ถ่วงที
       *[none] แก้ไม่ได้
    }{ $strong ->
        [strong] {" "}กลับรูปเดิม
       *[weak] {""}
    }  { $moves }
tempo-total = { $n } รูป ไม่นับรูปกระจก
tempo-no-material = `{ $text }` ไม่ใช่ชุดหมากของตาราง: ต้องเป็นหมากสองฝ่ายคั่นด้วย v ไม่เกินห้าตัว เช่น KSMvK หรือหมากฝ่ายไล่อย่างเดียว เช่น SM
tempo-no-chaser = `{ $text }`: ด้านซ้ายไม่มีหมากไว้ไล่ ต้องมี เช่น KSMvK
tempo-total-so-far = พบ { $n } รูปก่อนหยุด
tempo-large-table = `{ $text }` ต้องสร้างตารางหมากห้าตัว ใช้เวลาหลายวินาทีและหน่วยความจำมาก: ใส่ --yes ถ้าจะให้สร้าง

audit-tempo-not-pen-thi = รูปนี้ไม่เป็นที: ฝ่ายไล่เดินก่อนจน{ $chaser } ฝ่ายหนีเดินก่อนจน{ $fleer }
audit-tempo-is-pen-thi = รูปนี้เป็นที: ฝ่ายไล่เดินก่อนจน{ $chaser } ฝ่ายหนีเดินก่อนจน{ $fleer }
audit-tempo-in = ใน { $n } ที
audit-tempo-never = ไม่ได้เลย
audit-tempo-absolute = ไล่ไม่จน (absolute)
audit-tempo-wrong-cost = ระบุว่าเสีย { $stated }: ที่จริงเสีย { $found }
audit-tempo-no-cost = ระบุการเสียทีหรือวิธีแก้ที: ที่จริงฝ่ายไล่ได้เดินก่อนดีอยู่แล้ว
audit-tempo-wrong-cure = ระบุวิธีแก้ `{ $stated }`: ที่จริงเป็น `{ $found }`
audit-tempo-not-strong = แก้ทีแล้วไม่กลับรูปเดิมเสมอไป: มีทางหนีดีที่สุดที่ไม่พากลับ
audit-tempo-is-strong = แก้ทีแล้วกลับรูปเดิม: หนีดีที่สุดทางใดก็พากลับ
audit-tempo-line-not-best = ตาที่ { $n } ก่อนถึงรูปหลัก `{ $move }` ไม่ใช่ตาดีที่สุด: ควรเป็น `{ $better }`
audit-tempo-line-misses-pivot = แนวเดินไม่จบที่รูปหลักโดยฝ่ายหนีต้องเดิน
audit-tempo-wrong-number = ระบุว่าถึงรูปหลักใน { $stated } ที: แนวเดินใช้ { $found } ที
audit-tempo-not-forced = บังคับให้ถึงรูปหลักใน { $n } ทีไม่ได้ทุกทางหนีที่ดีที่สุด
audit-tempo-no-number = มีรูปหลักแต่ไม่มี `in`: ต้องบอกจำนวนทีที่ใช้ไปถึง
audit-tempo-count = การนับไม่ได้เหลือพอดี: ต้องชนะ และถ้านับไปอีกหนึ่งต้องเสมอ
audit-tempo-undecided = เรื่องทียังตัดสินไม่ได้ภายในขีดจำกัด: ต้องพิสูจน์ได้
