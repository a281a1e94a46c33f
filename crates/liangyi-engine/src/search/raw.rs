//! The raw value of a position of Go: what the evaluator of leaves says of it before anything is searched.

use std::sync::Arc;

use liangyi_core::base::Color;
use liangyi_core::game::{Game, Position};

use super::estimate::RawValue;
use super::leaf::MarginValue;
use crate::playout::{Dice, PlayoutBoard, PlayoutPolicy, PlayoutScore, run_many};
use crate::policy::{Glance, KataEyes, KataNet, Models};
use crate::with_width;

/// Points that all playouts of a raw value fill together: 512 playouts on 9x9, 114 on 19x19, at about 20 ms each.
const POINTS: usize = 512 * 81;
/// The most playouts, on small boards.
const MOST: usize = 512;
/// The random numbers of raw values, apart from those of searches.
const STREAM: u64 = 3;

/// What a network says of `game` for `color`, to move there; `None` if its numbers overflow.
pub fn network_value(game: &Game, color: Color, net: &Arc<KataNet>) -> Option<RawValue> {
    let legal = game.legal_moves(color).points;
    let outputs = KataEyes::new(net, game.size()).see(game, color, &legal, &Glance::RAW).ok()?;
    let win = f64::from(outputs.win) + 0.5 * f64::from(outputs.no_result);
    Some(RawValue { win_rate: win, margin: outputs.lead.into(), spread: outputs.score_stdev().into() })
}

/// The raw value of `game` for `color`, to move there. The same moves lead to the same value under the
/// same rules: playouts know which move was the last.
pub fn raw_value(game: &Game, color: Color, models: &Models, value: MarginValue) -> RawValue {
    with_width!(game.size(), W => of_width::<W>(game, color, models, value))
}

fn of_width<const W: usize>(game: &Game, color: Color, models: &Models, value: MarginValue) -> RawValue {
    let score = PlayoutScore::new(game);
    let start = PlayoutBoard::<W>::of_game(game, models.playouts(game.size()));
    let debt = score.debt(0, color);
    let key = Position::key(game);
    let mut dice = Dice::new((key >> 64) as u64 ^ key as u64, STREAM);
    let playouts = (POINTS / game.size().area()).min(MOST);
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
    RawValue {
        win_rate: if color == Color::Black { black } else { 1.0 - black },
        margin: margin * f64::from(color.sign()),
        spread: (mean(squares) - margin * margin).max(0.0).sqrt(),
    }
}
