//! What messages are made of: boards and points as text, and values of the library among the keys of a message.

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use serde::{Deserialize, Serialize};

/// The rows of a board from the top: `X` is Black's stone, `O` White's, `.` an empty point.
pub fn rows(board: &Board) -> Vec<String> {
    rows_of(board.size(), |point| match board.at(point) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    })
}

/// The rows of a board from the top with a sign for each point.
pub fn rows_of(size: Size, sign: impl Fn(Point) -> char) -> Vec<String> {
    map_rows(size, sign)
}

/// The rows of a board from the top with something for each point.
pub fn map_rows<T, Row: FromIterator<T>>(size: Size, of: impl Fn(Point) -> T) -> Vec<Row> {
    (0..size.height()).rev().map(|y| (0..size.width()).map(|x| of(size.point(x, y))).collect()).collect()
}

/// The name of a point.
pub fn vertex(size: Size, point: Point) -> String {
    size.vertex(point).to_string()
}

/// The names of the points of a set.
pub fn vertices(size: Size, points: &PointSet) -> Vec<String> {
    points.iter().map(|point| vertex(size, point)).collect()
}

/// A value of the library whose keys stand among those of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Among<T>(pub T);

/// The library's values in messages as TypeScript. The library knows no TypeScript, so that the types are read off a
/// value of each variant.
#[cfg(test)]
pub mod typescript {
    use std::path::PathBuf;

    use liangyi_core::base::Color;
    use liangyi_core::score::makeup::{HandError, HandFault, HandStep, MakeUpAction, Piles};
    use serde::Serialize;
    use serde_json::Value;
    use ts_rs::{Config, TS};

    use super::Among;

    /// A type of the library that messages have.
    pub trait InMessages: Serialize + Sized + 'static {
        /// Its name on the page.
        const NAME: &'static str;
        /// The key under which the name of a variant stands.
        const TAG: &'static str;

        /// A value of each variant.
        fn samples() -> Vec<Self>;
    }

    /// A value of each variant; the compiler names those that are missing.
    macro_rules! every_variant {
        ($of:ident: $($variant:ident $({ $($field:ident: $value:expr),* })?,)+) => {{
            let _is_known = |value: &$of| match value { $($of::$variant $({ $($field: _),* })? => {})+ };
            vec![$($of::$variant $({ $($field: $value),* })?),+]
        }};
    }

    impl InMessages for MakeUpAction {
        const NAME: &'static str = "Done";
        const TAG: &'static str = "action";

        fn samples() -> Vec<MakeUpAction> {
            let side = Color::Black;
            every_variant! {
                MakeUpAction:
                Stop, DeadOff, DebtPaid { side: side }, EqualTerritory { points: 0 }, EqualStones { in_bowl: 0 },
                Refill { left: [0; 2] }, Surplus { side: side }, Remainder { side: side }, Fill, FillPublic,
                FillButEyes, EyesAside, Gather, Tens { side: side, points: 0, stones: 0 },
            }
        }
    }

    type NamedStep = HandStep<Vec<String>>;

    impl InMessages for NamedStep {
        const NAME: &'static str = "HandStep";
        const TAG: &'static str = "step";

        fn samples() -> Vec<NamedStep> {
            let (side, names) = (Color::Black, || vec![String::new()]);
            every_variant! {
                NamedStep:
                DeadOff, GiveUp { side: side, at: names() }, TakeOff { side: side, at: names() },
                Fill { side: side, at: names() }, PutBack { side: side, at: names() },
                Move { side: side, from: names(), to: names() }, Exchange { black: names(), white: names() },
                FillPublic { black: names(), white: names() }, Gather,
            }
        }
    }

    impl InMessages for HandError<String> {
        const NAME: &'static str = "HandRefused";
        const TAG: &'static str = "kind";

        fn samples() -> Vec<HandError<String>> {
            let faults = every_variant! {
                HandFault:
                NoSuchPoint, NoPoints, NoDebt { side: Color::Black }, MoreThanOwed { owed: 0 }, NoStone, NotOnBorder,
                OnBorder, NotOwn, NotPublic, Twice, FewerBeside { beside: 0 }, Unequal { numbers: [0; 2] },
                NothingToGather, NoSuchStep, TooManySteps,
            };
            let has_point = |fault: &HandFault| match fault {
                HandFault::NoSuchPoint
                | HandFault::NoStone
                | HandFault::NotOnBorder
                | HandFault::OnBorder
                | HandFault::NotOwn
                | HandFault::NotPublic
                | HandFault::Twice => true,
                HandFault::NoPoints
                | HandFault::NoDebt { .. }
                | HandFault::MoreThanOwed { .. }
                | HandFault::FewerBeside { .. }
                | HandFault::Unequal { .. }
                | HandFault::NothingToGather
                | HandFault::NoSuchStep
                | HandFault::TooManySteps => false,
            };
            faults.into_iter().map(|fault| HandError { fault, point: has_point(&fault).then(String::new) }).collect()
        }
    }

    impl InMessages for Piles {
        const NAME: &'static str = "PilesBeside";
        const TAG: &'static str = "";

        fn samples() -> Vec<Piles> {
            vec![Piles::default()]
        }
    }

    /// The type of a value under a key.
    fn type_of(key: &str, value: &Value) -> &'static str {
        match value {
            Value::String(_) if key == "side" => "Color",
            Value::String(_) => "string",
            Value::Number(_) => "number",
            Value::Array(values) if values.iter().all(Value::is_string) => "Array<string>",
            Value::Array(values) if values.len() == 2 => "[number, number]",
            other => panic!("{key}: {other} has no type"),
        }
    }

    /// The type as a union of objects.
    fn union<T: InMessages>() -> String {
        let object = |sample: T| {
            let value = serde_json::to_value(sample).expect("JSON");
            let (tag, rest): (Vec<_>, Vec<_>) =
                value.as_object().expect("an object").iter().partition(|(key, _)| *key == T::TAG);
            let tag = tag.iter().map(|(key, name)| format!("\"{key}\": {name}"));
            let rest = rest.iter().map(|(key, value)| format!("{key}: {}", type_of(key, value)));
            format!("{{ {}, }}", tag.chain(rest).collect::<Vec<_>>().join(", "))
        };
        T::samples().into_iter().map(object).collect::<Vec<_>>().join(" | ")
    }

    /// The declaration of a type, with its name.
    pub fn declaration<T: InMessages>() -> (String, String) {
        (T::NAME.to_string(), format!("type {} = {};", T::NAME, union::<T>()))
    }

    impl<T: InMessages> TS for Among<T> {
        type OptionInnerType = Self;
        type WithoutGenerics = Self;

        fn name(_: &Config) -> String {
            T::NAME.to_string()
        }

        fn inline(_: &Config) -> String {
            union::<T>()
        }

        fn inline_flattened(_: &Config) -> String {
            format!("({})", union::<T>())
        }

        fn output_path() -> Option<PathBuf> {
            None
        }
    }
}
