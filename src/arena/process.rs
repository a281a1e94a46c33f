//! A GTP program as a child process: sends commands, reads replies within a time limit, and ends the program reliably.
//!
//! It knows nothing of Go. Standard output and standard error are read on separate threads, so that a program can
//! neither block the match nor be blocked by it. The program and its children are one process group, which is killed as
//! a whole: ten lines that the crate process-wrap would not shorten, while it brings nix in addition to rustix. (It
//! would also kill the children on Windows, where now only the program itself is killed.)

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::cpu;
use super::reply::{EngineReply, ReplyReader};

/// How many bytes of a program's standard error are kept for messages.
const LOG_KEPT: usize = 16 << 10;
/// How long to wait for the end of a program that has closed its output.
const REAP: Duration = Duration::from_millis(500);

/// Why a program can no longer be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProcessFault {
    /// It ended, or closed its input or output.
    #[error("{0}")]
    Died(String),
    /// It did not reply within this time.
    #[error("no answer within {:.1} s", .0.as_secs_f64())]
    Hung(Duration),
    /// What it wrote is not a GTP reply.
    #[error("{0}")]
    Nonsense(String),
}

/// The rest of the time to wait for a reply. It is counted in steps, and no step counts for more than its length: time
/// in which this process itself did not run, as while the machine slept, is not charged to the other program.
struct Waiting {
    left: Duration,
}

impl Waiting {
    const STEP: Duration = Duration::from_secs(1);

    /// The length of the next step; zero if the time is over.
    fn step(&self) -> Duration {
        self.left.min(Self::STEP)
    }

    /// Subtracts a step that took `took`.
    fn spend(&mut self, took: Duration) {
        self.left -= took.min(self.step());
    }
}

/// A running program.
#[derive(Debug)]
pub struct Process {
    child: Child,
    stdin: Option<ChildStdin>,
    output: Receiver<Vec<u8>>,
    chunk: VecDeque<u8>,
    log: Arc<Mutex<VecDeque<u8>>>,
    /// The thread that fills the log.
    logger: Option<JoinHandle<()>>,
}

/// Splits a command line into words as a shell does, with quotes and backslashes; no shell is run.
pub fn split_command(text: &str) -> Result<Vec<String>, String> {
    match shell_words::split(text) {
        Ok(words) if words.is_empty() => Err("the command is empty".to_string()),
        Ok(words) => Ok(words),
        Err(_) => Err(format!("a quote is not closed in: {text}")),
    }
}

impl Process {
    /// Starts a program, in `folder` if there is one.
    pub fn start(words: &[String], folder: Option<&Path>) -> io::Result<Process> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Some(folder) = folder {
            command.current_dir(folder);
        }
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        // Bounded: a program that floods its output waits for the reader instead of filling the memory.
        let (sender, output) = sync_channel(16);
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || pump(stdout, &sender));
        }
        let log = Arc::new(Mutex::new(VecDeque::new()));
        let logger = child.stderr.take().map(|stderr| {
            let log = Arc::clone(&log);
            thread::spawn(move || keep_tail(stderr, &log))
        });
        Ok(Process { stdin: child.stdin.take(), child, output, chunk: VecDeque::new(), log, logger })
    }

    /// Sends a command and waits for its reply for at most `patience`.
    ///
    /// After a fault no more commands can be sent: late output would be taken for the reply to another command.
    pub fn command(&mut self, text: &str, patience: Duration) -> Result<EngineReply, ProcessFault> {
        let start = Instant::now();
        // An extra reply, or other output after a reply, must not be taken for the reply to this command.
        self.chunk.clear();
        while self.output.try_recv().is_ok() {
            if start.elapsed() > patience {
                return Err(ProcessFault::Hung(patience));
            }
        }
        let line = format!("{text}\n");
        let sent = self.stdin.as_mut().map(|stdin| stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()));
        if !matches!(sent, Some(Ok(()))) {
            return Err(ProcessFault::Died(self.obituary()));
        }
        let mut reader = ReplyReader::default();
        let mut waiting = Waiting { left: patience.saturating_sub(start.elapsed()) };
        loop {
            while let Some(byte) = self.chunk.pop_front() {
                match reader.push(byte) {
                    Ok(None) => {}
                    Ok(Some(reply)) => return Ok(reply),
                    Err(too_long) => return Err(ProcessFault::Nonsense(too_long.to_string())),
                }
            }
            let begun = Instant::now();
            let received = self.output.recv_timeout(waiting.step());
            waiting.spend(begun.elapsed());
            match received {
                Ok(chunk) => self.chunk.extend(chunk),
                Err(RecvTimeoutError::Timeout) if waiting.step() > Duration::ZERO => {}
                Err(RecvTimeoutError::Timeout) => {
                    let leftover = reader.leftover();
                    // Output that is not a GTP reply is another fault than silence.
                    return Err(match leftover.is_empty() {
                        true => ProcessFault::Hung(patience),
                        false => ProcessFault::Nonsense(format!("no reply, but: {}", shorten(&leftover))),
                    });
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return reader.finish().ok_or_else(|| ProcessFault::Died(self.obituary()));
                }
            }
        }
    }

    /// The CPU time used so far by the program and its children; `None` if the system does not report it.
    pub fn cpu_time(&self) -> Option<Duration> {
        cpu::of_group(self.child.id())
    }

    /// The end of what the program wrote to its standard error.
    pub fn log(&self) -> String {
        let log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes: Vec<u8> = log.iter().copied().collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Sends `quit`, waits for the end of the program for at most `patience`, then kills it. Returns whether it ended
    /// by itself.
    pub fn quit(mut self, patience: Duration) -> bool {
        let start = Instant::now();
        let answered = self.command("quit", patience);
        self.stdin = None;
        // Some programs end without a reply.
        if !matches!(answered, Ok(_) | Err(ProcessFault::Died(_))) {
            return false;
        }
        self.wait(patience.saturating_sub(start.elapsed())).is_some()
    }

    fn wait(&mut self, patience: Duration) -> Option<ExitStatus> {
        let start = Instant::now();
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            if start.elapsed() >= patience {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// How the program ended, with the last line of its standard error.
    fn obituary(&mut self) -> String {
        let how = match self.wait(REAP) {
            Some(status) => format!("ended with {status}"),
            None => "closed its input or output".to_string(),
        };
        // The last line may not have been read yet. A child of the program may keep the pipe open, so the wait is
        // bounded.
        let start = Instant::now();
        while self.logger.as_ref().is_some_and(|logger| !logger.is_finished()) && start.elapsed() < REAP {
            thread::sleep(Duration::from_millis(2));
        }
        match self.log().lines().rev().find(|line| !line.trim().is_empty()) {
            Some(words) => format!("{how}; last words: {}", shorten(words)),
            None => how,
        }
    }

    fn kill(&mut self) {
        #[cfg(unix)]
        if let Some(group) = i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw) {
            // Fails if the group has already ended.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Sends on what is read from a pipe until the pipe or the receiver is closed.
fn pump(mut pipe: impl Read, sender: &SyncSender<Vec<u8>>) {
    let mut buffer = vec![0; 8 << 10];
    loop {
        match pipe.read(&mut buffer) {
            Ok(0) => return,
            Ok(length) => {
                if sender.send(buffer[..length].to_vec()).is_err() {
                    return;
                }
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return,
        }
    }
}

/// Keeps the last [`LOG_KEPT`] bytes that are read from a pipe.
fn keep_tail(mut pipe: impl Read, log: &Mutex<VecDeque<u8>>) {
    let mut buffer = vec![0; 4 << 10];
    loop {
        match pipe.read(&mut buffer) {
            Ok(0) => return,
            Ok(length) => {
                let mut log = log.lock().unwrap_or_else(PoisonError::into_inner);
                log.extend(&buffer[..length]);
                let spare = log.len().saturating_sub(LOG_KEPT);
                log.drain(..spare);
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return,
        }
    }
}

/// The beginning of a text on one line, for a message.
pub fn shorten(text: &str) -> String {
    const MOST: usize = 200;
    let line: String = text.trim().chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    match line.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}...", &line[..end]),
        None => line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_while_the_machine_sleeps_does_not_count() {
        let mut waiting = Waiting { left: Duration::from_millis(2500) };
        let mut steps = Vec::new();
        // Output at once that is no whole reply, an hour of sleep, then silence twice.
        for took in [0.25, 3600.0, 1.0, 0.25] {
            steps.push(waiting.step().as_secs_f64());
            waiting.spend(Duration::from_secs_f64(took));
        }
        assert_eq!(steps, [1.0, 1.0, 1.0, 0.25]);
        assert_eq!(waiting.step(), Duration::ZERO);
    }
}
