//! Files that are written bit by bit, which may be anything: a pipe that nobody reads, a device, a stream of the
//! program.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Creates a file, or empties the one that is there; a pipe or a device is opened as it is. Nothing waits: what a full
/// pipe does not take is an error of the write.
///
/// # Errors
///
/// If it cannot be opened, or if it is a pipe that no program reads.
pub fn create_unwaited(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
        // Opening a pipe waits for its reader otherwise.
        let flags = rustix::fs::OFlags::NONBLOCK | rustix::fs::OFlags::NOCTTY;
        options.custom_flags(flags.bits() as i32);
        let is_unread = |error: &io::Error| error.raw_os_error() == Some(rustix::io::Errno::NXIO.raw_os_error());
        let is_pipe = || path.metadata().is_ok_and(|there| there.file_type().is_fifo());
        options.open(path).map_err(|error| match is_unread(&error) && is_pipe() {
            true => io::Error::new(io::ErrorKind::BrokenPipe, "a pipe that no program reads"),
            false => error,
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

#[cfg(all(test, unix))]
mod tests {
    use std::io::{ErrorKind, Write};
    use std::process::Command;

    use super::*;

    #[test]
    fn a_pipe_that_nobody_reads_is_an_error_at_once_and_a_full_one_takes_no_more() {
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe");
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        assert_eq!(create_unwaited(&pipe).unwrap_err().to_string(), "a pipe that no program reads");
        let _reader = OpenOptions::new().read(true).write(true).open(&pipe).unwrap();
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
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
        assert!(create_unwaited(folder.path()).is_err());
        create_unwaited(Path::new("/dev/null")).unwrap().write_all(b"text").unwrap();
    }
}
