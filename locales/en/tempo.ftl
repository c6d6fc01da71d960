# Tempo (tempo POS, tempo --list MATERIAL): pen thi and kae thi.

tempo-idea = Idea: { $idea }
tempo-mate = { $side } to move: mate in { $n } ({ $plies } plies)
tempo-never = { $side } to move: mate cannot be forced
tempo-open = { $side } to move: not settled within the limits
tempo-open-beyond = { $side } to move: no mate in { $n } or fewer moves; not settled beyond
tempo-illegal = { $side } to move: not a legal set-up
tempo-pen-thi = Pen thi: { $side } would rather pass. Having to move costs { $n ->
        [one] { $n } move
       *[other] { $n } moves
    } (a waiting move, if there were one, would mate in { $waiting })
tempo-absolute = Absolutely pen thi: if { $side } has to move, there is no mate at all
tempo-pen-thi-open = Pen thi: { $side } would rather pass; what it costs is not settled
tempo-simple = Not pen thi: { $side } has a waiting move that is as good as a pass
tempo-not = Not pen thi: { $side } has no wish to pass
tempo-unsettled = Whether it is pen thi is not settled within the limits
tempo-quick-if-first = If { $side } moved first it would mate in { $n }: here the fleer is glad to be on move
tempo-waiting-moves = Kae thi, the simple way: { $n ->
        [one] the waiting move is { $moves }
       *[other] the waiting moves are { $moves }
    }
tempo-triangle = Kae thi by a triangle: the khun is back in { $n } moves, and the same placement stands with { $fleer } to move. First moves: { $moves }. { $line }; then mate in { $left }
tempo-walk-strong = Kae thi in { $n } moves: against every best defence the same placement stands with { $fleer } to move. First moves: { $moves }. { $line }; then mate in { $left }
tempo-walk = Kae thi by a walk of { $n } moves. First moves: { $moves }. { $line }; then { $fen } stands with { $fleer } to move, mate in { $left }
tempo-walk-open = Kae thi by a walk of { $n } moves; whether the same placement can be forced is not settled. First moves: { $moves }. { $line }; then { $fen } stands with { $fleer } to move, mate in { $left }
tempo-in-time = Under the count, { $side } to move: in time, { $n } moves needed and { $left } left
tempo-late = Under the count, { $side } to move: too late, { $n } moves needed and { $left } left
tempo-time-open = Under the count, { $side } to move: not settled, { $n } moves needed and { $left } left
tempo-no-count = No count runs

tempo-why = Why moving spoils it: if { $fleer } had to move it would be mated in { $n }. But { $chaser } must move:
tempo-spoil-stalemate = · { $moves }: stalemate
tempo-spoil-loses = · { $moves }: { $reply } takes a man ({ $after })
tempo-spoil-releases = · { $moves }: lets the khun out to { $squares } ({ $after })
tempo-spoil-slower = · { $moves }: the khun is no freer, but { $reply } holds out ({ $after })
tempo-spoil-open = · { $moves }: the khun is no freer ({ $after })
tempo-length = mate in { $n }
tempo-length-never = no mate
tempo-length-open = not settled
tempo-squares = Corresponding squares, { $fleer } to move and all other men where they stand: for each square of { $fleer }'s khun, the squares from which { $chaser }'s khun wins soonest
tempo-square = · khun on { $fleer }: { $squares } (mate in { $n })
tempo-men = Which men can be back on their square after an odd number of moves, and so lose a tempo by themselves:
tempo-man-triangle = · { $man } { $square }: yes, after three moves, a triangle (two straight steps and a diagonal one)
tempo-man-line = · { $man } { $square }: yes, after three moves along a line
tempo-man-rank-parity = · { $man } { $square }: no; each move changes between odd and even ranks
tempo-man-colour-parity = · { $man } { $square }: no; each move changes the colour of its square
tempo-man-one-way = · { $man } { $square }: no; it never comes back
tempo-man-waits = { $able ->
        [yes] { $man }; and it can wait: { $moves }
       *[no] { $man }; but it can wait: { $moves }
    }
tempo-tally = Count the moves: { $all } by the chaser against { $replies } by the fleer, and every man is back on its square. Of the chaser's moves the khun made { $khun }, the other men { $others }
tempo-line = Best play: { $line }. The tempo is won with move { $n }: then { $fleer } must move
tempo-flights = { $fleer }'s side, were it to move: the moves that leave { $chaser } in pen thi
tempo-flight = · { $move } ({ $after }): for { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    } of the chaser
tempo-flight-forever = · { $move }: for ever, there is no mate
tempo-flight-open = · { $move } ({ $after }): for how long is not settled
tempo-flights-open = { $fleer }'s side, were it to move: not settled for { $n ->
        [one] 1 move
       *[other] { $n } moves
    } whether { $chaser } is then in pen thi
tempo-no-flights = { $fleer }'s side, were it to move: no move leaves { $chaser } in pen thi

tempo-row = { $fen }  { $chaser }/{ $fleer } plies  cost { $cost }  { $kind ->
        [triangle] triangle
        [walk] walk
        [waiting-move] waiting move
       *[none] no cure
    }{ $strong ->
        [strong] , strong
       *[weak] {""}
    }  { $moves }
tempo-total = { $n ->
        [one] { $n } placement, mirror image not counted
       *[other] { $n } placements, mirror images not counted
    }
tempo-no-material = `{ $text }` is no material for tables: expected the men of both sides around a v, at most five, as in KSMvK, or the chaser's men alone, as in SM
tempo-no-chaser = `{ $text }`: the left side has no men to mate with; expected some, as in KSMvK
tempo-total-so-far = { $n } found before it was stopped
tempo-large-table = `{ $text }` needs a table of five men, which takes seconds and much memory to make: expected --yes to make it

audit-tempo-not-pen-thi = the placement is not pen thi: mate { $chaser } with the chaser to move, { $fleer } with the fleer to move
audit-tempo-is-pen-thi = the placement is pen thi: mate { $chaser } with the chaser to move, { $fleer } with the fleer to move
audit-tempo-in = in { $n }
audit-tempo-never = never
audit-tempo-absolute = the mate itself (absolute)
audit-tempo-wrong-cost = cost { $stated } is stated: having to move costs { $found }
audit-tempo-no-cost = a cost or cure is stated: the chaser is glad to be on move
audit-tempo-wrong-cure = cure `{ $stated }` is stated: it is `{ $found }`
audit-tempo-not-strong = the cure is not strong: some best defence does not lead back to the placement
audit-tempo-is-strong = the cure is strong: every best defence leads back to the placement
audit-tempo-line-not-best = move { $n } to the pivot, `{ $move }`, is not best: expected `{ $better }`
audit-tempo-line-misses-pivot = the line does not end at the pivot with the fleer to move
audit-tempo-wrong-number = the pivot is stated to be reached in { $stated } moves: the line takes { $found }
audit-tempo-not-forced = the pivot is not reached in { $n } moves against every best defence
audit-tempo-no-number = a pivot without `in`: expected the number of moves in which it is reached
audit-tempo-count = the count does not leave exactly enough: expected a win, and a draw with one number more said
audit-tempo-undecided = the tempo is not settled within the limits: expected a proof
