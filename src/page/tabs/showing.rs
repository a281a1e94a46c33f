//! The game, its record and the rulesets as a page shows them.

use std::collections::HashMap;

use liangyi_core::base::{Color, Point, PointForm, PointSet, Size};
use liangyi_core::rules::clauses::axes;
use liangyi_core::rules::{LINE_GAMES, find_line_game};
use liangyi_core::score::territory::Parts;
use liangyi_core::sgf::{NodeId, SgfTree};
use liangyi_engine::engine::{Engine, LEVELS, Level, LevelChoice};
use liangyi_net::inputs::Rank;

use super::answer::{AgreementState, NextNode, NodeHere, Refused, SideView, TabGame, TabReply, TreeNode, TreeView};
use super::lists::{
    BoardLine, BoardMark, ExplainedRuleset, LessonAnswer, LessonQuestion, LessonRow, LevelBy, LevelRow, Levels,
    MarkShape, MoveSign, NodeSigns, OfferingPoint, OwedFor, PositionSign, RecordHead, RuleSigns, RulesetRow,
};
use super::tab::{Outcome, Tab};
use crate::records::networks::short_name;
use crate::show::lessons::{LESSONS, Lesson, Question};
use crate::show::states::{GameState, LastMove, Sides, vertices};
use crate::show::words::{Language, rulesets};
use crate::table::{SideMarks, Views};

/// The most nodes that a page sees.
const MOST_NODES: usize = 50_000;

/// The longest name of a node, the longest label, and the longest text of a head, in characters.
pub(super) const LONGEST_NAME: usize = 80;

impl Tab {
    /// The game as it stands.
    pub(super) fn shown(&self) -> TabGame {
        let (engine, cursor) = (self.table.engine(), self.table.cursor());
        let position = self.judged.as_ref().map(|judged| judged.board.position);
        let state = GameState { position, ..GameState::new(engine) };
        let size = engine.size();
        let moves = engine.moves().into_iter().chain(cursor.moves(cursor.rest(), size));
        let moves = moves.map(|played| LastMove::new(size, played)).collect();
        let result = self.result.clone().or_else(|| state.result.clone());
        TabGame {
            seats: self.table.seats(),
            thinking: self.jobs.thinking(),
            moves,
            takes: takes(engine),
            signs: self.rule_signs(),
            resigned: self.table.resigned(),
            lost_on_time: self.table.is_lost_on_time(),
            clocks: self.clocks(),
            head: head_of(cursor.tree()),
            agreement: self.table.views().map(|views| self.agreement(views)),
            result,
            lesson: self.lesson.clone(),
            remarks: self.remarks[0].len(),
            in_file: Some(self.in_file).filter(|place| place.of > 1),
            here: self.here(),
            can_undo_edit: self.can_undo_edit(),
            analysing: self.analysing(),
            last_search: self.last_search(),
            network: engine.go().and_then(|go| go.settings().network()).map(|net| short_name(&net.network().name)),
            unit: engine.go().map(|go| go.record().rules().unit),
            state,
        }
    }

    fn agreement(&self, views: &Views) -> AgreementState {
        let size = self.table.engine().size();
        AgreementState {
            views: Color::BOTH.map(|side| SideView::of(size, views.of(side))),
            said_yes: views.said_yes(),
            disputed_by: views.disputed_by(),
            differs: vertices(size, &views.differences()),
            agreed: views.agreed().is_some(),
            owners_matter: self.owners_matter(),
        }
    }

    /// What the rules say of the position.
    fn rule_signs(&self) -> RuleSigns {
        let Engine::Go(go) = self.table.engine() else { return RuleSigns::default() };
        let (game, rules) = (go.game(), go.record().rules());
        let offers = game.offering_points(game.to_move()).into_iter();
        let named = |(point, after_move)| OfferingPoint { at: go.size().vertex(point).to_string(), after_move };
        let wild = if rules.counting.facts().lazy_loss {
            let mut cleared = *go.board();
            if let Some(views) = self.table.views() {
                cleared.clear(&(views.of(Color::Black).dead | views.of(Color::White).dead));
            }
            Parts::new(&cleared).wild_points()
        } else {
            PointSet::EMPTY
        };
        let extra_moves = rules.extra_moves.then_some(OwedFor::ExtraMoves);
        RuleSigns {
            offers: offers.map(named).collect(),
            wild: vertices(go.size(), &wild),
            owed_for: extra_moves.or(rules.last_stone.then_some(OwedFor::LastStone)),
            virtual_pass: rules.virtual_pass,
        }
    }

    /// Whether the ruleset gives points that one side alone can take to that side.
    pub(super) fn owners_matter(&self) -> bool {
        match self.table.engine() {
            Engine::Go(go) => go.record().rules().counting.facts().one_sided_points,
            Engine::Line(_) => false,
        }
    }

    /// The tree of the record.
    pub(super) fn tree_view(&self) -> TreeView {
        let (cursor, size) = (self.table.cursor(), self.table.engine().size());
        let tree = cursor.tree();
        let mut numbers = HashMap::new();
        let node = |id: NodeId| {
            let parent = tree.parent(id);
            let before = parent.and_then(|parent| numbers.get(&parent).copied()).unwrap_or(0);
            let number: usize = before + tree.moves_in(id);
            numbers.insert(id, number);
            let NextNode { color, mv, .. } = next_node(tree, id, size);
            TreeNode {
                id: id.number(),
                parent: parent.map(NodeId::number),
                color,
                mv,
                number,
                sets_up: tree.sets_up(id),
                comment: tree.property(id, "C").is_some(),
                name: tree.text(id, "N").map(|name| name.chars().take(LONGEST_NAME).collect()),
                value: self.value_of(id),
            }
        };
        TreeView { tree_rev: cursor.tree_rev(), nodes: tree.all().into_iter().take(MOST_NODES).map(node).collect() }
    }

    /// The node that is shown.
    pub(super) fn here(&self) -> NodeHere {
        let (cursor, size) = (self.table.cursor(), self.table.engine().size());
        let (tree, id) = (cursor.tree(), cursor.here());
        let is_first = |pair: &[NodeId]| tree.children(pair[0]).first() == Some(&pair[1]);
        NodeHere {
            id: id.number(),
            tree_rev: cursor.tree_rev(),
            comment: tree.text(id, "C").unwrap_or_default(),
            marks: marks(tree, id, size),
            lines: lines(tree, id, size),
            signs: NodeSigns::of(tree, id),
            next: tree.children(id).iter().map(|&child| next_node(tree, child, size)).collect(),
            next_on_line: cursor.rest().first().map(|next| next.number()),
            on_main_line: cursor.path().windows(2).all(is_first),
            analysis: self.analysis_of(id).cloned(),
        }
    }

    /// Every ruleset, and the levels of the engine.
    pub(super) fn rulesets(&self) -> TabReply {
        let sides = |lines: u8| Size::square(lines.into()).map(Sides::of).expect("a ruleset's board exists");
        let go = self.shared.settings().registry.iter().map(|row| RulesetRow {
            name: row.name.to_string(),
            line_game: false,
            size: sides(row.default_size),
            komi: Some(row.rules.komi.points()),
            virtual_moves: row.rules.virtual_moves,
        });
        let lines = LINE_GAMES.iter().map(|row| RulesetRow {
            name: row.name.to_string(),
            line_game: true,
            size: sides(row.default_size),
            komi: None,
            virtual_moves: false,
        });
        let models = &self.shared.settings().models;
        let can_be_chosen = |level: &&Level| !level.needs_network() || models.may_evaluate();
        let level_row = |level: &Level| {
            let by = match level.choice {
                LevelChoice::Network(_) => LevelBy::Network,
                _ if !models.may_use_own => LevelBy::Playouts,
                LevelChoice::Likely(_) => LevelBy::Likely,
                LevelChoice::Own(_) => LevelBy::Own,
            };
            LevelRow { by, number: level.searched(by != LevelBy::Playouts), rank: level.estimated_rank().to_string() }
        };
        let level_rows = LEVELS.iter().filter(can_be_chosen).map(level_row).collect();
        let ranks = match models.human() {
            Some(_) => Rank::all().map(|rank| rank.to_string()).collect(),
            None => Vec::new(),
        };
        let levels = Levels { rows: level_rows, ranks };
        TabReply::Rulesets { rows: go.chain(lines).collect(), levels }
    }

    /// What a ruleset says.
    pub(super) fn explain(&self, name: &str, language: &str) -> Result<Outcome, Refused> {
        let registry = &self.shared.settings().registry;
        let words = Language::named(language).unwrap_or_default();
        let (name, told, clauses) = match (registry.find(name), find_line_game(name)) {
            (Some(row), _) => {
                let clauses = axes(&row.rules).into_iter().map(|axis| words.clause(axis.clause)).collect();
                (row.name.to_string(), rulesets::Told::of(row, words), clauses)
            }
            (None, Some(row)) => (row.name.to_string(), rulesets::Told::of_line_game(row, words), Vec::new()),
            (None, None) => return Err(Refused::NoSuchRuleset),
        };
        Ok(Outcome::from(TabReply::Explained(ExplainedRuleset {
            ruleset: name,
            summary: told.summary,
            source: told.source,
            articles: told.articles,
            clauses,
        })))
    }
}

impl SideView {
    /// Marks on a board of this size.
    pub(super) fn of(size: Size, marks: &SideMarks) -> SideView {
        let SideMarks { dead, owned, end } = marks;
        SideView { dead: vertices(size, dead), owned: owned.map(|points| vertices(size, &points)), end: *end }
    }
}

/// What the root of a record says of its game.
fn head_of(tree: &SgfTree) -> RecordHead {
    let short = |text: String| text.chars().take(LONGEST_NAME).collect();
    let said = |name: &&str| Some(((*name).to_string(), tree.text(tree.root(), name).map(short)?));
    RecordHead(RecordHead::GIVEN.iter().chain(&RecordHead::READ).filter_map(said).collect())
}

/// Every lesson.
pub fn lessons(language: &str) -> TabReply {
    let words = Language::named(language).unwrap_or_default();
    let question = |lesson: &Lesson, question: &Question| {
        let size = lesson.points().size;
        let answers = lesson.answers(question, words, PointForm::default()).into_iter();
        let answers = answers.map(|(mv, text)| LessonAnswer { mv: mv.display(size).to_string(), text });
        LessonQuestion { step: question.step, answers: answers.collect() }
    };
    let row = |lesson: &Lesson| LessonRow {
        name: lesson.name.to_string(),
        title: lesson.title(words),
        ruleset: lesson.ruleset().to_string(),
        moves: lesson.steps.len() - 1,
        questions: lesson.questions.iter().map(|asked| question(lesson, asked)).collect(),
    };
    TabReply::Lessons { lessons: LESSONS.iter().map(row).collect() }
}

/// The stones that the last move has taken off the board.
fn takes(engine: &Engine) -> Vec<String> {
    let Engine::Go(go) = engine else { return Vec::new() };
    let before = go.game().earlier_boards().next();
    before.map_or_else(Vec::new, |before| vertices(go.size(), &before.occupied().without(&go.board().occupied())))
}

fn next_node(tree: &SgfTree, id: NodeId, size: Size) -> NextNode {
    let played = tree.played(id, size);
    NextNode {
        id: id.number(),
        color: played.map(|played| played.color),
        mv: played.map(|played| played.mv.display(size).to_string()),
    }
}

/// The properties of marks without a text.
pub(super) const SHAPES: [(&str, MarkShape); 4] =
    [("TR", MarkShape::Triangle), ("SQ", MarkShape::Square), ("CR", MarkShape::Circle), ("MA", MarkShape::Cross)];

/// What a node marks on the board.
fn marks(tree: &SgfTree, id: NodeId, size: Size) -> Vec<BoardMark> {
    let mut marks = Vec::new();
    for (name, shape) in SHAPES {
        let points = tree.points(id, name, size).into_iter();
        marks.extend(points.map(|point| BoardMark { at: size.vertex(point).to_string(), shape: shape.clone() }));
    }
    marks.extend(tree.labels(id, size).into_iter().map(|(point, text)| BoardMark {
        at: size.vertex(point).to_string(),
        shape: MarkShape::Label { text: text.chars().take(LONGEST_NAME).collect() },
    }));
    marks
}

/// The lines and arrows that a node draws.
fn lines(tree: &SgfTree, id: NodeId, size: Size) -> Vec<BoardLine> {
    let of = |arrow| tree.pairs(id, if arrow { "AR" } else { "LN" }, size).into_iter().map(move |pair| (pair, arrow));
    let line = |([from, to], arrow): ([Point; 2], bool)| {
        let [from, to] = [from, to].map(|point| size.vertex(point).to_string());
        BoardLine { from, to, arrow }
    };
    of(true).chain(of(false)).map(line).collect()
}

impl NodeSigns {
    /// Those of a node.
    pub(super) fn of(tree: &SgfTree, id: NodeId) -> NodeSigns {
        let has =
            |name: &str, value: &str| tree.text(id, name).is_some_and(|found| value != "2" || found.trim() == "2");
        let of_move = MoveSign::PROPERTIES.into_iter().find(|(_, name, value)| has(name, value));
        let of_position = PositionSign::PROPERTIES.into_iter().find(|(_, name, value)| has(name, value));
        NodeSigns {
            name: tree.text(id, "N").unwrap_or_default().chars().take(LONGEST_NAME).collect(),
            of_move: of_move.map(|(sign, ..)| sign),
            of_position: of_position.map(|(sign, ..)| sign),
            hotspot: has("HO", ""),
        }
    }
}
