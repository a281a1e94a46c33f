//! KataGo's play after two passes under territory rules (encore): kos are taken once, then only after a pass for the
//! ko.

use liangyi_core::base::{Color, PointSet};
use liangyi_core::board::{Board, BoardKey, stone_key};
use liangyi_core::game::{Move, Played};

use super::ko::ko_point;

/// Where the clean-up stands.
#[derive(Clone, Debug)]
pub struct Cleanup {
    /// 0 before it, then 1 and 2.
    pub phase: u8,
    /// Stones that have taken a ko and may not be retaken.
    pub blocked: PointSet,
    /// The boards so far, the present one last.
    pub boards: Vec<Board>,
    /// The stones that the second phase began with.
    pub second_start: Option<Board>,
    /// Kos taken: on which board, where and by whom.
    taken: Vec<(BoardKey, PointSet, Color)>,
}

impl Cleanup {
    /// At the start of a game.
    pub fn new(start: &Board) -> Cleanup {
        Cleanup { phase: 0, blocked: PointSet::EMPTY, boards: vec![*start], second_start: None, taken: Vec::new() }
    }

    /// The board as it stands.
    pub fn board(&self) -> &Board {
        self.boards.last().expect("the first board is always there")
    }

    /// What stands on the board and is blocked, as a key.
    pub fn key(&self) -> BoardKey {
        let blocked = self.blocked.iter();
        blocked.fold(self.board().key(), |key, point| {
            key ^ stone_key(Color::Black, point) ^ stone_key(Color::White, point)
        })
    }

    /// Makes a move; returns whether a stone was placed, and not a pass made for a ko.
    pub fn play(&mut self, played: Played) -> bool {
        let before = *self.board();
        let mut after = before;
        let Move::Play(point) = played.mv else {
            self.boards.push(after);
            return false;
        };
        // Retaking a blocked ko, or naming its stone, is a pass that unblocks it.
        let retaken = match before.at(point) {
            Some(_) => PointSet::single(point),
            None => {
                after.place(played.color, point);
                ko_point(&before, &after, played).into_iter().collect()
            }
        };
        let unblocks = self.phase > 0 && self.blocked.intersects(&retaken);
        if unblocks || before.at(point).is_some() {
            self.blocked = self.blocked.without(&retaken);
            self.boards.push(before);
            return false;
        }
        if self.phase > 0 && !retaken.is_empty() {
            self.blocked.insert(point);
            self.taken.push((before.key(), PointSet::single(point), played.color));
        }
        self.blocked = self.blocked & after.occupied();
        self.boards.push(after);
        true
    }

    /// Moves on to the next phase, from 0 or 1.
    pub fn advance(&mut self) {
        self.phase += 1;
        self.blocked = PointSet::EMPTY;
        self.taken.clear();
        if self.phase == 2 {
            self.second_start = Some(*self.board());
        }
    }

    /// The points on which `color` has taken a ko on this very board already.
    pub fn taken_before(&self, color: Color) -> PointSet {
        let key = self.board().key();
        let here = self.taken.iter().filter(|(board, _, taker)| *board == key && *taker == color);
        PointSet::union(here.map(|(_, point, _)| *point))
    }
}
