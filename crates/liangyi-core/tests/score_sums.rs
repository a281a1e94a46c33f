//! What the sums of a board are made of, what a side has to exceed, and the count of one side alone.

use liangyi_core::base::Color;
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{self, Komi, Rules, Unit};
use liangyi_core::score::makeup::{Compared, MakeUpAction, NotRearranged};
use liangyi_core::score::{End, Exact, MadeUp, Method, Reason, Settlement, SumPart, make_up, par, score_settled};
use score_common::{PlayoutRng, random_game, random_settlement, rules_of};
use text::{POINTS, text_game};

mod score_common;
#[path = "score_common/text.rs"]
mod text;

/// The parts of both sides' sums.
fn parts(made: &MadeUp) -> [Vec<(SumPart, String)>; 2] {
    made.sums.each_ref().map(|sum| sum.parts.iter().map(|(part, count)| (*part, count.to_string())).collect())
}

fn own(game: &Game, rules: &Rules, method: Option<Method>, settlement: &Settlement) -> MadeUp {
    make_up(game, rules, End::Agreed, method, settlement)
}

#[test]
fn vector_a_is_summed_up_as_the_texts_write_it() {
    use SumPart::{Filled, Liberties, Shared, Stones, Territory};
    let expected = [
        // "5个空点，19颗局子，共24点".
        ("jipingdian", None, [vec![(Territory, "5"), (Stones, "19")], vec![(Territory, "5"), (Stones, "20")]]),
        (
            "jipingdian",
            Some(Method::StonesAndLiberties),
            [vec![(Stones, "22"), (Liberties, "2")], vec![(Stones, "21"), (Liberties, "4")]],
        ),
        // "18加6", "19加6"; "20子加4目", "20子加5目"; "21子加3目", "21子加4目".
        (
            "jipingdian",
            Some(Method::EqualTerritory),
            [vec![(Stones, "18"), (Territory, "6")], vec![(Stones, "19"), (Territory, "6")]],
        ),
        (
            "jipingdian",
            Some(Method::EqualStones),
            [vec![(Stones, "20"), (Territory, "4")], vec![(Stones, "20"), (Territory, "5")]],
        ),
        (
            "jipingdian",
            Some(Method::Refill),
            [vec![(Stones, "21"), (Territory, "3")], vec![(Stones, "21"), (Territory, "4")]],
        ),
        ("jihuozi", None, [vec![(Stones, "19"), (Filled, "3")], vec![(Stones, "20"), (Filled, "1")]]),
        ("new-ing", None, [vec![(Stones, "19"), (Territory, "5")], vec![(Stones, "20"), (Territory, "5")]]),
        ("chinese", None, [vec![(Stones, "19"), (Territory, "5")], vec![(Stones, "20"), (Territory, "5")]]),
    ];
    for (name, method, sums) in expected {
        let (game, settlement) = text_game("jipingdian");
        let made = own(&game, &rules_of(name), method, &settlement);
        let sums = sums.map(|sum| sum.into_iter().map(|(part, count)| (part, count.to_string())).collect::<Vec<_>>());
        assert_eq!(parts(&made), sums, "{name} {method:?}");
    }
    let board = Board::from_picture("X . O\nX . O\nX . O").expect("a board");
    let game = Game::from_setup(board, rules_of("new-ing"), Color::Black).expect("a position");
    let made = own(&game, game.rules(), None, &Settlement::default());
    assert_eq!(parts(&made)[0], [(Stones, "3"), (Territory, "0"), (Shared, "1 1/2")].map(|(p, n)| (p, n.to_string())));
}

/// Of the ruleset's own count the parts make each side's count; of a method that compares one of them, the margin.
/// Where a side's count has something to exceed, it exceeds it just where it has won, by half of the margin.
#[test]
fn parts_make_the_counts_and_the_counts_exceed_par_where_they_win() {
    let (mut pars, mut handicaps) = (0, 0);
    for lines in [2, 3, 5, 7, 9, 13] {
        let mut dice = PlayoutRng::new(160 + u64::from(lines));
        for number in 0..60 {
            let game = random_game(liangyi_core::base::Size::square(lines).expect("a size"), &mut dice);
            let settlement = random_settlement(&game, &mut dice);
            let end = if number % 4 == 0 { End::Natural } else { End::Agreed };
            for row in rules::CATALOGUE {
                let methods = [None].into_iter().chain(Method::ALL.map(Some));
                for method in methods {
                    let made = make_up(&game, &row.rules, end, method, &settlement);
                    let what = || format!("{} {method:?} on\n{}{settlement:?}", row.name, game.board());
                    let totals = made.sums.each_ref().map(|sum| sum.total());
                    let counts = [made.score.black.clone(), made.score.white.clone()];
                    match made.compared {
                        Compared::Points | Compared::Zi => assert_eq!(totals, counts, "{}", what()),
                        Compared::Stones | Compared::Territory if method.is_none() => {
                            assert_eq!(totals, counts, "{}", what());
                        }
                        Compared::Stones | Compared::Territory => assert_eq!(
                            totals[0].clone() - totals[1].clone(),
                            counts[0].clone() - counts[1].clone(),
                            "{}",
                            what()
                        ),
                    }
                    let Some(needed) = made.par() else { continue };
                    pars += 1;
                    assert_eq!(made.score.reason, Reason::Count);
                    let ahead = counts[0].clone() - needed[0].clone();
                    assert_eq!(ahead.sign(), made.score.winner(), "{}", what());
                    let all = needed[0].clone() + needed[1].clone();
                    assert_eq!(all, Exact::from(game.size().area()), "{}", what());
                    if made.score.unit == Unit::Points {
                        assert_eq!(ahead * Exact::from(2i64), made.score.margin, "{}", what());
                    }
                    handicaps += usize::from(made.score.extra_moves != 0 && method == Some(Method::Area));
                }
            }
        }
    }
    assert!(pars > 1000 && handicaps > 100, "{pars} {handicaps}");
}

/// 中国围棋规则, articles 9 and 11; 新应氏, article 10.4; half the board without a komi.
#[test]
fn half_the_board_and_half_the_komi_are_to_be_exceeded() {
    let of = |name: &str, komi: f64, lines: usize| {
        let rules = rules::find(name).expect("a ruleset").rules.clone();
        par(&Rules { komi: Komi::from_points(komi).expect("a komi"), ..rules }, lines * lines)
            .map(|sides| sides.map(|count| count.to_string()))
    };
    let sides = |black: &str, white: &str| Some([black.to_string(), white.to_string()]);
    assert_eq!(of("chinese", 0.0, 19), sides("180 1/2", "180 1/2"));
    assert_eq!(of("chinese", 7.5, 19), sides("184 1/4", "176 3/4"));
    assert_eq!(of("new-ing", 7.5, 19), sides("184 1/4", "176 3/4"));
    assert_eq!(of("chinese-old", 5.5, 19), sides("183 1/4", "177 3/4"));
    assert_eq!(of("jipingdian", 6.5, 19), sides("183 3/4", "177 1/4"));
    assert_eq!(of("chinese", 0.0, 7), sides("24 1/2", "24 1/2"));
    assert_eq!(of("proportional", 0.0, 9), sides("40 1/2", "40 1/2"));
    for name in ["japanese", "jihuozi", "jihuozi-ancient", "stone-scoring", "tromp-taylor"] {
        assert_eq!(of(name, 6.5, 19), None, "{name}: no count gives the other");
    }
    for row in rules::CATALOGUE {
        let (mut game, settlement) = text_game("jipingdian");
        game.play(Color::Black, Move::Pass).expect("a pass");
        game.play(Color::White, Move::Pass).expect("a pass");
        let made = own(&game, &row.rules, None, &settlement);
        if let Some(sides) = par(&row.rules, 49) {
            assert_eq!(made.par(), Some(sides), "{}", row.name);
        }
    }
}

#[test]
fn one_side_alone_is_counted_in_tens() {
    let board = Board::from_picture(
        "
        . . . X . O . . .
        . . . X X O O O .
        . . . . X X X O O
        X . . . . . X O .
        X X . . . . X O O
        O X . X X . X X O
        O X X X O X X O O
        O O O O O O O O .
        . O . . . . . . .",
    )
    .expect("a board");
    let rules = rules::find("chinese").expect("a ruleset").rules.clone();
    let game = Game::from_setup(board, rules.clone(), Color::Black).expect("a position");
    let made = own(&game, &rules, Some(Method::HalfCounting), &Settlement::default());
    let step = made.last_step();
    let MakeUpAction::Tens { side: Color::Black, points, stones } = step.action else { panic!("{:?}", step.action) };
    assert_eq!(
        (points % 10, made.last().owned[0].len(), made.last().board.stones(Color::Black).len()),
        (0, points, stones)
    );
    assert!(points > 0, "some empty points are left");
    let area = own(&game, &rules, Some(Method::Area), &Settlement::default());
    assert_eq!(made.score, area.score);
    assert_eq!(
        made.last().board.stones(Color::White),
        area.last().board.stones(Color::White),
        "nobody touches White's"
    );
    assert_eq!(made.par(), area.par());
}

/// Where stones and points count alike, one side alone tells who has won, on boards of every kind.
#[test]
fn one_side_alone_has_the_margin_of_both() {
    for lines in [2, 5, 9, 19] {
        let mut dice = PlayoutRng::new(240 + u64::from(lines));
        for _ in 0..60 {
            let game = random_game(liangyi_core::base::Size::square(lines).expect("a size"), &mut dice);
            let settlement = random_settlement(&game, &mut dice);
            for row in rules::CATALOGUE {
                let agrees = Method::that_agree_with(&row.rules);
                assert_eq!(agrees.contains(&Method::HalfCounting), agrees.contains(&POINTS[1]), "{}", row.name);
                if !agrees.contains(&Method::HalfCounting) {
                    continue;
                }
                let expected = score_settled(&game, &row.rules, End::Agreed, Some(Method::Area), &settlement).margin;
                let made = own(&game, &row.rules, Some(Method::HalfCounting), &settlement);
                assert_eq!(made.score.margin, expected, "{} on\n{}", row.name, game.board());
                assert_eq!(made.last().owned[0].len() % 10, 0, "{} on\n{}", row.name, game.board());
                let held = made.last().held(Color::Black).len();
                assert_eq!(held, made.steps[made.steps.len() - 2].holdings.held(Color::Black).len());
            }
        }
    }
}

/// Articles 41 and 42: the figures of boards with as many points, and with as many stones by either form.
#[test]
fn the_rearranged_boards_of_the_text_are_read() {
    let rules = rules_of("jipingdian");
    let read = |picture: &str, method| {
        let board = Board::from_picture(picture).expect("a board");
        MadeUp::read(&board, &rules, method)
            .map(|made| (made.method, made.score.black.to_string(), made.score.white.to_string(), made.score.result()))
    };
    let is = |method, black: &str, white: &str| Ok((Some(method), black.into(), white.into(), "W+1.0".into()));
    let equal_territory = "..XXXOO\n..XXOOO\n..XOOOO\nXXXXOXO\nOOOXXXX\n...OOXX\n...OOOX";
    assert_eq!(read(equal_territory, None), is(Method::EqualTerritory, "18", "19"));
    let unequal = Err(NotRearranged::Unequal { territory: [6, 6], stones: [18, 19] });
    assert_eq!(read(equal_territory, Some(Method::EqualStones)), unequal);
    let equal_stones = "XXXXXOO\n..XXOOO\n..XOOOO\nXXXXOXO\nOOOXXXX\n..OOOXX\n...OOOX";
    assert_eq!(read(equal_stones, None), is(Method::EqualStones, "4", "5"));
    let refilled = "XXXXXOO\n.XXXOOO\n..XOOOO\nXXXXOXO\nOOOXXXX\n..OOOXX\n..OOOOX";
    assert_eq!(read(refilled, None), is(Method::EqualStones, "3", "4"));
    assert_eq!(read(refilled, Some(Method::Refill)), is(Method::Refill, "3", "4"));
    let of_text = ".X.XXO.\n.XXXO.O\n..XOOOO\nXXXXOXO\nOOOXXXX\nOO.OOXX\n.OOOOOX";
    assert_eq!(read(of_text, None), Err(NotRearranged::Unequal { territory: [5, 4], stones: [19, 21] }));
    assert_eq!(read(equal_stones, Some(Method::FillAll)), Err(NotRearranged::OtherMethod(Method::FillAll)));
    let board = Board::from_picture(equal_stones).expect("a board");
    for row in rules::CATALOGUE {
        let exchanges = Method::that_agree_with(&row.rules).contains(&Method::Area);
        let read = MadeUp::read(&board, &row.rules, None);
        assert_eq!(read.is_ok(), exchanges, "{}", row.name);
        let komi = Exact::from(row.rules.komi);
        assert!(read.is_ok_and(|made| made.score.margin == -Exact::from(1i64) - komi) || !exchanges, "{}", row.name);
    }
}

/// A board that the program has rearranged is read as what it was, wherever its points can be told by its stones.
#[test]
fn what_was_rearranged_is_read_with_its_margin() {
    let mut seen = [0; 2];
    for lines in [3, 5, 7, 9, 13, 19] {
        let mut dice = PlayoutRng::new(320 + u64::from(lines));
        for _ in 0..150 {
            let game = random_game(liangyi_core::base::Size::square(lines).expect("a size"), &mut dice);
            let settlement = random_settlement(&game, &mut dice);
            for (number, method) in [Method::EqualTerritory, Method::EqualStones].into_iter().enumerate() {
                let made = own(&game, game.rules(), Some(method), &settlement);
                let Ok(read) = MadeUp::read(&made.last().board, game.rules(), Some(method)) else { continue };
                if read.last() != made.last() {
                    continue;
                }
                seen[number] += 1;
                let owed = Exact::from(i64::from(made.owed));
                assert_eq!(read.score.margin, made.score.margin.clone() + owed, "{}", made.last().board);
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 40), "{seen:?}");
}
