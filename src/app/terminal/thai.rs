//! Words of Thai, which is written without spaces between them.

use icu_segmenter::LineSegmenter;
use icu_segmenter::options::LineBreakOptions;

/// Returns the parts of a text between which a line may be broken, each ending in a whole word of
/// Thai. A number stays with what stands before it, as in `ฉ๔`.
pub(super) fn words(text: &str) -> Vec<&str> {
    let breaks = if text.contains(is_thai) { breaks(text) } else { Vec::new() };
    let ends = breaks.iter().copied().chain([text.len()]);
    let starts = std::iter::once(0).chain(breaks.iter().copied());
    starts.zip(ends).filter_map(|(start, end)| text.get(start..end)).collect()
}

/// Returns the places between words of Thai, by a dictionary.
fn breaks(text: &str) -> Vec<usize> {
    let segmenter = LineSegmenter::new_dictionary(LineBreakOptions::default());
    let parts_words = |at: &usize| {
        let before = text[..*at].chars().next_back();
        let behind = text[*at..].chars().next();
        before.is_some_and(is_thai)
            && behind.is_some_and(|next| is_thai(next) && !next.is_numeric())
    };
    segmenter.segment_str(text).filter(parts_words).collect()
}

fn is_thai(letter: char) -> bool {
    ('\u{e01}'..='\u{e5b}').contains(&letter)
}
