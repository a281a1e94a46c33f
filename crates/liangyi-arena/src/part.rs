//! A part of work that is done in several places: `3/40` is the third of forty.
//!
//! What is in a part follows from its two numbers and the place of each unit alone, so that nobody has to know what
//! others have done, and every unit is in exactly one part.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A part of the units of a job: of pairs of games, of games or of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Part {
    /// From 1 to `parts`.
    number: usize,
    parts: usize,
}

impl Part {
    /// The most parts that a job is divided into.
    pub const MOST: usize = 1_000_000;

    /// The part, of as many as this one is of, that the unit at this place is in, from 0.
    pub fn of_place(self, place: usize) -> Part {
        Part { number: place % self.parts + 1, ..self }
    }

    /// Into how many parts the job is divided.
    pub fn parts(self) -> usize {
        self.parts
    }

    /// Whether the unit at this place, from 0, is in the part.
    pub fn has(self, place: usize) -> bool {
        self.of_place(place) == self
    }

    /// The place in the whole job, from 0, of the unit at this place in the part.
    pub fn place(self, within: u64) -> u64 {
        within * self.parts as u64 + self.number as u64 - 1
    }

    /// How many units of a job with `all` are in the part.
    pub fn count(self, all: u64) -> u64 {
        (all + (self.parts - self.number) as u64) / self.parts as u64
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.parts)
    }
}

impl FromStr for Part {
    type Err = String;

    /// Reads `3/40`.
    fn from_str(text: &str) -> Result<Part, String> {
        let numbers =
            text.split_once('/').and_then(|(number, parts)| Some((number.parse().ok()?, parts.parse().ok()?)));
        match numbers {
            Some((number, parts)) if 1 <= number && number <= parts && parts <= Part::MOST => {
                Ok(Part { number, parts })
            }
            _ => Err("expected a part such as 3/40, the third of forty".to_string()),
        }
    }
}

impl TryFrom<String> for Part {
    type Error = String;

    fn try_from(text: String) -> Result<Part, String> {
        text.parse()
    }
}

impl From<Part> for String {
    fn from(part: Part) -> String {
        part.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_unit_is_in_one_part() {
        for (parts, units) in [(1, 5), (3, 10), (4, 8), (7, 3)] {
            let one: Part = format!("1/{parts}").parse().unwrap();
            let mut found = vec![0; units];
            for part in (0..parts).map(|place| one.of_place(place)) {
                let places: Vec<usize> = (0..units).filter(|place| part.has(*place)).collect();
                assert_eq!(places.len() as u64, part.count(units as u64), "{part} of {units}");
                let counted = (0..part.count(units as u64)).map(|within| part.place(within) as usize);
                assert_eq!(counted.collect::<Vec<_>>(), places, "{part} of {units}");
                places.iter().for_each(|place| found[*place] += 1);
            }
            assert_eq!(found, vec![1; units], "{parts}");
        }
    }

    #[test]
    fn what_is_no_part_is_refused() {
        for text in ["0/4", "5/4", "1/0", "0/0", "", "/", "1", "1/", "/4", "a/b", "-1/4", "1/4/5", "1/1000001", "1.0/2"]
        {
            assert!(text.parse::<Part>().is_err(), "{text}");
        }
        let part: Part = "3/40".parse().unwrap();
        assert_eq!(serde_json::to_string(&part).unwrap(), "\"3/40\"");
        assert_eq!(serde_json::from_str::<Part>("\"3/40\"").unwrap(), part);
        assert!(serde_json::from_str::<Part>("\"0/4\"").is_err());
    }
}
