//! The words for rules: by axes, and the identities that they rest on, on random games that have come to an end.

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::game::{End, Game, Phase};
use liangyi_core::rules::{CATALOGUE, Counting, Komi, Removal, Rules, Tax, Unit, find};
use liangyi_core::score::territory::Parts;
use liangyi_core::score::{Exact, Reason, score};
use liangyi_net::inputs::{InputOptions, Inputs, LeftToAdd, NetKo, NetRules, NetScoring, white_komi};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::support::{play_randomly, random_game};

fn rules_of(name: &str) -> Rules {
    find(name).expect("a ruleset").rules.clone()
}

/// By how many points Black is ahead in a network's words.
fn margin_in_words(game: &Game) -> f64 {
    let words = NetRules::at(game);
    let area = score(game, &words.area_of(game.rules()), End::Agreed, None, &PointSet::EMPTY);
    area.margin.to_f64() - f64::from(white_komi(game, &words, &InputOptions::default()))
}

/// By how many points Black is ahead by the ruleset's own count, all stones alive; `None` where what is left to add to
/// the words touches the count: territory in seki, wild regions, draws.
fn own_margin(game: &Game) -> Option<f64> {
    if game.rules().last_stone && game.phase() == Phase::Contest && game.offer().is_none() {
        // Either side may place the last stone: words have the mean of both.
        return None;
    }
    let left = LeftToAdd::of(game.rules());
    let parts = Parts::new(game.board());
    let has_seki_with_territory = parts.groups.iter().any(|group| group.in_seki && !group.territory.is_empty());
    let is_beyond = |what: &LeftToAdd| match what {
        LeftToAdd::SekiTerritory => has_seki_with_territory,
        // A point next to no stone makes no region wild; in a region of both it counts for nobody.
        LeftToAdd::LazyLoss => !parts.wild_regions().is_empty() || !next_to_no_stone(&parts).is_empty(),
        LeftToAdd::CycleDraws => game.is_drawn(),
        LeftToAdd::SharedRegions => true,
        LeftToAdd::FreeResolution
        | LeftToAdd::VirtualMoves
        | LeftToAdd::OneSidedPoints
        | LeftToAdd::NaturalEnd
        | LeftToAdd::NullMoves
        | LeftToAdd::UnchangedBoards
        | LeftToAdd::FourPasses
        | LeftToAdd::HalfPoints => false,
    };
    if left.iter().any(is_beyond) {
        return None;
    }
    let counting = match game.rules().counting {
        // Played out, stones on the board are the stones that could still be placed.
        Counting::Stones => Counting::LivingStones,
        other => other,
    };
    let rules = Rules { counting, removal: Removal::Agreed, ..game.rules().clone() };
    let counted = score(game, &rules, End::Agreed, None, &PointSet::EMPTY);
    let doubled = match rules.unit {
        Unit::Points | Unit::Stones => 1.0,
        Unit::Zi => 2.0,
    };
    (counted.reason == Reason::Count).then(|| doubled * counted.margin.to_f64())
}

/// The points that no stone touches, in regions that neither side owns.
fn next_to_no_stone(parts: &Parts) -> PointSet {
    let open = PointSet::union(parts.regions.iter().filter(|region| region.owner().is_none()).map(|r| r.points));
    open.without(&(parts.liberties(Color::Black) | parts.liberties(Color::White)))
}

fn small_size() -> impl Strategy<Value = Size> {
    (2_u32..=9, 2_u32..=9).prop_map(|(width, height)| Size::new(width, height).expect("a size"))
}

/// A game that has ended, perhaps after a stop or two and play resumed.
fn ended_game(rules: &Rules, size: Size, resumed: usize, seed: u64) -> Game {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = random_game(size, rules.clone(), 300, &mut rng);
    for _ in 0..resumed {
        let color = game.to_move();
        let point = game.legal_moves(color).points.first();
        if let Some(point) = point {
            game.play(color, liangyi_core::game::Move::Play(point)).expect("a legal move");
        }
        play_randomly(&mut game, 60, &mut rng);
    }
    game
}

/// The rulesets whose count has words.
fn any_sayable() -> impl Strategy<Value = usize> {
    let is_sayable = |index: &usize| !LeftToAdd::of(&CATALOGUE[*index].rules).contains(&LeftToAdd::SharedRegions);
    proptest::sample::select((0..CATALOGUE.len()).filter(is_sayable).collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn the_words_give_the_margin_of_the_ruleset(
        ruleset in any_sayable(),
        size in small_size(),
        resumed in 0_usize..3,
        seed in any::<u64>(),
    ) {
        let rules = &CATALOGUE[ruleset].rules;
        let game = ended_game(rules, size, resumed, seed);
        if let Some(own) = own_margin(&game) {
            let by_words = margin_in_words(&game);
            let name = &CATALOGUE[ruleset].name;
            prop_assert!((own - by_words).abs() < 1e-4, "{name}: {own}, not {by_words}\n{}", game.board());
        }
    }

    /// 计枰点: area less extra moves is territory with prisoners, a virtual move being a stone spent.
    #[test]
    fn area_less_extra_moves_is_territory_with_prisoners(size in small_size(), seed in any::<u64>()) {
        let rules = rules_of("jipingdian");
        let game = ended_game(&rules, size, 0, seed);
        let territory = Rules { counting: Counting::Territory, extra_moves: false, ..rules.clone() };
        let by_area = score(&game, &rules, End::Agreed, None, &PointSet::EMPTY).margin;
        let by_territory = score(&game, &territory, End::Agreed, None, &PointSet::EMPTY).margin;
        let [black, white] = Color::BOTH.map(|color| i64::from(game.virtual_stones(color)));
        prop_assert_eq!(by_area, by_territory - Exact::from(black - white));
    }

    /// What was owed at the first stop stays owed, and later moves cost nothing.
    #[test]
    fn a_debt_is_fixed_at_the_first_stop(size in small_size(), seed in any::<u64>()) {
        for name in ["jipingdian", "jihuozi-art"] {
            let contest = ended_game(&rules_of(name), size, 0, seed);
            prop_assume!(contest.phase() == Phase::Stopped);
            let resumed = ended_game(&rules_of(name), size, 2, seed);
            let words = NetRules::at(&resumed);
            prop_assert_eq!(words.scoring, NetScoring::Area);
            let komi = |game| white_komi(game, &NetRules::at(game), &InputOptions::default());
            prop_assert_eq!(komi(&resumed), komi(&contest));
        }
    }

    /// Handicap stones and a set-up are paid for under territory rules, as prisoners do not show them.
    #[test]
    fn handicap_games_and_set_ups_give_the_margin_too(
        ruleset in any_sayable(),
        stones in 2_usize..=4,
        seed in any::<u64>(),
        is_handicap in any::<bool>(),
    ) {
        let rules = &CATALOGUE[ruleset].rules;
        let size = Size::square(8).expect("a size");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = if is_handicap {
            let points = size.fixed_handicap(stones).expect("handicap points");
            Game::with_handicap(size, rules.clone(), &points).expect("handicap stones")
        } else {
            let board = *random_game(size, rules.clone(), 8 * stones, &mut rng).board();
            Game::from_setup(board, rules.clone(), Color::White).expect("a legal board")
        };
        play_randomly(&mut game, 200, &mut rng);
        if let Some(own) = own_margin(&game) {
            let by_words = margin_in_words(&game);
            let name = &CATALOGUE[ruleset].name;
            prop_assert!((own - by_words).abs() < 1e-4, "{name}: {own}, not {by_words}\n{}", game.board());
        }
    }
}

#[test]
fn each_ruleset_has_its_words() {
    use LeftToAdd::*;
    let table: &[(&str, NetKo, NetScoring, Tax, &[LeftToAdd])] = &[
        (
            "jipingdian",
            NetKo::Situational,
            NetScoring::Territory,
            Tax::None,
            &[FreeResolution, VirtualMoves, OneSidedPoints],
        ),
        ("jihuozi", NetKo::Situational, NetScoring::Area, Tax::All, &[VirtualMoves, OneSidedPoints, SekiTerritory]),
        ("jihuozi-natural", NetKo::Situational, NetScoring::Area, Tax::All, &[VirtualMoves, SekiTerritory, NaturalEnd]),
        (
            "jihuozi-art",
            NetKo::Situational,
            NetScoring::Territory,
            Tax::All,
            &[FreeResolution, VirtualMoves, OneSidedPoints, SekiTerritory],
        ),
        (
            "jihuozi-simple",
            NetKo::Simple,
            NetScoring::Area,
            Tax::All,
            &[VirtualMoves, OneSidedPoints, SekiTerritory, CycleDraws],
        ),
        ("jihuozi-ancient", NetKo::Simple, NetScoring::Area, Tax::All, &[SekiTerritory, NaturalEnd]),
        ("jihuozi-2010", NetKo::Simple, NetScoring::Area, Tax::All, &[OneSidedPoints, SekiTerritory, FourPasses]),
        ("jihuozi-2011", NetKo::Positional, NetScoring::Area, Tax::All, &[OneSidedPoints, SekiTerritory]),
        ("new-ing", NetKo::Positional, NetScoring::Area, Tax::None, &[NullMoves, LazyLoss, HalfPoints]),
        ("chinese", NetKo::Situational, NetScoring::Area, Tax::None, &[]),
        ("chinese-old", NetKo::Positional, NetScoring::Area, Tax::None, &[]),
        ("olympic-2008", NetKo::Situational, NetScoring::Area, Tax::None, &[]),
        (
            "proportional",
            NetKo::Situational,
            NetScoring::Area,
            Tax::None,
            &[NaturalEnd, SharedRegions, UnchangedBoards],
        ),
        (
            "proportional-majority",
            NetKo::Situational,
            NetScoring::Area,
            Tax::None,
            &[NaturalEnd, SharedRegions, UnchangedBoards],
        ),
        ("tromp-taylor", NetKo::Positional, NetScoring::Area, Tax::None, &[]),
        ("japanese", NetKo::Simple, NetScoring::Territory, Tax::Seki, &[]),
        ("korean", NetKo::Simple, NetScoring::Territory, Tax::Seki, &[]),
        ("aga", NetKo::Situational, NetScoring::Area, Tax::None, &[]),
        ("new-zealand", NetKo::Situational, NetScoring::Area, Tax::None, &[]),
        ("ing", NetKo::Positional, NetScoring::Area, Tax::None, &[]),
        ("ing-1991", NetKo::Simple, NetScoring::Area, Tax::None, &[FourPasses]),
        ("stone-scoring", NetKo::Simple, NetScoring::Area, Tax::All, &[]),
    ];
    assert_eq!(table.len(), CATALOGUE.len());
    for &(name, ko, scoring, tax, left) in table {
        let rules = rules_of(name);
        let words = NetRules::of(&rules);
        assert_eq!((words.ko, words.scoring, words.tax), (ko, scoring, tax), "{name}");
        assert_eq!(LeftToAdd::of(&rules), left, "{name}");
        assert_eq!((words.komi, words.handicap_bonus), (rules.komi, rules.handicap_bonus), "{name}");
    }
}

#[test]
fn komi_beyond_the_board_is_cut() {
    let size = Size::square(2).expect("a size");
    for (komi, expected) in [(1000.0, -1.2), (-1000.0, 1.2), (6.5, -0.325)] {
        let rules = Rules { komi: Komi::from_points(komi).expect("komi"), ..rules_of("chinese") };
        let inputs = Inputs::of(&Game::new(size, rules));
        assert!((inputs.globals[5] - expected).abs() < 1e-6, "{komi}");
    }
}
