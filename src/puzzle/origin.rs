//! The sources of a puzzle, as its file lists them.

use super::fault::Faults;
use super::fault_kind::FaultKind;
use super::fields::{Fields, list_of, text_of, words_of};
use super::task::number;
use super::tree::Node;
use super::{Certainty, Source};

const FIELDS: &[&str] = &["title", "year", "place", "certainty", "note", "url"];

/// Reads the list `sources`.
pub(super) fn read(node: &Node, faults: &mut Faults<'_>) -> Vec<Source> {
    let items =
        list_of(node, "sources", "a list of sources, each beginning with `- title:`", faults);
    items.iter().filter_map(|item| read_one(item, faults)).collect()
}

fn read_one(item: &Node, faults: &mut Faults<'_>) -> Option<Source> {
    let Some(fields) = Fields::of(item, FIELDS, faults) else {
        let found = item.value.what();
        let expected = "a source, beginning with `- title:`";
        faults.report(item.place, FaultKind::WrongType { field: "sources", found, expected });
        return None;
    };
    let title = fields.required("title", "the name of the book or page", faults);
    let title = title.and_then(|node| words_of(node, "title", faults));
    let certainty = fields.required("certainty", "how sure the position is, such as exact", faults);
    let certainty = certainty.and_then(|node| read_certainty(node, faults));
    let mut words = |field| fields.node(field).and_then(|node| words_of(node, field, faults));
    let (place, note) = (words("place"), words("note"));
    let year = fields.node("year").and_then(|node| read_year(node, faults));
    let url = fields.node("url").and_then(|node| read_url(node, faults));
    Some(Source { title: title?, year, place, certainty: certainty?, note, url })
}

fn read_certainty(node: &Node, faults: &mut Faults<'_>) -> Option<Certainty> {
    let text = text_of(node, "certainty", "how sure the position is, such as exact", faults)?;
    text.parse().map_err(|fault| faults.report(node.place, FaultKind::BadCertainty(fault))).ok()
}

fn read_year(node: &Node, faults: &mut Faults<'_>) -> Option<u16> {
    const EXPECTED: &str = "a year of the common era, from 1200 to 2199 (พ.ศ. less 543)";
    let text = text_of(node, "year", EXPECTED, faults)?;
    let year = number(text).filter(|year| (1200..2200).contains(year));
    if year.is_none() {
        let found = text.to_owned();
        faults
            .report(node.place, FaultKind::BadNumber { field: "year", found, expected: EXPECTED });
    }
    year
}

fn read_url(node: &Node, faults: &mut Faults<'_>) -> Option<String> {
    let text = text_of(node, "url", "an address that begins with https://", faults)?;
    let is_address = ["https://", "http://"].iter().any(|scheme| text.starts_with(scheme));
    if !is_address || text.contains(char::is_whitespace) {
        faults.report(node.place, FaultKind::BadUrl(text.to_owned()));
        return None;
    }
    Some(text.to_owned())
}
