//! Light playouts on every instruction set that this machine has.
//!
//! Before they are timed, the playouts are compared with pinned signatures, so the bench is a test of them as well.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use liangyi::base::Size;
use liangyi::light::{Target, measure_light};
use liangyi::rules;

const PLAYOUTS: u64 = 2_000;
const SEED: u64 = 1;

/// The lines of a square board, and the signature of the playouts under Chinese rules.
const SIGNATURES: [(u32, u64); 3] =
    [(9, 0x9195_5b45_4566_2cc2), (13, 0xa870_ad17_057f_f482), (19, 0x563d_3e95_a21e_0223)];

fn playouts(criterion: &mut Criterion) {
    let rules = &rules::find("chinese").expect("a ruleset of the catalogue").rules;
    for (lines, signature) in SIGNATURES {
        let size = Size::square(lines).expect("a size");
        let mut group = criterion.benchmark_group(format!("playouts/light/{size}"));
        group.throughput(Throughput::Elements(PLAYOUTS)).sample_size(10);
        for target in Target::available() {
            let found = measure_light(size, rules, target, PLAYOUTS, SEED).signature;
            assert_eq!(found, signature, "{size} {}: {found:016x}", target.name());
            group.bench_function(target.name(), |bencher| {
                bencher.iter(|| black_box(measure_light(size, rules, target, PLAYOUTS, SEED)))
            });
        }
    }
}

criterion_group!(benches, playouts);
criterion_main!(benches);
