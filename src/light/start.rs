//! The position that a light playout starts from.

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};

/// A position from which light playouts start.
#[derive(Clone, Debug)]
pub struct BatchStart {
    /// The board's size.
    pub(super) size: Size,
    /// The row and column of each stone, Black's first.
    pub(super) stones: [Vec<(usize, usize)>; 2],
    /// The side that moves first.
    pub(super) to_move: Color,
    /// The row and column of the ko that the first move may not retake.
    pub(super) ko: Option<(usize, usize)>,
}

impl BatchStart {
    /// The stones of `board`, with `to_move` to move, whose first move may not be at `ko`.
    pub fn new(board: &Board, to_move: Color, ko: Option<Point>) -> BatchStart {
        let size = board.size();
        let place = |point: Point| {
            let (x, y) = size.coordinates(point);
            (y, x)
        };
        let stones = Color::BOTH.map(|color| board.stones(color).iter().map(place).collect());
        BatchStart { size, stones, to_move, ko: ko.map(place) }
    }

    /// The position of `game`, with `to_move` to move, whose first move may not retake a ko where the rules forbid it.
    pub fn of_game(game: &Game, to_move: Color) -> BatchStart {
        let board = game.board();
        let taker = game.moves().rev().find_map(|played| played.mv.point());
        let ko = taker.and_then(|point| {
            let chain = board.chain(point);
            let liberties = board.liberties(&chain);
            let retake = liberties.first()?;
            let closed = board.size().neighbours(retake).all(|next| board.at(next) == board.at(point));
            let is_ko =
                chain.len() == 1 && liberties.len() == 1 && closed && board.at(point) == Some(to_move.opponent());
            (is_ko && game.check(to_move, Move::Play(retake)).is_err()).then_some(retake)
        });
        BatchStart::new(board, to_move, ko)
    }
}
