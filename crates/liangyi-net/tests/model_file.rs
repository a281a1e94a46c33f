//! Networks are read as they were written.

mod common;

use common::random_network::{Shape, random_network};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

#[test]
fn shapes() {
    for version in 8..=17 {
        let rng = &mut Xoshiro256PlusPlus::seed_from_u64(version as u64);
        random_network(rng, &Shape::of_every_kind(version));
        let shape = Shape::random(rng);
        random_network(rng, &shape);
    }
}
