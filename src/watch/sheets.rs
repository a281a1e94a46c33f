//! The sheet of a match and its plots: the figures and sentences of its report.

use liangyi_arena::record::GameRecord;
use liangyi_arena::settings::MatchSettings;
use serde_json::Value;

use super::seen::{BothCount, EndCount, MatchSheet, PlotSeen, SideSheet, TestSeen};
use crate::reports::figures::{EntrantFigures, MatchReport};
use crate::reports::{charts, phrases};
use crate::words::Spoken;

/// The sheet of the match with this name.
pub fn sheet(name: &str, report: &MatchReport, words: Spoken) -> MatchSheet {
    let end = |(reason, games): (&liangyi_arena::record::EndReason, &usize)| EndCount {
        reason: serde_json::to_value(reason).ok().as_ref().and_then(Value::as_str).unwrap_or_default().to_string(),
        said: words.end_reason(*reason),
        games: *games,
        lost: report.sides.each_ref().map(|side| side.losses_by.get(reason).copied().unwrap_or(0)),
    };
    let test =
        report.test.map(|test| TestSeen { ratio: test.ratio, bound: test.bound, said: phrases::test(&test, words) });
    MatchSheet {
        name: name.to_string(),
        sides: report.sides.each_ref().map(|side| side_sheet(side, words)),
        games: report.games,
        all: report.settings.numbers().count(),
        elo: report.elo,
        elo_said: report.elo.as_ref().map(|elo| phrases::elo(elo, words)),
        test,
        black: report.black,
        ends: report.reasons.iter().map(end).collect(),
        conditions: phrases::conditions(&report.settings, words),
        played: phrases::played(report, words),
        points: phrases::points(report, words),
        dead_stones: phrases::dead_stones(report, words),
        final_scores: report.final_scores.map(|(games, agreeing)| BothCount { games, agreeing }),
        duplicates: phrases::duplicates(&report.duplicates, words),
    }
}

fn side_sheet(side: &EntrantFigures, words: Spoken) -> SideSheet {
    let share = |rate: &liangyi_arena::stats::Estimate| phrases::share(rate, words).trim().to_string();
    SideSheet {
        name: side.name.clone(),
        command: side.command.clone(),
        total: side.total,
        by_color: side.by_color,
        share: side.rate.as_ref().map(share),
        share_by_color: side.rate_by_color.each_ref().map(|rate| rate.as_ref().map(share)),
        per_move: side.effort.wall_per_move,
        cpu_per_move: side.effort.cpu_per_move,
        slowest: side.effort.slowest,
        late: side.effort.late,
    }
}

/// The plots of a match.
pub fn plots(settings: &MatchSettings, games: &[GameRecord], words: Spoken) -> Vec<PlotSeen> {
    let drawn = charts::plots(&MatchReport::new(settings, games, words), games, words);
    drawn.into_iter().map(|(caption, plot)| PlotSeen { svg: plot.svg(&caption).into_string(), caption }).collect()
}
