//! Why a chain is called dead or living: lines for each side to begin.

use liangyi_core::base::Color;
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules;
use liangyi_engine::judge::{Certainty, ChainVerdict, why};
use liangyi_engine::policy::Models;

fn asked(picture: &str, vertex: &str) -> (Game, ChainVerdict) {
    let board = Board::from_picture(picture).expect("a board");
    let game = Game::from_setup(board, rules::find("chinese").expect("chinese").rules.clone(), Color::Black);
    let game = game.expect("a position");
    let point = game.size().parse_vertex(vertex).expect("a point");
    let why = why(&game, Models::embedded(), 1, point).expect("a stone");
    (game, why)
}

/// Plays a line, and says whether the chain is gone then.
fn is_gone(game: &Game, why: &ChainVerdict, first: Color) -> bool {
    let mut board = *game.board();
    let mut color = first;
    for mv in &why.begun[first.index()].line {
        if let Move::Play(point) = mv {
            assert!(board.at(*point).is_none(), "{point:?} is empty");
            assert!(board.place(color, *point).suicide.is_empty());
        }
        color = color.opponent();
    }
    why.chain.intersects(&board.empty())
}

const BENT_FOUR: &str = "
    . O . O O O O
    O O O O O O O
    O O O O O O O
    O O O O O O O
    X X O O O O O
    . X X X X O O
    O O O . X O O";

#[test]
fn a_dead_group_is_captured_whoever_begins_and_the_line_shows_it() {
    let (game, why) = asked(BENT_FOUR, "A3");
    assert!(why.dead);
    for begun in &why.begun {
        assert!(begun.captured && begun.certainty == Certainty::Proved, "{begun:?}");
    }
    // A line ends where the rest is plain; White's begins with its sacrifice in the corner.
    let lines = Color::BOTH.map(|first| why.begun[first.index()].line.len());
    assert!(lines[Color::White.index()] >= 4, "{lines:?}");
    assert!(!Color::BOTH.iter().any(|first| why.begun[first.index()].line.len() > 4 && !is_gone(&game, &why, *first)));
}

#[test]
fn an_unconditionally_living_chain_needs_no_line() {
    let (_, why) = asked(BENT_FOUR, "B6");
    assert!(!asked(BENT_FOUR, "B7").1.dead);
    assert!(why.begun.iter().all(|begun| begun.line.is_empty() && !begun.captured));
}

#[test]
fn who_begins_in_a_seki_loses_and_a_line_shows_it() {
    let picture = "
        . O . O O O O
        O O O O O O O
        O O O O O O O
        O O O O O O O
        X X X X X X O
        X O O O X X O
        . O O O . X O";
    for vertex in ["C2", "A2"] {
        let (game, why) = asked(picture, vertex);
        assert!(!why.dead);
        for begun in &why.begun {
            assert!(!begun.captured && begun.certainty == Certainty::Proved, "{begun:?}");
            assert!(!is_gone(&game, &why, begun.first), "{begun:?}");
        }
    }
}

#[test]
fn a_point_without_a_stone_has_no_answer() {
    let game = Game::new(liangyi_core::base::Size::square(5).expect("a size"), rules::Rules::CHINESE);
    let point = game.size().point(2, 2);
    assert_eq!(why(&game, Models::embedded(), 1, point), None);
}
