//! The SGF file of a game of a match.

use super::record::{GameRecord, Reason};
use super::referee::Ended;
use super::settings::Settings;
use crate::base::Color;
use crate::sgf::{Annotations, Info, write_annotated};

/// The file's text: the game, who played it under which conditions, how it ended, and the time spent on each move.
pub fn text(settings: &Settings, record: &GameRecord, ended: &Ended) -> String {
    let name = |color: Color| Some(settings.names[Settings::entrant(record.game, color).index()].clone());
    let info = Info {
        rules: Some(settings.ruleset.clone()),
        black: name(Color::Black),
        white: name(Color::White),
        result: Some(record.result.clone()),
        date: None,
        event: Some("liangyi match".to_string()),
    };
    let mut root = vec![("RO", record.game.to_string())];
    if let Some(main) = settings.time.main() {
        root.push(("TM", main.as_secs_f64().to_string()));
    }
    if let Some(overtime) = settings.time.overtime() {
        root.push(("OT", overtime));
    }
    root.push(("C", remarks(settings, record)));
    let comment = |time: &Option<std::time::Duration>| time.map(|time| format!("{:.3} s", time.as_secs_f64()));
    let comments = ended.times.iter().map(comment).collect();
    write_annotated(&ended.game, &info, &Annotations { root, comments })
}

/// What is to be said of the whole game, in a line.
fn remarks(settings: &Settings, record: &GameRecord) -> String {
    let mut parts = Vec::new();
    for color in Color::BOTH {
        let index = color.index();
        let cpu = record.cpu[index].map_or(String::new(), |cpu| format!(", {cpu:.2} s CPU"));
        let command = &settings.programs[record.entrant(color).index()].command;
        parts.push(format!("{color}: {command} ({:.2} s{cpu})", record.wall[index]));
    }
    let reason = match (record.reason, record.detail.is_empty()) {
        (Reason::Count, true) => "counted".to_string(),
        (reason, true) => reason.words().to_string(),
        (reason, false) => format!("{}: {}", reason.words(), record.detail),
    };
    parts.push(reason);
    parts.extend(record.notes.iter().cloned());
    parts.join("; ")
}
