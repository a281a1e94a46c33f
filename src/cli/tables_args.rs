//! The options by which commands choose what they play with: tables that were learnt, a network.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use liangyi_engine::policy::{Models, Table};

use super::error::CliError;
use super::net::{NetworkOption, with};
use crate::networks::{NetworkUse, Networks};
use crate::words::Spoken;

/// Where learnt tables come from.
#[derive(Args, Debug)]
pub struct TablesArgs {
    /// Play with the tables in this folder instead of those built in: patterns.bin, playouts.bin, playouts-small.bin,
    /// ladders.bin and net.bin, as the developers' tools write them; those that are not there stay the built-in ones
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// The network.
    #[command(flatten)]
    net: NetworkOption,
}

impl TablesArgs {
    /// The tables and the network to play with.
    ///
    /// # Errors
    ///
    /// The folder has no tables, or a file cannot be read.
    pub fn models(&self) -> Result<Arc<Models>, CliError> {
        Ok(self.models_of_session(true, Spoken::English)?.0)
    }

    /// The same, and what a session needs to play with another network later. A network that is found by itself waits
    /// until Go is played, unless it `is_go`; which one is found is told in `words`.
    ///
    /// # Errors
    ///
    /// As for [`TablesArgs::models`].
    pub fn models_of_session(&self, is_go: bool, words: Spoken) -> Result<(Arc<Models>, Networks), CliError> {
        let tables = self.tables()?;
        let (networks, net) = self.net.networks(NetworkUse::Play, is_go, words)?;
        Ok((with(&tables, net), networks))
    }

    fn tables(&self) -> Result<Arc<Models>, CliError> {
        let Some(folder) = &self.tables else {
            return Ok(Arc::clone(Models::embedded()));
        };
        let mut models = Models::clone(Models::embedded());
        let mut found = 0;
        for table in Table::ALL {
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
            let names = Table::ALL.map(Table::file_name).join(", ");
            return Err(CliError::unusable(folder, format!("there is none of the tables {names}")));
        }
        Ok(Arc::new(models))
    }
}
