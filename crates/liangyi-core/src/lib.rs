#![doc = include_str!("../README.md")]
//!
//! # Rooms
//!
//! Each module uses only those above it.
//!
//! | module | what it owns | begin with |
//! | --- | --- | --- |
//! | [`base`] | colours, sizes, points, sets of points | [`base::Size`], [`base::PointSet`] |
//! | [`time`] | time controls and clocks | [`time::TimeControl`], [`time::Clock`] |
//! | [`rules`] | rulesets as data: axes, the catalogue, text forms, your own | [`rules::find`], [`rules::Registry`] |
//! | [`board`] | stones, chains, captures, position keys, unconditional life | [`board::Board`] |
//! | [`game`] | moves, history, repetition, virtual moves, phases, undo | [`game::Game`], [`game::Position`] |
//! | [`score`] | counts, results, boards made up for counting | [`score::score`], [`score::make_up`] |
//! | [`text`] | encodings: from bytes to text | [`text::decode`] |
//! | [`sgf`] | game records, virtual moves included | [`sgf::load`], [`sgf::write`](sgf::write()) |
//! | [`formats`] | GIB, NGF, UGI and printed figures, as records | [`formats::open`] |
//! | [`mod@line`] | renju: forbidden points, the game, RenLib | [`line::LineGame`], [`line::LineJudgement`] |

#![cfg_attr(docsrs, feature(doc_cfg))]
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

pub mod base;
pub mod board;
pub mod formats;
pub mod game;
pub mod line;
pub mod rules;
pub mod score;
pub mod sgf;
pub mod text;
pub mod time;
