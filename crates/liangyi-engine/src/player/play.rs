//! The player: searches for a move, keeps the tree for the next one, and decides how to end a game.

use std::borrow::Cow;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use liangyi_core::base::Color;
use liangyi_core::game::{Game, Played};
use liangyi_core::time::Deadline;

use super::hopeless::{self, is_hopeless};
use super::playable::{Decision, Outlook, Playable};
use super::resignation::play_on;
use super::saved_tree::{SavedTree, Terms};
use super::{Action, Analysis, Choice, Options};
use crate::search::{Bounds, Limits, MoveOwnership, OwnershipSums, SearchContext, SearchRun};

/// Pondering ends with a tree as full as this, so that the next search can go on with it.
const PONDER_BELOW: f64 = 0.3;
/// How many times the time of a move a decision may take where settling seems worth it, and where the opponent offers
/// to end the game. [`Limits::latest`] ends it before that.
const NEAR_TIMES: f64 = 1.5;
const OFFERED_TIMES: u32 = 4;
/// The part of the time of a move that is kept for settling where its cost is not known: where the opponent offers to
/// end the game, and after a move for which there was no time left to settle.
const OFFERED_PART: u32 = 2;
const UNKNOWN_PART: u32 = 4;
/// The part of what settling took the last time that is expected of the next time, where it was left out.
const KEPT_OF_COST: f64 = 0.9;
/// How many times what it took settling is expected to cost where its deadline has ended it.
const CUT_TIMES: u32 = 2;
/// The part of the greatest overrun of a search that is expected of the next search of the same colour.
const KEPT_OF_OVERRUN: f64 = 0.9;
/// The part of the time of a move that looking for a certain win may take.
const CERTAIN_PART: u32 = 4;
/// Mixed into the seed once for each search.
const SEED_STEP: u64 = 0x2545_f491_4f6c_dd1d;

/// What a search is to find.
struct Task {
    terms: Terms,
    /// The ownership after each move at the root, where it is wanted.
    after: Option<MoveOwnership>,
    /// The time between two reports.
    every: Duration,
}

/// A player: searches positions of a game for moves.
#[derive(Debug)]
pub struct Player<P = Game> {
    options: Options,
    saved: Option<SavedTree<P>>,
    searches: u64,
    /// For each colour how long settling its last move took, as by judging dead stones, if it came to that.
    settling: [Duration; 2],
    /// For each colour by how much its searches overrun their time, as where other programs keep the processor.
    overrun: [Duration; 2],
}

impl<P: Playable> Player<P> {
    /// A player with these options.
    pub fn new(options: Options) -> Player<P> {
        Player { options, saved: None, searches: 0, settling: [Duration::ZERO; 2], overrun: [Duration::ZERO; 2] }
    }

    /// Its options, to be changed at will between searches.
    pub fn options_mut(&mut self) -> &mut Options {
        &mut self.options
    }

    /// Chooses a move for `color`. The search ends at the first of the `limits`, or with the best move so far when
    /// another thread sets `stop`; `progress` is called every [`Options::report_every`] with the candidates so far. The
    /// move is legal in `game`.
    pub fn choose(
        &mut self,
        game: &P,
        color: Color,
        limits: &Limits,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Choice {
        self.choose_for(game, color, limits, false, stop, progress)
    }

    /// As [`Player::choose`], but captures dead stones before it passes, as where nothing is removed by agreement.
    pub fn clean_up(
        &mut self,
        game: &P,
        color: Color,
        limits: &Limits,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Choice {
        self.choose_for(game, color, limits, true, stop, progress)
    }

    fn choose_for(
        &mut self,
        game: &P,
        color: Color,
        limits: &Limits,
        cleanup: bool,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Choice {
        let game = &*self.counted(game);
        let begun = Instant::now();
        let by = |time: Option<Duration>| Deadline::after(begun, time);
        let certain_by = by(limits.time.map(|time| time / CERTAIN_PART));
        let certain = game.certain_win(color, &self.options, certain_by.instant(), stop);
        if let Some(line) = certain.filter(|line| !line.is_empty()) {
            return Choice::certain(line);
        }
        let task = self.task(game, color, certain_by);
        // Settling takes its part of the time, and is left out where it would take most of it.
        let cost = self.settling[color.index()];
        let can_settle = limits.time.is_none_or(|time| cost <= time / 2);
        let left = by(limits.time).left().map(|left| {
            let second = hopeless::part_of(left, task.terms.win_threshold, color, &self.options);
            let overrun = self.overrun[color.index()];
            left.saturating_sub(second + overrun + self.reserved(color, left, can_settle, game.is_offered(cleanup)))
        });
        let bounds = Bounds::new(&Limits { time: left, ..*limits }, stop);
        let search_begun = Instant::now();
        let mut choice = self.search(game, color, task, &bounds, progress);
        choice.candidates.retain(|candidate| game.is_legal(color, candidate.mv));
        let searched = limits.time.map(|_| search_begun.elapsed());
        if let (Some(searched), Some(left)) = (searched, left) {
            let expected = &mut self.overrun[color.index()];
            *expected = searched.saturating_sub(left).max(expected.mul_f64(KEPT_OF_OVERRUN));
        }
        let latest = limits.latest.or(limits.time);
        if is_hopeless(game, color, &choice, &self.options, searched, by(latest), stop) {
            choice.action = Action::Resign;
            return choice;
        }
        // An opponent that passes move after move may make it necessary every time: then even that ends before the
        // clock does.
        let can_answer = limits.time.is_none_or(|time| cost <= time.saturating_mul(OFFERED_TIMES));
        let outlook = game.outlook(color, &choice, cleanup);
        let most = match outlook {
            Outlook::Open => None,
            Outlook::Near => can_settle.then(|| limits.time.map(|time| time.mul_f64(NEAR_TIMES))),
            Outlook::Offered => can_answer.then(|| limits.time.map(|time| time.saturating_mul(OFFERED_TIMES))),
        };
        let action = most.and_then(|most| {
            let deadline = by(most).sooner(by(latest));
            let begun = Instant::now();
            let decision = Decision { color, choice: &choice, options: &self.options, cleanup, stop, deadline };
            let action = game.settle(&decision);
            let spent = begun.elapsed();
            self.settling[color.index()] = match action {
                Some(_) => spent,
                None => {
                    let least = limits.time.unwrap_or_default() / UNKNOWN_PART;
                    cost.max(spent.saturating_mul(CUT_TIMES)).max(least)
                }
            };
            action
        });
        if most.is_none() {
            // The cost changes with the position: expect less each time until it is measured again.
            self.settling[color.index()] = match outlook {
                Outlook::Open => Duration::ZERO,
                Outlook::Near | Outlook::Offered => cost.mul_f64(KEPT_OF_COST),
            };
        }
        choice.action = action.unwrap_or_else(|| play_on(&choice, &self.options));
        // What settles a game knows no restrictions.
        if let Action::Move(mv) = choice.action
            && !self.options.restrictions.allows(color, 0, mv)
        {
            choice.action = play_on(&choice, &self.options);
        }
        choice
    }

    /// The part of the time `left` that is kept for settling.
    fn reserved(&self, color: Color, left: Duration, can_settle: bool, is_offered: bool) -> Duration {
        let cost = self.settling[color.index()];
        match (is_offered, can_settle) {
            (true, _) if cost.is_zero() => left / OFFERED_PART,
            (true, _) => cost.min(left / OFFERED_PART),
            (false, true) => cost,
            (false, false) => Duration::ZERO,
        }
    }

    /// Searches the present position in the opponent's time, until another thread sets `stop` or the tree is as full as
    /// the next search can go on with.
    pub fn ponder(&mut self, game: &P, stop: &AtomicBool) {
        let game = &*self.counted(game);
        let bounds = Bounds::new(&Limits::default(), stop).no_fuller(PONDER_BELOW);
        let task = self.task(game, game.to_move(), Deadline::NONE);
        self.search(game, game.to_move(), task, &bounds, &mut |_| {});
    }

    /// The game as it is to be counted.
    fn counted<'g>(&self, game: &'g P) -> Cow<'g, P> {
        match &self.options.count_as {
            Some(other) => game.counted_as(other),
            None => Cow::Borrowed(game),
        }
    }

    /// Searches for `color` and reports what it finds, without choosing a move: for real wins, whatever a search for a
    /// move would want. Ends when another thread sets `stop`, or at the first of its limits; a full tree is searched
    /// on. `progress` is called with the search so far, the first time after a few playouts. Returns the search at its
    /// end.
    pub fn analyze(
        &mut self,
        game: &P,
        color: Color,
        analysis: &Analysis,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Choice {
        let game = &*self.counted(game);
        let terms = Terms {
            virtual_moves: self.options.virtual_moves,
            win_threshold: 0.0,
            restrictions: analysis.restrictions.clone(),
        };
        let after = analysis.move_ownership.then(MoveOwnership::new);
        let task = Task { terms, after, every: analysis.every };
        let bounds = Bounds::new(&analysis.limits, stop).to_the_end();
        self.search(game, color, task, &bounds, progress)
    }

    /// A search for a move of `color`; `deadline` is that for finding its win threshold.
    fn task(&self, game: &P, color: Color, deadline: Deadline) -> Task {
        let moves: Vec<Played> = game.moves().collect();
        let before = self.saved.as_ref().filter(|saved| moves.starts_with(&saved.moves));
        let win_threshold = match before {
            // The last search of this game has found that it is close, or at least not as lopsided as playouts thought.
            Some(saved) if saved.says_close() || saved.has_missed() => 0.0,
            _ => {
                let before = before.map_or(0.0, |saved| saved.terms.win_threshold);
                game.win_threshold(&self.options.models, color, before, self.options.seed, deadline)
            }
        };
        let Options { virtual_moves, report_every, move_ownership, ref restrictions, .. } = self.options;
        let terms = Terms { virtual_moves, win_threshold, restrictions: restrictions.clone() };
        Task { terms, after: move_ownership.then(MoveOwnership::new), every: report_every }
    }

    /// Grows the tree until `bounds` end it, and reads the candidates off its root.
    fn search(
        &mut self,
        game: &P,
        color: Color,
        task: Task,
        bounds: &Bounds<'_>,
        progress: &mut dyn FnMut(&Choice),
    ) -> Choice {
        self.searches += 1;
        let Task { terms, after, every } = task;
        let mut saved = self.tree_for(game, color, terms);
        let ownership = OwnershipSums::new();
        let context = SearchContext {
            root: saved.root,
            win_threshold: saved.terms.win_threshold,
            virtual_moves: saved.terms.virtual_moves,
            restrictions: &saved.terms.restrictions,
            move_ownership: after.as_ref(),
            params: P::params(game.size()),
            ..SearchContext::new(&saved.tree, game, color, &ownership)
        };
        let seed = self.options.seed.wrapping_add(self.searches.wrapping_mul(SEED_STEP));
        let threads = self.options.threads.max(1);
        let mut reported: Option<Instant> = None;
        let mut report = || {
            if reported.is_none_or(|last| last.elapsed() >= every) {
                reported = Some(Instant::now());
                progress(&saved.choice(&ownership, after.as_ref(), bounds.done()));
            }
        };
        P::search(&context, &self.options, SearchRun { quota: bounds, seed, threads, report: &mut report });
        let choice = saved.choice(&ownership, after.as_ref(), bounds.done());
        saved.rate = choice.candidates.first().map_or(saved.rate, |best| best.win_rate);
        self.saved = Some(saved);
        choice
    }

    /// The tree to search in: what the last search left below the present position, or a new one.
    fn tree_for(&mut self, game: &P, color: Color, terms: Terms) -> SavedTree<P> {
        let moves: Vec<Played> = game.moves().collect();
        match self.saved.take() {
            Some(saved) if saved.serves(game, &moves, &terms) => saved
                .carried_on(moves, color)
                .unwrap_or_else(|| SavedTree::new(self.options.memory, game, color, terms)),
            _ => SavedTree::new(self.options.memory, game, color, terms),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering::Relaxed;

    use liangyi_core::base::{PointSet, Size};
    use liangyi_core::board::Board;
    use liangyi_core::game::Move;
    use liangyi_core::rules::Komi;
    use liangyi_core::rules::Rules;

    use super::*;
    use crate::judge::judge_in_time;
    use crate::player::Action;
    use crate::policy::Models;
    use crate::search::{Candidate, Restriction, Restrictions, SearchParams};

    fn play_out(rules: &Rules, lines: u32, seed: u64) -> Vec<Played> {
        let mut game = Game::new(Size::square(lines).unwrap(), rules.clone());
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

    fn choose(game: &Game, playouts: u64, virtual_moves: bool) -> Action {
        let mut player = Player::new(Options { virtual_moves, ..Options::default() });
        let limits = Limits { playouts: Some(playouts), ..Limits::default() };
        player.choose(game, game.to_move(), &limits, &AtomicBool::new(false), &mut |_| {}).action
    }

    #[test]
    fn what_was_thought_in_the_opponents_time_is_known_afterwards() {
        let mut game = Game::new(Size::square(7).unwrap(), Rules::CHINESE);
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
        let before = player.saved.as_ref().map(|saved| saved.tree.node(saved.root).played.visits());
        player.ponder(&game, &AtomicBool::new(true));
        let after = player.saved.as_ref().map(|saved| saved.tree.node(saved.root).played.visits());
        assert!(after.unwrap() <= before.unwrap() + SearchParams::BATCH as u32);
    }

    #[test]
    fn judging_is_left_out_where_it_would_take_the_time_unless_the_end_is_offered() {
        let settled =
            ". . X X O O .\n. . X X O . O\nX X X X O O O\nX X X X O O O\n. X X X O . .\nX X X X O . .\nX X X X O O O";
        let mut game = Game::from_setup(Board::from_picture(settled).unwrap(), Rules::CHINESE, Color::Black).unwrap();
        let limits = Limits { time: Some(Duration::from_millis(20)), ..Limits::default() };
        let mut player = Player::new(Options::default());
        player.settling = [Duration::from_secs(10); 2];
        let mut judging = |game: &Game| {
            let color = game.to_move();
            player.choose(game, color, &limits, &AtomicBool::new(false), &mut |_| {});
            player.settling[color.index()]
        };
        // Not judged, but remembered as a little cheaper.
        assert_eq!(judging(&game), Duration::from_secs(9));
        game.play(Color::Black, Move::Pass).unwrap();
        // What one colour has learnt says nothing of the other's moves.
        assert_eq!(judging(&game), Duration::from_secs(9));
        assert_eq!(judging(&game), Duration::from_secs(9).mul_f64(KEPT_OF_COST));
        let affordable = OFFERED_TIMES * limits.time.unwrap() * 9 / 10;
        player.settling = [affordable; 2];
        player.choose(&game, Color::White, &limits, &AtomicBool::new(false), &mut |_| {});
        assert_ne!(player.settling[Color::White.index()], affordable.mul_f64(KEPT_OF_COST));
    }

    #[test]
    fn a_search_expects_to_overrun_its_time_as_the_last_of_its_colour_has() {
        let game = Game::new(Size::square(7).unwrap(), Rules::CHINESE);
        let limits = Limits { time: Some(Duration::from_millis(300)), ..Limits::default() };
        let mut player = Player::new(Options::default());
        player.overrun[Color::Black.index()] = Duration::from_secs(10);
        let mut playouts =
            |color: Color| player.choose(&game, color, &limits, &AtomicBool::new(false), &mut |_| {}).playouts;
        let [black, white] = [playouts(Color::Black), playouts(Color::White)];
        assert!(black <= SearchParams::BATCH && white > 4 * SearchParams::BATCH, "{black} {white}");
        // It expects less each time until it is measured again.
        assert_eq!(player.overrun[Color::Black.index()], Duration::from_secs(9));
    }

    /// The opponent passes in a position that takes far longer to judge than there is time.
    #[test]
    fn a_decision_about_the_end_is_made_in_its_time() {
        let record = "(;SZ[9]\
        ;B[gf];W[eg];B[cf];W[ee];B[gc];W[cd];B[fg];W[ff];B[fh];W[ge];B[eh];W[dg];B[dh];W[cg];B[ch];W[bf]\
        ;B[bg];W[bh];B[ag];W[af];B[ec];W[db];B[dc];W[cc];B[eb];W[cb];B[he];W[hf];B[gg];W[hd];B[gd];W[ie]\
        ;B[fe];W[fd];B[ed];W[de];B[hc];W[ic];B[ib];W[id];B[hb];W[hh];B[hg];W[ig];B[ef];W[df];B[da];W[ca]\
        ;B[ea];W[fe];B[bi];W[ah];B[hi];W[gi];B[gh];W[ii];B[fi];W[fc];B[fb];W[he];B[hi]\
        )";
        let mut game = liangyi_core::sgf::load(record, None).unwrap().game(Rules::CHINESE).unwrap();
        game.play(game.to_move(), Move::Pass).unwrap();
        let judging = Instant::now();
        assert!(judge_in_time(&game, Models::embedded(), 1, Deadline::NONE).is_some());
        let judging = judging.elapsed();
        let time = judging / 40;
        let limits = Limits { time: Some(time), latest: Some(3 * time), ..Limits::default() };
        let took = |_| {
            let mut player = Player::new(Options::default());
            let begun = Instant::now();
            player.choose(&game, game.to_move(), &limits, &AtomicBool::new(false), &mut |_| {});
            // Its cost is not known, but more than there was.
            assert!(player.settling[game.to_move().index()] > time, "{:?}", player.settling);
            begun.elapsed()
        };
        // Other programs may keep the processor for a while: the best of some tries counts.
        let least = (0..5).map(took).min().unwrap();
        assert!(least < judging / 4, "{least:?} of {judging:?}");
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
        let size = Size::square(7).unwrap();
        for row in liangyi_core::rules::CATALOGUE {
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
        let mut game = Game::new(Size::square(9).unwrap(), rules);
        let centre = Move::Play(game.size().parse_vertex("E5").unwrap());
        let mut player = Player::new(Options::default());
        let limits = Limits { playouts: Some(100), ..Limits::default() };
        let mut next = |game: &Game, rate: Option<f64>| {
            if let (Some(saved), Some(rate)) = (&mut player.saved, rate) {
                saved.rate = rate;
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

    #[test]
    fn an_analysis_reports_at_once_leaves_out_what_it_is_to_and_ends_when_it_is_stopped() {
        let game = Game::new(Size::square(7).unwrap(), Rules::CHINESE);
        let size = game.size();
        let mut player = Player::new(Options { memory: 16 << 20, ..Options::default() });
        let centre: PointSet = ["D4", "C4"].map(|vertex| size.parse_vertex(vertex).unwrap()).into_iter().collect();
        let restriction = |only| Restriction { color: Color::Black, points: centre, pass: false, only, until_depth: 1 };
        for only in [false, true] {
            let analysis = Analysis {
                restrictions: Restrictions::new(vec![restriction(only)]),
                move_ownership: true,
                every: Duration::ZERO,
                ..Analysis::default()
            };
            let (stop, mut reports) = (AtomicBool::new(false), 0);
            let choice = player.analyze(&game, Color::Black, &analysis, &stop, &mut |_| {
                reports += 1;
                stop.store(reports == 3, Relaxed);
            });
            assert_eq!(reports, 3);
            let points = |candidate: &Candidate| candidate.mv.point();
            let considered: PointSet = choice.candidates.iter().filter_map(points).collect();
            assert_eq!((considered & centre).is_empty(), !only);
            assert_eq!(choice.candidates.len(), if only { 2 } else { 48 });
            let visits: u64 = choice.candidates.iter().map(|candidate| candidate.visits).sum();
            assert_eq!((choice.root.visits, choice.win_threshold), (visits, 0.0));
            let best = &choice.candidates[0];
            assert_eq!(best.line.len(), best.line_visits.len());
            assert_eq!(best.line_visits[0], best.visits);
            let after = best.ownership.as_ref().unwrap();
            assert!(size.points().all(|point| after[point].abs() <= 1.0) && after[best.mv.point().unwrap()] > 0.0);
        }
    }

    #[test]
    fn a_full_tree_is_searched_on() {
        let game = Game::new(Size::square(9).unwrap(), Rules::CHINESE);
        let mut player = Player::new(Options { memory: 1 << 20, ..Options::default() });
        let limits = Limits { playouts: Some(4_000), ..Limits::default() };
        let analysis = Analysis { limits, ..Analysis::default() };
        for round in 1..=2 {
            let choice = player.analyze(&game, Color::Black, &analysis, &AtomicBool::new(false), &mut |_| {});
            assert!(player.saved.as_ref().unwrap().tree.is_full());
            assert_eq!((choice.playouts, choice.root.visits), (4_000, 4_000 * round));
        }
    }

    /// 假生图: White cannot retake the ko while the board must not come back, but a virtual move makes it another
    /// position.
    #[test]
    fn a_virtual_move_is_found_and_then_the_ko_is_retaken() {
        let picture =
            "X X X X X X .\nX . X X X X X\nX X O X X O X\nO O O X X O O\n. O O O O O O\nO X X O . O O\nX . X O O . O";
        let board = Board::from_picture(picture).unwrap();
        let size = board.size();
        let at = |vertex: &str| Move::Play(size.parse_vertex(vertex).unwrap());
        for name in ["jihuozi", "jihuozi-art", "jihuozi-simple"] {
            let rules = liangyi_core::rules::find(name).unwrap().rules.clone();
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
