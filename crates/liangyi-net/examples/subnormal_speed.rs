//! What subnormal numbers cost on this processor: evaluations a second of CPU time by a network with every other weight
//! of its blocks subnormal, and by the same with zeros there, 11 rounds in turns on each instruction set and precision:
//! `subnormal_speed FILE [LINES]`.

use std::fs::File;
use std::hint::black_box;

use cpu_time::ThreadTime;
use liangyi_core::base::Size;
use liangyi_core::game::Game;
use liangyi_core::rules::{Komi, Registry, kata};
use liangyi_net::inputs::Inputs;
use liangyi_net::model::{Block, Network};
use liangyi_net::run::{InstructionSet, PackedNetwork, Precision};

/// Seconds that a round takes, about.
const ROUND: f64 = 0.1;
const ROUNDS: usize = 11;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let network = Network::read(File::open(arguments.next().ok_or("subnormal_speed FILE [LINES]")?)?)?;
    let lines = arguments.next().map_or(Ok(9), |lines| lines.parse())?;
    let size = Size::square(lines).ok_or("sides have 2 to 21 lines")?;
    let [subnormal, zeros] = [1e-39, 0.0].map(|weight| with_every_other_weight(&network, weight));
    let inputs = Inputs::of(&Game::new(size, kata::parse("chinese", &Registry::new(), Komi::ZERO)?));
    let planes = inputs.planes();
    for set in InstructionSet::available() {
        for precision in [Precision::Full, Precision::Fast] {
            let mut packed =
                [&subnormal, &zeros].map(|network| PackedNetwork::with_precision(network, size, set, precision));
            if packed[0].precision() != precision {
                continue;
            }
            let mut seconds = |which: usize, times: usize| {
                let start = ThreadTime::now();
                for _ in 0..times {
                    black_box(packed[which].evaluate(black_box(&planes), &inputs.globals));
                }
                start.elapsed().as_secs_f64()
            };
            let once = [0, 1].map(|which| seconds(which, 2) / 2.0);
            let times = (ROUND / once[1]).ceil() as usize;
            let mut rates = [Vec::new(), Vec::new()];
            for _ in 0..ROUNDS {
                for which in [0, 1] {
                    rates[which].push(times as f64 / seconds(which, times));
                }
            }
            let [subnormal, zeros] = rates.map(|mut rates| {
                rates.sort_by(f64::total_cmp);
                rates[ROUNDS / 2]
            });
            let ratio = subnormal / zeros;
            println!("{size} {} {precision:?}: {subnormal:.1} subnormal, {zeros:.1} zero, {ratio:.3}", set.name());
        }
    }
    Ok(())
}

fn with_every_other_weight(network: &Network, weight: f32) -> Network {
    let mut network = network.clone();
    network.trunk.blocks.iter_mut().for_each(|block| set_every_other(block, weight));
    network
}

fn set_every_other(block: &mut Block, weight: f32) {
    let set = |weights: &mut [f32]| weights.iter_mut().step_by(2).for_each(|old| *old = weight);
    match block {
        Block::Ordinary(block) => [&mut block.conv1, &mut block.conv2].map(|conv| set(&mut conv.weights)),
        Block::Pooling(block) => [&mut block.conv1, &mut block.conv2].map(|conv| set(&mut conv.weights)),
        Block::Nested { blocks, conv1, conv2, .. } => {
            blocks.iter_mut().for_each(|block| set_every_other(block, weight));
            [conv1, conv2].map(|conv| set(&mut conv.weights))
        }
        Block::Attention(block) => [&mut block.query, &mut block.output].map(|matrix| set(&mut matrix.weights)),
        Block::FeedForward(block) => [&mut block.linear1, &mut block.linear2].map(|matrix| set(&mut matrix.weights)),
    };
}
