//! Who has won a game that has stopped. In Go dead stones by agreement, resumed play where the engines disagree, and
//! the count: phases and who moves after a stop are those of [`Game`], the dead stones those of the room `judge`, the
//! count that of `score`. In line games their rules alone.

use liangyi_core::base::{Color, PointSet};
use liangyi_core::game::Game;
use liangyi_core::line::{LineEnd, LineGame};
use liangyi_core::score::{self, End};
use liangyi_engine::judge::{Effort, Judgements};

use super::cause::{Cause, NoDeadStones, Note};
use super::record::{DeadStoneSource, EndReason, Verdict};
use super::referee::{GameInProgress, Refereed};
use super::settings::Adjudication;

/// The most times that play is resumed because the engines disagree about dead stones.
const RESOLUTIONS: u32 = 3;

impl Refereed for Game {
    fn settle(table: &mut GameInProgress<'_, Game>, idle: bool) -> Option<Verdict> {
        let game = table.game();
        let rules = game.rules();
        if game.is_drawn() {
            return Some(Verdict::draw(EndReason::Repetition, Some(Cause::PositionBack(game.move_number()))));
        }
        if let Some(before) = game.cycle() {
            return Some(Verdict::void(EndReason::Repetition, Cause::PositionBack(before)));
        }
        if !rules.removal.takes_dead_off() {
            return Some(count(table, DeadStoneSource::Natural, None));
        }
        let territory = rules.counting.facts().prisoners;
        table.read_cpu(None);
        let lists = Color::BOTH.map(|color| dead(table, color));
        let (source, dead) = match lists {
            [Some(black), Some(white)] if black == white => (DeadStoneSource::Agreed, Some(black)),
            [Some(black), Some(white)] => match table.terms().adjudicate {
                Adjudication::None => (DeadStoneSource::Natural, None),
                Adjudication::Referee => (DeadStoneSource::Referee, None),
                Adjudication::Resolution if territory => (DeadStoneSource::Referee, None),
                Adjudication::Resolution if idle || table.resolutions() == RESOLUTIONS => {
                    (DeadStoneSource::Disputed, Some(black & white))
                }
                Adjudication::Resolution => return None,
            },
            [Some(dead), None] | [None, Some(dead)] => (DeadStoneSource::OneSided, Some(dead)),
            [None, None] => (DeadStoneSource::Referee, None),
        };
        Some(count(table, source, dead))
    }

    fn has_ended(&self) -> bool {
        self.is_over() || self.cycle().is_some()
    }

    fn virtual_stones(&self, color: Color) -> u32 {
        Game::virtual_stones(self, color)
    }
}

/// The dead chains according to the engine of `color`, or `None` if it names none properly.
fn dead(table: &mut GameInProgress<'_, Game>, color: Color) -> Option<PointSet> {
    let failed = match table.engine(color)?.dead() {
        Ok(listed) => {
            let board = table.game().board();
            match listed.without(&board.occupied()).first() {
                None => return Some(PointSet::union(listed.iter().map(|point| board.chain(point)))),
                Some(empty) => NoDeadStones::EmptyPoint(board.size().vertex(empty).to_string()),
            }
        }
        Err(failed) => failed,
    };
    if let NoDeadStones::Fault(_) = failed {
        table.end_engine(color);
    }
    table.note(Note::NoDeadStones(color, failed));
    None
}

fn count(table: &GameInProgress<'_, Game>, source: DeadStoneSource, dead: Option<PointSet>) -> Verdict {
    let mut judgements = Judgements::new(&table.terms().models, Effort::Thorough);
    counted(table.game(), source, dead, &mut judgements)
}

/// The verdict on a game that is counted, with the `dead` chains or else those that are judged.
pub fn counted(game: &Game, source: DeadStoneSource, dead: Option<PointSet>, judgements: &mut Judgements) -> Verdict {
    let rules = game.rules();
    let end = match source {
        DeadStoneSource::Natural => End::Natural,
        DeadStoneSource::Agreed | DeadStoneSource::OneSided | DeadStoneSource::Referee | DeadStoneSource::Disputed => {
            End::Agreed
        }
    };
    let settlement = judgements.settle(game, rules, end, dead);
    let score = score::score_settled(game, rules, end, None, &settlement);
    let reason = match score.reason {
        score::Reason::Count | score::Reason::Unfilled => EndReason::Count,
        score::Reason::WildRegion => EndReason::WildRegion,
        score::Reason::Repetition | score::Reason::NoResult => EndReason::Repetition,
    };
    let dead: Vec<String> = settlement.dead.iter().map(|point| game.size().vertex(point).to_string()).collect();
    Verdict {
        winner: score.winner(),
        result: score.result(),
        reason,
        cause: (!dead.is_empty()).then_some(Cause::DeadStones(dead)),
        margin: (reason == EndReason::Count).then(|| score.margin.to_f64()),
        settlement: Some(source),
    }
}

impl Refereed for LineGame {
    fn settle(table: &mut GameInProgress<'_, LineGame>, _: bool) -> Option<Verdict> {
        table.game().end().map(verdict)
    }
}

/// The verdict on a game that has ended like this.
fn verdict(end: LineEnd) -> Verdict {
    let reason = match end {
        LineEnd::Five(_) => EndReason::Five,
        LineEnd::Forbidden(_) => EndReason::Forbidden,
        LineEnd::Passes => EndReason::Passes,
        LineEnd::Full => EndReason::FullBoard,
    };
    let Some(winner) = end.winner() else { return Verdict::draw(reason, None) };
    let result = end.result().to_string();
    Verdict { winner: Some(winner), result, reason, cause: None, margin: None, settlement: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_has_its_result() {
        let told = |end| {
            let verdict = verdict(end);
            (verdict.winner, verdict.result, verdict.reason)
        };
        assert_eq!(told(LineEnd::Five(Color::Black)), (Some(Color::Black), "B+".to_string(), EndReason::Five));
        let forbidden = told(LineEnd::Forbidden(Color::Black));
        assert_eq!(forbidden, (Some(Color::White), "W+F".to_string(), EndReason::Forbidden));
        assert_eq!(told(LineEnd::Passes), (None, "0".to_string(), EndReason::Passes));
        assert_eq!(told(LineEnd::Full), (None, "0".to_string(), EndReason::FullBoard));
    }
}
