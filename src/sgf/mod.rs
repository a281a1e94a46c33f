//! SGF: games to and from files, virtual moves included.
//!
//! [`load`] reads the main line of the first game of a file into a [`Record`]; [`Record::game`] plays it under given rules;
//! [`write()`] makes a file of a game. A set-up in the middle of a game begins the history anew. This module knows nothing
//! of who may have won: a result is text that it carries.
//!
//! # Virtual moves
//!
//! SGF has no word for a virtual move (虚着). It is written as a pass with the private property [`VIRTUAL_MOVE`] in the same
//! node: `;B[]VM[1]`. Programs that do not know the property read a pass. In a file, `VM` with whatever value turns the
//! pass of its node into a virtual move; beside a move on the board it means nothing.
//!
//! # What is forgiven
//!
//! Text before the first `(;` and after the first game, variations, unknown properties, mixed-case names of old files, a
//! missing last `)`, an unreadable komi, `tt` for a pass on boards up to 19 lines, handicap stones named only by number.
//! What was forgiven and may matter is told in [`Record::warnings`]. A board that is not square, a point that is not on it, a
//! chain without liberties, a file that ends inside a property and one that is too large are errors.

mod main_line;
mod read;
mod write;

pub use self::read::{decode, load, load_file};
pub use self::write::{Annotations, write, write_annotated};

use crate::base::{BadSize, Color, PointSet, Size};
use crate::game::{BadSetup, Game, Illegal, Move, Played};
use crate::rules::{Komi, Registry, Rules, kata};

/// The private property that tells a virtual move from a pass.
pub const VIRTUAL_MOVE: &str = "VM";

/// The largest file that is read, in bytes.
pub const MAX_BYTES: usize = 16 << 20;

/// The most nodes a main line may have.
pub const MAX_NODES: usize = 100_000;

/// A game as a file tells it, not yet played under any rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The board.
    pub size: Size,
    /// The komi, where the file has one that can be read.
    pub komi: Option<Komi>,
    /// The number of handicap stones the file names; 0 where it names none.
    pub handicap: u32,
    /// Names, rules, result.
    pub info: Info,
    /// Moves and set-ups in order.
    pub steps: Vec<Step>,
    /// Who made the first move that was not asked for, where the file goes on.
    pub next: Option<Color>,
    /// What was odd about the file and has been put up with.
    pub warnings: Vec<String>,
}

/// What a file says of a game besides its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// The rules (`RU`).
    pub rules: Option<String>,
    /// Who played Black (`PB`).
    pub black: Option<String>,
    /// Who played White (`PW`).
    pub white: Option<String>,
    /// The result (`RE`), such as `B+3.5` or `W+Resign`.
    pub result: Option<String>,
    /// When it was played (`DT`).
    pub date: Option<String>,
    /// At what event (`EV`).
    pub event: Option<String>,
}

/// One thing that happens to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move.
    Move(Played),
    /// Stones put on or taken off outside play.
    Setup(Setup),
}

/// Stones put on or taken off outside play, and who moves then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// Points that become Black's (`AB`).
    pub black: PointSet,
    /// Points that become White's (`AW`).
    pub white: PointSet,
    /// Points that become empty (`AE`).
    pub empty: PointSet,
    /// Who moves, where the file says so (`PL`).
    pub to_move: Option<Color>,
}

/// Why a file gives no game.
#[derive(Debug, thiserror::Error)]
pub enum SgfError {
    /// The file cannot be opened or read.
    #[error("cannot read the file: {0}")]
    Io(#[from] std::io::Error),
    /// More than [`MAX_BYTES`].
    #[error("the file is larger than {} MB", MAX_BYTES >> 20)]
    TooLarge,
    /// More than [`MAX_NODES`].
    #[error("the game has more than {MAX_NODES} nodes")]
    TooLong,
    /// More set-up areas than a game could need.
    #[error("the game has too many set-up stones")]
    TooManyStones,
    /// There is no `(;`.
    #[error("no game record: '(;' not found")]
    NoGame,
    /// The end of the file comes inside a property.
    #[error("the file is cut short: it ends inside the property that begins in line {line}")]
    CutShort {
        /// The line, counted from 1.
        line: usize,
    },
    /// A sign that cannot stand between properties.
    #[error("line {line}: '{sign}' outside a property")]
    Stray {
        /// The line, counted from 1.
        line: usize,
        /// The sign.
        sign: char,
    },
    /// What the reader of properties says.
    #[error("broken game record: {0}")]
    Broken(#[from] sgf_parse::SgfParseError),
    /// The record is of another game.
    #[error("the record is of another game than Go")]
    OtherGame,
    /// No size, or one outside the bounds.
    #[error("unacceptable size: SZ[{0}]; {BadSize}")]
    Size(String),
    /// A value that is no point of the board.
    #[error("after move {after}: {property}[{value}] is not on the board")]
    NotAPoint {
        /// How many moves come before.
        after: usize,
        /// The property.
        property: &'static str,
        /// Its value.
        value: String,
    },
    /// A set-up that makes no position.
    #[error("the set-up after move {after} makes no position: {reason}")]
    Setup {
        /// How many moves come before.
        after: usize,
        /// Why not.
        reason: BadSetup,
    },
    /// A move that the rules forbid.
    #[error("move {number} ({color} {vertex}) is illegal: {reason}")]
    Illegal {
        /// Its number, counted from 1 through the whole file.
        number: usize,
        /// Who made it.
        color: Color,
        /// The move as it is written.
        vertex: String,
        /// Why.
        reason: Illegal,
    },
}

impl Record {
    /// The moves, set-ups left out.
    pub fn moves(&self) -> impl Iterator<Item = Played> + '_ {
        self.steps.iter().filter_map(|step| match step {
            Step::Move(played) => Some(*played),
            Step::Setup(_) => None,
        })
    }

    /// The rules that the file names, with its komi: a ruleset of `registry`, or rules spelt out in KataGo's way. `None`
    /// where it names none, or some that are not known.
    pub fn rules(&self, registry: &Registry) -> Option<Rules> {
        let text = self.info.rules.as_deref()?;
        let komi = |usual| self.komi.unwrap_or(usual);
        match registry.find_sgf(text) {
            Some(row) => Some(Rules { komi: komi(row.rules.komi), ..row.rules.clone() }),
            None => kata::parse(text, registry, komi(Komi::default())).ok(),
        }
    }

    /// The game as it goes under `rules`, the komi being that of `rules`.
    pub fn game(&self, rules: Rules) -> Result<Game, SgfError> {
        let mut game = Game::new(self.size, rules);
        let mut after = 0;
        for step in &self.steps {
            match step {
                Step::Setup(setup) => {
                    game = self.set_up(&game, setup).map_err(|reason| SgfError::Setup { after, reason })?;
                }
                Step::Move(Played { color, mv }) => {
                    after += 1;
                    lead_off(&mut game, *color);
                    game.play(*color, *mv).map_err(|reason| SgfError::Illegal {
                        number: after,
                        color: *color,
                        vertex: mv.display(self.size).to_string(),
                        reason,
                    })?;
                }
            }
        }
        if let Some(color) = self.next {
            lead_off(&mut game, color);
        }
        Ok(game)
    }

    fn set_up(&self, game: &Game, setup: &Setup) -> Result<Game, BadSetup> {
        let rules = game.rules().clone();
        let fresh = game.move_number() == 0 && game.board().occupied().is_empty();
        let mut made = if fresh && self.handicap > 0 && setup.white.is_empty() && !setup.black.is_empty() {
            Game::with_handicap(self.size, rules, &setup.black.iter().collect::<Vec<_>>())?
        } else {
            let mut board = *game.board();
            if setup.black.intersects(&setup.white) {
                return Err(BadSetup::Repeated);
            }
            board.clear(&(setup.black | setup.white | setup.empty));
            board.add(Color::Black, &setup.black);
            board.add(Color::White, &setup.white);
            if board == *game.board() { game.clone() } else { Game::from_setup(board, rules, game.to_move())? }
        };
        if let Some(color) = setup.to_move {
            made.set_to_move(color);
        }
        Ok(made)
    }
}

/// Whoever moves first in a file was to move.
fn lead_off(game: &mut Game, color: Color) {
    if game.move_number() == 0 {
        game.set_to_move(color);
    }
}

/// Whether `tt` is a pass on this board rather than a point: it was one when boards had at most 19 lines.
fn tt_passes(size: Size) -> bool {
    size.longer_side() <= 19
}

impl From<Played> for Step {
    fn from(played: Played) -> Step {
        Step::Move(played)
    }
}

/// A move that SGF writes as a pass.
fn without_point(virtual_move: bool) -> Move {
    if virtual_move { Move::Virtual } else { Move::Pass }
}
