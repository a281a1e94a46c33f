//! The margin taken apart: what the points add to it and the rest make it exactly, and a slow plain model has the same
//! values.

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{self, Counting, Komi, Rules, Tax};
use liangyi_core::score::{End, Exact, MarginPart, Reason, Settlement, point_values, score_settled};
use score_common::{PlayoutRng, random_game, random_settlement, rules_of};

mod score_common;

/// Every ruleset of the catalogue, and rules with a button, which no ruleset there has.
fn all_rules() -> Vec<Rules> {
    let with_button = Rules { button: true, ..rules_of("chinese") };
    rules::CATALOGUE.iter().map(|row| row.rules.clone()).chain([with_button]).collect()
}

/// A random game, often with handicap stones, counted with whatever the sides could have agreed on.
fn random_position(dice: &mut PlayoutRng, lines: u32) -> (Game, Settlement) {
    let size = Size::square(lines).expect("a size");
    let mut game = random_game(size, dice);
    if dice.below(3) == 0 {
        let points: Vec<Point> = size.points().take(2 + dice.below(2)).collect();
        game = Game::with_handicap(size, rules_of("aga"), &points).expect("a position");
        for point in size.points().skip(4) {
            let color = Color::BOTH[dice.below(2)];
            let _ = game.play(color, Move::Play(point));
        }
    }
    let mut settlement = random_settlement(&game, dice);
    for point in game.board().empty().iter() {
        match dice.below(12) {
            side @ (0 | 1) => settlement.agreed[side].insert(point),
            side @ (2 | 3) => settlement.repairs[side - 2].insert(point),
            _ => {}
        }
    }
    (game, settlement)
}

#[test]
fn the_points_and_the_rest_make_the_margin_under_every_ruleset() {
    let (mut sums, mut without) = (0, [0; 3]);
    let mut parts = [0; 6];
    for lines in [2, 3, 5, 7, 9, 13] {
        let mut dice = PlayoutRng::new(500 + u64::from(lines));
        for number in 0..80 {
            let (game, settlement) = random_position(&mut dice, lines);
            let end = if number % 4 == 0 { End::Natural } else { End::Agreed };
            for rules in all_rules() {
                let game = game.replayed(rules.clone()).unwrap_or_else(|_| game.clone());
                let score = score_settled(&game, &rules, end, None, &settlement);
                let what = || format!("{rules:?} {end:?} {settlement:?} on\n{}", game.board());
                let Some(values) = point_values(&game, &rules, end, &settlement) else {
                    match rules.counting {
                        Counting::Proportional => without[0] += 1,
                        Counting::Majority => without[1] += 1,
                        _ => {
                            assert_ne!(score.reason, Reason::Count, "{}", what());
                            without[2] += 1;
                        }
                    }
                    continue;
                };
                let points = game.size().points().fold(Exact::default(), |all, point| all + values.at(point));
                let all = values.rest.iter().fold(points, |all, (_, part)| all + part.clone());
                assert_eq!(all, score.margin, "{}", what());
                sums += 1;
                values.rest.iter().for_each(|(part, _)| parts[*part as usize] += 1);
            }
        }
    }
    assert!(sums > 5000 && without.iter().all(|count| *count > 10), "{sums} {without:?}");
    assert!(parts.iter().all(|count| *count > 20), "{parts:?}");
}

/// The one colour that an empty region touches, found by walking.
fn touches(board: &Board, from: Point) -> [bool; 2] {
    let size = board.size();
    let (mut seen, mut open, mut colors) = (PointSet::single(from), vec![from], [false; 2]);
    while let Some(point) = open.pop() {
        for next in size.neighbours(point) {
            match board.at(next) {
                Some(color) => colors[color.index()] = true,
                None if seen.contains(next) => {}
                None => {
                    seen.insert(next);
                    open.push(next);
                }
            }
        }
    }
    colors
}

/// What a point adds, by the words of the rules: points (jipingdian, aga), territory without tax, stones, 子 (new-ing).
fn plainly(rules: &Rules, game: &Game, dead: &PointSet, point: Point) -> Exact {
    let mut board = *game.board();
    board.clear(dead);
    let next_to = |color| game.size().neighbours(point).any(|next| board.at(next) == Some(color));
    let owner = match (board.at(point), touches(&board, point)) {
        (Some(color), _) => Some(color),
        (None, [true, false]) => Some(Color::Black),
        (None, [false, true]) => Some(Color::White),
        (None, _) => None,
    };
    let sign = |color: Option<Color>| Exact::from(color.map_or(0, |color| i64::from(color.sign())));
    match rules.counting {
        Counting::Area | Counting::Points => sign(owner),
        Counting::Stones => sign(board.at(point)),
        Counting::Territory => {
            let territory = if board.at(point).is_none() { owner } else { None };
            let prisoner = if dead.contains(point) { game.board().at(point).map(Color::opponent) } else { None };
            sign(territory) + sign(prisoner)
        }
        Counting::WildArea => match owner {
            Some(color) => Exact::fraction(color.sign().into(), 2),
            None if next_to(Color::Black) && next_to(Color::White) => Exact::default(),
            None => Exact::fraction(-1, 2),
        },
        _ => panic!("not in this model"),
    }
}

#[test]
fn a_plain_model_has_the_same_values() {
    let mut seen = [0; 5];
    for lines in [2, 3, 5, 7] {
        let mut dice = PlayoutRng::new(700 + u64::from(lines));
        for _ in 0..100 {
            let (game, settlement) = random_position(&mut dice, lines);
            let dead = settlement.dead & game.board().occupied();
            for (index, name) in ["jipingdian", "aga", "japanese", "jihuozi-ancient", "new-ing"].into_iter().enumerate()
            {
                let mut rules = Rules { tax: Tax::None, ..rules_of(name) };
                rules.removal = rules::Removal::Agreed;
                let game = game.counted_as(&rules);
                let Some(values) = point_values(&game, &rules, End::Agreed, &Settlement::dead(dead)) else { continue };
                for point in game.size().points() {
                    let expected = plainly(&rules, &game, &dead, point);
                    assert_eq!(values.at(point), expected, "{name}, {point:?} on\n{}", game.board());
                }
                seen[index] += 1;
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 100), "{seen:?}");
}

/// Every group pays two points where there is a group tax, and a stone taken is a point where territory is counted.
#[test]
fn a_tax_lies_on_no_point_and_a_prisoner_is_worth_a_point_where_prisoners_count() {
    let size = Size::square(5).expect("a size");
    let mut game = Game::new(size, Rules { komi: Komi::halves(11), ..rules_of("japanese") });
    for (color, vertex) in [
        (Color::White, "a1"),
        (Color::Black, "a2"),
        (Color::Black, "b1"),
        (Color::Black, "b2"),
        (Color::Black, "c3"),
        (Color::White, "e5"),
    ] {
        game.play(color, Move::parse(vertex, size).expect("a move")).expect("a legal move");
    }
    let at = |vertex: &str| size.parse_vertex(vertex).expect("a point");
    let settlement = Settlement::dead(PointSet::single(at("e5")));
    let values = |name: &str| {
        let rules = Rules { komi: Komi::halves(11), ..rules_of(name) };
        point_values(&game, &rules, End::Agreed, &settlement).expect("a sum of points")
    };
    let japanese = values("japanese");
    assert_eq!(["a1", "a2", "e5"].map(|vertex| japanese.at(at(vertex)).to_string()), ["1", "0", "2"]);
    assert_eq!(
        japanese.rest,
        [(MarginPart::Komi, Exact::fraction(-11, 2)), (MarginPart::Prisoners, Exact::from(1i64))]
    );
    let taxed = values("stone-scoring");
    assert_eq!(["a1", "a2", "e5"].map(|vertex| taxed.at(at(vertex)).to_string()), ["1", "1", "1"]);
    let [_, (MarginPart::GroupTax, tax)] = taxed.rest.as_slice() else { panic!("{:?}", taxed.rest) };
    assert_eq!(*tax, Exact::from(-2i64), "territory joins all stones");
}
