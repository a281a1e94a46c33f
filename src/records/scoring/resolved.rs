//! The rules that a recorded game is counted under.

use liangyi_core::game::{Game, Illegal};
use liangyi_core::rules::{DEFAULT, FileRules, Komi, NamedRules, Registry, Rules};
use liangyi_core::score::End;
use liangyi_core::sgf::{GameResult, Info, SgfError, SgfGame, SgfWarning};

use super::marks::RecordMarks;

/// A recorded game under the rules that it is counted by.
pub struct ResolvedGame {
    /// The game.
    pub game: Game,
    /// The rules that it is counted by: those that it was played under, or else those that were asked for.
    pub rules: Rules,
    /// The komi that the record has.
    pub komi: Option<Komi>,
    /// The name of its rules.
    pub ruleset: String,
    /// What the record says of the game: its players, its result.
    pub info: Info,
    /// How both sides have declared that the game ends, where the record says so.
    pub declared_end: Option<End>,
    /// What it says by the territory that it marks at the end, where it does.
    pub marks: Option<RecordMarks>,
    /// Faults of the record that were ignored and may matter.
    pub warnings: Vec<SgfWarning>,
    /// The rules that the record names and nobody knows: the game is under the default ruleset then.
    pub unknown_rules: Option<String>,
    /// The number of a move that the rules that were asked for forbid, and why: the board is counted by them as its own
    /// rules have left it.
    pub forbidden: Option<(usize, Illegal)>,
}

impl ResolvedGame {
    /// The result in the record, where it was decided without a count: the last position says nothing of it.
    pub fn result_without_count(&self) -> Option<GameResult> {
        let result: GameResult = self.info.result.as_deref()?.parse().ok()?;
        result.is_decided_without_count().then_some(result)
    }

    /// The game of a record under `ruleset`, or else under its own rules, or else under [`DEFAULT`]; with the komi of
    /// the record, or else that of the rules. Where `ruleset` forbids one of its moves, such as a virtual one, it
    /// counts the board that the record's own rules leave.
    ///
    /// # Errors
    ///
    /// Its own rules do not allow one of its moves.
    pub fn new(file: SgfGame, registry: &Registry, ruleset: Option<&NamedRules>) -> Result<ResolvedGame, SgfError> {
        ResolvedGame::played(file, registry, ruleset, SgfGame::game)
    }

    /// The game of a record under its own rules, as [`ResolvedGame::new`] finds them, with the moves that they forbid
    /// by repetition or as suicide.
    ///
    /// # Errors
    ///
    /// One of its moves can be made under no rules.
    pub fn lenient(file: SgfGame, registry: &Registry) -> Result<ResolvedGame, SgfError> {
        ResolvedGame::played(file, registry, None, SgfGame::lenient_game)
    }

    fn played(
        file: SgfGame,
        registry: &Registry,
        ruleset: Option<&NamedRules>,
        play: impl Fn(&SgfGame, Rules) -> Result<Game, SgfError>,
    ) -> Result<ResolvedGame, SgfError> {
        let unknown_rules = match ruleset {
            Some(_) => None,
            None => file.unknown_rules(registry).map(str::to_string),
        };
        let own = || match file.info.rules.as_deref().and_then(|text| registry.in_file(text)) {
            Some(FileRules::Row(row)) => row.into(),
            Some(FileRules::Spelt(rules)) => registry.named(rules, file.size),
            None => registry.find(DEFAULT).expect("the catalogue has its default").into(),
        };
        let named: NamedRules = ruleset.cloned().unwrap_or_else(own);
        let with_komi = |rules: Rules| Rules { komi: file.komi.unwrap_or(rules.komi), ..rules };
        let rules = with_komi(named.rules);
        let (game, forbidden) = match play(&file, rules.clone()) {
            Ok(game) => (game, None),
            Err(SgfError::Illegal { number, reason, .. }) if ruleset.is_some() => {
                (play(&file, with_komi(own().rules))?, Some((number, reason)))
            }
            Err(error) => return Err(error),
        };
        let SgfGame { info, komi, declared_end, territory, agreed, warnings, .. } = file;
        let agreed = agreed.map(|agreed| RecordMarks::Whole(agreed.on(game.board())));
        let marks = agreed.or_else(|| RecordMarks::of(&game, &territory));
        Ok(ResolvedGame {
            game,
            rules,
            komi,
            ruleset: named.name,
            info,
            declared_end,
            marks,
            warnings,
            unknown_rules,
            forbidden,
        })
    }
}
