//! Rules in KataGo's seven words, and its short names for some of them.

use crate::base::{Color, named_enum};
use crate::rules::axes::{
    Counting, Ending, HandicapBonus, Komi, PublicPoints, Removal, Repetition, Rules, Suicide, Tax, Unit,
};
use crate::rules::spelling::normal;

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
pub struct Words {
    pub ko: Ko,
    pub scoring: Scoring,
    pub tax: Tax,
    pub suicide: bool,
    pub button: bool,
    pub bonus: HandicapBonus,
    pub friendly_pass: bool,
}

impl Words {
    /// What a key that is not given is taken to be.
    pub const TROMP_TAYLOR: Words = Words {
        ko: Ko::Positional,
        scoring: Scoring::Area,
        tax: Tax::None,
        suicide: true,
        button: false,
        bonus: HandicapBonus::Zero,
        friendly_pass: false,
    };

    /// KataGo's words nearest to the rules.
    pub fn of(rules: &Rules) -> Words {
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
            ending: _,
            public_points: _,
            removal: _,
            extra_moves: _,
            unit: _,
        } = *rules;
        Words {
            ko: match repetition {
                Repetition::Positional => Ko::Positional,
                Repetition::Situational | Repetition::NoRegression => Ko::Situational,
                Repetition::Simple | Repetition::TwoMoveWindow | Repetition::NullMove => Ko::Simple,
            },
            scoring: if counting.facts().prisoners { Scoring::Territory } else { Scoring::Area },
            tax,
            suicide: suicide.allows_several(),
            button,
            bonus: handicap_bonus,
            friendly_pass,
        }
    }

    /// What the words mean on every axis.
    pub fn implied(self, komi: Komi) -> Rules {
        let chinese = self.scoring == Scoring::Area && self.bonus == HandicapBonus::Full;
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
            ending: Ending::Passes,
            counting: match self.scoring {
                Scoring::Area => Counting::Area,
                Scoring::Territory => Counting::Territory,
            },
            tax: self.tax,
            public_points: if chinese { PublicPoints::Half } else { PublicPoints::Nobody },
            removal: Removal::Agreed,
            extra_moves: false,
            handicap_bonus: self.bonus,
            button: self.button,
            friendly_pass: self.friendly_pass,
            unit: Unit::Points,
        }
    }
}

/// KataGo's short names, in the spelling of [`normal`].
pub const SHORTHANDS: &[(&[&str], Words)] = {
    const TROMP_TAYLOR: Words = Words::TROMP_TAYLOR;
    const CHINESE: Words =
        Words { ko: Ko::Simple, suicide: false, bonus: HandicapBonus::Full, friendly_pass: true, ..TROMP_TAYLOR };
    const JAPANESE: Words =
        Words { ko: Ko::Simple, scoring: Scoring::Territory, tax: Tax::Seki, suicide: false, ..TROMP_TAYLOR };
    const AGA: Words = Words { ko: Ko::Situational, bonus: HandicapBonus::OneLess, ..CHINESE };
    &[
        (&["tromptaylor"], TROMP_TAYLOR),
        (&["chinese"], CHINESE),
        (&["chineseogs", "chinesekgs"], Words { ko: Ko::Positional, ..CHINESE }),
        (&["japanese", "korean"], JAPANESE),
        (&["stonescoring", "ancientarea"], Words { tax: Tax::All, bonus: HandicapBonus::Zero, ..CHINESE }),
        (&["ancientterritory"], Words { tax: Tax::All, ..JAPANESE }),
        (&["aga", "bga", "french"], AGA),
        (&["agabutton"], Words { button: true, ..AGA }),
        (&["newzealand", "nz"], Words { ko: Ko::Situational, suicide: true, bonus: HandicapBonus::Zero, ..CHINESE }),
        (&["goe", "ing"], Words { friendly_pass: true, ..TROMP_TAYLOR }),
    ]
};

/// KataGo's rules of this name.
pub fn shorthand(name: &str) -> Option<Words> {
    let wanted = normal(name);
    SHORTHANDS.iter().find(|(names, _)| names.contains(&wanted.as_str())).map(|(_, words)| *words)
}

/// Whether KataGo has rules of this name.
pub fn is_shorthand(name: &str) -> bool {
    shorthand(name).is_some()
}
