//! One row for every ruleset: the only file that a new ruleset of known axis values touches.
//!
//! Names, help texts, tests, the tables in `docs`, client panels and the SGF mapping all come from [`CATALOGUE`].

use super::axes::*;
use super::ruleset::{Ruleset, text, texts};
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
        summary: text("counting points: area with virtual moves, where extra moves in the contest cost a point each"),
        source: text("計枰點圍棋規則, articles 18-43"),
        articles: texts![
            "A virtual move (虚着) places a stone outside the board: no good real move, and no offer to stop (art. 19).",
            "No move may take the game back: a real move not to a whole position the opponent has faced, a virtual \
             move not to a board it has faced (art. 32).",
            "Two passes in a row stop the game; if the sides then disagree, the one who passed first plays on \
             (art. 27-28).",
            "Dead stones come off by agreement, and a disagreement about them is played out (art. 28-29).",
            "In the contest, up to the first stop, a side that made n more moves with a stone than the other owes n \
             points (art. 38).",
            "Stones and surrounded points count, public points half each (art. 33, 40); where nothing was agreed, \
             stones and their liberties (art. 30).",
        ],
        sgf: texts!["jipingdian", "计枰点"],
        default_size: 19,
        rules: JIPINGDIAN,
    },
    Ruleset {
        name: text("jihuozi"),
        aliases: texts!["counting-living-stones", "计活子围棋规则", "jihuozi-lufaban", "計活子律法版"],
        chinese: text("計活子"),
        summary: text("counting living stones: White first, virtual moves, eyes are not stones"),
        source: text("计活子围棋规则 (律法版), articles 6-22"),
        articles: texts![
            "White moves first, and there is no komi (art. 7).",
            "Virtual moves and the ban on taking the game back are as in counting points (art. 8, 12-13).",
            "Two passes in a row without a word are a stop by agreement; if the sides then disagree, the one who \
             passed first plays on (art. 20-21).",
            "Natural end, where both declare that they will play no more: the stones on the board are counted and \
             nothing else (art. 14, 16).",
            "Agreed end: dead stones off, basic eyes kept empty, every other owned point filled by its owner, stones \
             counted (art. 22).",
            "A living group keeps two basic eyes; in seki one eye and a shared liberty, or two shared liberties \
             (art. 10, 22).",
        ],
        sgf: texts!["jihuozi", "计活子"],
        default_size: 19,
        rules: JIHUOZI,
    },
    Ruleset {
        name: text("jihuozi-natural"),
        aliases: texts!["jihuozi-ziran", "計活子自然"],
        chinese: text("計活子 自然终局"),
        summary: text("counting living stones for beginners: played to the natural end, stones on the board counted"),
        source: text("计活子围棋规则, chapter 4 (articles 6-17)"),
        articles: texts![
            "As jihuozi, but two passes in a row end the game for good: nothing is agreed, removed or filled in \
             (art. 14).",
            "Every stone left on the board is alive, no empty point counts, and whoever has more stones wins \
             (art. 14-16).",
            "Beginners learn this way first, on boards of 7 or 9 lines (ch. 4, note).",
        ],
        sgf: texts![],
        default_size: 19,
        rules: Rules { ending: Ending::Passes, counting: Counting::Stones, removal: Removal::Never, ..JIHUOZI },
    },
    Ruleset {
        name: text("jihuozi-art"),
        aliases: texts!["jihuozi-yishuban", "計活子艺术"],
        chinese: text("計活子 艺术版"),
        summary: text("counting living stones, dame without consequences left unplayed and split half and half"),
        source: text("计活子围棋规则 (艺术版), as article 18 announces it"),
        articles: texts![
            "As jihuozi, but one-point dame without consequences need not be played out before the stop: each side \
             counts half of them (art. 18, reading).",
            "A side that made n more moves with a stone than the other in the contest owes n, so that taking a dame \
             gains nothing over leaving it (计枰点, art. 38, reading).",
        ],
        sgf: texts![],
        default_size: 19,
        rules: Rules { public_points: PublicPoints::DameHalf, extra_moves: true, ..JIHUOZI },
    },
    Ruleset {
        name: text("jihuozi-simple"),
        aliases: texts!["jihuozi-jianhua"],
        chinese: text("計活子 简化"),
        summary: text("counting living stones, repetition judged over the last two moves only, longer cycles a draw"),
        source: text("计活子围棋规则, article 13, the simplification"),
        articles: texts![
            "As jihuozi, but only the position of the opponent's own last turn may not come back (art. 13).",
            "When an older whole position comes back with the same side to move, the game is a draw (art. 13).",
        ],
        sgf: texts![],
        default_size: 19,
        rules: Rules { repetition: Repetition::TwoMoveWindow, ..JIHUOZI },
    },
    Ruleset {
        name: text("jihuozi-ancient"),
        aliases: texts!["jihuozi-gulao", "計活子古老"],
        chinese: text("計活子 古老的原始的"),
        summary: text("the oldest way: small boards, simple ko, play until nobody can move, count the stones"),
        source: text("计活子围棋规则, appendix to chapter 4"),
        articles: texts![
            "Boards of 6 or 7 lines; a stone may not be retaken at once (app. 1, 4).",
            "White moves first and suicide is forbidden, of which the text says nothing (reading).",
            "A side that cannot usefully move passes and the other goes on; when both pass the game is over (app. 5).",
            "The stones on the board are counted, nothing is removed and nothing filled (app. 6).",
        ],
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
        name: text("new-ing"),
        aliases: texts!["null-move", "xinyingshi", "新应氏围棋规则"],
        chinese: text("新应氏"),
        summary: text("null-move rules: nothing is forbidden, a move that changes nothing offers to end the game"),
        source: text("新应氏围棋规则, articles 3-12"),
        articles: texts![
            "A stone may be placed on any empty point, always (art. 4, 5).",
            "A move after which the board equals any earlier one, a pass too, is a null move (无为): an offer to end, \
             and answered by another null move the end (art. 6.11, 9.6).",
            "If a wild region (荒空) is left when the game is over, the side that offered first was lazy and loses \
             (art. 10.2).",
            "Black's stones, territory and half of the shared points must exceed half the board by 3 3/4 stones \
             (art. 10.3-4).",
            "A disputed group is played out, the opponent of the side that offered first moving first (art. 10.1).",
            "A match has an even number of games: 2 points a win, 1 a draw (art. 12).",
        ],
        sgf: texts!["new-ing", "新应氏"],
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
        name: text("chinese"),
        aliases: texts!["chinese-2002", "zhongguo", "中国"],
        chinese: text("中国围棋规则"),
        summary: text("the Chinese rules of 2002: area, no suicide, the opponent may not face a board again"),
        source: text("中国围棋规则 (2002), articles 1-13"),
        articles: texts![
            "A move may not make the opponent face a board it has faced before (art. 6).",
            "Two passes in a row end the game; dead stones come off by agreement (art. 7, 8).",
            "Stones and surrounded points count, points between living stones half each; Black gives 3 3/4 stones \
             (art. 9, 11).",
        ],
        sgf: texts!["Chinese", "cn", "zh", "中国规则"],
        default_size: 19,
        rules: Rules::CHINESE,
    },
    Ruleset {
        name: text("chinese-old"),
        aliases: texts!["chinese-1988", "zhongguo-jiu", "中国旧"],
        chinese: text("中国围棋规则 (旧)"),
        summary: text("the earlier Chinese rules: no board may come back at all, komi of 2 3/4 stones"),
        source: text("中国围棋规则 (earlier text), articles 1-9"),
        articles: texts![
            "The whole board may not come to look as it did before, whoever is to move (art. 6).",
            "The par is half the board, 180 1/2; a game with komi has a par of its own, which article 9 leaves open, \
             and its first copy has 3 3/4 (art. 9).",
            "Black gives 2 3/4 stones, as a note on the ways to count says (note, reading).",
        ],
        sgf: texts![],
        default_size: 19,
        rules: Rules { komi: Komi::halves(11), repetition: Repetition::Positional, ..Rules::CHINESE },
    },
    Ruleset {
        name: text("proportional"),
        aliases: texts!["xingshihua"],
        chinese: text("形式化规则"),
        summary: text("the formal definition: empty regions are shared in proportion to the stones that touch them"),
        source: text("the formal definition in 围棋的下法规则, parts 1-5"),
        articles: texts![
            "A move that leaves the board unchanged, a pass or the suicide of one stone, is that text's virtual move; \
             two in a row end the game (2.3, 3).",
            "A move that changes the board may not bring back an earlier board with the same side to move (4).",
            "An empty region of e points touched by b black and w white stones gives Black e*b/(b+w) (5).",
            "Black wins above half the board plus r; komi here is twice r (6, cut off in the text).",
        ],
        sgf: texts![],
        default_size: 19,
        rules: PROPORTIONAL,
    },
    Ruleset {
        name: text("proportional-majority"),
        aliases: texts!["xingshihua-duoshu"],
        chinese: text("形式化规则 (多数)"),
        summary: text("as proportional, but each region goes whole to the side with more stones touching it"),
        source: text("the formal definition in 围棋的下法规则, part 5, its second form"),
        articles: texts![
            "An empty region goes to the side with more stones touching it, half each on a tie (5, reading)."
        ],
        sgf: texts![],
        default_size: 19,
        rules: Rules { counting: Counting::Majority, ..PROPORTIONAL },
    },
    Ruleset {
        name: text("tromp-taylor"),
        aliases: texts!["tt", "logical"],
        chinese: text(""),
        summary: text("the logical rules: positional superko, suicide, stones and points that reach one colour only"),
        source: text("John Tromp and Bill Taylor, the logical rules of Go"),
        articles: texts![
            "A move may not recreate an earlier board; suicide is allowed.",
            "A point that reaches both colours or none counts for nobody.",
        ],
        sgf: texts!["Tromp-Taylor"],
        default_size: 19,
        rules: TROMP_TAYLOR,
    },
    Ruleset {
        name: text("japanese"),
        aliases: texts!["jp", "riben", "日本"],
        chinese: text("日本规则"),
        summary: text("territory and prisoners, nothing in seki, simple ko"),
        source: text("Nihon Ki-in, rules of 1989"),
        articles: texts!["Surrounded points and prisoners count; groups in seki have no territory."],
        sgf: texts!["Japanese", "日本规则"],
        default_size: 19,
        rules: JAPANESE,
    },
    Ruleset {
        name: text("korean"),
        aliases: texts!["kr", "hanguo", "韩国"],
        chinese: text("韩国规则"),
        summary: text("as Japanese, under another association"),
        source: text("Korea Baduk Association"),
        articles: texts!["Surrounded points and prisoners count; groups in seki have no territory."],
        sgf: texts!["Korean"],
        default_size: 19,
        rules: JAPANESE,
    },
    Ruleset {
        name: text("aga"),
        aliases: texts!["bga", "french", "美国规则"],
        chinese: text(""),
        summary: text("area with situational superko, no suicide"),
        source: text("American Go Association, concise rules"),
        articles: texts![
            "A move may not make the opponent face a board it has faced.",
            "Area and territory counting agree thanks to pass stones; White gets a point for each handicap stone but \
             one.",
        ],
        sgf: texts!["AGA"],
        default_size: 19,
        rules: Rules { public_points: PublicPoints::Nobody, handicap_bonus: HandicapBonus::OneLess, ..Rules::CHINESE },
    },
    Ruleset {
        name: text("new-zealand"),
        aliases: texts!["nz", "新西兰规则"],
        chinese: text(""),
        summary: text("area with situational superko and suicide"),
        source: text("New Zealand Go Society"),
        articles: texts!["Suicide is allowed; a move may not make the opponent face a board it has faced."],
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
        summary: text("area by filling, positional superko, groups of two or more stones may be given up"),
        source: text("Ing Chang-ki, SST laws, as commonly simplified"),
        articles: texts![
            "Black gives 8 points and wins a tie, which is a komi of 7.5.",
            "The ko rule of the original, which tells fighting from disturbing kos, is replaced by positional superko.",
        ],
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
        name: text("stone-scoring"),
        aliases: texts!["ancient-area", "huanqitou"],
        chinese: text("还棋头"),
        summary: text("area less the basic eyes of every group: stone counting made quick"),
        source: text("ancient Chinese practice, as commonly formalised"),
        articles: texts!["Area is counted and each group pays for the eyes it must keep; points in seki do not count."],
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

/// The row called `name` or known by it as an alias; upper and lower case are one, and `-`, `_` and blanks do not
/// count.
///
/// ```
/// assert_eq!(liangyi_core::rules::find("Tromp_Taylor").unwrap().name, "tromp-taylor");
/// ```
pub fn find(name: &str) -> Option<&'static Ruleset> {
    CATALOGUE.iter().find(|row| row.is_called(name))
}
