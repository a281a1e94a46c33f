//! The panic guard: a bug inside one operation does not end the session.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use liangyi_engine::engine::{Engine, GameSession, SessionGame, SessionRecord, Snapshot};

/// An operation has panicked. The engine is in the state before it, without its search tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("internal error")]
pub struct InternalError;

/// An engine that can go back to a state before a panic.
pub trait Restorable {
    /// What determines its state.
    type Record;

    /// Its record now.
    fn snapshot(&self) -> Self::Record;

    /// Goes back to a record of its own, whatever state a panic has left it in.
    fn restore(&mut self, record: Self::Record);
}

impl Restorable for Engine {
    type Record = Snapshot;

    fn snapshot(&self) -> Snapshot {
        Engine::snapshot(self)
    }

    fn restore(&mut self, record: Snapshot) {
        Engine::restore(self, record);
    }
}

impl<G: SessionGame> Restorable for GameSession<G> {
    type Record = Arc<SessionRecord<G::Terms>>;

    fn snapshot(&self) -> Self::Record {
        GameSession::snapshot(self)
    }

    fn restore(&mut self, record: Self::Record) {
        GameSession::restore(self, record);
    }
}

/// Runs `operation` on the engine and returns its result. If it panics, the engine is rebuilt from the record that it
/// had before, and the panic is logged under `name`.
///
/// # Errors
///
/// [`InternalError`] if `operation` panicked.
pub fn guarded<E: Restorable, T>(
    engine: &mut E,
    name: &str,
    operation: impl FnOnce(&mut E) -> T,
) -> Result<T, InternalError> {
    let before = engine.snapshot();
    // Unwind safe: after a panic nothing of the engine's state but its settings is used again.
    catch_unwind(AssertUnwindSafe(|| operation(&mut *engine))).map_err(|_| {
        log::error!("panic in {name}; the state before it is restored");
        engine.restore(before);
        InternalError
    })
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Color;
    use liangyi_core::game::Move;
    use liangyi_core::rules::find_line_game;
    use liangyi_engine::engine::{EngineSettings, GoSession, Lenience, LineSession, LineTerms, Param};
    use liangyi_engine::policy::Models;

    use super::*;

    #[test]
    fn a_panic_leaves_the_state_before_it() {
        let mut engine = GoSession::new(EngineSettings::new(Models::embedded()));
        engine.play(Color::Black, Move::Pass).unwrap();
        let (record, phase) = (engine.snapshot(), engine.game().phase());
        let outcome = guarded(&mut engine, "a test", |engine| {
            engine.play(Color::White, Move::Pass).unwrap();
            engine.set_genmove_virtual(true);
            panic!("made for this test");
        });
        assert_eq!(outcome, Err::<(), _>(InternalError));
        assert_eq!(engine.record(), &*record);
        assert_eq!((engine.game().move_number(), engine.game().phase()), (1, phase));
    }

    #[test]
    fn a_move_that_the_rules_forbid_is_made_again_after_a_panic() {
        let mut engine =
            GoSession::new(EngineSettings { lenience: Lenience::Lenient, ..EngineSettings::new(Models::embedded()) });
        for (color, vertex) in [(Color::Black, "A2"), (Color::White, "E5"), (Color::Black, "B1"), (Color::White, "A1")]
        {
            let point = engine.game().size().parse_vertex(vertex).expect("a point");
            engine.play(color, Move::Play(point)).expect("suicide is made too");
        }
        engine.set_lenience(Lenience::Strict);
        let (record, board) = (engine.snapshot(), *engine.game().board());
        let outcome = guarded(&mut engine, "a test", |engine| {
            engine.undo(2).unwrap();
            panic!("made for this test");
        });
        assert_eq!(outcome, Err::<(), _>(InternalError));
        assert_eq!((engine.record(), engine.game().board()), (&*record, &board));
        assert_eq!(engine.game().forbidden_moves().map(|(index, _)| index).collect::<Vec<_>>(), [3]);
    }

    #[test]
    fn a_panic_after_another_game_was_chosen_goes_back_to_the_first() {
        let mut engine = Engine::new(EngineSettings::new(Models::embedded())).unwrap();
        engine.play(Color::Black, Move::Pass).unwrap();
        let before = engine.snapshot();
        let outcome = guarded(&mut engine, "a test", |engine| {
            engine.choose_line_game(find_line_game("renju").unwrap()).unwrap();
            panic!("made for this test");
        });
        assert_eq!((outcome, engine.snapshot()), (Err::<(), _>(InternalError), before));
        assert!(matches!(&engine, Engine::Go(go) if go.game().move_number() == 1));
    }

    #[test]
    fn what_was_set_for_a_line_game_outlives_a_panic() {
        let settings = EngineSettings { threads: 3, memory: 7 << 20, ..EngineSettings::new(Models::embedded()) };
        let terms = LineTerms::from(find_line_game("renju").unwrap());
        let mut session = LineSession::on(terms, settings).unwrap();
        let memory = Param::find("memory").unwrap();
        session.set_param(memory, "17").unwrap();
        let outcome = guarded(&mut session, "a test", |session| {
            session.play(Color::Black, Move::Pass).unwrap();
            panic!("made for this test");
        });
        assert_eq!(outcome, Err::<(), _>(InternalError));
        assert_eq!((session.settings().threads, session.settings().memory >> 20), (3, 17));
        assert_eq!((session.moves().len(), session.to_move()), (0, Color::Black));
    }

    #[test]
    fn an_operation_without_a_panic_returns_its_result_and_keeps_its_changes() {
        let mut engine = GoSession::new(EngineSettings::new(Models::embedded()));
        let outcome = guarded(&mut engine, "a test", |engine| {
            engine.play(Color::Black, Move::Pass).unwrap();
            7
        });
        assert_eq!((outcome, engine.game().move_number()), (Ok(7), 1));
    }
}
