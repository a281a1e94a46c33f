//! Small plots as SVG: axes with round numbers, lines, bands, bars and dots. Knows nothing of matches; colours come from
//! the style sheet of the page, by class.

use std::fmt::Write;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 58.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 44.0;

/// A plot in the making.
#[derive(Debug)]
pub struct Plot {
    x: (f64, f64),
    y: (f64, f64),
    body: String,
}

/// Text made safe to stand in HTML and SVG, attributes included.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            sign => safe.push(sign),
        }
    }
    safe
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

/// A tick's number, with no more decimals than it needs.
fn number(value: f64) -> String {
    let text = format!("{value:.6}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_string() } else { text.to_string() }
}

impl Plot {
    /// An empty plot over these ranges; a range without extent is widened.
    pub fn new(x: (f64, f64), y: (f64, f64), x_label: &str, y_label: &str) -> Plot {
        let widen = |(low, high): (f64, f64)| if high > low { (low, high) } else { (low - 0.5, low + 0.5) };
        let mut plot = Plot { x: widen(x), y: widen(y), body: String::new() };
        plot.axes(x_label, y_label);
        plot
    }

    fn to_x(&self, value: f64) -> f64 {
        LEFT + (value - self.x.0) / (self.x.1 - self.x.0) * (WIDTH - LEFT - RIGHT)
    }

    fn to_y(&self, value: f64) -> f64 {
        HEIGHT - BOTTOM - (value - self.y.0) / (self.y.1 - self.y.0) * (HEIGHT - TOP - BOTTOM)
    }

    fn push(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        self.body.write_fmt(element).unwrap_or_default();
        self.body.push('\n');
    }

    fn axes(&mut self, x_label: &str, y_label: &str) {
        let (bottom, right) = (HEIGHT - BOTTOM, WIDTH - RIGHT);
        for value in ticks(self.y.0, self.y.1, 5.0) {
            let y = self.to_y(value);
            self.push(format_args!(r#"<line class="grid" x1="{LEFT}" y1="{y:.1}" x2="{right}" y2="{y:.1}"/>"#));
            let text = number(value);
            self.push(format_args!(
                r#"<text class="tick" x="{}" y="{:.1}" text-anchor="end">{text}</text>"#,
                LEFT - 6.0,
                y + 4.0
            ));
        }
        for value in ticks(self.x.0, self.x.1, 8.0) {
            let x = self.to_x(value);
            let text = number(value);
            self.push(format_args!(
                r#"<line class="axis" x1="{x:.1}" y1="{bottom}" x2="{x:.1}" y2="{}"/>"#,
                bottom + 4.0
            ));
            self.push(format_args!(
                r#"<text class="tick" x="{x:.1}" y="{}" text-anchor="middle">{text}</text>"#,
                bottom + 17.0
            ));
        }
        self.push(format_args!(r#"<line class="axis" x1="{LEFT}" y1="{bottom}" x2="{right}" y2="{bottom}"/>"#));
        self.push(format_args!(
            r#"<text class="label" x="{:.1}" y="{}" text-anchor="middle">{}</text>"#,
            (LEFT + right) / 2.0,
            HEIGHT - 8.0,
            escape(x_label)
        ));
        let middle = (TOP + bottom) / 2.0;
        self.push(format_args!(
            r#"<text class="label" x="14" y="{middle:.1}" text-anchor="middle" transform="rotate(-90 14 {middle:.1})">{}</text>"#,
            escape(y_label)
        ));
    }

    fn path(&self, points: impl Iterator<Item = (f64, f64)>) -> String {
        points.map(|(x, y)| format!("{:.1},{:.1}", self.to_x(x), self.to_y(y))).collect::<Vec<_>>().join(" ")
    }

    /// A line through points.
    pub fn line(&mut self, points: &[(f64, f64)], class: &str) {
        let path = self.path(points.iter().copied());
        self.push(format_args!(r#"<polyline class="line {class}" points="{path}"/>"#));
    }

    /// The area between a lower and an upper line.
    pub fn band(&mut self, points: &[(f64, f64, f64)], class: &str) {
        let upper = points.iter().map(|&(x, _, high)| (x, high));
        let lower = points.iter().rev().map(|&(x, low, _)| (x, low));
        let path = self.path(upper.chain(lower));
        self.push(format_args!(r#"<polygon class="band {class}" points="{path}"/>"#));
    }

    /// Dots, each with a text that shows when it is pointed at.
    pub fn dots(&mut self, points: impl Iterator<Item = (f64, f64, String)>, class: &str) {
        for (x, y, text) in points {
            let (x, y) = (self.to_x(x), self.to_y(y));
            self.push(format_args!(
                r#"<circle class="dot {class}" cx="{x:.1}" cy="{y:.1}" r="2.5"><title>{}</title></circle>"#,
                escape(&text)
            ));
        }
    }

    /// A level line over the whole width, or an upright one.
    pub fn rule(&mut self, at: f64, upright: bool, class: &str) {
        let (bottom, right) = (HEIGHT - BOTTOM, WIDTH - RIGHT);
        if upright {
            let x = self.to_x(at);
            self.push(format_args!(r#"<line class="{class}" x1="{x:.1}" y1="{TOP}" x2="{x:.1}" y2="{bottom}"/>"#));
        } else {
            let y = self.to_y(at);
            self.push(format_args!(r#"<line class="{class}" x1="{LEFT}" y1="{y:.1}" x2="{right}" y2="{y:.1}"/>"#));
        }
    }

    fn bar(&mut self, from: f64, to: f64, height: f64, class: &str) {
        let (left, right) = (self.to_x(from), self.to_x(to));
        let (top, bottom) = (self.to_y(height), self.to_y(0.0));
        self.push(format_args!(
            r#"<rect class="bar {class}" x="{:.1}" y="{top:.1}" width="{:.1}" height="{:.1}"><title>{} to {}: {height}</title></rect>"#,
            left + 0.5,
            (right - left - 1.0).max(1.0),
            bottom - top,
            number(from),
            number(to),
        ));
    }

    /// A histogram of values in bins of a round width, 1 at least; `class` tells the class of a bin from its middle.
    pub fn histogram(values: &[f64], x_label: &str, class: &dyn Fn(f64) -> &'static str) -> Option<Plot> {
        let low = values.iter().copied().min_by(f64::total_cmp)?;
        let high = values.iter().copied().max_by(f64::total_cmp)?;
        let width = step(low, high, 24.0).max(1.0);
        let (first, last) = ((low / width).floor(), (high / width).floor() + 1.0);
        let mut bins = vec![0usize; (last - first) as usize];
        for value in values {
            bins[((value / width).floor() - first) as usize] += 1;
        }
        let most = bins.iter().copied().max().unwrap_or(1) as f64;
        // A few bins side by side rather than one as wide as the plot.
        let (left, right) = if last - first < 6.0 { (first - 3.0, last + 3.0) } else { (first, last) };
        let mut plot = Plot::new((left * width, right * width), (0.0, most.max(5.0)), x_label, "games");
        for (index, count) in bins.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            let from = (first + index as f64) * width;
            plot.bar(from, from + width, count as f64, class(from + width / 2.0));
        }
        Some(plot)
    }

    /// The plot as an SVG element.
    pub fn svg(self, title: &str) -> String {
        let title = escape(title);
        format!(
            "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{title}\">\n<title>{title}</title>\n{}</svg>\n",
            self.body
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let svg = Plot::histogram(&[0.5, 0.7, 10.0, -4.0], "x", &|_| "a").unwrap().svg("t");
        let counts: Vec<&str> = svg.matches("class=\"bar a\"").collect();
        assert_eq!(counts.len(), 3);
        assert!(svg.contains(": 2</title>"), "{svg}");
        assert!(Plot::histogram(&[], "x", &|_| "a").is_none());
        assert!(Plot::histogram(&[7.0], "x", &|_| "a").is_some());
    }

    #[test]
    fn names_cannot_break_out_of_the_markup() {
        assert_eq!(escape("<a href=\"x\">'&"), "&lt;a href=&quot;x&quot;&gt;&#39;&amp;");
    }
}
