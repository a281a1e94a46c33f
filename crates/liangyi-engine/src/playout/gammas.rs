//! The learnt weights of playout moves: a gamma for every 3x3 pattern and for every tactical feature.
//!
//! The strength of a move is the product of the gammas of its features (R. Coulom, *Computing Elo Ratings of Move
//! Patterns in the Game of Go*, 2007). Patterns that are equal by a symmetry of the board, or with the colours swapped
//! for the other side to move, share a gamma; for play the gammas are spread over a table by pattern code.
//!
//! A file holds eight magic bytes and then the natural logarithm of every gamma, first those of the pattern classes in
//! the order of their smallest codes, then those of the features: little-endian 16-bit integers in units of 1/256, so
//! that every machine reads the same weights.

use std::sync::{Arc, OnceLock};

use liangyi_core::base::{Color, Size};

use super::features::FEATURES;
use super::{features, pattern_code};

/// The first bytes of a file, with the version of its patterns and features.
const MAGIC: &[u8; 8] = b"LYPLAY01";
/// The stored integers per unit of a logarithm.
const SCALE: f32 = 256.0;
/// The weight of the pattern with the largest gamma.
const HEAVIEST: f32 = 16000.0;
const CODES: usize = 1 << 16;

/// Why bytes are not a file of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadGammas {
    /// They do not begin with the magic bytes of this version.
    #[error("not a file of playout weights of this version")]
    Magic,
    /// They are too few or too many for this version.
    #[error("the file of playout weights is truncated or too long")]
    Length,
}

/// The classes of 3x3 patterns: two patterns are in the same class if a symmetry of the square, or swapping the colours
/// and the side to move, maps one to the other.
pub struct PatternClasses {
    /// The class of each code with Black to move, or `u16::MAX` for a code that no board has.
    numbers: Box<[u16]>,
    count: usize,
}

impl PatternClasses {
    /// The classes, computed on first use.
    pub fn get() -> &'static PatternClasses {
        static CLASSES: OnceLock<PatternClasses> = OnceLock::new();
        CLASSES.get_or_init(|| {
            let mut numbers = vec![u16::MAX; CODES].into_boxed_slice();
            let mut count = 0;
            // The canonical code is the smallest of its class, so it is numbered before the others.
            for code in (0..=u16::MAX).filter(|&code| pattern_code::is_possible(code)) {
                let canonical = pattern_code::canonical(code);
                if canonical == code {
                    numbers[code as usize] = count as u16;
                    count += 1;
                } else {
                    numbers[code as usize] = numbers[canonical as usize];
                }
            }
            PatternClasses { numbers, count }
        })
    }

    /// The number of classes.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The class of a pattern code for `color` to move, less than [`PatternClasses::count`]. The code must be possible
    /// on a board.
    pub fn of(&self, code: u16, color: Color) -> usize {
        let code = if color == Color::Black { code } else { pattern_code::with_colors_swapped(code) };
        self.numbers[code as usize] as usize
    }
}

/// Whether a board is small, with no side of more than 13 lines. On small boards every point is near every other and a
/// single fight decides the game, so that playouts and the search have parameters of their own.
pub const fn is_small(size: Size) -> bool {
    size.longer_side() <= 13
}

/// The learnt weights of playout moves: a weight for each 3x3 pattern and a gamma for each tactical feature (R. Coulom,
/// *Computing Elo Ratings of Move Patterns in the Game of Go*, 2007), as tables for look-up.
#[derive(Debug)]
pub struct Gammas {
    /// The weight of each pattern code for Black and White: its gamma scaled to at most [`HEAVIEST`], at least 1, and 0
    /// for an own true eye.
    patterns: Box<[[u16; 2]; CODES]>,
    features: [f32; FEATURES],
    /// By the nearness to the last move: not near, adjacent, diagonal. The fourth entry is not used.
    near: [f32; 4],
    /// By colour and safety of the stone, then by the byte of an adjacent chain, see [`features::of_adjacent_byte`].
    adjacent_enemy: Box<[[f32; 256]; 4]>,
    /// The logarithms that these were computed from, those of the pattern classes first.
    logs: Vec<f32>,
}

impl Gammas {
    /// The weights that come with the program for boards of this size: one file for [small](is_small) boards, one for
    /// all others.
    pub fn embedded(size: Size) -> &'static Arc<Gammas> {
        static SMALL: OnceLock<Arc<Gammas>> = OnceLock::new();
        static LARGE: OnceLock<Arc<Gammas>> = OnceLock::new();
        let read = |bytes: &[u8]| Arc::new(Gammas::from_bytes(bytes).expect("the embedded file is valid"));
        if is_small(size) {
            SMALL.get_or_init(|| read(include_bytes!("../../data/playouts-small.bin")))
        } else {
            LARGE.get_or_init(|| read(include_bytes!("../../data/playouts.bin")))
        }
    }

    /// The number of gammas: one for every pattern class and every feature.
    pub fn count() -> usize {
        PatternClasses::get().count + FEATURES
    }

    /// The weights with these natural logarithms of gammas, [`Gammas::count`] of them: those of the pattern classes,
    /// then those of the features.
    ///
    /// # Panics
    ///
    /// If there are fewer.
    pub fn new(logs: Vec<f32>) -> Gammas {
        let classes = PatternClasses::get();
        let (patterns, feature_logs) = logs.split_at(classes.count);
        let largest = patterns.iter().copied().fold(f32::MIN, f32::max);
        let weight = |code: u16, color: Color| {
            // A side does not fill its own true eyes.
            if pattern_code::is_eye(code, color) {
                return 0;
            }
            ((patterns[classes.of(code, color)] - largest).exp() * HEAVIEST).round().max(1.0) as u16
        };
        let mut table: Box<[[u16; 2]; CODES]> = vec![[0; 2]; CODES].try_into().expect("one weight for each code");
        for code in (0..=u16::MAX).filter(|&code| pattern_code::is_possible(code)) {
            table[code as usize] = Color::BOTH.map(|color| weight(code, color));
        }
        let gammas: [f32; FEATURES] = std::array::from_fn(|number| feature_logs[number].exp());
        let adjacent_enemy = std::array::from_fn(|which| {
            let (color, is_safe) = (Color::BOTH[which / 2], which % 2 == 1);
            std::array::from_fn(|byte| {
                let mut product = 1.0;
                features::of_adjacent_byte(byte as u8, color, is_safe, |feature| product *= gammas[feature]);
                product
            })
        });
        let mut near = [1.0; 4];
        for nearness in 1..3 {
            features::of_nearness(nearness, |feature| near[usize::from(nearness)] *= gammas[feature]);
        }
        Gammas { patterns: table, near, adjacent_enemy: Box::new(adjacent_enemy), features: gammas, logs }
    }

    /// The natural logarithms of all gammas, [`Gammas::count`] of them, in the order of [`Gammas::new`].
    pub fn logs(&self) -> &[f32] {
        &self.logs
    }

    /// Reads the bytes of a file that [`Gammas::to_bytes`] gives.
    ///
    /// # Errors
    ///
    /// [`BadGammas`] if the bytes have another version or length.
    pub fn from_bytes(bytes: &[u8]) -> Result<Gammas, BadGammas> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadGammas::Magic)?;
        if rest.len() != 2 * Gammas::count() {
            return Err(BadGammas::Length);
        }
        let log = |pair: &[u8]| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / SCALE;
        Ok(Gammas::new(rest.chunks_exact(2).map(log).collect()))
    }

    /// The bytes of a file: eight magic bytes, then each logarithm as a little-endian `i16` in units of 1/256, to which
    /// it is rounded.
    pub fn to_bytes(&self) -> Vec<u8> {
        let stored = |log: &f32| ((log * SCALE).round().clamp(-32768.0, 32767.0) as i16).to_le_bytes();
        MAGIC.iter().copied().chain(self.logs.iter().flat_map(stored)).collect()
    }

    /// The weights of a move by its pattern code, Black's first: 0 to 16,000.
    #[inline(always)]
    pub(crate) fn pattern(&self, code: u16) -> [u16; 2] {
        self.patterns[code as usize]
    }

    /// The gamma of the nearness to the last move, see [`super::pattern_code::nearness`].
    #[inline(always)]
    pub(crate) fn near(&self, nearness: u8) -> f32 {
        self.near[nearness as usize & 3]
    }

    /// The gammas of a move of `color` adjacent to an enemy chain with two or three liberties, by the byte of the
    /// chain, and 1 for all other bytes; `is_safe` says whether the stone has two liberties or more.
    #[inline(always)]
    pub(crate) fn adjacent_enemy(&self, color: Color, is_safe: bool) -> &[f32; 256] {
        &self.adjacent_enemy[2 * color as usize + usize::from(is_safe)]
    }

    /// The gamma of a feature.
    #[inline(always)]
    pub(crate) fn feature(&self, number: usize) -> f32 {
        self.features[number]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_back_and_damaged_ones_are_refused() {
        let classes = PatternClasses::get();
        let mut logs = vec![0.0; classes.count() + FEATURES];
        logs[classes.of(1, Color::Black)] = 1.0;
        logs[classes.count()] = -2.0;
        let bytes = Gammas::new(logs).to_bytes();
        let read = Gammas::from_bytes(&bytes).unwrap();
        // A stone to the west, own for the side to move; the code 4 has it to the east.
        assert_eq!(read.pattern(1)[0], HEAVIEST as u16);
        assert_eq!(read.pattern(2)[1], HEAVIEST as u16);
        assert_eq!(read.pattern(4)[0], HEAVIEST as u16);
        assert_eq!(read.pattern(2)[0], (HEAVIEST * (-1.0f32).exp()).round() as u16);
        assert_eq!(read.feature(0), (-2.0f32).exp());
        assert_eq!(Gammas::from_bytes(&bytes[1..]).unwrap_err(), BadGammas::Magic);
        assert_eq!(Gammas::from_bytes(&bytes[..bytes.len() - 1]).unwrap_err(), BadGammas::Length);
    }

    #[test]
    fn only_own_true_eyes_have_no_weight() {
        for lines in [9, 19] {
            let gammas = Gammas::embedded(Size::square(lines).unwrap());
            for code in (0..=u16::MAX).filter(|&code| pattern_code::is_possible(code)) {
                for color in Color::BOTH {
                    assert_eq!(gammas.pattern(code)[color as usize] == 0, pattern_code::is_eye(code, color));
                }
            }
        }
    }
}
