//! The database of a server as whoever runs it meets it.
#![allow(missing_docs)]

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use ludi_engine::phrase::unsaid;

fn program(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludi"));
    command.args(words).env("LC_ALL", "C").env_remove("LANG");
    command
}

fn run(words: &[&str]) -> Output {
    let output = program(words).output().expect("the program ends");
    for text in [&output.stdout, &output.stderr] {
        assert_eq!(unsaid(&String::from_utf8_lossy(text)), None, "{words:?}");
    }
    output
}

/// What a run says that fails with code 1.
fn refused(words: &[&str]) -> String {
    let output = run(words);
    let said = String::from_utf8(output.stderr).expect("the program writes UTF-8");
    assert_eq!(output.status.code(), Some(1), "{words:?}: {said}");
    said
}

/// What a run says that goes well.
fn done(words: &[&str]) -> String {
    let output = run(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the program writes UTF-8")
}

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    path
}

/// A server that listens, and is killed in the end.
struct Server(Child);

impl Server {
    fn start(db: &str) -> Self {
        let mut child = program(&["serve", "--db", db, "--addr", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let said = child.stdout.as_mut().expect("a pipe");
        BufReader::new(said).read_line(&mut line).expect("a line");
        assert!(line.contains("http://"), "{line}");
        Self(child)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.0.kill().expect("it runs");
        self.0.wait().expect("it ends");
    }
}

#[test]
fn a_second_server_on_one_file_is_refused_until_the_first_is_gone() {
    let place = folder("second-server");
    let db = place.join("ludi.db");
    let db = db.to_str().expect("a plain name");
    let first = Server::start(db);
    let second = ["serve", "--db", db, "--addr", "127.0.0.1:0"];
    assert!(refused(&second).contains("another server uses this database"));
    let french = refused(&[&["--lang", "fr"][..], &second].concat());
    assert!(french.contains("un autre serveur utilise cette base"), "{french}");
    // Killed without a goodbye, it leaves nothing that holds the file.
    drop(first);
    drop(Server::start(db));
}

#[cfg(unix)]
#[test]
fn databases_and_backups_are_read_by_their_owner_only() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = folder("private-files");
    let (db, copy) = (place.join("ludi.db"), place.join("copy.db"));
    let server = Server::start(db.to_str().expect("a plain name"));
    let names = [&db, &copy].map(|path| path.to_str().expect("a plain name"));
    done(&["backup", "--db", names[0], names[1]]);
    for entry in fs::read_dir(&place).expect("a folder") {
        let entry = entry.expect("a file");
        let mode = entry.metadata().expect("its rights").permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", entry.path().display());
    }
    drop(server);
}
