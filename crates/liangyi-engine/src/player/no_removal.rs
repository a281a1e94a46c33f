//! Games whose boards count as they stand, with nothing ever removed: when one has hardly been played, and what is
//! still to be done before one is left.
//!
//! Such a game is over when neither side can play any more (双方都不能再下), so a side that is ahead does not stop before
//! what counts is on the board: dead stones are taken, dame are filled, and where only stones count, own points too, up
//! to two eyes.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::{Board, pass_alive};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Removal;
use liangyi_core::score::territory::{Group, Parts};
use liangyi_core::score::{End, Exact, score};

use crate::judge::Judgement;
use crate::search::Candidate;

/// A side that repeats a position is not ahead where it wins less often than this.
const AHEAD: f64 = 0.5;
/// How often a side that is ahead may bring a position back.
const REPEATED_AT_MOST: usize = 2;

/// Whether the board counts as it stands when the game is over.
pub fn removes_nothing(game: &Game) -> bool {
    match game.rules().removal {
        Removal::Never => true,
        Removal::Agreed => false,
    }
}

/// Whether half of a board that counts as it stands is empty, so that the game has hardly been played.
pub fn is_hardly_played(game: &Game) -> bool {
    removes_nothing(game) && 2 * game.board().empty().len() >= game.size().area()
}

/// Whether a board has hardly any more empty points than eyes.
pub fn is_nearly_full(game: &Game) -> bool {
    4 * game.board().empty().len() <= game.size().area()
}

/// The empty points between the sides on which something is still to be had: all that touch both but the shared
/// liberties of sekis.
pub fn open_points(game: &Game, judged: &Judgement) -> PointSet {
    let mut cleared = *game.board();
    cleared.clear(&judged.dead);
    Parts::new(&cleared).shared().without(&judged.seki.dilate(cleared.size())) & game.board().empty()
}

/// The points on which `color` has something to do before it leaves the board as it stands, the most urgent set of
/// points first: where dead stones of the other side lose liberties, between the sides, own points beyond the eyes.
pub fn unfinished_points(game: &Game, color: Color, judged: &Judgement) -> [PointSet; 3] {
    let board = game.board();
    let dead = judged.dead & board.stones(color.opponent());
    let mut cleared = *board;
    cleared.clear(&judged.dead);
    let parts = Parts::new(&cleared);
    let own_points = if game.rules().counting.facts().stones_alone {
        let own = parts.groups.iter().filter(|group| group.color == color);
        PointSet::union(own.map(|group| beyond_eyes(game, &cleared, group))) & board.empty()
    } else {
        PointSet::EMPTY
    };
    [board.liberties(&dead), open_points(game, judged), own_points]
}

/// The margin of `color` on the board as it stands after `mv`; `None` where the move is illegal.
pub fn margin_after(game: &Game, color: Color, mv: Move) -> Option<Exact> {
    let mut after = game.clone();
    after.play(color, mv).ok()?;
    let counted = score(&after, after.rules(), End::Natural, None, &PointSet::EMPTY);
    Some(Exact::from(i64::from(color.sign())) * counted.margin)
}

/// The points of a group's territory that it can fill and still live whatever the other side does, by two eyes. None
/// where it does not live so.
fn beyond_eyes(game: &Game, cleared: &Board, group: &Group) -> PointSet {
    let size = cleared.size();
    let mut parts = group.territory.components(size);
    // Small parts make eyes sooner.
    parts.sort_by_key(PointSet::len);
    let points: Vec<Point> = parts.iter().flat_map(PointSet::iter).collect();
    let pairs = points.iter().enumerate().flat_map(|(index, first)| {
        let near = PointSet::single(*first).dilate(size);
        let apart = points[index + 1..].iter().filter(move |second| !near.contains(**second));
        apart.map(move |second| PointSet::single(*first) | PointSet::single(*second))
    });
    let filled = |eyes: PointSet| group.territory.without(&eyes);
    let lives = |points: &PointSet| {
        let mut after = *cleared;
        after.add(group.color, points);
        group.stones.without(&pass_alive(&after, group.color, game.rules().suicide).stones).is_empty()
    };
    pairs.map(filled).find(lives).unwrap_or(PointSet::EMPTY)
}

/// Whether a candidate of `color` only brings back a position that the other side has faced: a side that is behind does
/// not, and one that is ahead does not for ever. The simple ko alone would let it.
pub fn drags_on(game: &Game, color: Color, candidate: &Candidate) -> bool {
    let Some(point) = candidate.mv.point() else { return false };
    if !removes_nothing(game) || !game.rules().repetition.forbids_ko_alone() {
        return false;
    }
    let mut after = *game.board();
    after.place(color, point);
    let faced = game.boards_before().zip(game.moves().rev()).filter(|(_, played)| played.color != color);
    let times = faced.filter(|(board, _)| *board == after.key()).count();
    times >= REPEATED_AT_MOST || times > 0 && candidate.win_rate < AHEAD
}
