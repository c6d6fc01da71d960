//! Writing a puzzle as YAML that reads back as the same puzzle.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::counting::Preset;

use super::task::usual_chaser;
use super::{Duals, LineMove, Puzzle, Source, Stipulation, TempoClaim, Text, Try};

/// A puzzle's fields in the order in which they are written.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Fields<'p> {
    id: &'p str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    aliases: Vec<&'p str>,
    name: &'p Text,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<&'p str>,
    fen: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mate_in: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hold: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chaser: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    claimed: Option<&'p Text>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    keys: Vec<String>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    line: &'p [LineMove],
    #[serde(skip_serializing_if = "Option::is_none")]
    duals: Option<&'static str>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    tries: &'p [Try],
    #[serde(skip_serializing_if = "Option::is_none")]
    tempo: Option<&'p TempoClaim>,
    #[serde(skip_serializing_if = "Option::is_none")]
    idea: Option<&'p Text>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    themes: Vec<&'static str>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    sources: &'p [Source],
}

impl Puzzle {
    /// Returns the puzzle as the one item of a file, its moves in coordinates.
    ///
    /// # Panics
    /// Never: texts, numbers and flags can always be written.
    ///
    /// ```
    /// use konmak::puzzle::Library;
    ///
    /// let shipped = Library::embedded();
    /// let written = shipped.get("pb-58").unwrap().to_yaml();
    /// let mut library = Library::empty();
    /// assert!(library.add_text("own.yaml", written.as_bytes()).is_empty());
    /// assert_eq!(library.get("pb-58").unwrap().to_yaml(), written);
    /// ```
    pub fn to_yaml(&self) -> String {
        let flag = |stipulation| (self.stipulation == stipulation).then_some(true);
        let usual_chaser = usual_chaser(self.stipulation, self.position().turn());
        let fields = Fields {
            id: self.id.as_str(),
            aliases: self.aliases.iter().map(super::PuzzleId::as_str).collect(),
            name: &self.name,
            author: self.author.as_deref(),
            fen: self.fen.to_string(),
            rules: (self.preset != Preset::default()).then(|| self.preset.name()),
            mate_in: self.stipulation.length().map(|length| length.0),
            win: flag(Stipulation::Win),
            hold: flag(Stipulation::Hold),
            chaser: (self.chaser != usual_chaser).then(|| self.chaser.name()),
            claimed: self.claimed.as_ref(),
            keys: self.keys.iter().map(ToString::to_string).collect(),
            line: &self.line,
            duals: self.duals.map(Duals::name),
            tries: &self.tries,
            tempo: self.tempo.as_ref(),
            idea: self.idea.as_ref(),
            themes: self.themes.iter().map(|theme| theme.id()).collect(),
            sources: &self.sources,
        };
        serde_yaml::to_string(&[fields]).expect("plain fields can always be written")
    }
}

/// Written as one text where both languages say the same.
impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.th == self.en {
            return serializer.serialize_str(&self.th);
        }
        let mut fields = serializer.serialize_map(Some(2))?;
        fields.serialize_entry("th", &self.th)?;
        fields.serialize_entry("en", &self.en)?;
        fields.end()
    }
}

impl Serialize for LineMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Some(comment) = &self.comment else {
            return serializer.collect_str(&self.mv);
        };
        let mut fields = serializer.serialize_map(Some(3))?;
        fields.serialize_entry("move", &self.mv.to_string())?;
        fields.serialize_entry("th", &comment.th)?;
        fields.serialize_entry("en", &comment.en)?;
        fields.end()
    }
}

impl Serialize for Try {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("move", &self.mv.to_string())?;
        if let Some(reply) = self.reply {
            fields.serialize_entry("reply", &reply.to_string())?;
        }
        if let Some(comment) = &self.comment {
            fields.serialize_entry("th", &comment.th)?;
            fields.serialize_entry("en", &comment.en)?;
        }
        fields.end()
    }
}

impl Serialize for TempoClaim {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("pen-thi", &self.pen_thi)?;
        if let Some(cost) = self.cost {
            fields.serialize_entry("cost", &cost.to_string())?;
        }
        if let Some(cure) = self.cure {
            fields.serialize_entry("cure", cure.name())?;
        }
        if let Some(strong) = self.strong {
            fields.serialize_entry("strong", &strong)?;
        }
        if let Some(pivot) = &self.pivot {
            fields.serialize_entry("pivot", &pivot.to_string())?;
        }
        if let Some(within) = self.within {
            fields.serialize_entry("in", &within.0)?;
        }
        if !self.line.is_empty() {
            let line: Vec<String> = self.line.iter().map(ToString::to_string).collect();
            fields.serialize_entry("line", &line)?;
        }
        if self.exactly_enough {
            fields.serialize_entry("exactly-enough", &true)?;
        }
        fields.end()
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("title", &self.title)?;
        if let Some(year) = self.year {
            fields.serialize_entry("year", &year)?;
        }
        if let Some(place) = &self.place {
            fields.serialize_entry("place", place)?;
        }
        fields.serialize_entry("certainty", self.certainty.name())?;
        if let Some(note) = &self.note {
            fields.serialize_entry("note", note)?;
        }
        if let Some(url) = &self.url {
            fields.serialize_entry("url", url)?;
        }
        fields.end()
    }
}
