//! Judging and counting a position on a worker's thread, with the judgement kept for the next count.

use std::sync::{Arc, Mutex, PoisonError};

use liangyi_core::base::{Color, PointSet};
use liangyi_core::game::End;
use liangyi_core::score::Method;
use liangyi_core::score::makeup::HandBoard;
use liangyi_engine::engine::{Engine, GoSession};
use liangyi_engine::judge::Judgement;

use super::answer::{JudgedBoard, JudgedChain, Refused, SideView};
use crate::show::states::{ComparedPair, ComparedRows, CountedBoards, ShownResult, vertices};
use crate::table::{SideMarks, hold_marks};

/// The session in which the position of a tab is judged and counted; it keeps the judgements that it has made. All that
/// work in it have the same position: another one has another session.
#[derive(Clone, Debug, Default)]
pub struct CountSession(Arc<Mutex<Option<Box<GoSession>>>>);

impl CountSession {
    /// Works on the position of `fork`, which is taken where nobody has worked before; `None` where it is none of Go.
    pub fn with<T>(&self, fork: Engine, work: impl FnOnce(&mut GoSession) -> T) -> Option<T> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut session = match (kept.take(), fork) {
            (Some(session), _) | (None, Engine::Go(session)) => session,
            (None, Engine::Line(_)) => return None,
        };
        let found = work(&mut session);
        *kept = Some(session);
        Some(found)
    }
}

/// The boards made up for counting the position with these marks, or with what is judged.
pub fn count(
    session: &mut GoSession,
    marks: Option<&SideMarks>,
    (method, territory_each): (Option<Method>, Option<usize>),
) -> Result<CountedBoards, Refused> {
    hold_marks(session, marks);
    let end = session.end();
    CountedBoards::new(session, end, method, territory_each).map_err(|_| Refused::NoRoom)
}

/// The result of the position with these marks.
pub fn result(session: &mut GoSession, marks: &SideMarks) -> ShownResult {
    hold_marks(session, Some(marks));
    ShownResult::of_score(&session.score(marks.end, None))
}

/// What is judged of the position, and the marks that follow from it, or from what the record says.
pub fn judged(session: &mut GoSession) -> (JudgedBoard, SideMarks) {
    hold_marks(session, None);
    let (size, board) = (session.size(), *session.board());
    let dead = session.dead();
    let judgement = session.judgement().clone();
    let mut chains: Vec<JudgedChain> = Color::BOTH
        .into_iter()
        .flat_map(|color| board.chains(color).into_iter().map(move |chain| (color, chain)))
        .map(|(color, chain)| JudgedChain {
            stones: vertices(size, &chain),
            color,
            dead: chain.intersects(&dead),
            proved: chain.without(&judgement.proved).is_empty(),
            confidence: judgement.confidence(&chain).into(),
            unsettled: chain.intersects(&judgement.unsettled),
        })
        .collect();
    chains.sort_by_key(|chain| !chain.dead);
    let recorded = session.record().agreement();
    let owned = if recorded.owners_complete { recorded.owned } else { one_sided(session, &judgement, dead) };
    let marks = SideMarks { dead, owned, end: End::Agreed };
    let row = |y| (0..size.width()).map(|x| judgement.ownership[size.point(x, y)]).collect();
    let ownership = (0..size.height()).rev().map(row).collect();
    let (view, position) = (SideView::of(size, &marks), judgement.stage(&board));
    (JudgedBoard { chains, ownership, view, position }, marks)
}

/// The points that one side alone can take where these stones are dead, as far as the ruleset gives them to it.
fn one_sided(session: &GoSession, judgement: &Judgement, dead: PointSet) -> [PointSet; 2] {
    if session.record().rules().counting.facts().one_sided_points {
        judgement.settlement_with(session.board(), dead).one_sided
    } else {
        [PointSet::EMPTY; 2]
    }
}

/// The game under every ruleset, with these marks or with what is judged.
pub fn compared(session: &mut GoSession, marks: Option<&SideMarks>) -> ComparedRows {
    hold_marks(session, marks);
    ComparedRows::new(session)
}

/// What two rulesets count differently, with these marks or with what is judged; `None` where one counts no points.
pub fn difference(session: &mut GoSession, marks: Option<&SideMarks>, between: [&str; 2]) -> Option<ComparedPair> {
    hold_marks(session, marks);
    ComparedPair::new(session, between)
}

/// The board to be made up by hand, with these marks or with what is judged; `None` where the ruleset has none.
pub fn hand_board(session: &mut GoSession, marks: Option<&SideMarks>) -> Option<HandBoard> {
    hold_marks(session, marks);
    session.by_hand(session.end())
}

#[cfg(test)]
mod tests {
    use liangyi_engine::engine::EngineSettings;
    use liangyi_engine::policy::Models;

    use super::*;
    use crate::protocol::open_node;

    #[test]
    fn a_count_on_the_page_begins_with_what_the_record_marks() {
        let record = "(;SZ[9]RU[chinese]KM[0]AB[da:di][ie]AW[ea:ei][ae];B[];W[]TW[aa:ii])";
        let tree = liangyi_core::sgf::SgfTree::parse(record).unwrap();
        let end = *tree.main_line().last().unwrap();
        let settings = EngineSettings::new(Models::embedded());
        let Engine::Go(mut session) = open_node(&settings, &tree, end).unwrap().engine else { panic!("a game of Go") };
        let black = session.board().stones(Color::Black);
        let (_, marks) = judged(&mut session);
        assert_eq!(marks.dead, black);
        assert_eq!(result(&mut session, &marks).text, "W+81.0");
        // What a side marks otherwise is counted so.
        let marks = SideMarks { dead: PointSet::EMPTY, owned: [PointSet::EMPTY; 2], ..marks };
        assert_ne!(result(&mut session, &marks).text, "W+81.0");
    }
}
