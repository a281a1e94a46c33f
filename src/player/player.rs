//! The player: owns the tree between moves, runs the threads, reads the result off the root.

use std::borrow::Cow;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::dynamic_komi::dynamic_komi;
use super::{Action, Choice, Options, ending};
use crate::base::Color;
use crate::board::Board;
use crate::game::{Game, Move, Played};
use crate::judge::{Effort, Judgement, judge};
use crate::rules::Rules;
use crate::search::{
    Bounds, Candidate, Limits, MoveCode, Node, OwnershipSums, PriorWeight, Probe, SearchContext, SearchParams, State,
    Tree, lower_bound, put_best_first, run,
};

/// A tree fuller than this is not carried on to the next move.
const REUSE_BELOW: f64 = 0.4;
/// Thinking in the opponent's time ends with a tree as full as this, so that it is carried on.
const PONDER_BELOW: f64 = 0.3;
/// How many times a move's time judging may take where the end of the game is asked for.
const ASKED_TIMES: u32 = 4;
/// How much of what judging cost is expected at the next move, where it was left out.
const KEPT_OF_COST: f64 = 0.9;
/// Moves shown of an expected line.
const LINE: usize = 12;

/// Win rates no further apart than this are alike: then a pass that ends a won game must not cost more points either. Playouts are
/// not sure of single ones.
const PASS_RATE: f64 = 0.05;
const PASS_POINTS: f64 = 2.0;
/// Moves with at least this part of the visits of the best one have been tried enough to tell what there is to gain.
const TRIED_PART: u64 = 4;
/// One in so many of a search's playouts, at least so many and in so many bytes, tell what a pass would cost.
const PASS_SHARE: u64 = 8;
const PASS_PLAYOUTS: u64 = 1000;
const PASS_MEMORY: usize = 16 << 20;

/// Win rates at which nobody is far ahead.
const CLOSE: std::ops::Range<f64> = 0.2..0.8;

/// What a tree was grown for.
#[derive(Debug)]
struct SavedTree {
    tree: Tree,
    root: usize,
    color: Color,
    rules: Rules,
    start: Board,
    moves: Vec<Played>,
    virtual_moves: bool,
    /// The margin for Black that its playouts had to reach.
    win_threshold: f32,
    /// The win rate of the best move found.
    rate: f64,
}

impl SavedTree {
    /// Whether the side that moved was asked for more than a win and was not going to get it.
    fn has_missed(&self) -> bool {
        self.win_threshold * self.color.sign() as f32 > 0.0 && self.rate < 0.5
    }
}

/// A player: searches a game's position for a move.
#[derive(Debug)]
pub struct Player {
    options: Options,
    grown: Option<SavedTree>,
    searches: u64,
    /// How long judging the position took at the last move, if it came to that.
    judging: Duration,
}

impl Player {
    /// A player with these options.
    pub fn new(options: Options) -> Player {
        Player { options, grown: None, searches: 0, judging: Duration::ZERO }
    }

    /// Its options, to be changed at will between searches.
    pub fn options_mut(&mut self) -> &mut Options {
        &mut self.options
    }

    /// Chooses a move for `color`. `stop` set by another thread ends the search with the best move so far; `progress` is
    /// called now and then with the candidates so far. The move is legal in `game`.
    pub fn choose(
        &mut self,
        game: &Game,
        color: Color,
        limits: &Limits,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Choice {
        let game = &*self.counted(game);
        // Judging takes its part of the time, and is left out where it would take most of it.
        let can_judge = limits.time.is_none_or(|time| self.judging <= time / 2);
        let reserved = if can_judge { self.judging } else { Duration::ZERO };
        let bounds = Bounds::new(&Limits { time: limits.time.map(|time| time - reserved), ..*limits }, stop);
        let mut choice = self.think(game, color, &bounds, progress);
        choice.candidates.retain(|candidate| game.check(color, candidate.mv).is_ok());
        let is_asked = ending::is_asked(game, limits.cleanup);
        let is_near = is_asked || ending::is_near(game, color, &choice);
        // A side that passes move after move may ask for it every time: then even that ends before the clock does.
        let can_answer = limits.time.is_none_or(|time| self.judging <= time.saturating_mul(ASKED_TIMES));
        choice.action = if is_near && can_judge || is_asked && can_answer {
            let begun = Instant::now();
            let judged = judge(game, &self.options.models, self.options.seed, Effort::Quick);
            self.judging = begun.elapsed();
            let pass_holds =
                |best: &Candidate, by: f64| pass_holds(game, color, &choice, best, by, &self.options, stop);
            ending::decide(game, color, &choice, &judged, &self.options, limits.cleanup, pass_holds)
        } else {
            // What it costs changes with the position: from time to time it is found out again.
            self.judging = if is_near { self.judging.mul_f64(KEPT_OF_COST) } else { Duration::ZERO };
            ending::go_on(&choice, &self.options)
        };
        choice
    }

    /// Thinks about the present position, for the next search to go on from there, until another thread sets `stop` or the
    /// tree has grown as far as it can be gone on with.
    pub fn ponder(&mut self, game: &Game, stop: &AtomicBool) {
        let game = &*self.counted(game);
        let bounds = Bounds::new(&Limits::default(), stop).no_fuller(PONDER_BELOW);
        self.think(game, game.to_move(), &bounds, &mut |_| {});
    }

    /// The game as it is to be counted.
    fn counted<'g>(&self, game: &'g Game) -> Cow<'g, Game> {
        match &self.options.count_as {
            Some(other) => Cow::Owned(game.counted_as(other)),
            None => Cow::Borrowed(game),
        }
    }

    /// Grows the tree as far as `bounds` let it, and reads what it tells, the best of all moves first.
    fn think(&mut self, game: &Game, color: Color, bounds: &Bounds<'_>, progress: &mut dyn FnMut(&Choice)) -> Choice {
        self.searches += 1;
        let grown = self.carry_on(game, color);
        let ownership = OwnershipSums::new();
        let context = SearchContext {
            tree: &grown.tree,
            root: grown.root,
            position: game,
            color,
            win_threshold: grown.win_threshold,
            ownership: &ownership,
            virtual_moves: grown.virtual_moves,
            params: SearchParams::of(game.size()),
        };
        let seed = self.options.seed.wrapping_add(self.searches.wrapping_mul(0x2545_f491_4f6c_dd1d));
        let threads = self.options.threads.max(1);
        let mut report = || progress(&read(&grown, &ownership, bounds.done()));
        run(&context, &self.options.models, &|| bounds.next(&context), seed, threads, &mut report);
        let choice = read(&grown, &ownership, bounds.done());
        let rate = choice.candidates.first().map_or(0.5, |best| best.win_rate);
        self.grown = Some(SavedTree { rate, ..grown });
        choice
    }

    /// Judges who is dead and what is whose in the present position.
    pub fn judge(&mut self, game: &Game) -> Judgement {
        judge(game, &self.options.models, self.options.seed, Effort::Thorough)
    }

    /// The tree to search in: what the last search left below the present position, or a new one.
    fn carry_on(&mut self, game: &Game, color: Color) -> SavedTree {
        let moves: Vec<Played> = game.moves().collect();
        let virtual_moves = self.options.virtual_moves;
        let before = self.grown.as_ref().filter(|old| moves.starts_with(&old.moves));
        let win_threshold = match before {
            // The last search of this game has told that it is close, or at least not as lopsided as playouts thought.
            Some(old) if old.win_threshold == 0.0 && CLOSE.contains(&old.rate) || old.has_missed() => 0.0,
            _ => dynamic_komi(
                game,
                &self.options.models,
                color,
                before.map_or(0.0, |old| old.win_threshold),
                self.options.seed,
            ),
        };
        if let Some(old) = self.grown.take()
            && old.rules == *game.rules()
            && old.start == *game.start()
            && old.virtual_moves == virtual_moves
            && old.win_threshold == win_threshold
            && old.tree.fill() < REUSE_BELOW
            && moves.starts_with(&old.moves)
            && let Some(root) = descend(&old, &moves, color)
        {
            return SavedTree { root, color, moves, ..old };
        }
        SavedTree {
            tree: Tree::new(self.options.memory),
            root: 0,
            color,
            rules: game.rules().clone(),
            start: *game.start(),
            moves,
            virtual_moves,
            win_threshold,
            rate: 0.5,
        }
    }
}

/// The node that the moves made since the last search lead to, if the tree has it and `color` is to move there.
fn descend(old: &SavedTree, moves: &[Played], color: Color) -> Option<usize> {
    let mut index = old.root;
    let mut turn = old.color;
    for played in &moves[old.moves.len()..] {
        if played.color != turn {
            return None;
        }
        index = old.tree.child(index, MoveCode::new(played.mv))?;
        turn = turn.opponent();
    }
    // A node at which a game ended has no children; play goes on from a root all the same.
    let ended = matches!(old.tree.node(index).state(), State::Decided | State::Ended);
    (turn == color && !ended).then_some(index)
}

/// Whether a pass of `color` comes up to the best of the candidates. A small search of its own for the same bar tells what it is
/// worth: one that found better moves has hardly looked at it.
fn pass_holds(
    game: &Game,
    color: Color,
    choice: &Choice,
    best: &Candidate,
    by: f64,
    options: &Options,
    stop: &AtomicBool,
) -> bool {
    let mut passed = game.clone();
    if passed.play(color, Move::Pass).is_err() {
        return false;
    }
    let probe = Probe::new(PASS_MEMORY);
    let context = probe.context(&passed, color.opponent(), choice.win_threshold, options.virtual_moves);
    let playouts = (choice.playouts / PASS_SHARE).max(PASS_PLAYOUTS);
    let bounds = Bounds::new(&Limits { playouts: Some(playouts), ..Limits::default() }, stop);
    run(&context, &options.models, &|| bounds.next(&context), options.seed, 1, &mut || {});
    let Some(reply) = probe.best() else { return false };
    let gain = 1.0 - reply.played.mean() - best.win_rate;
    if by > 0.0 {
        return gain > by;
    }
    if best.win_rate < 0.5 {
        // What a last hope promises by a few playouts is no reason to play on.
        return 1.0 - reply.played.mean() > lower_bound(best) - PASS_RATE;
    }
    if gain.abs() > PASS_RATE {
        return gain > 0.0;
    }
    // The best move is not always the one with the most points.
    let tried = choice.candidates.iter().filter(|other| other.visits >= best.visits / TRIED_PART);
    let most = tried.map(|other| other.margin).fold(best.margin, f64::max);
    -f64::from(reply.played.margin()) >= most - PASS_POINTS
}

/// The candidates at the root.
fn read(grown: &SavedTree, ownership: &OwnershipSums, playouts: u64) -> Choice {
    let tree = &grown.tree;
    let mut nodes: Vec<&Node> = tree.children(tree.node(grown.root)).iter().collect();
    nodes.sort_by_key(|node| std::cmp::Reverse(node.played.visits()));
    let stones = nodes.iter().filter(|node| node.mv().point().is_some()).count();
    let weight =
        PriorWeight::among(SearchParams::of(grown.start.size()), stones, grown.tree.node(grown.root).is_corrected());
    let mut candidates: Vec<Candidate> = nodes
        .into_iter()
        .map(|node| Candidate {
            mv: node.mv().mv(),
            visits: node.played.visits().into(),
            win_rate: node.played.mean(),
            margin: node.played.margin().into(),
            prior: node.mv().point().map_or(0.0, |_| weight.chance_of(node.prior()).into()),
            line: line(tree, node),
        })
        .collect();
    put_best_first(&mut candidates);
    let action = Action::Move(candidates.first().map_or(Move::Pass, |candidate| candidate.mv));
    Choice { action, playouts, candidates, ownership: ownership.shares(), win_threshold: grown.win_threshold }
}

/// The most visited continuation.
fn line(tree: &Tree, node: &Node) -> Vec<Move> {
    let mut line = vec![node.mv().mv()];
    let mut node = node;
    while line.len() < LINE && node.state() == State::Open {
        let Some(next) = tree.most_visited(node) else { break };
        if next.played.visits() == 0 {
            break;
        }
        line.push(next.mv().mv());
        node = next;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Size;
    use crate::rules::Komi;
    use crate::search::BATCH;

    fn play_out(rules: &Rules, lines: u32, seed: u64) -> Vec<Played> {
        let mut game = Game::new(Size::new(lines).unwrap(), rules.clone());
        let options = Options { seed, virtual_moves: rules.virtual_moves, ..Options::default() };
        let mut player = Player::new(options);
        let limits = Limits { playouts: Some(60), ..Limits::default() };
        while !game.is_over() && game.move_number() < 300 {
            let color = game.to_move();
            let choice = player.choose(&game, color, &limits, &AtomicBool::new(false), &mut |_| {});
            let Action::Move(mv) = choice.action else { break };
            game.play(color, mv).unwrap();
        }
        game.moves().collect()
    }

    #[test]
    fn one_seed_gives_one_game_and_another_seed_another() {
        let rules = Rules::CHINESE;
        assert_eq!(play_out(&rules, 7, 5), play_out(&rules, 7, 5));
        assert_ne!(play_out(&rules, 7, 5), play_out(&rules, 7, 6));
    }

    #[test]
    fn every_ruleset_is_played_to_its_end() {
        for row in crate::rules::CATALOGUE {
            let moves = play_out(&row.rules, 5, 1);
            assert!(moves.len() < 300, "{} went on for {} moves", row.name, moves.len());
        }
    }

    fn choose(game: &Game, playouts: u64, virtual_moves: bool) -> Action {
        let mut player = Player::new(Options { virtual_moves, ..Options::default() });
        let limits = Limits { playouts: Some(playouts), ..Limits::default() };
        player.choose(game, game.to_move(), &limits, &AtomicBool::new(false), &mut |_| {}).action
    }

    #[test]
    fn what_was_thought_in_the_opponents_time_is_known_afterwards() {
        let mut game = Game::new(Size::new(7).unwrap(), Rules::CHINESE);
        let mut player = Player::new(Options { memory: 16 << 20, ..Options::default() });
        let limits = Limits { playouts: Some(100), ..Limits::default() };
        let choose = |player: &mut Player, game: &Game| {
            player.choose(game, game.to_move(), &limits, &AtomicBool::new(false), &mut |_| {})
        };
        let first = choose(&mut player, &game);
        let line = first.candidates[0].line.clone();
        game.play(Color::Black, line[0]).unwrap();
        player.ponder(&game, &AtomicBool::new(false));
        game.play(Color::White, line[1]).unwrap();
        let visits = |choice: &Choice| choice.candidates.iter().map(|candidate| candidate.visits).sum::<u64>();
        let (reply, fresh) = (choose(&mut player, &game), choose(&mut Player::new(Options::default()), &game));
        assert!(visits(&reply) > 2 * visits(&fresh), "{} {}", visits(&reply), visits(&fresh));
        // Asked to stop, it makes its first playouts and no more.
        let before = player.grown.as_ref().map(|grown| grown.tree.node(grown.root).played.visits());
        player.ponder(&game, &AtomicBool::new(true));
        let after = player.grown.as_ref().map(|grown| grown.tree.node(grown.root).played.visits());
        assert!(after.unwrap() <= before.unwrap() + BATCH as u32);
    }

    #[test]
    fn judging_is_left_out_where_it_would_take_the_time_unless_the_end_is_offered() {
        let settled =
            ". . X X O O .\n. . X X O . O\nX X X X O O O\nX X X X O O O\n. X X X O . .\nX X X X O . .\nX X X X O O O";
        let mut game = Game::from_setup(Board::from_picture(settled).unwrap(), Rules::CHINESE, Color::Black).unwrap();
        let limits = Limits { time: Some(Duration::from_millis(20)), ..Limits::default() };
        let mut player = Player::new(Options::default());
        player.judging = Duration::from_secs(10);
        let mut judging = |game: &Game| {
            player.choose(game, game.to_move(), &limits, &AtomicBool::new(false), &mut |_| {});
            player.judging
        };
        // Not judged, but remembered as a little cheaper.
        assert_eq!(judging(&game), Duration::from_secs(9));
        game.play(Color::Black, Move::Pass).unwrap();
        assert_eq!(judging(&game), Duration::from_secs(9).mul_f64(KEPT_OF_COST));
        let affordable = ASKED_TIMES * limits.time.unwrap();
        player.judging = affordable;
        player.choose(&game, Color::White, &limits, &AtomicBool::new(false), &mut |_| {});
        assert_ne!(player.judging, affordable.mul_f64(KEPT_OF_COST));
    }

    /// Who looks at playouts alone thinks that all is settled here.
    #[test]
    fn nobody_passes_where_the_reply_would_cost_points() {
        let picture = ". . O X X . . . .\n. . O O X X . . .\n. . . O O X . . .\n. . . O X . . . .\n. . . O X . . . .\n\
                       . . . O . X X X .\n. . O . O . O X .\n. . O X O . O X .\n. . O X X . X . .";
        let rules = Rules { komi: Komi::from_points(7.0).unwrap(), ..Rules::CHINESE };
        let game = Game::from_setup(Board::from_picture(picture).unwrap(), rules, Color::White).unwrap();
        // By 500 playouts one search in twenty still thinks so, by 4,000 none of 40.
        let limits = Limits { playouts: Some(4000), ..Limits::default() };
        for seed in 0..8 {
            let mut player = Player::new(Options { seed, ..Options::default() });
            let action = player.choose(&game, Color::White, &limits, &AtomicBool::new(false), &mut |_| {}).action;
            assert!(matches!(action, Action::Move(Move::Play(_))), "seed {seed}");
        }
    }

    #[test]
    fn nobody_offers_to_end_a_game_that_has_just_begun() {
        let size = Size::new(7).unwrap();
        for row in crate::rules::CATALOGUE {
            let mut game = Game::new(size, row.rules.clone());
            for vertex in ["C5", "D4"] {
                game.play(game.to_move(), Move::Play(size.parse_vertex(vertex).unwrap())).unwrap();
            }
            let Action::Move(mv) = choose(&game, 100, true) else { panic!("{}: resigned", row.name) };
            let color = game.to_move();
            game.play(color, mv).unwrap();
            assert_eq!(game.offer(), None, "{}: {mv:?}", row.name);
        }
    }

    #[test]
    fn a_bar_that_is_out_of_reach_is_given_up() {
        let rules = Rules { komi: Komi::from_points(60.0).unwrap(), ..Rules::CHINESE };
        let mut game = Game::new(Size::new(9).unwrap(), rules);
        let centre = Move::Play(game.size().parse_vertex("E5").unwrap());
        let mut player = Player::new(Options::default());
        let limits = Limits { playouts: Some(100), ..Limits::default() };
        let mut next = |game: &Game, rate: Option<f64>| {
            if let (Some(grown), Some(rate)) = (&mut player.grown, rate) {
                grown.rate = rate;
            }
            player.choose(game, game.to_move(), &limits, &AtomicBool::new(false), &mut |_| {}).win_threshold
        };
        // For Black, who is behind, it is one below a win, and missing it tells nothing.
        let behind = next(&game, None);
        assert!(behind < -10.0, "{behind}");
        assert_eq!(next(&game, Some(0.4)), behind);
        game.play(Color::Black, centre).unwrap();
        // White is asked for more than a win.
        let ahead = next(&game, None);
        assert!(ahead < -10.0, "{ahead}");
        assert_eq!(next(&game, Some(0.6)), ahead);
        assert_eq!(next(&game, Some(0.4)), 0.0);
    }

    /// 假生图: White cannot retake the ko while the board must not come back, but a virtual move makes it another position.
    #[test]
    fn a_virtual_move_is_found_and_then_the_ko_is_retaken() {
        let picture =
            "X X X X X X .\nX . X X X X X\nX X O X X O X\nO O O X X O O\n. O O O O O O\nO X X O . O O\nX . X O O . O";
        let board = Board::from_picture(picture).unwrap();
        let size = board.size();
        let at = |vertex: &str| Move::Play(size.parse_vertex(vertex).unwrap());
        for name in ["jihuozi", "jihuozi-art", "jihuozi-simple"] {
            let rules = crate::rules::find(name).unwrap().rules.clone();
            let mut game = Game::from_setup(board, rules, Color::Black).unwrap();
            game.play(Color::Black, at("A3")).unwrap();
            assert!(game.check(Color::White, at("A2")).is_err());
            assert_eq!(choose(&game, 2000, true), Action::Move(Move::Virtual), "{name}");
            game.play(Color::White, Move::Virtual).unwrap();
            game.play(Color::Black, Move::Pass).unwrap();
            assert_eq!(choose(&game, 2000, true), Action::Move(at("A2")), "{name}");
            assert_ne!(choose(&game, 2000, false), Action::Move(Move::Virtual), "{name}");
        }
    }
}
