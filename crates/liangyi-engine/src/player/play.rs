//! The player: searches for a move, keeps the tree for the next one, and decides how to end a game.

use std::borrow::Cow;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use liangyi_core::base::Color;
use liangyi_core::game::{Game, Move, Played};
use liangyi_core::time::Deadline;

use super::appraisal::Appraisal;
use super::hopeless::{self, is_hopeless};
use super::playable::{Decision, Playable};
use super::request::Request;
use super::resignation::play_on;
use super::saved_tree::{SavedTree, Terms};
use super::schedule::{Schedule, Turn};
use super::{Action, Analysis, Choice, Options};
use crate::search::{Bounds, Limits, MarginSums, MoveOwnership, OwnershipSums, SearchContext, SearchRun};

/// Pondering ends with a tree as full as this, so that the next search can go on with it.
const PONDER_BELOW: f64 = 0.3;
/// Mixed into the seed once for each search.
const SEED_STEP: u64 = 0x2545_f491_4f6c_dd1d;

/// What a search is to find.
struct Task {
    terms: Terms,
    /// The ownership after each move at the root, where it is wanted.
    after: Option<MoveOwnership>,
    /// The time between two reports.
    every: Duration,
    /// Whether raw values are found for what is shown.
    raw: bool,
}

/// A player: searches positions of a game for moves.
#[derive(Debug)]
pub struct Player<P = Game> {
    options: Options,
    saved: Option<SavedTree<P>>,
    searches: u64,
    schedule: Schedule,
}

impl<P: Playable> Player<P> {
    /// A player with these options.
    pub fn new(options: Options) -> Player<P> {
        Player { options, saved: None, searches: 0, schedule: Schedule::default() }
    }

    /// Its options, to be changed at will between searches.
    pub fn options_mut(&mut self) -> &mut Options {
        &mut self.options
    }

    /// Chooses a move as `request` asks; `progress` is called every [`Options::report_every`] with the candidates so
    /// far. The move is legal in `game`.
    pub fn choose(&mut self, game: &P, request: &Request<'_>, progress: &mut dyn FnMut(&Choice)) -> Choice {
        let &Request { color, stop, .. } = request;
        let game = &*self.counted(game);
        let turn = self.schedule.begin(request);
        let certain = game.certain_win(color, &self.options, turn.certain_by().instant(), stop);
        let restrictions = &self.options.restrictions;
        if let Some(line) = certain.filter(|line| line.first().is_some_and(|mv| restrictions.allows(color, 0, *mv))) {
            return Choice::certain(line);
        }
        let (mut choice, took) = self.search_in_turn(game, request, &turn, progress);
        choice.candidates.retain(|candidate| game.is_legal(color, candidate.mv));
        let decision = Decision { request, choice: &choice, options: &self.options, deadline: turn.latest() };
        let early = game.instead_of_giving_up(color, &choice);
        if early.is_none() && is_hopeless(game, &decision, took) {
            choice.action = Action::Resign;
            return choice;
        }
        choice.action =
            self.decide_end(game, request, &turn, &choice).unwrap_or_else(|| play_on(&choice, &self.options));
        if let (Some(mv), Action::Resign | Action::Move(Move::Pass)) = (early, choice.action) {
            choice.action = Action::Move(mv);
        }
        // What ends a game knows no restrictions.
        if let Action::Move(mv) = choice.action
            && !self.options.restrictions.allows(color, 0, mv)
        {
            choice.action = play_on(&choice, &self.options);
        }
        choice
    }

    /// Searches in the part of the turn that is for it. Returns the search and the time it has taken, where the time is
    /// limited.
    fn search_in_turn(
        &mut self,
        game: &P,
        request: &Request<'_>,
        turn: &Turn,
        progress: &mut dyn FnMut(&Choice),
    ) -> (Choice, Option<Duration>) {
        let &Request { color, purpose, limits, stop } = request;
        let task = self.task(game, color, turn.certain_by());
        let task = Task { raw: task.raw && !turn.is_timed(), ..task };
        let second = |left| hopeless::part_of(left, task.terms.win_threshold, color, &self.options);
        let given = turn.for_search(game.is_offered(purpose), second);
        let bounds = Bounds::new(&Limits { time: given, ..limits }, stop);
        let begun = Instant::now();
        let choice = self.search(game, color, task, bounds, progress);
        let took = turn.is_timed().then(|| begun.elapsed());
        if let (Some(took), Some(given)) = (took, given) {
            self.schedule.note_search(turn, took, given);
        }
        (choice, took)
    }

    /// The decision about the end of the game, where there is one to make and the time to make it.
    fn decide_end(&mut self, game: &P, request: &Request<'_>, turn: &Turn, choice: &Choice) -> Option<Action> {
        let outlook = game.outlook(request.color, choice, request.purpose);
        let Some(deadline) = turn.decision_by(outlook) else {
            self.schedule.note_no_decision(turn, outlook);
            return None;
        };
        let begun = Instant::now();
        let action = game.decide_end(&Decision { request, choice, options: &self.options, deadline });
        self.schedule.note_decision(turn, begun.elapsed(), action.is_some());
        action
    }

    /// Searches the present position in the opponent's time, until another thread sets `stop`, `time` is over or the
    /// tree is as full as the next search can go on with. Returns how many playouts that were.
    pub fn ponder(&mut self, game: &P, time: Option<Duration>, stop: &AtomicBool) -> u64 {
        let game = &*self.counted(game);
        let bounds = Bounds::new(&Limits { time, ..Limits::default() }, stop).no_fuller(PONDER_BELOW);
        let task = Task { raw: false, ..self.task(game, game.to_move(), Deadline::NONE) };
        self.search(game, game.to_move(), task, bounds, &mut |_| {}).playouts
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
        let terms = Terms {
            virtual_moves: self.options.virtual_moves,
            win_threshold: 0.0,
            odds: 0.0,
            restrictions: analysis.restrictions.clone(),
        };
        let after = analysis.move_ownership.then(MoveOwnership::new);
        let task = Task { terms, after, every: analysis.every, raw: true };
        let bounds = Bounds::new(&analysis.limits, stop).to_the_end();
        self.search(game, color, task, bounds, progress)
    }

    /// A search for a move of `color`; `deadline` is that for finding its win threshold.
    fn task(&self, game: &P, color: Color, deadline: Deadline) -> Task {
        let moves: Vec<Played> = game.moves().collect();
        let before = self.saved.as_ref().filter(|saved| moves.starts_with(&saved.moves));
        let win_threshold = match before {
            // The last search of this game has found that it is close, or at least not as lopsided as playouts thought.
            Some(saved) if saved.says_close() || saved.has_missed() => 0.0,
            _ => {
                let before = before.map_or(0.0, |saved| saved.terms.win_threshold);
                game.win_threshold(&self.options.models, color, before, self.options.seed, deadline)
            }
        };
        let Options { virtual_moves, report_every, move_ownership, raw_values: raw, ref restrictions, .. } =
            self.options;
        let odds = game.odds(color, &self.options);
        let terms = Terms { virtual_moves, win_threshold, odds, restrictions: restrictions.clone() };
        Task { terms, after: move_ownership.then(MoveOwnership::new), every: report_every, raw }
    }

    /// Grows the tree until `bounds` end it, and reads the candidates off its root.
    fn search(
        &mut self,
        game: &P,
        color: Color,
        task: Task,
        bounds: Bounds<'_>,
        progress: &mut dyn FnMut(&Choice),
    ) -> Choice {
        self.searches += 1;
        let Task { terms, after, every, raw } = task;
        let mut saved = self.tree_for(game, color, terms);
        let (ownership, margins) = (OwnershipSums::new(), MarginSums::new());
        let params = P::params(game.size(), &self.options);
        let bounds = &bounds.under(params);
        let context = SearchContext {
            root: saved.root,
            win_threshold: saved.terms.win_threshold,
            odds: saved.terms.odds,
            virtual_moves: saved.terms.virtual_moves,
            restrictions: &saved.terms.restrictions,
            move_ownership: after.as_ref(),
            margins: Some(&margins),
            params,
            ..SearchContext::new(&saved.tree, game, color, &ownership)
        };
        let root_counts = !saved.terms.restrictions.bind(color);
        let mut appraisal = Appraisal::new(game, color, &self.options, context.value());
        (appraisal.raw, appraisal.root_counts) = (raw, root_counts);
        let seed = self.options.seed.wrapping_add(self.searches.wrapping_mul(SEED_STEP));
        let threads = self.options.threads.max(1);
        let mut reported: Option<Instant> = None;
        let mut report = || {
            if reported.is_none_or(|last| last.elapsed() >= every) {
                reported = Some(Instant::now());
                let mut choice = saved.choice(&ownership, after.as_ref(), bounds.done(), params.values);
                appraisal.appraise(&mut choice, &margins, false);
                progress(&choice);
            }
        };
        P::search(&context, &self.options, SearchRun { quota: bounds, seed, threads, report: &mut report });
        let mut choice = saved.choice(&ownership, after.as_ref(), bounds.done(), params.values);
        // Who has ended the search does not wait for what it has not found yet.
        appraisal.appraise(&mut choice, &margins, !bounds.is_stopped());
        saved.rate = choice.candidates.first().map_or(saved.rate, |best| best.win_rate);
        self.saved = Some(saved);
        choice
    }

    /// The tree to search in: what the last search left below the present position, or a new one.
    fn tree_for(&mut self, game: &P, color: Color, terms: Terms) -> SavedTree<P> {
        let moves: Vec<Played> = game.moves().collect();
        match self.saved.take() {
            Some(saved) if saved.serves(game, &moves, &terms) => saved
                .carried_on(moves, color)
                .unwrap_or_else(|| SavedTree::new(self.options.tree_memory(), game, color, terms)),
            _ => SavedTree::new(self.options.tree_memory(), game, color, terms),
        }
    }
}

#[cfg(test)]
mod tests;
