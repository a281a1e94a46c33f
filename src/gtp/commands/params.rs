//! Parameters of the engine, as KataGo and Leela Zero have them read and set.

use liangyi_engine::engine::{PARAMS, Param, ParamKind};

use super::{Args, Context, Failure, Reply, done};
use crate::gtp::args::clip;

pub fn list(_: &mut Context, args: Args) -> Reply {
    args.done()?;
    Ok(PARAMS.iter().map(|param| param.name).collect::<Vec<_>>().join(" "))
}

pub fn get(context: &mut Context, mut args: Args) -> Reply {
    let param = find(args.word("a parameter")?)?;
    args.done()?;
    Ok(param.get(context.engine.settings()))
}

pub fn set(context: &mut Context, mut args: Args) -> Reply {
    let param = find(args.word("a parameter")?)?;
    let value = args.word("a value")?;
    args.done()?;
    write(context, param, value)
}

/// `name NAME value VALUE`, where a name may have blanks; or nothing, for the list.
pub fn set_option(context: &mut Context, mut args: Args) -> Reply {
    if args.is_done() {
        let row = |param: &Param| option(param, &param.get(context.engine.settings()));
        return Ok(format!("\n{}", PARAMS.iter().map(row).collect::<Vec<_>>().join("\n")));
    }
    let wrong = || Failure::Syntax("the arguments are name NAME value VALUE".to_string());
    let (name, value) = match args.word("name")? {
        "name" => args.rest().split_once(" value ").ok_or_else(wrong)?,
        _ => return Err(wrong()),
    };
    write(context, find(name)?, value)
}

/// The dialog of the parameters for GoGui: `KEY VALUE` sets one line of it.
pub fn dialog(context: &mut Context, mut args: Args) -> Reply {
    if let Some(name) = args.next() {
        return write(context, find(name)?, args.rest());
    }
    let row = |param: &Param| {
        let value = param.get(context.engine.settings());
        match param.kind {
            ParamKind::Switch { .. } => format!("[bool] {} {}", param.name, u8::from(value == "true")),
            ParamKind::Whole { .. } | ParamKind::Number { .. } => format!("[string] {} {value}", param.name),
        }
    };
    Ok(PARAMS.iter().map(row).collect::<Vec<_>>().join("\n"))
}

fn find(name: &str) -> Result<&'static Param, Failure> {
    Param::find(name).ok_or_else(|| Failure::Other(format!("{} is not a parameter", clip(name))))
}

fn write(context: &mut Context, param: &Param, value: &str) -> Reply {
    context.engine.set_param(param, value).map_err(|error| Failure::Syntax(error.to_string()))?;
    done()
}

/// A parameter as Leela Zero lists it.
fn option(param: &Param, value: &str) -> String {
    let name = param.name;
    match param.kind {
        ParamKind::Switch { .. } => format!("option name {name} type check default {value}"),
        ParamKind::Whole { min, max, .. } => {
            format!("option name {name} type spin default {value} min {min} max {max}")
        }
        ParamKind::Number { .. } => format!("option name {name} type string default {value}"),
    }
}
