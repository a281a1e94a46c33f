//! What has been proved of positions, and under which past it holds.
//!
//! Where the rules look back, a position's worth depends on how it came about. But a proof depends on little of the
//! past: on some positions having stood before, as that kept the loser from a move, and on others not having stood,
//! as that let the winner, or the game, go on. With these two lists a proof can be used again wherever they hold,
//! whatever else was played.

use rustc_hash::FxHashMap;

use super::past::{Mark, Past};

/// Conditions longer than this are not kept: they hardly ever hold again.
const MOST_MARKS: usize = 600;
/// Proofs kept of one position; the one that has not been of use for longest goes first.
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
    /// The same, seen from where the score stands at `by`.
    pub fn shifted(self, by: i64) -> Bound {
        match self {
            Bound::AtLeast(value) => Bound::AtLeast(value + by),
            Bound::AtMost(value) => Bound::AtMost(value + by),
        }
    }

    /// Whether it says all that `other` says.
    fn implies(self, other: Bound) -> bool {
        match (self, other) {
            (Bound::AtLeast(value), Bound::AtLeast(other)) => value >= other,
            (Bound::AtMost(value), Bound::AtMost(other)) => value <= other,
            (Bound::AtLeast(_), Bound::AtMost(_)) | (Bound::AtMost(_), Bound::AtLeast(_)) => false,
        }
    }

    /// Whether it answers the question if Black gets `goal`.
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
    /// Nothing at all.
    pub fn none() -> Conditions {
        Conditions(Some([Vec::new(), Vec::new()]))
    }

    /// Adds a mark that is there, or is not.
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

    /// Sorts the lists and gives up on them where they are too long.
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

    /// What is left of them before the move that left `own` marks: these are there by then. After a virtual move no
    /// whole position of before can come back.
    pub fn before(mut self, own: &[Mark], was_virtual: bool) -> Conditions {
        if let Some([absent, present]) = &mut self.0 {
            present.retain(|mark| !own.contains(mark) && !(was_virtual && mark.is_whole()));
            absent.retain(|mark| !(was_virtual && mark.is_whole()));
        }
        self
    }

    /// Whether they hold wherever `others` do.
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

/// What may come next from a position, the past apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The board, by its number.
    pub board: u32,
    /// Points that may not be played, where the rule looks back over a move or two only; the last bit is the virtual
    /// move.
    pub barred: u32,
    /// Black to move, an offer to end stands, who has the button.
    pub flags: u8,
}

/// Proofs of one position, the one last of use first.
type Known = Vec<(Bound, Conditions)>;

/// Which pasts are taken to be the same when a position was looked at before without an answer. It decides how often
/// the same is looked at again, and whether an answer can be missed; not what an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pasts {
    /// All: quick, but an answer that only this past allows may be missed.
    Alike,
    /// None but the same.
    Apart,
}

/// Positions without an answer that are remembered; beyond it all are forgotten.
const MOST_OPEN: usize = 4_000_000;

/// Proofs by position, and where none was found.
#[derive(Debug)]
pub struct Proofs {
    known: FxHashMap<State, Known>,
    /// How deep no answer was found to a goal.
    open: FxHashMap<(State, i64, [u64; 2]), u32>,
    pasts: Pasts,
    kept: u64,
}

impl Proofs {
    /// None so far.
    pub fn new() -> Proofs {
        Proofs { known: FxHashMap::default(), open: FxHashMap::default(), pasts: Pasts::Alike, kept: 0 }
    }

    /// A proof that answers whether Black gets `goal`, if one is known that holds here.
    pub fn find(&mut self, state: &State, goal: i64, past: &Past) -> Option<(Bound, Conditions)> {
        let known = self.known.get_mut(state)?;
        let at = known.iter().position(|(bound, on)| bound.answers(goal) && on.hold(past))?;
        known[..=at].rotate_right(1);
        known.first().cloned()
    }

    /// Whether no answer was found this deep before. It is no proof of anything; it only says where to look less.
    pub fn is_open(&self, state: &State, goal: i64, left: u32, past: &Past) -> bool {
        self.open.get(&(*state, goal, self.sign(past))).is_some_and(|depth| *depth >= left)
    }

    fn sign(&self, past: &Past) -> [u64; 2] {
        match self.pasts {
            Pasts::Alike => [0; 2],
            Pasts::Apart => past.sign(),
        }
    }

    /// Keeps a proof, unless one that is known says as much under fewer conditions.
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

    /// How many have been kept, those that had to go again included.
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

    /// Forgets where no answer was found, and tells pasts apart from now on as told.
    pub fn tell_apart(&mut self, pasts: Pasts) {
        self.open.clear();
        self.pasts = pasts;
    }
}
