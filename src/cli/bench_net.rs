//! `liangyi bench` with a network: evaluations a second by board, instruction set and number of threads.
//!
//! Three things are timed. `network` is the evaluation alone in 32 bits, and `8 bits` the same where searches use these;
//! `position` adds what a search does around each: what the network sees of the game, which moves are legal, what the
//! numbers mean; `search` is a whole search with its tree.

use std::io::Write;
use std::iter::repeat_n;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cpu_time::{ProcessTime, ThreadTime};
use liangyi_arena::stats::Spread;
use liangyi_core::base::Size;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::NamedRules;
use liangyi_engine::policy::{Glance, KataEyes, KataNet, Models};
use liangyi_engine::search;
use liangyi_net::inputs::{Inputs, point_at};
use liangyi_net::run::{Evaluator, InstructionSet, Precision};

use super::bench::BenchArgs;
use super::error::CliError;

/// How long a round takes, about.
const ROUND: Duration = Duration::from_millis(200);
/// Positions of a game that are evaluated in turns: the time of an evaluation depends little on them.
const POSITIONS: usize = 16;

/// What is timed.
enum Kind {
    Network(Evaluator),
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

/// What is timed on a board.
struct Bench<'a> {
    models: &'a Arc<Models>,
    net: &'a Arc<KataNet>,
    ruleset: &'a NamedRules,
    games: Vec<Game>,
    seed: u64,
}

/// Prints the table.
pub fn run(
    models: &Arc<Models>,
    net: &Arc<KataNet>,
    args: &BenchArgs,
    rulesets: &[NamedRules],
    out: &mut impl Write,
) -> Result<(), CliError> {
    writeln!(out, "size   what      target    threads  rounds  per CPU second   least    most  per second")?;
    let sets: Vec<_> = if args.targets { InstructionSet::available().collect() } else { vec![InstructionSet::best()] };
    // What is evaluated again is to be timed again.
    net.keep_within(0);
    // What a network costs hardly depends on the ruleset.
    let Some(ruleset) = rulesets.first() else { return Ok(()) };
    for &size in &args.size {
        let bench = Bench { models, net, ruleset, games: games(size, ruleset), seed: args.seed };
        let exact = sets.iter().map(|&set| match set == InstructionSet::best() {
            true => net.evaluator(size, Precision::Full),
            false => Evaluator::with_set(net.network(), size, set),
        });
        let bytes = Some(net.evaluator(size, Precision::Bytes)).filter(|of| of.precision() == Precision::Bytes);
        for kind in exact.chain(bytes).map(Kind::Network).chain([Kind::Position, Kind::Search]) {
            for &threads in &args.threads {
                let threads = usize::from(threads);
                // What a round has to be to last: the first fills caches, the second is timed.
                bench.measure(size, &kind, threads, 1);
                let once = bench.measure(size, &kind, threads, 2).wall / 2;
                let times = ROUND.div_duration_f64(once.max(Duration::from_nanos(1))).ceil() as usize;
                let found = (0..args.rounds).map(|_| bench.measure(size, &kind, threads, times.max(2)));
                let (mut per_cpu, mut per_wall) = (Vec::new(), Vec::new());
                for Found { evaluations, cpu, wall } in found {
                    per_cpu.push(evaluations / cpu.as_secs_f64().max(1e-9));
                    per_wall.push(evaluations / wall.as_secs_f64().max(1e-9));
                }
                let (Some(per_cpu), Some(per_wall)) = (Spread::of(&per_cpu), Spread::of(&per_wall)) else { continue };
                let (what, target) = kind.names();
                writeln!(
                    out,
                    "{:5}  {what:8}  {target:8}  {threads:>7}  {:>6}  {:>14.1}  {:>6.1}  {:>6.1}  {:>10.1}",
                    size.to_string(),
                    per_cpu.count,
                    per_cpu.median,
                    per_cpu.least,
                    per_cpu.greatest,
                    per_wall.median,
                )?;
                out.flush()?;
            }
        }
    }
    Ok(())
}

impl Kind {
    /// The columns `what` and `target`.
    fn names(&self) -> (&'static str, &'static str) {
        match self {
            Kind::Network(evaluator) => match evaluator.precision() {
                Precision::Full => ("network", evaluator.set().name()),
                Precision::Bytes => ("8 bits", evaluator.set().name()),
            },
            Kind::Position => ("position", InstructionSet::best().name()),
            Kind::Search => ("search", InstructionSet::best().name()),
        }
    }
}

impl Bench<'_> {
    /// Evaluates `times` positions on each thread.
    fn measure(&self, size: Size, kind: &Kind, threads: usize, times: usize) -> Found {
        match kind {
            Kind::Network(evaluator) => {
                let seen: Vec<_> = self.games.iter().map(Inputs::of).map(|inputs| (inputs.planes(), inputs)).collect();
                on_threads(repeat_n(evaluator.clone(), threads), times, |evaluator, turn| {
                    let (planes, inputs) = &seen[turn % seen.len()];
                    std::hint::black_box(evaluator.evaluate(planes, &inputs.globals));
                })
            }
            Kind::Position => {
                let eyes = (0..threads).map(|_| KataEyes::new(self.net, size));
                on_threads(eyes, times, |eyes, turn| {
                    let game = &self.games[turn % self.games.len()];
                    let legal = game.legal_moves(game.to_move()).points;
                    let seen = eyes.see(game, game.to_move(), &legal, &Glance::RAW);
                    std::hint::black_box(seen).ok();
                })
            }
            Kind::Search => {
                let (wall, cpu) = (Instant::now(), ProcessTime::now());
                let playouts = (times * threads) as u64;
                let rules = &self.ruleset.rules;
                let found = search::measure(self.models, size, rules, threads, playouts, self.seed);
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
