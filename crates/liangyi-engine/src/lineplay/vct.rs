//! Victory by continuous threats (VCT): every move of one side makes a four or an open three, or stops a four while
//! such a threat stands, so that the replies are few. Found by proof numbers, depth first (df-pn; A. Nagai, *Df-pn
//! Algorithm for Searching AND/OR Trees*, 2002).
//!
//! A win found is a proof. The replies searched at first are the fours of the other side and the points that a three
//! needs for its winning four; then every other legal point is tried in each position of the proof, since a stone far
//! away may make the four forbidden, and what refutes it becomes one of the replies.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::line::{LineBoard, LineRules};
use rustc_hash::FxHashMap;

use super::board::ThreatBoard;
use super::vcf::{ThreatWin, VcfLimits};

/// What a search for continuous threats has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Vct {
    /// The attacker wins.
    Win(ThreatWin),
    /// Threats alone do not win.
    None,
    /// The limits did not suffice.
    Unknown,
}

/// A proof number that is reached where a position is decided.
const PROVEN: u32 = 1 << 24;
/// The most positions that are remembered.
const MOST_KNOWN: usize = 1 << 20;
/// The longest line.
const LONGEST: usize = 120;

/// What is known of a position: how many positions at least have to be decided to prove a win of the attacker, and to
/// disprove it.
#[derive(Clone, Copy, Debug)]
struct Numbers {
    proof: u32,
    disproof: u32,
}

impl Numbers {
    const UNKNOWN: Numbers = Numbers { proof: 1, disproof: 1 };
    const WON: Numbers = Numbers { proof: 0, disproof: PROVEN };
    const FAILED: Numbers = Numbers { proof: PROVEN, disproof: 0 };

    fn is_decided(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// Searches for a win of `attacker`, whose turn it is. Nobody may have five yet.
pub fn find_vct(lines: &LineBoard, rules: LineRules, attacker: Color, limits: VcfLimits<'_>) -> Vct {
    ThreatSearch::new(ThreatBoard::of(lines, rules), attacker, limits).run()
}

/// What a first move of the attacker leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum FirstMove {
    /// The attacker wins; the line begins with the move.
    Wins(ThreatWin),
    /// No threats win after it, if the other side plays this. `None` where it threatens nothing: the four that would
    /// follow is forbidden.
    Refuted(Option<Point>),
    /// The limits did not suffice.
    Unknown,
}

/// A search whose positions are remembered for the next one.
pub(super) struct ThreatSearch<'a> {
    board: ThreatBoard,
    attacker: Color,
    limits: VcfLimits<'a>,
    nodes: u64,
    is_over: bool,
    known: FxHashMap<u64, Numbers>,
    /// Replies besides the usual ones, by position.
    far_replies: FxHashMap<u64, Vec<Point>>,
    moves: Vec<Point>,
    /// Whether a line was too long to be searched to its end.
    is_cut: bool,
}

/// What a position comes to before any move is tried.
enum Begun {
    Decided(Numbers),
    Open,
}

impl<'a> ThreatSearch<'a> {
    /// For the position of a board in which nobody has five.
    pub(super) fn new(board: ThreatBoard, attacker: Color, limits: VcfLimits<'a>) -> ThreatSearch<'a> {
        ThreatSearch {
            board,
            attacker,
            limits,
            nodes: 0,
            is_over: false,
            known: FxHashMap::default(),
            far_replies: FxHashMap::default(),
            moves: Vec::new(),
            is_cut: false,
        }
    }

    fn run(mut self) -> Vct {
        self.decide(self.attacker, Vec::new())
    }

    /// The moves of the attacker, whose turn it is, that make a four or an open three; against a four of the other side
    /// the one that stops it, after which an earlier threat may still stand.
    pub(super) fn first_moves(&self) -> PointSet {
        let must = *self.board.fives(self.attacker.opponent());
        let moves = match must.len() {
            0 => *self.board.fours(self.attacker) | *self.board.open_threes(self.attacker),
            1 => must,
            _ => PointSet::EMPTY,
        };
        moves.iter().filter(|&point| self.board.may_play(self.attacker, point)).collect()
    }

    /// What one of the [first moves](ThreatSearch::first_moves) leads to, searched with at most `nodes` positions.
    pub(super) fn after(&mut self, first: Point, nodes: u64) -> FirstMove {
        if self.known.len() >= MOST_KNOWN / 2 {
            self.known.clear();
        }
        self.limits.nodes = self.nodes.saturating_add(nodes);
        self.is_over = false;
        self.board.place(self.attacker, first);
        let found = match self.decide(self.attacker.opponent(), vec![first]) {
            Vct::Win(win) => FirstMove::Wins(win),
            Vct::None => FirstMove::Refuted(self.refutation()),
            Vct::Unknown => FirstMove::Unknown,
        };
        self.board.undo();
        found
    }

    /// The reply after which it was found that no threats win.
    fn refutation(&mut self) -> Option<Point> {
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        let first = self.moves.len();
        let begun = self.begin_defence();
        let replies: Vec<Point> = self.moves.drain(first..).collect();
        match begun {
            Begun::Open => replies.into_iter().find(|&reply| {
                self.known.get(&self.board.key_after(defender, reply)).is_some_and(|numbers| numbers.disproof == 0)
            }),
            Begun::Decided(_) => self.board.fives(defender).first().or_else(|| {
                let is_threat = !self.board.threats(attacker).is_empty();
                self.board.threats(defender).first().filter(|_| is_threat)
            }),
        }
    }

    /// Decides the position with `color` to move; `played` begins the line of a win.
    fn decide(&mut self, color: Color, played: Vec<Point>) -> Vct {
        loop {
            let numbers = self.search(color, Numbers { proof: PROVEN, disproof: PROVEN }, 0);
            if self.is_over || !numbers.is_decided() {
                return Vct::Unknown;
            }
            if numbers.disproof == 0 {
                return if self.is_cut { Vct::Unknown } else { Vct::None };
            }
            let mut is_sound = true;
            let mut checked = FxHashMap::default();
            let wins_in = if color == self.attacker {
                self.check(0, &mut is_sound, &mut checked)
            } else {
                self.check_replies(0, &mut is_sound, &mut checked)
            };
            if self.is_over {
                return Vct::Unknown;
            }
            if is_sound {
                let wins_in = wins_in + played.len() as u32;
                return Vct::Win(ThreatWin { line: self.line(color, played, &checked), wins_in });
            }
            // What rests on a proof with a gap in it is found anew.
            self.known.retain(|_, numbers| numbers.disproof == 0);
        }
    }

    /// Whether the search has to end.
    fn count(&mut self) -> bool {
        self.nodes += 1;
        self.is_over |= self.nodes >= self.limits.nodes
            || self.known.len() >= MOST_KNOWN
            || self.nodes.is_multiple_of(256) && self.limits.is_over();
        self.is_over
    }

    /// Searches the position with `color` to move until one of its numbers reaches its threshold.
    fn search(&mut self, color: Color, thresholds: Numbers, ply: usize) -> Numbers {
        let key = self.board.key(color);
        let first = self.moves.len();
        let begun = if self.count() || ply >= LONGEST { Begun::Decided(Numbers::UNKNOWN) } else { self.begin(color) };
        let numbers = match begun {
            Begun::Decided(numbers) => numbers,
            Begun::Open => self.expand(color, thresholds, ply, first),
        };
        self.moves.truncate(first);
        self.is_cut |= ply >= LONGEST;
        if !self.is_over {
            self.known.insert(key, if ply >= LONGEST { Numbers::FAILED } else { numbers });
        }
        numbers
    }

    fn expand(&mut self, color: Color, thresholds: Numbers, ply: usize, first: usize) -> Numbers {
        let is_attack = color == self.attacker;
        loop {
            // The side to move needs one good move: for it the least of one number counts, and the sum of the other.
            let (mut least, mut second, mut sum, mut best) = (PROVEN, PROVEN, 0u32, None);
            let mut other = 0;
            for number in first..self.moves.len() {
                let point = self.moves[number];
                let child = self.known.get(&self.board.key_after(color, point)).copied().unwrap_or(Numbers::UNKNOWN);
                let (own, against) =
                    if is_attack { (child.proof, child.disproof) } else { (child.disproof, child.proof) };
                // Positions that several moves lead to are counted more than once, so that a sum may be too large by
                // any factor; it decides nothing.
                sum = sum.saturating_add(against).min(PROVEN - 1);
                if own < least {
                    (second, least, best, other) = (least, own, Some(point), against);
                } else {
                    second = second.min(own);
                }
            }
            if least == 0 {
                sum = PROVEN;
            }
            let numbers = match is_attack {
                true => Numbers { proof: least, disproof: sum },
                false => Numbers { proof: sum, disproof: least },
            };
            let is_reached = numbers.proof >= thresholds.proof || numbers.disproof >= thresholds.disproof;
            let Some(point) = best.filter(|_| !is_reached && !numbers.is_decided() && !self.is_over) else {
                return numbers;
            };
            let (own, against) = if is_attack {
                (thresholds.proof, thresholds.disproof)
            } else {
                (thresholds.disproof, thresholds.proof)
            };
            // A little more than the second best lets it stay with a move for longer.
            let own = own.min(second.saturating_add(1 + second / 4)).min(PROVEN);
            let against = against.saturating_sub(sum).saturating_add(other).min(PROVEN);
            let below = match is_attack {
                true => Numbers { proof: own, disproof: against },
                false => Numbers { proof: against, disproof: own },
            };
            self.board.place(color, point);
            self.search(color.opponent(), below, ply + 1);
            self.board.undo();
        }
    }

    /// Decides the position, or puts the moves to be tried on the list.
    fn begin(&mut self, color: Color) -> Begun {
        if color == self.attacker { self.begin_attack() } else { self.begin_defence() }
    }

    fn begin_attack(&mut self) -> Begun {
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        if !self.board.fives(attacker).is_empty() {
            return Begun::Decided(Numbers::WON);
        }
        if self.board.fives(defender).is_empty() && !self.board.threats(attacker).is_empty() {
            return Begun::Decided(Numbers::WON);
        }
        let first = self.moves.len();
        let threats = self.first_moves();
        self.moves.extend(threats.iter());
        if self.moves.len() == first { Begun::Decided(Numbers::FAILED) } else { Begun::Open }
    }

    fn begin_defence(&mut self) -> Begun {
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        if !self.board.fives(defender).is_empty() {
            return Begun::Decided(Numbers::FAILED);
        }
        let fives = *self.board.fives(attacker);
        if let Some(block) = fives.first() {
            if fives.len() > 1 || !self.board.may_play(defender, block) {
                return Begun::Decided(Numbers::WON);
            }
            self.moves.push(block);
            return Begun::Open;
        }
        let winning = self.board.threats(attacker);
        if winning.is_empty() {
            // It was no threat: its four would be forbidden.
            return Begun::Decided(Numbers::FAILED);
        }
        if !self.board.threats(defender).is_empty() {
            // It makes a winning four itself.
            return Begun::Decided(Numbers::FAILED);
        }
        let replies = self.board.defences(attacker, &winning) | *self.board.fours(defender);
        let first = self.moves.len();
        for point in replies.iter().filter(|&point| self.board.may_play(defender, point)) {
            self.moves.push(point);
        }
        if let Some(far) = self.far_replies.get(&self.board.key(defender)) {
            let new = far.iter().filter(|point| !replies.contains(**point));
            self.moves.extend(new);
        }
        if self.moves.len() == first { Begun::Decided(Numbers::WON) } else { Begun::Open }
    }

    /// Walks through the proof from a position of the attacker's, tries every reply that was not searched, and returns
    /// in how many moves of both sides it wins. `checked` gets the best move and that number of each position.
    fn check(&mut self, ply: usize, is_sound: &mut bool, checked: &mut FxHashMap<u64, (Option<Point>, u32)>) -> u32 {
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        let key = self.board.key(attacker);
        if let Some((_, wins_in)) = checked.get(&key) {
            return *wins_in;
        }
        if self.count() || ply >= LONGEST {
            *is_sound = false;
            return 0;
        }
        if let Some(five) = self.board.fives(attacker).first() {
            checked.insert(key, (Some(five), 1));
            return 1;
        }
        if self.board.fives(defender).is_empty()
            && let Some(four) = self.board.threats(attacker).first()
        {
            checked.insert(key, (Some(four), 3));
            return 3;
        }
        let first = self.moves.len();
        let _ = self.begin_attack();
        let moves: Vec<Point> = self.moves.drain(first..).collect();
        let mut best = (None, u32::MAX);
        for point in moves {
            let after = self.board.key_after(attacker, point);
            if self.known.get(&after).is_none_or(|numbers| numbers.proof != 0) {
                continue;
            }
            self.board.place(attacker, point);
            let wins_in = 1 + self.check_replies(ply + 1, is_sound, checked);
            self.board.undo();
            if !*is_sound || self.is_over {
                return 0;
            }
            if wins_in < best.1 {
                best = (Some(point), wins_in);
            }
        }
        if best.0.is_none() {
            // What proved it has been forgotten.
            *is_sound = false;
            return 0;
        }
        checked.insert(key, best);
        best.1
    }

    fn check_replies(
        &mut self,
        ply: usize,
        is_sound: &mut bool,
        checked: &mut FxHashMap<u64, (Option<Point>, u32)>,
    ) -> u32 {
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        let key = self.board.key(defender);
        if let Some((_, wins_in)) = checked.get(&key) {
            return *wins_in;
        }
        let fives = *self.board.fives(attacker);
        let first = self.moves.len();
        let _ = self.begin_defence();
        let replies: Vec<Point> = self.moves.drain(first..).collect();
        if fives.is_empty() {
            // Any other reply leaves a winning four, or it is one that has to be searched.
            let searched: PointSet = replies.iter().copied().collect();
            let others = self.board.empty().without(&searched);
            for point in others.iter().filter(|&point| self.board.may_play(defender, point)).collect::<Vec<_>>() {
                self.board.place(defender, point);
                let still_wins = !self.board.threats(attacker).is_empty() && self.board.fives(defender).is_empty();
                self.board.undo();
                if !still_wins {
                    self.far_replies.entry(key).or_default().push(point);
                    *is_sound = false;
                }
            }
            if !*is_sound {
                return 0;
            }
        }
        // Whatever is not searched, the winning four comes next, or the five.
        let mut longest = (None, if fives.is_empty() { 4 } else { 2 });
        for point in replies {
            self.board.place(defender, point);
            let wins_in = 1 + self.check(ply + 1, is_sound, checked);
            self.board.undo();
            if !*is_sound || self.is_over {
                return 0;
            }
            if wins_in >= longest.1 {
                longest = (Some(point), wins_in);
            }
        }
        checked.insert(key, longest);
        longest.1
    }

    /// A reply to a three after which the winning four comes next, if no reply does anything against it.
    fn hopeless_reply(&mut self) -> Option<Point> {
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        if !self.board.fives(attacker).is_empty() {
            return None;
        }
        let near = self.board.defences(attacker, &self.board.threats(attacker));
        let far = self.board.empty().without(&near);
        let mut replies = near.iter().chain(far.iter());
        replies.find(|&reply| {
            if !self.board.may_play(defender, reply) {
                return false;
            }
            self.board.place(defender, reply);
            let four_follows = !self.board.threats(attacker).is_empty() && self.board.fives(defender).is_empty();
            self.board.undo();
            four_follows
        })
    }

    /// The line of a proof that has been checked, from a position with `color` to move, after what was played.
    fn line(
        &mut self,
        mut color: Color,
        played: Vec<Point>,
        checked: &FxHashMap<u64, (Option<Point>, u32)>,
    ) -> Vec<Point> {
        let (before, mut line) = (played.len(), played);
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        while let Some((best, _)) = checked.get(&self.board.key(color)) {
            // Against a three every reply may be as good as another.
            let best = best.or_else(|| self.hopeless_reply().filter(|_| color == defender));
            let Some(point) = best else { break };
            line.push(point);
            let is_five = self.board.fives(color).contains(point);
            self.board.place(color, point);
            color = color.opponent();
            if is_five {
                break;
            }
        }
        let ends_with_three =
            color == attacker && line.len().is_multiple_of(2) && self.board.fives(attacker).is_empty();
        if let Some(four) = self.board.threats(attacker).first().filter(|_| ends_with_three) {
            line.push(four);
            self.board.place(attacker, four);
        }
        line[before..].iter().for_each(|_| self.board.undo());
        if line.len().is_multiple_of(2) {
            line.pop();
        }
        line
    }
}
