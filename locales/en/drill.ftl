# The trainer.

help-drill = Trains: puzzles and positions against the prover
help-drill-long =
    The trainer: it shows a position, you type moves in any notation, and every move is judged by
    the prover. The other side answers with its longest resistance; every sound key is right.
    Without a position it takes the puzzles of the library.
help-drill-examples =
    konmak drill
    konmak drill pb-58 pb-59
    konmak drill --theme khon-bia --seed 7 --count 5
    konmak drill --tempo all --material SM --seed 7
    konmak drill "8/8/8/2K1k3/8/4RR2/8/8 b - 16 10 1" --side fleer
help-arg-task = Ids of puzzles, or one FEN in quotes
help-arg-task-long = Ids of puzzles, or one FEN in quotes; a count that runs may stand in it (konmak solve --help says how)
help-arg-random = In an order of chance
help-arg-seed = The seed of chance: the same seed gives the same order and the same replies
help-arg-number = No more than so many puzzles
help-arg-side = The part you play: chaser or fleer
help-arg-tempo = Exercises about the tempo: judge (is it pen thi?), lose (kae thi), make (flee so that it is pen thi), or all
help-arg-material = With --tempo: placements dealt by chance from a material, such as SM or KSMvK
help-arg-line-dialogue = A dialogue line by line, for pipes and screen readers

drill-error-mixed = a FEN is drilled alone: give one FEN or ids of puzzles
drill-seed = Order and replies by --seed { $seed }

drill-task = Task { $number } of { $of }: { $name }
drill-task-fen = Position
drill-goal-mate-in = You are { $side }. { $n ->
    [one] Mate in one.
   *[other] Mate in { $n }.
 }
drill-goal-win = You are { $side }. Win before the count is full.
drill-goal-win-uncounted = You are { $side }. Win.
drill-goal-hold = You are { $side }, the fleer. Hold the draw: stalemate, the count, or no mate at all.
drill-goal-hold-out = You are { $side }, the fleer, and lost. Hold out as long as can be: { $n ->
    [one] one move.
   *[other] { $n } moves.
 }
drill-goal-lost-win = You are { $side }. The win is gone.
drill-goal-lost-draw = You are { $side }, the fleer. It is lost.
drill-rules = Rules: { $rules }
drill-claimed = The source says: { $text }
drill-may-ask = You may `ask` for board's honour.
drill-spoilt = This task counts as missed now; `undo` goes back.

drill-right-mate = Mate.
drill-right-left = Right. Mate in { $n } more.
drill-right = Right: the win is still in time.
drill-right-slower = Right, and in time, but { $by ->
    [one] one move
   *[other] { $by } moves
 } slower than need be. Mate in { $n } more.
drill-holds = Right: the draw holds.
drill-holds-out = Right: nothing holds out longer. { $n ->
    [one] One move
   *[other] { $n } moves
 } to mate.
drill-undecided = Legal, but undecided: nothing was proved in the time given.
drill-undecided-listed = The puzzle lists this key; it was not proved again in the time given.
drill-undecided-proved = Legal, but undecided in the time given: no mate within { $n } is proved.
drill-late = { $move } mates, but { $by ->
    [one] one move
   *[other] { $by } moves
 } late: mate in { $n } more.
drill-not-within = { $move } does not mate in the { $n ->
    [one] one move
   *[other] { $n } moves
 } left: that is proved. Whether it wins later is undecided (no mate within { $proved }).
drill-not-mate = { $move } is not mate.
drill-loses-stalemate = { $move } loses the win: stalemate (อับ), a draw.
drill-loses-count = { $move } loses the win by the count ({ $honour }): { $left ->
    [one] one move is
   *[other] { $left } moves are
 } left, and there is no mate in time.
drill-loses-count-needed = { $move } loses the win by the count ({ $honour }): mate takes { $needed } more, and { $left ->
    [one] one move is
   *[other] { $left } moves are
 } left.
drill-loses-capture = { $move } loses the win: the { $man } on { $square } is taken.
drill-loses-mate = { $move } loses: you are mated in { $n }.
drill-loses-mated = { $move } loses: the other side mates.
drill-loses-repetition = { $move } loses the win: the same position for the third time is a draw.
drill-loses-dead = { $move } loses the win: no mate exists with the men left.
drill-loses-counter-mate = { $move } mates, but mate by the side that counts is a draw: `stop` first.
drill-loses-escape = { $move } loses the win: the khun gets away.
drill-falls = { $move } lets the chaser mate in { $n }, in time.
drill-falls-in-time = { $move } lets the chaser mate in time.
drill-sooner = { $move } is mated in { $n }, { $by ->
    [one] one move
   *[other] { $by } moves
 } sooner than need be.
drill-refuted-by = Refutation: { $line }
drill-try-again = Try again; `why` shows the line, `go on` plays it.
drill-try-again-plain = Try again; `go on` plays it all the same.

drill-answer = { $side } plays { $move }.
drill-went-on = You play { $move } all the same.
drill-asked = { $side } asks for board's honour.
drill-stopped = { $side } stops the count.
drill-took-back = Taken back.
puzzle-try = Try: { $move }?{ $replied ->
        [yes] {" "}{ $reply }!
       *[no] {""}
    }{ $told ->
        [yes] : { $comment }
       *[no] {""}
    }
drill-solution = Solution: { $line }
drill-solution-unknown = No solution is known, and none was found in the time given.
drill-comment = { $move }: { $comment }

drill-over = The game is over: { $end }.
drill-over-next = `undo`, `solution`, `skip` or `quit`?

drill-hint-idea = Hint: { $idea }
drill-hint-themes = Themes: { $themes }
drill-hint-check = The move gives check.
drill-hint-capture = The move captures.
drill-hint-turning = A bia turns over.
drill-hint-quiet = A quiet move: no check, no capture.
drill-hint-man = Look at the { $man } on { $square }.
drill-hint-move = Play { $move }.
drill-hint-last = That was the last hint here; `solution` shows all there is to know and ends the task.
drill-hint-none = No sound move was found in the time given.

drill-cannot-undo = There is no move of yours to take back.
drill-cannot-why-yet = The reasons would tell the answer: answer first, or ask for the `solution`.
drill-cannot-why = Nothing wrong has been tried here.
drill-cannot-yours = The count is { $side }'s, not yours.
drill-cannot-count = Not possible: { $reason }.
drill-cannot-done = The session has ended.
drill-illegal = Not legal: { $reason }.
drill-unreadable = Not understood: { $reason }. `help` lists the commands.

drill-error-no-tempo = there is no such exercise about the tempo here: regaining it takes a placement with a cure, making it pen thi takes the fleer to move and a flight that does it
drill-error-no-deal = no placement of these men gives such an exercise: expected men that can be pen thi, such as SM, SN, NM, SS or R, or a larger --max-cost
drill-position-number = position { $n }
drill-unsettled = { $name }: not settled in the time given, passed over.
drill-exercise-judge = is it pen thi?
drill-exercise-lose = lose a move, regain the tempo
drill-exercise-make = make it pen thi
drill-uncounted = Nothing is counted.
drill-ask-pen-thi = { $side } must move. Is it pen thi: would passing be better than any move? `yes` or `no`
drill-ask-cost = How many moves does having to move cost { $side }? A number, or `absolute` if no mate is left
drill-goal-lose = You are { $side }. Lose a move to regain the tempo: mate in { $left } with best play; it is regained when { $other } must move and is mated in { $until }.
drill-goal-make = You are { $side }, the fleer. Make it pen thi for { $other }, and let having to move cost it most.
drill-guess-pen-thi = Right: { $side } would rather pass.
drill-guess-right = Right.
drill-guess-not-pen-thi = Wrong: { $side } has a move that is as good as a pass, or better.
drill-guess-is-pen-thi = Wrong: { $side } would rather pass.
drill-guess-wrong-cost = Wrong: it does not cost { $cost }.
drill-guess-again = Answer again; `hint` helps, `solution` gives the reasons.
drill-no-answer = Not understood. { $question }
drill-cannot-move = An answer is wanted here, not a move.
drill-cannot-answer = That is not what is asked.
drill-cost = { $n ->
    [one] one move
   *[other] { $n } moves
 }
drill-cost-mate = the mate itself
drill-tempo-won-same = The tempo is regained: the same placement, but { $side } must move.
drill-tempo-won = The tempo is regained: { $side } must move and is as near to mate as if you had passed.
drill-costs = { $move } keeps the win, but regaining the tempo takes { $by ->
    [one] one move
   *[other] { $by } moves
 } more: mate in { $n } more.
drill-makes-pen-thi = Right: { $side } is pen thi. Having to move costs it { $cost }.
drill-not-pen-thi = { $move } does not make it pen thi: the chaser has a move as good as a pass, or better (mate in { $n }).
drill-not-pen-thi-drawn = { $move } holds, but does not make it pen thi: there is no mate, whoever moves.
drill-costs-less = { $move } makes it pen thi and costs { $cost ->
    [one] one move
   *[other] { $cost } moves
 } (mate in { $n }), but another flight costs more.
drill-hint-wait = Look for a waiting move: one that changes nothing near the khun.
drill-hint-triangle = The khun can walk a triangle: two straight steps and a diagonal one.
drill-hint-walk = No waiting move and no triangle does it: go the long way round.
drill-hint-compare = Compare two mates: how soon if the fleer had to move, and how soon with { $side } to move. If the second takes two moves more than the first, or longer still, it is pen thi; what is over one is the cost.
drill-hint-fleer-first = If { $side } had to move: mate in { $n }.
drill-hint-fleer-never = If { $side } had to move: no mate.
drill-hint-chaser-first = With { $side } to move: mate in { $n }.
drill-hint-chaser-never = With { $side } to move: no mate.
drill-hint-flights = { $right } of { $of } flights { $right ->
    [one] is
   *[other] are
 } right.
drill-hint-worth = The best flight costs the chaser { $cost }.

drill-outcome-solved = solved
drill-outcome-helped = solved with help
drill-outcome-missed = missed
drill-outcome-skipped = skipped
drill-outcome-left = not finished
drill-finished = This task: { $outcome }.
drill-wrong = { $n ->
    [one] one wrong move
   *[other] { $n } wrong moves
 }
drill-wrong-answers = { $n ->
    [one] one wrong answer
   *[other] { $n } wrong answers
 }
drill-hints = { $n ->
    [one] one hint
   *[other] { $n } hints
 }
drill-summary = Summary: { $solved } solved, { $helped } with help, { $missed } missed, { $skipped } skipped, { $left } not finished
drill-summary-none = Summary: no task was begun
drill-thinking = thinking
drill-help =
    A move in any notation: g5g6, Nd2, Nb1-d2, ม-ง๒
    hint       the idea, then the man, then the move
    why        how the wrong move tried last is refuted
    go on      makes that wrong move and plays on
    undo       takes your last move, `ask` or `stop` back
    ask, stop  for board's honour, as the side that is behind
    flip       turns the board round
    board      shows it once more
    solution   shows the solution and ends the task
    skip       passes the task over
    quit       ends with the summary
drill-help-judge =
    yes, no    the answer to "is it pen thi?"
    3          the answer to "what does it cost?", in moves
    absolute   the same where it costs the mate itself
    hint       how to go about it, then the one length, then the other
    board      shows the board once more
    flip       turns it round
    solution   shows the answer with its reasons and ends the task
    skip       passes the task over
    quit       ends with the summary
