//! Whether a chain can be taken by a ladder, by KataGo's reading: the attacker plays liberties, the defender its last
//! liberty and captures that gain some.

use super::chains::{CellState, Chains, EMPTY, WALL, other};

/// The moves that one search may make; a ladder that needs more is none.
const MOST_MOVES: usize = 25_000;

/// A chain that a ladder takes.
pub struct Laddered {
    /// One of its stones.
    pub stone: usize,
    /// The moves that begin the ladder where the chain has two liberties.
    pub begins: Vec<usize>,
}

/// The chains of one or two liberties that a ladder takes. A chain of one liberty is to move, one of two is not.
pub fn ladders(chains: &mut Chains) -> Vec<Laddered> {
    let heads: Vec<usize> = chains
        .cells()
        .filter(|&cell| ![EMPTY, WALL].contains(&chains.at(cell)) && chains.head(cell) == cell)
        .filter(|&head| chains.liberties(head) <= 2)
        .collect();
    let mut search = Search { chains, moves: Vec::with_capacity(256), made: 0 };
    let mut found = Vec::new();
    for stone in heads {
        if search.chains.liberties(stone) == 1 {
            if search.caught(stone) {
                found.push(Laddered { stone, begins: Vec::new() });
            }
            continue;
        }
        let begins = search.beginnings(stone);
        if !begins.is_empty() {
            found.push(Laddered { stone, begins });
        }
    }
    found
}

struct Search<'a> {
    chains: &'a mut Chains,
    /// The moves to try at every depth, one list after another.
    moves: Vec<usize>,
    /// How many have been made.
    made: usize,
}

impl Search<'_> {
    /// The attacker's moves at the two liberties of the chain after which it cannot escape.
    fn beginnings(&mut self, stone: usize) -> Vec<usize> {
        let attacker = other(self.chains.at(stone));
        self.moves.clear();
        self.add_liberties(stone, 0);
        let mut begins = self.moves.clone();
        begins.retain(|&cell| {
            if !self.chains.may_play(attacker, cell) {
                return false;
            }
            let mark = self.chains.mark();
            self.chains.play(attacker, cell);
            let caught = self.caught(stone);
            self.chains.go_back(mark);
            caught
        });
        begins
    }

    /// Whether the chain, which is to move, is caught.
    fn caught(&mut self, stone: usize) -> bool {
        if self.chains.liberties(stone) > 1 {
            return false;
        }
        // Every ko is the defender's to begin with.
        let ko = self.chains.take_ko();
        self.moves.clear();
        self.made = 0;
        let caught = self.read(stone, true, 0);
        self.chains.set_ko(ko);
        caught.unwrap_or(false)
    }

    /// Whether the chain is caught with the defender or the attacker to move; `None` once too many moves were made.
    fn read(&mut self, stone: usize, defends: bool, depth: usize) -> Option<bool> {
        // A sequence that long is taken to end in a capture.
        if depth >= self.chains.size().area() * 3 / 2 {
            return Some(true);
        }
        if self.made >= MOST_MOVES {
            return None;
        }
        let liberties = self.chains.liberties(stone);
        let start = self.moves.len();
        let known = match (defends, liberties) {
            (false, 0 | 1) => Some(true),
            (false, 3..) | (true, 2..) => Some(false),
            // What depends on a ko is no ladder.
            (true, _) if self.chains.has_ko() => Some(false),
            (true, _) => self.defences(stone, start),
            (false, _) => self.attacks(stone, start),
        };
        let result = match known {
            Some(known) => Some(known),
            None => self.try_moves(stone, defends, start, depth),
        };
        self.moves.truncate(start);
        result
    }

    fn try_moves(&mut self, stone: usize, defends: bool, start: usize, depth: usize) -> Option<bool> {
        let defender = self.chains.at(stone);
        let mover = if defends { defender } else { other(defender) };
        let end = self.moves.len();
        for index in start..end {
            let cell = self.moves[index];
            if !self.chains.may_play(mover, cell) {
                continue;
            }
            let mark = self.chains.mark();
            self.chains.play(mover, cell);
            self.made += 1;
            let caught = self.read(stone, !defends, depth + 1);
            self.chains.go_back(mark);
            // The side to move has what it wants, or the search is over.
            if caught? != defends {
                return Some(!defends);
            }
        }
        Some(defends)
    }

    /// Lists the defender's moves, or says how it ends without them.
    fn defences(&mut self, stone: usize, start: usize) -> Option<bool> {
        self.add_captures(stone, start);
        let captures = self.moves.len() - start;
        self.add_liberties(stone, start);
        let last_liberty = self.liberty(stone)?;
        let (least, most) = self.liberties_after(self.chains.at(stone), last_liberty);
        if least >= 3 {
            Some(false)
        } else if captures == 0 && most <= 1 {
            Some(true)
        } else {
            None
        }
    }

    /// Lists the attacker's moves, the better one first, or says how it ends without them.
    fn attacks(&mut self, stone: usize, start: usize) -> Option<bool> {
        self.add_liberties(stone, start);
        let [first, second] = [self.moves[start], self.moves[start + 1]];
        let defender = self.chains.at(stone);
        let room = [first, second].map(|cell| self.open_around(cell));
        if room == [0, 0] && self.is_double_ko_death(stone, [first, second]) {
            return Some(true);
        }
        let adjacent = self.chains.around(first).contains(&second);
        if !adjacent {
            match room.map(|open| open >= 3) {
                [true, true] => return Some(false),
                [true, false] => {
                    self.moves.truncate(start + 1);
                    return None;
                }
                [false, true] => {
                    self.moves[start] = second;
                    self.moves.truncate(start + 1);
                    return None;
                }
                [false, false] => {}
            }
        }
        let weight = |index: usize| 2 * room[index] + self.connections(defender, [first, second][index]);
        if weight(1) > weight(0) {
            self.moves.swap(start, start + 1);
        }
        None
    }

    /// Whether both liberties are mouths of kos that the attacker can take, connecting neither gains a liberty, and no
    /// attacking chain is in atari: the defender stays in atari for good.
    fn is_double_ko_death(&mut self, stone: usize, liberties: [usize; 2]) -> bool {
        let defender = self.chains.at(stone);
        let attacker = other(defender);
        liberties.into_iter().all(|cell| self.takes_ko(attacker, cell))
            && liberties.into_iter().all(|cell| {
                let mark = self.chains.mark();
                self.chains.play(defender, cell);
                let few = self.chains.liberties(cell) <= 2;
                self.chains.go_back(mark);
                few
            })
            && !self.touches_atari(stone)
    }

    /// Whether a stone of `mover` on the empty cell would take one stone and be surrounded.
    fn takes_ko(&self, mover: CellState, cell: usize) -> bool {
        let chains = &self.chains;
        let enemy = other(mover);
        let around = chains.around(cell);
        if around.into_iter().any(|next| chains.at(next) == EMPTY || chains.at(next) == mover) {
            return false;
        }
        let mut taken = around.into_iter().filter(|&next| chains.at(next) == enemy && chains.liberties(next) == 1);
        matches!((taken.next(), taken.next()), (Some(next), None) if chains.stones(next) == 1)
    }

    fn touches_atari(&self, stone: usize) -> bool {
        let chains = &self.chains;
        let enemy = other(chains.at(stone));
        let mut around = chains.chain(stone).flat_map(|cell| chains.around(cell));
        around.any(|next| chains.at(next) == enemy && chains.liberties(next) == 1)
    }

    fn open_around(&self, cell: usize) -> usize {
        self.chains.around(cell).into_iter().filter(|&next| self.chains.at(next) == EMPTY).count()
    }

    /// Twice the liberties that the defender could connect to at the cell, less three for each chain.
    fn connections(&self, defender: CellState, cell: usize) -> usize {
        let own = self.chains.around(cell).into_iter().filter(|&next| self.chains.at(next) == defender);
        // A chain in atari adds nothing.
        own.map(|next| (2 * self.chains.liberties(next)).saturating_sub(3)).sum()
    }

    /// The fewest and the most liberties that a stone of `mover` on the cell can have.
    fn liberties_after(&self, mover: CellState, cell: usize) -> (usize, usize) {
        let chains = &self.chains;
        let (mut open, mut captures, mut captured, mut joined, mut best) = (0, 0, 0, 0, 0);
        for next in chains.around(cell) {
            let stands = chains.at(next);
            if stands == EMPTY {
                open += 1;
            } else if stands == mover {
                let extra = chains.liberties(next) - 1;
                joined += extra;
                best = best.max(extra);
            } else if stands == other(mover) && chains.liberties(next) == 1 {
                captures += 1;
                captured += chains.stones(next);
            }
        }
        (captures + best.max(open), open + captured + joined)
    }

    /// A liberty of the chain.
    fn liberty(&self, stone: usize) -> Option<usize> {
        let mut around = self.chains.chain(stone).flat_map(|cell| self.chains.around(cell));
        around.find(|&cell| self.chains.at(cell) == EMPTY)
    }

    fn add(&mut self, cell: usize, start: usize) {
        if !self.moves[start..].contains(&cell) {
            self.moves.push(cell);
        }
    }

    /// Adds the liberties of the chain to the list that begins at `start`.
    fn add_liberties(&mut self, stone: usize, start: usize) {
        let mut cell = stone;
        loop {
            for next in self.chains.around(cell) {
                if self.chains.at(next) == EMPTY {
                    self.add(next, start);
                }
            }
            cell = self.chains.next(cell);
            if cell == stone {
                break;
            }
        }
    }

    /// Adds the moves that take a chain next to this one.
    fn add_captures(&mut self, stone: usize, start: usize) {
        let enemy = other(self.chains.at(stone));
        let mut cell = stone;
        loop {
            for next in self.chains.around(cell) {
                if self.chains.at(next) == enemy && self.chains.liberties(next) == 1 {
                    self.add_liberties(next, start);
                }
            }
            cell = self.chains.next(cell);
            if cell == stone {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests;
