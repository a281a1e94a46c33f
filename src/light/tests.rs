//! The batch against a plain model: the same games, one at a time, on an ordinary board with chains.

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules;
use liangyi_engine::playout::{PlayoutBoard, PlayoutScore};

use super::{Batch, BatchEnd, BatchStart, Target, dice};

const SEED: u64 = 7;

/// Marsaglia's xorshift128.
struct Xorshift([u32; 4]);

impl Xorshift {
    fn draw(&mut self) -> u32 {
        let [x, y, z, w] = self.0;
        let t = x ^ x << 11;
        self.0 = [y, z, w, w ^ w >> 19 ^ t ^ t >> 8];
        self.0[3]
    }
}

/// The class of a point, from the lowest bits of a random number.
fn class(drawn: u32, x: usize, y: usize) -> usize {
    let line = |bits: u32, i: usize| (bits >> (i % 2) & 1) as usize ^ i / 2 % 2;
    line(drawn, y) ^ line(drawn >> 2, x)
}

/// The stones of `color` that two sweeps reach from the liberties of one class.
fn reached(board: &Board, color: Color, drawn: u32, wanted: usize) -> PointSet {
    let size = board.size();
    let (width, height) = (size.width(), size.height());
    let stones = board.stones(color);
    let in_class = |point: &Point| {
        let (x, y) = size.coordinates(*point);
        class(drawn, x, y) == wanted
    };
    let liberties: PointSet = board.empty().iter().filter(in_class).collect();
    let mut reached = liberties.dilate(size) & stones;
    let mut fill = |y: usize, adjacent: Option<usize>| {
        for x in (0..width).chain((0..width).rev()) {
            let near = [
                adjacent.map(|adjacent| size.point(x, adjacent)),
                (x > 0).then(|| size.point(x.saturating_sub(1), y)),
                (x + 1 < width).then(|| size.point((x + 1).min(width - 1), y)),
            ];
            if stones.contains(size.point(x, y)) && near.into_iter().flatten().any(|point| reached.contains(point)) {
                reached.insert(size.point(x, y));
            }
        }
    };
    (0..height).for_each(|y| fill(y, y.checked_sub(1)));
    (0..height).rev().for_each(|y| fill(y, (y + 1 < height).then_some(y + 1)));
    reached
}

fn is_true_eye(board: &Board, color: Color, point: Point) -> bool {
    let size = board.size();
    let (x, y) = size.coordinates(point);
    let diagonals = [(-1, -1), (-1, 1), (1, -1), (1, 1)].map(|(dx, dy)| {
        let (x, y) = (x as isize + dx, y as isize + dy);
        let inside = (0..size.width() as isize).contains(&x) && (0..size.height() as isize).contains(&y);
        inside.then(|| size.point(x as usize, y as usize))
    });
    let enemies = diagonals.iter().flatten().filter(|&&point| board.at(point) == Some(color.opponent())).count();
    let at_rim = usize::from(diagonals.contains(&None));
    size.neighbours(point).all(|next| board.at(next) == Some(color)) && enemies + at_rim < 2
}

/// One playout. It checks that the side to move chooses among all moves that it may play and no others.
fn model(start: &Board, to_move: Color, ko: Option<Point>, seed: u64, number: u64) -> (Board, [u32; 2]) {
    let (size, mut board, mut color) = (start.size(), *start, to_move);
    let mut random = Xorshift(dice::state(seed, number));
    let mut ko = ko;
    let mut suicides = PointSet::EMPTY;
    let (mut moves, mut made, mut passed) = ([0; 2], 0, false);
    while made < 3 * size.area() {
        let drawn = random.draw();
        let enemy = board.stones(color.opponent());
        let solid = reached(&board, color.opponent(), drawn, 0) & reached(&board, color.opponent(), drawn, 1);
        let barred = |point: &Point| Some(*point) == ko || suicides.contains(*point);
        let is_shut = |point: &Point| size.neighbours(*point).all(|next| solid.contains(next) && enemy.contains(next));
        let fair: Vec<Point> = board.empty().iter().filter(|&point| !is_true_eye(&board, color, point)).collect();
        let candidates: Vec<Point> = fair.iter().copied().filter(|point| !barred(point) && !is_shut(point)).collect();
        for point in fair.iter().filter(|point| is_shut(point) || suicides.contains(**point)) {
            assert!(!board.removed_by(color, *point).suicide.is_empty(), "only suicide is left out:\n{board}");
        }
        if candidates.is_empty() {
            made += 1;
            if passed {
                break;
            }
            passed = true;
        } else {
            let rank = (u64::from(drawn >> 8) * candidates.len() as u64 >> 24) as usize;
            let point = candidates[rank];
            let removed = board.removed_by(color, point);
            if !removed.suicide.is_empty() {
                suicides.insert(point);
                // The opponent's step goes by.
                random.draw();
                continue;
            }
            board.place(color, point);
            let chain = board.chain(point);
            let lone = chain.len() == 1 && board.liberties(&chain).len() == 1;
            ko = removed.captured.first().filter(|_| removed.captured.len() == 1 && lone);
            moves[color.index()] += 1;
            made += 1;
            passed = false;
            suicides = PointSet::EMPTY;
            color = color.opponent();
            continue;
        }
        (ko, suicides) = (None, PointSet::EMPTY);
        color = color.opponent();
    }
    (board, moves)
}

fn size(lines: u32) -> Size {
    Size::square(lines).expect("a size")
}

/// The playouts of a batch by number; checks that each comes once.
fn ends(batch: &Batch, target: Target, count: u64) -> Vec<BatchEnd> {
    let mut ends = vec![None; count as usize];
    batch.run(target, count, |number, end| {
        assert!(ends[number as usize].replace(end.clone()).is_none(), "playout {number} came twice");
    });
    ends.into_iter().map(|end| end.expect("every playout comes")).collect()
}

/// Boards that are not square.
const RECTANGLES: [(u32, u32); 9] = [(2, 3), (3, 2), (5, 4), (6, 9), (9, 13), (13, 9), (19, 9), (21, 2), (2, 21)];

/// All squares and some other boards.
fn sizes() -> impl Iterator<Item = Size> {
    let sides = (2..=21).map(|lines| (lines, lines)).chain(RECTANGLES);
    sides.map(|(width, height)| Size::new(width, height).expect("a size of board"))
}

/// A position with most of the stones of the end of a playout of the model.
fn middle(size: Size, number: u64) -> Board {
    let (end, _) = model(&Board::new(size), Color::Black, None, 99, number);
    let mut board = Board::new(size);
    for color in Color::BOTH {
        let some: PointSet = end.stones(color).iter().filter(|point| point.index() % 3 != 0).collect();
        board.add(color, &some);
    }
    board
}

#[test]
fn the_batch_plays_the_games_of_the_model_on_every_target_and_size() {
    for size in sizes() {
        let empty = Board::new(size);
        let part = middle(size, 5);
        let starts = [(empty, Color::Black), (part, Color::White), (part, Color::Black)];
        let batch =
            Batch::new(starts.iter().map(|(board, to_move)| BatchStart::new(board, *to_move, None)).collect(), SEED);
        let count = if size.area() <= 81 { 60 } else { 9 };
        let models: Vec<(Board, [u32; 2])> = (0..count)
            .map(|number| {
                let (board, to_move) = &starts[number as usize % starts.len()];
                model(board, *to_move, None, SEED, number)
            })
            .collect();
        for target in Target::available() {
            for (number, (end, (board, moves))) in ends(&batch, target, count).iter().zip(&models).enumerate() {
                for color in Color::BOTH {
                    assert_eq!(end.stones(color), board.stones(color), "{target:?} {size} {number}\n{board}");
                    assert_eq!(end.moves(color), moves[color.index()], "{target:?} {size} {number}");
                }
            }
        }
    }
}

#[test]
fn a_playout_is_the_same_in_every_bit_of_a_vector() {
    // More playouts than games in a vector, so that bits are reused, at different times on each target.
    for lines in [5, 7, 9] {
        let batch = Batch::new(vec![BatchStart::new(&Board::new(size(lines)), Color::Black, None)], SEED);
        let plain = ends(&batch, Target::Portable, 1500);
        for target in Target::available() {
            assert_eq!(ends(&batch, target, 1500), plain, "{target:?} {lines}");
        }
        assert_eq!(ends(&batch, Target::best(), 700), plain[..700], "{lines}");
    }
}

#[test]
fn a_ko_is_not_retaken_at_once() {
    // Black has just taken the ko at C4; White may not retake it at B4 and has no other move than filling eyes.
    let moves = ["b3", "c3", "a4", "d4", "b5", "c5", "e5", "b4", "c4"];
    let mut game = Game::new(size(5), rules::find("chinese").expect("a ruleset").rules.clone());
    for (i, vertex) in moves.into_iter().enumerate() {
        let point = size(5).parse_vertex(vertex).expect("a vertex");
        game.play(Color::BOTH[i % 2], Move::Play(point)).expect("a legal move");
    }
    let start = BatchStart::of_game(&game, Color::White);
    assert_eq!(start.ko, Some((3, 1)));
    assert_eq!(BatchStart::of_game(&game, Color::Black).ko, None, "the side that took the ko may fill it");
    let ko = size(5).parse_vertex("b4");
    let batch = Batch::new(vec![start], SEED);
    for target in Target::available() {
        for (number, end) in ends(&batch, target, 200).iter().enumerate() {
            let (board, moves) = model(game.board(), Color::White, ko, SEED, number as u64);
            assert_eq!((end.stones(Color::Black), end.moves(Color::Black)), (board.stones(Color::Black), moves[0]));
            assert_eq!((end.stones(Color::White), end.moves(Color::White)), (board.stones(Color::White), moves[1]));
        }
    }
}

#[test]
fn an_end_has_the_margin_of_its_board_under_every_ruleset() {
    for size in sizes() {
        let batch = Batch::new(vec![BatchStart::new(&Board::new(size), Color::Black, None)], SEED);
        for end in ends(&batch, Target::best(), 30) {
            let mut board = Board::new(size);
            Color::BOTH.into_iter().for_each(|color| board.add(color, &end.stones(color)));
            for ruleset in rules::CATALOGUE {
                let game = Game::new(size, ruleset.rules.clone());
                let score = PlayoutScore::new(&game);
                let margin = score.margin(&PlayoutBoard::<8>::new(&board), 1.5);
                assert_eq!(end.margin(&score, 1.5), margin, "{}\n{board}", ruleset.name);
            }
        }
    }
}

#[test]
fn the_generator_of_a_playout_depends_on_its_seed_and_number() {
    assert_eq!(dice::state(1, 2), dice::state(1, 2));
    let mut states: Vec<_> = (0..100).map(|i| dice::state(i / 10, i % 10)).collect();
    states.sort_unstable();
    states.dedup();
    assert_eq!(states.len(), 100);
}
