//! The two sides. Every table in the crate with an entry for each lists Black first.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Color {
    /// Black (黑).
    Black,
    /// White (白).
    White,
}

impl Color {
    /// Both colours, Black first: the order of every two-element table in the crate.
    pub const BOTH: [Color; 2] = [Color::Black, Color::White];

    /// The index in a table of two: 0 for Black, 1 for White.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[inline]
    pub const fn opponent(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// `B` or `W`, as in a result such as `B+3.5`.
    pub const fn letter(self) -> char {
        match self {
            Color::Black => 'B',
            Color::White => 'W',
        }
    }

    /// `black` or `white`, as JSON, GTP and rules files have it.
    pub const fn name(self) -> &'static str {
        match self {
            Color::Black => "black",
            Color::White => "white",
        }
    }

    /// The colour called `text`: `b`, `w`, `black`, `white`, in any case.
    pub fn named(text: &str) -> Option<Color> {
        let is = |color: &Color| {
            text.eq_ignore_ascii_case(color.name())
                || text.eq_ignore_ascii_case(color.letter().encode_utf8(&mut [0; 4]))
        };
        Color::BOTH.into_iter().find(is)
    }

    /// +1 for Black, -1 for White: the sign of a margin in this colour's favour.
    pub const fn sign(self) -> i32 {
        match self {
            Color::Black => 1,
            Color::White => -1,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Black => "Black",
            Color::White => "White",
        })
    }
}
