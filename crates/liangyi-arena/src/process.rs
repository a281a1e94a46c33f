//! A GTP program as a child process: sends commands, reads replies within a time limit, and ends the program reliably.
//!
//! It knows nothing of Go. Standard input, output and error are written and read on separate threads, so that a program
//! can neither block the match nor be blocked by it. On Linux a [guard] ends the program with everything
//! that it started. Elsewhere the program and its children are one process group, which is killed as a whole. (On
//! Windows only the program itself is killed.)

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::fault::{Death, Nonsense, ProcessFault, StartFault};
#[cfg(target_os = "linux")]
use super::guard;
use super::processes;
use super::reply::{EngineReply, ReplyReader, TooLong};
use super::visible::kept;

/// How many bytes of a program's standard error are kept for messages.
const LOG_KEPT: usize = 16 << 10;
/// How long to wait for the end of a program that has closed its output, and for the output of one that has ended.
const REAP: Duration = Duration::from_millis(500);
/// How long to wait for a guard to end its program.
#[cfg(target_os = "linux")]
const GUARD: Duration = Duration::from_secs(8);

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

/// A running program.
#[derive(Debug)]
pub struct Process {
    /// The program, or the guard that stands for it.
    child: Child,
    /// How it ended, once it has been waited for. No signal is sent after that: its number may belong to another.
    status: Option<ExitStatus>,
    #[cfg(target_os = "linux")]
    control: Option<guard::Control>,
    /// Lines for its input; dropped, it closes the input.
    input: Option<Sender<Vec<u8>>>,
    /// Whether each of these lines could be written, once it is.
    written: Receiver<bool>,
    output: Receiver<Vec<u8>>,
    chunk: VecDeque<u8>,
    /// How long the last command took.
    took: Duration,
    log: Arc<Mutex<VecDeque<u8>>>,
    /// The thread that fills the log.
    logger: Option<JoinHandle<()>>,
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

/// Whether there is such a program: a guard starts without it, and its caller would not know why it ends.
fn require_program(program: &str, folder: Option<&Path>) -> io::Result<()> {
    if program.contains(std::path::MAIN_SEPARATOR) {
        return std::fs::metadata(folder.unwrap_or(Path::new("")).join(program)).map(|_| ());
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&folders).any(|folder| folder.join(program).is_file());
    if found || cfg!(windows) { Ok(()) } else { Err(io::ErrorKind::NotFound.into()) }
}

impl Process {
    /// Starts a program, in `folder` if there is one, with `guard`, the path of `liangyi` itself, to guard it.
    pub fn start(words: &[String], folder: Option<&Path>, guard: Option<&Path>) -> io::Result<Process> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        require_program(program, folder)?;
        let mut command = Command::new(program);
        command.args(arguments);
        #[cfg(target_os = "linux")]
        let control = match guard.map(|own| guard::Control::new(own, words)) {
            Some(Ok((guarded, control))) => {
                command = guarded;
                Some(control)
            }
            Some(Err(error)) => {
                log::warn!("{program} runs without a guard: {error}");
                None
            }
            None => None,
        };
        #[cfg(not(target_os = "linux"))]
        let _ = guard;
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Some(folder) = folder {
            command.current_dir(folder);
        }
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (input, lines) = channel();
        let (acknowledge, written) = channel();
        // Bounded: a program that floods its output waits for the reader instead of filling the memory.
        let (sender, output) = sync_channel(16);
        let log = Arc::new(Mutex::new(VecDeque::new()));
        let tail = Arc::clone(&log);
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let mut process = Process {
            child,
            status: None,
            #[cfg(target_os = "linux")]
            control,
            input: Some(input),
            written,
            output,
            chunk: VecDeque::new(),
            took: Duration::ZERO,
            log,
            logger: None,
            stop: Arc::default(),
        };
        // Where the system gives no thread the program ends with `process`.
        let new_thread = || thread::Builder::new().name("pipe".to_string());
        if let (Some(stdin), Some(stdout), Some(stderr)) = pipes {
            new_thread().spawn(move || feed(stdin, &lines, &acknowledge))?;
            new_thread().spawn(move || pump(stdout, &sender))?;
            process.logger = Some(new_thread().spawn(move || keep_tail(stderr, &tail))?);
        }
        Ok(process)
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
        while self.output.try_recv().is_ok() {
            if begun.elapsed() > patience {
                return Err(ProcessFault::Hung(patience));
            }
        }
        let sent = self.input.as_ref().is_some_and(|input| input.send(format!("{text}\n").into_bytes()).is_ok());
        if !sent {
            return Err(ProcessFault::Died(self.obituary()));
        }
        loop {
            self.require_going_on()?;
            match waiting.receive(&self.written) {
                Ok(true) => break,
                Ok(false) | Err(RecvTimeoutError::Disconnected) => return Err(ProcessFault::Died(self.obituary())),
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
            match waiting.receive(&self.output) {
                Ok(chunk) => self.chunk.extend(chunk),
                Err(RecvTimeoutError::Timeout) if ended.is_some_and(|ended| ended.elapsed() > REAP) => {
                    return reader.finish().ok_or_else(|| ProcessFault::Died(self.obituary()));
                }
                Err(RecvTimeoutError::Timeout) if !waiting.is_over() => {
                    if ended.is_none() && self.try_wait().is_some() {
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
                    return reader.finish().ok_or_else(|| ProcessFault::Died(self.obituary()));
                }
            }
        }
    }

    fn require_going_on(&self) -> Result<(), ProcessFault> {
        if self.stop.load(Ordering::Relaxed) { Err(ProcessFault::Stopped) } else { Ok(()) }
    }

    /// The CPU time used so far by the program and its children; `None` if the system does not report it.
    pub fn cpu_time(&self) -> Option<Duration> {
        processes::cpu_of_tree(self.child.id())
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
        self.input = None;
        // Some programs end without a reply.
        if !matches!(answered, Ok(_) | Err(ProcessFault::Died(_))) {
            return false;
        }
        self.wait(patience.saturating_sub(start.elapsed())).is_some()
    }

    fn wait(&mut self, patience: Duration) -> Option<ExitStatus> {
        let start = Instant::now();
        loop {
            if let Some(status) = self.try_wait() {
                return Some(status);
            }
            if start.elapsed() >= patience {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// How it ended, if it has. Its group is killed before it is waited for, as long as its number is its own.
    fn try_wait(&mut self) -> Option<ExitStatus> {
        if self.status.is_none() && self.has_ended() {
            self.kill_group();
            self.status = self.child.wait().ok();
        }
        self.status
    }

    /// Whether it has ended; it is not waited for.
    #[cfg(unix)]
    fn has_ended(&self) -> bool {
        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        let child = Pid::from_child(&self.child);
        matches!(waitid(WaitId::Pid(child), options), Ok(Some(_)))
    }

    #[cfg(not(unix))]
    fn has_ended(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    /// Kills the group of the program; only while the program has not been waited for.
    fn kill_group(&self) {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            // Fails if there is none left.
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
    }

    /// How the program ended, with the last line of its standard error.
    fn obituary(&mut self) -> Death {
        let status = self.wait(REAP).map(|status| status.to_string());
        // The last line may not have been read yet. A child of the program may keep the pipe open, so the wait is
        // bounded.
        let start = Instant::now();
        while self.logger.as_ref().is_some_and(|logger| !logger.is_finished()) && start.elapsed() < REAP {
            thread::sleep(Duration::from_millis(2));
        }
        let last_words = self.log().lines().rev().find(|line| !line.trim().is_empty()).map(kept);
        Death { status, last_words }
    }

    fn kill(&mut self) {
        self.input = None;
        #[cfg(target_os = "linux")]
        if self.control.take().is_some() && self.wait(GUARD).is_some() {
            return;
        }
        if self.status.is_none() {
            self.kill_group();
            let _ = self.child.kill();
            self.status = self.child.wait().ok();
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Writes lines to a pipe until one fails or no more come, and says of each whether it was written.
fn feed(mut pipe: impl Write, lines: &Receiver<Vec<u8>>, acknowledge: &Sender<bool>) {
    for line in lines {
        let written = pipe.write_all(&line).and_then(|()| pipe.flush()).is_ok();
        if acknowledge.send(written).is_err() || !written {
            return;
        }
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
