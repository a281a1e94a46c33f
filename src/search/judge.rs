//! A first judgement of a position by playouts: whose each point becomes, and which chains do not survive.
//!
//! Chains that are alive unconditionally are never called dead, whatever the playouts say.

use super::Judgement;
use super::worker::add_ownership;
use crate::board::{Board, PassAlive, PointSet, pass_alive};
use crate::game::Game;
use crate::playout::{Dice, Field, Policy, Shapes, run};
use crate::rules::Color;
use crate::score::territory::Parts;
use crate::with_width;

/// Playouts behind a judgement; with so many a chain's fate is known to about five in a hundred.
const PLAYOUTS: usize = 400;
/// A chain is dead when its points end up the opponent's by this much on the scale of -1 to 1.
const DEAD_BELOW: f64 = -0.3;

/// Judges the present position. The same seed gives the same judgement.
pub fn judge(game: &Game, seed: u64) -> Judgement {
    let sums = with_width!(game.size(), W => ownership_sums::<W>(game, seed));
    let board = game.board();
    let mut ownership = Box::new([0f32; 512]);
    for (owned, sum) in ownership.iter_mut().zip(sums) {
        *owned = sum as f32 / PLAYOUTS as f32;
    }
    let alive = Color::BOTH.map(|color| pass_alive(board, color));
    let mut dead = PointSet::EMPTY;
    for color in Color::BOTH {
        for chain in board.chains(color) {
            if is_dead(&chain, color, &ownership, &alive) {
                dead |= chain;
            }
        }
    }
    Judgement { dead, seki: in_seki(board, &dead), ownership }
}

fn is_dead(chain: &PointSet, color: Color, ownership: &[f32; 512], alive: &[PassAlive; 2]) -> bool {
    if chain.intersects(&alive[color.index()].stones) {
        return false;
    }
    if chain.intersects(&alive[color.opponent().index()].territory) {
        return true;
    }
    let sum: f64 = chain.iter().map(|point| f64::from(ownership[point.index()])).sum();
    sum * f64::from(color.sign()) / (chain.len() as f64) < DEAD_BELOW
}

fn in_seki(board: &Board, dead: &PointSet) -> PointSet {
    let mut cleared = *board;
    cleared.clear(dead);
    let parts = Parts::new(&cleared);
    parts.groups.iter().filter(|group| group.in_seki).fold(PointSet::EMPTY, |all, group| all | group.stones)
}

fn ownership_sums<const W: usize>(game: &Game, seed: u64) -> [i32; 512] {
    let start = Field::<W>::of_game(game);
    let mut field = start.clone();
    let mut dice = Dice::new(seed, 0);
    let mut trace = Vec::new();
    let mut sums = [0; 512];
    for number in 0..PLAYOUTS {
        // Each side begins half of them: what depends on the turn is not settled.
        let first = Color::BOTH[number % 2];
        field.copy_from(&start);
        trace.clear();
        run(&mut field, Policy::Heavy, Shapes::get(), first, &mut dice, &mut trace);
        add_ownership(&field, &mut sums);
    }
    sums
}
