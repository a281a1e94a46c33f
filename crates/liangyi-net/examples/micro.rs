use liangyi_net::run::*;
use cpu_time::ThreadTime;
fn main() {
    for set in InstructionSet::available().skip(1) {
        for (rows, k, n) in [(36, 32, 368), (36, 361, 32), (361, 192, 1024), (361, 192, 1040), (72, 192, 1024), (72, 192, 1040), (361, 192, 576), (361, 512, 192), (361, 384, 192), (361, 192, 384), (81, 192, 1024), (81, 192, 1040), (81, 512, 192), (81, 32, 96), (36, 32, 96), (81,81,32)] {
            let mut run = bench_product(set, 1, rows, k, n);
            let work = (rows * n * k) as f64;
            let n2 = (2e8 / work) as usize + 1;
            let mut best = f64::MAX;
            for _ in 0..15 {
                let t = ThreadTime::now();
                for _ in 0..n2 { run(); }
                best = best.min(t.elapsed().as_secs_f64() / n2 as f64);
            }
            println!("{} {rows} x {k} x {n}: {:.1} GMAC/s", set.name(), work / best * 1e-9);
        }
    }
}
