//! The plots of a match: how its share and its test went on game by game, margins, lengths, times. And small plots as
//! SVG, which know nothing of matches: axes with round numbers, lines, bands, bars and dots, whose colours come from
//! the style sheet of the page, by class.
//!
//! Drawn here and not with plotters, whose SVG has fixed colours instead of classes and no titles to hover over.

use liangyi_arena::record::{Entrant, GameRecord};
use liangyi_arena::stats::{Interval, SequentialTest, Sprt};
use maud::{Markup, html};

use super::figures::{MatchReport, margin_of_a};
use crate::show::words::{Language, msg};

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
pub fn plots(report: &MatchReport, games: &[GameRecord], words: Language) -> Vec<(String, Plot)> {
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

fn share(games: &[GameRecord], words: Language) -> Plot {
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

fn ratio(sprt: &Sprt, games: &[GameRecord], words: Language) -> Plot {
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
fn times(games: &[GameRecord], spent: &dyn Fn(&GameRecord, usize) -> Option<f64>, words: Language) -> Plot {
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

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 58.0;
const RIGHT: f64 = WIDTH - 14.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = HEIGHT - 44.0;

/// What a histogram says.
#[derive(Clone, Copy)]
pub struct BinWords<'a> {
    /// Along the values.
    pub values: &'a str,
    /// Along the counts.
    pub counts: &'a str,
    /// How many values there are from one number to another.
    pub bin: &'a dyn Fn(&str, &str, usize) -> String,
}

/// A plot to which elements are added.
#[derive(Debug)]
pub struct Plot {
    x: (f64, f64),
    y: (f64, f64),
    elements: Vec<Markup>,
}

/// The distance between ticks: 1, 2 or 5 times a power of ten, so that about `wanted` of them fit.
fn step(low: f64, high: f64, wanted: f64) -> f64 {
    let rough = ((high - low) / wanted).max(1e-9);
    let power = 10f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0].into_iter().map(|factor| factor * power).find(|step| *step >= rough).unwrap_or(10.0 * power)
}

/// Round numbers from `low` to `high`.
fn ticks(low: f64, high: f64, wanted: f64) -> Vec<f64> {
    let step = step(low, high, wanted);
    let first = (low / step - 1e-9).ceil() as i64;
    let last = (high / step + 1e-9).floor() as i64;
    (first..=last).map(|index| index as f64 * step).collect()
}

/// The number at a tick, with no more decimals than necessary.
fn number(value: f64) -> String {
    let text = format!("{value:.6}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_string() } else { text.to_string() }
}

/// A coordinate, as it is written.
fn px(value: f64) -> String {
    format!("{value:.1}")
}

impl Plot {
    /// An empty plot over these ranges; a range without extent is widened.
    pub fn new(x: (f64, f64), y: (f64, f64), x_label: &str, y_label: &str) -> Plot {
        let widen = |(low, high): (f64, f64)| if high > low { (low, high) } else { (low - 0.5, low + 0.5) };
        let mut plot = Plot { x: widen(x), y: widen(y), elements: Vec::new() };
        plot.axes(x_label, y_label);
        plot
    }

    fn to_x(&self, value: f64) -> f64 {
        LEFT + (value - self.x.0) / (self.x.1 - self.x.0) * (RIGHT - LEFT)
    }

    fn to_y(&self, value: f64) -> f64 {
        BOTTOM - (value - self.y.0) / (self.y.1 - self.y.0) * (BOTTOM - TOP)
    }

    fn axes(&mut self, x_label: &str, y_label: &str) {
        let middle = px((TOP + BOTTOM) / 2.0);
        let axes = html! {
            @for value in ticks(self.y.0, self.y.1, 5.0) {
                @let y = self.to_y(value);
                line class="grid" x1=(LEFT) y1=(px(y)) x2=(RIGHT) y2=(px(y)) {}
                text class="tick" x=(LEFT - 6.0) y=(px(y + 4.0)) text-anchor="end" { (number(value)) }
            }
            @for value in ticks(self.x.0, self.x.1, 8.0) {
                @let x = px(self.to_x(value));
                line class="axis" x1=(x) y1=(BOTTOM) x2=(x) y2=(BOTTOM + 4.0) {}
                text class="tick" x=(x) y=(BOTTOM + 17.0) text-anchor="middle" { (number(value)) }
            }
            line class="axis" x1=(LEFT) y1=(BOTTOM) x2=(RIGHT) y2=(BOTTOM) {}
            text class="label" x=(px((LEFT + RIGHT) / 2.0)) y=(HEIGHT - 8.0) text-anchor="middle" { (x_label) }
            text class="label" x="14" y=(middle) text-anchor="middle" transform={ "rotate(-90 14 " (middle) ")" } {
                (y_label)
            }
        };
        self.elements.push(axes);
    }

    fn path(&self, points: impl Iterator<Item = (f64, f64)>) -> String {
        points.map(|(x, y)| format!("{:.1},{:.1}", self.to_x(x), self.to_y(y))).collect::<Vec<_>>().join(" ")
    }

    /// Adds a line through points.
    pub fn line(&mut self, points: &[(f64, f64)], class: &str) {
        let path = self.path(points.iter().copied());
        self.elements.push(html! { polyline class={ "line " (class) } points=(path) {} });
    }

    /// Adds the area between a lower and an upper line, given as (x, lower, upper).
    pub fn band(&mut self, points: &[(f64, f64, f64)], class: &str) {
        let upper = points.iter().map(|&(x, _, high)| (x, high));
        let lower = points.iter().rev().map(|&(x, low, _)| (x, low));
        let path = self.path(upper.chain(lower));
        self.elements.push(html! { polygon class={ "band " (class) } points=(path) {} });
    }

    /// Adds dots, each with a text that appears when the pointer is over it.
    pub fn dots(&mut self, points: impl Iterator<Item = (f64, f64, String)>, class: &str) {
        for (x, y, text) in points {
            let (x, y) = (px(self.to_x(x)), px(self.to_y(y)));
            self.elements.push(html! { circle class={ "dot " (class) } cx=(x) cy=(y) r="2.5" { title { (text) } } });
        }
    }

    /// Adds a horizontal line over the whole width.
    pub fn level(&mut self, at: f64, class: &str) {
        let y = px(self.to_y(at));
        self.elements.push(html! { line class=(class) x1=(LEFT) y1=(y) x2=(RIGHT) y2=(y) {} });
    }

    /// Adds a vertical line over the whole height.
    pub fn upright(&mut self, at: f64, class: &str) {
        let x = px(self.to_x(at));
        self.elements.push(html! { line class=(class) x1=(x) y1=(TOP) x2=(x) y2=(BOTTOM) {} });
    }

    fn bar(&mut self, (from, to): (f64, f64), height: f64, text: &str, class: &str) {
        let (left, right) = (self.to_x(from), self.to_x(to));
        let (top, bottom) = (self.to_y(height), self.to_y(0.0));
        let width = (right - left - 1.0).max(1.0);
        self.elements.push(html! {
            rect class={ "bar " (class) } x=(px(left + 0.5)) y=(px(top)) width=(px(width)) height=(px(bottom - top)) {
                title { (text) }
            }
        });
    }

    /// A histogram of values in bins of a round width of at least 1; `class` gives the class of a bin from its middle.
    /// `None` without values.
    pub fn histogram(values: &[f64], said: BinWords<'_>, class: &dyn Fn(f64) -> &'static str) -> Option<Plot> {
        let low = values.iter().copied().min_by(f64::total_cmp)?;
        let high = values.iter().copied().max_by(f64::total_cmp)?;
        let width = step(low, high, 24.0).max(1.0);
        let (first, last) = ((low / width).floor(), (high / width).floor() + 1.0);
        let mut bins = vec![0usize; (last - first) as usize];
        for value in values {
            bins[((value / width).floor() - first) as usize] += 1;
        }
        let most = bins.iter().copied().max().unwrap_or(1) as f64;
        // A single bin must not be as wide as the plot.
        let (left, right) = if last - first < 6.0 { (first - 3.0, last + 3.0) } else { (first, last) };
        let mut plot = Plot::new((left * width, right * width), (0.0, most.max(5.0)), said.values, said.counts);
        for (index, count) in bins.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            let from = (first + index as f64) * width;
            let title = (said.bin)(&number(from), &number(from + width), count);
            plot.bar((from, from + width), count as f64, &title, class(from + width / 2.0));
        }
        Some(plot)
    }

    /// The plot as an SVG element.
    pub fn svg(&self, title: &str) -> Markup {
        html! {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(title) {
                title { (title) }
                @for element in &self.elements { (element) "\n" }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::reports::testing::{games, settings};
    use crate::show::words::English;

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

    const SAID: BinWords<'static> =
        BinWords { values: "x", counts: "y", bin: &|from, to, count| format!("{from} to {to}: {count}") };

    #[test]
    fn ticks_are_round_and_within() {
        assert_eq!(ticks(0.0, 100.0, 5.0), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(ticks(-3.2, 3.2, 4.0), [-2.0, 0.0, 2.0]);
        assert_eq!(ticks(0.0, 0.0, 5.0), [0.0]);
        assert_eq!(number(0.30000000000000004), "0.3");
        assert_eq!(number(-0.0), "0");
    }

    #[test]
    fn histogram_bins_hold_every_value() {
        let svg = Plot::histogram(&[0.5, 0.7, 10.0, -4.0], SAID, &|_| "a").unwrap().svg("t").into_string();
        let counts: Vec<&str> = svg.matches("class=\"bar a\"").collect();
        assert_eq!(counts.len(), 3);
        assert!(svg.contains(": 2</title>"), "{svg}");
        assert!(Plot::histogram(&[], SAID, &|_| "a").is_none());
        assert!(Plot::histogram(&[7.0], SAID, &|_| "a").is_some());
    }

    #[test]
    fn names_cannot_break_out_of_the_markup() {
        let mut plot = Plot::new((0.0, 1.0), (0.0, 1.0), "<x>", "y");
        plot.dots([(0.0, 0.0, "\"<a>&".to_string())].into_iter(), "a");
        let svg = plot.svg("<a href=\"x\">&").into_string();
        assert!(!svg.contains("<a") && !svg.contains("<x") && !svg.contains("href=\""), "{svg}");
        assert!(svg.contains("aria-label=\"&lt;a href=&quot;x&quot;&gt;&amp;\""), "{svg}");
    }
}
