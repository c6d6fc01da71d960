# Endgame tables.

help-tables = Make, count and look up endgame tables
help-tables-long =
    Endgame tables know every position of up to five men exactly: the moves to mate, and whether the win is in time under the count.

    Tables of four men are made by themselves when they are needed, in a moment. Larger ones are made on request and kept in the folder tables of KONMAK_HOME, at most KONMAK_TABLES_LIMIT MiB of files [default: 16384].
help-tables-examples =
    konmak tables build KSMMvK
    konmak tables stats KRvKN --json
help-tables-list = List the tables that are kept
help-tables-build = Make the tables of one or more materials, and what they rest on
help-tables-build-examples =
    konmak tables build KSMMvK KRMvKR
help-tables-stats = Count the won, lost and drawn positions of a material
help-tables-stats-examples =
    konmak tables stats KSMvK
    konmak tables stats KRvKN --json
help-tables-probe = Look up one position
help-tables-probe-examples =
    konmak tables probe "8/3k4/6M~1/2K1S3/8/8/8/8 b - 88 8 1"
help-tables-verify = Check the files of tables, all or those of some materials
help-tables-remove = Remove the files of some tables
help-tables-report = Describe endings as a page of Markdown: won, drawn, longest, in time
help-arg-materials = the men of both sides, as in KSMvK or KRMvKR

tables-no-home = this platform has no folder for data: set KONMAK_HOME to one
tables-bad-limit = { $name } is `{ $value }`: expected a number of MiB
tables-disk-full = { $path }: the disk is full, so this table is not kept; it answers from memory now and is made again next time
tables-system = { $path }: the table cannot be kept or read: { $reason }
tables-damaged = { $path }: no sound table ({ $reason }); it is set aside and made again
tables-over-limit = { $path }: not kept: with its { $needed } MiB the tables would take up { $would } MiB and may take up { $limit }; `konmak tables remove` makes room, { $name } allows more
tables-plan = { $n ->
        [one] { $material }: 1 table to make
       *[other] { $material }: { $n } tables to make{ $any ->
            [yes] , { $large } of five men
           *[no] {""}
        }
    }; about { $seconds } s, { $memory } MiB of memory, { $disk } MiB of files or less
tables-wanted = { $material }: no answer without its table of five men: expected yes, --yes, or `konmak tables build { $material }` beforehand
tables-would-settle = The table of { $material } would settle it: --yes or `konmak tables build { $material }` makes it.
tables-ask = Make them? (y/n)
tables-waiting = waiting for another konmak that makes tables
tables-loading = is read
tables-writing = is written
tables-built = { $n ->
        [0] { $material }: already there, { $bytes } bytes
        [one] { $material }: 1 table made, { $bytes } bytes, { $seconds } s
       *[other] { $material }: { $n } tables made, { $bytes } bytes, { $seconds } s
    }
tables-total = { $n ->
        [one] { $n } table, { $bytes } bytes, in { $folder }
       *[other] { $n } tables, { $bytes } bytes, in { $folder }
    }
tables-sound = sound
tables-removed = { $material } is removed
tables-too-many-men = the position has { $n } men: tables hold at most { $most }

material-form = `{ $text }` is no material: expected the men of both sides around a v, as in KSMvK
material-letter = `{ $letter }` in `{ $text }` is no man: expected K, R, N, S, M or P
material-khun = `{ $side }` in `{ $text }` has { $n } khun: each side has exactly one K
material-too-many = `{ $text }` has { $n } men: tables hold at most { $most }, both khun counted

stats-whose = To move
stats-won = Won
stats-lost = Lost
stats-drawn = Drawn
stats-longest = Longest
stats-moves = { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
stats-line = { $name }: { $value }
stats-white = White
stats-black = Black
stats-white-counted = White, counted
stats-black-counted = Black, counted

probe-win = the side to move wins
probe-loss = the side to move loses
probe-draw = draw
probe-open = not settled
probe-in = { $n ->
        [one] in { $n } move
       *[other] in { $n } moves
    }
probe-uncounted = Without the count: { $result } { $moves }
probe-counted = Under the count: { $result } { $moves }
probe-keys = Best: { $keys }
probe-slack = { $n ->
        [one] { $n } move to spare
       *[other] { $n } moves to spare
    }

report-title = # Endings of Makruk, exactly
report-intro = Made by `konmak tables report --lang en` from the endgame tables: every legal position of the whole board is counted, both mirror images, like men unordered, and every figure is exact. White is the side named first.
report-reading = **Won** and **lost** are shares of all positions with White to move; the rest is drawn. **Longest** is White's longest win, in moves (ที), nothing counted; in the table of each ending it is the longest win or loss of the side to move. Most positions with men on both sides are decided by what can be captured at once, so there the share won tells less than the longest win does.
report-count = **Count** is the limit of pieces' honour, ศักดิ์หมาก. **In time** is the share of White's wins (White to move) that it allows: against a bare khun the count starts now; else a move that starts it must leave enough moves. Board's honour, ศักดิ์กระดาน, is left out of these shares. The default rules apply (preset `thai`).
report-bare = ## Against a bare khun
report-bare-columns = | ending | ชื่อ | count | won | longest | in time |
report-bia = ## With unturned bia
report-bia-columns = | ending | ชื่อ | won | lost | longest | in time |
report-both = ## Men on both sides
report-both-columns = | ending | ชื่อ | won | lost | longest | in time |
report-each = ## Ending by ending
report-longest-of-all = - The longest win takes { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }: { $names }.
report-least-in-time = - The count takes the most from { $name }: only { $share } of its wins are in time.
report-limit = Pieces' honour allows { $limit }: the khun says { $first } first, and White to move has { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } left.
report-section-columns = | to move | won | lost | drawn | longest |
report-percent = { $share } %
report-name = { $white } against { $black }
report-longest = A longest win, White to move, mate in { $n }. It is in time under the count.
report-longest-late = A longest win, White to move, mate in { $n }. The count does not leave that many moves: by the rules it is a draw.
report-longest-in-time = A longest win that the count allows, White to move, mate in { $n }:
report-letters = Letters: K khun ขุน, R ruea เรือ, N ma ม้า, S khon โคน, M met เม็ด (a bia ngai เบี้ยหงาย counts as one), P unturned bia เบี้ย; small letters in a diagram are Black's.
report-longest-uncounted = A longest win, White to move, mate in { $n } when nothing is counted:
report-tempo-title = ## Pen thi (เป็นที)
report-tempo-reading = How many placements are pen thi for White, the chaser: a pass would be better than any move, nothing counted ([tempo.md](tempo.md)). The whole board, mirror images apart, like men unordered, the placement legal with either side to move. "Absolute": with White to move there is no mate at all. The cost is in White's moves; the example has the largest one.
report-tempo-columns = | ending | with a cure | absolute | largest cost | example |
