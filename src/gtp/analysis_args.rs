//! What a client asks of an analysis: the arguments that Leela Zero and KataGo take,
//! `[COLOR] [INTERVAL] [KEY VALUE]...`.

use std::time::Duration;

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::game::Move;
use liangyi_engine::player::Analysis;
use liangyi_engine::search::{Restriction, Restrictions};

use super::args::{Args, clip};
use super::reply::Failure;
use crate::protocol::Perspective;

/// The forms in which a search is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// Leela Zero's: shares as whole numbers, 0 to 10000.
    LeelaZero,
    /// Sabaki's: Leela Zero's with the score lead.
    Sabaki,
    /// KataGo's: shares as numbers with a decimal point, 0 to 1, and more on request.
    KataGo,
}

/// The arguments of an analysis.
#[derive(Clone, Debug)]
pub struct AnalysisArgs {
    /// The side that searches.
    pub color: Color,
    /// The time between two lines.
    pub every: Duration,
    /// Moves that a line has even if the search has not visited them.
    pub min_moves: usize,
    /// The most moves that a line has.
    pub max_moves: usize,
    /// The moves left out.
    pub restrictions: Restrictions,
    /// Whether a line ends with the value of the position.
    pub root_info: bool,
    /// Whether a line ends with the ownership of every point.
    pub ownership: bool,
    /// Whether each move has the ownership of every point after it.
    pub moves_ownership: bool,
    /// Whether each variation has the visits of its positions.
    pub pv_visits: bool,
    /// Whether each variation has the visits of its moves.
    pub pv_edge_visits: bool,
    /// Whether a line ends with how far the ownership of every point varies.
    pub ownership_stdev: bool,
    /// Whether each move has how far the ownership after it varies.
    pub moves_ownership_stdev: bool,
    /// Whether each move has the chance of a game without a result.
    pub no_result_value: bool,
    /// Keys that nobody knows, which are passed over.
    pub unknown: Vec<String>,
    /// For which side values are shown.
    pub perspective: Perspective,
    /// The most moves of a variation.
    pub pv_moves: usize,
}

/// The longest interval, in hundredths of a second.
const LONGEST: f64 = 1e9;
/// The most restrictions with different sides or depths.
const MOST: usize = 100;

impl AnalysisArgs {
    /// Reads the arguments for a board of `size`. Without a colour it is `to_move`.
    ///
    /// # Errors
    ///
    /// A key that the dialect has not, or a value that the key does not take.
    pub fn read(mut args: Args, size: Size, to_move: Color, dialect: Dialect) -> Result<AnalysisArgs, Failure> {
        let mut read = AnalysisArgs {
            color: optional(&mut args, Color::named).unwrap_or(to_move),
            every: optional(&mut args, centiseconds).unwrap_or(Analysis::default().every),
            min_moves: 0,
            max_moves: usize::MAX,
            restrictions: Restrictions::NONE,
            root_info: false,
            ownership: false,
            moves_ownership: false,
            pv_visits: false,
            pv_edge_visits: false,
            ownership_stdev: false,
            moves_ownership_stdev: false,
            no_result_value: false,
            unknown: Vec::new(),
            perspective: Perspective::SideToMove,
            pv_moves: usize::MAX,
        };
        let mut restricted = Restricted::default();
        while let Some(key) = args.next() {
            match key {
                "interval" => {
                    let word = args.word("an interval")?;
                    let wrong =
                        || Failure::Syntax(format!("{} is not an interval in hundredths of a second", clip(word)));
                    read.every = centiseconds(word).ok_or_else(wrong)?;
                }
                "minmoves" => read.min_moves = args.value("a number of moves")?,
                "maxmoves" => {
                    read.max_moves = args.value("a number of moves")?;
                    if read.max_moves == 0 {
                        return Err(Failure::Syntax("maxmoves is 1 or more".to_string()));
                    }
                }
                "avoid" | "allow" => restricted.read(&mut args, size, key == "allow")?,
                "rootInfo" if dialect == Dialect::KataGo => read.root_info = truth(&mut args)?,
                "ownership" if dialect == Dialect::KataGo => read.ownership = truth(&mut args)?,
                "movesOwnership" if dialect == Dialect::KataGo => read.moves_ownership = truth(&mut args)?,
                "pvVisits" if dialect == Dialect::KataGo => read.pv_visits = truth(&mut args)?,
                "pvEdgeVisits" if dialect == Dialect::KataGo => read.pv_edge_visits = truth(&mut args)?,
                "ownershipStdev" if dialect == Dialect::KataGo => read.ownership_stdev = truth(&mut args)?,
                "movesOwnershipStdev" if dialect == Dialect::KataGo => read.moves_ownership_stdev = truth(&mut args)?,
                "noResultValue" if dialect == Dialect::KataGo => read.no_result_value = truth(&mut args)?,
                _ if dialect == Dialect::KataGo && is_key(key) && !args.is_done() => {
                    args.next();
                    read.unknown.push(clip(key));
                }
                _ => return Err(Failure::Syntax(format!("{} is not a key of this command", clip(key)))),
            }
        }
        read.restrictions = Restrictions::new(restricted.list);
        Ok(read)
    }

    /// The analysis that finds what is to be written.
    pub fn analysis(&self) -> Analysis {
        Analysis {
            restrictions: self.restrictions.clone(),
            every: self.every,
            move_ownership: self.moves_ownership || self.moves_ownership_stdev,
            ownership_deviations: self.ownership_stdev || self.moves_ownership_stdev,
            ..Analysis::default()
        }
    }
}

/// The value of the next word, which is left where it is if it has none.
fn optional<T>(args: &mut Args, parse: impl Fn(&str) -> Option<T>) -> Option<T> {
    let mut ahead = *args;
    let value = parse(ahead.next()?)?;
    *args = ahead;
    Some(value)
}

/// Whether a word can be the name of a key that is yet to be invented.
fn is_key(word: &str) -> bool {
    word.len() >= 3 && word.bytes().all(|byte| byte.is_ascii_alphabetic())
}

fn centiseconds(word: &str) -> Option<Duration> {
    let value: f64 = word.parse().ok()?;
    (0.0..=LONGEST).contains(&value).then(|| Duration::from_secs_f64(value / 100.0))
}

fn truth(args: &mut Args) -> Result<bool, Failure> {
    let word = args.word("true or false")?;
    match word.to_ascii_lowercase().as_str() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(Failure::Syntax(format!("{} is not true or false", clip(word)))),
    }
}

/// The restrictions read so far: for each side either several lists of moves to avoid, or one of those allowed.
#[derive(Debug, Default)]
struct Restricted {
    list: Vec<Restriction>,
}

impl Restricted {
    /// Reads the arguments of `avoid` or, if `only`, of `allow`: a colour, moves separated by commas, a depth.
    fn read(&mut self, args: &mut Args, size: Size, only: bool) -> Result<(), Failure> {
        let color = args.color()?;
        let (mut points, mut pass) = (PointSet::EMPTY, false);
        for word in args.word("moves")?.split(',').filter(|word| !word.is_empty()) {
            let mut one = Args::new(word);
            match one.mv(size)? {
                Move::Play(point) => points.insert(point),
                Move::Pass => pass = true,
                Move::Virtual => {
                    return Err(Failure::ColorOrCoordinate("a virtual move is not restricted".to_string()));
                }
            }
        }
        let until_depth = args.value("a depth")?;
        if until_depth == 0 {
            return Err(Failure::Syntax("a depth is 1 or more".to_string()));
        }
        if self.list.iter().any(|other| other.color == color && (only || other.only)) {
            return Err(Failure::Syntax("allow holds once for a side, and not together with avoid".to_string()));
        }
        let is_full = self.list.len() >= MOST;
        // Lists are joined, so that many short ones are as fast as a long one.
        match self.list.iter_mut().find(|other| other.color == color && other.until_depth == until_depth) {
            Some(same) => {
                same.points = same.points | points;
                same.pass |= pass;
            }
            None if is_full => return Err(Failure::Syntax(format!("more than {MOST} depths"))),
            None => self.list.push(Restriction { color, points, pass, only, until_depth }),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, dialect: Dialect) -> Result<AnalysisArgs, String> {
        let size = Size::square(9).unwrap();
        AnalysisArgs::read(Args::new(text), size, Color::White, dialect).map_err(|error| error.to_string())
    }

    fn kata(text: &str) -> AnalysisArgs {
        read(text, Dialect::KataGo).unwrap()
    }

    #[test]
    fn color_and_interval_come_first_and_may_be_left_out() {
        let usual = Analysis::default().every;
        for (text, color, every) in [
            ("", Color::White, usual),
            ("b", Color::Black, usual),
            ("50", Color::White, Duration::from_millis(500)),
            ("Black 12.5", Color::Black, Duration::from_millis(125)),
            ("interval 7", Color::White, Duration::from_millis(70)),
            ("w 50 interval 0", Color::White, Duration::ZERO),
        ] {
            let args = kata(text);
            assert_eq!((args.color, args.every), (color, every), "{text}");
        }
    }

    #[test]
    fn katas_keys_are_katas_alone() {
        let args =
            kata("b 10 rootInfo true ownership TRUE movesOwnership true pvVisits true ownership false maxmoves 3");
        assert!(args.root_info && !args.ownership && args.moves_ownership && args.pv_visits);
        assert_eq!((args.min_moves, args.max_moves), (0, 3));
        for key in ["rootInfo", "ownership", "movesOwnership", "pvVisits"] {
            for dialect in [Dialect::LeelaZero, Dialect::Sabaki] {
                let error = read(&format!("b {key} true"), dialect).unwrap_err();
                assert_eq!(error, format!("syntax error: {key} is not a key of this command"));
            }
        }
    }

    #[test]
    fn a_key_that_nobody_knows_is_passed_over_with_its_value() {
        let args = kata("b 10 novel true pvEdgeVisits true noResultValue false ownershipStdev true other 7");
        assert_eq!(args.unknown, ["novel", "other"]);
        assert!(args.pv_edge_visits && args.ownership_stdev && !args.no_result_value && !args.moves_ownership_stdev);
        assert_eq!(
            read("b 10 novel true", Dialect::LeelaZero).unwrap_err(),
            "syntax error: novel is not a key of this command"
        );
    }

    #[test]
    fn what_it_does_not_understand_is_an_error() {
        for (text, error) in [
            ("b w", "syntax error: w is not a key of this command"),
            ("b -1", "syntax error: -1 is not a key of this command"),
            ("b 50 ownershipStdev", "syntax error: true or false missing"),
            ("b 50 novel", "syntax error: novel is not a key of this command"),
            ("b 50 n0vel true", "syntax error: n0vel is not a key of this command"),
            ("b interval", "syntax error: an interval missing"),
            ("b interval nan", "syntax error: nan is not an interval in hundredths of a second"),
            ("b maxmoves 0", "syntax error: maxmoves is 1 or more"),
            ("b minmoves -1", "syntax error: -1 is not a number of moves"),
            ("b rootInfo", "syntax error: true or false missing"),
            ("b rootInfo yes", "syntax error: yes is not true or false"),
            ("avoid b D4", "syntax error: a depth missing"),
            ("avoid b D4 0", "syntax error: a depth is 1 or more"),
            ("avoid D4 b 1", "invalid color or coordinate: D4 is not a color"),
            ("avoid b D4,Q16 1", "invalid color or coordinate: Q16 is not a point of the 9x9 board"),
            ("avoid b virtual 1", "invalid color or coordinate: a virtual move is not restricted"),
            ("avoid b D4 1 allow b E5 1", "syntax error: allow holds once for a side, and not together with avoid"),
            ("allow b D4 1 avoid b E5 1", "syntax error: allow holds once for a side, and not together with avoid"),
            ("allow b D4 1 allow b E5 2", "syntax error: allow holds once for a side, and not together with avoid"),
        ] {
            assert_eq!(read(text, Dialect::KataGo).unwrap_err(), error, "{text}");
        }
    }

    #[test]
    fn moves_are_avoided_or_allowed_for_a_side_down_to_a_depth() {
        let at = |vertex: &str| Move::Play(Size::square(9).unwrap().parse_vertex(vertex).unwrap());
        let args = kata("avoid b D4,pass 2 avoid b ,e5, 2 allow w C3 5 avoid b J9 1");
        let allows = |color, depth, mv| args.restrictions.allows(color, depth, mv);
        for avoided in [at("D4"), at("E5"), Move::Pass] {
            assert!(!allows(Color::Black, 1, avoided) && allows(Color::Black, 2, avoided), "{avoided:?}");
        }
        assert!(!allows(Color::Black, 0, at("J9")) && allows(Color::Black, 1, at("J9")));
        assert!(allows(Color::Black, 0, at("C3")) && allows(Color::White, 0, at("C3")));
        assert!(!allows(Color::White, 4, at("D4")) && allows(Color::White, 5, at("D4")));
    }
}
