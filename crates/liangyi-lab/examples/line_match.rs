//! Plays the search of line games against itself with other numbers, at the same number of nodes.
//!
//! ```sh
//! cargo run --release -p liangyi-lab --example line_match -- 8000 100 futility=90 late_divisor.1=1.7
//! ```
//!
//! The arguments are the nodes of a move, the number of openings and the numbers to be changed; nodes=N changes the
//! nodes. Openings are 3 to 5 random stones of renju that a short search finds even, and each is played twice. The
//! score of the changed search is printed with its 95 % interval, by pairs of games, and the time that both have taken.
//!
//! Searches of 3,000 nodes end at depth 3 or 4, where late moves are hardly ever reduced: another divisor changed no
//! move of six such games.

use std::error::Error;
use std::time::{Duration, Instant};

use liangyi_core::base::Color;
use liangyi_core::game::{Move, Position};
use liangyi_core::line::{LineGame, LineRules};
use liangyi_engine::lineplay::{LineParams, LineSearch, RootMove, TranspositionTable};
use liangyi_engine::playout::PlayoutRng;
use liangyi_lab::train::lines::opening;

/// The fewest random stones, and how many numbers of them there are.
const STONES: (usize, usize) = (3, 3);
/// The nodes of the search that tells even openings, and the greatest value of these.
const SHORT: u64 = 2_000;
const EVEN: i32 = 120;
/// Moves after which a game is a draw.
const LONGEST: usize = 150;
/// Pairs of games between two reports.
const REPORTED: u64 = 10;

/// One of the two searches.
struct Side {
    params: LineParams,
    nodes: u64,
    took: Duration,
}

impl Side {
    fn new(nodes: u64) -> Side {
        Side { params: LineParams::PLAYED, nodes, took: Duration::ZERO }
    }

    fn search(&mut self, game: &LineGame, table: &TranspositionTable, seed: u64) -> Vec<RootMove> {
        let begun = Instant::now();
        let search = LineSearch {
            game,
            color: game.to_move(),
            allows: &|_| true,
            shown: 1,
            threads: 1,
            seed,
            is_whole: false,
            known_win: None,
            params: &self.params,
            table,
            is_over: &|nodes| nodes >= self.nodes,
            report_every: Duration::MAX,
        };
        let (moves, _) = search.run(&mut |_, _| {});
        self.took += begun.elapsed();
        moves
    }

    /// Changes the number of this name; `None` where there is none.
    fn set(&mut self, name: &str, value: f64) -> Option<()> {
        let params = &mut self.params;
        match name {
            "nodes" => self.nodes = value as u64,
            "fours_at_leaf" => params.fours_at_leaf = value as u64,
            "fours_at_node" => params.fours_at_node = value as u64,
            "most_moves" => params.most_moves = value as usize,
            "quiet_moves.0" => params.quiet_moves.0 = value as i32,
            "quiet_moves.1" => params.quiet_moves.1 = value as i32,
            "futility" => params.futility = value as i32,
            "futility_depths.0" => params.futility_depths.0 = value as i32,
            "futility_depths.1" => params.futility_depths.1 = value as i32,
            "null_move.0" => params.null_move.0 = value as i32,
            "null_move.1" => params.null_move.1 = value as i32,
            "late_from.0" => params.late_from.0 = value as i32,
            "late_from.1" => params.late_from.1 = value as usize,
            "late_divisor.0" => params.late_divisor.0 = value,
            "late_divisor.1" => params.late_divisor.1 = value,
            "killer" => params.killer = value as i32,
            "history" => params.history = value as i32,
            _ => return None,
        }
        Some(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let nodes: u64 = args.next().ok_or("how many nodes a move?")?.parse()?;
    let pairs: u64 = args.next().ok_or("how many openings?")?.parse()?;
    let (mut changed, mut played) = (Side::new(nodes), Side::new(nodes));
    for change in args {
        let (name, value) = change.split_once('=').ok_or("name=value")?;
        changed.set(name, value.parse()?).ok_or_else(|| format!("no number {name}"))?;
    }
    if changed.params.late_from.0 < 2 {
        return Err("late_from.0 is at least 2".into());
    }
    let (mut sum, mut squares, mut done) = (0.0, 0.0, 0);
    for number in 0.. {
        if done == pairs {
            break;
        }
        let mut rng = PlayoutRng::new(1, number);
        let stones = STONES.0 + rng.below(STONES.1);
        let start = opening(LineRules::RENJU, stones, &mut rng);
        let found = Side::new(SHORT).search(&start, &TranspositionTable::new(1 << 20), number);
        if found.first().is_none_or(|best| best.value.abs() > EVEN) {
            continue;
        }
        let score = (play(&start, [&mut changed, &mut played]) + 1.0 - play(&start, [&mut played, &mut changed])) / 2.0;
        sum += score;
        squares += score * score;
        done += 1;
        if done % REPORTED == 0 || done == pairs {
            let count = done as f64;
            let mean: f64 = sum / count;
            let reach = 1.96 * ((squares / count - mean * mean).max(0.0) / count).sqrt();
            let [from, mean, to] = [mean - reach, mean, mean + reach].map(|share| 100.0 * share);
            let [took, against] = [&changed, &played].map(|side| side.took.as_secs_f64());
            println!("{} games: {mean:.1} % [{from:.1}, {to:.1}], {took:.0} s against {against:.0} s", 2 * done);
        }
    }
    Ok(())
}

/// What Black, the first of the sides, gets in one game.
fn play(start: &LineGame, sides: [&mut Side; 2]) -> f64 {
    let mut game = start.clone();
    let tables = sides.each_ref().map(|_| TranspositionTable::new(8 << 20));
    while !game.is_over() && game.moves().len() < LONGEST {
        let color = game.to_move();
        let number = color.index();
        let moves = sides[number].search(&game, &tables[number], game.moves().len() as u64);
        let Some(best) = moves.first() else { break };
        game.play(color, Move::Play(best.point)).expect("a legal move");
    }
    match game.end().and_then(|end| end.winner()) {
        Some(Color::Black) => 1.0,
        Some(Color::White) => 0.0,
        None => 0.5,
    }
}
