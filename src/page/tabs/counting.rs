//! Judging and counting a position on a worker's thread, with the judgement kept for the next count.

use std::sync::{Arc, Mutex, PoisonError};

use liangyi_core::base::{Color, Point, PointMap, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::End;
use liangyi_core::rules::Komi;
use liangyi_core::score::makeup::HandBoard;
use liangyi_core::score::territory::Parts;
use liangyi_core::score::{Method, Settlement};
use liangyi_engine::engine::{Engine, GoSession};
use liangyi_engine::judge::Judgement;
use liangyi_engine::player::Choice;

use super::answer::{JudgedBoard, JudgedChain, Refused, SideView};
use crate::show::states::{ComparedPair, ComparedRows, CountedBoards, ShownResult, vertices};
use crate::table::{SideMarks, hold_marks};

/// How sure a judgement has to be for marks to begin with it.
const SURE_TO_PROPOSE: f32 = 0.9;

/// A point of a game that goes on is counted as one side's where it is expected to become its own by more than this,
/// from 0 for neither to 1.
const EXPECTED: f32 = 0.2;

/// The judgement of a position: what is sent to the page, and the marks that follow.
#[derive(Clone, Debug)]
pub struct TabJudgement {
    /// What is sent to the page.
    pub board: JudgedBoard,
    /// All that is judged.
    pub marks: SideMarks,
    /// What of it both sides' marks begin with: what the record says, or what is proved or nearly sure.
    pub proposed: SideMarks,
}

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
pub fn judged(session: &mut GoSession) -> TabJudgement {
    hold_marks(session, None);
    let (size, board) = (session.size(), *session.board());
    let dead = session.dead();
    let judgement = session.judgement().clone();
    let recorded = session.record().agreement();
    let is_sure = |chain: &PointSet| recorded.dead.is_some() || judgement.confidence(chain) >= SURE_TO_PROPOSE;
    let chains_of = |color| board.chains(color).into_iter().map(move |chain| (color, chain));
    let colored: Vec<(Color, PointSet)> = Color::BOTH.into_iter().flat_map(chains_of).collect();
    let is_proposed = |chain: &PointSet| chain.intersects(&dead) && is_sure(chain);
    let surely_dead = PointSet::union(colored.iter().map(|&(_, chain)| chain).filter(is_proposed));
    let mut chains: Vec<JudgedChain> = colored
        .into_iter()
        .map(|(color, chain)| JudgedChain {
            stones: vertices(size, &chain),
            color,
            dead: chain.intersects(&dead),
            proved: chain.without(&judgement.proved).is_empty(),
            confidence: judgement.confidence(&chain).into(),
            unsettled: chain.intersects(&judgement.unsettled),
            proposed: chain.intersects(&surely_dead),
            doubtful: !is_sure(&chain) && !chain.without(&judgement.proved).is_empty(),
        })
        .collect();
    chains.sort_by_key(|chain| !chain.dead);
    let owned = if recorded.owners_complete { recorded.owned } else { one_sided(session, &judgement, dead) };
    let marks = SideMarks { dead, owned, end: End::Agreed };
    let surely_owned = if recorded.owners_complete {
        recorded.owned
    } else {
        let is_sure = |point| judgement.ownership[point].abs() >= SURE_TO_PROPOSE;
        let owned = one_sided(session, &judgement, surely_dead);
        owned.map(|points| points.iter().filter(|&point| is_sure(point)).collect())
    };
    let proposed = SideMarks { dead: surely_dead, owned: surely_owned, end: End::Agreed };
    let row = |y| (0..size.width()).map(|x| judgement.ownership[size.point(x, y)]).collect();
    let ownership = (0..size.height()).rev().map(row).collect();
    let (view, position) = (SideView::of(size, &marks), judgement.stage(&board));
    let board = JudgedBoard { chains, ownership, view, position, recorded: recorded.dead.is_some() };
    TabJudgement { board, marks, proposed }
}

/// The chains that share the fate of one. Of those that are judged dead it is all of its colour that its neighbours
/// enclose with it; of the others what becomes one chain when all its own points are filled.
pub fn sharing_fate(board: &Board, chain: &PointSet, judged_dead: &PointSet) -> PointSet {
    let Some(color) = Color::BOTH.into_iter().find(|color| chain.intersects(&board.stones(*color))) else {
        return *chain;
    };
    if chain.intersects(judged_dead) {
        let dead = board.stones(color) & *judged_dead;
        return chain.flood(board.size(), &(board.empty() | dead)) & dead;
    }
    let mut cleared = *board;
    cleared.clear(judged_dead);
    let groups = Parts::new(&cleared).groups.into_iter();
    groups.map(|group| group.stones).find(|stones| chain.intersects(stones)).unwrap_or(*chain)
}

/// The points that one side alone can take where these stones are dead, as far as the ruleset gives them to it.
fn one_sided(session: &GoSession, judgement: &Judgement, dead: PointSet) -> [PointSet; 2] {
    if session.record().rules().counting.facts().one_sided_points {
        judgement.settlement_with(session.board(), dead).one_sided
    } else {
        [PointSet::EMPTY; 2]
    }
}

/// The game under every ruleset, with these marks or with what is judged, and with one komi if there is one.
pub fn compared(session: &mut GoSession, marks: Option<&SideMarks>, komi: Option<Komi>) -> ComparedRows {
    hold_marks(session, marks);
    ComparedRows::at(session, komi)
}

/// The count of a game that goes on, from what a search for `color` expects every point to become; what it comes to is
/// the lead that the search finds, as a hint tells it.
pub fn estimate(session: &mut GoSession, color: Color, choice: &Choice) -> CountedBoards {
    let board = *session.board();
    let is_searched = board.size().points().any(|point| choice.ownership[point] != 0.0);
    let (dead, owned) = if is_searched {
        let mean =
            |chain: &PointSet| chain.iter().map(|point| choice.ownership[point]).sum::<f32>() / chain.len() as f32;
        let is_lost = |color: Color, chain: &PointSet| mean(chain) * (color.sign() as f32) < -EXPECTED;
        let lost = |color| board.chains(color).into_iter().filter(move |chain| is_lost(color, chain));
        let dead = PointSet::union(Color::BOTH.into_iter().flat_map(lost));
        (dead, expected_owners(board, &dead, &choice.ownership))
    } else {
        // A search that had nothing left to do has the lead alone.
        let SideMarks { dead, owned, .. } = expected_marks(session);
        (dead, owned)
    };
    // Groups whose borders are open share liberties, and are in no seki for that.
    let settlement = Settlement { agreed: owned, independent: board.occupied(), ..Settlement::dead(dead) };
    let best = choice.candidates.first();
    let lead = best.map_or(choice.root.estimate.lead, |best| best.estimate.lead) * f64::from(color.sign());
    CountedBoards::expected(session, &settlement, lead)
}

/// The marks that follow from what the engine expects every point to become. A point that may become either's is left
/// to both.
pub fn expected_marks(session: &mut GoSession) -> SideMarks {
    hold_marks(session, None);
    let board = *session.board();
    let judgement = session.judgement();
    let dead = judgement.dead;
    SideMarks { dead, owned: expected_owners(board, &dead, &judgement.ownership), end: End::Agreed }
}

/// The empty points that are expected to become each side's once these stones are off.
fn expected_owners(mut board: Board, dead: &PointSet, ownership: &PointMap<f32>) -> [PointSet; 2] {
    board.clear(dead);
    Color::BOTH.map(|color: Color| {
        let is_own = |point: &Point| ownership[*point] * color.sign() as f32 > EXPECTED;
        board.empty().iter().filter(is_own).collect()
    })
}

/// What two rulesets count differently, with these marks or with what is judged; `None` where one counts no points.
pub fn difference(
    session: &mut GoSession,
    marks: Option<&SideMarks>,
    (between, komi): ([&str; 2], Option<Komi>),
) -> Option<ComparedPair> {
    hold_marks(session, marks);
    ComparedPair::at(session, between, komi)
}

/// The board to be made up by hand, with these marks or with what is judged; `None` where the ruleset has none.
pub fn hand_board(session: &mut GoSession, marks: Option<&SideMarks>) -> Option<HandBoard> {
    hold_marks(session, marks);
    session.by_hand(session.end())
}

#[cfg(test)]
mod tests {
    use liangyi_core::board::Board;
    use liangyi_engine::engine::EngineSettings;
    use liangyi_engine::policy::Models;

    use super::*;
    use crate::protocol::open_node;

    #[test]
    fn chains_share_a_fate_by_the_points_that_join_them() {
        let board = Board::from_picture(
            "
            . X . O . O X
            X X X O O . X
            . . O X X X X
            X . . X . . .
            . O . X . O .",
        )
        .unwrap();
        let size = board.size();
        let points = |names: &str| names.split(' ').map(|name| size.parse_vertex(name).unwrap()).collect::<PointSet>();
        let fate = |at: &str, dead: &PointSet| sharing_fate(&board, &board.chain(size.parse_vertex(at).unwrap()), dead);
        // What lives is joined by its own eyes, and not by what the other side touches too.
        let upper = points("D5 D4 E4 F5");
        assert_eq!((fate("D5", &PointSet::EMPTY), fate("F5", &PointSet::EMPTY)), (upper, upper));
        assert_eq!((fate("B1", &PointSet::EMPTY), fate("A2", &PointSet::EMPTY)), (points("B1"), points("A2")));
        // What is dead is joined by all that encloses it; what lives bounds it.
        assert_eq!(fate("F5", &upper), upper);
        assert_eq!(fate("B1", &points("B1 C3 F1")), points("B1 C3"));
        assert_eq!(fate("B1", &points("B1 F1")), points("B1"));
        // The dead of the other side are no borders of the living.
        assert!(points("B4 D1 G5").without(&fate("A2", &points("B1 C3"))).is_empty());
    }

    #[test]
    fn a_count_on_the_page_begins_with_what_the_record_marks() {
        let record = "(;SZ[9]RU[chinese]KM[0]AB[da:di][ie]AW[ea:ei][ae];B[];W[]TW[aa:ii])";
        let tree = liangyi_core::sgf::SgfTree::parse(record).unwrap();
        let end = *tree.main_line().last().unwrap();
        let settings = EngineSettings::new(Models::embedded());
        let Engine::Go(mut session) = open_node(&settings, &tree, end).unwrap().engine else { panic!("a game of Go") };
        let black = session.board().stones(Color::Black);
        let TabJudgement { board, marks, proposed } = judged(&mut session);
        assert_eq!((marks.dead, proposed), (black, marks));
        assert!(board.chains.iter().all(|chain| !chain.doubtful), "the record says what is dead");
        assert_eq!(result(&mut session, &marks).text, "W+81.0");
        // What a side marks otherwise is counted so.
        let marks = SideMarks { dead: PointSet::EMPTY, owned: [PointSet::EMPTY; 2], ..marks };
        assert_ne!(result(&mut session, &marks).text, "W+81.0");
    }
}
