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
error-move = word { $number } behind the position, { $message }
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
usage-conflict = `{ $arg }` and `{ $other }` do not go together: expected one of them
usage-not-utf8 = an argument is not UTF-8 text
usage-did-you-mean = Did you mean { $names }?
usage-see-help = Try --help.
usage-expected-depth = a number from 0 to 30
usage-expected-within = a number of moves from 1 to 250
usage-expected-tree = a number of moves from 1 to 65535
usage-expected-seed = a number from 0 to 18446744073709551615
usage-expected-seconds = a number of seconds above 0, such as 5 or 0.5
usage-expected-memory = a number of MiB from 1 to 1048576
usage-expected-folder = a folder
usage-expected-number = a number from 1 up

# Faults of a puzzle's file, by the names of their kinds.

fault-unreadable = cannot be read: { $reason }
fault-no-files = no puzzles here: expected files whose names end in .yaml
fault-too-large = the file is larger than { $n } KiB: expected a set of that size at most; part it into several files
fault-bad-utf8 = these bytes are not UTF-8: expected the file to be saved as UTF-8
fault-control-character = control character U+{ $code }: expected printable text only
fault-tab = a tab before the text of the line: expected spaces, since YAML forbids tabs there
fault-syntax = not readable as YAML: { $reason }; expected { $expected }
fault-too-deep = nested too deeply: expected a list of puzzles with plain fields
fault-anchor = an anchor (&): expected the value itself; a text that begins with & needs quotes
fault-alias = an alias (*): expected the value itself; a text that begins with * needs quotes
fault-merge-key = a merge key (<<): expected every field to be written out
fault-tag = a tag (!): expected the value alone; a text that begins with ! needs quotes
fault-several-documents = a second document begins here: expected one list of puzzles a file
fault-not-a-puzzle = { $found }: expected a list of puzzles, each beginning with `- id:`
fault-wrong-type = `{ $field }` is { $found }: expected { $expected }
fault-duplicate-field = `{ $field }` is given twice, first on line { $first }: expected it once
fault-unknown-field = no field `{ $field }`: { $nearest ->
        [none] expected one of { $known }
       *[other] did you mean `{ $nearest }`?
    }
fault-missing-field = `{ $field }` is missing: expected { $expected }
fault-empty = `{ $field }` is empty: expected { $expected }, or the field left out
fault-repeated = `{ $item }` stands in `{ $field }` twice: expected it once
fault-bad-id = `{ $found }` is not an id: expected small letters a–z, digits and single hyphens, such as pb-58
fault-duplicate-id = `{ $id }` is taken by { $first }: expected an id of its own
fault-duplicate-position = { $how ->
        [mirrored] the position is the mirror image of `{ $id }` ({ $first })
       *[same] the same position as `{ $id }` ({ $first })
    }: expected one puzzle with an alias and both sources
fault-fen = { $field }: { $message }
fault-impossible-men = { $side } has { $n } { $what }: a side has at most { $most }
fault-count = { $message }
fault-already-over = the game is over in this position ({ $end }): expected one with a move to find
fault-unknown-preset = `{ $found }` is no set of rules: expected thai, thai-highest, old, fairy or none
fault-unknown-theme = no theme `{ $found }`: { $nearest ->
        [none] expected an id of the table of themes, such as `kae-thi`
       *[other] did you mean `{ $nearest }`?
    }
fault-no-stipulation = no task: expected `mate-in: N`, `win: true` or `hold: true`; or `claimed`, if nothing is proved
fault-several-stipulations = `{ $second }` beside `{ $first }`: expected one task a puzzle
fault-bad-number = `{ $field }` is `{ $found }`: expected { $expected }
fault-bad-flag = `{ $field }` is `{ $found }`: expected `true`, or the field left out
fault-bad-side = `{ $found }` is no side: expected white or black
fault-bad-certainty = `{ $found }` is no certainty: expected exact, copied, assumed, reconstructed or doubtful
fault-bad-url = `{ $found }` is no address: expected one that begins with https:// or http://
fault-keys-without-task = keys without a task: expected `mate-in`, `win` or `hold` beside them
fault-bad-key = key `{ $text }`: { $message }
fault-bad-line-move = move { $n } of the line, `{ $text }`: { $message }
fault-line-goes-on = the line goes on after the end of the game ({ $end }): expected it to stop there
fault-bad-try = try `{ $text }`: { $message }
fault-try-is-key = `{ $found }` is among the keys and the tries: expected it to be one of them
fault-bad-duals = `{ $found }` is no answer about duals: expected none, minor or some
fault-line-without-key = the line begins with `{ $found }`, which is not among the keys: expected one of them

phrase-single-value = a single value
phrase-list = a list
phrase-group = a group of fields
phrase-something-else = something else
phrase-quotes = quotes round a text that holds `: `
phrase-end-quote = a text to end with the quote it begins with
phrase-brackets = every [ and {"{"} to be closed and its items to be parted by commas
phrase-indented = `field: value` lines, all of a puzzle's fields indented alike under its `- `
phrase-field-name = the name of a field
phrase-words = a text, or `th:` and `en:` with a text each
phrase-text = a text
phrase-move = a move, such as e3e4, Nd2 or ม-ง๒
phrase-moves = a list of moves
phrase-sources = a list of sources, each beginning with `- title:`
phrase-source = a source, beginning with `- title:`
phrase-title = the name of the book or page
phrase-certainty = how sure the position is, such as exact
phrase-year = a year of the common era, from 1200 to 2199 (พ.ศ. less 543)
phrase-address = an address that begins with https://
phrase-id = a name such as pb-58
phrase-position = the position, such as 8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1
phrase-name = the name, in `th:` and `en:`
phrase-author = who composed it
phrase-ids = a list of ids
phrase-rules = thai, thai-highest, old, fairy or none
phrase-tries = a list of moves that fail
phrase-duals = none, minor or some
phrase-themes = a list of themes
phrase-theme = a theme such as kae-thi
phrase-fen = a FEN in one line
phrase-bia-both = bia and bia ngai
phrase-met-and-bia = met, bia and bia ngai
phrase-length = the number of the chaser's moves, from 1 to 200
phrase-flag = true, or the field left out
phrase-side = white or black

warning-label = warning:
library-no-puzzle = no puzzle is called `{ $id }`: expected the id of one (see konmak list), a FEN in quotes, or -
library-no-set = no set is called `{ $name }`: expected one of { $known }
library-no-theme = no theme is called `{ $name }`: expected one of { $known }
phrase-tempo = a group of fields, pen-thi first
phrase-yes-no = true or false
phrase-cost = the number of moves lost, from 0 to 200, or absolute
phrase-cure = waiting-move, triangle, walk or none
phrase-pivot = the men of a FEN, such as 1k6/3M4/KS6/8/8/8/8/8
library-nothing-fits = no puzzle fits: expected filters that leave one (konmak list shows sets, themes and lengths)
