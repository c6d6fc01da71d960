# คำอธิบายการใช้: คำสั่ง สิ่งที่ต้องบอก และตัวเลือก

help-konmak = กลหมาก: ฝึกไล่หมากปลายกระดานและแก้กลหมากรุกไทย ตามกติกานับศักดิ์
help-konmak-long =
    กลหมากแก้ พิสูจน์ และแสดงกลหมากรุกไทยปลายกระดาน

    ทุกคำตอบแน่นอนและเป็นไปตามกติกานับศักดิ์ ทั้งศักดิ์กระดาน (๖๔) และศักดิ์หมาก คำตอบบอกเสมอว่าใช้กติกาใด
    ตาหมาก (POS) คือ FEN ในเครื่องหมายคำพูด รหัสกล หรือ - เพื่ออ่าน FEN จากอินพุตมาตรฐานบรรทัดละหนึ่งรูป

    รหัสจบ: 0 ตอบได้หรือทำเสร็จ, 1 ตอบได้ว่าไม่, 2 สิ่งที่ให้มาผิดหรือทำไม่ได้
help-konmak-examples =
    konmak show "8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1"
    konmak solve "8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1"
    konmak solve - --rules none --json < positions.txt

help-solve = หาทางจนที่สั้นที่สุด กุญแจกลทุกตา และทางเดินที่ดีที่สุดของทั้งสองฝ่าย
help-solve-long =
    หาทางจนที่สั้นที่สุดตามกติกานับศักดิ์ ตาแรกทุกตาที่ดีเท่ากัน ทางเดินที่ดีที่สุดของทั้งสองฝ่าย และผลถ้าไม่มีการนับ

    ถ้าหมดเวลาหรือเกินความยาวที่กำหนด จะบอกเท่าที่พิสูจน์ได้แล้วและจบด้วยรหัส 1 กด Ctrl-C ก็เช่นกัน
help-solve-examples =
    konmak solve "8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1"
    konmak solve "k7/8/1K6/8/8/8/8/6RR w - 16 15 60" --notation latin
    konmak solve - --json --seconds 10 < positions.txt

help-verify = พิสูจน์ทุกข้ออ้างของทุกกล
help-verify-long =
    ให้ตัวพิสูจน์ตรวจทุกข้ออ้างของทุกกล: โจทย์ กุญแจทุกตา แนวเดินหลัก ถ้าไม่บอก PATH จะตรวจทั้งคลัง

    ที่ผิดจะแสดงพร้อมบรรทัด จบด้วยรหัส 1 ถ้ามีที่ผิด 2 ถ้าไม่มีไฟล์
help-verify-examples =
    konmak verify
    konmak verify my-puzzles/first.yaml my-puzzles/second.yaml
    konmak verify --json

help-show = แสดงรูปหมากบนกระดานพร้อมการนับศักดิ์
help-show-long =
    แสดงรูปหมากบนกระดาน ตาของฝ่ายใด และการนับ: นับศักดิ์อะไร ใครนับ นับถึงเท่าไรจากเท่าไร เหลืออีกกี่ที

    ตาเดินที่ตามหลังรูปหมากจะเดินให้ก่อน และตาสุดท้ายมีเครื่องหมาย เมื่อไม่มีสี หมากดำมี * หลังตัวอักษร (หรือเป็นตัวพิมพ์เล็กในอักษรละติน) ส่วน o และ > คือตาเดินสุดท้าย
help-show-examples =
    konmak show "8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1" ค-ฉ๔
    konmak show "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1" --flip
    konmak show "8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1" --plain

help-list = รายการกล ตามชุด แนว และความยาว
help-list-long =
    แสดงรายการกลของคลังที่มากับโปรแกรมและของโฟลเดอร์ของคุณเอง ชุดและแนวที่เลือกได้อยู่ใต้ตาราง
help-list-examples =
    konmak list
    konmak list --theme bia-ngai --length 4
    konmak list --library my-puzzles --json

help-count = ตามดูการนับศักดิ์ทีละตา
help-count-long =
    บอกว่านับศักดิ์อะไร ใครนับ นับถึงเท่าไร เหลือเท่าไร และเพราะอะไร ในรูปหมากและหลังทุกตาเดิน

    ระหว่างตาเดินใส่คำว่า ask (ขอนับ) หรือ stop (หยุดนับ) ได้: ฝ่ายที่เป็นรองขอนับศักดิ์กระดาน หรือฝ่ายที่นับหยุดนับ ถ้าไม่มีทั้งสองคำ ฝ่ายที่เป็นรองขอนับทันทีที่มีสิทธิ์
help-count-examples =
    konmak count "8/3k4/6M~1/2K1S3/8/8/8/8 b - 88 8 1" ข-ค๗ ค-ง๖
    konmak count "8/8/3k1m2/8/8/3K4/4R3/8 w - - 0 1" e2e3 ask d6d5 stop

help-tempo = บอกว่าเป็นทีหรือไม่ และแก้ทีอย่างไร
help-tempo-long =
    ดูรูปหมากทั้งเมื่อฝ่ายไล่เดินและเมื่อฝ่ายหนีเดิน ไม่ว่า FEN จะให้ใครเดิน เป็นทีคือฝ่ายไล่อยากผ่านตามากกว่าเดิน แก้ทีด้วยตาถ่วงที สามเหลี่ยมของขุน หรือเดินอ้อม โดยลองทางหนีที่ดีที่สุดทุกทาง แล้วบอกเหตุผล: แต่ละตาเสียอะไร ตาใดคู่กัน หมากตัวใดแก้ทีได้ และตาหนีใดทำให้ยังเป็นที

    ใส่ --list จะพิมพ์ทุกรูปที่เป็นทีของชุดหมาก ไม่นับรูปกระจก ระยะทั้งหมดไม่คิดการนับ และบอกต่างหากว่าทันการนับหรือไม่
help-tempo-examples =
    konmak tempo "1k6/3M4/KS6/8/8/8/8/8 w - - 0 1"
    konmak tempo pb-p13-1 --json
    konmak tempo --list SM --min-cost 20 --unique

help-perft = นับจำนวนทางเดินที่ถูกกติกาจนถึงความลึกหนึ่ง
help-perft-long =
    นับจำนวนทางเดินที่ถูกกติกาจนถึงความลึกหนึ่ง: จำนวนใต้ตาแรกแต่ละตา และผลรวมในบรรทัดสุดท้าย โดยไม่ดูการนับศักดิ์
help-perft-examples =
    konmak perft "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1" 5

help-heading-usage = วิธีใช้
help-heading-verbs = คำสั่ง
help-heading-arguments = สิ่งที่ต้องบอก
help-heading-options = ตัวเลือก
help-heading-examples = ตัวอย่าง
help-value-options = ตัวเลือก
help-value-verb = คำสั่ง

help-arg-position = FEN ในเครื่องหมายคำพูด รหัสกล หรือ - เพื่ออ่านจากอินพุตมาตรฐานบรรทัดละหนึ่งรูป
help-arg-moves = ตาเดิน เป็นพิกัด อักษรละติน หรืออักษรไทย
help-arg-depth = ลึกกี่ตา นับทั้งสองฝ่าย
help-arg-within = หาทางจนไม่เกิน N ที [ปกติ: 64]
help-arg-full = รายงานกลเต็ม: ตาหลอก ทางที่ช้ากว่า ตาขู่ ทางเลือก และบทบาทของการนับ
help-arg-tree = พิมพ์ผังเฉลยลึก DEPTH ที
help-arg-pgn = เขียนเฉลยเป็น PGN พร้อมทางแยก
help-arg-set = เฉพาะกลในชุดหนึ่ง
help-arg-theme = เฉพาะกลในแนวหนึ่ง
help-arg-length = เฉพาะกลจนใน N ที
help-arg-list = ทุกรูปที่เป็นทีของชุดหมาก เช่น SM หรือ KSMvK
help-arg-min-cost = เฉพาะรูปที่เสียตั้งแต่ N ทีขึ้นไป
help-arg-max-cost = เฉพาะรูปที่เสียไม่เกิน N ที
help-arg-cure = เฉพาะรูปที่แก้ด้วย triangle (สามเหลี่ยม) walk (เดินอ้อม) หรือ none (แก้ไม่ได้)
help-arg-unique = เฉพาะรูปที่ตาแรกของการแก้ทีมีตาเดียว
help-arg-paths = ไฟล์หรือโฟลเดอร์ของกล แทนทั้งคลัง
help-arg-flip = แสดงกระดานจากฝั่งดำ
help-arg-plain = แสดงเป็นรายชื่อตัวหมากแทนกระดาน สำหรับโปรแกรมอ่านหน้าจอ
help-arg-json = JSON บรรทัดละหนึ่งก้อน สำหรับโปรแกรม
help-arg-rules = กติกานับศักดิ์: thai, thai-highest, old, fairy หรือ none [ปกติ: thai]
help-arg-rules-long =
    กติกานับศักดิ์ [ปกติ: thai]:
      thai          ศักดิ์ที่น้อยที่สุดที่ใช้ได้
      thai-highest  ศักดิ์ของหมากตัวที่สูงที่สุด ฝ่ายที่เหลือขุนเดียวนับศักดิ์กระดานต่อได้
      old           อย่าง thai-highest และศักดิ์กระดานเริ่มนับจาก ๒
      fairy         อย่างที่ Fairy-Stockfish นับ
      none          ไม่นับ: จนใน n ที
help-arg-seconds = หยุดหลัง S วินาทีต่อรูป
help-arg-memory = ใช้หน่วยความจำ M MiB ในการค้นหา [ปกติ: 64]
help-arg-threads = ใช้ T เธรด
help-arg-no-tables = ไม่ใช้ตารางปลายกระดาน
help-arg-yes = ตอบทุกคำถามว่าใช่
help-arg-library = เพิ่มกลจากโฟลเดอร์ของคุณเอง
help-arg-lang = th หรือ en [ปกติ: ตามเครื่อง]
help-arg-notation = เขียนตาเดินแบบ: coordinates, latin หรือ thai
help-arg-color = สี: auto, always หรือ never [ปกติ: auto]
help-arg-help = แสดงวิธีใช้ (-h อย่างสั้น, --help อย่างยาว)
help-arg-version = แสดงรุ่น
