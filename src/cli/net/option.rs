//! The option by which commands choose a network.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;

use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Args, ValueHint};
use liangyi_engine::policy::{KataNet, Models};

use super::folder::data_folder;
use crate::cli::error::CliError;
use crate::networks::{NetworkChoice, NetworkNotice, NetworkUse, Networks};
use crate::words::Spoken;

/// The environment variable that has the option's value where it is not given.
pub const VARIABLE: &str = "LIANGYI_NET";

/// Reads the option's value.
pub fn network_choice() -> impl TypedValueParser<Value = NetworkChoice> {
    OsStringValueParser::new().map(NetworkChoice::from)
}

/// Which network of KataGo's is used.
#[derive(Args, Debug)]
pub struct NetworkOption {
    /// The network of KataGo's to play and to judge with: a file (.bin.gz, .bin, .txt.gz or .txt), `auto` for the one
    /// that `liangyi net path` finds, if there is one, or `none`
    #[arg(long, visible_alias = "model", value_name = "FILE|auto|none", default_value = "auto", overrides_with = "net",
          env = VARIABLE, hide_env_values = true, value_parser = network_choice(), value_hint = ValueHint::AnyPath)]
    net: NetworkChoice,
}

impl From<NetworkChoice> for NetworkOption {
    fn from(net: NetworkChoice) -> NetworkOption {
        NetworkOption { net }
    }
}

impl NetworkOption {
    /// The network to use, if any, and what a session needs to change it. Where no network `is_useful`, one that would
    /// be found by itself is not looked for. Standard error hears in `words` which one was found.
    ///
    /// # Errors
    ///
    /// The file that was named cannot be read or is no network.
    pub fn networks(
        &self,
        purpose: NetworkUse,
        is_useful: bool,
        words: Spoken,
    ) -> Result<(Networks, Option<Arc<KataNet>>), CliError> {
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
        words: Spoken,
    ) -> Result<Arc<Models>, CliError> {
        Ok(with(tables, self.networks(purpose, is_useful, words)?.1))
    }
}

/// `tables` with this network.
pub fn with(tables: &Arc<Models>, net: Option<Arc<KataNet>>) -> Arc<Models> {
    match net {
        None => Arc::clone(tables),
        kata => Arc::new(Models { kata, ..Models::clone(tables) }),
    }
}
