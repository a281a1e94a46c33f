//! What people see on standard error: the progress of long jobs, as bars only where that is a terminal, and at the end
//! of a command how the page shows the same file.

use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::show::words::{Language, msg};

/// From one drawing to the next, while nothing else happens.
const TICK: Duration = Duration::from_millis(500);

/// The least time between two lines that say what has been found.
const LINES_APART: Duration = Duration::from_secs(1);
/// The most time without such a line.
const SILENT_AT_MOST: Duration = Duration::from_secs(10);

/// A bar for a job of `all` parts; it shows nothing where nobody looks.
pub fn bar(all: u64) -> ProgressBar {
    styled(ProgressBar::new(all), "{bar:30} {pos}/{len}, {elapsed} elapsed, {eta} left  {msg}")
}

/// Writes a line on the progress to standard error, above the bar.
pub fn line(bar: &ProgressBar, text: &str) {
    bar.suspend(|| eprintln!("{text}"));
}

/// Writes a line to standard error, above the bar where one is shown.
pub fn say(bar: Option<&ProgressBar>, text: &str) {
    match bar {
        Some(bar) => line(bar, text),
        None => eprintln!("{text}"),
    }
}

/// What a long job has found so far: on the bar, or where that shows nothing, in lines on standard error. A line is
/// written when the text has changed, a second after the one before at the soonest, so that a short job writes none,
/// and now and then although it has not.
#[derive(Debug)]
pub struct Findings {
    bar: ProgressBar,
    all: u64,
    /// Whether there are lines where the bar shows nothing.
    in_lines: bool,
    /// When the last line was written, or the job began, and its text.
    written: Mutex<(Instant, String)>,
}

impl Findings {
    /// For a job of `all` parts; only on the bar unless `in_lines`.
    pub fn new(all: u64, in_lines: bool) -> Findings {
        Findings { bar: bar(all), all, in_lines, written: Mutex::new((Instant::now(), String::new())) }
    }

    /// `done` parts are done, and `text` is known.
    pub fn show(&self, done: u64, text: &str) {
        if !self.bar.is_hidden() {
            self.bar.set_position(done);
            self.bar.set_message(text.to_string());
            return;
        }
        if !self.in_lines {
            return;
        }
        let Ok(mut written) = self.written.lock() else { return };
        let silent = written.0.elapsed();
        if silent >= LINES_APART && written.1 != text || silent >= SILENT_AT_MOST {
            eprintln!("liangyi: {text}, after {done} of {}", self.all);
            *written = (Instant::now(), text.to_string());
        }
    }

    /// Says on the bar what is done at present.
    pub fn say(&self, text: &str) {
        self.bar.set_message(text.to_string());
    }

    /// Writes something else to the terminal, if that is what the bar is on.
    pub fn suspend<R>(&self, write: impl FnOnce() -> R) -> R {
        self.bar.suspend(write)
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        self.bar.finish_and_clear();
    }
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

/// Says on standard error by which command the page shows the only file of a list on one of its panels. Nothing is said
/// where people do not read along, of several files, of standard input, and by a program without the page.
pub fn point_to_page(files: &[PathBuf], panel: &str, words: Language) {
    if let [file] = files
        && cfg!(feature = "web")
        && io::stdout().is_terminal()
        && io::stderr().is_terminal()
        && let Some(command) = command(file, panel)
    {
        eprintln!("\n{}", words.say(msg!("see-on-page", command = command)));
    }
}

/// The command, as a shell takes it; `None` for standard input.
fn command(file: &Path, panel: &str) -> Option<String> {
    let file = file.to_str().filter(|file| *file != "-")?;
    // A name that begins with a dash is no option.
    let file = if file.starts_with('-') { format!("./{file}") } else { file.to_string() };
    Some(format!("liangyi web --panel {panel} {}", shell_words::quote(&file)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_for_a_shell() {
        let of = |file: &str| command(Path::new(file), "count");
        assert_eq!(of("docs/seven.sgf").as_deref(), Some("liangyi web --panel count docs/seven.sgf"));
        assert_eq!(of("it's a game.sgf").as_deref(), Some("liangyi web --panel count 'it'\\''s a game.sgf'"));
        assert_eq!(of("-x.sgf").as_deref(), Some("liangyi web --panel count ./-x.sgf"));
        assert_eq!(of("-"), None);
    }
}
