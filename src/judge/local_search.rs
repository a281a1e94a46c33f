//! Fights tried out: what a position comes to with good play, asked of the search tree.
//!
//! Playouts alone fight by rules of thumb, and of a group in danger they tell little more than that it is. The tree finds the
//! move that kills or saves, if the fight is what it has to win: the bar between a win and a loss is laid between two
//! outcomes of it, and the count is area, whatever the ruleset. Two passes end the game with all stones alive, so that he who
//! calls stones dead has to take them: what neither side can start is not mistaken for a death. What is not clear by then
//! stays open.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use crate::base::{Color, PointSet};
use crate::board::Board;
use crate::game::Game;
use crate::policy::Models;
use crate::rules::{HandicapBonus, Komi, Removal, Rules};
use crate::search::{Probe, run};

/// A side that wins no more than this share of the playouts has not won yet: sekis, which playouts tear up, look like it.
const CLEAR_ABOVE: f32 = 0.85;
/// Beyond this a win, or a loss, is taken for granted before all playouts are spent.
const PLAIN_ABOVE: f32 = 0.95;
/// How often it is looked at whether an answer has become plain.
const LOOKS: u64 = 4;
/// Bytes for one tree.
const MEMORY: usize = 64 << 20;

/// A position that questions are asked about.
pub struct LocalSearch<'a> {
    models: &'a Models,
    board: Board,
    rules: Rules,
    first: Color,
    playouts: u64,
    seed: u64,
    /// How sure the least clear answer so far was, 0 to 1.
    pub sure: f32,
    /// How surely each point ended up Black's when the last answer was no, and when it was yes.
    owned: [Option<Box<[f32; 512]>>; 2],
}

impl<'a> LocalSearch<'a> {
    /// Tries `board` out, which is that of `game` without stones that are dead anyhow, with so many playouts for every question.
    pub fn new(game: &Game, models: &'a Models, board: &Board, playouts: u64, seed: u64) -> LocalSearch<'a> {
        let rules = Rules {
            komi: Komi::ZERO,
            suicide: game.rules().suicide,
            removal: Removal::Never,
            handicap_bonus: HandicapBonus::Zero,
            ..Rules::CHINESE
        };
        LocalSearch {
            models,
            board: *board,
            rules,
            first: game.to_move(),
            playouts,
            seed,
            sure: 1.0,
            owned: [None, None],
        }
    }

    /// Whether Black gets `goal` points of area more than White, or above; `None` where that has not become clear.
    pub fn reaches(&mut self, goal: i32) -> Option<bool> {
        let game = Game::from_setup(self.board, self.rules.clone(), self.first).ok()?;
        let (won, owned) = self.try_for(&game, goal as f32 - 0.5);
        if (1.0 - CLEAR_ABOVE..=CLEAR_ABOVE).contains(&won) {
            return None;
        }
        self.sure = self.sure.min((2.0 * won - 1.0).abs());
        let answer = (won > 0.5) == (self.first == Color::Black);
        self.owned[usize::from(answer)] = Some(owned);
        Some(answer)
    }

    /// Whether `dead` stones of `color` were mostly lost where the answer went against him. A margin alone does not tell: he may have
    /// lost another fight instead.
    pub fn bears_out(&self, color: Color, dead: &PointSet) -> bool {
        let owned = self.owned[usize::from(color == Color::White)].as_ref();
        let share =
            |points: &PointSet| owned.map_or(-1.0, |owned| super::ownership::mean(points, owned) * color.sign() as f32);
        dead.components(self.board.size()).iter().all(|chain| share(chain) < 0.0)
    }

    /// The share of playouts that the side to move wins by the move it likes best, and whose each point ended up.
    fn try_for(&self, game: &Game, win_threshold: f32) -> (f32, Box<[f32; 512]>) {
        let probe = Probe::new(MEMORY);
        let won = || probe.best().map_or(0.5, |best| best.played.mean() as f32);
        let looks = AtomicU64::new(0);
        let next = || {
            let look = looks.fetch_add(1, Relaxed);
            let is_plain = look > 0 && !(1.0 - PLAIN_ABOVE..=PLAIN_ABOVE).contains(&won());
            if look == LOOKS || is_plain { 0 } else { self.playouts.div_ceil(LOOKS) }
        };
        let context = probe.context(game, game.to_move(), win_threshold, false);
        run(&context, self.models, &next, self.seed, 1, &mut || {});
        (won(), probe.ownership.shares())
    }
}
