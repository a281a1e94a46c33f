//! The board made up by hand: whatever is done to it, the margin stays, as a slow plain model has it; and every board
//! that the program makes up can be made by hand.

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{self, Rules};
use liangyi_core::score::makeup::{HandBoard, HandError, HandFault, HandKind, HandStep, MakeUpAction};
use liangyi_core::score::{End, Exact, Method, Settlement, handicap_bonus, make_up, score_settled};
use plain::{Plain, Sign};
use score_common::{PlayoutRng, random_game, random_settlement, rules_of};
use text::{POINTS, text_game};

mod plain;
#[path = "../score_common/mod.rs"]
mod score_common;
#[path = "../score_common/text.rs"]
mod text;

/// The rules under which stones and points are exchanged.
fn rules_of_points() -> Vec<Rules> {
    let rows = rules::CATALOGUE.iter().filter(|row| Method::that_agree_with(&row.rules).contains(&Method::Area));
    rows.map(|row| row.rules.clone()).collect()
}

/// By how much Black is ahead on the board as it is.
fn margin(plain: &Plain, game: &Game, rules: &Rules) -> Exact {
    let button = if rules.button { game.button().map_or(0, |color| color.sign().into()) } else { 0 };
    let points = plain.held(Color::Black) - plain.held(Color::White) - i64::from(plain.owed);
    Exact::from(points - handicap_bonus(rules, game.handicap())) - Exact::from(rules.komi) + Exact::fraction(button, 2)
}

/// A step of points that are likely to fit, and sometimes of others.
fn random_step(hand: &HandBoard, dice: &mut PlayoutRng) -> HandStep {
    let holdings = hand.holdings();
    let full = PointSet::full(holdings.board.size());
    let side = Color::BOTH[dice.below(2)];
    let few = |dice: &mut PlayoutRng, points: PointSet, most: usize| {
        let points = if dice.below(12) == 0 { full } else { points };
        let (mut left, mut chosen) = (points.iter().collect::<Vec<_>>(), PointSet::EMPTY);
        for _ in 0..dice.below(most + 1).min(left.len()) {
            chosen.insert(left.swap_remove(dice.below(left.len())));
        }
        chosen
    };
    let choices = hand.choices();
    let choice = choices.get(dice.below(choices.len() + 2)).copied();
    let Some(choice) = choice else {
        let (from, to) = (few(dice, full, 2), few(dice, full, 2));
        return match dice.below(8) {
            0 => HandStep::GiveUp { side, at: from },
            1 => HandStep::TakeOff { side, at: from },
            2 => HandStep::Fill { side, at: to },
            3 => HandStep::PutBack { side, at: to },
            4 => HandStep::Move { side, from, to },
            5 => HandStep::FillPublic { black: from, white: to },
            _ => HandStep::Exchange { black: from, white: to },
        };
    };
    let side = choice.side.unwrap_or(side);
    let (most, stones) = (choice.most.min(3), holdings.board.stones(side));
    match choice.kind {
        HandKind::GiveUp => HandStep::GiveUp { side, at: few(dice, choice.at, most) },
        HandKind::TakeOff => HandStep::TakeOff { side, at: few(dice, choice.at, most) },
        HandKind::Fill => HandStep::Fill { side, at: few(dice, choice.at, most) },
        HandKind::PutBack => HandStep::PutBack { side, at: few(dice, choice.at, most) },
        HandKind::Move => {
            let from = few(dice, choice.at & stones, most);
            HandStep::Move { side, from, to: few(dice, choice.at.without(&stones), from.len()) }
        }
        HandKind::Exchange => {
            let [black, white] = Color::BOTH.map(|color| {
                few(dice, choice.at & (holdings.board.stones(color) | holdings.owned[color.index()]), most)
            });
            HandStep::Exchange { black, white }
        }
        HandKind::FillPublic => {
            let black = few(dice, choice.at, most);
            HandStep::FillPublic { black, white: few(dice, choice.at.without(&black), black.len()) }
        }
        HandKind::DeadOff => HandStep::DeadOff,
        HandKind::Gather => HandStep::Gather,
    }
}

#[test]
fn no_step_moves_the_margin_and_a_refused_one_changes_nothing() {
    let all = rules_of_points();
    assert!(all.len() > 5, "{}", all.len());
    let (mut taken, mut refused) = ([0; 8], 0);
    for (number, size) in [(2, 2), (3, 3), (5, 5), (7, 4), (6, 6), (9, 9)].into_iter().enumerate() {
        let size = Size::new(size.0, size.1).expect("a size");
        for seed in 0..120 {
            let mut dice = PlayoutRng::new(1000 * number as u64 + seed);
            let game = random_game(size, &mut dice);
            let rules = &all[dice.below(all.len())];
            let settlement = random_settlement(&game, &mut dice);
            let end = End::ALL[usize::from(dice.below(5) == 0)];
            let mut hand = HandBoard::new(&game, rules, end, &settlement).expect("points count");
            let mut plain = Plain::of(&hand);
            let own = score_settled(&game, rules, end, None, &settlement).margin;
            assert_eq!(margin(&plain, &game, rules), own);
            for _ in 0..30 {
                let step = random_step(&hand, &mut dice);
                let (before, piles) = (*hand.holdings(), *hand.piles());
                let result = hand.step(step);
                let what = || format!("{step:?}: {result:?} on\n{}", before.board);
                if step == HandStep::Gather {
                    let mut gathered = Plain::of(&hand);
                    gathered.beside = plain.beside;
                    for color in Color::BOTH {
                        let (stones, own) = (Sign::Stone(color), Sign::Own(color));
                        assert_eq!(gathered.all(stones).len(), plain.all(stones).len(), "{}", what());
                        assert_eq!(gathered.all(own).len(), plain.all(own).len(), "{}", what());
                        assert_eq!(hand.holdings().held(color), before.held(color), "{}", what());
                    }
                    plain = gathered;
                } else {
                    let expected = plain.after(&step);
                    assert_eq!(result.is_ok(), expected.is_some(), "{}", what());
                    plain = expected.unwrap_or(plain);
                }
                let now = Plain::of(&hand);
                assert_eq!((&now.signs, now.owed), (&plain.signs, plain.owed), "{}", what());
                assert_eq!(margin(&now, &game, rules), own, "{}", what());
                match result {
                    Ok(()) => taken[kind(&step)] += 1,
                    Err(_) => {
                        assert_eq!((*hand.holdings(), *hand.piles()), (before, piles), "{}", what());
                        refused += 1;
                    }
                }
            }
            let steps = hand.steps().len();
            let mut undone = 0;
            while hand.undo().is_some() {
                undone += 1;
            }
            assert_eq!(undone, steps);
            let fresh = HandBoard::new(&game, rules, end, &settlement).expect("points count");
            assert_eq!((hand.holdings(), hand.piles()), (fresh.holdings(), fresh.piles()));
        }
    }
    assert!(taken.iter().all(|count| *count > 100) && refused > 1000, "{taken:?} {refused}");
}

fn kind(step: &HandStep) -> usize {
    match step {
        HandStep::GiveUp { .. } => 0,
        HandStep::TakeOff { .. } => 1,
        HandStep::Fill { .. } => 2,
        HandStep::PutBack { .. } => 3,
        HandStep::Move { .. } => 4,
        HandStep::Exchange { .. } => 5,
        HandStep::FillPublic { .. } => 6,
        HandStep::Gather => 7,
        HandStep::DeadOff => panic!("the dead stones are off"),
    }
}

/// Takes the steps by hand that lead from one board of the program's to the next.
fn follow(hand: &mut HandBoard, action: MakeUpAction, touched: &PointSet, to: &Board) {
    let from = hand.holdings().board;
    let off = |color| from.stones(color).without(&to.stones(color));
    let on = |color| to.stones(color).without(&from.stones(color));
    let mut steps = Vec::new();
    match action {
        MakeUpAction::DeadOff if hand.choices().iter().any(|choice| choice.kind == HandKind::DeadOff) => {
            steps.push(HandStep::DeadOff);
        }
        MakeUpAction::Stop | MakeUpAction::DeadOff | MakeUpAction::EyesAside => {}
        MakeUpAction::DebtPaid { side } => {
            let stones = *touched & from.stones(side);
            steps.extend([stones, touched.without(&stones)].map(|at| HandStep::GiveUp { side, at }));
        }
        MakeUpAction::Gather => steps.push(HandStep::Gather),
        MakeUpAction::FillPublic => {
            steps.push(HandStep::FillPublic { black: on(Color::Black), white: on(Color::White) })
        }
        MakeUpAction::Refill { .. } => steps.extend(Color::BOTH.map(|side| HandStep::PutBack { side, at: on(side) })),
        MakeUpAction::EqualTerritory { .. }
        | MakeUpAction::Tens { .. }
        | MakeUpAction::EqualStones { .. }
        | MakeUpAction::Surplus { .. }
        | MakeUpAction::Remainder { .. }
        | MakeUpAction::Fill
        | MakeUpAction::FillButEyes => {
            steps.extend(Color::BOTH.map(|side| HandStep::TakeOff { side, at: off(side) }));
            steps.extend(Color::BOTH.map(|side| HandStep::Fill { side, at: on(side) }));
        }
    }
    for step in steps {
        match hand.step(step) {
            Ok(()) | Err(HandError { fault: HandFault::NoPoints, .. }) => {}
            Err(error) => panic!("{action:?} {step:?}: {error}\n{from}"),
        }
    }
}

#[test]
fn every_board_of_the_program_can_be_made_by_hand_and_is_read_the_same_way() {
    let (mut seen, mut unpaid) = (0, 0);
    for lines in [2, 3, 4, 5, 7, 9] {
        let mut dice = PlayoutRng::new(300 + u64::from(lines));
        for number in 0..150 {
            let game = random_game(Size::square(lines).expect("a size"), &mut dice);
            let settlement = random_settlement(&game, &mut dice);
            let end = if number % 4 == 0 { End::Natural } else { End::Agreed };
            for method in POINTS {
                let made = make_up(&game, game.rules(), end, Some(method), &settlement);
                let mut hand = HandBoard::new(&game, game.rules(), end, &settlement).expect("points count");
                for step in &made.steps {
                    follow(&mut hand, step.action, &step.touched, &step.holdings.board);
                }
                let what = || format!("{} {end:?} on\n{}{settlement:?}", method.name(), game.board());
                assert_eq!((hand.holdings(), hand.owed()), (made.last(), made.owed), "{}", what());
                let readings = hand.readings();
                // There may be nothing to pay a debt with until public points are filled.
                let pays = [Method::EqualStones, Method::Refill, Method::FillAll].contains(&method);
                if pays && made.owed != 0 {
                    unpaid += 1;
                    continue;
                }
                let reading = readings.iter().find(|reading| reading.method == method);
                let reading = reading.unwrap_or_else(|| panic!("{}", what()));
                let counts = [made.score.black, made.score.white];
                assert_eq!((reading.compared, &reading.counts), (made.compared, &counts), "{}", what());
                seen += 1;
            }
        }
    }
    assert_eq!(seen + unpaid, 6 * 150 * 6);
    assert!(unpaid < 400, "{unpaid}");
}

#[test]
fn what_can_be_read_off_a_board_makes_the_margin() {
    let mut seen = [0; 6];
    for seed in 0..400 {
        let mut dice = PlayoutRng::new(9000 + seed);
        let game = random_game(Size::new(3, 4).expect("a size"), &mut dice);
        let settlement = random_settlement(&game, &mut dice);
        let mut hand = HandBoard::new(&game, game.rules(), End::Agreed, &settlement).expect("points count");
        let own = score_settled(&game, game.rules(), End::Agreed, None, &settlement).margin;
        for _ in 0..20 {
            for reading in hand.readings() {
                let [black, white] = reading.counts;
                assert_eq!(black - white - Exact::from(i64::from(hand.owed())), own, "{:?}", reading.method);
                seen[POINTS.iter().position(|method| *method == reading.method).expect("a method")] += 1;
            }
            let _ = hand.step(random_step(&hand, &mut dice));
        }
    }
    assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
}

/// Article 41: six points each, 18 stones and 19.
#[test]
fn the_board_of_the_text_is_made_up_with_six_points_each() {
    let (game, settlement) = text_game("jipingdian");
    let mut hand = HandBoard::new(&game, game.rules(), End::Agreed, &settlement).expect("points count");
    let points = |text: &str| -> PointSet {
        text.split(' ').map(|vertex| game.size().parse_vertex(vertex).expect("a point")).collect()
    };
    let (black, white) = (Color::Black, Color::White);
    assert_eq!(
        hand.step(HandStep::TakeOff { side: black, at: points("a7") }),
        Err(HandError { fault: HandFault::NoStone, point: Some(at(&game, "a7")) })
    );
    let border = HandStep::TakeOff { side: black, at: points("a4") };
    assert_eq!(hand.step(border), Err(HandError { fault: HandFault::OnBorder, point: Some(at(&game, "a4")) }));
    assert_eq!(
        hand.step(HandStep::GiveUp { side: white, at: points("a3") }),
        Err(HandFault::NoDebt { side: white }.into())
    );
    let public = HandStep::FillPublic { black: points("a7"), white: points("b2") };
    assert_eq!(hand.step(public), Err(HandError { fault: HandFault::NotPublic, point: Some(at(&game, "b2")) }));
    let uneven = HandStep::Move { side: black, from: points("b6 b7"), to: points("c7") };
    assert_eq!(hand.step(uneven), Err(HandFault::Unequal { numbers: [2, 1] }.into()));
    // Each side has lost one stone, and Black's dead stone is off.
    let three = HandStep::PutBack { side: black, at: points("a5 a6 b5") };
    assert_eq!(hand.step(three), Err(HandFault::FewerBeside { beside: 2 }.into()));
    assert_eq!(hand.steps().len(), 0);

    hand.step(HandStep::Move { side: black, from: points("b6"), to: points("c7") }).expect("own stones and points");
    hand.step(HandStep::TakeOff { side: black, at: points("b7") }).expect("a stone within");
    hand.step(HandStep::Move { side: white, from: points("b1 c1"), to: points("g7 f6") })
        .expect("own stones and points");
    hand.step(HandStep::TakeOff { side: white, at: points("a2") }).expect("a stone within");
    let expected =
        ". . X X X O O\n. . X X O O O\n. . X O O O O\nX X X X O X O\nO O O X X X X\n. . . O O X X\n. . . O O O X";
    assert_eq!(hand.holdings().board, Board::from_picture(expected).expect("a board"));
    let readings = hand.readings();
    let equal = readings.iter().find(|reading| reading.method == Method::EqualTerritory).expect("equal territory");
    assert_eq!(equal.counts, [Exact::from(18usize), Exact::from(19usize)]);
    assert!(readings.iter().all(|reading| reading.method != Method::EqualStones));
}

fn at(game: &Game, vertex: &str) -> Point {
    game.size().parse_vertex(vertex).expect("a point")
}

/// Articles 34 and 38: a border stone pays a point, and opens the border to the stone behind it.
#[test]
fn a_debt_is_paid_stone_by_stone_from_the_border() {
    let mut game = Game::new(Size::new(5, 2).expect("a size"), rules_of("jipingdian"));
    let play = |color, vertex: &str| (color, Move::parse(vertex, game.size()).expect("a move"));
    let (black, white) = (Color::Black, Color::White);
    let moves = [
        play(black, "b1"),
        play(white, "d1"),
        play(black, "b2"),
        play(white, "d2"),
        (black, Move::Virtual),
        play(black, "a1"),
    ];
    moves.into_iter().for_each(|(color, mv)| game.play(color, mv).expect("a legal move"));
    let mut hand = HandBoard::new(&game, game.rules(), End::Agreed, &Settlement::default()).expect("points count");
    assert_eq!(hand.owed(), 2);
    let give = |vertices: &[&str]| HandStep::GiveUp {
        side: Color::Black,
        at: vertices.iter().map(|vertex| at(&game, vertex)).collect(),
    };
    assert_eq!(
        hand.step(give(&["a1"])),
        Err(HandError { fault: HandFault::NotOnBorder, point: Some(at(&game, "a1")) })
    );
    assert_eq!(hand.step(give(&["a1", "b1", "b2"])), Err(HandFault::MoreThanOwed { owed: 2 }.into()));
    hand.step(give(&["a1", "b1"])).expect("the second stone is on the border by then");
    assert_eq!((hand.owed(), hand.holdings().public.len(), hand.piles().taken_off), (0, 4, [2, 0]));
    // What was given up does not go back; the virtual stone does.
    let back = |vertex| HandStep::PutBack { side: Color::Black, at: PointSet::single(at(&game, vertex)) };
    hand.step(back("a2")).expect("the virtual stone");
    assert_eq!((hand.piles().virtual_stones, hand.piles().taken_off), ([0, 0], [2, 0]));
    hand.undo().expect("a step");
    hand.start_over();
    assert_eq!((hand.owed(), hand.steps().len()), (2, 0));
}

#[test]
fn other_counts_are_not_made_up_by_hand() {
    let game = Game::new(Size::square(3).expect("a size"), rules_of("jipingdian"));
    for name in ["jihuozi", "new-ing", "proportional", "stone-scoring"] {
        let rules = &rules::find(name).expect("a ruleset").rules;
        assert!(HandBoard::new(&game, rules, End::Agreed, &Settlement::default()).is_none(), "{name}");
    }
}

/// Where prisoners count, random steps never move the margin, nothing is done before the dead stones are off, and the
/// steps of the program can be taken by hand to the board that it counts.
#[test]
fn prisoners_are_filled_in_by_hand_as_the_program_fills_them_in() {
    let rules = rules_of("japanese");
    let (mut taken, mut with_dead, mut read) = (0, 0, 0);
    for lines in [3, 5, 7, 9] {
        let mut dice = PlayoutRng::new(4000 + u64::from(lines));
        for _ in 0..100 {
            let game = random_game(Size::square(lines).expect("a size"), &mut dice);
            let settlement = random_settlement(&game, &mut dice);
            let made = make_up(&game, &rules, End::Agreed, Some(Method::Refill), &settlement);
            let what = || format!("on\n{}{settlement:?}", game.board());
            let margin = |hand: &HandBoard| {
                let [black, white] = hand.territory().expect("prisoners count").map(|sum| sum.total());
                black - white - Exact::from(rules.komi) - Exact::from(i64::from(hand.owed()))
            };
            let start = HandBoard::new(&game, &rules, End::Agreed, &settlement).expect("prisoners count");
            let mut hand = start.clone();
            assert_eq!(margin(&hand), made.score.margin, "{}", what());
            if made.steps[0].touched.is_empty() {
                assert!(hand.step(HandStep::DeadOff).is_err());
            } else {
                with_dead += 1;
                assert!(start.readings().is_empty());
                let kinds: Vec<_> = start.choices().iter().map(|choice| choice.kind).collect();
                assert_eq!(kinds, [HandKind::DeadOff]);
                assert_eq!(start.board().occupied() & made.steps[0].touched, made.steps[0].touched);
                assert_eq!(hand.step(HandStep::Gather), Err(HandFault::NoSuchStep.into()));
            }
            for step in &made.steps {
                follow(&mut hand, step.action, &step.touched, &step.holdings.board);
                assert_eq!((hand.piles().prisoners, margin(&hand)), (step.piles.prisoners, made.score.margin.clone()));
            }
            assert_eq!(hand.holdings(), made.last(), "{}", what());
            let readings = hand.readings();
            let [reading] = readings.as_slice() else { panic!("{readings:?} {}", what()) };
            assert_eq!((reading.method, reading.compared), (Method::Refill, made.compared));
            assert_eq!(reading.counts, [made.score.black.clone(), made.score.white.clone()], "{}", what());
            let mut hand = start;
            for _ in 0..25 {
                taken += usize::from(hand.step(random_step(&hand, &mut dice)).is_ok());
                assert_eq!(margin(&hand), made.score.margin, "{}", what());
                read += usize::from(hand.readings().iter().any(|reading| reading.method == Method::Territory));
            }
        }
    }
    assert!(taken > 500 && with_dead > 50 && read > 100, "{taken} {with_dead} {read}");
}
