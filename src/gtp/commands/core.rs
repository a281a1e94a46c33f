//! The session itself, and the parameters of the engine, as KataGo and Leela Zero have them read and set, the network
//! among them.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use cpu_time::ProcessTime;
use liangyi_engine::engine::{EngineSettings, PARAMS, Param, ParamKind};
use liangyi_engine::policy::HumanNet;
use serde_json::Value;

use super::{Args, Context, Failure, GtpReply, done, json};
use crate::gtp::args::{clip, whole_path};
use crate::gtp::command::{GtpCommand, KnownAs};
use crate::protocol::{self, KataListing, KataParam, KataValues};
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
    let name = match context.shared.options.known_as {
        KnownAs::Liangyi => "Liangyi",
        KnownAs::Compatible => KnownAs::COMPATIBLE,
        KnownAs::KataGo => "KataGo",
    };
    Ok(name.to_string())
}

pub fn version(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    if let Some(version) = context.shared.kata.version() {
        return Ok(version.to_string());
    }
    Ok(match context.shared.options.known_as {
        KnownAs::Liangyi | KnownAs::Compatible => protocol::version(context.engine),
        KnownAs::KataGo => protocol::KATAGO_VERSION.to_string(),
    })
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
    /// A parameter of KataGo's, under its name.
    Kata(&'static KataParam),
    /// A parameter of the engine's table.
    Engine(&'static Param),
    /// Which network is used: the program's, which knows files.
    Network,
    /// Which network of persons is used.
    HumanNetwork,
}

/// The parameter that is the network, and the command for it.
pub const NETWORK: &str = "liangyi-net";
/// The same of the network of persons.
pub const HUMAN_NETWORK: &str = "liangyi-human_net";

impl Known {
    fn own() -> impl Iterator<Item = Known> {
        PARAMS.iter().map(Known::Engine).chain([Known::Network, Known::HumanNetwork])
    }

    fn all() -> impl Iterator<Item = Known> {
        KataParam::listed().map(Known::Kata).chain(Known::own())
    }

    fn find(name: &str) -> Result<Known, Failure> {
        if name.eq_ignore_ascii_case(NETWORK) {
            return Ok(Known::Network);
        }
        if name.eq_ignore_ascii_case(HUMAN_NETWORK) {
            return Ok(Known::HumanNetwork);
        }
        if let Some(param) = KataParam::listed().find(|param| param.name == name) {
            return Ok(Known::Kata(param));
        }
        let unknown = || Failure::Other(format!("{} is not a parameter", clip(name)));
        Param::find(name).map(Known::Engine).ok_or_else(unknown)
    }

    fn name(self) -> &'static str {
        match self {
            Known::Kata(param) => param.name,
            Known::Engine(param) => param.name,
            Known::Network => NETWORK,
            Known::HumanNetwork => HUMAN_NETWORK,
        }
    }

    fn json(self, context: &Context) -> Value {
        match self {
            Known::Kata(param) => {
                let value = context.shared.kata.of(context.engine.settings()).get(param);
                value.map_or(Value::from(""), |value| value.json(param.listing))
            }
            Known::Engine(param) => param.get(context.engine.settings()).into(),
            Known::Network => context.shared.networks.choice().to_string().into(),
            Known::HumanNetwork => context.shared.networks.human_choice().to_string().into(),
        }
    }

    fn get(self, context: &Context) -> String {
        match (self, self.json(context)) {
            (Known::Kata(KataParam { listing: KataListing::Json, .. }), value) => value.to_string(),
            (_, Value::String(text)) => text,
            (_, value) => value.to_string(),
        }
    }

    /// Sets it in copies of what is in force; a network is set elsewhere.
    fn set_in(self, values: &mut KataValues, settings: &mut EngineSettings, text: &str) -> Result<(), Failure> {
        match self {
            Known::Kata(param) => values
                .put_in(param, text.trim_matches('"'), settings)
                .map_err(|error| Failure::Other(format!("Could not set params: {error}"))),
            Known::Engine(param) => param.set(settings, text).map_err(|error| Failure::Syntax(error.to_string())),
            Known::Network | Known::HumanNetwork => Ok(()),
        }
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
            Known::Engine(Param { kind: ParamKind::Number { .. }, .. })
            | Known::Network
            | Known::HumanNetwork
            | Known::Kata(_) => {
                format!("option name {name} type string default {value}")
            }
        }
    }
}

/// Sets all of these, or none.
fn set_all(context: &mut Context, wanted: &[(Known, String)]) -> GtpReply {
    let mut values = context.shared.kata.clone();
    let mut settings = context.engine.settings().clone();
    for (known, text) in wanted {
        known.set_in(&mut values, &mut settings, text)?;
    }
    let is_network = |known: &Known| matches!(known, Known::Network | Known::HumanNetwork);
    let networks: Vec<_> = wanted.iter().filter(|(known, _)| is_network(known)).collect();
    let before = (context.shared.networks.clone(), Arc::clone(&settings.models));
    for (known, file) in networks {
        match known {
            Known::HumanNetwork => choose_human_network(context, file)?,
            Known::Network | Known::Kata(_) | Known::Engine(_) => choose_network(context, file)?,
        }
        settings.models = Arc::clone(&context.engine.settings().models);
    }
    if let Some(error) = values.profile_without(&settings.models) {
        let (networks, models) = before;
        if !Arc::ptr_eq(&models, &settings.models) {
            *context.shared.networks = networks;
            match &models.auto {
                Some(auto) => context.engine.set_found_network(auto.fetched.clone()),
                None => context.engine.set_network(models.kata.clone()),
            }
            context.engine.set_human_network(models.human.clone());
        }
        return Err(Failure::Other(format!("Could not set params: {error}: {HUMAN_NETWORK} FILE chooses one")));
    }
    if !wanted.iter().all(|(known, _)| is_network(known)) {
        context.engine.change_settings(|present| *present = settings);
    }
    *context.shared.kata = values;
    done()
}

pub fn list(_: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    Ok(Known::all().map(Known::name).collect::<Vec<_>>().join(" "))
}

pub fn get(context: &mut Context, mut args: Args) -> GtpReply {
    let known = Known::find(args.word("a parameter")?)?;
    args.done()?;
    let value = known.get(context);
    // As KataGo writes a text of no signs.
    Ok(if value.is_empty() { "\"\"".to_string() } else { value })
}

/// `kata-get-params`: all of them as an object of JSON.
pub fn get_all(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    let all: BTreeMap<&str, Value> = Known::all().map(|known| (known.name(), known.json(context))).collect();
    json(&all)
}

pub fn set(context: &mut Context, mut args: Args) -> GtpReply {
    let known = Known::find(args.word("a parameter")?)?;
    let missing = || Failure::Syntax("a value missing".to_string());
    let value = match known {
        // Without a value KataGo goes back to the default.
        Known::Kata(_) => args.next().unwrap_or_default(),
        Known::Engine(_) => args.word("a value")?,
        Known::Network | Known::HumanNetwork => whole_path(&mut args)?.ok_or_else(missing)?,
    };
    args.done()?;
    set_all(context, &[(known, value.to_string())])
}

/// `kata-set-params JSON`: sets all that the object names, or none.
pub fn set_params(context: &mut Context, mut args: Args) -> GtpReply {
    let text = args.rest();
    let object: serde_json::Map<String, Value> = serde_json::from_str(text).map_err(|error| {
        Failure::Syntax(format!("Could not set params: {} is no object of JSON ({error})", clip(text)))
    })?;
    let read = |(name, value): (String, Value)| {
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_string);
        Ok((Known::find(&name)?, text))
    };
    let wanted: Result<Vec<(Known, String)>, Failure> = object.into_iter().map(read).collect();
    set_all(context, &wanted?)
}

/// `name NAME value VALUE`, where a name may have blanks; or nothing, for the list.
pub fn set_option(context: &mut Context, mut args: Args) -> GtpReply {
    if args.is_done() {
        let row = |known: Known| known.option(&known.get(context));
        return Ok(format!("\n{}", Known::own().map(row).collect::<Vec<_>>().join("\n")));
    }
    let wrong = || Failure::Syntax("the arguments are name NAME value VALUE".to_string());
    let (name, value) = match args.word("name")? {
        "name" => args.rest().split_once(" value ").ok_or_else(wrong)?,
        _ => return Err(wrong()),
    };
    set_all(context, &[(Known::find(name)?, value.to_string())])
}

/// The dialog of the parameters for GoGui: `KEY VALUE` sets one line of it.
pub fn dialog(context: &mut Context, mut args: Args) -> GtpReply {
    if let Some(name) = args.next() {
        return set_all(context, &[(Known::find(name)?, args.rest().to_string())]);
    }
    let row = |known: Known| {
        let (name, value) = (known.name(), known.get(context));
        match known {
            Known::Engine(Param { kind: ParamKind::Switch { .. }, .. }) => {
                format!("[bool] {name} {}", u8::from(value == "true"))
            }
            Known::Engine(_) | Known::Network | Known::HumanNetwork | Known::Kata(_) => {
                format!("[string] {name} {value}")
            }
        }
    };
    Ok(Known::own().map(row).collect::<Vec<_>>().join("\n"))
}

/// `kata-get-models`: the network in use, as KataGo says it.
pub fn models(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    let file = context.shared.networks.file().map(Path::to_string_lossy);
    let settings = context.engine.settings();
    let human = context.shared.networks.human_file().map(Path::to_string_lossy);
    let main = context.engine.go().and_then(|go| go.settings().network());
    json(&protocol::models(settings, main, [file.as_deref(), human.as_deref()], settings.threads))
}

/// `liangyi-net [FILE|own|auto|none]`: the network in use, after it was changed if there is an argument, and what it
/// does, where it does not play.
pub fn network(context: &mut Context, mut args: Args) -> GtpReply {
    if let Some(value) = whole_path(&mut args)? {
        choose_network(context, value)?;
    }
    let file =
        context.shared.networks.file().map(Path::to_string_lossy).map_or(String::new(), |file| format!(" ({file})"));
    let settings = context.engine.settings();
    // One is looked for when Go is played.
    let known = settings.models.named_network().filter(|_| !context.shared.networks.is_awaited());
    let Some(net) = known else { return Ok("none".to_string()) };
    let own = settings.models.own_network().filter(|_| settings.level.is_some_and(|level| !level.needs_network()));
    let judges = settings.models.judging_network(context.engine.size()).is_some();
    let pick = |judging, otherwise| if judges { judging } else { otherwise };
    let idle = match (context.engine.go(), settings.network()) {
        (None, _) => ", not used: it knows Go only",
        _ if net.has_failed() => ", not used: its outputs are no numbers",
        _ if own.is_some_and(|own| !Arc::ptr_eq(own, net)) => pick(
            ", judges only: the program's own plays at this level",
            ", not used: the program's own plays at this level",
        ),
        (_, Some(_)) => pick("", ", does not judge: playouts do"),
        (_, None) if own.is_some() => pick(
            ", says which moves are likely at this level, and judges",
            ", says which moves are likely at this level",
        ),
        (_, None) => pick(", judges only: playouts play on this board", ", not used: playouts play on this board"),
    };
    Ok(short_name(&net.network().name) + &file + idle)
}

/// `liangyi-human_net [FILE|auto|none]`: the network of persons in use, after it was changed if there is an argument.
pub fn human_network(context: &mut Context, mut args: Args) -> GtpReply {
    if let Some(value) = whole_path(&mut args)? {
        choose_human_network(context, value)?;
    }
    let settings = context.engine.settings();
    let Some(net) = &settings.models.human else { return Ok("none".to_string()) };
    let file = context.shared.networks.human_file().map(Path::to_string_lossy);
    let file = file.map_or(String::new(), |file| format!(" ({file})"));
    let idle = match context.shared.kata.human_profile() {
        _ if context.engine.go().is_none() => ", not used: it knows Go only".to_string(),
        _ if net.loaded().is_some_and(|net| net.has_failed()) => ", not used: its outputs are no numbers".to_string(),
        _ if net.has_failed() => ", not used: its file cannot be read".to_string(),
        None => ", not used: humanSLProfile is not set".to_string(),
        Some(profile) => format!(", {profile}"),
    };
    Ok(short_name(&net.header().name) + &file + &idle)
}

/// Uses another network of persons; nothing is changed where it cannot be read, or none is left for the profile that
/// is set.
fn choose_human_network(context: &mut Context, value: &str) -> Result<(), Failure> {
    if value.is_empty() {
        return Err(Failure::Syntax(format!("{HUMAN_NETWORK} takes a file, auto or none")));
    }
    let Ok(choice) = value.parse::<NetworkChoice>();
    let before = context.shared.networks.clone();
    let net = context.shared.networks.choose_human(choice).map_err(|error| Failure::Other(error.to_string()))?;
    if context.shared.kata.human_profile().is_some() {
        let error = match &net {
            None => Some("humanSLProfile is set: no network would know these persons".to_string()),
            Some(net) => net.load().err().map(ToString::to_string),
        };
        if let Some(error) = error {
            *context.shared.networks = before;
            return Err(Failure::Other(error));
        }
    }
    context.engine.set_human_network(net);
    Ok(())
}

/// Uses another network; nothing is changed where it cannot be read.
fn choose_network(context: &mut Context, value: &str) -> Result<(), Failure> {
    if value.is_empty() {
        return Err(Failure::Syntax(format!("{NETWORK} takes a file, own, auto or none")));
    }
    let Ok(choice) = value.parse::<NetworkChoice>();
    let is_auto = choice == NetworkChoice::Auto;
    let net = context.shared.networks.choose(choice).map_err(|error| Failure::Other(error.to_string()))?;
    // One of persons says how they move, too, where no other does.
    let human = net.clone().filter(|net| net.network().is_human()).map(|net| Arc::new(HumanNet::from(net)));
    if is_auto {
        context.engine.set_found_network(net);
    } else {
        context.engine.set_network(net);
    }
    if human.is_some() && context.engine.settings().models.human.is_none() {
        context.engine.set_human_network(human);
    }
    Ok(())
}
