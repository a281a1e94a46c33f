//! The loop: lines in, answers out, a search that a line can end, Ctrl-C that offers to save the game.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;

use super::input::{Event, LineInput, Lines};
use super::session::TerminalSession;
use crate::protocol::unquoted;

/// Ctrl-C, as far as the game is asked to save itself.
pub trait Interruptions {
    /// Whether it has been pressed and nobody has gone on since.
    fn pressed(&self) -> Arc<AtomicBool>;

    /// Has another thread call `wake` each time it is pressed, after `pressed` is set.
    fn wake(&self, wake: Box<dyn FnMut() + Send>);

    /// What presses it, where a terminal gives the key to the one who edits a line.
    fn press(&self) -> Box<dyn Fn() + Send>;
}

/// Plays until `quit`, the end of the input or Ctrl-C. Each line of `input` is answered on `output`, in lines of the
/// columns that `width` gives at that time, if it gives any; `now` ends a search that is under way, as does Ctrl-C,
/// after which the game can be saved.
///
/// # Errors
///
/// The output cannot be written.
pub fn run(
    mut session: TerminalSession,
    input: LineInput,
    mut output: impl Write,
    interruptions: &impl Interruptions,
    width: &dyn Fn() -> Option<usize>,
) -> io::Result<()> {
    let stop = session.stop_flag();
    let pressed = interruptions.pressed();
    let (events, received) = mpsc::channel();
    interruptions.wake({
        let (events, stop) = (events.clone(), Arc::clone(&stop));
        Box::new(move || {
            stop.store(true, Ordering::Relaxed);
            // Nobody waits any more: the game is over.
            let _ = events.send(Some(Event::Interrupted));
        })
    });
    let mut lines = Lines::start(input, (events, received), stop, interruptions.press())?;
    let mut write = |text: &str| output.write_all(text.as_bytes()).and_then(|()| output.flush());
    session.set_width(width());
    write(&session.greeting())?;
    loop {
        session.set_width(width());
        if pressed.load(Ordering::Relaxed) {
            if !go_on(&mut session, &mut lines, &mut write)? {
                return Ok(());
            }
            pressed.store(false, Ordering::Relaxed);
        }
        if session.is_engines_turn() {
            write(&session.thinking())?;
            write(&session.move_of_engine())?;
            continue;
        }
        lines.ask(&session.prompt(), &mut write)?;
        match lines.hear() {
            None => break,
            Some(Event::Interrupted) => {}
            Some(Event::Line(line)) => {
                session.set_width(width());
                let answer = session.answer(&line);
                write(&answer.text)?;
                if answer.quit {
                    return Ok(());
                }
            }
        }
    }
    write("\n")
}

/// Asks whether the game is to be saved, and does so; whether it goes on.
fn go_on(
    session: &mut TerminalSession,
    lines: &mut Lines,
    write: &mut impl FnMut(&str) -> io::Result<()>,
) -> io::Result<bool> {
    loop {
        lines.ask(&session.offer_to_save(), write)?;
        let line = loop {
            match lines.hear() {
                None => {
                    write("\n")?;
                    return Ok(false);
                }
                // That of the key that brought us here.
                Some(Event::Interrupted) => {}
                Some(Event::Line(line)) => break line,
            }
        };
        match line.to_ascii_lowercase().as_str() {
            "" => return Ok(true),
            "no" | "n" | "quit" | "exit" | "q" => return Ok(false),
            _ => {}
        }
        match session.save(unquoted(&line)) {
            Ok(text) => {
                write(&text)?;
                return Ok(false);
            }
            Err(error) => write(&format!("{error}\n"))?,
        }
    }
}
