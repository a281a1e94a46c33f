//! The network of a session, which may be another one later, and what a person hears of it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use liangyi_engine::policy::KataNet;

use super::choice::NetworkChoice;
use super::folder::{NetworkError, found_in, read_network};
use super::name::short_name;

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
    /// Where a network is found by itself; `None` where the user has no such folder.
    folder: Option<PathBuf>,
    choice: NetworkChoice,
    /// The file of the network in use.
    file: Option<PathBuf>,
    is_awaited: bool,
}

impl Networks {
    /// No network yet; `folder` is where one is found by itself.
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

    /// Uses the network that is found by itself, or none if there is none that can be read.
    pub fn find(&mut self) -> (Option<Arc<KataNet>>, NetworkNotice) {
        match self.choose(NetworkChoice::Auto) {
            Ok(net) => {
                let found = net.as_ref().zip(self.file.clone());
                let found = found.map(|(net, file)| NetworkNotice::Found(short_name(net.network()), file));
                (net, found.unwrap_or(NetworkNotice::Missing))
            }
            Err(error) => {
                (self.choice, self.file, self.is_awaited) = (NetworkChoice::None, None, false);
                (None, NetworkNotice::Damaged(error))
            }
        }
    }

    /// Reads the network that is meant and makes it the one in use; `None` if none is to be used, or if one is to be
    /// found by itself and there is none.
    ///
    /// # Errors
    ///
    /// There is a file that is no network or cannot be read; nothing is changed then.
    pub fn choose(&mut self, choice: NetworkChoice) -> Result<Option<Arc<KataNet>>, NetworkError> {
        let file = match (&choice, &self.folder) {
            (NetworkChoice::None, _) | (NetworkChoice::Auto, None) => None,
            (NetworkChoice::File(path), _) => Some(path.clone()),
            (NetworkChoice::Auto, Some(folder)) => match found_in(folder) {
                Err(NetworkError::None(_)) => None,
                found => Some(found?),
            },
        };
        let net = file.as_deref().map(read_network).transpose()?.map(|network| Arc::new(KataNet::new(network)));
        (self.choice, self.file, self.is_awaited) = (choice, file, false);
        Ok(net)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const NETWORK: &[u8] = include_bytes!("../../fuzz/corpus/network/nested-13-packed");

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
        assert_eq!((short_name(net.network()).as_str(), networks.file()), ("random-v13", Some(&*path)));
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
        assert_eq!((networks.choice(), networks.file()), (&NetworkChoice::None, None));
    }

    #[test]
    fn a_name_is_a_short_word_of_plain_signs() {
        let mut network = read_network(Path::new("fuzz/corpus/network/nested-13-packed")).unwrap();
        network.name = "my\u{1b}[2J net\n".to_string();
        assert_eq!(short_name(&network), "my_[2J_net_");
        network.name = "名".repeat(100);
        assert_eq!(short_name(&network), "_".repeat(60));
    }
}
