//! The distances of one ending under all measures.

use super::measure::Measure;
use super::plane::Plane;

/// The planes that an ending has of its own.
///
/// That of [`Measure::Mate`] is always there; [`Measure::Pieces`] and [`Measure::Later`] have one
/// only where it may differ, [`Measure::Board`] where ศักดิ์กระดาน may be asked for.
#[derive(Debug)]
pub(super) struct Planes {
    mate: Plane,
    others: [Option<Plane>; 3],
}

impl Planes {
    /// Returns the distances to mate alone.
    pub(super) fn new(mate: Plane) -> Self {
        Self { mate, others: [const { None }; 3] }
    }

    /// Adds the plane of another measure.
    pub(super) fn put(&mut self, measure: Measure, plane: Plane) {
        match place(measure) {
            Some(place) => self.others[place] = Some(plane),
            None => self.mate = plane,
        }
    }

    /// Returns a measure's own plane.
    pub(super) fn own(&self, measure: Measure) -> Option<&Plane> {
        place(measure).map_or(Some(&self.mate), |place| self.others[place].as_ref())
    }

    /// Returns the distances under a measure.
    ///
    /// Where no count of the board can be asked for, [`Measure::Board`] has no distances of its
    /// own, and those of mate are given.
    pub(super) fn of(&self, measure: Measure) -> &Plane {
        self.own(measure).unwrap_or_else(|| match measure {
            Measure::Mate | Measure::Pieces | Measure::Board => &self.mate,
            Measure::Later => self.of(Measure::Pieces),
        })
    }

    /// Returns the planes that are there, distances to mate first.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Measure, &Plane)> {
        Measure::ALL.into_iter().filter_map(|of| Some((of, self.own(of)?)))
    }

    /// Returns the planes that are there, to be changed.
    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Plane> {
        std::iter::once(&mut self.mate).chain(self.others.iter_mut().flatten())
    }
}

fn place(measure: Measure) -> Option<usize> {
    match measure {
        Measure::Mate => None,
        Measure::Pieces => Some(0),
        Measure::Board => Some(1),
        Measure::Later => Some(2),
    }
}
