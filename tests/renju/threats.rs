//! The search for wins by continuous threes and fours against a plain solver, and on a set of positions.

use std::collections::{HashSet, VecDeque};
use std::fs;

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::Board;
use liangyi_core::line::{LineBoard, LineRules, LineVerdict, verdict};
use liangyi_engine::lineplay::{ThreatWin, Vcf, VcfLimits, Vct, find_vcf, find_vct};

use crate::fours::{board_of, sign};
use crate::growth::Rng;
use crate::model::Model;
use crate::solver::{has_win, is_decided};
use crate::support::{board, model};
use crate::threat_solver::{Answer, wins_by_threats};

/// Positions with wins by threes and fours of 3 to 15 moves, and positions with threats that win nothing.
const POSITIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/renju-threats.txt");
/// Positions that a search may visit.
const PLENTY: u64 = 400_000;
/// Positions of the attacker's that a win is replayed through at most, those near its start first.
const REPLAYED: usize = 24;

/// A position of the set.
pub struct Listed {
    pub color: Color,
    /// In how many moves of its own the side to move wins; 0 for no win.
    pub moves: u32,
    /// Whether White wins only because of points that are forbidden for Black.
    is_by_forbidden: bool,
    pub board: Board,
}

pub fn positions() -> Vec<Listed> {
    let text = fs::read_to_string(POSITIONS).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let [head, black, white] = line.split('|').collect::<Vec<_>>()[..] else { panic!("three parts: {line}") };
        let mut head = head.split_whitespace();
        Listed {
            color: if head.next() == Some("black") { Color::Black } else { Color::White },
            moves: head.next().unwrap().parse().unwrap(),
            is_by_forbidden: head.next().is_some(),
            board: board(black, white),
        }
    };
    lines.map(read).collect()
}

fn vct(lines: &LineBoard, attacker: Color) -> Vct {
    find_vct(lines, LineRules::RENJU, attacker, VcfLimits::nodes(PLENTY))
}

/// The points on which a side makes five.
fn fives(lines: &LineBoard, color: Color) -> PointSet {
    let exact = LineRules::RENJU.exact(color);
    lines.empty_points().iter().filter(|&point| lines.makes_five(color, point, exact)).collect()
}

fn legal(lines: &LineBoard, color: Color) -> Vec<Point> {
    let is_free = |&point: &Point| verdict(lines, LineRules::RENJU, color, point) != LineVerdict::Forbidden;
    lines.empty_points().iter().filter(is_free).collect()
}

/// The move of a win.
fn winning_move(lines: &LineBoard, attacker: Color) -> Option<Point> {
    if let Vcf::Win(ThreatWin { line, .. }) = find_vcf(lines, LineRules::RENJU, attacker, VcfLimits::nodes(PLENTY)) {
        return line.first().copied();
    }
    match vct(lines, attacker) {
        Vct::Win(ThreatWin { line, .. }) => line.first().copied(),
        Vct::None | Vct::Unknown => None,
    }
}

/// Plays the moves of wins, after each of which every legal reply is tried and has to leave a win again, five at once
/// or by a four that cannot be stopped where the reply does nothing against it.
fn replay(start: LineBoard, attacker: Color) -> usize {
    let defender = attacker.opponent();
    let mut waiting = VecDeque::from([start]);
    let mut seen = HashSet::new();
    let mut played = 0;
    while let Some(lines) = waiting.pop_front() {
        if played == REPLAYED {
            break;
        }
        played += 1;
        let drawing = || shown(&lines);
        let best =
            winning_move(&lines, attacker).unwrap_or_else(|| panic!("{attacker} has lost its win\n{}", drawing()));
        assert!(legal(&lines, attacker).contains(&best), "{attacker} plays a forbidden point\n{}", drawing());
        if fives(&lines, attacker).contains(best) {
            continue;
        }
        let mut after = lines;
        after.place(attacker, best);
        assert!(fives(&after, defender).is_empty(), "the other side makes five\n{}", shown(&after));
        let next_fives = fives(&after, attacker);
        for reply in legal(&after, defender) {
            let mut next = after;
            next.place(defender, reply);
            if !fives(&next, attacker).is_empty() {
                continue;
            }
            assert!(next_fives.len() <= 1, "one stone cannot stop two fives");
            if wins_by_one_four(&next, attacker) || !seen.insert(stones(&next)) {
                continue;
            }
            waiting.push_back(next);
        }
    }
    played
}

fn stones(lines: &LineBoard) -> Vec<Option<Color>> {
    lines.size().points().map(|point| lines.at(point)).collect()
}

fn shown(lines: &LineBoard) -> Board {
    let mut board = Board::new(lines.size());
    for point in lines.size().points() {
        if let Some(color) = lines.at(point) {
            board.add(color, &PointSet::single(point));
        }
    }
    board
}

/// Whether the attacker makes a four with two points for five at once, and the other side has no five.
fn wins_by_one_four(lines: &LineBoard, attacker: Color) -> bool {
    if !fives(lines, attacker.opponent()).is_empty() {
        return false;
    }
    let limits = VcfLimits::nodes(1);
    matches!(find_vcf(lines, LineRules::RENJU, attacker, limits), Vcf::Win(ThreatWin { wins_in: 1 | 3, .. }))
}

/// Whether a line ends with five, or with a four that cannot be stopped.
fn ends_the_game(mut lines: LineBoard, attacker: Color, line: &[Point]) -> bool {
    let Some((last, before)) = line.split_last() else { return false };
    for (number, &point) in before.iter().enumerate() {
        lines.place(if number % 2 == 0 { attacker } else { attacker.opponent() }, point);
    }
    if fives(&lines, attacker).contains(*last) {
        return true;
    }
    lines.place(attacker, *last);
    let blocks = legal(&lines, attacker.opponent());
    let next = fives(&lines, attacker);
    fives(&lines, attacker.opponent()).is_empty()
        && (next.len() > 1 || next.first().is_some_and(|five| !blocks.contains(&five)))
}

#[test]
fn every_win_of_the_set_is_found_and_holds_against_every_reply() {
    let (mut counts, mut forbidden, mut replayed) = ([[0; 16]; 2], 0, 0);
    for Listed { color, moves, is_by_forbidden, board } in positions() {
        if moves == 0 {
            continue;
        }
        let lines = LineBoard::of(&board);
        assert_eq!(has_win(&model(&board), sign(color), 100_000), Some(false), "{color} wins by fours\n{board}");
        let Vct::Win(ThreatWin { line, wins_in }) = vct(&lines, color) else { panic!("{color}, {moves}\n{board}") };
        assert!(wins_in.div_ceil(2).abs_diff(moves) <= 2, "{color}, {moves} moves, now {wins_in}\n{board}");
        assert!(line.len() as u32 <= wins_in);
        assert!(ends_the_game(lines, color, &line), "{line:?}\n{board}");
        counts[color.index()][moves as usize] += 1;
        if is_by_forbidden {
            // Where Black may play anywhere, White has no such win.
            let free = LineRules { forbidden_points: false, ..LineRules::RENJU };
            assert_eq!(find_vct(&lines, free, color, VcfLimits::nodes(PLENTY)), Vct::None, "{board}");
            forbidden += 1;
        }
        replayed += replay(lines, color);
    }
    println!("wins by moves: {counts:?}, {forbidden} by forbidden points, {replayed} positions replayed");
    assert!(counts.iter().flatten().sum::<u32>() >= 60 && forbidden >= 3);
    assert!(counts.iter().all(|by_moves| by_moves[5..=15].iter().all(|&count| count > 0)), "{counts:?}");
}

#[test]
fn positions_without_a_win_claim_none() {
    let mut proved = 0;
    let listed: Vec<Listed> = positions().into_iter().filter(|listed| listed.moves == 0).collect();
    for Listed { color, board, .. } in &listed {
        assert_eq!(vct(&LineBoard::of(board), *color), Vct::None, "{color}\n{board}");
        match wins_by_threats(&model(board), sign(*color), 3, 100) {
            Answer::Wins => panic!("{color} wins\n{board}"),
            Answer::None => proved += 1,
            Answer::TooShort | Answer::Stopped => {}
        }
    }
    println!("{proved} of {} proved by the plain solver", listed.len());
    assert!(listed.len() >= 30);
}

/// A random position of a small board.
fn random(rng: &mut Rng) -> Model {
    let size = 7 + rng.below(3);
    let mut model = Model::new(size, size);
    let stones = 6 + rng.below(size * size / 3);
    for number in 0..stones {
        let cell = (rng.below(size), rng.below(size));
        model.set(cell, if number % 2 == 0 { 'X' } else { 'O' });
    }
    model
}

#[test]
fn random_small_boards_are_won_where_the_plain_solver_wins_them() {
    let mut rng = Rng(11);
    let mut counts = [0; 4];
    let mut by_threes = 0;
    for _ in 0..RANDOM {
        let model = random(&mut rng);
        if is_decided(&model) {
            continue;
        }
        let board = board_of(&model);
        let lines = LineBoard::of(&board);
        for attacker in Color::BOTH {
            let answer = wins_by_threats(&model, sign(attacker), 3, 60);
            let found = find_vct(&lines, LineRules::RENJU, attacker, VcfLimits::nodes(30_000));
            counts[answer as usize] += 1;
            match (answer, &found) {
                (Answer::Wins, Vct::Win(_)) => {
                    let vcf = find_vcf(&lines, LineRules::RENJU, attacker, VcfLimits::nodes(PLENTY));
                    by_threes += u32::from(vcf == Vcf::None);
                }
                (Answer::None, Vct::None) | (Answer::TooShort | Answer::Stopped, _) => {}
                _ => panic!("{attacker}: {answer:?}, but {found:?}\n{board}"),
            }
        }
    }
    println!("wins, none, too short, stopped: {counts:?}; {by_threes} wins need threes");
    assert!(counts[0] > 10 && counts[1] > 10 && by_threes > 0, "{counts:?} {by_threes}");
}

/// Random positions that are compared.
const RANDOM: usize = 250;
