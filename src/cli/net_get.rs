//! `liangyi net get`: brings the network that KaTrain carries, out of the Python package in which it is.
//!
//! The package is downloaded by pip, as everybody's Python has it: this program opens no connection of its own.

use std::fs;
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;
use liangyi_engine::files::{open_regular, write_whole};
use liangyi_net::model::Network;
use sha2::{Digest, Sha256};
use zip::ZipArchive;
use zip::result::ZipError;

use super::error::CliError;
use super::interrupt::Interrupt;
use super::tables_args::data_folder;
use super::values::written_path;
use crate::records::networks::found_in;

/// What pip is to bring.
const PACKAGE: &str = "katrain";

/// The names by which Python is called, in the order in which they are tried.
const PYTHONS: [&str; 3] = ["python3", "python", "py"];

/// Where to.
#[derive(Args, Debug)]
pub struct GetArgs {
    /// Put it here [default: the user's folder for data]
    ///
    /// It is found there automatically.
    #[arg(long, value_name = "FOLDER", value_parser = written_path())]
    dir: Option<PathBuf>,
    /// Take it from this wheel of KaTrain's, and download nothing
    #[arg(long, value_name = "FILE", conflicts_with = "python")]
    wheel: Option<PathBuf>,
    /// The Python whose pip is used
    ///
    /// Without it, python3, python or py, the first that has one.
    #[arg(long, value_name = "PROGRAM")]
    python: Option<PathBuf>,
    /// Bring it even if the folder has a network
    #[arg(long)]
    again: bool,
}

/// Brings it, and says what it is and where.
pub fn run(args: &GetArgs, out: &mut impl Write) -> Result<(), CliError> {
    let folder = args.dir.clone().map_or_else(data_folder, Ok)?;
    if !args.again
        && let Ok(found) = found_in(&folder)
    {
        writeln!(out, "{} is there already; --again brings KaTrain's once more", found.display())?;
        return Ok(out.flush()?);
    }
    let failed = |error: io::Error| CliError::unwritten(&folder, &error);
    fs::create_dir_all(&folder).map_err(failed)?;
    match &args.wheel {
        Some(wheel) => install(wheel, &folder, out),
        None => {
            // Beside the network, where there is room for it; it is removed with all that is in it.
            let downloads = tempfile::Builder::new().prefix(".get-").tempdir_in(&folder).map_err(failed)?;
            install(&download(args.python.as_deref(), downloads.path())?, &folder, out)
        }
    }
}

/// Lets pip bring the wheel, and returns its path.
fn download(python: Option<&Path>, folder: &Path) -> Result<PathBuf, CliError> {
    let interrupt = Interrupt::listen();
    let python = match python {
        Some(python) => python.to_path_buf(),
        None => python_with_pip()?,
    };
    let mut command = Command::new(&python);
    command.args(["-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--no-input"]);
    command.args(["--disable-pip-version-check", "--dest"]).arg(folder).arg(PACKAGE);
    eprintln!("liangyi: {} -m pip downloads {PACKAGE}, about 100 MB", python.display());
    // What pip says is not the output.
    let status = command.stdin(Stdio::null()).stdout(io::stderr()).status();
    let status = status.map_err(|error| CliError::Failed(format!("{}: {error}", python.display())))?;
    if interrupt.is_set() {
        return Err(CliError::Interrupted("nothing was brought".to_string()));
    }
    let wheels = || fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    match wheels().find(|path| path.extension().is_some_and(|extension| extension == "whl")) {
        Some(wheel) if status.success() => Ok(wheel),
        _ => Err(CliError::Failed(format!(
            "pip has not brought {PACKAGE} ({status}). Where there is no network connection, `liangyi net get --wheel \
             FILE` takes a wheel that was brought otherwise"
        ))),
    }
}

/// The first Python that has pip.
fn python_with_pip() -> Result<PathBuf, CliError> {
    let has_pip = |python: &str| {
        let mut command = Command::new(python);
        command.args(["-m", "pip", "--version"]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    PYTHONS.into_iter().find(|python| has_pip(python)).map(PathBuf::from).ok_or_else(|| {
        let tried = PYTHONS.join(", ");
        CliError::Failed(format!(
            "no Python with pip ({tried}). With one, --python PROGRAM names it; without, --wheel FILE takes a wheel of \
             {PACKAGE} that was brought otherwise"
        ))
    })
}

/// Takes the network out of a wheel and writes it with its licence and its checksum.
fn install(wheel: &Path, folder: &Path, out: &mut impl Write) -> Result<(), CliError> {
    let file = open_regular(wheel).map_err(|error| CliError::unusable(wheel, error))?;
    let unpacked = unpack(file).map_err(|error| CliError::unusable(wheel, error))?;
    let failed = |reason: String| CliError::Failed(format!("{} in {}: {reason}", unpacked.name, wheel.display()));
    let network = Network::read(&unpacked.network[..]).map_err(|error| failed(error.to_string()))?;
    let path = folder.join(&unpacked.name);
    let write = |name: String, bytes: &[u8]| {
        let path = folder.join(name);
        let failed = |error: io::Error| CliError::Failed(format!("{}: {error}", path.display()));
        write_whole(&path, bytes).map_err(failed).map(|()| path.clone())
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
    let from = wheel.file_name().unwrap_or_default().to_string_lossy();
    writeln!(out, "network  {}, model version {}, from {from}", network.name, network.version)?;
    writeln!(out, "file     {}, {} bytes", path.display(), unpacked.network.len())?;
    writeln!(out, "sha256   {sum}")?;
    match licence {
        Some(licence) => writeln!(out, "licence  {}", licence.display())?,
        None => writeln!(out, "licence  {from} has none")?,
    }
    Ok(out.flush()?)
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
pub struct Unpacked {
    /// The name of the network's file.
    pub name: String,
    /// Its bytes.
    pub network: Vec<u8>,
    /// The licence of the package, if it has one.
    pub licence: Option<Vec<u8>>,
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
pub fn unpack(wheel: impl Read + Seek) -> Result<Unpacked, WheelError> {
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
