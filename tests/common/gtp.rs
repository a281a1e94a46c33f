//! A GTP client over pipes, for tests that talk to a whole program.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running GTP program.
pub struct Client {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Client {
    /// Starts `program` in `folder`.
    pub fn start(program: &str, args: &[&str], folder: &Path) -> Client {
        let mut child = Command::new(program)
            .args(args)
            .env("LIANGYI_NET", "none")
            .env_remove("RUST_LOG")
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{program} does not start: {error}"));
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("stdout is piped"));
        Client { child, input, output }
    }

    /// Starts the program under test.
    pub fn liangyi(args: &[&str]) -> Client {
        Client::start(super::PROGRAM, args, Path::new(env!("CARGO_MANIFEST_DIR")))
    }

    /// Writes a line without waiting for anything.
    pub fn write(&mut self, line: &str) {
        let input = self.input.as_mut().expect("the input is open");
        writeln!(input, "{line}").and_then(|()| input.flush()).expect("the program reads");
    }

    /// Writes lines from a thread of its own and then ends the input, while replies are taken here.
    pub fn write_on_a_thread(&mut self, lines: Vec<Vec<u8>>) -> std::thread::JoinHandle<()> {
        let mut input = self.input.take().expect("the input is open");
        std::thread::spawn(move || {
            for mut line in lines {
                line.push(b'\n');
                input.write_all(&line).expect("the program reads");
            }
        })
    }

    /// The next line of the output, without its line feed; `None` at its end.
    pub fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = self.output.read_line(&mut line).expect("the output is UTF-8");
        (read > 0).then(|| line.trim_end_matches(['\r', '\n']).to_string())
    }

    /// The next reply as it came, without its empty line; `None` at the end of the output.
    pub fn reply(&mut self) -> Option<String> {
        let mut reply = String::new();
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line).expect("the output is UTF-8") == 0 {
                return (!reply.is_empty()).then_some(reply);
            }
            let line = line.trim_end_matches(['\r', '\n']);
            if line.is_empty() && !reply.is_empty() {
                return Some(reply);
            }
            if !line.is_empty() {
                if !reply.is_empty() {
                    reply.push('\n');
                }
                reply.push_str(line);
            }
        }
    }

    /// Sends a command and takes its reply: the text, or the text of an error.
    pub fn send(&mut self, command: &str) -> Result<String, String> {
        self.write(command);
        let reply = self.reply().unwrap_or_else(|| panic!("no reply to {command}"));
        let text = reply.split_once(' ').map_or("", |(_, text)| text).to_string();
        if reply.starts_with('=') { Ok(text) } else { Err(text) }
    }

    /// Sends a command that must not fail.
    pub fn ok(&mut self, command: &str) -> String {
        self.send(command).unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// Ends the input without waiting for the program.
    pub fn close(&mut self) {
        self.input = None;
    }

    /// The number of the process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Ends the input and waits for the program; whether it ended well.
    pub fn finish(mut self) -> bool {
        self.input = None;
        self.child.wait().expect("the program can be waited for").success()
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // A test that fails must not leave the program behind; one that has ended cannot be killed, which is fine.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
