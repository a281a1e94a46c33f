//! Figures in words: the phrases that the page and the text of a report share, and the text, for a terminal.

use std::fmt::{self, Write};

use liangyi_arena::rating::QqRating;
use liangyi_arena::record::{EndReason, GameRecord};
use liangyi_arena::settings::MatchSettings;
use liangyi_arena::stats::{Interval, Spread, SprtDecision};
use liangyi_arena::visible::visible;
use liangyi_core::base::Color;
use liangyi_core::time::TimeControl;

use super::figures::{Elo, MatchReport, SprtFigures, Tally, TimeFigures};
use super::findings::{Duplicate, FaultyGame};
use crate::show::words::{Language, Message, aligned, msg, padded};

/// The conditions of a match.
pub fn conditions(settings: &MatchSettings, words: Language) -> String {
    let mut parts = vec![visible(&settings.ruleset).into_owned(), settings.size.to_string()];
    if settings.line_game().is_none() {
        parts.push(words.say(msg!("report-komi", komi = settings.rules.komi.to_string())));
    }
    parts.push(words.say(match settings.time {
        TimeControl::Unlimited => msg!("report-no-clock"),
        clock => msg!("report-clock", clock = clock.to_string()),
    }));
    let [files, moves] = [settings.openings.len(), settings.opening_moves].map(|count| count.to_string());
    parts.extend(match (settings.openings.len(), settings.opening_moves) {
        (0, 0) => None,
        (0, _) => Some(words.say(msg!("report-random-moves", moves = moves))),
        (_, 0) => Some(words.say(msg!("report-openings", files = files))),
        (_, _) => Some(words.say(msg!("report-openings-and-moves", files = files, moves = moves))),
    });
    if !settings.opening_rule.is_free() {
        parts.push(settings.opening_rule.title().to_string());
    }
    let judge = settings.judge.as_ref().map(|net| visible(net).into_owned());
    parts.extend(judge.map(|net| words.say(msg!("report-judge", network = net))));
    words.listed(&parts)
}

/// `6 of 20 games`, and of which part of the match.
pub fn played(report: &MatchReport, words: Language) -> String {
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
pub fn tally(tally: &Tally, words: Language) -> String {
    let Tally { wins, draws, losses } = tally;
    let (won, drawn, lost) = (format!("{wins:4}"), format!("{draws:3}"), format!("{losses:4}"));
    words.say(msg!("report-tally", won = won, drawn = drawn, lost = lost))
}

/// `62.5 % (95 %: 52.7 to 71.4)`, in columns.
pub fn share(share: &Interval, words: Language) -> String {
    let [low, high] = [share.low, share.high].map(|end| format!("{:.1}", 100.0 * end));
    words.say(msg!("report-share", share = format!("{:5.1}", 100.0 * share.value), low = low, high = high))
}

/// `+89 (95 %: +19 to +159)`.
pub fn elo(elo: &Elo, words: Language) -> String {
    let end = |value: Option<f64>, infinite: &str| value.map_or(infinite.to_string(), |value| format!("{value:+.0}"));
    // The interval of 0 % or 100 % has one finite end, which shows the sign of the value.
    let value = end(elo.value, if elo.low.is_some() { "+inf" } else { "-inf" });
    words.say(msg!("report-elo", elo = value, low = end(elo.low, "-inf"), high = end(elo.high, "+inf")))
}

/// A's share and the difference in Elo; `None` before the first game.
pub fn standing(report: &MatchReport, words: Language) -> Option<String> {
    let (rate, difference) = (report.sides[0].rate.as_ref()?, report.elo.as_ref()?);
    let rate = share(rate, words).trim().to_string();
    Some(words.say(msg!("report-standing", share = rate, elo = elo(difference, words))))
}

/// The state of the sequential test, which takes games in the order of their numbers.
pub fn test(test: &SprtFigures, words: Language) -> String {
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
pub fn points(report: &MatchReport, words: Language) -> String {
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
pub fn qq_rating(words: Language) -> String {
    words.say(msg!("report-qq-rating"))
}

/// Where the dead stones come from; `None` if no game was counted.
pub fn dead_stones(report: &MatchReport, words: Language) -> Option<String> {
    let count = |(name, count): (&String, &usize)| {
        words.say(msg!("report-count", name = name.as_str(), count = count.to_string()))
    };
    let counts: Vec<String> = report.settlements.iter().map(count).collect();
    let (sources, times) = (words.listed(&counts), report.resolutions.to_string());
    (!counts.is_empty()).then(|| words.say(msg!("report-dead-stones", sources = sources, times = times)))
}

/// How often the engines' results agree with the referee's; `None` if the engines were not queried.
pub fn final_scores(report: &MatchReport, words: Language) -> Option<String> {
    let (games, agreeing) = report.final_scores?;
    let [a, b] = agreeing.map(|count| count.to_string());
    Some(words.say(msg!("report-final-scores", games = games.to_string(), a = a, b = b)))
}

/// `none`, or `2: games 3 (as 1), 4 (as 1)`.
pub fn duplicates(duplicates: &[Duplicate], words: Language) -> String {
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
pub fn remarks(game: &GameRecord, words: Language) -> String {
    let cause = game.verdict.cause.iter().map(|cause| words.cause(cause));
    let all = cause.chain(game.notes.iter().map(|note| words.note(note)));
    all.map(|text| visible(&text).into_owned()).collect::<Vec<_>>().join("; ")
}

/// A time in seconds with `places` decimal places; `-` if unknown.
pub fn seconds(time: Option<f64>, places: usize) -> String {
    time.map_or("-".to_string(), |time| format!("{time:.places$} s"))
}

/// The text in a language.
pub fn text(report: &MatchReport, words: Language) -> String {
    let mut text = String::new();
    // Writing into a string does not fail.
    let _ = write_report(&mut text, report, words);
    text
}

fn write_report(f: &mut String, report: &MatchReport, words: Language) -> fmt::Result {
    for side in &report.sides {
        writeln!(f, "{:?}: {}   ({})", side.entrant, side.name, side.command)?;
    }
    writeln!(f, "{}", conditions(&report.settings, words))?;
    writeln!(f, "{}\n", played(report, words))?;
    if report.games == 0 {
        return Ok(());
    }
    write_results(f, report, words)?;
    write_spreads(f, report, words)?;
    write_times(f, report, words)?;
    write_endings(f, report, words)
}

/// The name of a line, in as many columns.
fn name(message: Message<'_>, width: usize, words: Language) -> String {
    padded(&words.say(message), width)
}

fn write_results(f: &mut String, report: &MatchReport, words: Language) -> fmt::Result {
    let a = &report.sides[0];
    if let (Some(rate), Some(difference)) = (&a.rate, &report.elo) {
        let (tally, share) = (tally(&a.total, words), share(rate, words));
        let name = name(msg!("report-a-against-b"), 14, words);
        writeln!(f, "{name}{tally}   {share}   Elo {}", elo(difference, words))?;
    }
    for color in Color::BOTH {
        let index = color.index();
        if let Some(rate) = &a.rate_by_color[index] {
            let (tally, share) = (tally(&a.by_color[index], words), share(rate, words));
            let name = name(msg!("report-a-as", side = words.side(color)), 12, words);
            writeln!(f, "  {name}{tally}   {share}")?;
        }
    }
    let black = tally(&report.black, words);
    writeln!(f, "  {}{black}", name(msg!("report-black-won"), 13, words))?;
    if let Some(figures) = &report.test {
        writeln!(f, "{}", test(figures, words))?;
    }
    writeln!(f, "{}\n{}\n", points(report, words), qq_rating(words))
}

fn write_spreads(f: &mut String, report: &MatchReport, words: Language) -> fmt::Result {
    if let Some(margins) = &report.margins {
        let unit = words.unit(report.settings.rules.unit);
        let what = words.say(msg!("report-of-counted", unit = unit, games = margins.count.to_string()));
        writeln!(f, "{}{}   {what}", name(msg!("report-margin-of-a"), 13, words), spread(margins, 1, words))?;
    }
    if let Some(lengths) = &report.lengths {
        let what = words.say(msg!("report-of-moves"));
        writeln!(f, "{}{}   {what}", name(msg!("report-length"), 13, words), spread(lengths, 0, words))?;
    }
    Ok(())
}

/// The widths of the columns of times.
const TIMES: [usize; 8] = [8, 10, 10, 10, 11, 11, 5, 7];

fn write_times(f: &mut String, report: &MatchReport, words: Language) -> fmt::Result {
    let titles = [
        msg!("report-moves"),
        msg!("report-wall-per-move"),
        msg!("report-cpu-per-move"),
        msg!("report-slowest"),
        msg!("report-wall-total"),
        msg!("report-cpu-total"),
        msg!("report-late"),
        msg!("report-virtual"),
    ]
    .map(|title| words.say(title));
    writeln!(f, "\n{}{}", name(msg!("report-time"), 10, words), in_columns(titles))?;
    for side in &report.sides {
        writeln!(f, "  {}{}", padded(&format!("{:?}", side.entrant), 9), times(&side.effort))?;
        for color in Color::BOTH {
            writeln!(f, "    {}{}", padded(&words.side(color), 7), times(&side.effort_by_color[color.index()]))?;
        }
    }
    Ok(())
}

fn write_endings(f: &mut String, report: &MatchReport, words: Language) -> fmt::Result {
    let reason = |(reason, count): (&EndReason, &usize)| {
        words.say(msg!("report-count", name = words.end_reason(*reason), count = count.to_string()))
    };
    let reasons: Vec<String> = report.reasons.iter().map(reason).collect();
    writeln!(f, "\n{}{}", name(msg!("report-ended-by"), 13, words), words.listed(&reasons))?;
    if let Some(dead) = dead_stones(report, words) {
        writeln!(f, "{}{dead}", name(msg!("report-dead"), 13, words))?;
    }
    if let Some(scores) = final_scores(report, words) {
        writeln!(f, "{}{scores}", name(msg!("report-final-score"), 13, words))?;
    }
    let duplicates = duplicates(&report.duplicates, words);
    writeln!(f, "{}{duplicates}", name(msg!("report-duplicate-games"), 13, words))?;
    if !report.faults.is_empty() {
        writeln!(f, "{}", words.say(msg!("report-faults")))?;
    }
    for FaultyGame { game, entrant, color, reason, detail } in &report.faults {
        let (entrant, reason) = (format!("{entrant:?}"), words.end_reason(*reason));
        let (game, side, detail) = (game.to_string(), words.side(*color), detail.as_str());
        let fault = msg!("report-fault", game = game, entrant = entrant, side = side, reason = reason, detail = detail);
        writeln!(f, "  {}", words.say(fault))?;
    }
    Ok(())
}

fn spread(spread: &Spread, places: usize, words: Language) -> String {
    let [mean, deviation] = [spread.mean, spread.deviation].map(|value| format!("{value:.1}"));
    let [least, lower, median, upper, greatest] =
        [spread.least, spread.lower_quartile, spread.median, spread.upper_quartile, spread.greatest]
            .map(|value| format!("{value:.places$}"));
    let quartiles = [lower, median, upper].join(" / ");
    words.say(msg!(
        "report-spread",
        mean = mean,
        deviation = deviation,
        least = least,
        quartiles = quartiles,
        greatest = greatest
    ))
}

fn times(times: &TimeFigures) -> String {
    in_columns([
        times.moves.to_string(),
        seconds(times.wall_per_move, 3),
        seconds(times.cpu_per_move, 3),
        seconds(Some(times.slowest), 3),
        seconds(Some(times.wall), 1),
        seconds(times.cpu, 1),
        times.late.to_string(),
        times.virtual_moves.to_string(),
    ])
}

fn in_columns(cells: [String; 8]) -> String {
    cells.iter().zip(TIMES).map(|(cell, width)| aligned(cell, width)).collect::<Vec<_>>().join("  ")
}

#[cfg(test)]
mod tests {
    use liangyi_arena::record::Entrant;

    use super::*;
    use crate::show::reports::testing::{games, settings};
    use crate::show::words::{English, Language, columns};

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

    fn shown(games: &[GameRecord]) -> String {
        text(&MatchReport::new(&settings(), games, English), English)
    }

    #[test]
    fn duplicates_and_faults_are_named() {
        let mut played = games(&[Some(Entrant::A), Some(Entrant::B), Some(Entrant::A)]);
        played[2].fingerprint = played[0].fingerprint.clone();
        played[1].verdict.reason = EndReason::Crash;
        let text = shown(&played);
        assert!(text.contains("1: games 3 (as 1)") && text.contains("game 2, A as White: crash"), "{text}");
    }

    #[test]
    fn the_rating_is_explained_where_it_is_shown() {
        let text = shown(&games(&[Some(Entrant::A)]));
        let place = |part: &str| text.find(part).unwrap_or_else(|| panic!("{part}: {text}"));
        assert!(place("QQ rating 5.0 (1 kyu) : -5.0 (2 kyu)") < place("QQ rating: both start at 0"));
        assert!(qq_rating(English).lines().all(|line| line.chars().count() <= 120));
    }

    #[test]
    fn a_clean_sweep_has_one_infinite_end() {
        let text = shown(&games(&[Some(Entrant::A); 4]));
        assert!(text.contains("Elo +inf (95 %: +"), "{text}");
        let text = shown(&games(&[Some(Entrant::B); 2]));
        assert!(text.contains("Elo -inf (95 %: -inf to "), "{text}");
    }

    #[test]
    fn a_match_without_a_clock_says_so_in_words() {
        let without = MatchSettings { time: TimeControl::Unlimited, ..settings() };
        let told = Language::ALL.map(|words| conditions(&without, words));
        assert!(told[0].contains(", time none") && told[1].contains("，用时不限"), "{told:?}");
        let timed = MatchSettings { time: "10m+5s".parse().unwrap(), ..settings() };
        assert!(conditions(&timed, Language::Simplified).contains("用时10m+5s"));
        assert!(told[1..].iter().all(|told| !told.contains("none")), "{told:?}");
    }

    #[test]
    fn a_part_of_a_match_says_so() {
        let part = MatchSettings { part: Some("2/3".parse().unwrap()), ..settings() };
        let played = &games(&[Some(Entrant::A); 4])[2..];
        let text = text(&MatchReport::new(&part, played, English), English);
        assert!(text.contains("\n2 of 4 games, part 2/3 of a match of 10\n"), "{text}");
    }

    #[test]
    fn columns_stand_below_each_other_in_every_language() {
        for words in Language::ALL {
            let text = text(&MatchReport::new(&settings(), &games(&[Some(Entrant::A); 4]), words), words);
            let lines: Vec<&str> = text.lines().collect();
            let time = name(msg!("report-time"), 10, words);
            let title = lines.iter().position(|line| line.starts_with(&time)).expect("the table of times");
            // Its titles begin a column further to the left than the cells.
            let widths: Vec<usize> = lines[title..=title + 6].iter().map(|line| columns(line)).collect();
            assert_eq!(widths[1..], [widths[0] + 1; 6], "{text}");
        }
    }

    #[test]
    fn a_match_without_games_has_a_report() {
        assert!(shown(&[]).ends_with("0 of 10 games\n\n"));
    }
}
