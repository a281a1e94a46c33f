//! Openings by a rule for the choice of colours: what is asked, what the engine answers, and why an answer is none.

use liangyi_core::base::{Color, Point, PointNames};
use liangyi_core::line::{ANYWHERE, OpeningAnswer, OpeningError, OpeningQuestion, OpeningRule, OpeningStep, OtherWay};

use crate::show::words::language::{Language, msg};

/// Points as a person may type them, one to three.
fn opening_example(names: PointNames, count: usize) -> String {
    let (x, y) = (names.size.width() / 2, names.size.height() / 2);
    let points = [(x, y), (x + 1, y + 1), (x + 2, y + 1)].map(|(x, y)| names.name(names.size.point(x, y)));
    points[..count.clamp(1, 3)].join(" ").to_lowercase()
}

impl Language {
    /// What a person is asked, in sentences. `first` has the colour of the first stone that would be placed, and
    /// `given` says how many points of the answer are there already.
    pub fn opening_question(self, step: &OpeningStep, first: Color, given: usize, names: PointNames) -> String {
        let side = self.side(step.color);
        match &step.question {
            OpeningQuestion::Stones(squares) => {
                let colors = [first, first.opponent()].into_iter().cycle();
                let places = squares.iter().zip(colors).skip(given);
                let places: Vec<String> = places.map(|(&lines, color)| self.opening_place(color, lines)).collect();
                let (count, example) = (places.len(), opening_example(names, places.len()));
                self.say(msg!("opening-ask-stones", count = count, example = example, places = self.listed(&places)))
            }
            OpeningQuestion::Side(None) => self.say(msg!("opening-ask-side", side = side)),
            OpeningQuestion::Side(Some(OtherWay::Stones(count))) => {
                self.say(msg!("opening-ask-side-or-stones", side = side, count = *count))
            }
            OpeningQuestion::Side(Some(OtherWay::Offer(count))) => {
                self.say(msg!("opening-ask-side-or-offer", side = side, count = *count))
            }
            OpeningQuestion::Count(most) => self.say(msg!("opening-ask-count", most = most.to_string())),
            OpeningQuestion::Offer(count) => self.say(msg!("opening-ask-offer", count = count - given)),
            OpeningQuestion::Choice(offered) => {
                let lettered = ('a'..).zip(offered).map(|(letter, &point)| format!("{letter} {}", names.name(point)));
                self.say(msg!("opening-ask-choice", points = self.listed(&lettered.collect::<Vec<_>>())))
            }
        }
    }

    fn opening_place(self, color: Color, lines: usize) -> String {
        let side = self.side(color);
        self.say(match lines {
            ANYWHERE => msg!("opening-anywhere", side = side),
            1 => msg!("opening-middle", side = side),
            lines => msg!("opening-within", side = side, lines = lines.to_string()),
        })
    }

    fn opening_points(self, points: &[Point], names: PointNames) -> String {
        self.listed(&points.iter().map(|&point| names.name(point)).collect::<Vec<_>>())
    }

    /// What the engine has answered, in a sentence.
    pub fn opening_answered(self, answer: &OpeningAnswer, names: PointNames) -> String {
        self.say(match answer {
            OpeningAnswer::Stones(points) => {
                let listed = self.opening_points(points, names);
                msg!("opening-engine-places", count = points.len(), points = listed)
            }
            OpeningAnswer::Side(color) => msg!("opening-engine-takes", side = self.side(*color)),
            OpeningAnswer::OtherWay => msg!("opening-engine-takes-none"),
            OpeningAnswer::Count(count) => msg!("opening-engine-declares", count = count.to_string()),
            OpeningAnswer::Offer(points) => {
                let listed = self.opening_points(points, names);
                msg!("opening-engine-offers", count = points.len(), points = listed)
            }
            OpeningAnswer::Choice(point) => msg!("opening-engine-keeps", point = names.name(*point)),
        })
    }

    /// What the engine would answer, in a sentence.
    pub fn opening_hint(self, answer: &OpeningAnswer, names: PointNames) -> String {
        let answer = match answer {
            OpeningAnswer::Stones(points) | OpeningAnswer::Offer(points) => {
                points.iter().map(|&point| names.name(point)).collect::<Vec<_>>().join(" ")
            }
            OpeningAnswer::Side(color) => self.side(*color),
            OpeningAnswer::OtherWay => self.say(msg!("opening-hint-more")),
            OpeningAnswer::Count(count) => count.to_string(),
            OpeningAnswer::Choice(point) => names.name(*point),
        };
        self.say(msg!("opening-hint", answer = answer))
    }

    /// The name of an opening rule.
    pub fn opening_rule_name(self, rule: OpeningRule) -> String {
        self.opening_rule(rule.name()).name.unwrap_or_else(|| rule.title().to_string())
    }

    /// Why an answer is none, without a full stop.
    pub fn opening_error(self, error: OpeningError, names: PointNames) -> String {
        let name = |point| names.name(point);
        self.say(match error {
            OpeningError::Over => msg!("opening-over"),
            OpeningError::OtherQuestion => msg!("opening-no-answer"),
            OpeningError::Number { asked, given } => {
                msg!("opening-number", asked = asked, given = given.to_string())
            }
            OpeningError::Occupied(_, point) => msg!("opening-occupied", point = name(point)),
            OpeningError::Twice(_, point) => msg!("opening-twice", point = name(point)),
            OpeningError::Outside { point, lines, .. } => {
                msg!("opening-outside", point = name(point), lines = lines.to_string())
            }
            OpeningError::Count(most) => msg!("opening-count", most = most.to_string()),
            OpeningError::Twins(_, one, other) => msg!("opening-twins", one = name(one), other = name(other)),
            OpeningError::NotOffered(_, point) => msg!("opening-not-offered", point = name(point)),
        })
    }
}
