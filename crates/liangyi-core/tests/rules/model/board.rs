//! Stones, chains and captures of the model.

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    Black,
    White,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Black, Side::White];

    pub fn other(self) -> Side {
        match self {
            Side::Black => Side::White,
            Side::White => Side::Black,
        }
    }
}

/// Column and row, both from 0 at the lower left corner.
pub type Point = (usize, usize);

/// How many columns and rows a board has.
pub type Sides = (usize, usize);

/// The stones, row by row from the bottom.
pub type Board = Vec<Vec<Option<Side>>>;

pub fn empty_board((columns, rows): Sides) -> Board {
    vec![vec![None; columns]; rows]
}

/// How many columns and rows `board` has.
pub fn sides(board: &Board) -> Sides {
    (board[0].len(), board.len())
}

pub fn neighbours(board: &Board, (x, y): Point) -> Vec<Point> {
    let (columns, rows) = sides(board);
    let mut next = Vec::new();
    if x > 0 {
        next.push((x - 1, y));
    }
    if x + 1 < columns {
        next.push((x + 1, y));
    }
    if y > 0 {
        next.push((x, y - 1));
    }
    if y + 1 < rows {
        next.push((x, y + 1));
    }
    next
}

fn fill(board: &Board, point: Point, found: &mut Vec<Point>) {
    if found.contains(&point) {
        return;
    }
    found.push(point);
    for next in neighbours(board, point) {
        if board[next.1][next.0] == board[point.1][point.0] {
            fill(board, next, found);
        }
    }
}

/// All points connected to `point` through points in the same state: a chain of stones or a region of empty points.
pub fn chain(board: &Board, point: Point) -> Vec<Point> {
    let mut found = Vec::new();
    fill(board, point, &mut found);
    found
}

/// Every chain of `state`, or every empty region where that is `None`.
pub fn chains(board: &Board, state: Option<Side>) -> Vec<Vec<Point>> {
    let mut all: Vec<Vec<Point>> = Vec::new();
    let (columns, rows) = sides(board);
    for y in 0..rows {
        for x in 0..columns {
            if board[y][x] == state && !all.iter().any(|one| one.contains(&(x, y))) {
                all.push(chain(board, (x, y)));
            }
        }
    }
    all
}

/// Whether a chain touches an empty point.
pub fn has_liberty(board: &Board, stones: &[Point]) -> bool {
    stones.iter().any(|&stone| neighbours(board, stone).iter().any(|&(x, y)| board[y][x].is_none()))
}

/// The board after a stone of `side` on `point`, the number of the opponent's stones taken and that of the mover's own.
pub fn after(board: &Board, side: Side, point: Point) -> (Board, usize, usize) {
    let mut board = board.clone();
    board[point.1][point.0] = Some(side);
    let mut taken = 0;
    for (x, y) in neighbours(&board, point) {
        if board[y][x] == Some(side.other()) {
            let stones = chain(&board, (x, y));
            if !has_liberty(&board, &stones) {
                taken += stones.len();
                for (x, y) in stones {
                    board[y][x] = None;
                }
            }
        }
    }
    let own = chain(&board, point);
    if has_liberty(&board, &own) {
        return (board, taken, 0);
    }
    for &(x, y) in &own {
        board[y][x] = None;
    }
    (board, taken, own.len())
}

/// The board as the rules draw it, from the top row down.
pub fn picture(board: &Board) -> String {
    let sign = |point: &Option<Side>| match point {
        None => '.',
        Some(Side::Black) => 'X',
        Some(Side::White) => 'O',
    };
    board.iter().rev().map(|row| row.iter().map(sign).collect::<String>() + "\n").collect()
}
