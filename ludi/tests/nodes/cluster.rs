//! A PostgreSQL of its own.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::proxy::free_port;

/// A server that is stopped in the end, and its folder.
pub struct Cluster {
    bin: PathBuf,
    place: PathBuf,
    pub port: u16,
}

impl Cluster {
    pub fn start() -> Self {
        let bin =
            std::env::var("LUDI_POSTGRES_BIN").expect("run these tests with scripts/postgres");
        let port = free_port();
        let place = std::env::temp_dir().join(format!("ludi-nodes-{}-{port}", std::process::id()));
        std::fs::create_dir_all(&place).expect("a folder");
        if is_root() {
            let owned = Command::new("chown").arg("postgres").arg(&place).status();
            assert!(owned.expect("chown runs").success());
        }
        let cluster = Self { bin: bin.into(), place, port };
        let data = cluster.data();
        cluster.run(
            "initdb",
            &["-D", &data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"],
        );
        cluster.go();
        cluster
    }

    fn data(&self) -> String {
        self.place.join("data").display().to_string()
    }

    /// Runs one of its programs, as its own user: it refuses to be root.
    fn run(&self, program: &str, words: &[&str]) {
        let program = self.bin.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        let log = std::fs::File::create(Path::new("/dev/null")).expect("it is there");
        let status = command.args(words).current_dir(&self.place).stdout(log).status();
        assert!(status.expect("it runs").success(), "{words:?}");
    }

    fn control(&self, words: &[&str]) {
        let data = self.data();
        self.run("pg_ctl", &[&["-D", &data, "-w", "-s"], words].concat());
    }

    /// Starts it.
    pub fn go(&self) {
        let options =
            format!("-p {} -k {} -c listen_addresses=127.0.0.1", self.port, self.place.display());
        let log = self.place.join("log").display().to_string();
        self.control(&["-l", &log, "-o", &options, "start"]);
    }

    /// Stops it as an operator does.
    pub fn stop(&mut self) {
        self.control(&["-m", "fast", "stop"]);
    }

    /// Restarts it as an operator does.
    pub fn restart(&mut self) {
        self.stop();
        self.go();
    }

    /// Stops it at once, as if its power went; it recovers when it starts.
    pub fn crash(&mut self) {
        self.control(&["-m", "immediate", "stop"]);
        self.go();
    }
}

/// The address of a database.
pub fn address(database: &str, port: u16) -> String {
    format!("postgres://postgres@127.0.0.1:{port}/{database}")
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("id runs");
    id.stdout.starts_with(b"0\n")
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if std::thread::panicking() {
            // Whatever is wrong, the server goes.
            let data = self.data();
            let stop = std::panic::AssertUnwindSafe(|| {
                self.run("pg_ctl", &["-D", &data, "-m", "immediate", "stop"]);
            });
            let _ = std::panic::catch_unwind(stop);
        } else {
            self.control(&["-m", "immediate", "stop"]);
        }
        let _ = std::fs::remove_dir_all(&self.place);
    }
}
