//! The report as text, for a terminal.

use std::fmt::{self, Write};

use liangyi_arena::stats::Spread;
use liangyi_core::base::Color;

use super::figures::MatchReport;
use super::findings::FaultyGame;
use super::phrases;
use super::times::TimeFigures;
use crate::words::Words;

/// The text, with the ends of games in these words.
pub fn text(report: &MatchReport, words: &dyn Words) -> String {
    let mut text = String::new();
    // Writing into a string does not fail.
    let _ = write_report(&mut text, report, words);
    text
}

fn write_report(f: &mut String, report: &MatchReport, words: &dyn Words) -> fmt::Result {
    for side in &report.sides {
        writeln!(f, "{:?}: {}   ({})", side.entrant, side.name, side.command)?;
    }
    writeln!(f, "{}", phrases::conditions(&report.settings))?;
    writeln!(f, "{}\n", phrases::played(report))?;
    if report.games == 0 {
        return Ok(());
    }
    write_results(f, report)?;
    write_spreads(f, report)?;
    write_times(f, report)?;
    write_endings(f, report, words)
}

fn write_results(f: &mut String, report: &MatchReport) -> fmt::Result {
    let a = &report.sides[0];
    if let (Some(rate), Some(elo)) = (&a.rate, &report.elo) {
        writeln!(
            f,
            "A against B   {}   {}   Elo {}",
            phrases::tally(&a.total),
            phrases::share(rate),
            phrases::elo(elo)
        )?;
    }
    for color in Color::BOTH {
        let index = color.index();
        if let Some(rate) = &a.rate_by_color[index] {
            writeln!(f, "  A as {color:5}  {}   {}", phrases::tally(&a.by_color[index]), phrases::share(rate))?;
        }
    }
    writeln!(f, "  Black won    {}", phrases::tally(&report.black))?;
    if let Some(test) = &report.test {
        writeln!(f, "{}", phrases::test(test))?;
    }
    writeln!(f, "{}\n{}\n", phrases::points(report), phrases::QQ_RATING)
}

fn write_spreads(f: &mut String, report: &MatchReport) -> fmt::Result {
    if let Some(margins) = &report.margins {
        let unit = report.settings.rules.unit.name();
        writeln!(f, "Margin of A  {}   ({unit}, {} games counted)", spread(margins, 1), margins.count)?;
    }
    if let Some(lengths) = &report.lengths {
        writeln!(f, "Length       {}   (moves)", spread(lengths, 0))?;
    }
    Ok(())
}

fn write_times(f: &mut String, report: &MatchReport) -> fmt::Result {
    writeln!(f, "\nTime         moves   wall/move    cpu/move     slowest   wall total    cpu total   late  virtual")?;
    for side in &report.sides {
        writeln!(f, "  {:?}        {}", side.entrant, times(&side.effort))?;
        for color in Color::BOTH {
            writeln!(f, "    {color}  {}", times(&side.effort_by_color[color.index()]))?;
        }
    }
    Ok(())
}

fn write_endings(f: &mut String, report: &MatchReport, words: &dyn Words) -> fmt::Result {
    let reasons = report.reasons.iter().map(|(reason, count)| format!("{} {count}", words.end_reason(*reason)));
    writeln!(f, "\nEnded by     {}", reasons.collect::<Vec<_>>().join(", "))?;
    if let Some(dead) = phrases::dead_stones(report) {
        writeln!(f, "Dead stones  {dead}")?;
    }
    if let Some(scores) = phrases::final_scores(report) {
        writeln!(f, "Final score  {scores}")?;
    }
    writeln!(f, "Duplicates   {}", phrases::duplicates(&report.duplicates))?;
    if !report.faults.is_empty() {
        writeln!(f, "Faults")?;
    }
    for FaultyGame { game, entrant, color, reason, detail } in &report.faults {
        writeln!(f, "  game {game}, {entrant:?} as {color}: {}: {detail}", words.end_reason(*reason))?;
    }
    Ok(())
}

fn spread(spread: &Spread, places: usize) -> String {
    format!(
        "mean {:.1} (sd {:.1}), least {:.places$}, quartiles {:.places$} / {:.places$} / {:.places$}, \
         greatest {:.places$}",
        spread.mean,
        spread.deviation,
        spread.least,
        spread.lower_quartile,
        spread.median,
        spread.upper_quartile,
        spread.greatest
    )
}

fn times(times: &TimeFigures) -> String {
    format!(
        "{:8}  {:>10}  {:>10}  {:>10}  {:>11}  {:>11}  {:5}  {:7}",
        times.moves,
        phrases::seconds(times.wall_per_move, 3),
        phrases::seconds(times.cpu_per_move, 3),
        phrases::seconds(Some(times.slowest), 3),
        phrases::seconds(Some(times.wall), 1),
        phrases::seconds(times.cpu, 1),
        times.late,
        times.virtual_moves
    )
}

#[cfg(test)]
mod tests {
    use liangyi_arena::record::{EndReason, Entrant, GameRecord};
    use liangyi_arena::settings::MatchSettings;

    use super::*;
    use crate::reports::testing::{games, settings};
    use crate::words::English;

    fn shown(games: &[GameRecord]) -> String {
        text(&MatchReport::new(&settings(), games, &English), &English)
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
        assert!(phrases::QQ_RATING.lines().all(|line| line.chars().count() <= 120));
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
        let text = text(&MatchReport::new(&part, played, &English), &English);
        assert!(text.contains("\n2 of 4 games, part 2/3 of a match of 10\n"), "{text}");
    }

    #[test]
    fn a_match_without_games_has_a_report() {
        assert!(shown(&[]).ends_with("0 of 10 games\n\n"));
    }
}
