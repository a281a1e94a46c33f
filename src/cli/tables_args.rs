//! The options by which commands choose what they play with: tables that were learnt, a network; and where the networks
//! of the user lie.

use std::fs;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Args, ValueHint};
use etcetera::BaseStrategy;
use liangyi_engine::policy::{HumanNet, KataNet, ModelTable, Models, NoHumanNetwork};

use super::error::CliError;
use super::process::start_log;
use crate::records::networks::{NetworkChoice, NetworkNotice, NetworkUse, Networks};
use crate::show::words::Language;

/// Where learnt tables come from.
#[derive(Args, Debug)]
pub struct TablesArgs {
    /// Play with the learnt tables in this folder
    ///
    /// Instead of those built in: patterns.bin, playouts.bin, playouts-small.bin, ladders.bin and net.bin, as the
    /// developers' tools write them; those that are not there stay the built-in ones.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// The network.
    #[command(flatten)]
    net: NetworkOption,
}

/// What a session plays with: tables, a network and one of persons.
#[derive(Args, Debug)]
pub struct SessionModelsArgs {
    #[command(flatten)]
    tables: TablesArgs,
    #[command(flatten)]
    human: HumanNetworkOption,
}

/// Which network of KataGo's moves as persons of a rank do.
#[derive(Args, Debug)]
pub struct HumanNetworkOption {
    /// The network that moves as persons of a rank do
    ///
    /// A file of KataGo's, `auto` for one that lies in the folder of `liangyi net path`, or `none`. docs/levels.md says
    /// where there is one.
    #[arg(long, value_name = "FILE|auto|none", default_value = "auto", overrides_with = "human_net",
          group = "human_network", value_parser = network_choice(), value_hint = ValueHint::AnyPath)]
    human_net: NetworkChoice,
}

impl HumanNetworkOption {
    /// The network, read.
    ///
    /// # Errors
    ///
    /// There is none, or its file cannot be read.
    pub fn required(&self, words: Language) -> Result<Arc<KataNet>, CliError> {
        let found = Networks::new(data_folder().ok()).choose_human(self.human_net.clone())?;
        let absent = || CliError::Usage(format!("--rank: {}", words.no_human_network(&NoHumanNetwork::Absent)));
        let found = found.ok_or_else(absent)?;
        Ok(Arc::clone(found.load().map_err(|error| CliError::Failed(words.no_human_network(error)))?))
    }
}

impl SessionModelsArgs {
    /// The tables and the networks to play with, and what a session needs to play with other networks later. Networks
    /// that are found automatically wait until Go is played, unless it `is_go`; which one is found, and for what
    /// `purpose`, is told in `words`. `human_model` is the network of persons as KataGo's clients name it.
    ///
    /// # Errors
    ///
    /// The folder has no tables, or a file cannot be read.
    pub fn models(
        &self,
        purpose: NetworkUse,
        is_go: bool,
        words: Language,
        human_model: Option<&Path>,
    ) -> Result<(Arc<Models>, Networks), CliError> {
        let tables = self.tables.tables()?;
        let (mut networks, net) = self.tables.net.networks(purpose, is_go, words)?;
        let choice = human_model.map_or_else(|| self.human.human_net.clone(), |path| NetworkChoice::File(path.into()));
        let is_named = matches!(choice, NetworkChoice::File(_) | NetworkChoice::Own);
        let mut human = None;
        if is_go || is_named {
            start_log(None)?;
            human = match networks.choose_human(choice) {
                // Nobody has asked for one that is found automatically.
                Err(error) if !is_named => {
                    log::warn!("no network of persons is used: {error}");
                    None
                }
                found => found?,
            };
        }
        let models = with(&tables, net, networks.choice());
        // A network of persons that evaluates says how they move, too.
        let evaluates = || models.kata.clone().filter(|net| net.network().is_human());
        let human = human.or_else(|| Some(Arc::new(HumanNet::from(evaluates()?))));
        Ok((if human.is_some() { Arc::new(Models { human, ..Models::clone(&models) }) } else { models }, networks))
    }
}

impl TablesArgs {
    /// The tables and the network to play with.
    ///
    /// # Errors
    ///
    /// The folder has no tables, or a file cannot be read.
    pub fn models(&self) -> Result<Arc<Models>, CliError> {
        self.net.models(&self.tables()?, NetworkUse::Play, true, Language::English)
    }

    fn tables(&self) -> Result<Arc<Models>, CliError> {
        let Some(folder) = &self.tables else {
            return Ok(Arc::clone(Models::embedded()));
        };
        let mut models = Models::clone(Models::embedded());
        let mut found = 0;
        for table in ModelTable::ALL {
            let path = folder.join(table.file_name());
            let bytes = match fs::read(&path) {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == ErrorKind::NotFound => continue,
                Err(error) => return Err(CliError::unusable(&path, error)),
            };
            models.replace(table, &bytes).map_err(|error| CliError::unusable(&path, error))?;
            found += 1;
        }
        if found == 0 {
            let names = ModelTable::ALL.map(ModelTable::file_name).join(", ");
            return Err(CliError::unusable(folder, format!("there is none of the tables {names}")));
        }
        Ok(Arc::new(models))
    }
}

/// The environment variable that has the option's value where it is not given.
pub const VARIABLE: &str = "LIANGYI_NET";

/// Reads the option's value.
pub fn network_choice() -> impl TypedValueParser<Value = NetworkChoice> {
    OsStringValueParser::new().map(NetworkChoice::from)
}

/// Which network of KataGo's is used.
#[derive(Args, Debug)]
pub struct NetworkOption {
    /// The network to play and to judge with
    ///
    /// A file of KataGo's (.bin.gz, .bin, .txt.gz or .txt), `own` for the one that this program has in it, `auto` for
    /// the one that `liangyi net path` finds, or the own one where it is worth more than playouts, or `none`.
    #[arg(long, visible_alias = "model", value_name = "FILE|own|auto|none", default_value = "auto",
          overrides_with = "net", env = VARIABLE, hide_env_values = true, value_parser = network_choice(),
          value_hint = ValueHint::AnyPath)]
    net: NetworkChoice,
}

impl From<NetworkChoice> for NetworkOption {
    fn from(net: NetworkChoice) -> NetworkOption {
        NetworkOption { net }
    }
}

impl NetworkOption {
    /// The network to use, if any, and what a session needs to change it. Where no network `is_useful`, one that would
    /// be found automatically is not looked for. Standard error hears in `words` which one was found.
    ///
    /// # Errors
    ///
    /// The file that was named cannot be read or is no network.
    pub fn networks(
        &self,
        purpose: NetworkUse,
        is_useful: bool,
        words: Language,
    ) -> Result<(Networks, Option<Arc<KataNet>>), CliError> {
        if self.net != NetworkChoice::None {
            // What is found out about a network while it is used stands in the log.
            start_log(None)?;
        }
        // Without a home there is no such folder, and nothing to be found.
        let mut networks = Networks::new(data_folder().ok());
        if self.net != NetworkChoice::Auto {
            let net = networks.choose(self.net.clone())?;
            return Ok((networks, net));
        }
        if !is_useful {
            return Ok((networks.awaiting(), None));
        }
        let (net, notice) = networks.find();
        // That there are networks is told a person who plays, and nobody else.
        let is_told = match notice {
            NetworkNotice::Found(..) | NetworkNotice::Damaged(_) => true,
            NetworkNotice::Missing => purpose == NetworkUse::Play && io::stderr().is_terminal(),
        };
        if is_told {
            // A client that reads no errors is no reason to fail.
            let _ = writeln!(io::stderr(), "liangyi: {}", words.network_notice(&notice, purpose));
        }
        Ok((networks, net))
    }

    /// `tables` with the network to use: see [`NetworkOption::networks`].
    pub fn models(
        &self,
        tables: &Arc<Models>,
        purpose: NetworkUse,
        is_useful: bool,
        words: Language,
    ) -> Result<Arc<Models>, CliError> {
        let (networks, net) = self.networks(purpose, is_useful, words)?;
        Ok(with(tables, net, networks.choice()))
    }
}

/// `tables` with this network, which was chosen so.
fn with(tables: &Arc<Models>, net: Option<Arc<KataNet>>, choice: &NetworkChoice) -> Arc<Models> {
    match choice {
        NetworkChoice::Auto => Arc::new(tables.with_found(net)),
        NetworkChoice::Own | NetworkChoice::None | NetworkChoice::File(_) => match net {
            None => Arc::clone(tables),
            net => Arc::new(tables.with_chosen(net)),
        },
    }
}

/// The folder where networks are found by themselves: a folder in that of the user's data.
///
/// # Errors
///
/// If the user has no home.
pub fn data_folder() -> Result<PathBuf, CliError> {
    folder_of_data("networks")
}

/// The folder where the page keeps games.
///
/// # Errors
///
/// If the user has no home.
#[cfg(feature = "web")]
pub fn games_folder() -> Result<PathBuf, CliError> {
    folder_of_data("games")
}

fn folder_of_data(name: &str) -> Result<PathBuf, CliError> {
    match etcetera::base_strategy::choose_native_strategy() {
        Ok(strategy) => Ok(strategy.data_dir().join("liangyi").join(name)),
        Err(error) => Err(CliError::Failed(format!("there is no folder for data: {error}"))),
    }
}
