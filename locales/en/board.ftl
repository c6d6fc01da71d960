# Sides, men, and what stands beside a board.

side-white = White
side-black = Black
man-khun = khun
man-met = met
man-khon = khon
man-ma = ma
man-ruea = ruea
man-bia = bia
man-bia-ngai = bia ngai

board-to-move = { $side } to move
board-to-move-in-check = { $side } to move, in check
board-rules = Rules: { $rules }
board-man = { $man } { $square }
board-men = { $side }: { $men }

rules-thai = thai (the smallest limit)
rules-thai-highest = thai-highest (the highest man's limit)
rules-old = old (board's honour from 2)
rules-fairy = fairy (as Fairy-Stockfish counts)
rules-none = none (no count)
