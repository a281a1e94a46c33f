//! How far a network with fast products, in 8 or 16 bits, is from the same in 32 bits: `precision FILE GAMES [POSITIONS
//! [SET]]`.
//!
//! Each line of GAMES is a game on 19x19: its result, a space, and moves of two letters each in SGF coordinates, `--`
//! for a pass. One position is taken of each, earlier and later ones in turns.

use std::fs::File;

use liangyi_core::base::Size;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{Komi, Registry, kata};
use liangyi_net::inputs::{Inputs, point_at};
use liangyi_net::model::Network;
use liangyi_net::run::{InstructionSet, NetOutputs, OutputParams, PackedNetwork, Precision};

const USAGE: &str = "precision FILE GAMES [POSITIONS [SET]]";

/// Means of differences, and the greatest of them.
#[derive(Default)]
struct Difference {
    sum: f64,
    most: f64,
}

impl Difference {
    fn add(&mut self, number: f64) {
        self.sum += number;
        self.most = self.most.max(number);
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let network = Network::read(File::open(arguments.next().ok_or(USAGE)?)?)?;
    let games = std::fs::read_to_string(arguments.next().ok_or(USAGE)?)?;
    let count: usize = arguments.next().map_or(Ok(2000), |count| count.parse())?;
    let size = Size::square(19).ok_or("no such board")?;
    let set = match arguments.next() {
        Some(name) => {
            InstructionSet::available().find(|set| set.name() == name).ok_or("no such instruction set here")?
        }
        None => InstructionSet::best(),
    };
    let mut full = PackedNetwork::with_precision(&network, size, set, Precision::Full);
    let mut fast = PackedNetwork::with_precision(&network, size, set, Precision::Fast);
    let mut differences: [Difference; 5] = Default::default();
    let mut positions = 0;
    for (number, line) in games.lines().take(count).enumerate() {
        let moves = line.split(' ').nth(1).ok_or("a line without moves")?;
        // 37 is prime to 100.
        let game = position(size, moves, number * 37 % 100)?;
        let (full, fast) = (outputs(&mut full, &network, &game)?, outputs(&mut fast, &network, &game)?);
        let [policy, top, win, lead, ownership] = &mut differences;
        policy.add(divergence(&full, &fast));
        top.add(f64::from(u8::from(best(&full) != best(&fast))));
        win.add(f64::from((full.win - fast.win).abs()));
        lead.add(f64::from((full.lead - fast.lead).abs()));
        let apart = full.ownership.iter().zip(&fast.ownership).map(|(a, b)| f64::from((a - b).abs()));
        ownership.add(apart.sum::<f64>() / size.area() as f64);
        positions += 1;
    }
    println!("{}, {positions} positions on {}", network.name, set.name());
    let names = ["KL of the policy", "another best move", "win rate", "lead", "ownership"];
    for (name, Difference { sum, most }) in names.iter().zip(differences) {
        println!("{name:18} mean {:.5}, most {most:.5}", sum / f64::from(positions));
    }
    Ok(())
}

/// The position of a game after a share of its moves, in hundredths.
fn position(size: Size, moves: &str, share: usize) -> Result<Game, Box<dyn std::error::Error>> {
    let komi = Komi::from_points(6.5).ok_or("no such komi")?;
    let mut game = Game::new(size, kata::parse("chinese", &Registry::new(), komi)?);
    let pairs = moves.as_bytes().as_chunks::<2>().0;
    for &[column, row] in pairs.iter().take(pairs.len() * share / 100) {
        let line = |letter: u8| usize::from(letter.wrapping_sub(b'a'));
        let mv = match (line(column), line(row)) {
            (x, y) if x < 19 && y < 19 => Move::Play(point_at(size, y * 19 + x)),
            _ => Move::Pass,
        };
        game.play(game.to_move(), mv)?;
    }
    Ok(game)
}

fn outputs(
    evaluator: &mut PackedNetwork,
    network: &Network,
    game: &Game,
) -> Result<NetOutputs, Box<dyn std::error::Error>> {
    let inputs = Inputs::of(game);
    let legal = game.legal_moves(game.to_move()).points;
    let legal: Vec<bool> = (0..game.size().area()).map(|place| legal.contains(point_at(game.size(), place))).collect();
    let reading = OutputParams {
        version: network.version,
        scales: &network.scales,
        has_no_result: false,
        legal: &legal,
        optimism: 1.0,
        temperature: 1.0,
    };
    Ok(evaluator.evaluate(&inputs.planes(), &inputs.globals).read(&reading)?)
}

fn divergence(full: &NetOutputs, fast: &NetOutputs) -> f64 {
    let chances = full.policy.iter().chain([&full.pass]).zip(fast.policy.iter().chain([&fast.pass]));
    let each = |(&p, &q): (&f32, &f32)| f64::from(p) * f64::from(p / q).ln();
    chances.filter(|(p, q)| **p > 0.0 && **q > 0.0).map(each).sum()
}

/// The place of the likeliest move.
fn best(outputs: &NetOutputs) -> Option<usize> {
    (0..outputs.policy.len()).max_by(|&a, &b| outputs.policy[a].total_cmp(&outputs.policy[b]))
}
