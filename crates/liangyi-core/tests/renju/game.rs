//! Renju as a game: who wins, what is legal, undo, keys.

use std::collections::HashMap;

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Illegal, Move, Position, perft};
use liangyi_core::line::{BadLineSetup, LineEnd, LineGame, LineRules};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::support::{board, point, size};

fn set_up(black: &str, white: &str, first: Color) -> LineGame {
    LineGame::from_setup(board(black, white), LineRules::RENJU, first).unwrap()
}

fn play(game: &mut LineGame, color: Color, name: &str) {
    game.play(color, Move::Play(point(name))).unwrap();
}

#[test]
fn a_forbidden_point_may_be_played_and_loses() {
    let mut game = set_up("F8 G8 H6 H7", "A1 A3 A5 A7", Color::Black);
    assert!(!game.legal_moves(Color::Black).points.contains(point("H8")));
    assert!(game.legal_moves(Color::White).points.contains(point("H8")));
    assert_eq!(game.forbidden(Color::Black).iter().collect::<Vec<_>>(), [point("H8")]);
    assert!(game.forbidden(Color::White).is_empty());
    let key = game.key();
    play(&mut game, Color::Black, "H8");
    assert_eq!((game.end(), game.decided_margin()), (Some(LineEnd::Forbidden(Color::Black)), Some(-1.0)));
    assert_eq!(game.play(Color::White, Move::Play(point("A9"))), Err(Illegal::Over));
    assert_eq!(game.play(Color::White, Move::Pass), Err(Illegal::Over));
    assert!(game.legal_moves(Color::White).points.is_empty());
    game.undo();
    assert_eq!((game.end(), game.key()), (None, key));
    // The same stones are another position where the last of them was not forbidden: H7 makes one three.
    let mut other = set_up("F8 G8 H6 H8", "A1 A3 A5 A7", Color::Black);
    play(&mut game, Color::Black, "H8");
    play(&mut other, Color::Black, "H7");
    assert_eq!(game.board(), other.board());
    assert!(!other.is_over());
    assert_ne!(game.key(), other.key());
}

#[test]
fn five_ends_the_game() {
    let mut game = set_up("D8 E8 F8 G8", "D9 E9 F9 G9 I9", Color::Black);
    let mut white = game.clone();
    play(&mut game, Color::Black, "H8");
    assert_eq!((game.end(), game.decided_margin()), (Some(LineEnd::Five(Color::Black)), Some(1.0)));
    // Six win for White.
    white.play(Color::Black, Move::Pass).unwrap();
    play(&mut white, Color::White, "H9");
    assert_eq!((white.end(), white.decided_margin()), (Some(LineEnd::Five(Color::White)), Some(-1.0)));
    // Black's six in free style win.
    let free = board("D8 E8 F8 G8 I8", "");
    let mut free = LineGame::from_setup(free, LineRules::FREE_STYLE, Color::Black).unwrap();
    assert!(free.legal_moves(Color::Black).points.contains(point("H8")));
    play(&mut free, Color::Black, "H8");
    assert_eq!(free.end(), Some(LineEnd::Five(Color::Black)));
}

#[test]
fn two_passes_and_a_full_board_are_draws() {
    let mut game = LineGame::new(size(), LineRules::RENJU).unwrap();
    game.play(Color::Black, Move::Pass).unwrap();
    assert!(!game.is_over() && game.decided_margin().is_none());
    game.play(Color::White, Move::Pass).unwrap();
    assert_eq!((game.end(), game.decided_margin()), (Some(LineEnd::Passes), Some(0.0)));
    game.undo();
    assert!(!game.is_over());
    let full = Board::from_picture("XXXOO\nOOXXO\nXXOOX\nOOXXO\nXXO.X").unwrap();
    let mut game = LineGame::from_setup(full, LineRules::RENJU, Color::White).unwrap();
    game.play(Color::White, Move::Play(full.empty().first().unwrap())).unwrap();
    assert_eq!((game.end(), game.decided_margin()), (Some(LineEnd::Full), Some(0.0)));
    assert_eq!(game.undo().map(|played| played.color), Some(Color::White));
    assert!(!game.is_over());
}

#[test]
fn what_is_no_move_is_refused_and_changes_nothing() {
    let mut game = set_up("H8", "", Color::White);
    let before = (*game.board(), game.key());
    assert_eq!(game.play(Color::White, Move::Play(point("H8"))), Err(Illegal::Occupied));
    assert_eq!(game.play(Color::White, Move::Virtual), Err(Illegal::NoVirtualMoves));
    assert_eq!((*game.board(), game.key(), game.to_move()), (before.0, before.1, Color::White));
    let refused = |board, rules| LineGame::from_setup(board, rules, Color::Black).unwrap_err();
    let small = Board::new(Size::new(15, 4).unwrap());
    assert_eq!(refused(small, LineRules::RENJU), BadLineSetup::TooSmall);
    assert_eq!(refused(board("A1 B1 C1 D1 E1", ""), LineRules::RENJU), BadLineSetup::Five(Color::Black));
    assert_eq!(refused(board("", "A1 B2 C3 D4 E5 F6"), LineRules::RENJU), BadLineSetup::Five(Color::White));
    assert!(LineGame::from_setup(board("A1 B1 C1 D1 E1 F1", ""), LineRules::RENJU, Color::Black).is_ok());
}

#[test]
fn random_games_end_as_the_board_says_and_can_be_undone() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut ends: HashMap<LineEnd, usize> = HashMap::new();
    for number in 0..300 {
        let lines = |rng: &mut Xoshiro256PlusPlus| rng.random_range(5..=9);
        let size = Size::new(lines(&mut rng), lines(&mut rng)).unwrap();
        let mut game = LineGame::new(size, LineRules::RENJU).unwrap();
        let mut keys = Vec::new();
        while !game.is_over() {
            keys.push(game.key());
            let color = game.to_move();
            let legal = game.legal_moves(color).points;
            // Every tenth game Black plays on forbidden points.
            let points = if number % 10 == 0 { game.board().empty() } else { legal };
            let points: Vec<Point> = points.iter().collect();
            let mv = match points.len() {
                0 => Move::Pass,
                count => Move::Play(points[rng.random_range(0..count)]),
            };
            let is_forbidden = mv.point().is_some_and(|point| !legal.contains(point));
            game.play(color, mv).unwrap();
            assert_eq!(is_forbidden, game.end() == Some(LineEnd::Forbidden(color)));
        }
        *ends.entry(game.end().unwrap()).or_default() += 1;
        while game.undo().is_some() {
            assert_eq!(Some(game.key()), keys.pop());
            assert!(!game.is_over());
        }
        assert_eq!((keys.len(), *game.board()), (0, Board::new(size)));
    }
    for end in
        [LineEnd::Five(Color::Black), LineEnd::Five(Color::White), LineEnd::Forbidden(Color::Black), LineEnd::Full]
    {
        assert!(ends.contains_key(&end), "{ends:?}");
    }
}

#[test]
fn sequences_are_counted() {
    let mut game = LineGame::new(Size::square(5).unwrap(), LineRules::RENJU).unwrap();
    assert_eq!(perft(&mut game, 1), 26);
    assert_eq!(perft(&mut game, 3), 25 * (24 * 24 + 25) + 25 * 25);
    // H8 is forbidden: one point fewer.
    let mut game = set_up("F8 G8 H6 H7", "A1 A3 A5 A7", Color::Black);
    assert_eq!(perft(&mut game, 1), 225 - 8 - 1 + 1);
}
