//! The network of a session, which may be another one later.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use liangyi_engine::policy::KataNet;

use super::choice::NetworkChoice;
use super::folder::{NetworkError, found_in, read_network};

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
