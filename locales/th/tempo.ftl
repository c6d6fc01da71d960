# ที (tempo POS, tempo --list MATERIAL): เป็นที แก้ที

tempo-idea = แนวคิด: { $idea }
tempo-mate = { $side }เดินก่อน: ไล่จนใน { $n } ที
tempo-mate-late = { $side }เดินก่อน: { $chaser }ต้องใช้ { $n } ที แต่นับเหลือ { $left } ที: เสมอ
tempo-never = { $side }เดินก่อน: บังคับให้จนไม่ได้
tempo-open = { $side }เดินก่อน: ยังตัดสินไม่ได้ภายในขีดจำกัด
tempo-open-beyond = { $side }เดินก่อน: ไม่จนภายใน { $n } ที เกินนั้นยังตัดสินไม่ได้
tempo-illegal = { $side }เดินก่อน: ตั้งหมากเช่นนั้นไม่ได้
tempo-pen-thi = เป็นที (ต้องเดินแล้วเสีย): ถ้า{ $side }ไม่ต้องเดินจะดีกว่า การต้องเดินทำให้เสีย { $n } ที (ถ้ามีตาถ่วงทีจะไล่จนใน { $waiting } ที)
tempo-absolute = เป็นทีแบบแก้ไม่ได้ (ต้องเดินแล้วเสีย): ถ้า{ $side }ต้องเดินก็ไล่ไม่จนเลย
tempo-pen-thi-open = เป็นที (ต้องเดินแล้วเสีย): ถ้า{ $side }ไม่ต้องเดินจะดีกว่า เสียกี่ทียังตัดสินไม่ได้
tempo-simple = ไม่เป็นที (ต้องเดินแล้วเสีย): { $side }มีตาถ่วงที เดินแล้วดีเท่ากับไม่ต้องเดิน
tempo-not = ไม่เป็นที (ต้องเดินแล้วเสีย): { $side }ได้เดินก่อนดีอยู่แล้ว
tempo-unsettled = เป็นทีหรือไม่ ยังตัดสินไม่ได้ภายในขีดจำกัด
tempo-quick-if-first = { $fleer }ได้เปรียบที่เป็นฝ่ายเดิน: ถ้า{ $chaser }เดินก่อนจะไล่จนใน { $n } ที
tempo-waiting-moves = แก้ที (ให้อีกฝ่ายเป็นฝ่ายต้องเดิน) อย่างง่าย มีตาถ่วงที { $n } ตา: { $moves }
tempo-triangle = แก้ที (ให้อีกฝ่ายเป็นฝ่ายต้องเดิน) ด้วยสามเหลี่ยม: เริ่มด้วย { $moves } ไม่ว่า{ $fleer }จะหนีอย่างดีที่สุดทางใด ขุนก็กลับตาเดิมใน { $steps } ที หมากตั้งเหมือนเดิมโดย{ $fleer }ต้องเดิน จนใน { $left } ที
tempo-walk-strong = แก้ที (ให้อีกฝ่ายเป็นฝ่ายต้องเดิน) ใน { $steps } ที: เริ่มด้วย { $moves } ไม่ว่า{ $fleer }จะหนีอย่างดีที่สุดทางใด หมากก็กลับมาตั้งเหมือนเดิมโดย{ $fleer }ต้องเดิน จนใน { $left } ที
tempo-walk = แก้ที (ให้อีกฝ่ายเป็นฝ่ายต้องเดิน) โดยเดินอ้อม { $steps } ที: เริ่มด้วย { $moves } แล้วหมากตั้งเป็น { $fen } { $fleer }ต้องเดิน จนใน { $left } ที
tempo-walk-open = แก้ที (ให้อีกฝ่ายเป็นฝ่ายต้องเดิน) โดยเดินอ้อม { $steps } ที: เริ่มด้วย { $moves } แล้วหมากตั้งเป็น { $fen } { $fleer }ต้องเดิน จนใน { $left } ที จะบังคับให้หมากตั้งเหมือนเดิมได้หรือไม่ยังตัดสินไม่ได้
tempo-cure-line = { $line } แล้วไล่จนใน { $left } ที
tempo-drawing = ขุนเดินสามเหลี่ยม { $way } ตามทางเดินดีที่สุดข้างล่าง: ตัวเลขบนกระดานคือลำดับก้าว ก้าวสุดท้ายกลับตาเดิม
tempo-in-time = ถ้านับและ{ $side }เดิน: ทัน ต้องใช้ { $n } ที เหลือ { $left } ที
tempo-late = ถ้านับและ{ $side }เดิน: ไม่ทัน ต้องใช้ { $n } ที เหลือ { $left } ที
tempo-time-open = ถ้านับและ{ $side }เดิน: ยังตัดสินไม่ได้ ต้องใช้ { $n } ที เหลือ { $left } ที
tempo-no-count = ไม่มีการนับ

tempo-why = ถ้า{ $fleer }ต้องเดินจะจนใน { $n } ที แต่{ $chaser }ต้องเดิน{ $known ->
        [yes] {" "}ดีที่สุด: { $best } ({ $after }){ $others } ตาอื่นแย่กว่านั้น:
        [all] {" "}เดินตาใดก็เท่ากัน: { $best } ({ $after })
       *[no] {" "}เดินตาใดก็เสีย:
    }
tempo-spoil-stalemate = · { $moves }: อับ
tempo-spoil-loses = · { $moves }: { $reply } กินหมาก ({ $after })
tempo-spoil-releases = · { $moves }: เปิดตา { $squares } ให้ขุน{ $fleer } ({ $after })
tempo-spoil-slower = · { $moves }: แก้ด้วย { $reply } ({ $after })
tempo-spoil-open = · { $moves } ({ $after })
tempo-other-ways = {" "}โดย { $moves } เป็นอีกทางหนึ่งที่เร็วเท่ากัน
tempo-detours = ถ้าหนีดีที่สุดทางอื่น ขุนต้องอ้อมทางอื่น: { $ways }
tempo-detour = { $reply } ผ่าน { $square }
tempo-length = จนใน { $n } ที
tempo-length-late = ต้องใช้ { $n } ที เหลือ { $left } ที: เสมอ
tempo-length-never = ไม่จน
tempo-length-open = ยังตัดสินไม่ได้
tempo-spare-put-off = ตาถ่วงทีของตัวอื่นใช้ได้ก็เพราะตัวนี้ยังถ่วงทีให้ได้ในทีถัดไป
tempo-spare = ถ้าไม่มี{ $man }ที่ { $square } { $chaser }จะเป็นที ({ $cost }) เมื่อมีจึงถ่วงทีได้
tempo-spare-cost = เสีย { $n } ที
tempo-spare-absolute = ไล่ไม่จนเลย
tempo-triangle-fails = เดินสามเหลี่ยมสามทีใช้ไม่ได้: { $reasons }
tempo-triangle-slower = ก้าวแรกเหล่านี้ไม่ใช่ตาที่ดีที่สุด: { $moves }
tempo-triangle-no-corner = หลัง { $line } ไม่มีตาที่ดีที่สุดตาใดพาขุนกลับไปทาง { $home }
tempo-triangle-closed = หลัง { $line } ขุนก้าวไป { $home } ไม่ได้
tempo-triangle-elsewhere = หลัง { $line } ถ้าขุนก้าวไป { $home } หมาก{ $fleer }จะไม่ได้อยู่ที่เดิม
tempo-triangle-late = หลัง { $line } ถ้าขุนก้าวไป { $home } จะเสียที
tempo-triangle-nowhere = ที่นี่เดินสามเหลี่ยมไม่ได้: ไม่มีตาที่ขุนก้าวไปแล้วอีกสองก้าวกลับตาเดิม
tempo-squares = ตาคู่กัน เมื่อ{ $fleer }ต้องเดินและหมากอื่นอยู่ที่เดิม: ขุน{ $fleer }อยู่ที่เดิมหรือตาที่ไปได้ทันที ขุน{ $chaser }ควรอยู่ตาใดจึงไล่จนได้เร็วที่สุด{ $near ->
        [yes] {" "}(ดูเฉพาะตาที่อยู่และตาที่ห่างหนึ่งก้าว)
       *[no] {""}
    }
tempo-square = · ขุน{ $fleer }อยู่ { $khun }: { $squares } ({ $length }){ $here }
tempo-square-here = {" "}จาก { $square } ที่ขุน{ $chaser }อยู่ { $length }
tempo-squares-open = · ขุน{ $fleer }อยู่ { $squares }: ยังตัดสินไม่ได้ภายในขีดจำกัด
tempo-men = หมากจะตั้งเหมือนเดิมโดยเปลี่ยนฝ่ายเดินได้ ต้องมีตัวหนึ่งกลับตาเดิมในจำนวนทีที่เป็นเลขคี่ ตัวใดทำได้:
tempo-man-triangle = · { $men }: ได้ ในสามที เดินสามเหลี่ยม (ตรงสอง ทแยงหนึ่ง)
tempo-man-line = · { $men }: ได้ ในสามที เดินตามแนวเดียว
tempo-man-rank-parity = · { $men }: ไม่ได้ เดินทุกทีเปลี่ยนจากแถวคู่เป็นแถวคี่หรือกลับกัน
tempo-man-colour-parity = · { $men }: ไม่ได้ เดินทุกทีผลบวกของเลขแนวตั้งกับแนวนอนสลับคู่เป็นคี่
tempo-man-one-way = · { $men }: ไม่ได้ เดินแล้วไม่กลับ
tempo-tally = นับทีดู: { $chaser }เดิน { $all } ที { $fleer }เดิน { $replies } ที แล้วทุกตัวกลับที่เดิม{ $others ->
        [0] {" "}ทั้ง { $all } ทีเป็นขุนเดิน
       *[other] {" "}ใน { $all } ทีนั้นขุนเดิน { $khun } ที ตัวอื่นเดิน { $others } ที
    }
tempo-line = เดินดีที่สุดทั้งสองฝ่าย: { $line } · { $waits ->
        [yes] { $chaser }ถ่วงทีในทีที่ { $n }
       *[no] แก้ทีสำเร็จในทีที่ { $n }
    } { $fleer }ต้องเดิน
tempo-flights = ฝ่ายหนี ({ $fleer }) ถ้าถึงตาเดิน: ตาที่เดินแล้ว{ $chaser }เป็นที
tempo-flight = · { $move } ({ $after }): ฝ่ายไล่เป็นทีติดกัน { $n } ที
tempo-flight-forever = · { $move }: เป็นทีตลอด ไล่ไม่จน
tempo-flight-open = · { $move } ({ $after }): นานเท่าใดยังตัดสินไม่ได้
tempo-flights-open = ฝ่ายหนี ({ $fleer }) ถ้าถึงตาเดิน: อีก { $n } ตายังไม่แน่ชัดว่าทำให้{ $chaser }เป็นทีหรือไม่

tempo-fleer-draws = { $counted ->
        [yes] เมื่อนับ { $fleer }
       *[no] { $fleer }
    }เดินตาใดก็เสมอ
tempo-fleer-draws-by = { $counted ->
        [yes] เมื่อนับ { $fleer }
       *[no] { $fleer }
    }เดินแล้วเสมอได้: { $n ->
        [1] มีตาเดียวคือ { $moves }
       *[other] ตาที่เสมอคือ { $moves }
    }
tempo-fleer-loses = { $counted ->
        [yes] เมื่อนับ { $chaser }ไล่จนทัน
       *[no] { $chaser }ไล่จน
    } ตาที่ยื้อได้นานที่สุด ({ $n } ตา): { $moves }
tempo-fleer-wins = { $fleer }กลับเป็นฝ่ายรุกจน: { $moves }
tempo-fleer-open = เมื่อนับแล้วใครชนะยังตัดสินไม่ได้ภายในขีดจำกัด
tempo-fleer-flights = { $fleer }เดินแต่ละตาได้ผลดังนี้{ $new ->
        [yes] {" "}(เป็นที: ต้องเดินแล้วเสีย)
       *[no] {""}
    }:
tempo-fleer-flight = · { $moves }: { $outcome }
tempo-fleer-pen-thi = { $chaser }เป็นที{ $turns ->
        [0] {""}
       *[other] ติดกัน { $turns } ที
    } เสีย { $n } ที ({ $after })
tempo-fleer-after = หลัง { $move } { $chaser }ต้องเดินทั้งที่ไม่อยากเดิน (ถ้า{ $fleer }ต้องเดินจะจนใน { $left } ที)
tempo-fleer-cure = { $chaser }แก้ที{ $kind ->
        [triangle] ด้วยสามเหลี่ยม
        [waiting-move] ด้วยการถ่วงที
       *[other] โดยเดินอ้อม
    }: เริ่มด้วย { $moves } แล้วในทีที่ { $n } ของทางเดินดีที่สุด { $fleer }เป็นฝ่ายต้องเดิน จนใน { $left } ที
tempo-fleer-absolute = { $chaser }เป็นทีแบบแก้ไม่ได้ ไล่ไม่จนเลย
tempo-fleer-plain = { $after }
tempo-fleer-line = เดินดีที่สุดทั้งสองฝ่าย: { $line }
tempo-fleer-line-late = เดินดีที่สุดทั้งสองฝ่ายถ้าไม่นับ: { $line } · { $chaser }ต้องใช้ { $needed } ที แต่นับเหลือ { $left } ที

tempo-row-head = FEN  จนใน (ที): ฝ่ายไล่/ฝ่ายหนีเดินก่อน  เสีย (ที)  วิธีแก้ที  ตาแรก
tempo-row = { $fen }  { $chaser }/{ $fleer }  { $cost }  { $kind ->
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
audit-tempo-no-cost = ระบุการเสียที วิธีแก้ที หรือจำนวนที: ที่จริงฝ่ายไล่ได้เดินก่อนดีอยู่แล้ว
audit-tempo-wrong-cure = ระบุวิธีแก้ที `{ $stated }`: ที่จริงเป็น `{ $found }`
audit-tempo-not-strong = แก้ทีแล้วไม่กลับรูปเดิมเสมอไป: มีทางหนีดีที่สุดที่ไม่พากลับ
audit-tempo-is-strong = แก้ทีแล้วกลับรูปเดิม: หนีดีที่สุดทางใดก็พากลับ
audit-tempo-line-not-best = ตาที่ { $n } ก่อนถึงรูปหลัก `{ $move }` ไม่ใช่ตาดีที่สุด: ควรเป็น `{ $better }`
audit-tempo-line-misses-pivot = แนวเดินไม่จบที่รูปหลักโดยฝ่ายหนีต้องเดิน
audit-tempo-wrong-number = ระบุ `in: { $stated }`: แนวเดินใช้ { $found } ที
audit-tempo-wrong-cure-number = ระบุ `in: { $stated }`: ที่จริงแก้ทีสำเร็จใน { $found } ที
audit-tempo-number-without-cure = ระบุ `in: { $stated }`: ที่จริงแก้ทีไม่ได้เลย
audit-tempo-not-forced = บังคับให้ถึงรูปหลักใน { $n } ทีไม่ได้ทุกทางหนีที่ดีที่สุด
audit-tempo-no-number = มีรูปหลักแต่ไม่มี `in`: ต้องบอกจำนวนทีที่ใช้ไปถึง
audit-tempo-count = การนับไม่ได้เหลือพอดี: ต้องชนะ และถ้านับไปอีกหนึ่งต้องเสมอ
audit-tempo-undecided = เป็นทีหรือแก้ทียังตัดสินไม่ได้ภายในขีดจำกัด: ต้องพิสูจน์ได้
