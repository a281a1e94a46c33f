//! What is wrong with JSON that this program keeps, in words for those who have its files, not for those who know the
//! types that it is read into.

use serde_json::Error;
use serde_json::error::Category;

/// What begins an error about a value, and what follows it where there is something.
const UNEXPECTED: [&str; 2] = ["invalid type: ", "invalid value: "];

/// What is wrong with a text that has been read as JSON, in a clause. The line, which the caller names, is left out.
pub fn json_fault(error: &Error) -> String {
    let text = error.to_string();
    // The reader adds the place, where it has one.
    let text = text.rsplit_once(" at line ").map_or(text.as_str(), |(text, _)| text);
    match error.classify() {
        Category::Io => text.to_string(),
        Category::Eof => "it ends in the middle".to_string(),
        Category::Syntax => format!("it is not JSON at column {}", error.column()),
        Category::Data => of_data(text),
    }
}

/// What is wrong with a value that is JSON, from the words of the reader.
fn of_data(text: &str) -> String {
    if let Some(name) = text.strip_prefix("missing field ") {
        return format!("{name} is missing");
    }
    if let Some(name) = text.strip_prefix("duplicate field ") {
        return format!("{name} stands there twice");
    }
    let (told, expected) = text.split_once(", expected ").unwrap_or((text, ""));
    for unknown in ["unknown field ", "unknown variant "] {
        if let Some(name) = told.strip_prefix(unknown) {
            return format!("{name} stands there instead of {expected}");
        }
    }
    if let Some(number) = told.strip_prefix("invalid length ") {
        return format!("{number} values stand there instead of {expected}");
    }
    match UNEXPECTED.iter().find_map(|begin| told.strip_prefix(begin)) {
        Some(value) => format!("{value} stands there instead of {expected}"),
        None => text.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::settings::MatchSettings;

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    #[expect(dead_code, reason = "only read")]
    struct Kept {
        size: u8,
        names: [String; 2],
        end: Option<End>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum End {
        Count,
        Resign,
    }

    #[test]
    fn a_fault_is_told_in_words_about_the_file() {
        let fault = |text: &str| json_fault(&serde_json::from_str::<Kept>(text).unwrap_err());
        for (text, told) in [
            (r#"{"size":9"#, "it ends in the middle"),
            ("", "it ends in the middle"),
            (r#"{"size":9,}"#, "it is not JSON at column 11"),
            (r#"{"size":9}"#, "`names` is missing"),
            (r#"{"size":9,"size":9}"#, "`size` stands there twice"),
            (r#"{"size":"nine"}"#, "string \"nine\" stands there instead of u8"),
            (r#"{"size":900}"#, "integer `900` stands there instead of u8"),
            (r#"{"names":[]}"#, "0 values stand there instead of an array of length 2"),
            (r#"{"komi":7}"#, "`komi` stands there instead of one of `size`, `names`, `end`"),
            (r#"{"end":"tie"}"#, "`tie` stands there instead of `count` or `resign`"),
        ] {
            assert_eq!(fault(text), told, "{text}");
        }
    }

    #[test]
    fn no_fault_of_a_match_has_the_words_of_the_reader() {
        let whole = serde_json::to_value(crate::testing::settings()).unwrap();
        let mut needed = Vec::new();
        for key in whole.as_object().unwrap().keys() {
            let mut part = whole.clone();
            part.as_object_mut().unwrap().remove(key);
            if let Err(error) = serde_json::from_value::<MatchSettings>(part) {
                assert_eq!(json_fault(&error), format!("`{key}` is missing"));
                needed.push(key.as_str());
            }
        }
        assert!(needed.contains(&"max_moves"), "{needed:?}");
    }
}
