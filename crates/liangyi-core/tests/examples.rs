//! The examples are short, and the README names each of them.

use std::fs;
use std::path::Path;

const MOST_LINES: usize = 30;

#[test]
fn examples_have_at_most_30_lines_and_stand_in_the_readme() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(root.join("README.md")).expect("the README");
    let mut files = 0;
    for entry in fs::read_dir(root.join("examples")).expect("the folder of examples") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name").to_string();
        let lines = fs::read_to_string(&path).expect("an example").lines().count();
        assert!(lines <= MOST_LINES, "{name} has {lines} lines");
        assert!(readme.contains(&format!("(examples/{name})")), "the README says nothing of {name}");
        files += 1;
    }
    assert!(files >= 4, "{files} examples");
}
