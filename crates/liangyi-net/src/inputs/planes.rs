//! What a network sees, as data: marks on points and global numbers.

use std::hash::{Hash, Hasher};

use super::order::Symmetry;
use liangyi_core::base::Size;

/// What a network sees of a position, from the side of the one to move: KataGo's inputs of version 7, which models of
/// version 8 to 17 take.
///
/// The planes hold nothing but 0 and 1, so they are kept as one word of bits for each point. Two positions with equal
/// inputs have the same evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Inputs {
    /// The board's size.
    pub size: Size,
    /// For each point, by row from the top, bit k for plane k.
    pub marks: Vec<u32>,
    /// The global numbers; none is NaN.
    pub globals: [f32; Inputs::GLOBALS],
}

impl Inputs {
    /// The number of planes.
    pub const PLANES: usize = 22;
    /// The number of global numbers.
    pub const GLOBALS: usize = 19;

    /// The planes as numbers, `[point][plane]`.
    pub fn planes(&self) -> Vec<f32> {
        let mut planes = vec![0.0; self.marks.len() * Inputs::PLANES];
        self.write_planes(&mut planes);
        planes
    }

    /// Writes the planes as numbers, `[point][plane]`.
    ///
    /// # Panics
    ///
    /// If `planes` has not 22 numbers for each point.
    pub fn write_planes(&self, planes: &mut [f32]) {
        assert_eq!(planes.len(), self.marks.len() * Inputs::PLANES);
        for (of_point, marks) in planes.chunks_exact_mut(Inputs::PLANES).zip(&self.marks) {
            for (plane, value) in of_point.iter_mut().enumerate() {
                *value = (marks >> plane & 1) as f32;
            }
        }
    }

    /// The points marked in a plane, by their places.
    pub fn marked(&self, plane: usize) -> impl Iterator<Item = usize> + '_ {
        self.marks.iter().enumerate().filter(move |(_, marks)| *marks >> plane & 1 != 0).map(|(place, _)| place)
    }

    /// The same on a turned board.
    pub fn turned(&self, symmetry: Symmetry) -> Inputs {
        Inputs { size: self.size, marks: symmetry.turned(self.size, 1, &self.marks), globals: self.globals }
    }
}

impl Eq for Inputs {}

impl Hash for Inputs {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.size.hash(state);
        self.marks.hash(state);
        // 0 and -0 are equal.
        self.globals.iter().for_each(|number| (number + 0.0).to_bits().hash(state));
    }
}
