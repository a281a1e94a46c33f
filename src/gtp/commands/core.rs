//! The session itself, and the parameters of the engine, as KataGo and Leela Zero have them read and set, the network
//! among them.

use std::path::Path;

use cpu_time::ProcessTime;
use liangyi_engine::engine::{PARAMS, Param, ParamKind};

use super::{Args, Context, Failure, GtpReply, done};
use crate::gtp::args::{clip, whole_path};
use crate::gtp::command::GtpCommand;
use crate::protocol;
use crate::records::networks::{NetworkChoice, short_name};

pub fn protocol_version(_: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    Ok("2".to_string())
}

/// `liangyi-lang [LANGUAGE]`: the language of sentences for people; another one from now on.
pub fn language(context: &mut Context, mut args: Args) -> GtpReply {
    let Some(language) = args.language()? else {
        return Ok(context.shared.words().tag().to_string());
    };
    args.done()?;
    context.shared.gui.language = language;
    done()
}

pub fn name(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    // Clients look at how the first word begins.
    Ok(if context.shared.options.katago_name { "KataGo-compatible Liangyi" } else { "Liangyi" }.to_string())
}

pub fn version(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    Ok(protocol::version(context.engine))
}

pub fn known_command(context: &mut Context, mut args: Args) -> GtpReply {
    let name = args.word("command name")?;
    args.done()?;
    Ok(context.shared.commands.iter().any(|command| command.name == name).to_string())
}

pub fn list_commands(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    Ok(context.shared.commands.iter().map(|command| command.name).collect::<Vec<_>>().join("\n"))
}

pub fn help(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    let line = |command: &&GtpCommand| {
        let GtpCommand { name, args, doc, .. } = command;
        format!("{name}{}{args}: {doc}", if args.is_empty() { "" } else { " " })
    };
    Ok(context.shared.commands.iter().map(line).collect::<Vec<_>>().join("\n"))
}

pub fn quit(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    *context.shared.quit = true;
    done()
}

/// Handles commands that have no effect.
pub fn nothing(_: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    done()
}

pub fn clear_cache(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    context.engine.clear_cache();
    done()
}

pub fn cputime(_: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    let used = ProcessTime::try_now().map_err(|error| Failure::Other(format!("no processor time: {error}")))?;
    Ok(format!("{:.3}", used.as_duration().as_secs_f64()))
}

/// What a client may read and set.
#[derive(Clone, Copy)]
enum Known {
    /// A parameter of the engine's table.
    Engine(&'static Param),
    /// Which network is used: the program's, which knows files.
    Network,
}

/// The parameter that is the network, and the command for it.
pub const NETWORK: &str = "liangyi-net";

impl Known {
    fn all() -> impl Iterator<Item = Known> {
        PARAMS.iter().map(Known::Engine).chain([Known::Network])
    }

    fn find(name: &str) -> Result<Known, Failure> {
        if name.eq_ignore_ascii_case(NETWORK) {
            return Ok(Known::Network);
        }
        let unknown = || Failure::Other(format!("{} is not a parameter", clip(name)));
        Param::find(name).map(Known::Engine).ok_or_else(unknown)
    }

    fn name(self) -> &'static str {
        match self {
            Known::Engine(param) => param.name,
            Known::Network => NETWORK,
        }
    }

    fn get(self, context: &Context) -> String {
        match self {
            Known::Engine(param) => param.get(context.engine.settings()),
            Known::Network => context.shared.networks.choice().to_string(),
        }
    }

    fn set(self, context: &mut Context, value: &str) -> GtpReply {
        match self {
            Known::Engine(param) => {
                context.engine.set_param(param, value).map_err(|error| Failure::Syntax(error.to_string()))?;
            }
            Known::Network => choose_network(context, value)?,
        }
        done()
    }

    /// As Leela Zero lists it.
    fn option(self, value: &str) -> String {
        let name = self.name();
        match self {
            Known::Engine(Param { kind: ParamKind::Switch { .. }, .. }) => {
                format!("option name {name} type check default {value}")
            }
            Known::Engine(Param { kind: ParamKind::Whole { min, max, .. }, .. }) => {
                format!("option name {name} type spin default {value} min {min} max {max}")
            }
            Known::Engine(Param { kind: ParamKind::Number { .. }, .. }) | Known::Network => {
                format!("option name {name} type string default {value}")
            }
        }
    }
}

pub fn list(_: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    Ok(Known::all().map(Known::name).collect::<Vec<_>>().join(" "))
}

pub fn get(context: &mut Context, mut args: Args) -> GtpReply {
    let known = Known::find(args.word("a parameter")?)?;
    args.done()?;
    Ok(known.get(context))
}

pub fn set(context: &mut Context, mut args: Args) -> GtpReply {
    let known = Known::find(args.word("a parameter")?)?;
    let missing = || Failure::Syntax("a value missing".to_string());
    let value = match known {
        Known::Engine(_) => args.word("a value")?,
        Known::Network => whole_path(&mut args)?.ok_or_else(missing)?,
    };
    args.done()?;
    known.set(context, value)
}

/// `name NAME value VALUE`, where a name may have blanks; or nothing, for the list.
pub fn set_option(context: &mut Context, mut args: Args) -> GtpReply {
    if args.is_done() {
        let row = |known: Known| known.option(&known.get(context));
        return Ok(format!("\n{}", Known::all().map(row).collect::<Vec<_>>().join("\n")));
    }
    let wrong = || Failure::Syntax("the arguments are name NAME value VALUE".to_string());
    let (name, value) = match args.word("name")? {
        "name" => args.rest().split_once(" value ").ok_or_else(wrong)?,
        _ => return Err(wrong()),
    };
    Known::find(name)?.set(context, value)
}

/// The dialog of the parameters for GoGui: `KEY VALUE` sets one line of it.
pub fn dialog(context: &mut Context, mut args: Args) -> GtpReply {
    if let Some(name) = args.next() {
        return Known::find(name)?.set(context, args.rest());
    }
    let row = |known: Known| {
        let (name, value) = (known.name(), known.get(context));
        match known {
            Known::Engine(Param { kind: ParamKind::Switch { .. }, .. }) => {
                format!("[bool] {name} {}", u8::from(value == "true"))
            }
            Known::Engine(_) | Known::Network => format!("[string] {name} {value}"),
        }
    };
    Ok(Known::all().map(row).collect::<Vec<_>>().join("\n"))
}

/// `liangyi-net [FILE|auto|none]`: the network in use, after it was changed if there is an argument, and what it does
/// not do, where it does not play.
pub fn network(context: &mut Context, mut args: Args) -> GtpReply {
    if let Some(value) = whole_path(&mut args)? {
        choose_network(context, value)?;
    }
    let file =
        context.shared.networks.file().map(Path::to_string_lossy).map_or(String::new(), |file| format!(" ({file})"));
    let settings = context.engine.settings();
    let Some(net) = &settings.models.kata else { return Ok("none".to_string()) };
    let idle = match (context.engine.go(), settings.network()) {
        (None, _) => ", not used: it knows Go only",
        (_, None) if net.has_failed() => ", not used: its outputs are no numbers",
        (_, None) => ", judges only: this level plays without a network",
        (Some(_), Some(_)) => "",
    };
    Ok(short_name(net.network()) + &file + idle)
}

/// Uses another network; nothing is changed where it cannot be read.
fn choose_network(context: &mut Context, value: &str) -> Result<(), Failure> {
    if value.is_empty() {
        return Err(Failure::Syntax(format!("{NETWORK} takes a file, auto or none")));
    }
    let Ok(choice) = value.parse::<NetworkChoice>();
    let net = context.shared.networks.choose(choice).map_err(|error| Failure::Other(error.to_string()))?;
    context.engine.set_network(net);
    Ok(())
}
