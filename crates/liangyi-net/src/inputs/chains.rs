//! A board made for reading: chains with their liberties, moves and their undoing without a search of the board.

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::board::Board;

/// Cells of a board with its border: 22 a row, for 23 rows.
pub const CELLS: usize = 512;

/// What stands on a cell.
pub type CellState = u16;
/// Nothing.
pub const EMPTY: CellState = 0;
/// The border.
pub const WALL: CellState = 3;

/// A stone of `color`.
pub const fn stone(color: Color) -> CellState {
    color.index() as CellState + 1
}

/// The other side's stone.
pub const fn other(stone: CellState) -> CellState {
    WALL - stone
}

// The parts of the memory, each with an entry for every cell. Those of a chain stand at its head.
const STANDS: usize = 0;
const HEAD: usize = CELLS;
const NEXT: usize = 2 * CELLS;
const LIBERTIES: usize = 3 * CELLS;
const STONES: usize = 4 * CELLS;

/// A position of a board to go back to.
#[derive(Clone, Copy)]
pub struct UndoMark {
    changes: usize,
    ko: usize,
}

/// A board of chains. Cells are numbered by row from the top with a border all around, and 0 is no cell of the board.
pub struct Chains {
    size: Size,
    stride: usize,
    memory: Box<[u16; 5 * CELLS]>,
    /// The point that the last move has left as a ko; 0 for none.
    ko: usize,
    /// What the memory held before each change.
    changes: Vec<(u16, u16)>,
    /// When a cell was last seen, to see none twice.
    seen: Box<[u32; CELLS]>,
    now: u32,
}

impl Chains {
    /// The chains of `board`, on which a ko has been left open on `ko`.
    pub fn new(board: &Board, ko: Option<Point>) -> Chains {
        let size = board.size();
        let mut chains = Chains {
            size,
            stride: size.stride(),
            memory: Box::new([0; 5 * CELLS]),
            ko: 0,
            changes: Vec::with_capacity(1024),
            seen: Box::new([0; CELLS]),
            now: 0,
        };
        chains.set_up(board, ko);
        chains
    }

    /// Takes another board of the same size.
    pub fn set_up(&mut self, board: &Board, ko: Option<Point>) {
        debug_assert_eq!(board.size(), self.size);
        self.changes.clear();
        self.memory[STANDS..STANDS + CELLS].fill(WALL);
        for row in 0..self.size.height() {
            let start = self.cell_at(row, 0);
            self.memory[STANDS + start..STANDS + start + self.size.width()].fill(EMPTY);
        }
        for color in Color::BOTH {
            for point in board.stones(color).iter() {
                let cell = self.cell(point);
                self.memory[STANDS + cell] = stone(color);
                self.memory[HEAD + cell] = 0;
            }
        }
        for point in board.occupied().iter() {
            let cell = self.cell(point);
            if self.memory[HEAD + cell] == 0 {
                self.gather(cell);
            }
        }
        self.ko = ko.map_or(0, |point| self.cell(point));
    }

    /// Makes a chain of the stones joined to `head`.
    fn gather(&mut self, head: usize) {
        let color = self.at(head);
        self.memory[HEAD + head] = head as u16;
        self.memory[NEXT + head] = head as u16;
        let (mut stones, mut cell) = (1, head);
        // The chain is its own queue: each stone that is found is put in behind the last.
        let mut last = head;
        loop {
            for next in self.around(cell) {
                if self.at(next) == color && self.memory[HEAD + next] == 0 {
                    self.memory[HEAD + next] = head as u16;
                    self.memory[NEXT + last] = next as u16;
                    self.memory[NEXT + next] = head as u16;
                    last = next;
                    stones += 1;
                }
            }
            cell = self.next(cell);
            if cell == head {
                break;
            }
        }
        self.memory[STONES + head] = stones;
        self.memory[LIBERTIES + head] = self.count_liberties(head);
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    #[inline]
    fn cell_at(&self, row: usize, column: usize) -> usize {
        (row + 1) * self.stride + column + 1
    }

    /// The cell of `point`.
    #[inline]
    pub fn cell(&self, point: Point) -> usize {
        let (x, y) = self.size.coordinates(point);
        self.cell_at(self.size.height() - 1 - y, x)
    }

    /// The cell at `place` of a network's lists.
    #[inline]
    pub fn cell_of_place(&self, place: usize) -> usize {
        self.cell_at(place / self.size.width(), place % self.size.width())
    }

    /// The place of `cell` in a network's lists.
    #[inline]
    pub fn place_of_cell(&self, cell: usize) -> usize {
        (cell / self.stride - 1) * self.size.width() + cell % self.stride - 1
    }

    /// All cells of the board, by row from the top.
    pub fn cells(&self) -> impl Iterator<Item = usize> + use<> {
        let (size, stride) = (self.size, self.stride);
        (1..=size.height()).flat_map(move |row| (1..=size.width()).map(move |column| row * stride + column))
    }

    /// The four neighbours of a cell of the board.
    #[inline]
    pub fn around(&self, cell: usize) -> [usize; 4] {
        [cell - self.stride, cell - 1, cell + 1, cell + self.stride]
    }

    /// What stands on `cell`.
    #[inline]
    pub fn at(&self, cell: usize) -> CellState {
        self.memory[STANDS + cell]
    }

    /// The head of the chain of the stone on `cell`.
    #[inline]
    pub fn head(&self, cell: usize) -> usize {
        self.memory[HEAD + cell] as usize
    }

    /// The stone after the one on `cell` in its chain, which is a ring.
    #[inline]
    pub fn next(&self, cell: usize) -> usize {
        self.memory[NEXT + cell] as usize
    }

    /// How many liberties the chain of the stone on `cell` has.
    #[inline]
    pub fn liberties(&self, cell: usize) -> usize {
        self.memory[LIBERTIES + self.head(cell)] as usize
    }

    /// How many stones the chain of the stone on `cell` has.
    #[inline]
    pub fn stones(&self, cell: usize) -> usize {
        self.memory[STONES + self.head(cell)] as usize
    }

    /// The stones of the chain of the stone on `cell`.
    pub fn chain(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        let mut next = Some(cell);
        std::iter::from_fn(move || {
            let stone = next?;
            next = Some(self.next(stone)).filter(|&stone| stone != cell);
            Some(stone)
        })
    }

    /// Whether a ko is open anywhere.
    #[inline]
    pub fn has_ko(&self) -> bool {
        self.ko != 0
    }

    /// Forgets the ko, and returns it for [`Chains::set_ko`].
    pub fn take_ko(&mut self) -> usize {
        std::mem::take(&mut self.ko)
    }

    /// Sets the ko again.
    pub fn set_ko(&mut self, ko: usize) {
        self.ko = ko;
    }

    fn count_liberties(&mut self, head: usize) -> u16 {
        self.now += 1;
        let (mut count, mut cell) = (0, head);
        loop {
            for next in self.around(cell) {
                if self.at(next) == EMPTY && self.seen[next] != self.now {
                    self.seen[next] = self.now;
                    count += 1;
                }
            }
            cell = self.next(cell);
            if cell == head {
                return count;
            }
        }
    }

    /// Whether `mover` may place a stone on the empty `cell`: no open ko, no suicide.
    pub fn may_play(&self, mover: CellState, cell: usize) -> bool {
        cell != self.ko
            && self.around(cell).into_iter().any(|next| match self.at(next) {
                EMPTY => true,
                WALL => false,
                stone if stone == mover => self.liberties(next) > 1,
                _ => self.liberties(next) == 1,
            })
    }

    /// Where the board stands, for [`Chains::go_back`].
    pub fn mark(&self) -> UndoMark {
        UndoMark { changes: self.changes.len(), ko: self.ko }
    }

    /// Undoes every move since `mark`.
    pub fn go_back(&mut self, mark: UndoMark) {
        for (address, before) in self.changes.drain(mark.changes..).rev() {
            self.memory[address as usize] = before;
        }
        self.ko = mark.ko;
    }

    #[inline]
    fn change(&mut self, address: usize, value: u16) {
        self.changes.push((address as u16, self.memory[address]));
        self.memory[address] = value;
    }

    /// Places a stone on the empty `cell`, and takes what has no liberty then. A suicide's stones stay, without
    /// liberties.
    pub fn play(&mut self, mover: CellState, cell: usize) {
        self.change(STANDS + cell, mover);
        self.change(HEAD + cell, cell as u16);
        self.change(NEXT + cell, cell as u16);
        self.change(STONES + cell, 1);
        let (mut taken, mut ko) = (0, 0);
        let mut doomed = [0; 4];
        let mut touched = [0; 4];
        for (i, next) in self.around(cell).into_iter().enumerate() {
            let stands = self.at(next);
            if stands == mover {
                self.join(cell, next);
            } else if stands == other(mover) {
                let head = self.head(next);
                if !touched[..i].contains(&head) {
                    touched[i] = head;
                    let left = self.memory[LIBERTIES + head] - 1;
                    self.change(LIBERTIES + head, left);
                    if left == 0 {
                        taken += self.memory[STONES + head];
                        doomed[i] = head;
                        ko = next;
                    }
                }
            }
        }
        for head in doomed.into_iter().filter(|&head| head != 0) {
            self.take(head);
        }
        let head = self.head(cell);
        let liberties = self.count_liberties(head);
        self.change(LIBERTIES + head, liberties);
        self.ko = if taken == 1 && liberties == 1 && self.memory[STONES + head] == 1 { ko } else { 0 };
    }

    /// Joins the chains of two stones. The liberties are counted afterwards.
    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.head(a), self.head(b));
        if a == b {
            return;
        }
        let [stones_a, stones_b] = [a, b].map(|head| self.memory[STONES + head]);
        let (long, short) = if stones_a >= stones_b { (a, b) } else { (b, a) };
        let mut cell = short;
        loop {
            self.change(HEAD + cell, long as u16);
            cell = self.next(cell);
            if cell == short {
                break;
            }
        }
        let [after_long, after_short] = [long, short].map(|head| self.memory[NEXT + head]);
        self.change(NEXT + long, after_short);
        self.change(NEXT + short, after_long);
        self.change(STONES + long, stones_a + stones_b);
    }

    /// Takes the chain off.
    fn take(&mut self, head: usize) {
        let taker = other(self.at(head));
        let mut cell = head;
        loop {
            self.change(STANDS + cell, EMPTY);
            let mut touched = [0; 4];
            for (i, next) in self.around(cell).into_iter().enumerate() {
                if self.at(next) == taker {
                    let near = self.head(next);
                    if !touched[..i].contains(&near) {
                        touched[i] = near;
                        let more = self.memory[LIBERTIES + near] + 1;
                        self.change(LIBERTIES + near, more);
                    }
                }
            }
            cell = self.next(cell);
            if cell == head {
                break;
            }
        }
    }
}
