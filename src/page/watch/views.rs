//! What is shown of a match: the figures and sentences of its report, its plots, the table of games that have ended,
//! and games on boards.

use std::path::Path;

use liangyi_arena::folder::MatchFolder;
use liangyi_arena::record::{Entrant, GameRecord};
use liangyi_arena::running::{RunningClock, RunningGame};
use liangyi_arena::settings::MatchSettings;
use liangyi_arena::visible::visible;
use liangyi_core::base::Color;
use liangyi_core::board::Board;
use liangyi_core::game::Game;
use liangyi_core::line::LineGame;
use liangyi_core::sgf::Recorded as _;
use liangyi_core::time::TimeControl;
use serde_json::Value;

use super::messages::{
    BothCount, EndCount, GameLine, MatchSheet, SideSheet, ViewUpdate, ViewedClock, ViewedGame, ViewedMove, ViewedPlot,
    ViewedRunningGame, ViewedTest,
};
use crate::records::files::load_game;
use crate::show::reports::figures::{EntrantFigures, MatchReport};
use crate::show::reports::{ReplayedGame, charts, phrases};
use crate::show::states::{GameKind, Sides, rows, vertices};
use crate::show::words::Language;

/// The sheet of the match with this name.
pub fn sheet(name: &str, report: &MatchReport, words: Language) -> MatchSheet {
    let end = |(reason, games): (&liangyi_arena::record::EndReason, &usize)| EndCount {
        reason: serde_json::to_value(reason).ok().as_ref().and_then(Value::as_str).unwrap_or_default().to_string(),
        said: words.end_reason(*reason),
        games: *games,
        lost: report.sides.each_ref().map(|side| side.losses_by.get(reason).copied().unwrap_or(0)),
    };
    let test =
        report.test.map(|test| ViewedTest { ratio: test.ratio, bound: test.bound, said: phrases::test(&test, words) });
    MatchSheet {
        name: name.to_string(),
        kind: kind(&report.settings),
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

fn side_sheet(side: &EntrantFigures, words: Language) -> SideSheet {
    let share = |rate: &liangyi_arena::stats::Interval| phrases::share(rate, words).trim().to_string();
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
pub fn plots(settings: &MatchSettings, games: &[GameRecord], words: Language) -> Vec<ViewedPlot> {
    let drawn = charts::plots(&MatchReport::new(settings, games, words), games, words);
    drawn.into_iter().map(|(caption, plot)| ViewedPlot { svg: plot.svg(&caption).into_string(), caption }).collect()
}

/// So many lines of the table: those with the highest numbers. `games` are in order.
pub fn table(games: &[GameRecord], lines: usize, words: Language) -> ViewUpdate {
    let shown = games.iter().rev().take(lines).map(|game| line(game, words)).collect();
    ViewUpdate::Games { lines: shown, all: games.len() }
}

/// The line of a game.
pub fn line(game: &GameRecord, words: Language) -> GameLine {
    GameLine {
        game: game.game,
        black: game.black,
        result: visible(&game.verdict.result).into_owned(),
        winner: game.winning_entrant(),
        reason: words.end_reason(game.verdict.reason),
        moves: game.moves,
        remarks: phrases::remarks(game, words),
    }
}

/// How many games in progress are shown.
const MOST: usize = 36;

/// Which game is played.
fn kind(settings: &MatchSettings) -> GameKind {
    if takes(settings) { GameKind::Go } else { GameKind::LineGame }
}

/// Whether stones are taken.
fn takes(settings: &MatchSettings) -> bool {
    settings.line_game().is_none()
}

/// The games in progress, as many as are shown; `None` where no run plays the match.
pub fn running(settings: &MatchSettings, running: Option<&[RunningGame]>) -> ViewUpdate {
    let games = running.unwrap_or_default();
    let shown = games.iter().take(MOST).filter_map(|game| Some(small(settings, game, &replayed(settings, game)?)));
    let left_out = games.len().saturating_sub(MOST);
    ViewUpdate::Running { playing: running.is_some(), games: shown.collect(), left_out }
}

fn replayed(settings: &MatchSettings, game: &RunningGame) -> Option<ReplayedGame> {
    ReplayedGame::of_moves(settings.start(game.game)?, &game.moves(settings.size)?, takes(settings))
}

fn small(settings: &MatchSettings, game: &RunningGame, replay: &ReplayedGame) -> ViewedRunningGame {
    let last = replay.steps().last();
    ViewedRunningGame {
        game: game.game,
        black: game.black,
        rows: rows(replay.last_board()),
        last: last.map(|(played, _)| played.mv.display(settings.size).to_string()),
        moves: replay.steps().len(),
        thinks: game.thinks,
        since: game.since,
        clocks: game.clocks.map(|clock| clock_seen(settings.time, clock)),
    }
}

fn clock_seen(control: TimeControl, clock: RunningClock) -> ViewedClock {
    let (left, periods, stones) = match control {
        TimeControl::Unlimited => (None, 0, 0),
        TimeControl::Absolute { .. } | TimeControl::Fischer { .. } => (Some(clock.left), 0, 0),
        TimeControl::ByoYomi { .. } => (Some(clock.left), clock.count, 0),
        TimeControl::Canadian { .. } => (Some(clock.left), 0, clock.count),
    };
    ViewedClock { left, periods, stones, spent: clock.spent }
}

/// A game in progress with its moves; `None` if they cannot be read.
pub fn running_game(name: &str, settings: &MatchSettings, game: &RunningGame) -> Option<ViewedGame> {
    let replay = replayed(settings, game)?;
    let running = Some(small(settings, game, &replay));
    Some(ViewedGame { running, ..with_moves(name, settings, (game.game, game.black), &replay) })
}

/// A game that has ended with its moves; without moves where its file in the folder cannot be read.
pub fn ended_game(
    name: &str,
    settings: &MatchSettings,
    game: &GameRecord,
    folder: &Path,
    words: Language,
) -> ViewedGame {
    let gm = if takes(settings) { Game::GM } else { LineGame::GM };
    // Not the path in the record: a file that was tampered with may lead anywhere.
    let record = load_game(gm, &folder.join(MatchFolder::game_path(game.game)), None).ok();
    let replay = record.and_then(|record| ReplayedGame::of(&record, settings.size, takes(settings)));
    let replay =
        replay.or_else(|| ReplayedGame::of_moves(Board::new(settings.size), &[], true)).expect("no move is on another");
    ViewedGame { ended: Some(line(game, words)), ..with_moves(name, settings, (game.game, game.black), &replay) }
}

fn with_moves(
    name: &str,
    settings: &MatchSettings,
    (game, black): (usize, Entrant),
    replay: &ReplayedGame,
) -> ViewedGame {
    let player = |color: Color| {
        let entrant = if color == Color::Black { black } else { black.opponent() };
        visible(&settings.names[entrant.index()]).into_owned()
    };
    let step = |(played, removed): &(liangyi_core::game::Played, liangyi_core::base::PointSet)| ViewedMove {
        color: played.color,
        mv: played.mv.display(settings.size).to_string(),
        takes: vertices(settings.size, removed),
    };
    ViewedGame {
        name: name.to_string(),
        game,
        players: Color::BOTH.map(player),
        kind: kind(settings),
        size: Sides::of(settings.size),
        rows: rows(replay.first_board()),
        steps: replay.steps().iter().map(step).collect(),
        ended: None,
        running: None,
    }
}
