# Tempo (tempo POS, tempo --list MATERIAL): pen thi and kae thi.

tempo-idea = Idea: { $idea }
tempo-mate = { $side } to move: mate in { $n }
tempo-mate-late = { $side } to move: { $chaser } needs { $n } moves, the count leaves { $left }: a draw
tempo-never = { $side } to move: mate cannot be forced
tempo-open = { $side } to move: not settled within the limits
tempo-open-beyond = { $side } to move: no mate in { $n } or fewer moves; not settled beyond
tempo-illegal = { $side } to move: not a legal set-up
tempo-pen-thi = Pen thi (tempo-locked: the men stand right, but the wrong side is to move): { $side } would rather pass. Having to move costs { $n ->
        [one] { $n } move
       *[other] { $n } moves
    } (a waiting move, if there were one, would mate in { $waiting })
tempo-absolute = Absolutely pen thi (tempo-locked: the men stand right, but the wrong side is to move): if { $side } has to move, there is no mate at all
tempo-pen-thi-open = Pen thi (tempo-locked: the men stand right, but the wrong side is to move): { $side } would rather pass; what it costs is not settled
tempo-simple = Not pen thi (tempo-locked: the wrong side to move): { $side } has a waiting move that is as good as a pass
tempo-not = Not pen thi (tempo-locked: the wrong side to move): { $side } does not wish to pass
tempo-unsettled = Whether it is pen thi is not settled within the limits
tempo-quick-if-first = { $fleer } is glad to be on move: if { $chaser } moved first, it would mate in { $n }
tempo-waiting-moves = Kae thi (regaining the tempo), the simple way: { $n ->
        [one] one waiting move: { $moves }
       *[other] { $n } waiting moves: { $moves }
    }
tempo-triangle = Kae thi (regaining the tempo) by a triangle: begin with { $moves }; against every best defence the khun is back in { $steps } moves, and the same placement stands with { $fleer } to move, mate in { $left }
tempo-walk-strong = Kae thi (regaining the tempo) in { $steps } moves: begin with { $moves }; against every best defence the same placement stands with { $fleer } to move, mate in { $left }
tempo-walk = Kae thi (regaining the tempo) by a walk of { $steps } moves: begin with { $moves }; then { $fen } stands with { $fleer } to move, mate in { $left }
tempo-walk-open = Kae thi (regaining the tempo) by a walk of { $steps } moves: begin with { $moves }; then { $fen } stands with { $fleer } to move, mate in { $left }. Whether the same placement can be forced is not settled
tempo-cure-line = { $line }; then mate in { $left }
tempo-drawing = The khun's triangle { $way }, as in best play below: the numbers on the board are its steps, the last leads back
tempo-in-time = Under the count, { $side } to move: in time, { $n } moves needed and { $left } left
tempo-late = Under the count, { $side } to move: too late, { $n } moves needed and { $left } left
tempo-time-open = Under the count, { $side } to move: not settled, { $n } moves needed and { $left } left
tempo-no-count = No count runs

tempo-why = If { $fleer } had to move it would be mated in { $n }. But { $chaser } must move{ $known ->
        [yes] . Best: { $best } ({ $after }){ $others }. Every other move is worse:
        [all] ; every move is as good as another: { $best } ({ $after })
       *[no] , and every move spoils it:
    }
tempo-spoil-stalemate = · { $moves }: stalemate
tempo-spoil-loses = · { $moves }: { $reply } takes a man ({ $after })
tempo-spoil-releases = · { $moves }: gives { $fleer }'s khun { $squares } ({ $after })
tempo-spoil-slower = · { $moves }: the answer is { $reply } ({ $after })
tempo-spoil-open = · { $moves } ({ $after })
tempo-other-ways = ; { $moves } take another way, just as quick
tempo-detours = Other best defences send the khun another way: { $ways }
tempo-detour = against { $reply } by { $square }
tempo-length = mate in { $n }
tempo-length-late = needs { $n }, { $left } left: a draw
tempo-length-never = no mate
tempo-length-open = not settled
tempo-spare-put-off = The waiting moves of other men do only because it can still wait a move later
tempo-spare = Without the { $man } on { $square } { $chaser } would be pen thi ({ $cost }); with it { $chaser } can wait
tempo-spare-cost = at a cost of { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
tempo-spare-absolute = no mate at all
tempo-triangle-fails = A triangle of three moves does not do: { $reasons }
tempo-triangle-slower = not among the best moves are the first steps { $moves }
tempo-triangle-no-corner = after { $line } no best move leads on towards { $home }
tempo-triangle-closed = after { $line } the khun may not step to { $home }
tempo-triangle-elsewhere = after { $line } the khun's step to { $home } would find { $fleer }'s men elsewhere than at the start
tempo-triangle-late = after { $line } the khun's step to { $home } loses time
tempo-triangle-nowhere = There is no triangle here: the khun has no step from which two more lead back
tempo-squares = Corresponding squares, { $fleer } to move and all other men where they stand: for the square of { $fleer }'s khun and each that it can go to at once, the squares from which { $chaser }'s khun wins soonest{ $near ->
        [yes] {" "}(looked for only where it stands and one step away)
       *[no] {""}
    }
tempo-square = · { $fleer }'s khun on { $khun }: { $squares } ({ $length }){ $here }
tempo-square-here = ; from { $square }, where { $chaser }'s khun stands, { $length }
tempo-squares-open = · { $fleer }'s khun on { $squares }: not settled within the limits
tempo-men = The same placement returns with the other side to move only if some man is back on its square after an odd number of moves. Which can be:
tempo-man-triangle = · { $men }: yes, after three moves, a triangle (two straight steps and a diagonal one)
tempo-man-line = · { $men }: yes, after three moves along a line
tempo-man-rank-parity = · { $men }: no; every move changes between odd and even ranks
tempo-man-colour-parity = · { $men }: no; every move changes file and rank by an odd number together
tempo-man-one-way = · { $men }: no; it never comes back
tempo-tally = Count the moves: { $all } by { $chaser } against { $replies } by { $fleer }, and every man is back on its square. { $others ->
        [0] All { $all } are the khun's
       *[other] Of the { $all } the khun made { $khun }, the other men { $others }
    }
tempo-line = Best play: { $line }. { $waits ->
        [yes] With move { $n } { $chaser } has waited
       *[no] With move { $n } the tempo is regained
    }: { $fleer } must move
tempo-flights = { $fleer }'s side, were it to move: the moves that leave { $chaser } pen thi
tempo-flight = · { $move } ({ $after }): for { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    } of the chaser
tempo-flight-forever = · { $move }: for ever, there is no mate
tempo-flight-open = · { $move } ({ $after }): for how long is not settled
tempo-flights-open = { $fleer }'s side, were it to move: not settled for { $n ->
        [one] 1 move
       *[other] { $n } moves
    } whether { $chaser } is then pen thi

tempo-fleer-draws = { $counted ->
        [yes] Under the count { $fleer }
       *[no] { $fleer }
    }, to move, draws with every move
tempo-fleer-draws-by = { $counted ->
        [yes] Under the count { $fleer }
       *[no] { $fleer }
    }, to move, draws: { $n ->
        [one] the only move is { $moves }
       *[other] the moves that draw are { $moves }
    }
tempo-fleer-loses = { $counted ->
        [yes] Under the count { $chaser } mates in time
       *[no] { $chaser } mates
    }; { $n ->
        [one] { $moves } holds out longest
       *[other] { $moves } hold out longest
    }
tempo-fleer-wins = { $fleer } itself mates: { $moves }
tempo-fleer-open = Who wins under the count is not settled within the limits
tempo-fleer-flights = What { $fleer }'s moves lead to{ $new ->
        [yes] {" "}(pen thi, tempo-locked: the men stand right, but the wrong side is to move)
       *[no] {""}
    }:
tempo-fleer-flight = · { $moves }: { $outcome }
tempo-fleer-pen-thi = { $chaser } is pen thi{ $turns ->
        [0] {""}
        [one] {" "}for one turn
       *[other] {" "}for its next { $turns } turns
    }, at a cost of { $n ->
        [one] { $n } move
       *[other] { $n } moves
    } ({ $after })
tempo-fleer-after = After { $move } { $chaser } must move, and would rather pass (were { $fleer } to move, mate in { $left })
tempo-fleer-cure = { $chaser } regains the tempo { $kind ->
        [triangle] by a triangle
        [waiting-move] by a waiting move
       *[other] by a walk
    }: begin with { $moves }; with move { $n } of best play { $fleer } must move, mate in { $left }
tempo-fleer-absolute = { $chaser } is absolutely pen thi: no mate at all
tempo-fleer-plain = { $after }
tempo-fleer-line = Best play: { $line }
tempo-fleer-line-late = Best play, nothing counted: { $line }. It takes { $chaser } { $needed } moves; the count leaves { $left }

tempo-row-head = FEN  mate in: chaser/fleer to move  cost  cure  first moves
tempo-row = { $fen }  { $chaser }/{ $fleer }  { $cost }  { $kind ->
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
audit-tempo-no-cost = a cost, a cure or its number of moves is stated: the chaser is glad to be on move
audit-tempo-wrong-cure = cure `{ $stated }` is stated: it is `{ $found }`
audit-tempo-not-strong = the cure is not strong: some best defence does not lead back to the placement
audit-tempo-is-strong = the cure is strong: every best defence leads back to the placement
audit-tempo-line-not-best = move { $n } to the pivot, `{ $move }`, is not best: expected `{ $better }`
audit-tempo-line-misses-pivot = the line does not end at the pivot with the fleer to move
audit-tempo-wrong-number = `in: { $stated }` is stated: the line takes { $found ->
        [one] { $found } move
       *[other] { $found } moves
    }
audit-tempo-wrong-cure-number = `in: { $stated }` is stated: the tempo is regained in { $found ->
        [one] { $found } move
       *[other] { $found } moves
    }
audit-tempo-number-without-cure = `in: { $stated }` is stated: the tempo cannot be lost here, there is no cure
audit-tempo-not-forced = the pivot is not reached in { $n } moves against every best defence
audit-tempo-no-number = a pivot without `in`: expected the number of moves in which it is reached
audit-tempo-count = the count does not leave exactly enough: expected a win, and a draw with one number more said
audit-tempo-undecided = the tempo is not settled within the limits: expected a proof
