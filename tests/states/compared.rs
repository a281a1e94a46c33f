//! The game under every ruleset: what the points add and the rest make the margin of the engine's own comparison.

use liangyi::show::states::{ComparedPair, ComparedRow, ComparedRows, PairSum, ResultReason};
use liangyi_core::base::Size;
use liangyi_core::rules::{Counting, Unit};
use liangyi_core::score::{Exact, MarginPart};

use crate::games::{PlayoutRng, all_rules, engine, play, some_chains, step};

/// A number as the rows write it: `-7 1/2`.
fn exact(text: &str) -> Exact {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (whole, part) = match digits.split_once(' ') {
        Some((whole, part)) => (whole, part),
        None if digits.contains('/') => ("0", digits),
        None => (digits, "0/1"),
    };
    let (top, bottom) = part.split_once('/').expect("a fraction");
    let number = |text: &str| text.parse::<i64>().expect("a number");
    Exact::fraction(sign * (number(whole) * number(bottom) + number(top)), number(bottom))
}

#[test]
fn the_values_and_the_rest_make_the_margin_under_every_ruleset() {
    let (mut sums, mut without) = (0, 0);
    for (number, ruleset) in all_rules().iter().enumerate() {
        let mut dice = PlayoutRng::new(40 + number as u64);
        let (width, height) = [(3, 4), (5, 5), (4, 3)][number % 3];
        let mut engine = engine(ruleset, Size::new(width, height).expect("a size"));
        for _ in 0..2 * width * height {
            step(&mut engine, &mut dice);
        }
        let dead = some_chains(engine.board(), &mut dice);
        let go = engine.go_mut().expect("Go");
        go.agree_dead(&dead.iter().collect::<Vec<_>>()).expect("stones");
        let compared = ComparedRows::new(go);
        let json = serde_json::to_string(&compared).expect("JSON");
        assert_eq!(serde_json::from_str::<ComparedRows>(&json).expect("rows"), compared);
        let own = go.compare();
        assert_eq!(compared.rows.len(), own.len());
        for (row, own) in compared.rows.iter().zip(own) {
            let what = || format!("{} of a game under {}: {row:?}", row.ruleset, ruleset.name);
            assert_eq!((row.ruleset.as_str(), &row.result), (&*own.ruleset.name, &own.score.result()), "{}", what());
            assert_eq!((row.winner, row.unit), (own.score.winner(), own.score.unit), "{}", what());
            let Some(values) = &row.values else {
                let shares = matches!(own.rules.counting, Counting::Proportional | Counting::Majority);
                assert!((shares || row.reason != ResultReason::Count) && row.rest.is_empty(), "{}", what());
                without += 1;
                continue;
            };
            let (columns, rows) = (width as usize, height as usize);
            assert!(values.len() == rows && values.iter().all(|row| row.len() == columns), "{}", what());
            let parts = values.iter().flatten().chain(row.rest.iter().map(|rest| &rest.value));
            let sum = parts.fold(Exact::default(), |all, part| all + exact(part));
            assert_eq!(Some(sum), row.margin.as_deref().map(exact), "{}", what());
            sums += 1;
        }
    }
    assert!(sums > 200 && without > 20, "{sums} {without}");
}

/// One stone taken, one dead: what they are worth tells area from territory.
#[test]
fn the_points_that_make_the_difference_have_other_values() {
    let ruleset = liangyi_core::rules::find("japanese").expect("a ruleset").into();
    let mut engine = engine(&ruleset, Size::square(3).expect("a size"));
    play(&mut engine, "b b2, w a3, b a2, w c1, b b3");
    let dead = engine.size().parse_vertex("c1").expect("a point");
    let go = engine.go_mut().expect("Go");
    go.agree_dead(&[dead]).expect("a stone");
    let rows = ComparedRows::new(go).rows;
    let row = |name: &str| rows.iter().find(|row| row.ruleset == name).expect("a row");
    let lines = |name: &str| {
        let values = row(name).values.as_ref().expect("values");
        values.iter().map(|row| row.join(" ")).collect::<Vec<_>>()
    };
    assert_eq!(lines("japanese"), ["1 0 1", "0 0 1", "1 1 2"]);
    assert_eq!(lines("chinese"), ["1 1 1", "1 1 1", "1 1 1"]);
    assert_eq!(lines("new-ing"), ["1/2 1/2 1/2", "1/2 1/2 1/2", "1/2 1/2 1/2"]);
    let rest = |name: &str| row(name).rest.iter().map(|rest| (rest.part, rest.value.as_str())).collect::<Vec<_>>();
    assert_eq!(rest("japanese"), [(MarginPart::Komi, "-6 1/2"), (MarginPart::Prisoners, "1")]);
    assert_eq!(row("proportional").values, None);
}

/// In every column the points and the rest make the margin; the columns are the rows of the two rulesets.
#[test]
fn two_rulesets_are_compared_point_by_point() {
    let mut compared = 0;
    for (number, ruleset) in all_rules().iter().enumerate() {
        let mut dice = PlayoutRng::new(90 + number as u64);
        let mut engine = engine(ruleset, Size::square(4).expect("a size"));
        for _ in 0..30 {
            step(&mut engine, &mut dice);
        }
        let go = engine.go_mut().expect("Go");
        go.agree_dead(&[]).expect("no stones");
        let rows = ComparedRows::new(go).rows;
        for (first, second) in rows.iter().zip(rows.iter().skip(1)) {
            let between = [first.ruleset.as_str(), &second.ruleset];
            let Some(pair) = ComparedPair::new(go, between) else {
                assert!(first.values.is_none() || second.values.is_none(), "{between:?}");
                continue;
            };
            let what = || format!("{between:?} in a game under {}: {pair:?}", ruleset.name);
            let columns = |sum: &PairSum| [&sum.first, &sum.second, &sum.difference].map(|text| exact(text));
            let [one, two, difference] = columns(&pair.margin);
            let scale = |row: &ComparedRow| if row.unit == pair.unit || row.unit != Unit::Zi { 1_i64 } else { 2 };
            let margin = |row: &ComparedRow| row.margin.as_deref().map(exact).expect("a margin") * scale(row).into();
            assert_eq!((&one, &two), (&margin(first), &margin(second)), "{}", what());
            assert_eq!(one.clone() - two.clone(), difference, "{}", what());
            let mut sums = columns(&pair.on_points);
            let differences = pair.points.iter().map(|point| exact(&point.sum.difference));
            assert_eq!(differences.fold(Exact::default(), |all, more| all + more), sums[2], "{}", what());
            for rest in &pair.rest {
                let parts = columns(&rest.sum);
                assert_eq!(parts[0].clone() - parts[1].clone(), parts[2], "{}", what());
                sums.iter_mut().zip(parts).for_each(|(sum, part)| *sum += part);
            }
            assert_eq!(sums, [one, two, difference], "{}", what());
            compared += 1;
        }
    }
    assert!(compared > 200, "{compared}");
}
