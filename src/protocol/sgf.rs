//! The engine's game as an SGF file.

use liangyi_core::base::Color;
use liangyi_core::board::Board;
use liangyi_core::game::Played;
use liangyi_core::line::LineGame;
use liangyi_core::rules::{NamedRules, Registry, kata};
use liangyi_core::sgf::{Annotations, Info, SgfGame, SgfStep, SgfTree, write_annotated};
use liangyi_engine::engine::Engine;

/// The game with its rules, and with its result if it has one.
pub fn sgf(engine: &mut Engine) -> String {
    sgf_with(engine, Info::default())
}

/// As [`sgf`], with what else is known of the game: who played it, when, and its result where the game does not know
/// it.
pub fn sgf_with(engine: &mut Engine, known: Info) -> String {
    let (info, annotations) = file_info(engine, known);
    match engine {
        Engine::Go(go) => write_annotated(go.game(), &info, &annotations),
        Engine::Line(line) => write_annotated(line.game(), &info, &annotations),
    }
}

/// The tree of what [`sgf`] writes.
pub fn sgf_tree(engine: &mut Engine) -> SgfTree {
    let (info, annotations) = file_info(engine, Info::default());
    match engine {
        Engine::Go(go) => SgfTree::of_game(go.game(), &info, &annotations),
        Engine::Line(line) => SgfTree::of_game(line.game(), &info, &annotations),
    }
}

/// What a file says of the game besides its moves.
fn file_info(engine: &mut Engine, known: Info) -> (Info, Annotations) {
    let result = known.result.clone().or_else(|| result_of(engine));
    let (rules, handicap, declared_end) = match engine {
        Engine::Go(go) => {
            let rules = sgf_name(&go.settings().registry, &go.record().terms.ruleset);
            (rules, go.record().start.named_handicap, go.record().terms.declared_end)
        }
        Engine::Line(line) => (line.name().to_string(), known.handicap, None),
    };
    let info = Info { rules: Some(rules), result, handicap, program: program(), ..known };
    (info, Annotations { declared_end, ..Annotations::default() })
}

/// The result of the game as a file has it, if it has one. It may have to be judged for it.
pub fn result_of(engine: &mut Engine) -> Option<String> {
    match engine {
        Engine::Go(go) => go.has_result().then(|| go.score(go.end(), None).result()),
        Engine::Line(line) => line.game().end().map(|end| end.result().to_string()),
    }
}

fn program() -> Option<String> {
    Some(concat!("Liangyi:", env!("CARGO_PKG_VERSION")).to_string())
}

/// A record of a line game sets stones up after so many moves, and a line game cannot go on from that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("stones are set up after move {0}")]
pub struct LateStones(pub usize);

/// The stones that a record of a line game starts with, and its moves.
///
/// # Errors
///
/// It sets stones up after moves.
pub fn stones_and_moves(record: &SgfGame) -> Result<(Board, Vec<Played>), LateStones> {
    let (mut start, mut moves) = (Board::new(record.size), Vec::new());
    for step in &record.steps {
        match step {
            SgfStep::Move(played) => moves.push(*played),
            SgfStep::Setup(_) if !moves.is_empty() => return Err(LateStones(moves.len())),
            SgfStep::Setup(setup) => {
                start.clear(&(setup.black | setup.white | setup.empty));
                start.add(Color::Black, &setup.black);
                start.add(Color::White, &setup.white.without(&setup.black));
            }
        }
    }
    Ok((start, moves))
}

/// The result of a line game that has ended as GTP has it, such as `B+1`; `0` for a draw.
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
