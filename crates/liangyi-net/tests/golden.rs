//! Networks answer what KataGo answers, for every row without a setting of its own.
//!
//! The networks are no part of this repository: `LIANGYI_NETWORKS` lists their files, as `PATH` lists folders, and
//! without it the one that KaTrain carries is taken from `target/networks`, where `tools/test` puts it.

#[path = "common/golden.rs"]
mod rows;

use std::fs::File;
use std::path::{Path, PathBuf};

use liangyi_core::base::{Color, Size};
use liangyi_net::inputs::{HumanProfile, InputOptions, Inputs, NetRules, Symmetry, point_at};
use liangyi_net::model::Network;
use liangyi_net::run::{InstructionSet, NetInput, NetOutputs, OutputParams, PackedNetwork, Precision};
use rows::{game_of, golden_rows, rows_of};
use serde_json::Value;

/// What `kata-raw-nn` mixes of the optimistic policy.
const OPTIMISM: f32 = 0.2;
/// How far chances, ownership and lead may be from KataGo's.
const CHANCE: f64 = 1e-3;
const OWNERSHIP: f64 = 5e-3;
const LEAD: f64 = 0.05;

/// The files of the networks.
fn files() -> Vec<PathBuf> {
    match std::env::var_os("LIANGYI_NETWORKS") {
        Some(list) => std::env::split_paths(&list).collect(),
        None => {
            let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
            vec![workspace.join("target/networks/b10c384h6nbttflrs.bin.gz")]
        }
    }
}

fn read(path: &Path) -> Network {
    let file = File::open(path).unwrap_or_else(|error| {
        panic!("{}: {error}; `liangyi net get --dir target/networks` brings KaTrain's network there", path.display())
    });
    Network::read(file).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The instruction sets to try: the portable one is slow, and takes its turn where there is no other.
fn sets() -> impl Iterator<Item = InstructionSet> {
    let slow = InstructionSet::Portable;
    InstructionSet::available().filter(move |&set| set != slow || InstructionSet::best() == slow)
}

/// A network packed for the boards that were met.
struct Packed<'a> {
    network: &'a Network,
    set: InstructionSet,
    precision: Precision,
    evaluators: Vec<(Size, PackedNetwork)>,
}

impl Packed<'_> {
    fn evaluator(&mut self, size: Size) -> &mut PackedNetwork {
        let known = self.evaluators.iter().position(|(known, _)| *known == size);
        let index = known.unwrap_or_else(|| {
            let evaluator = PackedNetwork::with_precision(self.network, size, self.set, self.precision);
            self.evaluators.push((size, evaluator));
            self.evaluators.len() - 1
        });
        &mut self.evaluators[index].1
    }
}

/// What a network says of a row, White's numbers.
fn answer(packed: &mut Packed<'_>, row: &Value, profile: Option<HumanProfile>) -> NetOutputs {
    let network = packed.network;
    let game = game_of(row);
    let (size, color, rules) = (game.size(), game.to_move(), NetRules::of(game.rules()));
    let number = row["symmetry"].as_u64().and_then(|number| u8::try_from(number).ok());
    let symmetry = number.and_then(Symmetry::new).expect("a symmetry");
    let options = InputOptions { suicide_for_area: network.suicide_for_area, ..InputOptions::RAW };
    let inputs = Inputs::with_options(&game, color, &rules, &options).turned(symmetry);
    let metadata = profile.map(|profile| profile.metadata().row(color, size.area()));
    let planes = inputs.planes();
    let input = NetInput { metadata: metadata.as_ref(), ..NetInput::new(&planes, &inputs.globals) };
    let raw = packed.evaluator(size).evaluate_input(input).turned_back(size, symmetry);
    let legal = game.legal_moves(color).points;
    let legal: Vec<bool> = (0..size.area()).map(|place| legal.contains(point_at(size, place))).collect();
    let reading = OutputParams {
        version: network.version,
        scales: &network.scales,
        has_no_result: rules.has_no_result(),
        legal: &legal,
        optimism: if profile.is_some() { 0.0 } else { OPTIMISM },
        temperature: 1.0,
    };
    let outputs = raw.read(&reading).expect("finite outputs");
    if color == Color::White { outputs } else { outputs.seen_by_other() }
}

/// Where an answer is further from KataGo's than it may be.
fn differences(outputs: &NetOutputs, expected: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut near = |what: &str, ours: f32, theirs: &Value, bound: f64| {
        // A move that is not legal is null there.
        let theirs = theirs.as_f64().unwrap_or(0.0);
        let error = (f64::from(ours) - theirs).abs();
        if error.is_nan() || error > bound {
            wrong.push(format!("{what}: {ours}, not {theirs}"));
        }
    };
    near("win", outputs.win, &expected["whiteWin"], CHANCE);
    near("loss", outputs.loss, &expected["whiteLoss"], CHANCE);
    near("no result", outputs.no_result, &expected["noResult"], CHANCE);
    near("pass", outputs.pass, &expected["policyPass"], CHANCE);
    near("lead", outputs.lead, &expected["whiteLead"], LEAD);
    for (name, ours, bound) in [("policy", &outputs.policy, CHANCE), ("whiteOwnership", &outputs.ownership, OWNERSHIP)]
    {
        let theirs = expected[name].as_array().expect("a list");
        assert_eq!(ours.len(), theirs.len(), "{name}");
        for (place, (&ours, theirs)) in ours.iter().zip(theirs).enumerate() {
            near(&format!("{name} {place}"), ours, theirs, bound);
        }
    }
    wrong
}

#[test]
fn networks_answer_as_katago_does() {
    let rows = golden_rows();
    let mut wrong = Vec::new();
    for path in files() {
        let network = read(&path);
        let of_network = |row: &&Value| row["net"] == network.name.as_str() && row["config"].is_null();
        let rows: Vec<&Value> = rows.iter().filter(of_network).collect();
        assert!(!rows.is_empty(), "{}: KataGo has answered nothing with {}", path.display(), network.name);
        println!("{}: {} rows", network.name, rows.len());
        for set in sets() {
            let mut packed = Packed { network: &network, set, precision: Precision::Full, evaluators: Vec::new() };
            for row in &rows {
                let found = differences(&answer(&mut packed, row, None), &row["output"]);
                let name = format!("{} {} {} on {}", network.name, row["size"], row["note"], set.name());
                wrong.extend(found.into_iter().map(|difference| format!("{name}: {difference}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A network of persons with random weights (`cargo run --example human_network`), and what KataGo 1.17.2 says by
/// `kata-raw-human-nn` of 60 positions with it, each under 20 profiles: the policy and the ownership under three.
const HUMAN: [&[u8]; 2] =
    [include_bytes!("../../../fuzz/corpus/network/human-15-packed"), include_bytes!("data/kata-human.jsonl.gz")];

#[test]
fn a_network_of_persons_answers_as_katago_does_under_every_profile() {
    let network = Network::read(HUMAN[0]).expect("a network");
    let (positions, rows) = (golden_rows(), rows_of(HUMAN[1]));
    assert_eq!(rows.len(), 1200);
    let mut wrong = Vec::new();
    for set in sets() {
        let mut packed = Packed { network: &network, set, precision: Precision::Full, evaluators: Vec::new() };
        for row in &rows {
            let position = &positions[row["row"].as_u64().expect("a number") as usize];
            let name = row["profile"].as_str().expect("a profile");
            let outputs = answer(&mut packed, position, Some(name.parse().expect("a profile")));
            let expected = &row["output"];
            let squares = outputs.score_mean_square;
            // KataGo prints the values of its scores with three decimals, the others with six or seven.
            let mut numbers = vec![
                ("whiteWin", outputs.win, 1e-5),
                ("whiteLoss", outputs.loss, 1e-5),
                ("noResult", outputs.no_result, 1e-5),
                ("policyPass", outputs.pass, 1e-5),
                ("whiteScore", outputs.score_mean, 1.5e-3),
                ("whiteScoreSq", squares, 1e-5 * squares + 1e-3),
                ("shorttermWinlossError", outputs.win_error.unwrap_or(-1.0), 6e-4),
                ("shorttermScoreError", outputs.score_error.unwrap_or(-1.0), 6e-4),
            ]
            .into_iter()
            .map(|(what, ours, bound)| (what, ours, expected[what].as_f64(), f64::from(bound)))
            .collect::<Vec<_>>();
            for (what, ours) in [("policy", &outputs.policy), ("whiteOwnership", &outputs.ownership)] {
                let theirs = expected[what].as_array().into_iter().flatten();
                numbers.extend(ours.iter().zip(theirs).map(|(ours, theirs)| (what, *ours, theirs.as_f64(), 1e-5)));
            }
            for (what, ours, theirs, bound) in numbers {
                // A move that is not legal is null there.
                let theirs = theirs.unwrap_or(0.0);
                let error = (f64::from(ours) - theirs).abs();
                if error.is_nan() || error > bound {
                    wrong.push(format!(
                        "{} under {name} on {}: {what} {ours}, not {theirs}",
                        position["note"],
                        set.name()
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} numbers: {}", wrong.len(), wrong[..wrong.len().min(20)].join("\n"));
}

#[test]
fn fast_products_answer_almost_as_exact_ones() {
    for path in files() {
        let network = read(&path);
        let rows = golden_rows();
        let rows: Vec<&Value> = rows.iter().filter(|row| row["net"] == network.name.as_str()).collect();
        for set in sets() {
            let packed = |precision| Packed { network: &network, set, precision, evaluators: Vec::new() };
            let (mut exact, mut fast) = (packed(Precision::Full), packed(Precision::Fast));
            let (mut divergence, mut win) = (0.0, 0.0);
            for row in &rows {
                let (exact, fast) = (answer(&mut exact, row, None), answer(&mut fast, row, None));
                let chances = exact.policy.iter().chain([&exact.pass]).zip(fast.policy.iter().chain([&fast.pass]));
                let legal = chances.filter(|(p, q)| **p > 0.0 && **q > 0.0);
                divergence += legal.map(|(&p, &q)| f64::from(p) * f64::from(p / q).ln()).sum::<f64>();
                win += f64::from((exact.win - fast.win).abs());
            }
            let (divergence, win) = (divergence / rows.len() as f64, win / rows.len() as f64);
            let name = format!("{} on {}", network.name, set.name());
            println!("{name}: KL {divergence:.6}, win rate {win:.6}");
            // The mean of a few positions says little.
            let bound = if rows.len() < 40 { 10.0 } else { 1.0 };
            assert!(divergence < 0.005 * bound && win < 0.01 * bound, "{name}: {divergence}, {win}");
        }
    }
}
