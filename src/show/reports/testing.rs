//! Matches with invented results, for the unit tests.

use liangyi_arena::record::{Entrant, GameRecord};
use liangyi_arena::settings::MatchSettings;
use liangyi_core::base::Color;
use liangyi_core::rules::Rules;
use serde_json::{from_value, json};

/// Game `number` of a match, won by 2.5 points or drawn after 50 moves.
pub fn game(number: usize, winner: Option<Color>) -> GameRecord {
    let game = json!({
        "game": number, "opening": MatchSettings::opening(number), "black": settings().black(number),
        "winner": winner,
        "result": winner.map_or("0".to_string(), |color| format!("{}+2.5", color.letter())),
        "reason": "count", "margin": winner.map_or(0.0, |color| 2.5 * f64::from(color.sign())),
        "settlement": "agreed", "resolutions": 0, "moves": 50, "opening_moves": 2, "virtual_moves": [0, 1],
        "thought": [24, 24], "wall": [2.4, 4.8], "slowest": [0.5, 0.75], "late": [0, 0], "cpu": [1.2, null],
        "final_scores": [null, null], "notes": [], "fingerprint": format!("{number:016x}"),
        "sgf": format!("games/{number:05}.sgf"),
    });
    from_value(game).expect("a record")
}

/// A match in which `results` are the winners of the games, `None` for a draw.
pub fn games(results: &[Option<Entrant>]) -> Vec<GameRecord> {
    let of = |(index, winner): (usize, &Option<Entrant>)| {
        let number = index + 1;
        let color = winner.map(|entrant| if settings().black(number) == entrant { Color::Black } else { Color::White });
        game(number, color)
    };
    results.iter().enumerate().map(of).collect()
}

/// Settings of a match of ten games.
pub fn settings() -> MatchSettings {
    let settings = json!({
        "programs": [{"command": "left --level 1", "setup": []}, {"command": "right", "setup": []}],
        "names": ["Left 1.0", "Right 2.0"], "games": 10, "ruleset": "chinese", "rules": Rules::CHINESE, "size": 9,
        "time": "none", "grace": 1.0, "hang": 60.0, "adjudicate": "resolution", "max_moves": 500, "opening_moves": 2,
        "openings": [], "nigiri": false, "seed": 1, "final_scores": false, "sprt": null,
    });
    from_value(settings).expect("settings")
}
