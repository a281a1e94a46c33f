//! The search of a position: deeper step by step, with several threads that share a table, and what it has found so
//! far.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use liangyi_core::base::{Color, Point};
use liangyi_core::game::Position;
use liangyi_core::line::LineGame;

use super::LOGIT;
use super::board::ThreatBoard;
use super::params::LineParams;
use super::search::{LineThread, NodeLimit, WIN, WON};
use super::transposition_table::TranspositionTable;
use super::vcf::ThreatWin;

/// The greatest depth.
const DEEPEST: i32 = 60;
/// The depth of a value that is proved.
const PROVED: i32 = DEEPEST + 1;

/// A move of the position searched.
#[derive(Clone, Debug)]
pub struct RootMove {
    /// The move.
    pub point: Point,
    /// Its value for the side that moves, as in the file on the search of one thread.
    pub value: i32,
    /// The depth to which that was found; 0 before.
    pub depth: i32,
    /// The nodes below it.
    pub nodes: u64,
    /// The move and those expected after it.
    pub line: Vec<Point>,
    /// How soon it is tried before anything is known.
    pub urgency: i32,
}

impl RootMove {
    /// The chance to win that its value stands for, 0 to 1.
    pub fn win_rate(&self) -> f64 {
        match self.value {
            value if value >= WON => 1.0,
            value if value <= -WON => 0.0,
            value => 1.0 / (1.0 + (-f64::from(value) / LOGIT).exp()),
        }
    }

    /// In how many moves of both sides the game is won, positive where the side that moves wins it; `None` where no win
    /// is found.
    pub fn wins_in(&self) -> Option<i32> {
        match self.value {
            value if value >= WON => Some(WIN - value),
            value if value <= -WON => Some(-WIN - value),
            _ => None,
        }
    }
}

/// What is asked of a search.
pub struct LineSearch<'a> {
    /// The position, in which the game is not over.
    pub game: &'a LineGame,
    /// The side to move.
    pub color: Color,
    /// The moves that may be made.
    pub allows: &'a (dyn Fn(Point) -> bool + Sync),
    /// How many moves get values of their own, the best ones; at least 1.
    pub shown: usize,
    /// The number of threads, at least 1; the calling thread is one of them.
    pub threads: usize,
    /// Makes searches differ.
    pub seed: u64,
    /// Whether it goes on once a win or a loss is found.
    pub is_whole: bool,
    /// A win that is proved, if one is known.
    pub known_win: Option<&'a ThreatWin>,
    /// How it is tuned.
    pub params: &'a LineParams,
    /// What searches have found before.
    pub table: &'a TranspositionTable,
    /// Whether it is to end after this many nodes.
    pub is_over: &'a (dyn Fn(u64) -> bool + Sync),
    /// The time between two calls of `report`.
    pub report_every: Duration,
}

/// The nodes of all threads, and the bounds of the search.
struct Shared<'a> {
    nodes: AtomicU64,
    stop: AtomicBool,
    is_over: &'a (dyn Fn(u64) -> bool + Sync),
}

impl NodeLimit for Shared<'_> {
    fn is_over(&self, nodes: u64) -> bool {
        let all = self.nodes.fetch_add(nodes, Relaxed) + nodes;
        if (self.is_over)(all) {
            self.stop.store(true, Relaxed);
        }
        self.stop.load(Relaxed)
    }
}

impl LineSearch<'_> {
    /// Searches until it is over. `report` gets the moves so far, best first, and the nodes. Returns the same; without
    /// moves where none may be made.
    pub fn run(&self, report: &mut dyn FnMut(&[RootMove], u64)) -> (Vec<RootMove>, u64) {
        let board = ThreatBoard::new(self.game);
        let mut moves = self.root_moves(&board);
        if moves.is_empty() {
            return (moves, 0);
        }
        self.table.begin();
        let shared = Shared { nodes: AtomicU64::new(0), stop: AtomicBool::new(false), is_over: self.is_over };
        std::thread::scope(|scope| {
            let spawn = |number: usize| {
                let (shared, board, mut moves) = (&shared, board.clone(), moves.clone());
                let body = move || {
                    let seed = self.seed.wrapping_add(number as u64 + 1);
                    let mut worker = LineThread::new(board, self.table, self.params, shared, seed);
                    // Threads that search at different depths find what is new to each other. Two search 1.16 times
                    // as many nodes as one until depth 9 is reached (20 positions), each at 97 % of its speed.
                    self.deepen(&mut worker, &mut moves, number as i32 % 2, &mut |_, _| {});
                };
                std::thread::Builder::new().spawn_scoped(scope, body).map(drop)
            };
            crate::threads::spawn_all(self.threads.saturating_sub(1), spawn);
            let mut worker = LineThread::new(board.clone(), self.table, self.params, &shared, self.seed);
            let mut reported = Instant::now();
            self.deepen(&mut worker, &mut moves, 0, &mut |moves, is_new| {
                if is_new || reported.elapsed() >= self.report_every {
                    reported = Instant::now();
                    report(moves, shared.nodes.load(Relaxed));
                }
            });
            shared.stop.store(true, Relaxed);
        });
        (moves, shared.nodes.load(Relaxed))
    }

    fn root_moves(&self, board: &ThreatBoard) -> Vec<RootMove> {
        let size = self.game.size();
        let is_empty = self.game.board().occupied().is_empty();
        let middle = size.point(size.width() / 2, size.height() / 2);
        let legal = self.game.legal_moves(self.color).points;
        // The first stone is put in the middle, as the rules of tournaments have it.
        let only = (is_empty && (self.allows)(middle)).then_some(middle);
        let is_wanted = |point: Point| only.map_or_else(|| (self.allows)(point), |only| point == only);
        let root_move = |point: Point| RootMove {
            point,
            value: 0,
            depth: 0,
            nodes: 0,
            line: vec![point],
            urgency: board.urgency(self.color, point),
        };
        let mut moves: Vec<RootMove> = legal.iter().filter(|&point| is_wanted(point)).map(root_move).collect();
        moves.sort_by_key(|found| std::cmp::Reverse(found.urgency));
        if let Some(win) = self.known_win
            && let Some(number) = moves.iter().position(|found| win.line.first() == Some(&found.point))
        {
            let value = WIN - win.wins_in as i32;
            moves[number] = RootMove { value, depth: PROVED, line: win.line.clone(), ..moves[number].clone() };
            moves[..=number].rotate_right(1);
        }
        moves
    }

    fn deepen(
        &self,
        worker: &mut LineThread<'_>,
        moves: &mut [RootMove],
        ahead: i32,
        report: &mut dyn FnMut(&[RootMove], bool),
    ) {
        for depth in 1 + ahead..=DEEPEST {
            for rank in 0..self.shown.clamp(1, moves.len()) {
                self.search_rank(worker, moves, rank, depth, report);
                if worker.is_over {
                    // Values of different depths are hardly compared, but a win is a win.
                    let of_win = |found: &RootMove| if found.value >= WON { -found.value } else { 0 };
                    let shown = self.shown.min(moves.len());
                    moves[..shown].sort_by_key(of_win);
                    return;
                }
            }
            let shown = self.shown.min(moves.len());
            moves[..shown].sort_by_key(|found| std::cmp::Reverse(found.value));
            report(moves, true);
            let is_decided = moves[0].value.abs() >= WON && moves[0].depth > 1;
            if !self.is_whole && (is_decided || moves.len() == 1 && depth >= 4) {
                return;
            }
        }
    }

    /// Finds the best of the moves from number `rank` on, which gets that place.
    fn search_rank(
        &self,
        worker: &mut LineThread<'_>,
        moves: &mut [RootMove],
        rank: usize,
        depth: i32,
        report: &mut dyn FnMut(&[RootMove], bool),
    ) {
        let is_proved = moves[rank].depth == PROVED;
        let mut alpha = if is_proved { moves[rank].value } else { -WIN };
        for number in rank + usize::from(is_proved)..moves.len() {
            let (point, before) = (moves[number].point, worker.nodes);
            let value = worker.root_value(self.color, point, alpha, depth, number > rank);
            moves[number].nodes += worker.nodes - before;
            if worker.is_over {
                return;
            }
            if value > alpha {
                alpha = value;
                worker.extend_line(0, point);
                moves[number].value = value;
                moves[number].depth = depth;
                moves[number].line = worker.line(0).to_vec();
                moves[rank..=number].rotate_right(1);
            }
            report(moves, false);
        }
    }
}
