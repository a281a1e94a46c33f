//! `liangyi net`: KataGo's networks on this machine: brings one, says what a file is and where the user's network lies.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use liangyi_net::model::{BlockCounts, Network};
use serde_json::json;

use super::error::CliError;
use super::net_get;
use super::net_get::GetArgs;
use super::tables_args::{data_folder, found_network};
use crate::records::networks::{found_in, read_network};

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
    /// Print where the network lies that is found automatically
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

/// Brings a network, or says what one is or where it lies.
pub fn run(args: &NetworkArgs, out: &mut impl Write) -> Result<(), CliError> {
    match &args.what {
        What::Get(args) => net_get::run(args, out),
        What::Info(args) => print_info(args, out),
        What::Path(args) => {
            let folder = args.dir.clone().map_or_else(data_folder, Ok)?;
            writeln!(out, "{}", found_in(&folder)?.display())?;
            Ok(out.flush()?)
        }
    }
}

/// The boards for which the cost of an evaluation is said.
const BOARDS: [usize; 3] = [9, 13, 19];

/// Which file.
#[derive(Args, Debug)]
pub struct InfoArgs {
    /// The file, as KataGo reads it: .bin.gz, .txt.gz, .bin or .txt [default: the network that is found automatically]
    file: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Prints what the file of a network is.
fn print_info(args: &InfoArgs, out: &mut impl Write) -> Result<(), CliError> {
    let path = args.file.clone().map_or_else(found_network, Ok)?;
    let network = read_network(&path)?;
    let file = path.display();
    match args.json {
        true => writeln!(out, "{}", as_json(&network, &file.to_string()))?,
        false => {
            writeln!(out, "file           {file}")?;
            out.write_all(as_text(&network).as_bytes())?;
        }
    }
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

fn as_json(network: &Network, file: &str) -> serde_json::Value {
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
