//! Writing a file whole, or bit by bit without a wait: a path may name a pipe that nobody reads, a device, a stream of
//! the program.
//!
//! The crate `tempfile` makes and renames the new file. `atomic-write-file` would do no more of the rest: it replaces a
//! symbolic link instead of the file that the link names, and pipes, terminals and devices by a file.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// What the name of a file ends in that is not whole yet.
const SUFFIX: &str = ".tmp";

/// How many symbolic links are followed, as in Linux.
const LINKS: usize = 40;

/// Writes `bytes` to a new file in the same folder and renames it to `path`, so that the file has its new contents or
/// its old ones whatever happens. A symbolic link stays, and the file that it names is written; a file that exists
/// keeps its permissions. A terminal, a device, or a pipe that somebody reads is written to directly.
///
/// # Errors
///
/// If the file cannot be created, written or renamed. An existing file at `path` is unchanged then, and no other is
/// left.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = followed(path)?;
    let there = fs::metadata(&path).ok();
    // A pipe or a terminal cannot be replaced by a file.
    if there.as_ref().is_some_and(|there| !there.is_file() && !there.is_dir()) {
        return write_through(&path, bytes);
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut prefix = std::ffi::OsString::from(".");
    prefix.push(path.file_name().ok_or(ErrorKind::IsADirectory)?);
    prefix.push(".");
    let mut named = tempfile::Builder::new();
    named.prefix(&prefix).suffix(SUFFIX);
    // Nobody else sees the contents before the permissions are those of the file that is replaced.
    let mode = if there.is_some() { 0o600 } else { 0o666 };
    let fill = |mut file: &File| {
        if let Some(there) = &there {
            file.set_permissions(there.permissions())?;
        }
        file.write_all(bytes)?;
        file.sync_all()
    };
    #[cfg(target_os = "linux")]
    if let Some(file) = unnamed(folder, mode) {
        fill(&file)?;
        // The name is one for a moment only: a link replaces no file.
        if let Ok(linked) = named.make_in(folder, |path| link(&file, path)) {
            linked.persist(&path).map_err(|error| error.error)?;
            return sync_folder(folder);
        }
    }
    let mut options = fs::OpenOptions::new();
    // Exclusively: no link that lies there already is followed.
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, mode);
    // It is removed unless it is renamed.
    let file = named.make_in(folder, |path| options.open(path))?;
    fill(file.as_file())?;
    file.persist(&path).map_err(|error| error.error)?;
    sync_folder(folder)
}

/// A new file without a name, which is gone with the program however that ends; `None` where the system or the file
/// system has none.
#[cfg(target_os = "linux")]
fn unnamed(folder: &Path, mode: u32) -> Option<File> {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = fs::OpenOptions::new();
    options.write(true).mode(mode).custom_flags(OFlags::TMPFILE.bits() as i32);
    options.open(folder).ok()
}

/// Gives it a name that no other file has.
#[cfg(target_os = "linux")]
fn link(file: &File, path: &Path) -> io::Result<()> {
    use rustix::fs::{AtFlags, CWD, linkat};
    use std::os::fd::AsRawFd;
    let own = format!("/proc/self/fd/{}", file.as_raw_fd());
    Ok(linkat(CWD, own, CWD, path, AtFlags::SYMLINK_FOLLOW)?)
}

/// Removes from a folder what programs that were killed have left there of the files that they were writing. Nobody
/// may be writing there meanwhile.
///
/// # Errors
///
/// The folder cannot be read, or a file not be removed.
pub fn remove_unfinished(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_str().is_some_and(is_unfinished) && entry.file_type()?.is_file() {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Whether a file has a name that [`write_whole`] gives it before its own.
fn is_unfinished(name: &str) -> bool {
    const LETTERS: usize = 6;
    let inner = name.strip_prefix('.').and_then(|name| name.strip_suffix(SUFFIX));
    inner.and_then(|name| name.rsplit_once('.')).is_some_and(|(own, letters)| {
        !own.is_empty() && letters.len() == LETTERS && letters.bytes().all(|letter| letter.is_ascii_alphanumeric())
    })
}

/// The path at the end of the symbolic links, if `path` is one. There need not be a file.
fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..LINKS {
        if !fs::symlink_metadata(&path).is_ok_and(|there| there.is_symlink()) {
            return Ok(path);
        }
        // What the system's own links name, such as /dev/stdout, need not have a path.
        if fs::metadata(&path).is_ok_and(|there| !there.is_file()) {
            return Ok(path);
        }
        let target = fs::read_link(&path)?;
        path = path.parent().unwrap_or(Path::new("")).join(target);
    }
    Err(io::Error::other("too many symbolic links"))
}

/// Writes to what is not a regular file. A pipe that nobody reads is an error instead of a wait.
fn write_through(path: &Path, bytes: &[u8]) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt;
        if fs::metadata(path)?.file_type().is_fifo() {
            return write_pipe(&create_unwaited(path)?, bytes);
        }
    }
    fs::OpenOptions::new().write(true).open(path)?.write_all(bytes)
}

/// Writes to a pipe that does not block, as long as its reader takes something now and then.
#[cfg(unix)]
fn write_pipe(mut file: &File, mut bytes: &[u8]) -> io::Result<()> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    const PATIENCE: Timespec = Timespec { tv_sec: 10, tv_nsec: 0 };
    while !bytes.is_empty() {
        match file.write(bytes) {
            Ok(0) => return Err(ErrorKind::WriteZero.into()),
            Ok(length) => bytes = &bytes[length..],
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) if error.kind() == ErrorKind::WouldBlock => {
                if poll(&mut [PollFd::new(file, PollFlags::OUT)], Some(&PATIENCE)) == Ok(0) {
                    return Err(io::Error::new(ErrorKind::TimedOut, "the pipe is full and not read"));
                }
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Creates a file, or empties the one that is there; a pipe or a device is opened as it is. Nothing waits: what a full
/// pipe does not take is an error of the write.
///
/// # Errors
///
/// If it cannot be opened, or if it is a pipe that no program reads.
pub fn create_unwaited(path: &Path) -> io::Result<File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
        // Opening a pipe waits for its reader otherwise.
        let flags = rustix::fs::OFlags::NONBLOCK | rustix::fs::OFlags::NOCTTY;
        options.custom_flags(flags.bits() as i32);
        let is_unread = |error: &io::Error| error.raw_os_error() == Some(rustix::io::Errno::NXIO.raw_os_error());
        let is_pipe = || path.metadata().is_ok_and(|there| there.file_type().is_fifo());
        options.open(path).map_err(|error| {
            if is_unread(&error) && is_pipe() {
                io::Error::new(ErrorKind::BrokenPipe, "a pipe that no program reads")
            } else {
                error
            }
        })
    }
    #[cfg(not(unix))]
    options.open(path)
}

/// Whether the path names the file, pipe or terminal that is the standard error of the program.
pub fn is_standard_error(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let (Ok(named), Ok(own)) = (path.metadata(), rustix::fs::fstat(io::stderr())) else { return false };
        (named.dev(), named.ino()) == (own.st_dev, own.st_ino)
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        false
    }
}

/// Makes the new name last, where folders can be synchronised.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        // Some file systems cannot, and a folder may be written to without being readable.
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::InvalidInput | ErrorKind::Unsupported | ErrorKind::PermissionDenied
            ) =>
        {
            Ok(())
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_and_no_other_file_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        write_whole(&path, b"before").unwrap();
        write_whole(&path, b"after").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"after");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_failure_leaves_everything_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("taken");
        fs::create_dir(&path).unwrap();
        fs::write(path.join("kept"), b"kept").unwrap();
        assert!(write_whole(&path, b"bytes").is_err());
        assert_eq!(fs::read(path.join("kept")).unwrap(), b"kept");
        let nowhere = folder.path().join("none/file");
        let expected = File::create(&nowhere).unwrap_err().to_string();
        assert_eq!(write_whole(&nowhere, b"bytes").unwrap_err().to_string(), expected);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_a_kill_has_left_is_removed_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let kept =
            ["match.json", ".lock", ".notes.tmp", "match.json.aB3dE6.tmp", ".match.json.aB3-E6.tmp", ".aB3dE6.tmp"];
        for name in kept.iter().chain(&[".match.json.aB3dE6.tmp", ".a.b.c.ABCDEF.tmp"]) {
            fs::write(folder.path().join(name), b"").unwrap();
        }
        fs::create_dir(folder.path().join(".folder.aB3dE6.tmp")).unwrap();
        remove_unfinished(folder.path()).unwrap();
        let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        let mut wanted: Vec<_> = kept.iter().chain(&[".folder.aB3dE6.tmp"]).map(std::ffi::OsString::from).collect();
        left.sort();
        wanted.sort();
        assert_eq!(left, wanted);
        // The names are those that the crate gives.
        let named = tempfile::Builder::new().prefix(".file.").suffix(SUFFIX).tempfile_in(folder.path()).unwrap();
        assert!(is_unfinished(named.path().file_name().unwrap().to_str().unwrap()));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_file_has_no_name_before_it_is_whole() {
        let folder = tempfile::tempdir().unwrap();
        // Not every file system has such files.
        let Some(mut file) = unnamed(folder.path(), 0o600) else { return };
        file.write_all(b"bytes").unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        let path = folder.path().join("file");
        link(&file, &path).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"bytes");
        assert_eq!(link(&file, &path).unwrap_err().kind(), ErrorKind::AlreadyExists);
    }

    #[cfg(unix)]
    mod unix {
        use std::os::unix::fs::{PermissionsExt, symlink};
        use std::process::Command;

        use super::*;

        fn mode(path: &Path) -> u32 {
            fs::metadata(path).unwrap().permissions().mode() & 0o777
        }

        #[test]
        fn permissions_stay_and_new_files_have_the_usual_ones() {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("file");
            let usual = folder.path().join("usual");
            fs::write(&usual, b"").unwrap();
            write_whole(&path, b"before").unwrap();
            assert_eq!(mode(&path), mode(&usual));
            for bits in [0o600, 0o640, 0o664] {
                fs::set_permissions(&path, PermissionsExt::from_mode(bits)).unwrap();
                write_whole(&path, b"after").unwrap();
                assert_eq!(mode(&path), bits);
            }
        }

        #[test]
        fn a_link_stays_and_its_target_is_written() {
            let folder = tempfile::tempdir().unwrap();
            fs::create_dir(folder.path().join("other")).unwrap();
            let target = folder.path().join("other/target");
            for contents in ["first", "second"] {
                // The target does not exist at first.
                let (near, far) = (folder.path().join("near"), folder.path().join("other/far"));
                let _ = symlink("other/far", &near);
                let _ = symlink("target", &far);
                write_whole(&near, contents.as_bytes()).unwrap();
                assert_eq!(fs::read(&target).unwrap(), contents.as_bytes());
                assert!([near, far].iter().all(|link| fs::symlink_metadata(link).unwrap().is_symlink()));
            }
            symlink("circle", folder.path().join("circle")).unwrap();
            assert!(write_whole(&folder.path().join("circle"), b"bytes").is_err());
        }

        /// The temporary file had a name that others could foresee and take, with a link to a file of theirs.
        #[test]
        fn a_planted_link_is_not_followed() {
            let folder = tempfile::tempdir().unwrap();
            let (path, precious) = (folder.path().join("file"), folder.path().join("precious"));
            fs::write(&precious, b"precious").unwrap();
            symlink(&precious, folder.path().join(format!("file.{}.tmp", std::process::id()))).unwrap();
            write_whole(&path, b"bytes").unwrap();
            assert_eq!(fs::read(&precious).unwrap(), b"precious");
            assert!(!fs::symlink_metadata(&path).unwrap().is_symlink());
            assert_eq!(fs::read(&path).unwrap(), b"bytes");
        }

        #[test]
        fn a_pipe_is_written_to_if_it_is_read_and_else_an_error() {
            let folder = tempfile::tempdir().unwrap();
            let pipe = folder.path().join("pipe");
            assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
            assert_eq!(write_whole(&pipe, b"bytes").unwrap_err().to_string(), "a pipe that no program reads");
            // Held open for reading, without a wait for a writer.
            let reader = fs::OpenOptions::new().read(true).write(true).open(&pipe).unwrap();
            write_whole(&pipe, b"bytes").unwrap();
            let mut read = [0; 5];
            io::Read::read_exact(&mut &reader, &mut read).unwrap();
            assert_eq!(&read, b"bytes");
        }

        #[test]
        fn a_full_device_is_an_error() {
            if Path::new("/dev/full").exists() {
                assert!(write_whole(Path::new("/dev/full"), b"bytes").is_err());
            }
        }

        #[test]
        fn a_pipe_that_nobody_reads_is_an_error_at_once_and_a_full_one_takes_no_more() {
            let folder = tempfile::tempdir().unwrap();
            let pipe = folder.path().join("pipe");
            assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
            assert_eq!(create_unwaited(&pipe).unwrap_err().to_string(), "a pipe that no program reads");
            let _reader = fs::OpenOptions::new().read(true).write(true).open(&pipe).unwrap();
            let mut file = create_unwaited(&pipe).unwrap();
            let error = (0..1000).find_map(|_| file.write_all(&[b'x'; 4096]).err()).unwrap();
            assert_eq!(error.kind(), ErrorKind::WouldBlock);
        }

        #[test]
        fn a_file_is_emptied_and_a_folder_is_an_error() {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("file");
            for text in ["longer", "short"] {
                create_unwaited(&path).unwrap().write_all(text.as_bytes()).unwrap();
                assert_eq!(fs::read_to_string(&path).unwrap(), text);
            }
            assert!(create_unwaited(folder.path()).is_err());
            create_unwaited(Path::new("/dev/null")).unwrap().write_all(b"text").unwrap();
        }
    }
}
