//! What goes into a session, and what comes out.

use crate::counting::Refusal;
use crate::game::End;
use crate::puzzle::{LineMove, Try};
use crate::rules::{Color, Illegal, Move, Position};
use crate::solve::Question;
use crate::tempo::{Explanation, Tempo};

use super::exercise::Guess;
use super::{Hint, Judgement, Record};

/// What the user does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// Makes a move.
    Move(Move),
    /// Answers what is asked about the tempo.
    Guess(Guess),
    /// Makes the wrong move tried last after all, and plays on against the refutation.
    GoOn,
    /// Asks how the wrong move tried last is refuted; in an exercise about the tempo also why the
    /// placement is as it is.
    Why,
    /// Asks for board's honour.
    Ask,
    /// Stops its board's honour.
    Stop,
    /// Asks for the next hint.
    Hint,
    /// Takes its last move back.
    Undo,
    /// Turns the board round.
    Flip,
    /// Gives up and asks for the solution.
    Solution,
    /// Passes the task over.
    Skip,
    /// Ends the session.
    Quit,
}

/// What a session answers; several may answer one event, in their order.
#[derive(Clone, Debug)]
pub enum Reply {
    /// A task begins; [`Session::view`](super::Session::view) shows it.
    Begun,
    /// The move is not legal.
    Illegal(Illegal),
    /// The user's move, judged.
    Judged {
        /// Where it was made.
        before: Position,
        /// The move.
        mv: Move,
        /// What it is worth.
        judgement: Judgement,
    },
    /// The user's answer to what is asked about the tempo.
    Guessed {
        /// The answer.
        guess: Guess,
        /// Whether it is right.
        is_right: bool,
    },
    /// The chaser has lost the tempo: the fleer is as near to mate as if the chaser had passed.
    TempoWon {
        /// Whether the same placement stands as at first.
        same: bool,
        /// Who must move.
        fleer: Color,
    },
    /// How soon either side to move is mated or mates in the placement of the exercise, and whether it
    /// is เป็นที.
    Worth(Box<Tempo>),
    /// Why the placement of the exercise is as it is.
    Explained(Box<Explained>),
    /// What an exercise needs is not settled in the time given: this task, counted from 0, is passed
    /// over.
    Unsettled(usize),
    /// The wrong move has been made on the board.
    WentOn {
        /// Where it was made.
        before: Position,
        /// The move.
        mv: Move,
    },
    /// A side has asked for board's honour.
    Asked(Color),
    /// A side has stopped its count.
    Stopped(Color),
    /// The other side's move.
    Answered {
        /// Where it was made.
        before: Position,
        /// The move.
        mv: Move,
    },
    /// The game has ended without the goal; moves may be taken back.
    Over(End),
    /// What was asked for is not possible.
    Refused(Cannot),
    /// A hint.
    Hint(Hint),
    /// There is no further hint for this move.
    LastHint,
    /// Moves have been taken back.
    TookBack,
    /// The board has been turned round.
    Flipped,
    /// The wrong move and its refutation.
    Refutation {
        /// Where the line begins.
        before: Position,
        /// The line.
        line: Vec<Move>,
    },
    /// The solution.
    Solution {
        /// Where the line begins.
        before: Position,
        /// The line, with comments; empty if none is known.
        line: Vec<LineMove>,
        /// The puzzle's tries, where the line begins at its set-up.
        tries: Vec<Try>,
    },
    /// The task has ended.
    Finished {
        /// How it went.
        record: Record,
        /// How the game ended, if it did.
        end: Option<End>,
    },
    /// There is no further task.
    Done,
}

/// A placement with the reasons for what it is worth.
#[derive(Clone, Debug)]
pub struct Explained {
    /// The placement, with what is counted under the rules.
    pub question: Question,
    /// What it is worth.
    pub tempo: Tempo,
    /// Why.
    pub explanation: Explanation,
}

/// Why something is not possible now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cannot {
    /// No move of the user's stands on the board.
    NothingToUndo,
    /// Nothing wrong has been tried here.
    NothingRefuted,
    /// The reasons would be the answer that is asked for.
    ReasonsAnswer,
    /// An answer is asked for, no move.
    AnswerFirst,
    /// That is not what is asked.
    NotAsked,
    /// The game has ended.
    Over(End),
    /// The side that may ask, or whose count runs, is the other one.
    NotYours(Color),
    /// The rules of counting do not allow it.
    Count(Refusal),
    /// The session has ended.
    Done,
}
