//! Searches of large fights that playouts and closed regions leave open, by the tree.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use liangyi_core::base::{Color, PointMap, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{HandicapBonus, Komi, Removal, Rules};
use liangyi_core::score::territory::Parts;

use super::ownership::mean;
use super::status::{Statuses, outcome};
use crate::policy::{KataNet, Models};
use crate::search::{Probe, SearchRun, Tree, search_go, search_go_by_network};

/// A fight is searched when its outcomes differ by at least this many points of area: playouts cannot tell smaller
/// differences from what else is open on the board.
const LARGE_FIGHT: i32 = 8;
/// A network says that the first move decides about a chain where it gives it to either side by this much, to the one
/// that begins.
const DECIDED_ABOVE: f32 = 0.3;
/// The most fights that are searched.
const MOST_FIGHTS: usize = 3;
/// Moves of all playouts for one question about every fight, from which their number follows, and the most playouts of
/// one question.
const LOCAL_MOVES: usize = 350_000;
const MOST_LOCAL: usize = 3_000;

impl Statuses {
    /// Searches the largest fights that are still open. The side that would resume play moves first.
    pub fn search_fights(&mut self, game: &Game, models: &Models, ownership: &mut PointMap<f32>, seed: u64) {
        let board = game.board();
        let size = board.size();
        let open = PointSet::union(self.open_fights(board, ownership).into_iter().map(|(_, chain)| chain));
        // Playouts are often sure of a seki that goes to whoever is filled last.
        let open = open | self.unread.without(&self.known());
        // Chains that touch or share a liberty belong to one fight.
        let parts = (open.dilate(size) & PointSet::full(size)).components(size).into_iter().map(|part| part & open);
        let gap = |fight: &PointSet| {
            let worths = self.views(board, fight).map(|dead| self.worth(board, fight, &dead));
            worths.iter().max().zip(worths.iter().min()).map_or(0, |(most, least)| most - least)
        };
        let mut fights: Vec<(i32, PointSet)> = parts.map(|fight| (gap(&fight), fight)).collect();
        fights.retain(|(gap, _)| *gap >= LARGE_FIGHT);
        fights.sort_by_key(|(gap, _)| std::cmp::Reverse(*gap));
        fights.truncate(MOST_FIGHTS);
        let playouts = (LOCAL_MOVES / size.area() / fights.len().max(1)).min(MOST_LOCAL);
        for (_, fight) in fights {
            let mut cleared = *board;
            cleared.clear(&self.dead.without(&fight));
            let mut local = LocalSearch::new(game, models, &cleared, playouts as u64, seed);
            let views = self.views(board, &fight);
            let worth = |dead: &PointSet| self.worth(board, &fight, dead);
            // What playouts say of the stones that an answer decides.
            let likely = |goal| {
                let below = views.iter().filter(|dead| worth(dead) < goal).max_by_key(|dead| worth(dead));
                let above = views.iter().filter(|dead| worth(dead) >= goal).min_by_key(|dead| worth(dead));
                let decided = below.zip(above).map_or(fight, |(below, above)| *below ^ *above);
                let sure =
                    decided.iter().map(|point| ownership[point].abs()).sum::<f32>() / decided.len().max(1) as f32;
                let expected = odds((1.0 + sure) / 2.0);
                if worth(&views[0]) >= goal { expected } else { -expected }
            };
            let outcome = outcome(&views, worth, |goal| local.reaches(goal, likely(goal)));
            let Some(dead) = views.into_iter().find(|dead| Some(worth(dead)) == outcome) else { continue };
            let borne_out = Color::BOTH.into_iter().all(|color| local.bears_out(color, &(dead & board.stones(color))));
            if local.is_clear && !borne_out || !local.is_clear && fight.intersects(&self.spared) {
                continue;
            }
            self.dead = self.dead.without(&fight) | dead;
            if !local.is_clear {
                self.unsettled |= fight;
            }
            for color in Color::BOTH {
                for point in (fight & board.stones(color)).iter() {
                    let stays = if dead.contains(point) { -local.sure } else { local.sure };
                    ownership[point] = stays * color.sign() as f32;
                }
            }
        }
    }

    /// Calls large fights unsettled of which a network says that the first move decides them, with the sides taking
    /// them in turn, the largest first. What is proved, read or found by a search stays.
    pub fn leave_unsettled(&mut self, game: &Game, ownership: &mut PointMap<f32>) {
        let Some(by_network) = &self.by_network else { return };
        let (board, size) = (game.board(), game.size());
        let [with_black, with_white] = by_network.first.each_ref();
        let is_contested = |(_, chain): &(Color, PointSet)| {
            let (one, other) = (mean(chain, with_black), mean(chain, with_white));
            one > DECIDED_ABOVE && other < -DECIDED_ABOVE
        };
        let open = self.open_fights(board, ownership).into_iter().filter(is_contested);
        let open = PointSet::union(open.map(|(_, chain)| chain)).without(&self.unsettled);
        let dead = |by_network: &PointMap<f32>, part: &PointSet| {
            let lost = |color: Color| {
                let chains = (*part & board.stones(color)).components(size).into_iter();
                chains.filter(move |chain| mean(chain, by_network) * (color.sign() as f32) < 0.0)
            };
            PointSet::union(Color::BOTH.into_iter().flat_map(lost))
        };
        let parts = (open.dilate(size) & PointSet::full(size)).components(size).into_iter().map(|part| part & open);
        let fights = parts.map(|part| {
            let outcomes = [dead(with_black, &part), dead(with_white, &part)];
            // What a stone borders may be its owner's though it is lost.
            let around = part | part.dilate(size).flood(size, &board.empty());
            let gap = around.iter().map(|point| with_black[point] - with_white[point]).sum::<f32>();
            (gap as i32, part, outcomes)
        });
        let fights: Vec<_> = fights.filter(|(gap, ..)| *gap >= LARGE_FIGHT).collect();
        for (_, fight, _) in &fights {
            fight.iter().for_each(|point| ownership[point] = 0.0);
        }
        self.share_out(fights, game.to_move());
    }

    /// Black's margin in area where of the stones in `fight` those of `dead` are dead.
    pub fn worth(&self, board: &Board, fight: &PointSet, dead: &PointSet) -> i32 {
        let mut cleared = *board;
        cleared.clear(&(self.dead.without(fight) | *dead));
        let parts = Parts::new(&cleared);
        let [black, white] = Color::BOTH.map(|color| (cleared.stones(color) | parts.territory(color)).len() as i32);
        black - white
    }
}

// Local searches: the outcome of a fight with good play, by the search tree.
//
// Playouts alone say little more of a group in danger than that it is in danger. The tree finds the move that kills or
// saves, if the game depends on the fight: the win threshold lies between two outcomes of it, and area is counted,
// whatever the ruleset. Two passes end the game with all stones alive, so that a side has to take what it calls dead:
// a fight that neither side can begin is not mistaken for a death. What stays unclear stays open.

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
        self.models.network().is_some() && KataNet::has_learnt(self.board.size())
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
            search_go(&probe.context(game, game.to_move(), win_threshold, false), self.models, search);
            return won();
        }
        // In the network's words the threshold is komi.
        let komi = Komi::halves((2.0 * win_threshold).round() as i32);
        let rules = Rules { komi, ..self.rules.clone() };
        let Ok(game) = Game::from_setup(*game.board(), rules, game.to_move()) else { return 0.5 };
        search_go_by_network(&probe.context(&game, game.to_move(), 0.0, false), self.models, self.seed, search);
        won()
    }
}

/// The logarithm of the odds of a chance.
pub fn odds(chance: f32) -> f32 {
    let chance = chance.clamp(0.01, 0.99);
    (chance / (1.0 - chance)).ln()
}
