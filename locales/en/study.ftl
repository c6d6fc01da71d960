# The full report of a study (solve --full, --tree).

study-zugzwang = The key threatens nothing: the fleer is in zugzwang
study-threat = Threat: { $move }, mate in { $n }
study-set-play-mated = Set play: with { $side } moving first, mate in { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
study-set-play-in-time = Set play: with { $side } moving first, mate in time
study-set-play-none = Set play: none; if { $side } moved first there would be no mate
study-set-play-late = Set play: not within { $n ->
        [one] { $n } move
       *[other] { $n } moves
    } if { $side } moved first; longer mates were not looked for
study-set-play-open = Set play: not settled with { $side } to move
study-cut = Stopped at the limit: what is not said here is not settled
study-longer = Also mates, but later (moves): { $moves }
study-in-time = in time
study-try = Try: { $move }, refuted by { $by }
study-try-late = Try: { $move }, but no mate within { $n ->
        [one] { $n } move
       *[other] { $n } moves
    } after { $by }
study-by-stalemate = stalemate
study-by-count = the count
study-by-capture = taking a man
study-by-escape = getting away
study-duals = Duals: before the mating move there are choices of equal length
study-minor-duals = Minor duals: only the mating move has choices
study-also = also
study-left = { $n ->
        [one] { $n } move left
       *[other] { $n } moves left
    }
study-at-once = the set-up
study-count = The count decides: without it another way would be best, but from { $after } on { $side } counts to { $limit }; { $left ->
        [one] { $left } move is
       *[other] { $left } moves are
    } left there and that way needs { $needed }
