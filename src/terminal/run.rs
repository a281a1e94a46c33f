//! The loop: lines in, answers out, a search that a line can end.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::sync::atomic::Ordering;
use std::sync::mpsc;

use super::session::Session;
use crate::protocol::start_reader;

/// Plays until `quit` or the end of the input. Each line of `input` is answered on `output`, in lines of the columns
/// that `width` gives at that time, if it gives any; `now` ends a search that is under way.
///
/// # Errors
///
/// The output cannot be written.
pub fn run(
    mut session: Session,
    input: impl Read + Send + 'static,
    mut output: impl Write,
    width: &dyn Fn() -> Option<usize>,
) -> io::Result<()> {
    let stop = session.stop_flag();
    let (lines, typed) = mpsc::channel();
    start_reader(move || {
        // A line that is no text is no move either; a read error ends the input.
        for line in BufReader::new(input).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line).trim().to_string();
            if line.eq_ignore_ascii_case("now") {
                stop.store(true, Ordering::Relaxed);
            }
            if lines.send(line).is_err() {
                break;
            }
        }
    })?;
    let mut write = |text: &str| output.write_all(text.as_bytes()).and_then(|()| output.flush());
    session.set_width(width());
    write(&session.greeting())?;
    loop {
        while session.is_engines_turn() {
            session.set_width(width());
            write(&session.thinking())?;
            write(&session.move_of_engine())?;
        }
        write(&session.prompt())?;
        let Ok(line) = typed.recv() else { break };
        session.set_width(width());
        let answer = session.answer(&line);
        write(&answer.text)?;
        if answer.quit {
            return Ok(());
        }
    }
    write("\n")
}
