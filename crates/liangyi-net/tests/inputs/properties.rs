//! What must hold of the inputs of any game.

use liangyi_core::base::{Color, PointSet, Size, Turn};
use liangyi_core::game::{Game, Illegal, Move};
use liangyi_core::rules::{CATALOGUE, Repetition, Text};
use liangyi_net::inputs::{InputOptions, Inputs, NetRules, Symmetry, place_of, point_at};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::support::{play_randomly, random_game};

fn any_size() -> impl Strategy<Value = Size> {
    prop_oneof![(2_u32..=7, 2_u32..=7), (2_u32..=21, 2_u32..=21)]
        .prop_map(|(width, height)| Size::new(width, height).expect("a size"))
}

/// A game under any ruleset on any board, ended or not.
fn any_game() -> impl Strategy<Value = Played> {
    let moves = prop_oneof![0_usize..40, 0_usize..400];
    (any_size(), 0..CATALOGUE.len(), moves, any::<u64>()).prop_map(|(size, ruleset, moves, seed)| {
        let rules = CATALOGUE[ruleset].rules.clone();
        Played(
            random_game(size, rules, moves, &mut Xoshiro256PlusPlus::seed_from_u64(seed)),
            CATALOGUE[ruleset].name.clone(),
        )
    })
}

/// A game and its ruleset's name, shown without its whole history.
struct Played(Game, Text);

impl std::fmt::Debug for Played {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Played(game, name) = self;
        let size = game.size();
        let last: Vec<_> =
            game.moves().rev().take(6).map(|played| (played.color, played.mv.display(size).to_string())).collect();
        writeln!(f, "{name}, {} moves, {:?}, the last ones first {last:?}", game.move_number(), game.phase())?;
        write!(f, "{}", game.board())
    }
}

fn any_options() -> impl Strategy<Value = InputOptions> {
    (any::<[bool; 5]>(), prop::option::of(0..7u16)).prop_map(|([a, b, c, d, e], max_history)| InputOptions {
        conservative_pass: a,
        passing_hacks: b,
        moves_as_handicap: c,
        suicide_for_area: d,
        cleanup: e,
        doubling_advantage: 0.0,
        max_history,
    })
}

fn points_of(inputs: &Inputs, plane: usize) -> PointSet {
    inputs.marked(plane).map(|place| point_at(inputs.size, place)).collect()
}

fn look(game: &Game, options: &InputOptions) -> Inputs {
    Inputs::with_options(game, game.to_move(), &NetRules::at(game), options)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_turned_game_has_turned_inputs(Played(game, _) in any_game(), options in any_options()) {
        let size = game.size();
        let straight = look(&game, &options);
        let mut found = 0;
        for turn in Turn::all().filter(|turn| !turn.exchanges()) {
            let turned = look(&game.turned(turn), &options);
            prop_assert_eq!(turned.globals, straight.globals);
            let to = |place| place_of(turn.size(size), turn.point(size, point_at(size, place)));
            for place in 0..size.area() {
                prop_assert_eq!(turned.marks[to(place)], straight.marks[place], "{:?}\n{:?}", turn, game.board());
            }
            if turn.size(size) == size {
                let is_turn =
                    |symmetry: &Symmetry| (0..size.area()).all(|place| symmetry.place(size, place) == to(place));
                let symmetry = Symmetry::all().find(is_turn).expect("every turn is a symmetry");
                prop_assert_eq!(&straight.turned(symmetry), &turned);
                found += 1;
            }
        }
        prop_assert_eq!(found, size.symmetries());
    }

    #[test]
    fn with_the_colours_exchanged_the_side_to_move_sees_the_same(
        Played(game, _) in any_game(),
        mut options in any_options(),
    ) {
        // A handicap is Black's, and so is what a last stone costs.
        options.moves_as_handicap = false;
        prop_assume!(!game.rules().last_stone);
        let exchange = Turn::all().find(|turn| {
            turn.exchanges() && game.size().points().all(|point| turn.point(game.size(), point) == point)
        });
        let exchanged = game.turned(exchange.expect("a turn"));
        prop_assert_eq!(exchanged.to_move(), game.to_move().opponent());
        prop_assert_eq!(look(&exchanged, &options), look(&game, &options));
    }

    #[test]
    fn marks_say_what_is_on_the_board(Played(game, _) in any_game(), options in any_options()) {
        let (size, board, color) = (game.size(), game.board(), game.to_move());
        let inputs = look(&game, &options);
        prop_assert_eq!(inputs.marks.len(), size.area());
        prop_assert_eq!(points_of(&inputs, 0), PointSet::full(size));
        let rules = NetRules::at(&game);
        let cleans = options.cleanup && inputs.globals[12] != 0.0;
        if !cleans {
            prop_assert_eq!(points_of(&inputs, 1), board.stones(color));
            prop_assert_eq!(points_of(&inputs, 2), board.stones(color.opponent()));
            for point in board.occupied().iter() {
                let liberties = board.liberties(&board.chain(point)).len();
                for plane in 3..=5 {
                    prop_assert_eq!(points_of(&inputs, plane).contains(point), liberties == plane - 2);
                }
            }
            prop_assert!(points_of(&inputs, 17).without(&board.empty()).is_empty());
        }
        let few = points_of(&inputs, 3) | points_of(&inputs, 4);
        prop_assert!(points_of(&inputs, 14).without(&few).is_empty());
        let stones = points_of(&inputs, 1) | points_of(&inputs, 2);
        prop_assert!((3..=5).all(|plane| points_of(&inputs, plane).without(&stones).is_empty()));
        prop_assert!(!points_of(&inputs, 18).intersects(&points_of(&inputs, 19)));
        prop_assert!(points_of(&inputs, 8).is_empty());
        prop_assert!(inputs.globals.iter().all(|number| number.is_finite()));
        prop_assert!(inputs.globals[18].abs() <= 0.5);
        let most = (size.area() as f32 + 20.0) / 20.0;
        prop_assert!(inputs.globals[5].abs() <= most);
        let planes = inputs.planes();
        for (place, of_point) in planes.chunks_exact(Inputs::PLANES).enumerate() {
            for (plane, &value) in of_point.iter().enumerate() {
                prop_assert_eq!(value, f32::from(u8::from(points_of(&inputs, plane).contains(point_at(size, place)))));
            }
        }
        prop_assert_eq!(inputs.globals[8] != 0.0, rules.suicide);
    }

    #[test]
    fn the_points_that_repetition_forbids_are_marked(Played(game, _) in any_game()) {
        let options = InputOptions::default();
        prop_assume!(game.button().is_none() && !game.is_drawn());
        let color = game.to_move();
        prop_assume!(game.moves().next_back().is_none_or(|played| played.color != color));
        let marked = points_of(&look(&game, &options), 6);
        for point in game.board().empty().iter() {
            // A single stone that takes itself off leaves the board as it was: no network calls that a repetition.
            let mut after = *game.board();
            let is_single = after.place(color, point).suicide.len() == 1;
            let repeats = matches!(game.check(color, Move::Play(point)), Err(Illegal::Repeats(_)));
            prop_assert_eq!(marked.contains(point), repeats && !is_single, "{:?} {:?}", point, game.board());
        }
        if game.rules().repetition == Repetition::Allowed {
            prop_assert!(marked.is_empty());
        }
    }

    #[test]
    fn the_last_moves_are_shown_unless_a_pass_would_end_it(Played(game, _) in any_game()) {
        let inputs = look(&game, &InputOptions::default());
        let moves: Vec<_> = game.moves().collect();
        let shown: Vec<bool> =
            (0..5).map(|back| inputs.marked(9 + back).next().is_some() || inputs.globals[back] != 0.0).collect();
        let hidden = game.offer().is_some() || game.is_over();
        for (back, played) in moves.iter().rev().enumerate().take(5) {
            let marked: Vec<usize> = inputs.marked(9 + back).collect();
            match played.mv {
                _ if !shown[back] => prop_assert!(hidden || back > 0 || game.rules().repetition == Repetition::Simple),
                Move::Play(point) => prop_assert_eq!(marked, [place_of(game.size(), point)]),
                Move::Pass | Move::Virtual => prop_assert!(marked.is_empty() && inputs.globals[back] == 1.0),
            }
        }
        // None is shown after one that is not.
        prop_assert!(shown.windows(2).all(|pair| pair[0] || !pair[1]));
    }

    /// Moves out of turn, after the end, forbidden ones and set-up positions.
    #[test]
    fn no_game_is_too_odd_to_be_looked_at(
        size in any_size(),
        ruleset in 0..CATALOGUE.len(),
        seed in any::<u64>(),
        options in any_options(),
    ) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let rules = CATALOGUE[ruleset].rules.clone();
        let before = random_game(size, rules.clone(), 60, &mut rng);
        let mut game = Game::from_setup(*before.board(), rules, Color::White).expect("a legal board");
        for _ in 0..60 {
            let color = if rng.random_range(0..4) == 0 { game.to_move().opponent() } else { game.to_move() };
            let empty: Vec<_> = game.board().empty().iter().collect();
            let mv = match rng.random_range(0..6) {
                0 => Move::Pass,
                1 if game.rules().virtual_moves => Move::Virtual,
                _ if empty.is_empty() => Move::Pass,
                _ => Move::Play(empty[rng.random_range(0..empty.len())]),
            };
            game.play_forced(color, mv).expect("an empty point");
            for color in Color::BOTH {
                let inputs = Inputs::with_options(&game, color, &NetRules::at(&game), &options);
                prop_assert!(inputs.globals.iter().all(|number| number.is_finite()));
            }
        }
        play_randomly(&mut game, 40, &mut rng);
        prop_assert_eq!(Inputs::of(&game), look(&game, &InputOptions::default()));
    }
}

#[test]
fn equal_inputs_are_equal_keys_and_hashes() {
    use std::collections::HashSet;

    let size = Size::square(9).expect("a size");
    let mut seen = HashSet::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut game = Game::new(size, CATALOGUE[0].rules.clone());
    for _ in 0..30 {
        let inputs = Inputs::of(&game);
        assert!(seen.insert(inputs.clone()), "{:?}", game.board());
        assert!(!seen.insert(inputs));
        play_randomly(&mut game, 1, &mut rng);
    }
}
