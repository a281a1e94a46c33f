//! The engine's game as an SGF file.

use liangyi_core::line::LineGame;
use liangyi_core::rules::{NamedRules, Registry, kata};
use liangyi_core::score::End;
use liangyi_core::sgf::{Info, write};
use liangyi_engine::engine::Engine;

/// The game with its rules, and with its result if it has ended.
pub fn sgf(engine: &mut Engine) -> String {
    match engine {
        Engine::Go(go) => {
            let result = go.is_over().then(|| go.score(End::Agreed, None).result());
            let rules = sgf_name(&go.settings().registry, &go.record().terms.ruleset);
            write(go.game(), &Info { rules: Some(rules), result, program: program(), ..Info::default() })
        }
        Engine::Line(line) => {
            let (rules, result) = (Some(line.name().to_string()), line_result(line.game()));
            write(line.game(), &Info { rules, result, program: program(), ..Info::default() })
        }
    }
}

fn program() -> Option<String> {
    Some(concat!("Liangyi:", env!("CARGO_PKG_VERSION")).to_string())
}

/// The result of a line game that has ended, such as `B+1`; `0` for a draw.
pub fn line_result(game: &LineGame) -> Option<String> {
    let winner = game.end()?.winner();
    Some(winner.map_or("0".to_string(), |color| format!("{}+1", color.letter())))
}

/// The rules as a file names them: the ruleset's name in SGF, or else all rules as JSON.
fn sgf_name(registry: &Registry, ruleset: &NamedRules) -> String {
    match registry.find(&ruleset.name) {
        Some(row) => row.sgf_name().to_string(),
        None => kata::to_json(&ruleset.rules),
    }
}
