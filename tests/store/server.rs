//! A PostgreSQL of a test's own, run by a user without privileges, as the server demands.

use std::ffi::OsStr;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::common::text;

/// What nobody but the server may read.
pub const PASSWORD: &str = "Mondschein-17";

/// The server; it ends with this.
pub struct Server {
    folder: PathBuf,
    port: u16,
}

impl Server {
    pub fn start() -> Server {
        let made = of_user("mktemp").args(["-d", "--tmpdir", "liangyi-store-XXXXXX"]).output().expect("mktemp");
        let folder = PathBuf::from(String::from_utf8(made.stdout).expect("a path").trim());
        let secret = folder.join("password");
        fs::write(&secret, PASSWORD).expect("a file");
        let data = folder.join("data");
        let mut initdb = of_user(program("initdb"));
        initdb.args(["-U", "liangyi", "-A", "scram-sha-256", "-E", "UTF8", "--no-locale", "--no-sync", "--pwfile"]);
        let made = initdb.arg(&secret).arg("-D").arg(&data).output().expect("initdb");
        assert!(made.status.success(), "{}", text(&made));
        let port = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address").port();
        let server = Server { folder, port };
        assert!(server.begin(), "{}", fs::read_to_string(server.folder.join("log")).unwrap_or_default());
        server
    }

    /// Whether it has started.
    fn begin(&self) -> bool {
        let folder = self.folder.display();
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c max_connections=120 -c unix_socket_directories={folder}",
            self.port
        );
        self.control()
            .args(["-w", "-o", &options, "start"])
            .arg("-l")
            .arg(self.folder.join("log"))
            .status()
            .is_ok_and(|status| status.success())
    }

    fn control(&self) -> Command {
        let mut control = of_user(program("pg_ctl"));
        control.arg("-s").arg("-D").arg(self.folder.join("data"));
        control
    }

    /// The address of the match of this name, with these further parameters.
    pub fn url(&self, name: &str, parameters: &str) -> String {
        format!("postgres://liangyi:{PASSWORD}@127.0.0.1:{}/postgres?match={name}{parameters}", self.port)
    }

    /// What a query finds that has one answer; `None` while the server cannot say.
    pub fn find(&self, query: &str) -> Option<String> {
        let found = self.psql().args(["-tAqc", query]).output().expect("psql");
        found.status.success().then(|| String::from_utf8_lossy(&found.stdout).trim().to_string())
    }

    /// A session of PostgreSQL's own client.
    pub fn psql(&self) -> Command {
        let mut psql = Command::new(program("psql"));
        psql.env("PGPASSWORD", PASSWORD).args(["-h", "127.0.0.1", "-U", "liangyi", "-d", "postgres"]);
        psql.args(["-p", &self.port.to_string()]);
        psql
    }

    /// How many games are kept.
    pub fn games(&self) -> usize {
        self.find("SELECT count(*) FROM liangyi.game").and_then(|count| count.parse().ok()).unwrap_or(0)
    }

    /// Ends it as a lost machine does.
    pub fn kill(&self) {
        let pid = fs::read_to_string(self.folder.join("data/postmaster.pid")).expect("it runs");
        let pid = pid.lines().next().expect("a number").to_string();
        assert!(Command::new("kill").args(["-KILL", &pid]).status().expect("kill").success());
    }

    /// Starts it again, once what was left of it has ended.
    pub fn restart(&self) {
        let begun = Instant::now();
        while !self.begin() {
            assert!(begun.elapsed() < Duration::from_secs(60), "it does not start again");
            sleep(Duration::from_millis(300));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.control().args(["-m", "immediate", "stop"]).status();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A program of PostgreSQL's, which Debian keeps out of the usual path.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let found = versions.map(|version| version.path().join("bin").join(name)).filter(|path| path.is_file());
    found.max().unwrap_or_else(|| Path::new(name).to_path_buf())
}

/// A command of a user without privileges: this one, or the one that Debian makes for the server.
fn of_user(program: impl AsRef<OsStr>) -> Command {
    if !rustix::process::geteuid().is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program).current_dir("/");
    command
}
