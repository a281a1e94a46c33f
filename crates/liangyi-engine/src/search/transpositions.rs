//! Positions that a search has met, and where their children are, so that a position that is reached by other moves in
//! another order has the same ones.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

/// Where the children of a position are in the arena of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChildBlock {
    /// The index of the first one.
    pub first: u32,
    /// How many there are.
    pub count: u16,
}

/// A table of positions by their hashes. One that falls on the place of another takes it.
#[derive(Debug)]
pub struct Transpositions {
    slots: Box<[Slot]>,
}

/// Where the children are, and the hash with the same bits flipped: whoever reads halves that were written by two
/// threads finds no hash that anybody looks for (R. Hyatt and T. Mann, *A Lockless Transposition Table Implementation
/// for Parallel Search*, 2002).
#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    block: AtomicU64,
}

impl Transpositions {
    const SLOTS: usize = 1 << 16;

    /// The children of the position with this hash, if they are still known.
    pub fn get(&self, hash: u64) -> Option<ChildBlock> {
        let slot = self.slot(hash);
        let (check, block) = (slot.check.load(Relaxed), slot.block.load(Relaxed));
        (block != 0 && check ^ block == hash).then_some(ChildBlock { first: (block >> 16) as u32, count: block as u16 })
    }

    /// Notes where the children of the position with this hash are.
    pub fn set(&self, hash: u64, ChildBlock { first, count }: ChildBlock) {
        let block = u64::from(first) << 16 | u64::from(count);
        let slot = self.slot(hash);
        slot.check.store(hash ^ block, Relaxed);
        slot.block.store(block, Relaxed);
    }

    fn slot(&self, hash: u64) -> &Slot {
        &self.slots[hash as usize % Self::SLOTS]
    }
}

impl Default for Transpositions {
    fn default() -> Transpositions {
        Transpositions { slots: (0..Self::SLOTS).map(|_| Slot::default()).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_found_until_another_takes_its_place() {
        let (table, block) = (Transpositions::default(), ChildBlock { first: u32::MAX - 3, count: 363 });
        assert_eq!(table.get(5), None);
        assert_eq!(table.get(0), None);
        table.set(5, block);
        assert_eq!((table.get(5), table.get(6)), (Some(block), None));
        let same_slot = 5 + Transpositions::SLOTS as u64;
        assert_eq!(table.get(same_slot), None);
        table.set(same_slot, ChildBlock { first: 7, count: 1 });
        assert_eq!((table.get(5), table.get(same_slot)), (None, Some(ChildBlock { first: 7, count: 1 })));
    }
}
