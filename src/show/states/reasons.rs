//! Why moves are forbidden, in full; behind a forbidden point of a line game the verdicts on all points that it depends
//! on.

use std::collections::BTreeMap;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::line::{ForbiddenKind, LineGame, LineJudgement, LineShape, LineVerdict, Spoiler, StoneShape};
use liangyi_engine::engine::Engine;
use serde::{Deserialize, Serialize};

use super::illegal::{IllegalMove, StoneLine, WhyIllegal};
use super::parts::{rows, vertex, vertices};
use super::state::{illegal_in_go, illegal_in_line_game};

/// Every move that a side must not make, with the reasons in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reasons {
    /// The side.
    #[cfg_attr(test, ts(type = "Color"))]
    pub color: Color,
    /// How many moves have been made.
    pub move_number: usize,
    /// The empty points on which it must not play, and the virtual move if it must not make that.
    pub illegal: Vec<ReasonedMove>,
}

/// A move that a side must not make, with the reason in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReasonedMove {
    /// The move and the reason as every [`GameState`](super::GameState) has it.
    #[serde(flatten)]
    pub illegal: IllegalMove,
    /// The board that it would repeat, if that is why.
    pub earlier: Option<EarlierBoard>,
    /// The own stones that would have no liberty, that of the move among them, if that is why.
    pub stones: Vec<String>,
    /// The verdict on a forbidden point of a line game, and those that it depends on.
    pub verdicts: Vec<VerdictStep>,
}

/// A board as it stood earlier in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EarlierBoard {
    /// After how many moves.
    pub after_move: usize,
    /// Its rows from the top.
    pub rows: Vec<String>,
    /// The virtual stones then, Black's first; `None` where the ruleset has no virtual moves.
    #[serde(rename = "virtual")]
    pub virtual_stones: Option<[usize; 2]>,
}

impl Reasons {
    /// What `color` must not do in the engine's game.
    pub fn new(engine: &Engine, color: Color) -> Reasons {
        let (move_number, illegal) = match engine {
            Engine::Go(go) => (go.game().move_number(), of_go(go.game(), color)),
            Engine::Line(line) => (line.game().moves().len(), of_line_game(line.game(), color)),
        };
        Reasons { color, move_number, illegal }
    }
}

fn of_go(game: &Game, color: Color) -> Vec<ReasonedMove> {
    let illegal = illegal_in_go(game, color);
    let earlier = earlier_boards(game, &illegal);
    let reasoned = |illegal: IllegalMove| {
        let repeated = illegal.why.repeated();
        let point = game.size().parse_vertex(&illegal.mv);
        let stones = match (&illegal.why, point) {
            (WhyIllegal::Suicide, Some(point)) => vertices(game.size(), &game.board().removed_by(color, point).suicide),
            _ => Vec::new(),
        };
        let earlier = repeated.and_then(|moves| earlier.get(&moves).cloned());
        ReasonedMove { illegal, earlier, stones, verdicts: Vec::new() }
    };
    illegal.into_iter().map(reasoned).collect()
}

/// The boards that these moves would repeat, by the number of moves made before.
fn earlier_boards(game: &Game, illegal: &[IllegalMove]) -> BTreeMap<usize, EarlierBoard> {
    let mut wanted: Vec<usize> = illegal.iter().filter_map(|illegal| illegal.why.repeated()).collect();
    wanted.sort_unstable();
    wanted.dedup();
    let Some(&first) = wanted.first() else { return BTreeMap::new() };
    let boards = std::iter::once(*game.board()).chain(game.earlier_boards());
    let numbered = (first..=game.move_number()).rev().zip(boards);
    let virtual_stones = |moves: usize| {
        let count = |color| {
            let made = game.moves().take(moves);
            made.filter(|&played| played.color == color && game.called(played).mv == Move::Virtual).count()
        };
        game.rules().have_virtual_stones().then(|| Color::BOTH.map(count))
    };
    let earlier = |(after_move, board)| {
        (after_move, EarlierBoard { after_move, rows: rows(&board), virtual_stones: virtual_stones(after_move) })
    };
    numbered.filter(|(moves, _)| wanted.binary_search(moves).is_ok()).map(earlier).collect()
}

fn of_line_game(game: &LineGame, color: Color) -> Vec<ReasonedMove> {
    let size: Size = game.board().size();
    let reasoned = |illegal: IllegalMove| {
        let judged = size.parse_vertex(&illegal.mv).filter(|_| matches!(illegal.why, WhyIllegal::Forbidden { .. }));
        let judgement = judged.and_then(|point| game.judge(color, point));
        let verdicts = judgement.map_or(Vec::new(), |judgement| verdicts(size, &judgement));
        ReasonedMove { illegal, earlier: None, stones: Vec::new(), verdicts }
    };
    illegal_in_line_game(game, color).into_iter().map(reasoned).collect()
}

/// A verdict on a move. Those that it depends on come after it in the list that it is in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VerdictStep {
    /// The point.
    pub point: String,
    /// The points on which the same side has put stones before, in order, besides those on the board.
    pub after: Vec<String>,
    /// What the move leads to.
    #[cfg_attr(test, ts(type = "LineVerdict"))]
    pub verdict: LineVerdict,
    /// Why it is forbidden, if it is.
    #[cfg_attr(test, ts(type = "Array<ForbiddenKind>"))]
    pub kinds: Vec<ForbiddenKind>,
    /// What it makes.
    pub lines: Vec<VerdictLine>,
}

/// Stones that the move of a verdict brings together on one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VerdictLine {
    /// The line.
    #[serde(flatten)]
    pub line: StoneLine,
    /// Of a three, the moves that make no open four of it, one entry for each reason.
    pub spoiled: Vec<Spoiled>,
}

/// A move that makes no open four of a three.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Spoiled {
    /// Its point.
    pub point: String,
    /// Why.
    #[serde(flatten)]
    pub by: SpoiledBy,
}

/// What keeps a four from being open; its name is under `kind`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SpoiledBy {
    /// There is no point for a five at one end.
    Edge,
    /// The opponent's stone at one end.
    Stone {
        /// Where it is.
        at: String,
    },
    /// A move here would make six or more.
    Overline {
        /// Where.
        at: String,
    },
    /// The move makes five instead.
    Five,
    /// The move is forbidden itself.
    Forbidden {
        /// The number of the verdict on it in the list, from 0.
        verdict: usize,
    },
}

/// A judgement and all those that it depends on; its own verdict is the first.
pub fn verdicts(size: Size, judgement: &LineJudgement) -> Vec<VerdictStep> {
    let mut chain = Chain { size, steps: Vec::new() };
    chain.add(judgement, &[]);
    chain.steps
}

struct Chain {
    size: Size,
    steps: Vec<VerdictStep>,
}

impl Chain {
    /// Adds a judgement of a move that comes after others; the number of its verdict.
    fn add(&mut self, judgement: &LineJudgement, after: &[String]) -> usize {
        let number = self.steps.len();
        let point = vertex(self.size, judgement.point);
        let (verdict, kinds) = (judgement.verdict, judgement.kinds.clone());
        let step = VerdictStep { point: point.clone(), after: after.to_vec(), verdict, kinds, lines: Vec::new() };
        self.steps.push(step);
        let then: Vec<String> = after.iter().cloned().chain([point]).collect();
        self.steps[number].lines = judgement.shapes.iter().map(|found| self.line(found, &then)).collect();
        number
    }

    fn line(&mut self, found: &LineShape, then: &[String]) -> VerdictLine {
        let mut spoiled = Vec::new();
        if let StoneShape::Three { extensions, .. } = &found.shape {
            for extension in extensions {
                for spoiler in &extension.spoilers {
                    let by = match spoiler {
                        Spoiler::Edge => SpoiledBy::Edge,
                        Spoiler::Stone(point) => SpoiledBy::Stone { at: vertex(self.size, *point) },
                        Spoiler::Overline(point) => SpoiledBy::Overline { at: vertex(self.size, *point) },
                        Spoiler::Five => SpoiledBy::Five,
                        Spoiler::Forbidden(why) => SpoiledBy::Forbidden { verdict: self.add(why, then) },
                    };
                    spoiled.push(Spoiled { point: vertex(self.size, extension.point), by });
                }
            }
        }
        VerdictLine { line: StoneLine::new(self.size, found), spoiled }
    }
}
