//! Planes and numbers equal KataGo's.

use liangyi_net::inputs::{InputOptions, Inputs, NetRules};
use serde_json::Value;

use crate::golden_rows::{game_of, golden_rows};

#[test]
fn planes_and_globals_are_katagos() {
    let rows: Vec<Value> = golden_rows().into_iter().filter(|row| !row["input"].is_null()).collect();
    assert!(rows.len() == 66, "{} rows have inputs", rows.len());
    let mut wrong = Vec::new();
    for row in rows {
        let cleanup = row["config"]["preventCleanupPhase"] == Value::Bool(false);
        let game = game_of(&row);
        let options = InputOptions { cleanup, ..InputOptions::RAW };
        let inputs = Inputs::with_options(&game, game.to_move(), &NetRules::of(game.rules()), &options);
        let name = format!("{} {} {}", row["net"], row["size"], row["note"]);
        for plane in 0..Inputs::PLANES {
            let theirs: Vec<usize> = row["input"]["planes"][plane.to_string()]
                .as_array()
                .expect("a plane")
                .iter()
                .map(|place| place.as_u64().expect("a place") as usize)
                .collect();
            let ours: Vec<usize> = inputs.marked(plane).collect();
            if ours != theirs {
                wrong.push(format!("{name}: plane {plane}: {ours:?}, not {theirs:?}"));
            }
        }
        for (number, &ours) in inputs.globals.iter().enumerate() {
            let theirs = row["input"]["globals"][number].as_f64().expect("a number") as f32;
            if (ours - theirs).abs() > 1e-5 {
                wrong.push(format!("{name}: global {number}: {ours}, not {theirs}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
