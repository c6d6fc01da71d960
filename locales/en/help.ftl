# The help texts: verbs, arguments and options.

help-konmak = konmak: endgame puzzles and studies of Makruk (Thai chess), under the counting rules
help-konmak-long =
    konmak solves, proves and shows endgame puzzles and studies of Makruk (Thai chess).

    Every answer is exact and honours the counting rules: board's honour (64) and pieces' honour. The rules applied are named with every answer.
    A position (POS) is a FEN in quotes, the id of a puzzle, or - for one FEN a line from standard input.

    Exit codes: 0 answered or done, 1 a well-answered no, 2 the input is bad or the work could not be done.
help-konmak-examples =
    konmak show "8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1"
    konmak solve "8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1"
    konmak solve - --rules none --json < positions.txt

help-solve = Find the shortest mate, every key and best play of both sides
help-solve-long =
    Finds the shortest mate under the counting rules, every first move that is as good, best play of both sides, and what would be true without any count.

    If time or the length looked for runs out, it prints the bounds that are proved and exits with 1. Ctrl-C does the same.
help-solve-examples =
    konmak solve "8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1"
    konmak solve "k7/8/1K6/8/8/8/8/6RR w - 16 15 60" --notation latin
    konmak solve - --json --seconds 10 < positions.txt

help-verify = Prove every claim of every puzzle
help-verify-long =
    Puts every claim of every puzzle to the prover: the task, all keys, the main line, duals, tries, the themes that can be computed, the tempo. Every proof is walked by a checker that knows moves and counting only. Without PATH it takes the whole library.

    Faults are shown with their lines. Exit code 1 if there is any, 2 if a file is missing.

    --fix writes what was proved back into the files named: the length, all keys, duals, the values of a tempo claim. Comments, order and everything else stay as they are, and each file is replaced whole or not at all. A task that cannot be done, a line that is not best play and a theme that is not shown are left to you.
help-verify-examples =
    konmak verify
    konmak verify my-puzzles/first.yaml my-puzzles/second.yaml
    konmak verify --fix my-puzzles/first.yaml
    konmak verify --json

help-show = Show a position on a board, with the count
help-show-long =
    Shows a position on a board, who is to move, and the count: which it is, who counts, the number and its limit, and the moves left.

    Moves behind the position are played first, and the last one is marked. Without colour, Black's men are small letters, or Thai letters with * behind them; o and > mark the last move.
help-show-examples =
    konmak show "8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1" Sf4
    konmak show "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1" --flip
    konmak show "8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1" --plain

help-list = List the puzzles by set, theme and length
help-list-long =
    Lists the puzzles of the shipped library and of your own folders. Sets and themes that can be asked for stand under the table.

    Exit code 1 if no puzzle fits.
help-list-examples =
    konmak list
    konmak list --theme bia-ngai --length 4
    konmak list --library my-puzzles --json

help-count = Follow the count move by move
help-count-long =
    Says which count runs, who counts, the number, what is left and why, in the position and after each move.

    Among the moves may stand the words ask and stop: the side behind asks for board's honour, or the counting side stops it. Without either word the side behind asks at the first moment it may.
help-count-examples =
    konmak count "8/3k4/6M~1/2K1S3/8/8/8/8 b - 88 8 1" Kc7 Sd6
    konmak count "8/8/3k1m2/8/8/3K4/4R3/8 w - - 0 1" e2e3 ask d6d5 stop

help-tempo = Tell whether a position is pen thi (เป็นที), and how the tempo is regained (แก้ที)
help-tempo-long =
    Looks at the placement with either side to move, whoever moves in the FEN. It is pen thi when the chaser would rather pass; the cure is a waiting move, the khun's triangle or a walk, and every best defence is tried. Then it says why: what each move spoils, which squares correspond, which men can lose a move, and which flights keep it pen thi.

    With --list it prints every placement of a material that is pen thi, one of each mirror pair. Distances are without a count; beside them stands whether the mate is in time.
help-tempo-examples =
    konmak tempo "1k6/3M4/KS6/8/8/8/8/8 w - - 0 1"
    konmak tempo pb-p13-1 --json
    konmak tempo --list SM --min-cost 20 --unique

help-perft = Count the lines of legal moves to a depth
help-perft-long =
    Counts the lines of legal moves to a depth: the nodes under each first move, and their sum on the last line. Counting rules are not looked at.
help-perft-examples =
    konmak perft "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1" 5

help-heading-usage = Usage
help-heading-verbs = Verbs
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-examples = Examples
help-value-options = OPTIONS
help-value-verb = VERB

help-arg-position = a FEN in quotes, the id of a puzzle, or - for one FEN a line from standard input
help-arg-position-long =
    A FEN in quotes, the id of a puzzle, or - for one FEN a line from standard input.

    A FEN has six fields: the men from rank 8 down (K R N S M P, small for Black; M~ is a bia ngai), the side to move (w or b), -, the two fields of the count, and the number of the move.

    "- 0" in the fields of the count: none runs yet; it begins by itself where the rules say so. A count that runs is written as twice its limit, then twice the number that the fleer has said, less 1 if the chaser is to move:
      w - 16 15 60   Black has said 8 of 8: White must mate now
      b - 88 18 1    Black has said 9 of 44 and is about to say 10
help-arg-moves = moves in coordinates, Latin or Thai notation
help-arg-depth = how many moves deep, both sides' counted
help-arg-within = look for no mate longer than N moves [default: 64]
help-arg-full = report the study in full: tries, longer wins, set play, threat, duals, the count's part
help-arg-tree = print the tree of the solution, DEPTH moves deep
help-arg-pgn = write the solution as PGN with variations
help-arg-set = only the puzzles of a set
help-arg-themes = list the themes and what each means
help-arg-theme = only the puzzles that show a theme
help-arg-length = only mates in N moves
help-arg-list = every placement of a material that is pen thi, such as SM or KSMvK
help-arg-min-cost = only those that cost N moves or more
help-arg-max-cost = only those that cost N moves or fewer
help-arg-cure = only those cured so: triangle, walk or none
help-arg-unique = only those whose cure begins with one move alone
help-arg-fix = write the proved values back into the files named
help-arg-paths = files or folders of puzzles, instead of the whole library
help-arg-flip = show the board from Black's side
help-arg-plain = a list of the men instead of a board, for screen readers
help-arg-json = one JSON object a line, for programs
help-arg-rules = the counting rules: thai, thai-highest, old, fairy or none [default: thai]
help-arg-rules-long =
    The counting rules [default: thai]:
      thai          the smallest limit that applies
      thai-highest  the limit of the highest man; a bared side may keep the board's count
      old           as thai-highest, and the board's count begins at 2
      fairy         as Fairy-Stockfish counts
      none          no count: mate in n moves
help-arg-seconds = stop after S seconds, such as 5 or 0.5, for all that is asked of a position
help-arg-memory = use at most M MiB: half for what the search remembers, half for tables [default: 64 for the search, tables as they need]
help-arg-threads = use T threads
help-arg-no-tables = do not use endgame tables
help-arg-yes = answer every question with yes
help-arg-library = add the puzzles of a folder of your own
help-arg-lang = th or en [default: by the locale]
help-arg-notation = how moves are written: coordinates, latin or thai
help-arg-color = colours: auto, always or never [default: auto]
help-arg-help = print help (-h short, --help long)
help-arg-version = print the version
