//! Matches with invented results, for the unit tests.

use liangyi_core::base::{Color, Size};
use liangyi_core::line::OpeningRule;
use liangyi_core::rules::Rules;
use liangyi_core::time::TimeControl;

use super::folder::MatchFolder;
use super::gtp_engine::Program;
use super::record::{DeadStoneSource, EndReason, GameRecord, Spent, Verdict};
use super::settings::Adjudication;
use super::settings::MatchSettings;

/// Game `number` of a match, won by 2.5 points or drawn after 50 moves.
pub fn game(number: usize, winner: Option<Color>) -> GameRecord {
    let black = settings().black(number);
    let margin = winner.map_or(0.0, |color| 2.5 * f64::from(color.sign()));
    GameRecord {
        game: number,
        opening: MatchSettings::opening(number),
        black,
        verdict: Verdict {
            winner,
            result: winner.map_or("0".to_string(), |color| format!("{}+2.5", color.letter())),
            reason: EndReason::Count,
            cause: None,
            margin: Some(margin),
            settlement: Some(DeadStoneSource::Agreed),
        },
        resolutions: 0,
        moves: 50,
        opening_moves: 2,
        opening_answers: Vec::new(),
        virtual_moves: [0, 1],
        spent: Spent {
            thought: [24, 24],
            wall: [2.4, 4.8],
            slowest: [0.5, 0.75],
            late: [0, 0],
            cpu: [Some(1.2), None],
        },
        final_scores: [None, None],
        notes: Vec::new(),
        fingerprint: format!("{number:016x}"),
        sgf: MatchFolder::game_path(number),
    }
}

/// Settings of a match of ten games.
pub fn settings() -> MatchSettings {
    let program = |command: &str| Program { command: command.to_string(), setup: Vec::new() };
    MatchSettings {
        programs: [program("left --level 1"), program("right")],
        names: ["Left 1.0".to_string(), "Right 2.0".to_string()],
        games: 10,
        ruleset: "chinese".to_string(),
        rules: Rules::CHINESE,
        size: Size::square(9).expect("a size"),
        time: TimeControl::Unlimited,
        grace: 1.0,
        hang: 60.0,
        adjudicate: Adjudication::Resolution,
        judge: None,
        max_moves: 500,
        opening_moves: 2,
        openings: Vec::new(),
        opening_rule: OpeningRule::Free,
        nigiri: false,
        seed: 1,
        final_scores: false,
        sprt: None,
        part: None,
    }
}
