//! What would free a forbidden point.

use liangyi_core::base::{Color, Point};
use liangyi_core::line::{Difference, LineVerdict};

use super::games::PointName;
use crate::show::words::language::{Language, msg};

impl Language {
    /// What would free a forbidden point of Black's, a line for each kind of difference; `None` says that the point is
    /// not forbidden.
    pub fn freeing(
        self,
        point: Point,
        found: Option<&[(Difference, LineVerdict)]>,
        name: PointName<'_>,
    ) -> Vec<String> {
        let at = name(point);
        let Some(found) = found else { return vec![self.say(msg!("freeing-not-forbidden", point = at))] };
        let mut lines = Vec::new();
        for verdict in [LineVerdict::Free, LineVerdict::Five] {
            let then = |condition: String| {
                let then = match verdict {
                    LineVerdict::Five => msg!("freeing-five", condition = condition, point = at.as_str()),
                    LineVerdict::Free | LineVerdict::Forbidden => {
                        msg!("freeing-free", condition = condition, point = at.as_str())
                    }
                };
                self.say(then)
            };
            let found = || found.iter().filter(|(_, leads_to)| *leads_to == verdict).map(|(difference, _)| *difference);
            let stones = |color: Color, is_there: bool| {
                let stone = |difference| match difference {
                    Difference::Without(side, at) if is_there && side == color => Some(name(at)),
                    Difference::With(side, at) if !is_there && side == color => Some(name(at)),
                    Difference::Without(..) | Difference::With(..) | Difference::Four { .. } => None,
                };
                found().filter_map(stone).collect::<Vec<_>>().join(&self.say(msg!("between-either")))
            };
            for (color, is_there) in
                [true, false].into_iter().flat_map(|is_there| Color::BOTH.map(|color| (color, is_there)))
            {
                let points = stones(color, is_there);
                if points.is_empty() {
                    continue;
                }
                let side = self.side(color);
                lines.push(then(self.say(if is_there {
                    msg!("freeing-without", side = side, points = points)
                } else {
                    msg!("freeing-with", side = side, points = points)
                })));
            }
            lines.extend(found().filter_map(|difference| match difference {
                Difference::Four { point, answer } => {
                    Some(then(self.say(msg!("freeing-four", point = name(point), answer = name(answer)))))
                }
                Difference::Without(..) | Difference::With(..) => None,
            }));
        }
        if lines.is_empty() {
            lines.push(self.say(msg!("freeing-nothing", point = at)));
        }
        lines
    }
}
