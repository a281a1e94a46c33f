//! Games written as SGF and read back are the same games.

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move, Played};
use liangyi_core::rules::{CATALOGUE, Registry, Rules, find};
use liangyi_core::score::{Agreement, End};
use liangyi_core::sgf;
use liangyi_core::sgf::Info;
use proptest::prelude::*;

/// Plays what the numbers pick, legal moves only.
fn play(game: &mut Game, picks: &[u32]) {
    for pick in picks {
        // One in eight moves out of turn, as GTP and set-ups allow.
        let color = if pick % 8 == 7 { game.to_move().opponent() } else { game.to_move() };
        let legal = game.legal_moves(color);
        let mut moves: Vec<Move> = legal.points.iter().map(Move::Play).collect();
        moves.extend(legal.pass.then_some(Move::Pass));
        if legal.virtual_move {
            moves.extend([Move::Virtual; 3]);
        }
        game.play(color, moves[(*pick as usize / 8) % moves.len()]).expect("a legal move");
    }
}

fn back(game: &Game) -> Game {
    let text = sgf::write(game, &Info::default());
    assert!(text.lines().all(|line| !line.is_empty()), "{text}");
    let record = sgf::load(&text, None).expect("its own file");
    assert_eq!(record.warnings, []);
    assert_eq!(record.komi, Some(game.rules().komi));
    record.game(game.rules().clone()).expect("legal moves")
}

fn assert_same(one: &Game, other: &Game) {
    assert_eq!(one.moves().collect::<Vec<_>>(), other.moves().collect::<Vec<_>>());
    assert_eq!(one.start(), other.start());
    assert_eq!(one.board(), other.board());
    assert_eq!(one.phase(), other.phase());
    assert_eq!(one.to_move(), other.to_move());
    assert_eq!(one.handicap(), other.handicap());
    assert_eq!(one.extra_moves(), other.extra_moves());
    for color in Color::BOTH {
        assert_eq!(one.virtual_stones(color), other.virtual_stones(color));
        assert_eq!(one.prisoners(color), other.prisoners(color));
        assert_eq!(one.legal_moves(color), other.legal_moves(color));
    }
}

fn any_size() -> impl Strategy<Value = Size> {
    let squares = [2, 3, 5, 7, 19, 20, 21].map(|lines| (lines, lines));
    let others = [(2, 3), (7, 5), (9, 13), (20, 19), (21, 2), (2, 21)];
    prop::sample::select([&squares[..], &others].concat())
        .prop_map(|(width, height)| Size::new(width, height).expect("a size"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn games_come_back(
        row in 0..CATALOGUE.len(),
        size in any_size(),
        picks in prop::collection::vec(any::<u32>(), 0..120),
    ) {
        let mut game = Game::new(size, CATALOGUE[row].rules.clone());
        play(&mut game, &picks);
        assert_same(&back(&game), &game);
    }

    #[test]
    fn set_ups_and_handicaps_come_back(
        row in 0..CATALOGUE.len(),
        size in any_size(),
        stones in prop::collection::vec((any::<u16>(), any::<bool>()), 1..40),
        handicap in any::<bool>(),
        white_first in any::<bool>(),
        picks in prop::collection::vec(any::<u32>(), 0..40),
    ) {
        let rules = CATALOGUE[row].rules.clone();
        let points: Vec<_> = size.points().collect();
        let mut sets = [PointSet::EMPTY; 2];
        for (pick, black) in stones {
            let point = points[usize::from(pick) % points.len()];
            if !(sets[0] | sets[1]).contains(point) {
                sets[usize::from(!black && !handicap)].insert(point);
            }
        }
        let made = if handicap {
            Game::with_handicap(size, rules, &sets[0].iter().collect::<Vec<_>>())
        } else {
            let mut board = Board::new(size);
            board.add(Color::Black, &sets[0]);
            board.add(Color::White, &sets[1]);
            Game::from_setup(board, rules, if white_first { Color::White } else { Color::Black })
        };
        let Ok(mut game) = made else { return Ok(()) };
        play(&mut game, &picks);
        assert_same(&back(&game), &game);
    }

    #[test]
    fn texts_come_back(name in "\\PC{0,20}", result in "[\\\\\\]\\[:;()a-z]{0,12}") {
        let game = Game::new(Size::square(9).expect("a size"), Rules::CHINESE);
        let filled = |text: &str| (!text.trim().is_empty()).then(|| text.trim().to_string());
        let info = Info { black: filled(&name), result: filled(&result), ..Info::default() };
        prop_assert_eq!(sgf::load(&sgf::write(&game, &info), None).unwrap().info, info);
    }
}

#[test]
fn a_virtual_move_is_a_pass_with_a_private_property() {
    let size = Size::square(21).expect("a size");
    let mut game = Game::new(size, find("jipingdian").expect("a ruleset").rules.clone());
    for (color, mv) in [
        (Color::Black, Move::Play(size.point(20, 0))),
        (Color::White, Move::Virtual),
        (Color::Black, Move::Play(size.point(19, 1))),
        (Color::White, Move::Pass),
    ] {
        game.play(color, mv).expect("a legal move");
    }
    let text = sgf::write(&game, &Info { rules: Some("jipingdian".to_string()), ..Info::default() });
    assert!(text.ends_with("\n;B[uu];W[]VM[1];B[tt];W[])\n"), "{text}");
    let record = sgf::load(&text, None).expect("its own file");
    assert_eq!(record.moves().collect::<Vec<Played>>(), game.moves().collect::<Vec<_>>());
    assert_eq!(record.rules(&Registry::new()).as_ref(), Some(game.rules()));
    // Another program's reader sees two moves on the board and two passes.
    let tree = sgf_parse::go::parse(&text).expect("SGF");
    let moves: Vec<String> =
        tree[0].main_variation().filter_map(|node| node.get_move().map(ToString::to_string)).collect();
    assert_eq!(moves, ["B[uu]", "W[]", "B[tt]", "W[]"]);
}

#[test]
fn a_board_that_is_not_square_has_its_width_first() {
    let size = Size::new(9, 13).expect("a size");
    let mut game = Game::new(size, Rules::CHINESE);
    game.play(Color::Black, Move::Play(size.point(8, 0))).expect("a legal move");
    let text = sgf::write(&game, &Info::default());
    assert!(text.contains("SZ[9:13]") && text.ends_with("\n;B[im])\n"), "{text}");
    assert_same(&back(&game), &game);
    let error = sgf::load("(;SZ[9:13];B[ma])", None).expect_err("a point that only the board on its side has");
    assert!(error.to_string().contains("B[ma] is not on the board"), "{error}");
}

#[test]
fn every_ruleset_is_named_and_found_again() {
    let registry = Registry::new();
    for row in CATALOGUE {
        let game = Game::new(Size::square(9).expect("a size"), row.rules.clone());
        let text = sgf::write(&game, &Info { rules: Some(row.sgf_name().to_string()), ..Info::default() });
        let record = sgf::load(&text, None).expect("its own file");
        assert_eq!(record.rules(&registry).as_ref(), Some(&row.rules), "{}", row.name);
    }
}

#[test]
fn rules_without_a_name_go_as_json() {
    let registry = Registry::new();
    let rules = liangyi_core::rules::kata::set(&Rules::CHINESE, "suicide", "true").expect("rules");
    let game = Game::new(Size::square(9).expect("a size"), rules.clone());
    let json = liangyi_core::rules::kata::to_json(&rules);
    let text = sgf::write(&game, &Info { rules: Some(json), ..Info::default() });
    assert_eq!(sgf::load(&text, None).expect("its own file").rules(&registry), Some(rules));
}

#[test]
fn a_move_that_was_forced_is_forced_again() {
    let ko = "
        . X O .
        X O . O
        . X O .
        . . . .";
    let board = Board::from_picture(ko).expect("a board");
    let mut game = Game::from_setup(board, find("chinese").expect("known").rules.clone(), Color::Black).expect("legal");
    for (color, vertex) in [(Color::Black, "C3"), (Color::White, "B3"), (Color::Black, "A1")] {
        let point = game.size().parse_vertex(vertex).expect("a point");
        game.play_forced(color, Move::Play(point)).expect("an empty point");
    }
    let again = back(&game);
    assert_same(&game, &again);
    assert_eq!(game.forbidden_moves().map(|(index, _)| index).collect::<Vec<_>>(), [1]);
    assert!(game.forbidden_moves().eq(again.forbidden_moves()));
    let text = sgf::write(&game, &Info::default()).replace("KO[]", "");
    let record = sgf::load(&text, None).expect("a file");
    assert!(record.game(game.rules().clone()).is_err());
    assert_same(&game, &record.lenient_game(game.rules().clone()).expect("any move may be made"));
}

/// What a reader takes for set-up goes into the file as moves where it was played.
#[test]
fn two_moves_of_one_side_at_the_start_stay_moves() {
    let size = Size::square(9).expect("a size");
    for first in Color::BOTH {
        let mut game = Game::new(size, find("jipingdian").expect("a ruleset").rules.clone());
        for x in 0..3 {
            game.play(first, Move::Play(size.point(x, 2 * x))).expect("a legal move");
        }
        assert_same(&back(&game), &game);
        assert_eq!(back(&game).extra_moves().abs(), 3);
    }
}

proptest! {
    #[test]
    fn a_declared_end_comes_back(moves in 0usize..6, natural: bool, declared: bool, picks in [0usize..9, 0..9, 0..9]) {
        let size = Size::square(9).expect("a size");
        let mut game = Game::new(size, Rules::CHINESE);
        for x in 0..moves {
            game.play(game.to_move(), Move::Play(size.point(x, x))).expect("a legal move");
        }
        let end = if natural { End::Natural } else { End::Agreed };
        let declared_end = declared.then_some(end);
        let [dead, black, white] = picks.map(|pick| (0..pick).map(|y| size.point(pick, y)).collect::<PointSet>());
        let agreed = Agreement { dead: Some(dead), owned: [black, white], owners_complete: true };
        let agreed = declared.then_some(agreed);
        let annotations = sgf::Annotations { declared_end, agreed, ..sgf::Annotations::default() };
        let text = sgf::write_annotated(&game, &Info::default(), &annotations);
        let record = sgf::load(&text, None).expect("its own file");
        prop_assert_eq!((record.declared_end, record.agreed), (declared_end, agreed), "{}", text);
        prop_assert_eq!(record.warnings, Vec::new());
        // What is agreed on holds where it was, and no longer after a move.
        let (before, after) = text.rsplit_once(')').expect("an end");
        let record = sgf::load(&format!("{before};W[ii]{after})"), None).expect("a game");
        prop_assert_eq!(record.agreed, None);
        let (on, stones) = (agreed.unwrap_or_default().on(game.board()), game.board().occupied());
        let dead = on.dead.unwrap_or_default();
        prop_assert!(dead.without(&stones).is_empty());
        prop_assert!(!(on.owned[0] | on.owned[1]).intersects(&stones.without(&dead)));
        prop_assert!(!on.owned[0].intersects(&on.owned[1]));
    }
}
