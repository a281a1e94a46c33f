//! The report as text, for a terminal.

use std::fmt::{self, Write};

use liangyi_arena::record::EndReason;
use liangyi_arena::stats::Spread;
use liangyi_core::base::Color;

use super::figures::MatchReport;
use super::findings::FaultyGame;
use super::phrases;
use super::times::TimeFigures;
use crate::words::{Message, Spoken, aligned, msg, padded};

/// The text in a language.
pub fn text(report: &MatchReport, words: Spoken) -> String {
    let mut text = String::new();
    // Writing into a string does not fail.
    let _ = write_report(&mut text, report, words);
    text
}

fn write_report(f: &mut String, report: &MatchReport, words: Spoken) -> fmt::Result {
    for side in &report.sides {
        writeln!(f, "{:?}: {}   ({})", side.entrant, side.name, side.command)?;
    }
    writeln!(f, "{}", phrases::conditions(&report.settings, words))?;
    writeln!(f, "{}\n", phrases::played(report, words))?;
    if report.games == 0 {
        return Ok(());
    }
    write_results(f, report, words)?;
    write_spreads(f, report, words)?;
    write_times(f, report, words)?;
    write_endings(f, report, words)
}

/// The name of a line, in as many columns.
fn name(message: Message<'_>, width: usize, words: Spoken) -> String {
    padded(&words.say(message), width)
}

fn write_results(f: &mut String, report: &MatchReport, words: Spoken) -> fmt::Result {
    let a = &report.sides[0];
    if let (Some(rate), Some(elo)) = (&a.rate, &report.elo) {
        let (tally, share) = (phrases::tally(&a.total, words), phrases::share(rate, words));
        let name = name(msg!("report-a-against-b"), 14, words);
        writeln!(f, "{name}{tally}   {share}   Elo {}", phrases::elo(elo, words))?;
    }
    for color in Color::BOTH {
        let index = color.index();
        if let Some(rate) = &a.rate_by_color[index] {
            let (tally, share) = (phrases::tally(&a.by_color[index], words), phrases::share(rate, words));
            let name = name(msg!("report-a-as", side = words.side(color)), 12, words);
            writeln!(f, "  {name}{tally}   {share}")?;
        }
    }
    let black = phrases::tally(&report.black, words);
    writeln!(f, "  {}{black}", name(msg!("report-black-won"), 13, words))?;
    if let Some(test) = &report.test {
        writeln!(f, "{}", phrases::test(test, words))?;
    }
    writeln!(f, "{}\n{}\n", phrases::points(report, words), phrases::qq_rating(words))
}

fn write_spreads(f: &mut String, report: &MatchReport, words: Spoken) -> fmt::Result {
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

fn write_times(f: &mut String, report: &MatchReport, words: Spoken) -> fmt::Result {
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

fn write_endings(f: &mut String, report: &MatchReport, words: Spoken) -> fmt::Result {
    let reason = |(reason, count): (&EndReason, &usize)| {
        words.say(msg!("report-count", name = words.end_reason(*reason), count = count.to_string()))
    };
    let reasons: Vec<String> = report.reasons.iter().map(reason).collect();
    writeln!(f, "\n{}{}", name(msg!("report-ended-by"), 13, words), words.listed(&reasons))?;
    if let Some(dead) = phrases::dead_stones(report, words) {
        writeln!(f, "{}{dead}", name(msg!("report-dead"), 13, words))?;
    }
    if let Some(scores) = phrases::final_scores(report, words) {
        writeln!(f, "{}{scores}", name(msg!("report-final-score"), 13, words))?;
    }
    let duplicates = phrases::duplicates(&report.duplicates, words);
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

fn spread(spread: &Spread, places: usize, words: Spoken) -> String {
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
        phrases::seconds(times.wall_per_move, 3),
        phrases::seconds(times.cpu_per_move, 3),
        phrases::seconds(Some(times.slowest), 3),
        phrases::seconds(Some(times.wall), 1),
        phrases::seconds(times.cpu, 1),
        times.late.to_string(),
        times.virtual_moves.to_string(),
    ])
}

fn in_columns(cells: [String; 8]) -> String {
    cells.iter().zip(TIMES).map(|(cell, width)| aligned(cell, width)).collect::<Vec<_>>().join("  ")
}

#[cfg(test)]
mod tests {
    use liangyi_arena::record::{EndReason, Entrant, GameRecord};
    use liangyi_arena::settings::MatchSettings;

    use super::*;
    use crate::reports::testing::{games, settings};
    use crate::words::{English, Spoken, columns};

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
        assert!(phrases::qq_rating(English).lines().all(|line| line.chars().count() <= 120));
    }

    #[test]
    fn a_clean_sweep_has_one_infinite_end() {
        let text = shown(&games(&[Some(Entrant::A); 4]));
        assert!(text.contains("Elo +inf (95 %: +"), "{text}");
        let text = shown(&games(&[Some(Entrant::B); 2]));
        assert!(text.contains("Elo -inf (95 %: -inf to "), "{text}");
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
        for words in Spoken::ALL {
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
