//! RenjuNet's database (`renjunet_v10.rif`): XML with games, players and tournaments.
//!
//! A game is `<game id black white bresult …><move>h8 i9 …</move><info>…</info></game>`; what it names by number stands
//! in `<player id name surname>`, `<tournament id name year>`, `<rule id name>`, `<opening id name>`, `<city id name>`
//! and `<country id name>`. Its other fifth moves (`alt`) and exchanges (`swap`) are kept as it has them.

use std::collections::HashMap;

use roxmltree::{Document, Error, Node, ParsingOptions};

use super::error::{BadMoves, quoted};
use super::record::MoveRecord;
use crate::base::{PointNames, Size};
use crate::sgf::Info;

/// The most elements, texts and comments of a file.
const MAX_PARTS: u32 = 10_000_000;
/// The most attributes of an element, and the most namespaces of a file, each of which is compared with all others.
const MAX_ATTRIBUTES: usize = 1000;
const MAX_NAMESPACES: usize = 100;

/// Whether a file begins as a database does.
pub fn is_one(bytes: &[u8]) -> bool {
    const LOOKED_AT: usize = 4096;
    // The zeros of UTF-16, and byte order marks, are left out.
    let ascii = bytes.iter().take(LOOKED_AT).filter(|byte| byte.is_ascii() && **byte != 0);
    let text: String = ascii.map(|&byte| char::from(byte)).collect();
    let text = text.trim_start();
    text.starts_with("<database") || text.starts_with("<?xml") && text.contains("<database")
}

/// The name of the encoding that a file says it is in.
pub fn encoding(bytes: &[u8]) -> Option<String> {
    const LOOKED_AT: usize = 200;
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(LOOKED_AT)]).into_owned();
    let (_, after) = start.split_once("<?xml")?.1.split_once("?>")?.0.split_once("encoding")?;
    let value = after.trim_start().strip_prefix('=')?.trim_start();
    let quote = value.chars().next().filter(|sign| ['"', '\''].contains(sign))?;
    Some(value[1..].split(quote).next()?.to_string())
}

/// The games of a database, in its order.
pub fn read(text: &str) -> Result<Vec<Result<MoveRecord, BadMoves>>, BadMoves> {
    if has_many_names(text) {
        return Err(BadMoves::TooManyNames);
    }
    let options = ParsingOptions { nodes_limit: MAX_PARTS, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text.trim_start(), options).map_err(|error| match error {
        Error::NodesLimitReached => BadMoves::TooLarge,
        Error::DtdDetected => BadMoves::Doctype,
        error => {
            let [line, column] = [error.pos().row, error.pos().col].map(|number| number as usize);
            BadMoves::Xml { line: line + text[..text.len() - text.trim_start().len()].matches('\n').count(), column }
        }
    })?;
    let root = document.root_element();
    if root.tag_name().name() != "database" {
        return Err(BadMoves::OtherXml(quoted(root.tag_name().name())));
    }
    let named = |tag: &'static str| root.descendants().filter(move |node| node.has_tag_name(tag));
    let known = |tag| named(tag).filter_map(|node| Some((node.attribute("id")?, node))).collect::<HashMap<_, _>>();
    let names = Named {
        players: known("player"),
        tournaments: known("tournament"),
        rules: known("rule"),
        openings: known("opening"),
        places: [known("city"), known("country")],
    };
    let before = &text[..text.len() - text.trim_start().len()];
    // The line of each game, counted from that of the game before it.
    let (mut line, mut at) = (1 + before.matches('\n').count(), 0);
    let read = |game: Node| {
        let start = game.range().start;
        line += document.input_text()[at..start].matches('\n').count();
        at = start;
        let info = names.info(game);
        read_game(game, line).map(|record| record.with_info(info))
    };
    let games: Vec<_> = named("game").map(read).collect();
    if games.is_empty() { Err(BadMoves::NoGame) } else { Ok(games) }
}

/// Whether an element has more attributes, or the file more namespaces, than may be.
fn has_many_names(text: &str) -> bool {
    let mut rest = text;
    while let Some((_, after)) = rest.split_once('<') {
        let end =
            [("!--", "-->"), ("![CDATA[", "]]>"), ("?", "?>")].into_iter().find(|(start, _)| after.starts_with(start));
        rest = match end {
            Some((_, end)) => after.split_once(end).map_or("", |(_, rest)| rest),
            None => {
                let (mut quote, mut attributes) = (None, 0);
                let is_end = |sign: char| {
                    match (quote, sign) {
                        (Some(open), _) if sign == open => quote = None,
                        (None, '"' | '\'') => quote = Some(sign),
                        (None, '=') => attributes += 1,
                        (None, '>') => return true,
                        (Some(_) | None, _) => {}
                    }
                    false
                };
                let tag = after.find(is_end).unwrap_or(after.len());
                if attributes > MAX_ATTRIBUTES {
                    return true;
                }
                &after[tag..]
            }
        };
    }
    text.matches("xmlns").nth(MAX_NAMESPACES).is_some()
}

/// The moves of a game that stands in the line `line`.
fn read_game(game: Node, line: usize) -> Result<MoveRecord, BadMoves> {
    let size = const { Size::square(15).expect("2 to 21 lines") };
    let names = PointNames::of_line_games(size);
    let mut moves = String::new();
    for part in game.children().filter(|node| node.has_tag_name("move")) {
        // Comments and other elements may divide its text.
        part.descendants().filter(Node::is_text).filter_map(|node| node.text()).for_each(|text| moves.push_str(text));
        moves.push(' ');
    }
    let points = moves
        .split_whitespace()
        .map(|text| names.read(text).map(Some).ok_or_else(|| BadMoves::NoMove { line, text: quoted(text) }));
    MoveRecord::new(size, points.collect::<Result<_, _>>()?, line, false)
}

/// What games name by number.
struct Named<'a, 'input> {
    players: HashMap<&'a str, Node<'a, 'input>>,
    tournaments: HashMap<&'a str, Node<'a, 'input>>,
    rules: HashMap<&'a str, Node<'a, 'input>>,
    openings: HashMap<&'a str, Node<'a, 'input>>,
    /// Cities, countries.
    places: [HashMap<&'a str, Node<'a, 'input>>; 2],
}

impl Named<'_, '_> {
    /// What a game says of itself. A name stands itself where a number does in others.
    fn info(&self, game: Node) -> Info {
        let joined = |node: &Node, names: [&str; 2]| {
            filled(&names.map(|name| node.attribute(name).unwrap_or_default().trim()).join(" "))
        };
        let of = |attribute: &str, known: &HashMap<&str, Node>, names| {
            let value = game.attribute(attribute)?;
            known.get(value).map_or_else(|| filled(value), |node| joined(node, names))
        };
        let tournament = game.attribute("tournament").and_then(|id| self.tournaments.get(id));
        let year = tournament.and_then(|node| node.attribute("year")).filter(|year| year.len() == 4);
        let result = match game.attribute("bresult").map(str::trim) {
            Some("1") => Some("B+"),
            Some("0") => Some("W+"),
            Some("0.5") => Some("0"),
            _ => None,
        };
        let place = |(attribute, known): (&str, &HashMap<&str, Node>)| {
            joined(known.get(tournament?.attribute(attribute)?)?, ["name", ""])
        };
        let places: Vec<String> = ["city", "country"].into_iter().zip(&self.places).filter_map(place).collect();
        let rule = of("rule", &self.rules, ["name", ""]).map(|rule| format!("Opening rule: {rule}"));
        let kept = |attribute: &str, title: &str| {
            game.attribute(attribute).and_then(filled).map(|text| format!("{title}: {text}"))
        };
        let words = game.children().find(|node| node.has_tag_name("info")).and_then(|node| filled(node.text()?));
        let told = [rule, kept("alt", "Other fifth moves"), kept("swap", "Swap"), words];
        Info {
            black: of("black", &self.players, ["name", "surname"]),
            white: of("white", &self.players, ["name", "surname"]),
            result: result.map(str::to_string),
            date: year.filter(|year| year.bytes().all(|sign| sign.is_ascii_digit())).map(str::to_string),
            event: tournament.and_then(|node| joined(node, ["name", ""])),
            round: game.attribute("round").and_then(filled),
            place: filled(&places.join(", ")),
            opening: of("opening", &self.openings, ["name", ""]),
            told: filled(&told.into_iter().flatten().collect::<Vec<_>>().join("; ")),
            ..Info::default()
        }
    }
}

fn filled(text: &str) -> Option<String> {
    Some(text.trim().to_string()).filter(|text| !text.is_empty())
}
