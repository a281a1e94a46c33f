//! Local searches: the outcome of a fight with good play, by the search tree.
//!
//! Playouts alone say little more of a group in danger than that it is in danger. The tree finds the move that kills or
//! saves, if the game depends on the fight: the win threshold lies between two outcomes of it, and area is counted,
//! whatever the ruleset. Two passes end the game with all stones alive, so that a side has to take what it calls dead:
//! a fight that neither side can begin is not mistaken for a death. What stays unclear stays open.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use liangyi_core::base::{Color, PointMap, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{HandicapBonus, Komi, Removal, Rules};

use crate::policy::{KataNet, Models};
use crate::search::{Probe, SearchRun, Tree, run, run_by};

/// A side that wins no more than this share of the playouts has not won: so a seki looks, in which playouts capture.
const CLEAR_ABOVE: f32 = 0.85;
/// Beyond this share a search ends before all its playouts are made.
const PLAIN_ABOVE: f32 = 0.95;
/// How much more the share of the playouts that a search won counts than what playouts without one said before.
const TRUST: f32 = 2.0;
/// Checks of that during a search.
const LOOKS: u64 = 4;
/// Playouts for which a network makes one evaluation, and the most that it makes for a question.
const PER_EVALUATION: u64 = 40;
const MOST_EVALUATIONS: u64 = 24;
/// Bytes for one tree.
const MEMORY: usize = 64 << 20;

/// A position whose fights are searched.
pub struct LocalSearch<'a> {
    models: &'a Models,
    board: Board,
    rules: Rules,
    first: Color,
    playouts: u64,
    seed: u64,
    /// The confidence of the least clear answer so far, 0 to 1.
    pub sure: f32,
    /// The ownership found with the last answer that was no, and with the last that was yes.
    owned: [Option<Box<PointMap<f32>>>; 2],
    /// Whether all answers so far were clear.
    pub is_clear: bool,
}

impl<'a> LocalSearch<'a> {
    /// Searches on `board`, which is that of `game` without stones that are dead anyhow, `playouts` playouts for every
    /// question.
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
            is_clear: true,
        }
    }

    /// Whether Black likely gets at least `goal` points of area more than White, `expected` being what is known of that
    /// beforehand, as the logarithm of the odds. `None` if the board cannot be searched.
    pub fn reaches(&mut self, goal: i32, expected: f32) -> Option<bool> {
        let game = Game::from_setup(self.board, self.rules.clone(), self.first).ok()?;
        let (won, owned) = self.try_for(&game, goal as f32 - 0.5);
        self.is_clear &= !(1.0 - CLEAR_ABOVE..=CLEAR_ABOVE).contains(&won);
        self.sure = self.sure.min((2.0 * won - 1.0).abs());
        let black_won = if self.first == Color::Black { won } else { 1.0 - won };
        let answer = expected + TRUST * odds(black_won) > 0.0;
        self.owned[usize::from(answer)] = Some(owned);
        Some(answer)
    }

    /// The same search with `first` to begin.
    pub fn begun_by(self, first: Color) -> LocalSearch<'a> {
        LocalSearch { first, ..self }
    }

    /// Whether Black likely gets at least `goal` points of area more than White, and the line that the tree expects; no
    /// line where the board cannot be searched.
    pub fn likely(&mut self, goal: i32) -> (bool, Vec<Move>) {
        let Ok(game) = Game::from_setup(self.board, self.rules.clone(), self.first) else { return (true, Vec::new()) };
        let probe = Probe::new(MEMORY);
        let won = self.search(&game, goal as f32 - 0.5, &probe);
        ((won > 0.5) == (self.first == Color::Black), probe.line())
    }

    /// Whether the `dead` stones of `color` were mostly lost in the search whose answer went against it. The margin
    /// alone does not show that: another fight may have been lost instead.
    pub fn bears_out(&self, color: Color, dead: &PointSet) -> bool {
        let owned = self.owned[usize::from(color == Color::White)].as_ref();
        let share =
            |points: &PointSet| owned.map_or(-1.0, |owned| super::ownership::mean(points, owned) * color.sign() as f32);
        dead.components(self.board.size()).iter().all(|chain| share(chain) < 0.0)
    }

    /// The win rate of the most visited move of the side to move, and the ownership.
    fn try_for(&self, game: &Game, win_threshold: f32) -> (f32, Box<PointMap<f32>>) {
        let probe = Probe::new(MEMORY);
        let won = self.search(game, win_threshold, &probe);
        (won, probe.ownership.shares())
    }

    /// The playouts for every question, or the evaluations of a network.
    fn playouts(&self) -> u64 {
        if self.asks_network() {
            (self.playouts / PER_EVALUATION).clamp(LOOKS, MOST_EVALUATIONS)
        } else {
            self.playouts
        }
    }

    fn asks_network(&self) -> bool {
        self.models.kata.is_some() && KataNet::has_learnt(self.board.size())
    }

    /// Searches with `probe`. Returns the win rate of the most visited move of the side to move.
    fn search(&self, game: &Game, win_threshold: f32, probe: &Probe) -> f32 {
        let won = || probe.best().map_or(0.5, |best| best.played.mean() as f32);
        let looks = AtomicU64::new(0);
        let quota = |_: &Tree, _: usize| {
            let look = looks.fetch_add(1, Relaxed);
            let is_plain = look > 0 && !(1.0 - PLAIN_ABOVE..=PLAIN_ABOVE).contains(&won());
            if look == LOOKS || is_plain { 0 } else { self.playouts().div_ceil(LOOKS) }
        };
        let search = SearchRun { quota: &quota, seed: self.seed, threads: 1, report: &mut || {} };
        if !self.asks_network() {
            run(&probe.context(game, game.to_move(), win_threshold, false), self.models, search);
            return won();
        }
        // In the network's words the threshold is komi.
        let komi = Komi::halves((2.0 * win_threshold).round() as i32);
        let rules = Rules { komi, ..self.rules.clone() };
        let Ok(game) = Game::from_setup(*game.board(), rules, game.to_move()) else { return 0.5 };
        run_by(&probe.context(&game, game.to_move(), 0.0, false), self.models, self.seed, search);
        won()
    }
}

/// The logarithm of the odds of a chance.
pub fn odds(chance: f32) -> f32 {
    let chance = chance.clamp(0.01, 0.99);
    (chance / (1.0 - chance)).ln()
}
