//! The database of a server as whoever runs it meets it.
#![allow(missing_docs)]

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
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
        Self::with(&["--db", db], Stdio::null()).0
    }

    /// A server with more words, whose log goes somewhere, and the address it says.
    fn with(words: &[&str], log: Stdio) -> (Self, String) {
        let words = [&["serve", "--addr", "127.0.0.1:0"], words].concat();
        let mut child =
            program(&words).stdout(Stdio::piped()).stderr(log).spawn().expect("the program starts");
        let mut line = String::new();
        let said = child.stdout.as_mut().expect("a pipe");
        BufReader::new(said).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).expect("an address");
        let address = address.split_whitespace().next().expect("a word").to_owned();
        (Self(child), address)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.0.kill().expect("it runs");
        self.0.wait().expect("it ends");
    }
}

/// What a server answers to a request without anything else.
fn ask(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("a server");
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("it listens");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

#[test]
fn the_log_of_requests_names_tables_and_nobody() {
    let place = folder("request-logs");
    let file = |name: &str| place.join(name).to_str().expect("a plain name").to_owned();
    let log = fs::File::create(file("log")).expect("a file");
    let metrics = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let there = metrics.local_addr().expect("an address").to_string();
    drop(metrics);
    let db = file("ludi.db");
    let words = ["--db", &db, "--json-logs", "--metrics-addr", &there, "--bot-threads", "1"];
    let limits = ["--limit-tables", "20/6", "--limit-connections", "50"];
    let (server, address) = Server::with(&[&words[..], &limits].concat(), log.into());
    let address = address.replace("localhost", "127.0.0.1");
    ask(&address, "/t/0123456789abcdef/seat/2/secretsecretsecretsecret");
    ask(&address, "/come/linklinklinklinklinklinklinklink");
    assert!(ask(&address, "/metrics").contains("404"));
    assert!(ask(&there, "/metrics").contains("ludi_requests_total"));
    drop(server);
    let said = fs::read_to_string(file("log")).expect("a log");
    assert!(said.contains("\"table\":\"0123456789abcdef\""), "{said}");
    for word in ["secretsecret", "linklink"] {
        assert!(!said.contains(word), "{said}");
    }
}

/// A database that stands with the tests of the store, made anew.
fn thawed(format: i64, db: &str) {
    let sql = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/formats");
    let sql = fs::read_to_string(sql.join(format!("{format}.sql"))).expect("a database");
    statements(db, sql);
}

/// Runs statements on a database, which is made if there is none.
fn statements(db: &str, sql: String) {
    use sqlx::Connection as _;
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let address = format!("sqlite://{db}?mode=rwc");
        let mut connection = sqlx::SqliteConnection::connect(&address).await.expect("a database");
        let done = sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await;
        done.expect("good statements");
        connection.close().await.expect("it closes");
    });
}

#[test]
fn a_database_of_every_format_is_opened_and_all_its_tables_too() {
    let place = folder("formats");
    for format in 1..=7 {
        let db = place.join(format!("{format}.db"));
        let db = db.to_str().expect("a plain name");
        thawed(format, db);
        assert!(done(&["check-db", db]).contains("opens 2 tables"), "{format}");
        // A server brings it up to date, and it is looked at again beside it.
        let server = Server::start(db);
        assert!(done(&["check-db", db, "--json"]).contains("\"tables\":2"), "{format}");
        drop(server);
    }
}

#[test]
fn a_table_that_would_not_open_is_named_with_the_reason() {
    let place = folder("check-db");
    let file = |name: &str| place.join(name).to_str().expect("a plain name").to_owned();
    let db = file("ludi.db");
    thawed(7, &db);
    let spoil = "UPDATE events SET line = replace(line, '\"seat\":0', '\"seat\":9') \
                 WHERE table_id = 'fedcba9876543210' AND position > 20";
    statements(&db, spoil.to_owned());
    let before = fs::read(&db).expect("a file");
    let output = run(&["check-db", &db]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("fedcba9876543210  builders  ") && !said.contains("0123456789abcdef"));
    let json = String::from_utf8(run(&["check-db", &db, "--json"]).stdout).expect("UTF-8");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["troubles"][0]["id"], "fedcba9876543210");
    assert!(json["troubles"][0]["why"].as_str().is_some_and(|why| !why.is_empty()));
    assert!(fs::read(&db).expect("a file") == before, "only read");
    assert!(refused(&["check-db", &file("none.db")]).contains("none.db"));
    assert!(!place.join("none.db").exists(), "looking makes no file");
    fs::write(file("junk.db"), "no database at all, but a text of some length").expect("a file");
    assert!(refused(&["check-db", &file("junk.db")]).contains("junk.db"));
}

#[test]
fn a_site_is_looked_after_with_and_without_its_server() {
    let place = folder("admin");
    let db = place.join("ludi.db");
    let db = db.to_str().expect("a plain name");
    thawed(7, db);
    let admin = |words: &[&str]| done(&[&["admin", "--db", db], words].concat());
    let list = admin(&["list"]);
    assert!(list.contains("fedcba9876543210  builders  g1, g2") && list.contains("running"));
    assert!(list.contains("finished") && !list.contains("sensible 1 "), "{list}");
    assert!(admin(&["list", "--names"]).contains("g1 ("));
    for during in [false, true] {
        let server = during.then(|| Server::start(db));
        admin(&["mute", "g2"]);
        admin(&["ban", "g2"]);
        admin(&["mute", "fedcba9876543210"]);
        admin(&["close", "fedcba9876543210"]);
        let json = admin(&["list", "--json"]);
        let lines: Vec<serde_json::Value> =
            json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let table = lines.iter().find(|table| table["id"] == "fedcba9876543210").expect("it");
        assert_eq!((&table["state"], &table["muted"]), (&"closed".into(), &true.into()));
        assert_eq!(table["banned_guests"], serde_json::json!(["g2"]));
        assert!(!json.contains("name"), "{json}");
        for words in [["unmute", "g2"], ["unban", "g2"], ["unmute", "fedcba9876543210"]] {
            admin(&words);
        }
        admin(&["reopen", "fedcba9876543210"]);
        assert!(admin(&["list"]).lines().all(|line| !line.contains("muted")));
        drop(server);
    }
    let french = done(&["--lang", "fr", "admin", "--db", db, "ban", "g1"]);
    assert!(french.contains("ne peut que regarder"), "{french}");
    let refused = |words: &[&str]| refused(&[&["admin", "--db", db], words].concat());
    assert!(refused(&["ban", "g99"]).contains("no such guest"));
    assert!(refused(&["close", "0000000000000000"]).contains("no such table"));
    assert!(admin(&["prune", "--older-than", "90d", "--dry-run"]).contains("Would be deleted: 2"));
    assert!(admin(&["prune", "--older-than", "90d", "--finished"]).contains("Deleted: 1 table."));
    admin(&["forget", "g1"]);
    assert!(admin(&["list"]).contains("-, g2") || admin(&["list"]).contains("miles, g2"));
    admin(&["delete", "fedcba9876543210"]);
    assert_eq!(admin(&["list"]), "");
    let output = run(&["admin", "--db", place.join("none.db").to_str().expect("a name"), "list"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(!place.join("none.db").exists(), "looking makes no file");
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
