//! Captures, suicide, and the number of legal positions.

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::rules::{CATALOGUE, Suicide};
use rayon::prelude::*;

use crate::model;
use crate::support::{at, game_from, legal, play, refusal};

/// White's eyes at A1 and, of two points, at D1 and E1, where a black stone already stands at E1.
const EYES: &str = "
    . . . . .
    . . . . .
    . . . . .
    O O O O O
    . O O . X";

#[test]
fn the_opponents_chains_come_off_before_the_movers_own() {
    // Black's B1 has no liberty of its own, but takes A1 first.
    let corner = "
        . . .
        X O .
        O . O";
    for row in CATALOGUE {
        let mut game = game_from(&row.name, Color::Black, corner);
        play(&mut game, "B b1");
        assert_eq!(game.board().at(at(&game, "a1")), None, "{}", row.name);
        assert_eq!(game.board().at(at(&game, "b1")), Some(Color::Black), "{}", row.name);
        assert_eq!(game.prisoners(Color::Black), 1, "{}", row.name);
    }
}

#[test]
fn several_chains_are_taken_at_once() {
    let cross = "
        . . X . .
        . X O X .
        X O . O X
        . X O X .
        . . X . .";
    for row in CATALOGUE {
        let mut game = game_from(&row.name, Color::Black, cross);
        play(&mut game, "B c3");
        assert_eq!(game.prisoners(Color::Black), 4, "{}", row.name);
        assert_eq!(game.board().stones(Color::White), PointSet::EMPTY, "{}", row.name);
    }
}

#[test]
fn a_single_stone_may_be_given_up_where_the_ruleset_allows_any_suicide() {
    let allowed = |row: &liangyi_core::rules::Ruleset| {
        // Where no board may come back the unchanged one is an earlier one, and the start already stood.
        row.rules.suicide == Suicide::Allowed && !forbids_the_start(row)
    };
    fn forbids_the_start(row: &liangyi_core::rules::Ruleset) -> bool {
        ["tromp-taylor", "jihuozi-2010", "jihuozi-2011"].contains(&row.name.as_ref())
    }
    for row in CATALOGUE {
        let game = game_from(&row.name, Color::Black, EYES);
        assert_eq!(legal(&game, "B a1"), allowed(row), "{}", row.name);
        if !allowed(row) && !forbids_the_start(row) {
            assert_eq!(refusal(&game, "B a1"), "suicide", "{}", row.name);
        }
    }
}

#[test]
fn two_stones_may_be_given_up_unless_all_suicide_is_forbidden() {
    for row in CATALOGUE {
        let mut game = game_from(&row.name, Color::Black, EYES);
        if row.rules.suicide == Suicide::Forbidden {
            assert_eq!(refusal(&game, "B d1"), "suicide", "{}", row.name);
            continue;
        }
        play(&mut game, "B d1");
        assert_eq!(game.board().stones(Color::Black), PointSet::EMPTY, "{}", row.name);
        assert_eq!(game.prisoners(Color::White), 2, "{}: a suicide's stones go to the opponent", row.name);
        assert_eq!(game.prisoners(Color::Black), 0, "{}", row.name);
        game.undo();
        assert_eq!(game.board().at(at(&game, "e1")), Some(Color::Black), "{}", row.name);
        assert_eq!(game.prisoners(Color::White), 0, "{}", row.name);
    }
}

#[test]
fn a_move_with_no_liberty_that_captures_is_no_suicide() {
    // White's last liberty is A1.
    let almost = "
        X X X X
        O O X .
        O O X X
        . O X .";
    for row in CATALOGUE {
        let mut game = game_from(&row.name, Color::Black, almost);
        play(&mut game, "B a1");
        assert_eq!(game.prisoners(Color::Black), 5, "{}", row.name);
    }
}

/// The legal positions that continue a board of which `points` are still to be set, and the board itself.
fn completions(board: Board, points: &[PointSet]) -> u64 {
    let Some((point, rest)) = points.split_first() else {
        return u64::from(board.is_legal());
    };
    let with = |color| {
        let mut board = board;
        board.add(color, point);
        completions(board, rest)
    };
    completions(board, rest) + with(Color::Black) + with(Color::White)
}

/// The number of boards on which every chain has a liberty.
fn legal_positions(size: Size) -> u64 {
    let points: Vec<PointSet> = size.points().map(PointSet::single).collect();
    // Swapping the colours changes nothing: the first stone is Black's, and only the empty board has none.
    let from_first_stone: u64 = (0..points.len())
        .into_par_iter()
        .map(|first| {
            let mut board = Board::new(size);
            board.add(Color::Black, &points[first]);
            completions(board, &points[first + 1..])
        })
        .sum();
    1 + 2 * from_first_stone
}

#[test]
fn the_numbers_of_legal_positions_are_tromps() {
    let number = |width, height| legal_positions(Size::new(width, height).expect("a size"));
    assert_eq!(number(2, 2), 57);
    assert_eq!(number(3, 3), 12_675);
    assert_eq!(number(4, 4), 24_318_165);
    for (width, height, legal) in [(2, 3, 489), (2, 4, 4_125), (2, 5, 35_117), (3, 4, 321_689), (3, 5, 8_180_343)] {
        assert_eq!((number(width, height), number(height, width)), (legal, legal), "{width}x{height}");
    }
}

#[test]
fn the_model_counts_the_same_legal_positions() {
    let count = |columns: usize, rows: usize| {
        let points = columns * rows;
        let legal = |number: &usize| {
            let mut board = model::empty_board((columns, rows));
            for i in 0..points {
                let states = [None, Some(model::Side::Black), Some(model::Side::White)];
                board[i / columns][i % columns] = states[number / 3usize.pow(i as u32) % 3];
            }
            let sides = model::Side::BOTH.map(Some);
            sides.iter().all(|&side| model::chains(&board, side).iter().all(|chain| model::has_liberty(&board, chain)))
        };
        (0..3usize.pow(points as u32)).filter(legal).count()
    };
    assert_eq!(count(2, 2), 57);
    assert_eq!(count(3, 3), 12_675);
    assert_eq!((count(2, 3), count(3, 2)), (489, 489));
    assert_eq!((count(2, 4), count(4, 2)), (4_125, 4_125));
}
