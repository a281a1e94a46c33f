//! Playouts: whole random games, fast, under the mechanics of a ruleset.
//!
//! A playout starts from a position that the tree has reached and plays stones until both sides are full. Passes, virtual
//! moves, offers and superko are the tree's business, where a move's full legality is known: in a playout a side that
//! cannot move is passed over, and only a simple ko is held back. What the rules make of the final board is in [`PlayoutScore`].

pub(crate) mod adjacent;
pub mod batch;
pub mod bits;
pub mod board;
mod chain;
pub mod gammas;
mod handcrafted;
pub mod ladder;
mod measure;
mod nakade;
pub mod pattern_code;
pub mod playout_policy;
pub mod playout_score;
pub mod rng;
mod shapes;
pub mod tactics;
pub mod weights;

pub use self::board::PlayoutBoard;
pub use self::gammas::{Gammas, is_small};
pub use self::measure::{Measured, measure, measure_light, mix};
pub use self::playout_policy::PlayoutPolicy;
pub use self::playout_score::{PlayoutScore, moves_cost, owner, won};
pub use self::rng::Dice;

use crate::base::{Color, Size};

/// A move of a playout, its colour in the highest bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traced(u16);

impl Traced {
    /// A move.
    #[inline(always)]
    pub fn new(color: Color, point: usize) -> Traced {
        Traced((color as u16) << 15 | point as u16)
    }

    /// Who made it.
    #[inline(always)]
    pub fn color(self) -> Color {
        if self.0 >> 15 == 0 { Color::Black } else { Color::White }
    }

    /// Where.
    #[inline(always)]
    pub fn point(self) -> usize {
        (self.0 & 0x7fff) as usize
    }
}

/// Plays on from `field`, `first` moving first, until neither side has a move that fills no own eye, and adds the moves to
/// `trace`. Cut off after three moves a point, which only cycles of several kos reach.
pub fn run<const W: usize>(
    field: &mut PlayoutBoard<W>,
    policy: PlayoutPolicy,
    first: Color,
    dice: &mut Dice,
    trace: &mut Vec<Traced>,
) {
    run_by(field, first, |field, color| {
        let point = playout_policy::choose(field, policy, color, dice)?;
        trace.push(Traced::new(color, point));
        Some(point)
    });
}

/// As [`run`], with the moves that `choose` tells, `None` where there is none.
#[inline(always)]
pub fn run_by<const W: usize>(
    field: &mut PlayoutBoard<W>,
    first: Color,
    mut choose: impl FnMut(&mut PlayoutBoard<W>, Color) -> Option<usize>,
) {
    let limit = 3 * field.size().area();
    let mut color = first;
    let mut passes = 0;
    for _ in 0..limit {
        match choose(field, color) {
            Some(point) => {
                field.play(color, point);
                passes = 0;
            }
            None => {
                field.pass();
                passes += 1;
                if passes == 2 {
                    break;
                }
            }
        }
        color = color.opponent();
    }
}

/// Makes `playouts` playouts from `start`, the side to move first in each told by `first`, and calls `see` with the final
/// board of each and its moves.
pub fn run_many<const W: usize>(
    start: &PlayoutBoard<W>,
    policy: PlayoutPolicy,
    playouts: usize,
    first: impl Fn(usize) -> Color,
    dice: &mut Dice,
    mut see: impl FnMut(&PlayoutBoard<W>, &[Traced]),
) {
    let mut field = start.clone();
    let mut trace = Vec::new();
    for number in 0..playouts {
        field.copy_from(start);
        trace.clear();
        run(&mut field, policy, first(number), dice, &mut trace);
        see(&field, &trace);
    }
}

/// How many words a set of the points of a board takes, of the widths that are compiled: 2, 4 and 6 for the usual sizes
/// 9x9, 13x13 and 19x19, which are compiled for alone, and 8 for all others.
pub const fn words(size: Size) -> usize {
    match (size.width(), size.height()) {
        (9, 9) => 2,
        (13, 13) => 4,
        (19, 19) => 6,
        _ => 8,
    }
}

/// The stride of the one size that a width is for, 0 where it is for all.
pub const fn stride(words: usize) -> usize {
    match words {
        2 => 10,
        4 => 14,
        6 => 20,
        _ => 0,
    }
}

/// Runs an expression with `$w` set to the width of a board's sets: the one place where a size becomes a type.
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
