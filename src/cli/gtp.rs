//! `liangyi gtp`: the engine on standard input and output.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::Duration;

use clap::parser::ValueSource;
use clap::{ArgMatches, Args};
use liangyi_core::base::Size;
use liangyi_core::rules::Komi;
use liangyi_engine::engine::{BarePass, EngineSettings, Lenience};
use liangyi_net::inputs::{HumanProfile, Rank};

use super::error::CliError;
use super::kata_args::{KataArgs, log_not_followed, require_human};
use super::process::start_log;
use super::ruleset_args::{RulesetArgs, RulesetName, resolve};
use super::tables_args::SessionModelsArgs;
use super::values::{
    HandicapArgs, LenienceArgs, PointsArgs, UnitArgs, chance, level, megabytes, named, network_use, rank, seconds,
    set_level, set_rank, size, threads, written_path,
};
use crate::gtp::{self, GtpOptions, KnownAs};
use crate::protocol::{HANDICAP_BY_PLAYS, KataCommand, KataValues};
use crate::records::networks::Networks;
use crate::show::words::{Language, msg};

/// How a GTP engine starts.
#[derive(Args, Debug)]
pub struct GtpArgs {
    /// Rules.
    #[command(flatten)]
    rules: RulesetArgs<true>,
    /// Learnt tables.
    #[command(flatten)]
    models: SessionModelsArgs,
    /// The board, 9 or 9x13 [default: the ruleset's own]
    ///
    /// That at the start; a side has 2 to 21 lines.
    #[arg(long, value_name = "SIZE", value_parser = size)]
    size: Option<Size>,
    /// The komi at the start [default: the ruleset's own]
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    komi: Option<Komi>,
    /// The most seconds for a move [default without a clock: 5]
    ///
    /// Whether the client sets a clock or not. Without one there is no limit where --playouts is given.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    time: Option<Duration>,
    /// Playouts for a move
    ///
    /// The search stops after N even if there is time left. What is left of them where the choice is clear goes to
    /// later moves whose choice is not, up to 3 N more for one.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    playouts: Option<u64>,
    /// The strength, 1 to 15
    ///
    /// At 1 to 6 moves are drawn from those that the program's own network finds likely, the weaker the more freely; at
    /// 7 to 10 it searches, a bounded number of evaluations, and above that the network that was chosen or fetched, if
    /// there is one. With --net none there are ten levels, by playouts.
    #[arg(long, value_name = "N", conflicts_with = "playouts", value_parser = level)]
    level: Option<u64>,
    /// Move as persons of this rank do, 20k to 9d
    ///
    /// At their pace, with a network that knows them (--human-net).
    #[arg(long, value_name = "RANK", conflicts_with_all = ["playouts", "level", "time"], value_parser = rank)]
    rank: Option<Rank>,
    /// Threads of the search
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads(1024))]
    threads: usize,
    /// The seed of the random numbers
    ///
    /// With one thread and --playouts the same seed plays the same game.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Memory for the search, in megabytes
    #[arg(long, value_name = "MB", default_value = "512", value_parser = megabytes())]
    memory: usize,
    /// Search in the opponent's time
    ///
    /// With all threads, until the next command comes.
    #[arg(long)]
    ponder: bool,
    /// Resign when the winning chance is below this, 0 to 1
    ///
    /// With 0 it never resigns.
    #[arg(long, value_name = "CHANCE", default_value_t = 0.05, value_parser = chance, allow_negative_numbers = true)]
    resign_below: f64,
    /// Search for the best result under the counting of this ruleset
    ///
    /// Instead of the chosen one's, to measure what the chosen one's is worth.
    #[arg(long, value_name = "NAME", hide_possible_values = true, value_parser = RulesetName { line_games: false })]
    count_as: Option<String>,
    /// What a single PASS of the client means
    ///
    /// Where the ruleset has virtual moves; two in a row are always passes.
    #[arg(long, value_name = "MEANING", default_value = BarePass::Pass.name(),
          value_parser = named(BarePass::ALL.map(|pass| (pass.name(), pass))))]
    bare_pass: BarePass,
    /// Let `genmove` answer `virtual`
    ///
    /// Scripts may understand it, but no GUI does.
    #[arg(long)]
    genmove_virtual: bool,
    /// How moves are taken that are forbidden.
    #[command(flatten)]
    lenience: LenienceArgs,
    /// KataGo's configuration.
    #[command(flatten)]
    kata: KataArgs,
    /// Whether plays can be handicap stones.
    #[command(flatten)]
    handicap: HandicapArgs,
    /// List `kgs-rules` too
    ///
    /// A KGS bridge chooses the ruleset by this command.
    #[arg(long)]
    kgs: bool,
    /// Do without `kata-set-rules` and `kata-set-rule`
    ///
    /// Clients such as q5Go choose rules by them, unasked.
    #[arg(long)]
    keep_ruleset: bool,
    /// Answer `name` with a name that begins with KataGo
    ///
    /// For clients such as Lizzie that show score and ownership only then. With KataGo's own options, such as --config,
    /// the name is KataGo and the version KataGo's.
    #[arg(long)]
    katago_name: bool,
    /// Reply as GNU Go where its clients depend on it
    ///
    /// As Kigo does: `PASS` in capitals, whose turn it is after `loadsgf`, territory in one line, and
    /// `estimate_score`.
    #[arg(long)]
    gnugo: bool,
    /// In what results are given.
    #[command(flatten)]
    unit: UnitArgs,
    /// How replies for people write points: explanations, numbered records, pictures.
    #[command(flatten)]
    points: PointsArgs,
    /// Draw the search in GoGui while the engine thinks
    ///
    /// Without waiting until GoGui asks for its panels.
    #[arg(long)]
    gogui: bool,
    /// List the commands `gogui-rules_*`
    ///
    /// GoGui then asks a second copy of the program about the rules, and shows a point outside the board on which a
    /// stone is a virtual move.
    #[arg(long)]
    gogui_rules: bool,
    /// The mode of the program, for clients that start it as they start GNU Go
    #[arg(long, value_name = "MODE", default_value = "gtp", value_parser = ["gtp"], hide = true)]
    mode: String,
    /// Write a log to this file
    #[arg(long, value_name = "FILE", value_parser = written_path())]
    log: Option<PathBuf>,
    /// The options that were typed of those that have a default.
    #[arg(skip)]
    typed: Vec<&'static str>,
}

impl GtpArgs {
    /// Notes which options with a default were typed: they overrule a configuration.
    pub fn note_typed(&mut self, matches: &ArgMatches) {
        let is_typed = |name: &&str| matches.value_source(name) == Some(ValueSource::CommandLine);
        self.typed = ["ruleset", "threads", "resign_below", "seed"].into_iter().filter(is_typed).collect();
    }

    /// Whether it is started as KataGo is.
    pub fn is_katago(&self) -> bool {
        self.kata.are_given()
    }

    /// The settings of an engine started with these arguments and this configuration, and which network is in them.
    fn settings(&self, kata: &KataValues, words: Language) -> Result<(EngineSettings, Networks), CliError> {
        let is_typed = |name: &str| self.typed.contains(&name);
        let is_go = self.rules.line_game().is_none();
        let human_model = self.kata.human_model();
        let (models, networks) = self.models.models(network_use(self.level), is_go, words, human_model)?;
        let mut from_rules = self.rules.engine_settings(self.size, &models)?;
        if !is_typed("ruleset")
            && let Some(rules) = kata.rules(&from_rules.registry, from_rules.ruleset.rules.komi)
        {
            let rules = rules.map_err(|error| CliError::Usage(error.to_string()))?;
            from_rules.ruleset = from_rules.registry.named(rules, from_rules.ruleset.default_size);
        }
        // GoGui asks as of a referee.
        let lenience = self.lenience.chosen(if self.gogui_rules { Lenience::Strict } else { Lenience::AsKataGo });
        let count_as = self.count_as.as_deref().map(|name| resolve(&from_rules.registry, name)).transpose()?;
        let mut settings = EngineSettings {
            size: self.size.or(kata.board_size()),
            komi: self.komi,
            time: self.time,
            playouts: self.playouts,
            threads: self.threads,
            seed: self.seed,
            is_seeded: is_typed("seed"),
            memory: self.memory,
            ponder: self.ponder,
            resign_below: (self.resign_below > 0.0).then_some(self.resign_below),
            count_as: count_as.map(|other| other.rules),
            bare_pass: self.bare_pass,
            genmove_virtual: self.genmove_virtual || self.gogui_rules,
            lenience,
            handicap_by_plays: self.handicap.by_plays() && kata.switch(HANDICAP_BY_PLAYS).unwrap_or(true),
            ..from_rules
        };
        let typed = settings.clone();
        set_rank(&mut settings, self.rank, words)?;
        kata.apply(&mut settings);
        settings.time = self.time.or(settings.time);
        if self.playouts.is_some() {
            settings.set_playouts(self.playouts);
        }
        settings.ponder |= typed.ponder;
        if is_typed("threads") {
            settings.threads = typed.threads;
        }
        if is_typed("resign_below") {
            settings.resign_below = typed.resign_below;
        }
        set_level(&mut settings, self.level)?;
        require_human(kata, &settings.models)?;
        Ok((settings, networks))
    }
}

/// Speaks GTP until the client quits or goes away. It is English unless another language is named: programs depend on
/// what replies say. Who starts it at a terminal is greeted in `words`.
/// `is_named`: the command line names `gtp`, as clients of KataGo do; they wait for the words that say it is ready.
pub fn run(args: &GtpArgs, is_named: bool, named: Option<Language>, words: Language) -> Result<(), CliError> {
    let mut of_rank = KataValues::default();
    if let Some(rank) = args.rank {
        of_rank.imitate(HumanProfile::of_rank(rank));
    }
    let (kata, notes) = args.kata.values_over(of_rank, KataCommand::Gtp)?;
    start_log(args.log.clone().or_else(|| kata.text("logFile").map(PathBuf::from)).as_deref())?;
    log_not_followed(&notes);
    if std::io::stdin().is_terminal() {
        for line in [msg!("gtp-greeting-commands"), msg!("gtp-greeting-play"), msg!("gtp-greeting-gui")] {
            eprintln!("{}", words.say(line));
        }
    }
    let language = named.unwrap_or_default();
    let GtpArgs { kgs, keep_ruleset, gnugo, gogui, gogui_rules, .. } = *args;
    let known_as = match (args.kata.are_given(), args.katago_name) {
        (true, _) => KnownAs::KataGo,
        (false, true) => KnownAs::Compatible,
        (false, false) => KnownAs::Liangyi,
    };
    let unit = args.unit.chosen();
    let points = args.points.chosen();
    let (settings, networks) = args.settings(&kata, language)?;
    let shown = GtpOptions { unit, points, language, ..GtpOptions::default() };
    let options = GtpOptions { kgs, keep_ruleset, known_as, gnugo, gogui, gogui_rules, ..shown };
    let is_quiet =
        kata.switch("startupPrintMessageToStderr") == Some(false) && kata.switch("logToStderr") != Some(true);
    let tells_ready = is_named && !is_quiet && !std::io::stdin().is_terminal();
    Ok(gtp::serve_stdio(settings, options, networks, kata, tells_ready)?)
}
