//! What the bytes of a library mean.

use crate::base::{Point, Size};

/// The most bytes of a library that is read or written.
pub const MAX_LIBRARY_BYTES: usize = 64 << 20;
/// The most moves of a path: a stone on every point, with a pass after each.
pub const DEEPEST: usize = 450;

/// Bytes of the header.
pub const HEADER: usize = 20;
/// How a header begins; the version follows, major and minor, then bytes of [`FILLED`].
pub const MAGIC: &[u8; 8] = b"\xffRenLib\xff";
/// The newest version that is known, which is written.
pub const VERSION: [u8; 2] = [3, 4];
/// What fills a header.
pub const FILLED: u8 = 0xff;
/// The point in the middle, with which files of the time before headers begin.
pub const MIDDLE: u8 = 0x78;

/// Another node with the same parent follows what is below this one.
pub const HAS_SIBLING: u8 = 0x80;
/// Nothing is below this node.
pub const IS_LEAF: u8 = 0x40;
/// A text follows whose last byte has its highest bit set.
pub const OLD_COMMENT: u8 = 0x20;
/// A person has marked the move to find it again.
pub const MARK: u8 = 0x10;
/// A text follows that ends with a zero byte.
pub const COMMENT: u8 = 0x08;
/// The position is that with which the library opens.
pub const START: u8 = 0x04;
/// The node is no move: it holds the text on an empty point.
pub const NO_MOVE: u8 = 0x02;
/// Two more bytes of flags follow.
pub const EXTENSION: u8 = 0x01;
/// In the second byte of the extension: a text on the board follows, which ends with a zero byte.
pub const BOARD_TEXT: u8 = 0x01;
/// Parts the first line of a comment, which RenLib shows by itself, from the others.
pub const AFTER_FIRST_LINE: char = '\u{8}';

/// The board of all libraries.
pub const fn size() -> Size {
    const { Size::square(15).expect("2 to 21 lines") }
}

/// The point of a node, `None` for a pass; nothing for a byte that is off the board. Columns are counted from 1 at the
/// left, rows from 0 at the top.
pub fn point(byte: u8) -> Option<Option<Point>> {
    match (usize::from(byte % 16), usize::from(byte / 16)) {
        (0, 0) => Some(None),
        (column @ 1..=15, row @ 0..=14) => Some(Some(size().point(column - 1, 14 - row))),
        _ => None,
    }
}

/// The byte of a point, or of a pass.
pub fn byte(point: Option<Point>) -> u8 {
    point.map_or(0, |point| {
        let (x, y) = size().coordinates(point);
        (16 * (14 - y) + x + 1) as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_of_a_point_is_that_of_no_other() {
        let points: Vec<u8> = (0..=255).filter(|&found| point(found).is_some()).collect();
        assert_eq!(points.len(), 226);
        assert!(points.into_iter().all(|found| point(found).map(byte) == Some(found)));
        assert_eq!((point(MIDDLE), point(0x10), point(0xf1)), (Some(Some(size().point(7, 7))), None, None));
    }
}
