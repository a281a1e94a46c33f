//! Another policy and another leaf evaluator, joined as those that the program plays with are.

use std::collections::HashMap;

use liangyi_core::base::{Color, Point, PointMap, Size};
use liangyi_core::board::{Board, BoardKey, stone_key};
use liangyi_core::game::{Game, LegalMoves, Move, Position};
use liangyi_core::rules::Rules;
use liangyi_engine::playout::PlayoutMove;
use liangyi_engine::policy::{Policy, Proposal};
use liangyi_engine::search::{
    Exactly, FastBoard, Leaf, LeafEvaluator, LeafValue, OwnershipSums, OwnershipTally, PolicyAndRollout, Rave,
    SearchContext, SearchRun, Tree, run_threads,
};

/// Proposes every legal move, each with the same chance.
pub struct ConstantPolicy;

impl<P: Position, B> Policy<P, B> for ConstantPolicy {
    fn propose(&mut self, _: &P, _: &B, _: Color, legal: &LegalMoves, proposals: &mut Vec<Proposal>) {
        let chance = 1.0 / legal.points.len().max(1) as f32;
        proposals.clear();
        proposals.extend(legal.points.iter().map(|point| Proposal { mv: Move::Play(point), chance }));
        proposals.push(Proposal { mv: Move::Pass, chance: 0.0 });
        if legal.virtual_move {
            proposals.push(Proposal { mv: Move::Virtual, chance: 0.0 });
        }
    }

    fn refine(&mut self, _: &B, _: Color, _: &mut Vec<(Point, f32)>, _: bool) {}
}

/// Searches `position` with two threads and returns the moves at the root, most visited first, each with its visits and
/// its mean value for the side to move, and the ownership.
pub fn search<P, B, E>(
    position: &P,
    evaluations: u64,
    start: impl Fn() -> B + Sync,
    evaluator: impl Fn(u64) -> E + Sync,
) -> (Vec<(Move, u32, f64)>, Box<PointMap<f32>>)
where
    P: Position,
    B: FastBoard,
    E: LeafEvaluator<B>,
{
    let (tree, ownership) = (Tree::new(16 << 20), OwnershipSums::new());
    let context =
        SearchContext { virtual_moves: true, ..SearchContext::new(&tree, position, position.to_move(), &ownership) };
    let parts = |thread| (start(), PolicyAndRollout::new(ConstantPolicy, evaluator(thread)), Rave::new(context.params));
    let quota = Exactly::new(evaluations);
    run_threads(&context, parts, SearchRun { quota: &quota, seed: 1, threads: 2, report: &mut || {} });
    let mut moves: Vec<(Move, u32, f64)> = tree
        .children(tree.node(0))
        .iter()
        .map(|child| (child.mv().mv(), child.played.visits(), child.played.mean()))
        .collect();
    moves.sort_by_key(|found| std::cmp::Reverse(found.1));
    (moves, ownership.shares())
}

/// The board of a game of Go that only knows its stones: enough for a table of values.
#[derive(Clone)]
pub struct Stones(pub Board);

impl FastBoard for Stones {
    fn copy_from(&mut self, other: &Stones) {
        self.0 = other.0;
    }

    fn make(&mut self, color: Color, mv: Move) {
        if let Move::Play(point) = mv {
            self.0.place(color, point);
        }
    }
}

/// Looks the value for Black of a position up; a position that the table lacks is worth a half. It plays no playout.
struct TableOfValues(HashMap<BoardKey, f32>);

impl LeafEvaluator<Stones> for TableOfValues {
    fn evaluate(
        &mut self,
        board: &mut Stones,
        _: Leaf,
        _: &mut Vec<PlayoutMove>,
        ownership: &mut OwnershipTally,
    ) -> LeafValue {
        let black = self.0.get(&board.0.key()).copied().unwrap_or(0.5);
        ownership.begin();
        // Upper points are White's by a half, lower ones nobody's.
        let upper = |point: &Point| board.0.size().coordinates(*point).1 > 2;
        board.0.size().points().filter(upper).for_each(|point| ownership.add_share(point, -0.5));
        LeafValue { black, margin: 20.0 * (black - 0.5), spread: 0.0 }
    }
}

#[test]
fn a_table_of_values_and_a_constant_policy_drive_the_search() {
    let size = Size::square(5).unwrap();
    let game = Game::new(size, Rules::CHINESE);
    let [good, bad] = ["B2", "D4"].map(|vertex| size.parse_vertex(vertex).unwrap());
    let table = || {
        let value = |point, value| (stone_key(Color::Black, point), value);
        TableOfValues(HashMap::from([value(good, 0.9), value(bad, 0.1)]))
    };
    let (moves, ownership) = search(&game, 2_000, || Stones(*game.board()), |_| table());
    assert_eq!(moves[0].0, Move::Play(good), "{moves:?}");
    let least = moves.iter().filter(|found| found.0 != Move::Pass).min_by_key(|found| found.1).unwrap();
    assert_eq!(least.0, Move::Play(bad), "{moves:?}");
    // Below the first move the table has nothing more to say.
    assert!((0.5..0.9).contains(&moves[0].2), "{moves:?}");
    assert_eq!([ownership[good], ownership[bad]], [0.0, -0.5]);
}
