//! Boards that are made up to judge a position: the last moves made, or what is wide open settled.
//!
//! It reads no further than whether a chain is in atari, and judges nothing.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::Board;
use liangyi_core::score::territory::Parts;

// The last moves of a game are worth no point of area: dame are filled, threats that this makes are answered, and a
// side fills what it has to fill of its own. What is shared after them is shared for good. Dead stones are off the
// board, and all others are taken to live.

/// The most points of a region of dame: a larger one is not played out.
const MOST_DAME: usize = 12;

/// What the last moves of a game say of it.
#[derive(Clone, Debug)]
pub struct Closing {
    /// Own points that each side had to fill, Black's first.
    pub repairs: [PointSet; 2],
    /// Groups that share liberties for good and do not show two eyes.
    pub sharing: Vec<PointSet>,
}

/// Plays the last moves on `board`, from which the dead stones are off.
pub fn close(board: &Board) -> Closing {
    let start = Parts::new(board);
    let own = Color::BOTH.map(|color| start.territory(color));
    let mut play = Play { board: *board, own, refused: [PointSet::EMPTY; 2] };
    let mut passes = 0;
    let mut color = Color::Black;
    while passes < 2 {
        passes = if play.fills_dame(color) { 0 } else { passes + 1 };
        color = color.opponent();
    }
    for color in Color::BOTH {
        play.answer(color);
    }
    let parts = Parts::new(&play.board);
    let sharing = parts.groups.iter().filter(|group| group.in_seki).map(|group| group.stones & board.occupied());
    let sharing = sharing.collect();
    let repairs = Color::BOTH.map(|color| play.board.stones(color) & own[color.index()]);
    Closing { repairs, sharing }
}

/// A board on which the last moves are made.
struct Play {
    board: Board,
    /// The territory of both sides before them.
    own: [PointSet; 2],
    /// Dame that each side cannot fill.
    refused: [PointSet; 2],
}

impl Play {
    /// Fills a dame for `color`, if it has one to fill, and answers for the opponent what that threatens.
    fn fills_dame(&mut self, color: Color) -> bool {
        let parts = Parts::new(&self.board);
        let size = self.board.size();
        let small = parts.regions.iter().filter(|region| region.is_shared() && region.points.len() <= MOST_DAME);
        let dame = PointSet::union(small.map(|region| region.points));
        let lives = |in_seki: bool| {
            let groups = parts.groups.iter().filter(|group| group.color == color && group.in_seki == in_seki);
            PointSet::union(groups.map(|group| group.stones)).dilate(size)
        };
        // A dame that joins what has two eyes and what has not comes first.
        let (living, weak) = (lives(false), lives(true));
        let joining = dame & living & weak;
        let open = dame & living;
        for point in joining.iter().chain(open.without(&joining).iter()) {
            if self.refused[color.index()].contains(point) {
                continue;
            }
            if self.fill(color, point) {
                return true;
            }
            self.refused[color.index()].insert(point);
        }
        false
    }

    /// Fills `point` for `color`, unless that leaves another chain of either side in an atari that cannot be answered.
    fn fill(&mut self, color: Color, point: Point) -> bool {
        let before = self.board;
        let lost = self.in_danger(color.opponent());
        let removed = self.board.place(color, point);
        let chain = self.board.chain(point);
        let is_safe = removed.captured.is_empty() && self.board.liberties(&chain).len() >= 2;
        if is_safe && self.answer(color.opponent()).without(&lost).is_empty() {
            return true;
        }
        self.board = before;
        false
    }

    /// The chains of `color` that stay in atari whatever it answers.
    fn in_danger(&self, color: Color) -> PointSet {
        Play { board: self.board, own: self.own, refused: self.refused }.answer(color)
    }

    /// Takes the chains of `color` out of atari, and returns those that stay in it.
    fn answer(&mut self, color: Color) -> PointSet {
        let mut lost = PointSet::EMPTY;
        let is_in_atari = |board: &Board, chain: &PointSet| board.liberties(chain).len() == 1;
        let chains = self.board.chains(color);
        for chain in chains.into_iter().filter(|chain| is_in_atari(&self.board, chain)).collect::<Vec<_>>() {
            // One answer may save two chains.
            let chain = chain.flood(self.board.size(), &self.board.stones(color));
            let Some(point) = self.board.liberties(&chain).first().filter(|_| is_in_atari(&self.board, &chain)) else {
                continue;
            };
            if !self.board.removed_by(color.opponent(), point).suicide.is_empty() {
                continue;
            }
            let before = self.board;
            let removed = self.board.place(color, point);
            let whole = self.board.chain(point);
            // All stones on the board live: who could take some and live by that does not (一气双活).
            if !removed.captured.is_empty() || self.board.liberties(&whole).len() < 2 {
                self.board = before;
                lost |= chain;
            }
        }
        lost
    }
}

// A wide open part of the board as if it were settled: shared out between the chains that border it, with eyes for
// each. What stands inside of these chains is then judged by itself, as a figure of a book asks for that shows a part
// of a board (一眼净活图, 计活子, article 10).

/// A region is wide if it is at least this part of the board, and has at least so many points.
const WIDE_SHARE: usize = 5;
const WIDE: usize = 9;
/// Eyes that a chain gets in its part of what was open.
const EYES: usize = 2;

/// A board whose wide open parts are settled.
#[derive(Clone, Debug)]
pub struct SettledOutside {
    /// The board.
    pub board: Board,
    /// What stands on it since: the parts that were open and the chains that border them.
    pub outside: PointSet,
}

impl SettledOutside {
    /// Settles the wide empty regions of `board` that chains of both sides border; `None` if it has none.
    pub fn of(board: &Board) -> Option<SettledOutside> {
        let size = board.size();
        let is_wide = |region: &PointSet| {
            let around = region.dilate(size);
            let borders = |color| around.intersects(&board.stones(color));
            region.len() >= WIDE && WIDE_SHARE * region.len() >= size.area() && Color::BOTH.into_iter().all(borders)
        };
        let open = PointSet::union(board.empty().components(size).into_iter().filter(is_wide));
        if open.is_empty() {
            return None;
        }
        let around = open.dilate(size);
        let mut parts = Color::BOTH
            .map(|color| PointSet::union(board.chains(color).into_iter().filter(|chain| chain.intersects(&around))));
        let outside = open | parts[0] | parts[1];
        let mut left = open;
        while !left.is_empty() {
            let [black, white] = parts.each_ref().map(|part| part.dilate(size) & left);
            // Of the points that both come to next, every second one is Black's.
            let (mut both, mut first) = (black & white, PointSet::EMPTY);
            for (number, point) in (black & white).iter().enumerate() {
                if number % 2 == 0 {
                    first.insert(point);
                }
            }
            both = both.without(&first);
            parts = [parts[0] | black.without(&both), parts[1] | white.without(&first)];
            left = left.without(&(black | white));
        }
        let mut board = *board;
        for color in Color::BOTH {
            for part in parts[color.index()].components(size) {
                board.add(color, &(part & open).without(&eyes(&part, &(part & open), &board)));
            }
        }
        board.is_legal().then_some(SettledOutside { board, outside })
    }
}

/// Points of `open` for the eyes of `part`: where they touch nothing else if that can be, and no other.
fn eyes(part: &PointSet, open: &PointSet, board: &Board) -> PointSet {
    let size = board.size();
    let is_inner = |point: &_| (PointSet::single(*point).dilate(size) & PointSet::full(size)).without(part).is_empty();
    let mut eyes = PointSet::EMPTY;
    let mut near = PointSet::EMPTY;
    for point in open.iter().filter(is_inner).chain(open.iter()) {
        if eyes.len() < EYES && !near.contains(point) {
            eyes.insert(point);
            near |= PointSet::single(point).dilate(size).dilate(size);
        }
    }
    eyes
}
