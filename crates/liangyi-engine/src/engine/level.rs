//! The levels of strength: how moves are chosen at each, and how far is searched for them. Nothing here plays.

use liangyi_net::inputs::Rank;

/// The playouts that say when to pass and to resign where moves are drawn.
const PASSING_PLAYOUTS: u64 = 200;

/// The ranks from 20 kyu to the one below level 1. A level is about a rank.
const ABOVE_20_KYU: u8 = 7;

/// A level of strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// How it chooses its moves.
    pub choice: LevelChoice,
    /// The playouts of a move where no network may be used, and on boards that it does not know.
    pub playouts: u64,
}

/// How a level chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LevelChoice {
    /// By chance among the moves that the program's own network finds likely, at this temperature. Playouts say when to
    /// pass and to resign, as many at each level.
    Likely(f32),
    /// By a search with this many evaluations of the program's own network.
    Own(u64),
    /// By a search with this many evaluations of the network that was chosen or fetched; of the program's own without
    /// one.
    Network(u64),
}

impl Level {
    /// Whether there is no such level without a network.
    pub fn needs_network(&self) -> bool {
        matches!(self.choice, LevelChoice::Network(_))
    }

    /// How far a search goes where its network may be used, or where it may not: evaluations of one that searches, or
    /// playouts.
    pub fn searched(&self, has_network: bool) -> u64 {
        match self.choice {
            _ if !has_network => self.playouts,
            LevelChoice::Likely(_) => PASSING_PLAYOUTS,
            LevelChoice::Own(evaluations) | LevelChoice::Network(evaluations) => evaluations,
        }
    }

    /// Level `number`, from 1.
    pub fn of_number(number: u64) -> Option<Level> {
        LEVELS.get(usize::try_from(number.checked_sub(1)?).ok()?).copied()
    }

    /// An estimate of its amateur rank on 9x9, from matches against GNU Go (`docs/levels.md`). It can be several ranks
    /// off.
    pub fn estimated_rank(&self) -> Rank {
        let number = u8::try_from(self.number()).expect("a number of the list");
        Rank::from_steps_up(ABOVE_20_KYU + number)
    }

    /// Its number, from 1.
    pub fn number(&self) -> u64 {
        LEVELS.iter().position(|level| level == self).map_or(0, |index| index as u64 + 1)
    }
}

const fn likely(temperature: f32, playouts: u64) -> Level {
    Level { choice: LevelChoice::Likely(temperature), playouts }
}

const fn own(evaluations: u64, playouts: u64) -> Level {
    Level { choice: LevelChoice::Own(evaluations), playouts }
}

const fn network(evaluations: u64) -> Level {
    Level { choice: LevelChoice::Network(evaluations), playouts: 6400 }
}

/// The levels, the first one for level 1; those that need a network are the last. Each wins about two games of three
/// against the one below it: `docs/strength-and-speed.md` has the matches.
pub const LEVELS: [Level; 15] = [
    likely(4.0, 12),
    likely(2.6, 25),
    likely(1.7, 50),
    likely(1.35, 100),
    likely(0.95, 200),
    likely(0.6, 400),
    own(5, 800),
    own(9, 1600),
    own(15, 3200),
    own(25, 6400),
    network(40),
    network(80),
    network(160),
    network(320),
    network(640),
];
