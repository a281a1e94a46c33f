//! What a reader wants to know of a ruleset besides its rules, as a key: the sentences are those of a table of words,
//! near the edge of the program, one for each language.

use super::text::{Text, Texts};
use super::words::words;

words! {
    /// A ruleset or line game that comes with the program, as tables of words know it: each has its summary, its source
    /// and its articles, which are numbered from 1.
    RulesetKey {
        /// 計枰點.
        Jipingdian = "jipingdian",
        /// 計活子.
        Jihuozi = "jihuozi",
        /// 計活子 自然终局.
        JihuoziNatural = "jihuozi-natural",
        /// 計活子 艺术版.
        JihuoziArt = "jihuozi-art",
        /// 計活子 简化.
        JihuoziSimple = "jihuozi-simple",
        /// 計活子 古老的原始的.
        JihuoziAncient = "jihuozi-ancient",
        /// 新应氏.
        NewIng = "new-ing",
        /// 中国围棋规则.
        Chinese = "chinese",
        /// 中国围棋规则 (旧).
        ChineseOld = "chinese-old",
        /// 形式化规则.
        Proportional = "proportional",
        /// 形式化规则 (多数).
        ProportionalMajority = "proportional-majority",
        /// The logical rules.
        TrompTaylor = "tromp-taylor",
        /// 日本规则.
        Japanese = "japanese",
        /// 韩国规则.
        Korean = "korean",
        /// Those of the American Go Association.
        Aga = "aga",
        /// Those of the New Zealand Go Society.
        NewZealand = "new-zealand",
        /// 应氏.
        Ing = "ing",
        /// 还棋头.
        StoneScoring = "stone-scoring",
        /// 五子棋.
        Renju = "renju",
    }
}

/// Whose words tell of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// Those of a table of words, which has them under this key.
    Key(RulesetKey),
    /// The user's own.
    Own(OwnWords),
}

/// What a rules file says of a ruleset, in whatever language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnWords {
    /// The name of the ruleset that it is based on.
    pub based_on: Text,
    /// What it is, in a line.
    pub summary: Option<Text>,
    /// Where it comes from.
    pub source: Option<Text>,
    /// Its articles, a sentence each.
    pub articles: Texts,
}
