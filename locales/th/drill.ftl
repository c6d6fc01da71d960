# ห้องฝึก

help-drill = ฝึกไล่ฝึกหนี: กลหมากและรูปใด ๆ กับตัวพิสูจน์
help-drill-long =
    ห้องฝึก: แสดงรูปหมาก คุณพิมพ์ตาเดินแบบใดก็ได้ ตัวพิสูจน์ตัดสินทุกตา
    อีกฝ่ายต้านนานที่สุดเสมอ ตากุญแจทุกตานับว่าถูก
    ถ้าไม่บอกรูป จะใช้กลหมากในคลัง
help-drill-examples =
    konmak drill
    konmak drill pb-58 pb-59
    konmak drill --theme khon-bia --seed 7 --count 5
    konmak drill --tempo all --material SM --seed 7
    konmak drill "8/8/8/2K1k3/8/4RR2/8/8 b - 16 10 1" --side fleer
help-arg-task = รหัสของกลหมาก หรือ FEN หนึ่งรูปในเครื่องหมายคำพูด
help-arg-task-long = รหัสของกลหมาก หรือ FEN หนึ่งรูปในเครื่องหมายคำพูด ใส่การนับที่ดำเนินอยู่ได้ (ดูวิธีเขียนที่ konmak solve --help)
help-arg-random = เรียงแบบสุ่ม
help-arg-seed = เมล็ดสุ่ม: เมล็ดเดียวกันให้ลำดับและคำตอบเดียวกันเสมอ
help-arg-number = ไม่เกินกี่ข้อ
help-arg-side = ฝ่ายที่คุณเล่น: chaser (ฝ่ายไล่) หรือ fleer (ฝ่ายหนี)
help-arg-tempo = ฝึกเรื่องที: judge (เป็นทีหรือไม่) lose (แก้ที) make (หนีให้เป็นที) หรือ all (ทุกแบบ)
help-arg-material = ใช้กับ --tempo: สุ่มรูปจากชุดหมาก เช่น SM หรือ KSMvK
help-arg-line-dialogue = โต้ตอบทีละบรรทัด สำหรับท่อข้อมูลและโปรแกรมอ่านหน้าจอ

drill-error-mixed = FEN ต้องฝึกเดี่ยว: ให้ FEN หนึ่งรูป หรือรหัสของกลหมาก
drill-seed = ลำดับและคำตอบตาม --seed { $seed }

drill-task = ข้อ { $number } จาก { $of }: { $name }
drill-task-fen = รูปหมาก
drill-goal-mate-in = คุณเป็น{ $side } จนใน { $n } ที
drill-goal-win = คุณเป็น{ $side } ไล่ให้จนก่อนนับครบ
drill-goal-win-uncounted = คุณเป็น{ $side } ไล่ให้จน
drill-goal-hold = คุณเป็น{ $side } (ฝ่ายหนี) รักษาเสมอไว้: อับ นับครบ หรือไม่มีทางจน
drill-goal-hold-out = คุณเป็น{ $side } (ฝ่ายหนี) แพ้แน่ ต้านให้นานที่สุด: { $n } ที
drill-goal-lost-win = คุณเป็น{ $side } ชนะไม่ได้แล้ว
drill-goal-lost-draw = คุณเป็น{ $side } (ฝ่ายหนี) รักษาเสมอไม่ได้แล้ว
drill-rules = กติกา: { $rules }
drill-claimed = ต้นฉบับว่า: { $text }
drill-may-ask = คุณ “ขอนับ” ศักดิ์กระดานได้
drill-spoilt = ข้อนี้นับว่าพลาดแล้ว พิมพ์ “ถอย” เพื่อกลับไป

drill-right-mate = จน ยอดเยี่ยม
drill-right-left = ถูก จนในอีก { $n } ที
drill-right = ถูก ยังชนะทันนับ
drill-right-slower = ถูก ทันนับ แต่ช้ากว่าที่ควร { $by } ที จนในอีก { $n } ที
drill-holds = ถูก ยังเสมออยู่
drill-holds-out = ถูก ไม่มีตาใดต้านได้นานกว่านี้ จนในอีก { $n } ที
drill-undecided = เดินได้ แต่ยังตัดสินไม่ได้: ในเวลาที่ให้ ไม่มีอะไรพิสูจน์ได้
drill-undecided-listed = ตรงกับตากุญแจที่บันทึกไว้ แต่ยังไม่ได้พิสูจน์ซ้ำในเวลาที่ให้
drill-undecided-proved = เดินได้ แต่ยังตัดสินไม่ได้ในเวลาที่ให้: พิสูจน์แล้วว่าไม่จนภายใน { $n } ที
drill-late = { $move } จน แต่ช้าไป { $by } ที: จนในอีก { $n } ที
drill-not-within = { $move } ไม่จนใน { $n } ทีที่เหลือ ข้อนี้พิสูจน์แล้ว จะชนะทีหลังหรือไม่ยังตัดสินไม่ได้ (ไม่จนภายใน { $proved } ที)
drill-not-mate = { $move } ไม่จน
drill-loses-stalemate = { $move } เสียชนะ: อับ เสมอ
drill-loses-count = { $move } เสียชนะเพราะนับ ({ $honour }): เหลือ { $left } ที จนไม่ทัน
drill-loses-count-needed = { $move } เสียชนะเพราะนับ ({ $honour }): ต้องใช้อีก { $needed } ที แต่เหลือ { $left } ที
drill-loses-capture = { $move } เสียชนะ: { $man }ที่ { $square } ถูกกิน
drill-loses-mate = { $move } แพ้: คุณจนใน { $n } ที
drill-loses-mated = { $move } แพ้: อีกฝ่ายไล่จน
drill-loses-repetition = { $move } เสียชนะ: รูปเดิมครบสามครั้ง เสมอ
drill-loses-dead = { $move } เสียชนะ: หมากที่เหลือไม่มีทางจน
drill-loses-counter-mate = { $move } จน แต่ฝ่ายที่นับไล่จนเองเป็นเสมอ: “หยุดนับ” เสียก่อน
drill-loses-escape = { $move } เสียชนะ: ขุนหนีพ้น
drill-falls = { $move } ฝ่ายไล่จนได้ใน { $n } ที ทันนับ
drill-falls-in-time = { $move } ฝ่ายไล่จนได้ทันนับ
drill-sooner = { $move } จนใน { $n } ที เร็วกว่าที่ควร { $by } ที
drill-refuted-by = ทางโต้: { $line }
drill-try-again = ลองใหม่ได้ “ทำไม” ดูทางโต้ “เล่นต่อ” เดินตานี้ต่อไป
drill-try-again-plain = ลองใหม่ได้ “เล่นต่อ” เดินตานี้ต่อไป

drill-answer = { $side }เดิน { $move }
drill-went-on = คุณเดิน { $move } ต่อไป
drill-asked = { $side }ขอนับศักดิ์กระดาน
drill-stopped = { $side }หยุดนับ
drill-took-back = ถอยแล้ว
puzzle-try = ตาหลอก: { $move }?{ $replied ->
        [yes] {" "}โต้ด้วย { $reply }!
       *[no] {""}
    }{ $told ->
        [yes] : { $comment }
       *[no] {""}
    }
drill-solution = เฉลย: { $line }
drill-solution-unknown = ไม่มีเฉลย และหาไม่พบในเวลาที่ให้
drill-comment = { $move }: { $comment }

drill-over = จบกระดาน: { $end }
drill-over-next = “ถอย” “เฉลย” “ข้าม” หรือ “เลิก”

drill-hint-idea = คำใบ้: { $idea }
drill-hint-themes = แนว: { $themes }
drill-hint-check = ตานี้รุก
drill-hint-capture = ตานี้กิน
drill-hint-turning = เบี้ยหงาย
drill-hint-quiet = ตาเดินเงียบ: ไม่รุก ไม่กิน
drill-hint-man = ดู{ $man }ที่ { $square }
drill-hint-move = เดิน { $move }
drill-hint-last = คำใบ้ที่นี่หมดแล้ว “เฉลย” แสดงทั้งหมดแล้วจบข้อนี้
drill-hint-none = หาตาที่ถูกไม่พบในเวลาที่ให้

drill-cannot-undo = ไม่มีตาของคุณให้ถอย
drill-cannot-why-yet = บอกเหตุผลก็เท่ากับบอกคำตอบ: ตอบก่อน หรือขอดู `เฉลย`
drill-cannot-why = ยังไม่ได้เดินหรือตอบผิดที่นี่
drill-cannot-yours = การนับเป็นของ{ $side } ไม่ใช่ของคุณ
drill-cannot-count = ทำไม่ได้: { $reason }
drill-cannot-done = จบการฝึกแล้ว
drill-illegal = ผิดกติกา: { $reason }
drill-unreadable = ไม่เข้าใจ: { $reason } พิมพ์ “ช่วย” เพื่อดูคำสั่ง

drill-error-no-tempo = ไม่มีแบบฝึกเรื่องทีเช่นนั้นในที่เลือกมา: แก้ทีต้องเป็นรูปที่แก้ทีได้ หนีให้เป็นทีต้องเป็นตาฝ่ายหนีและมีตาที่ทำให้เป็นที
drill-error-no-deal = ไม่มีรูปของชุดหมากนี้ที่ใช้ฝึกแบบนั้นได้: ต้องเป็นหมากที่เป็นทีได้ เช่น SM SN NM SS หรือ R หรือเพิ่ม --max-cost
drill-position-number = รูปที่ { $n }
drill-unsettled = { $name }: ยังตัดสินไม่ได้ในเวลาที่ให้ ข้ามไป
drill-exercise-judge = เป็นทีหรือไม่
drill-exercise-lose = แก้ที
drill-exercise-make = หนีให้เป็นที
drill-uncounted = ไม่มีการนับ
drill-ask-pen-thi = { $side }ต้องเดิน นี่เป็นทีหรือไม่ (ถ้าไม่ต้องเดินจะดีกว่าเดินทุกทาง) ตอบ “ใช่” หรือ “ไม่ใช่”
drill-ask-cost = การต้องเดินทำให้{ $side }เสียกี่ที ตอบเป็นตัวเลข หรือ “เด็ดขาด” ถ้าไล่ไม่จนเลย
drill-goal-lose = คุณเป็น{ $side } แก้ที: เดินดีที่สุดจนใน { $left } ที แก้ทีสำเร็จเมื่อ{ $other }ต้องเดินและจนในอีก { $until } ที
drill-goal-make = คุณเป็น{ $side } (ฝ่ายหนี) หนีให้{ $other }เป็นที และให้เสียทีมากที่สุด
drill-guess-pen-thi = ถูก ถ้า{ $side }ไม่ต้องเดินจะดีกว่า
drill-guess-right = ถูก
drill-guess-not-pen-thi = ผิด { $side }มีตาเดินที่ดีเท่ากับไม่ต้องเดิน หรือดีกว่า
drill-guess-is-pen-thi = ผิด ถ้า{ $side }ไม่ต้องเดินจะดีกว่า
drill-guess-wrong-cost = ผิด ไม่ได้เสีย { $cost }
drill-guess-again = ตอบใหม่ได้ “คำใบ้” ช่วย “เฉลย” บอกเหตุผล
drill-no-answer = ไม่เข้าใจ { $question }
drill-cannot-move = ข้อนี้ให้ตอบ ไม่ใช่ให้เดิน
drill-cannot-answer = ข้อนี้ไม่ได้ถามอย่างนั้น
drill-cost = { $n } ที
drill-cost-mate = การชนะ (ไล่ไม่จนเลย)
drill-tempo-won-same = แก้ทีสำเร็จ: หมากตั้งเหมือนเดิม แต่{ $side }ต้องเดิน
drill-tempo-won = แก้ทีสำเร็จ: { $side }ต้องเดิน เหมือนกับว่าตอนแรกคุณไม่ต้องเดิน
drill-costs = { $move } ยังชนะ แต่แก้ทีช้าไปอีก { $by } ที: จนในอีก { $n } ที
drill-makes-pen-thi = ถูก { $side }เป็นที การต้องเดินทำให้เสีย { $cost }
drill-not-pen-thi = { $move } ไม่ทำให้เป็นที: ฝ่ายไล่มีตาเดินที่ดีเท่ากับไม่ต้องเดิน หรือดีกว่า (จนใน { $n } ที)
drill-not-pen-thi-drawn = { $move } เสมอได้ แต่ไม่ใช่เพราะเป็นที: ใครเดินก่อนก็ไม่จน
drill-costs-less = { $move } เป็นที เสีย { $cost } ที (จนใน { $n } ที) แต่มีตาหนีที่ทำให้เสียมากกว่านี้
drill-hint-wait = หาตาถ่วงที: ตาเดินที่ไม่ทำให้รูปใกล้ขุนเปลี่ยน
drill-hint-triangle = ขุนเดินสามเหลี่ยมได้: ตรงสอง ทแยงหนึ่ง
drill-hint-walk = ถ่วงทีตาเดียวหรือเดินสามเหลี่ยมไม่พอ ต้องเดินอ้อม
drill-hint-compare = เทียบการจนสองอย่าง: ถ้าฝ่ายหนีต้องเดินจนในกี่ที กับ{ $side }เดินจนในกี่ที ถ้าอย่างหลังนานกว่าอย่างแรกตั้งแต่สองทีขึ้นไปก็เป็นที ส่วนที่เกินหนึ่งทีคือทีที่เสีย
drill-hint-fleer-first = ถ้า{ $side }ต้องเดิน: จนใน { $n } ที
drill-hint-fleer-never = ถ้า{ $side }ต้องเดิน: ไม่จน
drill-hint-chaser-first = { $side }เดิน: จนใน { $n } ที
drill-hint-chaser-never = { $side }เดิน: ไม่จน
drill-hint-flights = ตาหนีที่ถูกมี { $right } จาก { $of } ตา
drill-hint-worth = ตาหนีที่ดีที่สุดทำให้ฝ่ายไล่เสีย { $cost }

drill-outcome-solved = แก้ได้
drill-outcome-helped = แก้ได้โดยมีตัวช่วย
drill-outcome-missed = พลาด
drill-outcome-skipped = ข้าม
drill-outcome-left = ยังไม่จบ
drill-finished = ข้อนี้: { $outcome }
drill-wrong = เดินผิด { $n } ครั้ง
drill-wrong-answers = ตอบผิด { $n } ครั้ง
drill-hints = ใบ้ { $n } ครั้ง
drill-summary = สรุป: แก้ได้ { $solved } มีตัวช่วย { $helped } พลาด { $missed } ข้าม { $skipped } ยังไม่จบ { $left }
drill-summary-none = สรุป: ยังไม่ได้เริ่มข้อใด
drill-thinking = กำลังคิด
drill-help =
    ตาเดินแบบใดก็ได้: ม-ง๒ ม, ข๑-ง๒ g5g6 Nd2
    คำใบ้ (hint)       แนวคิด แล้วตัวหมาก แล้วตาเดิน
    ทำไม (why)         ทางโต้ตาผิดที่เพิ่งลอง
    เล่นต่อ (go on)    เดินตาผิดนั้นแล้วเล่นต่อ
    ถอย (undo)         ถอยตาเดิน การขอนับ หรือการหยุดนับครั้งล่าสุด
    ขอนับ หยุดนับ      ศักดิ์กระดาน เมื่อเป็นรอง (ask, stop)
    กลับกระดาน (flip)  หมุนกระดาน
    กระดาน (board)     แสดงกระดานอีกครั้ง
    เฉลย (solution)    ดูเฉลยแล้วจบข้อนี้
    ข้าม (skip)        ข้ามข้อนี้
    เลิก (quit)        จบพร้อมสรุปผล
drill-help-judge =
    ใช่ ไม่ใช่ (yes no)  คำตอบของ “เป็นทีหรือไม่”
    ๓                  คำตอบของ “เสียกี่ที”
    เด็ดขาด (absolute) คำตอบเดียวกัน ถ้าไล่ไม่จนเลย
    คำใบ้ (hint)       วิธีคิด แล้วจนในกี่ทีทีละฝ่าย
    กระดาน (board)     แสดงกระดานอีกครั้ง
    กลับกระดาน (flip)  หมุนกระดาน
    เฉลย (solution)    ดูคำตอบพร้อมเหตุผลแล้วจบข้อนี้
    ข้าม (skip)        ข้ามข้อนี้
    เลิก (quit)        จบพร้อมสรุปผล
