//! A game of a match as its page steps through it: moves with what each takes off the board, in two letters a move.
//!
//! The page knows no rules: what a move removes is found here, by the board that plays every game.

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Move, Played};
use liangyi_core::sgf::{SgfGame, SgfStep};

/// What stands for a pass instead of a point.
pub const PASS: &str = "zz";
/// What stands for a virtual move instead of a point.
pub const VIRTUAL: &str = "yy";

/// A recorded game with what each move removes.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    start: Board,
    steps: Vec<(Played, PointSet)>,
    end: Board,
}

impl Replay {
    /// The game of a record on a board of this size; stones are taken where the game is Go. `None` for a record of
    /// another size, and for one with a stone on a stone.
    pub fn of(record: &SgfGame, size: Size, takes: bool) -> Option<Replay> {
        let mut replay = Replay::new(Board::new(size));
        for step in &record.steps {
            match step {
                SgfStep::Setup(setup) => {
                    let mut board = replay.end;
                    board.clear(&(setup.black | setup.white | setup.empty));
                    board.add(Color::Black, &setup.black);
                    board.add(Color::White, &setup.white.without(&setup.black));
                    // Set-ups begin a game anew.
                    replay = Replay::new(board);
                }
                SgfStep::Move(played) => replay.play(*played, takes)?,
            }
        }
        (record.size == size).then_some(replay)
    }

    /// The game of these moves on an empty board. `None` for one with a stone on a stone.
    pub fn of_moves(moves: &[Played], size: Size, takes: bool) -> Option<Replay> {
        let mut replay = Replay::new(Board::new(size));
        moves.iter().try_for_each(|played| replay.play(*played, takes))?;
        Some(replay)
    }

    fn new(start: Board) -> Replay {
        Replay { start, steps: Vec::new(), end: start }
    }

    fn play(&mut self, played: Played, takes: bool) -> Option<()> {
        let removed = match played.mv {
            Move::Play(point) if self.end.at(point).is_some() => return None,
            Move::Play(point) if takes => {
                let removed = self.end.place(played.color, point);
                removed.captured | removed.suicide
            }
            Move::Play(point) => {
                self.end.add(played.color, &PointSet::single(point));
                PointSet::EMPTY
            }
            Move::Pass | Move::Virtual => PointSet::EMPTY,
        };
        self.steps.push((played, removed));
        Some(())
    }

    /// The board before the first move.
    pub fn first_board(&self) -> &Board {
        &self.start
    }

    /// The board after the last move.
    pub fn last_board(&self) -> &Board {
        &self.end
    }

    /// Every move with the points that it empties.
    pub fn steps(&self) -> &[(Played, PointSet)] {
        &self.steps
    }

    /// The points of a colour at the start, two letters each.
    pub fn start(&self, color: Color) -> String {
        letters(self.start.size(), self.start.stones(color))
    }

    /// The moves: two letters each, column and row as in SGF, small ones for Black and capitals for White, and in
    /// brackets the points that the move empties.
    pub fn moves(&self) -> String {
        let size = self.start.size();
        let mut text = String::new();
        for (Played { color, mv }, removed) in &self.steps {
            let name = match mv {
                Move::Play(point) => at(size, *point),
                Move::Pass => PASS.to_string(),
                Move::Virtual => VIRTUAL.to_string(),
            };
            text += &match color {
                Color::Black => name,
                Color::White => name.to_ascii_uppercase(),
            };
            if !removed.is_empty() {
                text += &format!("({})", letters(size, *removed));
            }
        }
        text
    }
}

fn letters(size: Size, points: PointSet) -> String {
    points.iter().map(|point| at(size, point)).collect()
}

/// A point in the letters of SGF: its column from the left, its row from the top.
fn at(size: Size, point: Point) -> String {
    let (x, y) = size.coordinates(point);
    let letter = |line: usize| char::from(b'a' + line as u8);
    [letter(x), letter(size.height() - 1 - y)].into_iter().collect()
}

#[cfg(test)]
mod tests {
    use liangyi_core::sgf;

    use super::*;

    fn replay(text: &str, takes: bool) -> Option<Replay> {
        let record = sgf::load_of(if takes { 1 } else { 4 }, text, None).expect("a record");
        Replay::of(&record, Size::square(5).expect("a size"), takes)
    }

    #[test]
    fn moves_are_written_with_what_they_take() {
        let game = replay("(;SZ[5]AB[ba][bc]AW[bb];B[ab];W[];B[cb];W[];VM[1];B[];VM[1]W[])", true).expect("a game");
        assert_eq!((game.start(Color::Black), game.start(Color::White)), ("bcba".to_string(), "bb".to_string()));
        assert_eq!(game.moves(), "abZZcb(bb)ZZzzYY");
        // A suicide takes the stone itself.
        let suicide = replay("(;SZ[5];B[ba];W[cc];B[ab];W[aa])", true).expect("a game");
        assert_eq!(suicide.moves(), "baCCabAA(aa)");
    }

    #[test]
    fn nothing_is_taken_where_nothing_is_taken() {
        let game = replay("(;GM[4]SZ[5];B[ba];W[aa];B[ab])", false).expect("a game");
        assert_eq!(game.moves(), "baAAab");
    }

    #[test]
    fn a_record_that_cannot_be_played_is_none() {
        assert_eq!(replay("(;SZ[5];B[ba];W[ba])", true), None);
        assert_eq!(replay("(;SZ[7];B[ba])", true), None);
        assert!(replay("(;SZ[5])", true).is_some_and(|game| game.moves().is_empty()));
    }
}
