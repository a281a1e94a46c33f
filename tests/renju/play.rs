//! Play: threats are seen, forbidden points are never chosen, and limits hold.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use liangyi::base::{Color, Size};
use liangyi::game::{Move, Position};
use liangyi::line::{LineEnd, LineGame, LineRules};
use liangyi::lineplay::{LineChoice, LineSettings, VcfNodes, choose};
use liangyi::search::Limits;

use crate::support::{board, point};

/// Without the search for continuous fours: what the tree itself sees.
const TREE_ALONE: LineSettings = LineSettings { memory: 32 << 20, threats: true, vcf: None };

fn settings() -> LineSettings {
    LineSettings { memory: 32 << 20, ..LineSettings::default() }
}

fn chosen(game: &LineGame, settings: LineSettings, playouts: u64, seed: u64) -> LineChoice {
    let limits = Limits { playouts: Some(playouts), ..Limits::default() };
    choose(game, game.to_move(), settings, &limits, seed, 1, &AtomicBool::new(false))
}

/// What is played in a position under each of some settings.
fn played(black: &str, white: &str, first: Color, settings: &[LineSettings]) -> Vec<Move> {
    let game = LineGame::from_setup(board(black, white), LineRules::RENJU, first).unwrap();
    settings.iter().map(|&settings| chosen(&game, settings, 800, 1).mv).collect()
}

fn at(name: &str) -> Move {
    Move::Play(point(name))
}

#[test]
fn five_is_made_and_prevented() {
    let both = [settings(), TREE_ALONE];
    let (four, other) = ("E8 F8 G8 H8", "D8 E10 F11 G12");
    assert_eq!(played(four, other, Color::Black, &both), [at("I8"); 2]);
    assert_eq!(played(four, other, Color::White, &both), [at("I8"); 2]);
    // White's six is five as well.
    assert_eq!(played("D9", "D8 E8 F8 H8 I8", Color::White, &both), [at("G8"); 2]);
}

#[test]
fn open_threes_are_stopped() {
    let (three, other) = ("G8 H8 I8", "A1 O15");
    for mv in played(three, other, Color::White, &[settings(), TREE_ALONE]) {
        let stops = ["E8", "F8", "J8", "K8"].map(at);
        assert!(stops.contains(&mv), "{mv:?}");
    }
    // And won with.
    for mv in played(three, other, Color::Black, &[settings(), TREE_ALONE]) {
        assert!(["F8", "J8"].map(at).contains(&mv), "{mv:?}");
    }
}

#[test]
fn a_win_by_fours_is_played_with_its_line() {
    let game = LineGame::from_setup(board("E8 F8 G8 H6 H7", "D8 A1 A3 A5"), LineRules::RENJU, Color::Black).unwrap();
    let choice = chosen(&game, settings(), 100, 1);
    assert_eq!((choice.mv, choice.line.len(), choice.is_won, choice.value), (at("H8"), 3, true, 1.0));
}

#[test]
fn one_thread_and_a_seed_choose_alike_and_all_playouts_are_made() {
    let game = LineGame::from_setup(board("H8 I9", "H9 G7"), LineRules::RENJU, Color::Black).unwrap();
    let visits = |seed| {
        let choice = chosen(&game, settings(), 300, seed);
        assert_eq!(choice.playouts, 300);
        choice.candidates.iter().map(|candidate| (candidate.mv, candidate.visits)).collect::<Vec<_>>()
    };
    assert_eq!(visits(1), visits(1));
    assert_ne!(visits(1), visits(2));
}

#[test]
fn time_and_the_stop_flag_end_a_search() {
    let game = LineGame::new(Size::square(15).unwrap(), LineRules::RENJU).unwrap();
    let begun = Instant::now();
    let limits = Limits { time: Some(Duration::from_millis(200)), ..Limits::default() };
    let choice = choose(&game, Color::Black, settings(), &limits, 1, 2, &AtomicBool::new(false));
    assert!(choice.mv.point().is_some() && choice.playouts > 0);
    let stopped = choose(&game, Color::Black, settings(), &Limits::default(), 1, 1, &AtomicBool::new(true));
    assert!(stopped.mv.point().is_some());
    assert!(begun.elapsed() < Duration::from_secs(20));
}

#[test]
fn black_never_plays_a_forbidden_point() {
    // Under every setting, on boards on which games are long enough for forbidden points to come up.
    let without = LineSettings { threats: false, ..TREE_ALONE };
    let few = VcfNodes { root: 200, node: 50, leaf: 10 };
    let quick = LineSettings { vcf: Some(few), ..settings() };
    let (mut avoided, mut ends) = (0, Vec::new());
    for (number, black) in [quick, TREE_ALONE, without].into_iter().cycle().take(24).enumerate() {
        let size = Size::new(9 + number as u32 % 4, 9 + number as u32 % 3).unwrap();
        let mut game = LineGame::new(size, LineRules::RENJU).unwrap();
        while !game.is_over() {
            let color = game.to_move();
            avoided += game.forbidden(color).len();
            let settings = if color == Color::Black { black } else { quick };
            let choice = chosen(&game, settings, 24, number as u64);
            match choice.mv {
                Move::Play(point) => assert!(game.legal_moves(color).points.contains(point), "{}", game.board()),
                Move::Pass => assert!(game.legal_moves(color).points.is_empty(), "{}", game.board()),
                Move::Virtual => panic!("a virtual move"),
            }
            game.play(color, choice.mv).unwrap();
        }
        assert_ne!(game.end(), Some(LineEnd::Forbidden(Color::Black)));
        ends.push(game.end().unwrap());
    }
    assert!(avoided > 20, "{avoided} forbidden points came up: {ends:?}");
}

#[test]
fn a_side_without_a_legal_point_passes() {
    // The one empty point is forbidden for Black: six on the row.
    let full = "XXX.XXOO\nOOXXOOXX\nXXOOXXOO\nOOXXOOXX\nXXOOXXOO\nOOXXOOXX";
    let full = liangyi::board::Board::from_picture(full).unwrap();
    let game = LineGame::from_setup(full, LineRules::RENJU, Color::Black).unwrap();
    assert!(game.legal_moves(Color::Black).points.is_empty());
    assert_eq!(chosen(&game, settings(), 16, 1).mv, Move::Pass);
}
