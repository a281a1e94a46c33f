#[path = "../tests/common/random_network.rs"]
mod random_network;
use liangyi_core::base::Size;
use liangyi_net::model::Activation;
use liangyi_net::run::{Evaluator, InstructionSet};
use rand::{RngExt, SeedableRng};
use random_network::*;
use cpu_time::ThreadTime;
fn main() {
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
    let which = std::env::args().nth(1).unwrap_or("b6".into());
    let network = if which == "b6" {
        let o = || BlockShape::Ordinary { middle: 96 };
        let g = || BlockShape::Pooling { middle: 64, pooled: 32 };
        random_network(&mut rng, &Shape { first_kernel: 5, activation: Some(Activation::Relu), policy: (32, 32), value: (32, 64), ..Shape::with_blocks(8, 96, vec![o(), o(), g(), o(), g(), o()]) })
    } else {
        let pair = || vec![
            BlockShape::Attention { heads: 6, kv_heads: 6, query_dim: 32, value_dim: 32, rope: RopeKind::Learnt },
            BlockShape::FeedForward { hidden: 512, gate: true }];
        let n = || BlockShape::Nested { channels: 192, blocks: [pair(), pair()].concat() };
        random_network(&mut rng, &Shape { first_kernel: 3, tip: TipShape::Rms { spatial: true }, activation: Some(Activation::Silu), policy: (48, 48), value: (96, 128), ..Shape::with_blocks(15, 384, (0..10).map(|_| n()).collect()) })
    };
    let only = std::env::args().nth(2);
    let b: usize = std::env::args().nth(4).map_or(1, |b| b.parse().unwrap());
    let sizes: Vec<u32> = std::env::args().nth(3).map_or(vec![9, 13, 19], |l| vec![l.parse().unwrap()]);
    for set in InstructionSet::available().filter(|s| only.as_ref().is_none_or(|o| o == s.name())) {
        for &lines in &sizes {
            let size = Size::square(lines).unwrap();
            let planes: Vec<f32> = (0..size.area() * 22).map(|i| if i % 22 == 0 || rng.random_range(0..14) == 0 { 1.0 } else { 0.0 }).collect();
            let globals = [0.1; 19];
            let mut e = Evaluator::with_set(&network, size, set);
            let mut times: Vec<f64> = Vec::new();
            let n = (if set == InstructionSet::Portable { 1000 } else { 8000 }) / size.area() / if which == "b6" { 1 } else { 20 } + 1;
            for _ in 0..11 {
                let t = ThreadTime::now();
                for _ in 0..n.div_ceil(b) { std::hint::black_box(e.evaluate_batch(&vec![(&planes[..], &globals); b])); }
                times.push(t.elapsed().as_secs_f64() * 1e3 / (n.div_ceil(b) * b) as f64);
            }
            times.sort_by(f64::total_cmp);
            println!("{} {lines}: median {:.3} ms, least {:.3}, most {:.3}", set.name(), times[5], times[0], times[10]);
        }
    }
}
