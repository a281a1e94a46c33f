//! A record with all its variations, comments and properties, those that nobody knows among them.
//!
//! Every property keeps its place and stands as the file writes it; texts are read without and written with backslashes
//! here. The other games of a file are kept as they
//! stand.

use super::warning::SgfWarning;
use crate::base::{Color, Point, PointSet, Size};
use crate::game::{Move, Played};

/// The private property that tells a virtual move from a pass.
pub const VIRTUAL_MOVE: &str = "VM";

/// The private property in the node of the last move that says how both sides declare that the game ends there:
/// `natural` or `agreed`.
pub const DECLARED_END: &str = "DE";

/// The private property with the result of the game that has ended at a node, as `RE` has it.
pub const ENDED: &str = "NR";

/// The private property with the analysis of a node's position, as JSON.
pub const ANALYSIS: &str = "LYA";

/// The private property of a root that says of what record this is the review, and how it was made, as JSON.
pub const REVIEW: &str = "LYR";

/// Whether `tt` is a pass on this board rather than a point: it was one when boards had at most 19 lines.
pub(super) fn tt_passes(size: Size) -> bool {
    size.longer_side() <= 19
}

/// A move that SGF writes as a pass.
pub(super) fn without_point(virtual_move: bool) -> Move {
    if virtual_move { Move::Virtual } else { Move::Pass }
}

/// A node of a tree. It names the same node as long as the tree lives, whatever else is added or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The node with this number: see [`NodeId::number`]. Whether a tree has it is for the tree to say.
    pub fn new(number: u32) -> NodeId {
        NodeId(number)
    }

    /// Its number; the root's is 0.
    pub fn number(self) -> u32 {
        self.0
    }

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A property of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// Its name as the file writes it. Old files have small letters in it, as in `AddBlack`, which do not count.
    pub name: String,
    /// Its values as they stand between the brackets, with their backslashes.
    pub values: Vec<String>,
}

impl Property {
    /// A property with one value, which stands between the brackets as it is.
    pub fn new(name: &str, value: impl Into<String>) -> Property {
        Property { name: name.to_string(), values: vec![value.into()] }
    }

    /// How many bytes its name and values take.
    pub fn bytes(&self) -> usize {
        self.name.len() + self.values.iter().map(String::len).sum::<usize>()
    }

    /// The capitals of its name, by which a game is read.
    pub(super) fn capitals(&self) -> String {
        self.name.chars().filter(char::is_ascii_uppercase).collect()
    }

    /// Whether it is the property `name`.
    pub fn is(&self, name: &str) -> bool {
        self.name.bytes().filter(|byte| !byte.is_ascii_lowercase()).eq(name.bytes())
    }
}

/// A node, or the room of one that has been removed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Node {
    pub parent: Option<NodeId>,
    pub children: Vec<NodeId>,
    pub properties: Vec<Property>,
    pub removed: bool,
}

/// A record as a tree of nodes.
#[derive(Clone, Debug, PartialEq)]
pub struct SgfTree {
    pub(super) nodes: Vec<Node>,
    /// The games that come before this one in the file, and those that come after it, as they stand.
    pub(super) before: String,
    pub(super) rest: String,
    pub(super) warnings: Vec<SgfWarning>,
}

impl Default for SgfTree {
    fn default() -> SgfTree {
        SgfTree { nodes: vec![Node::default()], before: String::new(), rest: String::new(), warnings: Vec::new() }
    }
}

impl SgfTree {
    /// The root.
    pub fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// The same without the other games of its file.
    pub fn alone(self) -> SgfTree {
        SgfTree { before: String::new(), rest: String::new(), ..self }
    }

    /// What was odd about the text and has been put up with.
    pub fn warnings(&self) -> &[SgfWarning] {
        &self.warnings
    }

    /// The node with this number, if there is one.
    pub fn find(&self, number: u32) -> Option<NodeId> {
        self.nodes.get(number as usize).filter(|node| !node.removed).map(|_| NodeId(number))
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.iter().filter(|node| !node.removed).count()
    }

    /// Whether there is nothing but an empty root.
    pub fn is_empty(&self) -> bool {
        self.len() == 1 && self.properties(self.root()).is_empty()
    }

    /// The node before `id`; `None` for the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.nodes[id.index()].parent
    }

    /// The nodes after `id`: the first one is that of the main line.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.nodes[id.index()].children
    }

    /// The properties of a node in the order of the file.
    pub fn properties(&self, id: NodeId) -> &[Property] {
        &self.nodes[id.index()].properties
    }

    /// The property `name` of a node.
    pub fn property(&self, id: NodeId, name: &str) -> Option<&Property> {
        self.properties(id).iter().find(|property| property.is(name))
    }

    /// The first value of the property `name` as text, without its backslashes.
    pub fn text(&self, id: NodeId, name: &str) -> Option<String> {
        self.property(id, name)?.values.first().map(|value| plain(value))
    }

    /// The move of a node; `None` where it has none, or one that is not on a board of this size.
    pub fn played(&self, id: NodeId, size: Size) -> Option<Played> {
        let found = Color::BOTH.into_iter().find_map(|color| {
            let name = color.letter().to_string();
            self.property(id, &name).map(|property| (color, property))
        });
        let (color, property) = found?;
        let is_virtual = self.property(id, VIRTUAL_MOVE).is_some();
        let mv = match property.values.first()?.trim().as_bytes() {
            [] => without_point(is_virtual),
            b"tt" if tt_passes(size) => without_point(is_virtual),
            value => Move::Play(point_of(size, value)?),
        };
        Some(Played { color, mv })
    }

    /// How many moves a node has. One is usual; [`SgfTree::played`] gives the first.
    pub fn moves_in(&self, id: NodeId) -> usize {
        self.properties(id).iter().filter(|property| property.is("B") || property.is("W")).count()
    }

    /// Whether a node sets stones up, or says who moves.
    pub fn sets_up(&self, id: NodeId) -> bool {
        self.properties(id).iter().any(|property| ["AB", "AW", "AE", "PL"].iter().any(|name| property.is(name)))
    }

    /// The points of the property `name`, rectangles among its values; what is not on a board of this size is left out.
    pub fn points(&self, id: NodeId, name: &str, size: Size) -> PointSet {
        let values = self.property(id, name).map_or(&[][..], |property| &property.values);
        let mut points = PointSet::EMPTY;
        for value in values {
            match value.trim().as_bytes() {
                [x1, y1, b':', x2, y2] => {
                    let range = |one: u8, other: u8| {
                        let (one, other) = (coordinate(one)?, coordinate(other)?);
                        Some(one.min(other)..=one.max(other))
                    };
                    if let (Some(columns), Some(rows)) = (range(*x1, *x2), range(*y1, *y2)) {
                        let all = columns.flat_map(|x| rows.clone().map(move |down| (x, down)));
                        points |= all.filter_map(|(x, down)| point_at(size, x, down)).collect();
                    }
                }
                value => points |= point_of(size, value).into_iter().collect(),
            }
        }
        points
    }

    /// Sets the property `name` to points; none removes it.
    pub fn set_points(&mut self, id: NodeId, name: &str, size: Size, points: &PointSet) {
        self.set(id, name, points.iter().map(|point| letters(size, point)).collect());
    }

    /// The pairs of points of the property `name`: lines (`LN`), and arrows from the first point to the second (`AR`).
    pub fn pairs(&self, id: NodeId, name: &str, size: Size) -> Vec<[Point; 2]> {
        let values = self.property(id, name).map_or(&[][..], |property| &property.values);
        let pair = |value: &String| {
            let (from, to) = value.split_once(':')?;
            let [from, to] = [from, to].map(|point| point_of(size, point.trim().as_bytes()));
            Some([from?, to?]).filter(|[from, to]| from != to)
        };
        values.iter().filter_map(pair).collect()
    }

    /// Sets the property `name` to pairs of points; none removes it.
    pub fn set_pairs(&mut self, id: NodeId, name: &str, size: Size, pairs: &[[Point; 2]]) {
        let pair = |&[from, to]: &[Point; 2]| format!("{}:{}", letters(size, from), letters(size, to));
        self.set(id, name, pairs.iter().map(pair).collect());
    }

    /// The texts on points (`LB`).
    pub fn labels(&self, id: NodeId, size: Size) -> Vec<(Point, String)> {
        let values = self.property(id, "LB").map_or(&[][..], |property| &property.values);
        let label = |value: &String| {
            let (point, text) = value.split_once(':')?;
            Some((point_of(size, point.trim().as_bytes())?, plain(text)))
        };
        values.iter().filter_map(label).collect()
    }

    /// Sets the texts on points (`LB`); none removes them.
    pub fn set_labels(&mut self, id: NodeId, size: Size, labels: &[(Point, String)]) {
        let label = |(point, text): &(Point, String)| format!("{}:{}", letters(size, *point), backslashed(text));
        self.set(id, "LB", labels.iter().map(label).collect());
    }

    /// The nodes from the root to `id`, both among them.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(id), |&id| self.parent(id)).collect();
        path.reverse();
        path
    }

    /// The nodes from `id` on along the first children, `id` among them.
    pub fn line_from(&self, id: NodeId) -> Vec<NodeId> {
        std::iter::successors(Some(id), |&id| self.children(id).first().copied()).collect()
    }

    /// The main line, from the root.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_from(self.root())
    }

    /// All nodes, each after its parent, the main line first.
    pub fn all(&self) -> Vec<NodeId> {
        let mut waiting = vec![self.root()];
        let mut all = Vec::new();
        while let Some(id) = waiting.pop() {
            all.push(id);
            waiting.extend(self.children(id).iter().rev());
        }
        all
    }

    /// A new node after `parent`, behind those that are there.
    ///
    /// # Panics
    ///
    /// There are more nodes than 32 bits can number, which is far more than a record that is read may have.
    pub fn add_node(&mut self, parent: NodeId) -> NodeId {
        let id = NodeId::new(u32::try_from(self.nodes.len()).expect("far fewer nodes"));
        self.nodes.push(Node { parent: Some(parent), ..Node::default() });
        self.nodes[parent.index()].children.push(id);
        id
    }

    /// A new node with a move after `parent`, as its last variation. `forced` says that it is to be made whatever a
    /// reader makes of it (`KO`).
    pub fn add_move(&mut self, parent: NodeId, size: Size, Played { color, mv }: Played, forced: bool) -> NodeId {
        let id = self.add_node(parent);
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

    /// Has a node hold these properties and no others, as it did before a change.
    pub fn set_properties(&mut self, id: NodeId, properties: Vec<Property>) {
        self.nodes[id.index()].properties = properties;
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

fn point_of(size: Size, value: &[u8]) -> Option<Point> {
    let [x, down] = value else { return None };
    point_at(size, coordinate(*x)?, coordinate(*down)?)
}

pub(super) fn point_at(size: Size, x: usize, down: usize) -> Option<Point> {
    (x < size.width() && down < size.height()).then(|| size.point(x, size.height() - 1 - down))
}

/// Column from the left, then row from the top.
pub(super) fn letters(size: Size, point: Point) -> String {
    let (x, y) = size.coordinates(point);
    [x, size.height() - 1 - y].map(letter).iter().collect()
}

/// The letter of a coordinate.
pub(super) fn letter(coordinate: usize) -> char {
    match coordinate as u8 {
        small @ 0..26 => char::from(b'a' + small),
        capital => char::from(b'A' + (capital - 26) % 26),
    }
}

/// The number of a letter of a coordinate: small ones first.
pub(super) fn coordinate(letter: u8) -> Option<usize> {
    match letter {
        b'a'..=b'z' => Some(usize::from(letter - b'a')),
        b'A'..=b'Z' => Some(26 + usize::from(letter - b'A')),
        _ => None,
    }
}

/// A rectangle of set-up points with its upper left corner first; `None` for what is none, or has it so.
pub(super) fn upright(capitals: &str, value: &str) -> Option<String> {
    let [x1, y1, b':', x2, y2] = *value.trim().as_bytes() else { return None };
    let is_reversed = coordinate(x1)? > coordinate(x2)? || coordinate(y1)? > coordinate(y2)?;
    let pair = |one, other| if coordinate(one) > coordinate(other) { [other, one] } else { [one, other] };
    let ([left, right], [top, bottom]) = (pair(x1, x2), pair(y1, y2));
    let upright = [left, top, b':', right, bottom].map(char::from);
    (matches!(capitals, "AB" | "AW" | "AE" | "TB" | "TW") && is_reversed).then(|| upright.iter().collect())
}

/// The warning that a rectangle does not begin with its upper left corner.
pub(super) fn reversed(capitals: &str, value: &str) -> Option<SgfWarning> {
    let warning = || SgfWarning::Reversed { name: capitals.to_string(), value: value.to_string() };
    upright(capitals, value).map(|_| warning())
}

/// A value without backslashes; what has one stays, line breaks too.
pub(super) fn unescaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut signs = value.chars();
    while let Some(sign) = signs.next() {
        text.extend(if sign == '\\' { signs.next() } else { Some(sign) });
    }
    text
}

/// A value as text: without backslashes, and without line breaks that have one.
pub(super) fn plain(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut signs = value.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => match signs.next() {
                Some('\r') => _ = signs.next_if_eq(&'\n'),
                Some('\n') => _ = signs.next_if_eq(&'\r'),
                Some(other) => text.push(other),
                None => {}
            },
            _ => text.push(sign),
        }
    }
    text
}

/// A text as it stands between brackets.
pub(super) fn backslashed(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            ']' | '\\' => value.extend(['\\', sign]),
            // What other programs end a text at.
            '\0' => value.push(' '),
            _ => value.push(sign),
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_pairs_are_set_and_read_again() {
        let size = Size::square(9).unwrap();
        let mut tree = SgfTree::parse("(;SZ[9]AR[aa:cc][bb:bb][zz:aa][dd]CR[aa:ba])").unwrap();
        let (root, [from, to]) = (tree.root(), [point_at(size, 0, 0).unwrap(), point_at(size, 2, 2).unwrap()]);
        assert_eq!(tree.pairs(root, "AR", size), [[from, to]], "a pair has two points of the board");
        tree.set_pairs(root, "LN", size, &[[to, from]]);
        tree.set_points(root, "CR", size, &tree.points(root, "CR", size));
        assert!(tree.write().contains("CR[aa][ba]LN[cc:aa]"), "{}", tree.write());
        assert_eq!(tree.pairs(root, "LN", size), [[to, from]]);
        tree.set_pairs(root, "LN", size, &[]);
        tree.set_points(root, "CR", size, &PointSet::EMPTY);
        assert!(!tree.write().contains("LN") && !tree.write().contains("CR"));
    }

    #[test]
    fn backslashes_come_and_go() {
        for text in ["", "a]b", "\\", "a\\]b\nc", "[1] \\n", "白"] {
            assert_eq!(plain(&backslashed(text)), text);
        }
        assert_eq!(plain("a\\\nb\\\r\nc\\d\\"), "abcd");
    }
}
