# What the verbs answer.

solve-mates = { $n ->
        [one] { $side } mates in { $n } move
       *[other] { $side } mates in { $n } moves
    }
solve-mated = Mate: { $side } has won
solve-wins = { $side } wins; the shortest mate is not settled
solve-draw = Draw
solve-unknown = Not settled within the limits
solve-more-than = { $n ->
        [one] Proved: no mate in { $n } move
       *[other] Proved: no mate in { $n } moves or fewer
    }
solve-at-most = { $n ->
        [one] Proved: a mate in { $n } move
       *[other] Proved: a mate in { $n } moves or fewer
    }
solve-keys = { $n ->
        [one] Key: { $keys }
       *[other] Keys ({ $n }): { $keys }
    }
solve-winning = { $n ->
        [one] Known to win: { $keys }
       *[other] Known to win ({ $n }): { $keys }
    }
solve-longest = Holds out longest: { $keys }
solve-drawing = Keeps the draw: { $keys }
solve-line = Best play: { $line }
solve-one-line = A line: { $line }
solve-wider = With --memory { $memory } (mebibytes) all that can come of this position could be analysed
solve-uncounted = Without the count: { $truth }
solve-effort = { $nodes } positions, { $seconds } s

task-mate-in = { $n ->
        [one] { $side } mates in { $n } move
       *[other] { $side } mates in { $n } moves
    }
task-win = { $side } wins in time
task-hold = { $side } holds the draw
task-open = nothing is asserted
task-word-mate-in = mate in { $n }
task-word-win = win
task-word-hold = hold
task-word-open = open

show-after = after { $moves }
show-claimed = Claimed: { $text }
show-year = { $year }
show-themes = Themes: { $themes }
show-source = Source: { $source }

list-id = Id
list-task = Task
list-men = Men
list-set = Set
list-name = Name
list-number = { $n }
list-total = { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }
list-sets = Sets (--set): { $sets }
list-theme = { $id }: { $name } ({ $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    })
list-stacked = { $id }: { $task }, { $men } men
list-themes = Themes (--theme; what they mean: list --themes): { $themes }

verify-status = Result
verify-faults = Faults
verify-keys = Keys
verify-proved = proved
verify-refuted = refuted
verify-unproved = unproved
verify-fault = fault
verify-unread = not read
verify-twin = { $file }:{ $line }: { $id } is { $mirrored ->
        [yes] the mirror image of
       *[no] the same position as
    } { $of } of the shipped library
verify-taken = { $file }:{ $line }: the id { $id } is taken in the shipped library; beside it this puzzle would not be read
verify-unwalked = { $file }:{ $line }: { $id }: the proof is too long for the checker to walk it all within the limits
verify-sum = { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }: { $proved } proved, { $refuted } refuted, { $unproved } unproved{ $unread ->
        [0] {""}
       *[other] , { $unread } not read
    }; { $faults ->
        [one] { $faults } fault
       *[other] { $faults } faults
    }

audit-wrong-length = mate in { $stated } is stated: the shortest mate is in { $found }
audit-too-short = mate in { $stated } is stated: no mate is that short
audit-not-a-win = the chaser is to win: with best play { $outcome }
audit-not-a-draw = the fleer is to hold the draw: with best play { $outcome }
audit-undecided = not settled within the limits of time and length: expected a proof
audit-missing-key = key `{ $key }` is missing: it is as good as those given
audit-wrong-key = `{ $key }` is no key: after it { $after }, and `{ $better }` does better
audit-line-not-best = move { $n } of the line, `{ $move }`, is not best: after it { $after }; expected `{ $better }`
verify-fixed = { $file }: { $id }: { $field } is now as proved
verify-not-fixed = { $file }: { $id }: { $field } is left to you: { $why }
verify-nothing-to-fix = nothing to write back: every proved value stands in the files
verify-fix-needs-files = --fix writes into files: expected the files or folders that it may change, such as `konmak verify --fix mine.yaml`
verify-fix-unusual = it is not written as a program can change it safely (a comment within brackets, or several fields on a line)
verify-fix-reads-otherwise = the file would not read as it should afterwards; mend the other faults of this puzzle first
verify-fix-makes-fault = with it written, line { $line } would be wrong: { $fault }
audit-wrong-duals = duals: { $stated } is stated, but it is { $found } (none: no choice anywhere; minor: only at the mating move; some: before it, too)
audit-try-solves = `{ $move }` is called a try, but it does what is asked
audit-no-refutation = `{ $reply }` does not refute `{ $move }`
audit-theme-not-shown = the solution does not show the theme { $theme }
audit-proof-refused = the checker refuses the proof, which is a fault of konmak and not of your file; please report it: { $flaw }
audit-line-too-short = the line stops before the mate: expected it to be played to the end
audit-outcome-mates-in = { $side } mates in { $n }
audit-outcome-mates = { $side } mates
audit-outcome-draw = the game is drawn
audit-outcome-unknown = the end is not known
