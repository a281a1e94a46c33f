//! From the bytes of a file to a library.

use std::ops::Range;

use super::bytes::{
    BOARD_TEXT, COMMENT, DEEPEST, EXTENSION, HAS_SIBLING, HEADER, IS_LEAF, MAGIC, MAX_LIBRARY_BYTES, MIDDLE, NO_MOVE,
    OLD_COMMENT, VERSION, point,
};
use super::error::BadLibrary;
use super::library::{Library, LibraryNode};
use super::texts::{TextEncoding, read_text};
use crate::base::PointSet;

impl Library {
    /// Reads a file. Its texts are UTF-8 if all of them can be; otherwise they are in the encoding in which they read
    /// best.
    ///
    /// # Errors
    ///
    /// [`BadLibrary`] if it is not a whole library, or a game in it cannot be played.
    pub fn read(bytes: &[u8]) -> Result<Library, BadLibrary> {
        if bytes.len() > MAX_LIBRARY_BYTES {
            return Err(BadLibrary::TooLarge);
        }
        let at = match (Library::is_one(bytes), bytes.first()) {
            (true, _) if bytes.len() < HEADER => return Err(BadLibrary::CutShort(0)),
            (true, _) => HEADER,
            (false, Some(&MIDDLE)) => 0,
            (false, _) => return Err(BadLibrary::Header),
        };
        if at == HEADER && bytes[MAGIC.len()..MAGIC.len() + 2] > VERSION[..] {
            return Err(BadLibrary::Version(bytes[MAGIC.len()], bytes[MAGIC.len() + 1]));
        }
        let nodes = vec![LibraryNode::ROOT];
        let mut reader =
            Reader { bytes, at, moves: 0, nodes, path: vec![0], stones: PointSet::EMPTY, texts: Vec::new() };
        reader.tree()?;
        let Reader { nodes, texts, .. } = reader;
        // Old comments are those of programs that knew ASCII only.
        let comments = || texts.iter().filter(|found| !found.is_old).map(|found| &found.comment);
        let pieces = || comments().chain(texts.iter().map(|found| &found.label)).map(|range| &bytes[range.clone()]);
        let encoding = TextEncoding::of(pieces);
        let read = |found: &FoundTexts| {
            let comment = read_text(&bytes[found.comment.clone()], found.is_old, encoding);
            (found.node, [comment, read_text(&bytes[found.label.clone()], false, encoding)])
        };
        Ok(Library::new(nodes, texts.iter().map(read)))
    }
}

/// Where the texts of a node stand in the file.
struct FoundTexts {
    node: u32,
    comment: Range<usize>,
    /// Whether the last byte of the comment has its highest bit set, which is none of the character.
    is_old: bool,
    label: Range<usize>,
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    /// How many moves have been read.
    moves: usize,
    nodes: Vec<LibraryNode>,
    /// The nodes from the root to the last one read, and the stones of their moves.
    path: Vec<u32>,
    stones: PointSet,
    texts: Vec<FoundTexts>,
}

impl Reader<'_> {
    fn tree(&mut self) -> Result<(), BadLibrary> {
        // How many nodes of the path lead to the parents of open siblings.
        let mut open: Vec<usize> = Vec::new();
        let mut may_be_root = true;
        loop {
            let [byte, flags] = self.pair()?;
            // A file may begin with its root, which has no point.
            if may_be_root && byte == 0 {
                self.nodes[0].flags = flags & LibraryNode::KEPT & !NO_MOVE;
            } else {
                self.push(byte, flags & LibraryNode::KEPT)?;
            }
            may_be_root = false;
            self.texts(self.last(), flags)?;
            if flags & HAS_SIBLING != 0 {
                open.push(self.path.len() - 1);
            }
            if flags & IS_LEAF != 0 {
                match open.pop() {
                    // A sibling of the root has no parent.
                    Some(0) => return Err(BadLibrary::CutShort(self.moves)),
                    Some(length) => self.go_back(length),
                    None => return Ok(()),
                }
            }
        }
    }

    fn last(&self) -> u32 {
        *self.path.last().expect("the root is on every path")
    }

    /// Goes back to the first nodes of the path.
    fn go_back(&mut self, length: usize) {
        for node in self.path.drain(length..).map(|node| &self.nodes[node as usize]) {
            if let Some(point) = node.point.filter(|_| node.is_move()) {
                self.stones.remove(point);
            }
        }
    }

    /// Adds a node below the last one of the path.
    fn push(&mut self, byte: u8, flags: u8) -> Result<(), BadLibrary> {
        let is_move = flags & NO_MOVE == 0;
        let (number, at) = (self.moves + usize::from(is_move), self.at - 2);
        let point = point(byte).ok_or(BadLibrary::OffBoard { number, at, byte })?;
        if self.path.len() > DEEPEST {
            return Err(BadLibrary::TooDeep { number, at });
        }
        if let Some(point) = point.filter(|_| is_move) {
            if self.stones.contains(point) {
                return Err(BadLibrary::Occupied { number, at });
            }
            self.stones.insert(point);
        }
        let parent = self.last();
        self.path.push(self.nodes.len() as u32);
        self.nodes.push(LibraryNode { parent, point, flags });
        self.moves = number;
        Ok(())
    }

    /// Finds the texts of a node.
    fn texts(&mut self, node: u32, flags: u8) -> Result<(), BadLibrary> {
        let extension = if flags & EXTENSION != 0 { self.pair()?[1] } else { 0 };
        let is_old = flags & OLD_COMMENT != 0;
        let comment = if is_old {
            let last = self.text(|byte| byte & 0x80 != 0)?;
            last.start..last.end + 1
        } else if flags & COMMENT != 0 {
            self.text(|byte| byte == 0)?
        } else {
            0..0
        };
        let label = if extension & BOARD_TEXT != 0 { self.text(|byte| byte == 0)? } else { 0..0 };
        if !comment.is_empty() || !label.is_empty() {
            self.texts.push(FoundTexts { node, comment, is_old, label });
        }
        Ok(())
    }

    /// A text up to the byte that ends it, that byte left out. Texts take pairs of bytes.
    fn text(&mut self, is_last: fn(u8) -> bool) -> Result<Range<usize>, BadLibrary> {
        let start = self.at;
        loop {
            let pair = self.pair()?;
            if let Some(place) = pair.into_iter().position(is_last) {
                return Ok(start..self.at - 2 + place);
            }
        }
    }

    fn pair(&mut self) -> Result<[u8; 2], BadLibrary> {
        let pair = self.bytes.get(self.at..self.at + 2).ok_or(BadLibrary::CutShort(self.moves))?;
        self.at += 2;
        Ok([pair[0], pair[1]])
    }
}
