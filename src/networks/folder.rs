//! Which network in a folder is found by itself, and reading one.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use liangyi_engine::files::open_regular;
use liangyi_net::model::{NetError, Network};

/// How the files of networks end.
const ENDINGS: [&str; 4] = [".bin.gz", ".txt.gz", ".bin", ".txt"];

/// Why there is no network.
#[derive(Debug, thiserror::Error)]
pub enum NetworkError {
    /// The folder has none.
    #[error("no network in {}: `liangyi net get` brings one", .0.display())]
    None(PathBuf),
    /// The folder cannot be read.
    #[error("{}: {}", .0.display(), .1)]
    Folder(PathBuf, io::Error),
    /// The file cannot be opened.
    #[error("{}: {}", .0.display(), .1)]
    File(PathBuf, io::Error),
    /// The file cannot be read, or is no network that is supported.
    #[error("{}: {}", .0.display(), .1)]
    Unusable(PathBuf, NetError),
}

/// The newest network in a folder; of several with one time the last by name.
///
/// # Errors
///
/// If there is none, or if the folder cannot be read.
pub fn found_in(folder: &Path) -> Result<PathBuf, NetworkError> {
    let unreadable = |error| NetworkError::Folder(folder.to_path_buf(), error);
    let none = || NetworkError::None(folder.to_path_buf());
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Err(none()),
        entries => entries.map_err(unreadable)?,
    };
    let mut newest = None;
    for entry in entries {
        let path = entry.map_err(unreadable)?.path();
        // Links are followed, and what they do not lead to is passed over.
        let modified = fs::metadata(&path).ok().filter(fs::Metadata::is_file).and_then(|there| there.modified().ok());
        if is_network(&path) && modified.is_some() {
            newest = newest.max(Some((modified, path)));
        }
    }
    newest.map(|(_, path)| path).ok_or_else(none)
}

/// Whether a file is named as networks are. A name that begins with a dot is that of a file that is being written.
fn is_network(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    // The licence beside a network is a text too.
    let is_licence = name.ends_with(".license.txt");
    !name.starts_with('.') && !is_licence && ENDINGS.iter().any(|ending| name.ends_with(ending))
}

/// Reads a network.
///
/// # Errors
///
/// If the file cannot be read or is no network that is supported.
pub fn read_network(path: &Path) -> Result<Network, NetworkError> {
    let file = open_regular(path).map_err(|error| NetworkError::File(path.to_path_buf(), error))?;
    Network::read(file).map_err(|error| NetworkError::Unusable(path.to_path_buf(), error))
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use super::*;

    #[test]
    fn the_newest_network_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let none = found_in(folder.path()).unwrap_err().to_string();
        assert!(none.starts_with("no network in ") && none.ends_with("`liangyi net get` brings one"), "{none}");
        assert!(matches!(found_in(&folder.path().join("none")), Err(NetworkError::None(_))));
        fs::write(folder.path().join("file"), "").unwrap();
        assert!(matches!(found_in(&folder.path().join("file")), Err(NetworkError::Folder(..))));
        let now = SystemTime::now();
        let make = |name: &str, age| {
            let file = fs::File::create(folder.path().join(name)).unwrap();
            file.set_modified(now - Duration::from_secs(age)).unwrap();
        };
        for name in ["new.bin.gz.sha256", "new.LICENSE.txt", ".new.bin.gz.x.tmp", ".new.bin.gz", "notes.md"] {
            make(name, 1);
        }
        fs::create_dir(folder.path().join("folder.bin.gz")).unwrap();
        assert!(found_in(folder.path()).is_err());
        make("old.bin.gz", 9);
        assert_eq!(found_in(folder.path()).unwrap(), folder.path().join("old.bin.gz"));
        make("middle.TXT.GZ", 5);
        make("other.bin", 5);
        assert_eq!(found_in(folder.path()).unwrap(), folder.path().join("other.bin"));
    }
}
