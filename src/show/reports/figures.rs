//! The figures of a match, computed once from its settings and games, and what its programs spent on them. Serialized
//! they are the report in JSON; text and page show the same figures.

use std::collections::BTreeMap;

use liangyi_arena::rating::{MatchPoints, QqRating, match_points, qq_ratings};
use liangyi_arena::record::{EndReason, Entrant, GameRecord, compared_points, sequential_test};
use liangyi_arena::settings::MatchSettings;
use liangyi_arena::stats::{Interval, Spread, Sprt, SprtDecision, elo};
use liangyi_arena::visible::visible;
use liangyi_core::base::Color;
use serde::Serialize;

use super::findings::{Duplicate, FaultyGame, duplicates, faults, final_scores};
use crate::show::words::Language;

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tally {
    /// Games won.
    pub wins: usize,
    /// Games drawn.
    pub draws: usize,
    /// Games lost.
    pub losses: usize,
}

impl Tally {
    /// The number of games.
    pub fn games(&self) -> usize {
        self.wins + self.draws + self.losses
    }

    /// The points: a win is one, a draw half of one.
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }

    fn count<'a>(games: impl Iterator<Item = &'a GameRecord>, entrant: Entrant) -> Tally {
        games.fold(Tally::default(), |mut tally, game| {
            match game.winning_entrant() {
                None if game.is_lost_by_both() => tally.losses += 1,
                None => tally.draws += 1,
                Some(winner) if winner == entrant => tally.wins += 1,
                Some(_) => tally.losses += 1,
            }
            tally
        })
    }
}

/// A difference in Elo; infinite values are `None`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Elo {
    /// The value.
    pub value: Option<f64>,
    /// The lower end of the 95 % interval.
    pub low: Option<f64>,
    /// The upper end of the 95 % interval.
    pub high: Option<f64>,
}

/// The figures of one of the two programs. Two-element lists have the value with Black first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EntrantFigures {
    /// Which program.
    pub entrant: Entrant,
    /// Its name and version according to itself.
    pub name: String,
    /// Its command line.
    pub command: String,
    /// The results of all its games.
    pub total: Tally,
    /// The results by colour.
    pub by_color: [Tally; 2],
    /// Its share of the points.
    pub rate: Option<Interval>,
    /// Its share of the points by colour.
    pub rate_by_color: [Option<Interval>; 2],
    /// The number of its losses by reason.
    pub losses_by: BTreeMap<EndReason, usize>,
    /// The time that it spent.
    pub effort: TimeFigures,
    /// The time that it spent by colour.
    pub effort_by_color: [TimeFigures; 2],
}

/// The state of the sequential test of a match.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SprtFigures {
    /// The two differences in Elo.
    pub sprt: Sprt,
    /// The log-likelihood ratio.
    pub ratio: f64,
    /// The test ends when the ratio reaches this bound or its negative.
    pub bound: f64,
    /// The decision.
    pub decision: SprtDecision,
    /// The number of the last game that counts, in the order of their numbers: the game that decided the test, if one
    /// did.
    pub last: usize,
    /// How many games have ended that do not count: after the decision, or while one with a lower number is played.
    pub uncounted: usize,
}

/// The report on a match. Two-element lists have A's value first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchReport {
    /// The settings of the match.
    pub settings: MatchSettings,
    /// The number of finished games.
    pub games: usize,
    /// The programs, A first.
    pub sides: [EntrantFigures; 2],
    /// By how much A is stronger.
    pub elo: Option<Elo>,
    /// The sequential test, if there is one.
    pub test: Option<SprtFigures>,
    /// The results of Black.
    pub black: Tally,
    /// A's margins in the games that were counted.
    pub margins: Option<Spread>,
    /// The lengths of the games in moves.
    pub lengths: Option<Spread>,
    /// The number of games by how they ended.
    pub reasons: BTreeMap<EndReason, usize>,
    /// The number of games by where their dead stones come from, in words.
    pub settlements: BTreeMap<String, usize>,
    /// How often play was resumed.
    pub resolutions: u64,
    /// In how many games a program was queried for the result, and in how many of them each agreed with the referee.
    pub final_scores: Option<(usize, [usize; 2])>,
    /// Games with the same moves as an earlier one.
    pub duplicates: Vec<Duplicate>,
    /// Games that ended by a fault.
    pub faults: Vec<FaultyGame>,
    /// Match points of the null-move rules.
    pub match_points: MatchPoints,
    /// QQ ratings, both starting at 0.
    pub qq: [QqRating; 2],
}

impl MatchReport {
    /// The figures of a match, with `words` for what is no figure; `games` are in order.
    pub fn new(settings: &MatchSettings, games: &[GameRecord], words: Language) -> MatchReport {
        let sides = Entrant::BOTH.map(|entrant| side(settings, games, entrant));
        let total = sides[0].total;
        let (points, compared) = compared_points(games);
        let finite = |value: f64| value.is_finite().then_some(value);
        let of = |estimate: Interval| Elo {
            value: finite(elo(estimate.value)),
            low: finite(elo(estimate.low)),
            high: finite(elo(estimate.high)),
        };
        let test = settings.sprt.map(|sprt| {
            let test = sequential_test(sprt, games);
            SprtFigures {
                sprt,
                ratio: test.ratio(),
                bound: Sprt::bound(),
                decision: test.decision(),
                last: test.last(),
                uncounted: test.uncounted(),
            }
        });
        let mut reasons = BTreeMap::new();
        let mut settlements = BTreeMap::new();
        for game in games {
            *reasons.entry(game.verdict.reason).or_insert(0) += 1;
            if let Some(source) = game.verdict.settlement {
                *settlements.entry(words.dead_stone_source(source).to_string()).or_insert(0) += 1;
            }
        }
        let black_wins = games.iter().filter(|game| game.verdict.winner == Some(Color::Black)).count();
        let margins: Vec<f64> = games.iter().filter_map(margin_of_a).collect();
        let lengths: Vec<f64> = games.iter().map(|game| game.moves as f64).collect();
        MatchReport {
            settings: settings.clone(),
            games: games.len(),
            elo: Interval::of_share(points, compared).map(of),
            test,
            black: Tally { wins: black_wins, draws: total.draws, losses: games.len() - total.draws - black_wins },
            margins: Spread::of(&margins),
            lengths: Spread::of(&lengths),
            reasons,
            settlements,
            resolutions: games.iter().map(|game| u64::from(game.resolutions)).sum(),
            final_scores: final_scores(games),
            duplicates: duplicates(games),
            faults: faults(games, words),
            match_points: match_points(games),
            qq: qq_ratings(games, 0.0),
            sides,
        }
    }
}

fn side(settings: &MatchSettings, games: &[GameRecord], entrant: Entrant) -> EntrantFigures {
    let of_color = |color: Color| games.iter().filter(move |game| game.color(entrant) == color);
    let total = Tally::count(games.iter(), entrant);
    let by_color = Color::BOTH.map(|color| Tally::count(of_color(color), entrant));
    let mut losses_by = BTreeMap::new();
    let is_lost = |game: &&GameRecord| game.is_lost_by_both() || game.winning_entrant() == Some(entrant.opponent());
    for game in games.iter().filter(is_lost) {
        *losses_by.entry(game.verdict.reason).or_insert(0) += 1;
    }
    EntrantFigures {
        entrant,
        name: visible(&settings.names[entrant.index()]).into_owned(),
        command: visible(&settings.programs[entrant.index()].command).into_owned(),
        total,
        by_color,
        rate: Interval::of_share(total.points(), total.games()),
        rate_by_color: by_color.map(|tally| Interval::of_share(tally.points(), tally.games())),
        losses_by,
        effort: effort(&mut games.iter(), entrant),
        effort_by_color: Color::BOTH.map(|color| effort(&mut of_color(color), entrant)),
    }
}

/// A's margin in a game that was counted.
pub fn margin_of_a(game: &GameRecord) -> Option<f64> {
    game.verdict.margin.map(|margin| margin * f64::from(game.color(Entrant::A).sign()))
}

/// The time that a program spent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TimeFigures {
    /// The number of moves requested.
    pub moves: u64,
    /// Wall time for a move, in seconds.
    pub wall_per_move: Option<f64>,
    /// CPU time for a move, in seconds, over the games in which it is known.
    pub cpu_per_move: Option<f64>,
    /// The longest move, in seconds.
    pub slowest: f64,
    /// Wall time of the match, in seconds.
    pub wall: f64,
    /// CPU time of the match, in seconds, over the games in which it is known.
    pub cpu: Option<f64>,
    /// Moves that came after the clock had run out, but within the grace.
    pub late: u64,
    /// Virtual moves.
    pub virtual_moves: u64,
}

/// The time that a program spent on these games.
pub fn effort(games: &mut dyn Iterator<Item = &GameRecord>, entrant: Entrant) -> TimeFigures {
    let mut sum = TimeFigures {
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
        let moves = u64::from(game.spent.thought[index]);
        sum.moves += moves;
        sum.wall += game.spent.wall[index];
        sum.slowest = sum.slowest.max(game.spent.slowest[index]);
        sum.late += u64::from(game.spent.late[index]);
        sum.virtual_moves += u64::from(game.virtual_moves[index]);
        if let Some(cpu) = game.spent.cpu[index] {
            sum.cpu = Some(sum.cpu.unwrap_or(0.0) + cpu);
            moves_with_cpu += moves;
        }
    }
    sum.wall_per_move = (sum.moves > 0).then(|| sum.wall / sum.moves as f64);
    sum.cpu_per_move = sum.cpu.filter(|_| moves_with_cpu > 0).map(|cpu| cpu / moves_with_cpu as f64);
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::reports::testing::{games, settings};
    use crate::show::words::English;

    const A: Option<Entrant> = Some(Entrant::A);
    const B: Option<Entrant> = Some(Entrant::B);

    fn of(games: &[GameRecord]) -> MatchReport {
        MatchReport::new(&settings(), games, English)
    }

    #[test]
    fn wins_are_counted_by_program_and_by_colour() {
        let report = of(&games(&[A, A, B, None, A]));
        assert_eq!(report.sides[0].total, Tally { wins: 3, draws: 1, losses: 1 });
        assert_eq!(report.sides[1].total, Tally { wins: 1, draws: 1, losses: 3 });
        // A has Black in games 1, 3 and 5.
        assert_eq!(report.sides[0].by_color[0], Tally { wins: 2, draws: 0, losses: 1 });
        assert_eq!(report.sides[0].by_color[1], Tally { wins: 1, draws: 1, losses: 0 });
        assert_eq!(report.black, Tally { wins: 2, draws: 1, losses: 2 });
        assert_eq!(report.margins.map(|margins| (margins.count, margins.mean)), Some((5, 1.0)));
    }

    #[test]
    fn a_game_lost_by_both_is_a_loss_of_both_and_compares_nothing() {
        let mut played = games(&[A, A, B, None, None]);
        played[4].verdict.reason = EndReason::BothAbsent;
        let report = of(&played);
        assert_eq!(report.sides[0].total, Tally { wins: 2, draws: 1, losses: 2 });
        assert_eq!(report.sides[1].total, Tally { wins: 1, draws: 1, losses: 3 });
        // Black lost games 2 and 3, and game 5 as White did.
        assert_eq!(report.black, Tally { wins: 1, draws: 1, losses: 3 });
        assert_eq!(report.elo, of(&played[..4]).elo);
        assert_eq!(report.faults.iter().map(|fault| fault.entrant).collect::<Vec<_>>(), [Entrant::A, Entrant::B]);
        assert_eq!(report.sides.map(|side| side.losses_by.get(&EndReason::BothAbsent).copied()), [Some(1), Some(1)]);
        assert_eq!(report.match_points.points, [5, 3], "an even number of games: 2 a win, 1 a draw");
    }

    #[test]
    fn a_clean_sweep_has_one_infinite_end() {
        let report = of(&games(&[A, A, A, A]));
        let elo = report.elo.unwrap();
        assert_eq!((elo.value, elo.high), (None, None));
        assert!(elo.low.is_some_and(|low| low > 0.0));
        let elo = of(&games(&[B, B, B, B])).elo.unwrap();
        assert_eq!((elo.value, elo.low), (None, None));
        assert!(elo.high.is_some_and(|high| high < 0.0));
    }

    #[test]
    fn a_match_without_games_has_figures() {
        let report = of(&[]);
        assert_eq!((report.elo, report.margins), (None, None));
    }

    #[test]
    fn time_goes_to_who_spent_it() {
        let games = games(&[Some(Entrant::A), Some(Entrant::A)]);
        let effort = super::effort(&mut games.iter(), Entrant::A);
        assert_eq!((effort.moves, effort.cpu, effort.slowest), (48, Some(1.2), 0.75));
        assert!((effort.wall_per_move.unwrap() - 0.15).abs() < 1e-9);
        // CPU time is known of the first game only, in which A had Black and made 24 moves.
        assert!((effort.cpu_per_move.unwrap() - 0.05).abs() < 1e-9);
        // A has White in the second.
        assert_eq!(super::effort(&mut games[1..].iter(), Entrant::A).cpu_per_move, None);
    }
}
