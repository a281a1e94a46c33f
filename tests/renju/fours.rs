//! The search for wins by continuous fours against a plain solver, on positions that are built towards long wins.

use liangyi::base::{Color, Point, PointSet, Size};
use liangyi::board::Board;
use liangyi::game::{Move, Position};
use liangyi::line::{LineBoard, LineGame, LineRules, Verdict, verdict};
use liangyi::lineplay::{Vcf, VcfLimits, find_vcf};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::model::{Cell, Model};
use crate::support::{board, model, point, size};

/// The most fours of the wins that the solver looks for.
const MOST: u32 = 9;
/// Positions that the solver may visit before a position is given up.
const VISITS: u32 = 1_000;
/// Changes that each built position is made by.
const CHANGES: usize = 500;
/// Positions that are built for each side.
const SEEDS: u64 = 2;

fn sign(color: Color) -> char {
    if color == Color::Black { 'X' } else { 'O' }
}

/// A plain solver on the model's board.
struct Solver {
    model: Model,
    visits: u32,
}

impl Solver {
    fn is_on_board(&self, (x, y): Cell) -> bool {
        (0..self.model.width).contains(&x) && (0..self.model.height).contains(&y)
    }

    fn cells(&self) -> Vec<Cell> {
        let width = self.model.width;
        (0..self.model.height).flat_map(|y| (0..width).map(move |x| (x, y))).collect()
    }

    fn is(&self, color: Color, cell: Cell) -> bool {
        self.is_on_board(cell) && self.model.at(cell) == sign(color)
    }

    fn makes_five(&self, color: Color, (x, y): Cell) -> bool {
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(dx, dy)| {
            let count = |by: i32| (1..).take_while(|n| self.is(color, (x + n * by * dx, y + n * by * dy))).count();
            let run = 1 + count(1) + count(-1);
            run == 5 || run > 5 && color == Color::White
        })
    }

    fn fives(&self, color: Color) -> Vec<Cell> {
        self.cells().into_iter().filter(|&at| self.model.at(at) == '.' && self.makes_five(color, at)).collect()
    }

    /// The cells on which `color` makes five together with its stone on `cell`, if it had none before that stone.
    fn fives_through(&self, color: Color, (x, y): Cell) -> Vec<Cell> {
        let lines = [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter();
        let near = lines.flat_map(|(dx, dy)| (-4..=4).map(move |n| (x + n * dx, y + n * dy)));
        near.filter(|&at| self.model.at(at) == '.' && self.makes_five(color, at)).collect()
    }

    fn may_play(&self, color: Color, cell: Cell) -> bool {
        color == Color::White || !self.model.made(cell).is_forbidden()
    }

    /// Whether a number of own stones are near enough on one line for one shape.
    fn has_nearby(&self, color: Color, (x, y): Cell, stones: usize) -> bool {
        [(1, 0), (0, 1), (1, 1), (1, -1)]
            .into_iter()
            .any(|(dx, dy)| (-4..=4).filter(|n| *n != 0 && self.is(color, (x + n * dx, y + n * dy))).count() >= stones)
    }

    /// Whether `color`, to move, wins with at most `left` fours. `None` if that takes too long.
    fn wins(&mut self, color: Color, left: u32) -> Option<bool> {
        self.visits += 1;
        if self.visits > VISITS {
            return None;
        }
        let must = self.fives(color.opponent());
        for cell in self.cells() {
            let answers = must.is_empty() || must == [cell];
            if !answers || self.model.at(cell) != '.' || !self.has_nearby(color, cell, 3) {
                continue;
            }
            self.model.set(cell, sign(color));
            let blocks = self.fives_through(color, cell);
            self.model.set(cell, '.');
            if blocks.is_empty() || !self.may_play(color, cell) {
                continue;
            }
            self.model.set(cell, sign(color));
            let won = self.wins_after(color, &blocks, left);
            self.model.set(cell, '.');
            match won {
                Some(false) => {}
                found => return found,
            }
        }
        Some(false)
    }

    /// The same after a four of `color` that answers all fours.
    fn wins_after(&mut self, color: Color, blocks: &[Cell], left: u32) -> Option<bool> {
        match *blocks {
            [block] => {
                if !self.may_play(color.opponent(), block) {
                    return Some(true);
                }
                if left == 1 {
                    return Some(false);
                }
                self.model.set(block, sign(color.opponent()));
                let won = self.wins(color, left - 1);
                self.model.set(block, '.');
                won
            }
            _ => Some(true),
        }
    }
}

/// The fewest fours with which `color` wins: `Some(0)` if there is no such win of up to [`MOST`] fours, `None` if it is
/// not known.
fn fewest_fours(board: &Board, color: Color) -> Option<u32> {
    let mut solver = Solver { model: model(board), visits: 0 };
    for fours in 1..=MOST {
        if solver.wins(color, fours)? {
            return Some(fours);
        }
    }
    Some(0)
}

/// Whether somebody has five or can make it at once.
fn is_decided(board: &Board) -> bool {
    LineGame::from_setup(*board, LineRules::RENJU, Color::Black).is_err()
        || Color::BOTH.iter().any(|&color| !Solver { model: model(board), visits: 0 }.fives(color).is_empty())
}

/// A random change: a point is emptied or filled, or one more four is put before the win.
fn changed(board: &Board, attacker: Color, rng: &mut Xoshiro256PlusPlus) -> Board {
    let mut board = *board;
    let mut below = |bound: i32| rng.random_range(0..bound);
    if below(10) < 3 {
        let at = PointSet::single(size().point(2 + below(11) as usize, 2 + below(11) as usize));
        board.clear(&at);
        match below(4) {
            0 => board.add(attacker, &at),
            1 => board.add(attacker.opponent(), &at),
            _ => {}
        }
        return board;
    }
    // Five cells on a line get three stones, so that one of the others makes a four which the last one blocks.
    let (dx, dy) = [(1, 0), (0, 1), (1, 1), (1, -1)][below(4) as usize];
    let (x, y) = (below(15), below(15));
    let cells: Vec<(i32, i32)> = (0..5).map(|n| (x + n * dx, y + n * dy)).collect();
    if cells.iter().any(|&(x, y)| !(0..15).contains(&x) || !(0..15).contains(&y)) {
        return board;
    }
    let (four, block) = (below(5), below(5));
    for (number, (x, y)) in (0..).zip(cells) {
        let at = PointSet::single(size().point(x as usize, y as usize));
        if number == four || number == block {
            board.clear(&at);
        } else if board.empty().intersects(&at) {
            board.add(attacker, &at);
        }
    }
    // Mostly the other side has stones beyond both ends, so that the four is a simple one.
    for n in [-1, 5] {
        let (x, y) = (x + n * dx, y + n * dy);
        if below(4) > 0 && (0..15).contains(&x) && (0..15).contains(&y) {
            let at = PointSet::single(size().point(x as usize, y as usize));
            board.add(attacker.opponent(), &(at & board.empty()));
        }
    }
    board
}

/// Positions with the fewest fours that win in them, each one built from the last by changes that make the win no
/// shorter.
fn build(attacker: Color, seed: u64, mut see: impl FnMut(&Board, u32)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut position, mut fours) = (Board::new(size()), 0);
    for _ in 0..CHANGES {
        let next = changed(&position, attacker, &mut rng);
        if next == position || is_decided(&next) {
            continue;
        }
        let Some(found) = fewest_fours(&next, attacker) else { continue };
        see(&next, found);
        let is_no_larger = next.occupied().len() <= position.occupied().len();
        if found > fours || found == fours && is_no_larger {
            (position, fours) = (next, found);
        }
        if found == MOST {
            break;
        }
    }
}

const PLENTY: VcfLimits<'static> = VcfLimits { nodes: 1_000_000, deadline: None, stop: None };

/// Plays a win against the only replies that are not lost at once, and asks the model for these.
fn replay(board: &Board, attacker: Color, line: &[Point]) {
    let mut game = LineGame::from_setup(*board, LineRules::RENJU, attacker).unwrap();
    let cell = |point| {
        let (x, y) = board.size().coordinates(point);
        (x as i32, y as i32)
    };
    for (number, &at) in line.iter().enumerate() {
        let color = game.to_move();
        assert!(game.legal_moves(color).points.contains(at), "{}", game.board());
        let solver = Solver { model: model(game.board()), visits: 0 };
        if color == attacker {
            let must = solver.fives(attacker.opponent());
            assert!(must.is_empty() || must == [cell(at)] || solver.fives(attacker).contains(&cell(at)));
        } else {
            assert_eq!(solver.fives(attacker), [cell(at)], "move {number} is forced\n{}", game.board());
        }
        game.play(color, Move::Play(at)).unwrap();
    }
    if game.is_over() {
        assert_eq!(game.end().unwrap().winner(), Some(attacker));
        return;
    }
    assert_eq!(game.to_move(), attacker.opponent(), "the attacker made the last move");
    let solver = Solver { model: model(game.board()), visits: 0 };
    assert!(solver.fives(attacker.opponent()).is_empty(), "{}", game.board());
    match solver.fives(attacker)[..] {
        [] => panic!("the last move makes no four\n{}", game.board()),
        [block] => assert!(!solver.may_play(attacker.opponent(), block), "{}", game.board()),
        _ => {}
    }
}

/// Compares what is found with the solver's answer.
fn compare(board: &Board, attacker: Color, fours: u32) {
    match (fours, find_vcf(&LineBoard::of(board), LineRules::RENJU, attacker, PLENTY)) {
        (0, Vcf::None) => {}
        (0, Vcf::Win(line)) => {
            assert!(line.len() as u32 > 2 * MOST - 1, "a win the solver has not found\n{board}");
            replay(board, attacker, &line);
        }
        (_, Vcf::Win(line)) => {
            assert_eq!(line.len() as u32, 2 * fours - 1, "{attacker}, {fours} fours\n{board}");
            replay(board, attacker, &line);
        }
        (_, found) => panic!("{attacker}, {fours} fours: {found:?}\n{board}"),
    }
}

#[test]
fn wins_are_found_where_the_solver_finds_them_and_with_the_fewest_fours() {
    let mut counts = [[0; MOST as usize + 1]; 2];
    for attacker in Color::BOTH {
        for seed in 0..SEEDS {
            build(attacker, seed, |board, fours| {
                counts[attacker.index()][fours as usize] += 1;
                compare(board, attacker, fours);
            });
        }
    }
    println!("positions by the fewest fours, none first: {counts:?}");
    for by_fours in counts {
        assert!(by_fours[..5].iter().all(|&count| count > 0), "{counts:?}");
    }
}

/// A staircase of fours: each stone that makes one is the third of the next line, right and down by turns. The last
/// four is open.
fn staircase(attacker: Color, fours: usize) -> Board {
    let size = Size::square(21).unwrap();
    let mut board = Board::new(size);
    let (mut x, mut y) = (1, 19);
    board.add(attacker, &PointSet::single(size.point(x, y)));
    for number in 1..=fours {
        let (right, down) = if number % 2 == 1 { (1, 0) } else { (0, 1) };
        for step in 1..=2 {
            board.add(attacker, &PointSet::single(size.point(x + step * right, y - step * down)));
        }
        if number < fours {
            board.add(attacker.opponent(), &PointSet::single(size.point(x - right, y + down)));
        }
        if down == 1 && number > 2 {
            // The other side's stones around this corner and the one before would make a four on a diagonal.
            board.add(attacker, &PointSet::single(size.point(x - 1, y + 2)));
        }
        (x, y) = (x + 3 * right, y - 3 * down);
        if down == 1 {
            // The stones before and after this corner share two diagonals.
            board.add(attacker.opponent(), &[size.point(x + 1, y + 1), size.point(x - 1, y + 2)].into_iter().collect());
        }
    }
    board
}

#[test]
fn staircases_are_won_where_the_solver_wins_them() {
    for attacker in Color::BOTH {
        let mut wins = Vec::new();
        for steps in 1..=MOST {
            let board = staircase(attacker, steps as usize);
            let fours = fewest_fours(&board, attacker).expect("a staircase has few fours");
            compare(&board, attacker, fours);
            wins.push(fours);
        }
        println!("{attacker}: {wins:?}");
        // On longer ones a forced reply makes five for the other side.
        assert_eq!(wins[..5], [1, 2, 3, 4, 5], "{attacker}");
    }
}

fn win(black: &str, white: &str, attacker: Color) -> Vcf {
    find_vcf(&LineBoard::of(&board(black, white)), LineRules::RENJU, attacker, PLENTY)
}

#[test]
fn black_wins_by_a_four_three_but_not_by_a_four_four() {
    // H8 makes four and three; the three becomes an open four.
    let Vcf::Win(line) = win("E8 F8 G8 H6 H7", "D8 A1 A3 A5", Color::Black) else { panic!("a win") };
    assert_eq!((line.len(), line[0]), (3, point("H8")));
    // Two fours at once are forbidden for Black and win for White.
    let (black, white) = ("E8 F8 G8 H5 H6 H7", "D8 H4");
    assert_eq!(
        verdict(&LineBoard::of(&board(black, white)), LineRules::RENJU, Color::Black, point("H8")),
        Verdict::Forbidden
    );
    assert_ne!(win(black, white, Color::Black), Vcf::Win(vec![point("H8")]));
    assert_eq!(win(white, black, Color::White), Vcf::Win(vec![point("H8")]));
}

#[test]
fn white_wins_where_the_blocking_point_is_forbidden() {
    // White's four on the row can be stopped at H8 alone, where Black has a three-three.
    let black = "D8 H6 H7 I7 J6";
    let Vcf::Win(line) = win(black, "E8 F8 G8", Color::White) else { panic!("a win") };
    assert_eq!(line.len(), 1);
    // Where H8 is free for Black, it is no win.
    assert_eq!(win("D8 H6 H7 I7", "E8 F8 G8", Color::White), Vcf::None);
}

#[test]
fn fours_of_the_other_side_have_to_be_answered() {
    // The block at H8 makes a four for Black, and White's next four does not stop it.
    let lost = win("H5 H6 H7 D8 A2 B3", "E8 F8 G8 M2 M3 M4 N9", Color::White);
    assert_ne!(lost, Vcf::Unknown);
    if let Vcf::Win(line) = lost {
        replay(&board("H5 H6 H7 D8 A2 B3", "E8 F8 G8 M2 M3 M4 N9"), Color::White, &line);
    }
}

#[test]
fn limits_end_the_search_without_an_answer() {
    let black = board("E8 F8 G8 H6 H7", "D8 A1 A3 A5");
    let limits = VcfLimits::nodes(1);
    assert_eq!(find_vcf(&LineBoard::of(&black), LineRules::RENJU, Color::Black, limits), Vcf::Unknown);
    let none = LineBoard::new(Size::square(15).unwrap());
    assert_eq!(find_vcf(&none, LineRules::RENJU, Color::Black, limits), Vcf::None);
}
