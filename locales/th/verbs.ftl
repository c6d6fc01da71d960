# ผลของคำสั่ง

solve-rules = กติกา: { $rules }
solve-mates = { $side }รุกจนใน { $n } ที
solve-mated = รุกจน: { $side }ชนะแล้ว
solve-wins = { $side }ชนะทันการนับ แต่ยังไม่รู้ทางสั้นที่สุด
solve-draw = เสมอ
solve-unknown = ยังตัดสินไม่ได้ในขอบเขตที่กำหนด
solve-more-than = พิสูจน์แล้ว: ไม่มีทางจนใน { $n } ที
solve-at-most = พิสูจน์แล้ว: มีทางจนภายใน { $n } ที
solve-keys = กุญแจกล ({ $n }): { $keys }
solve-longest = หนีได้นานที่สุด: { $keys }
solve-drawing = รักษาเสมอ: { $keys }
solve-line = กุญแจ: { $line }
solve-uncounted = ถ้าไม่นับ: { $truth }
solve-effort = { $nodes } รูป { $seconds } วินาที
