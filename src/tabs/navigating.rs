//! Going about in the record, and changing it.

use liangyi_core::base::Color;
use liangyi_core::game::Played;
use liangyi_core::sgf::{NodeId, Recorded as _};
use liangyi_engine::engine::Engine;

use super::answer::Refused;
use super::tab::{Fulfilled, Tab};
use crate::protocol::{OpenedNode, open_node};

/// The longest comment, in bytes.
const LONGEST_COMMENT: usize = 64 << 10;

type Done = Result<Fulfilled, Refused>;

impl Tab {
    /// The node with a number.
    pub(super) fn node(&self, number: u32) -> Result<NodeId, Refused> {
        self.play.place.tree().find(number).ok_or(Refused::NoSuchNode)
    }

    /// Makes a move that the engine has made in the record too.
    pub(super) fn note_move(&mut self, played: Played) {
        let size = self.engine.size();
        let index = self.engine.moves().len() - 1;
        let forced = match &self.engine {
            Engine::Go(go) => go.game().forced_moves().binary_search(&index).is_ok(),
            Engine::Line(line) => line.game().forced_moves().binary_search(&index).is_ok(),
        };
        self.play.place.make(size, played, forced);
    }

    /// How many nodes of the line come before those of the moves that the engine has: a set-up on the way begins the
    /// history anew, and plays at the start are a position.
    fn nodes_before_moves(&self) -> usize {
        let place = &self.play.place;
        let mut left = self.engine.moves().len();
        let path = place.path();
        let mut before = path.len();
        while left > 0 && before > 0 {
            before -= 1;
            left = left.saturating_sub(place.tree().moves_in(path[before]));
        }
        before.max(1)
    }

    /// Goes to the position after so many moves on the line that is shown.
    pub(super) fn go_to_move(&mut self, move_number: usize) -> Done {
        let before = self.nodes_before_moves();
        let found = self.play.place.after_moves(before, move_number, self.engine.size());
        self.go_to(found.ok_or(Refused::NoSuchMove)?)
    }

    /// Goes to a node.
    pub(super) fn go_to(&mut self, id: NodeId) -> Done {
        if !self.walk_to(id) {
            let opened = open_node(self.shared.settings(), self.play.place.tree(), id);
            let OpenedNode { engine, .. } = opened.map_err(|error| Refused::BadRecord { detail: error.to_string() })?;
            self.engine = engine;
        }
        self.play.place.go_to(id);
        self.play.resigned = None;
        Ok(Fulfilled::Moved)
    }

    /// Brings the engine to a node by taking moves back and making moves; returns whether that is enough. What is
    /// agreed and set in the game stays then.
    pub(super) fn walk_to(&mut self, id: NodeId) -> bool {
        let (place, size) = (&self.play.place, self.engine.size());
        let (tree, path, target) = (place.tree(), place.path(), place.tree().path(id));
        let shared = path.iter().zip(&target).take_while(|(here, there)| here == there).count();
        let moves = |nodes: &[NodeId]| -> Option<Vec<Played>> {
            let is_plain = |id: &NodeId| !tree.sets_up(*id) && tree.moves_in(*id) <= 1;
            nodes.iter().all(is_plain).then(|| place.moves(nodes, size).collect())
        };
        if shared < self.nodes_before_moves()
            || place.begins_in_a_row(path, size)
            || place.begins_in_a_row(&target, size)
        {
            return false;
        }
        let (Some(back), Some(on)) = (moves(&path[shared..]), moves(&target[shared..])) else { return false };
        let before = self.engine.snapshot();
        let walked = self.engine.undo(back.len()).is_ok() && self.engine.play_all(&on).is_ok();
        if !walked {
            // A move that the rules forbid is made where a record has it.
            self.engine.restore(before);
        }
        walked
    }

    /// Sets the comment of a node.
    pub(super) fn comment(&mut self, number: u32, text: &str) -> Done {
        let id = self.node(number)?;
        if text.len() > LONGEST_COMMENT {
            return Err(Refused::TooLong);
        }
        self.play.place.edit(|tree| tree.set_text(id, "C", text));
        Ok(Fulfilled::Changed)
    }

    /// Removes a node with all that comes after it.
    pub(super) fn remove(&mut self, number: u32) -> Done {
        let id = self.node(number)?;
        let parent = self.play.place.tree().parent(id).ok_or(Refused::NoSuchNode)?;
        let is_shown = self.play.place.path().contains(&id);
        if is_shown {
            self.go_to(parent)?;
        }
        let size = self.engine.size();
        let tree = self.play.place.tree();
        let begins = tree.path(parent).iter().all(|&id| tree.moves_in(id) == 0);
        // What comes next says who is to move before the first move.
        let before = if begins { self.to_move_at(parent) } else { None };
        self.play.place.remove(id);
        if let Some(color) = before.filter(|_| before != self.to_move_at(parent)) {
            let tree = self.play.place.tree();
            let at = tree.path(parent).into_iter().rfind(|&id| tree.sets_up(id)).unwrap_or(tree.root());
            self.play.place.edit(|tree| tree.set(at, "PL", vec![color.letter().to_string()]));
        }
        let is_read_anew = self.play.place.begins_in_a_row(self.play.place.path(), size);
        if is_read_anew {
            let here = self.play.place.here();
            self.go_to(here)?;
        }
        Ok(if is_shown || is_read_anew { Fulfilled::Moved } else { Fulfilled::Changed })
    }

    /// Who is to move at a node, as the record is read.
    fn to_move_at(&self, id: NodeId) -> Option<Color> {
        let opened = open_node(self.shared.settings(), self.play.place.tree(), id).ok()?;
        Some(opened.engine.to_move())
    }

    /// Makes the line to a node the main line.
    pub(super) fn promote(&mut self, number: u32) -> Done {
        let id = self.node(number)?;
        self.play.place.edit(|tree| tree.make_main(id));
        Ok(Fulfilled::Changed)
    }
}
