//! The plots of a match: how its share and its test went on game by game, margins, lengths, times.

use liangyi_arena::elo::Sprt;
use liangyi_arena::record::{Entrant, GameRecord};
use liangyi_arena::stats::Estimate;

use super::figures::{MatchReport, margin_of_a};
use super::plot::Plot;

/// Every plot of a match with its caption; none without games. `games` are in order.
pub fn plots(report: &MatchReport, games: &[GameRecord]) -> Vec<(&'static str, Plot)> {
    if games.is_empty() {
        return Vec::new();
    }
    let mut plots = vec![("Share of A with its 95 % interval", share(games))];
    if let Some(test) = &report.test {
        plots.push(("SPRT: log-likelihood ratio", ratio(&test.sprt, games)));
    }
    let margins: Vec<f64> = games.iter().filter_map(margin_of_a).collect();
    let unit = report.settings.rules.unit.name();
    let class = |margin: f64| if margin > 0.0 { "a" } else { "b" };
    if let Some(mut plot) = Plot::histogram(&margins, &format!("margin of A ({unit})"), &class) {
        plot.upright(0.0, "even");
        plots.push(("Margins of the games that were counted", plot));
    }
    let lengths: Vec<f64> = games.iter().map(|game| game.moves as f64).collect();
    plots.extend(Plot::histogram(&lengths, "moves", &|_| "n").map(|plot| ("Length of games", plot)));
    let wall = |game: &GameRecord, index: usize| Some(game.spent.wall[index]);
    plots.push(("Wall time for a move (A blue, B orange)", times(games, &wall)));
    if games.iter().any(|game| game.spent.cpu.iter().any(Option::is_some)) {
        let cpu = |game: &GameRecord, index: usize| game.spent.cpu[index];
        plots.push(("CPU time for a move (A blue, B orange)", times(games, &cpu)));
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

fn share(games: &[GameRecord]) -> Plot {
    let shares: Vec<(f64, Estimate)> = course(games)
        .filter_map(|(number, points)| Some((number as f64, Estimate::of_share(points, number)?)))
        .collect();
    let line: Vec<_> = shares.iter().map(|(number, share)| (*number, 100.0 * share.value)).collect();
    let band: Vec<_> = shares.iter().map(|(number, share)| (*number, 100.0 * share.low, 100.0 * share.high)).collect();
    let mut plot = Plot::new((0.0, games.len() as f64), (0.0, 100.0), "games", "percent");
    plot.band(&band, "a");
    plot.level(50.0, "even");
    plot.line(&line, "a");
    plot
}

fn ratio(sprt: &Sprt, games: &[GameRecord]) -> Plot {
    let ratios = course(games).map(|(number, points)| (number as f64, sprt.ratio(points, number)));
    let line: Vec<(f64, f64)> = std::iter::once((0.0, 0.0)).chain(ratios).collect();
    let bound = Sprt::bound();
    let extent = line.iter().fold(bound, |most, (_, ratio)| most.max(ratio.abs())) * 1.1;
    let mut plot = Plot::new((0.0, games.len() as f64), (-extent, extent), "games", "ratio");
    plot.level(bound, "even");
    plot.level(-bound, "even");
    plot.line(&line, "a");
    plot
}

/// Seconds for a move in each game; `spent` is the time of the side with an index in a game.
fn times(games: &[GameRecord], spent: &dyn Fn(&GameRecord, usize) -> Option<f64>) -> Plot {
    let of = |entrant: Entrant| {
        games.iter().filter_map(move |game| {
            let index = game.color(entrant).index();
            let moves = game.spent.thought[index];
            let per_move = spent(game, index).filter(|_| moves > 0)? / f64::from(moves);
            Some((game.game as f64, per_move, format!("game {}: {per_move:.3} s", game.game)))
        })
    };
    let most = Entrant::BOTH.into_iter().flat_map(of).fold(0.001, |most: f64, (_, time, _)| most.max(time));
    let last = games.iter().map(|game| game.game).max().unwrap_or(1);
    let mut plot = Plot::new((0.0, last as f64), (0.0, most * 1.05), "game", "seconds");
    plot.dots(of(Entrant::A), "a");
    plot.dots(of(Entrant::B), "b");
    plot
}
