//! Keys of positions for evaluations: positions that an evaluator cannot tell apart have equal keys.

use std::hash::{Hash, Hasher};

use liangyi_core::base::Color;
use liangyi_core::game::{Game, Position};

use crate::playout::debt_so_far;

/// How many of the last moves an evaluation may depend on.
const LAST_MOVES: usize = 5;
/// How many boards before the present one.
const LAST_BOARDS: usize = 2;

/// A position whose evaluations can be kept and found again.
pub trait Keyed: Position {
    /// The key of all that an evaluation may depend on with `color` to move: besides what [`Position::key`] has, the
    /// rules with the komi, the moves that the history forbids, the last moves and boards, and what the moves made so
    /// far cost each side. Equal keys mean equal evaluations, but for chance: one in 2^128.
    fn evaluation_key(&self, color: Color) -> u128;
}

impl Keyed for Game {
    fn evaluation_key(&self, color: Color) -> u128 {
        let mut key = KeyHasher::new();
        self.size().hash(&mut key);
        self.rules().hash(&mut key);
        self.board().key().hash(&mut key);
        color.hash(&mut key);
        // Superko and the phase are in them, as far as they forbid something.
        let legal = self.legal_moves(color);
        legal.points.hash(&mut key);
        legal.virtual_move.hash(&mut key);
        let last = self.moves().rev().take(LAST_MOVES);
        last.for_each(|played| (played.color, played.mv).hash(&mut key));
        self.boards_before().take(LAST_BOARDS).for_each(|board| board.hash(&mut key));
        Color::BOTH.map(|color| self.virtual_stones(color)).hash(&mut key);
        (debt_so_far(self), self.handicap(), self.button()).hash(&mut key);
        (self.phase(), self.offer(), self.is_drawn()).hash(&mut key);
        key.key()
    }
}

/// A hash of 128 bits.
pub(super) struct KeyHasher(u128);

impl KeyHasher {
    /// An odd number with bits all over.
    const FACTOR: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;

    /// The hash of nothing.
    pub(super) fn new() -> KeyHasher {
        KeyHasher(KeyHasher::FACTOR)
    }

    fn add(&mut self, word: u64) {
        // The rotation brings the high bits, which depend on all bits below them, to where the next product spreads
        // them.
        self.0 = (self.0 ^ u128::from(word)).wrapping_mul(KeyHasher::FACTOR).rotate_left(64);
    }

    /// The key of what has been hashed.
    pub(super) fn key(mut self) -> u128 {
        self.add(0);
        self.add(0);
        self.0
    }
}

impl Hasher for KeyHasher {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn finish(&self) -> u64 {
        (self.0 >> 64) as u64
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::board::Board;
    use liangyi_core::game::Move;
    use liangyi_core::rules::{self, Komi, Rules};

    use super::*;

    /// The game after these moves from an empty 9x9 board, the sides alternating.
    fn after(rules: &Rules, moves: &[&str]) -> Game {
        played(Game::new(Size::square(9).unwrap(), rules.clone()), moves)
    }

    fn played(mut game: Game, moves: &[&str]) -> Game {
        for mv in moves {
            let mv = Move::parse(mv, game.size()).unwrap();
            game.play(game.to_move(), mv).unwrap();
        }
        game
    }

    fn key(game: &Game) -> u128 {
        game.evaluation_key(game.to_move())
    }

    #[test]
    fn the_order_of_moves_counts_as_far_as_evaluations_see_it() {
        let later = ["E5", "E6", "F5", "F6", "G5"];
        let game = |first: [&str; 3]| after(&Rules::CHINESE, &[&first[..], &["C3"], &later].concat());
        // A transposition before the last five moves is the same to an evaluator, a later one is not.
        assert_eq!(key(&game(["A1", "A9", "J9"])), key(&game(["J9", "A9", "A1"])));
        let [first, second] = [["E5", "E6", "F5"], ["F5", "E6", "E5"]].map(|moves| after(&Rules::CHINESE, &moves));
        assert_eq!(Position::key(&first), Position::key(&second));
        assert_ne!(key(&first), key(&second));
        assert_ne!(first.evaluation_key(Color::Black), first.evaluation_key(Color::White));
    }

    #[test]
    fn rules_komi_handicap_virtual_stones_and_debts_count() {
        let moves = ["E5", "E6", "pass", "F6"];
        let komi = Rules { komi: Komi::from_points(6.5).unwrap(), ..Rules::CHINESE };
        let named = |name| rules::find(name).unwrap().rules.clone();
        let mut keys = vec![key(&after(&Rules::CHINESE, &moves)), key(&after(&komi, &moves))];
        keys.extend(["japanese", "aga", "jipingdian"].map(|name| key(&after(&named(name), &moves))));
        let size = Size::square(9).unwrap();
        let handicap = ["C3", "G7"].map(|vertex| size.parse_vertex(vertex).unwrap());
        let given = Game::with_handicap(size, Rules::CHINESE, &handicap).unwrap();
        let set_up = Game::from_setup(*given.board(), Rules::CHINESE, Color::White).unwrap();
        keys.extend([key(&given), key(&set_up)]);
        // The same board and the same last moves, but one side has made a move with a stone less, or a virtual one.
        let jipingdian = named("jipingdian");
        for first in [["C3", "pass"], ["C3", "virtual"]] {
            let moves = [&first[..], &["E5", "E6", "F5", "F6", "G5", "G6"]].concat();
            keys.push(key(&after(&jipingdian, &moves)));
        }
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), count);
    }

    /// White's stones on the left have captured A1. If the board has been as it is when they are captured, that is
    /// forbidden.
    #[test]
    fn what_only_older_history_forbids_counts() {
        let before = ". X X . .\n. X X . O\n. X X . O\n. X X . O\nX O O O O";
        let after = before.replacen('.', "O", 1);
        let moves = ["pass", "A4", "pass", "A3", "pass", "A2"];
        let game = |picture: &str, first| {
            Game::from_setup(Board::from_picture(picture).unwrap(), Rules::CHINESE, first).unwrap()
        };
        let banned = played(game(before, Color::White), &[&["A5"][..], &moves].concat());
        let allowed = played(game(&after, Color::Black), &moves);
        assert_eq!(Position::key(&banned), Position::key(&allowed));
        let points = |game: &Game| game.legal_moves(Color::Black).points.len();
        assert_eq!(points(&banned) + 1, points(&allowed));
        assert_ne!(key(&banned), key(&allowed));
    }

    #[test]
    fn a_hash_depends_on_every_bit_and_on_the_order() {
        let hash = |words: &[u64]| {
            let mut key = KeyHasher::new();
            words.hash(&mut key);
            key.key()
        };
        let mut keys: Vec<u128> = (0..64).flat_map(|bit| [hash(&[1 << bit, 0]), hash(&[0, 1 << bit])]).collect();
        keys.push(hash(&[0, 0]));
        for half in [|key: u128| key as u64, |key: u128| (key >> 64) as u64] {
            let mut halves: Vec<u64> = keys.iter().map(|key| half(*key)).collect();
            halves.sort_unstable();
            halves.dedup();
            assert_eq!(halves.len(), 129);
        }
    }
}
