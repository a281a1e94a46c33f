//! Who thinks at a tab: the engine, for its move, for a hint and while a person does, also by a network that has just
//! come; and persons, by their clocks.

use std::time::{Duration, Instant};

use liangyi_core::base::{Color, Size};
use liangyi_core::game::Move;
use liangyi_engine::engine::GeneratedMove;
use liangyi_engine::player::{Choice, PlayerAction};
use liangyi_engine::policy::Models;

use super::answer::{Hint, LastSearch, Refused, TabReply};
use super::counting::CountSession;
use super::jobs::{JobPurpose, JobResult};
use super::lists::{TabClock, TabClocks};
use super::tab::{Outcome, Tab};
use crate::protocol::InternalError;
use crate::table::TurnFailure;

/// How long the engine ponders before others get their turn.
const PONDERING: Duration = Duration::from_millis(200);

impl Tab {
    /// Begins the engine's search where it is its turn, and stops one that is no longer wanted.
    pub(super) fn think(&mut self) {
        let wanted = self.table.engine_to_move();
        if self.jobs.thinking() == wanted {
            return;
        }
        self.cancel(|purpose| matches!(purpose, JobPurpose::Move(_)));
        let Some(color) = wanted else { return };
        let search = self.table.search_for_turn(color);
        let work = move |stop: &_| JobResult::Turn(Box::new(search.turn(stop)));
        self.jobs.begin(self.shared.workers(), (JobPurpose::Move(color), None, self.rev), work);
    }

    /// Makes the move that the engine has found. If it has found none, the person plays that side from then on.
    pub(super) fn make_move(&mut self, color: Color, found: Option<JobResult>) {
        let chosen = match found {
            Some(JobResult::Turn(chosen)) => *chosen,
            _ => Err(TurnFailure::Internal(InternalError)),
        };
        if let Err(failure) = self.table.end_turn(color, chosen) {
            log::error!("the engine has no move for {color}: {failure:?}");
        }
        self.moved(None);
    }

    /// Thinks on while a person does, a slice of time after another, unless a job that somebody waits for runs or
    /// nobody is there. Whether it may at all is asked in `TableSearch` (seats) and `Engine::may_ponder` (setting).
    pub(super) fn go_on_pondering(&mut self) {
        if self.ponders_in_vain || !self.has_page() || !self.jobs.is_idle() {
            return;
        }
        let Some(search) = self.table.search_to_ponder() else { return };
        // A bug has been logged, and the engine does not ponder again.
        let work = move |stop: &_| JobResult::Pondered(search.ponder(PONDERING, stop).unwrap_or(false));
        self.jobs.begin(self.shared.workers(), (JobPurpose::Ponder, None, self.rev), work);
    }

    /// A move for the side to move, later.
    pub(super) fn hint(&mut self, id: u64) -> Result<Outcome, Refused> {
        let engine = self.table.engine();
        if engine.is_over() || self.table.resigned().is_some() {
            return Err(Refused::WrongPhase);
        }
        let (color, size) = (engine.to_move(), engine.size());
        let search = self.table.search_for_hint();
        self.answer_later(id, move |stop| {
            let told = search.hint(stop).map(|GeneratedMove { action, choice }| hint_of(color, size, action, &choice));
            JobResult::Answer(Box::new(told.map(TabReply::Hint).map_err(|_| Refused::Internal)))
        })
    }

    /// Has the network brought that is not here yet.
    pub(super) fn get_network(&mut self) -> Result<Outcome, Refused> {
        self.shared.get_network().map_err(|_| Refused::Busy)?;
        Ok(Outcome::from(TabReply::Network(self.shared.network_news())))
    }

    /// Tells the page of the network that can be brought. One that has come plays from the next search on.
    pub fn hear_of_network(&mut self) {
        self.take_network();
        self.tell(None, TabReply::Network(self.shared.network_news()));
    }

    /// Takes the network over that has come.
    pub(super) fn take_network(&mut self) {
        let fetched = |models: &Models| models.auto.as_ref().and_then(|auto| auto.fetched.clone());
        let Some(net) = fetched(&self.shared.settings().models) else { return };
        if fetched(&self.table.engine().settings().models).is_some() {
            return;
        }
        self.cancel(|purpose| purpose == JobPurpose::Ponder);
        self.table.engine_mut().set_found_network(Some(net));
        (self.count_session, self.analyses.engine) = (CountSession::default(), None);
        self.tell_game(None);
        self.go_on_pondering();
    }

    /// The clocks of persons, as they stand now.
    pub(super) fn clocks(&self) -> Option<TabClocks> {
        let (clocks, now) = (self.table.clocks()?, Instant::now());
        let seen = |color| {
            let clock = clocks.seen(color, now);
            self.table.is_person(color).then(|| TabClock { left: clock.left().as_secs_f64(), count: clock.count() })
        };
        Some(TabClocks {
            control: clocks.control().to_string(),
            running: clocks.running(),
            clocks: Color::BOTH.map(seen),
        })
    }

    /// How long nothing happens to a clock by itself; `None` where none runs.
    pub fn clock_rests_for(&self) -> Option<Duration> {
        let now = Instant::now();
        Some(self.table.clocks()?.next_change(now)?.saturating_duration_since(now))
    }

    /// A clock has gone on by itself: to a period, or its side has lost.
    pub fn look_at_clocks(&mut self) {
        if self.run_clocks() { self.changed(None) } else { self.tell_game(None) }
    }

    /// Has the clock of the person run who is to move, while the page is there; returns whether that side has lost.
    pub(super) fn run_clocks(&mut self) -> bool {
        self.table.run_clocks(self.has_page(), Instant::now())
    }

    /// What the search behind the engine's last move came to.
    pub(super) fn last_search(&self) -> Option<LastSearch> {
        let (_, choice) = self.table.last_search()?;
        let visits = choice.root.visits;
        Some(LastSearch { visits, reused: visits.saturating_sub(choice.playouts) })
    }
}

fn hint_of(color: Color, size: Size, action: PlayerAction, choice: &Choice) -> Hint {
    let name = |mv: Move| mv.display(size).to_string();
    let mv = match action {
        PlayerAction::Move(mv) => Some(mv),
        PlayerAction::Resign => None,
    };
    // A game can be ended that the search would go on with: then it has looked at that move little, or not at all.
    let best = choice.candidates.first();
    let found = choice.candidates.iter().find(|one| Some(one.mv) == mv && one.visits > 0);
    let line = found.map_or(mv.into_iter().collect(), |found| found.line.clone());
    Hint {
        color,
        mv: mv.map(name),
        winrate: best.map(|best| best.estimate.win_rate),
        lead: best.map(|best| best.estimate.lead),
        visits: best.map_or(0, |best| best.visits),
        line: line.into_iter().map(name).collect(),
        wins_in: found.and_then(|found| found.wins_in),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc::{Receiver, channel};

    use liangyi_engine::engine::EngineSettings;
    use liangyi_engine::policy::Models;

    use super::super::answer::PageAnswer;
    use super::super::jobs::TabInput;
    use super::super::shared::TabsShared;
    use super::*;

    const NEW: &str = r#"{"id":1,"do":"new","ruleset":"chinese","width":9,"height":9,
                          "seats":[{"by":"person"},{"by":"level","level":4}]}"#;

    /// A tab whose engine has White and has answered Black's first move, what wakes it, and what its page hears.
    fn answered(ponder: bool) -> (Tab, Receiver<TabInput>, Receiver<String>) {
        let settings = EngineSettings { ponder, memory: 32 << 20, ..EngineSettings::new(Models::embedded()) };
        let settings = EngineSettings { playouts: Some(100), ..settings };
        let shared = Arc::new(TabsShared::new(settings).expect("a thread"));
        let (inputs, received) = channel();
        let (said, heard) = channel();
        let mut tab = Tab::new(shared, inputs).expect("a game");
        tab.attach(Box::new(move |text| said.send(text).is_ok()));
        tab.hear(NEW);
        tab.hear(r#"{"id":2,"do":"play","color":"black","move":"E5"}"#);
        assert_eq!(tab.jobs.thinking(), Some(Color::White));
        end_job(&mut tab, &received);
        assert_eq!(tab.table.engine().moves().len(), 2);
        (tab, received, heard)
    }

    /// Waits until a job of the tab's has ended.
    fn end_job(tab: &mut Tab, received: &Receiver<TabInput>) {
        let Ok(TabInput::Finished(finished)) = received.recv() else { panic!("a job ends") };
        tab.finish(finished);
    }

    /// Plays the move that is hinted at, and waits until the engine has answered it.
    fn play_hint(tab: &mut Tab, received: &Receiver<TabInput>, heard: &Receiver<String>) {
        tab.hear(r#"{"id":3,"do":"hint"}"#);
        let mv = loop {
            end_job(tab, received);
            let told = heard.try_iter().filter_map(|text| serde_json::from_str::<PageAnswer>(&text).ok());
            let hints = told.filter_map(|answer| if let TabReply::Hint(hint) = answer.told { hint.mv } else { None });
            if let Some(mv) = hints.last() {
                break mv;
            }
        };
        tab.hear(&format!(r#"{{"id":4,"do":"play","color":"black","move":"{mv}"}}"#));
        while tab.table.engine().moves().len() < 4 {
            end_job(tab, received);
        }
    }

    #[test]
    fn the_engines_second_move_begins_with_the_tree_of_its_first() {
        let (mut tab, received, heard) = answered(false);
        assert!(!tab.jobs.has(JobPurpose::Ponder), "it ponders only where it is to");
        let first = tab.last_search().expect("a search");
        assert!(first.visits > 0 && first.reused == 0, "{first:?}");
        play_hint(&mut tab, &received, &heard);
        let second = tab.last_search().expect("a search");
        assert!(second.reused > 0 && second.visits > second.reused, "{second:?}");
        // Another game begins with another tree.
        tab.hear(NEW);
        assert_eq!(tab.last_search(), None);
    }

    #[test]
    fn the_engine_thinks_on_while_a_person_does_and_stops_at_a_request() {
        let (mut tab, received, heard) = answered(true);
        for _ in 0..5 {
            assert!(tab.jobs.has(JobPurpose::Ponder), "a slice follows another one");
            end_job(&mut tab, &received);
        }
        let before = tab.last_search();
        tab.hear(r#"{"id":5,"do":"reasons","color":"black"}"#);
        assert!(tab.jobs.has(JobPurpose::Ponder), "it goes on where the position stays");
        tab.hear(r#"{"id":6,"do":"hint"}"#);
        assert!(!tab.jobs.has(JobPurpose::Ponder), "somebody waits for the hint");
        tab.detach();
        tab.hear(r#"{"id":7,"do":"stop"}"#);
        assert!(!tab.jobs.has(JobPurpose::Ponder), "nobody is there");
        let (said, heard_again) = channel();
        tab.attach(Box::new(move |text| said.send(text).is_ok()));
        assert!(tab.jobs.has(JobPurpose::Ponder) && tab.last_search() == before);
        drop(heard);
        play_hint(&mut tab, &received, &heard_again);
        let second = tab.last_search().expect("a search");
        assert!(second.reused > 100, "more than a move's playouts: {second:?}");
    }
}
