//! Points as the protocol counts them, column and row from 0 at the upper left corner, and a position that a manager
//! sends line by line, from `BOARD` or `YXBOARD` to `DONE`.

use liangyi_core::base::{Color, Point, PointSet, Size};

/// The point in this column and row; `None` outside the board.
pub fn point(size: Size, x: usize, y: usize) -> Option<Point> {
    (x < size.width() && y < size.height()).then(|| size.point(x, size.height() - 1 - y))
}

/// The column and the row of a point.
pub fn coordinates(size: Size, point: Point) -> (usize, usize) {
    let (x, y) = size.coordinates(point);
    (x, size.height() - 1 - y)
}

/// What follows when a position is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// The program moves in it (`BOARD`).
    Think,
    /// Nothing (`YXBOARD`).
    Wait,
}

/// A position that is being read.
#[derive(Clone, Debug)]
pub struct Incoming {
    /// What follows.
    pub then: Then,
    stones: Vec<(Point, bool)>,
    nobodys: PointSet,
    refused: Option<String>,
}

/// A complete position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The stones, in the order in which they came.
    pub stones: Vec<(Color, Point)>,
    /// The program's colour; it is to move.
    pub own: Color,
    /// Points that belong to nobody: stones of lines that are won, or forbidden points.
    pub nobodys: PointSet,
}

impl Incoming {
    /// A position without a line yet.
    pub fn new(then: Then) -> Incoming {
        Incoming { then, stones: Vec::new(), nobodys: PointSet::EMPTY, refused: None }
    }

    /// Takes a line in: a point of a board of this size, and whose it is (1 own, 2 the opponent's, 3 nobody's). What is
    /// wrong is told at the end.
    pub fn take(&mut self, size: Size, x: usize, y: usize, who: u32) {
        match (point(size, x, y), who) {
            (Some(point), 1 | 2) => self.stones.push((point, who == 1)),
            (Some(point), 3) => self.nobodys.insert(point),
            (Some(_), _) => self.refuse(format!("{x},{y},{who}: 1 is an own stone, 2 the opponent's, 3 nobody's")),
            (None, _) => self.refuse(format!("{x},{y} is not a point of the board")),
        }
    }

    /// Notes the first thing that is wrong.
    pub fn refuse(&mut self, reason: String) {
        self.refused.get_or_insert(reason);
    }

    /// The position.
    ///
    /// # Errors
    ///
    /// What was wrong in a line.
    pub fn done(self) -> Result<Placed, String> {
        if let Some(refused) = self.refused {
            return Err(refused);
        }
        let own = self.stones.iter().filter(|stone| stone.1).count();
        let others = self.stones.len() - own;
        // The program is to move: it is Black where both have as many stones. Where the numbers fit no turn, the stone
        // that came first is Black's.
        let is_black = match others.checked_sub(own) {
            Some(0) => true,
            Some(1) => false,
            _ => self.stones.first().is_some_and(|stone| stone.1),
        };
        let own = if is_black { Color::Black } else { Color::White };
        let color = |is_own: bool| if is_own { own } else { own.opponent() };
        let stones = self.stones.into_iter().map(|(point, is_own)| (color(is_own), point)).collect();
        Ok(Placed { stones, own, nobodys: self.nobodys })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[(usize, usize, u32)]) -> Result<Placed, String> {
        let mut position = Incoming::new(Then::Think);
        lines.iter().for_each(|&(x, y, who)| position.take(Size::square(15).unwrap(), x, y, who));
        position.done()
    }

    #[test]
    fn the_programs_colour_follows_from_the_numbers_or_else_from_the_first_stone() {
        let own = |lines: &[(usize, usize, u32)]| read(lines).unwrap().own;
        assert_eq!(own(&[]), Color::Black);
        assert_eq!(own(&[(7, 7, 1), (8, 8, 2)]), Color::Black);
        assert_eq!(own(&[(7, 7, 2), (8, 8, 1), (9, 9, 2)]), Color::White);
        assert_eq!(own(&[(7, 7, 1), (8, 8, 1), (9, 9, 2), (1, 1, 1)]), Color::Black);
        assert_eq!(own(&[(7, 7, 2), (8, 8, 1), (9, 9, 1)]), Color::White);
        assert_eq!(own(&[(7, 7, 1), (8, 8, 2), (9, 9, 2), (1, 1, 2)]), Color::Black);
    }

    #[test]
    fn nobodys_points_are_kept_apart_and_the_first_fault_is_told() {
        let placed = read(&[(7, 7, 1), (3, 3, 3), (8, 8, 2)]).unwrap();
        assert_eq!((placed.stones.len(), placed.nobodys.len()), (2, 1));
        assert!(read(&[(7, 7, 4), (99, 7, 1)]).unwrap_err().starts_with("7,7,4"));
        assert_eq!(read(&[(15, 7, 1)]), Err("15,7 is not a point of the board".to_string()));
    }
}
