//! Counts as JSON: one object for a game and a way to count.

use std::path::Path;

use liangyi_core::base::{Color, PointSet};
use liangyi_core::game::Game;
use liangyi_core::rules::{CATALOGUE, Registry};
use liangyi_core::score::{MadeUp, Method, ResultUnit, SideSum, debt};
use liangyi_core::sgf::{GameResult, WonBy};
use liangyi_engine::judge::{ChainVerdict, Judgement};
use liangyi_engine::policy::{Models, NetworkTask};
use serde_json::{Map, Value, json};

use super::many_files::FilesArgs;
use super::values::AgreementArgs;
use super::values::HandicapArgs;
use crate::records::networks::short_name;
use crate::records::scoring::{ResolvedGame, ScoredGame};

/// The settings of the counts of any command.
pub fn common_settings(
    files: &FilesArgs,
    registry: &Registry,
    models: &Models,
    agreed: &AgreementArgs,
    handicap: &HandicapArgs,
) -> Map<String, Value> {
    let own = registry.iter().skip(CATALOGUE.len()).map(|row| (row.name.to_string(), json!(row.rules)));
    let common = json!({
        "version": env!("CARGO_PKG_VERSION"),
        "part": files.list().part(),
        "own_rulesets": own.collect::<Map<_, _>>(),
        "net": models.network_for_some_board(NetworkTask::Judge).map(|net| short_name(&net.network().name)),
        "dead": agreed.dead,
        "owner": agreed.owner.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "handicap_by_plays": handicap.by_plays(),
    });
    common.as_object().cloned().unwrap_or_default()
}

/// A made-up board of a game of the file at `path`, as an object.
pub fn count_json(scored: &ScoredGame, path: &Path, made: &MadeUp, warnings: &[String], doubts: &[String]) -> Value {
    let ResolvedGame { game, ruleset, info, .. } = &scored.resolved;
    let (judged, vertices) = (scored.judged.as_ref(), |points| vertices(game, points));
    let score = &made.score;
    let piles = &made.last_step().piles;
    let pair = |[black, white]: [usize; 2]| json!({"black": black, "white": white});
    let wild = score.wild.map(|wild| {
        json!({
            "offered_first": wild.offered_first.map(Color::name),
            "wild_region": vertices(wild.regions),
            "wild_points": vertices(wild.wild),
        })
    });
    json!({
        "file": path.display().to_string(),
        "ruleset": ruleset,
        "size": game.size(),
        "moves": game.move_number(),
        "end": scored.end.name(),
        "method": made.method.map(Method::name),
        "compared": made.compared.name(),
        "black": score.black.to_string(),
        "white": score.white.to_string(),
        "unit": score.unit.name(),
        "komi": score.komi.points(),
        "extra_moves": score.extra_moves,
        "handicap_bonus": score.handicap_bonus,
        "sums": {
            "black": sum_json(&made.sums[Color::Black.index()]),
            "white": sum_json(&made.sums[Color::White.index()]),
        },
        "par": made.par().map(|[black, white]| json!({"black": black.to_string(), "white": white.to_string()})),
        "margin": score.has_margin().then(|| score.margin.to_string()),
        "lead": score.has_margin().then(|| score.margin.to_f64()),
        "result": score.result(),
        "result_zi": score.result_in(ResultUnit::Zi),
        "reason": score.reason.name(),
        "lazy": wild,
        "debt": debt_json(score.extra_moves),
        "debt_paid": made.debt_paid().map(|(debtor, points)| debt_json(debtor.sign() * points as i32)),
        "k": made.territory_each(),
        "in_bowls": piles.in_bowls.map(pair),
        "beside": piles.counted().map(|(pile, stones)| (pile.to_string(), pair(stones))).collect::<Map<_, _>>(),
        "file_result": info.result,
        "warnings": warnings,
        "doubts": doubts,
        "position": scored.stage,
        "dead": vertices(scored.settlement.dead),
        "owner": {
            "black": vertices(scored.settlement.agreed[Color::Black.index()]),
            "white": vertices(scored.settlement.agreed[Color::White.index()]),
        },
        "as_marked": scored.marks.map(|marks| marks.agreement().is_some()),
        "unsettled": judged.map(|judged| vertices(judged.unsettled)),
        "uncertain": judged.map(|judged| uncertain(game, judged)),
        "seki": judged.map(|judged| vertices(judged.seki)),
        "proved": judged.map(|judged| judged.proved == game.board().occupied()),
        "confidence": scored.confidence(),
        "opinion": judged.map(|judged| judged.opinion.name()),
    })
}

/// What a side's sum is made of, a key for each part.
fn sum_json(sum: &SideSum) -> Value {
    let parts = sum.parts.iter().map(|(part, count)| (part.name().to_string(), json!(count.to_string())));
    let total = ("total".to_string(), json!(sum.total().to_string()));
    parts.chain([total]).collect::<Map<_, _>>().into()
}

/// A line of JSON that begins with the result of the record, where that was decided without a count, so that nobody
/// takes the count of the board as it stands for it.
pub fn led_by_result(scored: &ScoredGame, mut json: Value) -> String {
    let Some(result) = scored.resolved.result_without_count() else {
        json["recorded"] = Value::Null;
        return json.to_string();
    };
    let by = match result {
        GameResult::Won(_, WonBy::Resignation) => Some("resignation"),
        GameResult::Won(_, WonBy::Time) => Some("time"),
        GameResult::Won(_, WonBy::Forfeit) => Some("forfeit"),
        GameResult::BothLose => Some("both-lose"),
        GameResult::Won(_, WonBy::Points(_) | WonBy::Zi(_) | WonBy::Number(_) | WonBy::Unstated)
        | GameResult::Draw
        | GameResult::Void
        | GameResult::Unknown => None,
    };
    let winner = result.winner().map(Color::name);
    let recorded = json!({"result": result.to_string(), "winner": winner, "by": by});
    let counted = json.to_string();
    format!("{{\"recorded\":{recorded},{}", &counted[1..])
}

/// Who owes how many points, where Black owes `owed` or White where it is negative; null where nobody owes any.
fn debt_json(owed: i32) -> Value {
    debt(owed).map_or(Value::Null, |(debtor, points)| json!({"debtor": debtor.name(), "points": points}))
}

/// The chains whose status is uncertain, each by its first point.
fn uncertain(game: &Game, judged: &Judgement) -> Vec<Value> {
    let chains = judged.uncertain(game.board()).into_iter();
    let named = chains.filter_map(|(chain, confidence)| Some((game.size().vertex(chain.first()?), confidence)));
    named.map(|(vertex, sure)| json!({"chain": vertex.to_string(), "confidence": sure})).collect()
}

/// Why a chain is called dead or living.
pub fn why_json(game: &Game, why: &ChainVerdict) -> Value {
    let begun = why.begun.iter().map(|begun| {
        let line: Vec<String> = begun.line.iter().map(|mv| mv.display(game.size()).to_string()).collect();
        json!({
            "first": begun.first.name(),
            "captured": begun.captured,
            "certainty": begun.certainty.name(),
            "line": line,
        })
    });
    let mut json = json!({"chain": vertices(game, why.chain), "dead": why.dead, "begun": begun.collect::<Vec<_>>()});
    if let Some([black, white]) = why.network {
        json["network"] = json!({"black": black, "white": white});
    }
    json
}

/// The vertices of points.
pub fn vertices(game: &Game, points: PointSet) -> Vec<String> {
    points.iter().map(|point| game.size().vertex(point).to_string()).collect()
}
