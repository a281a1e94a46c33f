//! What searches of a line game have found of positions, shared by their threads without locks.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use liangyi_core::base::Point;

/// The largest table, in bytes.
const MOST_BYTES: usize = 128 << 20;
/// Entries of a position's place in the table.
const BUCKET: usize = 2;
/// Stands for no move.
const NO_MOVE: u64 = 1023;

/// What a value says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueBound {
    /// It is at most this.
    Upper = 1,
    /// It is at least this.
    Lower = 2,
    /// It is this.
    Exact = 3,
}

/// What a search has found of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableEntry {
    /// The best move, where one is known.
    pub best: Option<Point>,
    /// The value for the side to move; wins are counted from the position.
    pub value: i16,
    /// How deep the position was searched.
    pub depth: i8,
    /// What the value says.
    pub bound: ValueBound,
}

impl TableEntry {
    fn pack(self, age: u8) -> u64 {
        let best = self.best.map_or(NO_MOVE, |point| point.index() as u64);
        best | u64::from(self.value as u16) << 10
            | u64::from(self.depth as u8) << 26
            | (self.bound as u64) << 34
            | u64::from(age) << 36
    }

    fn unpack(word: u64) -> Option<TableEntry> {
        let bound = match word >> 34 & 3 {
            1 => ValueBound::Upper,
            2 => ValueBound::Lower,
            3 => ValueBound::Exact,
            _ => return None,
        };
        let best = word & NO_MOVE;
        Some(TableEntry {
            best: (best < 512).then(|| Point::from_index(best as usize)),
            value: (word >> 10) as u16 as i16,
            depth: (word >> 26) as u8 as i8,
            bound,
        })
    }
}

/// A key mixed with its entry, so that an entry of which two threads have each written a half is taken for none, and
/// the entry.
#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    word: AtomicU64,
}

/// A table of positions.
#[derive(Debug)]
pub struct TranspositionTable {
    slots: Box<[Slot]>,
    age: AtomicU8,
}

impl TranspositionTable {
    /// An empty table of at most `bytes`.
    pub fn new(bytes: usize) -> TranspositionTable {
        let slots = bytes.min(MOST_BYTES) / size_of::<Slot>();
        let slots = (slots.max(2 * BUCKET) + 1).next_power_of_two() / 2;
        // Compiled to one allocation of zeroed memory, whose pages the system gives as they are first used: 128 MB take
        // 5 us, as with `alloc_zeroed`.
        TranspositionTable { slots: (0..slots).map(|_| Slot::default()).collect(), age: AtomicU8::new(0) }
    }

    /// Begins another search: what earlier ones have found makes way for it.
    pub fn begin(&self) {
        self.age.fetch_add(1, Relaxed);
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        let at = key as usize & (self.slots.len() - 1) & !(BUCKET - 1);
        &self.slots[at..at + BUCKET]
    }

    /// What is known of a position.
    pub fn get(&self, key: u64) -> Option<TableEntry> {
        self.bucket(key).iter().find_map(|slot| {
            let word = slot.word.load(Relaxed);
            (slot.check.load(Relaxed) ^ word == key).then(|| TableEntry::unpack(word)).flatten()
        })
    }

    /// Keeps what has been found of a position, in place of what is older or less deep.
    pub fn put(&self, key: u64, entry: TableEntry) {
        let age = self.age.load(Relaxed);
        let bucket = self.bucket(key);
        let worth = |slot: &Slot| {
            let word = slot.word.load(Relaxed);
            let is_old = (word >> 36) as u8 != age;
            TableEntry::unpack(word).map_or(i32::MIN, |known| i32::from(known.depth) - if is_old { 256 } else { 0 })
        };
        let same = bucket.iter().find(|slot| slot.check.load(Relaxed) ^ slot.word.load(Relaxed) == key);
        let entry = match same.and_then(|slot| TableEntry::unpack(slot.word.load(Relaxed))) {
            Some(known) if entry.best.is_none() => TableEntry { best: known.best, ..entry },
            _ => entry,
        };
        let slot = same.unwrap_or_else(|| bucket.iter().min_by_key(|slot| worth(slot)).expect("a bucket has slots"));
        let word = entry.pack(age);
        slot.word.store(word, Relaxed);
        slot.check.store(key ^ word, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found_again() {
        let table = TranspositionTable::new(1 << 16);
        let entries = [(None, -29_990, -3, ValueBound::Upper), (Some(511), 31_000, 90, ValueBound::Exact)];
        for (number, (best, value, depth, bound)) in entries.into_iter().enumerate() {
            let entry = TableEntry { best: best.map(Point::from_index), value, depth, bound };
            let key = 0x1234_5678_9abc_def0 + (number as u64) * 2;
            assert_eq!(table.get(key), None);
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
        }
        // A full bucket gives the shallower of its positions up.
        let entry = |depth| TableEntry { best: None, value: 0, depth, bound: ValueBound::Exact };
        let keys = [1 << 40, 2 << 40, 3 << 40];
        keys.into_iter().zip([5, 9, 4]).for_each(|(key, depth)| table.put(key, entry(depth)));
        assert_eq!(keys.map(|key| table.get(key).map(|found| found.depth)), [None, Some(9), Some(4)]);
        // And those of earlier searches first.
        table.begin();
        table.put(keys[0], entry(1));
        table.put(keys[1], entry(1));
        assert_eq!(keys.map(|key| table.get(key).map(|found| found.depth)), [Some(1), Some(1), None]);
    }
}
