//! Line games before the referee: their rules alone say who has won.

use liangyi_core::line::{LineEnd, LineGame};

use super::record::{EndReason, Verdict};
use super::referee::{GameInProgress, Refereed};

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
    use liangyi_core::base::Color;

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
