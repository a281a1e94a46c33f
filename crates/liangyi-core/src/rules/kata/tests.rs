//! KataGo's text forms: what each name means, what each key takes, and that nothing is lost on the way there and back.

use proptest::prelude::*;
use proptest::sample::select;

use super::*;
use crate::rules::CATALOGUE;
use crate::rules::kata::keys::{SHORTHANDS, is_shorthand};

fn kata(text: &str) -> Result<Rules, KataError> {
    parse(text, &Registry::new(), Komi::halves(13))
}

fn own(name: &str) -> Rules {
    crate::rules::find(name).expect("a catalogue name").rules.clone()
}

#[test]
fn short_names_mean_what_katago_means_by_them() {
    let table = [
        (
            "tromp-taylor",
            concat!(
                r#"{"friendlyPassOk":false,"hasButton":false,"ko":"POSITIONAL","#,
                r#""scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0"}"#,
            ),
        ),
        (
            "chinese",
            concat!(
                r#"{"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","#,
                r#""scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N"}"#,
            ),
        ),
        (
            "chinese-ogs",
            concat!(
                r#"{"friendlyPassOk":true,"hasButton":false,"ko":"POSITIONAL","#,
                r#""scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N"}"#,
            ),
        ),
        (
            "korean",
            concat!(
                r#"{"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE","#,
                r#""scoring":"TERRITORY","suicide":false,"tax":"SEKI","whiteHandicapBonus":"0"}"#,
            ),
        ),
        (
            "stone-scoring",
            concat!(
                r#"{"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","#,
                r#""scoring":"AREA","suicide":false,"tax":"ALL","whiteHandicapBonus":"0"}"#,
            ),
        ),
        (
            "ancient-territory",
            concat!(
                r#"{"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE","#,
                r#""scoring":"TERRITORY","suicide":false,"tax":"ALL","whiteHandicapBonus":"0"}"#,
            ),
        ),
        (
            "aga-button",
            concat!(
                r#"{"friendlyPassOk":true,"hasButton":true,"ko":"SITUATIONAL","#,
                r#""scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N-1"}"#,
            ),
        ),
        (
            "new-zealand",
            concat!(
                r#"{"friendlyPassOk":true,"hasButton":false,"ko":"SITUATIONAL","#,
                r#""scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0"}"#,
            ),
        ),
        (
            "goe",
            concat!(
                r#"{"friendlyPassOk":true,"hasButton":false,"ko":"POSITIONAL","#,
                r#""scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0"}"#,
            ),
        ),
    ];
    for (name, json) in table {
        assert_eq!(to_json(&kata(name).unwrap()), json, "{name}");
    }
}

#[test]
fn names_may_be_spelt_any_way() {
    for (one, other) in [
        ("tromp-taylor", "Tromp Taylor"),
        ("chinese-kgs", "CHINESE_OGS"),
        ("ancient-area", "stonescoring"),
        ("bga", "French"),
        ("nz", "newZealand"),
        ("  ing ", "goe"),
    ] {
        assert_eq!(kata(one), kata(other), "{one} {other}");
    }
}

#[test]
fn suicide_is_of_several_stones_and_komi_is_kept() {
    let rules = kata("tromp-taylor").unwrap();
    assert_eq!((rules.suicide, rules.komi), (Suicide::MultiStone, Komi::halves(13)));
}

#[test]
fn names_katago_lacks_give_our_rows() {
    for row in CATALOGUE.iter().filter(|row| !is_shorthand(&row.name)) {
        assert_eq!(kata(&row.name), Ok(Rules { komi: Komi::halves(13), ..row.rules.clone() }), "{}", row.name);
    }
    assert_eq!(kata("jipingdian").unwrap().repetition, Repetition::NoRegression);
}

#[test]
fn missing_keys_are_those_of_tromp_taylor() {
    assert_eq!(kata("{}"), kata("tromp-taylor"));
    assert_eq!(kata(r#"{"scoring":"TERRITORY"}"#).unwrap().tax, Tax::Seki);
    assert_eq!(kata(r#"{"score":"territory","tax":"none"}"#).unwrap().tax, Tax::None);
    assert_eq!(kata(r#"{"ko":"SIMPLE"}"#).unwrap().tax, Tax::None);
}

#[test]
fn the_compact_form_is_read() {
    assert_eq!(kata("koSIMPLEscoreAREAtaxNONEsui0whbNfpok1"), kata("chinese"));
    assert_eq!(kata("koSITUATIONALscoringAREAtaxNONEsui0button1whbN-1fpok1"), kata("aga-button"));
    assert_eq!(kata("koPOSITIONALscoreAREAtaxNONEsui1komi7.5"), Err(KataError::Komi));
    assert_eq!(kata("koSIMPLEscore"), Err(KataError::UnknownRules("koSIMPLEscore".to_string())));
}

#[test]
fn what_cannot_be_rules_is_refused_with_a_reason() {
    for (text, error) in [
        ("", "Unknown rules ''"),
        ("hex", "Unknown rules 'hex'"),
        (r#"{"komi":7}"#, "komi is no part of the rules: use the komi command"),
        (r#"{"colour":"red"}"#, "Unknown rules option 'colour'"),
        (r#"{"ko":"SPIGHT"}"#, "ko cannot be 'SPIGHT': SIMPLE, POSITIONAL or SITUATIONAL"),
        (r#"{"suicide":"yes"}"#, "suicide cannot be '\"yes\"': true or false"),
        (r#"{"tax":3}"#, "tax cannot be '3': NONE, SEKI or ALL"),
        (
            r#"{"suicide":false,"singleStoneSuicide":true}"#,
            "singleStoneSuicide cannot be 'true': true (where suicide is true) or false",
        ),
        (r#"{"virtual":true}"#, "virtual moves need repetition no-regression or two-move-window"),
        ("{", "rules are not a JSON object"),
    ] {
        let found = kata(text).unwrap_err().to_string();
        assert!(found.starts_with(error), "{text}: {found}");
    }
    let long = "x".repeat(1 << 20);
    assert!(kata(&long).unwrap_err().to_string().len() < 100);
}

#[test]
fn katagos_own_rules_need_seven_keys_and_no_more() {
    for name in ["chinese", "chinese-old", "tromp-taylor", "japanese", "korean", "aga", "stone-scoring"] {
        let object: Map<String, Value> = serde_json::from_str(&to_json(&own(name))).unwrap();
        assert_eq!(object.len(), 7, "{name}: {object:?}");
    }
    for (names, words) in SHORTHANDS {
        assert_eq!(to_object(&words.implied(Komi::ZERO)).len(), 7, "{names:?}");
    }
}

#[test]
fn the_catalogue_survives_the_way_there_and_back() {
    for row in CATALOGUE {
        let json = to_json(&row.rules);
        assert!(!json.contains('\n'));
        let back = parse(&json, &Registry::new(), row.rules.komi).unwrap();
        assert_eq!(to_json(&back), json, "{}", row.name);
        // Under a positional rule nobody can tell the two kinds of suicide apart.
        let expected = match row.rules.repetition {
            Repetition::Positional if row.rules.suicide == Suicide::Allowed => {
                Rules { suicide: Suicide::MultiStone, ..row.rules.clone() }
            }
            _ => row.rules.clone(),
        };
        assert_eq!(back, expected, "{}", row.name);
    }
}

#[test]
fn one_key_changes_one_thing() {
    let chinese = own("chinese");
    assert_eq!(set(&chinese, "ko", "simple").unwrap(), Rules { repetition: Repetition::Simple, ..chinese.clone() });
    assert_eq!(set(&chinese, "suicide", "TRUE").unwrap().suicide, Suicide::MultiStone);
    assert!(!set(&chinese, "friendlyPassOk", "false").unwrap().friendly_pass);
    assert_eq!(set(&chinese, "komi", "5"), Err(KataError::Komi));
    assert!(matches!(set(&chinese, "mood", "good"), Err(KataError::UnknownKey(_))));
    assert!(matches!(set(&chinese, "hasButton", "maybe"), Err(KataError::BadValue { .. })));

    let plain = kata("tromp-taylor").unwrap();
    let bonus = set(&plain, "whiteHandicapBonus", "N").unwrap();
    assert_eq!(to_object(&bonus).len(), 7, "KataGo's words stay KataGo's");
}

#[test]
fn setting_a_word_of_katagos_overrules_ours() {
    let jipingdian = own("jipingdian");
    assert_eq!(set(&jipingdian, "scoring", "territory").unwrap().counting, Counting::Territory);
    assert_eq!(set(&jipingdian, "suicide", "true").unwrap().suicide, Suicide::MultiStone);
    assert!(matches!(set(&jipingdian, "ko", "simple"), Err(KataError::Incoherent(_))));
    let real = set(&jipingdian, "virtual", "false").unwrap();
    assert_eq!(set(&real, "ko", "simple").unwrap().repetition, Repetition::Simple);
}

/// Any coherent rules.
pub(crate) fn any_rules() -> impl Strategy<Value = Rules> {
    let play = (
        select(&Color::BOTH[..]),
        -2000..2000_i32,
        select(&Repetition::ALL[..]),
        select(&Suicide::ALL[..]),
        any::<bool>(),
        select(&Ending::ALL[..]),
    );
    let count = (
        select(&Counting::ALL[..]),
        select(&Tax::ALL[..]),
        select(&PublicPoints::ALL[..]),
        select(&Removal::ALL[..]),
        select(&HandicapBonus::ALL[..]),
        select(&Unit::ALL[..]),
    );
    let flags = any::<[bool; 5]>();
    (play, count, flags)
        .prop_map(|(play, count, flags)| {
            let (first, komi, repetition, suicide, virtual_moves, ending) = play;
            let (counting, tax, public_points, removal, handicap_bonus, unit) = count;
            let [extra_moves, last_stone, virtual_pass, button, friendly_pass] = flags;
            // Null moves and their ending only make sense together; drawn apart, nearly all pairs would be thrown away.
            let ending = match (repetition, ending) {
                (Repetition::Allowed, _) => Ending::NullMoves,
                (_, Ending::NullMoves) => Ending::Stop,
                (_, ending) => ending,
            };
            let virtual_moves = virtual_moves && !virtual_pass && repetition.sees_virtual_moves();
            Rules {
                first,
                komi: Komi::halves(komi),
                repetition,
                suicide,
                virtual_moves,
                virtual_pass,
                ending,
                counting,
                tax,
                public_points,
                removal,
                extra_moves,
                last_stone,
                handicap_bonus,
                button,
                friendly_pass,
                unit,
            }
        })
        .prop_filter("incoherent", |rules| rules.check().is_ok())
}

proptest! {
    #[test]
    fn json_gives_the_same_rules_back(rules in any_rules()) {
        let json = to_json(&rules);
        let back = parse(&json, &Registry::new(), rules.komi).unwrap();
        prop_assert_eq!(to_json(&back), json);
        let same_suicide = Rules { suicide: rules.suicide, ..back.clone() };
        prop_assert_eq!(&same_suicide, &rules);
        if rules.repetition != Repetition::Positional {
            prop_assert_eq!(&back, &rules);
        }
    }

    #[test]
    fn setting_a_key_to_what_it_is_changes_nothing(rules in any_rules()) {
        let object = to_object(&rules);
        for (key, value) in &object {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_string);
            // `ko` and `scoring` overrule the keys of ours that say more.
            let overrules = (key == "ko" && object.contains_key("repetition"))
                || (key == "scoring" && object.contains_key("counting"))
                || (key == "suicide" && object.contains_key("singleStoneSuicide"));
            if !overrules {
                prop_assert_eq!(to_json(&set(&rules, key, &text).unwrap()), to_json(&rules));
            }
        }
    }

    #[test]
    fn no_text_is_too_strange(text in ".{0,80}") {
        let _ = kata(&text);
        let _ = set(&own("jihuozi"), &text, &text);
    }
}
