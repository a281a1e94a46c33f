//! How the game of a position of `liangyi renju` has ended: by which of its moves, and what that made.

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::board::Board;
use liangyi_core::line::{BadLineSetup, LineBoard, LineEnd, LineGame, LineJudgement, LineRules, LineVerdict, verdict};

/// A move of a file and what it made.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedMove {
    /// Its number, counted from 1.
    pub number: usize,
    /// The judgement in the position before it.
    pub judgement: LineJudgement,
}

/// How a game has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionEnd {
    /// The end.
    pub end: LineEnd,
    /// The move that has brought it about by what it made, where the file has it.
    pub by: Option<JudgedMove>,
}

/// What the moves of a file have made so far, each judged where it was made.
#[derive(Clone, Debug)]
pub struct MadeSoFar {
    lines: LineBoard,
    number: usize,
    five: Option<JudgedMove>,
    /// The first forbidden move.
    forbidden: Option<JudgedMove>,
    /// How many of the last moves were passes.
    passes: usize,
}

impl MadeSoFar {
    /// Nothing yet, on the empty board.
    ///
    /// # Errors
    ///
    /// The board is too small for five in a line.
    pub fn new(size: Size) -> Result<MadeSoFar, BadLineSetup> {
        if size.width().min(size.height()) < LineGame::MIN_LINES {
            return Err(BadLineSetup::TooSmall);
        }
        Ok(MadeSoFar { lines: LineBoard::new(size), number: 0, five: None, forbidden: None, passes: 0 })
    }

    /// Stones are set up, which no move has made.
    pub fn set_up(&mut self, board: &Board) {
        let number = self.number;
        *self = MadeSoFar { lines: LineBoard::of(board), number, five: None, forbidden: None, passes: 0 };
    }

    /// A move, on an empty point or none.
    pub fn add(&mut self, color: Color, point: Option<Point>) {
        self.number += 1;
        let Some(point) = point else {
            self.passes += 1;
            return;
        };
        self.passes = 0;
        let made = match (verdict(&self.lines, LineRules::RENJU, color, point), &self.five) {
            (LineVerdict::Five, None) => Some(&mut self.five),
            (LineVerdict::Forbidden, None) => Some(&mut self.forbidden),
            (LineVerdict::Five | LineVerdict::Forbidden, Some(_)) | (LineVerdict::Free, _) => None,
        };
        if let Some(made) = made.filter(|made| made.is_none()) {
            let judgement = LineJudgement::new(&self.lines, LineRules::RENJU, color, point);
            *made = Some(JudgedMove { number: self.number, judgement });
        }
        self.lines.place(color, point);
    }

    /// The game that goes on from the position they have led to, or how it has ended; and a forbidden move after which
    /// it went on all the same.
    pub fn game(self, board: Board) -> (Result<LineGame, PositionEnd>, Option<JudgedMove>) {
        let is_last = |made: &JudgedMove| made.number == self.number;
        let (lost_by, went_on) = match self.forbidden {
            Some(made) if is_last(&made) => (Some(made), None),
            earlier => (None, earlier),
        };
        let over = |end, by| Err(PositionEnd { end, by });
        let game = match (self.five, LineGame::from_setup(board, LineRules::RENJU, Color::Black), lost_by) {
            (Some(made), _, _) => over(LineEnd::Five(made.judgement.color), Some(made)),
            (None, Err(BadLineSetup::Five(color)), _) => over(LineEnd::Five(color), None),
            (None, _, Some(made)) => over(LineEnd::Forbidden(made.judgement.color), Some(made)),
            (None, Ok(game), None) => match game.end() {
                Some(end) => over(end, None),
                None if self.passes >= 2 => over(LineEnd::Passes, None),
                None => Ok(game),
            },
            (None, Err(BadLineSetup::TooSmall), None) => unreachable!("the size was looked at"),
        };
        (game, went_on)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use liangyi_core::base::{PointNames, PointSet};

    /// What black and white moves in turn come to.
    fn ended(moves: &str) -> (Result<LineGame, PositionEnd>, Option<JudgedMove>) {
        let size = Size::square(15).unwrap();
        let (mut made, mut board) = (MadeSoFar::new(size).unwrap(), Board::new(size));
        for (color, name) in Color::BOTH.into_iter().cycle().zip(moves.split(' ')) {
            let point = PointNames::of_line_games(size).read(name);
            made.add(color, point);
            point.iter().for_each(|&point| board.add(color, &PointSet::single(point)));
        }
        made.game(board)
    }

    #[test]
    fn the_move_that_ends_a_game_is_known() {
        let by = |moves: &str| ended(moves).0.map(|_| ()).map_err(|over| (over.end, over.by.map(|made| made.number)));
        let five = "h8 a1 i8 a3 j8 a5 k8 a7 l8";
        assert_eq!(by(five), Err((LineEnd::Five(Color::Black), Some(9))));
        assert_eq!(by(&format!("{five} a9 m8")), Err((LineEnd::Five(Color::Black), Some(9))), "a six later is none");
        let lost = "h6 a1 h7 c1 f8 e1 g8 o15 h8";
        assert_eq!(by(lost), Err((LineEnd::Forbidden(Color::Black), Some(9))));
        assert_eq!(by(&format!("{lost} o14")), Ok(()));
        assert_eq!(ended(&format!("{lost} o14")).1.map(|made| made.number), Some(9));
        assert_eq!(by("h8 pass pass"), Err((LineEnd::Passes, None)));
        assert_eq!(by("h8 pass h9"), Ok(()));
        assert!(MadeSoFar::new(Size::square(4).unwrap()).is_err());
    }
}
