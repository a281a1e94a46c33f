//! A session on an input and an output: reading on a thread of its own, replies flushed one by one.

use std::io::{self, BufReader, Read, Write};
use std::sync::Arc;

use super::inbox::Inbox;
use super::parse::Lines;
use super::session::Session;
use crate::engine::Settings;

/// Answers commands from standard input until `quit`, the end of the input, or the end of whoever reads the replies. All
/// three are ordinary ends.
pub fn run(settings: Settings) {
    serve(Session::new(settings), io::stdin(), io::stdout().lock());
}

/// Answers the commands that come from `input`; the replies go to `output`.
pub fn serve(mut session: Session, input: impl Read + Send + 'static, mut output: impl Write) {
    let inbox = Arc::new(Inbox::default());
    let reader = Arc::clone(&inbox);
    // Not joined: after `quit` it may wait for input that never comes.
    std::thread::spawn(move || {
        let mut lines = Lines::new(BufReader::with_capacity(1 << 16, input));
        // Input that cannot be read has ended.
        while let Ok(Some(line)) = lines.next_line() {
            reader.put(line);
        }
        reader.close();
    });
    loop {
        session.idle(inbox.arrived());
        let Some(letter) = inbox.take() else { break };
        let handled = session.answer(&letter.line, &letter.stop);
        let written = output.write_all(handled.reply.as_bytes()).and_then(|()| output.flush());
        if handled.quit || written.is_err() {
            break;
        }
    }
    inbox.close();
}
