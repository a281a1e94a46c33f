//! An evaluator that waits for full batches: eight threads fill batches of eight.

use std::collections::{HashMap, HashSet};
use std::sync::{Condvar, Mutex, MutexGuard};

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, LegalMoves, Move};
use liangyi_core::rules::Rules;
use liangyi_engine::policy::Proposal;
use liangyi_engine::search::{
    Evaluation, Evaluator, Exactly, LeafValue, NodeView, OwnershipSums, Puct, SearchContext, SearchRun, Tree, Wanted,
    run_threads,
};

use crate::halves::Stones;
use crate::whole::{Entry, Table};

const THREADS: usize = 8;

type Answer = (Vec<Proposal>, LeafValue);

/// What the threads share, behind a lock.
#[derive(Default)]
struct Desk {
    /// Threads that have an evaluator, and all that ever had one.
    present: usize,
    came: usize,
    /// Threads that have nothing to add to the batch.
    stuck: usize,
    /// What is to be evaluated, by the number of the thread.
    requests: HashMap<usize, (Game, LegalMoves)>,
    answers: HashMap<usize, Answer>,
    /// The positions of each batch, as the moves that led to them.
    batches: Vec<Vec<Vec<Move>>>,
    /// Counts what may give a thread that is stuck something to do.
    events: u64,
}

impl Desk {
    /// Gives threads that are stuck another try.
    fn wake(&mut self) {
        self.events += 1;
        self.stuck = 0;
    }
}

/// Evaluates batches: as soon as one is full, or no thread has more to add.
struct Batcher {
    table: Table,
    desk: Mutex<Desk>,
    changed: Condvar,
}

impl Batcher {
    fn lock(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap()
    }

    fn wait<'a>(&self, desk: MutexGuard<'a, Desk>, until: impl Fn(&Desk) -> bool) -> MutexGuard<'a, Desk> {
        self.changed.wait_while(desk, |desk| !until(desk)).unwrap()
    }

    /// Tells of a change, and evaluates a batch if that is due: where no thread has more to add.
    fn tell(&self, desk: &mut Desk) {
        if desk.requests.len() + desk.stuck == desk.present {
            // Without requests, too, threads go on: what they have met is known by now.
            desk.wake();
            let batch: Vec<_> = desk.requests.drain().collect();
            if !batch.is_empty() {
                let moves = |game: &Game| game.moves().map(|played| played.mv).collect();
                desk.batches.push(batch.iter().map(|(_, (game, _))| moves(game)).collect());
            }
            let answers = batch.into_iter().map(|(thread, (game, legal))| (thread, self.table.look_up(&game, &legal)));
            desk.answers.extend(answers);
        }
        self.changed.notify_all();
    }
}

/// The evaluator of one thread.
struct Seat<'a> {
    batcher: &'a Batcher,
    thread: usize,
}

impl<'a> Seat<'a> {
    fn new(batcher: &'a Batcher, thread: usize) -> Seat<'a> {
        let mut desk = batcher.lock();
        desk.present += 1;
        desk.came += 1;
        batcher.tell(&mut desk);
        Seat { batcher, thread }
    }
}

impl Drop for Seat<'_> {
    fn drop(&mut self) {
        let mut desk = self.batcher.lock();
        desk.present -= 1;
        desk.wake();
        self.batcher.tell(&mut desk);
    }
}

impl Evaluator<Game, Stones> for Seat<'_> {
    const WHOLE: bool = true;

    fn evaluate(&mut self, node: &mut NodeView<'_, Game, Stones>, wanted: Wanted, found: &mut Evaluation) {
        assert_eq!(wanted, Wanted::Chances, "no game ends here");
        let (legal, is_root) = (node.legal(), node.is_root());
        let mut desk = self.batcher.lock();
        // The root is evaluated before there are other threads; then all begin together.
        if !is_root {
            desk = self.batcher.wait(desk, |desk| desk.came == THREADS);
        }
        desk.requests.insert(self.thread, (node.position().clone(), legal));
        self.batcher.tell(&mut desk);
        desk = self.batcher.wait(desk, |desk| desk.answers.contains_key(&self.thread));
        let (chances, value) = desk.answers.remove(&self.thread).unwrap();
        found.chances = chances;
        found.value = Some(value);
        found.ownership.begin();
    }

    fn wait(&mut self) {
        let mut desk = self.batcher.lock();
        let seen = desk.events;
        desk.stuck += 1;
        self.batcher.tell(&mut desk);
        drop(self.batcher.wait(desk, |desk| desk.events != seen));
    }
}

/// Every thread would like to go where the others are: below the same move, which is nearly certain.
#[test]
fn eight_threads_fill_batches_of_eight_and_evaluate_nothing_twice() {
    let size = Size::square(9).unwrap();
    let game = Game::new(size, Rules::CHINESE);
    let line = ["E5", "E3", "C5", "G5", "E7"].map(|vertex| Move::parse(vertex, size).unwrap());
    let mut table = Table::default();
    let mut at = game.clone();
    for mv in line {
        let entry = Entry { black: Some(0.5), chances: vec![(mv, 0.9), (Move::Pass, 0.0)] };
        table.entries.insert(at.board().key(), entry);
        at.play(at.to_move(), mv).unwrap();
    }
    let batcher = Batcher { table, desk: Mutex::default(), changed: Condvar::new() };
    let (tree, ownership) = (Tree::new(64 << 20), OwnershipSums::new());
    let context = SearchContext::new(&tree, &game, Color::Black, &ownership);
    const BATCHES: usize = 60;
    // One evaluation at a time, so that all threads make as many.
    let quota = Exactly::new(1 + (BATCHES * THREADS) as u64).by(1);
    let parts = |thread| {
        (Stones(*game.board()), Seat::new(&batcher, thread as usize), Puct::new(context.params, game.size().area()))
    };
    run_threads(&context, parts, SearchRun { quota: &quota, seed: 1, threads: THREADS, report: &mut || {} });

    let desk = batcher.desk.into_inner().unwrap();
    let sizes: Vec<usize> = desk.batches.iter().map(Vec::len).collect();
    assert_eq!(sizes[0], 1, "the root");
    assert_eq!(sizes[1..], [THREADS; BATCHES]);
    let evaluated: HashSet<&Vec<Move>> = desk.batches.iter().flatten().collect();
    assert_eq!(evaluated.len(), 1 + BATCHES * THREADS);
    assert!(evaluated.contains(&line.to_vec()), "the likely line is searched");
    assert_eq!(tree.node(0).played.visits() as usize, 1 + BATCHES * THREADS);
}
