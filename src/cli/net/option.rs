//! The option by which commands choose a network.

use std::io::{self, IsTerminal};
use std::sync::Arc;

use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Args, ValueHint};
use liangyi_arena::visible::visible;
use liangyi_engine::policy::{KataNet, Models};

use super::folder::data_folder;
use crate::cli::error::CliError;
use crate::networks::{NetworkChoice, Networks, short_name};

/// The environment variable that has the option's value where it is not given.
pub const VARIABLE: &str = "LIANGYI_NET";

/// Reads the option's value.
pub fn network_choice() -> impl TypedValueParser<Value = NetworkChoice> {
    OsStringValueParser::new().map(NetworkChoice::from)
}

/// Which network of KataGo's is used.
#[derive(Args, Debug)]
pub struct NetArgs {
    /// The network of KataGo's to play and to judge with: a file (.bin.gz, .bin, .txt.gz or .txt), `auto` for the one
    /// that `liangyi net path` finds, if there is one, or `none`
    #[arg(long, visible_alias = "model", value_name = "FILE|auto|none", default_value = "auto", overrides_with = "net",
          env = VARIABLE, hide_env_values = true, value_parser = network_choice(), value_hint = ValueHint::AnyPath)]
    net: NetworkChoice,
}

/// What a network is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkUse {
    /// Choosing moves.
    Play,
    /// Judging dead stones.
    Judge,
}

impl NetworkUse {
    const fn verb(self) -> &'static str {
        match self {
            NetworkUse::Play => "plays",
            NetworkUse::Judge => "judges",
        }
    }
}

impl From<NetworkChoice> for NetArgs {
    fn from(net: NetworkChoice) -> NetArgs {
        NetArgs { net }
    }
}

impl NetArgs {
    /// The network to use, if any, and what a session needs to change it. Where no network `is_useful`, one that would
    /// be found by itself is not looked for. Standard error hears which one was found.
    ///
    /// # Errors
    ///
    /// The file that was named cannot be read or is no network.
    pub fn networks(&self, purpose: NetworkUse, is_useful: bool) -> Result<(Networks, Option<Arc<KataNet>>), CliError> {
        // Without a home there is no such folder, and nothing to be found.
        let mut networks = Networks::new(data_folder().ok());
        if self.net != NetworkChoice::Auto {
            let net = networks.choose(self.net.clone())?;
            return Ok((networks, net));
        }
        if !is_useful {
            return Ok((networks.awaiting(), None));
        }
        let verb = purpose.verb();
        let net = match networks.choose(NetworkChoice::Auto) {
            Ok(net) => net,
            Err(error) => {
                eprintln!("liangyi: warning: {}; {verb} without a network", visible(&error.to_string()));
                networks.choose(NetworkChoice::None)?
            }
        };
        match (&net, networks.file()) {
            (Some(net), Some(file)) => eprintln!(
                "liangyi: {verb} with the network {} ({}); --net none {verb} without",
                short_name(net.network()),
                visible(&file.to_string_lossy())
            ),
            _ if purpose == NetworkUse::Play && *networks.choice() == NetworkChoice::Auto => hint(),
            _ => {}
        }
        Ok((networks, net))
    }

    /// `tables` with the network to use: see [`NetArgs::networks`].
    pub fn models(&self, tables: &Arc<Models>, purpose: NetworkUse, is_useful: bool) -> Result<Arc<Models>, CliError> {
        Ok(with(tables, self.networks(purpose, is_useful)?.1))
    }
}

/// `tables` with this network.
pub fn with(tables: &Arc<Models>, net: Option<Arc<KataNet>>) -> Arc<Models> {
    match net {
        None => Arc::clone(tables),
        kata => Arc::new(Models { kata, ..Models::clone(tables) }),
    }
}

/// Tells a person, and nobody else, that there are networks.
fn hint() {
    if io::stderr().is_terminal() {
        eprintln!("liangyi: plays without a network; `liangyi net get` brings one");
    }
}
