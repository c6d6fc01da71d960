//! The name that someone most likely meant.

/// Returns the name that is most like a text, if one is like it at all: no more than a third of its
/// letters differ.
pub(super) fn nearest<'a>(text: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let text: Vec<char> = text.chars().take(64).collect();
    names
        .into_iter()
        .map(|name| (steps_between(&text, name), name))
        .filter(|&(steps, name)| steps * 3 <= name.chars().count().max(text.len()))
        .min_by_key(|&(steps, _)| steps)
        .map(|(_, name)| name)
}

/// Returns how many letters must be put in, taken out or changed (Levenshtein's distance).
fn steps_between(text: &[char], name: &str) -> usize {
    let mut row: Vec<usize> = (0..=text.len()).collect();
    for (number, letter) in name.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = number + 1;
        for (column, &other) in text.iter().enumerate() {
            let changed = diagonal + usize::from(letter != other);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[text.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_of_the_pen_is_recognised() {
        let names = ["mate-in", "themes", "sources"];
        assert_eq!(nearest("theme", names), Some("themes"));
        assert_eq!(nearest("mate_in", names), Some("mate-in"));
        assert_eq!(nearest("soruces", names), Some("sources"));
        assert_eq!(nearest("colour", names), None);
        assert_eq!(nearest("", names), None);
    }
}
