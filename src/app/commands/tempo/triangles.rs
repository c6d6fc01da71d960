//! The khun's triangle in words: where it goes, or why there is none.

use konmak::rules::Role;
use konmak::tempo::{Detour, Hindrance, NoTriangle};

use crate::app::messages::names::square_in;

use super::report::{line, written};
use super::why::Teller;

impl Teller<'_> {
    /// Returns the best defences against which the triangle goes another way.
    pub(super) fn detours(&self, detours: &[Detour]) -> Option<String> {
        let cure = self.tempo.cure.as_ref()?;
        let next = self.tempo.placement.chaser_first()?.after(*cure.line.first()?);
        let ways = detours.iter().map(|detour| {
            let reply = ("reply", written(&next, &[detour.reply], self.console).into());
            let corner = ("square", square_in(detour.corner, self.words).into());
            self.words.tell("tempo-detour", [reply, corner])
        });
        let ways = ways.collect::<Vec<_>>().join(", ");
        (!ways.is_empty()).then(|| self.words.tell("tempo-detours", [("ways", ways.into())]))
    }

    /// Returns what becomes of every triangle.
    pub(super) fn no_triangle(&self, told: &NoTriangle) -> String {
        let chaser = self.tempo.placement.chaser;
        let start = self.tempo.placement.chaser_first();
        let slower = start.map(|start| written(&start, &told.slower, self.console));
        let home = self.tempo.placement.board.of(chaser, Role::Khun).first();
        let held = start.zip(home).into_iter().flat_map(|(start, home)| {
            told.held.iter().map(move |held| {
                let line = ("line", line(&start, &held.line, chaser, self.console).into());
                let home = ("home", square_in(home, self.words).into());
                let values = self.sides().into_iter().chain([line, home]);
                self.words.tell(key_of_hindrance(held.why), values)
            })
        });
        let slower = slower
            .filter(|_| !told.slower.is_empty())
            .map(|moves| self.words.tell("tempo-triangle-slower", [("moves", moves.into())]));
        let reasons: Vec<String> = slower.into_iter().chain(held).collect();
        if reasons.is_empty() {
            return self.words.say("tempo-triangle-nowhere");
        }
        self.words.tell("tempo-triangle-fails", [("reasons", reasons.join("; ").into())])
    }
}

const fn key_of_hindrance(why: Hindrance) -> &'static str {
    match why {
        Hindrance::NoCorner => "tempo-triangle-no-corner",
        Hindrance::HomeIsClosed => "tempo-triangle-closed",
        Hindrance::FleerIsElsewhere => "tempo-triangle-elsewhere",
        Hindrance::HomeIsSlower => "tempo-triangle-late",
    }
}
