//! Another game in a session: the record, undo, clocks and snapshots of Go and line games serve it.

use std::sync::atomic::AtomicBool;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Move, Played};
use liangyi_engine::engine::{EngineError, EngineSettings, GameSession, GameTerms, SessionGame, SessionRecord};
use liangyi_engine::policy::Models;

use crate::five_in_a_row::FiveInARow;

/// Nothing of five in a row can be set.
#[derive(Clone, Debug, PartialEq)]
pub struct NoTerms;

impl GameTerms for NoTerms {}

impl SessionGame for FiveInARow {
    type Terms = NoTerms;
    type Findings = ();

    fn name(_: &NoTerms) -> &str {
        "five in a row"
    }

    fn default_size(_: &NoTerms) -> Size {
        Size::square(7).unwrap()
    }

    fn opening(record: &SessionRecord<NoTerms>) -> Result<FiveInARow, EngineError> {
        Ok(FiveInARow::from(record.start.board))
    }

    fn no_findings(_: &EngineSettings) {}
}

#[test]
fn another_game_is_played_by_the_same_session() {
    let settings =
        EngineSettings { playouts: Some(4_000), memory: 16 << 20, ..EngineSettings::new(Models::embedded()) };
    let mut session = GameSession::<FiveInARow>::on(NoTerms, settings).unwrap();
    let size = session.size();
    let at = |color, x, y| Played { color, mv: Move::Play(size.point(x, y)) };
    for x in 1..5 {
        session.play_all(&[at(Color::Black, x, 0), at(Color::White, x, x + 1)]).unwrap();
    }
    let before = session.snapshot();
    let taken = session.play_all(&[at(Color::Black, 0, 6), at(Color::White, 1, 0)]).unwrap_err();
    assert!(matches!(taken, EngineError::IllegalInSequence { number: 2, .. }), "{taken}");
    assert_eq!((session.snapshot(), session.moves().len()), (before.clone(), 8));
    session.generate(Color::Black, &AtomicBool::new(false), &mut |_| {}).unwrap();
    assert_eq!((session.game().winner(), session.moves().len()), (Some(Color::Black), 9));
    session.undo(1).unwrap();
    assert_eq!(session.snapshot(), before);
    session.set_size(Size::square(9).unwrap()).unwrap();
    session.restore(before);
    assert_eq!((session.size(), session.board().occupied().len(), session.to_move()), (size, 8, Color::Black));
}
