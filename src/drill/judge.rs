//! Judging moves by the prover alone.

use std::time::Duration;

use crate::counting::{Counter, Preset};
use crate::game::Game;
use crate::rules::{Color, Move, Moves, Position};
use crate::solve::{Answer, Limits, Question, Solver, Verdict};
use crate::tempo::Timed;

use super::cause;
use super::judgement::{Cause, Flaw, Judgement, Wrong};
use super::task::Goal;

/// The longest mate that is looked for.
pub(super) const LONGEST: Moves = Moves(64);

/// Which part of the time is spent on telling a late mate from none, once it is proved that the move
/// is not right. More parts: the answer comes sooner and says less.
const PARTS_FOR_BEYOND: u32 = 5;

/// What the prover found, and what it has excluded.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) answer: Answer,
    /// Neither side mates within so many moves.
    pub(super) beyond: Option<Moves>,
}

/// The prover with the time that a judgement may take.
pub(super) struct Judge {
    solver: Solver,
    time: Option<Duration>,
    /// The last question that got its full time.
    last: Option<(Position, Counter, Found)>,
}

impl Judge {
    pub(super) fn new(solver: Solver, time: Option<Duration>) -> Self {
        Self { solver, time, last: None }
    }

    pub(super) fn time(&self) -> Option<Duration> {
        self.time
    }

    /// Returns the value of a game as it stands, in the full time.
    pub(super) fn value(&mut self, game: &Game, enough: Moves) -> Found {
        let (position, counter) = (*game.position(), *game.counter());
        if let Some((known, with, found)) = &self.last
            && known.is_same(&position)
            && *with == counter
        {
            return found.clone();
        }
        let found = self.find(&Question::in_game(position, &counter), enough, self.time);
        self.last = Some((position, counter, found.clone()));
        found
    }

    /// Looks for a mate in one, in two and so on, until one side's is found, both are excluded or
    /// the time is used up. Once none within `enough` moves is proved, what is beyond gets only a
    /// part of the time.
    pub(super) fn find(
        &mut self,
        question: &Question,
        enough: Moves,
        time: Option<Duration>,
    ) -> Found {
        let mut end = time;
        let mut spent = Duration::ZERO;
        let mut beyond = None;
        for within in 1..=LONGEST.0 {
            let rest = end.map(|end| end.saturating_sub(spent));
            let answer = self.within(question, Moves(within), rest);
            spent += answer.elapsed;
            let cut_short =
                end.is_some_and(|end| spent >= end) || self.solver.stopper().is_stopped();
            if answer.is_settled() || cut_short {
                return Found { answer, beyond };
            }
            beyond = Some(Moves(within));
            if within == enough.0.max(1) {
                end = time.map(|time| time.min(spent + time / PARTS_FOR_BEYOND));
            }
        }
        Found { answer: self.within(question, LONGEST, Some(Duration::ZERO)), beyond }
    }

    fn within(&mut self, question: &Question, within: Moves, time: Option<Duration>) -> Answer {
        let limits = self.solver.limits_mut();
        limits.time = time;
        limits.within = within;
        self.solver.solve(question)
    }

    /// Judges the move that led from one stage of a game to the next.
    pub(super) fn judge(&mut self, before: &Game, next: &Game, goal: Goal) -> Judgement {
        let user = before.position().turn();
        match (goal, next.end()) {
            (Goal::MateIn(_) | Goal::Win | Goal::LoseTempo { .. }, Some(end)) => {
                match cause::of_end(next, end, user) {
                    None => Judgement::Right { left: Some(Moves(0)), slower: Moves(0) },
                    Some(cause) => wrong(Flaw::Loses(cause), Vec::new()),
                }
            }
            (Goal::Hold | Goal::HoldOut(_) | Goal::MakePenThi | Goal::Judge(_), Some(_)) => {
                Judgement::Holds
            }
            (Goal::MateIn(left), None) => self.judge_mate_in(next, user, left),
            (Goal::Win, None) => self.judge_win(before, next, user),
            (Goal::Hold, None) => self.judge_hold(next),
            (Goal::HoldOut(left), None) => self.judge_hold_out(next, left),
            (Goal::LoseTempo { left, until }, None) => {
                costs(self.judge_mate_in(next, user, left), until)
            }
            (Goal::MakePenThi | Goal::Judge(_), None) => undecided(None),
        }
    }

    /// Returns the prover for questions about the tempo, all answered in the time of a judgement.
    pub(super) fn prover(&mut self) -> Timed<'_> {
        let limits = self.solver.limits_mut();
        limits.time = self.time;
        limits.within = Limits::default().within;
        Timed::new(&mut self.solver)
    }

    fn judge_mate_in(&mut self, next: &Game, user: Color, left: Moves) -> Judgement {
        let allowed = left.minus_one().unwrap_or_default();
        let found = self.value(next, allowed);
        match (found.answer.value.verdict, found.answer.value.mate_in) {
            (Verdict::Loss, Some(mate_in)) if mate_in <= allowed => {
                Judgement::Right { left: Some(mate_in), slower: Moves(0) }
            }
            (Verdict::Loss, Some(mate_in)) => {
                let by = Moves(mate_in.0 - allowed.0);
                wrong(Flaw::Late { by, mate_in }, found.answer.line)
            }
            (Verdict::Draw | Verdict::Win, _) => self.lost(next, user, &found),
            (Verdict::Loss, None) => self.not_within(next, allowed, allowed),
            (Verdict::Unknown, _) => match found.beyond {
                Some(beyond) if beyond >= allowed => self.not_within(next, allowed, beyond),
                no_mate_within => undecided(no_mate_within),
            },
        }
    }

    fn judge_win(&mut self, before: &Game, next: &Game, user: Color) -> Judgement {
        if let Some(reply) = cause::repeating_reply(next) {
            return wrong(Flaw::Loses(Cause::Repetition), vec![reply]);
        }
        let found = self.value(next, LONGEST);
        match (found.answer.value.verdict, found.answer.value.mate_in) {
            (Verdict::Loss, left) => {
                let slower = left.map_or(Moves(0), |left| self.given_away(before, left));
                Judgement::Right { left, slower }
            }
            (Verdict::Draw | Verdict::Win, _) => self.lost(next, user, &found),
            (Verdict::Unknown, _) => undecided(found.beyond),
        }
    }

    /// Returns how many moves were lost by a move after which the mate takes `left`.
    fn given_away(&mut self, before: &Game, left: Moves) -> Moves {
        let question = Question::in_game(*before.position(), before.counter());
        let best = self.find(&question, LONGEST, self.time).answer.value.mate_in;
        Moves(best.map_or(0, |best| left.plus_one().0.saturating_sub(best.0)))
    }

    fn judge_hold(&mut self, next: &Game) -> Judgement {
        let found = self.value(next, LONGEST);
        match found.answer.value.verdict {
            Verdict::Win => {
                let mate_in = found.answer.value.mate_in;
                wrong(Flaw::Falls { mate_in }, found.answer.line)
            }
            Verdict::Draw | Verdict::Loss => Judgement::Holds,
            Verdict::Unknown => undecided(found.beyond),
        }
    }

    fn judge_hold_out(&mut self, next: &Game, left: Moves) -> Judgement {
        let found = self.value(next, LONGEST);
        match (found.answer.value.verdict, found.answer.value.mate_in) {
            (Verdict::Win, Some(mate_in)) if mate_in < left => {
                let by = Moves(left.0 - mate_in.0);
                wrong(Flaw::Sooner { by, mate_in }, found.answer.line)
            }
            (Verdict::Win, Some(left)) => Judgement::HoldsOut { left },
            (Verdict::Draw | Verdict::Loss, _) => Judgement::Holds,
            (Verdict::Win | Verdict::Unknown, _) => undecided(found.beyond),
        }
    }

    /// The move does not mate within the moves allowed: shows a reply after which no mate comes in
    /// them.
    fn not_within(&mut self, next: &Game, allowed: Moves, no_mate_within: Moves) -> Judgement {
        let line = self.first_reply(next, allowed, |answer| {
            answer.value.mate_in.is_none_or(|mate_in| mate_in > allowed)
                || answer.value.verdict != Verdict::Win
        });
        wrong(Flaw::NotWithin { moves: allowed, no_mate_within }, line)
    }

    /// The win is lost: finds by what.
    fn lost(&mut self, next: &Game, user: Color, found: &Found) -> Judgement {
        let value = found.answer.value;
        if value.verdict == Verdict::Win {
            let cause = Cause::Mate { mate_in: value.mate_in };
            return wrong(Flaw::Loses(cause), found.answer.line.clone());
        }
        let line = self.drawing_reply(next, &found.answer);
        let cause = cause::of_lost_win(next, user, found.answer.uncounted, line.first().copied());
        wrong(Flaw::Loses(cause), line)
    }

    /// Returns a reply that keeps the draw: where only the count saves, the longest resistance with
    /// the mate that comes too late; else a capture if there is one.
    fn drawing_reply(&mut self, next: &Game, answer: &Answer) -> Vec<Move> {
        if answer.line.is_empty() {
            let is_drawn =
                |answer: &Answer| matches!(answer.value.verdict, Verdict::Draw | Verdict::Loss);
            return self.first_reply(next, LONGEST, is_drawn);
        }
        let mut replies = captures_first(next.position());
        if !answer.keys.is_empty() {
            replies.retain(|reply| answer.keys.contains(reply));
        }
        let by_count = answer.uncounted.verdict == Verdict::Loss;
        if by_count {
            replies = self.best_without_count(next, replies);
        }
        replies.truncate(1);
        if let Some(&reply) = replies.first().filter(|_| by_count) {
            let late = Question::new(next.position().after(reply), Preset::None);
            replies.extend(self.find(&late, LONGEST, self.time).answer.line);
        }
        replies
    }

    /// Returns the first reply whose answer, to the user's next question, is such; captures are
    /// looked at first. Nothing if none was found in time.
    fn first_reply(
        &mut self,
        next: &Game,
        within: Moves,
        is_such: impl Fn(&Answer) -> bool,
    ) -> Vec<Move> {
        let question = Question::in_game(*next.position(), next.counter());
        let replies = captures_first(next.position());
        let share = self.share(replies.len());
        let found = replies.into_iter().find(|&reply| {
            let answer = self.within(&question.after(reply), within, share);
            is_such(&answer)
        });
        found.into_iter().collect()
    }

    /// Returns the part of the time that each of so many questions may take.
    pub(super) fn share(&self, questions: usize) -> Option<Duration> {
        self.time.map(|time| time / questions.max(1) as u32)
    }
}

/// Returns a judgement with what a late mate costs the tempo.
fn costs(mut judgement: Judgement, until: Moves) -> Judgement {
    if let Judgement::Wrong(Wrong { flaw, .. }) = &mut judgement
        && let Flaw::Late { by, mate_in } = *flaw
    {
        *flaw = Flaw::Costs { by, mate_in, until };
    }
    judgement
}

fn undecided(no_mate_within: Option<Moves>) -> Judgement {
    Judgement::Undecided { no_mate_within, listed: false }
}

fn wrong(flaw: Flaw, line: Vec<Move>) -> Judgement {
    Judgement::Wrong(Wrong { flaw, line })
}

fn captures_first(position: &Position) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.sort_by_key(|mv| !position.board().occupied().contains(mv.to));
    moves
}
