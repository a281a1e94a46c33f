//! What is proved: bounds of a value, and proofs about positions, each with the conditions on the history under which
//! it holds.
//!
//! Under superko rules the value of a position depends on its history. But a proof depends on little of it: on some
//! positions that have occurred, which forbade the loser a move, and on others that have not, which allowed the winner
//! a move or let the game go on. With these two lists of conditions, a proof holds in every history that meets them.

use std::fmt;

use liangyi_core::score::Exact;
use rustc_hash::FxHashMap;

use super::history::{HistoryMark, LineHistory};

/// Longer conditions are not kept: they hardly ever hold again.
const MOST_MARKS: usize = 600;
/// Proofs kept for one position; the least recently used one is dropped first.
const KEPT: usize = 24;

/// Margins are integers in units of 1 / `SCALE` point. It is the least common multiple of 1 to 12 doubled: the
/// denominator of every fraction that occurs on the boards that are solved divides it.
pub const SCALE: i64 = 55_440;

/// The bounds between which a value is proved to lie: Black's margin in points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProvedBounds {
    /// What Black gets at least; `None` where nothing is proved.
    pub low: Option<Exact>,
    /// What Black gets at most; `None` where nothing is proved.
    pub high: Option<Exact>,
}

impl ProvedBounds {
    /// From margins in units of 1 / [`SCALE`] point.
    pub(super) fn scaled([low, high]: [Option<i64>; 2]) -> ProvedBounds {
        let [low, high] = [low, high].map(|bound| bound.map(|margin| Exact::fraction(margin, SCALE)));
        ProvedBounds { low, high }
    }

    /// What each side can force, where games need not end.
    pub(super) fn forced(&self) -> String {
        let [black, white] =
            [&self.low, &self.high].map(|bound| bound.as_ref().map_or("nothing".to_string(), Exact::signed));
        format!("Black can force {black}, White {white}")
    }
}

impl fmt::Display for ProvedBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match [&self.low, &self.high].map(|bound| bound.as_ref().map(Exact::signed)) {
            [Some(low), Some(high)] => write!(f, "from {low} to {high}"),
            [Some(low), None] => write!(f, "{low} or more"),
            [None, Some(high)] => write!(f, "{high} or less"),
            [None, None] => write!(f, "nothing known"),
        }
    }
}

/// A search under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolveProgress {
    /// The number of positions searched so far.
    pub positions: u64,
    /// What is proved so far.
    pub bounds: ProvedBounds,
}

/// Is called with the search so far, from time to time; false ends the search.
pub type SolveWatch = Box<dyn Fn(SolveProgress) -> bool + Send>;

/// A proved bound on Black's margin, in units of 1 / [`SCALE`] point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Black can get at least this.
    AtLeast(i64),
    /// White can hold Black to at most this.
    AtMost(i64),
}

impl Bound {
    /// The same bound, relative to a score of `by`.
    pub fn shifted(self, by: i64) -> Bound {
        match self {
            Bound::AtLeast(value) => Bound::AtLeast(value + by),
            Bound::AtMost(value) => Bound::AtMost(value + by),
        }
    }

    /// Whether it implies `other`.
    fn implies(self, other: Bound) -> bool {
        match (self, other) {
            (Bound::AtLeast(value), Bound::AtLeast(other)) => value >= other,
            (Bound::AtMost(value), Bound::AtMost(other)) => value <= other,
            (Bound::AtLeast(_), Bound::AtMost(_)) | (Bound::AtMost(_), Bound::AtLeast(_)) => false,
        }
    }

    /// Whether it decides the question whether Black gets at least `goal`.
    pub fn decides(self, goal: i64) -> bool {
        match self {
            Bound::AtLeast(value) => value >= goal,
            Bound::AtMost(value) => value < goal,
        }
    }
}

/// The conditions of a proof: the marks that the history must lack, and those that it must have, each list sorted;
/// `None` if the lists have become too long to be kept.
#[derive(Clone, Debug, Default)]
pub struct Conditions(Option<[Vec<HistoryMark>; 2]>);

impl Conditions {
    /// No conditions.
    pub fn none() -> Conditions {
        Conditions(Some([Vec::new(), Vec::new()]))
    }

    /// Adds a mark that the history must have (`present`) or lack.
    pub fn depend_on(&mut self, mark: HistoryMark, present: bool) {
        if let Some(lists) = &mut self.0 {
            lists[usize::from(present)].push(mark);
        }
    }

    /// Adds the conditions of another proof.
    pub fn join(&mut self, other: Conditions) {
        match (&mut self.0, other.0) {
            (Some(lists), Some(others)) => {
                for (list, other) in lists.iter_mut().zip(others) {
                    list.extend(other);
                }
            }
            (lists, _) => *lists = None,
        }
    }

    /// Sorts the lists, or drops them if they are too long.
    pub fn tidy(&mut self) {
        if let Some(lists) = &mut self.0 {
            for list in lists.iter_mut() {
                list.sort_unstable();
                list.dedup();
            }
            if lists.iter().map(Vec::len).sum::<usize>() > MOST_MARKS {
                self.0 = None;
            }
        }
    }

    /// The conditions before a move that adds the marks `own`: these need not be in the history before it. After a
    /// virtual move no earlier whole position can occur again, so their marks are dropped.
    pub fn before(mut self, own: &[HistoryMark], was_virtual: bool) -> Conditions {
        if let Some([absent, present]) = &mut self.0 {
            present.retain(|mark| !own.contains(mark) && !(was_virtual && mark.is_whole()));
            absent.retain(|mark| !(was_virtual && mark.is_whole()));
        }
        self
    }

    /// Whether they are among `others`, and so hold in every history in which those hold.
    fn are_among(&self, others: &Conditions) -> bool {
        match (&self.0, &others.0) {
            (Some(lists), Some(others)) => lists.iter().zip(others).all(|(list, others)| is_among(list, others)),
            _ => false,
        }
    }

    fn hold(&self, history: &LineHistory) -> bool {
        match &self.0 {
            Some([absent, present]) => {
                absent.iter().all(|mark| !history.has(*mark)) && present.iter().all(|mark| history.has(*mark))
            }
            None => false,
        }
    }
}

/// Whether all marks of one sorted list are on another.
fn is_among(list: &[HistoryMark], others: &[HistoryMark]) -> bool {
    let mut others = others.iter();
    list.len() <= others.len() && list.iter().all(|mark| others.by_ref().find(|other| *other >= mark) == Some(mark))
}

/// A position without its history: everything else on which the possible continuations depend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SolveState {
    /// The board, by its number.
    pub board: u32,
    /// The points forbidden by a rule that refers to the last moves only, as bits; bit 31 is the virtual
    /// move.
    pub forbidden: u32,
    /// As `forbidden`, for the opponent after a pass: a pass does not close the window of
    /// [`Repetition::TwoMoveWindow`](liangyi_core::rules::Repetition::TwoMoveWindow).
    pub forbidden_after_pass: u32,
    /// The side to move, the side whose offer to end stands, the side that has the button.
    pub flags: u8,
}

/// The proofs of one position, most recently used first.
type ProofList = Vec<(Bound, Conditions)>;

/// Which histories count as the same for a position that was searched without a result. This decides how often
/// positions are searched again, and whether a result can be missed, but never the result itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Histories {
    /// All: fast, but a result that only one history allows may be missed.
    Alike,
    /// Only equal ones.
    Apart,
}

/// The most positions without a result that are remembered; when there are more, all are forgotten.
const MOST_OPEN: usize = 4_000_000;

/// Proofs by position, and positions without a result.
#[derive(Debug)]
pub struct Proofs {
    proofs: FxHashMap<SolveState, ProofList>,
    /// By position, goal and history, the depth to which a search has given no result.
    open: FxHashMap<(SolveState, i64, [u64; 2]), u32>,
    histories: Histories,
    kept: u64,
}

impl Proofs {
    /// No proofs.
    pub fn new() -> Proofs {
        Proofs { proofs: FxHashMap::default(), open: FxHashMap::default(), histories: Histories::Alike, kept: 0 }
    }

    /// A proof that decides whether Black gets at least `goal` and holds in this history.
    pub fn find(&mut self, state: &SolveState, goal: i64, history: &LineHistory) -> Option<(Bound, Conditions)> {
        let proofs = self.proofs.get_mut(state)?;
        let at = proofs.iter().position(|(bound, on)| bound.decides(goal) && on.hold(history))?;
        proofs[..=at].rotate_right(1);
        proofs.first().cloned()
    }

    /// Whether an earlier search to this depth or deeper gave no result. It proves nothing; it only saves work.
    pub fn is_open(&self, state: &SolveState, goal: i64, left: u32, history: &LineHistory) -> bool {
        self.open.get(&(*state, goal, self.hash(history))).is_some_and(|depth| *depth >= left)
    }

    fn hash(&self, history: &LineHistory) -> [u64; 2] {
        match self.histories {
            Histories::Alike => [0; 2],
            Histories::Apart => history.hash(),
        }
    }

    /// Keeps a proof, unless a kept one implies it under fewer conditions.
    pub fn keep(&mut self, state: SolveState, bound: Bound, on: &Conditions) {
        if on.0.is_none() {
            return;
        }
        let proofs = self.proofs.entry(state).or_default();
        if proofs.iter().any(|(other, others)| other.implies(bound) && others.are_among(on)) {
            return;
        }
        self.kept += 1;
        proofs.retain(|(other, others)| !(bound.implies(*other) && on.are_among(others)));
        proofs.truncate(KEPT - 1);
        proofs.insert(0, (bound, on.clone()));
    }

    /// The number of proofs kept so far, those dropped since included.
    pub fn kept(&self) -> u64 {
        self.kept
    }

    /// Notes that a search to depth `left` gave no result.
    pub fn leave_open(&mut self, state: SolveState, goal: i64, left: u32, history: &LineHistory) {
        if self.open.len() >= MOST_OPEN {
            self.open.clear();
        }
        self.open.insert((state, goal, self.hash(history)), left);
    }

    /// Forgets the positions without a result, and compares histories in this way from now on.
    pub fn tell_apart(&mut self, histories: Histories) {
        self.open.clear();
        self.histories = histories;
    }
}
