//! The subcommands.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::folder::data_folder;
use super::get::GetArgs;
use super::info::InfoArgs;
use super::{get, info};
use crate::cli::error::CliError;
use crate::networks::found_in;

/// What to do with networks.
#[derive(Args, Debug)]
pub struct NetworkArgs {
    /// What to do.
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Bring the network that KaTrain carries, where it is found by itself
    ///
    /// Downloads KaTrain's package (about 100 MB) with the pip of the Python that is installed, takes the network and
    /// its licence out of it and leaves nothing else behind. The network is read first; beside it lies its SHA-256.
    Get(GetArgs),
    /// Say what the file of a network is: its blocks, its size, what an evaluation costs
    Info(InfoArgs),
    /// Print where the network lies that is found by itself
    ///
    /// It is the newest in the folder; the exit status is 1 if there is none.
    Path(PathArgs),
}

/// Where networks are looked for.
#[derive(Args, Debug)]
pub struct PathArgs {
    /// Look here [default: the user's folder for this program's data]
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
}

/// Does it.
pub fn run(args: &NetworkArgs, out: &mut impl Write) -> Result<(), CliError> {
    match &args.what {
        What::Get(args) => get::run(args, out),
        What::Info(args) => info::run(args, out),
        What::Path(args) => {
            let folder = args.dir.clone().map_or_else(data_folder, Ok)?;
            writeln!(out, "{}", found_in(&folder)?.display())?;
            Ok(out.flush()?)
        }
    }
}
