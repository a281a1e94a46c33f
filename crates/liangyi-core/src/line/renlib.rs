//! RenLib's libraries (`.lib`): trees of renju games in a binary file, as RenLib 3 writes them.
//!
//! A file is a header of 20 bytes (old files have none) and the nodes of the tree, each node before those below it. A
//! node is two bytes, the point and the flags, two more bytes if the flags say so, then its texts. Texts and marks are
//! passed over: what is read is the moves.

use crate::base::{Color, Point, Size};
use crate::game::{Move, Played};
use crate::sgf::{MAX_NODES, SgfTree};

/// The most bytes of a library that is read.
pub const MAX_LIBRARY_BYTES: usize = 64 << 20;
/// The most moves of a path: a stone on every point, with a pass after each.
const DEEPEST: usize = 450;

const HEADER: usize = 20;
const MAGIC: &[u8; 8] = b"\xffRenLib\xff";
/// The newest version that is known, major and minor.
const VERSION: [u8; 2] = [3, 4];
/// The point in the middle, with which files of the time before headers begin.
const MIDDLE: u8 = 0x78;

/// Another node with the same parent follows what is below this one.
const HAS_SIBLING: u8 = 0x80;
/// Nothing is below this node.
const IS_LEAF: u8 = 0x40;
/// A text follows whose last byte has its highest bit set.
const OLD_COMMENT: u8 = 0x20;
/// A text follows that ends with a zero byte.
const COMMENT: u8 = 0x08;
/// Two more bytes of flags follow.
const EXTENSION: u8 = 0x01;
/// In the second byte of the extension: a text on the board follows, which ends with a zero byte.
const BOARD_TEXT: u8 = 0x01;

/// Why a file is no library.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLibrary {
    /// It does not begin as one.
    #[error("this is no library of RenLib's")]
    Header,
    /// A newer RenLib has written it.
    #[error("version {0}.{1} of the format is not known, only those up to 3.4")]
    Version(u8, u8),
    /// It is larger than [`MAX_LIBRARY_BYTES`].
    #[error("it is larger than {} MiB", MAX_LIBRARY_BYTES >> 20)]
    TooLarge,
    /// It ends in the middle of the tree.
    #[error("the file is cut short after {0} moves")]
    CutShort(usize),
    /// A move is on no point of the board.
    #[error("move {number} of the file is off the board: byte {byte:#04x}")]
    OffBoard {
        /// The move, counted from 1 in the order of the file.
        number: usize,
        /// What the file has.
        byte: u8,
    },
    /// A move is on a point that has a stone.
    #[error("move {0} of the file is on a stone")]
    Occupied(usize),
    /// A game has more moves than the board allows.
    #[error("move {0} of the file comes after more moves than a board takes")]
    TooDeep(usize),
}

/// A node of a library: a move, or the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    parent: u32,
    /// `None` for a pass, and for the root.
    point: Option<Point>,
}

/// The moves of a library as a tree. Black makes the first move of every path, and the sides alternate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    /// The root is the first one; parents come before their children.
    nodes: Vec<Node>,
}

impl Library {
    /// The board of all libraries.
    pub fn size() -> Size {
        const { Size::square(15).expect("2 to 21 lines") }
    }

    /// Whether a file begins as a library does.
    pub fn is_one(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC)
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// [`BadLibrary`] if it is not a whole library, or a game in it cannot be played.
    pub fn read(bytes: &[u8]) -> Result<Library, BadLibrary> {
        if bytes.len() > MAX_LIBRARY_BYTES {
            return Err(BadLibrary::TooLarge);
        }
        let body = match (Library::is_one(bytes), bytes.first()) {
            (true, _) => bytes.get(HEADER..).ok_or(BadLibrary::CutShort(0))?,
            (false, Some(&MIDDLE)) => bytes,
            (false, _) => return Err(BadLibrary::Header),
        };
        if body.len() < bytes.len() && bytes[MAGIC.len()..MAGIC.len() + 2] > VERSION[..] {
            return Err(BadLibrary::Version(bytes[MAGIC.len()], bytes[MAGIC.len() + 1]));
        }
        let mut reader = Reader { body, at: 0, library: Library { nodes: vec![Node { parent: 0, point: None }] } };
        reader.tree()?;
        Ok(reader.library)
    }

    /// How many moves it has, passes included.
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The moves that lead to a node, the first one first.
    fn path(&self, mut node: usize) -> Vec<Option<Point>> {
        let mut moves = Vec::new();
        while node != 0 {
            moves.push(self.nodes[node].point);
            node = self.nodes[node].parent as usize;
        }
        moves.reverse();
        moves
    }

    /// The moves up to every position of the library, in the order of the file; `None` is a pass.
    pub fn positions(&self) -> impl Iterator<Item = Vec<Option<Point>>> + '_ {
        (1..self.nodes.len()).map(|node| self.path(node))
    }

    /// The moves as a record of SGF under renju's rules; `None` where it would have more than [`MAX_NODES`] nodes.
    pub fn tree(&self) -> Option<SgfTree> {
        if self.nodes.len() > MAX_NODES {
            return None;
        }
        let (mut tree, size) = (SgfTree::default(), Library::size());
        let root = tree.root();
        for (name, value) in [("GM", "4"), ("FF", "4"), ("CA", "UTF-8"), ("SZ", "15"), ("RU", "renju")] {
            tree.set_text(root, name, value);
        }
        // The node of each move, and who has made it.
        let mut made = vec![(root, Color::White)];
        for node in &self.nodes[1..] {
            let (parent, color) = made[node.parent as usize];
            let color = color.opponent();
            let mv = node.point.map_or(Move::Pass, Move::Play);
            made.push((tree.add_move(parent, size, Played { color, mv }, false), color));
        }
        Some(tree)
    }

    /// The moves of the main line: the first variation throughout.
    pub fn main_line(&self) -> Vec<Option<Point>> {
        // The first child comes right after its parent.
        let deepest = (1..self.nodes.len()).take_while(|&node| self.nodes[node].parent as usize == node - 1).last();
        self.path(deepest.unwrap_or(0))
    }
}

struct Reader<'a> {
    body: &'a [u8],
    at: usize,
    library: Library,
}

impl Reader<'_> {
    fn tree(&mut self) -> Result<(), BadLibrary> {
        // The nodes from the root to the last one read, and how many of them lead to the parents of open siblings.
        let mut path = vec![0];
        let mut open: Vec<usize> = Vec::new();
        let mut may_be_root = true;
        loop {
            let [byte, flags] = self.pair()?;
            // A file may begin with its root, which has no point.
            if !(may_be_root && byte == 0) {
                self.push(byte, &mut path)?;
            }
            may_be_root = false;
            self.pass_over_texts(flags)?;
            if flags & HAS_SIBLING != 0 {
                open.push(path.len() - 1);
            }
            if flags & IS_LEAF != 0 {
                match open.pop() {
                    // A sibling of the root has no parent.
                    Some(0) => return Err(BadLibrary::CutShort(self.library.len())),
                    Some(length) => path.truncate(length),
                    None => return Ok(()),
                }
            }
        }
    }

    /// Adds the move of a node below the last one of the path.
    fn push(&mut self, byte: u8, path: &mut Vec<usize>) -> Result<(), BadLibrary> {
        let number = self.library.len() + 1;
        let size = Library::size();
        let point = match (usize::from(byte % 16), usize::from(byte / 16)) {
            (0, 0) => None,
            (column @ 1..=15, row @ 0..=14) => Some(size.point(column - 1, 14 - row)),
            _ => return Err(BadLibrary::OffBoard { number, byte }),
        };
        if path.len() > DEEPEST {
            return Err(BadLibrary::TooDeep(number));
        }
        let nodes = &mut self.library.nodes;
        if point.is_some() && path.iter().any(|&node| nodes[node].point == point) {
            return Err(BadLibrary::Occupied(number));
        }
        let parent = *path.last().expect("the root is on every path") as u32;
        path.push(nodes.len());
        nodes.push(Node { parent, point });
        Ok(())
    }

    fn pass_over_texts(&mut self, flags: u8) -> Result<(), BadLibrary> {
        let extension = if flags & EXTENSION != 0 { self.pair()?[1] } else { 0 };
        if flags & OLD_COMMENT != 0 {
            self.pass_over(|byte| byte & 0x80 != 0)?;
        } else if flags & COMMENT != 0 {
            self.pass_over(|byte| byte == 0)?;
        }
        if extension & BOARD_TEXT != 0 {
            self.pass_over(|byte| byte == 0)?;
        }
        Ok(())
    }

    /// Passes over a text up to the byte that ends it. Texts take pairs of bytes.
    fn pass_over(&mut self, is_last: fn(u8) -> bool) -> Result<(), BadLibrary> {
        while !self.pair()?.into_iter().any(is_last) {}
        Ok(())
    }

    fn pair(&mut self) -> Result<[u8; 2], BadLibrary> {
        let pair = self.body.get(self.at..self.at + 2).ok_or(BadLibrary::CutShort(self.library.len()))?;
        self.at += 2;
        Ok([pair[0], pair[1]])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::PointNames;

    /// Writes libraries as RenLib does.
    struct Writer(Vec<u8>);

    impl Writer {
        fn new() -> Writer {
            let mut header = MAGIC.to_vec();
            header.extend(VERSION);
            header.resize(HEADER, 0xff);
            Writer(header)
        }

        /// A node on `point`, `-` for the root or a pass.
        fn node(mut self, point: &str, flags: u8) -> Writer {
            let byte = match point {
                "-" => 0,
                _ => {
                    let (column, row) = (point.as_bytes()[0] - b'A' + 1, point[1..].parse::<u8>().unwrap());
                    16 * (15 - row) + column
                }
            };
            self.0.extend([byte, flags]);
            self
        }

        fn bytes(mut self, bytes: &[u8]) -> Writer {
            self.0.extend(bytes);
            self
        }
    }

    fn names(moves: &[Option<Point>]) -> String {
        let name = |point: &Option<Point>| {
            point.map_or("-".to_string(), |point| PointNames::of_line_games(Library::size()).name(point))
        };
        moves.iter().map(name).collect::<Vec<_>>().join(" ")
    }

    fn positions(bytes: &[u8]) -> Vec<String> {
        Library::read(bytes).unwrap().positions().map(|moves| names(&moves)).collect()
    }

    fn tree() -> Writer {
        Writer::new()
            .node("-", 0)
            .node("H8", 0)
            .node("H9", HAS_SIBLING)
            .node("I10", IS_LEAF)
            .node("I9", 0)
            .node("G7", HAS_SIBLING | IS_LEAF)
            .node("J6", HAS_SIBLING)
            .node("A1", IS_LEAF)
            .node("O15", IS_LEAF)
    }

    #[test]
    fn variations_hang_where_they_were_written() {
        let bytes = tree().0;
        let all = ["H8", "H8 H9", "H8 H9 I10", "H8 I9", "H8 I9 G7", "H8 I9 J6", "H8 I9 J6 A1", "H8 I9 O15"];
        assert_eq!(positions(&bytes), all);
        let library = Library::read(&bytes).unwrap();
        assert_eq!((library.len(), names(&library.main_line())), (8, "H8 H9 I10".to_string()));
        let record = library.tree().unwrap();
        let text = record.write().replace('\n', "");
        let moves = ";B[hh](;W[hg];B[if])(;W[ig](;B[gi])(;B[jj];W[ao])(;B[oa])))";
        assert_eq!(text, format!("(;GM[4]FF[4]CA[UTF-8]SZ[15]RU[renju]{moves}"));
        // What comes after the tree is none of it.
        assert_eq!(positions(&tree().bytes(&[0x11, 0x22, 0x33]).0), all);
    }

    #[test]
    fn texts_and_marks_are_passed_over() {
        let bytes = Writer::new()
            .node("-", COMMENT)
            .bytes(b"a text\0\0")
            .node("H8", OLD_COMMENT)
            .bytes(b"ol\xe4?")
            .node("H9", COMMENT | EXTENSION)
            .bytes(&[0, BOARD_TEXT])
            .bytes(b"odd\0A\0")
            .node("I9", 0x10 | 0x04 | 0x02)
            .node("-", IS_LEAF);
        assert_eq!(positions(&bytes.0), ["H8", "H8 H9", "H8 H9 I9", "H8 H9 I9 -"]);
    }

    #[test]
    fn files_of_the_time_before_headers_begin_in_the_middle() {
        assert_eq!(positions(&[MIDDLE, 0, 0x01, IS_LEAF]), ["H8", "H8 A15"]);
        assert!(!Library::is_one(&[MIDDLE]));
    }

    #[test]
    fn an_empty_library_has_no_move() {
        let library = Library::read(&Writer::new().node("-", IS_LEAF).0).unwrap();
        assert!(library.is_empty() && library.main_line().is_empty());
    }

    #[test]
    fn what_is_wrong_is_said() {
        let refused = |writer: Writer| Library::read(&writer.0).unwrap_err();
        assert_eq!(Library::read(b""), Err(BadLibrary::Header));
        assert_eq!(Library::read(b"(;GM[4])"), Err(BadLibrary::Header));
        let mut newer = Writer::new();
        newer.0[9] = 5;
        assert_eq!(refused(newer.node("-", IS_LEAF)), BadLibrary::Version(3, 5));
        let whole = tree().0;
        for length in HEADER..whole.len() {
            assert!(matches!(Library::read(&whole[..length]), Err(BadLibrary::CutShort(_))), "{length}");
        }
        assert_eq!(Library::read(&whole[..10]), Err(BadLibrary::CutShort(0)));
        assert_eq!(refused(Writer::new().node("-", COMMENT).bytes(b"no end")), BadLibrary::CutShort(0));
        assert_eq!(refused(Writer::new().node("-", HAS_SIBLING | IS_LEAF)), BadLibrary::CutShort(0));
        let off = BadLibrary::OffBoard { number: 1, byte: 0x10 };
        assert_eq!(refused(Writer::new().node("-", 0).bytes(&[0x10, IS_LEAF])), off);
        let off = BadLibrary::OffBoard { number: 1, byte: 0xf1 };
        assert_eq!(refused(Writer::new().node("-", 0).bytes(&[0xf1, IS_LEAF])), off);
        let twice = Writer::new().node("-", 0).node("H8", 0).node("H8", IS_LEAF);
        assert_eq!(refused(twice), BadLibrary::Occupied(2));
        let deep = (0..=DEEPEST).fold(Writer::new().node("-", 0), |writer, _| writer.node("-", 0));
        assert_eq!(refused(deep), BadLibrary::TooDeep(DEEPEST + 1));
    }
}
