//! `docs/state.md` explains every key and every word that the values have.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use liangyi::show::states::{GameKind, LineShapeWord, Next, OfferMeans, PassMeans, Repeated, ResultReason};
use liangyi_core::line::Direction;
use liangyi_core::score::makeup::HandKind;
use liangyi_core::score::{MarginPart, SumPart};
use regex::Regex;
use serde::Serialize;
use serde_json::Value;

fn page() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/state.md")).expect("the page")
}

fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(entries) => {
            found.extend(entries.keys().cloned());
            entries.values().for_each(|value| keys(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

/// The words between backticks.
fn explained(text: &str) -> BTreeSet<String> {
    let quoted = Regex::new("`([a-z_-]+)`").expect("a pattern");
    quoted.captures_iter(text).map(|found| found[1].to_string()).collect()
}

#[test]
fn every_key_of_the_examples_is_explained() {
    let page = page();
    let blocks = Regex::new("(?s)```json\n(.*?)```").expect("a pattern");
    let mut found = BTreeSet::new();
    let mut examples = 0;
    for block in blocks.captures_iter(&page) {
        keys(&serde_json::from_str(&block[1]).expect("JSON"), &mut found);
        examples += 1;
    }
    let explained = explained(&blocks.replace_all(&page, ""));
    let missing: Vec<_> = found.difference(&explained).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(examples >= 4 && found.len() > 50, "{examples} {}", found.len());
}

#[test]
fn every_word_is_explained() {
    let explained = explained(&page());
    let mut seen = 0;
    let mut is_explained = |word: Value| {
        let word = word.as_str().expect("a word").to_string();
        assert!(explained.contains(&word), "{word}");
        seen += 1;
    };
    macro_rules! words {
        ($of:ident: $($word:ident)+) => { $(is_explained(word($of::$word));)+ };
    }
    words!(GameKind: Go LineGame);
    words!(Next: Play Virtual Pass Agree Resume);
    words!(OfferMeans: Stop Rest End Unchanged Pass);
    words!(PassMeans: OfferToStop AcceptStop OfferToRest AcceptRest);
    words!(PassMeans: NullMove OfferEnd AcceptEnd TakeButton Pass AcceptDraw DrawByRepetition);
    words!(Repeated: Board Position);
    words!(ResultReason: Count WildRegion Repetition Five ForbiddenMove Passes FullBoard);
    words!(LineShapeWord: Five Overline OpenFour Four OpenThree Three);
    words!(Direction: Row Column Rising Falling);
    words!(MarginPart: Komi HandicapBonus Debt Button Prisoners GroupTax);
    words!(SumPart: Stones Filled Territory Liberties Shared Regions GroupTax Prisoners HandedOver HandicapBonus);
    words!(HandKind: DeadOff GiveUp TakeOff Fill PutBack Move Exchange FillPublic Gather);
    for tagged in [
        "occupied",
        "suicide",
        "ko",
        "repeats",
        "forbidden",
        "no_virtual_moves",
        "drawn",
        "over",
        "edge",
        "stone",
        "overline",
        "five",
        "stop",
        "dead_off",
        "debt_paid",
        "equal_territory",
        "equal_stones",
        "refill",
        "surplus",
        "remainder",
        "fill",
        "fill_public",
        "fill_but_eyes",
        "eyes_aside",
        "gather",
        "no_such_point",
        "no_points",
        "no_debt",
        "more_than_owed",
        "no_stone",
        "not_on_border",
        "on_border",
        "not_own",
        "not_public",
        "twice",
        "fewer_beside",
        "unequal",
        "nothing_to_gather",
        "no_such_step",
        "too_many_steps",
        "contest",
        "stopped",
        "resolution",
    ] {
        is_explained(Value::from(tagged));
    }
    assert_eq!(seen, 67 + 43);
}

fn word(value: impl Serialize) -> Value {
    serde_json::to_value(value).expect("JSON")
}
