//! The position of a node of a record, in an engine.

use liangyi_core::game::Game;
use liangyi_core::line::LineGame;
use liangyi_core::rules::{LINE_GAMES, find_line_game};
use liangyi_core::sgf::{GameResult, NodeId, Recorded, SgfError, SgfGame, SgfTree, SgfWarning};
use liangyi_engine::engine::{Engine, EngineError, EngineSettings};

use super::sgf::{LateStones, stones_and_moves};
use crate::scoring::ResolvedGame;

/// Why a node gives no position.
#[derive(Clone, Debug, thiserror::Error)]
pub enum OpenError {
    /// The record is broken, or a move or a set-up in it cannot be made.
    #[error(transparent)]
    Sgf(#[from] SgfError),
    /// A line game cannot go on from it.
    #[error(transparent)]
    LateStones(#[from] LateStones),
    /// The engine does not play it.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

/// A game of a record, at one of its nodes.
#[derive(Debug)]
pub struct OpenedNode {
    /// The game.
    pub engine: Engine,
    /// The result that the record names, where nothing was counted for it.
    pub result: Option<GameResult>,
    /// The rules that the record names and nobody knows.
    pub unknown_rules: Option<String>,
    /// What was odd about the record.
    pub warnings: Vec<SgfWarning>,
}

/// The game up to a node, under the rules that the record names, by an engine with these settings. Moves that the rules
/// forbid by repetition or as suicide are made: the record says that they were.
///
/// # Errors
///
/// [`OpenError`].
pub fn open_node(base: &EngineSettings, tree: &SgfTree, node: NodeId) -> Result<OpenedNode, OpenError> {
    match tree.record(Game::GM, node) {
        Ok(record) => open_go(base, record),
        Err(SgfError::OtherGame) => open_line_game(base, &tree.record(LineGame::GM, node)?),
        Err(error) => Err(error.into()),
    }
}

fn open_go(base: &EngineSettings, record: SgfGame) -> Result<OpenedNode, OpenError> {
    let record = SgfGame { handicap_by_plays: base.handicap_by_plays, ..record };
    let resolved = ResolvedGame::lenient(record, &base.registry)?;
    let result = resolved.result_without_count();
    let rules = resolved.game.rules().clone();
    let named = match base.registry.find(&resolved.ruleset) {
        Some(row) => row.into(),
        None => base.registry.named(rules.clone(), resolved.game.size()),
    };
    let settings = EngineSettings { ruleset: base.ruleset.clone(), line: None, ..base.clone() };
    let mut engine = Engine::new(settings)?;
    if let Engine::Go(go) = &mut engine {
        go.load(&resolved.game, named, Some(rules.komi))?;
        go.name_handicap(resolved.info.handicap);
        go.declare_end(resolved.declared_end);
    }
    Ok(OpenedNode { engine, result, unknown_rules: resolved.unknown_rules, warnings: resolved.warnings })
}

fn open_line_game(base: &EngineSettings, record: &SgfGame) -> Result<OpenedNode, OpenError> {
    let row = record.info.rules.as_deref().and_then(find_line_game);
    let row = row.or_else(|| LINE_GAMES.first()).expect("there are line games");
    let mut engine = Engine::new(EngineSettings { line: Some(row), size: Some(record.size), ..base.clone() })?;
    let (start, moves) = stones_and_moves(record)?;
    if let Engine::Line(line) = &mut engine {
        line.load(start, moves)?;
    }
    let result = record.info.result.as_deref().and_then(|text| text.parse().ok());
    Ok(OpenedNode { engine, result, unknown_rules: None, warnings: record.warnings.clone() })
}
