//! The report as text, for a terminal.

use std::fmt;

use liangyi_core::base::Color;

use super::figures::{FaultyGame, MatchReport, TimeFigures};
use super::words;
use crate::stats::Spread;

impl fmt::Display for MatchReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in &self.sides {
            writeln!(f, "{:?}: {}   ({})", side.entrant, side.name, side.command)?;
        }
        writeln!(f, "{}", words::conditions(&self.settings))?;
        writeln!(f, "{} of {} games\n", self.games, self.settings.games)?;
        if self.games == 0 {
            return Ok(());
        }
        write_results(f, self)?;
        write_spreads(f, self)?;
        write_times(f, self)?;
        write_endings(f, self)
    }
}

fn write_results(f: &mut fmt::Formatter<'_>, report: &MatchReport) -> fmt::Result {
    let a = &report.sides[0];
    if let (Some(rate), Some(elo)) = (&a.rate, &report.elo) {
        writeln!(f, "A against B   {}   {}   Elo {}", words::tally(&a.total), words::share(rate), words::elo(elo))?;
    }
    for color in Color::BOTH {
        let index = color.index();
        if let Some(rate) = &a.rate_by_color[index] {
            writeln!(f, "  A as {color:5}  {}   {}", words::tally(&a.by_color[index]), words::share(rate))?;
        }
    }
    writeln!(f, "  Black won    {}", words::tally(&report.black))?;
    if let Some(test) = &report.test {
        writeln!(f, "{}", words::test(test))?;
    }
    writeln!(f, "{}\n{}\n", words::points(report), words::QQ_RATING)
}

fn write_spreads(f: &mut fmt::Formatter<'_>, report: &MatchReport) -> fmt::Result {
    if let Some(margins) = &report.margins {
        let unit = report.settings.rules.unit.name();
        writeln!(f, "Margin of A  {}   ({unit}, {} games counted)", spread(margins, 1), margins.count)?;
    }
    if let Some(lengths) = &report.lengths {
        writeln!(f, "Length       {}   (moves)", spread(lengths, 0))?;
    }
    Ok(())
}

fn write_times(f: &mut fmt::Formatter<'_>, report: &MatchReport) -> fmt::Result {
    writeln!(f, "\nTime         moves   wall/move    cpu/move     slowest   wall total    cpu total   late  virtual")?;
    for side in &report.sides {
        writeln!(f, "  {:?}        {}", side.entrant, times(&side.effort))?;
        for color in Color::BOTH {
            writeln!(f, "    {color}  {}", times(&side.effort_by_color[color.index()]))?;
        }
    }
    Ok(())
}

fn write_endings(f: &mut fmt::Formatter<'_>, report: &MatchReport) -> fmt::Result {
    let reasons = report.reasons.iter().map(|(reason, count)| format!("{} {count}", reason.words()));
    writeln!(f, "\nEnded by     {}", reasons.collect::<Vec<_>>().join(", "))?;
    if let Some(dead) = words::dead_stones(report) {
        writeln!(f, "Dead stones  {dead}")?;
    }
    if let Some(scores) = words::final_scores(report) {
        writeln!(f, "Final score  {scores}")?;
    }
    writeln!(f, "Duplicates   {}", words::duplicates(&report.duplicates))?;
    if !report.faults.is_empty() {
        writeln!(f, "Faults")?;
    }
    for FaultyGame { game, entrant, color, reason, detail } in &report.faults {
        writeln!(f, "  game {game}, {entrant:?} as {color}: {}: {detail}", reason.words())?;
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
        words::seconds(times.wall_per_move, 3),
        words::seconds(times.cpu_per_move, 3),
        words::seconds(Some(times.slowest), 3),
        words::seconds(Some(times.wall), 1),
        words::seconds(times.cpu, 1),
        times.late,
        times.virtual_moves
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{EndReason, Entrant};
    use crate::testing::{games, settings};

    #[test]
    fn duplicates_and_faults_are_named() {
        let mut played = games(&[Some(Entrant::A), Some(Entrant::B), Some(Entrant::A)]);
        played[2].fingerprint = played[0].fingerprint.clone();
        played[1].verdict.reason = EndReason::Crash;
        let text = MatchReport::new(&settings(), &played).to_string();
        assert!(text.contains("1: games 3 (as 1)") && text.contains("game 2, A as White: crash"), "{text}");
    }

    #[test]
    fn the_rating_is_explained_where_it_is_shown() {
        let text = MatchReport::new(&settings(), &games(&[Some(Entrant::A)])).to_string();
        let place = |part: &str| text.find(part).unwrap_or_else(|| panic!("{part}: {text}"));
        assert!(place("QQ rating 5.0 (1 kyu) : -5.0 (2 kyu)") < place("QQ rating: both start at 0"));
        assert!(words::QQ_RATING.lines().all(|line| line.chars().count() <= 120));
    }

    #[test]
    fn a_clean_sweep_has_one_infinite_end() {
        let text = MatchReport::new(&settings(), &games(&[Some(Entrant::A); 4])).to_string();
        assert!(text.contains("Elo +inf (95 %: +"), "{text}");
        let text = MatchReport::new(&settings(), &games(&[Some(Entrant::B); 2])).to_string();
        assert!(text.contains("Elo -inf (95 %: -inf to "), "{text}");
    }

    #[test]
    fn a_match_without_games_has_a_report() {
        assert!(MatchReport::new(&settings(), &[]).to_string().ends_with("0 of 10 games\n\n"));
    }
}
