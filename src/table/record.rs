//! The record of a table's game: the engine goes where the cursor goes, and the record as it is saved.

use std::sync::Arc;

use liangyi_core::base::{Color, Point};
use liangyi_core::board::Board;
use liangyi_core::game::End;
use liangyi_core::sgf::{ENDED, GameResult, NodeId, NodeMarks, SgfTree};
use liangyi_engine::engine::{Engine, EngineSettings};

use super::cursor::Cursor;
use super::game_table::{GameTable, Standing};
use crate::protocol::{OpenError, OpenedNode, open_node, result_of};
use crate::records::scoring::RecordMarks;

/// What a set-up changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetUpChange {
    /// What stands on a point.
    Point {
        /// The point.
        at: Point,
        /// The stone; `None` for none.
        stone: Option<Color>,
    },
    /// Who is to move.
    Turn(Color),
}

impl GameTable {
    /// Goes to a node of the record; `base` are the settings with which records are opened.
    ///
    /// # Errors
    ///
    /// The record gives no position there.
    pub fn go_to(&mut self, base: &EngineSettings, node: NodeId) -> Result<(), OpenError> {
        if !walk(&mut self.engine, &self.standing.cursor, node) {
            let OpenedNode { engine, .. } = open_node(base, self.standing.cursor.tree(), node)?;
            self.engine = engine;
        }
        self.standing.cursor.go_to(node);
        self.settle();
        Ok(())
    }

    /// What follows from another position.
    fn settle(&mut self) {
        self.standing.cursor.note_moves(self.engine.moves().len());
        self.read_end();
        self.engine.forget_searches();
    }

    /// Removes a node of the record with all that comes after it; returns whether the position is another one then.
    ///
    /// # Errors
    ///
    /// The record gives no position before it.
    pub fn remove(&mut self, base: &EngineSettings, node: NodeId) -> Result<bool, OpenError> {
        let Some(parent) = self.cursor().tree().parent(node) else { return Ok(false) };
        let is_shown = self.cursor().path().contains(&node);
        if is_shown {
            self.go_to(base, parent)?;
        }
        let tree = self.cursor().tree();
        let begins = tree.path(parent).iter().all(|&id| tree.moves_in(id) == 0);
        let to_move = |table: &GameTable| {
            let opened = open_node(base, table.cursor().tree(), parent).ok()?;
            Some(opened.engine.to_move())
        };
        // What comes next says who is to move before the first move.
        let before = if begins { to_move(self) } else { None };
        self.standing.cursor.remove(node);
        if let Some(color) = before.filter(|_| before != to_move(self)) {
            let tree = self.cursor().tree();
            let at = tree.path(parent).into_iter().rfind(|&id| tree.sets_up(id)).unwrap_or(tree.root());
            self.standing.cursor.edit(|tree| tree.set(at, "PL", vec![color.letter().to_string()]));
        }
        let is_read_anew = self.cursor().begins_in_a_row(self.cursor().path(), self.engine.size());
        if is_read_anew {
            self.go_to(base, self.cursor().here())?;
        }
        Ok(is_shown || is_read_anew)
    }

    /// Has another record take the place of this one, as it was before a change, at a node.
    ///
    /// # Errors
    ///
    /// The record gives no position there.
    pub fn put_back(&mut self, base: &EngineSettings, tree: Arc<SgfTree>, node: NodeId) -> Result<(), OpenError> {
        let OpenedNode { engine, .. } = open_node(base, &tree, node)?;
        self.engine = engine;
        self.standing.cursor.put_back(tree, node);
        self.settle();
        Ok(())
    }

    /// Sets the position up at the node that is shown, or where that has a move or others follow it, at another one
    /// after it, which is gone to: what is recorded goes on from where it did. Returns whether there was anything to
    /// change.
    ///
    /// # Errors
    ///
    /// There is no such position in the game; nothing has changed.
    pub fn set_up(&mut self, base: &EngineSettings, change: SetUpChange) -> Result<bool, OpenError> {
        let (cursor, size) = (&self.standing.cursor, self.engine.size());
        let (tree, here) = (cursor.tree(), cursor.here());
        let is_free = tree.children(here).is_empty() && tree.moves_in(here) == 0;
        let before = match (is_free, tree.parent(here)) {
            (true, Some(parent)) => *open_node(base, tree, parent)?.engine.board(),
            (true, None) => Board::new(size),
            (false, _) => *self.engine.board(),
        };
        let mut changed = tree.clone();
        let node = if is_free { here } else { changed.add_node(here) };
        match change {
            SetUpChange::Turn(color) => changed.set(node, "PL", vec![color.letter().to_string()]),
            SetUpChange::Point { at, stone } => {
                let wanted = (stone != before.at(at)).then_some(match stone {
                    Some(Color::Black) => "AB",
                    Some(Color::White) => "AW",
                    None => "AE",
                });
                for name in ["AB", "AW", "AE"] {
                    let mut points = changed.points(node, name, size);
                    points.remove(at);
                    points |= (wanted == Some(name)).then_some(at).into_iter().collect();
                    changed.set_points(node, name, size, &points);
                }
            }
        }
        let is_changed = if is_free { changed != *tree } else { changed.sets_up(node) };
        if is_changed {
            self.put_back(base, Arc::new(changed), node)?;
        }
        Ok(is_changed)
    }

    /// The record as a file has it, with `judged` as its result where the result had to be judged. Nothing is judged
    /// for it: where the sides have not agreed the result is unknown. What a record from elsewhere says of its end
    /// stays until it ends otherwise here.
    pub fn record(&self, judged: Option<String>) -> SgfTree {
        let Standing { cursor, views, .. } = &self.standing;
        let mut tree = cursor.tree().clone();
        let agreed = views.as_ref().map(|views| views.agreed().is_some());
        // What a record states of its end stays as it is.
        let is_ended_here = tree.property(cursor.here(), ENDED).is_some() || agreed == Some(true);
        let end = match (cursor.is_own(), is_ended_here) {
            (true, _) => *cursor.line().last().expect("the root"),
            (false, true) => cursor.here(),
            (false, false) => *tree.main_line().last().expect("the root"),
        };
        let is_here = end == cursor.here();
        let kept = tree.text(end, ENDED);
        if !cursor.is_own() && !is_ended_here && kept.is_none() {
            return tree;
        }
        let mut there = self.engine.fork(self.engine.settings().clone());
        if !is_here
            && !walk(&mut there, cursor, end)
            && let Ok(opened) = open_node(self.engine.settings(), cursor.tree(), end)
        {
            // Stones are set up on the way.
            there = opened.engine;
        }
        let size = there.size();
        let marks = tree.marks(end, size);
        if let (Some(go), Some((End::Agreed, agreed))) = (there.go(), marks.as_ref().and_then(NodeMarks::agreed)) {
            let marked = RecordMarks::territory(go.game(), &agreed.on(go.board()));
            for (name, points) in ["TB", "TW"].into_iter().zip(marked) {
                tree.set_points(end, name, size, &points);
            }
        }
        let is_open = is_here && agreed == Some(false);
        let known = judged.filter(|_| is_here).or(kept);
        let known = known.or(is_open.then(|| GameResult::Unknown.to_string()));
        let is_void = there.go().is_some_and(|go| go.game().cycle().is_some());
        let known = known.or(is_void.then(|| GameResult::Void.to_string()));
        let result = known.or_else(|| result_of(&mut there));
        tree.set(tree.root(), "RE", result.into_iter().collect());
        if cursor.is_own() {
            tree.make_main(end);
        }
        tree
    }
}

/// Brings a session from where the cursor is to another node by taking moves back and making moves; returns whether
/// that is enough. What is agreed and set in the game stays then.
fn walk(engine: &mut Engine, cursor: &Cursor, node: NodeId) -> bool {
    let Some((back, on)) = cursor.way_to(node, engine.size()) else { return false };
    let before = engine.snapshot();
    let walked = engine.undo(back).is_ok() && engine.play_all(&on).is_ok();
    if !walked {
        // A move that the rules forbid is made where a record has it.
        engine.restore(before);
    }
    walked
}
