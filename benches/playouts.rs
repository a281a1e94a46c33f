//! Light playouts on every instruction set that this machine has.
//!
//! Before they are timed, the playouts are compared with pinned signatures, so the bench is a test of them as well.

use std::fmt;
use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use liangyi::light::{Target, measure_light};
use liangyi_core::base::Size;
use liangyi_core::rules::{self, Rules};

const PLAYOUTS: u64 = 2_000;
const SEED: u64 = 1;

/// The lines of a square board, and the signature of the playouts under Chinese rules.
const SIGNATURES: [(u32, u64); 3] =
    [(9, 0x9195_5b45_4566_2cc2), (13, 0xa870_ad17_057f_f482), (19, 0x563d_3e95_a21e_0223)];

/// A board and an instruction set.
struct Case {
    size: Size,
    target: Target,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.size, self.target.name())
    }
}

/// The cases, whose playouts are compared with their signatures.
fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (lines, signature) in SIGNATURES {
        let size = Size::square(lines).expect("a size");
        for target in Target::available() {
            let found = measure_light(size, chinese(), target, PLAYOUTS, SEED).signature;
            assert_eq!(found, signature, "{size} {}: {found:016x}", target.name());
            cases.push(Case { size, target });
        }
    }
    cases
}

fn chinese() -> &'static Rules {
    &rules::find("chinese").expect("a ruleset of the catalogue").rules
}

#[divan::bench(args = cases(), sample_count = 10)]
fn light_playouts(bencher: Bencher, case: &Case) {
    let bencher = bencher.counter(ItemsCount::new(PLAYOUTS));
    bencher.bench_local(|| measure_light(case.size, chinese(), case.target, black_box(PLAYOUTS), SEED));
}

fn main() {
    divan::main();
}
