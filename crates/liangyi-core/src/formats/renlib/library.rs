//! A library as a tree of moves with what is written about them.

use std::borrow::Cow;

use super::bytes::{MAGIC, MARK, NO_MOVE, START, size};
use crate::base::{Point, Size};

/// A node of a library: a move, the root, or a text on an empty point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LibraryNode {
    /// The node before it; its own number for the root.
    pub parent: u32,
    /// `None` for a pass, and for the root.
    pub point: Option<Point>,
    /// Those of the flags of a file that say what it is: [`MARK`], [`START`] and [`NO_MOVE`].
    pub flags: u8,
}

impl LibraryNode {
    /// The flags that are kept.
    pub const KEPT: u8 = MARK | START | NO_MOVE;
    /// The first node of every library.
    pub const ROOT: LibraryNode = LibraryNode { parent: 0, point: None, flags: 0 };

    /// Whether it is no text on an empty point.
    pub fn is_move(&self) -> bool {
        self.flags & NO_MOVE == 0
    }
}

/// The texts of a node: bytes of [`Library::texts`], the comment up to `middle`, then the text on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Note {
    node: u32,
    start: u32,
    middle: u32,
    end: u32,
}

/// The games of a library as a tree. Black makes the first move of every path, and the sides alternate.
///
/// ```
/// use liangyi_core::formats::Library;
/// use liangyi_core::sgf::{NodeId, SgfTree};
/// let record = SgfTree::parse("(;GM[4]SZ[15];B[hh]C[the middle](;W[hg])(;W[ig]HO[1]))").unwrap();
/// let library = Library::of_records([&record]).unwrap();
/// let again = Library::read(&library.write().unwrap()).unwrap();
/// assert_eq!(again, library);
/// assert_eq!(again.positions().map(|position| position.is_marked()).collect::<Vec<_>>(), [false, false, true]);
/// assert_eq!(again.tree().unwrap().text(NodeId::new(1), "C").as_deref(), Some("the middle"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    /// The root is the first one; each node stands right before all that is below it.
    pub(super) nodes: Vec<LibraryNode>,
    /// All texts, one after the other. Lines end with `\n`; no text has a zero.
    texts: String,
    /// By node.
    notes: Vec<Note>,
    /// The nodes with a text on the board, each with its parent before it, by both.
    labels: Vec<[u32; 2]>,
}

impl Library {
    /// The board of all libraries.
    pub fn size() -> Size {
        size()
    }

    /// Whether a file begins as a library does.
    pub fn is_one(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC)
    }

    /// A library of nodes, each before those below it and these before the next of the same parent, and of the comments
    /// and texts on the board of some of them, by node.
    pub(super) fn new<'a>(nodes: Vec<LibraryNode>, texts: impl Iterator<Item = (u32, [Cow<'a, str>; 2])>) -> Library {
        let mut library = Library { nodes, texts: String::new(), notes: Vec::new(), labels: Vec::new() };
        for (node, [comment, label]) in texts.filter(|(_, texts)| texts.iter().any(|text| !text.is_empty())) {
            let start = library.texts.len() as u32;
            library.texts.push_str(&comment);
            let middle = library.texts.len() as u32;
            library.texts.push_str(&label);
            library.notes.push(Note { node, start, middle, end: library.texts.len() as u32 });
            if !label.is_empty() && node != 0 {
                library.labels.push([library.nodes[node as usize].parent, node]);
            }
        }
        library.labels.sort_unstable();
        library
    }

    /// The comment of a node and its text on the board.
    pub(super) fn texts_of(&self, node: u32) -> [&str; 2] {
        let found = self.notes.binary_search_by_key(&node, |note| note.node);
        found.map_or([""; 2], |place| {
            let Note { start, middle, end, .. } = self.notes[place];
            [&self.texts[start as usize..middle as usize], &self.texts[middle as usize..end as usize]]
        })
    }

    /// How many moves it has, passes included.
    pub fn len(&self) -> usize {
        self.moves().count()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.moves().next().is_none()
    }

    fn moves(&self) -> impl Iterator<Item = u32> + '_ {
        (1..self.nodes.len() as u32).filter(|&node| self.nodes[node as usize].is_move())
    }

    /// The position before the first move.
    pub fn start(&self) -> LibraryPosition<'_> {
        LibraryPosition { library: self, node: 0 }
    }

    /// The position after every move of the library, in the order of the file.
    pub fn positions(&self) -> impl Iterator<Item = LibraryPosition<'_>> + '_ {
        self.moves().map(|node| LibraryPosition { library: self, node })
    }

    /// The position at the end of the main line: the first variation throughout.
    pub fn main_line(&self) -> LibraryPosition<'_> {
        // What is below a node comes right after it.
        let deepest = self.moves().fold(0, |at, node| if self.nodes[node as usize].parent == at { node } else { at });
        LibraryPosition { library: self, node: deepest }
    }
}

/// A position of a library, and what the library says of it.
#[derive(Clone, Copy, Debug)]
pub struct LibraryPosition<'a> {
    library: &'a Library,
    node: u32,
}

impl<'a> LibraryPosition<'a> {
    /// The moves that lead to it, the first one first; `None` is a pass.
    pub fn moves(&self) -> Vec<Option<Point>> {
        let nodes = &self.library.nodes;
        let mut moves = Vec::new();
        let mut at = self.node;
        while at != 0 {
            let node = nodes[at as usize];
            moves.extend(node.is_move().then_some(node.point));
            at = node.parent;
        }
        moves.reverse();
        moves
    }

    /// The position after the first `moves` of the moves that lead to it; `None` where those are fewer.
    pub fn before(&self, moves: usize) -> Option<LibraryPosition<'a>> {
        let mut at = *self;
        for _ in moves..self.moves().len() {
            at.node = self.library.nodes[at.node as usize].parent;
        }
        (at.moves().len() == moves).then_some(at)
    }

    /// The comment; empty where there is none. RenLib shows its first line by itself.
    pub fn comment(&self) -> &'a str {
        self.library.texts_of(self.node)[0]
    }

    /// Whether a person has marked its last move to find it again.
    pub fn is_marked(&self) -> bool {
        self.library.nodes[self.node as usize].flags & MARK != 0
    }

    /// Whether the library opens with it.
    pub fn is_start(&self) -> bool {
        self.library.nodes[self.node as usize].flags & START != 0
    }

    /// The texts that stand on empty points of the board, those of its variations and others.
    pub fn labels(&self) -> Vec<(Point, &'a str)> {
        let (library, labels) = (self.library, &self.library.labels);
        let first = labels.partition_point(|[parent, _]| *parent < self.node);
        let of_this = labels[first..].iter().take_while(|[parent, _]| *parent == self.node);
        let label = |&[_, node]: &[u32; 2]| Some((library.nodes[node as usize].point?, library.texts_of(node)[1]));
        of_this.filter_map(label).collect()
    }
}
