//! What ladders tell of moves, which neither patterns nor a small network can see: how a chain short of liberties fares goes by what
//! stands across the board.
//!
//! Every chain with one or two liberties is read once; a move has a feature for each such chain that it lengthens, takes or puts in
//! atari, told apart by the size of the chain. What each feature multiplies the chance of a move by was learnt from game records, on top
//! of what patterns and network say of them. In play ladders come before the network, which is asked later: they are read at every
//! node that is opened, on large boards.

use std::sync::OnceLock;

use crate::base::{Color, Point};
use crate::playout::PlayoutBoard;
use crate::playout::cell::stone;
use crate::playout::ladder::LadderReader;
use crate::playout::tactics::size_class;

/// First numbers of the features of each kind, one for each size of a chain.
mod base {
    /// Lengthens an own chain in atari to two liberties, and it is caught all the same.
    pub const LENGTHENS_LOST: usize = 0;
    /// As well, but it gets away.
    pub const LENGTHENS: usize = LENGTHENS_LOST + 3;
    /// On a liberty of an own chain with two that is caught if the other side moves; then it gets away.
    pub const SAVES: usize = LENGTHENS + 3;
    /// As well, but it is caught all the same.
    pub const SAVES_NOT: usize = SAVES + 3;
    /// Puts a chain in atari that would get away, and catches it.
    pub const CATCHES: usize = SAVES_NOT + 3;
    /// Catches a chain that is lost in any case.
    pub const CATCHES_LOST: usize = CATCHES + 3;
    /// Puts a chain in atari and does not catch it.
    pub const CATCHES_NOT: usize = CATCHES_LOST + 3;
    /// Takes a chain that would get away.
    pub const TAKES: usize = CATCHES_NOT + 3;
    /// Takes a chain that is lost in any case.
    pub const TAKES_LOST: usize = TAKES + 3;
    pub const END: usize = TAKES_LOST + 3;
}

/// How many features there are.
pub const FEATURES: usize = base::END;

/// First bytes of a file of weights, with the version of the features.
const MAGIC: &[u8; 8] = b"LYLADD01";
/// Weights are stored in so many parts of 1.
const SCALE: f32 = 1024.0;

/// Why bytes are no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLadders {
    /// They do not begin as those of this version.
    #[error("no weights of ladders of this version")]
    Magic,
    /// They are shorter or longer than they should be.
    #[error("the weights of ladders are cut off or too long")]
    Length,
    /// One is 0, as if there were moves that are never made.
    #[error("a weight of ladders is 0")]
    Zero,
}

/// By how much each feature multiplies the chance of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Ladders {
    factors: [f32; FEATURES],
}

impl Ladders {
    /// Those that come with the program.
    pub fn embedded() -> &'static Ladders {
        static LADDERS: OnceLock<Ladders> = OnceLock::new();
        LADDERS.get_or_init(|| {
            let bytes = include_bytes!("../../data/ladders.bin");
            Ladders::from_bytes(bytes).expect("the weights of ladders that come with the program are whole")
        })
    }

    /// Weights with these factors, which multiply the chances of moves.
    pub fn new(factors: [f32; FEATURES]) -> Ladders {
        Ladders { factors }
    }

    /// Reads a file.
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

    /// A file of these weights. They are rounded, and none is stored as 0.
    pub fn to_bytes(&self) -> Vec<u8> {
        let stored = |factor: &f32| ((factor * SCALE).round().clamp(1.0, f32::from(u16::MAX)) as u16).to_le_bytes();
        MAGIC.iter().copied().chain(self.factors.iter().flat_map(stored)).collect()
    }

    /// Corrects the `chances` of the moves of `color`, which sum to 1 before and after.
    pub fn correct<const W: usize>(
        &self,
        reader: &mut LadderReader<W>,
        field: &PlayoutBoard<W>,
        color: Color,
        chances: &mut [(Point, f32)],
    ) {
        let mut factors = [1.0f32; 512];
        features(reader, field, color, |point, feature| factors[point] *= self.factors[feature]);
        chances.iter_mut().for_each(|(point, chance)| *chance *= factors[point.index()]);
        let sum: f32 = chances.iter().map(|chance| chance.1).sum();
        chances.iter_mut().for_each(|chance| chance.1 /= sum);
    }
}

/// Calls `f` with the point and the feature of each move of `color` that ladders tell something of; a move may have several.
pub(crate) fn features<const W: usize>(
    reader: &mut LadderReader<W>,
    field: &PlayoutBoard<W>,
    color: Color,
    mut f: impl FnMut(usize, usize),
) {
    let is_head = |point: &usize| !field.is_empty(*point) && field.chain(*point) == *point;
    for chain in field.size().points().map(|point| point.index()).filter(is_head) {
        let size = size_class(field.chain_len(chain));
        let mut tell = |point: usize, kind: usize| f(point, kind + size);
        match (field.at(chain) == stone(color), field.liberty_count(chain)) {
            (true, 1) => {
                let liberty = field.only_liberty(chain);
                // To fewer liberties and to more, patterns see how it fares.
                if field.is_playable(color, liberty) && field.liberties_after(color, liberty) == 2 {
                    let is_lost = reader.is_caught_after(field, chain, color, liberty);
                    tell(liberty, if is_lost { base::LENGTHENS_LOST } else { base::LENGTHENS });
                }
            }
            (true, 2) if reader.is_caught(field, chain) => {
                for liberty in field.two_liberties(chain) {
                    if field.is_playable(color, liberty) {
                        let is_lost = reader.is_caught_after(field, chain, color, liberty);
                        tell(liberty, if is_lost { base::SAVES_NOT } else { base::SAVES });
                    }
                }
            }
            (false, 1) => {
                let liberty = field.only_liberty(chain);
                if field.is_playable(color, liberty) {
                    tell(liberty, if reader.is_lost(field, chain) { base::TAKES_LOST } else { base::TAKES });
                }
            }
            (false, 2) => {
                let liberties = field.two_liberties(chain).map(|liberty| (liberty, field.is_playable(color, liberty)));
                let catches = liberties
                    .map(|(liberty, is_playable)| is_playable && reader.is_caught_after(field, chain, color, liberty));
                let owner = color.opponent();
                let is_lost = catches != [false; 2]
                    && liberties.iter().all(|&(liberty, _)| {
                        !field.is_playable(owner, liberty) || reader.is_caught_after(field, chain, owner, liberty)
                    });
                for ((liberty, is_playable), catches) in liberties.into_iter().zip(catches) {
                    if is_playable {
                        let caught = if is_lost { base::CATCHES_LOST } else { base::CATCHES };
                        tell(liberty, if catches { caught } else { base::CATCHES_NOT });
                    }
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    /// The vertices and features of moves of `color`.
    fn told(picture: &str, color: Color) -> Vec<(String, usize)> {
        let board = Board::from_picture(picture).unwrap();
        let (field, size) = (PlayoutBoard::<8>::new(&board), board.size());
        let mut told = Vec::new();
        features(&mut LadderReader::default(), &field, color, |point, feature| {
            told.push((size.vertex(Point::from_index(point)).to_string(), feature));
        });
        told.sort();
        told
    }

    fn named(expected: &[(&str, usize)]) -> Vec<(String, usize)> {
        expected.iter().map(|&(vertex, feature)| (vertex.to_string(), feature)).collect()
    }

    const LADDER: &str =
        ". . . . . . .\n. . . . . . .\n. . . . . . .\n. X . . . . .\n. X O . . . .\n. . X X . . .\n. . . . . . .";

    #[test]
    fn who_hunts_is_told_of_the_catch_and_who_flees_of_the_danger() {
        let hunting = told(LADDER, Color::Black);
        assert!(hunting.contains(&("C4".to_string(), base::CATCHES)), "{hunting:?}");
        let fleeing = told(LADDER, Color::White);
        assert!(fleeing.contains(&("D3".to_string(), base::SAVES)), "{fleeing:?}");
        // The ladder has begun: to run on is in vain, and to take the chain need not be hurried.
        let begun = LADDER.replacen(". X . . . . .", ". X X . . . .", 1);
        assert_eq!(told(&begun, Color::White), named(&[("D3", base::LENGTHENS_LOST)]));
        assert_eq!(told(&begun, Color::Black), named(&[("D3", base::TAKES_LOST)]));
        // With a friend in the way it is worth it.
        let broken = begun.replacen("\n. . . . . . .\n. X X", "\n. . . . O . .\n. X X", 1);
        assert_ne!(broken, begun);
        assert_eq!(told(&broken, Color::White), named(&[("D3", base::LENGTHENS)]));
        assert_eq!(told(&broken, Color::Black), named(&[("D3", base::TAKES)]));
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
    fn a_file_is_read_back_and_broken_ones_are_refused() {
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
