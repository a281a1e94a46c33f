//! The fast verdict, the judgement with reasons and the model agree on random positions of every density.

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::line::{LineBoard, LineRules, LineVerdict, verdict};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::judged::judged;
use crate::support::{cell, model};

/// How many positions are compared where the environment does not say otherwise.
const POSITIONS: u64 = 25_000;
/// The environment variable with another number of positions.
const POSITIONS_VARIABLE: &str = "LIANGYI_RENJU_POSITIONS";
/// Points that are judged in each position.
const POINTS: usize = 8;

/// A random position. All stones are in a box, whose size, place and density vary, and in which black lines of two to
/// five stones with gaps may have been laid first: there forbidden points are frequent.
fn position(rng: &mut Xoshiro256PlusPlus) -> (Board, Vec<(usize, usize)>) {
    let lines = |rng: &mut Xoshiro256PlusPlus| if rng.random_range(0..4) == 0 { rng.random_range(5..=21) } else { 15 };
    let size = Size::new(lines(rng), lines(rng)).unwrap();
    let mut board = Board::new(size);
    let [width, height] = [size.width(), size.height()].map(|side| rng.random_range(5..=side));
    let (left, low) = (rng.random_range(0..=size.width() - width), rng.random_range(0..=size.height() - height));
    let put = |board: &mut Board, color, x, y| {
        let point = size.point(x, y);
        if board.at(point).is_none() {
            board.add(color, &PointSet::single(point));
        }
    };
    for _ in 0..rng.random_range(0..10) {
        let (x, y) = (rng.random_range(0..width) as isize, rng.random_range(0..height) as isize);
        let (dx, dy) = [(1, 0), (0, 1), (1, 1), (1, -1)][rng.random_range(0..4)];
        for step in 0..rng.random_range(2..6i32) as isize {
            let (x, y) = (x + step * dx, y + step * dy);
            if (0..width as isize).contains(&x) && (0..height as isize).contains(&y) && rng.random_range(0..4) > 0 {
                put(&mut board, Color::Black, left + x as usize, low + y as usize);
            }
        }
    }
    let (density, black) = (rng.random_range(0..100), rng.random_range(0..=100));
    let mut box_cells = Vec::new();
    for y in low..low + height {
        for x in left..left + width {
            if rng.random_range(0..100) < density / 2 {
                let color = if rng.random_range(0..100) < black { Color::Black } else { Color::White };
                put(&mut board, color, x, y);
            }
            if board.at(size.point(x, y)).is_none() {
                box_cells.push((x, y));
            }
        }
    }
    (board, box_cells)
}

#[test]
fn verdict_and_model_agree_on_random_positions() {
    let positions = std::env::var(POSITIONS_VARIABLE).map_or(POSITIONS, |text| text.parse().expect("a number"));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(35);
    let (mut points, mut fives, mut forbidden, mut by_depth) = (0u64, 0u64, 0u64, [[0u64; 2]; 8]);
    for number in 0..positions {
        let (board, free) = position(&mut rng);
        let (lines, plain) = (LineBoard::of(&board), model(&board));
        for _ in 0..POINTS.min(free.len()) {
            let (x, y) = free[rng.random_range(0..free.len())];
            let point = board.size().point(x, y);
            let found = verdict(&lines, LineRules::RENJU, Color::Black, point);
            let made = plain.made(cell(board.size(), point));
            let expected = match made {
                _ if made.five => LineVerdict::Five,
                _ if made.is_forbidden() => LineVerdict::Forbidden,
                _ => LineVerdict::Free,
            };
            assert_eq!(found, expected, "position {number}, {}\n{board}{made:?}", board.size().vertex(point));
            points += 1;
            fives += u64::from(made.five);
            forbidden += u64::from(made.is_forbidden());
            by_depth[made.depth.min(7) as usize][usize::from(made.is_forbidden())] += 1;
            if number % 16 == 0 {
                judged(&board, point);
            }
        }
    }
    println!("{positions} positions, {points} points: {fives} fives, {forbidden} forbidden");
    println!("free and forbidden by depth: {by_depth:?}");
    // The positions are worth comparing only if what is rare happens.
    assert!(forbidden * 50 > points, "{forbidden} of {points} points are forbidden");
    assert!(by_depth[..3].iter().flatten().all(|&count| count > 0), "{by_depth:?}");
}
