//! One row for every ruleset: the only file that a new ruleset of known axis values touches.
//!
//! Names, help texts, tests, the tables in `docs`, client panels and the SGF mapping all come from [`CATALOGUE`].

use super::about::{About, RulesetKey};
use super::axes::*;
use crate::base::Color;

/// A named set of rules with what a reader wants to know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The name it is chosen by.
    pub name: &'static str,
    /// Other names it answers to.
    pub aliases: &'static [&'static str],
    /// The Chinese name, or empty.
    pub chinese: &'static str,
    /// Whose words tell what it is, where it comes from and what the axes do not say.
    pub about: About,
    /// How SGF files name it in `RU[]`, besides its own name and aliases; the first is how it is written there.
    pub sgf: &'static [&'static str],
    /// The side of the board a game starts on unless the player asks for another.
    pub default_size: u8,
    /// The rules.
    pub rules: Rules,
}

const JIPINGDIAN: Rules = Rules {
    komi: Komi::halves(13),
    repetition: Repetition::NoRegression,
    suicide: Suicide::Allowed,
    virtual_moves: true,
    ending: Ending::Stop,
    counting: Counting::Points,
    extra_moves: true,
    handicap_bonus: HandicapBonus::Zero,
    friendly_pass: false,
    ..Rules::CHINESE
};

const JIHUOZI: Rules = Rules {
    first: Color::White,
    komi: Komi::ZERO,
    counting: Counting::LivingStones,
    public_points: PublicPoints::Nobody,
    extra_moves: false,
    unit: Unit::Stones,
    ..JIPINGDIAN
};

const TROMP_TAYLOR: Rules = Rules {
    repetition: Repetition::Positional,
    suicide: Suicide::Allowed,
    public_points: PublicPoints::Nobody,
    handicap_bonus: HandicapBonus::Zero,
    friendly_pass: false,
    ..Rules::CHINESE
};

const JAPANESE: Rules = Rules {
    komi: Komi::halves(13),
    repetition: Repetition::Simple,
    counting: Counting::Territory,
    tax: Tax::Seki,
    public_points: PublicPoints::Nobody,
    handicap_bonus: HandicapBonus::Zero,
    friendly_pass: false,
    ..Rules::CHINESE
};

const PROPORTIONAL: Rules = Rules {
    komi: Komi::ZERO,
    suicide: Suicide::Allowed,
    ending: Ending::Unchanged,
    counting: Counting::Proportional,
    removal: Removal::Never,
    handicap_bonus: HandicapBonus::Zero,
    friendly_pass: false,
    ..Rules::CHINESE
};

/// Every ruleset with a name, in the order they are listed.
pub const CATALOGUE: &[Ruleset] = &[
    Ruleset {
        name: "jipingdian",
        aliases: &["counting-points", "計枰點圍棋規則"],
        chinese: "計枰點",
        about: About::Key(RulesetKey::Jipingdian),
        sgf: &["jipingdian", "计枰点"],
        default_size: 19,
        rules: JIPINGDIAN,
    },
    Ruleset {
        name: "jihuozi",
        aliases: &["counting-living-stones", "计活子围棋规则", "jihuozi-lufaban", "計活子律法版"],
        chinese: "計活子",
        about: About::Key(RulesetKey::Jihuozi),
        sgf: &["jihuozi", "计活子"],
        default_size: 19,
        rules: JIHUOZI,
    },
    Ruleset {
        name: "jihuozi-natural",
        aliases: &["jihuozi-ziran", "計活子自然"],
        chinese: "計活子 自然终局",
        about: About::Key(RulesetKey::JihuoziNatural),
        sgf: &[],
        default_size: 19,
        rules: Rules { ending: Ending::Passes, counting: Counting::Stones, removal: Removal::Never, ..JIHUOZI },
    },
    Ruleset {
        name: "jihuozi-art",
        aliases: &["jihuozi-yishuban", "計活子艺术"],
        chinese: "計活子 艺术版",
        about: About::Key(RulesetKey::JihuoziArt),
        sgf: &[],
        default_size: 19,
        rules: Rules { public_points: PublicPoints::DameHalf, extra_moves: true, ..JIHUOZI },
    },
    Ruleset {
        name: "jihuozi-simple",
        aliases: &["jihuozi-jianhua"],
        chinese: "計活子 简化",
        about: About::Key(RulesetKey::JihuoziSimple),
        sgf: &[],
        default_size: 19,
        rules: Rules { repetition: Repetition::TwoMoveWindow, ..JIHUOZI },
    },
    Ruleset {
        name: "jihuozi-ancient",
        aliases: &["jihuozi-gulao", "計活子古老"],
        chinese: "計活子 古老的原始的",
        about: About::Key(RulesetKey::JihuoziAncient),
        sgf: &[],
        default_size: 7,
        rules: Rules {
            repetition: Repetition::Simple,
            suicide: Suicide::Forbidden,
            virtual_moves: false,
            ending: Ending::Passes,
            counting: Counting::Stones,
            removal: Removal::Never,
            ..JIHUOZI
        },
    },
    Ruleset {
        name: "new-ing",
        aliases: &["null-move", "xinyingshi", "新应氏围棋规则"],
        chinese: "新应氏",
        about: About::Key(RulesetKey::NewIng),
        sgf: &["new-ing", "新应氏"],
        default_size: 19,
        rules: Rules {
            repetition: Repetition::NullMove,
            suicide: Suicide::Allowed,
            ending: Ending::NullMoves,
            counting: Counting::WildArea,
            handicap_bonus: HandicapBonus::Zero,
            friendly_pass: false,
            unit: Unit::Zi,
            ..Rules::CHINESE
        },
    },
    Ruleset {
        name: "chinese",
        aliases: &["chinese-2002", "zhongguo", "中国"],
        chinese: "中国围棋规则",
        about: About::Key(RulesetKey::Chinese),
        sgf: &["Chinese", "cn", "zh", "中国规则"],
        default_size: 19,
        rules: Rules::CHINESE,
    },
    Ruleset {
        name: "chinese-old",
        aliases: &["chinese-1988", "zhongguo-jiu", "中国旧"],
        chinese: "中国围棋规则 (旧)",
        about: About::Key(RulesetKey::ChineseOld),
        sgf: &[],
        default_size: 19,
        rules: Rules { komi: Komi::halves(11), repetition: Repetition::Positional, ..Rules::CHINESE },
    },
    Ruleset {
        name: "proportional",
        aliases: &["xingshihua"],
        chinese: "形式化规则",
        about: About::Key(RulesetKey::Proportional),
        sgf: &[],
        default_size: 19,
        rules: PROPORTIONAL,
    },
    Ruleset {
        name: "proportional-majority",
        aliases: &["xingshihua-duoshu"],
        chinese: "形式化规则 (多数)",
        about: About::Key(RulesetKey::ProportionalMajority),
        sgf: &[],
        default_size: 19,
        rules: Rules { counting: Counting::Majority, ..PROPORTIONAL },
    },
    Ruleset {
        name: "tromp-taylor",
        aliases: &["tt", "logical"],
        chinese: "",
        about: About::Key(RulesetKey::TrompTaylor),
        sgf: &["Tromp-Taylor"],
        default_size: 19,
        rules: TROMP_TAYLOR,
    },
    Ruleset {
        name: "japanese",
        aliases: &["jp", "riben", "日本"],
        chinese: "日本规则",
        about: About::Key(RulesetKey::Japanese),
        sgf: &["Japanese", "日本规则"],
        default_size: 19,
        rules: JAPANESE,
    },
    Ruleset {
        name: "korean",
        aliases: &["kr", "hanguo", "韩国"],
        chinese: "韩国规则",
        about: About::Key(RulesetKey::Korean),
        sgf: &["Korean"],
        default_size: 19,
        rules: JAPANESE,
    },
    Ruleset {
        name: "aga",
        aliases: &["bga", "french", "美国规则"],
        chinese: "",
        about: About::Key(RulesetKey::Aga),
        sgf: &["AGA"],
        default_size: 19,
        rules: Rules { public_points: PublicPoints::Nobody, handicap_bonus: HandicapBonus::OneLess, ..Rules::CHINESE },
    },
    Ruleset {
        name: "new-zealand",
        aliases: &["nz", "新西兰规则"],
        chinese: "",
        about: About::Key(RulesetKey::NewZealand),
        sgf: &["NZ"],
        default_size: 19,
        rules: Rules {
            komi: Komi::halves(14),
            suicide: Suicide::Allowed,
            public_points: PublicPoints::Nobody,
            handicap_bonus: HandicapBonus::Zero,
            ..Rules::CHINESE
        },
    },
    Ruleset {
        name: "ing",
        aliases: &["goe", "ing-goe", "yingshi"],
        chinese: "应氏",
        about: About::Key(RulesetKey::Ing),
        sgf: &["GOE"],
        default_size: 19,
        rules: Rules {
            repetition: Repetition::Positional,
            suicide: Suicide::MultiStone,
            handicap_bonus: HandicapBonus::Zero,
            ..Rules::CHINESE
        },
    },
    Ruleset {
        name: "stone-scoring",
        aliases: &["ancient-area", "huanqitou"],
        chinese: "还棋头",
        about: About::Key(RulesetKey::StoneScoring),
        sgf: &[],
        default_size: 19,
        rules: Rules {
            repetition: Repetition::Simple,
            tax: Tax::All,
            public_points: PublicPoints::Nobody,
            handicap_bonus: HandicapBonus::Zero,
            ..Rules::CHINESE
        },
    },
];

/// The ruleset in force when none is asked for.
pub const DEFAULT: &str = "chinese";

/// The row called `name` or known by it as an alias; upper and lower case are one, and `-`, `_` and blanks do not
/// count.
///
/// ```
/// assert_eq!(liangyi_core::rules::find("Tromp_Taylor").unwrap().name, "tromp-taylor");
/// ```
pub fn find(name: &str) -> Option<&'static Ruleset> {
    CATALOGUE.iter().find(|row| row.is_called(name))
}

impl Ruleset {
    /// Whether this is its name, one of its aliases or its Chinese name, traditional or simplified, however it is
    /// spelt.
    pub fn is_called(&self, name: &str) -> bool {
        is_one_of(name, [self.name, self.chinese].into_iter().chain(self.aliases.iter().copied()))
    }

    /// How `RU[]` of an SGF file names it: as the format prescribes where it does, else by its own name.
    pub fn sgf_name(&self) -> &'static str {
        self.sgf.first().unwrap_or(&self.name)
    }
}

/// Whether `name` is one of `names`, however it is spelt.
pub(super) fn is_one_of<'a>(name: &str, mut names: impl Iterator<Item = &'a str>) -> bool {
    let wanted = normal(name);
    !wanted.is_empty() && names.any(|known| normal(known) == wanted)
}

/// The form in which names are compared: lower case, simplified characters, without `-`, `_`, brackets and blanks.
pub fn normal(name: &str) -> String {
    name.chars()
        .filter(|sign| !matches!(sign, '-' | '_' | '(' | ')' | '（' | '）') && !sign.is_whitespace())
        .flat_map(char::to_lowercase)
        .map(simplified)
        .collect()
}

/// The simplified form of the traditional characters that occur in the names of rulesets.
const fn simplified(sign: char) -> char {
    match sign {
        '計' => '计',
        '點' => '点',
        '應' => '应',
        '國' => '国',
        '圍' => '围',
        '規' => '规',
        '則' => '则',
        '還' => '还',
        '頭' => '头',
        '韓' => '韩',
        '數' => '数',
        '術' => '术',
        '藝' => '艺',
        '簡' => '简',
        '舊' => '旧',
        '棊' => '棋',
        sign => sign,
    }
}
