//! Counts and comparisons at the page.

use liangyi::page::tabs::{OwedFor, Refused, TabReply};
use liangyi::show::states::{ComparedRow, ComparedRows, ResultReason, Sums};
use liangyi_core::base::Color;
use liangyi_core::rules::Unit;
use liangyi_core::score::makeup::MakeUpAction;
use serde_json::json;

use crate::page::Page;

#[test]
fn every_way_to_count_gives_the_same_margin_whoever_views_it() {
    let page = Page::new();
    page.begin("jipingdian", 5);
    page.play("b B4 w C4 b A3 w D3 b B2 w C2 b E1 w virtual b E2 w B3 b C3 w pass b pass");
    for by in ["black", "white"] {
        page.do_it(json!({"do": "mark_dead", "by": by, "at": "E1", "dead": true}));
    }
    let counted = |view: &str| match page.ask(json!({"do": "count", "view": view})) {
        TabReply::Counts(boards) => boards,
        told => panic!("{told:?}"),
    };
    let of_black = counted("black");
    assert!(of_black.counts.len() > 5 && !of_black.judged);
    let margins: Vec<_> = of_black.counts.iter().map(|count| count.result.margin.clone()).collect();
    assert!(margins.iter().all(|margin| *margin == margins[0]), "{margins:?}");
    assert_eq!(counted("white"), of_black);
    assert!(counted("judgement").judged);
    assert_eq!(page.refused(json!({"do": "count", "view": "agreed"})), Refused::WrongPhase);
    let one = page.ask(json!({"do": "count", "view": "black", "method": "equal-territory", "territory_each": 1}));
    assert!(matches!(one, TabReply::Counts(boards) if boards.counts.len() == 1));
    let none = json!({"do": "count", "view": "black", "method": "equal-territory", "territory_each": 99});
    assert_eq!(page.refused(none), Refused::NoRoom);
    for by in ["black", "white"] {
        page.do_it(json!({"do": "agree", "by": by}));
    }
    assert_eq!(counted("agreed").counts[0].result.margin, page.game().result.and_then(|result| result.margin));
}

#[test]
fn a_game_is_compared_under_every_ruleset() {
    let page = Page::new();
    page.begin("chinese", 5);
    page.play("b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5");
    let TabReply::Comparison(ComparedRows { rows }) = page.ask(json!({"do": "compare", "view": "judgement"})) else {
        panic!()
    };
    assert!(rows.len() > 10 && rows.iter().any(|row| row.values.is_some()));
    let between = |one: &str, two: &str| json!({"do": "difference", "view": "judgement", "between": [one, two]});
    let TabReply::Difference(pair) = page.ask(between("tromp-taylor", "jihuozi")) else { panic!() };
    assert_eq!((pair.unit, pair.between[1].as_str()), (Unit::Points, "jihuozi"));
    assert_eq!(page.refused(between("chinese", "proportional")), Refused::NoSum);
    assert_eq!(page.refused(between("chinese", "chess")), Refused::NoSuchRuleset);
    page.begin("renju", 15);
    assert_eq!(page.refused(json!({"do": "compare", "view": "judgement"})), Refused::NotInThisGame);
    assert_eq!(page.refused(json!({"do": "count", "view": "judgement"})), Refused::NotInThisGame);
}

#[test]
fn a_game_that_goes_on_is_counted_by_what_every_point_is_expected_to_become() {
    // Walls with a gap in the middle, so that as it stands nobody surrounds a point; a white stone in Black's half.
    let walls = "b D1 w F1 b D2 w F2 b D3 w F3 b D7 w F7 b D8 w F8 b D9 w F9 b D4 w F4 b D6 w F6";
    for ruleset in ["chinese", "jipingdian", "japanese", "new-ing", "jihuozi", "jihuozi-natural", "proportional"] {
        let page = Page::new();
        page.begin(ruleset, 9);
        for (index, pair) in walls.split(' ').collect::<Vec<_>>().chunks(2).enumerate() {
            let color = if index % 2 == 0 { "black" } else { "white" };
            page.do_it(json!({"do": "play", "color": color, "move": pair[1]}));
        }
        let count = |view: &str| match page.ask(json!({"do": "count", "view": view})) {
            TabReply::Counts(boards) => boards,
            told => panic!("{told:?}"),
        };
        let boards = count("judgement");
        assert!(boards.judged && boards.counts.len() == 1, "{ruleset}");
        let counted = &boards.counts[0];
        assert_eq!(counted.result.reason, ResultReason::Count, "{ruleset}: nothing has ended it");
        let owner = counted.steps.last().and_then(|step| step.owner.clone()).expect("owners");
        for row in [0, 8] {
            assert!(owner[row].starts_with("XXX") && owner[row].ends_with("OOO"), "{ruleset}: {owner:?}");
        }
        // Every other use of the judgement is of the same points.
        let TabReply::Comparison(ComparedRows { rows }) = page.ask(json!({"do": "compare", "view": "judgement"}))
        else {
            panic!()
        };
        assert!(rows.len() > 10);
        // At a stop the judgement is a count of the board as it stands.
        page.play("b pass w pass");
        if page.game().agreement.is_some() {
            let owner = count("judgement").counts[0].steps.last().and_then(|step| step.owner.clone()).expect("owners");
            assert!(!owner[0].starts_with("XXX"), "{ruleset}: {owner:?}");
        }
    }
}

#[test]
fn what_the_rules_say_of_a_position_comes_with_it() {
    let page = Page::new();
    page.begin("new-ing", 5);
    let signs = page.play("b B4 w C4 b A3 w D3 b B2 w C2 b C3 w B3").signs;
    let named: Vec<_> = signs.offers.iter().map(|offer| (offer.at.as_str(), offer.after_move)).collect();
    assert_eq!(named, [("C3", 7)], "the ko is taken back: a null move");
    assert!(signs.wild.contains(&"A1".to_string()) || !signs.wild.is_empty());
    // Wild regions follow the marks of a stop.
    let game = page.play("b pass w pass");
    assert!(game.agreement.is_some());
    let before = game.signs.wild;
    let mut marked = Vec::new();
    for at in ["C4", "D3", "C2", "B3"] {
        for by in ["black", "white"] {
            marked = page.do_it(json!({"do": "mark_dead", "by": by, "at": at, "dead": true})).signs.wild;
        }
    }
    assert!(!before.is_empty() && marked.is_empty(), "{before:?}: with no stones of White nothing is wild");
    for (ruleset, owed_for, virtual_pass) in [
        ("jipingdian", Some(OwedFor::ExtraMoves), false),
        ("jihuozi-art", Some(OwedFor::ExtraMoves), false),
        ("olympic-2008", Some(OwedFor::LastStone), false),
        ("chinese", None, false),
        ("ing-1991", None, true),
        ("jihuozi-2010", None, true),
        ("jihuozi-2011", None, true),
    ] {
        let game = page.begin(ruleset, 5);
        assert_eq!((game.signs.owed_for, game.signs.virtual_pass), (owed_for, virtual_pass), "{ruleset}");
        assert!(game.signs.offers.is_empty() && game.signs.wild.is_empty(), "{ruleset}");
        assert_eq!(game.state.debt.is_some(), owed_for.is_some(), "{ruleset}");
    }
}

#[test]
fn points_that_count_for_nobody_are_nobodys() {
    // C1 to C4 touch both colours, and the thirteen other points of the region one of them or none.
    let halves = |ruleset: &str| {
        let page = Page::new();
        page.begin(ruleset, 5);
        let stopped = page.play("b B1 w D1 b B2 w D2 b B3 w D3 b B4 w D4 b pass w pass");
        // Every stone lives, whatever was proposed.
        let view = if stopped.agreement.is_some() { "black" } else { "judgement" };
        if stopped.agreement.is_some() {
            page.ask(json!({"do": "judge"}));
            for at in page.game().agreement.expect("a stop").views[0].dead.clone() {
                for by in ["black", "white"] {
                    page.do_it(json!({"do": "mark_dead", "by": by, "at": at, "dead": false, "alone": true}));
                }
            }
            assert!(
                page.game().agreement.expect("a stop").views.iter().all(|view| view.owned.iter().all(Vec::is_empty))
            );
        }
        let TabReply::Counts(boards) = page.ask(json!({"do": "count", "view": view})) else { panic!("{ruleset}") };
        boards.counts[0].steps.last().and_then(|step| step.owner.clone()).expect("owners").concat()
    };
    let shared = |ruleset: &str| halves(ruleset).matches('=').count();
    assert_eq!(shared("chinese"), 17, "the whole region, half each");
    assert_eq!(shared("new-ing"), 4, "what both touch");
    for ruleset in ["japanese", "proportional", "jihuozi", "jihuozi-ancient"] {
        assert_eq!(shared(ruleset), 0, "{ruleset}");
    }
}

#[test]
fn regions_are_shared_out_by_the_stones_that_touch_them() {
    // C1 to C4 lie between four black stones and five white ones; the other regions are one side's.
    let moves = "b B1 w D1 b B2 w D2 b B3 w D3 b B4 w D4 b B5 w C5";
    let count = |ruleset: &str, end: &str| {
        let page = Page::new();
        page.begin(ruleset, 5);
        page.play(&format!("{moves}{end}"));
        let TabReply::Counts(boards) = page.ask(json!({"do": "count", "view": "judgement"})) else { panic!() };
        boards.counts[0].clone()
    };
    for (ruleset, parts, shares) in
        [("proportional", ["4/9", "5/9"], ["1 7/9", "2 2/9"]), ("proportional-majority", ["0", "1"], ["0", "4"])]
    {
        let counted = count(ruleset, " b pass w pass");
        let out = counted.shared_out.as_ref().expect("regions");
        assert_eq!((out.stones.black.as_str(), out.stones.white.as_str(), out.regions.len()), ("5", "5", 3));
        let both = out.regions.last().expect("a region");
        assert_eq!((both.points.len(), both.touching.each_ref().map(Vec::len)), (4, [4, 5]));
        assert_eq!((&both.parts, &both.shares), (&parts.map(String::from), &shares.map(String::from)), "{ruleset}");
        assert!(out.regions[..2].iter().all(|region| region.touching.iter().any(Vec::is_empty)));
        // The sums end with the count.
        let Sums { black, white, margin, .. } = &both.totals;
        assert_eq!((black, white, Some(margin)), (&counted.black, &counted.white, counted.result.margin.as_ref()));
        assert_eq!(count(ruleset, "").shared_out, None, "{ruleset}: an estimate is of points");
    }
    assert_eq!(count("chinese", " b pass w pass").shared_out, None);
}

#[test]
fn an_estimate_is_the_lead_of_a_hint_and_counts_nothing() {
    for (ruleset, moves) in [("chinese", "b C3 w A1"), ("japanese", "b A1 w C3"), ("jipingdian", "b C3 w A1")] {
        let page = Page::new();
        page.begin(ruleset, 5);
        page.play(moves);
        let TabReply::Hint(hint) = page.ask(json!({"do": "hint"})) else { panic!("{ruleset}") };
        let count = json!({"do": "count", "view": "judgement"});
        let TabReply::Counts(boards) = page.ask(count) else { panic!("{ruleset}") };
        let [counted] = boards.counts.as_slice() else { panic!("{ruleset}: one board") };
        let lead = hint.lead.expect("a lead") * f64::from(hint.color.sign());
        let margin: f64 = counted.result.margin.as_deref().and_then(|margin| margin.parse().ok()).expect("tenths");
        assert!((lead - margin).abs() < 4.0, "{ruleset}: {lead} {margin}");
        let leader = if margin > 0.0 { Color::Black } else { Color::White };
        assert_eq!((counted.result.winner, lead > 0.0), (Some(leader), margin > 0.0), "{ruleset}");
        assert!(counted.steps.iter().all(|step| step.totals.is_none()), "{ruleset}");
        let owner = counted.steps.last().and_then(|step| step.owner.clone()).expect("owners").concat();
        let held = |sign| owner.matches(sign).count();
        assert!((held('X') > held('O')) == (moves.starts_with("b C3")), "{ruleset}: {owner}");
    }
}

#[test]
fn prisoners_are_filled_in_where_they_count() {
    for ruleset in ["japanese", "korean"] {
        let page = Page::new();
        page.begin(ruleset, 5);
        // White takes A1, and E1 is dead.
        page.play("b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5 b E1 w pass b pass");
        for by in ["black", "white"] {
            page.do_it(json!({"do": "mark_end", "by": by, "end": "agreed"}));
            let view = page.game().agreement.expect("a stop").views[usize::from(by == "white")].dead.clone();
            if view.is_empty() {
                page.do_it(json!({"do": "mark_dead", "by": by, "at": "E1", "dead": true}));
            }
        }
        let TabReply::Counts(boards) = page.ask(json!({"do": "count", "view": "black"})) else { panic!() };
        let [own, filled] = boards.counts.as_slice() else { panic!("{ruleset}: {}", boards.counts.len()) };
        assert_eq!((own.black.as_str(), own.white.as_str()), ("10", "6"), "{ruleset}");
        assert_eq!((filled.black.as_str(), filled.white.as_str()), ("9", "5"), "{ruleset}");
        assert_eq!(filled.result.margin, own.result.margin);
        let actions: Vec<_> = filled.steps.iter().map(|step| step.done.0).collect();
        let expected = [MakeUpAction::Stop, MakeUpAction::DeadOff, MakeUpAction::Refill { left: [0, 0] }];
        assert_eq!(actions[..3], expected, "{ruleset}");
        let margins = boards.counts.iter().flat_map(|count| &count.steps).filter_map(|step| step.totals.as_ref());
        assert!(margins.clone().count() >= 3);
        assert!(margins.map(|sums| Some(&sums.margin)).all(|margin| margin == own.result.margin.as_ref()));
        assert_eq!(filled.steps[1].piles.prisoners, [1, 0]);
        assert_eq!(filled.steps[2].piles.prisoners, [0, 0]);
    }
}

#[test]
fn rulesets_are_compared_at_one_komi() {
    let page = Page::new();
    page.begin("chinese", 5);
    page.play("b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5");
    let rows = |komi: serde_json::Value| match page.ask(json!({"do": "compare", "view": "judgement", "komi": komi})) {
        TabReply::Comparison(ComparedRows { rows }) => rows,
        told => panic!("{told:?}"),
    };
    let (own, none) = (rows(json!(null)), rows(json!(0)));
    let margin = |rows: &[ComparedRow], name: &str| {
        rows.iter().find(|row| row.ruleset == name).and_then(|row| row.margin.clone()).expect("a margin")
    };
    assert_eq!((margin(&own, "chinese").as_str(), margin(&none, "chinese").as_str()), ("-2 1/2", "5"));
    assert_eq!(margin(&none, "chinese-old"), margin(&none, "chinese"), "at one komi both count the same");
    assert_ne!(margin(&own, "chinese-old"), margin(&own, "chinese"));
    let pair = json!({"do": "difference", "view": "judgement", "between": ["chinese", "chinese-old"], "komi": 0});
    let TabReply::Difference(pair) = page.ask(pair) else { panic!() };
    assert!(pair.points.is_empty() && pair.rest.is_empty(), "{pair:?}");
    // The game keeps its own.
    assert_eq!(margin(&rows(json!(null)), "chinese"), margin(&own, "chinese"));
    assert_eq!(page.game().state.komi, Some(7.5));
}

#[test]
fn a_board_is_made_up_by_hand_and_the_margin_stays() {
    let page = Page::new();
    page.begin("jipingdian", 5);
    page.play("b B4 w C4 b A3 w D3 b B2 w C2 b E1 w virtual b E2 w B3 b C3 w pass b pass");
    assert_eq!(page.refused(json!({"do": "hand_undo"})), Refused::WrongPhase);
    for by in ["black", "white"] {
        page.do_it(json!({"do": "mark_dead", "by": by, "at": "E1", "dead": true}));
    }
    let hand = |request: serde_json::Value| match page.ask(request.clone()) {
        TabReply::Hand(hand) => hand,
        reply => panic!("{request}: {reply:?}"),
    };
    let begun = hand(json!({"do": "hand_begin", "view": "black"}));
    let may = begun.may.iter().find(|may| may.side == Some(Color::Black) && !may.at.is_empty()).expect("Black owes");
    let step = json!({"do": "hand_step", "step": may.step, "side": "black", "at": [may.at[0]]});
    let stepped = hand(step);
    assert_eq!((stepped.steps_made.len(), &stepped.totals.margin), (1, &begun.totals.margin));
    assert_ne!(stepped.rows, begun.rows);
    let wrong = page.refused(json!({"do": "hand_step", "step": "give_up", "side": "white", "at": ["C4"]}));
    assert!(matches!(wrong, Refused::HandStep { .. }), "{wrong:?}");
    assert_eq!(hand(json!({"do": "hand_undo"})), begun);
    page.begin("new-ing", 5);
    page.play("b C3");
    assert_eq!(page.refused(json!({"do": "hand_begin", "view": "judgement"})), Refused::NotInThisGame);
}
