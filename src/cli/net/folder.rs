//! Where the user's networks lie.

use std::path::PathBuf;

use etcetera::BaseStrategy;

use crate::cli::error::CliError;
use crate::networks::found_in;

/// The folder where networks are found by themselves: a folder in that of the user's data.
///
/// # Errors
///
/// If the user has no home.
pub fn data_folder() -> Result<PathBuf, CliError> {
    match etcetera::base_strategy::choose_native_strategy() {
        Ok(strategy) => Ok(strategy.data_dir().join("liangyi").join("networks")),
        Err(error) => Err(CliError::Failed(format!("there is no folder for data: {error}"))),
    }
}

/// The network that is found by itself.
///
/// # Errors
///
/// If there is none, which says how to get one.
pub fn found_network() -> Result<PathBuf, CliError> {
    Ok(found_in(&data_folder()?)?)
}
