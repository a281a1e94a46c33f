//! What follows from a change: marks begin where the game has stopped, what is agreed on holds in the engine, and the
//! engine moves where it is its turn.

use std::time::Duration;

use liangyi_core::base::Color;
use liangyi_core::game::{Phase, Played};
use liangyi_engine::engine::{BadParam, Engine, EngineSettings, GeneratedMove, Param};
use liangyi_engine::player::{Action, Choice};

use super::agreement::{SideMarks, Views};
use super::answer::{JudgedBoard, Reply};
use super::bench::{judged, result};
use super::found::Found;
use super::jobs::Purpose;
use super::seat::Seat;
use super::tab::Tab;

/// Sets the level of strength.
///
/// # Errors
///
/// There is none of that number, or it needs a network and there is none.
pub fn set_level(settings: &mut EngineSettings, level: usize) -> Result<(), BadParam> {
    Param::find("level").expect("a parameter").set(settings, &level.to_string())
}

impl Tab {
    /// Whether the game has stopped at a point on which the sides have to agree.
    fn is_stopped(&self) -> bool {
        let Engine::Go(go) = &self.engine else { return false };
        if self.play.resigned.is_some() || go.game().is_drawn() {
            return false;
        }
        match go.game().phase() {
            Phase::Contest | Phase::Resolution => false,
            Phase::Stopped => true,
            // Where nothing has to be judged the rules have decided.
            Phase::Over => self.play.views.is_some() || go.score_without_judgement().is_none(),
        }
    }

    /// Marks begin where the game has stopped, and end where it goes on.
    pub(super) fn open_views(&mut self) {
        if !self.is_stopped() {
            self.play.views = None;
        } else if self.play.views.is_none() {
            self.play.views = Some(Views::default());
            self.judge();
        }
    }

    /// Has the position judged.
    pub(super) fn judge(&mut self) {
        if self.jobs.has(Purpose::Judge) {
            return;
        }
        let (settings, snapshot, bench) = self.for_bench();
        let work = move |_: &_| {
            let (board, marks) = bench.with(&settings, &snapshot, judged).expect("Go is played");
            Found::Judged(board, Box::new(marks))
        };
        self.jobs.begin(self.shared.workers(), (Purpose::Judge, None, self.rev), work);
    }

    /// Takes the judgement: the sides that the engine plays mark it.
    pub(super) fn take_judgement(&mut self, board: JudgedBoard, marks: SideMarks) {
        self.judged = Some((board.clone(), marks));
        self.tell(None, Reply::Judgement(board));
        let engines: Vec<Color> = Color::BOTH.into_iter().filter(|side| !self.is_person(*side)).collect();
        let Some(views) = self.play.views.as_mut().filter(|_| !engines.is_empty()) else { return };
        for &side in &engines {
            views.change(side, |own| *own = marks);
        }
        if engines.len() == 2 {
            engines.iter().for_each(|side| _ = views.say_yes(*side));
        }
        self.changed(None);
    }

    /// Has what both sides have agreed on hold in the engine, or nothing.
    pub(super) fn settle(&mut self) {
        let agreed = self.play.views.as_ref().and_then(|views| views.agreed().copied());
        let Engine::Go(go) = &mut self.engine else { return };
        let declared = go.record().terms.declared_end;
        match &agreed {
            None if declared.is_some() => {
                super::bench::agree(go, None);
                self.play.result = None;
                self.cancel(|purpose| purpose == Purpose::Result);
            }
            Some(marks) if declared.is_none() => {
                super::bench::agree(go, Some(marks));
                if go.score_without_judgement().is_none() {
                    self.judge_result(*marks);
                }
            }
            None | Some(_) => {}
        }
    }

    fn judge_result(&mut self, marks: SideMarks) {
        let (settings, snapshot, bench) = self.for_bench();
        let work = move |_: &_| {
            let found = bench.with(&settings, &snapshot, |session| result(session, &marks));
            Found::Result(found.expect("Go is played"))
        };
        self.jobs.begin(self.shared.workers(), (Purpose::Result, None, self.rev), work);
    }

    /// Whether the person at the page plays a side.
    pub(super) fn is_person(&self, side: Color) -> bool {
        self.play.seats[side.index()] == Seat::Person
    }

    /// The side for which the engine is to think now.
    fn to_think(&self) -> Option<Color> {
        let color = self.engine.to_move();
        let goes_on = match &self.play.views {
            Some(views) => views.disputed_by().is_some(),
            None => !self.engine.is_over(),
        };
        let waits = self.is_person(color) || !self.play.place.rest().is_empty() || self.play.resigned.is_some();
        (goes_on && !waits).then_some(color)
    }

    /// Searches for a move where it is the engine's turn, and for no other.
    pub(super) fn think(&mut self) {
        let wanted = self.to_think();
        if self.jobs.thinking() == wanted {
            return;
        }
        self.cancel(|purpose| matches!(purpose, Purpose::Move(_)));
        let Some(color) = wanted else { return };
        let settings = self.seat_settings(color);
        let snapshot = self.engine.snapshot();
        let cleans_up =
            self.play.views.is_some() || self.engine.go().is_some_and(|go| go.game().phase() == Phase::Resolution);
        let work = move |stop: &_| {
            let mut engine = Engine::new(settings).expect("the settings have made a game");
            engine.restore(snapshot);
            Found::Move(Box::new(generated(&mut engine, color, cleans_up, stop)))
        };
        self.jobs.begin(self.shared.workers(), (Purpose::Move(color), None, self.rev), work);
    }

    /// The settings with which the engine plays a side.
    pub(super) fn seat_settings(&self, color: Color) -> EngineSettings {
        let mut settings = self.engine.settings().clone();
        match self.play.seats[color.index()] {
            Seat::Person => {}
            Seat::Level { level } => {
                settings.time = None;
                set_level(&mut settings, level).expect("a level that was checked");
            }
            Seat::Time { seconds } => {
                (settings.time, settings.playouts) = (Some(Duration::from_secs_f64(seconds)), None);
            }
        }
        settings
    }

    /// Makes the move that the engine has found. If it has found none, the person plays that side from then on.
    pub(super) fn make_move(&mut self, color: Color, found: Option<Found>) {
        let made = match found {
            Some(Found::Move(generated)) => match generated.action {
                Action::Resign => {
                    self.play.resigned = Some(color);
                    Ok(())
                }
                Action::Move(mv) => {
                    let made = self.engine.play(color, mv).map_err(|error| error.to_string());
                    made.map(|()| self.note_move(Played { color, mv }))
                }
            },
            _ => Err("its search has failed".to_string()),
        };
        if let Err(error) = made {
            log::error!("the engine has no move for {color}: {error}");
            self.play.seats[color.index()] = Seat::Person;
        }
        self.moved(None);
    }
}

fn generated(
    engine: &mut Engine,
    color: Color,
    cleans_up: bool,
    stop: &std::sync::atomic::AtomicBool,
) -> GeneratedMove {
    let generated = match engine {
        Engine::Go(go) if cleans_up => go.generate_cleanup(color, stop),
        _ => engine.generate(color, stop, &mut |_| {}),
    };
    generated.unwrap_or_else(|error| {
        log::error!("no move is taken from {color}: {error}");
        let action = Action::Resign;
        GeneratedMove { action, choice: Choice::none(action) }
    })
}
