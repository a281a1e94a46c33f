//! A session on an input and an output: a thread reads the input, each reply is flushed.

use std::io::{self, BufReader, Read, Write};
use std::sync::Arc;

use super::command::GtpOptions;
use super::parse::Lines;
use super::queue::LineQueue;
use super::session::Session;
use crate::engine::EngineSettings;
use crate::protocol::start_reader;

/// Answers commands from standard input until `quit`, the end of the input, or the end of the program that reads the
/// replies. None of the three is an error.
///
/// # Errors
///
/// The system gives no thread to read the input with.
pub fn run(settings: EngineSettings, options: GtpOptions) -> io::Result<()> {
    serve(Session::new(settings, options), io::stdin(), io::stdout().lock())
}

/// Answers the commands from `input` on `output`.
///
/// # Errors
///
/// The system gives no thread to read the input with.
pub fn serve(mut session: Session, input: impl Read + Send + 'static, mut output: impl Write) -> io::Result<()> {
    let queue = Arc::new(LineQueue::default());
    let reader = Arc::clone(&queue);
    start_reader(move || {
        let mut lines = Lines::new(BufReader::with_capacity(1 << 16, input));
        // A read error ends the input.
        while let Ok(Some(line)) = lines.next_line() {
            reader.push(line);
        }
        reader.close();
    })?;
    loop {
        session.idle(queue.arrived());
        let Some(queued) = queue.pop() else { break };
        let mut write = |text: &str| output.write_all(text.as_bytes()).and_then(|()| output.flush());
        let handled = session.answer(&queued.line, &queued.signals, &mut write);
        if write(&handled.reply).is_err() || handled.quit {
            break;
        }
    }
    queue.close();
    Ok(())
}
