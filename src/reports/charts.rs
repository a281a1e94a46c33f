//! The plots of a match: how its share and its test went on game by game, margins, lengths, times.

use liangyi_arena::record::{Entrant, GameRecord};
use liangyi_arena::stats::{Interval, SequentialTest, Sprt};

use super::figures::{MatchReport, margin_of_a};
use super::plot::{BinWords, Plot};
use crate::words::{Spoken, msg};

/// The most points of a line, and the most dots of a program: more cannot be told apart.
const MOST: usize = 2000;

/// As many of these points, which are in order, as can be told apart: the greatest by `size` of each group of
/// neighbours.
fn thinned<T>(points: Vec<T>, size: impl Fn(&T) -> f64) -> Vec<T> {
    let group = points.len().div_ceil(MOST).max(1);
    let mut kept: Vec<T> = Vec::new();
    for (index, point) in points.into_iter().enumerate() {
        match kept.last_mut() {
            Some(last) if index % group > 0 => {
                if size(&point) >= size(last) {
                    *last = point;
                }
            }
            _ => kept.push(point),
        }
    }
    kept
}

/// Every plot of a match with its caption in a language; none without games. `games` are in order.
pub fn plots(report: &MatchReport, games: &[GameRecord], words: Spoken) -> Vec<(String, Plot)> {
    if games.is_empty() {
        return Vec::new();
    }
    let mut plots = vec![(words.say(msg!("plot-share")), share(games, words))];
    if let Some(test) = &report.test {
        plots.push((words.say(msg!("plot-test")), ratio(&test.sprt, games, words)));
    }
    let counts = words.say(msg!("plot-games"));
    let bin = |from: &str, to: &str, count: usize| {
        words.say(msg!("plot-bin", from = from.to_string(), to = to.to_string(), count = count.to_string()))
    };
    let margins: Vec<f64> = games.iter().filter_map(margin_of_a).collect();
    let unit = words.unit(report.settings.rules.unit);
    let values = words.say(msg!("plot-margin", unit = unit));
    let class = |margin: f64| if margin > 0.0 { "a" } else { "b" };
    if let Some(mut plot) = Plot::histogram(&margins, BinWords { values: &values, counts: &counts, bin: &bin }, &class)
    {
        plot.upright(0.0, "even");
        plots.push((words.say(msg!("plot-margins")), plot));
    }
    let lengths: Vec<f64> = games.iter().map(|game| game.moves as f64).collect();
    let values = words.say(msg!("report-moves"));
    let plot = Plot::histogram(&lengths, BinWords { values: &values, counts: &counts, bin: &bin }, &|_| "n");
    plots.extend(plot.map(|plot| (words.say(msg!("plot-lengths")), plot)));
    let wall = |game: &GameRecord, index: usize| Some(game.spent.wall[index]);
    plots.push((words.say(msg!("plot-wall-time")), times(games, &wall, words)));
    if games.iter().any(|game| game.spent.cpu.iter().any(Option::is_some)) {
        let cpu = |game: &GameRecord, index: usize| game.spent.cpu[index];
        plots.push((words.say(msg!("plot-cpu-time")), times(games, &cpu, words)));
    }
    plots
}

/// The number of games and A's points after each game, those lost by both left out.
fn course(games: &[GameRecord]) -> impl Iterator<Item = (usize, f64)> {
    games.iter().filter(|game| !game.is_lost_by_both()).enumerate().scan(0.0, |points, (index, game)| {
        *points += game.score(Entrant::A);
        Some((index + 1, *points))
    })
}

fn share(games: &[GameRecord], words: Spoken) -> Plot {
    let shares: Vec<(f64, Interval)> = course(games)
        .filter_map(|(number, points)| Some((number as f64, Interval::of_share(points, number)?)))
        .collect();
    let shares = thinned(shares, |(number, _)| *number);
    let line: Vec<_> = shares.iter().map(|(number, share)| (*number, 100.0 * share.value)).collect();
    let band: Vec<_> = shares.iter().map(|(number, share)| (*number, 100.0 * share.low, 100.0 * share.high)).collect();
    let mut plot = Plot::new(
        (0.0, games.len() as f64),
        (0.0, 100.0),
        &words.say(msg!("plot-games")),
        &words.say(msg!("plot-percent")),
    );
    plot.band(&band, "a");
    plot.level(50.0, "even");
    plot.line(&line, "a");
    plot
}

fn ratio(sprt: &Sprt, games: &[GameRecord], words: Spoken) -> Plot {
    let mut test = SequentialTest::new(*sprt);
    let mut line = vec![(0.0, 0.0)];
    for game in games {
        test.add(game.game, game.compared_points());
        line.push((test.last() as f64, test.ratio()));
    }
    line.dedup();
    let line = thinned(line, |(number, _)| *number);
    let bound = Sprt::bound();
    let extent = line.iter().fold(bound, |most, (_, ratio)| most.max(ratio.abs())) * 1.1;
    let [x_label, y_label] = [msg!("plot-games"), msg!("plot-ratio")].map(|label| words.say(label));
    let mut plot = Plot::new((0.0, games.len() as f64), (-extent, extent), &x_label, &y_label);
    plot.level(bound, "even");
    plot.level(-bound, "even");
    plot.line(&line, "a");
    plot
}

/// Seconds for a move in each game; `spent` is the time of the side with an index in a game.
fn times(games: &[GameRecord], spent: &dyn Fn(&GameRecord, usize) -> Option<f64>, words: Spoken) -> Plot {
    let of = |entrant: Entrant| {
        let all = games.iter().filter_map(move |game| {
            let index = game.color(entrant).index();
            let moves = game.spent.thought[index];
            let per_move = spent(game, index).filter(|_| moves > 0)? / f64::from(moves);
            let (number, seconds) = (game.game.to_string(), format!("{per_move:.3}"));
            let text = words.say(msg!("plot-game-time", game = number, seconds = seconds));
            Some((game.game as f64, per_move, text))
        });
        thinned(all.collect(), |(_, time, _)| *time)
    };
    let most = Entrant::BOTH.into_iter().flat_map(of).fold(0.001, |most: f64, (_, time, _)| most.max(time));
    let last = games.iter().map(|game| game.game).max().unwrap_or(1);
    let [x_label, y_label] = [msg!("plot-game"), msg!("plot-seconds")].map(|label| words.say(label));
    let mut plot = Plot::new((0.0, last as f64), (0.0, most * 1.05), &x_label, &y_label);
    plot.dots(of(Entrant::A).into_iter(), "a");
    plot.dots(of(Entrant::B).into_iter(), "b");
    plot
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reports::testing::{games, settings};
    use crate::words::English;

    #[test]
    fn a_long_match_has_plots_of_a_sensible_size_that_end_where_it_ends() {
        let mut played = games(&vec![Some(Entrant::A); 20_000]);
        played[10_001].spent.wall = [5000.0; 2];
        let report = MatchReport::new(&settings(), &played, English);
        let drawn: Vec<String> =
            plots(&report, &played, English).iter().map(|(_, plot)| plot.svg("").into_string()).collect();
        assert!(drawn.iter().map(String::len).sum::<usize>() < 2_000_000);
        let share = |games: usize| thinned((1..=games).collect(), |number| *number as f64);
        assert_eq!((share(MOST).len(), share(MOST)[1], share(20_000).last()), (MOST, 2, Some(&20_000)));
        assert!((MOST / 2..=MOST).contains(&share(MOST + 1).len()));
        // What sticks out is there.
        assert!(drawn.iter().any(|svg| svg.contains("10002")), "the slowest game");
    }
}
