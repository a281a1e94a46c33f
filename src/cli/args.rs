//! The command line as a whole: the commands and the help of the program, from which completions and manual are made.
//!
//! The options of each command stand in the command's own file.

use clap::{Parser, Subcommand};

use super::analysis::AnalysisOptions;
use super::bench::BenchArgs;
use super::compare::CompareArgs;
use super::explain_move::ExplainMoveArgs;
use super::gtp::GtpArgs;
use super::matches::MatchArgs;
use super::net::NetworkArgs;
use super::piskvork::PiskvorkArgs;
use super::play::PlayArgs;
use super::reference::{CompletionsArgs, LessonsArgs, ManArgs, RulesArgs};
use super::regress::RegressArgs;
use super::renju::RenjuArgs;
use super::review::ReviewArgs;
use super::score::ScoreArgs;
use super::selfplay::SelfplayArgs;
use super::solve::SolveArgs;
use super::values::language;
#[cfg(feature = "web")]
use super::web::WebArgs;
use crate::show::words::Language;

const EXIT: &str = "\
Exit status:
  0  the job is done; a client or a pipe that goes away is no failure
  1  the job failed, as when a game cannot be counted or the output not be written
  2  the command line, or a file named on it, cannot be used
  130  Ctrl-C ended the job; what was found until then has been written";

/// What stands below the short help.
const MORE: &str = "All options: liangyi --help. Those of a command: liangyi COMMAND --help";

const START: &str = "\
Examples:
  liangyi                                speak GTP, for a GUI such as Sabaki
  liangyi --ruleset jipingdian --size 9  the same, with those rules and that board
  liangyi --ruleset '{\"ko\":\"SIMPLE\"}'    rules in KataGo's words
  liangyi play --size 9                  play against it here, in the terminal
  liangyi rules                          list the rulesets
  liangyi rules jihuozi                  explain one";

/// A Go engine and referee for every ruleset, virtual moves included.
///
/// Without a command it speaks GTP, the protocol by which Go programs talk to each other: give this program to a Go GUI
/// as its engine, or type `list_commands` to see what it understands.
#[derive(Debug, Parser)]
#[command(name = "liangyi", version = env!("LIANGYI_VERSION"))]
#[command(args_conflicts_with_subcommands = true, after_help = MORE, after_long_help = format!("{START}\n\n{EXIT}"))]
pub struct Cli {
    /// The options of `gtp`, which runs if no command is given.
    #[command(flatten)]
    pub gtp: GtpArgs,
    /// The language of answers: en, zh-Hans or zh-Hant
    ///
    /// Or a locale such as zh_TW [default: that of the environment, or English]. JSON, pictures of Go, SGF but for
    /// lessons and protocols are in English; GTP says in the language what is for people, if this option names one.
    #[arg(long, value_name = "LANGUAGE", global = true, value_parser = language)]
    pub lang: Option<Language>,
    /// Print the licences of the crates and packages in the program
    ///
    /// Each with the text of its licence.
    #[arg(long, visible_alias = "licenses")]
    pub licences: bool,
    /// The command.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// Speak GTP on standard input and output (the default)
    Gtp(GtpArgs),
    /// Play a game in this terminal
    ///
    /// Draws the board and reads moves as `d4`, `virtual` or `pass`; `undo`, `score`, `hint`, `why d4` and more are
    /// listed by `help`. Any ruleset, renju too.
    Play(PlayArgs),
    /// Play, count and review on a page in the browser
    ///
    /// It is in English and in Chinese, simplified and traditional.
    ///
    /// Prints the address of the page and opens it. It is served to this machine alone, and to who has the token in the
    /// address; `docs/web.md` says how to reach it from another machine. Ctrl-C ends it.
    #[cfg(feature = "web")]
    Web(WebArgs),
    /// Analyse positions for programs that use KataGo's analysis engine
    ///
    /// Speaks KataGo's JSON analysis protocol on standard input and output, so that this program can stand in for
    /// KataGo. Options may be written with one dash, as KataGo's clients do. `docs/analysis.md` describes queries and
    /// responses.
    Analysis(AnalysisOptions),
    /// List the rulesets, explain one, or compare several
    Rules(RulesArgs),
    /// List the lessons, or print one as a record with comments
    ///
    /// A lesson is an example game with a comment on every move: a ko and virtual moves, false life, a board counted in
    /// many ways, dame and the last ko, wild regions, shares, forbidden points. Any viewer of SGF files shows it; the
    /// comments are in the language of --lang.
    Lessons(LessonsArgs),
    /// Play matches between two GTP engines, and referee them
    ///
    /// Under any ruleset.
    ///
    /// Games are numbered from 1. The engine of --black has Black in the odd games, that of --white in the even ones;
    /// games 1 and 2 share an opening, 3 and 4 the next, and so on. An engine that crashes, hangs, answers nonsense or
    /// plays an illegal move loses that game and is started again, and the match continues.
    Match(Box<MatchArgs>),
    /// Run GTP regression files with any GTP program
    ///
    /// The files are those of GNU Go and gogui-regress: GTP commands, of which the numbered ones are tests. After a
    /// test may stand the answer it expects, `#? [regex]`, matched from end to end; `[!regex]` must not match; `*`
    /// after it marks a known failure, `&` a test that does not count. Every file is run by a new process of the
    /// program, in the folder of the file.
    Regress(RegressArgs),
    /// Count finished games in files
    ///
    /// Dead stones are judged unless they are named. A file that cannot be counted is reported on standard error with
    /// the reason, and the others are counted all the same.
    Score(ScoreArgs),
    /// Count games under every ruleset
    Compare(CompareArgs),
    /// Say under which rulesets a move is legal, and why
    ///
    /// The game is replayed under each of them, and what one forbids of it is said. A ko, a repetition and a null move
    /// name the move after which the position stood before, and rules with a debt for extra moves who owes then.
    ExplainMove(ExplainMoveArgs),
    /// Review games: what the moves have cost
    ///
    /// Every position of the main line is searched. With --out each file gets a record that Sabaki, KaTrain and the
    /// page open: graphs, comments, better lines as variations. `docs/review.md` says what is in it.
    Review(Box<ReviewArgs>),
    /// Show the forbidden points of renju positions, and why
    ///
    /// Draws each board with Black's forbidden points, 3 for a three-three, 4 for a four-four, 6 for an overline, * for
    /// more than one of them, and explains each: the lines, and for a three that is not open the point that spoils it.
    Renju(RenjuArgs),
    /// Speak the Gomocup protocol, for renju and gomoku
    ///
    /// On standard input and output, for managers of games.
    ///
    /// `INFO rule` chooses the rules: 4 renju (until it is sent), 0 five or more in a line win, 1 exactly five win, 2
    /// Yixin's number for renju. Opening rules (Swap2, Taraguchi-10) are not offered: every game begins on the empty
    /// board or from BOARD.
    Piskvork(PiskvorkArgs),
    /// Prove the value of a very small board, with a line of best play
    ///
    /// Every line of play is searched with its whole history, from the empty board, without komi, and counted as it
    /// stands when the game ends.
    Solve(SolveArgs),
    /// Measure playouts a second
    ///
    /// With a signature that changes with the playouts played.
    #[command(visible_alias = "benchmark")]
    Bench(BenchArgs),
    /// Print the version, as --version does
    Version,
    /// Bring KataGo's networks to this machine, and say what they are
    Net(NetworkArgs),
    /// Play games against itself, to learn from
    ///
    /// Writes games, one a line: `B+` or `W+` for the winner or `?`, a blank, the moves, two letters each as in SGF
    /// (`pd` is column p, row d from the top), Black first, `--` for a pass, a blank, Black's winning chance before
    /// each move in percent, two digits or `--`. Games that are in the file already are kept, so an interrupted run is
    /// continued by the same command.
    Selfplay(SelfplayArgs),
    /// Print completions for a shell
    ///
    /// For bash: liangyi completions bash > ~/.local/share/bash-completion/completions/liangyi
    Completions(CompletionsArgs),
    /// Show the manual page of the program, or of a command
    ///
    /// At a terminal it is paged; elsewhere its source is printed.
    Man(ManArgs),
}
