//! Opening rules: random walks through each of them beside a slow plain model, the bounds of squares, and fifth moves
//! that are the same by symmetry.

use std::collections::BTreeSet;

use liangyi_core::base::{Color, Point, PointNames, Size};
use liangyi_core::game::Position as _;
use liangyi_core::line::{
    LineGame, LineRules, NoMiddle, OpeningAnswer, OpeningError, OpeningPlayer, OpeningQuestion, OpeningRule,
    OpeningState, OtherWay, read_answer, write_answer,
};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::support::{point, size};

/// What a question is called in the model: `stones 1 3 5`, `side`, `side or more`, `count`, `offer 2`, `choice`.
fn called(question: &OpeningQuestion) -> String {
    match question {
        OpeningQuestion::Stones(squares) => {
            let sides = squares.iter().map(|&lines| if lines > 21 { " any".to_string() } else { format!(" {lines}") });
            format!("stones{}", sides.collect::<String>())
        }
        OpeningQuestion::Side(None) => "side".to_string(),
        OpeningQuestion::Side(Some(OtherWay::Stones(2))) => "side or two".to_string(),
        OpeningQuestion::Side(Some(OtherWay::Offer(10))) => "side or ten".to_string(),
        OpeningQuestion::Side(Some(way)) => format!("{way:?}"),
        OpeningQuestion::Count(most) => format!("count {most}"),
        OpeningQuestion::Offer(count) => format!("offer {count}"),
        OpeningQuestion::Choice(_) => "choice".to_string(),
    }
}

/// A slow model: who has Black, how many answers there were, and the rules told one after another.
struct Model {
    rule: OpeningRule,
    black: char,
    answers: Vec<OpeningAnswer>,
}

impl Model {
    fn holder(&self, color: Color) -> char {
        match (color, self.black) {
            (Color::Black, black) => black,
            (Color::White, 'a') => 'b',
            (Color::White, _) => 'a',
        }
    }

    /// Who is asked what, `a` being the first player: the rules' texts, step by step.
    fn asked(&self) -> Option<(char, String)> {
        let more = self.answers.contains(&OpeningAnswer::OtherWay);
        let declared = self.answers.iter().find_map(|answer| match answer {
            OpeningAnswer::Count(count) => Some(*count),
            _ => None,
        });
        let [black, white] = Color::BOTH.map(|color| self.holder(color));
        let at = self.answers.len();
        let (who, what) = match (self.rule, at) {
            (OpeningRule::Free, _) => return None,
            (OpeningRule::Swap | OpeningRule::Swap2, 0) => ('a', "stones any any any"),
            (OpeningRule::Swap, 1) => ('b', "side"),
            (OpeningRule::Swap2, 1) => ('b', "side or two"),
            (OpeningRule::Swap2, 2) if more => ('b', "stones any any"),
            (OpeningRule::Swap2, 3) if more => ('a', "side"),
            (OpeningRule::Soosyrv8 | OpeningRule::Rif, 0) => ('a', "stones 1 3 5"),
            (OpeningRule::Soosyrv8 | OpeningRule::Rif, 1) => ('b', "side"),
            (OpeningRule::Soosyrv8 | OpeningRule::Rif, 2) => (white, "stones any"),
            (OpeningRule::Soosyrv8, 3) => (white, "count 8"),
            (OpeningRule::Soosyrv8, 4) => (black, "side"),
            (OpeningRule::Soosyrv8, 5) => return Some((black, format!("offer {}", declared?))),
            (OpeningRule::Soosyrv8, 6) if declared != Some(1) => (white, "choice"),
            (OpeningRule::Rif, 3) => (black, "offer 2"),
            (OpeningRule::Rif, 4) => (white, "choice"),
            (OpeningRule::Taraguchi10, 0) => (black, "stones 1"),
            (OpeningRule::Taraguchi10, 1) => (white, "side"),
            (OpeningRule::Taraguchi10, 2) => (white, "stones 3"),
            (OpeningRule::Taraguchi10, 3) => (black, "side"),
            (OpeningRule::Taraguchi10, 4) => (black, "stones 5"),
            (OpeningRule::Taraguchi10, 5) => (white, "side"),
            (OpeningRule::Taraguchi10, 6) => (white, "stones 7"),
            (OpeningRule::Taraguchi10, 7) => (black, "side or ten"),
            (OpeningRule::Taraguchi10, 8) if more => (black, "offer 10"),
            (OpeningRule::Taraguchi10, 9) if more => (white, "choice"),
            (OpeningRule::Taraguchi10, 8) => (black, "stones 9"),
            (OpeningRule::Taraguchi10, 9) => (white, "side"),
            _ => return None,
        };
        Some((who, what.to_string()))
    }

    fn take(&mut self, who: char, answer: OpeningAnswer) {
        if let OpeningAnswer::Side(color) = answer {
            let other = if who == 'a' { 'b' } else { 'a' };
            self.black = if color == Color::Black { who } else { other };
        }
        self.answers.push(answer);
    }
}

/// Whether stones that carry letters are the same after one of the turns and mirrors of the board, by trying all.
fn same_shape(size: Size, one: &[(Point, char)], other: &[(Point, char)]) -> bool {
    let (width, height) = (size.width() as i32, size.height() as i32);
    let cells = |stones: &[(Point, char)], turn: &dyn Fn(i32, i32) -> (i32, i32)| -> BTreeSet<(i32, i32, char)> {
        let cell = |&(point, letter): &(Point, char)| {
            let (x, y) = size.coordinates(point);
            // Twice the distance from the middle, so that mirrors are signs.
            let (x, y) = turn(2 * x as i32 - width + 1, 2 * y as i32 - height + 1);
            (x, y, letter)
        };
        stones.iter().map(cell).collect()
    };
    let target = cells(other, &|x, y| (x, y));
    [1, -1].iter().any(|&a| {
        [1, -1].iter().any(|&b| {
            cells(one, &|x, y| (a * x, b * y)) == target
                || width == height && cells(one, &|x, y| (a * y, b * x)) == target
        })
    })
}

fn stones_of(state: &OpeningState) -> Vec<(Point, char)> {
    let stone = |played: liangyi_core::game::Played| {
        (played.mv.point().expect("openings have stones"), if played.color == Color::Black { 'X' } else { 'O' })
    };
    state.moves().map(stone).collect()
}

/// A random answer that the rule allows.
fn random_answer(state: &OpeningState, rng: &mut Xoshiro256PlusPlus) -> OpeningAnswer {
    let size = state.size();
    let points: Vec<Point> = size.points().collect();
    let taken: Vec<Point> = stones_of(state).iter().map(|stone| stone.0).collect();
    match state.next().expect("something is asked").question {
        OpeningQuestion::Stones(squares) => {
            let mut chosen: Vec<Point> = Vec::new();
            for &lines in squares {
                let half = (lines / 2) as i32;
                let near = |point: &Point| {
                    let (x, y) = size.coordinates(*point);
                    let (cx, cy) = ((size.width() / 2) as i32, (size.height() / 2) as i32);
                    lines > 21 || (x as i32 - cx).abs() <= half && (y as i32 - cy).abs() <= half
                };
                let free: Vec<Point> = points
                    .iter()
                    .copied()
                    .filter(near)
                    .filter(|point| !taken.contains(point) && !chosen.contains(point))
                    .collect();
                chosen.push(*free.choose(rng).expect("the square has room"));
            }
            OpeningAnswer::Stones(chosen)
        }
        OpeningQuestion::Side(way) => match rng.random_range(0..if way.is_some() { 3 } else { 2 }) {
            0 => OpeningAnswer::Side(Color::Black),
            1 => OpeningAnswer::Side(Color::White),
            _ => OpeningAnswer::OtherWay,
        },
        OpeningQuestion::Count(most) => OpeningAnswer::Count(rng.random_range(1..=most)),
        OpeningQuestion::Offer(count) => {
            let letter = if state.to_move() == Color::Black { 'X' } else { 'O' };
            let with = |point: Point| [stones_of(state), vec![(point, letter)]].concat();
            let mut chosen: Vec<Point> = Vec::new();
            while chosen.len() < count {
                let candidate = *points.choose(rng).expect("boards have points");
                let is_new = chosen.iter().all(|&other| !same_shape(size, &with(other), &with(candidate)));
                if !taken.contains(&candidate) && is_new {
                    chosen.push(candidate);
                }
            }
            OpeningAnswer::Offer(chosen)
        }
        OpeningQuestion::Choice(offered) => OpeningAnswer::Choice(*offered.choose(rng).expect("some are offered")),
    }
}

#[test]
fn every_rule_goes_as_the_model_says() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(64);
    let sizes = [(15, 15), (5, 5), (7, 9), (19, 19), (21, 5)].map(|(width, height)| Size::new(width, height).unwrap());
    let mut seen = BTreeSet::new();
    for rule in OpeningRule::ALL {
        for round in 0..300 {
            let size = sizes[round % sizes.len()];
            let mut state = OpeningState::new(rule, size).unwrap();
            let mut model = Model { rule, black: 'a', answers: Vec::new() };
            let mut past = vec![state.clone()];
            while let Some((who, what)) = model.asked() {
                let step = state.next().unwrap();
                let player = if who == 'a' { OpeningPlayer::First } else { OpeningPlayer::Second };
                assert_eq!((step.player, called(&step.question)), (player, what.clone()), "{rule:?}");
                assert_eq!(step.color == Color::Black, who == model.black);
                seen.insert((rule.name(), what));
                let answer = random_answer(&state, &mut rng);
                let names = PointNames::of_go(size);
                assert_eq!(read_answer(&write_answer(&answer, names), &step, names), Ok(answer.clone()));
                state.apply(answer.clone()).unwrap();
                model.take(who, answer);
                assert_eq!(state.answers(), model.answers);
                past.push(state.clone());
            }
            assert_eq!((state.next(), state.apply(OpeningAnswer::Count(1))), (None, Err(OpeningError::Over)));
            for color in Color::BOTH {
                assert_eq!(state.player(color) == OpeningPlayer::First, model.holder(color) == 'a');
            }
            // What the opening has placed is the beginning of a game that goes on.
            let mut game = LineGame::new(size, LineRules::RENJU).unwrap();
            state.moves().for_each(|played| game.play(played.color, played.mv).unwrap());
            assert!(!game.is_over());
            assert_eq!(game.to_move(), state.to_move());
            // Undo by replay leads back through the same states.
            while let Some(before) = past.pop().and_then(|_| past.last()) {
                state.undo().unwrap();
                assert_eq!(state, *before);
            }
            assert_eq!(state.undo(), None);
        }
    }
    // The walks have been everywhere.
    let of = |name| seen.iter().filter(|(rule, _)| *rule == name).count();
    assert_eq!([of("free"), of("swap"), of("swap2"), of("rif"), of("taraguchi10")], [0, 2, 4, 5, 9]);
    assert_eq!(of("soosyrv8"), 5 + 8, "one offer for each number");
}

fn begun(rule: OpeningRule, answers: &[&str]) -> OpeningState {
    let names = PointNames::of_line_games(size());
    let mut state = OpeningState::new(rule, size()).unwrap();
    for text in answers {
        let answer = read_answer(text, &state.next().unwrap(), names).unwrap();
        state.apply(answer).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    state
}

#[test]
fn the_squares_of_taraguchi_grow_by_two_lines() {
    let middle = (7, 7);
    let mut state = OpeningState::new(OpeningRule::Taraguchi10, size()).unwrap();
    // An empty point for each move, and the distance from the middle that it may have at most.
    for (name, most) in [("H8", 0), ("I9", 1), ("J10", 2), ("K11", 3), ("L12", 4)] {
        for candidate in size().points().filter(|&candidate| !stones_of(&state).iter().any(|s| s.0 == candidate)) {
            let (x, y) = size().coordinates(candidate);
            let away = x.abs_diff(middle.0).max(y.abs_diff(middle.1));
            let placed = state.clone().apply(OpeningAnswer::Stones(vec![candidate]));
            let lines = 2 * most + 1;
            let outside = OpeningError::Outside { size: size(), point: candidate, lines };
            assert_eq!(placed, if away <= most { Ok(()) } else { Err(outside) });
        }
        state.apply(OpeningAnswer::Stones(vec![point(name)])).unwrap();
        let side = state.next().unwrap().color;
        state.apply(OpeningAnswer::Side(side)).unwrap();
    }
    assert_eq!(state.next(), None);
    let state = begun(OpeningRule::Taraguchi10, &["H8"]);
    assert_eq!([1, 3, 5, 7, 9].map(|lines| state.square(lines).len()), [0, 8, 24, 48, 80]);
}

#[test]
fn the_three_squares_give_the_26_openings() {
    let mut shapes: Vec<Vec<(Point, char)>> = Vec::new();
    for second in size().points() {
        for third in size().points() {
            let mut state = OpeningState::new(OpeningRule::Rif, size()).unwrap();
            if state.apply(OpeningAnswer::Stones(vec![point("H8"), second, third])).is_ok() {
                let stones = stones_of(&state);
                if !shapes.iter().any(|shape| same_shape(size(), shape, &stones)) {
                    shapes.push(stones);
                }
            }
        }
    }
    assert_eq!(shapes.len(), 26);
}

#[test]
fn symmetric_fifth_moves_are_refused() {
    // All four stones are on the column H, which is an axis.
    let state = begun(OpeningRule::Rif, &["H8 H9 H10", "keep", "H12"]);
    let offer = |one: &str, other: &str| state.clone().apply(OpeningAnswer::Offer(vec![point(one), point(other)]));
    let twins = |one: &str, other: &str| Err(OpeningError::Twins(size(), point(one), point(other)));
    assert_eq!(offer("G8", "I8"), twins("G8", "I8"));
    assert_eq!(offer("A1", "O1"), twins("A1", "O1"));
    assert_eq!(offer("G8", "I9"), Ok(()));
    assert_eq!(offer("H7", "H11"), Ok(()));
    // A diagonal axis.
    let state = begun(OpeningRule::Rif, &["H8 I9 J10", "keep", "K11"]);
    let offer = |one: &str, other: &str| state.clone().apply(OpeningAnswer::Offer(vec![point(one), point(other)]));
    assert_eq!(offer("I8", "H9"), twins("I8", "H9"));
    assert_eq!(offer("I8", "I7"), Ok(()));
    // Stones that are symmetric but for one have no twins, and by every pair twins are what the model says.
    for answers in [["H8 H9 H10", "keep", "G12"], ["H8 H9 H10", "keep", "H12"], ["H8 I9 G7", "swap", "G9"]] {
        let state = begun(OpeningRule::Rif, &answers);
        let with = |point: Point| [stones_of(&state), vec![(point, 'X')]].concat();
        let near: Vec<Point> = state.square(9).iter().collect();
        for &one in &near {
            for &other in &near {
                assert_eq!(state.are_twins(one, other), same_shape(size(), &with(one), &with(other)));
            }
        }
    }
    // Of ten moves any two may be twins.
    let answers = ["H8", "keep", "H9", "keep", "H10", "keep", "H11", "more"];
    let mut state = begun(OpeningRule::Taraguchi10, &answers);
    let ten = |last: &str| {
        let names = ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", last];
        OpeningAnswer::Offer(names.map(point).to_vec())
    };
    assert_eq!(state.apply(ten("I1")), twins("G1", "I1"));
    assert_eq!(state.apply(ten("I10")), Ok(()));
    assert_eq!(state.apply(OpeningAnswer::Choice(point("G10"))), Err(OpeningError::NotOffered(size(), point("G10"))));
    assert_eq!(state.apply(OpeningAnswer::Choice(point("I10"))), Ok(()));
    assert_eq!(state.next(), None);
    assert_eq!(stones_of(&state).last(), Some(&(point("I10"), 'X')));
}

#[test]
fn errors_name_what_is_wrong_and_change_nothing() {
    let mut state = begun(OpeningRule::Swap2, &["H8 I9 A1", "more"]);
    let before = state.clone();
    let stones = |names: &[&str]| OpeningAnswer::Stones(names.iter().map(|name| point(name)).collect());
    let names = PointNames::of_line_games(size());
    for (answer, told) in [
        (stones(&["J1"]), "2 points are asked for, not 1"),
        (stones(&["J1", "J1"]), "J1 is named twice"),
        (stones(&["J1", "I9"]), "there is a stone on I9"),
        (OpeningAnswer::Side(Color::Black), "that is no answer to what is asked"),
        (OpeningAnswer::OtherWay, "that is no answer to what is asked"),
    ] {
        assert_eq!(state.apply(answer).unwrap_err().told(names), told);
        assert_eq!(state, before);
    }
    let mut state = begun(OpeningRule::Soosyrv8, &["H8 I9 J10", "swap", "K1"]);
    for count in [0, 9, usize::MAX] {
        assert_eq!(state.apply(OpeningAnswer::Count(count)), Err(OpeningError::Count(8)));
    }
    let error = begun(OpeningRule::Rif, &[]).apply(stones(&["H8", "I9", "K8"])).unwrap_err();
    assert_eq!(error.told(names), "K8 is outside the square of 5x5 around the middle");
    assert_eq!(error.to_string(), "X11Y8 is outside the square of 5x5 around the middle");
    // There is nothing to choose of one move.
    let state = begun(OpeningRule::Soosyrv8, &["H8 I9 J10", "swap", "K1", "1", "keep", "A1"]);
    assert_eq!((state.next(), state.moves().count()), (None, 5));
}

#[test]
fn it_is_known_who_chooses_the_colour_of_the_next_stone() {
    let next = |rule, answers: &[&str]| begun(rule, answers).next_to_choose();
    let (first, second) = (Some(OpeningPlayer::First), Some(OpeningPlayer::Second));
    assert_eq!(next(OpeningRule::Swap, &["H8 I9 A1"]), second);
    assert_eq!(next(OpeningRule::Swap, &["H8 I9 A1", "swap"]), None);
    assert_eq!(next(OpeningRule::Swap2, &["H8 I9 A1", "more"]), None);
    assert_eq!(next(OpeningRule::Swap2, &["H8 I9 A1", "more", "A2 A3"]), first);
    // Black, whoever that is by now, may exchange the colours after the declaration.
    assert_eq!(next(OpeningRule::Soosyrv8, &["H8 I9 J10", "keep", "K1"]), first);
    assert_eq!(next(OpeningRule::Soosyrv8, &["H8 I9 J10", "swap", "K1", "3"]), second);
    assert_eq!(next(OpeningRule::Rif, &["H8 I9 J10", "keep", "K1"]), None);
    assert_eq!(next(OpeningRule::Taraguchi10, &["H8"]), second);
}

#[test]
fn a_rule_with_squares_needs_a_middle() {
    let even = Size::square(14).unwrap();
    for rule in OpeningRule::ALL {
        let free = matches!(rule, OpeningRule::Free | OpeningRule::Swap | OpeningRule::Swap2);
        let begun = OpeningState::new(rule, even);
        assert_eq!(begun.is_ok(), free);
        assert_eq!(begun.err(), (!free).then_some(NoMiddle { rule, size: even }));
        assert_eq!(OpeningRule::named(rule.name()), Some(rule));
    }
}

#[test]
fn an_answer_may_be_begun_with_its_first_points() {
    let first = |state: &OpeningState, names: &[&str]| {
        let points: Vec<Point> = names.iter().map(|name| point(name)).collect();
        state.check_first(&points)
    };
    let stones = begun(OpeningRule::Rif, &[]);
    for count in 0..=3 {
        assert_eq!(first(&stones, &["H8", "I9", "J10"][..count]), Ok(()));
    }
    assert_eq!(first(&stones, &["H8", "I9", "J10", "K11"]), Err(OpeningError::Number { asked: 3, given: 4 }));
    let outside = OpeningError::Outside { size: size(), point: point("J10"), lines: 3 };
    assert_eq!(first(&stones, &["H8", "J10"]), Err(outside));
    let offer = begun(OpeningRule::Rif, &["H8 H9 H10", "keep", "H12"]);
    assert_eq!(first(&offer, &["G8"]), Ok(()));
    assert_eq!(first(&offer, &["G8", "I8"]), Err(OpeningError::Twins(size(), point("G8"), point("I8"))));
    assert_eq!(first(&offer, &["H9"]), Err(OpeningError::Occupied(size(), point("H9"))));
    let side = begun(OpeningRule::Swap, &["H8 I9 J10"]);
    assert_eq!(first(&side, &["A1"]), Err(OpeningError::OtherQuestion));
}

#[test]
fn a_rule_is_found_by_the_names_that_players_use() {
    for (text, rule) in [
        ("Soosõrv-8", Some(OpeningRule::Soosyrv8)),
        ("soosorv-8", Some(OpeningRule::Soosyrv8)),
        ("taraguchi-10", Some(OpeningRule::Taraguchi10)),
        ("TARAGUCHI 10", Some(OpeningRule::Taraguchi10)),
        ("Swap-2", Some(OpeningRule::Swap2)),
        ("swap", Some(OpeningRule::Swap)),
        ("索索夫-8规则", Some(OpeningRule::Soosyrv8)),
        ("yamaguchi", None),
        ("", None),
    ] {
        assert_eq!(OpeningRule::find(text), rule, "{text}");
    }
}
