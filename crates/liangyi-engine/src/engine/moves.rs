//! How the engine chooses moves in a session, and what a client may set of that: clocks, limits, parameters.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use liangyi_core::base::Color;
use liangyi_core::game::Move;
use liangyi_core::time::{Clock, TimeControl, moves_to_come};

use super::game::{EngineError, GeneratedMove, MoveSearch, SessionGame};
use super::params::{BadParamValue, Param};
use super::record::SessionRecord;
use super::session::GameSession;
use super::settings::EngineSettings;
use crate::player::{Analysis, Choice, EarlierSearches, MovePurpose, MoveRequest, Options, PlayerAction};
use crate::policy::{HumanNet, KataNet, Models};
use crate::search::SearchLimits;

impl<G: SessionGame> GameSession<G> {
    /// Sets the clocks of both sides.
    pub fn set_time(&mut self, system: TimeControl) {
        let record = self.record_mut();
        record.time = system;
        record.clocks = [Clock::new(system); 2];
    }

    /// Sets the clock of `color` to what the arbiter's clock shows; see [`Clock::set`].
    pub fn set_time_left(&mut self, color: Color, left: Duration, count: u32) {
        self.record_mut().clocks[color.index()].set(left, count);
    }

    /// The limits of a search for `color`.
    pub(super) fn limits(&self, color: Color) -> SearchLimits {
        let empty = self.board().empty().len() as u32;
        let limits = self.limits_without_clock();
        let (clock, moves) = (&self.record.clocks[color.index()], moves_to_come(empty));
        // A time for each move that the user has set bounds it under a clock too.
        let bounded =
            |time: Duration| self.settings.time.map_or(time, |most| most.min(time)).max(self.settings.least_time);
        match clock.budget(moves) {
            Some(time) => {
                // What is saved on this move is for those to come.
                let latest = clock.latest(moves).map(bounded);
                SearchLimits { time: Some(bounded(time)), latest, is_whole: false, ..limits }
            }
            None => limits,
        }
    }

    /// Chooses a move for `color`, makes it and subtracts the time from the clock of `color`. `stop`, set by another
    /// thread, ends the search with the best move so far. `progress` is called now and then with the search so far.
    ///
    /// # Errors
    ///
    /// The game takes no move of `color`.
    pub fn generate(
        &mut self,
        color: Color,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Result<GeneratedMove, EngineError> {
        self.generate_for(MovePurpose::Play, color, stop, progress)
    }

    /// As [`GameSession::generate`], for a purpose.
    pub(super) fn generate_for(
        &mut self,
        purpose: MovePurpose,
        color: Color,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Result<GeneratedMove, EngineError> {
        let begun = Instant::now();
        let generated = self.search_for(purpose, color, stop, progress);
        if let PlayerAction::Move(mv) = generated.action
            && self.game.takes_moves()
        {
            self.play_chosen(color, mv)?;
        }
        let overrun = self.record_mut().clocks[color.index()].spend(begun.elapsed());
        if !overrun.is_zero() {
            log::warn!("the move of {color} came {:.3} s after its clock had run out", overrun.as_secs_f64());
        }
        Ok(generated)
    }

    /// Makes a move that the engine has chosen, here or in a fork of this session. Its clock does not run.
    ///
    /// # Errors
    ///
    /// The move is illegal.
    pub fn play_chosen(&mut self, color: Color, mv: Move) -> Result<(), EngineError> {
        let made = self.record.moves.len();
        self.record_mut().diagram_within.get_or_insert(made);
        self.play(color, mv)?;
        self.has_moved = true;
        Ok(())
    }

    /// Chooses a move for `color` without making it.
    pub fn search(&mut self, color: Color, stop: &AtomicBool, progress: &mut dyn FnMut(&Choice)) -> GeneratedMove {
        self.search_for(MovePurpose::Play, color, stop, progress)
    }

    fn search_for(
        &mut self,
        purpose: MovePurpose,
        color: Color,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> GeneratedMove {
        let before = self.earlier_searches.before(&self.game, color);
        let limits = self.limits(color);
        let request = MoveRequest { purpose, before, ..MoveRequest::new(color, limits, stop) };
        self.allow_virtual_moves();
        let (game, record, player) = (&self.game, &*self.record, &mut self.player);
        let generated = G::choose(MoveSearch { game, record, player, request, progress });
        self.note_search(color, &generated.choice);
        let game = &self.game;
        match generated.action {
            PlayerAction::Move(mv) if !game.is_legal(color, mv) => {
                log::error!("the search chose the illegal move {} for {color}", mv.display(game.size()));
                let legal = game.legal_moves(color);
                let mv = if legal.pass { None } else { legal.points.first() };
                GeneratedMove { action: PlayerAction::Move(mv.map_or(Move::Pass, Move::Play)), ..generated }
            }
            _ => generated,
        }
    }

    /// Notes what a search for a move of `color`, here or in a fork of this session, has found of the game.
    pub fn note_search(&mut self, color: Color, choice: &Choice) {
        self.earlier_searches.note(&self.game, color, choice);
    }

    /// Forgets what searches have found of the game and saved, so that some more moves are made before it is resigned.
    pub fn forget_searches(&mut self) {
        self.earlier_searches = EarlierSearches::default();
    }

    /// Searches for `color` without choosing a move, until another thread sets `stop` or a limit of the analysis ends
    /// it. `progress` is called with the search so far, the first time after a few playouts. Returns the search at its
    /// end.
    pub fn analyze(
        &mut self,
        color: Color,
        analysis: &Analysis,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Choice {
        if !self.game.takes_moves() {
            return Choice::none(PlayerAction::Move(Move::Pass));
        }
        self.allow_virtual_moves();
        self.player.analyze(&self.game, color, analysis, stop, progress)
    }

    /// Makes searches for a move report and leave moves out as `analysis` says, except that its limits do not hold.
    /// Returns the options that were in force.
    pub(super) fn report_as(&mut self, analysis: &Analysis) -> Options {
        let during = Options {
            report_every: analysis.every,
            move_ownership: analysis.move_ownership,
            raw_values: true,
            restrictions: analysis.restrictions.clone(),
            ..self.player.options_mut().clone()
        };
        std::mem::replace(self.player.options_mut(), during)
    }

    /// Puts options in force.
    pub(super) fn set_options(&mut self, options: Options) {
        *self.player.options_mut() = options;
    }

    /// Whether the engine is to ponder now: pondering is on and the last move is one that it chose.
    pub fn may_ponder(&self) -> bool {
        G::PONDERS && self.settings.ponder && self.has_moved && !self.game.is_over()
    }

    /// Searches in the opponent's time until another thread sets `stop`, for no longer than `time`. Returns how many
    /// playouts that were: none where the tree has no more room for pondering.
    pub fn ponder(&mut self, time: Option<Duration>, stop: &AtomicBool) -> u64 {
        self.player.ponder(&self.game, time, stop)
    }

    /// Sets a parameter to the value that `text` says, from the next search on.
    ///
    /// # Errors
    ///
    /// The parameter does not take the value.
    pub fn set_param(&mut self, param: &Param, text: &str) -> Result<(), BadParamValue> {
        let before = self.settings.tree_kind();
        param.set(&mut self.settings, text)?;
        self.settings_changed(before);
        Ok(())
    }

    /// Changes settings, from the next search on. Another memory, or another kind of values, drops the tree.
    pub fn change_settings(&mut self, change: impl FnOnce(&mut EngineSettings)) {
        let before = self.settings.tree_kind();
        change(&mut self.settings);
        self.settings_changed(before);
    }

    /// Hands the settings on to the player; `before` is the kind of its trees before the change.
    fn settings_changed(&mut self, before: (usize, Option<*const KataNet>)) {
        self.set_options(G::options(&self.settings));
        if self.record.handicap_by_plays != self.settings.handicap_by_plays {
            let handicap_by_plays = self.settings.handicap_by_plays;
            let record = SessionRecord { handicap_by_plays, ..SessionRecord::clone(&self.record) };
            self.adopt(record).expect("the number of handicap stones makes no move illegal");
        }
        if self.settings.tree_kind() != before {
            self.clear_cache();
        }
    }

    /// Sets the seed of the searches to come, which then depend on no search before.
    pub fn set_seed(&mut self, seed: u64) {
        (self.settings.seed, self.settings.is_seeded) = (seed, true);
        self.clear_cache();
        self.allow_virtual_moves();
    }

    /// Plays and judges with this network of KataGo's from now on, or without one. The game stays; the tree and the
    /// judgements made with another one are dropped.
    pub fn set_network(&mut self, net: Option<Arc<KataNet>>) {
        self.set_models(self.settings.models.with_chosen(net));
    }

    /// The same where nobody has chosen a network and this one was found, if any: it plays, or the program's own, by
    /// the board.
    pub fn set_found_network(&mut self, net: Option<Arc<KataNet>>) {
        let models = self.settings.models.with_found(net);
        self.set_models(if G::BY_NETWORK { models.on_board(self.size()).into_owned() } else { models });
    }

    /// Has the network play that does on this board, where nobody has chosen one.
    pub(super) fn use_network_of_board(&mut self) {
        if G::BY_NETWORK
            && let Cow::Owned(models) = self.settings.models.on_board(self.size())
        {
            self.set_models(models);
        }
    }

    fn set_models(&mut self, models: Models) {
        self.settings.models = Arc::new(models);
        self.findings = G::no_findings(&self.settings);
        self.clear_cache();
        self.allow_virtual_moves();
    }

    /// The limits of a search while no clock runs.
    pub fn limits_without_clock(&self) -> SearchLimits {
        let limits = self.settings.limits();
        let without_network = self.settings.level.filter(|_| !G::BY_NETWORK).map(|level| level.searched(false));
        SearchLimits { playouts: without_network.or(limits.playouts), ..limits }
    }

    /// Uses another network of persons from now on, or none; the tree goes.
    pub fn set_human_network(&mut self, net: Option<Arc<HumanNet>>) {
        self.settings.models = Arc::new(Models { human: net, ..Models::clone(&self.settings.models) });
        self.clear_cache();
        self.allow_virtual_moves();
    }

    /// Sets whether the player searches virtual moves.
    pub(super) fn allow_virtual_moves(&mut self) {
        self.player.options_mut().virtual_moves = G::virtual_moves(&self.record);
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::game::Played;

    use super::super::go::GoSession;
    use super::*;

    /// A game that White has lost by passing after its first move, with room left to play in; White is to move and
    /// resigns below any rate.
    fn lost_by_passing() -> GoSession {
        let settings = EngineSettings {
            size: Size::square(9),
            playouts: Some(220),
            memory: 16 << 20,
            resign_below: Some(1.0),
            ..EngineSettings::new(Models::embedded())
        };
        let mut session = GoSession::new(settings);
        let size = session.size();
        let points = (0..9).flat_map(|y| [1, 3, 5].map(|x| size.point(x, y)));
        let replies = std::iter::once(Move::Play(size.point(7, 4))).chain(std::iter::repeat(Move::Pass));
        let turns = points.zip(replies).flat_map(|(point, reply)| {
            [Played { color: Color::Black, mv: Move::Play(point) }, Played { color: Color::White, mv: reply }]
        });
        let moves: Vec<Played> = turns.collect();
        session.play_all(&moves[..moves.len() - 1]).unwrap();
        session
    }

    /// What White chooses, and then a move of Black's that changes little.
    fn turn(session: &mut GoSession, generate: bool) -> PlayerAction {
        let never = AtomicBool::new(false);
        let chosen = if generate {
            session.generate(Color::White, &never, &mut |_| {}).unwrap().action
        } else {
            let found = session.search(Color::White, &never, &mut |_| {}).action;
            if let PlayerAction::Move(mv) = found {
                session.play(Color::White, mv).unwrap();
            }
            found
        };
        if chosen != PlayerAction::Resign {
            let legal = session.legal_moves(Color::Black).points;
            session.play(Color::Black, Move::Play(legal.iter().next().unwrap())).unwrap();
        }
        chosen
    }

    /// How many moves White makes before it resigns.
    fn moves_before_resigning(session: &mut GoSession, generate: bool) -> Option<usize> {
        (0..5).find(|_| turn(session, generate) == PlayerAction::Resign)
    }

    #[test]
    fn the_third_move_in_a_row_of_a_lost_game_is_a_resignation_however_moves_are_asked_for() {
        assert_eq!(
            [true, false].map(|generate| moves_before_resigning(&mut lost_by_passing(), generate)),
            [Some(2); 2]
        );
        let mut session = lost_by_passing();
        session.change_settings(|settings| settings.resigns_after = Some(2));
        assert_eq!(moves_before_resigning(&mut session, true), Some(1));
        // A move that is searched for again counts once.
        let mut session = lost_by_passing();
        for _ in 0..4 {
            session.search(Color::White, &AtomicBool::new(false), &mut |_| {});
        }
        assert_eq!(moves_before_resigning(&mut session, true), Some(2));
    }

    #[test]
    fn moves_are_counted_anew_after_undo_in_a_loaded_or_new_game_and_after_another_hand() {
        type Change = fn(&mut GoSession);
        let changes: [(&str, usize, Change, usize); 6] = [
            ("nothing", 2, |_| {}, 0),
            ("the same komi", 2, |session| session.set_komi(session.record().komi()), 0),
            ("undo", 2, |session| session.undo(2).unwrap(), 2),
            ("a new game with the same moves", 2, replayed, 2),
            ("the same game loaded", 2, loaded, 2),
            ("a move of another hand", 1, played_by_hand, 2),
        ];
        for (what, before, change, more) in changes {
            let mut session = lost_by_passing();
            session.set_komi(session.record().komi());
            assert!((0..before).all(|_| turn(&mut session, true) != PlayerAction::Resign));
            change(&mut session);
            assert_eq!(moves_before_resigning(&mut session, true), Some(more), "{what}");
        }
    }

    fn loaded(session: &mut GoSession) {
        let ruleset = session.record().terms.ruleset.clone();
        session.load(&session.game().clone(), ruleset, None).unwrap();
    }

    fn played_by_hand(session: &mut GoSession) {
        for color in [Color::White, Color::Black] {
            let legal = session.legal_moves(color).points;
            session.play(color, Move::Play(legal.iter().next().unwrap())).unwrap();
        }
    }

    fn replayed(session: &mut GoSession) {
        let moves = session.moves();
        session.clear_board();
        session.play_all(&moves).unwrap();
    }

    #[test]
    fn a_bound_of_the_user_holds_under_a_clock_too() {
        let hour = TimeControl::Absolute { main: Duration::from_secs(3600) };
        let limits = |time: Option<u64>, playouts, control| {
            let settings = EngineSettings {
                time: time.map(Duration::from_secs),
                playouts,
                ..EngineSettings::new(Models::embedded())
            };
            let mut session = GoSession::new(settings);
            session.set_time(control);
            let SearchLimits { time, playouts, .. } = session.limits(Color::Black);
            (time, playouts)
        };
        assert_eq!(limits(Some(1), Some(7), hour), (Some(Duration::from_secs(1)), Some(7)));
        assert!(limits(None, None, hour).0.is_some_and(|time| time > Duration::from_secs(5)));
        let little = TimeControl::Absolute { main: Duration::from_millis(100) };
        assert!(limits(Some(1), None, little).0.is_some_and(|time| time < Duration::from_millis(100)));
        assert_eq!(limits(None, Some(7), TimeControl::Unlimited), (None, Some(7)));
    }

    #[test]
    fn a_bound_on_playouts_holds_for_the_moves_of_a_game_together() {
        let settings = EngineSettings {
            size: Size::square(9),
            playouts: Some(600),
            resign_below: None,
            ..EngineSettings::new(Models::embedded())
        };
        let mut session = GoSession::new(settings);
        let (mut made, mut most) = ([0; 2], 0);
        for number in 1..=12 {
            for color in Color::BOTH {
                let generated = session.generate(color, &AtomicBool::new(false), &mut |_| {}).unwrap();
                made[color.index()] += generated.choice.playouts;
                most = most.max(generated.choice.playouts);
                assert!(made[color.index()] <= number * 600, "{number}: {made:?}");
            }
        }
        assert!(most > 600, "{most}");
        // Another game begins without what was saved in this one.
        session.clear_board();
        let first = session.generate(Color::Black, &AtomicBool::new(false), &mut |_| {}).unwrap();
        assert!(first.choice.playouts <= 600);
    }
}
