//! Reads a game record, replays it under its own rules, goes on with a virtual move, and writes it again.
//! `cargo run -p liangyi-core --example sgf`

use liangyi_core::game::Move;
use liangyi_core::rules::Registry;
use liangyi_core::sgf::{self, Info};

const FILE: &[u8] = b"(;GM[1]SZ[9]RU[jipingdian]KM[6.5]PB[A]PW[B];B[ee];W[ce](;B[dg])(;B[gc]))";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let record = sgf::load(&sgf::decode(FILE)?, None)?;
    for warning in &record.warnings {
        println!("warning: {warning}");
    }
    let rules = record.rules(&Registry::new()).ok_or("unknown rules")?;
    let mut game = record.game(rules)?;
    game.play(game.to_move(), Move::Virtual)?;
    for (number, played) in (1..).zip(game.moves()) {
        println!("{number} {} {}", played.color.letter(), played.mv.display(game.size()));
    }
    // Programs that do not know VM read a pass.
    print!("{}", sgf::write(&game, &Info { program: Some("example:1".to_string()), ..record.info }));
    Ok(())
}
