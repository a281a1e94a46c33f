//! The raw value of a position of Go: what the evaluator of leaves says of it before anything is searched.

use std::sync::Arc;

use liangyi_core::base::Color;
use liangyi_core::game::{Game, Position};

use super::candidate::Estimate;
use super::leaf::MarginValue;
use super::params::SearchParams;
use crate::playout::{Dice, PlayoutBoard, PlayoutPolicy, PlayoutScore, run_many};
use crate::policy::{Glance, KataEyes, KataNet, Models};
use crate::with_width;

/// The random numbers of raw values, apart from those of searches.
const STREAM: u64 = 3;

/// What a network says of `game` for `color`, to move there; `None` if its numbers overflow.
pub fn network_value(game: &Game, color: Color, net: &Arc<KataNet>) -> Option<Estimate> {
    let legal = game.legal_moves(color).points;
    let outputs = KataEyes::new(net, game.size()).evaluate(game, color, &legal, &Glance::RAW).ok()?;
    let win = f64::from(outputs.win) + 0.5 * f64::from(outputs.no_result);
    Some(Estimate { win_rate: win, lead: outputs.lead.into(), spread: outputs.score_stdev().into() })
}

/// The raw value of `game` for `color`, to move there. The same moves lead to the same value under the
/// same rules: playouts know which move was the last.
pub fn raw_value(game: &Game, color: Color, models: &Models, value: MarginValue) -> Estimate {
    with_width!(game.size(), W => of_width::<W>(game, color, models, value))
}

fn of_width<const W: usize>(game: &Game, color: Color, models: &Models, value: MarginValue) -> Estimate {
    let score = PlayoutScore::new(game);
    let start = PlayoutBoard::<W>::of_game(game, models.playouts(game.size()));
    let debt = score.debt(0, color);
    let key = Position::key(game);
    let mut dice = Dice::new((key >> 64) as u64 ^ key as u64, STREAM);
    let playouts = (SearchParams::RAW_POINTS / game.size().area()).min(SearchParams::MOST_RAW_PLAYOUTS);
    let (mut values, mut margins, mut squares) = (0.0, 0.0, 0.0);
    run_many(
        &start,
        PlayoutPolicy::Learnt,
        playouts,
        |_| color,
        &mut dice,
        |board, _| {
            let margin = score.margin(board, debt);
            values += f64::from(value.of(margin));
            margins += f64::from(margin);
            squares += f64::from(margin) * f64::from(margin);
        },
    );
    let mean = |sum: f64| sum / playouts as f64;
    let (black, margin) = (mean(values), mean(margins));
    Estimate {
        win_rate: if color == Color::Black { black } else { 1.0 - black },
        lead: margin * f64::from(color.sign()),
        spread: (mean(squares) - margin * margin).max(0.0).sqrt(),
    }
}
