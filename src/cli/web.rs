//! `liangyi web`: the board in a browser.

use std::io::{self, Write};
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::available_parallelism;

use clap::builder::PossibleValuesParser;
use clap::{Args, ValueHint};
use liangyi_engine::engine::EngineSettings;

use super::error::CliError;
use super::interrupt::Interrupt;
use super::many_files::remark;
use super::process::{guard, start_log};
use super::ruleset_args::RulesetArgs;
use super::tables_args::{SessionModelsArgs, data_folder, games_folder};
use super::values::{BadValue, megabytes, threads};
use crate::cli::terminal::Interruptions as _;
use crate::page::tabs::{FirstRecord, TabsShared};
use crate::page::watch::WatchedFolder;
use crate::page::web::{BindError, Listening, WebLimits, WebServer};
use crate::protocol::open_main_line;
use crate::records::files::{RecentGames, game_of, games_of, load_tree};
use crate::records::networks::{NetworkChoice, NetworkUse};
use crate::show::words::{Language, msg};

/// The panels of the page, by which it can be opened at one.
const PANELS: [&str; 4] = ["play", "count", "review", "rules"];

/// Where the page is served, and what plays on it.
#[derive(Args, Debug)]
pub struct WebArgs {
    /// A record to be shown, in any format that `score` reads; `FILE#2` is the second game of a file
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    file: Option<PathBuf>,
    /// Show the game with this number of the file
    ///
    /// Counted from 1, where a file has several.
    #[arg(long, value_name = "N", requires = "file", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,
    /// Show it after so many moves [default: at its end]
    ///
    /// Of its main line.
    #[arg(long = "move", value_name = "N", requires = "file")]
    move_number: Option<usize>,
    /// The panel that is open first
    ///
    /// Without it, review with a record, else play.
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(PANELS))]
    panel: Option<String>,
    /// Rules of the first game.
    #[command(flatten)]
    rules: RulesetArgs<true>,
    /// Learnt tables.
    #[command(flatten)]
    models: SessionModelsArgs,
    /// Show the matches in this folder too, also while they are played
    ///
    /// One that `match --out` names, or a folder of such folders. Nothing is written there.
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    matches: Option<PathBuf>,
    /// Keep no games
    ///
    /// Otherwise the last hundred are kept as records in a folder of your data, and the page lists them.
    #[arg(long)]
    no_keep: bool,
    /// The port [default: the first of 19361 to 19370 that is free, or else any]
    ///
    /// A program that is started again has the port that it had, for which the browser has kept the record.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    port: Option<u16>,
    /// Do not open a browser
    ///
    /// Other users of this machine see what a browser is started with, so use this where there are any, and open the
    /// address that is printed.
    #[arg(long)]
    no_open: bool,
    /// Serve other machines too, at this address of this machine
    ///
    /// By the names of --host. Nothing is encrypted then.
    #[arg(long, value_name = "ADDRESS", requires = "host")]
    listen: Option<IpAddr>,
    /// A name or address by which browsers reach the page
    ///
    /// With a port where it is another one, as behind a tunnel; can be given again.
    #[arg(long, value_name = "NAME[:PORT]", value_parser = host_name)]
    host: Vec<String>,
    /// How many searches of all tabs run at once [default: all cores]
    ///
    /// Each runs on a core.
    #[arg(long, value_name = "N", value_parser = threads(1024))]
    threads: Option<usize>,
    /// Memory for the searches of all tabs, in megabytes
    #[arg(long, value_name = "MB", default_value = "512", value_parser = megabytes())]
    memory: usize,
    /// Think while a person does, in each tab where the engine plays
    #[arg(long)]
    ponder: bool,
}

/// Reads a name as browsers write it into `Host`.
fn host_name(text: &str) -> Result<String, BadValue> {
    let (name, port) = match text.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, Some(port)),
        _ => (text, None),
    };
    let is_address = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).is_some_and(is_v6);
    let is_name = !name.is_empty() && name.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"-._".contains(&sign));
    let is_port = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|number| number > 0));
    ((is_address || is_name) && is_port).then(|| text.to_string()).ok_or(BadValue::HostName)
}

fn is_v6(text: &str) -> bool {
    text.parse::<std::net::Ipv6Addr>().is_ok()
}

/// Serves the page until Ctrl-C.
pub fn run(args: &WebArgs, words: Language, out: &mut impl Write) -> Result<(), CliError> {
    start_log(None)?;
    let (models, networks) = args.models.models(NetworkUse::Play, args.rules.line_game().is_none(), words, None)?;
    let threads = args.threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from));
    let settings = EngineSettings {
        threads,
        memory: args.memory,
        ponder: args.ponder,
        ..args.rules.engine_settings(None, &models)?
    };
    let failed = |error: io::Error| CliError::Failed(error.to_string());
    let tabs = TabsShared::new(settings).map_err(failed)?;
    let is_missing = *networks.choice() == NetworkChoice::Auto && models.kata.is_none();
    let tabs = match data_folder() {
        Ok(folder) if is_missing => tabs.bringing_into(folder, guard().map(Path::to_path_buf)),
        Ok(_) | Err(_) => tabs,
    };
    let tabs = match (args.no_keep, games_folder()) {
        (true, _) => tabs,
        (false, Ok(folder)) => match RecentGames::open(folder.clone()) {
            Ok(recent) => tabs.keeping(recent),
            Err(error) => {
                log::warn!("games are not kept: {}: {error}", folder.display());
                tabs
            }
        },
        (false, Err(error)) => {
            log::warn!("games are not kept: {error}");
            tabs
        }
    };
    let tabs = match &args.file {
        Some(path) => {
            let path = &args.game.map_or_else(|| path.clone(), |number| game_of(path, number as usize));
            let record = first_record(path, args.move_number, tabs.settings(), words);
            tabs.with_record(record.map_err(|error| CliError::Usage(format!("{}: {error}", path.display())))?)
        }
        None => tabs,
    };
    let tabs = Arc::new(tabs);
    let matches = match &args.matches {
        Some(folder) => {
            let opened = WatchedFolder::open(folder);
            Some(opened.map_err(|error| CliError::Usage(format!("{}: {error}", folder.display())))?)
        }
        None => None,
    };
    let listening = Listening { port: args.port, address: args.listen, names: args.host.clone() };
    let mut server =
        WebServer::bind(&listening, WebLimits::default(), Arc::clone(&tabs), matches).map_err(|error| match error {
            BindError::Taken(..) => CliError::Usage(error.to_string()),
            BindError::Refused(..) => CliError::Failed(error.to_string()),
        })?;
    if let Some(panel) = args.panel.as_deref().or(args.file.as_ref().map(|_| "review")) {
        server.open_at(panel);
    }
    if listening.is_public() {
        // A client that reads no errors is no reason to fail.
        let _ = writeln!(io::stderr(), "liangyi: nothing is encrypted: whoever is on the way can read and play along");
    }
    let interrupt = Interrupt::listen_to_termination();
    let stopper = server.stopper();
    interrupt.wake(Box::new(move || stopper.stop()));
    writeln!(out, "{}", server.url())?;
    out.flush()?;
    if !args.no_open
        && let Err(error) = open::that_detached(server.url_for_once().map_err(failed)?)
    {
        let _ = writeln!(io::stderr(), "liangyi: no browser can be opened ({error}): open the address above");
    }
    let ended = server.run().map_err(failed);
    tabs.end_network();
    ended
}

/// The record of a file, after a number of moves of its main line; without one at its end, or where it stops being
/// playable. Warnings about the file go to standard error.
fn first_record(
    path: &Path,
    moves: Option<usize>,
    settings: &EngineSettings,
    words: Language,
) -> Result<FirstRecord, String> {
    let opened = |path: &Path| {
        let tree = load_tree(path).map_err(|error| words.unloaded(&error))?;
        let playable = open_main_line(settings, &tree).map_err(|error| words.open_error(&error))?;
        Ok::<_, String>((tree, playable))
    };
    let mut first = opened(path);
    let games = if first.is_err() { games_of(path) } else { Vec::new() };
    // Of several games the first that can be opened.
    for (number, game) in (1..).zip(&games).filter(|_| games.len() > 1) {
        match opened(game) {
            Ok(found) => {
                first = Ok(found);
                break;
            }
            Err(why) => remark(path, &words.say(msg!("warning", text = words.skipped_game(number, &why)))),
        }
    }
    let (tree, playable) = first?;
    let as_far = playable.unplayable.iter().map(|error| words.opened_as_far(error));
    for text in words.named_opened_warnings(&playable.opened).into_iter().chain(as_far) {
        remark(path, &words.say(msg!("warning", text = text)));
    }
    if let Some(stated) = playable.opened.stated.as_deref().and_then(|text| words.record_states(text)) {
        remark(path, &stated);
    }
    let line = tree.main_line();
    let all: usize = line.iter().map(|&id| tree.moves_in(id)).sum();
    let mut made = 0;
    let mut after = |wanted: usize| {
        line.iter().copied().find(|&id| {
            made += tree.moves_in(id);
            made >= wanted
        })
    };
    let node = match moves {
        Some(moves) => after(moves).ok_or_else(|| format!("the record has {all} moves"))?,
        None => *playable.line.last().expect("what has been opened has a node"),
    };
    FirstRecord::new(settings, tree, node).map_err(|error| words.open_error(&error))
}

#[cfg(test)]
mod tests {
    use super::host_name;

    #[test]
    fn hosts_are_names_or_addresses() {
        for name in ["localhost", "go.example:8000", "192.168.1.5", "[::1]", "[fd00::5]:1", "my_host-1"] {
            assert_eq!(host_name(name).as_deref(), Ok(name));
        }
        for wrong in ["", ":80", "a b", "http://a", "::1", "[::1", "[a]", "a:0", "a:x", "a:70000", "a/b", "*", "a,b"] {
            assert!(host_name(wrong).is_err(), "{wrong}");
        }
    }
}
