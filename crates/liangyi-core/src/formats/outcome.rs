//! Results as the servers' programs write them, in the words of several languages.

/// The result as SGF writes it, such as `B+3.5` or `W+R`; `None` for what says nothing that is understood.
pub fn outcome(text: &str) -> Option<String> {
    // The counts come after, the number of moves before.
    let text = text.split(">>").next().unwrap_or_default();
    let text = text.rsplit_once('完').map_or(text, |(_, rest)| rest).trim().to_lowercase();
    let at = |words: &[&str]| words.iter().filter_map(|word| text.find(word)).min();
    let black = at(&["black", "黑", "黒", "흑"]);
    let white = at(&["white", "白", "백"]);
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if has(&["draw", "jigo", "和棋", "持碁", "무승부"]) {
        return Some("0".to_string());
    }
    let is_black = match (black, white) {
        (None, None) => return None,
        (Some(black), Some(white)) => black < white,
        (black, None) => black.is_some(),
        (None, Some(_)) => false,
    };
    let wins = is_black != has(&["lose", "lost", "负", "負け", "패"]);
    let winner = if wins { "B" } else { "W" };
    let how = if has(&["resign", "中押", "中盘", "中盤", "불계", "기권"]) {
        "R".to_string()
    } else if has(&["time", "時間", "时间", "超时", "超時", "시간"]) {
        "T".to_string()
    } else if has(&["forfeit", "反則", "反则", "실격"]) {
        "F".to_string()
    } else {
        margin(&text).map_or(String::new(), |margin| margin.to_string())
    };
    Some(format!("{winner}+{how}"))
}

/// The first number, and a half that is said in words.
fn margin(text: &str) -> Option<f64> {
    let start = text.find(|sign: char| sign.is_ascii_digit())?;
    let rest = &text[start..];
    let end = rest.find(|sign: char| !sign.is_ascii_digit() && sign != '.').unwrap_or(rest.len());
    let number: f64 = rest[..end].trim_end_matches('.').parse().ok()?;
    let half = ["半", "반", "and a half", "1/2"].iter().any(|half| rest[end..].contains(half));
    Some(if half { number.trunc() + 0.5 } else { number })
}

/// A winner and a number of points, as SGF writes it; without the number where it is 0.
pub fn won(winner: &str, points: f64) -> String {
    if points > 0.0 { format!("{winner}+{points}") } else { format!("{winner}+") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_the_servers_are_understood() {
        for (text, result) in [
            ("White wins by  resign!", Some("W+R")),
            ("Black Win 6.5 >> White(50):Black(63)", Some("B+6.5")),
            ("White loses on time ", Some("B+T")),
            ("Black wins by 1win >> White(58):Black(59)", Some("B+1")),
            ("흑 1.5집 승", Some("B+1.5")),
            ("백 불계승", Some("W+R")),
            ("흑 시간승", Some("B+T")),
            ("白5.5目勝ち!", Some("W+5.5")),
            ("黒中押し勝ち!", Some("B+R")),
            ("197手完、黒中押し勝ち", Some("B+R")),
            ("232手完、黒2目半勝ち", Some("B+2.5")),
            ("白時間切れ勝ち！", Some("W+T")),
            ("白11目胜", Some("W+11")),
            ("Progressing!", None),
            ("", None),
        ] {
            assert_eq!(outcome(text).as_deref(), result, "{text}");
        }
    }
}
