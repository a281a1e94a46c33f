//! A session on an input and an output: a thread reads the input, each reply is flushed.

use std::io::{self, BufReader, Read, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use liangyi_engine::engine::EngineSettings;

use super::command::GtpOptions;
use super::parse::{Line, Lines};
use super::queue::LineQueue;
use super::session::Session;
use crate::protocol::start_reader;

/// Input whose end comes this long after its last line is that of a client that has gone away or wants no more. The end
/// of a script comes with its last line, and its commands are answered in full.
const GONE: Duration = Duration::from_secs(1);

/// Answers commands from standard input until `quit` or the end of the input. That end stops a search that has begun a
/// while before, as `# interrupt` does, and so does the end of the program that reads the replies once the input has
/// ended.
///
/// # Errors
///
/// If the settings make no engine, a reply cannot be written, or the system gives no thread to read the input with.
pub fn run(settings: EngineSettings, options: GtpOptions) -> io::Result<()> {
    let watch = |queue: &LineQueue| {
        while !queue.is_finished() {
            if is_unread(&io::stdout()) {
                queue.interrupt();
                return;
            }
        }
    };
    let session = Session::new(settings, options).map_err(io::Error::other)?;
    answer(session, io::stdin(), io::stdout().lock(), watch)
}

/// Answers the commands from `input` on `output`, until `quit` or the end of the input.
///
/// # Errors
///
/// If a reply cannot be written, or the system gives no thread to read the input with.
pub fn serve(session: Session, input: impl Read + Send + 'static, output: impl Write) -> io::Result<()> {
    answer(session, input, output, |_| {})
}

/// Waits a moment for the reader of the output to go away; returns whether it has.
#[cfg(unix)]
fn is_unread(output: &impl std::os::fd::AsFd) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    const MOMENT: Timespec = Timespec { tv_sec: 0, tv_nsec: 200_000_000 };
    let mut watched = [PollFd::new(output, PollFlags::empty())];
    poll(&mut watched, Some(&MOMENT)).is_ok() && watched[0].revents().intersects(PollFlags::ERR | PollFlags::HUP)
}

/// Waits a moment: this system does not say whether the reader of the output has gone away.
#[cfg(not(unix))]
fn is_unread(_output: &impl Write) -> bool {
    std::thread::sleep(Duration::from_millis(200));
    false
}

/// See [`serve`]; `watch` runs on the thread of the input after its end, while commands are answered.
fn answer(
    mut session: Session,
    input: impl Read + Send + 'static,
    mut output: impl Write,
    watch: impl FnOnce(&LineQueue) + Send + 'static,
) -> io::Result<()> {
    let queue = Arc::new(LineQueue::default());
    let reader = Arc::clone(&queue);
    start_reader(move || {
        let mut lines = Lines::new(BufReader::with_capacity(1 << 16, input));
        let mut last = Instant::now();
        // A read error ends the input.
        while let Ok(Some(line)) = lines.next_line() {
            // The end of the input makes a blank line too.
            if line != Line::Blank {
                last = Instant::now();
            }
            reader.push(line);
        }
        if last.elapsed() >= GONE {
            reader.interrupt();
        }
        reader.close();
        watch(&reader);
    })?;
    let mut written = Ok(());
    loop {
        session.idle(queue.arrived());
        let Some(queued) = queue.pop() else { break };
        let mut write = |text: &str| output.write_all(text.as_bytes()).and_then(|()| output.flush());
        let handled = session.answer(&queued.line, &queued.signals, &mut write);
        written = write(&handled.reply);
        if written.is_err() || handled.quit {
            break;
        }
    }
    queue.finish();
    written
}
