//! A GTP program as a child process: sends commands and reads replies within a time limit. It knows nothing of Go, and
//! how the program runs and ends is `child.rs`'s.

use std::collections::VecDeque;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::cause::{Nonsense, ProcessFault, StartFault};
pub use super::child::Surroundings;
use super::child::{PipedChild, REAP};
use super::reply::{EngineReply, ReplyReader, TooLong};

/// The time of a wait for a reply, counted in steps. A step that takes far longer than its length counts only for its
/// length: this process itself did not run then, because it was stopped or the machine slept, and that is not charged
/// to the other program.
#[derive(Debug)]
struct Waiting {
    left: Duration,
    waited: Duration,
}

impl Waiting {
    const STEP: Duration = Duration::from_millis(100);
    /// By how much a step exceeds its length on a busy machine.
    const LATE: Duration = Duration::from_secs(1);

    fn new(patience: Duration) -> Waiting {
        Waiting { left: patience, waited: Duration::ZERO }
    }

    /// The length of the next step; zero if the time is over.
    fn step(&self) -> Duration {
        self.left.min(Self::STEP)
    }

    fn is_over(&self) -> bool {
        self.left.is_zero()
    }

    /// Receives within a step, and counts the step.
    fn receive<T>(&mut self, channel: &Receiver<T>) -> Result<T, RecvTimeoutError> {
        let begun = Instant::now();
        let received = channel.recv_timeout(self.step());
        self.spend(begun.elapsed());
        received
    }

    /// Counts a step that took `took`.
    fn spend(&mut self, took: Duration) {
        let step = self.step();
        let counted = if took > step + Self::LATE { step } else { took };
        self.waited += counted;
        self.left = self.left.saturating_sub(counted);
    }
}

/// A running GTP program.
#[derive(Debug)]
pub struct Process {
    child: PipedChild,
    /// Output that is not read yet.
    chunk: VecDeque<u8>,
    /// How long the last command took.
    took: Duration,
    /// Once it is set, no reply is waited for.
    stop: Arc<AtomicBool>,
}

/// Splits a command line into words as a shell does, with quotes and backslashes; no shell is run.
pub fn split_command(text: &str) -> Result<Vec<String>, StartFault> {
    match shell_words::split(text) {
        Ok(words) if words.is_empty() => Err(StartFault::NoCommand),
        Ok(words) => Ok(words),
        Err(_) => Err(StartFault::OpenQuote(text.to_string())),
    }
}

impl Process {
    /// Starts a program in these surroundings, with `guard`, the path of `liangyi` itself, to guard it.
    pub fn start(words: &[String], surroundings: Surroundings<'_>, guard: Option<&Path>) -> io::Result<Process> {
        let child = PipedChild::start(words, surroundings, guard)?;
        Ok(Process { child, chunk: VecDeque::new(), took: Duration::ZERO, stop: Arc::default() })
    }

    /// The same program, whose replies are not waited for once `stop` is set: commands fail with
    /// [`ProcessFault::Stopped`] then.
    pub fn until(self, stop: Arc<AtomicBool>) -> Process {
        let mut process = self;
        process.stop = stop;
        process
    }

    /// Sends a command and waits for its reply for at most `patience`.
    ///
    /// After a fault no more commands can be sent: late output would be taken for the reply to another command.
    pub fn command(&mut self, text: &str, patience: Duration) -> Result<EngineReply, ProcessFault> {
        let mut waiting = Waiting::new(patience);
        let reply = self.exchange(text, patience, &mut waiting);
        self.took = waiting.waited;
        reply
    }

    /// How long the last command took, until its reply or its failure. Time in which this program did not run does not
    /// count.
    pub fn took(&self) -> Duration {
        self.took
    }

    fn exchange(&mut self, text: &str, patience: Duration, waiting: &mut Waiting) -> Result<EngineReply, ProcessFault> {
        // An extra reply, or other output after a reply, must not be taken for the reply to this command.
        self.chunk.clear();
        let begun = Instant::now();
        while self.child.output.try_recv().is_ok() {
            if begun.elapsed() > patience {
                return Err(ProcessFault::Hung(patience));
            }
        }
        if !self.child.send(format!("{text}\n").into_bytes()) {
            return Err(ProcessFault::Died(self.child.exit()));
        }
        loop {
            self.require_going_on()?;
            match waiting.receive(&self.child.written) {
                Ok(true) => break,
                Ok(false) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(ProcessFault::Died(self.child.exit()));
                }
                Err(RecvTimeoutError::Timeout) if waiting.is_over() => return Err(ProcessFault::Hung(patience)),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        let mut reader = ReplyReader::default();
        // When the program was first seen to have ended, with its output held open by another process.
        let mut ended: Option<Instant> = None;
        loop {
            while let Some(byte) = self.chunk.pop_front() {
                match reader.push(byte) {
                    Ok(None) => {}
                    Ok(Some(reply)) => return Ok(reply),
                    Err(TooLong) => return Err(ProcessFault::Nonsense(Nonsense::TooLong)),
                }
            }
            self.require_going_on()?;
            match waiting.receive(&self.child.output) {
                Ok(chunk) => self.chunk.extend(chunk),
                Err(RecvTimeoutError::Timeout) if ended.is_some_and(|ended| ended.elapsed() > REAP) => {
                    return reader.finish().ok_or_else(|| ProcessFault::Died(self.child.exit()));
                }
                Err(RecvTimeoutError::Timeout) if !waiting.is_over() => {
                    if ended.is_none() && self.child.try_wait().is_some() {
                        ended = Some(Instant::now());
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    // Output that is not a GTP reply is another fault than silence.
                    return Err(match reader.leftover() {
                        None => ProcessFault::Hung(patience),
                        Some(leftover) => ProcessFault::Nonsense(Nonsense::NoReply(leftover)),
                    });
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return reader.finish().ok_or_else(|| ProcessFault::Died(self.child.exit()));
                }
            }
        }
    }

    fn require_going_on(&self) -> Result<(), ProcessFault> {
        if self.stop.load(Ordering::Relaxed) { Err(ProcessFault::Stopped) } else { Ok(()) }
    }

    /// The CPU time used so far by the program and its children; `None` if the system does not report it.
    pub fn cpu_time(&self) -> Option<Duration> {
        self.child.cpu_time()
    }

    /// The end of what the program wrote to its standard error.
    pub fn log(&self) -> String {
        self.child.log()
    }

    /// Sends `quit`, waits for the end of the program for at most `patience`, then kills it. Returns whether it ended
    /// by itself.
    pub fn quit(mut self, patience: Duration) -> bool {
        let start = Instant::now();
        let answered = self.command("quit", patience);
        self.child.close_input();
        // Some programs end without a reply.
        if !matches!(answered, Ok(_) | Err(ProcessFault::Died(_))) {
            return false;
        }
        self.child.wait(patience.saturating_sub(start.elapsed())).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_in_which_this_program_does_not_run_does_not_count() {
        let mut waiting = Waiting::new(Duration::from_millis(1050));
        let mut steps = Vec::new();
        // Output at once that is no whole reply, an hour of sleep, a busy machine, then silence twice.
        for took in [0.025, 3600.0, 0.8, 0.1, 0.025] {
            steps.push(waiting.step().as_secs_f64());
            waiting.spend(Duration::from_secs_f64(took));
        }
        assert_eq!(steps, [0.1, 0.1, 0.1, 0.1, 0.025]);
        assert_eq!((waiting.step(), waiting.waited), (Duration::ZERO, Duration::from_millis(1050)));
        assert!(waiting.is_over());
    }
}
