//! What a source file is to the rest of its crate, read as Rust code.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, File, Item, ItemMod, UseTree, Visibility};

use crate::packages::{Package, root};

/// A path of names as it is written, such as `crate::board::Board`.
pub type Names = Vec<String>;

/// What a source file is to the rest of its crate.
pub struct Module {
    /// Its path from the package's `src`.
    pub file: PathBuf,
    /// Its module's path, empty for `lib.rs`.
    pub path: Names,
    /// What it names of the crate, each as a path from the crate's root.
    pub named: BTreeSet<Names>,
    /// What it passes on by `pub use`: the name, and the path from the crate's root.
    pub passed_on: Vec<(String, Names)>,
    /// What it names of other crates, each as a path from the crate's name.
    pub outside: Vec<Names>,
    /// The public types that it defines.
    pub types: Vec<String>,
    pub is_unsafe: bool,
}

/// Collects the paths that a file names and the modules that it declares.
#[derive(Default)]
pub struct Reader {
    pub paths: Vec<Names>,
    pub passed_on: Vec<Names>,
    /// Modules in files of their own that are compiled for tests alone.
    pub test_modules: Vec<String>,
    pub types: Vec<String>,
    pub is_unsafe: bool,
}

impl Reader {
    fn read_use(&mut self, tree: &UseTree, before: &Names, passes_on: bool) {
        let mut leaf = |names: Names| if passes_on { &mut self.passed_on } else { &mut self.paths }.push(names);
        match tree {
            UseTree::Path(path) => {
                let before = [&before[..], &[path.ident.to_string()]].concat();
                self.read_use(&path.tree, &before, passes_on);
            }
            UseTree::Name(name) => leaf([&before[..], &[name.ident.to_string()]].concat()),
            UseTree::Rename(name) => leaf([&before[..], &[name.ident.to_string()]].concat()),
            UseTree::Glob(_) => leaf(before.clone()),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.read_use(tree, before, passes_on)),
        }
    }

    /// The tokens of a macro are not parsed: a path in them is names with `::` between them.
    fn read_tokens(&mut self, tokens: TokenStream) {
        let mut names: Names = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(ident) => {
                    self.is_unsafe |= ident == "unsafe";
                    if colons != 2 {
                        self.paths.push(std::mem::take(&mut names));
                    }
                    names.push(ident.to_string());
                    colons = 0;
                }
                TokenTree::Punct(sign) if sign.as_char() == ':' => colons += 1,
                TokenTree::Group(group) => {
                    self.read_tokens(group.stream());
                    colons = 0;
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => colons = 0,
            }
        }
        self.paths.push(names);
    }
}

pub fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string() == "test")
    })
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast Item) {
        let named = match item {
            Item::Struct(item) => Some((&item.vis, &item.ident)),
            Item::Enum(item) => Some((&item.vis, &item.ident)),
            Item::Trait(item) => Some((&item.vis, &item.ident)),
            Item::Type(item) => Some((&item.vis, &item.ident)),
            _ => None,
        };
        self.types
            .extend(named.filter(|(vis, _)| matches!(vis, Visibility::Public(_))).map(|(_, ident)| ident.to_string()));
        let (attributes, is_unsafe) = match item {
            Item::Fn(item) => (&item.attrs, false),
            Item::Impl(item) => (&item.attrs, item.unsafety.is_some()),
            Item::Trait(item) => (&item.attrs, item.unsafety.is_some()),
            Item::Use(item) => (&item.attrs, false),
            Item::Mod(item) => (&item.attrs, item.unsafety.is_some()),
            Item::Const(item) => (&item.attrs, false),
            _ => return visit::visit_item(self, item),
        };
        if is_for_tests(attributes) {
            if let Item::Mod(ItemMod { ident, content: None, .. }) = item {
                self.test_modules.push(ident.to_string());
            }
            return;
        }
        self.is_unsafe |= is_unsafe;
        visit::visit_item(self, item);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.read_use(&item.tree, &Vec::new(), !matches!(item.vis, Visibility::Inherited));
    }

    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        self.is_unsafe |= matches!(signature.safety, syn::Safety::Unsafe(_));
        visit::visit_signature(self, signature);
    }

    fn visit_expr_unsafe(&mut self, block: &'ast syn::ExprUnsafe) {
        self.is_unsafe = true;
        visit::visit_expr_unsafe(self, block);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.paths.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.visit_path(&call.path);
        self.read_tokens(call.tokens.clone());
    }
}

pub fn read(file: &File) -> Reader {
    let mut reader = Reader::default();
    reader.visit_file(file);
    reader
}

/// The path from the crate's root of one that is named in the module `own`; `None` where it is of another crate or
/// names what the file itself defines.
pub fn from_root(path: &[String], own: &[String], modules: &BTreeSet<Names>) -> Option<Names> {
    let first = path.first()?;
    if first == "crate" || first == "$crate" {
        return Some(path[1..].to_vec());
    }
    let mut base = own.to_vec();
    let supers = path.iter().take_while(|name| *name == "super").count();
    let selves = usize::from(first == "self");
    base.truncate(own.len().saturating_sub(supers));
    base.extend(path[supers + selves..].iter().cloned());
    let is_child = || base.len() > own.len() && modules.contains(&base[..=own.len()]);
    (supers + selves > 0 || is_child()).then_some(base)
}

/// Every source file of a package but its tests.
pub fn modules(package: &Package) -> Vec<Module> {
    let src = root().join(package.folder).join("src");
    let mut files = Vec::new();
    let mut open = vec![src.clone()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    let module_path = |file: &Path| -> Names {
        let names = file.strip_prefix(&src).expect("below src").with_extension("");
        let names = names.iter().map(|name| name.to_string_lossy().into_owned());
        names.filter(|name| !["mod", "lib", "main"].contains(&name.as_str())).collect()
    };
    let read: Vec<(PathBuf, Names, Reader)> = files
        .into_iter()
        .map(|file| {
            let text = fs::read_to_string(&file).expect("a source file");
            let parsed = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let path = module_path(&file);
            (file.strip_prefix(&src).expect("below src").to_path_buf(), path, read(&parsed))
        })
        .collect();
    let paths: BTreeSet<Names> = read.iter().map(|(_, path, _)| path.clone()).collect();
    let tests: BTreeSet<Names> = read
        .iter()
        .flat_map(|(_, path, reader)| {
            reader.test_modules.iter().map(|name| [&path[..], std::slice::from_ref(name)].concat())
        })
        .collect();
    let is_test = |path: &Names| (1..=path.len()).any(|length| tests.contains(&path[..length]));
    read.into_iter()
        .filter(|(_, path, _)| !is_test(path))
        .map(|(file, path, reader)| {
            let target = |names: &Names| from_root(names, &path, &paths);
            let passed_on = reader.passed_on.iter().filter_map(target);
            let passed_on = passed_on.filter_map(|target| Some((target.last()?.clone(), target))).collect();
            let named = reader.paths.iter().filter_map(target).collect();
            let outside = reader.paths.iter().filter(|names| target(names).is_none()).cloned().collect();
            Module { file, named, passed_on, outside, types: reader.types, is_unsafe: reader.is_unsafe, path }
        })
        .collect()
}

/// The module in which what `target` names is defined, what others pass on followed to its source.
pub fn defined_in(target: &[String], by_path: &BTreeMap<&Names, usize>, modules: &[Module]) -> Option<usize> {
    let (length, number) =
        (1..=target.len()).rev().find_map(|length| Some((length, *by_path.get(&target[..length].to_vec())?)))?;
    let passed_on = target.get(length).and_then(|name| modules[number].passed_on.iter().find(|(own, _)| own == name));
    match passed_on {
        Some((_, source)) if source != target => {
            defined_in(&[&source[..], &target[length + 1..]].concat(), by_path, modules).or(Some(number))
        }
        _ => Some(number),
    }
}

#[test]
fn every_way_to_name_a_module_is_seen() {
    let modules: BTreeSet<Names> =
        [["game", "state"], ["game", "history"]].map(|path| path.map(String::from).into()).into();
    let named = |path: &[&str], code: &str| {
        let own: Names = path.iter().map(|name| name.to_string()).collect();
        let reader = read(&syn::parse_file(code).expect("Rust"));
        let found = reader.paths.iter().filter_map(|names| from_root(names, &own, &modules));
        found.map(|names| names.join("::")).collect::<Vec<_>>()
    };
    let in_state = |code: &str| named(&["game", "state"], code);
    assert_eq!(in_state("use crate::board::Board;"), ["board::Board"]);
    assert_eq!(in_state("use crate::{board::{Board, Size}, search};"), ["board::Board", "board::Size", "search"]);
    assert_eq!(in_state("use super::super::search::Player as P;"), ["search::Player"]);
    assert_eq!(in_state("use super::history::*;"), ["game::history"]);
    assert_eq!(in_state("fn f() { super::history::f(crate::board::F::NEW) }"), ["game::history::f", "board::F::NEW"]);
    assert_eq!(in_state("fn f(x: &crate::board::Board) {}"), ["board::Board"]);
    assert_eq!(in_state("fn f() { assert_eq!(crate::board::of(1), 2); }"), ["board::of"]);
    assert_eq!(in_state("// crate::board\nconst A: &str = \"crate::board\"; use other::search;"), [""; 0]);
    assert_eq!(in_state("#[cfg(test)] mod tests { use crate::search; }"), [""; 0]);
    assert_eq!(named(&["game"], "fn f(game: state::Game) {}"), ["game::state::Game"]);
    assert_eq!(named(&["game"], "pub use state::Game;"), [""; 0], "what is passed on is not used");
}
