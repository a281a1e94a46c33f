//! Evaluations that are kept serve the next search.

use std::sync::Mutex;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Rules;
use liangyi_engine::search::{
    Cached, EvaluationCache, Exactly, OwnershipSums, Puct, SearchContext, SearchRun, Tree, run_threads,
};

use crate::halves::Stones;
use crate::whole::{Table, Whole};

const EVALUATIONS: u64 = 300;

/// Searches the empty 5x5 board; returns how many positions were evaluated, the visits and the values of the moves, and
/// the ownership of the centre.
fn search(cache: &EvaluationCache, threads: usize) -> (usize, Vec<(Move, u32, f64)>, f32) {
    let game = Game::new(Size::square(5).unwrap(), Rules::CHINESE);
    let (tree, ownership) = (Tree::new(16 << 20), OwnershipSums::new());
    let context = SearchContext::new(&tree, &game, Color::Black, &ownership);
    let (table, log) = (Table::default(), Mutex::default());
    let parts = |_| {
        let evaluator = Cached::new(cache, Whole { table: &table, log: &log });
        (Stones(*game.board()), evaluator, Puct::new(context.params, game.size().area()))
    };
    let quota = Exactly::new(EVALUATIONS);
    run_threads(&context, parts, SearchRun { quota: &quota, seed: 1, threads, report: &mut || {} });
    let moves = tree.children(tree.node(0)).iter();
    let moves = moves.map(|child| (child.mv().mv(), child.played.visits(), child.played.mean())).collect();
    let centre = ownership.shares()[game.size().point(2, 2)];
    (log.into_inner().unwrap().len(), moves, centre)
}

#[test]
fn a_second_search_evaluates_nothing_again() {
    let cache = EvaluationCache::new(10_000);
    let (evaluated, moves, ownership) = search(&cache, 1);
    assert!(evaluated > 200, "{evaluated}");
    assert_eq!(search(&cache, 1), (0, moves, ownership));
    let evaluated = search(&EvaluationCache::new(10_000), 4).0;
    assert!((200..=EVALUATIONS as usize).contains(&evaluated));
}

#[test]
fn a_small_cache_forgets_and_changes_no_search() {
    let (small, large) = (EvaluationCache::new(20), EvaluationCache::new(10_000));
    let (_, moves, ownership) = search(&large, 1);
    for _ in 0..2 {
        let (evaluated, found, owned) = search(&small, 1);
        assert!(evaluated > 200, "{evaluated}");
        assert_eq!((found, owned), (moves.clone(), ownership));
    }
}
