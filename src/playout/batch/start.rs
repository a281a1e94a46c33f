//! Where a playout begins.

use crate::base::{Color, Point, Size};
use crate::board::Board;
use crate::game::{Game, Move};

/// A position to play on from.
#[derive(Clone, Debug)]
pub struct BatchStart {
    /// The board's size.
    pub(super) size: Size,
    /// Row and column of each stone, Black's and White's.
    pub(super) stones: [Vec<(usize, usize)>; 2],
    /// Who moves first.
    pub(super) to_move: Color,
    /// Row and column of a point where the first move may not be: a ko.
    pub(super) ko: Option<(usize, usize)>,
}

impl BatchStart {
    /// The stones of `board` with `to_move` to move, who may not play at `ko`.
    pub fn new(board: &Board, to_move: Color, ko: Option<Point>) -> BatchStart {
        let size = board.size();
        let place = |point: Point| {
            let (x, y) = size.coordinates(point);
            (y, x)
        };
        let stones = Color::BOTH.map(|color| board.stones(color).iter().map(place).collect());
        BatchStart { size, stones, to_move, ko: ko.map(place) }
    }

    /// The position of `game` with `to_move` to move, who may not retake a ko that the rules close to him.
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
