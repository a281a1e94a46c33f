//! Whose area every point is, as KataGo marks it for its networks: unconditional life (D. B. Benson, *Life in the Game
//! of Go*, 1976), surrounded regions and stones, or only what no seki touches.

use super::chains::{CELLS, CellState, Chains, EMPTY, WALL, other, stone};
use liangyi_core::base::Color;

/// Whose each cell is: a stone's number, or [`EMPTY`] for nobody.
pub type Owners = [CellState; CELLS];

/// What is kept of areas that a seki touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptInSeki {
    /// Points without an own stone.
    pub territory: bool,
    /// Own stones.
    pub stones: bool,
}

/// A part of the board without stones of one side.
struct Region {
    cells: Vec<usize>,
    /// The own chains to which it is vital: all its points, as far as they may become empty, are their liberties.
    vital_to: Vec<usize>,
    /// Whether more than one of its points touches no own stone.
    roomy: bool,
    has_enemy: bool,
    /// Whether it touches a chain that may die.
    is_open: bool,
}

/// Area: what is certain, empty regions that touch one side only, and every other stone for its owner.
pub fn area(chains: &Chains, suicide: bool) -> Owners {
    let mut owners = [EMPTY; CELLS];
    for color in Color::BOTH {
        mark_area(chains, stone(color), suicide, &mut owners);
    }
    for cell in chains.cells() {
        if owners[cell] == EMPTY {
            owners[cell] = chains.at(cell);
        }
    }
    owners
}

/// Area but for what touches a dame or has a stone in atari, of which only what is `kept` is left; and how many parts
/// of it White has more than Black, which pay two points each where groups are taxed.
pub fn independent_area(chains: &Chains, suicide: bool, kept: KeptInSeki) -> (Owners, i32) {
    let all = area(chains, suicide);
    let (mut in_seki, mut owners, mut white_more) = ([false; CELLS], [EMPTY; CELLS], 0);
    for cell in chains.cells().filter(|&cell| all[cell] != EMPTY) {
        let in_atari = chains.at(cell) == all[cell] && chains.liberties(cell) == 1;
        let is_dame = |next: usize| chains.at(next) == EMPTY && all[next] == EMPTY;
        if !in_seki[cell] && (in_atari || chains.around(cell).into_iter().any(is_dame)) {
            spread(chains, cell, |next| all[next] == all[cell] && !std::mem::replace(&mut in_seki[next], true));
        }
    }
    for cell in chains.cells().filter(|&cell| all[cell] != EMPTY && !in_seki[cell]) {
        if owners[cell] == EMPTY {
            white_more += if all[cell] == stone(Color::White) { 1 } else { -1 };
            spread(chains, cell, |next| {
                all[next] == all[cell] && std::mem::replace(&mut owners[next], all[cell]) == EMPTY
            });
        }
    }
    for cell in chains.cells().filter(|&cell| all[cell] != EMPTY) {
        if if chains.at(cell) == all[cell] { kept.stones } else { kept.territory } {
            owners[cell] = all[cell];
        }
    }
    (owners, white_more)
}

/// Visits `start` and all cells that `enters` lets in, each next to one before it.
fn spread(chains: &Chains, start: usize, mut enters: impl FnMut(usize) -> bool) {
    let mut open = vec![start];
    enters(start);
    while let Some(cell) = open.pop() {
        open.extend(chains.around(cell).into_iter().filter(|&next| enters(next)));
    }
}

/// Marks the area of the side whose stones are `own`: its unconditionally alive chains with all that they enclose, and
/// empty regions that only it touches.
fn mark_area(chains: &Chains, own: CellState, suicide: bool, owners: &mut Owners) {
    let heads: Vec<usize> =
        chains.cells().filter(|&cell| chains.at(cell) == own && chains.head(cell) == cell).collect();
    if heads.is_empty() {
        return;
    }
    let mut region_of = [usize::MAX; CELLS];
    let mut regions = Vec::new();
    for cell in chains.cells() {
        if chains.at(cell) == EMPTY && region_of[cell] == usize::MAX {
            regions.push(region(chains, own, suicide, cell, regions.len(), &mut region_of));
        }
    }
    let mut vital = [0_u16; CELLS];
    for &head in regions.iter().flat_map(|region| &region.vital_to) {
        vital[head] += 1;
    }
    let mut alive = heads;
    loop {
        let before = alive.len();
        alive.retain(|&head| {
            if vital[head] >= 2 {
                return true;
            }
            for next in chains.chain(head).flat_map(|cell| chains.around(cell)) {
                let Some(region) = regions.get_mut(region_of[next]) else { continue };
                if !std::mem::replace(&mut region.is_open, true) {
                    region.vital_to.iter().for_each(|&chain| vital[chain] -= 1);
                }
            }
            false
        });
        if alive.len() == before {
            break;
        }
    }
    for cell in alive.iter().flat_map(|&head| chains.chain(head)) {
        owners[cell] = own;
    }
    for region in &regions {
        let is_certain = !region.is_open && !(region.roomy && region.has_enemy);
        if is_certain || !region.has_enemy {
            for &cell in &region.cells {
                // What surrounds an uncertain region may itself be the other side's.
                if is_certain || owners[cell] == EMPTY {
                    owners[cell] = own;
                }
            }
        }
    }
}

/// The region of the empty cell `start`.
fn region(
    chains: &Chains,
    own: CellState,
    suicide: bool,
    start: usize,
    number: usize,
    region_of: &mut [usize; CELLS],
) -> Region {
    let is_own = |cell: &usize| chains.at(*cell) == own;
    let mut vital_to: Vec<usize> =
        chains.around(start).into_iter().filter(is_own).map(|cell| chains.head(cell)).collect();
    vital_to.sort_unstable();
    vital_to.dedup();
    let mut cells = vec![start];
    let (mut inner, mut has_enemy, mut at) = (0, false, 0);
    region_of[start] = number;
    while let Some(&cell) = cells.get(at) {
        at += 1;
        let around = chains.around(cell);
        let stands = chains.at(cell);
        has_enemy |= stands == other(own);
        inner += usize::from(!around.iter().any(is_own));
        // Without suicide, the last empty point can never be filled.
        if suicide || stands == EMPTY {
            vital_to.retain(|&head| around.iter().any(|&next| is_own(&next) && chains.head(next) == head));
        }
        for next in around {
            if ![own, WALL].contains(&chains.at(next)) && region_of[next] == usize::MAX {
                region_of[next] = number;
                cells.push(next);
            }
        }
    }
    Region { cells, vital_to, roomy: inner > 1, has_enemy, is_open: false }
}
