//! Go as a game to be played: searched with dynamic komi, its end decided with dead stones judged and counted.

use std::borrow::Cow;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move, Phase};
use liangyi_core::rules::Rules;
use liangyi_core::time::Deadline;

use super::choice::{MoveDecision, PlayerAction};
use super::dynamic_komi::dynamic_komi;
use super::ending::{self, Ending, Trials};
use super::playable::{EndState, Playable};
use super::request::{MovePurpose, MoveRequest};
use super::{Choice, Options, no_removal};
use crate::judge::judge_in_time;
use crate::policy::{Models, Proposal};
use crate::search::{
    self, Bounds, Candidate, HistoryShown, HumanValue, MarginValue, NetworkParams, NetworkValue, Probe, RootShown,
    SearchContext, SearchLimits, SearchParams, SearchRun, Twins, ValueEstimate, human_value, lower_bound,
    network_value, raw_value,
};

/// The odds for each point by which a side is behind on 19x19, and the most; they are kept in steps, so that trees
/// last. As KataGo has them (its `dynamicPlayoutDoublingAdvantageCapPerOppLead`); a point on a smaller board is more.
const ODDS_OF_POINT: f64 = 0.045;
const MOST_ODDS: f64 = 2.75;
const ODDS_STEP: f64 = 0.25;
/// In a game without a handicap a side plays an equal one until it wins less often than the first of these, and plays
/// as with a handicap where it wins no more often than the second: between them KataGo keeps a handicap game.
const WINS_OF_LOST: (f64, f64) = (0.25, 0.05);

/// The bytes of what a network of persons has said: most of it is asked of positions that are played.
const HUMAN_CACHE: u64 = 16 << 20;

/// A game is under way once one point in this many is taken.
const UNDER_WAY_PART: usize = 3;

/// A move that is drawn by chance has at least this part of the chance of the likeliest one: no move is absurd.
const LIKELY_PART: f32 = 0.02;

impl Playable for Game {
    type Memory = ();

    const RESIGNS_AFTER: u32 = 3;

    fn search(context: &SearchContext<'_, Game>, options: &Options, run: SearchRun<'_>) {
        if let Some(net) = options.models.network() {
            net.keep_within(options.cache_memory());
        }
        if let (Some(_), Some(human)) = (context.network.human.profile, options.models.human()) {
            match human.load() {
                Ok(net) => net.keep_within(HUMAN_CACHE),
                // Said once: it has failed from now on.
                Err(error) => log::warn!("{error}"),
            }
        }
        // Persons see a position from another side each time, and the rest of the search with them.
        let seed = if context.network.human.draws_moves() { run.seed } else { options.seed };
        search::search_go_by_network(context, &options.models, seed, run);
    }

    fn params(size: Size, options: &Options) -> &'static SearchParams {
        if options.models.network().is_some() { &SearchParams::NETWORK } else { SearchParams::of(size) }
    }

    fn is_same_game(&self, other: &Game) -> bool {
        self.rules() == other.rules() && self.start() == other.start()
    }

    fn counted_as(&self, rules: &Rules) -> Cow<'_, Game> {
        Cow::Owned(Game::counted_as(self, rules))
    }

    fn win_threshold(&self, models: &Models, color: Color, before: f32, seed: u64, deadline: Deadline) -> f32 {
        // The utility of a search by a network rises with the lead: no other komi is needed.
        if models.network().is_some() { 0.0 } else { dynamic_komi(self, models, color, before, seed, deadline) }
    }

    fn odds(&self, color: Color, options: &Options) -> f32 {
        let Some(net) = options.models.network() else { return 0.0 };
        network_value(self, color, net, &NetworkParams { history: HistoryShown::All, ..options.network })
            .map_or(0.0, |value| odds_of(&value.estimate, self.size(), self.handicap() > 0))
    }

    fn raw_value(&self, color: Color, options: &Options, value: MarginValue) -> Option<ValueEstimate> {
        let network = options.models.network();
        let params = NetworkParams { history: HistoryShown::All, ..options.network };
        let by_network = network.and_then(|net| network_value(self, color, net, &params));
        Some(by_network.map_or_else(|| raw_value(self, color, &options.models, value), |value| value.estimate))
    }

    fn network_value(&self, color: Color, options: &Options, params: &NetworkParams) -> Option<NetworkValue> {
        options.models.network().and_then(|net| network_value(self, color, net, params))
    }

    fn human_value(
        &self,
        color: Color,
        options: &Options,
        params: &NetworkParams,
        shown: RootShown,
    ) -> Option<HumanValue> {
        params.human.profile?;
        let net = options.models.load_human().ok()?;
        let shown = params.human.draws_moves().then_some(shown);
        human_value(self, color, net, params, options.virtual_moves, shown)
    }

    fn likely_moves(&self, color: Color, options: &Options, shown: RootShown) -> Option<Vec<Proposal>> {
        let net = options.models.own_network()?;
        let value = human_value(self, color, net, &options.network, options.virtual_moves, Some(shown))?;
        // When to pass is for the search to say.
        let mut moves = value.policy;
        moves.retain(|proposal| proposal.mv != Move::Pass);
        let most = moves.iter().map(|proposal| proposal.chance).fold(0.0, f32::max);
        moves.retain(|proposal| proposal.chance >= LIKELY_PART * most);
        Some(moves)
    }

    fn twins(&self, color: Color, params: &NetworkParams) -> Option<Twins> {
        if params.root_symmetry_pruning { Twins::of(self, color) } else { None }
    }

    fn is_under_way(&self) -> bool {
        self.phase() == Phase::Contest && is_filled(self)
    }

    fn lead_at_start(&self, color: Color, options: &Options) -> Option<f64> {
        // A handicap may have been given by passes.
        let given = self.moves().take_while(|played| played.color != color || played.mv.point().is_none()).count();
        let mut start = self.clone();
        while start.moves().len() > given {
            start.undo();
        }
        let first = start.to_move();
        let value = MarginValue { area: start.size().area(), win_threshold: 0.0, margin_share: 0.0 };
        let sign = if first == color { 1.0 } else { -1.0 };
        // Where nothing is known of the beginning, nothing is known to have been lost since.
        Some(start.raw_value(first, options, value).map_or(f64::NEG_INFINITY, |value| sign * value.lead))
    }

    fn too_early_to_end(&self, color: Color, choice: &Choice) -> Option<Move> {
        // A side that is far behind finds a pass as good as anything, and a handicap game would end before it begins.
        // Who sets up stones of both sides may have set up an end.
        let is_behind = choice.candidates.first().is_some_and(|best| best.margin < 0.0);
        let is_whole = self.start().stones(color).is_empty() && self.phase() == Phase::Contest;
        let has_hardly_begun = is_whole && is_behind && !is_filled(self);
        let is_early = has_hardly_begun || no_removal::is_hardly_played(self);
        let goes_on =
            |candidate: &&Candidate| is_early && candidate.mv != Move::Pass && changes(self, color, candidate.mv);
        choice.candidates.iter().find(goes_on).map(|candidate| candidate.mv)
    }

    fn must_decide_end(&self, purpose: MovePurpose) -> bool {
        ending::needs_judgement(self, purpose)
    }

    fn end_state(&self, color: Color, choice: &Choice, purpose: MovePurpose) -> EndState {
        if self.must_decide_end(purpose) {
            EndState::MustDecide
        } else if ending::is_near(self, color, choice) {
            EndState::Near
        } else {
            EndState::NotNear
        }
    }

    fn decide_end(&self, decision: &MoveDecision<'_>) -> Option<PlayerAction> {
        let &MoveDecision { options, deadline, .. } = decision;
        let judged = judge_in_time(self, &options.models, options.seed, deadline)?;
        let ending = Ending { game: self, decision, judged: &judged };
        Some(ending.decide(&PassProbe { game: self, decision }))
    }
}

/// By how many doublings of its search a side for which a network gives `value` takes itself to be the stronger one:
/// the more so the further it is behind, in a game with a handicap or one that it has as good as lost.
fn odds_of(value: &ValueEstimate, size: Size, has_handicap: bool) -> f32 {
    let (even, lost) = WINS_OF_LOST;
    let part = if has_handicap { 1.0 } else { ((even - value.win_rate) / (even - lost)).clamp(0.0, 1.0) };
    let of_point = ODDS_OF_POINT * (361.0 / size.area() as f64).powf(0.75);
    let odds = (part * of_point * -value.lead).clamp(0.0, MOST_ODDS);
    ((odds / ODDS_STEP).round() * ODDS_STEP) as f32
}

/// Whether so much of the board is taken that the game is under way.
fn is_filled(game: &Game) -> bool {
    game.board().occupied().len() * UNDER_WAY_PART >= game.size().area()
}

/// Whether the board after `mv` is another one.
fn changes(game: &Game, color: Color, mv: Move) -> bool {
    mv.point().is_none_or(|point| game.board().removed_by(color, point).suicide.len() != 1)
}

// What a pass, or a move that finishes a game, is worth: a small search of its own, since one that found better moves
// has hardly searched it.

/// Win rates that differ by less are alike: then a pass that ends a won game must not cost more points either.
const ALIKE_RATE: f64 = 0.05;
/// Points that it may cost: playouts are not sure of single ones.
const ALIKE_POINTS: f64 = 2.0;
/// Moves with at least one visit for this many of the best move's are searched enough to tell what there is to gain.
const VISITS_PART: u64 = 4;
/// The part of the playouts of the search before it, and their least number.
const PLAYOUTS_PART: u64 = 8;
const FEWEST_PLAYOUTS: u64 = 1000;
/// The least number of playouts that say anything of a pass where time has ended the search.
const FEWEST_IN_TIME: u64 = 200;
/// Bytes for the tree.
const MEMORY: usize = 16 << 20;

/// Moves that are to be searched before a decision whose search did not choose them.
pub struct PassProbe<'a> {
    /// The game.
    pub game: &'a Game,
    /// The decision: its side would make the move, and its deadline and its stop flag end the search.
    pub decision: &'a MoveDecision<'a>,
}

impl PassProbe<'_> {
    /// What `mv` is worth by a small search of its own; `None` where the time is too short to tell, or where the
    /// network fails in it.
    fn worth(&self, mv: Move) -> Option<ValueEstimate> {
        let &MoveDecision { request: &MoveRequest { color, stop, .. }, choice, options, deadline, .. } = self.decision;
        let mut after = self.game.clone();
        if deadline.has_passed() || after.play(color, mv).is_err() {
            return None;
        }
        let probe = Probe::new(MEMORY);
        let virtual_moves = options.virtual_moves;
        let context = probe.context(&after, color.opponent(), choice.win_threshold, virtual_moves);
        let params = Game::params(after.size(), options);
        let playouts = (choice.playouts / PLAYOUTS_PART).max(params.values.as_good_as(FEWEST_PLAYOUTS));
        let limits = SearchLimits { playouts: Some(playouts), time: deadline.left(), ..SearchLimits::default() };
        let bounds = Bounds::new(&limits, stop).under(params);
        let quiet = SearchRun { quota: &bounds, seed: options.seed, threads: 1, report: &mut || {} };
        let has_network = options.models.network().is_some();
        Game::search(&context, options, quiet);
        if has_network && options.models.network().is_none() {
            return None;
        }
        if deadline.has_passed() && probe.playouts() < params.values.as_good_as(FEWEST_IN_TIME) {
            return None;
        }
        let reply = &probe.best()?.played;
        Some(ValueEstimate::of_means(1.0 - reply.mean(), -f64::from(reply.margin())))
    }
}

impl Trials for PassProbe<'_> {
    fn pass_holds(&self, best: &Candidate, gain: f64) -> bool {
        let Some(pass) = self.worth(Move::Pass) else { return false };
        let found = pass.win_rate - best.win_rate;
        if gain > 0.0 {
            return found > gain;
        }
        if best.win_rate < 0.5 {
            // What a last hope promises after a few playouts is no reason to play on.
            return pass.win_rate > lower_bound(best) - ALIKE_RATE;
        }
        if found.abs() > ALIKE_RATE {
            return found > 0.0;
        }
        // The best move is not always the one with the most points.
        let choice = self.decision.choice;
        let tried = choice.candidates.iter().filter(|other| other.visits >= best.visits / VISITS_PART);
        let most = tried.map(|other| other.margin).fold(best.margin, f64::max);
        pass.lead >= most - ALIKE_POINTS
    }

    fn holds(&self, mv: Move, best: &Candidate) -> bool {
        let holds = |worth: ValueEstimate| {
            worth.win_rate >= best.win_rate - ALIKE_RATE && worth.lead >= best.margin - ALIKE_POINTS
        };
        self.worth(mv).is_some_and(holds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_behind_by_a_handicap_or_has_lost_takes_itself_for_the_stronger_side() {
        let odds = |lines, win_rate, lead, has_handicap| {
            odds_of(&ValueEstimate::of_means(win_rate, lead), Size::square(lines).unwrap(), has_handicap)
        };
        assert_eq!(odds(19, 0.02, -30.0, true), 1.25);
        assert_eq!(odds(19, 0.02, -30.0, false), 1.25);
        assert_eq!(odds(9, 0.02, -10.0, true), 1.5, "a point is more on a small board");
        assert_eq!(odds(19, 0.02, -200.0, true), 2.75);
        for (win_rate, lead) in [(0.3, -30.0), (0.02, 3.0), (0.25, -30.0)] {
            assert_eq!(odds(19, win_rate, lead, false), 0.0, "{win_rate} {lead}");
        }
        assert_eq!(odds(19, 0.6, 12.0, true), 0.0);
        let falling = [0.22, 0.15, 0.1, 0.05].map(|win_rate| odds(19, win_rate, -30.0, false));
        assert!(falling.is_sorted() && falling[0] < 0.5, "{falling:?}");
    }
}
