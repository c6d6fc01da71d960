# What is wrong with what was given, and what would be right.

error-label = error:
error-output = the output cannot be written: { $reason }
error-interrupt = Ctrl-C cannot be watched for: { $reason }
error-fen = { $n ->
        [one] the position has a fault
       *[other] the position has { $n } faults
    }
error-fen-on-line = { $n ->
        [one] line { $line } of standard input: the position has a fault
       *[other] line { $line } of standard input: the position has { $n } faults
    }
error-at-column = column { $column }, { $field }: { $message }

field-placement = the men
field-side = the side to move
field-limit = LIMIT of the count
field-ply = PLY of the count
field-move = the number of the move
field-rules = the position

fen-missing = missing: expected { $expected }
fen-unknown-man = `{ $letter }` is not a man: expected K R N S M P (small for Black), M~ for a bia ngai, or 1–8
fen-stray-mark = `~` marks a bia ngai and stands only behind M or m
fen-rank-length = { $n ->
        [one] rank { $rank } has { $n } square: expected 8
       *[other] rank { $rank } has { $n } squares: expected 8
    }
fen-rank-count = { $n ->
        [one] { $n } rank: expected 8, parted by /
       *[other] { $n } ranks: expected 8, parted by /
    }
fen-unexpected = `{ $found }`: expected { $expected }
fen-expected-placement = the men, rank 8 first
fen-expected-side = w or b
fen-expected-dash = - (the third field is always empty)
fen-expected-limit = - or twice the limit, an even number from 2 to 128
fen-expected-ply = the plies counted, a number from 0 to 998
fen-expected-move = the number of the move
fen-expected-nothing = nothing after the sixth field

setup-no-khun = { $side } has no khun: each side has exactly one
setup-several-khun = { $side } has { $n } khun ({ $squares }): each side has exactly one
setup-adjacent-khun = the khun on { $white } and { $black } stand beside each other: at least one square must be between them
setup-bia-off-its-ranks = an unturned bia of { $side } cannot stand on { $square }: expected ranks { $low }–{ $high }; a bia that has turned over is written M~
setup-too-many-men = { $side } has { $n } men: a side has at most 16
setup-waiting-side-in-check = { $side }'s khun on { $khun } is in check from { $checkers }, but { $turn } is to move

count-fault-bia = no count runs while an unturned bia stands: expected `- 0` for LIMIT and PLY
count-fault-nobody-behind = neither side is behind, so none may count: expected `- 0` for LIMIT and PLY
count-fault-wrong-owner = PLY { $ply } makes it { $owner }'s count, but only { $expected } may count here: expected { $parity ->
        [odd] an odd PLY
       *[even] an even PLY
    }

refusal-not-under-preset = nobody asks or stops under the rules { $rules }
refusal-already-counting = a count runs already
refusal-not-counting = no count runs
refusal-bia = an unturned bia stands, so nothing is counted
refusal-nobody-may-ask = no side is behind with two men or more, so none may ask
refusal-pieces = pieces' honour runs by itself and is not stopped

move-empty = no move is given: expected one such as e3e4, Nd2 or ม-ง๒
move-not-a-move = `{ $text }` is not a move: expected one such as e3e4, Nd2 or ม-ง๒
move-not-a-square = `{ $found }` is not a square: expected a file a–h or ก ข ค ง จ ฉ ช ญ and a rank 1–8 or ๑–๘
move-not-a-man = `{ $found }` is no man: expected K M S N R or ข ม็ ค ม ร ง, for a bia nothing, P or บ, or the square it comes from
move-not-a-mark = `{ $found }` behind the move: expected =M for a bia that turns over, +, ++ or #
move-no-such-man = { $side } has no { $man }{ $origin }
move-origin-square = {" "}on { $square }
move-origin-file = {" "}on file { $file }
move-origin-rank = {" "}on rank { $rank }
move-none-goes-there = no { $man } of { $side } goes to { $to } (they stand on { $squares })
move-nothing-to-take = there is nothing to take on { $to }
move-nothing-turns = no bia turns over with this move to { $to }: { $side }'s do so on rank { $rank }
move-ambiguous = `{ $text }` may be { $moves }
move-or = or

illegal-no-man = no man stands on { $from }
illegal-not-yours = the { $man } on { $from } is { $side }'s, and { $turn } is to move
illegal-not-its-move = a { $man } does not move from { $from } to { $to }: it goes { $steps }
illegal-blocked = the ruea on { $from } cannot reach { $to }: a man stands on { $by }
illegal-bia-blocked = the bia on { $from } cannot step to { $to }: a man stands there, and a bia takes diagonally
illegal-bia-takes-nothing = the bia on { $from } goes diagonally only to take, and { $to } is empty
illegal-own-man = its own { $man } stands on { $to }
illegal-beside-khun = the khun cannot go to { $to }: it would stand beside the khun on { $khun }
illegal-attacked = the khun cannot go to { $to }: that square is attacked from { $by }
illegal-check-not-met = the khun on { $khun } is in check from { $by }, and this move does not meet it
illegal-pinned = the man on { $from } is pinned: its khun on { $khun } would be in check from { $by }

steps-bia = one step straight forward, and takes one step diagonally forward
steps-met = one step diagonally
steps-khon = one step diagonally or straight forward
steps-ma = as a knight, two squares straight and one aside
steps-ruea = along files and ranks
steps-khun = one step in any direction

usage-unknown-argument = `{ $arg }` is not known here
usage-unknown-verb = `{ $verb }` is no verb of konmak
usage-no-verb = no verb is given
usage-missing = missing: { $arg }
usage-no-value = `{ $arg }` needs a value: expected { $expected }
usage-bad-value = `{ $value }` for `{ $arg }`: expected { $expected }
usage-too-many = `{ $value }` is one too many for `{ $arg }`
usage-twice = `{ $arg }` is given twice
usage-not-utf8 = an argument is not UTF-8 text
usage-did-you-mean = Did you mean { $names }?
usage-see-help = Try --help.
usage-expected-depth = a number from 0 to 30
usage-expected-within = a number of moves from 1 to 250
usage-expected-memory = a number of MiB from 1 to 1048576
usage-expected-folder = a folder
usage-expected-number = a number from 1 up
