//! What fast products gain: evaluations a second of CPU time on one thread with each instruction set and precision,
//! all of them in turns, and how much that is of those with [`InstructionSet::Avx2`] and [`Precision::Fast`] in the
//! same round, or of the first set's where there is no AVX2: `fast_speed FILE [SIZES [ROUNDS]]`.

mod middle_game;

use std::fs::File;
use std::hint::black_box;

use cpu_time::ThreadTime;
use liangyi_core::base::Size;
use liangyi_net::inputs::Inputs;
use liangyi_net::model::Network;
use liangyi_net::run::{InstructionSet, PackedNetwork, Precision};
use middle_game::middle_game;

/// Seconds that a turn takes, about.
const TURN: f64 = 0.3;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let network = Network::read(File::open(arguments.next().ok_or("fast_speed FILE [SIZES [ROUNDS]]")?)?)?;
    let sizes = arguments.next().unwrap_or("9,19".into());
    let rounds: usize = arguments.next().map_or(Ok(11), |rounds| rounds.parse())?;
    for lines in sizes.split(',') {
        let size = Size::square(lines.parse()?).ok_or("sides have 2 to 21 lines")?;
        let inputs = Inputs::of(&middle_game(size)?);
        let planes = inputs.planes();
        let mut evaluators = Vec::new();
        for set in InstructionSet::available().filter(|&set| set != InstructionSet::Portable) {
            for precision in [Precision::Full, Precision::Fast] {
                let evaluator = PackedNetwork::with_precision(&network, size, set, precision);
                if evaluator.precision() == precision {
                    evaluators.push((evaluator, Vec::new()));
                }
            }
        }
        let is_base = |evaluator: &PackedNetwork| {
            (evaluator.set(), evaluator.precision()) == (InstructionSet::Avx2, Precision::Fast)
        };
        let base = evaluators.iter().position(|(evaluator, _)| is_base(evaluator)).unwrap_or(0);
        // The first round fills caches.
        for round in 0..=rounds {
            for (evaluator, rates) in &mut evaluators {
                let (start, mut times) = (ThreadTime::now(), 0);
                while start.elapsed().as_secs_f64() < TURN {
                    black_box(evaluator.evaluate(black_box(&planes), &inputs.globals));
                    times += 1;
                }
                if round > 0 {
                    rates.push(f64::from(times) / start.elapsed().as_secs_f64());
                }
            }
        }
        let of_base = evaluators[base].1.clone();
        for (evaluator, rates) in &evaluators {
            let ratios = rates.iter().zip(&of_base).map(|(rate, base)| rate / base).collect();
            let ([least, rate, most], [low, ratio, high]) = (spread(rates.clone()), spread(ratios));
            println!(
                "{size:>5} {:8} {:>2} bits {rate:7.1} a second, {least:.1} to {most:.1}; {ratio:.2}, \
                 {low:.2} to {high:.2}",
                evaluator.set().name(),
                evaluator.bits(),
            );
        }
    }
    Ok(())
}

/// The least, the median and the most.
fn spread(mut numbers: Vec<f64>) -> [f64; 3] {
    numbers.sort_by(f64::total_cmp);
    [numbers[0], numbers[numbers.len() / 2], numbers[numbers.len() - 1]]
}
