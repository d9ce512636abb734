//! A server for a test.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::Guarded;

/// A server on a port and a database of its own.
pub struct Server {
    process: Option<Guarded>,
    /// Its address, without a slash at the end.
    pub base: String,
    place: TempDir,
    /// How long its bots wait, in milliseconds.
    pace: u32,
    /// Whose draws it repeats; none: it is `ludi serve`, as people run it.
    rehearses: Option<String>,
}

impl Server {
    /// Starts a server whose bots move at once, with the same draws in every run of this test.
    pub fn start() -> Self {
        Self::paced(0)
    }

    /// The same with bots that wait so many milliseconds.
    pub fn paced(pace: u32) -> Self {
        let test = std::thread::current().name().unwrap_or("browser").to_owned();
        Self::new(pace, Some(test))
    }

    /// Starts `ludi serve`.
    pub fn of_people() -> Self {
        Self::new(0, None)
    }

    fn new(pace: u32, rehearses: Option<String>) -> Self {
        let place = TempDir::new().expect("a temporary folder");
        let mut server = Self { process: None, base: String::new(), place, pace, rehearses };
        server.run("127.0.0.1:0");
        server
    }

    /// What cargo built: it stands above the folder of the tests.
    fn binary(name: &str) -> PathBuf {
        let own = std::env::current_exe().expect("a test knows where it is");
        let built = own.ancestors().nth(2).expect("tests stand in target/…/deps").join(name);
        assert!(built.exists(), "no {}: run scripts/browser, which builds it", built.display());
        built
    }

    fn run(&mut self, addr: &str) {
        let (db, pace) = (self.place.path().join("ludi.db"), self.pace.to_string());
        let mut command = match &self.rehearses {
            Some(test) => {
                let mut command = Command::new(Self::binary("examples/rehearsal"));
                command.args([test.as_str(), addr]).arg(db).arg(pace);
                command
            }
            None => {
                let mut command = Command::new(Self::binary("ludi"));
                command.args(["--lang", "en", "serve", "--bot-pace", &pace]);
                command.args(["--addr", addr, "--db"]).arg(db);
                command
            }
        };
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the server runs");
        let out = child.stdout.take().expect("the output is piped");
        self.process = Some(Guarded(child));
        let mut greeting = String::new();
        BufReader::new(out).read_line(&mut greeting).expect("the server says where it is");
        let address = greeting.split_whitespace().find(|word| word.starts_with("http://"));
        let address = address.unwrap_or_else(|| panic!("no address in {greeting:?}"));
        address.trim_end_matches('/').clone_into(&mut self.base);
    }

    /// Kills the server as `kill -9` does.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Starts it again on the same address and database.
    pub fn again(&mut self) {
        let port = self.base.rsplit(':').next().expect("the address has a port").to_owned();
        self.run(&format!("127.0.0.1:{port}"));
    }
}
