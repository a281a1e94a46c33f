//! Games to learn from: their text form, one game a line, and the positions of a game.
//!
//! It does not know what is learnt from them.

use std::sync::Arc;

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::board::Board;

use crate::playout::{Gammas, PlayoutBoard};

/// A game to learn from. Black moves first, and the sides alternate.
///
/// ```
/// use liangyi_core::base::{Color, Size};
/// use liangyi_engine::selfplay::TrainingGame;
///
/// let size = Size::square(9).expect("2 to 21 lines");
/// let game = TrainingGame::parse("B+R eecc--", size).expect("a game");
/// assert_eq!((game.winner, game.moves.len()), (Some(Color::Black), 3));
/// assert_eq!(game.moves[1], size.parse_vertex("C7"));
/// ```
#[derive(Clone, Debug)]
pub struct TrainingGame {
    /// The size of the board.
    pub size: Size,
    /// The point of each move, `None` for a pass.
    pub moves: Vec<Option<Point>>,
    /// For each move, Black's win rate before it by a search, 0 to 1; `None` where there was no search.
    pub values: Vec<Option<f32>>,
    /// The winner, if the game has one.
    pub winner: Option<Color>,
}

impl TrainingGame {
    /// Reads a line of two or three words. The first one is the result: it begins with `B` or `W` for the winner, and
    /// with any other letter if there is none. The second one has two letters for each move, the column from the left
    /// and the row from the top, both from `a`, or `--` for a pass. The third one, if present, has two characters for
    /// each move: Black's win rate before it in percent, rounded down, or `--`.
    ///
    /// `None` if the line has another form or a point is not on the board. Moves are not checked against any rules.
    pub fn parse(line: &str, size: Size) -> Option<TrainingGame> {
        let mut words = line.split_whitespace();
        let winner = match words.next()?.as_bytes()[0] {
            b'B' => Some(Color::Black),
            b'W' => Some(Color::White),
            _ => None,
        };
        let letters = words.next()?.as_bytes();
        let coordinate = |letter: u8, lines: usize| letter.checked_sub(b'a').map(usize::from).filter(|&at| at < lines);
        if letters.len() % 2 != 0 {
            return None;
        }
        let moves = letters
            .chunks_exact(2)
            .map(|pair| match pair {
                b"--" => Some(None),
                pair => Some(Some(size.point(
                    coordinate(pair[0], size.width())?,
                    size.height() - 1 - coordinate(pair[1], size.height())?,
                ))),
            })
            .collect::<Option<Vec<_>>>()?;
        let value = |pair: &[u8]| match pair {
            b"--" => Some(None),
            digits => {
                let percent = std::str::from_utf8(digits).ok()?.parse::<u8>().ok()?;
                Some(Some((f32::from(percent) + 0.5) / 100.0))
            }
        };
        let values = match words.next() {
            Some(digits) if digits.len() == letters.len() => {
                digits.as_bytes().chunks_exact(2).map(value).collect::<Option<Vec<_>>>()?
            }
            Some(_) => return None,
            None => vec![None; moves.len()],
        };
        Some(TrainingGame { size, moves, values, winner })
    }

    /// The line of three words that [`TrainingGame::parse`] reads, without a line break.
    pub fn to_line(&self) -> String {
        let result = match self.winner {
            Some(Color::Black) => "B+",
            Some(Color::White) => "W+",
            None => "?",
        };
        let letter = |at: usize| char::from(b'a' + at as u8);
        let moves = self.moves.iter().map(|mv| match mv {
            Some(point) => {
                let (x, y) = self.size.coordinates(*point);
                [letter(x), letter(self.size.height() - 1 - y)].iter().collect()
            }
            None => "--".to_owned(),
        });
        let values = self.values.iter().map(|value| match value {
            Some(value) => format!("{:02}", ((value * 100.0) as u8).min(99)),
            None => "--".to_owned(),
        });
        format!("{result} {} {}", moves.collect::<String>(), values.collect::<String>())
    }

    /// Whether any move of the game places a stone.
    pub fn has_stone(&self) -> bool {
        self.moves.iter().any(Option::is_some)
    }

    /// The position before the move with index `at`, for playouts with the weights `gammas`, and the side to move. A
    /// move onto a stone counts as a pass.
    ///
    /// # Panics
    ///
    /// If `at` is more than the number of moves.
    pub fn board_before<const W: usize>(&self, at: usize, gammas: &Arc<Gammas>) -> (PlayoutBoard<W>, Color) {
        let mut board = PlayoutBoard::<W>::with_gammas(&Board::new(self.size), gammas);
        let mut color = Color::Black;
        for mv in &self.moves[..at] {
            match mv {
                Some(point) if board.is_empty(point.index()) => board.play(color, point.index()),
                _ => board.pass(),
            }
            color = color.opponent();
        }
        (board, color)
    }

    /// The position before the move with index `at`, the side to move and the point it plays, all transformed by a
    /// symmetry of the board, see [`Size::transformed`]. `None` if there is no such move, if it is a pass, or if a move
    /// up to it is suicide, retakes a ko or is not on an empty point.
    pub fn transformed_position(&self, at: usize, symmetry: usize) -> Option<(PlayoutBoard<8>, Color, Point)> {
        let mut board = PlayoutBoard::<8>::new(&Board::new(self.size));
        let mut color = Color::Black;
        for (number, mv) in self.moves.get(..=at)?.iter().enumerate() {
            let point = mv.map(|point| self.size.transformed(point, symmetry));
            if point.is_some_and(|point| !can_play(&board, color, point)) {
                return None;
            }
            match point {
                Some(point) if number == at => return Some((board, color, point)),
                Some(point) => board.play(color, point.index()),
                None => board.pass(),
            }
            color = color.opponent();
        }
        None
    }

    /// Replays the game and calls `visit` with each position in which a stone is placed, the side to move and the point
    /// it plays. Stops at a move that is suicide, retakes a ko or is not on an empty point.
    pub fn for_each_position(&self, mut visit: impl FnMut(&PlayoutBoard<8>, Color, Point)) {
        let mut board = PlayoutBoard::<8>::new(&Board::new(self.size));
        let mut color = Color::Black;
        for mv in &self.moves {
            match mv {
                Some(point) => {
                    if !can_play(&board, color, *point) {
                        return;
                    }
                    visit(&board, color, *point);
                    board.play(color, point.index());
                }
                None => board.pass(),
            }
            color = color.opponent();
        }
    }
}

fn can_play(board: &PlayoutBoard<8>, color: Color, point: Point) -> bool {
    board.is_empty(point.index()) && board.is_playable(color, point.index())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nine() -> Size {
        Size::square(9).unwrap()
    }

    #[test]
    fn a_line_is_read_and_written_back() {
        for line in ["B+ aa--ii 5099--", "W+ cccb 0001", "? eegc ----"] {
            let game = TrainingGame::parse(line, nine()).unwrap();
            assert_eq!(game.to_line(), line);
        }
        let oblong = Size::new(2, 3).unwrap();
        assert_eq!(TrainingGame::parse("? acba ----", oblong).unwrap().to_line(), "? acba ----");
        assert!(TrainingGame::parse("? ca", oblong).is_none());
        let game = TrainingGame::parse("W+R aa--bc", nine()).unwrap();
        assert_eq!(game.winner, Some(Color::White));
        assert_eq!(game.moves, [Some(nine().point(0, 8)), None, Some(nine().point(1, 6))]);
        assert_eq!(game.values, [None; 3]);
    }

    #[test]
    fn a_line_of_another_form_is_no_game() {
        for line in ["", "B+", "B+ a", "B+ aj", "B+ AA", "B+ aabb 50", "B+ aabb 5x50", "B+ aabb 505050"] {
            assert!(TrainingGame::parse(line, nine()).is_none(), "{line}");
        }
    }

    #[test]
    fn positions_end_at_an_illegal_move() {
        let positions = |line| {
            let mut found = Vec::new();
            TrainingGame::parse(line, nine()).unwrap().for_each_position(|_, color, point| found.push((color, point)));
            found
        };
        let [a, b] = [nine().point(0, 8), nine().point(1, 8)];
        assert_eq!(positions("? aababb"), [(Color::Black, a), (Color::White, b), (Color::Black, nine().point(1, 7))]);
        assert_eq!(positions("? aa--aabb"), [(Color::Black, a)]);
        let game = TrainingGame::parse("? aa--aabb", nine()).unwrap();
        assert!(game.transformed_position(0, 3).is_some());
        assert!((1..5).all(|at| game.transformed_position(at, 3).is_none()));
    }

    #[test]
    fn a_position_is_transformed_with_its_move() {
        let game = TrainingGame::parse("? bacdeg", nine()).unwrap();
        for symmetry in 0..8 {
            let (board, color, point) = game.transformed_position(2, symmetry).unwrap();
            let transformed = |number: usize| nine().transformed(game.moves[number].unwrap(), symmetry);
            assert_eq!((color, point), (Color::Black, transformed(2)));
            assert_eq!([0, 1].map(|number| board.is_empty(transformed(number).index())), [false; 2]);
        }
    }
}
