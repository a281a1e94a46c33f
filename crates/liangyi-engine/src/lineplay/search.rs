//! The search of one thread: principal-variation alpha-beta with wins by continuous fours at its leaves.
//!
//! Values are for the side to move, in units of which [`LOGIT`](super::LOGIT) multiply the odds to win by e. A win in
//! `n` moves of both sides is [`WIN`] less `n`.

use liangyi_core::base::{Color, Point, PointSet};

use super::NODES_A_PLAYOUT;
use super::board::ThreatBoard;
use super::params::LineParams;
use super::transposition_table::{TableEntry, TranspositionTable, ValueBound};
use super::vcf::{FourOutcome, FourSearch, VcfLimits, wins_in_by_fours};

/// The value of a game that is won.
pub const WIN: i32 = 30_000;
/// Values beyond this are wins that have been found.
pub const WON: i32 = WIN - 1_000;
/// The longest line.
const MOST_PLIES: usize = 96;
/// Nodes between two looks at the bounds of the search.
const NODES_BETWEEN_CHECKS: u64 = NODES_A_PLAYOUT;
/// The numbers of positions without a win by fours that a thread remembers.
const NO_FOURS: usize = 1 << 14;

/// A move to be tried, and how soon.
#[derive(Clone, Copy, Debug)]
struct Ranked {
    point: Point,
    rank: i32,
}

/// What the threads of a search share.
pub trait NodeLimit: Sync {
    /// Adds nodes searched; whether the search is to end.
    fn is_over(&self, nodes: u64) -> bool;
}

/// The search of one thread.
pub struct LineThread<'a> {
    pub(super) board: ThreatBoard,
    table: &'a TranspositionTable,
    params: &'a LineParams,
    watch: &'a dyn NodeLimit,
    /// Nodes since the last look at the bounds.
    unseen: u64,
    /// All nodes.
    pub(super) nodes: u64,
    pub(super) is_over: bool,
    /// By colour and point how often a move has cut a search off.
    history: [[i32; 512]; 2],
    killers: [[Option<Point>; 2]; MOST_PLIES + 2],
    /// By length of the line to a position the best line from there on.
    lines: Vec<Vec<Point>>,
    moves: Vec<Ranked>,
    fours: FourSearch,
    no_fours: Box<[u64]>,
    /// Makes values differ a little between seeds.
    seed: u64,
}

impl<'a> LineThread<'a> {
    /// A thread's search from the position of `board`.
    pub fn new(
        board: ThreatBoard,
        table: &'a TranspositionTable,
        params: &'a LineParams,
        watch: &'a dyn NodeLimit,
        seed: u64,
    ) -> LineThread<'a> {
        LineThread {
            board,
            table,
            params,
            watch,
            unseen: 0,
            nodes: 0,
            is_over: false,
            history: [[0; 512]; 2],
            killers: [[None; 2]; MOST_PLIES + 2],
            lines: vec![Vec::new(); MOST_PLIES + 2],
            moves: Vec::new(),
            fours: FourSearch::default(),
            no_fours: vec![0; NO_FOURS].into(),
            seed: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
        }
    }

    /// The best line found from the position after `ply` moves.
    pub fn line(&self, ply: usize) -> &[Point] {
        &self.lines[ply]
    }

    fn count(&mut self) {
        self.nodes += 1;
        self.unseen += 1;
        if self.unseen >= NODES_BETWEEN_CHECKS {
            self.is_over |= self.watch.is_over(std::mem::take(&mut self.unseen));
        }
    }

    /// What the position is worth before anything is searched, with a little chance by the seed.
    fn static_value(&self, color: Color) -> i32 {
        let noise = (self.board.key(color).wrapping_mul(self.seed) >> 61) as i32 - 4;
        (self.board.value(color) + noise).clamp(-WON + 1, WON - 1)
    }

    /// The value of the position for `color`, to move there after `ply` moves, at least `alpha` and at most `beta` as
    /// far as it matters; a bound of it where it is beyond them.
    pub fn value(&mut self, color: Color, mut alpha: i32, mut beta: i32, depth: i32, ply: usize) -> i32 {
        self.count();
        self.lines[ply].clear();
        if self.is_over || self.board.empty().is_empty() {
            return 0;
        }
        let plies = ply as i32;
        let opponent = color.opponent();
        if let Some(five) = self.board.fives(color).first() {
            self.lines[ply].push(five);
            return WIN - plies - 1;
        }
        let must = *self.board.fives(opponent);
        if let Some(block) = must.first() {
            if must.len() > 1 || !self.board.may_play(color, block) {
                return plies + 2 - WIN;
            }
            if ply >= MOST_PLIES {
                return self.static_value(color);
            }
            // A forced reply costs no depth.
            let value = self.value_after(color, block, (alpha, beta), depth, ply);
            self.extend_line(ply, block);
            return value;
        }
        let won = self.board.threats(color);
        if let Some(four) = won.first() {
            self.lines[ply].push(four);
            return WIN - plies - 3;
        }
        alpha = alpha.max(plies - WIN);
        beta = beta.min(WIN - plies - 1);
        if alpha >= beta {
            return alpha;
        }
        let is_principal = beta - alpha > 1;
        let key = self.board.key(color);
        let known = self.table.get(key);
        if let Some(known) = known.filter(|known| i32::from(known.depth) >= depth && !is_principal) {
            let value = from_table(known.value, plies);
            let decides = match known.bound {
                ValueBound::Exact => true,
                ValueBound::Lower => value >= beta,
                ValueBound::Upper => value <= alpha,
            };
            if decides {
                return value;
            }
        }
        let params = self.params;
        let nodes = if depth > 0 { params.fours_at_node } else { params.fours_at_leaf };
        if let Some(wins_in) = self.win_by_fours(color, nodes, ply) {
            let value = WIN - plies - wins_in;
            let best = self.lines[ply].first().copied();
            self.keep(key, TableEntry { best, value: to_table(value, plies), depth: 99, bound: ValueBound::Lower });
            return value;
        }
        let threats = self.board.threats(opponent);
        let is_threatened = !threats.is_empty();
        let stand = self.static_value(color);
        // The opponent's open three is answered before the position is valued.
        let depth = if is_threatened { depth.max(1) } else { depth };
        if depth <= 0 || ply >= MOST_PLIES {
            return stand;
        }
        if !is_principal && !is_threatened {
            if depth <= params.futility_depths.0 && stand - params.futility * depth >= beta && stand < WON {
                return stand;
            }
            if depth <= params.futility_depths.1 && stand + params.futility * (depth + 1) <= alpha {
                return stand;
            }
            if depth >= params.null_move.0 && stand >= beta && beta.abs() < WON {
                let passed = -self.value(opponent, -beta, 1 - beta, depth - params.null_move.1, ply + 1);
                if self.is_over {
                    return 0;
                }
                if passed >= beta && passed < WON {
                    return passed;
                }
            }
        }
        self.search_moves(color, (alpha, beta), depth, ply, known.and_then(|known| known.best), &threats)
    }

    /// The value of a move of the position searched where `alpha` is that of a better one: a bound, where it `is_late`
    /// and no better.
    pub fn root_value(&mut self, color: Color, point: Point, alpha: i32, depth: i32, is_late: bool) -> i32 {
        if self.board.fives(color).contains(point) {
            self.count();
            self.lines[1].clear();
            return WIN - 1;
        }
        if is_late {
            let value = self.value_after(color, point, (alpha, alpha + 1), depth - 1, 0);
            if value <= alpha || self.is_over {
                return value;
            }
        }
        self.value_after(color, point, (alpha, WIN), depth - 1, 0)
    }

    /// Makes `point` and what comes after it the best line from the position after `ply` moves.
    pub(super) fn extend_line(&mut self, ply: usize, point: Point) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(point);
        before[ply].extend_from_slice(&after[0]);
    }

    fn search_moves(
        &mut self,
        color: Color,
        (mut alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
        known: Option<Point>,
        threats: &PointSet,
    ) -> i32 {
        let is_principal = beta - alpha > 1;
        let first = self.moves.len();
        self.rank_moves(color, ply, known, threats);
        let before = alpha;
        let (mut best, mut best_move) = (i32::MIN, None);
        let params = self.params;
        let quiet_moves = match is_principal {
            true => params.most_moves,
            false => (params.quiet_moves.0 + params.quiet_moves.1 * depth * depth) as usize,
        };
        let mut tried = 0;
        for number in first..self.moves.len() {
            let point = self.next_move(number);
            if !self.board.may_play(color, point) {
                continue;
            }
            if tried >= quiet_moves && threats.is_empty() && best > -WON {
                break;
            }
            tried += 1;
            let value = if tried == 1 {
                self.value_after(color, point, (alpha, beta), depth - 1, ply)
            } else {
                let less = if threats.is_empty() { reduction(params, depth, tried, is_principal) } else { 0 };
                let null = (alpha, alpha + 1);
                let mut value = self.value_after(color, point, null, depth - 1 - less, ply);
                if value > alpha && less > 0 && !self.is_over {
                    value = self.value_after(color, point, null, depth - 1, ply);
                }
                if value > alpha && value < beta && !self.is_over {
                    value = self.value_after(color, point, (alpha, beta), depth - 1, ply);
                }
                value
            };
            if self.is_over {
                self.moves.truncate(first);
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha || best_move.is_none() {
                    best_move = Some(point);
                    self.extend_line(ply, point);
                }
            }
            if value > alpha {
                alpha = value;
                if value >= beta {
                    self.note_cut(color, point, depth, ply);
                    break;
                }
            }
        }
        self.moves.truncate(first);
        if tried == 0 {
            // Nothing stops the winning four, or there is no point left that may be played on.
            return if threats.is_empty() { 0 } else { ply as i32 + 4 - WIN };
        }
        let bound = if best >= beta {
            ValueBound::Lower
        } else if best > before {
            ValueBound::Exact
        } else {
            ValueBound::Upper
        };
        let value = to_table(best, ply as i32);
        let best_move = best_move.filter(|_| bound != ValueBound::Upper);
        let key = self.board.key(color);
        self.keep(key, TableEntry { best: best_move, value, depth: depth.min(98) as i8, bound });
        best
    }

    /// The value for `color` after it plays `point`.
    fn value_after(&mut self, color: Color, point: Point, window: (i32, i32), depth: i32, ply: usize) -> i32 {
        self.board.place(color, point);
        let value = -self.value(color.opponent(), -window.1, -window.0, depth, ply + 1);
        self.board.undo();
        value
    }

    fn keep(&self, key: u64, entry: TableEntry) {
        if !self.is_over {
            self.table.put(key, entry);
        }
    }

    /// Puts the moves of a position on the list: all that may be worth a look, or, against a winning four, what may
    /// stop it.
    fn rank_moves(&mut self, color: Color, ply: usize, known: Option<Point>, threats: &PointSet) {
        let opponent = color.opponent();
        let points = if threats.is_empty() {
            *self.board.empty()
        } else {
            self.board.defences(opponent, threats) | *self.board.fours(color)
        };
        let killers = self.killers[ply];
        for point in points.iter() {
            let urgency = self.board.urgency(color, point);
            if threats.is_empty() && self.board.is_far(point) {
                continue;
            }
            let history = self.history[color.index()][point.index()] / 256;
            let killer = if killers.contains(&Some(point)) { self.params.killer } else { 0 };
            let known = if known == Some(point) { 1 << 20 } else { 0 };
            self.moves.push(Ranked { point, rank: urgency + history.min(self.params.history) + killer + known });
        }
        if self.moves.is_empty() {
            // A board with hardly a stone.
            let points = *self.board.empty();
            self.moves.extend(points.iter().map(|point| Ranked { point, rank: 0 }));
        }
    }

    /// The move of the highest rank from `number` on, which takes that place.
    fn next_move(&mut self, number: usize) -> Point {
        let rest = &mut self.moves[number..];
        let best = (0..rest.len()).max_by_key(|&at| (rest[at].rank, std::cmp::Reverse(at))).unwrap_or(0);
        rest.swap(0, best);
        rest[0].point
    }

    fn note_cut(&mut self, color: Color, point: Point, depth: i32, ply: usize) {
        let cuts = &mut self.history[color.index()][point.index()];
        *cuts += depth * depth * 32;
        if *cuts > 1 << 24 {
            self.history.iter_mut().flatten().for_each(|cuts| *cuts /= 2);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(point) {
            *killers = [Some(point), killers[0]];
        }
    }

    /// In how many moves of both sides `color`, to move, wins by continuous fours, where a search of at most `nodes`
    /// positions finds that; its line is that of `ply`.
    fn win_by_fours(&mut self, color: Color, nodes: u64, ply: usize) -> Option<i32> {
        if self.board.fours(color).is_empty() {
            return None;
        }
        let key = self.board.key(color);
        // The lowest bits say how far the search went.
        let mark = key & !3 | if nodes > self.params.fours_at_leaf { 3 } else { 1 };
        let slot = key as usize >> 2 & (NO_FOURS - 1);
        if self.no_fours[slot] & !2 == mark & !2 && self.no_fours[slot] & 3 >= mark & 3 {
            return None;
        }
        let fours = &mut self.fours;
        fours.nodes = 0;
        fours.line.clear();
        let found = fours.attack(&mut self.board, color, &VcfLimits::nodes(nodes), MOST_PLIES as u32 / 2);
        if found != FourOutcome::Win {
            self.no_fours[slot] = mark;
            return None;
        }
        let line = &mut self.lines[ply];
        line.clear();
        line.extend(fours.line.iter().rev());
        Some(wins_in_by_fours(line) as i32)
    }
}

/// By how much less deep a late move is searched at first.
fn reduction(params: &LineParams, depth: i32, tried: usize, is_principal: bool) -> i32 {
    if depth < params.late_from.0 || tried < params.late_from.1 {
        return 0;
    }
    let less = f64::from(depth).ln() * (tried as f64).ln()
        / if is_principal { params.late_divisor.0 } else { params.late_divisor.1 };
    (less as i32).clamp(0, depth - 2)
}

/// A value as the table has it: wins are counted from the position itself.
fn to_table(value: i32, plies: i32) -> i16 {
    let shift = if value >= WON {
        plies
    } else if value <= -WON {
        -plies
    } else {
        0
    };
    (value + shift) as i16
}

fn from_table(value: i16, plies: i32) -> i32 {
    let value = i32::from(value);
    let shift = if value >= WON {
        -plies
    } else if value <= -WON {
        plies
    } else {
        0
    };
    value + shift
}
