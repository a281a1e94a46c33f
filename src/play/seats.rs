//! Who plays which side.

use liangyi_core::base::Color;

/// Which sides a person plays; the engine plays the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    /// One of them.
    One(Color),
    /// Both.
    Both,
    /// None: the engine plays itself.
    Neither,
}

impl Seats {
    /// Every value with its name.
    pub const ALL: [(&'static str, Seats); 4] = [
        ("black", Seats::One(Color::Black)),
        ("white", Seats::One(Color::White)),
        ("both", Seats::Both),
        ("neither", Seats::Neither),
    ];

    /// Whether a person plays `color`.
    pub fn has_person(self, color: Color) -> bool {
        match self {
            Seats::One(own) => color == own,
            Seats::Both => true,
            Seats::Neither => false,
        }
    }
}
