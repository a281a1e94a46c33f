//! A game as its moves.

use super::error::BadMoves;
use crate::base::{Color, Point, PointSet, Size};
use crate::game::{Move, Played};
use crate::sgf::{Info, SgfGame, SgfStep};

/// A game as its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRecord {
    size: Size,
    /// The points of the moves; `None` for a pass.
    points: Vec<Option<Point>>,
    /// What is known of it, if anything is.
    info: Option<Box<Info>>,
}

impl MoveRecord {
    /// A game of moves that stand in the line `line` or, where `each_line` is, from it on in a line each.
    pub fn new(size: Size, points: Vec<Option<Point>>, line: usize, each_line: bool) -> Result<MoveRecord, BadMoves> {
        let mut stones = PointSet::EMPTY;
        for (index, &point) in points.iter().enumerate() {
            let Some(point) = point else { continue };
            if stones.contains(point) {
                let line = if each_line { line + index } else { line };
                return Err(BadMoves::OnStone { line, number: index + 1 });
            }
            stones |= PointSet::single(point);
        }
        Ok(MoveRecord { size, points, info: None })
    }

    /// The same with what is known of it.
    pub fn with_info(self, info: Info) -> MoveRecord {
        MoveRecord { info: (info != Info::default()).then(|| Box::new(info)), ..self }
    }

    /// The record, up to the position before move number `before_move`.
    pub fn record(&self, before_move: Option<usize>) -> SgfGame {
        let moves = || Color::BOTH.into_iter().cycle().zip(&self.points);
        let kept = before_move.map_or(self.points.len(), |number| number.saturating_sub(1)).min(self.points.len());
        let steps = moves().take(kept).map(|(color, point)| {
            let mv = point.map_or(Move::Pass, Move::Play);
            SgfStep::Move(Played { color, mv })
        });
        SgfGame {
            size: self.size,
            komi: None,
            handicap: 0,
            info: self.info.as_deref().cloned().unwrap_or_default(),
            steps: steps.collect(),
            forced: Vec::new(),
            handicap_by_plays: false,
            declared_end: None,
            territory: Default::default(),
            agreed: None,
            next: moves().nth(kept).map(|(color, _)| color),
            warnings: Vec::new(),
        }
    }
}
