//! The learnt weights of playouts: how likely a move is by the eight points around it and by a few things it does.
//!
//! A move's strength is the product of the gammas of its features (R. Coulom, *Computing Elo Ratings of Move Patterns in the
//! Game of Go*, 2007). Those of the 3x3 shapes are spread over a table by code, so that a look tells them; turning,
//! mirroring and exchanging the colours make no difference. The file holds logarithms as whole numbers, so that every
//! machine reads the same weights.

use std::sync::{Arc, OnceLock};

use super::tactics::FEATURES;
use super::{pattern_code, tactics};
use crate::base::{Color, Size};

/// First bytes of a file, with the version of its shapes and features.
const MAGIC: &[u8; 8] = b"LYPLAY01";
/// Logarithms are stored in 1/256ths.
const SCALE: f32 = 256.0;
/// What the heaviest shape weighs.
const HEAVIEST: f32 = 16000.0;
const CODES: usize = 1 << 16;

/// Why bytes are no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadGammas {
    /// They do not begin as those of this version.
    #[error("not the weights of playouts of this version")]
    Magic,
    /// They are shorter or longer than this version's.
    #[error("the weights of playouts are cut off or too long")]
    Length,
}

/// The different shapes: every possible code belongs to one of them.
pub struct Classes {
    /// For each code, Black to move, the number of its class, or `u16::MAX` where no board has it.
    numbers: Box<[u16]>,
    count: usize,
}

impl Classes {
    /// All of them, made on first use.
    pub fn get() -> &'static Classes {
        static CLASSES: OnceLock<Classes> = OnceLock::new();
        CLASSES.get_or_init(|| {
            let mut numbers = vec![u16::MAX; CODES].into_boxed_slice();
            let mut count = 0;
            // The canonical code is the smallest of its class, so it comes first.
            for code in (0..=u16::MAX).filter(|&code| pattern_code::is_possible(code)) {
                let canonical = pattern_code::canonical(code);
                if canonical == code {
                    numbers[code as usize] = count as u16;
                    count += 1;
                } else {
                    numbers[code as usize] = numbers[canonical as usize];
                }
            }
            Classes { numbers, count }
        })
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The class of a code that some board has, for the side to move.
    pub fn of(&self, code: u16, color: Color) -> usize {
        let seen = if color == Color::Black { code } else { pattern_code::exchanged(code) };
        self.numbers[seen as usize] as usize
    }
}

/// Whether a board is so small that everything is near everything and each fight is for the game.
pub const fn is_small(size: Size) -> bool {
    size.longer_side() <= 13
}

/// The weights.
#[derive(Debug)]
pub struct Gammas {
    /// By code, for Black and for White.
    shapes: Box<[[u16; 2]; CODES]>,
    features: [f32; FEATURES],
    /// Those of moves that are not near the last one, beside it, diagonally so.
    near: [f32; 4],
    /// By colour and safety of the stone, for each byte of a side.
    beside: Box<[[f32; 256]; 4]>,
    /// What they were made from: the logarithms of the gammas, those of the classes of shapes first.
    logs: Vec<f32>,
}

impl Gammas {
    /// The weights that come with the program for a board: small ones have their own.
    pub fn embedded(size: Size) -> &'static Arc<Gammas> {
        static SMALL: OnceLock<Arc<Gammas>> = OnceLock::new();
        static LARGE: OnceLock<Arc<Gammas>> = OnceLock::new();
        let read = |bytes: &[u8]| {
            Arc::new(Gammas::from_bytes(bytes).expect("the weights that come with the program are whole"))
        };
        match is_small(size) {
            true => SMALL.get_or_init(|| read(include_bytes!("../../data/playouts-small.bin"))),
            false => LARGE.get_or_init(|| read(include_bytes!("../../data/playouts.bin"))),
        }
    }

    /// How many logarithms make up the weights.
    pub fn count() -> usize {
        Classes::get().count + FEATURES
    }

    /// The weights with these logarithms of gammas, those of the classes of shapes first; there must be
    /// [`Gammas::count`].
    pub fn new(logs: Vec<f32>) -> Gammas {
        let classes = Classes::get();
        let (shapes, features) = logs.split_at(classes.count);
        let most = shapes.iter().copied().fold(f32::MIN, f32::max);
        let weight = |code: u16, color: Color| {
            // Own true eyes are not filled.
            if pattern_code::is_eye(code, color) {
                return 0;
            }
            ((shapes[classes.of(code, color)] - most).exp() * HEAVIEST).round().max(1.0) as u16
        };
        let mut table: Box<[[u16; 2]; CODES]> = vec![[0; 2]; CODES].try_into().expect("one weight for each code");
        for code in (0..=u16::MAX).filter(|&code| pattern_code::is_possible(code)) {
            table[code as usize] = Color::BOTH.map(|color| weight(code, color));
        }
        let features = std::array::from_fn(|number: usize| features[number].exp());
        let beside = std::array::from_fn(|which| {
            let (color, safe) = (Color::BOTH[which / 2], which % 2 == 1);
            std::array::from_fn(|tag| tactics::beside(tag as u8, color, safe).map_or(1.0, |feature| features[feature]))
        });
        Gammas { shapes: table, near: [1.0, features[0], features[1], 1.0], beside: Box::new(beside), features, logs }
    }

    /// The logarithms that it was made from.
    pub fn logs(&self) -> &[f32] {
        &self.logs
    }

    /// Reads a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Gammas, BadGammas> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadGammas::Magic)?;
        if rest.len() != 2 * Gammas::count() {
            return Err(BadGammas::Length);
        }
        let log = |pair: &[u8]| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / SCALE;
        Ok(Gammas::new(rest.chunks_exact(2).map(log).collect()))
    }

    /// A file of these weights.
    pub fn to_bytes(&self) -> Vec<u8> {
        let stored = |log: &f32| ((log * SCALE).round().clamp(-32768.0, 32767.0) as i16).to_le_bytes();
        MAGIC.iter().copied().chain(self.logs.iter().flat_map(stored)).collect()
    }

    /// What the shape around a point weighs for Black and for White.
    #[inline(always)]
    pub fn shape(&self, code: u16) -> [u16; 2] {
        self.shapes[code as usize]
    }

    /// The gamma of how near a move is to the last one.
    #[inline(always)]
    pub fn near(&self, nearness: u8) -> f32 {
        self.near[nearness as usize & 3]
    }

    /// The gammas of what stands on a side of a move of `color`, by its byte.
    #[inline(always)]
    pub fn beside(&self, color: Color, safe: bool) -> &[f32; 256] {
        &self.beside[2 * color as usize + usize::from(safe)]
    }

    /// The gamma of a feature.
    #[inline(always)]
    pub fn feature(&self, number: usize) -> f32 {
        self.features[number]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_back_and_broken_ones_are_refused() {
        let classes = Classes::get();
        let mut logs = vec![0.0; classes.count() + FEATURES];
        logs[classes.of(1, Color::Black)] = 1.0;
        logs[classes.count()] = -2.0;
        let bytes = Gammas::new(logs).to_bytes();
        let read = Gammas::from_bytes(&bytes).unwrap();
        // A stone of either side to the west: own for Black, so its weight is Black's; transformed it is the same.
        assert_eq!(read.shape(1)[0], HEAVIEST as u16);
        assert_eq!(read.shape(2)[1], HEAVIEST as u16);
        assert_eq!(read.shape(4)[0], HEAVIEST as u16);
        assert_eq!(read.shape(2)[0], (HEAVIEST * (-1.0f32).exp()).round() as u16);
        assert_eq!(read.feature(0), (-2.0f32).exp());
        assert_eq!(Gammas::from_bytes(&bytes[1..]).unwrap_err(), BadGammas::Magic);
        assert_eq!(Gammas::from_bytes(&bytes[..bytes.len() - 1]).unwrap_err(), BadGammas::Length);
    }

    #[test]
    fn own_eyes_weigh_nothing_and_all_else_something() {
        for lines in [9, 19] {
            let gammas = Gammas::embedded(Size::square(lines).unwrap());
            for code in (0..=u16::MAX).filter(|&code| pattern_code::is_possible(code)) {
                for color in Color::BOTH {
                    assert_eq!(gammas.shape(code)[color as usize] == 0, pattern_code::is_eye(code, color));
                }
            }
        }
    }
}
