//! One row for every ruleset. A new ruleset of known axis values is a row here, its sentences in each language, and a
//! row of the model that the tests hold it to (`tests/rules/model`).
//!
//! Names, help texts, tests, the tables in `docs`, client panels and the SGF mapping all come from [`CATALOGUE`].

use super::axes::*;
use super::ruleset::{About, Ruleset, text, texts};
use crate::base::Color;

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
        name: text("jipingdian"),
        aliases: texts!["counting-points", "計枰點圍棋規則"],
        chinese: text("計枰點"),
        about: About::Key("jipingdian"),
        sgf: texts!["jipingdian", "计枰点"],
        default_size: 19,
        rules: JIPINGDIAN,
    },
    Ruleset {
        name: text("jihuozi"),
        aliases: texts!["counting-living-stones", "计活子围棋规则", "jihuozi-lufaban", "計活子律法版"],
        chinese: text("計活子"),
        about: About::Key("jihuozi"),
        sgf: texts!["jihuozi", "计活子"],
        default_size: 19,
        rules: JIHUOZI,
    },
    Ruleset {
        name: text("jihuozi-natural"),
        aliases: texts!["jihuozi-ziran", "計活子自然"],
        chinese: text("計活子·自然終局"),
        about: About::Key("jihuozi-natural"),
        sgf: texts![],
        default_size: 19,
        rules: Rules { ending: Ending::Passes, counting: Counting::Stones, removal: Removal::Never, ..JIHUOZI },
    },
    Ruleset {
        name: text("jihuozi-art"),
        aliases: texts!["jihuozi-yishuban", "計活子藝術"],
        chinese: text("計活子·藝術版"),
        about: About::Key("jihuozi-art"),
        sgf: texts![],
        default_size: 19,
        rules: Rules { public_points: PublicPoints::DameHalf, extra_moves: true, ..JIHUOZI },
    },
    Ruleset {
        name: text("jihuozi-simple"),
        aliases: texts!["jihuozi-jianhua"],
        chinese: text("計活子·簡化"),
        about: About::Key("jihuozi-simple"),
        sgf: texts![],
        default_size: 19,
        rules: Rules { repetition: Repetition::TwoMoveWindow, ..JIHUOZI },
    },
    Ruleset {
        name: text("jihuozi-ancient"),
        aliases: texts!["jihuozi-gulao", "計活子古老"],
        chinese: text("計活子·古老的原始的"),
        about: About::Key("jihuozi-ancient"),
        sgf: texts![],
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
        name: text("jihuozi-2010"),
        aliases: texts!["jihuozi-dongji", "計活子2010"],
        chinese: text("計活子·2010年冬季版"),
        about: About::Key("jihuozi-2010"),
        sgf: texts![],
        default_size: 19,
        rules: Rules {
            repetition: Repetition::SincePass,
            virtual_moves: false,
            virtual_pass: true,
            ending: Ending::FourPassesOnABoard,
            ..JIHUOZI
        },
    },
    Ruleset {
        name: text("jihuozi-2011"),
        aliases: texts!["jihuozi-suimo", "計活子2011"],
        chinese: text("計活子·2011年歲末版"),
        about: About::Key("jihuozi-2011"),
        sgf: texts![],
        default_size: 19,
        rules: Rules { repetition: Repetition::FourthBoard, virtual_moves: false, virtual_pass: true, ..JIHUOZI },
    },
    Ruleset {
        name: text("new-ing"),
        aliases: texts!["null-move", "xinyingshi", "新应氏围棋规则"],
        chinese: text("新应氏"),
        about: About::Key("new-ing"),
        sgf: texts!["new-ing", "新应氏"],
        default_size: 19,
        rules: Rules {
            repetition: Repetition::Allowed,
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
        name: text("chinese"),
        aliases: texts!["chinese-2002", "zhongguo", "中国"],
        chinese: text("中国围棋规则"),
        about: About::Key("chinese"),
        sgf: texts!["Chinese", "cn", "zh", "中国规则"],
        default_size: 19,
        rules: Rules::CHINESE,
    },
    Ruleset {
        name: text("chinese-old"),
        aliases: texts!["chinese-1988", "zhongguo-jiu", "中国旧"],
        chinese: text("中国围棋规则·旧"),
        about: About::Key("chinese-old"),
        sgf: texts![],
        default_size: 19,
        rules: Rules { komi: Komi::halves(11), repetition: Repetition::Positional, ..Rules::CHINESE },
    },
    Ruleset {
        name: text("olympic-2008"),
        aliases: texts!["wmsg-2008", "aoyun-2008", "2008奧林匹克圍棋規則"],
        chinese: text("2008奥运会围棋规则"),
        about: About::Key("olympic-2008"),
        sgf: texts![],
        default_size: 19,
        rules: Rules { komi: Komi::halves(13), last_stone: true, ..Rules::CHINESE },
    },
    Ruleset {
        name: text("proportional"),
        aliases: texts!["xingshihua"],
        chinese: text("形式化规则"),
        about: About::Key("proportional"),
        sgf: texts![],
        default_size: 19,
        rules: PROPORTIONAL,
    },
    Ruleset {
        name: text("proportional-majority"),
        aliases: texts!["xingshihua-duoshu"],
        chinese: text("形式化规则·多数"),
        about: About::Key("proportional-majority"),
        sgf: texts![],
        default_size: 19,
        rules: Rules { counting: Counting::Majority, ..PROPORTIONAL },
    },
    Ruleset {
        name: text("tromp-taylor"),
        aliases: texts!["tt", "logical", "特朗普-泰勒规则", "逻辑规则"],
        chinese: text(""),
        about: About::Key("tromp-taylor"),
        sgf: texts!["Tromp-Taylor"],
        default_size: 19,
        rules: TROMP_TAYLOR,
    },
    Ruleset {
        name: text("japanese"),
        aliases: texts!["jp", "riben", "日本"],
        chinese: text("日本规则"),
        about: About::Key("japanese"),
        sgf: texts!["Japanese", "日本规则"],
        default_size: 19,
        rules: JAPANESE,
    },
    Ruleset {
        name: text("korean"),
        aliases: texts!["kr", "hanguo", "韩国"],
        chinese: text("韩国规则"),
        about: About::Key("korean"),
        sgf: texts!["Korean"],
        default_size: 19,
        rules: JAPANESE,
    },
    Ruleset {
        name: text("aga"),
        aliases: texts!["bga", "french", "美国规则"],
        chinese: text(""),
        about: About::Key("aga"),
        sgf: texts!["AGA"],
        default_size: 19,
        rules: Rules { public_points: PublicPoints::Nobody, handicap_bonus: HandicapBonus::OneLess, ..Rules::CHINESE },
    },
    Ruleset {
        name: text("new-zealand"),
        aliases: texts!["nz", "新西兰规则", "紐西蘭規則"],
        chinese: text(""),
        about: About::Key("new-zealand"),
        sgf: texts!["NZ"],
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
        name: text("ing"),
        aliases: texts!["goe", "ing-goe", "yingshi"],
        chinese: text("应氏"),
        about: About::Key("ing"),
        sgf: texts!["GOE"],
        default_size: 19,
        rules: Rules {
            repetition: Repetition::Positional,
            suicide: Suicide::MultiStone,
            handicap_bonus: HandicapBonus::Zero,
            ..Rules::CHINESE
        },
    },
    Ruleset {
        name: text("ing-1991"),
        aliases: texts!["ing-sst", "yingshi-jidianzhi", "應氏計點制圍棋規則"],
        chinese: text("应氏计点制"),
        about: About::Key("ing-1991"),
        sgf: texts![],
        default_size: 19,
        rules: Rules {
            repetition: Repetition::SincePass,
            suicide: Suicide::MultiStone,
            virtual_pass: true,
            ending: Ending::FourPasses,
            handicap_bonus: HandicapBonus::Zero,
            ..Rules::CHINESE
        },
    },
    Ruleset {
        name: text("stone-scoring"),
        aliases: texts!["ancient-area", "huanqitou"],
        chinese: text("还棋头"),
        about: About::Key("stone-scoring"),
        sgf: texts![],
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

/// The row called `name` or known by it as an alias; upper and lower case are one, and so are the two Chinese scripts;
/// `-`, `_`, `·`, brackets and blanks do not count.
///
/// ```
/// assert_eq!(liangyi_core::rules::find("Tromp_Taylor").unwrap().name, "tromp-taylor");
/// assert_eq!(liangyi_core::rules::find("計活子（自然終局）").unwrap().name, "jihuozi-natural");
/// ```
pub fn find(name: &str) -> Option<&'static Ruleset> {
    CATALOGUE.iter().find(|row| row.is_called(name))
}
