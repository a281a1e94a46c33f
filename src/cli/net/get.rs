//! `liangyi net get`: brings the network that KaTrain carries.
//!
//! It is downloaded by pip, as everybody's Python has it: this program opens no connection of its own.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;
use liangyi_engine::files::{open_regular, write_whole};
use liangyi_net::model::Network;
use sha2::{Digest, Sha256};

use super::folder::data_folder;
use super::wheel::unpack;
use crate::cli::error::CliError;
use crate::cli::interrupt::Interrupt;
use crate::networks::found_in;

/// What pip is to bring.
const PACKAGE: &str = "katrain";

/// The names by which Python is called, in the order in which they are tried.
const PYTHONS: [&str; 3] = ["python3", "python", "py"];

/// Where to.
#[derive(Args, Debug)]
pub struct GetArgs {
    /// Put it here [default: the user's folder for this program's data, where it is found by itself]
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
    /// Take it from this wheel of KaTrain's, and download nothing
    #[arg(long, value_name = "FILE", conflicts_with = "python")]
    wheel: Option<PathBuf>,
    /// The Python whose pip is used [default: python3, python or py, the first that has one]
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
    let failed = |error: io::Error| CliError::Failed(format!("{}: {error}", folder.display()));
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
