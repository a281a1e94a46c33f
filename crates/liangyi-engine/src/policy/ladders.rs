//! Ladder features of moves. Neither patterns nor a small network can read ladders, whose outcome depends on stones
//! across the board.
//!
//! Every chain with one or two liberties is read once. A move has a feature for each of these chains that it extends,
//! captures or puts in atari, by the size class of the chain. Each feature multiplies the probability of a move by a
//! factor learnt from game records. The search reads ladders on large boards, whenever a node is opened.
//!
//! A file holds eight magic bytes and the factor of every feature as a little-endian 16-bit integer in units of 1/1024.

use liangyi_core::base::{Color, Point, PointMap};

use crate::playout::PlayoutBoard;
use crate::playout::cell::stone;
use crate::playout::ladder::LadderReader;
use crate::playout::tactics::size_class;

/// The first number of each group of features, which has one for each size class of the chain.
mod base {
    /// Extends an own chain in atari to two liberties; it is captured all the same.
    pub const LENGTHENS_LOST: usize = 0;
    /// Extends an own chain in atari to two liberties; it escapes.
    pub const LENGTHENS: usize = LENGTHENS_LOST + 3;
    /// On a liberty of an own chain with two that is captured if the opponent moves next; after the move it escapes.
    pub const SAVES: usize = LENGTHENS + 3;
    /// As [`SAVES`], but the chain is captured all the same.
    pub const SAVES_NOT: usize = SAVES + 3;
    /// Puts a chain in atari that would escape; it is captured then.
    pub const CATCHES: usize = SAVES_NOT + 3;
    /// Puts a chain in atari that is lost in any case.
    pub const CATCHES_LOST: usize = CATCHES + 3;
    /// Puts a chain in atari; it escapes.
    pub const CATCHES_NOT: usize = CATCHES_LOST + 3;
    /// Captures a chain that would escape.
    pub const TAKES: usize = CATCHES_NOT + 3;
    /// Captures a chain that is lost in any case.
    pub const TAKES_LOST: usize = TAKES + 3;
    pub const END: usize = TAKES_LOST + 3;
}

/// The number of ladder features.
pub const FEATURES: usize = base::END;

/// The first bytes of a file, with the version of the features.
const MAGIC: &[u8; 8] = b"LYLADD01";
/// The stored integers per unit of a factor.
const SCALE: f32 = 1024.0;

/// Why bytes are not a file of ladder factors, see [`Ladders::from_bytes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLadders {
    /// They do not begin with the magic bytes of this version.
    #[error("not a file of ladder factors of this version")]
    Magic,
    /// They are too few or too many.
    #[error("the file of ladder factors is truncated or too long")]
    Length,
    /// A factor is 0, which would exclude moves.
    #[error("a ladder factor is 0")]
    Zero,
}

/// The factor by which each ladder feature multiplies the probability of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Ladders {
    factors: [f32; FEATURES],
}

impl Ladders {
    /// Reads the factors that come with the program.
    pub(crate) fn read_embedded() -> Ladders {
        Ladders::from_bytes(include_bytes!("../../data/ladders.bin")).expect("the embedded file is valid")
    }

    /// The factors of the features in the order of their numbers. They must be positive.
    pub fn new(factors: [f32; FEATURES]) -> Ladders {
        Ladders { factors }
    }

    /// Reads the bytes of a file that [`Ladders::to_bytes`] gives.
    ///
    /// # Errors
    ///
    /// [`BadLadders`] if the bytes have another version or length, or a factor is 0.
    pub fn from_bytes(bytes: &[u8]) -> Result<Ladders, BadLadders> {
        let (stored, more) = bytes.strip_prefix(MAGIC).ok_or(BadLadders::Magic)?.as_chunks::<2>();
        let stored: &[[u8; 2]; FEATURES] = stored.try_into().map_err(|_| BadLadders::Length)?;
        if !more.is_empty() {
            return Err(BadLadders::Length);
        }
        if stored.contains(&[0, 0]) {
            return Err(BadLadders::Zero);
        }
        Ok(Ladders { factors: stored.map(|bytes| f32::from(u16::from_le_bytes(bytes)) / SCALE) })
    }

    /// The bytes of a file: eight magic bytes, then each factor as a little-endian `u16` in units of 1/1024, to which
    /// it is rounded, but at least one unit.
    pub fn to_bytes(&self) -> Vec<u8> {
        let stored = |factor: &f32| ((factor * SCALE).round().clamp(1.0, f32::from(u16::MAX)) as u16).to_le_bytes();
        MAGIC.iter().copied().chain(self.factors.iter().flat_map(stored)).collect()
    }

    /// Multiplies the probabilities of the moves of `color` in `chances` by the factors of their ladder features. They
    /// sum to 1 before and after.
    pub fn correct<const W: usize>(
        &self,
        reader: &mut LadderReader<W>,
        board: &PlayoutBoard<W>,
        color: Color,
        chances: &mut [(Point, f32)],
    ) {
        let mut factors = PointMap::filled(1.0f32);
        features(reader, board, color, |point, feature| factors[Point::from_index(point)] *= self.factors[feature]);
        chances.iter_mut().for_each(|(point, chance)| *chance *= factors[*point]);
        let sum: f32 = chances.iter().map(|chance| chance.1).sum();
        chances.iter_mut().for_each(|chance| chance.1 /= sum);
    }
}

/// Calls `f` with the number of the point and the number of the feature for each ladder feature of the moves of
/// `color`. A move may have several.
pub fn features<const W: usize>(
    reader: &mut LadderReader<W>,
    board: &PlayoutBoard<W>,
    color: Color,
    mut f: impl FnMut(usize, usize),
) {
    let is_chain = |point: &usize| !board.is_empty(*point) && board.chain(*point) == *point;
    for chain in board.size().points().map(|point| point.index()).filter(is_chain) {
        let size = size_class(board.chain_len(chain));
        let mut found = |point: usize, group: usize| f(point, group + size);
        match (board.at(chain) == stone(color), board.liberty_count(chain)) {
            (true, 1) => {
                let liberty = board.only_liberty(chain);
                // Where it extends to one liberty or to three, patterns see the outcome.
                if board.is_playable(color, liberty) && board.liberties_after(color, liberty) == 2 {
                    let is_lost = reader.is_caught_after(board, chain, color, liberty);
                    found(liberty, if is_lost { base::LENGTHENS_LOST } else { base::LENGTHENS });
                }
            }
            (true, 2) if reader.is_caught(board, chain) => {
                for liberty in board.two_liberties(chain) {
                    if board.is_playable(color, liberty) {
                        let is_lost = reader.is_caught_after(board, chain, color, liberty);
                        found(liberty, if is_lost { base::SAVES_NOT } else { base::SAVES });
                    }
                }
            }
            (false, 1) => {
                let liberty = board.only_liberty(chain);
                if board.is_playable(color, liberty) {
                    found(liberty, if reader.is_lost(board, chain) { base::TAKES_LOST } else { base::TAKES });
                }
            }
            (false, 2) => {
                let liberties = board.two_liberties(chain).map(|liberty| (liberty, board.is_playable(color, liberty)));
                let catches = liberties
                    .map(|(liberty, is_playable)| is_playable && reader.is_caught_after(board, chain, color, liberty));
                let owner = color.opponent();
                let is_lost = catches != [false; 2]
                    && liberties.iter().all(|&(liberty, _)| {
                        !board.is_playable(owner, liberty) || reader.is_caught_after(board, chain, owner, liberty)
                    });
                for ((liberty, is_playable), catches) in liberties.into_iter().zip(catches) {
                    if is_playable {
                        let caught = if is_lost { base::CATCHES_LOST } else { base::CATCHES };
                        found(liberty, if catches { caught } else { base::CATCHES_NOT });
                    }
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::board::Board;

    use super::*;

    /// The vertices and features of the moves of `color`.
    fn found(picture: &str, color: Color) -> Vec<(String, usize)> {
        let board = Board::from_picture(picture).unwrap();
        let (playout_board, size) = (PlayoutBoard::<8>::new(&board), board.size());
        let mut found = Vec::new();
        features(&mut LadderReader::default(), &playout_board, color, |point, feature| {
            found.push((size.vertex(Point::from_index(point)).to_string(), feature));
        });
        found.sort();
        found
    }

    fn named(expected: &[(&str, usize)]) -> Vec<(String, usize)> {
        expected.iter().map(|&(vertex, feature)| (vertex.to_string(), feature)).collect()
    }

    const LADDER: &str =
        ". . . . . . .\n. . . . . . .\n. . . . . . .\n. X . . . . .\n. X O . . . .\n. . X X . . .\n. . . . . . .";

    #[test]
    fn the_attacker_has_the_feature_of_the_capture_and_the_defender_that_of_the_escape() {
        let attacker = found(LADDER, Color::Black);
        assert!(attacker.contains(&("C4".to_string(), base::CATCHES)), "{attacker:?}");
        let defender = found(LADDER, Color::White);
        assert!(defender.contains(&("D3".to_string(), base::SAVES)), "{defender:?}");
        // The chain is in atari and lost: extending does not save it, and capturing it is not urgent.
        let begun = LADDER.replacen(". X . . . . .", ". X X . . . .", 1);
        assert_eq!(found(&begun, Color::White), named(&[("D3", base::LENGTHENS_LOST)]));
        assert_eq!(found(&begun, Color::Black), named(&[("D3", base::TAKES_LOST)]));
        // A stone of the defender breaks the ladder.
        let broken = begun.replacen("\n. . . . . . .\n. X X", "\n. . . . O . .\n. X X", 1);
        assert_ne!(broken, begun);
        assert_eq!(found(&broken, Color::White), named(&[("D3", base::LENGTHENS)]));
        assert_eq!(found(&broken, Color::Black), named(&[("D3", base::TAKES)]));
    }

    #[test]
    fn chances_are_multiplied_and_sum_to_one() {
        let mut ladders = Ladders { factors: [1.0; FEATURES] };
        ladders.factors[base::TAKES_LOST] = 0.25;
        let board = Board::from_picture(&LADDER.replacen(". X . . . . .", ". X X . . . .", 1)).unwrap();
        let vertex = |vertex: &str| board.size().parse_vertex(vertex).unwrap();
        let mut chances = [(vertex("D3"), 0.5), (vertex("F6"), 0.5)];
        ladders.correct(&mut LadderReader::<8>::default(), &PlayoutBoard::new(&board), Color::Black, &mut chances);
        assert_eq!(chances.map(|chance| chance.1), [0.2, 0.8]);
    }

    #[test]
    fn a_file_is_read_back_and_damaged_ones_are_refused() {
        let mut ladders = Ladders { factors: [1.0; FEATURES] };
        (ladders.factors[0], ladders.factors[1]) = (0.25, 3.5);
        let bytes = ladders.to_bytes();
        assert_eq!(Ladders::from_bytes(&bytes), Ok(ladders));
        assert_eq!(Ladders::from_bytes(&bytes[1..]), Err(BadLadders::Magic));
        assert_eq!(Ladders::from_bytes(&bytes[..bytes.len() - 1]), Err(BadLadders::Length));
        assert_eq!(Ladders::from_bytes(&[&bytes[..], &[0, 0]].concat()), Err(BadLadders::Length));
        assert_eq!(Ladders::from_bytes(&[&bytes[..bytes.len() - 2], &[0, 0]].concat()), Err(BadLadders::Zero));
    }
}
