//! The session itself.

use cpu_time::ProcessTime;

use super::{Args, Context, Failure, GtpReply, done};
use crate::gtp::command::GtpCommand;
use crate::protocol;

pub fn protocol_version(_: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    Ok("2".to_string())
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
