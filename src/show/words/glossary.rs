//! The glossary: the terms of the field that every language of the program has, in the words of the texts.
//!
//! `terms.ftl` of each language is made of it, and the other files refer to that, so that program and page use one word
//! for one thing. `UPDATE_DOCS=1 cargo test --test languages` writes the files anew.

use std::fmt::Write;

use super::language::Language;

/// A term in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// English, which is its key too.
    pub english: &'static str,
    /// Chinese in simplified characters.
    pub simplified: &'static str,
    /// Chinese in traditional characters.
    pub traditional: &'static str,
    /// Where the texts have it: J 計枰點, H 计活子, N 新应氏, R 五子棋禁手规则详解, C the other Chinese texts, each with its
    /// articles; empty for a term that is in none of them.
    pub source: &'static str,
}

const fn term(
    english: &'static str,
    simplified: &'static str,
    traditional: &'static str,
    source: &'static str,
) -> Term {
    Term { english, simplified, traditional, source }
}

/// Every term.
pub const GLOSSARY: [Term; 81] = [
    term("counting points", "计枰点", "計枰點", "J"),
    term("counting living stones", "计活子", "計活子", "H"),
    term("point", "枰点", "枰點", "J3"),
    term("real move", "实着", "實著", "J19"),
    term("virtual move", "虚着", "虛著", "J19, H8"),
    term("virtual stones", "虚着之子", "虛著之子", "J19"),
    term("pass", "放弃", "放棄", "J20"),
    term("side to move", "轮走方", "輪走方", "J4"),
    term("record", "棋谱", "棋譜", "J20"),
    term("contest", "争棋阶段", "爭棋階段", "J27"),
    term("offer to stop", "提议停止", "提議停止", "J27"),
    term("stopped", "对局停止", "對局停止", "J27"),
    term("at rest", "休止", "休止", "H21"),
    term("stop by agreement", "同意休止", "同意休止", "H21"),
    term("disagreement", "分歧", "分歧", "J28"),
    term("resume", "恢复对局", "恢復對局", "J28, H20"),
    term("resolution", "实战解决", "實戰解決", "J28, H20"),
    term("common view", "共识", "共識", "J29"),
    term("agreed end", "协商终局", "協商終局", "J29"),
    term("natural end", "自然终局", "自然終局", "J25, H14"),
    term("other end", "非自然终局", "非自然終局", "J30"),
    term("nothing left to contest", "无争局面", "無爭局面", "J26, H18"),
    term("ideal final position", "理想的最终局面", "理想的最終局面", "J9, H15"),
    term("both full", "两溢", "兩溢", "J9, H15"),
    term("resign", "认输", "認輸", "J30"),
    term("board position", "盘内棋形", "盤內棋形", "J31"),
    term("whole position", "全局棋形", "全局棋形", "J31"),
    term("face", "面对", "面對", "J32"),
    term("no regression", "禁倒退", "禁倒退", "J32"),
    term("positional superko", "禁全同", "禁全同", "J32"),
    term("situational superko", "禁还原", "禁還原", "J32"),
    term("illegal move", "禁着", "禁著", "H13"),
    term("false life", "假生", "假生", "J32, H13"),
    term("take a ko", "提劫", "提劫", "J24"),
    term("suicide of one stone", "颗子自尽", "顆子自盡", "J23"),
    term("suicide of a chain", "块子自尽", "塊子自盡", "J23"),
    term("rearrange the board", "做棋", "做棋", "J29"),
    term("dead stones", "死子", "死子", "J29"),
    term("prisoners", "俘子", "俘子", "J23"),
    term("bowl", "棋罐", "棋罐", "J42"),
    term("basic eyes", "基本眼位", "基本眼位", "J10"),
    term("shared liberty", "公气", "公氣", "J10"),
    term("public point", "公共空点", "公共空點", "J11"),
    term("one-point dame", "单官", "單官", "J39"),
    term("dame of one side", "单方有权的单官", "單方有權的單官", "J11, J33"),
    term("ko's empty point", "劫空", "劫空", "J33"),
    term("owner of points", "空点的归属", "空點的歸屬", "J28"),
    term("debt for extra moves", "多下贴点", "多下貼點", "J14, J38"),
    term("komi", "先下贴点", "先下貼點", "J14, J37"),
    term("border stone given up", "A类负着", "A類負著", "J34"),
    term("own stone taken off own ground", "B类负着", "B類負著", "J34"),
    term("refill", "回填", "回填", "J42B"),
    term("seki", "双活", "雙活", "J10"),
    term("stones and liberties", "子气合计", "子氣合計", "J40"),
    term("area", "子空合计", "子空合計", "J40"),
    term("equal territory", "等空比子", "等空比子", "J41"),
    term("equal stones", "等子比空", "等子比空", "J42A"),
    term("equal stones, special form", "等子比空（狭义）", "等子比空（狹義）", "J42B"),
    term("fill all", "填满计点", "填滿計點", "J43"),
    term("living stones", "活子", "活子", "H16"),
    term("tax of eyes", "还棋头", "還棋頭", "J preface"),
    term("null move", "无为", "無為", "N6"),
    term("ask for the end", "请求终局", "請求終局", "N9"),
    term("consent to the end", "同意终局", "同意終局", "N9"),
    term("own territory", "实空", "實空", "N6"),
    term("wild region", "荒空", "荒空", "N6"),
    term("lazy", "懈怠", "懈怠", "N10"),
    term("play on", "续弈", "續弈", "N10"),
    term("both lose", "双方判负", "雙方判負", "N10"),
    term("forbidden", "禁手", "禁手", "R"),
    term("overline", "长连", "長連", "R"),
    term("four-four", "四四", "四四", "R"),
    term("three-three", "三三", "三三", "R"),
    term("five", "五连", "五連", "R"),
    term("open four", "活四", "活四", "R"),
    term("simple four", "冲四", "衝四", "R"),
    term("open three", "活三", "活三", "R"),
    term("formal position", "棋势", "棋勢", "C"),
    term("win rate", "胜率", "勝率", ""),
    term("visits", "计算量", "計算量", ""),
    term("lead", "领先", "領先", ""),
];

impl Term {
    /// Its key in the files: `virtual-move`.
    pub fn key(&self) -> String {
        let signs = self.english.chars().filter(|sign| *sign != ',' && *sign != '\'');
        signs.map(|sign| if sign == ' ' { '-' } else { sign }).collect()
    }

    /// The term in a language.
    pub const fn said_in(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::Simplified => self.simplified,
            Language::Traditional => self.traditional,
        }
    }
}

/// The file of terms of a language.
pub fn terms(language: Language) -> String {
    let mut text = "# The terms of the field, made of `src/words/glossary.rs`.\n\n".to_string();
    for term in &GLOSSARY {
        let _ = writeln!(text, "-{} = {}", term.key(), term.said_in(language));
    }
    text
}
