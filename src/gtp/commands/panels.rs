//! The panels of GoGui's analysis window, each a command whose reply has one of GoGui's types: boards of numbers or
//! words, lists of graphics, dialogs of parameters. It owns these types' text; what the panels show comes from the
//! engine. GoGui's manual, chapter "Analyze Commands", has the types.

use std::fmt::Write;
use std::time::Duration;

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::game::{Illegal, Move};
use liangyi_core::rules::Unit;
use liangyi_core::score::{End, Method};
use liangyi_engine::engine::{BarePass, Engine, FinalStatus, Lenience};
use liangyi_engine::player::{Analysis, Choice};
use liangyi_engine::search::SearchLimits;

use super::rules::ruleset_of;
use super::score::CountArgs;
use super::setup::komi_of;
use super::{Args, Context, Failure, GoContext, GtpReply, done};
use crate::gtp::args::clip;
use crate::gtp::draw::state_line;
use crate::gtp::draw::{fits, status_line, summary, variation};
use crate::show::words::msg;

/// The games in which there is a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Of {
    Go,
    LineGames,
    All,
}

/// Every panel: its games, the type of its reply, its label and its command. No label has a slash, which separates the
/// fields.
const PANELS: &[(Of, &str, &str, &str)] = &[
    (Of::Go, "param", "Ruleset", "liangyi-gogui_ruleset"),
    (Of::All, "param", "Engine parameters", "liangyi-gogui_engine"),
    (Of::Go, "dboard", "Ownership", "liangyi-gogui_ownership"),
    (Of::Go, "bwboard", "Territory", "liangyi-gogui_territory"),
    (Of::Go, "plist", "Dead stones", "final_status_list dead"),
    (Of::All, "gfx", "Move statistics", "liangyi-gogui_moves %m"),
    (Of::All, "hstring", "Search", "liangyi-gogui_search %m"),
    (Of::All, "varc", "Principal variation", "liangyi-gogui_pv %c"),
    (Of::Go, "sboard", "Forbidden points", "liangyi-gogui_legal %m"),
    (Of::LineGames, "gfx", "Forbidden points", "liangyi-gogui_forbidden"),
    (Of::LineGames, "hstring", "Forbidden points and their lines", "liangyi-gogui_forbidden lines"),
    (Of::Go, "string", "Why a point is forbidden", "liangyi-explain %m %p"),
    (Of::LineGames, "hstring", "Why a point is forbidden", "liangyi-explain %m %p"),
    (Of::Go, "string", "Virtual move", "liangyi-gogui_virtual %m"),
    (Of::Go, "string", "Virtual stones and phase", "liangyi-gogui_state"),
    (Of::Go, "hstring", "Count by each method", "liangyi-gogui_counts"),
    (Of::Go, "hstring", "Count under each ruleset", "liangyi-gogui_compare"),
    (Of::Go, "gfx", "Basic eyes", "liangyi-gogui_eyes"),
    (Of::Go, "gfx", "Rearranged board: step, agreed or natural, method", "liangyi-gogui_made_up %s"),
    (Of::All, "hstring", "Numbered record", "liangyi-moves"),
];

/// The longest search for a panel.
const LONGEST: Duration = Duration::from_secs(2);
/// The candidates whose win rates are shown.
const SHOWN: usize = 12;
pub fn analyze_commands(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    context.shared.gui.live_graphics = true;
    let present = match context.engine {
        Engine::Go(_) => Of::Go,
        Engine::Line(_) => Of::LineGames,
    };
    let shown = PANELS.iter().filter(|(of, ..)| *of == present || *of == Of::All);
    let lines = shown.map(|(_, kind, label, command)| format!("{kind}/{label}/{command}"));
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

pub fn title(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    Ok(format!("Liangyi, {}, komi {}", context.engine.name(), context.engine.record().komi()))
}

/// The dialog of the ruleset: `KEY VALUE` sets one line of it.
pub fn ruleset(context: &mut GoContext, mut args: Args) -> GtpReply {
    let Some(key) = args.next() else {
        return Ok(ruleset_dialog(context));
    };
    let value = args.rest();
    match key {
        // Chosen again, a ruleset would take the client's komi back.
        "ruleset" if value == context.engine.name() => done(),
        "ruleset" => {
            let ruleset = ruleset_of(&context.engine.settings().registry, required(value)?)?;
            context.engine.set_ruleset(ruleset)?;
            done()
        }
        "komi" => {
            context.engine.set_komi(komi_of(Args::new(value))?);
            done()
        }
        "bare_pass" => super::play::bare_pass(context, Args::new(required(value)?)),
        "genmove_virtual" => {
            let on = bool_of(value)?;
            context.engine.set_genmove_virtual(on);
            done()
        }
        "lenient" => {
            context.engine.set_lenience(super::play::lenience_of(value)?);
            done()
        }
        _ => Err(Failure::Syntax(format!("{} is not a parameter", clip(key)))),
    }
}

fn ruleset_dialog(context: &GoContext) -> String {
    let record = context.engine.record();
    let name = context.engine.name();
    // GoGui reads a list whose items have one of these as free text.
    let mut items: Vec<&str> =
        context.engine.settings().registry.names().filter(|name| !name.contains([' ', '/', ']'])).collect();
    if !items.contains(&name) {
        items.push(name);
    }
    format!(
        "[list/{}] ruleset {name}\n[string] komi {}\n[list/{}] bare_pass {}\n[bool] genmove_virtual {}\n\
         [list/{}] lenient {}",
        items.join("/"),
        record.komi(),
        BarePass::ALL.map(BarePass::name).join("/"),
        record.bare_pass.name(),
        u8::from(record.genmove_virtual),
        Lenience::ALL.map(Lenience::name).join("/"),
        record.lenience.name(),
    )
}

fn required(value: &str) -> Result<&str, Failure> {
    if value.is_empty() { Err(Failure::Syntax("value missing".to_string())) } else { Ok(value) }
}

fn bool_of(value: &str) -> Result<bool, Failure> {
    match value {
        "0" => Ok(false),
        "1" => Ok(true),
        _ => Err(Failure::Syntax(format!("{} is not 0 or 1", clip(value)))),
    }
}

/// A board of words: rows from the top, words separated by blanks.
fn board(size: Size, word: impl Fn(Point) -> String) -> String {
    let row = |y| (0..size.width()).map(|x| word(size.point(x, y))).collect::<Vec<_>>().join(" ");
    (0..size.height()).rev().map(row).collect::<Vec<_>>().join("\n")
}

pub fn ownership(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let size = context.engine.size();
    let ownership = &context.engine.judgement().ownership;
    Ok(board(size, |point| format!("{:.2}", ownership[point])))
}

pub fn territory(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let size = context.engine.size();
    let black = PointSet::union(context.engine.status(FinalStatus::BlackTerritory));
    let white = PointSet::union(context.engine.status(FinalStatus::WhiteTerritory));
    let word = |point| match (black.contains(point), white.contains(point)) {
        (true, _) => "black",
        (false, true) => "white",
        (false, false) => "none",
    };
    Ok(board(size, |point| word(point).to_string()))
}

/// Why points are forbidden; all others have no sign.
pub fn legal(context: &mut GoContext, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    let game = context.engine.game();
    let word = |point| match game.check(color, Move::Play(point)) {
        Ok(()) | Err(Illegal::Occupied | Illegal::NoVirtualMoves) => "\"\"",
        Err(Illegal::Suicide) => "suicide",
        Err(Illegal::Repeats(repeats)) if repeats.rule.forbids_ko_alone() => "ko",
        Err(Illegal::Repeats(_)) => "repeats",
        Err(Illegal::Drawn(_) | Illegal::Over) => "over",
    };
    Ok(board(game.size(), |point| word(point).to_string()))
}

/// A short search for `color`.
fn search(context: &mut Context, color: Color) -> Choice {
    let limits = context.engine.limits_without_clock();
    let limits = SearchLimits { time: Some(limits.time.unwrap_or(LONGEST).min(LONGEST)), ..limits };
    let analysis = Analysis { limits, ..Analysis::default() };
    context.engine.analyze(color, &analysis, context.shared.stop, &mut |_| {})
}

pub fn moves(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    let size = context.engine.size();
    let choice = search(context, color);
    let points = || choice.shown().filter_map(|found| Some((found, found.mv.point()?))).take(SHOWN);
    let mut text = String::new();
    if let Some((_, best)) = points().next() {
        let labels: Vec<String> = points()
            .map(|(found, point)| format!("{} {:.0}", size.vertex(point), 100.0 * found.estimate.win_rate))
            .collect();
        let _ = write!(text, "COLOR green {}\nLABEL {}\n", size.vertex(best), labels.join(" "));
    }
    Ok(text + "TEXT " + &status_line(&[summary(&choice, size, color, context.shared.words())]))
}

pub fn pv(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    let size = context.engine.size();
    let line = variation(&search(context, color));
    Ok(line.into_iter().map(|mv| mv.display(size).to_string()).collect::<Vec<_>>().join(" "))
}

/// The searched moves, a line each, the best one first: move, visits, win rate, lead and principal variation.
pub fn searched(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    let size = context.engine.size();
    let choice = search(context, color);
    let lines = choice.shown().map(|found| {
        let line: Vec<String> = found.line.iter().map(|mv| mv.display(size).to_string()).collect();
        context.shared.words().say(msg!(
            "panel-searched",
            move = found.mv.display(size).to_string(),
            visits = found.visits.to_string(),
            rate = format!("{:.1}", 100.0 * found.estimate.win_rate),
            lead = format!("{:+.1}", found.estimate.lead),
            line = line.join(" ")
        ))
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

pub fn virtual_move(context: &mut GoContext, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    super::play::make_virtual(context, color)?;
    let next = context.engine.game().to_move();
    let words = context.shared.words();
    Ok(words.say(msg!("panel-virtual", side = words.side(color), next = words.side(next))))
}

pub fn state(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    Ok(state_line(context.engine, context.shared.words()))
}

pub fn counts(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let name = context.engine.name().to_string();
    let own = summed(context, context.engine.end(), None)?;
    let natural = summed(context, End::Natural, None)?;
    let mut text = format!("{name}: {own}\nnatural: {natural}");
    for method in Method::ALL {
        let _ = write!(text, "\n{}: {}", method.name(), summed(context, End::Agreed, Some(method))?);
    }
    Ok(text)
}

pub fn compare(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let words = context.shared.words();
    let rows = context.engine.compare().into_iter().map(|row| {
        let score = &row.score;
        let unit = words.say(match score.unit {
            Unit::Points => msg!("panel-unit-points"),
            Unit::Zi => msg!("panel-unit-zi"),
            Unit::Stones => msg!("panel-unit-stones"),
        });
        words.say(msg!(
            "panel-compared",
            ruleset = &*row.ruleset.name,
            result = score.result(),
            black = score.black.to_string(),
            white = score.white.to_string(),
            unit = unit
        ))
    });
    Ok(rows.collect::<Vec<_>>().join("\n"))
}

/// The sums of a count in one line.
fn summed(context: &mut GoContext, end: End, method: Option<Method>) -> Result<String, Failure> {
    let made = CountArgs { end, method, territory_each: None }.made(context)?;
    Ok(context.shared.words().sums(&made, context.shared.options.unit, context.shared.options.points))
}

/// The basic eyes of every living group, each in the colour of its side; those that both share are marked.
pub fn eyes(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let size = context.engine.size();
    let groups = context.engine.basic_eyes();
    let own = |color| groups.iter().filter(move |group| group.color == color).map(|group| group.own);
    let [black, white] = Color::BOTH.map(|color| PointSet::union(own(color)));
    let shared = PointSet::union(groups.iter().map(|group| group.shared));
    let mut text = String::new();
    for (word, points) in [("BLACK", black), ("WHITE", white), ("TRIANGLE", shared)] {
        if !points.is_empty() {
            let _ = writeln!(text, "{word} {}", super::setup::vertices(size, points.iter()));
        }
    }
    let [black, white, shared] = [black, white, shared].map(|points| points.len().to_string());
    let told = context.shared.words().say(msg!("panel-eyes", black = black, white = white, shared = shared));
    Ok(text + "TEXT " + &told)
}

/// `[STEP] [agreed|natural] [METHOD]`: one step of making the board up, the last one without a number. Stones that the
/// present board lacks are coloured points, and stones that have come off are red ones.
pub fn made_up(context: &mut GoContext, mut args: Args) -> GtpReply {
    let mut ahead = args;
    let step: Option<usize> = ahead.next().and_then(|word| word.parse().ok());
    if step.is_some() {
        args = ahead;
    }
    let wanted = CountArgs::read(args, context.engine.end())?;
    let present = *context.engine.game().board();
    let size = present.size();
    let made = wanted.made(context)?;
    let count = made.steps.len();
    let number = step.unwrap_or(count);
    let Some(shown) = number.checked_sub(1).and_then(|index| made.steps.get(index)) else {
        return Err(Failure::Syntax(format!("{number} is not a step: there are {count}")));
    };
    let holdings = &shown.holdings;
    let [black, white] = Color::BOTH.map(|color| (holdings.board.stones(color), present.stones(color)));
    let removed = (black.1.without(&black.0)) | (white.1.without(&white.0));
    let rows = [
        ("COLOR black", black.0.without(&black.1)),
        ("COLOR white", white.0.without(&white.1)),
        ("COLOR red", removed.without(&holdings.board.occupied())),
        ("BLACK", holdings.owned[0]),
        ("WHITE", holdings.owned[1]),
        ("CIRCLE", shown.touched),
    ];
    let mut text = String::new();
    for (word, points) in rows.into_iter().filter(|(_, points)| !points.is_empty()) {
        let _ = writeln!(text, "{word} {}", super::setup::vertices(size, points.iter()));
    }
    let words = context.shared.words();
    let (at, all) = (number.to_string(), count.to_string());
    let step = words.say(msg!("panel-step", number = at, count = all, step = words.step(shown)));
    if number < count {
        return Ok(text + "TEXT " + &status_line(&[step]));
    }
    let (unit, short) = (context.shared.options.unit, made.score.result_in(context.shared.options.unit));
    let sums = words.sums(&made, unit, context.shared.options.points);
    let whole = words.say(msg!("panel-step-and-sums", step = step.as_str(), sums = sums));
    Ok(text + "TEXT " + &if fits(&whole) { whole } else { status_line(&[step, short]) })
}
