//! Evaluation against the plain one, on every instruction set of this machine.

mod common;

use common::plain::{Board, PlainOutputs, evaluate};
use common::random_network::{BlockShape, RopeKind, Shape, TipShape, WeightKind, random_network};
use liangyi_core::base::Size;
use liangyi_net::model::{Activation, METADATA, Network, NumberForm};
use liangyi_net::run::{GLOBALS, InstructionSet, NetInput, PackedNetwork, Precision, RawOutputs};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The planes and global numbers of a position, and what is known of the players.
type Position = (Vec<f32>, [f32; GLOBALS], [f32; METADATA]);

fn input_of((planes, globals, metadata): &Position) -> NetInput<'_> {
    NetInput { metadata: Some(metadata), ..NetInput::new(planes, globals) }
}

/// Mostly zeros and ones as a game gives them, with some other numbers.
fn random_position(rng: &mut Xoshiro256PlusPlus, size: Size) -> Position {
    let number = |rng: &mut Xoshiro256PlusPlus| match rng.random_range(0..8) {
        0 | 1 => 1.0,
        2 => rng.random_range(-2.0..2.0),
        _ => 0.0,
    };
    let mut planes: Vec<f32> = (0..size.area() * 22).map(|_| number(rng)).collect();
    if rng.random() {
        planes.iter_mut().step_by(22).for_each(|on_board| *on_board = 1.0);
    }
    (planes, std::array::from_fn(|_| number(rng)), std::array::from_fn(|_| number(rng)))
}

/// Each number within 1e-4 of the largest of its kind.
fn compare(what: &str, got: &[f32], expected: &[f64]) -> Result<(), String> {
    let largest = expected.iter().fold(1.0, |most: f64, x| most.max(x.abs()));
    if got.len() != expected.len() {
        return Err(format!("{what}: {} numbers for {}", got.len(), expected.len()));
    }
    for (index, (&got, expected)) in got.iter().zip(expected).enumerate() {
        let error = (f64::from(got) - expected).abs();
        if error.is_nan() || error > 1e-4 * largest {
            return Err(format!("{what} {index}: {got} for {expected}, the largest {largest}"));
        }
    }
    Ok(())
}

fn compare_all(got: &RawOutputs, expected: &PlainOutputs) -> Result<(), String> {
    compare("policy", &got.policy, &expected.policy)?;
    compare("pass", &got.pass, &expected.pass)?;
    compare("value", &got.value, &expected.value)?;
    compare("misc", &got.misc, &expected.misc)?;
    compare("ownership", &got.ownership, &expected.ownership)
}

/// Three positions, on every instruction set, one by one and together.
fn check(network: &Network, size: Size, rng: &mut Xoshiro256PlusPlus) {
    let positions: Vec<Position> = (0..3).map(|_| random_position(rng, size)).collect();
    let board = Board { width: size.width(), height: size.height() };
    let expected: Vec<PlainOutputs> =
        positions.iter().map(|(planes, globals, players)| evaluate(network, board, planes, globals, players)).collect();
    for set in InstructionSet::available() {
        let mut evaluator = PackedNetwork::with_set(network, size, set);
        assert_eq!(evaluator.set(), set);
        let batch: Vec<_> = positions.iter().map(input_of).collect();
        let together = evaluator.evaluate_batch(&batch);
        for ((position, expected), together) in positions.iter().zip(&expected).zip(&together) {
            for (how, got) in [("alone", &evaluator.evaluate_input(input_of(position))), ("together", together)] {
                if let Err(error) = compare_all(got, expected) {
                    panic!("{} {how}, {}x{}: {error}", set.name(), size.width(), size.height());
                }
            }
        }
    }
}

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn size(width: u32, height: u32) -> Size {
    Size::new(width, height).expect("a size")
}

#[test]
fn every_version_with_every_kind_of_block() {
    for version in 8..=17 {
        let mut rng = rng(u64::from(version));
        let network = random_network(&mut rng, &Shape::of_every_kind(version));
        check(&network, size(7, 6), &mut rng);
    }
}

#[test]
fn each_kind_of_block_with_each_activation() {
    let attention =
        |heads, kv_heads, rope| BlockShape::Attention { heads, kv_heads, query_dim: 8, value_dim: 16, rope };
    let kinds = [
        BlockShape::Ordinary { middle: 17 },
        BlockShape::Pooling { middle: 33, pooled: 16 },
        BlockShape::Nested { channels: 15, blocks: vec![BlockShape::Ordinary { middle: 32 }] },
        attention(2, 2, RopeKind::None),
        attention(4, 2, RopeKind::Fixed),
        attention(3, 1, RopeKind::Learnt),
        BlockShape::FeedForward { hidden: 48, gate: true },
        BlockShape::FeedForward { hidden: 31, gate: false },
    ];
    let mut rng = rng(1);
    for kind in kinds {
        for activation in [Activation::Identity, Activation::Relu, Activation::Mish, Activation::Silu] {
            let shape = Shape { activation: Some(activation), ..Shape::with_blocks(15, 31, vec![kind.clone()]) };
            let network = random_network(&mut rng, &shape);
            check(&network, size(5, 8), &mut rng);
        }
    }
}

#[test]
fn every_board_from_the_smallest_to_the_largest() {
    let mut rng = rng(2);
    let blocks = vec![
        BlockShape::Ordinary { middle: 7 },
        BlockShape::Pooling { middle: 3, pooled: 2 },
        BlockShape::Attention { heads: 2, kv_heads: 1, query_dim: 4, value_dim: 3, rope: RopeKind::Learnt },
    ];
    let network = random_network(&mut rng, &Shape { first_kernel: 5, ..Shape::with_blocks(16, 5, blocks) });
    for lines in 2..=21 {
        check(&network, size(lines, lines), &mut rng);
        check(&network, size(lines, 2 + lines * 7 % 20), &mut rng);
    }
}

#[test]
fn norms_of_the_tip_and_kernels_of_every_size() {
    let mut rng = rng(3);
    for tip in [TipShape::Batch, TipShape::Rms { spatial: false }, TipShape::Rms { spatial: true }] {
        for kernel in [1, 3, 5, 7] {
            let blocks = vec![BlockShape::Ordinary { middle: 9 }, BlockShape::Pooling { middle: 5, pooled: 19 }];
            let shape = Shape { tip, kernel, first_kernel: kernel, ..Shape::with_blocks(15, 20, blocks) };
            let network = random_network(&mut rng, &shape);
            check(&network, size(4, 3), &mut rng);
            check(&network, size(9, 9), &mut rng);
        }
    }
}

#[test]
fn channels_that_real_networks_have() {
    let mut rng = rng(4);
    let blocks = vec![
        BlockShape::Ordinary { middle: 96 },
        BlockShape::Pooling { middle: 64, pooled: 32 },
        BlockShape::Nested {
            channels: 48,
            blocks: vec![
                BlockShape::Attention { heads: 6, kv_heads: 6, query_dim: 32, value_dim: 32, rope: RopeKind::Learnt },
                BlockShape::FeedForward { hidden: 128, gate: true },
            ],
        },
    ];
    let network = random_network(&mut rng, &Shape { first_kernel: 5, ..Shape::with_blocks(15, 96, blocks) });
    for lines in [9, 13, 19] {
        check(&network, size(lines, lines), &mut rng);
    }
}

#[test]
fn threads_evaluate_by_themselves() {
    let mut rng = rng(5);
    let network = random_network(&mut rng, &Shape::of_every_kind(15));
    let size = size(6, 6);
    let mut evaluator = PackedNetwork::new(&network, size);
    let positions: Vec<Position> = (0..24).map(|_| random_position(&mut rng, size)).collect();
    let expected: Vec<RawOutputs> =
        positions.iter().map(|position| evaluator.evaluate_input(input_of(position))).collect();
    let (evaluator, positions, expected) = (&evaluator, &positions, &expected);
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let mut evaluator = evaluator.clone();
            scope.spawn(move || {
                for turn in 0..positions.len() {
                    let index = (turn * 5 + thread) % positions.len();
                    assert_eq!(evaluator.evaluate_input(input_of(&positions[index])), expected[index]);
                }
            });
        }
    });
}

/// All numbers of outputs, bit for bit.
fn bits(outputs: &RawOutputs) -> Vec<u32> {
    let RawOutputs { policy, pass, value, misc, ownership } = outputs;
    [policy, pass, &value[..], misc, ownership].concat().into_iter().map(f32::to_bits).collect()
}

/// A network of subnormal weights, or of zeros in their place, with blocks of every kind and of such channels that
/// products are in 8 or 16 bits.
fn with_weights(weights: WeightKind, seed: u64) -> Network {
    let attention = BlockShape::Attention { heads: 2, kv_heads: 1, query_dim: 16, value_dim: 8, rope: RopeKind::Fixed };
    let feed_forward = [true, false].map(|gate| BlockShape::FeedForward { hidden: 32, gate });
    let mut inner = vec![BlockShape::Ordinary { middle: 16 }, BlockShape::Pooling { middle: 5, pooled: 3 }, attention];
    inner.extend(feed_forward);
    let mut blocks = inner.clone();
    blocks.push(BlockShape::Nested { channels: 16, blocks: inner });
    let shape = Shape { weights, first_kernel: 5, metadata: Some((16, 8)), ..Shape::with_blocks(15, 32, blocks) };
    random_network(&mut rng(seed), &shape)
}

#[test]
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn subnormal_weights_and_activations_are_zeros_bit_for_bit() {
    for seed in 0..4 {
        let [subnormal, zero] = [WeightKind::Subnormal, WeightKind::Zero].map(|weights| with_weights(weights, seed));
        assert!(subnormal.trunk.first_conv.weights.iter().all(|weight| !weight.is_normal()));
        let file = subnormal.write(NumberForm::Bytes);
        assert_eq!(Network::read(&file[..]).unwrap(), zero);
        for lines in [5, 9] {
            let position = random_position(&mut rng(seed), size(lines, lines));
            for set in InstructionSet::available() {
                for precision in [Precision::Full, Precision::Fast] {
                    // Not read from a file, so that the weights are flushed by the kernels.
                    let [one, other] = [&subnormal, &zero].map(|network| {
                        let size = size(lines, lines);
                        let mut evaluator = PackedNetwork::with_precision(network, size, set, precision);
                        bits(&evaluator.evaluate_input(input_of(&position)))
                    });
                    assert_eq!(one, other, "{} {precision:?}", set.name());
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn random_networks_on_random_boards(seed: u64, width in 2_u32..=12, height in 2_u32..=12) {
        let mut rng = rng(seed);
        let shape = Shape::random(&mut rng);
        let network = random_network(&mut rng, &shape);
        check(&network, size(width, height), &mut rng);
    }
}
