//! Writes a network of the kind that plays as persons do, with random weights, to try programs that read such networks:
//! `human_network FILE [SEED]`.

#[path = "../tests/common/random_network.rs"]
#[allow(dead_code)]
mod random_network;
#[path = "../tests/common/write_network.rs"]
#[allow(dead_code)]
mod write_network;

use liangyi_net::model::Scales;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use random_network::{Shape, random_network};
use write_network::{Numbers, gzip, write_network};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("human_network FILE [SEED]")?;
    let seed = arguments.next().map_or(Ok(1), |seed| seed.parse())?;
    let mut network = random_network(&mut Xoshiro256PlusPlus::seed_from_u64(seed), &Shape::of_human());
    // As a trained one: some moves are likelier than others, and scores are those of games.
    network.policy.conv2.weights.iter_mut().for_each(|weight| *weight *= 8.0);
    network.scales = Scales::UNWRITTEN;
    network.name = format!("random-human-{seed}");
    let bytes = write_network(&network, Numbers::Bytes);
    std::fs::write(&path, if path.ends_with(".gz") { gzip(&bytes) } else { bytes })?;
    Ok(())
}
