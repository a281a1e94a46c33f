//! `liangyi bench` with a network: evaluations a second by board, instruction set and number of threads.
//!
//! Three things are timed. `network` is the evaluation alone in 32 bits, and `8 bits` or `16 bits` the same with
//! products of such numbers where searches use these; `position` adds what a search does around each: what the network
//! sees of the game, which moves are legal, what the numbers mean; `search` is a whole search with its tree.

use std::io::Write;
use std::iter::repeat_n;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cpu_time::{ProcessTime, ThreadTime};
use liangyi_arena::stats::Spread;
use liangyi_core::base::Size;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::NamedRules;
use liangyi_engine::policy::{EvalOptions, KataNet, Models, NetEvaluator};
use liangyi_engine::search;
use liangyi_net::inputs::{Inputs, point_at};
use liangyi_net::run::{InstructionSet, Precision};

use super::error::CliError;

/// How long a round takes, about.
const ROUND: Duration = Duration::from_millis(200);
/// Positions of a game that are evaluated in turns: the time of an evaluation depends little on them.
const POSITIONS: usize = 16;

/// What the table has.
pub struct NetBench<'a> {
    /// The boards.
    pub sizes: &'a [Size],
    /// Whether every instruction set of this machine has its rows, or the fastest alone.
    pub targets: bool,
    /// Numbers of threads.
    pub threads: &'a [u16],
    /// Rounds of each row.
    pub rounds: u16,
    /// The seed of searches.
    pub seed: u64,
}

/// What is timed.
#[derive(Clone, Copy)]
enum Kind {
    Network { precision: Precision, bits: u32 },
    Position,
    Search,
}

/// A measurement of some evaluations.
struct Found {
    evaluations: f64,
    /// Of all threads together.
    cpu: Duration,
    wall: Duration,
}

/// What is timed on a board with an instruction set.
struct Bench<'a> {
    models: Arc<Models>,
    net: Arc<KataNet>,
    size: Size,
    games: &'a [Game],
    ruleset: &'a NamedRules,
    seed: u64,
}

/// Prints the table.
pub fn run(
    models: &Arc<Models>,
    net: &Arc<KataNet>,
    args: &NetBench<'_>,
    rulesets: &[NamedRules],
    out: &mut impl Write,
) -> Result<(), CliError> {
    writeln!(out, "size   what      target    threads  rounds  per CPU second   least    most  per second")?;
    let sets: Vec<_> = if args.targets { InstructionSet::available().collect() } else { vec![InstructionSet::best()] };
    let nets: Vec<_> = sets.iter().map(|&set| Arc::new(KataNet::with_set(net.network().clone(), set))).collect();
    // What a network costs hardly depends on the ruleset.
    let Some(ruleset) = rulesets.first() else { return Ok(()) };
    for &size in args.sizes {
        let games = games(size, ruleset);
        for (net, set) in nets.iter().zip(&sets) {
            // What is evaluated again is to be timed again.
            net.keep_within(0);
            let models = Arc::new(models.with_network(Some(Arc::clone(net))));
            let bench = Bench { models, net: Arc::clone(net), size, games: &games, ruleset, seed: args.seed };
            let bits = net.evaluator(size, Precision::Fast).bits();
            let fast = (bits < 32).then_some(Kind::Network { precision: Precision::Fast, bits });
            let kinds = [Kind::Network { precision: Precision::Full, bits: 32 }].into_iter().chain(fast);
            for kind in kinds.chain([Kind::Position, Kind::Search]) {
                for &threads in args.threads {
                    bench.row(kind, set.name(), threads, args.rounds, out)?;
                }
            }
        }
    }
    Ok(())
}

impl Kind {
    /// The column `what`.
    fn name(self) -> &'static str {
        match self {
            Kind::Network { bits: 8, .. } => "8 bits",
            Kind::Network { bits: 16, .. } => "16 bits",
            Kind::Network { .. } => "network",
            Kind::Position => "position",
            Kind::Search => "search",
        }
    }
}

impl Bench<'_> {
    /// Measures a row of the table and prints it.
    fn row(&self, kind: Kind, target: &str, threads: u16, rounds: u16, out: &mut impl Write) -> Result<(), CliError> {
        // The first evaluation fills caches; the second says how many a round has.
        self.measure(kind, threads, 1);
        let once = self.measure(kind, threads, 2).wall / 2;
        let times = ROUND.div_duration_f64(once.max(Duration::from_nanos(1))).ceil() as usize;
        let found: Vec<Found> = (0..rounds).map(|_| self.measure(kind, threads, times.max(2))).collect();
        let rates = |time: fn(&Found) -> Duration| {
            let rate = |found: &Found| found.evaluations / time(found).as_secs_f64().max(1e-9);
            Spread::of(&found.iter().map(rate).collect::<Vec<_>>())
        };
        let (Some(per_cpu), Some(per_wall)) = (rates(|found| found.cpu), rates(|found| found.wall)) else {
            return Ok(());
        };
        writeln!(
            out,
            "{:5}  {:8}  {target:8}  {threads:>7}  {:>6}  {:>14.1}  {:>6.1}  {:>6.1}  {:>10.1}",
            self.size.to_string(),
            kind.name(),
            per_cpu.count,
            per_cpu.median,
            per_cpu.least,
            per_cpu.greatest,
            per_wall.median,
        )?;
        Ok(out.flush()?)
    }

    /// Evaluates `times` positions on each thread.
    fn measure(&self, kind: Kind, threads: u16, times: usize) -> Found {
        let threads = usize::from(threads);
        match kind {
            Kind::Network { precision, .. } => {
                let seen: Vec<_> = self.games.iter().map(Inputs::of).map(|inputs| (inputs.planes(), inputs)).collect();
                let evaluators = repeat_n(self.net.evaluator(self.size, precision), threads);
                on_threads(evaluators, times, |evaluator, turn| {
                    let (planes, inputs) = &seen[turn % seen.len()];
                    std::hint::black_box(evaluator.evaluate(planes, &inputs.globals));
                })
            }
            Kind::Position => {
                let eyes = (0..threads).map(|_| NetEvaluator::new(&self.net, self.size));
                on_threads(eyes, times, |eyes, turn| {
                    let game = &self.games[turn % self.games.len()];
                    let legal = game.legal_moves(game.to_move()).points;
                    let seen = eyes.evaluate(game, game.to_move(), &legal, &EvalOptions::RAW);
                    std::hint::black_box(seen).ok();
                })
            }
            Kind::Search => {
                let (wall, cpu) = (Instant::now(), ProcessTime::now());
                let playouts = (times * threads) as u64;
                let rules = &self.ruleset.rules;
                let found = search::measure(&self.models, self.size, rules, threads, playouts, self.seed);
                Found { evaluations: found.playouts as f64, cpu: cpu.elapsed(), wall: wall.elapsed() }
            }
        }
    }
}

/// Does something `times` times on a thread for each of `tools`, and says how long it took.
fn on_threads<T: Send>(tools: impl Iterator<Item = T>, times: usize, each: impl Fn(&mut T, usize) + Sync) -> Found {
    let each = &each;
    let wall = Instant::now();
    let cpu: Vec<Duration> = std::thread::scope(|scope| {
        let start = |(thread, mut tool): (usize, T)| {
            scope.spawn(move || {
                let cpu = ThreadTime::now();
                (0..times).for_each(|turn| each(&mut tool, turn + thread));
                cpu.elapsed()
            })
        };
        let threads: Vec<_> = tools.enumerate().map(start).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    Found { evaluations: (times * cpu.len()) as f64, cpu: cpu.iter().sum(), wall: wall.elapsed() }
}

/// Positions of a game whose stones are spread over the board, up to a third of its points.
fn games(size: Size, ruleset: &NamedRules) -> Vec<Game> {
    let area = size.area();
    let step = (area * 2 / 5..).find(|&step| gcd(step, area) == 1).unwrap_or(1);
    let mut game = Game::new(size, ruleset.rules.clone());
    let mut games = vec![game.clone()];
    for number in 0..area / 3 {
        // What is not legal is left out.
        if game.play(game.to_move(), Move::Play(point_at(size, number * step % area))).is_ok() {
            games.push(game.clone());
        }
    }
    let apart = games.len().div_ceil(POSITIONS);
    games.into_iter().rev().step_by(apart).collect()
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}
