//! One ending of the page: its figures, and a longest win with its line.

use konmak::counting::{BOARD_LIMIT, Preset};
use konmak::rules::{Color, Fen, Moves, Notation, Position};
use konmak::solve::{Answer, Question, Solver, Verdict};
use konmak::tables::{Measure, Outcomes, Side, fresh_pieces_count};

use crate::app::console::Console;
use crate::app::terminal::{BoardView, Ink};
use crate::app::words::{Language, Words};

use super::Reported;
use super::figures::{grouped, name};
use super::overview::limit;

/// The letters of a diagram: Latin, no colours.
const INK: Ink = Ink { thai: false, paint: false };

/// Returns the lines of the ending's own section.
pub(super) fn lines(reported: &Reported, solver: &mut Solver, console: &Console) -> Vec<String> {
    let Reported { material, stats, .. } = reported;
    let words = &console.words;
    let thai = name(*material, &Words::new(Language::Thai));
    let english = name(*material, &Words::new(Language::English));
    let mut lines = vec![
        format!("### {material}"),
        String::new(),
        format!("{english} · {thai}"),
        String::new(),
    ];
    if let Some(limit) = limit(*material) {
        let first = material.men() as u16 + 1;
        let moves = limit + 2 - first;
        let values = [("limit", limit.into()), ("first", first.into()), ("moves", moves.into())];
        lines.extend([words.tell("report-limit", values), String::new()]);
    }
    lines.extend([words.say("report-section-columns"), "|---|--:|--:|--:|--:|".to_owned()]);
    let rows = [
        ("stats-white", stats.uncounted[0]),
        ("stats-black", stats.uncounted[1]),
        ("stats-white-counted", stats.counted[0]),
        ("stats-black-counted", stats.counted[1]),
    ];
    lines.extend(rows.map(|(key, outcomes)| figures(&words.say(key), outcomes)));
    lines.push(String::new());
    let ending = material.attacked_by(Color::White);
    let Some(table) = solver.tables_mut().find(ending) else { return lines };
    let Some(longest) = table.longest_win(Measure::Mate) else { return lines };
    let plain = solver.solve(&Question::new(longest, Preset::None));
    let counted = solver.solve(&Question::new(longest, Preset::Thai));
    let key = match counted.value.verdict {
        Verdict::Win => "report-longest",
        Verdict::Draw | Verdict::Loss => "report-longest-late",
        Verdict::Unknown => "report-longest-uncounted",
    };
    lines.extend(shown(&longest, &plain, key, console));
    if counted.value.verdict != Verdict::Draw {
        return lines;
    }
    let most = if ending.has_pieces_honour() {
        fresh_pieces_count(ending, Side::Attacker)
    } else if ending.has_board_honour() {
        Moves(BOARD_LIMIT + 1)
    } else {
        Moves(u16::MAX)
    };
    if let Some(in_time) = table.longest_win_within(Measure::Pieces, most) {
        let counted = solver.solve(&Question::new(in_time, Preset::Thai));
        if counted.value.mate_in.is_some() {
            lines.extend(shown(&in_time, &counted, "report-longest-in-time", console));
        }
    }
    lines
}

/// Returns a position with its line; the key's text tells the moves.
fn shown(
    position: &Position,
    answer: &Answer,
    key: &'static str,
    console: &Console,
) -> Vec<String> {
    let n = answer.value.mate_in.map_or(0, |moves| moves.0);
    let view = BoardView { position, last_move: None, flip: false, steps: &[] };
    let fence = || "```".to_owned();
    let mut lines = vec![console.words.tell(key, [("n", n.into())]), String::new(), fence()];
    lines.extend(view.lines(INK).iter().map(|line| line.trim_end().to_owned()));
    lines.push(Fen { position: *position, count: None, fullmove: 1 }.to_string());
    lines.extend([fence(), String::new()]);
    lines.push(Notation::Latin.write_line(position, &answer.line, Color::White));
    lines.push(String::new());
    lines
}

fn figures(whose: &str, outcomes: Outcomes) -> String {
    let Outcomes { win, loss, draw, longest } = outcomes;
    let [win, loss, draw] = [win, loss, draw].map(grouped);
    format!("| {whose} | {win} | {loss} | {draw} | {} |", longest.0)
}
