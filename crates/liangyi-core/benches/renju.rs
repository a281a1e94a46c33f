//! How long it takes to judge the points of positions from renju games.
//!
//! The games are random but legal, with stones close to each other, and the same every time. Before anything is timed,
//! the verdicts are compared with a signature.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use liangyi_core::base::{Color, Point, Size};
use liangyi_core::game::{Move, Position};
use liangyi_core::line::{LineBoard, LineGame, LineRules, LineVerdict, verdict};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const GAMES: usize = 40;
/// Positions, points judged, fives, forbidden points, and a hash of every verdict.
const SIGNATURE: (usize, usize, usize, usize, u64) = (1994, 342_524, 2010, 2757, 0x532de32c00f9c9a6);

/// Whether a stone is at most two lines away both ways.
fn is_near_a_stone(game: &LineGame, point: Point) -> bool {
    let size = game.size();
    let (x, y) = size.coordinates(point);
    let near = |at: usize, side: usize| at.saturating_sub(2)..(at + 3).min(side);
    near(y, size.height()).any(|y| near(x, size.width()).any(|x| game.board().at(size.point(x, y)).is_some()))
}

/// Every position of the games in which Black is to move, with its empty points.
fn positions() -> Vec<(LineBoard, Vec<Point>)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(15);
    let mut positions = Vec::new();
    for _ in 0..GAMES {
        let mut game = LineGame::new(Size::square(15).expect("a size"), LineRules::RENJU).expect("a game");
        while !game.is_over() {
            let color = game.to_move();
            if color == Color::Black {
                positions.push((*game.lines(), game.board().empty().iter().collect()));
            }
            let legal = game.legal_moves(color).points;
            let near: Vec<Point> = legal.iter().filter(|&point| is_near_a_stone(&game, point)).collect();
            let pool = if near.is_empty() { legal.iter().collect() } else { near };
            let mv = if pool.is_empty() { Move::Pass } else { Move::Play(pool[rng.random_range(0..pool.len())]) };
            game.play(color, mv).expect("a legal move");
        }
    }
    positions
}

fn judge(positions: &[(LineBoard, Vec<Point>)], mut see: impl FnMut(LineVerdict)) {
    for (board, points) in positions {
        points.iter().for_each(|&point| see(verdict(board, LineRules::RENJU, Color::Black, point)));
    }
}

/// The positions, whose verdicts are compared with their signature, and the number of their points.
fn judged_positions() -> (Vec<(LineBoard, Vec<Point>)>, usize) {
    let positions = positions();
    let points = positions.iter().map(|(_, points)| points.len()).sum();
    let (mut fives, mut forbidden, mut hash) = (0, 0, 0);
    judge(&positions, |verdict| {
        fives += usize::from(verdict == LineVerdict::Five);
        forbidden += usize::from(verdict == LineVerdict::Forbidden);
        // FNV-1a, a verdict at a time.
        hash = (hash ^ verdict as u64).wrapping_mul(0x0000_0100_0000_01b3);
    });
    assert_eq!((positions.len(), points, fives, forbidden, hash), SIGNATURE);
    (positions, points)
}

#[divan::bench(sample_count = 20)]
fn points_judged(bencher: Bencher) {
    let (positions, points) = judged_positions();
    bencher.counter(ItemsCount::new(points)).bench_local(|| {
        let mut free = 0;
        judge(black_box(&positions), |verdict| free += usize::from(verdict == LineVerdict::Free));
        free
    });
}

fn main() {
    divan::main();
}
