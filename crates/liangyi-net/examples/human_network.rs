//! Writes a network of the kind that plays as persons do, with random weights, to try programs that read such networks:
//! `human_network FILE [SEED [CHANNELS BLOCKS]]`. With 384 channels and 18 blocks it is as large as the one that KataGo
//! publishes.

#[path = "../tests/common/random_network.rs"]
#[allow(dead_code)]
mod random_network;

use std::fs::File;
use std::io::{BufWriter, Write};

use flate2::Compression;
use flate2::write::GzEncoder;
use liangyi_net::model::{NumberForm, Scales};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use random_network::{BlockShape, Shape, random_network};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("human_network FILE [SEED [CHANNELS BLOCKS]]")?;
    let seed = arguments.next().map_or(Ok(1), |seed| seed.parse())?;
    let shape = match arguments.next() {
        None => Shape::of_human(),
        Some(channels) => sized(channels.parse()?, arguments.next().ok_or("BLOCKS is missing")?.parse()?),
    };
    let mut network = random_network(&mut Xoshiro256PlusPlus::seed_from_u64(seed), &shape);
    // As a trained one: some moves are likelier than others, and scores are those of games.
    network.policy.conv2.weights.iter_mut().for_each(|weight| *weight *= 8.0);
    network.scales = Scales::UNWRITTEN;
    network.name = format!("random-human-{seed}");
    let (bytes, mut file) = (network.write(NumberForm::Bytes), BufWriter::new(File::create(&path)?));
    if path.ends_with(".gz") {
        let mut encoder = GzEncoder::new(file, Compression::fast());
        encoder.write_all(&bytes)?;
        file = encoder.finish()?;
    } else {
        file.write_all(&bytes)?;
    }
    file.flush()?;
    Ok(())
}

/// As KataGo's networks of nested bottleneck blocks are: in each two blocks on half of the channels, and in every third
/// one that pools.
fn sized(channels: usize, blocks: usize) -> Shape {
    let half = channels / 2;
    let ordinary = BlockShape::Ordinary { middle: half };
    let pooling = BlockShape::Pooling { middle: half - half / 3, pooled: half / 3 };
    let nested = |number: usize| BlockShape::Nested {
        channels: half,
        blocks: vec![if number % 3 == 1 { pooling.clone() } else { ordinary.clone() }, ordinary.clone()],
    };
    Shape {
        channels,
        blocks: (0..blocks).map(nested).collect(),
        policy: (48, 48),
        value: (96, 128),
        metadata: Some((256, 256)),
        ..Shape::of_human()
    }
}
