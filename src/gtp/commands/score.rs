//! The end of a game: dead stones and scores.

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

use liangyi_core::base::{Color, Point, PointNames, PointSet, Size};
use liangyi_core::score::makeup::{HandBoard, HandError, HandKind, HandStep, NotRearranged};
use liangyi_core::score::{End, MadeUp, Method, Reason, ResultUnit, Score};
use liangyi_core::sgf::GameResult;
use liangyi_engine::engine::FinalStatus;

use super::setup::vertices;
use super::{Args, Failure, GoContext, GtpReply, done, json};
use crate::gtp::args::{clip, path_and_args};
use crate::gtp::command::RearrangedByHand;
use crate::gtp::draw;
use crate::show::draw::Heading;
use crate::show::draw::picture::{self, PictureFormat};
use crate::show::states::HandState;
use crate::show::words::English;

/// The words of `final_status_list`.
pub const STATUSES: [(&str, FinalStatus); 5] = [
    ("alive", FinalStatus::Alive),
    ("dead", FinalStatus::Dead),
    ("seki", FinalStatus::Seki),
    ("black_territory", FinalStatus::BlackTerritory),
    ("white_territory", FinalStatus::WhiteTerritory),
];

/// Why there is no result under new-ing while the game goes on.
const UNFILLED: &str = "cannot score: wild regions are not filled yet";

pub fn final_score(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let score = context.engine.score(context.engine.end(), None);
    let result = gtp_result(&score)?;
    let uncertain = context.engine.uncertain();
    if !uncertain.is_empty() {
        let size = context.engine.size();
        let named = uncertain.iter().filter_map(|(chain, confidence)| Some((size.vertex(chain.first()?), confidence)));
        let named: Vec<String> = named.map(|(vertex, confidence)| format!("{vertex} ({confidence:.2})")).collect();
        log::warn!("uncertain: {}", named.join(", "));
    }
    Ok(result)
}

/// A result as GTP has it, which knows winners and draws: `0` where there is no result, as KataGo answers.
fn gtp_result(score: &Score) -> GtpReply {
    match score.reason {
        Reason::Unfilled => Err(Failure::Other(UNFILLED.to_string())),
        Reason::NoResult => Ok(GameResult::Draw.to_string()),
        Reason::Count | Reason::WildRegion | Reason::Repetition => Ok(score.result()),
    }
}

/// `liangyi-why_dead VERTEX`: the status of the chain, and a line for each side to begin.
pub fn why_dead(context: &mut GoContext, mut args: Args) -> GtpReply {
    let size = context.engine.size();
    let point = args.vertex(size)?;
    args.done()?;
    let why = context.engine.why(point).ok_or_else(|| Failure::Other(format!("no stone on {}", size.vertex(point))))?;
    Ok(context.shared.words().why(&why, PointNames::of_go(size).in_form(context.shared.options.points)).join("\n"))
}

pub fn final_status_list(context: &mut GoContext, mut args: Args) -> GtpReply {
    let word = args.word("status")?;
    args.done()?;
    let status = STATUSES.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
    let (_, status) = status.ok_or_else(|| {
        let names = STATUSES.map(|(name, _)| name).join(", ");
        Failure::Syntax(format!("{} is not one of {names}", clip(word)))
    })?;
    let groups = context.engine.status(status);
    let size = context.engine.size();
    // Kigo reads territory as one line, which GNU Go writes.
    let one_line =
        context.shared.options.gnugo && matches!(status, FinalStatus::BlackTerritory | FinalStatus::WhiteTerritory);
    let lines: Vec<String> = groups.into_iter().map(|group| vertices(size, group)).collect();
    Ok(lines.join(if one_line { " " } else { "\n" }))
}

pub fn dead(context: &mut GoContext, mut args: Args) -> GtpReply {
    let mut ahead = args;
    let word = ahead.word("auto, none or a vertex")?;
    if word.eq_ignore_ascii_case("auto") || word.eq_ignore_ascii_case("none") {
        ahead.done()?;
        if word.eq_ignore_ascii_case("auto") {
            context.engine.judge_dead();
        } else {
            context.engine.agree_dead(&[])?;
        }
        return done();
    }
    let points = points(context, &mut args)?;
    context.engine.agree_dead(&points)?;
    done()
}

pub fn owner(context: &mut GoContext, mut args: Args) -> GtpReply {
    let mut ahead = args;
    if ahead.word("auto or a color")?.eq_ignore_ascii_case("auto") {
        ahead.done()?;
        context.engine.judge_owners();
        return done();
    }
    let color = args.color()?;
    let points = points(context, &mut args)?;
    if points.is_empty() {
        return Err(Failure::ColorOrCoordinate("vertex missing".to_string()));
    }
    context.engine.agree_owner(color, &points)?;
    done()
}

/// The remaining arguments as vertices.
fn points(context: &GoContext, args: &mut Args) -> Result<Vec<Point>, Failure> {
    let size = context.engine.size();
    let mut points = Vec::new();
    while !args.is_done() {
        points.push(args.vertex(size)?);
        if points.len() > size.area() {
            return Err(Failure::Syntax("more vertices than points on the board".to_string()));
        }
    }
    Ok(points)
}

/// `liangyi-end [agreed|natural|auto]`: how both sides declare that the game ends here.
pub fn end(context: &mut GoContext, mut args: Args) -> GtpReply {
    let declared = context.engine.record().terms.declared_end;
    let Some(word) = args.next() else {
        return Ok(declared.map_or("auto", End::name).to_string());
    };
    args.done()?;
    let end = match End::named(word) {
        None if !word.eq_ignore_ascii_case("auto") => {
            return Err(Failure::Syntax(format!("{} is not agreed, natural or auto", clip(word))));
        }
        end => end,
    };
    if end.is_some_and(|end| !context.engine.may_declare_end(end)) {
        return Err(Failure::Other(UNFILLED.to_string()));
    }
    context.engine.declare_end(end);
    done()
}

/// `liangyi-eyes`: the basic eyes of every living group, a line each.
pub fn eyes(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let size = context.engine.size();
    let listed = |points: PointSet| if points.is_empty() { "none".to_string() } else { vertices(size, points.iter()) };
    let lines = context.engine.basic_eyes().into_iter().map(|group| {
        let first = group.stones.first().map_or(String::new(), |point| size.vertex(point).to_string());
        let mut line = format!("{} {first} eyes {}", group.color.name(), listed(group.own));
        if !group.shared.is_empty() {
            let _ = write!(line, " shared {}", listed(group.shared));
        }
        line
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// How a count is to be made.
pub struct CountArgs {
    pub end: End,
    pub method: Option<Method>,
    pub territory_each: Option<usize>,
}

impl CountArgs {
    /// Reads `[agreed|natural] [METHOD [K]]`, in this order; `end` is the end where none is named.
    pub fn read(mut args: Args, end: End) -> Result<CountArgs, Failure> {
        let mut wanted = CountArgs { end, method: None, territory_each: None };
        let mut ended = false;
        while let Some(word) = args.next() {
            let (known, number) = (Method::named(word), word.parse().ok());
            match (word.to_ascii_lowercase().as_str(), known, number) {
                ("agreed", ..) if !ended && wanted.method.is_none() => (ended, wanted.end) = (true, End::Agreed),
                ("natural", ..) if !ended && wanted.method.is_none() => (ended, wanted.end) = (true, End::Natural),
                (_, Some(known), _) if wanted.method.is_none() => wanted.method = Some(known),
                (_, _, Some(number))
                    if wanted.method == Some(Method::EqualTerritory) && wanted.territory_each.is_none() =>
                {
                    wanted.territory_each = Some(number);
                }
                _ => {
                    let names = Method::ALL.map(Method::name).join(", ");
                    let (word, own) = (clip(word), Method::EqualTerritory.name());
                    let text = format!("{word} is not expected: [agreed|natural] [{names}], a number after {own}");
                    return Err(Failure::Syntax(text));
                }
            }
        }
        Ok(wanted)
    }

    /// Makes it.
    pub fn made(&self, context: &mut GoContext) -> Result<MadeUp, Failure> {
        let made = context.engine.make_up(self.end, self.method, self.territory_each);
        made.map_err(|error| Failure::Other(error.to_string()))
    }
}

/// `liangyi-score [agreed|natural] [METHOD [K]]`: lines of key and value. Lines after the result are there only where
/// they say something.
pub fn score(context: &mut GoContext, args: Args) -> GtpReply {
    let wanted = CountArgs::read(args, context.engine.end())?;
    let made = wanted.made(context)?;
    let unit = context.shared.options.unit;
    let score = &made.score;
    let result = match unit {
        ResultUnit::Own => score.result(),
        ResultUnit::Zi => format!("{}: {}", context.engine.name(), score.result_in(unit)),
    };
    let margin = if score.has_margin() { score.margin.to_string() } else { "?".to_string() };
    let mut text = format!(
        "black {}\nwhite {}\nunit {}\nkomi {}\nextra_moves {}\nmargin {margin}\nresult {result}",
        score.black, score.white, score.unit, score.komi, score.extra_moves,
    );
    if score.handicap_bonus != 0 {
        let _ = write!(text, "\nhandicap_bonus {}", score.handicap_bonus);
    }
    if score.reason != Reason::Count {
        let _ = write!(text, "\nreason {}", score.reason.name());
    }
    if let Some(wild) = score.wild {
        let size = context.engine.size();
        if let Some(color) = wild.offered_first {
            let _ = write!(text, "\noffered_first {}", color.name());
        }
        let _ = write!(text, "\nwild_region {}", vertices(size, wild.regions.iter()));
        let _ = write!(text, "\nwild_points {}", vertices(size, wild.wild.iter()));
    }
    if let Some(points) = made.territory_each() {
        let _ = write!(text, "\nk {points}");
    }
    if let Some((debtor, points)) = made.debt_paid() {
        let _ = write!(text, "\ndebt_paid {} {points}", debtor.name());
    }
    let piles = &made.last_step().piles;
    if let Some([black, white]) = piles.in_bowls {
        let _ = write!(text, "\nin_bowls {black} {white}");
    }
    let size = context.engine.size();
    if wanted.end == End::Agreed {
        let uncertain = context.engine.uncertain();
        if let Some((_, confidence)) = uncertain.first() {
            let chains = uncertain.iter().filter_map(|(chain, _)| chain.first());
            let _ = write!(text, "\nuncertain {}\nconfidence {confidence:.2}", vertices(size, chains));
        }
        let unsettled = context.engine.unsettled();
        if !unsettled.is_empty() {
            let _ = write!(text, "\nunsettled {}", vertices(size, unsettled.iter()));
        }
    }
    for color in Color::BOTH {
        let points = context.engine.record().terms.owned[color.index()];
        if wanted.end == End::Agreed && !points.is_empty() {
            let _ = write!(text, "\nowner_{} {}", color.name(), vertices(size, points.iter()));
        }
    }
    Ok(text)
}

pub fn score_board(context: &mut GoContext, args: Args) -> GtpReply {
    let made = CountArgs::read(args, context.engine.end())?.made(context)?;
    Ok(draw::board(&made.last().board))
}

/// `liangyi-save_score FILE [agreed|natural] [METHOD [K]]`: draws the made-up board, step by step.
pub fn save_score(context: &mut GoContext, mut args: Args) -> GtpReply {
    let is_path = |path: &Path| PictureFormat::of(path).is_ok();
    let path = Path::new(path_and_args(&mut args, is_path, |rest| CountArgs::read(rest, End::Agreed).is_ok())?);
    let wanted = CountArgs::read(args, context.engine.end())?;
    PictureFormat::of(path).map_err(|error| Failure::Syntax(error.to_string()))?;
    let made = wanted.made(context)?;
    let engine = &context.engine;
    let (unit, form) = (context.shared.options.unit, context.shared.options.points);
    let heading = Heading { title: &picture::title(&made, engine.name(), unit), details: &[] };
    picture::save(path, engine.game(), &made, &heading, unit, form, English)
        .map_err(|error| Failure::Other(error.to_string()))?;
    done()
}

pub fn compare(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let unit = context.shared.options.unit;
    let lines = context.engine.compare().into_iter().map(|row| {
        let (name, score) = (&row.ruleset.name, row.score);
        let mut line = match score.reason {
            Reason::Unfilled | Reason::NoResult => format!("{name} ? none"),
            Reason::Count | Reason::WildRegion | Reason::Repetition => {
                format!("{name} {} {}", score.margin.decimal(), score.winner().map_or("draw", Color::name))
            }
        };
        if unit == ResultUnit::Zi {
            let _ = write!(line, " {}", score.result_in(unit));
        }
        if score.reason != Reason::Count {
            let _ = write!(line, " {}", score.reason.name());
        }
        line
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// `liangyi-rearrange [agreed|natural]`: begins to rearrange the board by hand.
pub fn rearrange(context: &mut GoContext, mut args: Args) -> GtpReply {
    let end = match args.next() {
        None => context.engine.end(),
        Some(word) => {
            End::named(word).ok_or_else(|| Failure::Syntax(format!("{} is not agreed or natural", clip(word))))?
        }
    };
    args.done()?;
    let no_exchange = || Failure::Other(NotRearranged::NoExchange.to_string());
    let board = context.engine.by_hand(end).ok_or_else(no_exchange)?;
    let reply = json(&HandState::new(context.engine, &board))?;
    *context.shared.by_hand = Some(RearrangedByHand { board, game: context.engine.snapshot() });
    Ok(reply)
}

/// `liangyi-rearrange_step STEP ...`: a negative move, or stones and points exchanged.
pub fn rearrange_step(context: &mut GoContext, mut args: Args) -> GtpReply {
    let size = context.engine.size();
    let step = hand_step(&mut args, size)?;
    let board = by_hand(context)?;
    board.step(step).map_err(|HandError { fault, point }| {
        let at = point.map_or(String::new(), |point| format!(": {}", size.vertex(point)));
        Failure::Other(format!("{fault}{at}"))
    })?;
    let board = board.clone();
    json(&HandState::new(context.engine, &board))
}

/// `liangyi-rearrange_undo`: takes the last step back.
pub fn rearrange_undo(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let board = by_hand(context)?;
    board.undo().ok_or_else(|| Failure::Other("cannot undo: no step has been taken".to_string()))?;
    let board = board.clone();
    json(&HandState::new(context.engine, &board))
}

/// The board that is rearranged by hand, if the game is still the one that it was made of.
fn by_hand<'a>(context: &'a mut GoContext) -> Result<&'a mut HandBoard, Failure> {
    let game = context.engine.snapshot();
    let board = context.shared.by_hand.as_mut().filter(|by_hand| Arc::ptr_eq(&by_hand.game, &game));
    let none = || Failure::Other("no board of this position is rearranged: liangyi-rearrange begins".to_string());
    board.map(|by_hand| &mut by_hand.board).ok_or_else(none)
}

/// Reads a step: its name, then `COLOR VERTEX...`, for `move` with `to VERTEX...` after them, and for those of both
/// sides as much for the other colour.
fn hand_step(args: &mut Args, size: Size) -> Result<HandStep, Failure> {
    let word = args.word("step")?;
    let kind = HandKind::named(word).ok_or_else(|| {
        let names = HandKind::ALL.map(HandKind::name).join(", ");
        Failure::Syntax(format!("{} is not one of {names}", clip(word)))
    })?;
    let of_side = |args: &mut Args| Ok::<_, Failure>((args.color()?, vertices_before(args, size, &[])?));
    let of_both = |args: &mut Args| {
        let mut at = [PointSet::EMPTY; 2];
        while !args.is_done() {
            at[args.color()?.index()] |= vertices_before(args, size, &["b", "w", "black", "white"])?;
        }
        Ok::<_, Failure>(at)
    };
    let step = match kind {
        HandKind::GiveUp => of_side(args).map(|(side, at)| HandStep::GiveUp { side, at })?,
        HandKind::TakeOff => of_side(args).map(|(side, at)| HandStep::TakeOff { side, at })?,
        HandKind::Fill => of_side(args).map(|(side, at)| HandStep::Fill { side, at })?,
        HandKind::PutBack => of_side(args).map(|(side, at)| HandStep::PutBack { side, at })?,
        HandKind::Move => {
            let (side, from) = (args.color()?, vertices_before(args, size, &["to"])?);
            // Nothing but `to` ends them.
            args.word("to")?;
            HandStep::Move { side, from, to: vertices_before(args, size, &[])? }
        }
        HandKind::Exchange => of_both(args).map(|[black, white]| HandStep::Exchange { black, white })?,
        HandKind::FillPublic => of_both(args).map(|[black, white]| HandStep::FillPublic { black, white })?,
        HandKind::DeadOff => HandStep::DeadOff,
        HandKind::Gather => HandStep::Gather,
    };
    args.done()?;
    Ok(step)
}

/// The vertices that come before one of these words, or all that come.
fn vertices_before(args: &mut Args, size: Size, ends: &[&str]) -> Result<PointSet, Failure> {
    let mut points = PointSet::EMPTY;
    while args.peek().is_some_and(|word| !ends.iter().any(|end| end.eq_ignore_ascii_case(word))) {
        points.insert(args.vertex(size)?);
    }
    Ok(points)
}
