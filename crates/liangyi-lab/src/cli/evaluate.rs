//! `liangyi-lab evaluate`: what a network says of rows of inputs, over standard input and output.

use std::io::{self, Read, Write};
use std::path::PathBuf;

use clap::Args;
use liangyi_core::base::Size;
use liangyi_engine::files::open_regular;
use liangyi_net::inputs::Inputs;
use liangyi_net::model::Network;
use liangyi_net::run::{PackedNetwork, RawOutputs};

use super::error::LabError;
use super::values::size;
use crate::farm::Farm;

/// What to evaluate.
#[derive(Args, Debug)]
pub struct EvaluateArgs {
    /// The file of a network of KataGo's
    net: PathBuf,
    /// The board of the rows: 9 for 9x9, or 9x13
    #[arg(long, value_name = "SIZE", value_parser = size)]
    size: Size,
}

/// Evaluates row after row, until there are no more.
pub fn run(args: &EvaluateArgs, out: &mut impl Write) -> Result<(), LabError> {
    let file = open_regular(&args.net).map_err(|error| LabError::unusable(&args.net, error))?;
    let network = Network::read(file).map_err(|error| LabError::unusable(&args.net, error))?;
    let mut packed = PackedNetwork::new(&network, args.size);
    let area = args.size.area();
    let mut row = vec![0; 4 * (area + Farm::NUMBERS)];
    let mut input = io::stdin().lock();
    loop {
        match input.read_exact(&mut row) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(()),
            read => read.map_err(|error| LabError::Failed(format!("cannot read rows: {error}")))?,
        }
        let (words, _) = row.as_chunks::<4>();
        let word = |at: usize| u32::from_le_bytes(words[at]);
        let inputs = Inputs {
            size: args.size,
            marks: (0..area).map(word).collect(),
            globals: std::array::from_fn(|number| f32::from_bits(word(area + number))),
        };
        let RawOutputs { policy, pass, value, misc, ownership } = packed.evaluate(&inputs.planes(), &inputs.globals);
        let numbers = [&policy[..], &pass, &value, &misc, &ownership].concat();
        let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        out.write_all(&bytes)?;
        out.flush()?;
    }
}
