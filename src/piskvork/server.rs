//! A session on an input and an output: a thread reads the input, each reply is flushed.

use std::io::{self, BufReader, Read, Write};
use std::sync::Arc;

use liangyi_engine::engine::EngineSettings;
use liangyi_engine::threads::Queue;

use super::command::{Command, parse};
use super::session::Session;
use crate::protocol::{LineRead, drop_mark, read_line, start_reader};

/// The most bytes of lines that wait.
const WAITING: usize = 16 << 20;
/// The most bytes of a line that are read; the rest is dropped.
const MAX_LINE: usize = 4096;

/// Answers commands from standard input until `END` or the end of the input.
///
/// # Errors
///
/// If a reply cannot be written, or the system gives no thread to read the input with.
pub fn run(settings: EngineSettings) -> io::Result<()> {
    serve(Session::new(settings), io::stdin(), io::stdout().lock())
}

/// Answers the commands from `input` on `output`.
///
/// # Errors
///
/// If a reply cannot be written, or the system gives no thread to read the input with.
pub fn serve(mut session: Session, input: impl Read + Send + 'static, mut output: impl Write) -> io::Result<()> {
    let queue = Arc::new(Queue::new(WAITING));
    let reader = Arc::clone(&queue);
    start_reader(move || {
        let (mut input, mut bytes, mut begun) = (BufReader::new(input), Vec::new(), false);
        while read_line(&mut input, MAX_LINE, &mut bytes) != LineRead::End {
            if !std::mem::replace(&mut begun, true) {
                drop_mark(&mut bytes);
            }
            let line = String::from_utf8_lossy(&bytes).into_owned();
            // What ends a search must not wait for it, and ends no search that a later line begins.
            if matches!(parse(&line), Command::Stop | Command::End) {
                reader.interrupt();
            }
            if !reader.push(line) {
                return;
            }
        }
        reader.interrupt();
        reader.close();
    })?;
    let mut written = Ok(());
    while let Some(queued) = queue.pop() {
        let reply = session.answer(&queued.item, &queued.signals.interrupted);
        let text: String = reply.lines.iter().map(|line| format!("{line}\n")).collect();
        written = output.write_all(text.as_bytes()).and_then(|()| output.flush());
        if written.is_err() || reply.quit {
            break;
        }
    }
    queue.finish();
    written
}
