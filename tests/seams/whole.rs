//! A table of chances and values under PUCT: both come from one evaluation, and a pass has a chance.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Mutex;

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::board::BoardKey;
use liangyi_core::game::{Game, LegalMoves, Move, Position};
use liangyi_core::rules::{Repetition, Rules};
use liangyi_engine::policy::Proposal;
use liangyi_engine::search::{
    EvalRequest, Evaluation, Evaluator, Exactly, LeafValue, MoveCode, Node, NodeState, NodeView, OwnershipSums, Puct,
    SearchContext, SearchParams, SearchRun, Tree, run_threads,
};

use crate::halves::Stones;

/// What the table has of a position: its value for Black, and moves with their chances.
#[derive(Clone, Default)]
pub struct Entry {
    pub black: Option<f32>,
    pub chances: Vec<(Move, f32)>,
}

/// Values and chances by the stones on the board. Moves that an entry does not name share what its chances leave of 1,
/// a pass among them; what has no value is worth a half, or what a point is worth that Black has.
#[derive(Clone, Default)]
pub struct Table {
    pub entries: HashMap<BoardKey, Entry>,
    pub point: Option<(Point, f32)>,
}

impl Table {
    /// The evaluation of a position in which these moves are legal.
    pub fn look_up(&self, game: &Game, legal: &LegalMoves) -> (Vec<Proposal>, LeafValue) {
        let entry = self.entries.get(&game.board().key()).cloned().unwrap_or_default();
        let moves: Vec<Move> = legal.points.iter().map(Move::Play).chain([Move::Pass]).collect();
        let named: HashMap<Move, f32> = entry.chances.iter().copied().collect();
        let rest = (1.0 - named.values().sum::<f32>()) / (moves.len() - named.len()) as f32;
        let chance = |mv: &Move| named.get(mv).copied().unwrap_or(rest);
        let proposals = moves.into_iter().map(|mv| Proposal { mv, chance: chance(&mv) }).collect();
        let owned = self.point.filter(|(point, _)| game.board().at(*point) == Some(Color::Black));
        let black = entry.black.or(owned.map(|(_, value)| value)).unwrap_or(0.5);
        (proposals, LeafValue { black, margin: 20.0 * (black - 0.5), spread: 3.0 })
    }
}

/// The moves that led to a position, and whether the game has ended there.
pub type Line = (Vec<Move>, bool);

/// Looks a position up, and writes down which it was.
pub struct Whole<'a> {
    pub table: &'a Table,
    pub log: &'a Mutex<Vec<Line>>,
}

impl Evaluator<Game, Stones> for Whole<'_> {
    const IS_WHOLE_EVAL: bool = true;

    fn evaluate(&mut self, node: &mut NodeView<'_, Game, Stones>, wanted: EvalRequest, found: &mut Evaluation) {
        let is_end = node.leaf.is_end;
        let legal = node.legal();
        let game = node.position();
        let line = game.moves().map(|played| played.mv).collect();
        self.log.lock().unwrap().push((line, is_end));
        let (proposals, value) = self.table.look_up(game, &legal);
        if wanted == EvalRequest::Policy {
            found.chances = proposals;
        }
        found.value = Some(value);
        found.ownership.begin();
        let centre = game.size().point(2, 2);
        found.ownership.add_share(centre, 0.5);
    }
}

/// Searches the empty 5x5 board, and hands over the tree and what was evaluated.
fn search(table: &Table, bytes: usize, evaluations: u64, threads: usize) -> (Tree, Vec<Line>) {
    let game = Game::new(Size::square(5).unwrap(), Rules::CHINESE);
    search_from(&game, &SearchParams::NETWORK, table, bytes, evaluations, threads)
}

fn search_from(
    game: &Game,
    params: &SearchParams,
    table: &Table,
    bytes: usize,
    evaluations: u64,
    threads: usize,
) -> (Tree, Vec<Line>) {
    let (tree, ownership) = (Tree::new(bytes), OwnershipSums::new());
    let context = SearchContext { params, ..SearchContext::new(&tree, game, Color::Black, &ownership) };
    let log = Mutex::default();
    let parts = |_| (Stones(*game.board()), Whole { table, log: &log }, Puct::new(context.params, game.size().area()));
    let quota = Exactly::new(evaluations);
    run_threads(&context, parts, SearchRun { quota: &quota, seed: 1, threads, report: &mut || {} });
    let centre = game.size().point(2, 2);
    assert!(evaluations < 2_000 && ownership.shares()[centre] > 0.0);
    (tree, log.into_inner().unwrap())
}

/// The children of the root, the most visited first.
fn by_visits(tree: &Tree) -> Vec<&Node> {
    let mut children: Vec<&Node> = tree.children(tree.node(0)).iter().collect();
    children.sort_by_key(|child| std::cmp::Reverse(child.played.visits()));
    children
}

/// A table that likes a pass and a point on the empty board, and what the point is worth.
fn table(point: Point, worth: f32) -> Table {
    let chances = vec![(Move::Pass, 0.5), (Move::Play(point), 0.3)];
    Table { entries: HashMap::from([(0, Entry { black: None, chances })]), point: Some((point, worth)) }
}

#[test]
fn a_pass_has_a_chance_and_the_value_decides_in_the_end() {
    let point = Size::square(5).unwrap().parse_vertex("B2").unwrap();
    for threads in [1, 4] {
        // As long as all moves are worth the same, their chances decide.
        let (tree, _) = search(&table(point, 0.5), 16 << 20, 600, threads);
        let [first, second] = by_visits(&tree)[..2] else { panic!("no moves") };
        assert_eq!([first.mv().mv(), second.mv().mv()], [Move::Pass, Move::Play(point)]);
        assert!((first.prior() - 0.5).abs() < 1e-3 && (second.prior() - 0.3).abs() < 1e-3);
        let share = f64::from(second.played.visits()) / f64::from(first.played.visits());
        // What several threads have under way moves their visits by chance: the order holds, the share for one thread.
        assert!(share < 1.0 && (threads > 1 || (share - 0.6).abs() < 0.1), "{share}");
        // What is worth more than a pass is searched more.
        let (tree, _) = search(&table(point, 0.9), 16 << 20, 600, threads);
        let best = by_visits(&tree)[0];
        assert_eq!(best.mv().mv(), Move::Play(point));
        assert!(best.played.mean() > 0.85 && (best.played.margin() - 8.0).abs() < 0.5);
        // All values below it are alike: what is left is the spread of each evaluation.
        let (value, margin) = Puct::deviations(best);
        assert!(value < 0.1 && (margin - 3.0).abs() < 0.5, "{value} {margin}");
    }
}

/// How many descents have ended without an evaluation: at ends of games and where there was no room.
fn visits_again(tree: &Tree, node: &Node) -> u64 {
    match node.state() {
        NodeState::Fixed => u64::from(node.played.visits()) - 1,
        NodeState::Expanded => tree.children(node).iter().map(|child| visits_again(tree, child)).sum(),
        _ => 0,
    }
}

#[test]
fn no_position_is_evaluated_twice() {
    let table = table(Size::square(5).unwrap().parse_vertex("B2").unwrap(), 0.5);
    // In a tree of one chunk there is room for about 600 nodes with their children.
    for (bytes, evaluations, is_full) in [(16 << 20, 900, false), (1, 1_500, true)] {
        for threads in [1, 4] {
            let (tree, log) = search(&table, bytes, evaluations, threads);
            assert_eq!(tree.is_full(), is_full);
            assert_eq!(u64::from(tree.node(0).played.visits()), evaluations);
            let lines: HashSet<&Line> = log.iter().collect();
            assert_eq!(lines.len(), log.len());
            let again = visits_again(&tree, tree.node(0));
            assert_eq!(log.len() as u64 + again, evaluations);
            // Two passes end the game: the dead stones are left to the sides, so the evaluator values it, once.
            let end = tree.child(0, MoveCode::PASS).and_then(|pass| tree.child(pass, MoveCode::PASS)).unwrap();
            assert_eq!(tree.node(end).state(), NodeState::Fixed);
            assert!(tree.node(end).played.visits() > 1 && lines.contains(&(vec![Move::Pass; 2], true)));
            // No visit is left over from a descent that met a node under evaluation.
            let children: u32 = tree.children(tree.node(0)).iter().map(|child| child.played.visits()).sum();
            assert_eq!(u64::from(children) + 1, evaluations);
        }
    }
}

/// As KataGo's graph search.
const GRAPH: SearchParams = SearchParams { is_graph: true, ..SearchParams::NETWORK };

#[test]
fn a_position_that_is_reached_in_another_order_is_evaluated_once() {
    let table = table(Size::square(5).unwrap().parse_vertex("B2").unwrap(), 0.6);
    let start = Game::new(Size::square(5).unwrap(), Rules::CHINESE);
    let key = |(line, _): &Line| {
        let mut game = start.clone();
        line.iter().for_each(|&mv| game.play(game.to_move(), mv).unwrap());
        (game.key(), game.to_move(), line.len())
    };
    let repeated = |params: &SearchParams| {
        let (tree, log) = search_from(&start, params, &table, 16 << 20, 900, 1);
        assert_eq!(tree.node(0).played.visits(), 900);
        log.len() - log.iter().map(key).collect::<HashSet<_>>().len()
    };
    assert!(repeated(&SearchParams::NETWORK) > 20);
    assert_eq!(repeated(&GRAPH), 0);
    // Several orders of the same moves lead to the same children.
    let (tree, _) = search_from(&start, &GRAPH, &table, 16 << 20, 900, 1);
    let mut ways: HashMap<_, Vec<Vec<u16>>> = HashMap::new();
    let mut nodes = vec![(tree.node(0), Vec::new())];
    while let Some((node, line)) = nodes.pop() {
        if node.state() == NodeState::Expanded && line.len() < 5 {
            ways.entry(node.children()).or_default().push(line.clone());
            let code = |child: &Node| child.mv().point().map_or(512, |point| point as u16);
            nodes.extend(tree.children(node).iter().map(|child| (child, [&line[..], &[code(child)]].concat())));
        }
    }
    let several: Vec<_> = ways.into_values().filter(|lines| lines.len() > 1).collect();
    assert!(several.len() > 10, "{}", several.len());
    for lines in several {
        let of_sides =
            |line: &Vec<u16>| [0, 1].map(|side| line.iter().skip(side).step_by(2).copied().collect::<BTreeSet<u16>>());
        assert!(lines.iter().all(|line| of_sides(line) == of_sides(&lines[0])), "{lines:?}");
    }
}

/// A board so small that whole positions come back all the time, and what is legal depends on the way.
#[test]
fn a_graph_follows_no_illegal_move() {
    let table = Table::default();
    let rules = Rules { repetition: Repetition::Positional, ..Rules::CHINESE };
    let game = Game::new(Size::square(3).unwrap(), rules);
    for threads in [1, 4] {
        let (tree, log) = search_from(&game, &GRAPH, &table, 16 << 20, 1_900, threads);
        assert_eq!(tree.node(0).played.visits(), 1_900);
        for (line, _) in &log {
            let mut game = game.clone();
            line.iter().for_each(|&mv| game.play(game.to_move(), mv).expect("a legal move"));
        }
        let children = tree.children(tree.node(0));
        assert!(children.iter().all(|child| (0.0..=1.0).contains(&child.played.mean())));
    }
}
