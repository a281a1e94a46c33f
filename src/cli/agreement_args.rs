//! The options by which commands hear what the sides agree on at the end of a game.

use std::fmt;
use std::str::FromStr;

use clap::Args;
use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::game::Game;
use liangyi_core::score::Agreement;

use super::values::BadValue;

/// What both sides agree on at the end of a game.
#[derive(Args, Clone, Debug, Default)]
pub struct AgreementArgs {
    /// The dead chains, or `none` [default: judged]
    ///
    /// A vertex of each, separated by commas.
    #[arg(long, value_name = "VERTICES")]
    pub dead: Option<String>,
    /// Empty points that are one side's by agreement: `black:C3,D4`
    ///
    /// Separated by commas; may be given for each side.
    #[arg(long, value_name = "COLOR:VERTICES")]
    pub owner: Vec<OwnedPoints>,
}

/// Points that are one side's by agreement, as they are written: `black:C3,D4`.
#[derive(Clone, Debug)]
pub struct OwnedPoints {
    color: Color,
    /// Separated by commas.
    vertices: String,
    text: String,
}

impl FromStr for OwnedPoints {
    type Err = BadValue;

    fn from_str(text: &str) -> Result<OwnedPoints, BadValue> {
        let (color, vertices) = text.split_once(':').ok_or(BadValue::OwnedPoints)?;
        let color = Color::named(color).ok_or(BadValue::OwnedSide)?;
        Ok(OwnedPoints { color, vertices: vertices.to_string(), text: text.to_string() })
    }
}

impl fmt::Display for OwnedPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl AgreementArgs {
    /// What that says of `game`, or what is wrong with it.
    pub fn read(&self, game: &Game) -> Result<Agreement, String> {
        let dead = self.dead.as_deref().map(|vertices| chains(game, vertices)).transpose()?;
        let mut owned = [PointSet::EMPTY; 2];
        for OwnedPoints { color, vertices, .. } in &self.owner {
            for vertex in vertices.split(',').map(str::trim) {
                let point = point(game, vertex)?;
                if game.board().at(point).is_some() {
                    return Err(format!("{vertex} is not empty"));
                }
                if owned[color.opponent().index()].contains(point) {
                    return Err(format!("{vertex} is given to both sides"));
                }
                owned[color.index()].insert(point);
            }
        }
        Ok(Agreement { dead, owned, owners_complete: false })
    }
}

/// The chains on vertices separated by commas.
fn chains(game: &Game, vertices: &str) -> Result<PointSet, String> {
    if vertices.eq_ignore_ascii_case("none") {
        return Ok(PointSet::EMPTY);
    }
    vertices.split(',').map(str::trim).try_fold(PointSet::EMPTY, |all, vertex| {
        let point = point(game, vertex)?;
        let chain = game.board().chain(point);
        if chain.is_empty() { Err(format!("no stone at {vertex}")) } else { Ok(all | chain) }
    })
}

fn point(game: &Game, vertex: &str) -> Result<Point, String> {
    game.size().parse_vertex(vertex).ok_or_else(|| format!("{vertex} is not on the board"))
}
