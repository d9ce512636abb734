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

#[test]
fn a_backup_is_checked_and_put_in_place_unless_a_server_has_the_file() {
    let place = folder("restore");
    let file = |name: &str| place.join(name).to_str().expect("a plain name").to_owned();
    let (db, copy, junk) = (file("ludi.db"), file("copy.db"), file("junk.db"));
    let server = Server::start(&db);
    done(&["backup", "--db", &db, &copy]);
    assert!(done(&["restore", &copy, "--check"]).contains("is whole: 0 tables"));
    let held = refused(&["restore", &copy, "--db", &db, "--replace"]);
    assert!(held.contains("another server uses"), "{held}");
    drop(server);
    assert!(refused(&["restore", &copy, "--db", &db]).contains("--replace"));
    fs::write(&junk, "no database at all, but a text of some length").expect("a file");
    assert!(refused(&["restore", &junk, "--db", &db, "--replace"]).contains("cannot be restored"));
    assert!(refused(&["restore", &file("none.db"), "--check"]).contains("cannot be restored"));
    let restored = done(&["--lang", "fr", "restore", &copy, "--db", &db, "--replace"]);
    assert!(restored.contains("Restauré"), "{restored}");
    assert!(place.join("ludi.db.before").exists() && !place.join("ludi.db-wal").exists());
    assert!(!place.join("none.db").exists(), "looking makes no file");
    drop(Server::start(&db));
    done(&["restore", &copy, "--db", &file("new.db")]);
}

#[test]
fn the_latest_copies_are_kept_and_other_files_left_alone() {
    let place = folder("rotation");
    let file = |name: &str| place.join(name).to_str().expect("a plain name").to_owned();
    drop(Server::start(&file("live.db")));
    for name in ["ludi-20200101-000000.db", "ludi-20200102-000000.db", "ludi-mine.db"] {
        fs::write(file(name), "a copy").expect("a file");
    }
    done(&["backup", "--db", &file("live.db"), &file("ludi.db"), "--keep", "2"]);
    let names = fs::read_dir(&place).expect("a folder").map(|entry| entry.expect("a file"));
    let mut names: Vec<_> =
        names.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.retain(|name| name.starts_with("ludi"));
    names.sort();
    assert_eq!(names.len(), 3, "{names:?}");
    assert_eq!((names[0].as_str(), names[2].as_str()), ("ludi-20200102-000000.db", "ludi-mine.db"));
    assert!(done(&["restore", &file(&names[1]), "--check"]).contains("is whole"));
}
