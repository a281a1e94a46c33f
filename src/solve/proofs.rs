//! Proofs about positions, each with the conditions on the history under which it holds.
//!
//! Under superko rules the value of a position depends on its history. But a proof depends on little of it: on some
//! positions that have stood, because this forbade the loser a move, and on others that have not, because this allowed
//! the winner a move or let the game go on. With these two lists a proof serves in every history in which they hold.

use rustc_hash::FxHashMap;

use super::past::{Mark, Past};

/// Longer conditions are not kept: they hardly ever hold again.
const MOST_MARKS: usize = 600;
/// Proofs kept for one position; the least recently used one is dropped first.
const KEPT: usize = 24;

/// A proved bound on Black's margin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Black can get this much.
    AtLeast(i64),
    /// White can hold Black to this much.
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

    /// Whether it decides whether Black gets `goal`.
    pub fn answers(self, goal: i64) -> bool {
        match self {
            Bound::AtLeast(value) => value >= goal,
            Bound::AtMost(value) => value < goal,
        }
    }
}

/// The conditions that a proof depends on, each list sorted; `None` once it has become too long to be kept.
#[derive(Clone, Debug, Default)]
pub struct Conditions(Option<[Vec<Mark>; 2]>);

impl Conditions {
    /// No conditions.
    pub fn none() -> Conditions {
        Conditions(Some([Vec::new(), Vec::new()]))
    }

    /// Adds a mark that the history has, or lacks.
    pub fn depend_on(&mut self, mark: Mark, present: bool) {
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

    /// Sorts the lists, and drops the proof where they are too long.
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

    /// The conditions before the move that left `own` marks, which hold after it in any case. After a virtual move no
    /// earlier whole position can come back.
    pub fn before(mut self, own: &[Mark], was_virtual: bool) -> Conditions {
        if let Some([absent, present]) = &mut self.0 {
            present.retain(|mark| !own.contains(mark) && !(was_virtual && mark.is_whole()));
            absent.retain(|mark| !(was_virtual && mark.is_whole()));
        }
        self
    }

    /// Whether they hold in every history in which `others` do.
    fn are_among(&self, others: &Conditions) -> bool {
        match (&self.0, &others.0) {
            (Some(lists), Some(others)) => lists.iter().zip(others).all(|(list, others)| is_among(list, others)),
            _ => false,
        }
    }

    fn hold(&self, past: &Past) -> bool {
        match &self.0 {
            Some([absent, present]) => {
                absent.iter().all(|mark| !past.has(*mark)) && present.iter().all(|mark| past.has(*mark))
            }
            None => false,
        }
    }
}

/// Whether all marks of one sorted list are on another.
fn is_among(list: &[Mark], others: &[Mark]) -> bool {
    let mut others = others.iter();
    list.len() <= others.len() && list.iter().all(|mark| others.by_ref().find(|other| *other >= mark) == Some(mark))
}

/// A position without its history: everything else that decides what may follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The board, by its number.
    pub board: u32,
    /// Points forbidden by a rule that refers to the last one or two moves only; the last bit is the virtual move.
    pub barred: u32,
    /// Black to move, an offer to end stands, who has the button.
    pub flags: u8,
}

/// Proofs of one position, most recently used first.
type Known = Vec<(Bound, Conditions)>;

/// Which histories count as the same when a position was searched before without an answer. This decides how often
/// positions are searched again and whether an answer can be missed, never what an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pasts {
    /// All: fast, but an answer that only one history allows may be missed.
    Alike,
    /// Only equal ones.
    Apart,
}

/// Positions without an answer that are remembered; when there are more, all are forgotten.
const MOST_OPEN: usize = 4_000_000;

/// Proofs by position, and positions without an answer.
#[derive(Debug)]
pub struct Proofs {
    known: FxHashMap<State, Known>,
    /// The depth to which a goal has no answer.
    open: FxHashMap<(State, i64, [u64; 2]), u32>,
    pasts: Pasts,
    kept: u64,
}

impl Proofs {
    /// No proofs.
    pub fn new() -> Proofs {
        Proofs { known: FxHashMap::default(), open: FxHashMap::default(), pasts: Pasts::Alike, kept: 0 }
    }

    /// A known proof that decides whether Black gets `goal` and holds in this history.
    pub fn find(&mut self, state: &State, goal: i64, past: &Past) -> Option<(Bound, Conditions)> {
        let known = self.known.get_mut(state)?;
        let at = known.iter().position(|(bound, on)| bound.answers(goal) && on.hold(past))?;
        known[..=at].rotate_right(1);
        known.first().cloned()
    }

    /// Whether an earlier search found no answer to this depth. It proves nothing; it only saves work.
    pub fn is_open(&self, state: &State, goal: i64, left: u32, past: &Past) -> bool {
        self.open.get(&(*state, goal, self.sign(past))).is_some_and(|depth| *depth >= left)
    }

    fn sign(&self, past: &Past) -> [u64; 2] {
        match self.pasts {
            Pasts::Alike => [0; 2],
            Pasts::Apart => past.sign(),
        }
    }

    /// Keeps a proof, unless a known one implies it under fewer conditions.
    pub fn keep(&mut self, state: State, bound: Bound, on: &Conditions) {
        if on.0.is_none() {
            return;
        }
        let known = self.known.entry(state).or_default();
        if known.iter().any(|(other, others)| other.implies(bound) && others.are_among(on)) {
            return;
        }
        self.kept += 1;
        known.retain(|(other, others)| !(bound.implies(*other) && on.are_among(others)));
        known.truncate(KEPT - 1);
        known.insert(0, (bound, on.clone()));
    }

    /// How many have been kept, dropped ones included.
    pub fn kept(&self) -> u64 {
        self.kept
    }

    /// Notes that there is no answer this deep.
    pub fn leave_open(&mut self, state: State, goal: i64, left: u32, past: &Past) {
        if self.open.len() >= MOST_OPEN {
            self.open.clear();
        }
        self.open.insert((state, goal, self.sign(past)), left);
    }

    /// Forgets the positions without an answer, and compares histories in this way from now on.
    pub fn tell_apart(&mut self, pasts: Pasts) {
        self.open.clear();
        self.pasts = pasts;
    }
}
