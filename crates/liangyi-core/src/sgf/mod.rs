//! SGF: games to and from files, virtual moves included.
//!
//! One road leads from a file to a game, and back. [`decode()`] finds the text of bytes, [`SgfTree::parse`] the tree of
//! a text, [`SgfTree::record`] reads the nodes from the root to one of them into a [`SgfGame`], and [`SgfGame::game`]
//! plays that under given rules. [`SgfTree::of_game`] makes the tree of a game, [`SgfTree::write`] the text of a tree.
//! [`load`] and [`write()`] are the shortest ways: the main line of the first game of a text, and the file of a game.
//! [`Collection`] finds the other games of a text.
//!
//! A tree gives every property back in its place, byte for byte but for the encoding, which becomes UTF-8. The other
//! games of a file stay as they are. A set-up in the middle of a game begins the history anew. A result is text
//! that a game carries, which [`GameResult`] reads in every form that people write.
//!
//! # Virtual moves
//!
//! SGF has no word for a virtual move (虚着). It is written as a pass with the private property [`VIRTUAL_MOVE`] in the
//! same node: `;B[]VM[1]`. Programs that do not know the property read a pass. In a file, `VM` with any value
//! turns the pass of its node into a virtual move; in a node with a move on the board it means nothing.
//!
//! # Set-up by plays
//!
//! Files of programs without handicap or set-up have plays of one colour in a row instead. At the start of a game they
//! are set-up, and Black's alone are handicap stones: see [`OpeningPlays`](crate::game::OpeningPlays). A play with `KO`
//! is always a move.
//!
//! # The declared end
//!
//! Where both sides declare that a game ends naturally, with nothing removed, or by agreement, the node of its last
//! move has the private property [`DECLARED_END`]. What sides have marked at a node is kept there in [`MARKED`], which
//! says more than `TB` and `TW` can; the result of a game that has ended at a node, whatever node the file's `RE` is
//! about, in [`ENDED`].
//!
//! # Analyses
//!
//! What an engine has found of the position after a node stands there in the private property [`ANALYSIS`], as JSON.
//! The root of a record that was reviewed has [`REVIEW`]: what was reviewed, and how. Both are for the program that has
//! written them; other programs keep them or drop them.
//!
//! # What is forgiven
//!
//! Text before the first `(;` and after the first game, variations, unknown properties, mixed-case names of old files,
//! names in small letters alone, a missing last `)`, first `(` or first `;`, a `]` inside a text without its backslash,
//! signs between nodes that belong to nothing, rectangles from any corner, a wrong or missing name of the encoding, a
//! komi with a decimal comma, a fraction, a unit or digits of full width, an unreadable one, a size with an `x`, empty
//! values, `tt` for a pass on boards up to 19 lines, handicap stones named only by number. What was forgiven and may
//! matter is listed in [`SgfGame::warnings`]. A size outside the bounds, a point that is not on the board, a chain
//! without liberties, a file that ends inside a property and one that is too large are errors.
//!
//! # Limits
//!
//! A file has at most [`MAX_BYTES`] bytes. Its main line has at most [`MAX_MOVES`] moves, and [`MAX_VALUES`] values of
//! other properties that are read, each of at most [`MAX_VALUE_BYTES`] bytes. Any number of variations, nodes, comments
//! and unknown properties is skipped.

mod collection;
mod decode;
mod error;
mod game;
mod komi;
mod marks;
mod numbers;
mod parse;
mod read;
mod result;
mod root;
mod scan;
mod tree;
mod warning;
mod write;

pub use self::collection::Collection;
pub use self::decode::{decode, decode_told};
pub use self::error::{MAX_BYTES, MAX_MOVES, MAX_NODES, MAX_TREE_VALUES, MAX_VALUE_BYTES, MAX_VALUES, SgfError};
pub use self::game::{Info, Setup, SgfGame, SgfStep};
pub(crate) use self::komi::{WrittenKomi, read as read_komi};
pub use self::marks::{MARKED, NodeMarks};
pub use self::read::{load, load_of};
pub use self::result::{GameResult, NoResult, WonBy};
pub use self::scan::is_record;
pub use self::tree::{ANALYSIS, DECLARED_END, ENDED, NodeId, Property, REVIEW, SgfTree, VIRTUAL_MOVE};
pub use self::warning::SgfWarning;
pub use self::write::{Annotations, Recorded, write, write_annotated};
