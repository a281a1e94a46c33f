//! What a network says of the present position, as KataGo writes it.

use std::fmt::Write;

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_engine::policy::{Glance, KataEyes, Turning};
use liangyi_net::inputs::{Symmetry, point_at};
use liangyi_net::run::{Outputs, Precision};

use super::{Args, Failure, GoContext, GtpReply};
use crate::gtp::args::clip;

/// `kata-raw-nn SYMMETRY|all`: the network's outputs for the board turned in one way or in all, White's numbers.
pub fn raw_nn(context: &mut GoContext, mut args: Args) -> GtpReply {
    let word = args.word("symmetry")?;
    args.done()?;
    let symmetries: Vec<Symmetry> = match word {
        "all" => Symmetry::all().collect(),
        _ => word.parse().ok().and_then(Symmetry::new).into_iter().collect(),
    };
    if symmetries.is_empty() {
        return Err(Failure::Syntax(format!("{} is neither a symmetry, 0 to 7, nor all", clip(word))));
    }
    let Some(net) = &context.engine.settings().models.kata else {
        return Err(Failure::Other("no network: liangyi-net FILE chooses one".to_string()));
    };
    let game = context.engine.game();
    let mut eyes = KataEyes::with_precision(net, game.size(), Precision::Full);
    let mut texts = Vec::new();
    let (size, legal) = (game.size(), game.legal_moves(game.to_move()).points);
    for symmetry in symmetries {
        let glance = Glance { turning: Turning::By(symmetry), ..Glance::RAW };
        let outputs = eyes.see(game, game.to_move(), &legal, &glance);
        let outputs = outputs.map_err(|error| Failure::Other(error.to_string()))?;
        texts.push(text(size, game.to_move(), symmetry, &outputs, &legal));
    }
    // A reply ends at an empty line.
    Ok(texts.join("\n"))
}

fn text(size: Size, to_move: Color, symmetry: Symmetry, outputs: &Outputs, legal: &PointSet) -> String {
    let white = if to_move == Color::White { outputs.clone() } else { outputs.clone().seen_by_other() };
    let mut text = format!("symmetry {}\n", symmetry.number());
    let known = |number: Option<f32>| number.unwrap_or(-1.0);
    for (name, number) in [("whiteWin", white.win), ("whiteLoss", white.loss), ("noResult", white.no_result)] {
        let _ = writeln!(text, "{name} {number:.6}");
    }
    for (name, number) in [
        ("whiteLead", white.lead),
        ("whiteScoreSelfplay", white.score_mean),
        ("whiteScoreSelfplaySq", white.score_mean_square),
        ("varTimeLeft", known(white.variance_time_left)),
    ] {
        let _ = writeln!(text, "{name} {number:.3}");
    }
    let _ = writeln!(text, "shorttermWinlossError {:.3}", known(white.win_error));
    let _ = writeln!(text, "shorttermScoreError {:.3}", known(white.score_error));
    let _ = writeln!(text, "policy");
    for row in 0..size.height() {
        for place in row * size.width()..(row + 1) * size.width() {
            let _ = if legal.contains(point_at(size, place)) {
                write!(text, "{:8.6} ", white.policy[place])
            } else {
                write!(text, "    NAN ")
            };
        }
        text.push('\n');
    }
    let _ = writeln!(text, "policyPass {:8.6}", white.pass);
    let _ = writeln!(text, "whiteOwnership");
    for row in white.ownership.chunks_exact(size.width()) {
        for owner in row {
            let _ = write!(text, "{owner:9.7} ");
        }
        text.push('\n');
    }
    text.trim_end().to_string()
}
