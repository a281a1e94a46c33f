//! What the programs of a match are made of, so that machines whose programs only have the same name do not mix.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::{env, io};

use sha2::{Digest, Sha256};

use super::gtp_engine::Program;

/// The SHA-256 of the program, and of every file that its command line names, by the word that names it.
pub fn hashes(program: &Program) -> io::Result<BTreeMap<String, String>> {
    let words = shell_words::split(&program.command).map_err(io::Error::other)?;
    let mut hashes = BTreeMap::new();
    for (at, word) in words.iter().enumerate() {
        let path = match at {
            0 => found(word),
            // As in --config=FILE.
            _ => [Some(word.as_str()), word.split_once('=').map(|(_, value)| value)]
                .into_iter()
                .flatten()
                .map(PathBuf::from)
                .find(|path| path.is_file()),
        };
        if let Some(path) = path {
            hashes.insert(word.clone(), hash(&path)?);
        }
    }
    Ok(hashes)
}

/// The file of a program, as the system finds it.
fn found(word: &str) -> Option<PathBuf> {
    let named = Path::new(word);
    if named.components().count() > 1 {
        return Some(named.to_path_buf());
    }
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders)
        .map(|folder| folder.join(format!("{word}{}", env::consts::EXE_SUFFIX)))
        .find(|path| path.is_file())
}

fn hash(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let mut hasher = Sha256::new();
    let mut bytes = vec![0; 1 << 16];
    loop {
        match io::Read::read(&mut file, &mut bytes)? {
            0 => break,
            read => hasher.update(&bytes[..read]),
        }
    }
    Ok(hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_and_the_files_that_are_named_are_hashed() {
        let folder = tempfile::tempdir().unwrap();
        let config = folder.path().join("a.cfg");
        std::fs::write(&config, "abc").unwrap();
        let of = |command: String| hashes(&Program { command, setup: Vec::new() }).unwrap();
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        let named = of(format!("sh --config={0} {0} word", config.display()));
        assert_eq!(named.keys().filter(|word| word.ends_with("a.cfg")).count(), 2);
        assert!(named.iter().all(|(word, hash)| (word == "sh") != (hash == abc)), "{named:?}");
        std::fs::write(&config, "abd").unwrap();
        let changed = of(format!("sh {}", config.display()));
        assert_ne!(changed[&config.display().to_string()], abc);
        assert_eq!(changed["sh"], named["sh"]);
    }
}
