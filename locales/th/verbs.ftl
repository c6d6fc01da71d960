# ผลของคำสั่ง

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

task-mate-in = { $side }รุกจนใน { $n } ที
task-win = { $side }ไล่ให้จนทันการนับ
task-hold = { $side }หนีให้เสมอ
task-open = ไม่มีโจทย์ที่พิสูจน์แล้ว
task-word-mate-in = จนใน { $n } ที
task-word-win = ไล่จน
task-word-hold = หนีเสมอ
task-word-open = เปิด

show-claimed = ที่พิมพ์ไว้: { $text }
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
list-themes = แนว (--theme): { $themes }
