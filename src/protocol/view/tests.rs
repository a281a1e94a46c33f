//! Tests of what clients are shown of a search.

use std::sync::atomic::AtomicBool;

use super::*;
use liangyi_engine::engine::{EngineSettings, GoSession};
use liangyi_engine::player::RootValue;
use liangyi_engine::policy::Models;
use liangyi_engine::search::{SearchParams, wilson};

const SIZE: Size = Size::MIN;

/// A search of White's whose candidates are made up: the first one's variation meets a virtual move, the second one
/// begins with it, and the last one has no visits.
fn choice() -> Choice {
    let settings = EngineSettings {
        size: Some(SIZE),
        playouts: Some(9),
        memory: 1 << 20,
        ..EngineSettings::new(Models::embedded())
    };
    let mut choice = GoSession::new(settings).search(Color::White, &AtomicBool::new(false), &mut |_| {}).choice;
    let point = |vertex: &str| Move::Play(SIZE.parse_vertex(vertex).unwrap());
    let candidate = |line: &[Move], line_visits: &[u64]| Candidate {
        visits: line_visits[0],
        win_rate: 0.25,
        margin: -3.000_000_4,
        score: -3.000_000_4,
        estimate: ValueEstimate { win_rate: 0.25, lead: -2.5, spread: 4.0 },
        prior: 0.5,
        line: line.to_vec(),
        line_visits: line_visits.to_vec(),
        ..Candidate::new(line[0])
    };
    choice.candidates = vec![
        candidate(&[point("A1"), Move::Pass, Move::Virtual, point("B2")], &[400, 7, 6, 5]),
        candidate(&[Move::Virtual, point("B2")], &[300, 2]),
        candidate(&[point("B1")], &[0]),
    ];
    choice.playouts = 650;
    choice.root = RootValue {
        visits: 700,
        win_rate: 0.5,
        margin: 12.0,
        score: 12.0,
        estimate: ValueEstimate { win_rate: 0.5, lead: 2.0, spread: 5.0 },
        raw: Some(ValueEstimate { win_rate: 0.75, lead: 1.5, spread: 6.0 }),
        network: None,
    };
    choice.ownership = Box::new(PointMap::from_fn(|point| if point == SIZE.point(0, 1) { 0.5 } else { -1.0 }));
    choice
}

fn view(side: Color, can_show: impl Fn(Move) -> bool) -> SearchView {
    SearchView::new(&choice(), Viewpoint { side, ..Viewpoint::of(Color::White, SIZE) }, can_show)
}

#[test]
fn serialised_it_has_all_values_to_six_decimals() {
    let bound = wilson(0.25, 400.0, SearchParams::FINAL_ERRORS)[0];
    let of = |win_rate: f64, lead: f64, stdev: f64| utility(win_rate, lead, stdev, 2.0, 4);
    let (root, first) = (rounded(of(0.5, 2.0, 5.0), 6), of(0.25, -2.5, 4.0));
    let (low, unvisited) = (rounded(first - 2.0 * (0.25 - bound), 6), rounded(first - 0.5, 6));
    let (bound, first) = (rounded(bound, 6), rounded(first, 6));
    let value = r#""winrate":0.25,"lead":-2.5,"mean":-3.0,"stdev":4.0,"utility":"#.to_string() + &first.to_string();
    assert_eq!(
        serde_json::to_string(&view(Color::White, |mv| mv != Move::Virtual)).unwrap(),
        r#"{"playouts":650,"root":{"visits":700,"winrate":0.5,"lead":2.0,"mean":12.0,"stdev":5.0,"#.to_string()
            + &format!(r#""utility":{root}}},"raw":{{"winrate":0.75,"lead":1.5,"stdev":6.0}},"#)
            + &format!(r#""best":{{"visits":400,{value}}},"moves":["#)
            + &format!(r#"{{"move":"A1","visits":400,{value},"lcb":{bound},"utilityLcb":{low},"prior":0.5,"#)
            + r#""pv":["A1","pass"],"pvVisits":[400,7]},"#
            + &format!(r#"{{"move":"B1","visits":0,{},"lcb":0.0,"#, value.replace("-3.0", "-2.5"))
            + &format!(r#""utilityLcb":{unvisited},"prior":0.5,"pv":["B1"],"pvVisits":[0]}}],"#)
            + r#""ownership":[-0.5,1.0,1.0,1.0]}"#
    );
}

#[test]
fn moves_without_a_word_are_left_out_and_the_best_one_keeps_its_value() {
    let all = view(Color::White, |_| true);
    let moves = |view: &SearchView| view.moves.iter().map(|found| found.pv.join(" ")).collect::<Vec<_>>();
    assert_eq!(moves(&all), ["A1 pass virtual B2", "virtual B2", "B1"]);
    let few = view(Color::White, |mv| mv == Move::Virtual);
    assert_eq!((moves(&few), few.best), (vec!["virtual".to_string()], all.best));
    assert_eq!(all.tried().count(), 2);
}

#[test]
fn a_move_that_is_the_same_by_symmetry_is_shown_after_the_one_that_was_searched() {
    let mut choice = choice();
    // The board is 2x2; the second candidate is the first one's image in both lines, and was not searched.
    choice.candidates[1] =
        Candidate { mv: Move::Play(SIZE.parse_vertex("B2").unwrap()), visits: 0, ..choice.candidates[2].clone() };
    choice.symmetries = vec![3];
    let moves = SearchView::new(&choice, Viewpoint::of(Color::White, SIZE), |_| true).moves;
    let shown: Vec<_> = moves.iter().map(|found| (found.mv.as_str(), found.is_symmetry_of.as_deref())).collect();
    assert_eq!(shown, [("A1", None), ("B2", Some("A1")), ("B1", None)]);
    assert_eq!((moves[1].value, moves[1].pv[0].as_str()), (moves[0].value, "B2"));
    choice.symmetries.clear();
    assert_eq!(SearchView::new(&choice, Viewpoint::of(Color::White, SIZE), |_| true).moves[1].is_symmetry_of, None);
}

#[test]
fn the_other_side_sees_the_same_values_turned_round() {
    let [own, other] = Color::BOTH.map(|side| view(side.opponent(), |_| true));
    for (own, other) in own.moves.iter().zip(&other.moves) {
        assert_eq!((own.value.winrate + other.value.winrate, own.lcb + other.lcb), (1.0, 1.0), "{}", own.mv);
        assert_eq!((own.value.lead, own.value.mean), (-other.value.lead, -other.value.mean));
        assert_eq!(own.value.stdev, other.value.stdev);
        let sums = [own.value.utility + other.value.utility, own.utility_lcb + other.utility_lcb];
        assert!(sums.iter().all(|sum| sum.abs() < 1e-9), "{}: {sums:?}", own.mv);
    }
    assert_eq!(other.ownership, [0.5, -1.0, -1.0, -1.0]);
}
