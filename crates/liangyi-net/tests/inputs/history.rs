//! What is shown of the last moves, and what a pass does.

use liangyi_core::base::{Color, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move, Played};
use liangyi_core::rules::{Rules, find};
use liangyi_net::inputs::{InputOptions, Inputs, NetRules, place_of, white_komi};

/// A game under the ruleset, with moves separated by commas.
fn played(ruleset: &str, lines: u32, moves: &str) -> Game {
    let rules = find(ruleset).expect("a ruleset").rules.clone();
    continued(Game::new(Size::square(lines).expect("a size"), rules), moves)
}

fn continued(mut game: Game, moves: &str) -> Game {
    for text in moves.split(',').map(str::trim).filter(|text| !text.is_empty()) {
        let (color, mv) = text.split_once(' ').expect("a colour and a move");
        let color = Color::named(color).expect("a colour");
        let mv = Move::parse(mv, game.size()).expect("a move");
        game.play(color, mv).unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    game
}

fn look(game: &Game, options: &InputOptions) -> Inputs {
    Inputs::with_options(game, game.to_move(), &NetRules::at(game), options)
}

fn marked(inputs: &Inputs, plane: usize) -> Vec<usize> {
    inputs.marked(plane).collect()
}

fn place(game: &Game, vertex: &str) -> usize {
    place_of(game.size(), game.size().parse_vertex(vertex).expect("a vertex"))
}

#[test]
fn a_pass_that_would_end_the_game_hides_history_where_passes_are_friendly() {
    let moves = "B C3, W D4, B pass";
    for (ruleset, hidden) in [("chinese", true), ("tromp-taylor", false), ("japanese", false), ("jipingdian", false)] {
        let game = played(ruleset, 5, moves);
        let inputs = look(&game, &InputOptions::default());
        let shown = [inputs.globals[0] == 1.0, !marked(&inputs, 10).is_empty(), inputs.globals[14] == 1.0];
        assert_eq!(shown, [!hidden; 3], "{ruleset}");
    }
    let game = played("tromp-taylor", 5, moves);
    let conservative = look(&game, &InputOptions { conservative_pass: true, ..InputOptions::default() });
    assert_eq!((conservative.globals[0], conservative.globals[14]), (0.0, 0.0));
}

#[test]
fn passing_hacks_hide_a_pass_that_would_not_win() {
    let hacks = InputOptions { passing_hacks: true, ..InputOptions::default() };
    // White is far behind, and at 5x5 komi does not help.
    let lost = played("tromp-taylor", 5, "B C3, W pass, B C2, W pass, B C4, W pass, B C1, W pass, B C5, W A1, B pass");
    assert_eq!(look(&lost, &InputOptions::default()).globals[14], 1.0);
    assert_eq!(look(&lost, &hacks).globals[14], 0.0);
    let won = played("tromp-taylor", 5, "B C3, W D4, B pass");
    assert_eq!(look(&won, &hacks).globals[14], 1.0);
}

#[test]
fn a_virtual_move_is_shown_as_a_pass_that_offers_nothing() {
    let game = played("jipingdian", 5, "B C3, W virtual");
    let inputs = look(&game, &InputOptions::default());
    assert_eq!((inputs.globals[0], inputs.globals[14]), (1.0, 0.0));
    assert_eq!(marked(&inputs, 10), [place(&game, "C3")]);
    // Both have spent a stone.
    assert_eq!(white_komi(&game, &NetRules::at(&game), &InputOptions::default()), 6.5);
    let passed = played("jipingdian", 5, "B C3, W pass");
    assert_eq!(look(&passed, &InputOptions::default()).globals[14], 1.0);
    assert_eq!(white_komi(&passed, &NetRules::at(&passed), &InputOptions::default()), 7.5);
}

#[test]
fn the_first_pass_takes_the_button_and_offers_nothing() {
    let rules = Rules { button: true, friendly_pass: false, ..find("aga").expect("a ruleset").rules.clone() };
    let start = Game::new(Size::square(5).expect("a size"), rules);
    let before = look(&start, &InputOptions::default());
    assert_eq!((before.globals[17], before.globals[14]), (1.0, 0.0));
    let taken = continued(start, "B pass");
    let inputs = look(&taken, &InputOptions::default());
    assert_eq!((inputs.globals[17], inputs.globals[0], inputs.globals[14]), (0.0, 1.0, 0.0));
    assert_eq!(white_komi(&taken, &NetRules::at(&taken), &InputOptions::default()), 7.0);
    let second = continued(taken, "W pass");
    assert_eq!(look(&second, &InputOptions::default()).globals[14], 1.0);
}

#[test]
fn after_the_end_one_move_is_shown() {
    let game = played("tromp-taylor", 5, "B C3, W D4, B pass, W pass");
    let inputs = look(&game, &InputOptions::default());
    assert_eq!((inputs.globals[0], inputs.globals[1]), (1.0, 0.0));
    // A move made all the same is shown with the pass before it.
    let resumed = continued(game, "B B2");
    let inputs = look(&resumed, &InputOptions::default());
    assert_eq!(marked(&inputs, 9), [place(&resumed, "B2")]);
    assert_eq!((inputs.globals[1], inputs.globals[2]), (1.0, 0.0));
}

#[test]
fn history_stops_where_a_side_has_moved_twice() {
    let game = played("tromp-taylor", 5, "B C3, B D4, W B2");
    let inputs = look(&game, &InputOptions::default());
    assert_eq!(marked(&inputs, 9), [place(&game, "B2")]);
    assert_eq!(marked(&inputs, 10), [place(&game, "D4")]);
    assert!(marked(&inputs, 11).is_empty());
    // The side that has just moved sees no history at all.
    let again = Inputs::with_options(&game, Color::White, &NetRules::at(&game), &InputOptions::default());
    assert!((9..=13).all(|plane| marked(&again, plane).is_empty()));
}

#[test]
fn blacks_first_moves_are_handicap_as_katago_takes_them() {
    let raw = |moves| {
        let game = played("chinese", 9, moves);
        let komi = |options| white_komi(&game, &NetRules::at(&game), &options);
        (komi(InputOptions::RAW) - 7.5, komi(InputOptions::default()) - 7.5)
    };
    assert_eq!(raw("B C3"), (0.0, 0.0));
    assert_eq!(raw("B C3, W pass, B G7, W pass, B G3"), (3.0, 0.0));
    assert_eq!(raw("B C3, B G7, W E5, B C7"), (2.0, 0.0));
    assert_eq!(raw("B C3, B G7, W E5, W C7"), (0.0, 0.0));
    let size = Size::square(9).expect("a size");
    let rules = find("chinese").expect("a ruleset").rules.clone();
    let handicap = Game::with_handicap(size, rules, &size.fixed_handicap(3).expect("points")).expect("stones");
    for options in [InputOptions::RAW, InputOptions::default()] {
        assert_eq!(white_komi(&handicap, &NetRules::at(&handicap), &options), 10.5);
    }
}

#[test]
fn a_ko_in_the_clean_up_is_retaken_after_a_pass_for_it() {
    let cleanup = InputOptions { cleanup: true, ..InputOptions::default() };
    let rules = find("japanese").expect("a ruleset").rules.clone();
    let board = Board::from_picture(
        "
        . X O . .
        X O . O .
        . X O . .
        . . . . .
        . . . . .",
    )
    .expect("a picture");
    let game = Game::from_setup(board, rules, Color::Black).expect("a position");
    let taken = continued(game, "B pass, W pass, B C4");
    let inputs = look(&taken, &cleanup);
    assert_eq!((inputs.globals[12], inputs.globals[13]), (1.0, 0.0));
    assert_eq!(marked(&inputs, 7), [place(&taken, "C4")]);
    assert!(marked(&inputs, 6).is_empty());
    // Another capture of the same ko by Black on the same board is marked once the ko has been retaken.
    let retaken = continued(taken, "W E1, B E5, W B4");
    let inputs = look(&retaken, &cleanup);
    assert!(marked(&inputs, 7).is_empty(), "a pass for the ko lifts its block");
    assert!(marked(&inputs, 1).contains(&place(&retaken, "C4")), "and leaves its stone");
    assert_eq!(look(&retaken, &InputOptions::default()).globals[12], 0.0);
}

/// The places of the last moves that are shown, the latest first; -1 for a pass.
fn shown(inputs: &Inputs) -> Vec<isize> {
    (0..5)
        .filter_map(|back| {
            let pass = (inputs.globals[back] != 0.0).then_some(-1);
            inputs.marked(9 + back).next().map(|place| place as isize).or(pass)
        })
        .collect()
}

/// Rules under which a pass hides nothing.
fn rules() -> Rules {
    find("tromp-taylor").expect("a ruleset").rules.clone()
}

#[test]
fn the_last_play_of_a_run_at_the_start_is_shown_as_a_move() {
    let size = Size::square(9).unwrap();
    let played = |text: &str| {
        let color = Color::named(&text[..1]).unwrap();
        Played { color, mv: Move::parse(&text[1..], size).unwrap() }
    };
    let place = |vertex: &str| place_of(size, size.parse_vertex(vertex).unwrap()) as isize;
    let run = [played("bC4"), played("bG7")];
    let (mut game, count) = Game::new(size, rules()).opened(&run, true).expect("two plays");
    assert_eq!((count, game.move_number()), (2, 0));
    let seen = |game: &Game| shown(&look(game, &InputOptions::RAW));
    assert_eq!(seen(&game), [place("G7")]);
    game.play(Color::White, Move::Pass).unwrap();
    assert_eq!(seen(&game), [-1, place("G7")]);
    game.play(Color::Black, played("bE5").mv).unwrap();
    // The play before the last one of the run was Black's too.
    assert_eq!(seen(&game), [place("E5"), -1, place("G7")]);
    // Stones that are set up are no moves.
    let points = ["C4", "G7"].map(|vertex| size.parse_vertex(vertex).unwrap());
    assert_eq!(seen(&Game::with_handicap(size, rules(), &points).unwrap()), [0; 0]);
}

#[test]
fn no_more_moves_are_shown_than_are_asked_for() {
    let size = Size::square(9).unwrap();
    let mut game = Game::new(size, rules());
    for vertex in ["C3", "G7", "C7", "G3", "E5", "pass"] {
        game.play(game.to_move(), Move::parse(vertex, size).unwrap()).unwrap();
    }
    let all = shown(&look(&game, &InputOptions::RAW));
    assert_eq!(all.len(), 5);
    for most in 0..7 {
        let inputs = look(&game, &InputOptions { max_history: Some(most), ..InputOptions::RAW });
        assert_eq!(shown(&inputs), all[..usize::from(most).min(5)], "{most}");
        // A pass is still one that the next would answer.
        assert_eq!(inputs.globals[14], 1.0);
    }
}
