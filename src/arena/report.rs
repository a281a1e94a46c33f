//! What a match shows: computed from its settings and games, written as text. JSON is the same structure; the page is
//! [`super::page`]'s.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

use serde::Serialize;

use super::rating::{MatchPoints, QqRating, match_points, qq_ratings};
use super::record::{Entrant, GameRecord, Reason, Settlement};
use super::settings::Settings;
use super::stats::{Decision, Estimate, Spread, Sprt, elo, rate};
use crate::base::Color;

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Games won.
    pub wins: usize,
    /// Games drawn.
    pub draws: usize,
    /// Games lost.
    pub losses: usize,
}

impl Tally {
    /// How many games.
    pub fn games(&self) -> usize {
        self.wins + self.draws + self.losses
    }

    /// Points: a draw is half of one.
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }

    fn count<'a>(games: impl Iterator<Item = &'a GameRecord>, entrant: Entrant) -> Tally {
        games.fold(Tally::default(), |mut tally, game| {
            match game.winning_entrant() {
                None => tally.draws += 1,
                Some(winner) if winner == entrant => tally.wins += 1,
                Some(_) => tally.losses += 1,
            }
            tally
        })
    }
}

/// A difference in Elo; an end is missing where it is infinite.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    /// The value.
    pub value: Option<f64>,
    /// The lower end of the 95 % interval.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

/// What a program did with its time.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effort {
    /// Moves thought about.
    pub moves: u64,
    /// Wall time for a move, in seconds.
    pub wall_per_move: Option<f64>,
    /// CPU time for a move, in seconds, over the games where it is known.
    pub cpu_per_move: Option<f64>,
    /// The longest move, in seconds.
    pub slowest: f64,
    /// Wall time of the match, in seconds.
    pub wall: f64,
    /// CPU time of the match, in seconds, over the games where it is known.
    pub cpu: Option<f64>,
    /// Moves within the grace after the clock had run out.
    pub late: u64,
    /// Virtual moves.
    pub virtual_moves: u64,
}

/// One of the two programs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Side {
    /// Who.
    pub entrant: Entrant,
    /// What it calls itself.
    pub name: String,
    /// How it is started.
    pub command: String,
    /// All its games.
    pub total: Tally,
    /// Its games by colour, Black first.
    pub by_color: [Tally; 2],
    /// Its share of the points.
    pub rate: Option<Estimate>,
    /// Its share of the points by colour, Black first.
    pub rate_by_color: [Option<Estimate>; 2],
    /// Why it lost, and how often.
    pub losses_by: BTreeMap<Reason, usize>,
    /// What it did with its time.
    pub effort: Effort,
    /// The same by colour, Black first.
    pub effort_by_color: [Effort; 2],
}

/// The test of a match.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Test {
    /// Between which differences.
    pub sprt: Sprt,
    /// The log-likelihood ratio.
    pub ratio: f64,
    /// Where it ends, either way.
    pub bound: f64,
    /// What it has shown.
    pub decision: Decision,
}

/// A game with the same moves as an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Duplicate {
    /// The game.
    pub game: usize,
    /// The first with these moves.
    pub of: usize,
}

/// A game that ended because a program broke down or broke the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FaultSeen {
    /// The game.
    pub game: usize,
    /// Whose fault.
    pub entrant: Entrant,
    /// Its colour.
    pub color: Color,
    /// What.
    pub reason: Reason,
    /// More on that.
    pub detail: String,
}

/// The report on a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// What was agreed on.
    pub settings: Settings,
    /// Games finished.
    pub games: usize,
    /// The programs, A first.
    pub sides: [Side; 2],
    /// How much stronger A is.
    pub elo: Option<Elo>,
    /// The test, where one was asked for.
    pub test: Option<Test>,
    /// Games Black won, White won, and draws.
    pub black: Tally,
    /// By how much A won the games that were counted; negative where it lost.
    pub margins: Option<Spread>,
    /// Moves of a game.
    pub lengths: Option<Spread>,
    /// How games ended.
    pub reasons: BTreeMap<Reason, usize>,
    /// How dead stones were settled.
    pub settlements: BTreeMap<String, usize>,
    /// How often play was resumed.
    pub resolutions: u64,
    /// Games in which both programs were asked for the result, and in how many each agreed with the referee.
    pub final_scores: Option<(usize, [usize; 2])>,
    /// Games that were played before.
    pub duplicates: Vec<Duplicate>,
    /// What went wrong.
    pub faults: Vec<FaultSeen>,
    /// Match points of the null-move rules.
    pub match_points: MatchPoints,
    /// QQ ratings, both programs having begun at 0.
    pub qq: [QqRating; 2],
}

impl Report {
    /// Sums a match up; the games are in order.
    pub fn new(settings: &Settings, games: &[GameRecord]) -> Report {
        let sides = Entrant::BOTH.map(|entrant| side(settings, games, entrant));
        let total = sides[0].total;
        let finite = |value: f64| value.is_finite().then_some(value);
        let of = |estimate: Estimate| Elo {
            value: finite(elo(estimate.value)),
            low: finite(elo(estimate.low)),
            high: finite(elo(estimate.high)),
        };
        let test = settings.sprt.map(|sprt| Test {
            sprt,
            ratio: sprt.ratio(total.points(), games.len()),
            bound: Sprt::bound(),
            decision: sprt.decision(total.points(), games.len()),
        });
        let mut reasons = BTreeMap::new();
        let mut settlements = BTreeMap::new();
        for game in games {
            *reasons.entry(game.reason).or_insert(0) += 1;
            if let Some(settlement) = game.settlement {
                *settlements.entry(settlement_words(settlement).to_string()).or_insert(0) += 1;
            }
        }
        let black_wins = games.iter().filter(|game| game.winner == Some(Color::Black)).count();
        let margins: Vec<f64> = games.iter().filter_map(margin_of_a).collect();
        let lengths: Vec<f64> = games.iter().map(|game| game.moves as f64).collect();
        Report {
            settings: settings.clone(),
            games: games.len(),
            elo: sides[0].rate.map(of),
            test,
            black: Tally { wins: black_wins, draws: total.draws, losses: games.len() - total.draws - black_wins },
            margins: Spread::of(&margins),
            lengths: Spread::of(&lengths),
            reasons,
            settlements,
            resolutions: games.iter().map(|game| u64::from(game.resolutions)).sum(),
            final_scores: final_scores(games),
            duplicates: duplicates(games),
            faults: faults(games),
            match_points: match_points(games),
            qq: qq_ratings(games, 0.0),
            sides,
        }
    }

    /// As text, for a terminal.
    pub fn text(&self) -> String {
        // Writing to a string cannot fail.
        let mut text = String::new();
        self.write_text(&mut text).unwrap_or_default();
        text
    }

    fn write_text(&self, out: &mut String) -> std::fmt::Result {
        let settings = &self.settings;
        for side in &self.sides {
            writeln!(out, "{:?}: {}   ({})", side.entrant, side.name, side.command)?;
        }
        writeln!(out, "{}", conditions_line(settings))?;
        writeln!(out, "{} of {} games\n", self.games, settings.games)?;
        let Some(a) = self.sides[0].rate else { return Ok(()) };
        writeln!(
            out,
            "A against B   {}   {}   Elo {}",
            tally_text(&self.sides[0].total),
            percent(&a),
            self.elo.as_ref().map_or(String::new(), elo_text)
        )?;
        for color in Color::BOTH {
            let index = color.index();
            if let Some(rate) = &self.sides[0].rate_by_color[index] {
                writeln!(out, "  A as {color:5}  {}   {}", tally_text(&self.sides[0].by_color[index]), percent(rate))?;
            }
        }
        writeln!(out, "  Black won    {}", tally_text(&self.black))?;
        if let Some(test) = &self.test {
            writeln!(
                out,
                "SPRT {} to {} Elo: log-likelihood ratio {:.2} of {:.2}, {}",
                test.sprt.elo0,
                test.sprt.elo1,
                test.ratio,
                test.bound,
                decision_text(test.decision, &test.sprt)
            )?;
        }
        writeln!(
            out,
            "Match points {} : {} in {} games; QQ rating {:.1} ({}) : {:.1} ({})\n",
            self.match_points.points[0],
            self.match_points.points[1],
            self.match_points.games,
            self.qq[0].rating,
            self.qq[0].grade,
            self.qq[1].rating,
            self.qq[1].grade
        )?;
        let unit = settings.rules.unit.name();
        if let Some(margins) = &self.margins {
            writeln!(out, "Margin of A  {}   ({unit}, {} games counted)", spread_text(margins, 1), margins.count)?;
        }
        if let Some(lengths) = &self.lengths {
            writeln!(out, "Length       {}   (moves)", spread_text(lengths, 0))?;
        }
        writeln!(
            out,
            "\nTime         moves   wall/move    cpu/move     slowest   wall total    cpu total   late  virtual"
        )?;
        for side in &self.sides {
            writeln!(out, "  {:?}        {}", side.entrant, effort_text(&side.effort))?;
            for color in Color::BOTH {
                writeln!(out, "    {color}  {}", effort_text(&side.effort_by_color[color.index()]))?;
            }
        }
        let list = |counts: &mut dyn Iterator<Item = (String, usize)>| {
            counts.map(|(name, count)| format!("{name} {count}")).collect::<Vec<_>>().join(", ")
        };
        let mut reasons = self.reasons.iter().map(|(reason, count)| (reason.words().to_string(), *count));
        writeln!(out, "\nEnded by     {}", list(&mut reasons))?;
        if !self.settlements.is_empty() {
            let mut settlements = self.settlements.iter().map(|(name, count)| (name.clone(), *count));
            writeln!(out, "Dead stones  {}; play resumed {} times", list(&mut settlements), self.resolutions)?;
        }
        if let Some((asked, agreed)) = self.final_scores {
            writeln!(
                out,
                "Final score  of {asked} games A agrees with the referee on {}, B on {}",
                agreed[0], agreed[1]
            )?;
        }
        writeln!(out, "Duplicates   {}", duplicates_text(&self.duplicates))?;
        if !self.faults.is_empty() {
            writeln!(out, "Faults")?;
        }
        for fault in &self.faults {
            let FaultSeen { game, entrant, color, reason, detail } = fault;
            writeln!(out, "  game {game}, {entrant:?} as {color}: {}: {detail}", reason.words())?;
        }
        Ok(())
    }
}

fn side(settings: &Settings, games: &[GameRecord], entrant: Entrant) -> Side {
    let of_color = |color: Color| games.iter().filter(move |game| game.color(entrant) == color);
    let total = Tally::count(games.iter(), entrant);
    let by_color = Color::BOTH.map(|color| Tally::count(of_color(color), entrant));
    let mut losses_by = BTreeMap::new();
    for game in games.iter().filter(|game| game.winning_entrant() == Some(entrant.opponent())) {
        *losses_by.entry(game.reason).or_insert(0) += 1;
    }
    Side {
        entrant,
        name: settings.names[entrant.index()].clone(),
        command: settings.programs[entrant.index()].command.clone(),
        total,
        by_color,
        rate: rate(total.points(), total.games()),
        rate_by_color: by_color.map(|tally| rate(tally.points(), tally.games())),
        losses_by,
        effort: effort(&mut games.iter(), entrant),
        effort_by_color: Color::BOTH.map(|color| effort(&mut of_color(color), entrant)),
    }
}

fn effort(games: &mut dyn Iterator<Item = &GameRecord>, entrant: Entrant) -> Effort {
    let mut sum = Effort {
        moves: 0,
        wall_per_move: None,
        cpu_per_move: None,
        slowest: 0.0,
        wall: 0.0,
        cpu: None,
        late: 0,
        virtual_moves: 0,
    };
    let mut moves_with_cpu = 0;
    for game in games {
        let index = game.color(entrant).index();
        let moves = u64::from(game.thought[index]);
        sum.moves += moves;
        sum.wall += game.wall[index];
        sum.slowest = sum.slowest.max(game.slowest[index]);
        sum.late += u64::from(game.late[index]);
        sum.virtual_moves += u64::from(game.virtual_moves[index]);
        if let Some(cpu) = game.cpu[index] {
            sum.cpu = Some(sum.cpu.unwrap_or(0.0) + cpu);
            moves_with_cpu += moves;
        }
    }
    sum.wall_per_move = (sum.moves > 0).then(|| sum.wall / sum.moves as f64);
    sum.cpu_per_move = sum.cpu.filter(|_| moves_with_cpu > 0).map(|cpu| cpu / moves_with_cpu as f64);
    sum
}

/// By how much A won a counted game.
pub fn margin_of_a(game: &GameRecord) -> Option<f64> {
    game.margin.map(|margin| margin * f64::from(game.color(Entrant::A).sign()))
}

fn duplicates(games: &[GameRecord]) -> Vec<Duplicate> {
    let mut first: HashMap<&str, usize> = HashMap::new();
    let mut found = Vec::new();
    for game in games {
        match first.get(game.fingerprint.as_str()) {
            Some(&of) => found.push(Duplicate { game: game.game, of }),
            None => {
                first.insert(&game.fingerprint, game.game);
            }
        }
    }
    found
}

fn faults(games: &[GameRecord]) -> Vec<FaultSeen> {
    let fault = |game: &GameRecord| {
        let color = game.winner.filter(|_| game.reason.is_fault())?.opponent();
        Some(FaultSeen {
            game: game.game,
            entrant: game.entrant(color),
            color,
            reason: game.reason,
            detail: game.detail.clone(),
        })
    };
    games.iter().filter_map(fault).collect()
}

fn final_scores(games: &[GameRecord]) -> Option<(usize, [usize; 2])> {
    let asked: Vec<&GameRecord> = games.iter().filter(|game| game.final_scores.iter().any(Option::is_some)).collect();
    let agrees = |game: &GameRecord, entrant: Entrant| {
        let said = game.final_scores[game.color(entrant).index()].as_deref();
        said.is_some_and(|said| same_result(said, &game.result))
    };
    let count = |entrant| asked.iter().filter(|game| agrees(game, entrant)).count();
    (!asked.is_empty()).then(|| (asked.len(), Entrant::BOTH.map(count)))
}

/// Whether two results say the same: `B+3.5` and `B+3.50`, `0` and `Draw`.
fn same_result(one: &str, other: &str) -> bool {
    let parse = |text: &str| {
        let (winner, margin) = text.trim().split_once('+').unwrap_or(("", "0"));
        Some((winner.to_ascii_uppercase(), margin.parse::<f64>().ok()?))
    };
    matches!((parse(one), parse(other)), (Some(a), Some(b)) if a.0 == b.0 && (a.1 - b.1).abs() < 1e-3)
}

fn settlement_words(settlement: Settlement) -> &'static str {
    match settlement {
        Settlement::Agreed => "agreed",
        Settlement::OneSided => "told by one side",
        Settlement::Referee => "judged by the referee",
        Settlement::Disputed => "disputed to the end",
        Settlement::Natural => "none removed",
    }
}

/// The conditions of a match in a line.
pub fn conditions_line(settings: &Settings) -> String {
    format!(
        "{}, {}, komi {}, time {}{}",
        settings.ruleset,
        settings.size,
        settings.rules.komi,
        settings.time,
        match (settings.openings.len(), settings.opening_moves) {
            (0, 0) => String::new(),
            (0, moves) => format!(", {moves} random moves first"),
            (files, 0) => format!(", {files} openings"),
            (files, moves) => format!(", {files} openings and {moves} random moves"),
        }
    )
}

/// `61 won, 3 drawn, 36 lost`.
pub fn tally_text(tally: &Tally) -> String {
    format!("{:4} won, {:3} drawn, {:4} lost", tally.wins, tally.draws, tally.losses)
}

/// `62.5 % (95 %: 52.7 to 71.4)`.
pub fn percent(rate: &Estimate) -> String {
    format!("{:5.1} % (95 %: {:.1} to {:.1})", 100.0 * rate.value, 100.0 * rate.low, 100.0 * rate.high)
}

/// `+89 (95 %: +19 to +159)`; a missing end is infinite.
pub fn elo_text(elo: &Elo) -> String {
    let end = |value: Option<f64>, infinite: &str| value.map_or(infinite.to_string(), |value| format!("{value:+.0}"));
    // The interval of 0 % and 100 % has one finite end, which tells the sign of the value.
    let value = end(elo.value, if elo.low.is_some() { "+inf" } else { "-inf" });
    format!("{value} (95 %: {} to {})", end(elo.low, "-inf"), end(elo.high, "+inf"))
}

/// What a test has shown, in words.
pub fn decision_text(decision: Decision, sprt: &Sprt) -> String {
    match decision {
        Decision::Open => "not decided".to_string(),
        Decision::Accepted => format!("accepted: rather {} than {} Elo", sprt.elo1, sprt.elo0),
        Decision::Rejected => format!("rejected: rather {} than {} Elo", sprt.elo0, sprt.elo1),
    }
}

fn spread_text(spread: &Spread, places: usize) -> String {
    format!(
        "mean {:.1} (sd {:.1}), least {:.places$}, quartiles {:.places$} / {:.places$} / {:.places$}, greatest {:.places$}",
        spread.mean,
        spread.deviation,
        spread.least,
        spread.lower_quartile,
        spread.median,
        spread.upper_quartile,
        spread.greatest
    )
}

fn effort_text(effort: &Effort) -> String {
    let seconds = |time: Option<f64>| time.map_or("-".to_string(), |time| format!("{time:.3} s"));
    format!(
        "{:8}  {:>10}  {:>10}  {:>10}  {:>11}  {:>11}  {:5}  {:7}",
        effort.moves,
        seconds(effort.wall_per_move),
        seconds(effort.cpu_per_move),
        seconds(Some(effort.slowest)),
        format!("{:.1} s", effort.wall),
        effort.cpu.map_or("-".to_string(), |cpu| format!("{cpu:.1} s")),
        effort.late,
        effort.virtual_moves
    )
}

/// `none`, or `3 of games 1, 2: 5 (as 1), ...`.
pub fn duplicates_text(duplicates: &[Duplicate]) -> String {
    const SHOWN: usize = 10;
    if duplicates.is_empty() {
        return "none".to_string();
    }
    let shown: Vec<String> =
        duplicates.iter().take(SHOWN).map(|duplicate| format!("{} (as {})", duplicate.game, duplicate.of)).collect();
    let more = if duplicates.len() > SHOWN { ", ..." } else { "" };
    format!("{}: games {}{more}", duplicates.len(), shown.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::testing::{game, games, settings};

    const A: Option<Entrant> = Some(Entrant::A);
    const B: Option<Entrant> = Some(Entrant::B);

    #[test]
    fn wins_are_counted_by_program_and_by_colour() {
        let report = Report::new(&settings(), &games(&[A, A, B, None, A]));
        assert_eq!(report.sides[0].total, Tally { wins: 3, draws: 1, losses: 1 });
        assert_eq!(report.sides[1].total, Tally { wins: 1, draws: 1, losses: 3 });
        // A has Black in games 1, 3 and 5.
        assert_eq!(report.sides[0].by_color[0], Tally { wins: 2, draws: 0, losses: 1 });
        assert_eq!(report.sides[0].by_color[1], Tally { wins: 1, draws: 1, losses: 0 });
        assert_eq!(report.black, Tally { wins: 2, draws: 1, losses: 2 });
        assert_eq!(report.margins.map(|margins| (margins.count, margins.mean)), Some((5, 1.0)));
    }

    #[test]
    fn time_goes_to_who_spent_it() {
        let report = Report::new(&settings(), &games(&[A, A]));
        let effort = &report.sides[0].effort;
        assert_eq!((effort.moves, effort.cpu, effort.slowest), (48, Some(1.2), 0.75));
        assert!((effort.wall_per_move.unwrap() - 0.15).abs() < 1e-9);
        // CPU time is known of the first game only, in which A had Black and made 24 moves.
        assert!((effort.cpu_per_move.unwrap() - 0.05).abs() < 1e-9);
        assert_eq!(report.sides[0].effort_by_color[1].cpu_per_move, None);
    }

    #[test]
    fn duplicates_and_faults_are_named() {
        let mut played = games(&[A, B, A]);
        played[2].fingerprint = played[0].fingerprint.clone();
        played[1].reason = Reason::Crash;
        let report = Report::new(&settings(), &played);
        assert_eq!(report.duplicates, [Duplicate { game: 3, of: 1 }]);
        assert_eq!((report.faults.len(), report.faults[0].entrant, report.faults[0].game), (1, Entrant::A, 2));
        let text = report.text();
        assert!(text.contains("1: games 3 (as 1)") && text.contains("game 2, A as White: crash"), "{text}");
    }

    #[test]
    fn a_clean_sweep_has_one_infinite_end() {
        let report = Report::new(&settings(), &games(&[A, A, A, A]));
        let elo = report.elo.unwrap();
        assert_eq!((elo.value, elo.high), (None, None));
        assert!(elo_text(&elo).starts_with("+inf (95 %: +"), "{}", elo_text(&elo));
        let elo = Report::new(&settings(), &games(&[B, B])).elo.unwrap();
        assert!(elo_text(&elo).starts_with("-inf (95 %: -inf to "), "{}", elo_text(&elo));
    }

    #[test]
    fn a_match_without_games_has_a_report() {
        let report = Report::new(&settings(), &[]);
        assert!(report.text().contains("0 of 10 games"));
        assert_eq!((report.elo, report.margins), (None, None));
    }

    #[test]
    fn results_are_compared_by_value() {
        assert!(same_result("B+3.5", "B+3.50") && same_result("0", "0") && same_result("w+12.0", "W+12"));
        assert!(!same_result("B+3.5", "W+3.5") && !same_result("B+3.5", "B+2.5") && !same_result("?", "B+R"));
        let mut asked = game(1, Some(Color::Black));
        asked.final_scores = [Some("B+2.5".to_string()), Some("W+1.5".to_string())];
        assert_eq!(Report::new(&settings(), &[asked]).final_scores, Some((1, [1, 0])));
    }
}
