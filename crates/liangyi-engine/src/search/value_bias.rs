//! What a search learns of the errors of its evaluations (KataGo's `docs/KataGoMethods.md`, "subtree value bias
//! correction"): where the same moves meet the same stones around them, an evaluation errs in the same way, whatever
//! stands elsewhere.
//!
//! It knows positions and numbers, and neither nodes nor trees.

use std::hash::{Hash, Hasher};
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use liangyi_core::base::Color;
use liangyi_core::game::{Game, Move};

use super::move_code::MoveCode;

/// How far evaluations lie from what searches below them find, by the situation around the last move. Situations share
/// an entry where their hashes end in the same bits.
#[derive(Debug)]
pub struct ValueBiases {
    entries: Box<[Entry]>,
}

/// Sums of errors, each times its weight, and of the weights.
#[derive(Debug, Default)]
struct Entry {
    /// Of values, 0 to 1: the sum and the weights.
    value: AtomicU64,
    /// Of margins, in points.
    margin: AtomicU64,
}

/// An error of an evaluation, with the weight that it has.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct WeightedError {
    /// By how much the value, 0 to 1, is higher than the evaluation says, times the weight.
    pub value: f32,
    /// The same of the margin, in points.
    pub margin: f32,
    /// The weight.
    pub weight: f32,
}

impl ValueBiases {
    /// The bits of a hash that tell entries apart.
    const BITS: u32 = 16;

    /// The number of the entry of a situation.
    pub fn entry_of(situation: u64) -> u32 {
        (situation >> (u64::BITS - Self::BITS)) as u32
    }

    /// Replaces what a node has added to an entry, and returns the mean errors of values and margins there.
    pub fn replace(&self, entry: u32, old: WeightedError, new: WeightedError) -> (f32, f32) {
        let entry = &self.entries[entry as usize];
        let by = new.weight - old.weight;
        let mean = |(sum, weight): (f32, f32)| if weight > LEAST_WEIGHT { sum / weight } else { 0.0 };
        (mean(add(&entry.value, new.value - old.value, by)), mean(add(&entry.margin, new.margin - old.margin, by)))
    }
}

impl Default for ValueBiases {
    fn default() -> ValueBiases {
        ValueBiases { entries: (0..1 << Self::BITS).map(|_| Entry::default()).collect() }
    }
}

/// Entries of less weight are taken for empty.
const LEAST_WEIGHT: f32 = 0.001;

/// Adds to a pair of numbers in one word.
fn add(word: &AtomicU64, sum: f32, weight: f32) -> (f32, f32) {
    let mut both = word.load(Relaxed);
    loop {
        let changed = (f32::from_bits((both >> 32) as u32) + sum, f32::from_bits(both as u32) + weight);
        let bits = u64::from(changed.0.to_bits()) << 32 | u64::from(changed.1.to_bits());
        match word.compare_exchange_weak(both, bits, Relaxed, Relaxed) {
            Ok(_) => return changed,
            Err(now) => both = now,
        }
    }
}

/// The hash of the situation around the last move of `game`, with `color` to move: the last two moves, and the stones
/// within two lines of the last one, with those in atari.
pub fn situation(game: &Game, color: Color) -> u64 {
    let mut hasher = std::hash::DefaultHasher::new();
    let mut last = game.moves().rev().map(|played| played.mv);
    let (last, before) = (last.next(), last.next());
    (color.index(), [last, before].map(|mv| mv.map(|mv| MoveCode::new(mv).0))).hash(&mut hasher);
    if let Some(Move::Play(point)) = last {
        let (size, board) = (game.size(), game.board());
        let (x, y) = size.coordinates(point);
        for (row, column) in (0..5).flat_map(|row| (0..5).map(move |column| (row, column))) {
            let (x, y) = ((x + column).wrapping_sub(2), (y + row).wrapping_sub(2));
            let kind = if x >= size.width() || y >= size.height() {
                0
            } else {
                let at = size.point(x, y);
                match board.at(at) {
                    None => 1,
                    Some(color) => {
                        let in_atari = board.liberties(&board.chain(at)).len() == 1;
                        2 + 2 * color.index() as u8 + u8::from(in_atari)
                    }
                }
            };
            kind.hash(&mut hasher);
        }
    }
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::rules::Rules;

    use super::*;

    #[test]
    fn an_entry_has_the_weighted_mean_of_the_errors_that_are_in_it_now() {
        let biases = ValueBiases::default();
        let error = |value: f32, margin: f32, weight: f32| WeightedError {
            value: value * weight,
            margin: margin * weight,
            weight,
        };
        let none = WeightedError::default();
        assert_eq!(biases.replace(7, none, none), (0.0, 0.0));
        assert_eq!(biases.replace(7, none, error(0.5, -8.0, 1.0)), (0.5, -8.0));
        assert_eq!(biases.replace(7, none, error(0.0, 0.0, 3.0)), (0.125, -2.0));
        assert_eq!(biases.replace(7, error(0.0, 0.0, 3.0), error(0.25, 4.0, 1.0)), (0.375, -2.0));
        assert_eq!(biases.replace(8, none, none), (0.0, 0.0), "each entry has its own");
        assert_eq!(biases.replace(7, error(0.5, -8.0, 1.0), none), (0.25, 4.0));
        assert_eq!(biases.replace(7, error(0.25, 4.0, 1.0), none), (0.0, 0.0));
    }

    /// The situation after these moves by turns on 9x9.
    fn after(moves: &str) -> u64 {
        let size = Size::square(9).unwrap();
        let mut game = Game::new(size, Rules::CHINESE);
        for vertex in moves.split(' ') {
            let mv = if vertex == "pass" { Move::Pass } else { Move::Play(size.parse_vertex(vertex).unwrap()) };
            game.play(game.to_move(), mv).unwrap();
        }
        situation(&game, game.to_move())
    }

    #[test]
    fn situations_are_the_last_two_moves_and_what_stands_around_the_last() {
        let usual = after("h8 g8 c3 d3");
        assert_eq!(usual, after("h2 g8 c3 d3"), "what stands elsewhere is none of it");
        for other in ["h8 g8 c4 d3", "h8 g8 c3 d4", "h8 d5 c3 d3", "h8 g8 c3 pass", "g8 c3 d3"] {
            assert_ne!(usual, after(other), "{other}");
        }
        // The chain at E3 has two liberties or one, for a stone that is out of sight.
        let [free, in_atari] = ["h8", "f2"].map(|fifth| after(&format!("e4 e3 e2 f3 d3 j9 f4 j8 {fifth} j1 c3")));
        assert_ne!(free, in_atari);
    }
}
