//! Openings by a rule for the choice of colours: what is asked, what the engine answers, and why an answer is none.

use liangyi_core::base::{Color, Point, PointNames};
use liangyi_core::line::{ANYWHERE, OpeningAnswer, OpeningError, OpeningQuestion, OpeningStep, OtherWay};

use crate::show::words::language::{Language, msg};

impl Language {
    /// What a person is asked, in sentences. `first` has the colour of the first stone that would be placed.
    pub fn opening_question(self, step: &OpeningStep, first: Color, names: PointNames) -> String {
        let side = self.side(step.color);
        match &step.question {
            OpeningQuestion::Stones(squares) => {
                let colors = [first, first.opponent()].into_iter().cycle();
                let places: Vec<String> =
                    squares.iter().zip(colors).map(|(&lines, color)| self.opening_place(color, lines)).collect();
                self.say(msg!("opening-ask-stones", places = self.listed(&places)))
            }
            OpeningQuestion::Side(None) => self.say(msg!("opening-ask-side", side = side)),
            OpeningQuestion::Side(Some(OtherWay::Stones(count))) => {
                self.say(msg!("opening-ask-side-or-stones", side = side, count = count.to_string()))
            }
            OpeningQuestion::Side(Some(OtherWay::Offer(count))) => {
                self.say(msg!("opening-ask-side-or-offer", side = side, count = count.to_string()))
            }
            OpeningQuestion::Count(most) => self.say(msg!("opening-ask-count", most = most.to_string())),
            OpeningQuestion::Offer(count) => self.say(msg!("opening-ask-offer", count = count.to_string())),
            OpeningQuestion::Choice(offered) => {
                self.say(msg!("opening-ask-choice", points = self.opening_points(offered, names)))
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
                msg!("opening-engine-places", points = self.opening_points(points, names))
            }
            OpeningAnswer::Side(color) => msg!("opening-engine-takes", side = self.side(*color)),
            OpeningAnswer::OtherWay => msg!("opening-engine-takes-none"),
            OpeningAnswer::Count(count) => msg!("opening-engine-declares", count = count.to_string()),
            OpeningAnswer::Offer(points) => msg!("opening-engine-offers", points = self.opening_points(points, names)),
            OpeningAnswer::Choice(point) => msg!("opening-engine-keeps", point = names.name(*point)),
        })
    }

    /// Why an answer is none, without a full stop.
    pub fn opening_error(self, error: OpeningError, names: PointNames) -> String {
        let name = |point| names.name(point);
        self.say(match error {
            OpeningError::Over => msg!("opening-over"),
            OpeningError::OtherQuestion => msg!("opening-no-answer"),
            OpeningError::Number { asked, given } => {
                msg!("opening-number", asked = asked.to_string(), given = given.to_string())
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
