//! One ending of the page: its figures, and a longest win with its line.

use konmak::counting::Preset;
use konmak::rules::{Color, Fen, Moves, Notation, Position, Role};
use konmak::solve::{Answer, Question, Solver, Verdict};
use konmak::tables::{Material, Measure, Men, Outcomes, Side, fresh_pieces_count};

use crate::app::console::Console;
use crate::app::messages::names::role_name;
use crate::app::terminal::{BoardView, Ink};
use crate::app::words::{Language, Words};

use super::Reported;

/// The letters of a diagram: Latin, no colours.
const INK: Ink = Ink { thai: false, paint: false };
/// The men from the strongest to the weakest.
const ORDER: [Role; 5] = [Role::Ruea, Role::Ma, Role::Khon, Role::Met, Role::Bia];

/// Returns the row of the overview.
pub(super) fn row(reported: &Reported, console: &Console) -> String {
    let Reported { material, stats } = reported;
    let white = stats.uncounted[0];
    let cells = [
        format!("[{material}](#{})", material.to_string().to_lowercase()),
        name(*material, &Words::new(Language::Thai)),
        share(white.win, whole(white), console),
        share(white.loss, whole(white), console),
        white.longest.0.to_string(),
        share(stats.counted[0].win, white.win, console),
    ];
    format!("| {} |", cells.join(" | "))
}

/// Returns the lines of the ending's own section.
pub(super) fn lines(reported: &Reported, solver: &mut Solver, console: &Console) -> Vec<String> {
    let Reported { material, stats } = reported;
    let words = &console.words;
    let thai = name(*material, &Words::new(Language::Thai));
    let english = name(*material, &Words::new(Language::English));
    let mut lines = vec![
        format!("## {material}"),
        String::new(),
        format!("{english} · {thai}"),
        String::new(),
        words.say("report-section-columns"),
        "|---|--:|--:|--:|--:|".to_owned(),
    ];
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
    let view = BoardView { position, last_move: None, flip: false };
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
    format!("| {whose} | {win} | {loss} | {draw} | {} |", longest.0)
}

fn whole(outcomes: Outcomes) -> u64 {
    outcomes.win + outcomes.loss + outcomes.draw
}

/// Returns a share in percent; a dash if it is one of nothing.
fn share(part: u64, whole: u64, console: &Console) -> String {
    if whole == 0 {
        return "–".to_owned();
    }
    let tenths = (u128::from(part) * 1000 + u128::from(whole) / 2) / u128::from(whole);
    let text = match tenths {
        0 if part > 0 => "< 0.1".to_owned(),
        1000 if part < whole => "> 99.9".to_owned(),
        tenths => format!("{}.{}", tenths / 10, tenths % 10),
    };
    console.words.tell("report-percent", [("share", text.into())])
}

/// Returns an ending in words.
fn name(material: Material, words: &Words) -> String {
    let [white, black] = [material.white, material.black].map(|men| men_in_words(men, words));
    words.tell("report-name", [("white", white.into()), ("black", black.into())])
}

fn men_in_words(men: Men, words: &Words) -> String {
    let others = ORDER.into_iter().flat_map(|role| (0..men.of(role)).map(move |_| role));
    let names: Vec<_> =
        std::iter::once(Role::Khun).chain(others).map(|role| role_name(role, words)).collect();
    names.join(" ")
}
