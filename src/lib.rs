//! Liangyi (两溢): a Go engine and referee for many rulesets, virtual moves included.
//!
//! The program is documented in the README and in `docs`. This page is about the library that it is made of.
//!
//! A [`Game`](game::Game) knows what is legal and when the game ends, [`score()`](score::score) counts it exactly, and
//! a [`Player`](player::Player) searches it for a move:
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use liangyi_core::base::{Color, PointSet, Size};
//! use liangyi_core::game::{Game, Move};
//! use liangyi_engine::player::{Action, Options, Player};
//! use liangyi_core::rules;
//! use liangyi_core::score::{End, score};
//! use liangyi_engine::search::Limits;
//!
//! let ruleset = rules::find("tromp-taylor").expect("a ruleset of the catalogue");
//! let size = Size::square(5).expect("boards have 2 to 21 lines");
//! let mut game = Game::new(size, ruleset.rules.clone());
//!
//! let centre = Move::parse("C3", size).expect("a vertex");
//! game.play(Color::Black, centre)?;
//! assert_eq!(game.check(Color::White, centre).unwrap_err().to_string(), "occupied");
//!
//! let mut player = Player::new(Options { memory: 16 << 20, ..Options::default() });
//! let limits = Limits { playouts: Some(50), ..Limits::default() };
//! let choice = player.choose(&game, Color::White, &limits, &AtomicBool::new(false), &mut |_| {});
//! if let Action::Move(mv) = choice.action {
//!     game.play(Color::White, mv)?;
//! }
//!
//! // The board as it stands, without dead stones.
//! let counted = score(&game, game.rules(), End::Agreed, None, &PointSet::EMPTY);
//! println!("{}", counted.result());
//! # Ok::<(), liangyi_core::game::Illegal>(())
//! ```
//!
//! The folder `examples` has longer programs.
//!
//! # Rooms for library users
//!
//! | room | what it offers |
//! | --- | --- |
//! | [`base`] | the two sides, sizes of boards, points and sets of points |
//! | [`rules`] | rulesets as data: the axes, the catalogue, a user's own, KataGo's text forms |
//! | [`board`] | stones, chains and captures, without history |
//! | [`game`] | moves, history, repetition, phases and undo under a ruleset |
//! | [`score`] | exact counts and made-up boards |
//! | [`line`](mod@line), [`lineplay`] | renju: forbidden points and why, the game; wins by fours, play |
//! | [`sgf`] | games from and to SGF files |
//! | [`judge`] | which stones are dead and whose each point becomes |
//! | [`search`], [`player`] | the tree search, and a player that decides by it |
//! | [`engine`] | a game, its settings, its clocks and its player behind one type, for protocols |
//!
//! # Rooms of the program
//!
//! These serve the program `liangyi`. They are public for its tests and benchmarks, and change without notice:
//! [`playout`] and [`policy`] (what the search is built on), [`time`] (clocks), [`solve`] (values of very small
//! boards), [`draw`] (pictures), [`train`] (learning), [`light`] (uniform playouts for `liangyi bench`), [`protocol`]
//! (what every protocol needs), [`gtp`] (the protocol of GUIs), [`analysis`] (KataGo's
//! analysis protocol), [`terminal`] (games at a terminal), [`arena`] (matches), [`cli`] (the command line), and
//! the helpers [`files`], [`stats`] and [`threads`].
//!
//! # Order
//!
//! A room uses only rooms to its left, and `tests/layout.rs` holds it to that. `ARCHITECTURE.md` says what each room
//! owns.
//!
//! ```text
//! {files, stats, threads, base} <- rules <- board <- game <- {score, sgf, time} <- {playout, draw, solve, line}
//!     <- {policy, light} <- search <- {judge, lineplay} <- player <- {train, engine} <- {protocol, arena}
//!     <- {gtp, analysis, piskvork, terminal} <- cli
//! ```

pub mod analysis;
pub mod cli;
pub mod draw;
pub mod gtp;
pub mod light;
pub mod piskvork;
pub mod protocol;
pub mod records;
pub mod terminal;
