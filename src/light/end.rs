//! The end of a light playout: the final board, and its count.

use liangyi_core::base::{Color, PointSet, Size, splitmix};
use liangyi_engine::playout::PlayoutScore;

use super::row::MAX_LINES;

/// The points of a board, a word for each row.
type Rows = [u32; MAX_LINES];

/// The end of a light playout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchEnd {
    size: Size,
    stones: [Rows; 2],
    moves: [u32; 2],
}

impl BatchEnd {
    #[inline(always)]
    pub(super) fn new(size: Size, stones: [Rows; 2], moves: [u32; 2]) -> BatchEnd {
        BatchEnd { size, stones, moves }
    }

    /// The number of stones that `color` placed, suicides not counted.
    pub fn moves(&self, color: Color) -> u32 {
        self.moves[color.index()]
    }

    /// The stones of `color` left on the board.
    pub fn stones(&self, color: Color) -> PointSet {
        self.points(&self.stones[color.index()])
    }

    /// The stones of `color` and its eyes: the empty points whose adjacent points all have its stones.
    pub fn owned(&self, color: Color) -> PointSet {
        self.points(&self.owned_rows(color))
    }

    /// The number of points that `color` owns.
    pub fn area(&self, color: Color) -> i32 {
        self.owned_rows(color).iter().map(|row| row.count_ones() as i32).sum()
    }

    /// The number of eyes that the groups of `color` must keep, two at most for each.
    pub fn basic_eyes(&self, color: Color) -> i32 {
        let owned = self.owned_rows(color);
        let mut eyes = owned;
        for (eye, stones) in eyes.iter_mut().zip(&self.stones[color.index()]) {
            *eye &= !stones;
        }
        let mut kept = 0;
        while let Some(y) = eyes.iter().position(|&row| row != 0) {
            let mut group = [0; MAX_LINES];
            group[y] = eyes[y] & eyes[y].wrapping_neg();
            self.flood(&mut group, &owned);
            let mut found = 0;
            for (eye, group) in eyes.iter_mut().zip(&group) {
                found += (*eye & group).count_ones() as i32;
                *eye &= !group;
            }
            kept += found.min(2);
        }
        kept
    }

    /// A hash of the board and the numbers of moves.
    pub fn signature(&self) -> u64 {
        let rows = self.stones[0].iter().zip(&self.stones[1]).take(self.size.height());
        let words = rows.chain([(&self.moves[0], &self.moves[1])]).map(|(&a, &b)| u64::from(a) << 32 | u64::from(b));
        words.fold(0xcbf2_9ce4_8422_2325, |mixed: u64, word| {
            let mixed = (mixed ^ word).wrapping_mul(splitmix::GOLDEN);
            mixed ^ mixed >> 29
        })
    }

    /// Black's margin in points, counted by `score`, less Black's `debt` in points.
    pub fn margin(&self, score: &PlayoutScore, debt: f32) -> f32 {
        score.margin_of_counts(|color| self.area(color), |color| self.basic_eyes(color), debt)
    }

    fn owned_rows(&self, color: Color) -> Rows {
        let (width, height) = (self.size.width(), self.size.height());
        let full = u32::MAX >> (32 - width);
        let stones = &self.stones[color.index()];
        let enemies = &self.stones[1 - color.index()];
        let mut owned = *stones;
        for y in 0..height {
            // The rim is no obstacle to an eye.
            let below = if y > 0 { stones[y - 1] } else { full };
            let above = if y + 1 < height { stones[y + 1] } else { full };
            let east_west = (stones[y] << 1 | 1) & (stones[y] >> 1 | 1 << (width - 1));
            owned[y] |= full & !enemies[y] & below & above & east_west;
        }
        owned
    }

    /// Extends `group` to all points of `within` that are connected with it.
    fn flood(&self, group: &mut Rows, within: &Rows) {
        let height = self.size.height();
        loop {
            let mut grown = false;
            for y in (0..height).chain((0..height).rev()) {
                let below = if y > 0 { group[y - 1] } else { 0 };
                let above = if y + 1 < height { group[y + 1] } else { 0 };
                let row = (group[y] | below | above | group[y] << 1 | group[y] >> 1) & within[y];
                grown |= row != group[y];
                group[y] = row;
            }
            if !grown {
                break;
            }
        }
    }

    fn points(&self, rows: &Rows) -> PointSet {
        let size = self.size;
        size.points()
            .filter(|&point| {
                let (x, y) = size.coordinates(point);
                rows[y] >> x & 1 != 0
            })
            .collect()
    }
}
