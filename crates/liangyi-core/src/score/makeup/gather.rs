//! Which stones and points change places when a board is made up: what is filled first, what is taken off first, and
//! how the empty points of a side come together in blocks that can be counted at a glance (聚攏).

use std::cmp::Reverse;

use crate::base::{Color, PointSet, Size};
use crate::score::settlement::Holdings;

/// `count` own empty points to be filled, small parts first.
pub fn to_fill(holdings: &Holdings, color: Color, count: usize) -> PointSet {
    let mut parts = holdings.owned[color.index()].components(holdings.board.size());
    parts.sort_by_key(PointSet::len);
    parts.iter().flat_map(PointSet::iter).take(count).collect()
}

/// Whether a stone of a side, or a point, lies where the two areas meet: what touches a point that the side does not
/// hold. The set has points of nobody else's, too.
fn meets_others(holdings: &Holdings, color: Color) -> PointSet {
    let size = holdings.board.size();
    PointSet::full(size).without(&holdings.held(color)).dilate(size)
}

/// The stones of a side that lie within its own ground, so that the border stays where it is when one comes off.
pub fn inner_stones(holdings: &Holdings, color: Color) -> PointSet {
    holdings.board.stones(color).without(&meets_others(holdings, color))
}

/// `count` own stones from within own ground: such as touch nothing of anybody else's where there are any, and of these
/// first those next to own points.
pub fn to_withdraw(holdings: &Holdings, color: Color, count: usize) -> PointSet {
    let own = holdings.owned[color.index()].dilate(holdings.board.size());
    let inner = inner_stones(holdings, color);
    let mut stones: Vec<_> = holdings.board.stones(color).iter().collect();
    stones.sort_by_key(|stone| (!inner.contains(*stone), !own.contains(*stone)));
    stones.into_iter().take(count).collect()
}

/// What a side may give up for an extra move: a stone from the border; where it has none, any stone, and where the
/// stones have run out, an own point.
pub fn may_give_up(holdings: &Holdings, color: Color) -> PointSet {
    let stones = holdings.board.stones(color);
    let border = stones & meets_others(holdings, color);
    match (border.is_empty(), stones.is_empty()) {
        (false, _) => border,
        (true, false) => stones,
        (true, true) => holdings.owned[color.index()],
    }
}

/// `count` own stones from the border, one after another, each next to what is not the side's own by then; where the
/// stones run out, own points. Fewer where those run out as well.
pub fn to_give_up(holdings: &Holdings, color: Color, count: usize) -> PointSet {
    let mut left = *holdings;
    let mut given = PointSet::EMPTY;
    for _ in 0..count {
        let own = left.owned[color.index()].dilate(left.board.size());
        let choice = may_give_up(&left, color).iter().min_by_key(|stone| own.contains(*stone));
        let Some(point) = choice else { break };
        let point = PointSet::single(point);
        left.give_up(color, &point);
        given |= point;
    }
    given
}

/// Makes the empty points of both sides come together; the points that have changed.
pub fn gather(holdings: &mut Holdings) -> PointSet {
    PointSet::union(Color::BOTH.map(|color| gather_own(holdings, color)))
}

/// Makes the empty points of one side come together; the points that have changed.
pub fn gather_own(holdings: &mut Holdings, color: Color) -> PointSet {
    let (before, after) = (holdings.owned[color.index()], gathered(holdings, color));
    let (opened, closed) = (after.without(&before), before.without(&after));
    holdings.withdraw(color, &opened);
    holdings.fill(color, &closed);
    opened | closed
}

/// Where the empty points of a side could be within all that it holds: put together in rectangles where that moves no
/// more stones than it leaves points where they are, and with the border where it is.
fn gathered(holdings: &Holdings, color: Color) -> PointSet {
    let size = holdings.board.size();
    let empty = holdings.owned[color.index()];
    // Points whose neighbours are all the side's own stay recognisably its own when they are empty.
    let inner = holdings.held(color).without(&meets_others(holdings, color));
    let mut block = PointSet::EMPTY;
    while let Some(rectangle) = {
        let wanted = empty.len() - block.len();
        best_rectangle(size, &inner.without(&block), &empty, &block, wanted)
    } {
        block |= rectangle;
    }
    // The points that are left stay, those of large parts and next to the blocks sooner than lone ones.
    let mut parts = (empty | block).components(size);
    parts.sort_by_key(|part| Reverse(part.len()));
    let rest = parts.iter().flat_map(PointSet::iter).filter(|point| !block.contains(*point));
    block | rest.take(empty.len() - block.len()).collect()
}

/// The rectangle within `room`, two lines wide at least and of at most `most` points, in which the most points are
/// empty anyway for each stone that has to come off; large, square and next to what there is among those alike. None
/// where more stones come off than points stay.
fn best_rectangle(size: Size, room: &PointSet, empty: &PointSet, block: &PointSet, most: usize) -> Option<PointSet> {
    let (room_sums, empty_sums) = (Sums::new(size, room), Sums::new(size, empty));
    let adjacent_sums = Sums::new(size, &(block.dilate(size) & PointSet::full(size)));
    let mut best: Option<((usize, usize, usize, bool), [usize; 4])> = None;
    for y in 0..size.height() {
        for x in 0..size.width() {
            for height in 2..=(size.height() - y).min(most) {
                for width in 2..=(size.width() - x).min(most / height) {
                    let area = width * height;
                    if room_sums.within(x, y, width, height) < area {
                        break;
                    }
                    let kept = empty_sums.within(x, y, width, height);
                    let Some(gain) = (2 * kept).checked_sub(area) else { continue };
                    let adjacent = adjacent_sums.within(x, y, width, height) > 0;
                    let worth = (gain, area, width.min(height), adjacent);
                    if best.is_none_or(|(found, _)| worth > found) {
                        best = Some((worth, [x, y, width, height]));
                    }
                }
            }
        }
    }
    let (_, [left, low, width, height]) = best?;
    Some((low..low + height).flat_map(|y| (left..left + width).map(move |x| size.point(x, y))).collect())
}

/// How many points of a set lie in a rectangle, at four look-ups each.
struct Sums {
    stride: usize,
    sums: Vec<usize>,
}

impl Sums {
    fn new(size: Size, points: &PointSet) -> Sums {
        let stride = size.width() + 1;
        let mut sums = vec![0; stride * (size.height() + 1)];
        for y in 0..size.height() {
            let mut row = 0;
            for x in 0..size.width() {
                row += usize::from(points.contains(size.point(x, y)));
                sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + row;
            }
        }
        Sums { stride, sums }
    }

    fn within(&self, x: usize, y: usize, width: usize, height: usize) -> usize {
        let at = |x: usize, y: usize| self.sums[y * self.stride + x];
        at(x + width, y + height) + at(x, y) - at(x, y + height) - at(x + width, y)
    }
}
