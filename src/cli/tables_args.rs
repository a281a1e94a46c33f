//! The options by which commands play with tables that `liangyi train` has written, or with a network of KataGo's.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use liangyi_engine::policy::{KataNet, Models, Table};
use liangyi_net::model::Network;

use super::error::CliError;

/// Where learnt tables come from.
#[derive(Args, Debug)]
pub struct TablesArgs {
    /// Play with the tables in this folder instead of those built in: patterns.bin, playouts.bin, playouts-small.bin,
    /// ladders.bin and net.bin, as `liangyi train` writes them; those that are not there stay the built-in ones
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Play with a network of KataGo's (.bin.gz, .bin or .txt.gz) in place of patterns and playouts
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
}

impl TablesArgs {
    /// The tables to play with.
    ///
    /// # Errors
    ///
    /// The folder has none, or one that cannot be read.
    pub fn models(&self) -> Result<Arc<Models>, CliError> {
        let models = self.tables()?;
        let Some(path) = &self.net else { return Ok(models) };
        let file = fs::File::open(path).map_err(|error| CliError::unusable(path, error))?;
        let network = Network::read(file).map_err(|error| CliError::unusable(path, error))?;
        log::info!("{}: {} of model version {}", path.display(), network.name, network.version);
        Ok(Arc::new(Models { kata: Some(Arc::new(KataNet::new(network))), ..Models::clone(&models) }))
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
