//! The memory of a packed network is what is said of it before. Alone in its program, whose memory is measured.
#![cfg(target_os = "linux")]

mod common;

use common::random_network::{BlockShape, Shape, random_network};
use liangyi_core::base::Size;
use liangyi_net::run::{InstructionSet, PackedNetwork};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The memory of the program, in bytes.
fn resident() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    1024.0 * line.trim().strip_suffix(" kB").unwrap().parse::<f64>().unwrap()
}

#[test]
fn packed_networks_take_the_memory_that_is_said() {
    let mut blocks = vec![BlockShape::Ordinary { middle: 144 }, BlockShape::Pooling { middle: 100, pooled: 40 }];
    blocks.push(BlockShape::FeedForward { hidden: 400, gate: true });
    let shape = Shape { first_kernel: 5, ..Shape::with_blocks(15, 160, blocks) };
    let network = random_network(&mut Xoshiro256PlusPlus::seed_from_u64(1), &shape);
    let mut kept = Vec::new();
    for (width, height) in [(9, 9), (19, 19), (21, 8)] {
        let size = Size::new(width, height).unwrap();
        for set in InstructionSet::available() {
            let before = resident();
            let packed = PackedNetwork::with_set(&network, size, set);
            let (took, said) = (resident() - before, PackedNetwork::bytes_for(&network, size, set) as f64);
            assert!((0.9..1.1).contains(&(said / took)), "{size}, {}: {said} for {took}", set.name());
            // Freed memory would be given to the next.
            kept.push(packed);
        }
    }
}
