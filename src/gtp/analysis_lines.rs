//! A search as a line of `info`: the formats of Leela Zero, Sabaki and KataGo.
//!
//! All values are for the side that searched, and only what the search knows exactly is written. No client has a word
//! for a virtual move: a variation ends before one, and one that begins with it is left out.

use std::fmt::Write;

use liangyi_core::base::{PointMap, Size};
use liangyi_core::game::Move;
use liangyi_engine::player::{Choice, RootValue};
use liangyi_engine::search::{Candidate, lower_bound};

use super::analysis_args::{AnalysisArgs, Dialect};

/// The unit of Leela Zero's shares.
const WHOLE: f64 = 10_000.0;

/// Sabaki shows the highest win rate of a line as that of the position. A candidate with less than this share of the
/// most visited one's visits is left out of Sabaki's lines, or one lucky playout would be the win rate. In 18
/// positions of a 9x9 game, four lines each, the highest win rate was up to 44 % above the best candidate's without
/// this bound and up to 8 % with it.
const SABAKI_SHARE: u64 = 50;

/// The line that shows the search behind `choice` on a board of `size`; `None` where no move can be shown.
pub fn line(choice: &Choice, size: Size, dialect: Dialect, args: &AnalysisArgs) -> Option<String> {
    let mut words = Vec::new();
    for (order, candidate) in shown(choice, dialect, args).enumerate() {
        words.push(match dialect {
            Dialect::LeelaZero => leela_zero(candidate, order, &choice.root, size, None),
            Dialect::Sabaki => leela_zero(candidate, order, &choice.root, size, Some(candidate.margin)),
            Dialect::KataGo => kata(candidate, order, &choice.root, size, args),
        });
    }
    if words.is_empty() {
        return None;
    }
    if args.root_info {
        let RootValue { visits, win_rate, margin } = choice.root;
        let (rate, lead) = (share(win_rate), points(margin));
        words.push(format!("rootInfo visits {visits} winrate {rate} scoreMean {lead} scoreLead {lead}"));
    }
    if args.ownership {
        words.push(format!("ownership{}", owners(&choice.ownership, size, args)));
    }
    Some(words.join(" "))
}

/// The candidates that a line has, in order.
fn shown<'a>(choice: &'a Choice, dialect: Dialect, args: &AnalysisArgs) -> impl Iterator<Item = &'a Candidate> {
    let (least, most) = (args.min_moves, args.max_moves);
    let writable = || choice.candidates.iter().filter(|candidate| candidate.mv != Move::Virtual);
    let enough = match dialect {
        Dialect::Sabaki => writable().map(|candidate| candidate.visits).max().unwrap_or(0).div_ceil(SABAKI_SHARE),
        Dialect::LeelaZero | Dialect::KataGo => 1,
    };
    let wanted =
        writable().enumerate().filter(move |(index, candidate)| candidate.visits >= enough.max(1) || *index < least);
    wanted.map(|(_, candidate)| candidate).take(most)
}

/// Win rate, margin and lower bound of a candidate. One without visits has the values of the position and no bound.
fn values(candidate: &Candidate, root: &RootValue) -> (f64, f64, f64) {
    match candidate.visits {
        0 => (root.win_rate, root.margin, 0.0),
        _ => (candidate.win_rate, candidate.margin, lower_bound(candidate)),
    }
}

fn leela_zero(candidate: &Candidate, order: usize, root: &RootValue, size: Size, lead: Option<f64>) -> String {
    let (rate, _, bound) = values(candidate, root);
    let whole = |share: f64| (share * WHOLE).round().clamp(0.0, WHOLE) as u32;
    let mut text = format!("info move {}", candidate.mv.display(size));
    let _ = write!(text, " visits {} winrate {}", candidate.visits, whole(rate));
    if let Some(lead) = lead {
        let _ = write!(text, " scoreLead {}", points(if candidate.visits == 0 { root.margin } else { lead }));
    }
    let _ = write!(text, " prior {} lcb {} order {order}", whole(candidate.prior), whole(bound));
    text + &variation(candidate, size)
}

fn kata(candidate: &Candidate, order: usize, root: &RootValue, size: Size, args: &AnalysisArgs) -> String {
    let (rate, lead, bound) = values(candidate, root);
    let mut text = format!("info move {}", candidate.mv.display(size));
    let _ = write!(text, " visits {} winrate {}", candidate.visits, share(rate));
    let _ = write!(text, " scoreMean {0} scoreLead {0}", points(lead));
    let _ = write!(text, " prior {} lcb {} order {order}", share(candidate.prior), share(bound));
    text += &variation(candidate, size);
    if args.pv_visits {
        text += " pvVisits";
        for visits in &candidate.line_visits[..written(candidate).len()] {
            let _ = write!(text, " {visits}");
        }
    }
    if let Some(ownership) = candidate.ownership.as_ref().filter(|_| args.moves_ownership) {
        let _ = write!(text, " movesOwnership{}", owners(ownership, size, args));
    }
    text
}

/// The moves of a variation before the first virtual one.
fn written(candidate: &Candidate) -> &[Move] {
    let length = candidate.line.iter().take_while(|&&mv| mv != Move::Virtual).count();
    &candidate.line[..length]
}

fn variation(candidate: &Candidate, size: Size) -> String {
    let moves = written(candidate).iter();
    moves.fold(" pv".to_string(), |text, mv| text + " " + &mv.display(size).to_string())
}

/// A share, 0 to 1.
fn share(value: f64) -> String {
    decimal(value.clamp(0.0, 1.0), 6)
}

fn points(value: f64) -> String {
    decimal(value, 3)
}

/// The ownership of every point, -1 to 1 for the side that searched, from the top left corner row by row, each after a
/// blank.
fn owners(ownership: &PointMap<f32>, size: Size, args: &AnalysisArgs) -> String {
    let sign = f64::from(args.color.sign());
    let rows = (0..size.height()).rev();
    let points = rows.flat_map(|y| (0..size.width()).map(move |x| size.point(x, y)));
    points.fold(String::new(), |text, point| text + " " + &decimal(sign * f64::from(ownership[point]), 4))
}

/// A number with this many decimals, never as `-0`. It always has a point, by which clients tell shares from whole
/// numbers.
fn decimal(value: f64, decimals: usize) -> String {
    let text = format!("{value:.decimals$}");
    match text.strip_prefix('-') {
        Some(rest) if rest.bytes().all(|byte| matches!(byte, b'0' | b'.')) => rest.to_string(),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use liangyi_core::base::Color;
    use liangyi_engine::engine::{EngineSettings, GoSession};

    use super::*;
    use crate::gtp::args::Args;

    const SIZE: Size = Size::MIN;

    fn args(text: &str) -> AnalysisArgs {
        AnalysisArgs::read(Args::new(text), SIZE, Color::Black, Dialect::KataGo).unwrap()
    }

    /// A search of White's whose candidates are made up: the first one's line meets a virtual move, the second one
    /// begins with it, and the last one has no visits.
    fn choice() -> Choice {
        let mut engine = GoSession::new(EngineSettings {
            size: Some(SIZE),
            playouts: Some(50),
            memory: 16 << 20,
            ..EngineSettings::default()
        });
        let mut choice = engine.search(Color::White, &AtomicBool::new(false), &mut |_| {}).choice;
        let point = |vertex: &str| Move::Play(SIZE.parse_vertex(vertex).unwrap());
        let candidate = |line: &[Move], line_visits: &[u64]| Candidate {
            mv: line[0],
            visits: line_visits[0],
            win_rate: 0.25,
            margin: -0.0004,
            prior: 1.0,
            line: line.to_vec(),
            line_visits: line_visits.to_vec(),
            ownership: Some(Box::new(PointMap::from_fn(|point| if point == SIZE.point(0, 1) { 0.5 } else { -1.0 }))),
        };
        choice.candidates = vec![
            candidate(&[point("A1"), Move::Pass, Move::Virtual, point("B2")], &[400, 7, 6, 5]),
            candidate(&[Move::Virtual, point("B2")], &[300, 2]),
            candidate(&[point("B1")], &[0]),
        ];
        choice.root = RootValue { visits: 700, win_rate: 0.5, margin: 12.0 };
        choice.ownership = Box::new(PointMap::from_fn(|_| 0.25));
        choice
    }

    #[test]
    fn the_formats_are_those_of_leela_zero_sabaki_and_katago() {
        let line = |dialect, text: &str| line(&choice(), SIZE, dialect, &args(text)).unwrap();
        let bound = lower_bound(&choice().candidates[0]);
        let whole = (bound * 1e4).round();
        assert_eq!(
            line(Dialect::LeelaZero, "w"),
            format!("info move A1 visits 400 winrate 2500 prior 10000 lcb {whole} order 0 pv A1 pass")
        );
        assert_eq!(
            line(Dialect::Sabaki, "w"),
            format!("info move A1 visits 400 winrate 2500 scoreLead 0.000 prior 10000 lcb {whole} order 0 pv A1 pass")
        );
        assert_eq!(
            line(Dialect::KataGo, "w minmoves 2 pvVisits true movesOwnership true rootInfo true ownership true"),
            format!(
                "info move A1 visits 400 winrate 0.250000 scoreMean 0.000 scoreLead 0.000 prior 1.000000 \
                 lcb {bound:.6} order 0 pv A1 pass pvVisits 400 7 movesOwnership -0.5000 1.0000 1.0000 1.0000 \
                 info move B1 visits 0 winrate 0.500000 scoreMean 12.000 scoreLead 12.000 prior 1.000000 \
                 lcb 0.000000 order 1 pv B1 pvVisits 0 movesOwnership -0.5000 1.0000 1.0000 1.0000 \
                 rootInfo visits 700 winrate 0.500000 scoreMean 12.000 scoreLead 12.000 \
                 ownership -0.2500 -0.2500 -0.2500 -0.2500"
            )
        );
    }

    #[test]
    fn sabaki_is_not_shown_the_win_rate_of_a_few_playouts() {
        let mut choice = choice();
        choice.candidates[1].mv = Move::Play(SIZE.point(1, 1));
        choice.candidates[1].visits = 7;
        choice.candidates[1].win_rate = 0.99;
        let moves = |choice: &Choice, dialect, text: &str| {
            line(choice, SIZE, dialect, &args(text)).unwrap().matches("info move").count()
        };
        assert_eq!(moves(&choice, Dialect::Sabaki, "w"), 1, "7 of 400 are less than a fiftieth");
        assert_eq!(moves(&choice, Dialect::LeelaZero, "w"), 2);
        assert_eq!(moves(&choice, Dialect::Sabaki, "w minmoves 2"), 2);
        choice.candidates[1].visits = 8;
        assert_eq!(moves(&choice, Dialect::Sabaki, "w"), 2);
    }

    #[test]
    fn a_search_that_has_only_virtual_moves_to_show_has_no_line() {
        let mut choice = choice();
        choice.candidates.remove(0);
        assert_eq!(line(&choice, SIZE, Dialect::KataGo, &args("w rootInfo true")), None);
    }
}
