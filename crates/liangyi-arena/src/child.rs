//! A program as a child process: its input, output and error through threads, so that it can neither block the match
//! nor be blocked by it, and an end that is certain.
//!
//! It knows nothing of what is said. On Linux a [guard] ends the program with everything that it started. Elsewhere the
//! program and its children are one process group, which is killed as a whole. (On Windows only the program itself is
//! killed.) The crate `process-wrap` would not replace this: it does not end what a program leaves in its group when
//! it ends by itself.

#[cfg(target_os = "linux")]
use super::guard;
use std::collections::VecDeque;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::cause::ProgramExit;
use super::processes;
use super::visible::kept;

/// How many bytes of a program's standard error are kept for messages.
const LOG_KEPT: usize = 16 << 10;
/// How long to wait for the end of a program that has closed its output, and for the output of one that has ended.
pub const REAP: Duration = Duration::from_millis(500);
/// How long to wait for a guard to end its program.
#[cfg(target_os = "linux")]
const GUARD: Duration = Duration::from_secs(8);

/// Where a program runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Surroundings<'a> {
    /// Its folder, if it is not that of this process.
    pub folder: Option<&'a Path>,
    /// What its environment has besides that of this process.
    pub environment: &'a [(String, OsString)],
}

/// A running program.
#[derive(Debug)]
pub struct PipedChild {
    /// The program, or the guard that stands for it.
    child: Child,
    /// How it ended, once it has been waited for. No signal is sent after that: its number may belong to another.
    status: Option<ExitStatus>,
    #[cfg(target_os = "linux")]
    control: Option<guard::Control>,
    /// Lines for its input; dropped, it closes the input.
    input: Option<Sender<Vec<u8>>>,
    /// Whether each line that was sent could be written, once it is.
    pub written: Receiver<bool>,
    /// What it writes to its standard output.
    pub output: Receiver<Vec<u8>>,
    log: Arc<Mutex<VecDeque<u8>>>,
    /// The thread that fills the log.
    logger: Option<JoinHandle<()>>,
}

/// Whether there is such a program that can be started: a guard starts without it, and its caller would not know why it
/// ends. The errors are those of the system.
fn require_program(program: &str, folder: Option<&Path>) -> io::Result<()> {
    if program.contains(std::path::MAIN_SEPARATOR) {
        return require_executable(&folder.unwrap_or(Path::new("")).join(program));
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let mut found = require_executable(Path::new(""));
    for folder in std::env::split_paths(&folders) {
        match require_executable(&folder.join(program)) {
            Ok(()) => return Ok(()),
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => found = Err(error),
            Err(_) => {}
        }
    }
    if cfg!(windows) { Ok(()) } else { found }
}

#[cfg(unix)]
fn require_executable(path: &Path) -> io::Result<()> {
    use rustix::fs::{Access, access};
    if std::fs::metadata(path)?.is_dir() {
        return Err(rustix::io::Errno::ACCESS.into());
    }
    Ok(access(path, Access::EXEC_OK)?)
}

#[cfg(not(unix))]
fn require_executable(path: &Path) -> io::Result<()> {
    std::fs::metadata(path).map(|_| ())
}

/// How many of the last lines of a program's standard error may have what ended it, with advice after it.
const LAST_LINES: usize = 12;

/// What a program said at its end: the last line that calls itself an error, or else the last that is no advice, or
/// else the last.
fn last_words(log: &str) -> Option<&str> {
    let last = || log.lines().rev().filter(|line| !line.trim().is_empty()).take(LAST_LINES);
    let begins = |line: &str, words: &[&str]| {
        let line = line.trim_start().to_ascii_lowercase();
        words.iter().any(|word| line.starts_with(word))
    };
    let is_error = |line: &&str| {
        let named = line.split_once(": ").map_or("", |(_, said)| said);
        [*line, named].iter().any(|said| begins(said, &["error:", "错误：", "錯誤：", "fatal:", "fatal error:"]))
    };
    // What Rust adds to a panic.
    let is_no_advice = |line: &&str| !begins(line, &["note:"]);
    last().find(is_error).or_else(|| last().find(is_no_advice)).or_else(|| last().next())
}

impl PipedChild {
    /// Starts a program in these surroundings, with `guard`, the path of `liangyi` itself, to guard it.
    pub fn start(words: &[String], surroundings: Surroundings<'_>, guard: Option<&Path>) -> io::Result<PipedChild> {
        let Surroundings { folder, environment } = surroundings;
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
        command.envs(environment.iter().map(|(name, value)| (name, value)));
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
        let mut running = PipedChild {
            child,
            status: None,
            #[cfg(target_os = "linux")]
            control,
            input: Some(input),
            written,
            output,
            log,
            logger: None,
        };
        // Where the system gives no thread the program ends with `running`.
        let new_thread = || thread::Builder::new().name("pipe".to_string());
        if let (Some(stdin), Some(stdout), Some(stderr)) = pipes {
            new_thread().spawn(move || feed(stdin, &lines, &acknowledge))?;
            new_thread().spawn(move || pump(stdout, &sender))?;
            running.logger = Some(new_thread().spawn(move || keep_tail(stderr, &tail))?);
        }
        Ok(running)
    }

    /// Sends a line to its input. Returns whether the input is open; [`PipedChild::written`] tells the rest.
    pub fn send(&self, line: Vec<u8>) -> bool {
        self.input.as_ref().is_some_and(|input| input.send(line).is_ok())
    }

    /// Closes its input, after the lines that were sent.
    pub fn close_input(&mut self) {
        self.input = None;
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

    /// Waits for its end for at most `patience`; how it ended, if it has.
    pub fn wait(&mut self, patience: Duration) -> Option<ExitStatus> {
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
    pub fn try_wait(&mut self) -> Option<ExitStatus> {
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

    /// How the program ended, with its last words.
    pub fn exit(&mut self) -> ProgramExit {
        let status = self.wait(REAP).map(|status| status.to_string().into());
        // The last line may not have been read yet. A child of the program may keep the pipe open, so the wait is
        // bounded.
        let start = Instant::now();
        while self.logger.as_ref().is_some_and(|logger| !logger.is_finished()) && start.elapsed() < REAP {
            thread::sleep(Duration::from_millis(2));
        }
        ProgramExit { status, last_words: last_words(&self.log()).map(kept) }
    }

    fn kill(&mut self) {
        self.close_input();
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

impl Drop for PipedChild {
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
    fn the_last_words_of_a_program_are_what_ended_it() {
        let clap = "error: unexpected argument '--tpyo' found\n\n  tip: a similar argument exists: '--type'\n\n\
                    Usage: engine gtp\n\nFor more information, try '--help'.\n";
        let panic = "thread 'main' panicked at src/main.rs:2:5:\nno board\n\
                     note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace\n";
        let early = format!("error: a small one\n{}the disk is full\n", "a line\n".repeat(LAST_LINES));
        for (log, words) in [
            ("", None),
            ("\n \n", None),
            ("something broke\n", Some("something broke")),
            ("loading\nsomething broke\n\n", Some("something broke")),
            (clap, Some("error: unexpected argument '--tpyo' found")),
            (panic, Some("no board")),
            ("Error: no model\n", Some("Error: no model")),
            ("katago: fatal error: no model\nbye\n", Some("katago: fatal error: no model")),
            ("error: one\nerror: two\nbye\n", Some("error: two")),
            ("错误：没有这个参数\n\n详见'--help'。\n", Some("错误：没有这个参数")),
            ("Traceback\n  File 1\nValueError: bad\n", Some("ValueError: bad")),
            ("note: nothing else\n", Some("note: nothing else")),
            (early.as_str(), Some("the disk is full")),
        ] {
            assert_eq!(last_words(log), words, "{log}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn what_cannot_be_started_is_told_in_the_words_of_the_system() {
        let folder = tempfile::tempdir().unwrap();
        let plain = folder.path().join("plain");
        std::fs::write(&plain, "no program").unwrap();
        let told = |program: &str, at: Option<&Path>| require_program(program, at).unwrap_err().to_string();
        let none = "No such file or directory (os error 2)";
        let denied = "Permission denied (os error 13)";
        assert_eq!(told("no-such-program-anywhere", None), none);
        assert_eq!(told("./no-such-program", Some(folder.path())), none);
        assert_eq!(told("./plain", Some(folder.path())), denied);
        assert_eq!(told(plain.to_str().unwrap(), None), denied);
        assert_eq!(told(folder.path().to_str().unwrap(), None), denied);
        assert!(require_program("sh", None).is_ok() && require_program("/bin/sh", Some(folder.path())).is_ok());
    }
}
