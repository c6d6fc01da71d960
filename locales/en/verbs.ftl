# What the verbs answer.

solve-mates = { $n ->
        [one] { $side } mates in { $n } move
       *[other] { $side } mates in { $n } moves
    }
solve-mated = Mate: { $side } has won
solve-wins = { $side } wins in time; the shortest way is not settled
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
solve-longest = Holds out longest: { $keys }
solve-drawing = Keeps the draw: { $keys }
solve-line = Best play: { $line }
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

show-claimed = Claimed: { $text }
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
list-themes = Themes (--theme): { $themes }
