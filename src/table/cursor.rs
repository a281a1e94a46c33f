//! Where in a record a game is, and how moves and edits change the record there: the tree, the line of it that is
//! shown, and a node on that. The moves of the game are the path to that node.

use std::sync::Arc;

use liangyi_core::base::Size;
use liangyi_core::game::Played;
use liangyi_core::sgf::{DECLARED_END, ENDED, MARKED, NodeId, Property, SgfTree};
use liangyi_engine::engine::Engine;

use crate::protocol::sgf_tree;

/// Where in a record a game is.
#[derive(Clone, Debug)]
pub struct Cursor {
    tree: Arc<SgfTree>,
    /// The revision of the tree: it grows by every change, and from one record to the next.
    tree_rev: u64,
    /// The same, but what is noted of the end of a game does not count.
    edit_rev: u64,
    /// The line that is shown, from the root to its end.
    line: Vec<NodeId>,
    /// The place of the node on that line.
    at: usize,
    /// How many nodes of the line come before those of the game's moves: a set-up on the way begins the history anew,
    /// and plays at the start can be a position.
    before_moves: usize,
    /// Whether the game is played here: then a move that is made belongs to the main line, and what was there before is
    /// a variation. In a record from elsewhere it is the other way round.
    is_own: bool,
}

impl Cursor {
    /// At the end of the main line of a tree.
    pub fn new(tree: SgfTree, is_own: bool) -> Cursor {
        let line = tree.main_line();
        Cursor {
            tree: Arc::new(tree),
            tree_rev: 0,
            edit_rev: 0,
            at: line.len() - 1,
            before_moves: line.len(),
            line,
            is_own,
        }
    }

    /// At the start of the game of a session, which has no moves yet and is recorded from here on.
    pub fn of_game(engine: &mut Engine) -> Cursor {
        Cursor::new(sgf_tree(engine), true)
    }

    /// The same, in place of another record.
    pub fn in_place_of(self, other: &Cursor) -> Cursor {
        Cursor { tree_rev: other.tree_rev + 1, edit_rev: other.edit_rev + 1, ..self }
    }

    /// Notes that the game has been read here, and has so many moves.
    pub fn note_moves(&mut self, moves: usize) {
        let (mut left, mut before) = (moves, self.path().len());
        while left > 0 && before > 0 {
            before -= 1;
            left = left.saturating_sub(self.tree.moves_in(self.line[before]));
        }
        self.before_moves = before.max(1);
    }

    /// The tree.
    pub fn tree(&self) -> &SgfTree {
        &self.tree
    }

    /// The tree as it is now, for another thread.
    pub fn shared_tree(&self) -> Arc<SgfTree> {
        Arc::clone(&self.tree)
    }

    /// The revision of the tree.
    pub fn tree_rev(&self) -> u64 {
        self.tree_rev
    }

    /// The revision of the tree without what is noted of the end of its game.
    pub fn edit_rev(&self) -> u64 {
        self.edit_rev
    }

    /// Whether the game is played here.
    pub fn is_own(&self) -> bool {
        self.is_own
    }

    /// Has the game be played here.
    pub fn make_own(&mut self) {
        self.is_own = true;
    }

    /// The node.
    pub fn here(&self) -> NodeId {
        self.line[self.at]
    }

    /// The line that is shown.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The nodes of that line up to this one.
    pub fn path(&self) -> &[NodeId] {
        &self.line[..=self.at]
    }

    /// The nodes of that line after this one.
    pub fn rest(&self) -> &[NodeId] {
        &self.line[self.at + 1..]
    }

    /// The moves of these nodes.
    pub fn moves<'a>(&'a self, nodes: &'a [NodeId], size: Size) -> impl Iterator<Item = Played> + 'a {
        nodes.iter().filter_map(move |&id| self.tree.played(id, size))
    }

    /// How many moves lie between this node and another, back and on, where they can be taken back and made: not where
    /// one of the two nodes is read as a position of its own.
    pub fn way_to(&self, id: NodeId, size: Size) -> Option<(usize, Vec<Played>)> {
        let (tree, path, target) = (&*self.tree, self.path(), self.tree.path(id));
        let shared = path.iter().zip(&target).take_while(|(here, there)| here == there).count();
        let is_plain = |id: &NodeId| !tree.sets_up(*id) && tree.moves_in(*id) <= 1;
        let is_open = self.begins_in_a_row(path, size) || self.begins_in_a_row(&target, size);
        if shared < self.before_moves || is_open || !path[shared..].iter().chain(&target[shared..]).all(is_plain) {
            return None;
        }
        Some((self.moves(&path[shared..], size).count(), self.moves(&target[shared..], size).collect()))
    }

    /// Whether the moves of these nodes begin with plays in a row. What they are depends on how many there are and on
    /// what follows, so that a node on such a line is read anew.
    pub fn begins_in_a_row(&self, nodes: &[NodeId], size: Size) -> bool {
        let mut moves = nodes.iter().filter_map(|&id| Some((id, self.tree.played(id, size)?)));
        let (first, second) = (moves.next(), moves.next());
        first.zip(second).is_some_and(|((_, first), (id, second))| {
            first.color == second.color && self.tree.property(id, "KO").is_none()
        })
    }

    /// The first node on the line with which, and with those before it, so many moves of the game have been made.
    pub fn after_moves(&self, moves: usize, size: Size) -> Option<NodeId> {
        let (before, mut made) = (self.before_moves, 0);
        for (index, &id) in self.line.iter().enumerate() {
            made += usize::from(index >= before && self.tree.played(id, size).is_some());
            if index + 1 >= before && made == moves {
                return Some(id);
            }
        }
        None
    }

    /// Goes to a node. The line that is shown stays if it leads there; otherwise it goes on from there along first
    /// variations.
    pub fn go_to(&mut self, id: NodeId) {
        if let Some(at) = self.line.iter().position(|&on_line| on_line == id) {
            self.at = at;
            return;
        }
        self.line = self.tree.path(id);
        self.at = self.line.len() - 1;
        self.line.extend(&self.tree.line_from(id)[1..]);
    }

    /// Drops the nodes after this one from the line that is shown. They stay in the tree.
    pub fn end_here(&mut self) {
        self.line.truncate(self.at + 1);
    }

    /// Goes on to the node of a move, which is made if there is none.
    pub fn make(&mut self, size: Size, played: Played, forced: bool) {
        let here = self.here();
        let on_line = self.rest().first().copied().filter(|&next| self.tree.played(next, size) == Some(played));
        let known = on_line.or_else(|| self.tree.child_with(here, size, played));
        let id = match known {
            Some(id) => id,
            None => self.edit(|tree| tree.add_move(here, size, played, forced)),
        };
        if self.is_own && self.tree.children(here).first() != Some(&id) {
            self.edit(|tree| tree.put_first(id));
        }
        self.end_here_unless(id);
        self.go_to(id);
    }

    /// A move that is on the line leaves it as it is.
    fn end_here_unless(&mut self, next: NodeId) {
        if self.rest().first() != Some(&next) {
            self.end_here();
            self.line.push(next);
        }
    }

    /// Changes the tree.
    pub fn edit<T>(&mut self, change: impl FnOnce(&mut SgfTree) -> T) -> T {
        self.edit_rev += 1;
        self.note(change)
    }

    /// Changes what the tree says of the end of the game.
    pub fn note<T>(&mut self, change: impl FnOnce(&mut SgfTree) -> T) -> T {
        self.tree_rev += 1;
        change(Arc::make_mut(&mut self.tree))
    }

    /// Has a node hold what it held before a change of it; what is noted of the end there stays.
    pub fn put_back_node(&mut self, id: NodeId, properties: Vec<Property>) {
        self.edit(|tree| {
            // How a game has ended at the node is no edit.
            let names = MARKED.as_flattened().iter().copied().chain([DECLARED_END, ENDED]);
            let values = |name| tree.property(id, name).map_or_else(Vec::new, |one| one.values.clone());
            let noted: Vec<_> = names.map(|name| (name, values(name))).collect();
            tree.set_properties(id, properties);
            for (name, values) in noted {
                tree.set(id, name, values);
            }
        });
    }

    /// Has another tree take the place of this one, as it was before a change, and goes to a node of it.
    pub fn put_back(&mut self, tree: Arc<SgfTree>, id: NodeId) {
        (self.tree, self.line) = (tree, Vec::new());
        (self.tree_rev, self.edit_rev) = (self.tree_rev + 1, self.edit_rev + 1);
        self.go_to(id);
    }

    /// Removes a node with all that comes after it, and goes to the one before it where it is one of these. Returns
    /// whether there was anything to be removed.
    pub fn remove(&mut self, id: NodeId) -> bool {
        let Some(parent) = self.tree.parent(id) else { return false };
        if let Some(place) = self.line.iter().position(|&on_line| on_line == id) {
            self.line.truncate(place);
            self.at = self.at.min(place - 1);
        }
        self.edit(|tree| tree.remove(id));
        if self.line.last() == Some(&parent) {
            self.line.extend(&self.tree.line_from(parent)[1..]);
        }
        true
    }
}
