//! Searches of Go: the learnt policy proposes moves and playouts value leaves, on a playout board of the width that the
//! size of the board needs; or a network does both. And what a position is worth before anything is searched.

use std::sync::Arc;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move, Position};

use super::candidates::{Choosing, ValueEstimate, candidates};
use super::context::{OwnershipSums, SearchContext};
use super::evaluator::{MarginValue, PlayoutEvaluator, PolicyAndRollout};
use super::kata_evaluator::{KataEvaluator, MixedEvaluator, NoBoard, shifted, untold};
use super::network_params::{NetworkParams, RootSelection};
use super::node::Node;
use super::params::{PlayoutMix, SearchParams, ValueKind};
use super::puct::Puct;
use super::rave::Rave;
use super::tree::Tree;
use super::worker::{SearchRun, run_threads};
use crate::playout::{PlayoutBoard, PlayoutPolicy, PlayoutRng, PlayoutScore, play_out_many};
use crate::policy::patterns::ShapeCache;
use crate::policy::{EvalOptions, KataNet, LearntPolicy, Models, NetEvaluator};
use crate::with_width;

/// Searches a position of Go with the policy and the playouts of `models`.
pub fn search_go(context: &SearchContext<'_, Game>, models: &Models, run: SearchRun<'_>) {
    with_width!(context.position.size(), W => run_width::<W>(context, models, run));
}

fn run_width<const W: usize>(context: &SearchContext<'_, Game>, models: &Models, run: SearchRun<'_>) {
    let game = context.position;
    let start = PlayoutBoard::<W>::of_game(game, models.playouts(game.size()));
    // Found once for all threads.
    let shapes = ShapeCache::new(&models.patterns, &start);
    let value: MarginValue = context.value();
    let seed = run.seed;
    let thread_parts = |thread: u64| {
        let policy = LearntPolicy::<W>::new(models, &shapes, game.size());
        let playouts = PlayoutEvaluator::new(game, value, PlayoutRng::new(seed, thread));
        (start.clone(), PolicyAndRollout::new(policy, playouts), Rave::new(context.params))
    };
    run_threads(context, thread_parts, run);
}

/// Searches a position of Go with the network of `models`, by the [constants](SearchParams::NETWORK) of such searches,
/// or, where they have none, with their policy and playouts. `seed` says how boards are turned before a network sees
/// them. Playouts are mixed in where the network is the program's own or does not [know](KataNet::knows) boards of this
/// size. A search in which it [fails](KataNet::has_failed) ends, and its tree is worth nothing.
pub fn search_go_by_network(context: &SearchContext<'_, Game>, models: &Models, seed: u64, run: SearchRun<'_>) {
    let size = context.position.size();
    let Some(net) = models.network() else { return search_go(context, models, run) };
    let SearchRun { quota, seed: dice, threads, report } = run;
    let quota = |tree: &Tree, root: usize| if net.has_failed() { 0 } else { quota.next(tree, root) };
    let run = SearchRun { quota: &quota, seed: dice, threads, report };
    let params = context.network.search_params();
    let context = &SearchContext { params: &params, ..*context };
    let root = RootSelection::new(context.position, context.color, context.network);
    if let Some(mix) = playout_mix(net, size) {
        return with_width!(size, W => run_mixed::<W>(mix, context, models, net, &root, seed, run));
    }
    let thread_parts = |thread: u64| {
        let human = human_evaluator(models, &root, size);
        let evaluator = KataEvaluator::new(NetEvaluator::new(net, size), context, seed).asking(human);
        let rng = PlayoutRng::new(dice, thread);
        (NoBoard, evaluator, Puct::new(context.params, size.area()).searching(&root, rng))
    };
    run_threads(context, thread_parts, run);
}

/// The network that is asked how persons move, where a search looks at that.
fn human_evaluator(models: &Models, root: &RootSelection, size: Size) -> Option<NetEvaluator> {
    root.human.as_ref()?;
    models.load_human().ok().map(|human| NetEvaluator::new(human, size))
}

/// The playouts that are mixed in with what a network says of boards of this size, if any are.
fn playout_mix(net: &KataNet, size: Size) -> Option<PlayoutMix> {
    match net.knows(size) {
        false => Some(SearchParams::MIXED_UNLEARNT),
        true => net.is_own().then_some(SearchParams::MIXED_OWN),
    }
}

fn run_mixed<const W: usize>(
    mix: PlayoutMix,
    context: &SearchContext<'_, Game>,
    models: &Models,
    net: &Arc<KataNet>,
    root: &RootSelection,
    seed: u64,
    run: SearchRun<'_>,
) {
    let (game, value, dice) = (context.position, context.value(), run.seed);
    let start = PlayoutBoard::<W>::of_game(game, models.playouts(game.size()));
    let shapes = ShapeCache::new(&models.patterns, &start);
    let thread_parts = |thread: u64| {
        let human = human_evaluator(models, root, game.size());
        let whole = KataEvaluator::new(NetEvaluator::new(net, game.size()), context, seed).asking(human);
        let policy = LearntPolicy::<W>::new(models, &shapes, game.size());
        let playouts = PlayoutEvaluator::new(game, value, PlayoutRng::new(dice, thread));
        let selection = Puct::new(context.params, game.size().area());
        let selection = selection.searching(root, PlayoutRng::new(dice, thread));
        (start.clone(), MixedEvaluator::new(mix, whole, policy, playouts, &start), selection)
    };
    run_threads(context, thread_parts, run);
}

/// A small search of Go with a tree of its own, for a question about a position: [`Probe::context`] gives the search,
/// [`search_go_by_network`] runs it, and the other methods give its result.
pub struct Probe {
    tree: Tree,
    /// The ownership of points, summed over its playouts.
    pub ownership: OwnershipSums,
}

impl Probe {
    /// A probe before its first playout, with at most `bytes` bytes for its tree.
    pub fn new(bytes: usize) -> Probe {
        Probe { tree: Tree::new(bytes), ownership: OwnershipSums::new() }
    }

    /// The search of `game` with `color` to move, to be run as that of any other tree. `win_threshold` and
    /// `virtual_moves` are as in [`SearchContext`].
    pub fn context<'a, P: Position>(
        &'a self,
        game: &'a P,
        color: Color,
        win_threshold: f32,
        virtual_moves: bool,
    ) -> SearchContext<'a, P> {
        SearchContext { win_threshold, virtual_moves, ..SearchContext::new(&self.tree, game, color, &self.ownership) }
    }

    /// The number of playouts so far.
    pub fn playouts(&self) -> u64 {
        self.tree.node(0).played.visits().into()
    }

    /// The moves at the root, none before the first playout, each with its statistics.
    pub fn moves(&self) -> &[Node] {
        self.tree.children(self.tree.node(0))
    }

    /// The most visited move at the root and the moves expected after it.
    pub fn line(&self) -> Vec<Move> {
        let choosing = Choosing { values: ValueKind::Outcomes, area: 0 };
        let found = candidates(&self.tree, 0, None, choosing).into_iter();
        found.max_by_key(|one| one.visits).map_or(Vec::new(), |best| best.line)
    }

    /// The most visited move at the root; `None` before the first playout.
    pub fn best(&self) -> Option<&Node> {
        self.tree.most_visited(self.tree.node(0))
    }
}

/// The random numbers of raw values, apart from those of searches.
const STREAM: u64 = 3;

/// What a network says of a position, for the side to move there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NetworkValue {
    /// Win rate, lead and the score's standard deviation.
    pub estimate: ValueEstimate,
    /// The chance, 0 to 1, that the game ends without a result, which counts as half of a win.
    pub no_result: f64,
    /// The expected score, in points.
    pub score_mean: f64,
    /// [`NetOutputs::variance_time_left`](liangyi_net::run::NetOutputs::variance_time_left).
    pub variance_time_left: Option<f64>,
    /// The error of the win rate, as a utility from -1 to 1, that a short search will find.
    pub win_error: Option<f64>,
    /// The error of the score that a short search will find, in points.
    pub score_error: Option<f64>,
}

/// What a network says of `game` for `color`, to move there, where it is shown as much of the game, and told of
/// the persons, as `params` say; `None` if its numbers overflow.
pub fn network_value(game: &Game, color: Color, net: &Arc<KataNet>, params: &NetworkParams) -> Option<NetworkValue> {
    let legal = game.legal_moves(color).points;
    let mut options = EvalOptions { profile: params.human.profile, ..EvalOptions::RAW };
    options.inputs.max_history = params.history.max_history(0);
    let outputs = NetEvaluator::new(net, game.size()).evaluate(game, color, &legal, &options).ok()?;
    let untold = -color.sign() as f32 * untold(game, &options.inputs);
    let (win, spread) = (outputs.win + 0.5 * outputs.no_result, outputs.score_stdev());
    let win = if untold == 0.0 { win } else { shifted(win, untold / spread.max(1.0)) };
    Some(NetworkValue {
        estimate: ValueEstimate { win_rate: win.into(), lead: (outputs.lead + untold).into(), spread: spread.into() },
        no_result: outputs.no_result.into(),
        score_mean: (outputs.score_mean + untold).into(),
        variance_time_left: outputs.variance_time_left.map(f64::from),
        win_error: outputs.win_error.map(f64::from),
        score_error: outputs.score_error.map(f64::from),
    })
}

/// The raw value of `game` for `color`, to move there. The same moves lead to the same value under the
/// same rules: playouts know which move was the last.
pub fn raw_value(game: &Game, color: Color, models: &Models, value: MarginValue) -> ValueEstimate {
    with_width!(game.size(), W => of_width::<W>(game, color, models, value))
}

fn of_width<const W: usize>(game: &Game, color: Color, models: &Models, value: MarginValue) -> ValueEstimate {
    let score = PlayoutScore::new(game);
    let start = PlayoutBoard::<W>::of_game(game, models.playouts(game.size()));
    let debt = score.debt(0, color);
    let key = Position::key(game);
    let mut dice = PlayoutRng::new((key >> 64) as u64 ^ key as u64, STREAM);
    let playouts = (SearchParams::RAW_POINTS / game.size().area()).min(SearchParams::MOST_RAW_PLAYOUTS);
    let (mut values, mut margins, mut squares) = (0.0, 0.0, 0.0);
    play_out_many(
        &start,
        PlayoutPolicy::Learnt,
        playouts,
        |_| color,
        &mut dice,
        |board, _| {
            let margin = score.margin(board, debt);
            values += f64::from(value.of(margin));
            margins += f64::from(margin);
            squares += f64::from(margin) * f64::from(margin);
        },
    );
    let mean = |sum: f64| sum / playouts as f64;
    let (black, margin) = (mean(values), mean(margins));
    ValueEstimate {
        win_rate: if color == Color::Black { black } else { 1.0 - black },
        lead: margin * f64::from(color.sign()),
        spread: (mean(squares) - margin * margin).max(0.0).sqrt(),
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::board::Board;
    use liangyi_core::game::Move;
    use liangyi_core::rules;

    use super::*;
    use crate::search::{Exactly, MoveCode, NodeState};

    #[test]
    fn playouts_are_mixed_with_the_own_network_and_on_boards_that_a_network_has_not_learnt() {
        let own = KataNet::own();
        let same = Arc::new(KataNet::new(own.network().clone()));
        let mix_of = |net: &Arc<KataNet>, lines| playout_mix(net, Size::square(lines).unwrap());
        let (mixed, unlearnt) = (Some(SearchParams::MIXED_OWN), Some(SearchParams::MIXED_UNLEARNT));
        assert_eq!([4, 5, 9, 21].map(|lines| mix_of(own, lines)), [unlearnt, mixed, mixed, mixed]);
        assert_eq!([4, 5, 9, 21].map(|lines| mix_of(&same, lines)), [unlearnt, unlearnt, None, unlearnt]);
    }

    #[test]
    fn where_the_rules_decide_a_game_its_end_is_worth_its_margin() {
        let board = Board::from_picture(". X O O .\nX X O . O\n. X O O O\nX X X O O\nX . X O .").unwrap();
        let rules = rules::find("proportional").unwrap().rules.clone();
        for first in Color::BOTH {
            let mut game = Game::from_setup(board, rules.clone(), first).unwrap();
            game.play(first, Move::Pass).unwrap();
            let probe = Probe::new(16 << 20);
            let context = probe.context(&game, first.opponent(), 0.0, false);
            let quota = Exactly::new(500);
            search_go(
                &context,
                Models::embedded(),
                SearchRun { quota: &quota, seed: 1, threads: 1, report: &mut || {} },
            );
            let pass = probe.moves().iter().find(|node| node.mv() == MoveCode::PASS).unwrap();
            game.play(first.opponent(), Move::Pass).unwrap();
            let margin = game.decided_margin().unwrap() * first.opponent().sign() as f32;
            assert!(margin.abs() >= 1.0 && pass.state() == NodeState::Decided && pass.played.visits() > 0);
            assert!((pass.played.margin() - margin).abs() < 1e-3, "{} for {margin}", pass.played.margin());
        }
    }

    /// A triple ko, one move before the whole board comes back: that move is worth a draw and no more, where nothing
    /// but a ko is forbidden.
    #[test]
    fn a_cycle_of_the_whole_board_is_worth_a_draw() {
        let size = Size::square(7).unwrap();
        let black = "b7 a6 b5 a4 c4 b3 a2 b1 g1 c2 c6 c4".split(' ');
        let white = "c7 b6 d6 c5 d4 c3 b2 d2 c1 b4 b2".split(' ');
        let closing = Move::Play(size.parse_vertex("b6").unwrap());
        let mut game = Game::new(size, rules::find("japanese").unwrap().rules.clone());
        let mut white = white.map(|vertex| (Color::White, vertex));
        for vertex in black {
            for (color, vertex) in [Some((Color::Black, vertex)), white.next()].into_iter().flatten() {
                game.play(color, Move::Play(size.parse_vertex(vertex).unwrap())).unwrap();
            }
        }
        let probe = Probe::new(16 << 20);
        let context = probe.context(&game, Color::White, 0.0, false);
        let quota = Exactly::new(500);
        search_go(&context, Models::embedded(), SearchRun { quota: &quota, seed: 1, threads: 1, report: &mut || {} });
        let node = probe.moves().iter().find(|node| node.mv() == MoveCode::new(closing)).unwrap();
        assert_eq!((node.state(), node.decided_margin()), (NodeState::Decided, 0.0));
        assert!(node.played.visits() > 0);
    }
}
