//! Priors of moves in line games, by what they make on their four lines; forced moves alone where there are any. The
//! weights are chosen, not measured.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::game::{LegalMoves, Move, Position};
use liangyi_core::line::LineGame;

use super::board::ThreatBoard;
use super::playout::defences;
use super::vcf::{LineSettings, Vcf, VcfLimits, find_vcf};
use crate::policy::{Policy, Proposal};

/// The most moves of a position that get a node.
const MOST: usize = 40;
/// What the weight of a move is multiplied by that answers no threat of a winning four.
const IDLE: f32 = 0.02;
/// What the weight of a move is multiplied by that is far from every stone: more than [`NEAR`] steps along the lines of
/// the board.
const FAR: f32 = 0.05;
const NEAR: usize = 3;
/// What the weight of a move is multiplied by on the points of a win by continuous fours that the opponent has.
const ON_THEIR_LINE: f32 = 6.0;

/// Proposes moves by weight.
pub struct LinePolicy {
    settings: LineSettings,
}

impl LinePolicy {
    /// A policy with these settings.
    pub fn new(settings: LineSettings) -> LinePolicy {
        LinePolicy { settings }
    }

    /// The move that has to be made, if one is known.
    fn forced(&self, board: &ThreatBoard, color: Color, legal: &PointSet) -> Option<Point> {
        if !self.settings.threats {
            return None;
        }
        let five = board.fives(color).first();
        let block = || board.fives(color.opponent()).first().filter(|&point| legal.contains(point));
        five.or_else(block).or_else(|| self.first_of_win(board, color))
    }

    /// The first move of a win by continuous fours.
    fn first_of_win(&self, board: &ThreatBoard, color: Color) -> Option<Point> {
        self.win(board, color).and_then(|line| line.first().copied())
    }

    fn win(&self, board: &ThreatBoard, color: Color) -> Option<Vec<Point>> {
        let nodes = self.settings.vcf?.node;
        if board.fours(color).is_empty() && board.fives(color).is_empty() {
            return None;
        }
        match find_vcf(board.lines(), board.rules(), color, VcfLimits::nodes(nodes)) {
            Vcf::Win(line) => Some(line),
            Vcf::None | Vcf::Unknown => None,
        }
    }
}

fn middle(game: &LineGame) -> Point {
    let size = game.size();
    size.point(size.width() / 2, size.height() / 2)
}

/// The points near a stone.
fn near(game: &LineGame) -> PointSet {
    (0..NEAR).fold(game.board().occupied(), |near, _| near.dilate(game.size()))
}

impl Policy<LineGame, ThreatBoard> for LinePolicy {
    fn propose(
        &mut self,
        game: &LineGame,
        board: &ThreatBoard,
        color: Color,
        legal: &LegalMoves,
        proposals: &mut Vec<Proposal>,
    ) {
        proposals.clear();
        // The first stone is put in the middle, as the rules of tournaments have it.
        let first = || game.board().occupied().is_empty().then(|| middle(game)).filter(|&at| legal.points.contains(at));
        if let Some(point) = self.forced(board, color, &legal.points).or_else(first) {
            proposals.push(Proposal { mv: Move::Play(point), chance: 1.0 });
            return;
        }
        let threats = if self.settings.threats { board.threats(color.opponent()) } else { PointSet::EMPTY };
        let answers = if threats.is_empty() { legal.points } else { defences(board, color, &threats) };
        let near = near(game);
        let weight = |point: Point| {
            let idle = if answers.contains(point) { 1.0 } else { IDLE };
            let far = if near.contains(point) { 1.0 } else { FAR };
            board.weights().of(color, point.index()) as f32 * idle * far
        };
        proposals.extend(legal.points.iter().map(|point| Proposal { mv: Move::Play(point), chance: weight(point) }));
        proposals.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        proposals.truncate(MOST);
        let sum: f32 = proposals.iter().map(|proposal| proposal.chance).sum();
        proposals.iter_mut().for_each(|proposal| proposal.chance /= sum);
        if proposals.is_empty() {
            proposals.push(Proposal { mv: Move::Pass, chance: 0.0 });
        }
    }

    /// Looks at what the opponent could win by if it were its turn: a move on that line is more likely to prevent it.
    fn refine(&mut self, board: &ThreatBoard, color: Color, chances: &mut Vec<(Point, f32)>, _: bool) {
        if chances.len() < 2 {
            return;
        }
        let Some(line) = self.win(board, color.opponent()) else { return };
        for (point, chance) in chances.iter_mut().filter(|(point, _)| line.contains(point)) {
            debug_assert!(board.lines().at(*point).is_none());
            *chance *= ON_THEIR_LINE;
        }
        let sum: f32 = chances.iter().map(|(_, chance)| chance).sum();
        chances.iter_mut().for_each(|(_, chance)| *chance /= sum);
    }
}
