//! Two short games with GNU Go 3.8, colours changed: no illegal move, and both ends agree to count.

use std::path::Path;

use crate::common::gtp::Client;

const SIZE: usize = 9;

fn gnugo() -> Client {
    // Debian keeps games out of the usual path.
    let path = ["/usr/games/gnugo", "/usr/local/bin/gnugo", "/usr/bin/gnugo"];
    let path = path.into_iter().find(|path| Path::new(path).exists());
    let path = path.expect("GNU Go is missing: run tools/test, which installs it");
    let args = ["--mode", "gtp", "--chinese-rules", "--level", "1", "--seed", "7"];
    Client::start(path, &args, Path::new(env!("CARGO_MANIFEST_DIR")))
}

/// Plays a game to its end. Every move is sent to the other side, which refuses an illegal one.
fn game(black: &mut Client, white: &mut Client) {
    for side in [&mut *black, &mut *white] {
        side.ok(&format!("boardsize {SIZE}"));
        side.ok("komi 7.5");
        side.ok("clear_board");
    }
    let mut passes = 0;
    for number in 0..300 {
        let (mover, other, color) =
            if number % 2 == 0 { (&mut *black, &mut *white, "b") } else { (&mut *white, &mut *black, "w") };
        let mv = mover.ok(&format!("genmove {color}"));
        if mv.eq_ignore_ascii_case("resign") {
            return;
        }
        passes = if mv.eq_ignore_ascii_case("pass") { passes + 1 } else { 0 };
        other.ok(&format!("play {color} {mv}"));
        if passes == 2 {
            for side in [black, white] {
                let score = side.ok("final_score");
                assert!(score == "0" || score.starts_with("B+") || score.starts_with("W+"), "{score}");
            }
            return;
        }
    }
    panic!("the game does not end");
}

#[test]
fn two_games_with_gnugo_go_without_an_illegal_move() {
    let mut ours = Client::liangyi(&["gtp", "--playouts", "200", "--seed", "3"]);
    let mut theirs = gnugo();
    game(&mut ours, &mut theirs);
    game(&mut theirs, &mut ours);
    assert!(ours.finish());
}
