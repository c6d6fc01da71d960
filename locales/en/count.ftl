# The count: which it is, where it stands, why, and how a game ends.

count-board = Board's honour
count-pieces = Pieces' honour
count-said = { $side } has said { $n } of { $limit }
count-first = { $side } will say { $n } first, up to { $limit }
count-left = { $n ->
        [one] { $side } has { $n } move left
       *[other] { $side } has { $n } moves left
    }
count-last-now = The last move: mate now, or it is a draw
count-last-comes = The next move of the chaser is the last
count-next-draws = The next number said makes it a draw
count-exceeded = The limit is passed: a draw
count-none = No count runs
count-none-bia = No count: an unturned bia stands
count-none-equal = No count: no side is behind
count-none-unasked = No count runs; the side behind may ask
count-none-preset = No count under these rules
count-line = { $kind }: { $side } has said { $n } of { $limit }; { $left ->
        [one] { $chaser } has { $left } move left
       *[other] { $chaser } has { $left } moves left
    }
count-line-first = { $kind }: { $side } will say { $n } first, up to { $limit }; { $left ->
        [one] { $chaser } has { $left } move left
       *[other] { $chaser } has { $left } moves left
    }
count-at-set-up = Set-up
count-asked = ask
count-stopped = stop
count-goes-on = the game is over ({ $end }), so no move can follow

why-stated = the FEN states this count
why-bare-khun = one side has only its khun, and no unturned bia stands: pieces' honour starts by itself
why-behind = no unturned bia stands, and the side that is behind by value asks at the first moment
why-uncounted = these rules know no count
why-bia-stands = nothing is counted while an unturned bia stands
why-nobody-behind = no side that is behind by value has two men or more
why-asked = the side behind asks for board's honour
why-stopped = the counting side stops its count; asked for again, it starts anew
why-asks-later = the side behind may ask, and does so where `ask` stands among the moves
why-unasked = the side behind may ask, and has not
why-not-yet = under these rules a count starts with the move after the position that allows it
why-said = the counting side moved and said its number
why-chaser-moved = the chaser moved: only the other side's moves are counted
why-bared = the last man beside the khun was taken: pieces' honour starts
why-last-bia-turned = the last bia turned over: from now on it is counted
why-last-bia-taken = the last bia was taken: from now on it is counted
why-replaced = one side has only its khun now: pieces' honour replaces board's honour
why-kept = the bared side keeps board's honour, which leaves the chaser fewer moves
why-fortunes-turned = the counting side is no longer behind by value, so its count has ended

end-mate = mate
end-counter-mate = mate by the counting side: a draw
end-stalemate = stalemate (อับ): a draw
end-count = the count is exceeded: a draw
end-repetition = the same position for the third time: a draw
end-dead = no mate is possible with these men: a draw
