# รายงานกลฉบับเต็ม (solve --full, --tree)

study-zugzwang = ตากุญแจไม่ได้ขู่อะไร: ฝ่ายหนีจำใจเดิน
study-threat = ขู่: { $move } จนใน { $n } ที
study-set-play-mated = ถ้า{ $side }เดินก่อน มีทางจนใน { $n } ที
study-set-play-in-time = ถ้า{ $side }เดินก่อน มีทางจนทันการนับ
study-set-play-none = ถ้า{ $side }เดินก่อน จะไม่จน
study-set-play-late = ถ้า{ $side }เดินก่อน จะไม่จนใน { $n } ที ไม่ได้หาทางจนที่ช้ากว่านั้น
study-set-play-open = ถ้า{ $side }เดินก่อน ยังตัดสินไม่ได้
study-cut = หยุดเมื่อถึงขีดจำกัด สิ่งที่ไม่ได้บอกไว้ยังไม่แน่ชัด
study-longer = จนเหมือนกันแต่ช้ากว่า (ที): { $moves }
study-in-time = ทันการนับ
study-try = ตาหลอก: { $move } โต้ได้ด้วย { $by }
study-try-late = ตาหลอก: { $move } แต่ไม่จนใน { $n } ที เมื่อเจอ { $by }
study-by-stalemate = อับ
study-by-count = การนับ
study-by-capture = กินหมาก
study-by-escape = หนีพ้น
study-duals = มีทางเลือกยาวเท่ากันก่อนตาจน
study-minor-duals = มีทางเลือกเฉพาะที่ตาจน
study-also = หรือ
study-left = เหลือ { $n } ที
study-at-once = รูปเริ่ม
study-count = การนับชี้ขาด: ถ้าไม่นับจะมีทางอื่นดีกว่า แต่ตั้งแต่ { $after } { $side }นับถึง { $limit } เหลืออีก { $left } ที ทางนั้นต้องใช้ { $needed } ที
