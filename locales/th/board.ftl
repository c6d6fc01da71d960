# ฝ่าย ตัวหมาก และสิ่งที่อยู่ข้างกระดาน

side-white = ฝ่ายขาว
side-black = ฝ่ายดำ
man-khun = ขุน
man-met = เม็ด
man-khon = โคน
man-ma = ม้า
man-ruea = เรือ
man-bia = เบี้ย
man-bia-ngai = เบี้ยหงาย

board-to-move = ตา{ $side }เดิน
board-to-move-in-check = ตา{ $side }เดิน ขุนถูกรุก
board-rules = กติกา: { $rules }
board-man = { $man } { $square }
board-men = { $side }: { $men }

rules-thai = thai (ศักดิ์น้อยที่สุด)
rules-thai-highest = thai-highest (ศักดิ์ของหมากสูงสุด)
rules-old = old (ศักดิ์กระดานเริ่มจาก ๒)
rules-fairy = fairy (อย่าง Fairy-Stockfish)
rules-none = none (ไม่นับ)
