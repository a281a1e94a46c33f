//! The messages as TypeScript: `web/src/protocol.ts` is made of the types in `tabs`, `watch` and `states`.

use std::fmt::Write as _;
use std::path::Path;

use liangyi_arena::record::Entrant;
use liangyi_core::base::Color;
use liangyi_core::game::{End, Phase};
use liangyi_core::line::{Direction, ForbiddenKind, LineVerdict};
use liangyi_core::rules::{Repetition, Unit};
use liangyi_core::score::makeup::{Compared, HandError, HandKind, HandStep, Piles};
use liangyi_core::score::{MarginPart, Method, SumPart};
use liangyi_engine::judge::Stage;
use serde::Serialize;
use ts_rs::{Config, TS};

use crate::page::tabs::{PageAnswer, PageRequest, TabReply, TabRequest};
use crate::page::watch::{ViewRequest, ViewUpdate};
use crate::show::states::typescript::declaration;

const FILE: &str = "web/src/protocol.ts";

/// The type of values that are words, as TypeScript.
fn words<T: Serialize>(name: &str, values: impl IntoIterator<Item = T>) -> (String, String) {
    let words: Vec<String> = values.into_iter().map(|value| serde_json::to_string(&value).expect("a word")).collect();
    (name.to_string(), format!("type {name} = {};", words.join(" | ")))
}

/// The declarations of a type and of all that it uses.
#[derive(Default)]
struct Declared {
    config: Config,
    all: Vec<(String, String)>,
}

impl Declared {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        let name = T::ident(&self.config);
        if T::output_path().is_none() || self.all.iter().any(|(known, _)| *known == name) {
            return;
        }
        self.all.push((name, T::decl(&self.config)));
        T::visit_dependencies(self);
    }

    /// As `add`, for a message of which `Part` is the rest: its fields stand beside those of `T`.
    fn add_with<T: TS + 'static + ?Sized, Part: TS + 'static + ?Sized>(&mut self) {
        let declaration = T::decl(&self.config);
        let fields = declaration.trim_end_matches(';');
        self.all.push((T::ident(&self.config), format!("{fields} & {};", Part::ident(&self.config))));
        self.add::<Part>();
    }
}

impl ts_rs::TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

fn text() -> String {
    let mut declared = Declared::default();
    declared.add::<TabRequest>();
    declared.add::<TabReply>();
    declared.add_with::<PageRequest, TabRequest>();
    declared.add_with::<PageAnswer, TabReply>();
    declared.add::<ViewRequest>();
    declared.add::<ViewUpdate>();
    declared.all.extend([
        words("Color", Color::BOTH),
        words("Compared", Compared::ALL),
        words("Direction", Direction::ALL),
        words("End", End::ALL),
        words("Entrant", Entrant::BOTH),
        words("ForbiddenKind", ForbiddenKind::ALL),
        words("LineVerdict", LineVerdict::ALL),
        words("Method", Method::ALL),
        words("Phase", Phase::ALL),
        words("Repetition", Repetition::ALL),
        words("Stage", Stage::ALL),
        words("Unit", Unit::ALL),
        words("HandWord", HandKind::ALL),
        words("MarginWord", MarginPart::ALL),
        words("SumWord", SumPart::ALL),
        declaration::<HandStep<Vec<String>>>(),
        declaration::<HandError<String>>(),
        declaration::<Piles>(),
    ]);
    declared.all.sort();
    let mut text = "// Made from the Rust types by a test: UPDATE_DOCS=1 cargo test --lib typescript\n".to_string();
    for (_, declaration) in &declared.all {
        let _ = write!(text, "\nexport {declaration}\n");
    }
    // A line for each variant.
    let text = text.replace(" | {", "\n  | {").replace("& ({", "& (\n    {").replace(" | \"", "\n  | \"");
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[test]
fn the_page_has_the_types_of_the_messages() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let text = text();
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the page's folder");
        std::fs::write(&path, &text).expect("the page's types");
    }
    let shown = std::fs::read_to_string(&path).expect("the page's types");
    assert!(shown == text, "{FILE} is out of date: UPDATE_DOCS=1 cargo test --lib typescript");
}
