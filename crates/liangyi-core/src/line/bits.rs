//! What stands on one line, as bits, and the shapes on it: fives, fours, and threes with room to become open fours.
//!
//! A cell is a bit. Cells are numbered from [`LineBits::PAD`], so that shifts by a window's length meet cells off the
//! board, which are neither empty nor anyone's: the edge blocks as an opponent's stone does.
//!
//! All windows of a line are looked at together: in the results of the private functions bit `s` is the window whose
//! first cell is `s`.

/// One line as one side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineBits {
    /// Its stones.
    pub own: u32,
    /// The empty points.
    pub empty: u32,
}

impl LineBits {
    /// The number of a line's first cell.
    pub const PAD: u32 = 5;

    /// The line with one more stone on the empty cell `at`.
    #[inline(always)]
    pub fn with(self, at: u32) -> LineBits {
        LineBits { own: self.own | 1 << at, empty: self.empty & !(1 << at) }
    }

    /// How many stones stand together with the one on `at`, itself included.
    #[inline(always)]
    pub fn run(self, at: u32) -> u32 {
        (self.own >> at).trailing_ones() + (self.own << (31 - at)).leading_ones() - 1
    }

    /// How many own stones are at most four cells from `at`, itself not counted.
    #[inline(always)]
    pub fn near(self, at: u32) -> u32 {
        (self.own >> (at - 4) & 0b1_1110_1111).count_ones()
    }

    /// By the number of the one empty cell: windows of five cells whose other four are own. If `exact`, filling the
    /// cell must not make six.
    #[inline(always)]
    pub(super) fn four_windows(self, exact: bool) -> [u32; 5] {
        let LineBits { own, empty } = self;
        let fits = if exact { !(own << 1) & !(own >> 5) } else { !0 };
        let cell = [own, own >> 1, own >> 2, own >> 3, own >> 4];
        let (left, right) = (cell[0] & cell[1] & fits, cell[3] & cell[4] & fits);
        [
            empty & cell[1] & cell[2] & right,
            empty >> 1 & cell[0] & cell[2] & right,
            empty >> 2 & left & right,
            empty >> 3 & left & cell[2] & cell[4],
            empty >> 4 & left & cell[2] & cell[3],
        ]
    }

    /// The empty cells on which one more stone makes five.
    #[inline(always)]
    pub fn fives(self, exact: bool) -> u32 {
        cells(self.four_windows(exact))
    }

    /// The empty cells on which one more stone makes five together with the stone on `at`.
    #[inline(always)]
    pub fn fives_with(self, exact: bool, at: u32) -> u32 {
        cells(self.four_windows(exact).map(|windows| windows & starts(at, 5)))
    }

    /// How many fours there are with the stone on `at`: sets of four stones that one more turns into five. A set that
    /// two cells turn into five, an open four (活四), counts once.
    #[inline(always)]
    pub fn fours_with(self, exact: bool, at: u32) -> u32 {
        let windows = self.four_windows(exact).map(|windows| windows & starts(at, 5));
        let holes: u32 = windows.iter().map(|windows| windows.count_ones()).sum();
        holes - open_fours(windows).count_ones()
    }

    /// The empty cells on which one more stone makes four of any kind.
    #[inline(always)]
    pub fn four_makers(self, exact: bool) -> u32 {
        let LineBits { own, empty } = self;
        let fits = if exact { !(own << 1) & !(own >> 5) } else { !0 };
        // Adders of three own and two empty cells in five.
        let mut makers = 0;
        for first in 0..4 {
            for second in first + 1..5 {
                let mut windows = empty >> first & empty >> second & fits;
                for cell in (0..5).filter(|&cell| cell != first && cell != second) {
                    windows &= own >> cell;
                }
                makers |= windows << first | windows << second;
            }
        }
        makers
    }

    /// By the number of the one empty cell: windows of four cells whose other three are own, and whose filling makes an
    /// open four: both cells next to the window are empty and make five, which if `exact` a stone beyond would spoil.
    #[inline(always)]
    fn three_windows(self, exact: bool) -> [u32; 4] {
        let LineBits { own, empty } = self;
        let free = if exact { !(own << 2) & !(own >> 5) } else { !0 };
        let fits = empty << 1 & empty >> 4 & free;
        let cell = [own, own >> 1, own >> 2, own >> 3];
        let (left, right) = (cell[0] & cell[1] & fits, cell[2] & cell[3] & fits);
        [
            empty & cell[1] & right,
            empty >> 1 & cell[0] & right,
            empty >> 2 & left & cell[3],
            empty >> 3 & left & cell[2],
        ]
    }

    /// The empty cells on which one more stone makes an open four together with the stone on `at`, as far as this line
    /// decides it. If `exact`, all of them extend the same three stones: two threes on one line with a stone in common
    /// would each have stones on cells that the other needs free.
    #[inline(always)]
    pub fn open_four_makers_with(self, exact: bool, at: u32) -> u32 {
        cells(self.three_windows(exact).map(|windows| windows & starts(at, 4)))
    }
}

/// The first cells of the windows of `length` cells that contain the cell `at`.
#[inline(always)]
pub(super) const fn starts(at: u32, length: u32) -> u32 {
    ((1 << length) - 1) << (at + 1 - length)
}

/// The empty cells of windows listed by the number of the empty cell.
#[inline(always)]
fn cells<const N: usize>(windows: [u32; N]) -> u32 {
    windows.iter().enumerate().fold(0, |cells, (hole, windows)| cells | windows << hole)
}

/// The windows whose empty cell is the first, and which together with the window after them hold the same four stones.
#[inline(always)]
fn open_fours(windows: [u32; 5]) -> u32 {
    windows[0] & windows[4] >> 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line of `X`, `O` and `.`.
    fn line(picture: &str) -> LineBits {
        let set = |sign| {
            let cells = picture.chars().enumerate().filter(|(_, found)| *found == sign);
            cells.fold(0, |bits, (cell, _)| bits | 1 << (cell as u32 + LineBits::PAD))
        };
        LineBits { own: set('X'), empty: set('.') }
    }

    fn marked(picture: &str, cells: u32) -> String {
        let sign = |(cell, found)| if cells >> (cell as u32 + LineBits::PAD) & 1 != 0 { '*' } else { found };
        picture.chars().enumerate().map(sign).collect()
    }

    #[test]
    fn two_fours_on_one_line_are_two_and_an_open_four_is_one() {
        let fours = |picture: &str, at: u32| line(picture).fours_with(true, at + LineBits::PAD);
        assert_eq!(fours("..XXXX..", 3), 1);
        assert_eq!(fours("..XXXXO.", 3), 1);
        assert_eq!(fours("OXXXXO", 3), 0);
        // 扁担, 长蛇 and 争龙.
        assert_eq!(fours("X.XXX.X", 3), 2);
        assert_eq!(fours("XX.XX.XX", 3), 2);
        assert_eq!(fours("XXX.X.XXX", 4), 2);
        // The first stone is in one of the two fours only.
        assert_eq!(fours("X.XXX.X", 0), 1);
        // One side would make six.
        assert_eq!(fours("X.XXX.XX", 3), 1);
    }

    #[test]
    fn exact_five_needs_a_gap_at_both_ends() {
        let fives = |picture: &str, exact| marked(picture, line(picture).fives(exact));
        assert_eq!(fives(".XXXX..", true), "*XXXX*.");
        assert_eq!(fives(".XXXX.X", true), "*XXXX.X");
        assert_eq!(fives(".XXXX.X", false), "*XXXX*X");
        assert_eq!(fives("OXX.XXX", true), "OXX.XXX");
        assert_eq!(line("XXXXXX").run(3 + LineBits::PAD), 6);
    }

    #[test]
    fn open_fours_need_both_fives() {
        let makers = |picture: &str, exact| {
            let line = line(picture);
            let stones = (0..u32::BITS).filter(|&cell| line.own >> cell & 1 != 0);
            marked(picture, stones.fold(0, |cells, at| cells | line.open_four_makers_with(exact, at)))
        };
        assert_eq!(makers("..XXX..", true), ".*XXX*.");
        assert_eq!(makers(".XXX..", true), ".XXX*.");
        assert_eq!(makers(".XXX.", true), ".XXX.");
        assert_eq!(makers("O.XXX..O", true), "O.XXX*.O");
        assert_eq!(makers(".XX.X.", true), ".XX*X.");
        assert_eq!(makers(".XX.X.X", true), ".XX.X.X");
        assert_eq!(makers(".XX.X.X", false), ".XX*X.X");
        let fours = |picture: &str| marked(picture, line(picture).four_makers(true));
        assert_eq!(fours("O.XXX..O"), "O*XXX**O");
        assert_eq!(fours("OXXX.XX."), "OXXX.XX.");
    }
}
