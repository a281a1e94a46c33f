//! The SGF file of a game of a match.

use std::time::Duration;

use liangyi_core::base::Color;
use liangyi_core::sgf::{Annotations, Info, Recorded, write_annotated};
use liangyi_core::time::TimeControl;

use super::record::GameRecord;
use super::settings::MatchSettings;

/// How a game ended, for the people who read its file.
pub type Remarks<'a> = dyn Fn(&GameRecord) -> Vec<String> + Sync + 'a;

/// The text of the file: the game, who played it under which conditions, how it ended according to `remarks`, and the
/// time of each move (`None` for the moves of the opening).
pub fn text<P: Recorded>(
    settings: &MatchSettings,
    record: &GameRecord,
    game: &P,
    times: &[Option<Duration>],
    remarks: &Remarks<'_>,
) -> String {
    let name = |color: Color| Some(settings.names[record.entrant(color).index()].clone());
    let info = Info {
        rules: Some(settings.ruleset.clone()),
        black: name(Color::Black),
        white: name(Color::White),
        result: Some(record.verdict.result.clone()),
        event: Some("liangyi match".to_string()),
        program: Some(concat!("Liangyi:", env!("CARGO_PKG_VERSION")).to_string()),
        ..Info::default()
    };
    let mut root = vec![("RO", record.game.to_string())];
    if let Some(main) = settings.time.main() {
        root.push(("TM", main.as_secs_f64().to_string()));
    }
    if let Some(overtime) = overtime(settings.time) {
        root.push(("OT", overtime));
    }
    root.push(("C", comment(settings, record, remarks)));
    let taken = |time: &Option<Duration>| time.map(|time| format!("{:.3} s", time.as_secs_f64()));
    let comments = times.iter().map(taken).collect();
    write_annotated(game, &info, &Annotations { root, comments, ..Annotations::default() })
}

/// The overtime in the words of SGF's `OT` property.
fn overtime(control: TimeControl) -> Option<String> {
    if let Some(time) = control.fixed_time() {
        return Some(format!("{} s per move", time.as_secs_f64()));
    }
    match control {
        TimeControl::Unlimited | TimeControl::Absolute { .. } => None,
        TimeControl::Fischer { increment: Duration::ZERO, per_move: Duration::MAX, .. } => None,
        TimeControl::Fischer { increment: Duration::ZERO, per_move, .. } => {
            Some(format!("at most {} s per move", per_move.as_secs_f64()))
        }
        TimeControl::Fischer { increment, .. } => Some(format!("{} s fischer", increment.as_secs_f64())),
        TimeControl::ByoYomi { period, periods, .. } => Some(format!("{periods}x{} byo-yomi", period.as_secs_f64())),
        TimeControl::Canadian { period, stones, .. } => Some(format!("{stones}/{} canadian", period.as_secs_f64())),
    }
}

/// The comment on the whole game, in one line.
fn comment(settings: &MatchSettings, record: &GameRecord, remarks: &Remarks<'_>) -> String {
    let mut parts = Vec::new();
    for color in Color::BOTH {
        let index = color.index();
        let cpu = record.spent.cpu[index].map_or(String::new(), |cpu| format!(", {cpu:.2} s CPU"));
        let command = &settings.programs[record.entrant(color).index()].command;
        parts.push(format!("{color}: {command} ({:.2} s{cpu})", record.spent.wall[index]));
    }
    parts.extend(remarks(record));
    parts.join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overtime_is_written_in_the_words_of_sgf() {
        for (control, words) in [
            ("none", None),
            ("10m", None),
            ("2s/move", Some("2 s per move")),
            ("10m,30s", Some("at most 30 s per move")),
            ("10m+5s", Some("5 s fischer")),
            ("10m+3x30s", Some("3x30 byo-yomi")),
            ("10m+30s/25", Some("25/30 canadian")),
        ] {
            assert_eq!(overtime(control.parse().unwrap()).as_deref(), words, "{control}");
        }
    }
}
