//! `liangyi-lab pack-net`: makes of a network's file the one that the program has in it.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, ValueHint};
use liangyi_core::base::Size;
use liangyi_core::game::Game;
use liangyi_core::rules::Rules;
use liangyi_engine::files::{open_regular, write_whole};
use liangyi_net::inputs::Inputs;
use liangyi_net::model::{Network, NumberForm};
use liangyi_net::run::{PackedNetwork, RawOutputs};

use super::values::LabError;

/// What to pack.
#[derive(Args, Debug)]
pub struct PackNetArgs {
    /// The file of the network, as `tools/train` writes it
    net: PathBuf,
    /// Where to put what is packed
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    out: PathBuf,
    /// What the network is called from then on: `liangyi-` and more
    #[arg(long, value_name = "NAME", value_parser = name)]
    name: String,
}

fn name(text: &str) -> Result<String, String> {
    let is_plain = text.len() <= 60 && text.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"-._".contains(&sign));
    let is_own = is_plain && text.strip_prefix("liangyi-").is_some_and(|rest| !rest.is_empty());
    is_own.then(|| text.to_string()).ok_or_else(|| "a name is `liangyi-` and letters, digits, dashes".to_string())
}

/// Writes the packed file and says how large it is and how far its outputs are from those of the other.
pub fn run(args: &PackNetArgs, out: &mut impl Write) -> Result<(), LabError> {
    let file = open_regular(&args.net).map_err(|error| LabError::unusable(&args.net, error))?;
    let read = Network::read(file).map_err(|error| LabError::unusable(&args.net, error))?;
    let whole = Network { name: args.name.clone(), ..read };
    let bytes = whole.write(NumberForm::Halves);
    let packed = Network::read(&bytes[..]).map_err(|error| LabError::Failed(format!("what is packed: {error}")))?;
    write_whole(&args.out, &bytes)
        .map_err(|error| LabError::Failed(format!("cannot write {}: {error}", args.out.display())))?;
    writeln!(out, "{} bytes, {} parameters", bytes.len(), packed.parameters())?;
    for lines in [9, 19] {
        let size = Size::square(lines).expect("a size of board");
        writeln!(out, "{size}: outputs on the empty board are up to {:.5} off", most_apart(&whole, &packed, size))?;
    }
    Ok(())
}

/// How far the raw outputs of two networks are apart at most, on the empty board.
fn most_apart(one: &Network, other: &Network, size: Size) -> f32 {
    let inputs = Inputs::of(&Game::new(size, Rules::CHINESE));
    let numbers = |network: &Network| {
        let RawOutputs { policy, pass, value, misc, ownership } =
            PackedNetwork::new(network, size).evaluate(&inputs.planes(), &inputs.globals);
        [&policy[..], &pass, &value, &misc, &ownership].concat()
    };
    let pairs = numbers(one).into_iter().zip(numbers(other));
    pairs.map(|(one, other)| (one - other).abs()).fold(0.0, f32::max)
}
