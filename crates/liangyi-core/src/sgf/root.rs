//! What the root of a file says of its game: the board, the komi, the handicap, names and rules.

use super::error::SgfError;
use super::game::{Info, SgfGame};
use super::komi::{self, Beside, WrittenKomi};
use super::numbers::{narrow, whole};
use super::parse::is_read;
use super::tree::{Property, SgfTree, unescaped, upright};
use super::warning::SgfWarning;
use crate::base::Size;
use crate::rules::Komi;

/// A komi up to here is a ruleset's own, on small boards too.
const MOST_KOMI: f64 = 10.0;

/// How what Fox's files (野狐) call their program begins.
const FOX: &str = "fox";

/// Go's number in `GM`, and its names.
const GO: u32 = 1;
const NAMES_OF_GO: [&str; 7] = ["go", "weiqi", "baduk", "围棋", "圍棋", "囲碁", "바둑"];

/// Properties of which a root has one, and no other node any.
const OF_ROOT_ALONE: [&str; 4] = ["SZ", "KM", "RU", "HA"];

/// A property as it is read.
pub struct ReadProperty {
    /// The capitals of its name.
    pub name: String,
    /// Its values without backslashes, rectangles with their upper left corner first.
    pub values: Vec<String>,
}

impl ReadProperty {
    /// The property as it is read, if it is.
    fn of(property: &Property) -> Option<ReadProperty> {
        let name = property.capitals();
        if !is_read(&name) {
            return None;
        }
        let value = |value: &String| upright(&name, value).unwrap_or_else(|| unescaped(value));
        let values = property.values.iter().map(value).collect();
        Some(ReadProperty { name, values })
    }

    /// Its value, where it has no more than one.
    pub fn single(&self) -> Option<&str> {
        match self.values.as_slice() {
            [value] => Some(value),
            _ => None,
        }
    }

    /// Its values for a message, the first 20 characters.
    pub fn joined(&self) -> String {
        self.values.join("][").chars().take(20).collect()
    }
}

/// The properties of a node that are read.
pub fn read_properties(properties: &[Property]) -> Vec<ReadProperty> {
    properties.iter().filter_map(ReadProperty::of).collect()
}

/// A record of what a root says, without moves and set-ups; of the game with the number `game`, or of Go.
pub fn read(root: &[ReadProperty], game: u32, mut warnings: Vec<SgfWarning>) -> Result<SgfGame, SgfError> {
    warnings.extend(check_game(root, game)?);
    let mut size = Size::square(19).unwrap_or(Size::MAX);
    let mut komi = None;
    let mut handicap = 0;
    let mut info = Info::default();
    for property in root {
        let text = property.single();
        let told = |info: &mut Option<String>| {
            if let Some(text) = text {
                *info = filled(text);
            }
        };
        match property.name.as_str() {
            "SZ" => size = size_of(property)?.unwrap_or(size),
            "KM" => match text.and_then(komi_of) {
                Some(found) => komi = Some(found),
                None => warnings.push(SgfWarning::NoKomi { value: property.joined() }),
            },
            "HA" => {
                handicap = handicap_of(property).unwrap_or_else(|| {
                    warnings.push(SgfWarning::NoHandicap { value: property.joined() });
                    0
                });
            }
            "RU" => told(&mut info.rules),
            "PB" => told(&mut info.black),
            "PW" => told(&mut info.white),
            "RE" => told(&mut info.result),
            "DT" => told(&mut info.date),
            "EV" => told(&mut info.event),
            "RO" => told(&mut info.round),
            "PC" => told(&mut info.place),
            "ON" => told(&mut info.opening),
            "GC" => told(&mut info.told),
            // The name of a program and its version.
            "AP" if text.is_some_and(|text| text.matches(':').count() == 1) => told(&mut info.program),
            _ => {}
        }
    }
    for name in OF_ROOT_ALONE {
        let mut there = root.iter().filter(|property| property.name == name);
        let last = there.next_back();
        if let Some(last) = last.filter(|last| there.any(|property| property.values != last.values)) {
            warnings.push(SgfWarning::Repeated { name, value: last.joined() });
        }
    }
    let komi = komi.and_then(|written| points_of(written, root, size, handicap, &info, &mut warnings));
    Ok(SgfGame {
        size,
        komi,
        handicap,
        info,
        steps: Vec::new(),
        forced: Vec::new(),
        handicap_by_plays: true,
        declared_end: None,
        territory: Default::default(),
        agreed: None,
        next: None,
        warnings,
    })
}

/// Warnings of properties in later nodes that are read in a root alone, one for each name: they say something else
/// there.
pub fn out_of_place(root: &[ReadProperty], later: &mut dyn Iterator<Item = &Property>) -> Vec<SgfWarning> {
    let mut found: Vec<SgfWarning> = Vec::new();
    for property in later {
        let Some(name) = OF_ROOT_ALONE.into_iter().find(|name| property.is(name)) else { continue };
        let Some(property) = ReadProperty::of(property) else { continue };
        let is_said = root.iter().any(|said| said.name == name && said.values == property.values);
        let is_told =
            found.iter().any(|warning| matches!(warning, SgfWarning::NotInRoot { name: told, .. } if *told == name));
        if !is_said && !is_told {
            found.push(SgfWarning::NotInRoot { name, value: property.joined() });
        }
    }
    found
}

/// The komi that a file means by what it has written.
fn points_of(
    WrittenKomi { value: written, zi }: WrittenKomi,
    root: &[ReadProperty],
    size: Size,
    handicap: u32,
    info: &Info,
    warnings: &mut Vec<SgfWarning>,
) -> Option<Komi> {
    // This program writes points, whatever they are.
    let is_own = info.program.as_deref().is_some_and(|program| program.starts_with("Liangyi:"));
    let stones = |name| root.iter().filter(move |property| property.name == name).flat_map(|property| &property.values);
    let of_fox = stones("AP").any(|program| program.trim().to_lowercase().starts_with(FOX));
    let has_handicap = handicap > 0 || (stones("AB").count() > 1 && stones("AW").next().is_none());
    let beside = Beside { size, rules: info.rules.as_deref(), has_handicap, of_fox };
    let points = match komi::in_hundredths(written, beside) {
        _ if zi => 2.0 * written,
        Some((komi, zi)) => {
            warnings.push(SgfWarning::KomiInHundredths { written, zi, komi });
            komi
        }
        None if !is_own && komi::is_in_zi(written, info.rules.as_deref()) => {
            warnings.push(SgfWarning::KomiInZi { written, komi: 2.0 * written });
            2.0 * written
        }
        None => written,
    };
    let found = Komi::from_points(points);
    if found.is_none() {
        let value = root.iter().rfind(|property| property.name == "KM").map(ReadProperty::joined);
        warnings.push(SgfWarning::NoKomi { value: value.unwrap_or_default() });
    } else if points.abs() > MOST_KOMI.max(size.area() as f64) {
        warnings.push(SgfWarning::HugeKomi { written, size });
    }
    found
}

/// Whether a tree is of the game with this number, or of Go, or does not say of which.
pub fn is_of_game(tree: &SgfTree, game: u32) -> bool {
    check_game(&read_properties(tree.properties(tree.root())), game).is_ok()
}

/// Whether a root is that of the game with this number, or of Go, or does not say of which; then the warning, if it
/// tries to.
fn check_game(root: &[ReadProperty], game: u32) -> Result<Option<SgfWarning>, SgfError> {
    let values = root.iter().filter(|property| property.name == "GM").flat_map(|property| &property.values);
    let others: Vec<String> = values.map(|value| value.trim().to_lowercase()).collect();
    let others: Vec<&str> = others
        .iter()
        .map(String::as_str)
        .filter(|value| value.parse() != Ok(game) && value.parse() != Ok(GO))
        .collect();
    match others.as_slice() {
        [] => Ok(None),
        [value] if value.is_empty() || NAMES_OF_GO.contains(value) => {
            Ok(Some(SgfWarning::NoGameNumber { value: (*value).to_string() }))
        }
        [value] if value.parse::<i32>().is_ok() => Err(SgfError::OtherGame),
        values => Err(SgfError::NoGameNumber(values.join("]["))),
    }
}

/// The size of a board: lines, or columns and rows; `None` where nothing is written.
fn size_of(property: &ReadProperty) -> Result<Option<Size>, SgfError> {
    let wrong = || SgfError::Size(property.joined());
    let text: String = property.single().ok_or_else(wrong)?.chars().map(narrow).collect();
    if text.trim().is_empty() {
        return Ok(None);
    }
    let lines = |text: &str| text.trim().parse::<u8>().ok();
    let sides = match text.split_once([':', 'x', 'X', '×', '*']) {
        Some((width, height)) => lines(width).zip(lines(height)),
        None => lines(text.trim_end_matches(['路', '道'])).map(|lines| (lines, lines)),
    };
    let (width, height) = sides.ok_or_else(wrong)?;
    let size = Size::new(width.into(), height.into());
    size.map(Some).ok_or_else(|| SgfError::Size(format!("{width}:{height}")))
}

/// A komi: a plain number, or one as people write it.
fn komi_of(text: &str) -> Option<WrittenKomi> {
    let plain = text.parse().ok().map(|value| WrittenKomi { value, zi: false });
    plain.or_else(|| komi::read(text))
}

/// How many handicap stones a value names, 0 where it is empty; `None` where it names no number.
fn handicap_of(property: &ReadProperty) -> Option<u32> {
    let text = property.single()?;
    match text.trim().parse::<i64>() {
        Ok(stones) if stones > 1 => u32::try_from(stones).ok(),
        _ if text.trim().is_empty() => Some(0),
        _ => whole(text),
    }
}

/// A text property without surrounding blanks, `None` where nothing is left.
fn filled(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_string())
}

#[cfg(test)]
mod tests {
    use super::super::read::load_of;
    use super::*;

    fn told(text: &str) -> Vec<String> {
        let record = load_of(GO, text, None).unwrap_or_else(|error| panic!("{text}: {error}"));
        record.warnings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn records_of_another_game_are_refused() {
        let read = |game, text| load_of(game, text, None).map(|record| record.size.width());
        assert_eq!(read(4, "(;GM[4]SZ[15];B[aa])"), Ok(15));
        assert_eq!(read(4, "(;GM[1]SZ[15];B[aa])"), Ok(15));
        assert_eq!(read(1, "(;GM[ 1 ]SZ[15])"), Ok(15));
        assert_eq!(read(1, "(;GM[4]SZ[15])"), Err(SgfError::OtherGame));
        for text in ["(;GM[x])", "(;GM[chess])", "(;GM[2][3])", "(;GM[2]GM[3])"] {
            assert!(matches!(read(1, text), Err(SgfError::NoGameNumber(_))), "{text}");
        }
        for (text, value) in [("(;GM[]SZ[9])", ""), ("(;GM[ ]SZ[9])", ""), ("(;GM[Go]SZ[9])", "go")] {
            assert_eq!(read(1, text), Ok(9), "{text}");
            assert_eq!(told(text), [format!("GM[{value}] is the number of no game: it is taken for Go")]);
        }
    }

    #[test]
    fn sizes_are_read_as_people_write_them() {
        let size = |value: &str| load_of(GO, &format!("(;SZ[{value}];B[aa])"), None).map(|record| record.size);
        for value in ["9", " 9 ", "9:9", "9x9", "9 X 9", "9×9", "９", "9路", "９：９"] {
            assert_eq!(size(value), Ok(Size::square(9).unwrap()), "SZ[{value}]");
        }
        for value in ["", " "] {
            assert_eq!(size(value), Ok(Size::square(19).unwrap()), "SZ[{value}]");
        }
        assert_eq!(size("9x13"), Ok(Size::new(9, 13).unwrap()));
        for value in ["9x", "x9", "9x9x9", "9,9", "1x1", "99", "-9", "路"] {
            assert!(matches!(size(value), Err(SgfError::Size(_))), "SZ[{value}]");
        }
    }

    #[test]
    fn what_is_said_twice_or_out_of_place_is_told() {
        for (text, warning) in [
            ("(;SZ[9]KM[0.5]KM[6.5])", "KM stands twice in the first node: KM[6.5] counts"),
            ("(;SZ[9]SZ[13])", "SZ stands twice in the first node: SZ[13] counts"),
            ("(;RU[Chinese]RU[Japanese]SZ[9])", "RU stands twice in the first node: RU[Japanese] counts"),
            ("(;GM[1];SZ[9]B[ee];SZ[13])", "SZ[9] is not in the first node and is not read"),
            ("(;SZ[9];KM[6.5];B[ee])", "KM[6.5] is not in the first node and is not read"),
            ("(;SZ[9]HA[对子];B[ee])", "HA[对子] is no number of handicap stones"),
            ("(;SZ[9]HA[-1];B[ee])", "HA[-1] is no number of handicap stones"),
        ] {
            assert_eq!(told(text), [warning], "{text}");
        }
        for text in ["(;SZ[9]KM[6.5]KM[6.5])", "(;SZ[9];SZ[9]B[ee])", "(;SZ[9]HA[];B[ee])", "(;SZ[9]HA[0]AP[a]AP[b])"] {
            assert_eq!(told(text), [""; 0], "{text}");
        }
    }

    #[test]
    fn komi_is_understood_by_what_stands_beside_it() {
        for (text, points, warnings) in [
            ("(;SZ[19]RU[Japanese]KM[50]HA[2]AP[foxwq]AB[pd][dp];W[cc])", 0.5, 1),
            ("(;SZ[19]RU[Japanese]KM[50]AB[pd][dp];W[cc])", 0.5, 1),
            ("(;SZ[19]RU[Chinese]KM[375]AP[GNU Go:3.8]AP[foxwq];B[cc])", 7.5, 1),
            ("(;SZ[19]RU[Chinese]KM[350]AP[SGFC:2.0];B[pd])", 7.0, 1),
            ("(;SZ[19]KM[3.75];B[pd])", 7.5, 1),
            ("(;SZ[19]KM[7½];B[pd])", 7.5, 0),
            ("(;SZ[19]KM[逆コミ6目半];B[pd])", -6.5, 0),
            ("(;SZ[19]KM[无贴目];B[pd])", 0.0, 0),
        ] {
            let record = load_of(GO, text, None).unwrap();
            assert_eq!((record.komi.unwrap().points(), record.warnings.len()), (points, warnings), "{text}");
        }
    }
}
