//! What an engine is started with: the meaning of the command line, without its syntax.

use std::time::Duration;

use super::record::{BarePass, NamedRules};
use crate::base::Size;
use crate::player::Options;
use crate::rules;
use crate::rules::{Komi, Registry, Rules};
use crate::search::Limits;

/// How an engine starts; the client may change most of it later.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The ruleset at start.
    pub ruleset: NamedRules,
    /// Every ruleset that can be chosen.
    pub registry: Registry,
    /// The board at start, or `None` for the ruleset's own size.
    pub size: Option<Size>,
    /// The komi at start, or `None` for the ruleset's own.
    pub komi: Option<Komi>,
    /// Thinking time a move where no clock runs.
    pub time: Option<Duration>,
    /// Playouts a move, whether a clock runs or not.
    pub playouts: Option<u64>,
    /// Threads that search.
    pub threads: usize,
    /// The seed of the search.
    pub seed: u64,
    /// Bytes the search may take.
    pub memory: usize,
    /// Whether it thinks on in the opponent's time.
    pub ponder: bool,
    /// Win rate below which the engine resigns, or `None` if it never does.
    pub resign_below: Option<f64>,
    /// A ruleset by whose count playouts are valued instead of the chosen one's.
    pub count_as: Option<Rules>,
    /// What a client's PASS means.
    pub bare_pass: BarePass,
    /// Whether the engine may answer `virtual`.
    pub genmove_virtual: bool,
    /// Whether commands are listed that only a KGS bridge wants.
    pub kgs: bool,
}

impl Settings {
    /// Thinking time a move where neither a clock nor anything else bounds it.
    pub const TIME: Duration = Duration::from_secs(5);

    /// How the player is to play.
    pub fn player_options(&self) -> Options {
        Options {
            threads: self.threads,
            seed: self.seed,
            virtual_moves: false,
            memory: self.memory,
            resign_below: self.resign_below,
            count_as: self.count_as.clone(),
            ..Options::default()
        }
    }

    /// When a search ends that no clock bounds.
    pub fn limits(&self) -> Limits {
        let time = match (self.time, self.playouts) {
            (None, None) => Some(Settings::TIME),
            (time, _) => time,
        };
        Limits { playouts: self.playouts, time }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        let default = rules::find(rules::DEFAULT).expect("the default ruleset is in the catalogue");
        let options = Options::default();
        Settings {
            ruleset: default.into(),
            registry: Registry::new(),
            size: None,
            komi: None,
            time: None,
            playouts: None,
            threads: options.threads,
            seed: options.seed,
            memory: options.memory,
            ponder: false,
            resign_below: Some(0.05),
            count_as: None,
            bare_pass: BarePass::Pass,
            genmove_virtual: false,
            kgs: false,
        }
    }
}
