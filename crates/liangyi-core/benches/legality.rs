//! How long it takes to find the legal points early and late in a long game: at move 1,000 at most twice as long as at
//! move 10.
//!
//! The games are random but legal, and the same every time. Before anything is timed, the positions are compared with
//! signatures, so the benchmark tests legality as well.

use std::fmt;
use std::hint::black_box;

use divan::Bencher;
use liangyi_core::base::{Color, Point, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const MOVES: [usize; 3] = [10, 300, 1000];

/// A ruleset, and at each of the moves the number of legal points and the low 32 bits of the board's key.
const SIGNATURES: [(&str, [(usize, u32); 3]); 3] = [
    ("chinese", [(351, 1989377472), (58, 2143876197), (201, 3229774538)]),
    ("jipingdian", [(351, 1989377472), (80, 2135254113), (74, 1331324159)]),
    ("tromp-taylor", [(351, 1989377472), (68, 3899666650), (281, 4173834745)]),
];

/// Whether every neighbour of the point is a stone of `color`.
fn is_eye(board: &Board, color: Color, point: Point) -> bool {
    board.size().neighbours(point).all(|next| board.at(next) == Some(color))
}

/// A game of 1,000 random legal moves. Eyes are filled only when nothing else is left, so that the game does not end
/// earlier.
fn long_game(name: &str) -> Game {
    let ruleset = rules::find(name).expect("a ruleset of the catalogue");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1000);
    let mut game = Game::new(Size::square(19).expect("a size"), ruleset.rules.clone());
    while game.move_number() < MOVES[2] {
        let color = game.to_move();
        let legal: Vec<Point> = game.legal_moves(color).points.iter().collect();
        let (eyes, open): (Vec<Point>, Vec<Point>) = legal.iter().partition(|&&p| is_eye(game.board(), color, p));
        let pool = if open.is_empty() { eyes } else { open };
        let mv = if pool.is_empty() { Move::Pass } else { Move::Play(pool[rng.random_range(0..pool.len())]) };
        game.play(color, mv).expect("a legal move");
    }
    game
}

/// A game at one of the moves.
struct Case {
    ruleset: &'static str,
    game: Game,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at move {}", self.ruleset, self.game.move_number())
    }
}

/// The cases, compared with their signatures.
fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (ruleset, signatures) in SIGNATURES {
        let whole = long_game(ruleset);
        for (moves, signature) in MOVES.into_iter().zip(signatures) {
            let mut game = whole.clone();
            while game.move_number() > moves {
                game.undo();
            }
            let found = (game.legal_moves(game.to_move()).points.len(), game.board().key() as u32);
            assert_eq!(found, signature, "{ruleset} at move {moves}:\n{}", game.board());
            cases.push(Case { ruleset, game });
        }
    }
    cases
}

#[divan::bench(args = cases())]
fn legal_points(bencher: Bencher, case: &Case) {
    let color = case.game.to_move();
    bencher.bench_local(|| black_box(&case.game).legal_moves(color));
}

fn main() {
    divan::main();
}
