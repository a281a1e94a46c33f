//! `liangyi net`: KataGo's networks on this machine: brings one, says what a file is and where the user's network lies.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand, ValueHint};
use flate2::Compression;
use flate2::write::GzEncoder;
use liangyi_engine::files::write_whole;
use liangyi_net::model::{BlockCounts, Network, NumberForm};
use serde_json::json;

use super::error::CliError;
use super::interrupt::Interrupt;
use super::process::guard;
use super::tables_args::data_folder;
use super::values::written_path;
use crate::records::networks::{
    GetError, NetworkChoice, NetworkError, PACKAGE, PACKAGE_MEGABYTES, PYTHONS, download, download_folder, found_in,
    install, python_with_pip, read_network,
};

/// What to do with networks.
#[derive(Args, Debug)]
pub struct NetworkArgs {
    /// What to do.
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Bring the network that KaTrain carries, where it is found automatically
    ///
    /// Downloads KaTrain's package (about 100 MB) with the pip of the Python that is installed, takes the network and
    /// its licence out of it and leaves nothing else behind. The network is read first; beside it lies its SHA-256.
    Get(GetArgs),
    /// Say what the file of a network is: its blocks, its size, what an evaluation costs
    Info(InfoArgs),
    /// Write the program's own network to a file that KataGo reads
    ///
    /// Packed, in text, or both, as the name of the file ends: .bin.gz, .bin, .txt.gz or .txt.
    Write(WriteArgs),
    /// Print where the network lies that is found automatically
    ///
    /// It is the newest in the folder; the exit status is 1 if there is none.
    Path(PathArgs),
}

/// Where to.
#[derive(Args, Debug)]
pub struct GetArgs {
    /// Put it here [default: the user's folder for data]
    ///
    /// It is found there automatically.
    #[arg(long, value_name = "FOLDER", value_parser = written_path())]
    dir: Option<PathBuf>,
    /// Take it from this wheel of KaTrain's, and download nothing
    #[arg(long, value_name = "FILE", conflicts_with = "python")]
    wheel: Option<PathBuf>,
    /// The Python whose pip is used
    ///
    /// Without it, python3, python or py, the first that has one.
    #[arg(long, value_name = "PROGRAM")]
    python: Option<PathBuf>,
    /// Bring it even if the folder has a network
    #[arg(long)]
    again: bool,
}

/// Where networks are looked for.
#[derive(Args, Debug)]
pub struct PathArgs {
    /// Look here [default: the user's folder for this program's data]
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
}

/// Brings a network, or says what one is or where it lies.
pub fn run(args: &NetworkArgs, out: &mut impl Write) -> Result<(), CliError> {
    match &args.what {
        What::Get(args) => get(args, out),
        What::Info(args) => print_info(args, out),
        What::Write(args) => write_own(args, out),
        What::Path(args) => {
            let folder = args.dir.clone().map_or_else(data_folder, Ok)?;
            writeln!(out, "{}", found_in(&folder)?.display())?;
            Ok(out.flush()?)
        }
    }
}

/// Brings a network, and says what it is and where.
fn get(args: &GetArgs, out: &mut impl Write) -> Result<(), CliError> {
    let folder = args.dir.clone().map_or_else(data_folder, Ok)?;
    if !args.again
        && let Ok(found) = found_in(&folder)
    {
        writeln!(out, "{} is there already; --again brings KaTrain's once more", found.display())?;
        return Ok(out.flush()?);
    }
    let downloads = download_folder(&folder).map_err(|error| unbrought(error, &folder))?;
    let brought = match &args.wheel {
        Some(wheel) => Ok(wheel.clone()),
        None => by_pip(args.python.as_deref(), downloads.path()),
    };
    let wheel = brought.map_err(|error| unbrought(error, &folder))?;
    let brought = install(&wheel, &folder).map_err(|error| unbrought(error, &folder))?;
    let from = wheel.file_name().unwrap_or_default().to_string_lossy();
    let Network { name, version, .. } = &brought.network;
    writeln!(out, "network  {name}, model version {version}, from {from}")?;
    writeln!(out, "file     {}, {} bytes", brought.path.display(), brought.bytes)?;
    writeln!(out, "sha256   {}", brought.sum)?;
    match brought.licence {
        Some(licence) => writeln!(out, "licence  {}", licence.display())?,
        None => writeln!(out, "licence  {from} has none")?,
    }
    Ok(out.flush()?)
}

/// Lets pip bring the package until Ctrl-C or SIGTERM.
fn by_pip(python: Option<&Path>, folder: &Path) -> Result<PathBuf, GetError> {
    let interrupt = Interrupt::listen_to_termination();
    let goes_on = || !interrupt.is_set();
    let python = match python {
        Some(python) => python.to_path_buf(),
        None => python_with_pip(guard(), &mut { goes_on })?,
    };
    // A client that reads no errors is no reason to fail.
    let told = format!("{} -m pip downloads {PACKAGE}, about {PACKAGE_MEGABYTES} MB", python.display());
    let _ = writeln!(io::stderr(), "liangyi: {told}");
    download(&python, folder, guard(), &mut |_| goes_on())
}

/// Why nothing has come into a folder, and what can be done about it.
fn unbrought(error: GetError, folder: &Path) -> CliError {
    match error {
        GetError::NoPython => CliError::Failed(format!(
            "no Python with pip ({}). With one, --python PROGRAM names it; without, --wheel FILE takes a wheel of \
             {PACKAGE} that was brought otherwise",
            PYTHONS.join(", ")
        )),
        GetError::NotBrought(_) => CliError::Failed(format!(
            "{error}. Where there is no network connection, `liangyi net get --wheel FILE` takes a wheel that was \
             brought otherwise"
        )),
        GetError::Stopped => CliError::Interrupted(error.to_string()),
        GetError::Unwritten(path, error) if path == folder => CliError::unwritten(folder, &error),
        GetError::Unreadable(wheel, error) => CliError::unusable(&wheel, error),
        GetError::Wheel(wheel, error) => CliError::unusable(&wheel, error),
        GetError::Python(..) | GetError::Unwritten(..) | GetError::NoNetwork(..) => CliError::Failed(error.to_string()),
    }
}

/// The boards for which the cost of an evaluation is said.
const BOARDS: [usize; 3] = [9, 13, 19];

/// Which file.
#[derive(Args, Debug)]
pub struct InfoArgs {
    /// The file, as KataGo reads it: .bin.gz, .txt.gz, .bin or .txt, or `own` for the program's own network [default:
    /// the one that is found automatically, or the program's own]
    file: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Prints what the file of a network is.
fn print_info(args: &InfoArgs, out: &mut impl Write) -> Result<(), CliError> {
    let choice = args.file.clone().map_or(NetworkChoice::Auto, |file| file.into_os_string().into());
    let path = match (choice, &args.file) {
        (NetworkChoice::Own, _) => None,
        (_, Some(path)) => Some(path.clone()),
        (_, None) => match found_in(&data_folder()?) {
            Err(NetworkError::None(_)) => None,
            found => Some(found?),
        },
    };
    let network = path.as_deref().map_or_else(|| Ok(Network::own()), read_network)?;
    let file = path.map(|path| path.display().to_string());
    match args.json {
        true => writeln!(out, "{}", as_json(&network, file.as_deref()))?,
        false => {
            writeln!(out, "file           {}", file.as_deref().unwrap_or("none: the program has it in it"))?;
            out.write_all(as_text(&network).as_bytes())?;
        }
    }
    Ok(out.flush()?)
}

/// Where to.
#[derive(Args, Debug)]
pub struct WriteArgs {
    /// The file
    #[arg(value_hint = ValueHint::FilePath, value_parser = written_path())]
    file: PathBuf,
}

/// Writes the program's own network, and says what it is.
fn write_own(args: &WriteArgs, out: &mut impl Write) -> Result<(), CliError> {
    let name = args.file.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    let (plain, is_packed) = name.strip_suffix(".gz").map_or((name.as_str(), false), |plain| (plain, true));
    let form = match plain.rsplit_once('.') {
        Some((_, "bin")) => NumberForm::Bytes,
        Some((_, "txt")) => NumberForm::Words,
        _ => return Err(CliError::Usage(format!("{}: no .bin.gz, .bin, .txt.gz or .txt", args.file.display()))),
    };
    let network = Network::own();
    let mut bytes = network.write(form);
    if is_packed {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(&bytes)?;
        bytes = encoder.finish()?;
    }
    write_whole(&args.file, &bytes).map_err(|error| CliError::unwritten(&args.file, &error))?;
    writeln!(out, "network  {}, model version {}", network.name, network.version)?;
    writeln!(out, "file     {}, {} bytes", args.file.display(), bytes.len())?;
    Ok(out.flush()?)
}

/// The kinds of blocks, with how many there are.
fn kinds(counts: BlockCounts) -> [(&'static str, usize); 5] {
    let BlockCounts { ordinary, pooling, nested, attention, feed_forward } = counts;
    [
        ("ordinary", ordinary),
        ("global pooling", pooling),
        ("nested bottleneck", nested),
        ("attention", attention),
        ("feed-forward", feed_forward),
    ]
}

fn as_text(network: &Network) -> String {
    let kinds = kinds(network.block_counts()).into_iter().filter(|&(_, count)| count > 0);
    let blocks: Vec<_> = kinds.map(|(kind, count)| format!("{count} {kind}")).collect();
    let Network { name, version, trunk, policy, value, .. } = network;
    let mut text = format!("name           {name}\nmodel version  {version}\nblocks         {}\n", blocks.join(", "));
    if network.is_human() {
        text += "plays          as persons of a rank do (--human-net)\n";
    }
    text += &format!("channels       {}\n", trunk.channels);
    text += &format!("parameters     {}\n", grouped(network.parameters()));
    text += &format!(
        "policy head    {} channels, {} pooled, {} for a move\n",
        policy.conv1.outputs, policy.pooled_conv.outputs, policy.conv2.outputs
    );
    text += &format!(
        "value head     {} channels, {} hidden, {} for the score\n",
        value.conv.outputs, value.hidden.outputs, value.score.outputs
    );
    for lines in BOARDS {
        let board = format!("{lines}x{lines}");
        text += &format!("{board:<14} {} multiply-adds\n", grouped(network.multiply_adds(lines * lines)));
    }
    text
}

fn as_json(network: &Network, file: Option<&str>) -> serde_json::Value {
    let Network { name, version, trunk, policy, value, .. } = network;
    let blocks: serde_json::Map<_, _> = kinds(network.block_counts())
        .into_iter()
        .map(|(kind, count)| (kind.replace([' ', '-'], "_"), count.into()))
        .collect();
    let costs: serde_json::Map<_, _> = BOARDS
        .into_iter()
        .map(|lines| (format!("{lines}x{lines}"), network.multiply_adds(lines * lines).into()))
        .collect();
    json!({
        "file": file,
        "name": name,
        "version": version,
        "human": network.is_human(),
        "blocks": blocks,
        "channels": trunk.channels,
        "parameters": network.parameters(),
        "policy_head": {
            "channels": policy.conv1.outputs,
            "pooled": policy.pooled_conv.outputs,
            "outputs": policy.conv2.outputs,
        },
        "value_head": {
            "channels": value.conv.outputs,
            "hidden": value.hidden.outputs,
            "score_outputs": value.score.outputs,
        },
        "multiply_adds": costs,
    })
}

/// A number with commas between its thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn thousands_are_grouped() {
        let numbers = [0, 7, 999, 1000, 12_345, 123_456, 1_234_567];
        let expected = ["0", "7", "999", "1,000", "12,345", "123,456", "1,234,567"];
        assert_eq!(numbers.map(grouped), expected);
    }
}
