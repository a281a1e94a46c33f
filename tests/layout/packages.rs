//! The packages of the workspace and the order of their rooms.

use std::collections::BTreeSet;
use std::path::Path;

/// A package of the workspace.
pub struct Package {
    pub name: &'static str,
    /// Its folder, from the repository's root.
    pub folder: &'static str,
    /// The packages to the left of it, which it may use.
    pub may_use: &'static [&'static str],
    /// Its rooms from left to right: folders of `src`, or folders in these. Those in one group have the same place and
    /// do not use each other.
    pub rooms: &'static [&'static [&'static str]],
}

pub const PACKAGES: [Package; 6] = [
    Package {
        name: "liangyi-core",
        folder: "crates/liangyi-core",
        may_use: &[],
        rooms: &[&["base", "time", "text"], &["rules"], &["board"], &["game"], &["score", "sgf"], &["formats", "line"]],
    },
    Package {
        name: "liangyi-net",
        folder: "crates/liangyi-net",
        may_use: &["liangyi-core"],
        rooms: &[&["model", "inputs"], &["run"]],
    },
    Package {
        name: "liangyi-engine",
        folder: "crates/liangyi-engine",
        may_use: &["liangyi-core", "liangyi-net"],
        rooms: &[
            &["files", "threads", "playout"],
            &["policy"],
            &["search"],
            &["judge", "lineplay"],
            &["player"],
            &["selfplay", "engine"],
        ],
    },
    Package {
        name: "liangyi-arena",
        folder: "crates/liangyi-arena",
        may_use: &["liangyi-core", "liangyi-net", "liangyi-engine"],
        // It is one room; its files are held to have no circles.
        rooms: &[],
    },
    Package {
        name: "liangyi",
        folder: ".",
        may_use: &["liangyi-core", "liangyi-net", "liangyi-engine", "liangyi-arena"],
        rooms: &[
            &["records/files", "records/networks", "records/scoring", "solve"],
            &["protocol"],
            &["table", "show/states"],
            &["show/review"],
            &["show/words"],
            &["show/draw", "show/lessons"],
            &["show/reports"],
            &["gtp", "analysis", "piskvork", "cli/terminal", "page/tabs", "page/watch"],
            &["page/web"],
            &["cli"],
        ],
    },
    Package {
        name: "liangyi-lab",
        folder: "crates/liangyi-lab",
        // Nothing uses it, the program neither.
        may_use: &["liangyi-core", "liangyi-net", "liangyi-engine", "liangyi-arena"],
        rooms: &[&["train", "farm"], &["cli"]],
    },
];

impl Package {
    /// The room of what is at this path from the package's root: the longest name that is listed.
    pub fn room(&self, path: &[String]) -> Option<&'static str> {
        let rooms = self.rooms.iter().copied().flatten().copied();
        let holds = |room: &&str| {
            room.split('/').enumerate().all(|(depth, name)| path.get(depth).is_some_and(|own| own == name))
        };
        rooms.filter(holds).max_by_key(|room| room.len())
    }

    /// The folders of `src` that are rooms or hold some.
    pub fn folders(&self) -> BTreeSet<&'static str> {
        let rooms = self.rooms.iter().copied().flatten();
        rooms.map(|room| room.split('/').next().expect("a folder")).collect()
    }
}

/// The package of this name.
pub fn package(name: &str) -> &'static Package {
    PACKAGES.iter().find(|package| package.name == name).expect("a package")
}

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
