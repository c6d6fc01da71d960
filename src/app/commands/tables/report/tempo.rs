//! How many placements of each ending are เป็นที, with one that costs most.

use konmak::rules::{Color, Fen};
use konmak::tables::{Material, Tables, TooLong};
use konmak::tempo::Census;

use crate::app::words::Words;

use super::figures::grouped;

/// The most men whose placements are all looked at: it takes a moment.
const MOST_MEN: usize = 4;

/// Returns the part with its rows; nothing if there are none.
pub(super) fn lines(rows: Vec<String>, words: &Words) -> Vec<String> {
    if rows.is_empty() {
        return rows;
    }
    let [title, reading] = ["report-tempo-title", "report-tempo-reading"].map(|key| words.say(key));
    let columns = words.say("report-tempo-columns");
    let rule = "|---|--:|--:|--:|---|".to_owned();
    let head = [title, String::new(), reading, String::new(), columns, rule];
    head.into_iter().chain(rows).chain([String::new()]).collect()
}

/// Returns the row of an ending, White the chaser; nothing if it has too many men.
///
/// # Errors
/// If a win is too long for the table.
pub(super) fn row(material: Material, tables: &mut Tables) -> Result<Option<String>, TooLong> {
    if material.men() > MOST_MEN {
        return Ok(None);
    }
    let table = tables.build(material.attacked_by(Color::White))?;
    let census = Census::of(&table);
    let example = census.dearest.map(|found| {
        let fen = Fen { position: found.position(), count: None, fullmove: 1 };
        (census.largest().to_string(), format!("`{fen}`"))
    });
    let (largest, fen) = example.unwrap_or_else(|| ("–".to_owned(), "–".to_owned()));
    let [finite, absolute] = [census.finite, census.absolute].map(grouped);
    Ok(Some(format!("| {material} | {finite} | {absolute} | {largest} | {fen} |")))
}
