//! Reading files that may be anything: a pipe that nobody writes to, a device without an end.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Opens a regular file for reading.
///
/// # Errors
///
/// If there is none, or if it is a folder, a pipe or a device, which could be waited for or read without end.
pub fn open_regular(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    {
        // Opening a pipe waits for its writer otherwise.
        let flags = rustix::fs::OFlags::NONBLOCK | rustix::fs::OFlags::NOCTTY;
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, flags.bits() as i32);
    }
    let file = options.open(path)?;
    require_regular(&file)?;
    Ok(file)
}

/// An error unless the file is a regular one.
pub fn require_regular(file: &File) -> io::Result<()> {
    if file.metadata()?.is_file() { Ok(()) } else { Err(io::Error::new(ErrorKind::InvalidInput, "not a regular file")) }
}

/// Reads a regular file of at most `most` bytes.
///
/// # Errors
///
/// Those of [`open_regular`], and [`ErrorKind::FileTooLarge`] if there are more bytes.
pub fn read_whole(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_regular(path)?.take(most as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > most {
        return Err(io::Error::new(ErrorKind::FileTooLarge, format!("larger than {} MB", most >> 20)));
    }
    Ok(bytes)
}

/// [`read_whole`] for a text in UTF-8, without the byte order mark that it may begin with.
///
/// # Errors
///
/// Those of [`read_whole`], and [`ErrorKind::InvalidData`] if it is no UTF-8.
pub fn read_text(path: &Path, most: usize) -> io::Result<String> {
    let not_text = |_| io::Error::new(ErrorKind::InvalidData, "not a text in UTF-8");
    let text = String::from_utf8(read_whole(path, most)?).map_err(not_text)?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_string).unwrap_or(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_up_to_the_bound() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        std::fs::write(&path, "abc").unwrap();
        assert_eq!(read_whole(&path, 3).unwrap(), b"abc");
        assert_eq!(read_whole(&path, 2).unwrap_err().kind(), ErrorKind::FileTooLarge);
        assert_eq!(read_text(&path, 3).unwrap(), "abc");
        std::fs::write(&path, "\u{feff}abc").unwrap();
        assert_eq!(read_text(&path, 9).unwrap(), "abc");
        std::fs::write(&path, b"\xff").unwrap();
        assert_eq!(read_text(&path, 3).unwrap_err().kind(), ErrorKind::InvalidData);
        assert_eq!(read_whole(&folder.path().join("none"), 3).unwrap_err().kind(), ErrorKind::NotFound);
    }

    #[cfg(unix)]
    #[test]
    fn pipes_devices_and_folders_are_errors_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        for path in [pipe.as_path(), Path::new("/dev/zero"), Path::new("/dev/null"), folder.path()] {
            assert_eq!(read_whole(path, 3).unwrap_err().to_string(), "not a regular file", "{}", path.display());
        }
    }
}
