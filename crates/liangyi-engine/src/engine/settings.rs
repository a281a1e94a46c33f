//! What an engine starts with, whatever the syntax of the command line.

use std::sync::Arc;
use std::time::Duration;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Illegal, Move};
use liangyi_core::rules;
use liangyi_core::rules::{Komi, LineRuleset, NamedRules, Registry, Rules};
use liangyi_net::inputs::HumanProfile;

use super::level::{Level, LevelChoice};
use crate::judge::Effort;
use crate::player::Options;
use crate::policy::{KataNet, Models, NoHumanNetwork};
use crate::search::{HumanParams, NetworkParams, Restrictions, SearchLimits};

/// How an engine starts; the client may change most of it later.
#[derive(Clone, Debug)]
pub struct EngineSettings {
    /// The ruleset at start.
    pub ruleset: NamedRules,
    /// The line game at start, or `None` for Go.
    pub line: Option<&'static LineRuleset>,
    /// Every ruleset that can be chosen.
    pub registry: Registry,
    /// The board at start, or `None` for the ruleset's own size.
    pub size: Option<Size>,
    /// The komi at start, or `None` for the ruleset's own.
    pub komi: Option<Komi>,
    /// The most time for a move, whether a clock runs or not.
    pub time: Option<Duration>,
    /// The least time for a move, whatever its clock says.
    pub least_time: Duration,
    /// Playouts per move, whether a clock runs or not: the most of all moves of a side on average, or of each where
    /// searches are whole.
    pub playouts: Option<u64>,
    /// Visits of the root per move, those of the kept tree included, as KataGo counts them.
    pub visits: Option<u64>,
    /// Whether a search without a clock goes on to these numbers where the rest of it cannot change the choice.
    pub whole_searches: bool,
    /// The level of strength, which says how moves are chosen and how far is searched in place of these numbers, where
    /// one was chosen.
    pub level: Option<Level>,
    /// Threads that search.
    pub threads: usize,
    /// The seed of the search.
    pub seed: u64,
    /// Whether moves that are drawn by chance follow from it, too.
    pub is_seeded: bool,
    /// Memory of the search tree, in bytes.
    pub memory: usize,
    /// Whether the engine ponders in the opponent's time.
    pub ponder: bool,
    /// Win rate below which the engine resigns, or `None` if it never does.
    pub resign_below: Option<f64>,
    /// How many moves of a side in a row find a game lost before it resigns, or `None` for as many as the game has it.
    pub resigns_after: Option<u32>,
    /// The moves that the engine leaves out.
    pub restrictions: Restrictions,
    /// The ruleset whose counting values the playouts, or `None` for the ruleset in force.
    pub count_as: Option<Rules>,
    /// What a client's PASS means.
    pub bare_pass: BarePass,
    /// Whether the engine may choose a virtual move.
    pub genmove_virtual: bool,
    /// Which moves of the client that the rules forbid by repetition or as suicide are made all the same.
    pub lenience: Lenience,
    /// Whether plays of Black's alone before White's first move are handicap stones, as KataGo has it.
    pub handicap_by_plays: bool,
    /// Whether plays in a row of one side at the start can set up a diagram, as clients do that have no other way.
    pub diagram_by_plays: bool,
    /// How a network looks in searches for moves.
    pub network_params: NetworkParams,
    /// How much a judgement for the score may cost.
    pub judging: Effort,
    /// The learnt tables and the network.
    pub models: Arc<Models>,
}

impl EngineSettings {
    /// The win rate below which an engine resigns.
    pub const RESIGN_BELOW: f64 = 0.05;
    /// Thinking time per move if neither a clock nor a setting limits it.
    pub const TIME: Duration = Duration::from_secs(5);

    /// The usual settings, with these tables and this network.
    pub fn new(models: &Arc<Models>) -> EngineSettings {
        let default = rules::find(rules::DEFAULT).expect("the default ruleset is in the catalogue");
        let options = Options::new(models);
        EngineSettings {
            ruleset: default.into(),
            line: None,
            registry: Registry::new(),
            size: None,
            komi: None,
            time: None,
            least_time: Duration::ZERO,
            playouts: None,
            visits: None,
            whole_searches: false,
            level: None,
            threads: options.threads,
            seed: options.seed,
            is_seeded: options.is_seeded,
            memory: options.memory,
            ponder: false,
            resign_below: Some(EngineSettings::RESIGN_BELOW),
            resigns_after: None,
            restrictions: Restrictions::NONE,
            count_as: None,
            bare_pass: BarePass::Pass,
            genmove_virtual: false,
            lenience: Lenience::Strict,
            handicap_by_plays: true,
            diagram_by_plays: true,
            network_params: NetworkParams::PLAY,
            judging: Effort::Thorough,
            models: options.models,
        }
    }

    /// The network that evaluates in searches for moves of Go, which is what a player is said to play with: `None`
    /// where there is none, where it has failed, at levels that draw their moves, and on boards where none plays that
    /// nobody has chosen.
    pub fn network(&self) -> Option<&Arc<KataNet>> {
        match self.level.map(|level| level.choice) {
            None => self.models.network(),
            Some(LevelChoice::Likely(_)) => None,
            Some(LevelChoice::Own(_)) => self.models.own_network(),
            Some(LevelChoice::Network(_)) => {
                let chosen = self.models.chosen_or_fetched().filter(|net| !net.has_failed());
                chosen.or_else(|| self.models.own_network())
            }
        }
    }

    /// What two settings must share for the tree of one to serve the other: its memory and the network that evaluates.
    pub(super) fn tree_kind(&self) -> (usize, Option<*const KataNet>) {
        (self.memory, self.network().map(Arc::as_ptr))
    }

    /// The player's options. What it finds out for itself it judges by what it plays by.
    pub fn player_options(&self) -> Options {
        let plays_by_choice = self.level.is_none() && self.models.auto.is_none();
        let models = if plays_by_choice {
            Arc::clone(&self.models)
        } else {
            Arc::new(self.models.with_network(self.network().cloned()))
        };
        let likely_temperature = match self.level.map(|level| level.choice) {
            Some(LevelChoice::Likely(temperature)) => Some(temperature),
            Some(LevelChoice::Own(_) | LevelChoice::Network(_)) | None => None,
        };
        Options {
            threads: self.threads,
            seed: self.seed,
            is_seeded: self.is_seeded,
            virtual_moves: false,
            memory: self.memory,
            resign_below: self.resign_below,
            resigns_after: self.resigns_after,
            restrictions: self.restrictions.clone(),
            count_as: self.count_as.clone(),
            network: self.network_params,
            likely_temperature,
            ..Options::new(&models)
        }
    }

    /// The playouts of a move, or the evaluations of the network that makes them, at the most: see
    /// [`EngineSettings::playouts`].
    pub fn most_playouts(&self) -> Option<u64> {
        let searched = |level: Level| {
            let network = match level.choice {
                LevelChoice::Likely(_) => self.models.own_network(),
                LevelChoice::Own(_) | LevelChoice::Network(_) => self.network(),
            };
            level.searched(network.is_some())
        };
        self.level.map(searched).or(self.playouts)
    }

    /// The limits of a search while no clock runs.
    pub fn limits(&self) -> SearchLimits {
        let playouts = self.most_playouts();
        let time = match (self.time, playouts.or(self.visits)) {
            (None, None) => Some(EngineSettings::TIME),
            (time, _) => time,
        };
        SearchLimits { playouts, visits: self.visits, is_whole: self.whole_searches, time, ..SearchLimits::default() }
    }

    /// Has the engine move as persons of this profile do, at their pace, and give up games as late as they: see
    /// [`HumanParams::imitating`]. Where no other network evaluates, that of persons does: it says when to pass.
    ///
    /// # Errors
    ///
    /// There is no network of persons, it cannot be read, or the game is not Go.
    pub fn imitate(&mut self, profile: HumanProfile) -> Result<(), NoHumanNetwork> {
        if self.line.is_some() {
            return Err(NoHumanNetwork::LineGame);
        }
        let human = Arc::clone(self.models.load_human()?);
        if self.models.network().is_none() {
            self.models = Arc::new(self.models.with_network(Some(human)));
        }
        self.time = None;
        self.set_playouts(Some(IMITATION.visits));
        self.network_params.human = HumanParams::imitating(profile);
        self.network_params.root_num_symmetries = IMITATION.root_symmetries;
        self.network_params.root_symmetry_pruning = true;
        (self.resign_below, self.resigns_after) = (Some(IMITATION.resign_below), Some(IMITATION.resigns_after));
        Ok(())
    }

    /// Has the engine move as itself again, where it has moved as [persons](EngineSettings::imitate) do.
    pub fn end_imitation(&mut self) {
        if self.network_params.human.chosen_move_prop > 0.0 {
            let NetworkParams { human, root_num_symmetries, root_symmetry_pruning, .. } = NetworkParams::PLAY;
            self.network_params =
                NetworkParams { human, root_num_symmetries, root_symmetry_pruning, ..self.network_params };
            (self.resign_below, self.resigns_after) = (Some(EngineSettings::RESIGN_BELOW), None);
            self.set_playouts(None);
        }
    }

    /// Bounds searches by this number of playouts, and no visits and no level: they end earlier where the rest of them
    /// cannot change the choice.
    pub fn set_playouts(&mut self, playouts: Option<u64>) {
        (self.playouts, self.visits, self.whole_searches, self.level) = (playouts, None, false, None);
    }
}

/// How a search behind moves of persons is bounded, and when it gives up a game (the values of KataGo's
/// `gtp_human5k_example.cfg`).
pub struct Imitation {
    /// Visits: enough to say when to pass or resign.
    pub visits: u64,
    /// [`NetworkParams::root_num_symmetries`].
    pub root_symmetries: u8,
    /// [`EngineSettings::resign_below`].
    pub resign_below: f64,
    /// [`EngineSettings::resigns_after`].
    pub resigns_after: u32,
}

/// See [`Imitation`].
pub const IMITATION: Imitation = Imitation { visits: 40, root_symmetries: 2, resign_below: 0.005, resigns_after: 20 };

/// Which moves that the rules forbid by repetition or as suicide are made all the same, and marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lenience {
    /// None.
    #[default]
    Strict,
    /// Those under rules of which KataGo has games: it makes them too.
    AsKataGo,
    /// All, for a client that goes through the record of a game played elsewhere.
    Lenient,
}

impl Lenience {
    /// Every value.
    pub const ALL: [Lenience; 3] = [Lenience::Strict, Lenience::AsKataGo, Lenience::Lenient];

    /// Its name in GTP.
    pub const fn name(self) -> &'static str {
        match self {
            Lenience::Strict => "off",
            Lenience::AsKataGo => "katago",
            Lenience::Lenient => "on",
        }
    }

    /// Makes a move; returns why it is forbidden where it is made all the same.
    ///
    /// # Errors
    ///
    /// It is forbidden and not made.
    pub fn play(self, game: &mut Game, color: Color, mv: Move) -> Result<Option<Illegal>, Illegal> {
        match self {
            Lenience::Lenient => game.play_forced(color, mv),
            Lenience::AsKataGo if self.makes_under(game.rules()) => game.play_as_katago(color, mv),
            Lenience::AsKataGo | Lenience::Strict => game.play(color, mv).map(|()| None),
        }
    }

    /// Whether such moves are made under these rules.
    pub fn makes_under(self, rules: &Rules) -> bool {
        match self {
            Lenience::Strict => false,
            Lenience::AsKataGo => rules::kata::has_games(rules),
            Lenience::Lenient => true,
        }
    }
}

/// What a client's PASS means: GUIs know no other move that places no stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BarePass {
    /// A pass.
    #[default]
    Pass,
    /// Two in a row are passes; a lone one is a virtual move if that is legal, else a pass.
    Virtual,
}

impl BarePass {
    /// Every value.
    pub const ALL: [BarePass; 2] = [BarePass::Pass, BarePass::Virtual];

    /// Its name on the command line and in GTP.
    pub const fn name(self) -> &'static str {
        match self {
            BarePass::Pass => "pass",
            BarePass::Virtual => "virtual",
        }
    }
}
