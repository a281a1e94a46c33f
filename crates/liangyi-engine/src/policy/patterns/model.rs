//! The learnt weights: a log-linear (generalised Bradley-Terry) model of which move a strong player makes.
//!
//! The strength of a move is the exponential of the sum of the weights of its features and shapes; its chance is its
//! strength divided by the sum of the strengths of all moves.
//!
//! A file holds eight magic bytes, the weight of every feature, and a 32-bit key and a weight for every shape in the
//! order of the keys. Weights are 16-bit integers in units of 1/256, all numbers are little-endian, so every machine
//! reads the same model.

use liangyi_core::base::Point;
use pulp::NullaryFnOnce;

use super::features::FEATURES;
use super::shape::{LEVELS, ShapeHashes, ShapeView};

/// The first bytes of a file, with the version of its features and shapes.
const MAGIC: &[u8; 8] = b"LYPAT001";
/// The stored integers per unit of a weight.
const SCALE: f32 = 256.0;

/// Why bytes are not the file of a pattern model, see [`Model::from_bytes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadModel {
    /// They do not begin with the magic bytes of this version.
    #[error("not a pattern model of this version")]
    Magic,
    /// They end within the features or within a shape.
    #[error("the pattern model is truncated or too long")]
    Length,
}

/// The weights of tactical features and shapes (R. Coulom, *Computing Elo Ratings of Move Patterns in the Game of Go*,
/// 2007). The strength of a move is the exponential of the sum of the weights of its features and shapes, its
/// probability the strength divided by the sum of the strengths of all moves.
#[derive(Clone, Debug)]
pub struct Model {
    /// By the number of the feature.
    tactical: Vec<f32>,
    /// A hash table with open addressing of keys and weights; the key 0 marks a free slot.
    shapes: Vec<(u32, f32)>,
}

/// The key of a shape: 32 bits of its hash, never 0.
pub fn key(hash: u64) -> u32 {
    ((hash >> 32) as u32).max(1)
}

impl Model {
    /// The model with the weights `tactical` of the features, in the order of their numbers, and the keys and weights
    /// `shapes`.
    pub fn new(tactical: Vec<f32>, shapes: &[(u32, f32)]) -> Model {
        let slots = (shapes.len() * 2 + 2).next_power_of_two();
        let mut model = Model { tactical, shapes: vec![(0, 0.0); slots] };
        for &shape in shapes {
            let slot = model.slot(shape.0);
            model.shapes[slot] = shape;
        }
        model
    }

    /// The slot of the shape with this key, or the free slot where it would be.
    #[inline]
    fn slot(&self, key: u32) -> usize {
        let mask = self.shapes.len() - 1;
        let mut slot = key as usize & mask;
        while ![0, key].contains(&self.shapes[slot].0) {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Reads the model that comes with the program.
    pub(crate) fn read_embedded() -> Model {
        Model::from_bytes(include_bytes!("../../../data/patterns.bin")).expect("the embedded file is valid")
    }

    /// Reads the bytes of a file that [`Model::to_bytes`] gives.
    ///
    /// # Errors
    ///
    /// [`BadModel`] if the bytes have another version or end within a weight.
    pub fn from_bytes(bytes: &[u8]) -> Result<Model, BadModel> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadModel::Magic)?;
        let (tactical, shapes) = rest.split_at_checked(FEATURES * 2).ok_or(BadModel::Length)?;
        if shapes.len() % 6 != 0 {
            return Err(BadModel::Length);
        }
        let weight = |bytes: &[u8]| f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) / SCALE;
        let shapes: Vec<(u32, f32)> = shapes
            .chunks_exact(6)
            .map(|entry| (u32::from_le_bytes([entry[0], entry[1], entry[2], entry[3]]), weight(&entry[4..])))
            .collect();
        Ok(Model::new(tactical.chunks_exact(2).map(weight).collect(), &shapes))
    }

    /// The bytes of a file: eight magic bytes, the weights of the features, and a key and a weight for each shape in
    /// the order of the keys. Weights are little-endian `i16` in units of 1/256, to which they are rounded, keys
    /// little-endian `u32`. Equal models give equal files.
    pub fn to_bytes(&self) -> Vec<u8> {
        let stored = |weight: f32| ((weight * SCALE).round().clamp(-32768.0, 32767.0) as i16).to_le_bytes();
        let mut bytes = MAGIC.to_vec();
        self.tactical.iter().for_each(|&weight| bytes.extend(stored(weight)));
        let mut shapes: Vec<(u32, f32)> = self.shapes.iter().copied().filter(|(key, _)| *key != 0).collect();
        shapes.sort_by_key(|(key, _)| *key);
        for (key, weight) in shapes {
            bytes.extend(key.to_le_bytes());
            bytes.extend(stored(weight));
        }
        bytes
    }

    /// The weight of a feature.
    #[inline(always)]
    pub(super) fn feature_weight(&self, number: u16) -> f32 {
        self.tactical[number as usize]
    }

    /// For each of `points` the sum of the weights of the shapes around it, up to the largest that the model has, and
    /// the level of the last shape that was looked up. A shape that the model does not have is in no larger one that it
    /// has.
    pub(super) fn shapes(&self, view: &ShapeView, points: &[Point]) -> Vec<(f32, u8)> {
        pulp::Arch::new().dispatch(ShapeLookup { model: self, view, points })
    }
}

/// Looks up the shapes around points with the vectors of the machine, which hash the eight symmetries of a shape at
/// once.
struct ShapeLookup<'a> {
    model: &'a Model,
    view: &'a ShapeView,
    points: &'a [Point],
}

impl NullaryFnOnce for ShapeLookup<'_> {
    type Output = Vec<(f32, u8)>;

    /// Level by level for all points, not point by point: most of the time is spent waiting for memory, so
    /// accesses are made to overlap. The work of a level is divided into short loops that compilers can vectorise.
    #[inline(always)]
    fn call(self) -> Vec<(f32, u8)> {
        let ShapeLookup { model, view, points } = self;
        let mut weights = vec![(0.0, 0); points.len()];
        let places = points.iter().map(|&point| view.place(point)).enumerate();
        let mut growing: Vec<Growing> =
            places.map(|(number, centre)| Growing { number, centre, key: 0, hashes: ShapeHashes::default() }).collect();
        let mask = model.shapes.len() - 1;
        for level in 0..LEVELS.len() {
            for shape in &mut growing {
                view.grow(&mut shape.hashes, shape.centre, level);
            }
            for shape in &mut growing {
                shape.key = key(shape.hashes.combined(level));
            }
            // Prefetches: the loop is so short that the processor requests dozens of entries before the first one
            // arrives.
            let requested = growing.iter().fold(0, |all, shape| all ^ model.shapes[shape.key as usize & mask].0);
            std::hint::black_box(requested);
            growing.retain(|shape| {
                let (found, weight) = model.shapes[model.slot(shape.key)];
                let (sum, reached) = &mut weights[shape.number];
                *sum += weight;
                *reached = level as u8;
                found != 0
            });
        }
        weights
    }
}

/// A shape that the model may have in a larger size.
struct Growing {
    /// The index of its centre in the list of points.
    number: usize,
    /// The place of its centre in the view.
    centre: usize,
    key: u32,
    hashes: ShapeHashes,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_back_and_damaged_ones_are_refused() {
        let tactical = (0..FEATURES).map(|i| i as f32 / 64.0 - 1.0).collect();
        let model = Model::new(tactical, &[(7, 0.5), (9, -1.25), (0x8000_0007, 2.0)]);
        let bytes = model.to_bytes();
        let read = Model::from_bytes(&bytes).unwrap();
        assert_eq!(read.to_bytes(), bytes);
        assert_eq!(read.shapes[read.slot(9)], (9, -1.25));
        assert_eq!(read.shapes[read.slot(8)], (0, 0.0));
        assert_eq!(Model::from_bytes(&bytes[1..]).unwrap_err(), BadModel::Magic);
        assert_eq!(Model::from_bytes(&bytes[..bytes.len() - 1]).unwrap_err(), BadModel::Length);
        assert_eq!(Model::from_bytes(&bytes[..40]).unwrap_err(), BadModel::Length);
    }
}
