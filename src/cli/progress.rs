//! Progress of long jobs, on standard error and only where that is a terminal.

use std::io::{self, IsTerminal};
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// From one drawing to the next, while nothing else happens.
const TICK: Duration = Duration::from_millis(500);

/// A bar for a job of `all` parts; it shows nothing where nobody looks.
pub fn bar(all: u64) -> ProgressBar {
    styled(ProgressBar::new(all), "{bar:30} {pos}/{len}, {elapsed} elapsed, {eta} left  {msg}")
}

/// The time that a job of unknown length has taken, with a message; it shows nothing where nobody looks.
pub fn clock(message: &'static str) -> ProgressBar {
    styled(ProgressBar::new_spinner(), "{spinner} {msg}, {elapsed} elapsed").with_message(message)
}

/// Writes a line on the progress to standard error, above the bar.
pub fn line(bar: &ProgressBar, text: &str) {
    bar.suspend(|| eprintln!("{text}"));
}

fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    // The tick's thread would end the program where the system gives none.
    match thread::Builder::new().spawn(|| ()) {
        Ok(_) => bar.enable_steady_tick(TICK),
        Err(error) => log::warn!("progress is drawn at each step only: {error}"),
    }
    bar
}
