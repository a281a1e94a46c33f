//! Changes of a tree.

use super::super::passes::VIRTUAL_MOVE;
use super::super::write::letters;
use super::escape::backslashed;
use super::node::{Node, NodeId, Property, SgfTree};
use crate::base::Size;
use crate::game::{Move, Played};

impl SgfTree {
    /// A new node after `parent`, behind those that are there.
    pub(super) fn push(&mut self, parent: NodeId) -> NodeId {
        let id = NodeId::new(u32::try_from(self.nodes.len()).expect("far fewer nodes"));
        self.nodes.push(Node { parent: Some(parent), ..Node::default() });
        self.nodes[parent.index()].children.push(id);
        id
    }

    /// A new node with a move after `parent`, as its last variation. `forced` says that it is to be made whatever a
    /// reader makes of it (`KO`).
    pub fn add_move(&mut self, parent: NodeId, size: Size, Played { color, mv }: Played, forced: bool) -> NodeId {
        let id = self.push(parent);
        let value = match mv {
            Move::Play(point) => letters(size, point),
            Move::Pass | Move::Virtual => String::new(),
        };
        let mut properties = vec![Property::new(&color.letter().to_string(), value)];
        if mv == Move::Virtual {
            properties.push(Property::new(VIRTUAL_MOVE, "1"));
        }
        if forced {
            properties.push(Property::new("KO", ""));
        }
        self.nodes[id.index()].properties = properties;
        id
    }

    /// The node after `parent` with this move, if there is one.
    pub fn child_with(&self, parent: NodeId, size: Size, played: Played) -> Option<NodeId> {
        self.children(parent).iter().copied().find(|&id| self.played(id, size) == Some(played))
    }

    /// Sets the property `name` of a node to values as they stand between the brackets; none removes it. It keeps its
    /// place among the others.
    pub fn set(&mut self, id: NodeId, name: &str, values: Vec<String>) {
        let properties = &mut self.nodes[id.index()].properties;
        let place = properties.iter().position(|property| property.is(name));
        properties.retain(|property| !property.is(name));
        if !values.is_empty() {
            let place = place.unwrap_or(properties.len()).min(properties.len());
            properties.insert(place, Property { name: name.to_string(), values });
        }
    }

    /// Sets the property `name` of a node to a text; an empty one removes it.
    pub fn set_text(&mut self, id: NodeId, name: &str, text: &str) {
        let values = if text.is_empty() { Vec::new() } else { vec![backslashed(text)] };
        self.set(id, name, values);
    }

    /// Removes a node with all that comes after it. The root stays; returns whether anything was removed.
    pub fn remove(&mut self, id: NodeId) -> bool {
        let Some(parent) = self.parent(id) else { return false };
        self.nodes[parent.index()].children.retain(|&child| child != id);
        let mut waiting = vec![id];
        while let Some(id) = waiting.pop() {
            let node = std::mem::take(&mut self.nodes[id.index()]);
            waiting.extend(node.children);
            self.nodes[id.index()].removed = true;
        }
        true
    }

    /// Puts a node before all other variations at its place.
    pub fn put_first(&mut self, id: NodeId) {
        if let Some(parent) = self.parent(id) {
            let children = &mut self.nodes[parent.index()].children;
            if let Some(place) = children.iter().position(|&child| child == id) {
                children[..=place].rotate_right(1);
            }
        }
    }

    /// Makes the line to a node the main line as far as to it.
    pub fn make_main(&mut self, id: NodeId) {
        for id in self.path(id) {
            self.put_first(id);
        }
    }
}
