//! What a player does with whole positions.

use std::sync::atomic::Ordering::Relaxed;

use liangyi_core::base::{PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::Move;
use liangyi_core::rules::Komi;
use liangyi_core::rules::Rules;

use super::*;
use crate::judge::judge_in_time;
use crate::player::schedule::{KEPT_OF_COST, OFFERED_TIMES};
use crate::player::{EarlierMoves, PlayerAction};
use crate::policy::Models;
use crate::search::{Candidate, Restriction, Restrictions, SearchParams};

fn play_out(rules: &Rules, lines: u32, seed: u64) -> Vec<Played> {
    let mut game = Game::new(Size::square(lines).unwrap(), rules.clone());
    let options = Options { seed, virtual_moves: rules.virtual_moves, ..Options::new(Models::embedded()) };
    let mut player = Player::new(options);
    let limits = SearchLimits { playouts: Some(60), ..SearchLimits::default() };
    while !game.is_over() && game.move_number() < 300 {
        let color = game.to_move();
        let choice = player.choose(&game, &MoveRequest::new(color, limits, &AtomicBool::new(false)), &mut |_| {});
        let PlayerAction::Move(mv) = choice.action else { break };
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

fn choose(game: &Game, playouts: u64, virtual_moves: bool) -> PlayerAction {
    let mut player = Player::new(Options { virtual_moves, ..Options::new(Models::embedded()) });
    let limits = SearchLimits { playouts: Some(playouts), ..SearchLimits::default() };
    player.choose(game, &MoveRequest::new(game.to_move(), limits, &AtomicBool::new(false)), &mut |_| {}).action
}

#[test]
fn what_was_thought_in_the_opponents_time_is_known_afterwards() {
    let mut game = Game::new(Size::square(7).unwrap(), Rules::CHINESE);
    let mut player = Player::new(Options { memory: 16 << 20, ..Options::new(Models::embedded()) });
    let limits = SearchLimits { playouts: Some(100), ..SearchLimits::default() };
    let choose = |player: &mut Player, game: &Game| {
        player.choose(game, &MoveRequest::new(game.to_move(), limits, &AtomicBool::new(false)), &mut |_| {})
    };
    let first = choose(&mut player, &game);
    let line = first.candidates[0].line.clone();
    game.play(Color::Black, line[0]).unwrap();
    player.ponder(&game, None, &AtomicBool::new(false));
    game.play(Color::White, line[1]).unwrap();
    let visits = |choice: &Choice| choice.candidates.iter().map(|candidate| candidate.visits).sum::<u64>();
    let (reply, fresh) =
        (choose(&mut player, &game), choose(&mut Player::new(Options::new(Models::embedded())), &game));
    assert!(visits(&reply) > 2 * visits(&fresh), "{} {}", visits(&reply), visits(&fresh));
    // Asked to stop, it makes its first playouts and no more.
    let before = player.saved.as_ref().map(|saved| saved.tree.node(saved.root).played.visits());
    player.ponder(&game, None, &AtomicBool::new(true));
    let after = player.saved.as_ref().map(|saved| saved.tree.node(saved.root).played.visits());
    assert!(after.unwrap() <= before.unwrap() + SearchParams::BATCH as u32);
}

/// As KataGo counts visits and playouts.
#[test]
fn a_whole_search_makes_all_visits_with_those_that_were_kept() {
    let mut game = Game::new(Size::square(5).unwrap(), Rules::CHINESE);
    let mut player = Player::new(Options { memory: 16 << 20, ..Options::new(Models::embedded()) });
    let limits = SearchLimits { visits: Some(2000), is_whole: true, ..SearchLimits::default() };
    let choose = |player: &mut Player, game: &Game| {
        let choice =
            player.choose(game, &MoveRequest::new(game.to_move(), limits, &AtomicBool::new(false)), &mut |_| {});
        let root = player.saved.as_ref().map(|saved| saved.tree.node(saved.root).played.visits());
        (choice, root.unwrap())
    };
    let (first, visits) = choose(&mut player, &game);
    assert_eq!((first.playouts, visits), (2000, 2000));
    let line = &first.candidates[0].line;
    game.play(Color::Black, line[0]).unwrap();
    game.play(Color::White, line[1]).unwrap();
    let (second, visits) = choose(&mut player, &game);
    assert_eq!(visits, 2000);
    assert!((1..2000).contains(&second.playouts), "{}", second.playouts);
}

#[test]
fn an_unclear_choice_takes_what_earlier_ones_have_saved_and_no_more() {
    let game = Game::new(Size::square(9).unwrap(), Rules::CHINESE);
    let made = |playouts, saved_playouts, is_whole| {
        let limits = SearchLimits { playouts: Some(playouts), is_whole, ..SearchLimits::default() };
        let stop = AtomicBool::new(false);
        let before = EarlierMoves { saved_playouts, ..EarlierMoves::default() };
        let request = MoveRequest { before, ..MoveRequest::new(Color::Black, limits, &stop) };
        let choice = Player::new(Options::new(Models::embedded())).choose(&game, &request, &mut |_| {});
        (choice.playouts, choice.saved_playouts)
    };
    assert_eq!(made(64, 0, false), (64, 0));
    assert_eq!(made(64, 32, false), (96, -32));
    let (most, saved) = made(64, 10_000, false);
    assert!((97..=256).contains(&most) && saved == 64 - most as i64, "{most} {saved}");
    assert_eq!(made(64, 10_000, true), (64, 0));
}

#[test]
fn judging_is_left_out_where_it_would_take_the_time_unless_the_end_is_offered() {
    let closed =
        ". . X X O O .\n. . X X O . O\nX X X X O O O\nX X X X O O O\n. X X X O . .\nX X X X O . .\nX X X X O O O";
    let mut game = Game::from_setup(Board::from_picture(closed).unwrap(), Rules::CHINESE, Color::Black).unwrap();
    let limits = SearchLimits { time: Some(Duration::from_millis(20)), ..SearchLimits::default() };
    let mut player = Player::new(Options::new(Models::embedded()));
    player.schedule.deciding = [Duration::from_secs(10); 2];
    let mut judging = |game: &Game| {
        let color = game.to_move();
        player.choose(game, &MoveRequest::new(color, limits, &AtomicBool::new(false)), &mut |_| {});
        player.schedule.deciding[color.index()]
    };
    // Not judged, but remembered as a little cheaper.
    assert_eq!(judging(&game), Duration::from_secs(9));
    game.play(Color::Black, Move::Pass).unwrap();
    // What one colour has learnt says nothing of the other's moves.
    assert_eq!(judging(&game), Duration::from_secs(9));
    assert_eq!(judging(&game), Duration::from_secs(9).mul_f64(KEPT_OF_COST));
    let affordable = OFFERED_TIMES * limits.time.unwrap() * 9 / 10;
    player.schedule.deciding = [affordable; 2];
    player.choose(&game, &MoveRequest::new(Color::White, limits, &AtomicBool::new(false)), &mut |_| {});
    assert_ne!(player.schedule.deciding[Color::White.index()], affordable.mul_f64(KEPT_OF_COST));
}

#[test]
fn a_search_expects_to_overrun_its_time_as_the_last_of_its_colour_has() {
    let game = Game::new(Size::square(7).unwrap(), Rules::CHINESE);
    let limits = SearchLimits { time: Some(Duration::from_millis(300)), ..SearchLimits::default() };
    let mut player = Player::new(Options::new(Models::embedded()));
    player.schedule.overrun[Color::Black.index()] = Duration::from_secs(10);
    let mut playouts = |color: Color| {
        player.choose(&game, &MoveRequest::new(color, limits, &AtomicBool::new(false)), &mut |_| {}).playouts
    };
    let [black, white] = [playouts(Color::Black), playouts(Color::White)];
    assert!(black <= SearchParams::BATCH && white > 4 * SearchParams::BATCH, "{black} {white}");
    // It expects less each time until it is measured again.
    assert_eq!(player.schedule.overrun[Color::Black.index()], Duration::from_secs(9));
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
    let limits = SearchLimits { time: Some(time), latest: Some(3 * time), ..SearchLimits::default() };
    let took = |_| {
        let mut player = Player::new(Options::new(Models::embedded()));
        let begun = Instant::now();
        player.choose(&game, &MoveRequest::new(game.to_move(), limits, &AtomicBool::new(false)), &mut |_| {});
        (begun.elapsed(), player.schedule.deciding[game.to_move().index()])
    };
    // Other programs may keep the processor for a while, so that a search has no time left for the decision: the best
    // of some tries counts. Its cost is not known then, but more than there was.
    let tries: Vec<(Duration, Duration)> = (0..5).map(took).collect();
    let is_in_time = |&(took, deciding): &(Duration, Duration)| took < judging / 4 && deciding > time;
    assert!(tries.iter().any(is_in_time), "{tries:?} of {judging:?}");
}

/// Who looks at playouts alone thinks that all is certain here.
#[test]
fn nobody_passes_where_the_reply_would_cost_points() {
    let picture = ". . O X X . . . .\n. . O O X X . . .\n. . . O O X . . .\n. . . O X . . . .\n. . . O X . . . .\n\
                   . . . O . X X X .\n. . O . O . O X .\n. . O X O . O X .\n. . O X X . X . .";
    let rules = Rules { komi: Komi::from_points(7.0).unwrap(), ..Rules::CHINESE };
    let game = Game::from_setup(Board::from_picture(picture).unwrap(), rules, Color::White).unwrap();
    // By 500 playouts one search in twenty still thinks so, by 4,000 none of 40.
    let limits = SearchLimits { playouts: Some(4000), ..SearchLimits::default() };
    for seed in 0..8 {
        let mut player = Player::new(Options { seed, ..Options::new(Models::embedded()) });
        let action =
            player.choose(&game, &MoveRequest::new(Color::White, limits, &AtomicBool::new(false)), &mut |_| {}).action;
        assert!(matches!(action, PlayerAction::Move(Move::Play(_))), "seed {seed}");
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
        let PlayerAction::Move(mv) = choose(&game, 100, true) else { panic!("{}: resigned", row.name) };
        let color = game.to_move();
        game.play(color, mv).unwrap();
        assert_eq!(game.offer(), None, "{}: {mv:?}", row.name);
    }
}

#[test]
fn a_threshold_that_is_out_of_reach_is_given_up() {
    let rules = Rules { komi: Komi::from_points(60.0).unwrap(), ..Rules::CHINESE };
    let mut game = Game::new(Size::square(9).unwrap(), rules);
    let centre = Move::Play(game.size().parse_vertex("E5").unwrap());
    let mut player = Player::new(Options::new(Models::embedded()));
    let limits = SearchLimits { playouts: Some(100), ..SearchLimits::default() };
    let mut next = |game: &Game, rate: Option<f64>| {
        if let (Some(saved), Some(rate)) = (&mut player.saved, rate) {
            saved.rate = rate;
        }
        player
            .choose(game, &MoveRequest::new(game.to_move(), limits, &AtomicBool::new(false)), &mut |_| {})
            .win_threshold
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
    let mut player = Player::new(Options { memory: 16 << 20, ..Options::new(Models::embedded()) });
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
    let mut player = Player::new(Options { memory: 1 << 20, ..Options::new(Models::embedded()) });
    let limits = SearchLimits { playouts: Some(4_000), ..SearchLimits::default() };
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
        assert_eq!(choose(&game, 2000, true), PlayerAction::Move(Move::Virtual), "{name}");
        game.play(Color::White, Move::Virtual).unwrap();
        game.play(Color::Black, Move::Pass).unwrap();
        assert_eq!(choose(&game, 2000, true), PlayerAction::Move(at("A2")), "{name}");
        assert_ne!(choose(&game, 2000, false), PlayerAction::Move(Move::Virtual), "{name}");
    }
}
