//! Lists of moves, what follows the first line of a file of Piskvork's, and the inside of RenjuNet's database: no
//! panic, and each game that is read can be played and is that of the list that is written of it.
#![no_main]

use liangyi_core::base::PointNames;
use liangyi_core::formats::OpenedFile;
use libfuzzer_sys::fuzz_target;

/// The number of line games in SGF.
const LINE_GAMES: u32 = 4;

fuzz_target!(|text: &str| {
    let piskvork = format!("Piskvorky 15x15, 11:11, 0\n{text}");
    let database = format!("<database><games>{text}</games></database>");
    for text in [text, &piskvork, &database] {
        let Ok(opened) = OpenedFile::of(text.as_bytes()) else { continue };
        for number in 1..=opened.games().min(100) {
            let Ok(game) = opened.game(LINE_GAMES, Some(number), None) else { continue };
            let moves: Vec<_> = game.moves().filter_map(|played| played.mv.point()).collect();
            let mut points = moves.clone();
            points.sort();
            points.dedup();
            let is_list = game.moves().count() == moves.len() && game.size.to_string() == "15x15" && !moves.is_empty();
            if !is_list || points.len() != moves.len() || game.steps.len() != moves.len() {
                continue;
            }
            let names = PointNames::of_line_games(game.size);
            let list: String = moves.iter().map(|&point| names.name(point)).collect();
            let again = OpenedFile::of(list.as_bytes()).and_then(|opened| opened.game(LINE_GAMES, None, None));
            assert!(again.expect("a list").moves().filter_map(|played| played.mv.point()).eq(moves));
        }
    }
});
