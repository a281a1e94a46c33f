//! The player: searches for a move, keeps the tree for the next one, and decides how to end a game.

use std::borrow::Cow;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use liangyi_core::base::{Color, PointSet};
use liangyi_core::game::{Game, Move, Played};
use liangyi_core::time::Deadline;

use super::choice::{CertainWin, MoveDecision};
use super::displayed_values::DisplayedValues;
use super::playable::{EndState, LoneSearch, Playable};
use super::request::{MoveRequest, SearchRequest};
use super::resignation::{bound_of, is_lost, loses_real_game, play_on, time_of_second_search};
use super::saved_tree::SavedTree;
use super::schedule::{MoveTime, Schedule};
use super::{Analysis, Choice, Options, PlayerAction};
use crate::playout::PlayoutRng;
use crate::policy::Proposal;
use crate::search::{
    Bounds, ChoiceTemperature, MarginSums, MoveOwnership, OwnershipSums, RootShown, SearchContext, SearchLimits,
    SearchRun, draw_move, move_weights,
};

/// Pondering ends with a tree as full as this, so that the next search can go on with it.
const PONDER_BELOW: f64 = 0.3;
/// The random numbers by which moves are drawn, apart from those of searches.
const DRAW_STREAM: u64 = 1 << 32;
/// How long a thread that waits with a move does not hear that it is to stop.
const WAIT_STEP: Duration = Duration::from_millis(20);
/// How many moves of a position get values of their own in an analysis of a game in which a search looks for the best
/// one alone, and where moves are drawn by their values.
const MOVES_ANALYZED: usize = 6;
/// Mixed into the seed once for each search.
const SEED_STEP: u64 = 0x2545_f491_4f6c_dd1d;

/// A player: searches positions of a game for moves.
#[derive(Debug)]
pub struct Player<P: Playable = Game> {
    options: Options,
    saved: Option<SavedTree<P>>,
    searches: u64,
    schedule: Schedule,
    memory: P::Memory,
}

impl<P: Playable> Player<P> {
    /// A player with these options.
    pub fn new(options: Options) -> Player<P> {
        Player { options, saved: None, searches: 0, schedule: Schedule::default(), memory: P::Memory::default() }
    }

    /// Its options, to be changed at will between searches.
    pub fn options_mut(&mut self) -> &mut Options {
        &mut self.options
    }

    /// Chooses a move as `request` asks; `progress` is called every [`Options::report_every`] with the candidates so
    /// far. The move is legal in `game`.
    pub fn choose(&mut self, game: &P, request: &MoveRequest<'_>, progress: &mut dyn FnMut(&Choice)) -> Choice {
        let &MoveRequest { color, stop, .. } = request;
        let game = &*self.counted(game);
        let turn = self.schedule.begin(request);
        let certain = game.certain_win(color, request.limits.playouts, turn.certain_by().instant(), stop);
        let restrictions = &self.options.restrictions;
        let is_allowed = |win: &CertainWin| win.line.first().is_some_and(|mv| restrictions.allows(color, 0, *mv));
        if let Some(win) = certain.filter(is_allowed) {
            return Choice::certain(win);
        }
        let (mut choice, took) = self.search_in_turn(game, request, &turn, progress);
        choice.candidates.retain(|candidate| game.is_legal(color, candidate.mv));
        let too_early = game.too_early_to_end(color, &choice);
        let drawn = self.drawn(game, color, &choice);
        let (options, deadline) = (&self.options, turn.latest());
        let mut lead_at_start = request.before.lead_at_start;
        let find_lead = || {
            lead_at_start = lead_at_start.or_else(|| game.lead_at_start(color, options));
            lead_at_start
        };
        let resign_below =
            if game.is_under_way() { bound_of(game, request, &choice, options, find_lead) } else { None };
        let decision = MoveDecision {
            request,
            choice: &choice,
            options,
            deadline,
            too_early,
            drawn,
            resign_below,
            loses_real_game: false,
        };
        let loses_real_game = loses_real_game(game, &decision, took, P::search);
        let decision = MoveDecision { loses_real_game, ..decision };
        let plays_on = MoveDecision { resign_below: None, loses_real_game: false, ..decision };
        let finds_lost = is_lost(&decision);
        let may_resign =
            finds_lost && request.before.lost + 1 >= self.options.resigns_after.unwrap_or(P::RESIGNS_AFTER);
        let decision = if may_resign { decision } else { plays_on };
        let end_state = game.end_state(color, &choice, request.purpose);
        let decided = decide_end(game, end_state, &mut self.schedule, &turn, &decision);
        let mut action = decided.unwrap_or_else(|| match end_state {
            EndState::NotNear => play_on(&decision),
            // There was not the time to find out whether anything but the count is left.
            EndState::Near | EndState::MustDecide => play_on(&plays_on),
        });
        if let (Some(mv), PlayerAction::Move(Move::Pass)) = (too_early, action) {
            action = PlayerAction::Move(mv);
        }
        // What ends a game knows no restrictions, and takes a pass for a legal one.
        if let PlayerAction::Move(mv) = action
            && !(options.restrictions.allows(color, 0, mv) && game.is_legal(color, mv))
        {
            action = play_on(&plays_on);
        }
        let saved_playouts = request.limits.saved_playouts(choice.playouts);
        let choice = Choice { action, finds_lost, lead_at_start, saved_playouts, ..choice };
        self.wait(&choice, &turn, stop);
        choice
    }

    /// Waits with a move as long as a person may think about it, but never longer than half of the time that is left,
    /// and not once another thread sets `stop`.
    fn wait(&self, choice: &Choice, turn: &MoveTime, stop: &AtomicBool) {
        let delay = &self.options.network.human.delay;
        let PlayerAction::Move(mv) = choice.action else { return };
        if delay.scale <= 0.0 {
            return;
        }
        let known = choice.candidates.iter().find(|candidate| candidate.mv == mv);
        let chance = match choice.human.as_deref() {
            Some(human) => human.chance(mv),
            None => known.map_or(0.0, |candidate| candidate.prior as f32),
        };
        let drawn = delay.draw(chance, &mut self.draws(1));
        let drawn = turn.latest().left().map_or(drawn, |left| drawn.min(left / 2));
        let begun = Instant::now();
        while let Some(left) = drawn.checked_sub(begun.elapsed()).filter(|_| !stop.load(Ordering::Relaxed)) {
            std::thread::sleep(left.min(WAIT_STEP));
        }
    }

    /// The random numbers beside those of a search: of each `kind` others.
    fn draws(&self, kind: u64) -> PlayoutRng {
        if !self.options.is_seeded {
            // The keys of the standard library's maps are as random as the system has them.
            return PlayoutRng::new(RandomState::new().hash_one(kind), DRAW_STREAM + kind);
        }
        PlayoutRng::new(self.seed_of_search(), DRAW_STREAM + kind)
    }

    /// The seed of the last search that has begun.
    fn seed_of_search(&self) -> u64 {
        self.options.seed.wrapping_add(self.searches.wrapping_mul(SEED_STEP))
    }

    /// The move that is made in place of the best one, where moves are drawn by chance or as persons make them.
    fn drawn(&self, game: &P, color: Color, choice: &Choice) -> Option<Move> {
        let params = &self.options.network.human;
        if let Some(temperature) = self.options.likely_temperature {
            return self.drawn_likely(game, color, choice, temperature);
        }
        let human = choice.human.as_deref().filter(|_| params.chosen_move_prop > 0.0);
        if human.is_none() && !params.temperature.draws() {
            return None;
        }
        let restrictions = &self.options.restrictions;
        let is_allowed = |mv: Move| restrictions.allows(color, 0, mv) && game.is_legal(color, mv);
        let mut policy: Vec<Proposal> = human.map_or(Vec::new(), |human| human.policy.clone());
        policy.retain(|proposal| is_allowed(proposal.mv));
        if let Some(twins) = game.twins(color, &self.options.network) {
            let points: PointSet = policy.iter().filter_map(|proposal| proposal.mv.point()).collect();
            policy.retain(|proposal| proposal.mv.point().is_none_or(|point| twins.keeps(point, &points)));
        }
        let mut weights = move_weights(&choice.candidates, human.map(|_| &policy[..]), params);
        weights.retain(|(mv, _)| is_allowed(*mv));
        draw_move(&weights, &params.temperature, (game.moves().count(), game.size().area()), &mut self.draws(0))
    }

    /// A move among those that the program's own network finds likely, unless the search passes.
    fn drawn_likely(&self, game: &P, color: Color, choice: &Choice, temperature: f32) -> Option<Move> {
        if choice.action == PlayerAction::Move(Move::Pass) {
            return None;
        }
        let shown = RootShown { seed: self.seed_of_search(), odds: 0.0 };
        let mut moves = game.likely_moves(color, &self.options, shown)?;
        let restrictions = &self.options.restrictions;
        moves.retain(|proposal| restrictions.allows(color, 0, proposal.mv) && game.is_legal(color, proposal.mv));
        let weights: Vec<(Move, f64)> = moves.iter().map(|proposal| (proposal.mv, proposal.chance.into())).collect();
        let temperature = ChoiceTemperature { early: temperature, late: temperature, ..ChoiceTemperature::NONE };
        draw_move(&weights, &temperature, (game.moves().count(), game.size().area()), &mut self.draws(0))
    }

    /// Searches in the part of the turn that is for it. Returns the search and the time it has taken, where the time is
    /// limited.
    fn search_in_turn(
        &mut self,
        game: &P,
        request: &MoveRequest<'_>,
        turn: &MoveTime,
        progress: &mut dyn FnMut(&Choice),
    ) -> (Choice, Option<Duration>) {
        let &MoveRequest { color, purpose, limits, stop, before } = request;
        let search = self.request_for_move(game, color, turn.certain_by());
        let search = SearchRequest { raw_values: search.raw_values && !turn.is_timed(), ..search };
        let second = |left| time_of_second_search(left, search.win_threshold, color, &self.options);
        let given = turn.for_search(game.must_decide_end(purpose), second);
        let more_if_unclear = limits.more_playouts(before.saved_playouts);
        let bounds = Bounds::new(&SearchLimits { time: given, more_if_unclear, ..limits }, stop);
        let begun = Instant::now();
        let choice = self.search(game, color, search, bounds, progress);
        let took = turn.is_timed().then(|| begun.elapsed());
        if let (Some(took), Some(given)) = (took, given) {
            self.schedule.note_search(turn, took, given);
        }
        (choice, took)
    }

    /// Searches the present position in the opponent's time, until another thread sets `stop`, `time` is over or the
    /// tree is as full as the next search can go on with. Returns how many playouts that were.
    pub fn ponder(&mut self, game: &P, time: Option<Duration>, stop: &AtomicBool) -> u64 {
        let game = &*self.counted(game);
        let bounds = Bounds::new(&SearchLimits { time, ..SearchLimits::default() }, stop).no_fuller(PONDER_BELOW);
        let search = SearchRequest { raw_values: false, ..self.request_for_move(game, game.to_move(), Deadline::NONE) };
        self.search(game, game.to_move(), search, bounds, &mut |_| {}).playouts
    }

    /// The game as it is to be counted.
    fn counted<'g>(&self, game: &'g P) -> Cow<'g, P> {
        match &self.options.count_as {
            Some(other) => game.counted_as(other),
            None => Cow::Borrowed(game),
        }
    }

    /// Searches for `color` and reports what it finds, without choosing a move: for real wins, whatever a search for a
    /// move would want. Ends when another thread sets `stop`, or at the first of its limits; a full tree is searched
    /// on. `progress` is called with the search so far, the first time after a few playouts. Returns the search at its
    /// end.
    pub fn analyze(
        &mut self,
        game: &P,
        color: Color,
        analysis: &Analysis,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Choice {
        let game = &*self.counted(game);
        let search = SearchRequest {
            virtual_moves: self.options.virtual_moves,
            win_threshold: 0.0,
            odds: analysis.network.odds(color).unwrap_or(0.0),
            restrictions: analysis.restrictions.clone(),
            by_network: self.options.models.network().is_some(),
            report_every: analysis.every,
            move_ownership: analysis.move_ownership,
            ownership_deviations: analysis.ownership_deviations,
            raw_values: true,
            moves_shown: MOVES_ANALYZED,
            network: analysis.network,
        };
        let bounds = Bounds::new(&analysis.limits, stop).to_the_end();
        self.search(game, color, search, bounds, progress)
    }

    /// A search for a move of `color`; `deadline` is that for finding its win threshold.
    fn request_for_move(&self, game: &P, color: Color, deadline: Deadline) -> SearchRequest {
        let moves: Vec<Played> = game.moves().collect();
        let before = self.saved.as_ref().filter(|saved| moves.starts_with(&saved.moves));
        let win_threshold = match before {
            // The last search of this game has found that it is close, or at least not as lopsided as playouts thought.
            Some(saved) if saved.says_close() || saved.has_missed() => 0.0,
            _ => {
                let before = before.map_or(0.0, |saved| saved.request.win_threshold);
                game.win_threshold(&self.options.models, color, before, self.options.seed, deadline)
            }
        };
        let Options { virtual_moves, report_every, move_ownership, raw_values, ref restrictions, network, .. } =
            self.options;
        let odds = network.odds(color).unwrap_or_else(|| game.odds(color, &self.options));
        let restrictions = restrictions.clone();
        let by_network = self.options.models.network().is_some();
        SearchRequest {
            virtual_moves,
            win_threshold,
            odds,
            restrictions,
            by_network,
            report_every,
            move_ownership,
            ownership_deviations: false,
            raw_values,
            moves_shown: if network.human.temperature.draws() { MOVES_ANALYZED } else { 1 },
            network,
        }
    }

    /// Grows the tree until `bounds` end it, and reads the candidates off its root.
    fn search(
        &mut self,
        game: &P,
        color: Color,
        request: SearchRequest,
        bounds: Bounds<'_>,
        progress: &mut dyn FnMut(&Choice),
    ) -> Choice {
        self.searches += 1;
        let seed = self.seed_of_search();
        let (options, bounds) = (&self.options, bounds);
        let lone = LoneSearch { color, options, request: &request, bounds: &bounds, seed, progress: &mut *progress };
        if let Some(choice) = game.search_alone(&mut self.memory, lone) {
            return choice;
        }
        let again = SearchRequest { by_network: false, ..request.clone() };
        let every = request.report_every;
        let after = request.move_ownership.then(|| MoveOwnership::new(request.ownership_deviations));
        let raw = request.raw_values;
        let mut saved = self.tree_for(game, color, request);
        let (ownership, margins) = (OwnershipSums::new(), MarginSums::new());
        let ownership = if saved.request.ownership_deviations { ownership.with_squares() } else { ownership };
        let params = P::params(game.size(), &self.options);
        let bounds = bounds.under(params).keeping(saved.tree.node(saved.root).played.visits().into());
        let context = SearchContext {
            root: saved.root,
            win_threshold: saved.request.win_threshold,
            odds: saved.request.odds,
            virtual_moves: saved.request.virtual_moves,
            restrictions: &saved.request.restrictions,
            move_ownership: after.as_ref(),
            margins: Some(&margins),
            params,
            network: &saved.request.network,
            ..SearchContext::new(&saved.tree, game, color, &ownership)
        };
        let root_counts = !saved.request.restrictions.bind(color);
        let mut displayed_values = DisplayedValues::new(game, color, &self.options, context.value());
        (displayed_values.raw, displayed_values.root_counts) = (raw, root_counts);
        let by_network = saved.request.by_network.then_some(&saved.request.network);
        let is_drawn = saved.request.network.human.draws_moves() && !self.options.is_seeded;
        let seed = if is_drawn { RandomState::new().hash_one(DRAW_STREAM) } else { self.seed_of_search() };
        displayed_values.look_at_root(by_network, &saved.request.network, RootShown { seed, odds: context.odds });
        let threads = self.options.threads.max(1);
        let mut reported: Option<Instant> = None;
        let models = &self.options.models;
        let has_failed = |request: &SearchRequest| request.by_network && models.network().is_none();
        let mut report = || {
            if has_failed(&saved.request) {
                return;
            }
            if reported.is_none_or(|last| last.elapsed() >= every) {
                reported = Some(Instant::now());
                let mut choice = saved.choice(&ownership, after.as_ref(), bounds.done(), params.values);
                displayed_values.update(&mut choice, &margins, false);
                progress(&choice);
            }
        };
        P::search(&context, &self.options, SearchRun { quota: &bounds, seed, threads, report: &mut report });
        if has_failed(&saved.request) {
            // The network has failed: patterns and playouts search in its place, as they do without one.
            self.searches -= 1;
            return self.search(game, color, again, bounds.again(), progress);
        }
        let mut choice = saved.choice(&ownership, after.as_ref(), bounds.done(), params.values);
        // Who has ended the search does not wait for what it has not found yet.
        displayed_values.update(&mut choice, &margins, !bounds.is_stopped());
        saved.rate = choice.candidates.first().map_or(saved.rate, |best| best.win_rate);
        self.saved = Some(saved);
        choice
    }

    /// The tree to search in: what the last search left below the present position, or a new one.
    fn tree_for(&mut self, game: &P, color: Color, request: SearchRequest) -> SavedTree<P> {
        let moves: Vec<Played> = game.moves().collect();
        let kept = self.saved.take().filter(|saved| saved.serves(game, &moves, &request));
        let kept = kept.and_then(|saved| saved.carried_on(moves, color, &request));
        kept.unwrap_or_else(|| SavedTree::new(self.options.tree_memory(), game, color, request))
    }
}

/// The decision about the end of the game, where there is one to make and the time to make it.
fn decide_end<P: Playable>(
    game: &P,
    end_state: EndState,
    schedule: &mut Schedule,
    turn: &MoveTime,
    decision: &MoveDecision<'_>,
) -> Option<PlayerAction> {
    let Some(deadline) = turn.decision_by(end_state) else {
        schedule.note_no_decision(turn, end_state);
        return None;
    };
    let begun = Instant::now();
    let action = game.decide_end(&MoveDecision { deadline, ..*decision });
    schedule.note_decision(turn, begun.elapsed(), action.is_some());
    action
}

#[cfg(test)]
mod tests;
