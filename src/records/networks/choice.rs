//! Which network is meant, which one in a folder is found automatically, reading one, and the network of a session,
//! which may be another one later.

use std::convert::Infallible;
use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use liangyi_engine::files::open_regular;
use liangyi_engine::policy::{HumanNet, KataNet};
use liangyi_net::model::{NetError, Network, NetworkHeader};

/// Which network is to be used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum NetworkChoice {
    /// The one that is found automatically, if there is one, or the program's own, by the board and the time.
    Auto,
    /// The program's own.
    Own,
    /// None.
    #[default]
    None,
    /// This file. Written as a text, a file called `auto`, `own` or `none` is `./auto`, `./own` or `./none`.
    File(PathBuf),
}

impl From<OsString> for NetworkChoice {
    /// What a person has written; nothing at all is [`NetworkChoice::Auto`], as where an environment variable is empty.
    fn from(text: OsString) -> NetworkChoice {
        match text.to_str() {
            Some("" | "auto") => NetworkChoice::Auto,
            Some("own") => NetworkChoice::Own,
            Some("none") => NetworkChoice::None,
            _ => NetworkChoice::File(text.into()),
        }
    }
}

impl FromStr for NetworkChoice {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<NetworkChoice, Infallible> {
        Ok(OsString::from(text).into())
    }
}

impl fmt::Display for NetworkChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkChoice::Auto => f.write_str("auto"),
            NetworkChoice::Own => f.write_str("own"),
            NetworkChoice::None => f.write_str("none"),
            NetworkChoice::File(path) => path.display().fmt(f),
        }
    }
}

/// How the files of networks end.
const ENDINGS: [&str; 4] = [".bin.gz", ".txt.gz", ".bin", ".txt"];

/// Why there is no network.
#[derive(Debug, thiserror::Error)]
pub enum NetworkError {
    /// The folder has none.
    #[error("no network in {}: `liangyi net get` brings one", .0.display())]
    None(PathBuf),
    /// The folder has none of persons.
    #[error("no network that moves as persons of a rank do in {}; docs/levels.md says where one is", .0.display())]
    NoHuman(PathBuf),
    /// The file is a network of another kind than is wanted.
    #[error("{}: the network does not move as persons of a rank do: --net takes it", .0.display())]
    NotHuman(PathBuf),
    /// The program's own network is wanted as one of persons.
    #[error("the program's own network does not move as persons of a rank do")]
    OwnNotHuman,
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

/// The newest network in a folder that evaluates positions as they are, not as persons play them; of several with one
/// time the last by name.
///
/// # Errors
///
/// If there is none, or if the folder cannot be read.
pub fn found_in(folder: &Path) -> Result<PathBuf, NetworkError> {
    newest_in(folder, |path| !is_human(path))?.ok_or_else(|| NetworkError::None(folder.to_path_buf()))
}

/// The newest network in a folder that moves as persons of a rank do.
///
/// # Errors
///
/// If there is none, or if the folder cannot be read.
pub fn human_found_in(folder: &Path) -> Result<PathBuf, NetworkError> {
    newest_in(folder, is_human)?.ok_or_else(|| NetworkError::NoHuman(folder.to_path_buf()))
}

/// Whether a file begins as a network of persons does. What cannot be read is none.
fn is_human(path: &Path) -> bool {
    read_header(path).is_ok_and(|header| header.is_human)
}

fn newest_in(folder: &Path, is_wanted: impl Fn(&Path) -> bool) -> Result<Option<PathBuf>, NetworkError> {
    let unreadable = |error| NetworkError::Folder(folder.to_path_buf(), error);
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        entries => entries.map_err(unreadable)?,
    };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.map_err(unreadable)?.path();
        // Links are followed, and what they do not lead to is passed over.
        let modified = fs::metadata(&path).ok().filter(fs::Metadata::is_file).and_then(|there| there.modified().ok());
        if is_network(&path) && modified.is_some() {
            found.push((modified, path));
        }
    }
    found.sort();
    Ok(found.into_iter().rev().map(|(_, path)| path).find(|path| is_wanted(path)))
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

/// Reads what the file of a network begins with.
fn read_header(path: &Path) -> Result<NetworkHeader, NetworkError> {
    let file = open_regular(path).map_err(|error| NetworkError::File(path.to_path_buf(), error))?;
    Network::read_header(file).map_err(|error| NetworkError::Unusable(path.to_path_buf(), error))
}

/// The most characters of a short name.
const MOST: usize = 60;

/// The name of a network in one word of plain signs, whatever its file says: others read it in versions and on pages.
pub fn short_name(name: &str) -> String {
    let plain = |sign: char| if sign.is_ascii_graphic() { sign } else { '_' };
    name.chars().take(MOST).map(plain).collect()
}

/// What a network is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkUse {
    /// Choosing moves.
    Play,
    /// Judging dead stones.
    Judge,
}

/// What came of a search for a network that nobody has named.
#[derive(Debug)]
pub enum NetworkNotice {
    /// It is used: its short name, and its file.
    Found(String, PathBuf),
    /// There is none.
    Missing,
    /// There is one that cannot be used, and why; none is used.
    Damaged(NetworkError),
}

/// Which network a session uses, and where it finds another. The network itself is with the models.
#[derive(Clone, Debug, Default)]
pub struct Networks {
    /// Where a network is found automatically; `None` where the user has no such folder.
    folder: Option<PathBuf>,
    choice: NetworkChoice,
    /// The file of the network in use.
    file: Option<PathBuf>,
    is_awaited: bool,
    human_choice: NetworkChoice,
    /// The file of the network of persons in use.
    human_file: Option<PathBuf>,
}

impl Networks {
    /// No network yet; `folder` is where one is found automatically.
    pub fn new(folder: Option<PathBuf>) -> Networks {
        Networks { folder, ..Networks::default() }
    }

    /// The same, with a network to be found when Go is played.
    pub fn awaiting(self) -> Networks {
        Networks { choice: NetworkChoice::Auto, is_awaited: true, ..self }
    }

    /// Whether the choice was made before a network had any use, and none has been looked for.
    pub fn is_awaited(&self) -> bool {
        self.is_awaited
    }

    /// What was chosen.
    pub fn choice(&self) -> &NetworkChoice {
        &self.choice
    }

    /// The file of the network in use.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Which network of persons was chosen.
    pub fn human_choice(&self) -> &NetworkChoice {
        &self.human_choice
    }

    /// The file of the network of persons in use.
    pub fn human_file(&self) -> Option<&Path> {
        self.human_file.as_deref()
    }

    /// The file that is meant, if any; `find` finds one in a folder.
    fn file_of(
        &self,
        choice: &NetworkChoice,
        find: fn(&Path) -> Result<PathBuf, NetworkError>,
    ) -> Result<Option<PathBuf>, NetworkError> {
        match (choice, &self.folder) {
            (NetworkChoice::None | NetworkChoice::Own, _) | (NetworkChoice::Auto, None) => Ok(None),
            (NetworkChoice::File(path), _) => Ok(Some(path.clone())),
            (NetworkChoice::Auto, Some(folder)) => match find(folder) {
                Err(NetworkError::None(_) | NetworkError::NoHuman(_)) => Ok(None),
                found => found.map(Some),
            },
        }
    }

    /// Makes the network of persons that is meant the one in use, as [`Networks::choose`] does. Of its file the
    /// beginning is read now, and the rest when it is first asked.
    ///
    /// # Errors
    ///
    /// There is a file that cannot be read or does not begin as such a network does; nothing is changed then.
    pub fn choose_human(&mut self, choice: NetworkChoice) -> Result<Option<Arc<HumanNet>>, NetworkError> {
        if choice == NetworkChoice::Own {
            return Err(NetworkError::OwnNotHuman);
        }
        let file = self.file_of(&choice, human_found_in)?;
        let net = file.as_deref().map(human_net).transpose()?;
        (self.human_choice, self.human_file) = (choice, file);
        Ok(net.map(Arc::new))
    }

    /// Uses the network that is found automatically; one that cannot be read is as if there were none.
    pub fn find(&mut self) -> (Option<Arc<KataNet>>, NetworkNotice) {
        match self.choose(NetworkChoice::Auto) {
            Ok(net) => {
                let found = net.as_ref().zip(self.file.clone());
                let found = found.map(|(net, file)| NetworkNotice::Found(short_name(&net.network().name), file));
                (net, found.unwrap_or(NetworkNotice::Missing))
            }
            Err(error) => {
                (self.choice, self.file, self.is_awaited) = (NetworkChoice::Auto, None, false);
                (None, NetworkNotice::Damaged(error))
            }
        }
    }

    /// Reads the network that is meant and makes it the one in use; `None` if none is to be used, or if one is to be
    /// found automatically and there is none. [`NetworkChoice::Auto`] is the one that was found.
    ///
    /// # Errors
    ///
    /// There is a file that is no network or cannot be read; nothing is changed then.
    pub fn choose(&mut self, choice: NetworkChoice) -> Result<Option<Arc<KataNet>>, NetworkError> {
        let file = self.file_of(&choice, found_in)?;
        let net = match (&choice, &file) {
            (NetworkChoice::Own, _) => Some(Arc::clone(KataNet::own())),
            (_, file) => file.as_deref().map(read_network).transpose()?.map(|network| Arc::new(KataNet::new(network))),
        };
        (self.choice, self.file, self.is_awaited) = (choice, file, false);
        Ok(net)
    }
}

/// The network of persons in a file.
fn human_net(path: &Path) -> Result<HumanNet, NetworkError> {
    let header = read_header(path)?;
    if !header.is_human {
        return Err(NetworkError::NotHuman(path.to_path_buf()));
    }
    let path = path.to_path_buf();
    Ok(HumanNet::new(header, move || read_network(&path)))
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for (text, choice) in [
            ("auto", NetworkChoice::Auto),
            ("none", NetworkChoice::None),
            ("own", NetworkChoice::Own),
            ("./own", NetworkChoice::File("./own".into())),
            ("./none", NetworkChoice::File("./none".into())),
            ("my net.bin.gz", NetworkChoice::File("my net.bin.gz".into())),
        ] {
            assert_eq!(NetworkChoice::from(OsString::from(text)), choice);
            assert_eq!(choice.to_string(), text);
        }
        assert_eq!("".parse(), Ok(NetworkChoice::Auto));
    }

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

    const NETWORK: &[u8] = include_bytes!("../../../fuzz/corpus/network/nested-13-packed");

    #[test]
    fn a_choice_that_cannot_be_had_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("net.bin.gz");
        let mut networks = Networks::new(Some(folder.path().to_path_buf())).awaiting();
        assert!(networks.is_awaited() && *networks.choice() == NetworkChoice::Auto);
        assert!(networks.choose(NetworkChoice::Auto).unwrap().is_none());
        assert_eq!((networks.is_awaited(), networks.file()), (false, None));
        fs::write(&path, NETWORK).unwrap();
        let net = networks.choose(NetworkChoice::Auto).unwrap().unwrap();
        assert_eq!((short_name(&net.network().name).as_str(), networks.file()), ("random-v13", Some(&*path)));
        let bad = folder.path().join("bad");
        fs::write(&bad, &NETWORK[..50]).unwrap();
        for choice in [bad, folder.path().join("none")].map(NetworkChoice::File) {
            assert!(networks.choose(choice).is_err());
            assert_eq!((networks.choice(), networks.file()), (&NetworkChoice::Auto, Some(&*path)));
        }
        let (net, notice) = networks.find();
        assert!(
            net.is_some() && matches!(notice, NetworkNotice::Found(name, file) if name == "random-v13" && file == path)
        );
        fs::write(&path, &NETWORK[..50]).unwrap();
        assert!(matches!(networks.choose(NetworkChoice::Auto), Err(NetworkError::Unusable(..))));
        assert_eq!(networks.file(), Some(&*path));
        assert!(matches!(networks.find(), (None, NetworkNotice::Damaged(NetworkError::Unusable(..)))));
        assert_eq!((networks.choice(), networks.file()), (&NetworkChoice::Auto, None));
    }

    const HUMAN: &[u8] = include_bytes!("../../../fuzz/corpus/network/human-15-packed");

    #[test]
    fn a_network_of_persons_is_told_from_others_by_what_its_file_says() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let none = human_found_in(folder.path()).unwrap_err().to_string();
        assert!(none.contains("docs/levels.md"), "{none}");
        fs::write(path("a.bin.gz"), NETWORK).unwrap();
        let mut networks = Networks::new(Some(folder.path().to_path_buf()));
        assert!(networks.choose_human(NetworkChoice::Auto).unwrap().is_none());
        fs::write(path("newer.bin.gz"), HUMAN).unwrap();
        let old = SystemTime::now() - Duration::from_secs(9);
        fs::File::options().write(true).open(path("a.bin.gz")).unwrap().set_modified(old).unwrap();
        assert_eq!(found_in(folder.path()).unwrap(), path("a.bin.gz"));
        assert_eq!(human_found_in(folder.path()).unwrap(), path("newer.bin.gz"));
        assert!(networks.choose_human(NetworkChoice::Auto).unwrap().is_some());
        assert_eq!(networks.human_file(), Some(&*path("newer.bin.gz")));
        let error = networks.choose_human(NetworkChoice::File(path("a.bin.gz"))).unwrap_err();
        assert!(matches!(&error, NetworkError::NotHuman(_)), "{error}");
        assert_eq!((networks.human_choice(), networks.file()), (&NetworkChoice::Auto, None));
        fs::remove_file(path("a.bin.gz")).unwrap();
        assert!(matches!(found_in(folder.path()), Err(NetworkError::None(_))));
    }

    #[test]
    fn a_name_is_a_short_word_of_plain_signs() {
        assert_eq!(short_name("my\u{1b}[2J net\n"), "my_[2J_net_");
        assert_eq!(short_name(&"名".repeat(100)), "_".repeat(60));
    }
}
