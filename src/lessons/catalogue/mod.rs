//! The lessons: their records, and the claims of every comment.

mod all;
mod dame;
mod false_life;
mod ko;
mod last_ko;
mod null_move;
mod proportional;
mod renju_chain;
mod renju_forbidden;
mod seven;
mod wild_region;

pub use self::all::LESSONS;
