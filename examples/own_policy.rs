//! Searches with a policy of one's own: who proposes moves is a trait.
//!
//! ```text
//! cargo run --release --example own_policy
//! ```
//!
//! The policy here likes the centre. Leaves are valued by playouts, as when the program plays.

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::game::{Game, LegalMoves, Move};
use liangyi_core::rules::Rules;
use liangyi_engine::playout::{PlayoutBoard, PlayoutRng};
use liangyi_engine::policy::{Models, Policy, Proposal};
use liangyi_engine::search::{
    Exactly, OwnershipSums, PlayoutEvaluator, PolicyAndRollout, Rave, SearchContext, SearchRun, Tree, run_threads,
};

/// The width of the sets of a playout board for a 9x9 board.
const WIDTH: usize = liangyi_engine::playout::words(Size::square(9).unwrap());

/// The closer to the centre, the better.
struct Centre;

impl Policy<Game, PlayoutBoard<WIDTH>> for Centre {
    fn propose(
        &mut self,
        game: &Game,
        _: &PlayoutBoard<WIDTH>,
        _: Color,
        legal: &LegalMoves,
        proposals: &mut Vec<Proposal>,
    ) {
        let size = game.size();
        let weight = |point: Point| {
            let (x, y) = size.coordinates(point);
            1.0 / (1 + x.abs_diff(size.width() / 2).pow(2) + y.abs_diff(size.height() / 2).pow(2)) as f32
        };
        let sum: f32 = legal.points.iter().map(weight).sum();
        proposals.clear();
        let stone = |point| Proposal { mv: Move::Play(point), chance: weight(point) / sum };
        proposals.extend(legal.points.iter().map(stone));
        proposals.push(Proposal { mv: Move::Pass, chance: 0.0 });
    }

    fn refine(&mut self, _: &PlayoutBoard<WIDTH>, _: Color, _: &mut Vec<(Point, f32)>, _: bool) {}
}

fn main() {
    let size = Size::square(9).expect("a size of board");
    let game = Game::new(size, Rules::CHINESE);
    let (tree, ownership) = (Tree::new(64 << 20), OwnershipSums::new());
    let context = SearchContext::new(&tree, &game, Color::Black, &ownership);
    let start = PlayoutBoard::of_game(&game, Models::embedded().playouts(size));
    let thread_parts = |thread| {
        let evaluator = PlayoutEvaluator::new(&game, context.value(), PlayoutRng::new(1, thread));
        (start.clone(), PolicyAndRollout::new(Centre, evaluator), Rave::new(context.params))
    };
    let quota = Exactly::new(2_000);
    run_threads(&context, thread_parts, SearchRun { quota: &quota, seed: 1, threads: 2, report: &mut || {} });
    let mut moves: Vec<_> = tree.children(tree.node(0)).iter().collect();
    moves.sort_by_key(|node| std::cmp::Reverse(node.played.visits()));
    for node in moves.into_iter().take(5) {
        let (mv, played) = (node.mv().mv(), &node.played);
        println!("{}: {} visits, win rate {:.3}", mv.display(size), played.visits(), played.mean());
    }
}
