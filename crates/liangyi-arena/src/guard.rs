//! A guard between this program and an engine: a small process that starts the engine and ends it, with everything
//! that it started, when the program that wants it is done with it or is gone, killed included. Linux only.
//!
//! This program runs itself a second time as the guard (see [`main`]). The guard reads a pipe whose other end the
//! first program holds, and learns of its end by the end of that pipe, however it comes. As a subreaper it becomes the
//! parent of every orphan below it, so that neither a new session nor a double fork leads out of its reach. It sends
//! signals to its own children only, which keep their numbers until it has waited for them, so that none goes to
//! another process that was given the number since. If the guard itself is killed, the engine gets the system's
//! parent-death signal.

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::process::{Command, ExitCode};

/// The first argument that makes this program a guard.
const NAME: &str = "engine-guard";
/// Starts the engine in the place of a process, after it has requested the parent-death signal.
const START: &str = "start";
/// Starts the engine in a child, and watches.
const WATCH: &str = "watch";

/// Does the work of a guard if `arguments`, with the program's own name first, say so.
pub fn main(arguments: &[OsString]) -> Option<ExitCode> {
    let [_, name, part, other, words @ ..] = arguments else { return None };
    if name != NAME {
        return None;
    }
    let (program, options) = words.split_first()?;
    let mut engine = Command::new(program);
    engine.args(options);
    if part == START {
        return Some(system::start(engine, other));
    }
    Some(match (part == WATCH).then(|| system::watch(Path::new(other), words)) {
        Some(Ok(code)) => code,
        Some(Err(error)) => failed(&format!("the engine cannot be guarded: {error}")),
        None => failed("a guard is started by the program itself"),
    })
}

fn failed(reason: &str) -> ExitCode {
    eprintln!("{reason}");
    ExitCode::from(126)
}

#[cfg(target_os = "linux")]
pub use system::Control;

#[cfg(target_os = "linux")]
mod system {
    use std::ffi::OsStr;
    use std::fs::File;
    use std::os::fd::OwnedFd;
    use std::os::unix::process::CommandExt;
    use std::path::PathBuf;
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::process::{Pid, Resource, Rlimit, Signal, WaitOptions, WaitStatus};
    use rustix::{pipe, process, stdio};

    use super::*;
    use crate::processes::children;

    /// How long the guard tries to end what resists, as a process of another user does.
    const PATIENCE: Duration = Duration::from_secs(5);
    /// How often the guard collects orphans that have ended.
    const COLLECT: Timespec = Timespec { tv_sec: 1, tv_nsec: 0 };
    /// The same where the system cannot report the end of the engine at once.
    const LOOK: Timespec = Timespec { tv_sec: 0, tv_nsec: 20_000_000 };

    /// The hold of this program on a guard: dropped, it makes the guard end the engine.
    #[derive(Debug)]
    pub struct Control {
        /// What the guard reads, by its name below `/proc`.
        _reader: OwnedFd,
        _writer: OwnedFd,
    }

    impl Control {
        /// The command that starts the engine `words` under a guard, for which this program, `own`, is run again, and
        /// the hold on that guard. An error says that the system has no guards.
        pub fn new(own: &Path, words: &[String]) -> io::Result<(Command, Control)> {
            let (reader, writer) = pipe::pipe_with(pipe::PipeFlags::CLOEXEC)?;
            let number = std::os::fd::AsRawFd::as_raw_fd(&reader);
            let path = PathBuf::from(format!("/proc/{}/fd/{number}", std::process::id()));
            File::open(&path)?;
            let mut command = Command::new(own);
            command.arg0("liangyi").args([NAME, WATCH]).arg(path).args(words);
            Ok((command, Control { _reader: reader, _writer: writer }))
        }
    }

    /// Becomes the engine, which dies with the process `parent`.
    pub fn start(mut engine: Command, parent: &OsStr) -> ExitCode {
        if let Err(error) = process::set_parent_process_death_signal(Some(Signal::KILL)) {
            return failed(&format!("no parent-death signal: {error}"));
        }
        // The parent may have ended before it was to be reported.
        if process::getppid().is_none_or(|now| parent != now.to_string().as_str()) {
            return ExitCode::from(126);
        }
        let error = engine.exec();
        failed(&format!("cannot start `{}`: {error}", engine.get_program().to_string_lossy()))
    }

    /// Starts the engine, and ends as it ends, or ends it at the end of the pipe `control`.
    pub fn watch(control: &Path, words: &[OsString]) -> io::Result<ExitCode> {
        let control = File::open(control)?;
        process::set_child_subreaper(Some(process::getpid()))?;
        let child = Command::new("/proc/self/exe")
            .arg0("liangyi")
            .args([NAME, START, &process::getpid().to_string()])
            .args(words)
            .process_group(0)
            .spawn()?;
        // The pipes belong to the engine alone: their ends are to be its ends.
        let null = File::options().read(true).write(true).open("/dev/null")?;
        stdio::dup2_stdin(&null)?;
        stdio::dup2_stdout(&null)?;
        stdio::dup2_stderr(&null)?;
        let engine = i32::try_from(child.id()).ok().and_then(Pid::from_raw).ok_or(io::ErrorKind::Other)?;
        let ended = process::pidfd_open(engine, process::PidfdFlags::empty()).ok();
        let mut guard = Guard { engine, status: None };
        while guard.collect() && guard.status.is_none() {
            let mut watched = vec![PollFd::new(&control, PollFlags::empty())];
            watched.extend(ended.as_ref().map(|ended| PollFd::new(ended, PollFlags::IN)));
            // An interrupted wait is as good as one that is over.
            let _ = poll(&mut watched, Some(if ended.is_some() { &COLLECT } else { &LOOK }));
            if watched[0].revents().intersects(PollFlags::HUP | PollFlags::ERR) {
                break;
            }
        }
        guard.end_all();
        Ok(guard.status.map_or(ExitCode::FAILURE, end_as))
    }

    struct Guard {
        engine: Pid,
        status: Option<WaitStatus>,
    }

    impl Guard {
        /// Waits for every child that has ended, and returns whether there are others.
        fn collect(&mut self) -> bool {
            loop {
                match process::wait(WaitOptions::NOHANG) {
                    Ok(Some((child, status))) if child == self.engine => self.status = Some(status),
                    Ok(Some(_)) => {}
                    Ok(None) => return true,
                    Err(_) => return false,
                }
            }
        }

        /// Kills the children, and theirs, who become children of the guard when their parents end.
        fn end_all(&mut self) {
            let begun = Instant::now();
            while self.collect() && begun.elapsed() < PATIENCE {
                for child in children(std::process::id()) {
                    if let Some(child) = i32::try_from(child).ok().and_then(Pid::from_raw) {
                        // One of another user cannot be killed.
                        let _ = process::kill_process(child, Signal::KILL);
                    }
                }
                sleep(Duration::from_millis(1));
            }
        }
    }

    /// Ends the guard as the engine ended, so that whoever waits for the guard learns it.
    fn end_as(status: WaitStatus) -> ExitCode {
        if let Some(signal) = status.terminating_signal().and_then(Signal::from_named_raw) {
            // The engine has left its core file already, if any.
            let _ = process::setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
            let _ = process::kill_process(process::getpid(), signal);
        }
        let code = status.exit_status().and_then(|code| u8::try_from(code).ok());
        code.map_or(ExitCode::FAILURE, ExitCode::from)
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use std::ffi::OsStr;

    use super::*;

    pub fn start(_engine: Command, _parent: &OsStr) -> ExitCode {
        failed("this system has no guards")
    }

    pub fn watch(_control: &Path, _words: &[OsString]) -> io::Result<ExitCode> {
        Err(io::ErrorKind::Unsupported.into())
    }
}
