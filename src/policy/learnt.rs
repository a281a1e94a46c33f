//! The policy that plays: patterns and ladders propose moves, the network refines their chances.

use super::models::Models;
use super::net::NetScratch;
use super::patterns::ShapeCache;
use super::proposing::{Policy, Proposal};
use crate::base::{Color, Point, PointSet, Size};
use crate::board::Board;
use crate::game::{Game, LegalMoves, Move};
use crate::playout::cell::stone;
use crate::playout::ladder::LadderReader;
use crate::playout::{PlayoutBoard, is_small};
use crate::rules::Counting;

/// Symmetries that the network's answer is averaged over at the root of a large board: on 19x19 the mean log chance of
/// held-out moves is -2.099 with eight of them, -2.154 with one.
const ROOT_SYMMETRIES: usize = 8;

/// Patterns, ladders and the network.
pub struct LearntPolicy<'a, const W: usize> {
    models: &'a Models,
    /// The shapes of a position not many moves before those that are evaluated.
    shapes: &'a ShapeCache,
    ladders: LadderReader<W>,
    net: NetScratch,
    chances: Vec<(Point, f32)>,
}

impl<'a, const W: usize> LearntPolicy<'a, W> {
    /// A policy for positions on boards of `size` that follow the one whose shapes are in `shapes`.
    pub fn new(models: &'a Models, shapes: &'a ShapeCache, size: Size) -> LearntPolicy<'a, W> {
        LearntPolicy {
            models,
            shapes,
            ladders: LadderReader::default(),
            net: NetScratch::new(size),
            chances: Vec::new(),
        }
    }

    /// Replaces `chances` by those of stones on `points` by patterns and ladders.
    fn find_chances(
        &mut self,
        board: &PlayoutBoard<W>,
        color: Color,
        points: &PointSet,
        chances: &mut Vec<(Point, f32)>,
    ) {
        self.models.patterns.chances(board, color, points, Some(self.shapes), chances);
        // By matches: 61 % of 33 games on 19x19 against reading ladders only where the network is evaluated, which had
        // won 71 % of 65 against reading none; but on 13x13 14 of 35 against none.
        if !is_small(board.size()) {
            self.models.ladders.correct(&mut self.ladders, board, color, chances);
        }
    }
}

impl<const W: usize> Policy<Game, PlayoutBoard<W>> for LearntPolicy<'_, W> {
    /// Proposes every legal move but those that fill an own true eye which is needed, and suicides of a single stone.
    fn propose(
        &mut self,
        game: &Game,
        board: &PlayoutBoard<W>,
        color: Color,
        legal: &LegalMoves,
        proposals: &mut Vec<Proposal>,
    ) {
        let stones_count = game.rules().counting == Counting::Stones;
        let needed = |point: Point| {
            board.is_eye(color, point.index()) && !(stones_count && is_spare_eye(game.board(), color, point))
        };
        // Giving up a single stone changes nothing that a pass or a virtual move would not.
        let pointless = |point: Point| {
            board.is_suicide(color, point.index())
                && board.neighbours(point.index()).iter().all(|&next| board.at(next) != stone(color))
        };
        let points: PointSet = legal.points.iter().filter(|&point| !needed(point) && !pointless(point)).collect();
        let mut chances = std::mem::take(&mut self.chances);
        self.find_chances(board, color, &points, &mut chances);
        proposals.clear();
        proposals.extend(chances.iter().map(|&(point, chance)| Proposal { mv: Move::Play(point), chance }));
        proposals.push(Proposal { mv: Move::Pass, chance: 0.0 });
        if legal.virtual_move {
            proposals.push(Proposal { mv: Move::Virtual, chance: 0.0 });
        }
        self.chances = chances;
    }

    fn refine(&mut self, board: &PlayoutBoard<W>, color: Color, chances: &mut Vec<(Point, f32)>, at_root: bool) {
        let symmetries = if at_root && !is_small(board.size()) {
            // What an earlier search has refined with one symmetry alone is not refined any further.
            let points = chances.iter().map(|(point, _)| *point).collect();
            self.find_chances(board, color, &points, chances);
            ROOT_SYMMETRIES
        } else {
            1
        };
        self.models.net.correct(&mut self.net, board, color, chances, symmetries);
    }
}

/// Whether an own true eye can be filled and its chain still has two others, each enclosed by that chain alone.
fn is_spare_eye(board: &Board, color: Color, point: Point) -> bool {
    let size = board.size();
    let Some(next) = size.neighbours(point).next() else { return false };
    let chain = board.chain(next);
    let own = |eye: Point| size.neighbours(eye).all(|next| chain.contains(next));
    board.at(next) == Some(color)
        && own(point)
        && board.liberties(&chain).without(&PointSet::single(point)).iter().filter(|&eye| own(eye)).count() >= 2
}
