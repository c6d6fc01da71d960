# What the verbs answer.

solve-rules = Rules: { $rules }
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
