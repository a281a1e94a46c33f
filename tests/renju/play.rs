//! Play: threats are seen, forbidden points are never chosen, and limits hold.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Move, Position};
use liangyi_core::line::{LineEnd, LineGame, LineRules};
use liangyi_engine::lineplay::{Vcf, VcfLimits, find_vcf};
use liangyi_engine::player::{Choice, MoveRequest, Options, Player, PlayerAction};
use liangyi_engine::policy::Models;
use liangyi_engine::search::SearchLimits;

use crate::support::{board, point};

fn player(seed: u64) -> Player<LineGame> {
    Player::new(Options { seed, memory: 32 << 20, ..Options::new(Models::embedded()) })
}

fn chosen(game: &LineGame, playouts: u64, seed: u64) -> Choice {
    let limits = SearchLimits { playouts: Some(playouts), ..SearchLimits::default() };
    player(seed).choose(game, &MoveRequest::new(game.to_move(), limits, &AtomicBool::new(false)), &mut |_| {})
}

fn move_of(choice: &Choice) -> Move {
    match choice.action {
        PlayerAction::Move(mv) => mv,
        PlayerAction::Resign => panic!("nobody resigns"),
    }
}

/// What is played in a position.
fn played(black: &str, white: &str, first: Color) -> Move {
    let game = LineGame::from_setup(board(black, white), LineRules::RENJU, first).unwrap();
    move_of(&chosen(&game, 800, 1))
}

fn at(name: &str) -> Move {
    Move::Play(point(name))
}

#[test]
fn five_is_made_and_prevented() {
    let (four, other) = ("E8 F8 G8 H8", "D8 E10 F11 G12");
    assert_eq!(played(four, other, Color::Black), at("I8"));
    assert_eq!(played(four, other, Color::White), at("I8"));
    // White's six is five as well.
    assert_eq!(played("D9", "D8 E8 F8 H8 I8", Color::White), at("G8"));
}

#[test]
fn open_threes_are_stopped() {
    let (three, other) = ("G8 H8 I8", "A1 O15");
    let mv = played(three, other, Color::White);
    assert!(["E8", "F8", "J8", "K8"].map(at).contains(&mv), "{mv:?}");
    // And won with.
    let mv = played(three, other, Color::Black);
    assert!(["F8", "J8"].map(at).contains(&mv), "{mv:?}");
}

#[test]
fn a_win_by_fours_is_played_with_its_line() {
    let game = LineGame::from_setup(board("E8 F8 G8 H6 H7", "D8 A1 A3 A5"), LineRules::RENJU, Color::Black).unwrap();
    let choice = chosen(&game, 100, 1);
    assert_eq!((move_of(&choice), choice.candidates[0].line.len()), (at("H8"), 3));
    assert_eq!((choice.playouts, choice.root.win_rate), (0, 1.0));
}

#[test]
fn one_thread_and_a_seed_choose_alike_and_all_playouts_are_made() {
    let game = LineGame::from_setup(board("H8 I9", "H9 G7"), LineRules::RENJU, Color::Black).unwrap();
    let visits = |seed| {
        let choice = chosen(&game, 300, seed);
        assert!((300..320).contains(&choice.playouts), "{}", choice.playouts);
        choice.candidates.iter().map(|candidate| (candidate.mv, candidate.visits)).collect::<Vec<_>>()
    };
    assert_eq!(visits(1), visits(1));
    assert_ne!(visits(1), visits(2));
}

#[test]
fn time_and_the_stop_flag_end_a_search() {
    let game = LineGame::new(Size::square(15).unwrap(), LineRules::RENJU).unwrap();
    let begun = Instant::now();
    let limits = SearchLimits { time: Some(Duration::from_millis(200)), ..SearchLimits::default() };
    let mut player = player(1);
    player.options_mut().threads = 2;
    let choice = player.choose(&game, &MoveRequest::new(Color::Black, limits, &AtomicBool::new(false)), &mut |_| {});
    assert!(move_of(&choice).point().is_some() && choice.playouts > 0);
    let stopped = player.choose(
        &game,
        &MoveRequest::new(Color::Black, SearchLimits::default(), &AtomicBool::new(true)),
        &mut |_| {},
    );
    assert!(move_of(&stopped).point().is_some());
    assert!(begun.elapsed() < Duration::from_secs(20));
}

/// Many fours that lead nowhere: threes of White's, far apart, each of which can become four in two ways.
fn thicket() -> LineGame {
    let size = Size::square(21).unwrap();
    let mut board = Board::new(size);
    for (x, y) in (0..21).flat_map(|x| (0..21).step_by(5).map(move |y| (x, y))) {
        let at = PointSet::single(size.point(x, y));
        match x % 7 {
            0 | 6 => board.add(Color::Black, &at),
            1..=3 => board.add(Color::White, &at),
            _ => {}
        }
    }
    LineGame::from_setup(board, LineRules::RENJU, Color::White).unwrap()
}

#[test]
fn the_stop_flag_ends_the_search_for_continuous_fours() {
    let game = thicket();
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            thread::sleep(Duration::from_millis(100));
            stop.store(true, Ordering::Relaxed);
        });
        let limits = VcfLimits { nodes: u64::MAX, deadline: None, stop: Some(&stop) };
        let begun = Instant::now();
        assert_eq!(find_vcf(game.lines(), game.rules(), Color::White, limits), Vcf::Unknown);
        assert!(begun.elapsed() < Duration::from_secs(5));
    });
    // And so does the player's.
    let begun = Instant::now();
    let choice = player(1).choose(&game, &MoveRequest::new(Color::White, SearchLimits::default(), &stop), &mut |_| {});
    assert!(game.is_legal(Color::White, move_of(&choice)));
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[test]
fn black_never_plays_a_forbidden_point() {
    // On boards on which games are long enough for forbidden points to come up.
    let (mut avoided, mut ends) = (0, Vec::new());
    for number in 0..60 {
        let size = Size::new(9 + number % 4, 9 + number % 3).unwrap();
        let mut game = LineGame::new(size, LineRules::RENJU).unwrap();
        while !game.is_over() {
            let color = game.to_move();
            avoided += game.forbidden(color).len();
            let choice = chosen(&game, 4, number.into());
            match move_of(&choice) {
                Move::Play(point) => assert!(game.legal_moves(color).points.contains(point), "{}", game.board()),
                Move::Pass => assert!(game.legal_moves(color).points.is_empty(), "{}", game.board()),
                Move::Virtual => panic!("a virtual move"),
            }
            game.play(color, move_of(&choice)).unwrap();
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
    let full = Board::from_picture(full).unwrap();
    let game = LineGame::from_setup(full, LineRules::RENJU, Color::Black).unwrap();
    assert!(game.legal_moves(Color::Black).points.is_empty());
    assert_eq!(move_of(&chosen(&game, 16, 1)), Move::Pass);
}
