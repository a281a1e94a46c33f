//! The command line of the developers' tools, from the arguments to the exit status: a file for each command.

mod compare_speed;
mod farm;
mod games;
mod pack_net;
mod perft;
mod train;
mod values;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use liangyi_arena::guard;

use self::compare_speed::CompareSpeedArgs;
use self::farm::{EvaluateArgs, FarmArgs};
use self::pack_net::PackNetArgs;
use self::perft::PerftArgs;
use self::train::TrainArgs;

/// Developers' tools of Liangyi.
#[derive(Debug, Parser)]
#[command(name = "liangyi-lab", version, max_term_width = 100)]
struct LabCli {
    /// The command.
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Debug, Subcommand)]
enum LabCommand {
    /// Learn weights, models and the network from games
    ///
    /// Each subcommand learns one of the files that the program is built with (folder `data` of the engine's source),
    /// from a file of games, one a line: a result that begins with `B` or `W` for the winner, a blank, then the moves,
    /// two letters each as in SGF (`pd` is column p, row d from the top), Black first, `--` for a pass. After another
    /// blank may stand Black's winning chance before each move in percent, two digits or `--`. `liangyi selfplay`
    /// writes such games. Every 50th game is held out; how well the others predict it is reported on standard error.
    Train(TrainArgs),
    /// Count the legal sequences of moves from the empty board
    ///
    /// Passes and virtual moves count as moves; a game that has stopped or ended has no further moves. Prints a line
    /// for each depth.
    Perft(PerftArgs),
    /// Compare playouts a second of CPU time of the whole search with another GTP program, the two taking turns
    CompareSpeed(CompareSpeedArgs),
    /// Play many games at once for a network that learns from another one
    ///
    /// `tools/train` starts it and answers for a network. Each step writes a row of 32-bit words, the lowest byte
    /// first, for each game: a word for each point by row from the top, with bit k for plane k of a network's inputs
    /// and bit 22 where a move is legal; the 19 global numbers as floats; the number of moves made, 1 if Black is to
    /// move, how many games have ended in this place, and the komi in half points. Then it reads a 32-bit number for
    /// each game: a point by row from the top, the board's area for a pass, -1 for a new game, or -10000 and the half
    /// points of another komi, after which the same position is shown again. The end of the input ends it.
    Farm(FarmArgs),
    /// Evaluate rows as `farm` writes them with a network of KataGo's
    ///
    /// For each row on standard input it writes the raw outputs as 32-bit floats, the lowest byte first: for each
    /// point, by row from the top, and then for a pass the channels of the policy; win, loss and no result; score
    /// mean, score deviation, lead and the others; the ownership of each point before the hyperbolic tangent.
    Evaluate(EvaluateArgs),
    /// Make of a network the file of the program's own one, its weights in 16 bits
    ///
    /// The program is built with `crates/liangyi-net/data/own.bin`.
    PackNet(PackNetArgs),
}

/// Runs the program with these arguments, the first of which is its own name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    // `compare-speed` starts engines, which this program guards.
    if let Some(code) = guard::main(&args) {
        return code;
    }
    let out = &mut io::stdout();
    let done = match LabCli::parse_from(args).command {
        LabCommand::Train(args) => train::run(&args, out),
        LabCommand::Perft(args) => perft::run(&args, out),
        LabCommand::CompareSpeed(args) => compare_speed::run(&args, out),
        LabCommand::Farm(args) => farm::run(&args, out),
        LabCommand::Evaluate(args) => farm::evaluate(&args, out),
        LabCommand::PackNet(args) => pack_net::run(&args, out),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("liangyi-lab: {error}");
            error.exit_code()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn every_command_line_shown_is_accepted() {
        const START: &str = "cargo run --release -p liangyi-lab -- ";
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let pages = ["CONTRIBUTING.md", "docs/training.md", "docs/strength-and-speed.md"];
        let mut seen = 0;
        for page in pages.into_iter().chain(["crates/liangyi-engine/data/README.md", "crates/liangyi-lab/README.md"]) {
            let text = std::fs::read_to_string(root.join(page)).expect("a page").replace("\\\n", " ");
            for (_, words) in text.lines().filter_map(|line| line.split_once(START)) {
                let words = shell_words::split(words).expect("words");
                if let Err(error) = LabCli::try_parse_from(["liangyi-lab".to_string()].into_iter().chain(words)) {
                    panic!("{page}: {error}");
                }
                seen += 1;
            }
        }
        assert!(seen >= 12, "only {seen} command lines were found");
    }
}
