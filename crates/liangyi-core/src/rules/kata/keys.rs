//! Rules in KataGo's seven words, its short names for some of them, and the keys under which they stand in JSON with
//! this program's own.

use crate::base::{Color, named_enum};
use crate::rules::axes::{
    Counting, Ending, HandicapBonus, Komi, PublicPoints, Removal, Repetition, Rules, Suicide, Tax, Unit,
};
use crate::rules::ruleset::normal;

named_enum! {
    /// KataGo's repetition rules.
    Ko {
        Simple = "SIMPLE",
        Positional = "POSITIONAL",
        Situational = "SITUATIONAL",
    }
}

named_enum! {
    /// KataGo's ways to count.
    Scoring {
        Area = "AREA",
        Territory = "TERRITORY",
    }
}

/// Rules in KataGo's seven words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KataWords {
    pub ko: Ko,
    pub scoring: Scoring,
    pub tax: Tax,
    pub suicide: bool,
    pub button: bool,
    pub bonus: HandicapBonus,
    pub friendly_pass: bool,
}

impl KataWords {
    /// What a key that is not given is taken to be.
    pub const TROMP_TAYLOR: KataWords = KataWords {
        ko: Ko::Positional,
        scoring: Scoring::Area,
        tax: Tax::None,
        suicide: true,
        button: false,
        bonus: HandicapBonus::Zero,
        friendly_pass: false,
    };

    /// KataGo's words nearest to the rules.
    pub fn of(rules: &Rules) -> KataWords {
        let Rules {
            repetition,
            suicide,
            counting,
            tax,
            handicap_bonus,
            button,
            friendly_pass,
            // KataGo has no words for these.
            first: _,
            komi: _,
            virtual_moves: _,
            virtual_pass: _,
            ending: _,
            public_points: _,
            removal: _,
            extra_moves: _,
            last_stone: _,
            unit: _,
        } = *rules;
        KataWords {
            ko: match repetition {
                Repetition::Positional | Repetition::FourthBoard => Ko::Positional,
                Repetition::Situational | Repetition::NoRegression => Ko::Situational,
                Repetition::Simple | Repetition::TwoMoveWindow | Repetition::SincePass | Repetition::Allowed => {
                    Ko::Simple
                }
            },
            scoring: if counting.facts().prisoners { Scoring::Territory } else { Scoring::Area },
            tax,
            suicide: suicide.allows_several(),
            button,
            bonus: handicap_bonus,
            friendly_pass,
        }
    }

    /// Whether KataGo has games under the rules: who begins, what is legal but for suicide, how a game ends and what
    /// is counted are what its words say.
    pub fn has_games(rules: &Rules) -> bool {
        let Rules { first, repetition, virtual_moves, virtual_pass, ending, counting, .. } =
            KataWords::of(rules).implied(rules.komi);
        (first, repetition, virtual_moves, virtual_pass, ending, counting)
            == (rules.first, rules.repetition, rules.virtual_moves, rules.virtual_pass, rules.ending, rules.counting)
    }

    /// What the words mean on every axis.
    pub fn implied(self, komi: Komi) -> Rules {
        let full_bonus = match self.bonus {
            HandicapBonus::Full => true,
            HandicapBonus::Zero | HandicapBonus::OneLess => false,
        };
        let chinese = self.scoring == Scoring::Area && full_bonus;
        Rules {
            first: Color::Black,
            komi,
            repetition: match self.ko {
                Ko::Simple => Repetition::Simple,
                Ko::Positional => Repetition::Positional,
                Ko::Situational => Repetition::Situational,
            },
            suicide: if self.suicide { Suicide::MultiStone } else { Suicide::Forbidden },
            virtual_moves: false,
            virtual_pass: false,
            ending: Ending::Passes,
            counting: match self.scoring {
                Scoring::Area => Counting::Area,
                Scoring::Territory => Counting::Territory,
            },
            tax: self.tax,
            public_points: if chinese { PublicPoints::Half } else { PublicPoints::Nobody },
            removal: Removal::Agreed,
            extra_moves: false,
            last_stone: false,
            handicap_bonus: self.bonus,
            button: self.button,
            friendly_pass: self.friendly_pass,
            unit: Unit::Points,
        }
    }
}

/// KataGo's short names, in the spelling of [`normal`].
pub const SHORTHANDS: &[(&[&str], KataWords)] = {
    const TROMP_TAYLOR: KataWords = KataWords::TROMP_TAYLOR;
    const CHINESE: KataWords =
        KataWords { ko: Ko::Simple, suicide: false, bonus: HandicapBonus::Full, friendly_pass: true, ..TROMP_TAYLOR };
    const JAPANESE: KataWords =
        KataWords { ko: Ko::Simple, scoring: Scoring::Territory, tax: Tax::Seki, suicide: false, ..TROMP_TAYLOR };
    const AGA: KataWords = KataWords { ko: Ko::Situational, bonus: HandicapBonus::OneLess, ..CHINESE };
    &[
        (&["tromptaylor"], TROMP_TAYLOR),
        (&["chinese"], CHINESE),
        (&["chineseogs", "chinesekgs"], KataWords { ko: Ko::Positional, ..CHINESE }),
        (&["japanese", "korean"], JAPANESE),
        (&["stonescoring", "ancientarea"], KataWords { tax: Tax::All, bonus: HandicapBonus::Zero, ..CHINESE }),
        (&["ancientterritory"], KataWords { tax: Tax::All, ..JAPANESE }),
        (&["aga", "bga", "french"], AGA),
        (&["agabutton"], KataWords { button: true, ..AGA }),
        (
            &["newzealand", "nz"],
            KataWords { ko: Ko::Situational, suicide: true, bonus: HandicapBonus::Zero, ..CHINESE },
        ),
        (&["goe", "ing"], KataWords { friendly_pass: true, ..TROMP_TAYLOR }),
    ]
};

/// KataGo's rules of this name.
pub fn shorthand(name: &str) -> Option<KataWords> {
    let wanted = normal(name);
    SHORTHANDS.iter().find(|(names, _)| names.contains(&wanted.as_str())).map(|(_, words)| *words)
}

/// Whether KataGo has rules of this name.
pub fn is_shorthand(name: &str) -> bool {
    shorthand(name).is_some()
}

named_enum! {
    /// A key. A new one makes the compiler ask what it takes and what it overrules.
    Key {
        Counting = "counting",
        Ending = "ending",
        ExtraMoves = "extraMoves",
        First = "first",
        FriendlyPass = "friendlyPassOk",
        Button = "hasButton",
        Ko = "ko",
        LastStone = "lastStone",
        PublicPoints = "publicPoints",
        Removal = "removal",
        Repetition = "repetition",
        Scoring = "scoring",
        SingleStoneSuicide = "singleStoneSuicide",
        Suicide = "suicide",
        Tax = "tax",
        Unit = "unit",
        Virtual = "virtual",
        VirtualPass = "virtualPass",
        HandicapBonus = "whiteHandicapBonus",
    }
}

/// The values of a key.
#[derive(Debug, PartialEq, Eq)]
pub enum Takes {
    /// True or false.
    Flag,
    /// One of these words.
    Word(Vec<&'static str>),
}

impl Key {
    /// The values that it takes.
    pub fn takes(self) -> Takes {
        // The names of every value of an axis.
        macro_rules! names_of {
            ($axis:ident) => {
                Takes::Word($axis::ALL.iter().map(|value| value.name()).collect())
            };
        }
        match self {
            Key::ExtraMoves
            | Key::FriendlyPass
            | Key::Button
            | Key::LastStone
            | Key::SingleStoneSuicide
            | Key::Suicide
            | Key::Virtual
            | Key::VirtualPass => Takes::Flag,
            Key::First => Takes::Word(Color::BOTH.map(Color::name).to_vec()),
            Key::Ko => names_of!(Ko),
            Key::Scoring => names_of!(Scoring),
            Key::Tax => Takes::Word(Tax::ALL.iter().map(|tax| tax_name(*tax)).collect()),
            Key::HandicapBonus => names_of!(HandicapBonus),
            Key::Counting => names_of!(Counting),
            Key::Ending => names_of!(Ending),
            Key::PublicPoints => names_of!(PublicPoints),
            Key::Removal => names_of!(Removal),
            Key::Repetition => names_of!(Repetition),
            Key::Unit => names_of!(Unit),
        }
    }

    /// The values that it takes, for error texts.
    pub fn expected(self) -> String {
        match (self, self.takes()) {
            (Key::SingleStoneSuicide, _) => "true (where suicide is true) or false".to_string(),
            (_, Takes::Flag) => "true or false".to_string(),
            (_, Takes::Word(words)) => match words.split_last() {
                Some((last, [])) => last.to_string(),
                Some((last, others)) => format!("{} or {last}", others.join(", ")),
                None => String::new(),
            },
        }
    }

    /// This program's key that says more than this one of KataGo's and has to go when this one is set.
    pub fn refined_by(self) -> Option<Key> {
        match self {
            Key::Ko => Some(Key::Repetition),
            Key::Scoring => Some(Key::Counting),
            Key::Suicide => Some(Key::SingleStoneSuicide),
            Key::FriendlyPass | Key::Button | Key::Tax | Key::HandicapBonus => None,
            Key::Counting
            | Key::Ending
            | Key::ExtraMoves
            | Key::First
            | Key::LastStone
            | Key::PublicPoints
            | Key::Removal
            | Key::Repetition
            | Key::SingleStoneSuicide
            | Key::Unit
            | Key::Virtual
            | Key::VirtualPass => None,
        }
    }
}

/// The value of `tax`, which KataGo writes in capitals.
pub const fn tax_name(tax: Tax) -> &'static str {
    match tax {
        Tax::None => "NONE",
        Tax::Seki => "SEKI",
        Tax::All => "ALL",
    }
}
