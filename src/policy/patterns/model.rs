//! The learnt weights: a log-linear (generalised Bradley-Terry) model of which move a strong player makes.
//!
//! The strength of a move is the exponential of the sum of the weights of its features and shapes; its chance is its
//! strength over the sum of all moves'. The file holds whole numbers only, so that every machine reads the same model.

use std::sync::OnceLock;

use pulp::NullaryFnOnce;

use super::features::{FEATURES, features};
use super::shape::{LEVELS, PLACES, View, Ways};
use super::shape_cache::ShapeCache;
use crate::base::{Color, Point, PointSet};
use crate::playout::PlayoutBoard;

/// First bytes of a model file, with the version of its features and shapes.
const MAGIC: &[u8; 8] = b"LYPAT001";
/// Weights are stored in 1/256ths.
const SCALE: f32 = 256.0;

/// Why bytes are no model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadModel {
    /// It does not begin as one of this version.
    #[error("not a pattern model of this version")]
    Magic,
    /// It is shorter or longer than it says.
    #[error("the pattern model is cut off or too long")]
    Length,
}

/// Weights of features and shapes.
#[derive(Clone, Debug)]
pub struct Model {
    tactical: Vec<f32>,
    /// Keys and weights: open addressing by the low bits of the hash; a key of 0 is a free place.
    shapes: Vec<(u32, f32)>,
}

/// The 32 bits of a shape's hash that a model keeps; never 0.
pub fn key(hash: u64) -> u32 {
    ((hash >> 32) as u32).max(1)
}

impl Model {
    /// A model of these weights: one for every feature, and a key and a weight for every shape.
    pub fn new(tactical: Vec<f32>, shapes: &[(u32, f32)]) -> Model {
        let places = (shapes.len() * 2 + 2).next_power_of_two();
        let mut model = Model { tactical, shapes: vec![(0, 0.0); places] };
        for &shape in shapes {
            let place = model.place(shape.0);
            model.shapes[place] = shape;
        }
        model
    }

    #[inline]
    fn place(&self, key: u32) -> usize {
        let mask = self.shapes.len() - 1;
        let mut place = key as usize & mask;
        while ![0, key].contains(&self.shapes[place].0) {
            place = (place + 1) & mask;
        }
        place
    }

    /// The model that comes with the program.
    pub fn embedded() -> &'static Model {
        static MODEL: OnceLock<Model> = OnceLock::new();
        MODEL.get_or_init(|| {
            let bytes = include_bytes!("../../../data/patterns.bin");
            Model::from_bytes(bytes).expect("the model that comes with the program is whole")
        })
    }

    /// Reads a model.
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

    /// The model as a file holds it: shapes in the order of their keys, so that equal models are equal files.
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

    /// The chance of each of `points`, which must be playable, as the move of `color`; they sum to 1. With what is `known` of a
    /// position of which this one differs in few points it takes less time.
    pub fn chances<const W: usize>(
        &self,
        field: &PlayoutBoard<W>,
        color: Color,
        points: &PointSet,
        known: Option<&ShapeCache>,
        chances: &mut Vec<(Point, f32)>,
    ) {
        let tactical = |point: Point| -> f32 {
            features(field, color, point).tactical().iter().map(|&number| self.tactical[number as usize]).sum()
        };
        let view = View::new(field, color);
        let still = known.map_or([f32::NAN; PLACES], |known| known.still(&view, color));
        let fresh: Vec<Point> = points.iter().filter(|&point| still[view.place(point)].is_nan()).collect();
        let mut shapes = self.shapes(&view, &fresh).into_iter();
        chances.clear();
        chances.extend(points.iter().map(|point| {
            let weight = still[view.place(point)];
            let weight = if weight.is_nan() { shapes.next().map_or(0.0, |shape| shape.0) } else { weight };
            (point, tactical(point) + weight)
        }));
        softmax(chances);
    }

    /// What the shapes around each of `points` weigh together, up to the largest that was met in learning, and the last level
    /// that was looked at: one that was not met is not met within a larger one.
    pub fn shapes(&self, view: &View, points: &[Point]) -> Vec<(f32, u8)> {
        pulp::Arch::new().dispatch(Shapes { model: self, view, points })
    }
}

/// The shapes around points, to be looked up with the vectors of the machine: each is hashed as seen in eight ways at once.
struct Shapes<'a> {
    model: &'a Model,
    view: &'a View,
    points: &'a [Point],
}

impl NullaryFnOnce for Shapes<'_> {
    type Output = Vec<(f32, u8)>;

    /// Level by level for all points, not point by point: most of the time goes by waiting for the table, and so the waits
    /// are for many at once. What is done at a level is cut into short loops for compilers to make vectors of.
    #[inline(always)]
    fn call(self) -> Vec<(f32, u8)> {
        let Shapes { model, view, points } = self;
        let mut told = vec![(0.0, 0); points.len()];
        let places = points.iter().map(|&point| view.place(point)).enumerate();
        let mut growing: Vec<Growing> =
            places.map(|(number, centre)| Growing { number, centre, key: 0, ways: Ways::default() }).collect();
        let mask = model.shapes.len() - 1;
        for level in 0..LEVELS.len() {
            for shape in &mut growing {
                view.grow(&mut shape.ways, shape.centre, level);
            }
            for shape in &mut growing {
                shape.key = key(shape.ways.hash(level));
            }
            // A loop so short that the processor asks for dozens of places before the first one comes.
            let asked_for = growing.iter().fold(0, |all, shape| all ^ model.shapes[shape.key as usize & mask].0);
            std::hint::black_box(asked_for);
            growing.retain(|shape| {
                let (found, weight) = model.shapes[model.place(shape.key)];
                let (sum, reached) = &mut told[shape.number];
                *sum += weight;
                *reached = level as u8;
                found != 0
            });
        }
        told
    }
}

/// A shape that may be known in a larger size.
struct Growing {
    /// Which of the points asked about it is around.
    number: usize,
    /// Its place in the view.
    centre: usize,
    key: u32,
    ways: Ways,
}

/// Makes strengths, given as logarithms, chances that sum to 1.
pub fn softmax(strengths: &mut [(Point, f32)]) {
    let most = strengths.iter().fold(f32::MIN, |most, strength| most.max(strength.1));
    let mut sum = 0.0;
    for strength in strengths.iter_mut() {
        strength.1 = (strength.1 - most).exp();
        sum += strength.1;
    }
    strengths.iter_mut().for_each(|strength| strength.1 /= sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_model_survives_its_file_and_broken_files_are_refused() {
        let tactical = (0..FEATURES).map(|i| i as f32 / 64.0 - 1.0).collect();
        let model = Model::new(tactical, &[(7, 0.5), (9, -1.25), (0x8000_0007, 2.0)]);
        let bytes = model.to_bytes();
        let read = Model::from_bytes(&bytes).unwrap();
        assert_eq!(read.to_bytes(), bytes);
        assert_eq!(read.shapes[read.place(9)], (9, -1.25));
        assert_eq!(read.shapes[read.place(8)], (0, 0.0));
        assert_eq!(Model::from_bytes(&bytes[1..]).unwrap_err(), BadModel::Magic);
        assert_eq!(Model::from_bytes(&bytes[..bytes.len() - 1]).unwrap_err(), BadModel::Length);
        assert_eq!(Model::from_bytes(&bytes[..40]).unwrap_err(), BadModel::Length);
    }
}
