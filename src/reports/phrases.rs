//! Figures in words: phrases that the text and the page share.

use liangyi_arena::rating::QqRating;
use liangyi_arena::record::GameRecord;
use liangyi_arena::settings::MatchSettings;
use liangyi_arena::stats::{Interval, SprtDecision};
use liangyi_arena::visible::visible;

use super::figures::{Elo, MatchReport, SprtFigures, Tally};
use super::findings::Duplicate;
use crate::words::{Spoken, msg};

/// The conditions of a match.
pub fn conditions(settings: &MatchSettings, words: Spoken) -> String {
    let mut parts = vec![visible(&settings.ruleset).into_owned(), settings.size.to_string()];
    if settings.line_game().is_none() {
        parts.push(words.say(msg!("report-komi", komi = settings.rules.komi.to_string())));
    }
    parts.push(words.say(msg!("report-clock", clock = settings.time.to_string())));
    let [files, moves] = [settings.openings.len(), settings.opening_moves].map(|count| count.to_string());
    parts.extend(match (settings.openings.len(), settings.opening_moves) {
        (0, 0) => None,
        (0, _) => Some(words.say(msg!("report-random-moves", moves = moves))),
        (_, 0) => Some(words.say(msg!("report-openings", files = files))),
        (_, _) => Some(words.say(msg!("report-openings-and-moves", files = files, moves = moves))),
    });
    let judge = settings.judge.as_ref().map(|net| visible(net).into_owned());
    parts.extend(judge.map(|net| words.say(msg!("report-judge", network = net))));
    words.listed(&parts)
}

/// `6 of 20 games`, and of which part of the match.
pub fn played(report: &MatchReport, words: Spoken) -> String {
    let settings = &report.settings;
    let (games, all) = (report.games.to_string(), settings.numbers().count().to_string());
    let played = words.say(msg!("report-played", games = games, all = all));
    match settings.part {
        Some(part) => {
            let (part, all) = (part.to_string(), settings.games.to_string());
            words.say(msg!("report-played-part", played = played, part = part, all = all))
        }
        None => played,
    }
}

/// `61 won, 3 drawn, 36 lost`, in columns.
pub fn tally(tally: &Tally, words: Spoken) -> String {
    let Tally { wins, draws, losses } = tally;
    let (won, drawn, lost) = (format!("{wins:4}"), format!("{draws:3}"), format!("{losses:4}"));
    words.say(msg!("report-tally", won = won, drawn = drawn, lost = lost))
}

/// `62.5 % (95 %: 52.7 to 71.4)`, in columns.
pub fn share(share: &Interval, words: Spoken) -> String {
    let [low, high] = [share.low, share.high].map(|end| format!("{:.1}", 100.0 * end));
    words.say(msg!("report-share", share = format!("{:5.1}", 100.0 * share.value), low = low, high = high))
}

/// `+89 (95 %: +19 to +159)`.
pub fn elo(elo: &Elo, words: Spoken) -> String {
    let end = |value: Option<f64>, infinite: &str| value.map_or(infinite.to_string(), |value| format!("{value:+.0}"));
    // The interval of 0 % or 100 % has one finite end, which shows the sign of the value.
    let value = end(elo.value, if elo.low.is_some() { "+inf" } else { "-inf" });
    words.say(msg!("report-elo", elo = value, low = end(elo.low, "-inf"), high = end(elo.high, "+inf")))
}

/// A's share and the difference in Elo; `None` before the first game.
pub fn standing(report: &MatchReport, words: Spoken) -> Option<String> {
    let (rate, difference) = (report.sides[0].rate.as_ref()?, report.elo.as_ref()?);
    let rate = share(rate, words).trim().to_string();
    Some(words.say(msg!("report-standing", share = rate, elo = elo(difference, words))))
}

/// The state of the sequential test, which takes games in the order of their numbers.
pub fn test(test: &SprtFigures, words: Spoken) -> String {
    let SprtFigures { sprt, ratio, bound, decision, last, uncounted } = test;
    let [low, high] = [sprt.elo0, sprt.elo1].map(|elo| elo.to_string());
    let decided = words.say(match decision {
        SprtDecision::Open => msg!("report-test-open"),
        SprtDecision::Accepted => msg!("report-test-accepted", low = low.as_str(), high = high.as_str()),
        SprtDecision::Rejected => msg!("report-test-rejected", low = low.as_str(), high = high.as_str()),
    });
    let (later, last, next) = (uncounted.to_string(), last.to_string(), (last + 1).to_string());
    let games = match (decision, uncounted) {
        (SprtDecision::Open, 0) => String::new(),
        (SprtDecision::Open, _) => words.say(msg!("report-test-waits", count = later, game = next)),
        (_, 0) => words.say(msg!("report-test-by-game", game = last)),
        (_, _) => words.say(msg!("report-test-by-game-of-more", game = last, count = later)),
    };
    let range = words.say(msg!("report-test-range", low = low, high = high));
    let (ratio, bound) = (format!("{ratio:.2}"), format!("{bound:.2}"));
    words.say(msg!("report-test", range = range, ratio = ratio, bound = bound, decided = decided, games = games))
}

/// Match points and QQ ratings.
pub fn points(report: &MatchReport, words: Spoken) -> String {
    let points = &report.match_points;
    let rating = |qq: &QqRating| {
        let grade = words.say(match qq.level() {
            dan @ 1.. => msg!("grade-dan", number = dan.to_string()),
            kyu => msg!("grade-kyu", number = (1 - kyu).to_string()),
        });
        words.say(msg!("report-rating", rating = format!("{:.1}", qq.rating), grade = grade))
    };
    let ratings = report.qq.each_ref().map(rating).join(" : ");
    let both = points.points.map(|points| points.to_string()).join(" : ");
    words.say(msg!("report-points", points = both, games = points.games.to_string(), ratings = ratings))
}

/// How the QQ rating works: a paragraph of lines of at most 120 characters.
pub fn qq_rating(words: Spoken) -> String {
    words.say(msg!("report-qq-rating"))
}

/// Where the dead stones come from; `None` if no game was counted.
pub fn dead_stones(report: &MatchReport, words: Spoken) -> Option<String> {
    let count = |(name, count): (&String, &usize)| {
        words.say(msg!("report-count", name = name.as_str(), count = count.to_string()))
    };
    let counts: Vec<String> = report.settlements.iter().map(count).collect();
    let (sources, times) = (words.listed(&counts), report.resolutions.to_string());
    (!counts.is_empty()).then(|| words.say(msg!("report-dead-stones", sources = sources, times = times)))
}

/// How often the engines' results agree with the referee's; `None` if the engines were not queried.
pub fn final_scores(report: &MatchReport, words: Spoken) -> Option<String> {
    let (games, agreeing) = report.final_scores?;
    let [a, b] = agreeing.map(|count| count.to_string());
    Some(words.say(msg!("report-final-scores", games = games.to_string(), a = a, b = b)))
}

/// `none`, or `2: games 3 (as 1), 4 (as 1)`.
pub fn duplicates(duplicates: &[Duplicate], words: Spoken) -> String {
    const SHOWN: usize = 10;
    if duplicates.is_empty() {
        return words.say(msg!("report-none"));
    }
    let one = |duplicate: &Duplicate| {
        words.say(msg!("report-duplicate", game = duplicate.game.to_string(), of = duplicate.of.to_string()))
    };
    let mut shown: Vec<String> = duplicates.iter().take(SHOWN).map(one).collect();
    if duplicates.len() > SHOWN {
        shown.push("...".to_string());
    }
    words.say(msg!("report-duplicates", count = duplicates.len().to_string(), games = words.listed(&shown)))
}

/// What lies behind the end of a game, and what else is worth knowing of it; may be empty.
pub fn remarks(game: &GameRecord, words: Spoken) -> String {
    let cause = game.verdict.cause.iter().map(|cause| words.cause(cause));
    let all = cause.chain(game.notes.iter().map(|note| words.note(note)));
    all.map(|text| visible(&text).into_owned()).collect::<Vec<_>>().join("; ")
}

/// A time in seconds with `places` decimal places; `-` if unknown.
pub fn seconds(time: Option<f64>, places: usize) -> String {
    time.map_or("-".to_string(), |time| format!("{time:.places$} s"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::English;

    #[test]
    fn infinite_differences_have_a_sign() {
        let won = Elo { value: None, low: Some(19.4), high: None };
        assert_eq!(elo(&won, English), "+inf (95 %: +19 to +inf)");
        let lost = Elo { value: None, low: None, high: Some(-19.4) };
        assert_eq!(elo(&lost, English), "-inf (95 %: -inf to -19)");
    }

    #[test]
    fn a_long_list_of_duplicates_is_cut() {
        assert_eq!(duplicates(&[], English), "none");
        let many: Vec<Duplicate> = (2..=13).map(|game| Duplicate { game, of: 1 }).collect();
        let text = duplicates(&many, English);
        assert!(text.starts_with("12: games 2 (as 1), ") && text.ends_with("11 (as 1), ..."));
    }
}
