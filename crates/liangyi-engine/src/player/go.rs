//! Go as a game to be played: searched with dynamic komi, its end decided with dead stones judged and counted.

use std::borrow::Cow;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Rules;
use liangyi_core::time::Deadline;

use super::choice::Action;
use super::dynamic_komi::dynamic_komi;
use super::ending::{self, Ending};
use super::no_removal;
use super::pass_probe::PassProbe;
use super::playable::{EndState, MoveDecision, Playable};
use super::request::Purpose;
use super::{Choice, Options};
use crate::judge::judge_in_time;
use crate::policy::Models;
use crate::search::{self, Estimate, MarginValue, SearchContext, SearchParams, SearchRun, network_value, raw_value};

/// The odds for each point by which a side that gives a handicap is behind, and the most; they are kept in steps, so
/// that trees last. As KataGo has them (its `dynamicPlayoutDoublingAdvantageCapPerOppLead`).
const ODDS_OF_POINT: f64 = 0.045;
const MOST_ODDS: f64 = 2.75;
const ODDS_STEP: f64 = 0.25;

/// A game is under way once one point in this many is taken.
const UNDER_WAY_PART: usize = 4;

impl Playable for Game {
    fn search(context: &SearchContext<'_, Game>, options: &Options, run: SearchRun<'_>) {
        if let Some(net) = &options.models.kata {
            net.keep_within(options.cache_memory());
        }
        search::run_by(context, &options.models, options.seed, run);
    }

    fn params(size: Size, options: &Options) -> &'static SearchParams {
        if options.models.kata.is_some() { &SearchParams::NETWORK } else { SearchParams::of(size) }
    }

    fn is_same_game(&self, other: &Game) -> bool {
        self.rules() == other.rules() && self.start() == other.start()
    }

    fn counted_as(&self, rules: &Rules) -> Cow<'_, Game> {
        Cow::Owned(Game::counted_as(self, rules))
    }

    fn win_threshold(&self, models: &Models, color: Color, before: f32, seed: u64, deadline: Deadline) -> f32 {
        // The utility of a search by a network rises with the lead: no other komi is needed.
        if models.kata.is_some() { 0.0 } else { dynamic_komi(self, models, color, before, seed, deadline) }
    }

    fn odds(&self, color: Color, options: &Options) -> f32 {
        match &options.models.kata {
            Some(net) if self.handicap() > 0 => {
                let behind = network_value(self, color, net).map_or(0.0, |value| -value.lead);
                let odds = (ODDS_OF_POINT * behind).clamp(0.0, MOST_ODDS);
                ((odds / ODDS_STEP).round() * ODDS_STEP) as f32
            }
            _ => 0.0,
        }
    }

    fn raw_value(&self, color: Color, options: &Options, value: MarginValue) -> Option<Estimate> {
        match &options.models.kata {
            Some(net) => network_value(self, color, net),
            None => Some(raw_value(self, color, &options.models, value)),
        }
    }

    fn is_under_way(&self) -> bool {
        self.handicap() == 0 && self.board().occupied().len() * UNDER_WAY_PART >= self.size().area()
    }

    fn too_early_to_end(&self, color: Color, choice: &Choice) -> Option<Move> {
        no_removal::too_early_to_end(self, color, choice)
    }

    fn must_decide_end(&self, purpose: Purpose) -> bool {
        ending::needs_judgement(self, purpose)
    }

    fn end_state(&self, color: Color, choice: &Choice, purpose: Purpose) -> EndState {
        if self.must_decide_end(purpose) {
            EndState::MustDecide
        } else if ending::is_near(self, color, choice) {
            EndState::Near
        } else {
            EndState::NotNear
        }
    }

    fn decide_end(&self, decision: &MoveDecision<'_>) -> Option<Action> {
        let &MoveDecision { options, deadline, .. } = decision;
        let judged = judge_in_time(self, &options.models, options.seed, deadline)?;
        let ending = Ending { game: self, decision, judged: &judged };
        Some(ending.decide(&PassProbe { game: self, decision }))
    }
}
