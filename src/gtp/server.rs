//! A session on an input and an output: a thread reads the input, each reply is flushed.

use std::io::{self, BufReader, Read, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use liangyi_engine::engine::EngineSettings;
use liangyi_engine::threads::{Queue, QueueItem};

use super::command::{GtpOptions, KnownAs};
use super::parse::{Line, Lines};
use super::session::GtpSession;
use crate::protocol::{KataValues, start_reader};
use crate::records::networks::Networks;

/// Input whose end comes this long after its last line is that of a client that has gone away or wants no more. The end
/// of a script comes with its last line, and its commands are answered in full.
const GONE: Duration = Duration::from_secs(1);
/// The most bytes of lines that wait.
const WAITING: usize = 32 << 20;

impl QueueItem for Line {
    fn bytes(&self) -> usize {
        match self {
            Line::Command(text) | Line::TooLong(text) => text.len(),
            Line::Blank | Line::Interrupt => 0,
        }
    }
}

/// Puts a line into the queue. Any line at all tells the command before it that it is not the last, and an interrupt
/// stops all commands before it; neither an interrupt nor a blank line is answered. Returns whether lines are still
/// answered.
fn enqueue(queue: &Queue<Line>, line: Line) -> bool {
    match line {
        Line::Command(_) | Line::TooLong(_) => return queue.push(line),
        Line::Blank => queue.follow(),
        Line::Interrupt => {
            queue.follow();
            queue.interrupt();
        }
    }
    true
}

/// Answers commands from standard input until `quit` or the end of the input, with these values of KataGo's parameters,
/// and after telling that it is ready where that is wanted. The end of the input stops a search that has begun a while
/// before, as `# interrupt` does, and so does the end of the program that reads the replies once the input has ended.
///
/// # Errors
///
/// If the settings make no engine, a reply cannot be written, or the system gives no thread to read the input with.
pub fn serve_stdio(
    settings: EngineSettings,
    options: GtpOptions,
    networks: Networks,
    kata: KataValues,
    tells_ready: bool,
) -> io::Result<()> {
    let watch = |queue: &Queue<Line>| {
        while !queue.is_finished() {
            if is_unread(&io::stdout()) {
                queue.interrupt();
                return;
            }
        }
    };
    let session = GtpSession::new(settings, options).map_err(io::Error::other)?.with_networks(networks).with_kata(kata);
    answer(session, io::stdin(), io::stdout().lock(), watch, tells_ready)
}

/// Tells clients in KataGo's words, which they wait for, what is loaded and that commands are answered.
fn tell_ready(session: &GtpSession) {
    // Clients that read this for what a search finds look for the name.
    let mut lines = format!("{} {}\n", KnownAs::COMPATIBLE, env!("LIANGYI_VERSION"));
    // All files, then all names.
    let networks =
        [("model", "Model name", session.model()), ("human SL model", "Human SL model name", session.human_model())];
    for (kind, _, net) in &networks {
        if let Some((_, Some(file))) = net {
            lines += &format!("Loaded {kind} {file}\n");
        }
    }
    for (_, label, net) in &networks {
        if let Some((name, _)) = net {
            lines += &format!("{label}: {name}\n");
        }
    }
    lines += "GTP ready, beginning main protocol loop";
    // A client that reads no errors is no reason to fail.
    let _ = writeln!(io::stderr(), "{lines}");
}

/// Answers the commands from `input` on `output`, until `quit` or the end of the input.
///
/// # Errors
///
/// If a reply cannot be written, or the system gives no thread to read the input with.
pub fn serve(session: GtpSession, input: impl Read + Send + 'static, output: impl Write) -> io::Result<()> {
    answer(session, input, output, |_| {}, false)
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

/// See [`serve`]; `watch` runs on the thread of the input after its end, while commands are answered. `tells_ready`:
/// say on standard error that commands are answered.
fn answer(
    mut session: GtpSession,
    input: impl Read + Send + 'static,
    mut output: impl Write,
    watch: impl FnOnce(&Queue<Line>) + Send + 'static,
    tells_ready: bool,
) -> io::Result<()> {
    let queue = Arc::new(Queue::new(WAITING));
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
            if !enqueue(&reader, line) {
                return;
            }
        }
        if last.elapsed() >= GONE {
            reader.interrupt();
        }
        reader.close();
        watch(&reader);
    })?;
    if tells_ready {
        tell_ready(&session);
    }
    let mut written = Ok(());
    loop {
        session.idle(queue.arrived());
        let Some(queued) = queue.pop() else { break };
        let mut write = |text: &str| output.write_all(text.as_bytes()).and_then(|()| output.flush());
        let handled = session.answer(&queued.item, &queued.signals, &mut write);
        written = write(&handled.reply);
        if written.is_err() || handled.quit {
            break;
        }
    }
    queue.finish();
    written
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use super::*;

    fn command(text: &str) -> Line {
        Line::Command(text.as_bytes().to_vec())
    }

    /// Whether `lines` after a command that is under way tell it that they follow, and whether they stop it.
    fn told(lines: Vec<Line>) -> (bool, bool) {
        let queue = Queue::new(WAITING);
        enqueue(&queue, Line::Interrupt);
        enqueue(&queue, command("kata-analyze b 50"));
        let under_way = queue.pop().unwrap();
        lines.into_iter().for_each(|line| assert!(enqueue(&queue, line)));
        let [followed, stopped] = [&under_way.signals.followed, &under_way.signals.interrupted];
        (followed.load(Ordering::Relaxed), stopped.load(Ordering::Relaxed))
    }

    #[test]
    fn any_line_tells_the_command_before_it_but_only_an_interrupt_stops_it() {
        assert_eq!(told(vec![]), (false, false));
        assert_eq!(told(vec![command("name")]), (true, false));
        assert_eq!(told(vec![Line::Blank]), (true, false));
        assert_eq!(told(vec![Line::TooLong(Vec::new())]), (true, false));
        assert_eq!(told(vec![Line::Interrupt]), (true, true));
        assert_eq!(told(vec![command("name"), Line::Interrupt]), (true, true));
    }

    #[test]
    fn blank_lines_and_interrupts_are_not_answered() {
        let queue = Queue::new(WAITING);
        for line in [Line::Blank, command("name"), Line::Interrupt, Line::Blank] {
            enqueue(&queue, line);
        }
        queue.close();
        assert_eq!(queue.pop().map(|queued| queued.item.clone()), Some(command("name")));
        assert!(queue.pop().is_none());
    }
}
