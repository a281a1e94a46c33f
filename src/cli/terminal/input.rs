//! Where lines come from: a pipe or a file, read as they come; or a person at a terminal, who edits them and has those
//! before at hand.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender};

use crate::protocol::start_reader;

/// What the game hears; nothing more comes after `None`.
pub(super) type Heard = Option<Event>;

/// What it hears of.
pub(super) enum Event {
    Line(String),
    Interrupted,
}

/// Where lines come from.
pub enum LineInput {
    /// Read to the end, whoever writes it.
    Plain(Box<dyn Read + Send>),
    /// The terminal that standard input and output are.
    #[cfg(unix)]
    Terminal,
}

impl LineInput {
    /// Lines that are not edited.
    pub fn plain(input: impl Read + Send + 'static) -> LineInput {
        LineInput::Plain(Box::new(input))
    }

    /// Lines of standard input, edited if it is a terminal.
    pub fn standard() -> LineInput {
        #[cfg(unix)]
        if io::IsTerminal::is_terminal(&io::stdin()) && io::IsTerminal::is_terminal(&io::stdout()) {
            return LineInput::Terminal;
        }
        LineInput::plain(io::stdin())
    }
}

/// Asks for lines, and hears them with whatever else happens.
pub(super) struct Lines {
    events: Receiver<Heard>,
    /// Where the one who edits is asked for a line.
    editor: Option<Sender<Ask>>,
    /// How many lines have been heard.
    heard: usize,
}

/// What the game wants of the one who edits.
#[cfg_attr(not(unix), expect(dead_code, reason = "nobody edits there"))]
struct Ask {
    prompt: String,
    /// How many lines the game had heard then.
    heard: usize,
}

impl Lines {
    /// Starts to listen; `now` sets `stop`, and `interrupt` does what Ctrl-C does where a line is edited.
    pub(super) fn start(
        input: LineInput,
        (sender, events): (Sender<Heard>, Receiver<Heard>),
        stop: Arc<AtomicBool>,
        interrupt: Box<dyn Fn() + Send>,
    ) -> io::Result<Lines> {
        let say = Speaker { events: sender, stop };
        let editor = match input {
            LineInput::Plain(input) => {
                drop(interrupt);
                start_reader(move || say.read(input))?;
                None
            }
            #[cfg(unix)]
            LineInput::Terminal => {
                let (sender, asks) = std::sync::mpsc::channel();
                start_reader(move || terminal::edit(&asks, &say, &interrupt))?;
                Some(sender)
            }
        };
        Ok(Lines { events, editor, heard: 0 })
    }

    /// Asks for a line. The last line of `text` stands before what is typed.
    pub(super) fn ask(&self, text: &str, write: &mut impl FnMut(&str) -> io::Result<()>) -> io::Result<()> {
        let Some(editor) = &self.editor else { return write(text) };
        let prompt = text.rfind('\n').map_or(0, |end| end + 1);
        write(&text[..prompt])?;
        // One who has gone has said so.
        let _ = editor.send(Ask { prompt: text[prompt..].to_string(), heard: self.heard });
        Ok(())
    }

    /// What comes next.
    pub(super) fn hear(&mut self) -> Heard {
        let event = self.events.recv().ok().flatten();
        self.heard += usize::from(matches!(event, Some(Event::Line(_))));
        event
    }
}

/// Tells the game what was typed.
struct Speaker {
    events: Sender<Heard>,
    stop: Arc<AtomicBool>,
}

impl Speaker {
    /// Tells a line; returns whether anybody waits for others.
    fn line(&self, line: &str) -> bool {
        let line = line.trim().to_string();
        if line.eq_ignore_ascii_case("now") {
            self.stop.store(true, Ordering::Relaxed);
        }
        self.events.send(Some(Event::Line(line))).is_ok()
    }

    fn end(&self) {
        // Nobody waits any more: the game is over.
        let _ = self.events.send(None);
    }

    fn read(&self, input: impl Read) {
        // A line that is no text is no move either; a read error ends the input.
        for line in BufReader::new(input).split(b'\n').map_while(Result::ok) {
            if !self.line(&String::from_utf8_lossy(&line)) {
                return;
            }
        }
        self.end();
    }
}

#[cfg(unix)]
mod terminal {
    use std::sync::mpsc::RecvTimeoutError;
    use std::time::Duration;

    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustyline::error::ReadlineError;
    use rustyline::history::{History as _, MemHistory};
    use rustyline::{Config, Editor};

    use super::*;

    /// How often a line is looked for while the game asks for none.
    const LOOK: Duration = Duration::from_millis(50);

    /// Has a person edit each line that is asked for. What is typed while none is, as `now` is while the engine thinks,
    /// is read as it comes.
    pub(super) fn edit(asks: &Receiver<Ask>, say: &Speaker, interrupt: &dyn Fn()) {
        let config = Config::default();
        let history = MemHistory::with_config(&config);
        let Ok(mut editor) = Editor::<(), MemHistory>::with_history(config, history) else {
            return say.read(io::stdin());
        };
        let mut told = 0;
        loop {
            let line = match asks.recv_timeout(LOOK) {
                // The game asks again once it has answered what it has not heard yet.
                Ok(ask) if ask.heard < told => continue,
                Ok(ask) => match editor.readline(&ask.prompt) {
                    Ok(line) => line,
                    Err(ReadlineError::Interrupted) => {
                        interrupt();
                        continue;
                    }
                    Err(_) => break,
                },
                Err(RecvTimeoutError::Timeout) if !is_readable() => continue,
                Err(RecvTimeoutError::Timeout) => {
                    let mut line = Vec::new();
                    match io::stdin().lock().read_until(b'\n', &mut line) {
                        Ok(length) if length > 0 => String::from_utf8_lossy(&line).into_owned(),
                        _ => break,
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return,
            };
            // Without a place in the history it is a line all the same.
            let _ = editor.history_mut().add(line.trim());
            told += 1;
            if !say.line(&line) {
                return;
            }
        }
        say.end();
    }

    /// Whether a line has been typed.
    fn is_readable() -> bool {
        let stdin = io::stdin();
        let mut watched = [PollFd::new(&stdin, PollFlags::IN)];
        poll(&mut watched, Some(&Timespec { tv_sec: 0, tv_nsec: 0 })).is_ok_and(|ready| ready > 0)
    }
}
