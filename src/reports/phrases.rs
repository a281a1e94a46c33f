//! Figures in words: phrases that the text and the page share.

use liangyi_arena::elo::SprtDecision;
use liangyi_arena::settings::MatchSettings;
use liangyi_arena::stats::Estimate;
use liangyi_arena::visible::visible;

use super::figures::{Elo, MatchReport, SprtFigures, Tally};
use super::findings::Duplicate;

/// The conditions of a match.
pub fn conditions(settings: &MatchSettings) -> String {
    format!(
        "{}, {}{}, time {}{}{}",
        visible(&settings.ruleset),
        settings.size,
        match settings.line_game() {
            Some(_) => String::new(),
            None => format!(", komi {}", settings.rules.komi),
        },
        settings.time,
        match (settings.openings.len(), settings.opening_moves) {
            (0, 0) => String::new(),
            (0, moves) => format!(", {moves} random moves first"),
            (files, 0) => format!(", {files} openings"),
            (files, moves) => format!(", {files} openings and {moves} random moves"),
        },
        settings.judge.as_ref().map_or(String::new(), |net| format!(", judged with {}", visible(net)))
    )
}

/// `6 of 20 games`, and of which part of the match.
pub fn played(report: &MatchReport) -> String {
    let settings = &report.settings;
    let played = format!("{} of {} games", report.games, settings.numbers().count());
    match settings.part {
        Some(part) => format!("{played}, part {part} of a match of {}", settings.games),
        None => played,
    }
}

/// `61 won, 3 drawn, 36 lost`, in columns.
pub fn tally(tally: &Tally) -> String {
    format!("{:4} won, {:3} drawn, {:4} lost", tally.wins, tally.draws, tally.losses)
}

/// `62.5 % (95 %: 52.7 to 71.4)`, in columns.
pub fn share(share: &Estimate) -> String {
    format!("{:5.1} % (95 %: {:.1} to {:.1})", 100.0 * share.value, 100.0 * share.low, 100.0 * share.high)
}

/// `+89 (95 %: +19 to +159)`.
pub fn elo(elo: &Elo) -> String {
    let end = |value: Option<f64>, infinite: &str| value.map_or(infinite.to_string(), |value| format!("{value:+.0}"));
    // The interval of 0 % or 100 % has one finite end, which shows the sign of the value.
    let value = end(elo.value, if elo.low.is_some() { "+inf" } else { "-inf" });
    format!("{value} (95 %: {} to {})", end(elo.low, "-inf"), end(elo.high, "+inf"))
}

/// A's share and the difference in Elo; `None` before the first game.
pub fn standing(report: &MatchReport) -> Option<String> {
    let (rate, difference) = (report.sides[0].rate.as_ref()?, report.elo.as_ref()?);
    Some(format!("A {}, Elo {}", share(rate).trim(), elo(difference)))
}

/// The state of the sequential test, which takes games in the order of their numbers.
pub fn test(test: &SprtFigures) -> String {
    let SprtFigures { sprt, ratio, bound, decision, last, uncounted } = test;
    let decision = match decision {
        SprtDecision::Open => "not decided".to_string(),
        SprtDecision::Accepted => format!("accepted: rather {} than {} Elo", sprt.elo1, sprt.elo0),
        SprtDecision::Rejected => format!("rejected: rather {} than {} Elo", sprt.elo0, sprt.elo1),
    };
    let games = match (test.decision, uncounted) {
        (SprtDecision::Open, 0) => String::new(),
        (SprtDecision::Open, some) => format!(", {some} later games wait for game {}", last + 1),
        (_, 0) => format!(" by game {last}"),
        (_, some) => format!(" by game {last}; {some} later games do not count"),
    };
    format!(
        "SPRT {} to {} Elo: log-likelihood ratio {ratio:.2} of ±{bound:.2}, {decision}{games}",
        sprt.elo0, sprt.elo1
    )
}

/// Match points and QQ ratings.
pub fn points(report: &MatchReport) -> String {
    let (points, qq) = (&report.match_points, &report.qq);
    format!(
        "Match points (2 a win, 1 a draw) {} : {} in {} games; QQ rating {:.1} ({}) : {:.1} ({})",
        points.points[0], points.points[1], points.games, qq[0].rating, qq[0].grade, qq[1].rating, qq[1].grade
    )
}

/// How the QQ rating works: a paragraph of lines of at most 120 characters.
pub const QQ_RATING: &str = "\
QQ rating: both start at 0, which is 1 kyu; a grade is 100 points. Where less than 50 points lie between the two, the
winner takes 5 from the loser; else a win is worth 0 to 5 to the favourite, which has the higher grade, and 5 to 10 to
the other. A draw changes nothing, the winner in fewer than 40 moves gains nothing, and a crash or a hang is a flight,
which doubles the loss.";

/// Where the dead stones come from; `None` if no game was counted.
pub fn dead_stones(report: &MatchReport) -> Option<String> {
    let counts: Vec<String> = report.settlements.iter().map(|(name, count)| format!("{name} {count}")).collect();
    (!counts.is_empty()).then(|| format!("{}; play resumed {} times", counts.join(", "), report.resolutions))
}

/// How often the engines' results agree with the referee's; `None` if the engines were not queried.
pub fn final_scores(report: &MatchReport) -> Option<String> {
    let (games, [a, b]) = report.final_scores?;
    Some(format!("of {games} games A agrees with the referee on {a}, B on {b}"))
}

/// `none`, or `2: games 3 (as 1), 4 (as 1)`.
pub fn duplicates(duplicates: &[Duplicate]) -> String {
    const SHOWN: usize = 10;
    if duplicates.is_empty() {
        return "none".to_string();
    }
    let shown: Vec<String> =
        duplicates.iter().take(SHOWN).map(|duplicate| format!("{} (as {})", duplicate.game, duplicate.of)).collect();
    let more = if duplicates.len() > SHOWN { ", ..." } else { "" };
    format!("{}: games {}{more}", duplicates.len(), shown.join(", "))
}

/// A time in seconds with `places` decimal places; `-` if unknown.
pub fn seconds(time: Option<f64>, places: usize) -> String {
    time.map_or("-".to_string(), |time| format!("{time:.places$} s"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn infinite_differences_have_a_sign() {
        let won = Elo { value: None, low: Some(19.4), high: None };
        assert_eq!(elo(&won), "+inf (95 %: +19 to +inf)");
        let lost = Elo { value: None, low: None, high: Some(-19.4) };
        assert_eq!(elo(&lost), "-inf (95 %: -inf to -19)");
    }

    #[test]
    fn a_long_list_of_duplicates_is_cut() {
        assert_eq!(duplicates(&[]), "none");
        let many: Vec<Duplicate> = (2..=13).map(|game| Duplicate { game, of: 1 }).collect();
        assert!(duplicates(&many).starts_with("12: games 2 (as 1), ") && duplicates(&many).ends_with("11 (as 1), ..."));
    }
}
