//! The search for wins by continuous fours against a plain solver, on positions that are built towards long wins.

use std::fs;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Move, Position};
use liangyi_core::line::{LineBoard, LineGame, LineRules, LineVerdict, verdict};
use liangyi_engine::lineplay::{ThreatWin, Vcf, VcfLimits, find_vcf};
use liangyi_engine::player::{MoveRequest, Options, Player};
use liangyi_engine::policy::Models;
use liangyi_engine::search::SearchLimits;

use crate::growth::grow;
use crate::model::Model;
use crate::solver::{Solver, depends_on_forbidden, fewest_fours, has_win};
use crate::support::{board, cell, model, point};

/// The most fours of the wins that the solver looks for.
const MOST: u32 = 9;
/// Positions that the solver may visit before a position is given up.
const VISITS: u32 = 1_000;
/// Positions that are built for each side.
const SEEDS: u64 = 2;

pub fn sign(color: Color) -> char {
    if color == Color::Black { 'X' } else { 'O' }
}

pub fn board_of(model: &Model) -> Board {
    let size = Size::new(model.width as u32, model.height as u32).unwrap();
    let mut board = Board::new(size);
    for point in size.points() {
        match model.at(cell(size, point)) {
            'X' => board.add(Color::Black, &PointSet::single(point)),
            'O' => board.add(Color::White, &PointSet::single(point)),
            _ => {}
        }
    }
    board
}

const PLENTY: VcfLimits<'static> = VcfLimits { nodes: 1_000_000, deadline: None, stop: None };

/// Plays a win against the only replies that are not lost at once, and asks the model for these.
fn replay(board: &Board, attacker: Color, line: &[Point]) {
    let mut game = LineGame::from_setup(*board, LineRules::RENJU, attacker).unwrap();
    let (color_sign, other) = (sign(attacker), sign(attacker.opponent()));
    let cell = |point| cell(board.size(), point);
    for (number, &at) in line.iter().enumerate() {
        let color = game.to_move();
        assert!(game.legal_moves(color).points.contains(at), "{}", game.board());
        let solver = Solver::new(model(game.board()), 0);
        if color == attacker {
            let must = solver.fives(other);
            assert!(must.is_empty() || must == [cell(at)] || solver.fives(color_sign).contains(&cell(at)));
        } else {
            assert_eq!(solver.fives(color_sign), [cell(at)], "move {number} is forced\n{}", game.board());
        }
        game.play(color, Move::Play(at)).unwrap();
    }
    if game.is_over() {
        assert_eq!(game.end().unwrap().winner(), Some(attacker));
        return;
    }
    assert_eq!(game.to_move(), attacker.opponent(), "the attacker made the last move");
    let solver = Solver::new(model(game.board()), 0);
    assert!(solver.fives(other).is_empty(), "{}", game.board());
    match solver.fives(color_sign)[..] {
        [] => panic!("the last move makes no four\n{}", game.board()),
        [block] => assert!(!solver.may_play(other, block), "{}", game.board()),
        _ => {}
    }
}

/// Compares what is found with the solver's answer.
fn compare(board: &Board, attacker: Color, fours: u32) {
    match (fours, find_vcf(&LineBoard::of(board), LineRules::RENJU, attacker, PLENTY)) {
        (0, Vcf::None) => {}
        (0, Vcf::Win(ThreatWin { line, .. })) => {
            assert!(line.len() as u32 > 2 * MOST - 1, "a win the solver has not found\n{board}");
            replay(board, attacker, &line);
        }
        (_, Vcf::Win(ThreatWin { line, wins_in })) => {
            let makes_five = !Solver::new(model(board), 0).fives(sign(attacker)).is_empty();
            assert_eq!(line.len() as u32, 2 * fours - 1, "{attacker}, {fours} fours\n{board}");
            assert_eq!(wins_in, if makes_five { 1 } else { 2 * fours + 1 }, "{attacker}\n{board}");
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
            let start = Model::new(15, 15);
            grow(start, sign(attacker), seed, MOST, VISITS, &mut |model, fours| {
                counts[attacker.index()][fours as usize] += 1;
                compare(&board_of(model), attacker, fours);
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
            let fours = fewest_fours(&model(&board), sign(attacker), MOST, VISITS).expect("a staircase has few fours");
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
    let Vcf::Win(ThreatWin { line, .. }) = win("E8 F8 G8 H6 H7", "D8 A1 A3 A5", Color::Black) else { panic!("a win") };
    assert_eq!((line.len(), line[0]), (3, point("H8")));
    // Two fours at once are forbidden for Black and win for White.
    let (black, white) = ("E8 F8 G8 H5 H6 H7", "D8 H4");
    assert_eq!(
        verdict(&LineBoard::of(&board(black, white)), LineRules::RENJU, Color::Black, point("H8")),
        LineVerdict::Forbidden
    );
    let by_one_four = Vcf::Win(ThreatWin { line: vec![point("H8")], wins_in: 3 });
    assert_ne!(win(black, white, Color::Black), by_one_four);
    assert_eq!(win(white, black, Color::White), by_one_four);
}

#[test]
fn white_wins_where_the_blocking_point_is_forbidden() {
    // White's four on the row can be stopped at H8 alone, where Black has a three-three.
    let black = "D8 H6 H7 I7 J6";
    let Vcf::Win(ThreatWin { line, .. }) = win(black, "E8 F8 G8", Color::White) else { panic!("a win") };
    assert_eq!(line.len(), 1);
    // Where H8 is free for Black, it is no win.
    assert_eq!(win("D8 H6 H7 I7", "E8 F8 G8", Color::White), Vcf::None);
}

#[test]
fn fours_of_the_other_side_have_to_be_answered() {
    // The block at H8 makes a four for Black, and White's next four does not stop it.
    let lost = win("H5 H6 H7 D8 A2 B3", "E8 F8 G8 M2 M3 M4 N9", Color::White);
    assert_ne!(lost, Vcf::Unknown);
    if let Vcf::Win(ThreatWin { line, .. }) = lost {
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

/// Positions with wins by 1 to 9 fours, and positions with fours that win nothing: the side to move, the fewest fours
/// (0 for none), the stones.
const POSITIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/renju-fours.txt");

fn positions() -> impl Iterator<Item = (Color, u32, Board)> {
    let text = fs::read_to_string(POSITIONS).unwrap();
    let lines: Vec<String> = text.lines().filter(|line| !line.starts_with('#')).map(str::to_string).collect();
    lines.into_iter().map(|line| {
        let [head, black, white] = line.split('|').collect::<Vec<_>>()[..] else { panic!("three parts: {line}") };
        let (color, fours) = head.trim().split_once(' ').unwrap();
        let color = if color == "black" { Color::Black } else { Color::White };
        (color, fours.parse().unwrap(), board(black, white))
    })
}

/// The moves of a win that the player finds before it searches for the best move.
fn found_at_once(board: &Board, color: Color) -> Option<Vec<Point>> {
    let game = LineGame::from_setup(*board, LineRules::RENJU, color).unwrap();
    let mut player = Player::new(Options { memory: 16 << 20, ..Options::new(Models::embedded()) });
    let limits = SearchLimits { playouts: Some(16), ..SearchLimits::default() };
    let choice = player.choose(&game, &MoveRequest::new(color, limits, &AtomicBool::new(false)), &mut |_| {});
    let wins = choice.candidates[0].wins_in.is_some_and(|moves| moves > 0);
    (wins && choice.playouts == 0).then(|| choice.candidates[0].line.iter().filter_map(|mv| mv.point()).collect())
}

#[test]
fn the_player_finds_every_win_of_the_set_with_the_fewest_fours() {
    let mut counts = [[0; MOST as usize + 1]; 2];
    for (color, fours, board) in positions().filter(|position| position.1 > 0) {
        counts[color.index()][fours as usize] += 1;
        let line = found_at_once(&board, color).unwrap_or_else(|| panic!("{color}, {fours} fours\n{board}"));
        assert_eq!(line.len() as u32, 2 * fours - 1, "{color}\n{board}");
        replay(&board, color, &line);
    }
    // Several positions of every length for both sides.
    assert!(counts.iter().all(|by_fours| by_fours[1..].iter().all(|&count| count >= 2)), "{counts:?}");
}

#[test]
fn no_win_by_fours_is_claimed_where_the_solver_proves_that_there_is_none() {
    let mut counts = [0; 2];
    for (color, _, board) in positions().filter(|position| position.1 == 0) {
        counts[color.index()] += 1;
        assert_eq!(has_win(&model(&board), sign(color), 100_000), Some(false), "{color}\n{board}");
        let nodes = 200_000;
        let found = find_vcf(&LineBoard::of(&board), LineRules::RENJU, color, VcfLimits::nodes(nodes));
        assert_eq!(found, Vcf::None, "{color}\n{board}");
    }
    assert_eq!(counts, [8, 8]);
}

#[test]
fn forbidden_points_decide_some_wins_of_the_set() {
    let mut counts = [0; 2];
    for (color, fours, board) in positions().filter(|position| (2..=5).contains(&position.1)) {
        let depends = depends_on_forbidden(&model(&board), sign(color), fours, 20_000);
        counts[color.index()] += usize::from(depends == Some(true));
    }
    // Black has a shorter win by a forbidden four-four, or White a win that needs a forbidden block.
    assert!(counts.iter().all(|&count| count >= 4), "{counts:?}");
}
