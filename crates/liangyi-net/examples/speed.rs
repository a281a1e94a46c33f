//! How many positions a network evaluates in a second of CPU time on one thread, 11 rounds on each size and instruction
//! set: `speed FILE [SIZES [BATCH [SET [fast]]]]`.

mod middle_game;

use std::fs::File;

use cpu_time::ThreadTime;
use liangyi_core::base::Size;
use liangyi_net::inputs::Inputs;
use liangyi_net::model::Network;
use liangyi_net::run::{InstructionSet, NetInput, PackedNetwork, Precision};
use middle_game::middle_game;

/// Seconds that a round takes, about.
const ROUND: f64 = 0.1;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let network = Network::read(File::open(arguments.next().ok_or("speed FILE [SIZES [BATCH [SET [fast]]]]")?)?)?;
    let sizes = arguments.next().unwrap_or("9,13,19".into());
    let batch: usize = arguments.next().map_or(Ok(1), |batch| batch.parse())?;
    let only = arguments.next();
    let precision = match arguments.next().as_deref() {
        Some("fast") => Precision::Fast,
        _ => Precision::Full,
    };
    for lines in sizes.split(',') {
        let size = Size::square(lines.parse()?).ok_or("sides have 2 to 21 lines")?;
        let inputs = Inputs::of(&middle_game(size)?);
        let (planes, globals) = (inputs.planes(), inputs.globals);
        let positions = vec![NetInput::new(&planes, &globals); batch];
        for set in InstructionSet::available().filter(|set| only.as_ref().is_none_or(|only| only == set.name())) {
            let mut evaluator = PackedNetwork::with_precision(&network, size, set, precision);
            let mut seconds = |times: usize| {
                let start = ThreadTime::now();
                for _ in 0..times {
                    std::hint::black_box(evaluator.evaluate_batch(std::hint::black_box(&positions)));
                }
                start.elapsed().as_secs_f64()
            };
            seconds(2);
            let times = (ROUND / seconds(2) * 2.0).ceil() as usize;
            let mut rates: Vec<f64> = (0..11).map(|_| (times * batch) as f64 / seconds(times)).collect();
            rates.sort_by(f64::total_cmp);
            let (least, median, most) = (rates[0], rates[5], rates[10]);
            println!("{size:>5} {:8} {median:8.1} evaluations a second, {least:.1} to {most:.1}", set.name());
        }
    }
    Ok(())
}
