//! The width of a board's point sets as a const generic parameter: the one place where a board size becomes a type.

use liangyi_core::base::Size;

/// The width of a [`PlayoutBoard`](super::PlayoutBoard) for this size of board: the number of 64-bit words in a set of
/// its points. 9x9, 13x13 and 19x19 have a width of their own (2, 4 and 6); all other sizes share the width 8, which is
/// valid for these three as well, only slower.
pub const fn words(size: Size) -> usize {
    match (size.width(), size.height()) {
        (9, 9) => 2,
        (13, 13) => 4,
        (19, 19) => 6,
        _ => 8,
    }
}

/// The stride of the only board size with this width, or 0 for the width that several sizes share.
pub const fn stride(words: usize) -> usize {
    match words {
        2 => 10,
        4 => 14,
        6 => 20,
        _ => 0,
    }
}

/// Evaluates an expression with the constant `$w` set to [the width](crate::playout::words) for a board size.
#[macro_export]
macro_rules! with_width {
    ($size:expr, $w:ident => $body:expr) => {
        match $crate::playout::words($size) {
            2 => {
                const $w: usize = 2;
                $body
            }
            4 => {
                const $w: usize = 4;
                $body
            }
            6 => {
                const $w: usize = 6;
                $body
            }
            _ => {
                const $w: usize = 8;
                $body
            }
        }
    };
}
