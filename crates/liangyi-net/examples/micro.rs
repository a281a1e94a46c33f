use liangyi_net::run::*;
use cpu_time::ThreadTime;
fn main() {
    for set in InstructionSet::available().skip(1) {
        for (positions, rows) in [(25, 9), (1, 9), (1, 8), (1, 16), (1,18), (6,9), (6, 8), (6, 16), (36, 8), (36, 16), (36, 18), (36, 25), (36, 27), (36, 7), (36, 6), (36, 24),(1, 24)] {
            let mut run = bench_product(set, positions, rows, 96);
            let work = (positions * rows * 96 * 96) as f64;
            let n = (2e8 / work) as usize + 1;
            let mut best = f64::MAX;
            for _ in 0..15 {
                let t = ThreadTime::now();
                for _ in 0..n { run(); }
                best = best.min(t.elapsed().as_secs_f64() / n as f64);
            }
            println!("{} {positions} x {rows}: {:.1} GMAC/s", set.name(), work / best * 1e-9);
        }
    }
}
