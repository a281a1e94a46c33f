//! What may be typed. Help, completions and the manual page all come from here.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

use super::compare::CompareArgs;
use super::matches::MatchArgs;
use super::regress::RegressArgs;
use super::score::ScoreArgs;
use super::solve::SolveArgs;
use crate::base::{BadSize, Size};
use crate::engine::BarePass;
use crate::rules::{DEFAULT, Komi};

const EXIT: &str = "\
Exit status:
  0  the job is done; a client or a pipe that went away is no failure
  1  the job failed, as when the output cannot be written
  2  the command line, or a file named on it, cannot be used";

const START: &str = "\
Examples:
  liangyi                                   speak GTP on standard input and output, as Sabaki or GoGui want it
  liangyi --ruleset jipingdian --size 9     the same, starting with those rules and that board
  liangyi --ruleset '{\"ko\":\"SIMPLE\"}'       rules in KataGo's words
  liangyi rules                             list the rulesets
  liangyi rules jihuozi                     explain one";

/// A Go engine and referee for every ruleset, virtual moves included.
///
/// Without a command it speaks GTP, the protocol by which Go programs talk to each other: give this program to a Go GUI
/// as its engine, or type `list_commands` to see what it understands.
#[derive(Debug, Parser)]
#[command(name = "liangyi", version, max_term_width = 100, args_conflicts_with_subcommands = true)]
#[command(after_help = EXIT, after_long_help = format!("{START}\n\n{EXIT}"))]
pub struct Cli {
    /// The options of `gtp`, which is what runs without a command.
    #[command(flatten)]
    pub gtp: GtpArgs,
    /// The command.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Speak GTP on standard input and output (what runs without a command)
    Gtp(GtpArgs),
    /// List the rulesets, or explain one
    Rules(RulesArgs),
    /// Play two GTP engines against each other under any ruleset, with this program as the referee
    ///
    /// Games are numbered from 1. The engine of --black has Black in the odd games, that of --white in the even ones; games
    /// 1 and 2 share an opening, 3 and 4 the next, and so on. An engine that crashes, hangs, answers nonsense or plays an
    /// illegal move loses that game and is started again, and the match goes on.
    Match(Box<MatchArgs>),
    /// Run GTP regression files with any GTP program
    ///
    /// The files are those of GNU Go and gogui-regress: GTP commands, of which the numbered ones are tests. After one may
    /// stand the answer it expects, `#? [regex]`, matched from end to end; `[!regex]` must not match; `*` after it marks a
    /// known failure, `&` a test that does not count. Every file is run by a new process of the program, in the folder of
    /// the file.
    Regress(RegressArgs),
    /// Count finished games in SGF files
    ///
    /// Dead stones are judged unless they are named. A file that cannot be counted is named with the reason on standard error,
    /// and the others are counted all the same.
    Score(ScoreArgs),
    /// Count one game under every ruleset
    Compare(CompareArgs),
    /// Prove what a very small board is worth, with a line of best play
    ///
    /// Every line of play is searched with its whole history, from the empty board, without komi, and counted as it stands when
    /// the game ends.
    Solve(SolveArgs),
    /// Count the legal sequences of moves from the empty board
    ///
    /// Passes and virtual moves count as moves; a game that has stopped or ended has no further moves. Prints a line for
    /// each depth.
    Perft(PerftArgs),
    /// Measure playouts a second, with a signature that tells whether they are the same playouts
    Bench(BenchArgs),
    /// Learn the move patterns that the search begins from
    ///
    /// Reads games, one a line: a result, a blank, then the moves, two letters each as in SGF (`pd` is column p, row d from
    /// the top), Black first, `--` for a pass. Every 50th game is kept apart and tells how many moves are foretold.
    Train(TrainArgs),
    /// Play games against itself for `train` to learn from
    ///
    /// Writes games, one a line, in the form that `train` reads, with the chance of Black to win before each move. What is in
    /// the file already is kept and gone on from, so it can be cut off at any time.
    Selfplay(SelfplayArgs),
    /// Print completions for a shell
    ///
    /// For bash: liangyi completions bash > ~/.local/share/bash-completion/completions/liangyi
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page
    Man {
        /// Write this page and one for each command into a folder instead
        #[arg(long, value_name = "FOLDER")]
        dir: Option<PathBuf>,
    },
}

/// Which rulesets there are, and which one is meant.
#[derive(Args, Debug)]
pub struct RulesetArgs {
    /// The ruleset: a name that `liangyi rules` lists, a short name of KataGo's, or KataGo's JSON
    #[arg(long, value_name = "NAME", default_value = DEFAULT)]
    pub ruleset: String,
    /// A TOML file with rulesets of your own, which can then be chosen like the others
    #[arg(long, value_name = "FILE")]
    pub rules_file: Option<PathBuf>,
}

/// How a GTP engine starts.
#[derive(Args, Debug)]
pub struct GtpArgs {
    /// Rules.
    #[command(flatten)]
    pub rules: RulesetArgs,
    /// The board at start, 2 to 21 lines [default: the ruleset's own, mostly 19]
    #[arg(long, value_name = "LINES", value_parser = size)]
    pub size: Option<Size>,
    /// The komi at start [default: the ruleset's own]
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    pub komi: Option<Komi>,
    /// Seconds for a move where the client sets no time [default: 5, unless --playouts is given]
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    pub time: Option<std::time::Duration>,
    /// Playouts for a move: the search stops after so many even if there is time left
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub playouts: Option<u64>,
    /// Threads that search at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: u16,
    /// The seed of the random numbers: with one thread and --playouts the same seed plays the same game
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Memory that the search may take, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 512, value_parser = clap::value_parser!(u32).range(16..=1_048_576))]
    pub memory: u32,
    /// Think on in the opponent's time, with all threads, until the next command comes
    #[arg(long)]
    pub ponder: bool,
    /// Resign when the chance to win is below this, 0 to 1; 0 never resigns
    #[arg(long, value_name = "CHANCE", default_value_t = 0.05, value_parser = chance, allow_negative_numbers = true)]
    pub resign_below: f64,
    /// Play for the count of this ruleset instead of the chosen one's: to find out what its own is worth
    #[arg(long, value_name = "NAME")]
    pub count_as: Option<String>,
    /// What a lone PASS of the client means where the ruleset has virtual moves; two in a row are always passes
    #[arg(long, value_name = "MEANING", default_value = BarePass::Pass.name(),
          value_parser = PossibleValuesParser::new(BarePass::ALL.map(BarePass::name)))]
    pub bare_pass: String,
    /// Let `genmove` answer `virtual`, which no GUI understands but scripts may
    #[arg(long)]
    pub genmove_virtual: bool,
    /// List `kgs-rules` too, by which a KGS bridge chooses the ruleset
    #[arg(long)]
    pub kgs: bool,
    /// Write what happens to this file, standard output being the client's
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
}

/// Which ruleset to explain.
#[derive(Args, Debug)]
pub struct RulesArgs {
    /// The ruleset to explain; all are listed without it
    pub name: Option<String>,
    /// A TOML file with rulesets of your own, listed after the others
    #[arg(long, value_name = "FILE")]
    pub rules_file: Option<PathBuf>,
    /// List as a table in Markdown
    #[arg(long, conflicts_with = "name")]
    pub markdown: bool,
}

/// What to count.
#[derive(Args, Debug)]
pub struct PerftArgs {
    /// Rules.
    #[command(flatten)]
    pub rules: RulesetArgs,
    /// The board, 2 to 21 lines [default: the ruleset's own, mostly 19]
    #[arg(long, value_name = "LINES", value_parser = size)]
    pub size: Option<Size>,
    /// How many moves deep; each takes some hundred times as long as the one before
    #[arg(long, value_name = "MOVES", default_value_t = 2)]
    pub depth: u32,
}

/// What to measure.
#[derive(Args, Debug)]
pub struct BenchArgs {
    /// The rulesets, parted by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "chinese,jipingdian,jihuozi,new-ing")]
    pub ruleset: Vec<String>,
    /// A TOML file with rulesets of your own
    #[arg(long, value_name = "FILE")]
    pub rules_file: Option<PathBuf>,
    /// The boards, parted by commas
    #[arg(long, value_name = "LINES", value_delimiter = ',', default_value = "9,13,19", value_parser = size)]
    pub size: Vec<Size>,
    /// Measure light playouts for every instruction set this machine has, not only the fastest
    #[arg(long)]
    pub targets: bool,
    /// How many threads to measure the whole search with, parted by commas
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "1", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Vec<u16>,
    /// Playouts for each line of the table
    #[arg(long, value_name = "N", default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub playouts: u64,
    /// The seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Compare the speed of the whole search with another GTP program by CPU time: its command, with {playouts} for their number
    #[arg(long, value_name = "COMMAND", conflicts_with_all = ["targets", "threads"])]
    pub against: Option<String>,
    /// How many times --against measures the two programs in turn; the medians are printed
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = clap::value_parser!(u16).range(1..), requires = "against")]
    pub rounds: u16,
}

/// What can be learnt from games.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learnt {
    /// Large patterns: which moves the search looks at first
    Patterns,
    /// 3x3 shapes and tactics: which moves playouts make
    Playouts,
    /// The weights of playouts, tuned so that these foretell who wins
    Balance,
    /// The weights of playouts, every one of them tuned so that these foretell what `selfplay` thought of its positions
    Values,
    /// A network that corrects the patterns; takes hours, and can be cut off and gone on with
    Net,
    /// What ladders, read out, say for or against a move beyond patterns and network
    Ladders,
}

/// Which games to play.
#[derive(Args, Debug)]
pub struct SelfplayArgs {
    /// Where the games go
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Games that the file is to have in the end
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,
    /// Which rules.
    #[command(flatten)]
    pub rules: RulesetArgs,
    /// The board
    #[arg(long, value_name = "LINES", default_value = "9", value_parser = size)]
    pub size: Size,
    /// The komi
    #[arg(long, value_name = "POINTS", default_value = "7", allow_negative_numbers = true)]
    pub komi: Komi,
    /// Playouts for a move
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub playouts: u64,
    /// Most moves drawn at random at the beginning, as playouts draw theirs
    #[arg(long, value_name = "N", default_value_t = 8)]
    pub drawn: usize,
    /// Threads; the games are the same for any number [default: one for each core]
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub threads: usize,
}

/// What to learn from, and how.
#[derive(Args, Debug)]
pub struct TrainArgs {
    /// The games, or `-` for standard input
    pub games: PathBuf,
    /// Where the model goes; the file is replaced only when the new one is whole
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// What to learn
    #[arg(long, value_enum, default_value_t = Learnt::Patterns)]
    pub what: Learnt,
    /// The board of the games
    #[arg(long, value_name = "LINES", default_value = "19", value_parser = size)]
    pub size: Size,
    /// Learn from so many games, from the first [default: all]
    #[arg(long, value_name = "N")]
    pub most: Option<usize>,
    /// The weights to balance, or the network to go on from [default: the weights that come with the program for the size; a
    /// network that has learnt nothing]
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// The komi of the games, for the balance
    #[arg(long, value_name = "POINTS", default_value = "6.5")]
    pub komi: Komi,
    /// Keep patterns seen at least so often
    #[arg(long, value_name = "N", default_value_t = 12)]
    pub at_least: u32,
    /// Go through the games so often
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=100))]
    pub epochs: u16,
    /// How far the longest steps go [default: 0.1, for values 12, for a network 0.002]
    #[arg(long, value_name = "RATE")]
    pub rate: Option<f32>,
    /// Positions that a network, the balance on values, or ladders are to be learnt from
    #[arg(long, value_name = "N", default_value_t = 2_000_000, value_parser = clap::value_parser!(u64).range(64..))]
    pub positions: u64,
    /// Blocks of two layers that a network has
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u16).range(0..=64))]
    pub blocks: u16,
    /// Threads; 1 learns the same model every time [default: one for each core]
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub threads: usize,
}

pub(super) fn size(text: &str) -> Result<Size, String> {
    text.parse().map_err(|bad: BadSize| bad.to_string())
}

fn seconds(text: &str) -> Result<std::time::Duration, String> {
    const MOST: f64 = 1e6;
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= MOST => Ok(std::time::Duration::from_secs_f64(seconds)),
        _ => Err(format!("a number of seconds above 0, {MOST} at most")),
    }
}

fn chance(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|chance| (0.0..=1.0).contains(chance)).ok_or_else(|| "a number from 0 to 1".to_string())
}
