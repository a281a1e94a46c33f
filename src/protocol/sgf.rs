//! The engine's game as an SGF file, a node of a record in an engine, and what the program calls itself in files and to
//! clients.

use std::sync::Arc;

use liangyi_core::base::Color;
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Played};
use liangyi_core::line::LineGame;
use liangyi_core::rules::{LINE_GAMES, NamedRules, Registry, find_line_game, kata};
use liangyi_core::score::Agreement;
use liangyi_core::sgf::{
    Annotations, Info, NodeId, Recorded, SgfError, SgfGame, SgfStep, SgfTree, SgfWarning, write_annotated,
};
use liangyi_engine::engine::{Engine, EngineError, EngineSettings};
use liangyi_engine::policy::{HumanNet, KataNet};
use liangyi_net::model::NetworkHeader;

use crate::records::networks::short_name;
use crate::records::scoring::ResolvedGame;

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
    let (rules, handicap, declared_end, agreed) = match engine {
        Engine::Go(go) => {
            let rules = sgf_name(&go.settings().registry, &go.record().terms.ruleset);
            let Agreement { dead, owned, owners_complete } = go.record().agreement();
            // Where nobody has said whose the points of one side alone are, that is judged.
            let is_said = dead.is_some() && (owners_complete || !go.record().rules().counting.facts().one_sided_points);
            let agreed = is_said.then_some(Agreement { dead, owned, owners_complete });
            (rules, go.record().start.named_handicap, go.record().terms.declared_end, agreed)
        }
        Engine::Line(line) => (line.name().to_string(), known.handicap, None, None),
    };
    let info = Info { rules: Some(rules), result, handicap, program: program(), ..known };
    (info, Annotations { declared_end, agreed, ..Annotations::default() })
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

/// The stones that a record of a line game starts with, who moves first where it says so, and its moves.
///
/// # Errors
///
/// It sets stones up after moves.
pub fn stones_and_moves(record: &SgfGame) -> Result<(Board, Option<Color>, Vec<Played>), LateStones> {
    let (mut start, mut first, mut moves) = (Board::new(record.size), None, Vec::new());
    for step in &record.steps {
        match step {
            SgfStep::Move(played) => moves.push(*played),
            SgfStep::Setup(_) if !moves.is_empty() => return Err(LateStones(moves.len())),
            SgfStep::Setup(setup) => {
                start.clear(&(setup.black | setup.white | setup.empty));
                start.add(Color::Black, &setup.black);
                start.add(Color::White, &setup.white.without(&setup.black));
                first = setup.to_move.or(first);
            }
        }
    }
    Ok((start, first, moves))
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
    /// The result that the record states, as it has it.
    pub stated: Option<String>,
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

/// The main line of a record, as far as it can be played.
#[derive(Debug)]
pub struct PlayableLine {
    /// Its nodes, the root first.
    pub line: Vec<NodeId>,
    /// The game at its end.
    pub opened: OpenedNode,
    /// Why it ends there, where the record goes on.
    pub unplayable: Option<OpenError>,
}

/// The main line of a record, as far as it can be played.
///
/// # Errors
///
/// Not even its beginning can be opened, and why.
pub fn open_main_line(base: &EngineSettings, tree: &SgfTree) -> Result<PlayableLine, OpenError> {
    let mut line = tree.main_line();
    let open = |id: NodeId| open_node(base, tree, id);
    match open(*line.last().expect("there is a root")) {
        Ok(opened) => Ok(PlayableLine { line, opened, unplayable: None }),
        Err(error) => {
            line.truncate(line.partition_point(|&id| open(id).is_ok()));
            match line.last().map(|&id| open(id)) {
                Some(Ok(opened)) => Ok(PlayableLine { line, opened, unplayable: Some(error) }),
                Some(Err(_)) | None => Err(error),
            }
        }
    }
}

fn open_go(base: &EngineSettings, record: SgfGame) -> Result<OpenedNode, OpenError> {
    let record = SgfGame { handicap_by_plays: base.handicap_by_plays, ..record };
    let resolved = ResolvedGame::lenient(record, &base.registry)?;
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
        go.agree_as_recorded(resolved.marks.as_ref().and_then(|marks| marks.agreement()).unwrap_or_default());
    }
    let ResolvedGame { info, unknown_rules, warnings, .. } = resolved;
    Ok(OpenedNode { engine, stated: info.result, unknown_rules, warnings })
}

fn open_line_game(base: &EngineSettings, record: &SgfGame) -> Result<OpenedNode, OpenError> {
    let row = record.info.rules.as_deref().and_then(find_line_game);
    let row = row.or_else(|| LINE_GAMES.first()).expect("there are line games");
    let mut engine = Engine::new(EngineSettings { line: Some(row), size: Some(record.size), ..base.clone() })?;
    let (start, first, moves) = stones_and_moves(record)?;
    if let Engine::Line(line) = &mut engine {
        line.load(start, first, moves)?;
    }
    let stated = record.info.result.clone();
    Ok(OpenedNode { engine, stated, unknown_rules: None, warnings: record.warnings.clone() })
}

/// The version of KataGo whose commands and queries are answered. Clients choose by it what they send.
pub const KATAGO_VERSION: &str = "1.17.2";

/// The networks in use, as KataGo says them: the main one, which evaluates, or the program itself, and that of persons
/// where there is another; `files` are theirs.
pub fn models(
    settings: &EngineSettings,
    main: Option<&Arc<KataNet>>,
    files: [Option<&str>; 2],
    batch: usize,
) -> Vec<serde_json::Value> {
    let [file, human_file] = files;
    let said = |NetworkHeader { name, version, is_human }: &NetworkHeader, file: Option<&str>| {
        serde_json::json!({
            "name": file.unwrap_or(name),
            "internalName": name,
            "maxBatchSize": batch,
            "usesHumanSLProfile": is_human,
            "version": version,
            "usingFP16": "false",
        })
    };
    let own = || {
        let name = concat!("liangyi-", env!("CARGO_PKG_VERSION"));
        serde_json::json!({
            "name": name,
            "internalName": name,
            "maxBatchSize": batch,
            "usesHumanSLProfile": false,
        })
    };
    let is_main = |human: &HumanNet| main.zip(human.loaded()).is_some_and(|(main, human)| Arc::ptr_eq(main, human));
    let human = settings.models.human().filter(|human| !is_main(human));
    let mut models = vec![main.map_or_else(own, |net| said(&net.network().into(), file))];
    models.extend(human.map(|net| said(net.header(), human_file)));
    models
}

/// The program's version, and after a blank the network that it plays with, if it does. Clients read the number.
pub fn version(engine: &Engine) -> String {
    let number = env!("CARGO_PKG_VERSION");
    let net = engine.go().and_then(|go| go.settings().network());
    net.map_or(number.to_string(), |net| format!("{number} {}", short_name(&net.network().name)))
}
