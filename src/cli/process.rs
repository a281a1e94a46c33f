//! What the program needs of the system as a process: its log, the guards of engines that it starts, limits that it
//! survives.

use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::time::SystemTime;

use liangyi_engine::files::{create_unwaited, is_standard_error};

use super::error::CliError;

/// The file of the log. Nobody sees what the logger's writes return, so the first failure goes to standard error.
struct LogFile {
    file: File,
    is_whole: bool,
}

impl Write for LogFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes);
        if let Err(error) = &written
            && error.kind() != ErrorKind::Interrupted
            && self.is_whole
        {
            self.is_whole = false;
            // There is no other place for it.
            _ = writeln!(io::stderr(), "liangyi: the log is not whole: {error}");
        }
        written
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Sends the log to a file, or warnings and errors to standard error. `RUST_LOG` overrides the level.
pub fn start_log(file: Option<&Path>) -> Result<(), CliError> {
    let level = if file.is_some() { "info" } else { "warn" };
    let mut log = env_logger::Builder::from_env(env_logger::Env::default().default_filter_or(level));
    log.format(|line, record| {
        let (time, level) = (humantime::format_rfc3339_seconds(SystemTime::now()), record.level());
        let style = line.default_level_style(level);
        writeln!(line, "[{time} {style}{level:<5}{style:#} {}] {}", record.target(), record.args())
    });
    // Standard error is not opened again: a file behind it would be emptied.
    if let Some(path) = file.filter(|path| !is_standard_error(path)) {
        let file = create_unwaited(path)
            .map_err(|error| CliError::Usage(format!("cannot write the log {}: {error}", path.display())))?;
        log.target(env_logger::Target::Pipe(Box::new(LogFile { file, is_whole: true })));
    }
    // A process has one logger: if it is started twice, the first one stays.
    let _ = log.try_init();
    // What wrote the log; and a place that takes nothing is told at once.
    log::info!("liangyi {}", env!("LIANGYI_VERSION"));
    Ok(())
}

/// The path by which this program runs itself as the guard of an engine; `None` where there are no guards. It stays
/// valid when the program's file is replaced.
pub fn guard() -> Option<&'static Path> {
    cfg!(target_os = "linux").then(|| Path::new("/proc/self/exe"))
}

/// Makes a file that grows beyond the limit of the system an error of the write, instead of the end of the program.
pub fn survive_limits() {
    #[cfg(unix)]
    if let Err(error) = signal_hook::flag::register(rustix::process::Signal::XFSZ.as_raw(), std::sync::Arc::default()) {
        log::warn!("SIGXFSZ ends the program: {error}");
    }
}
