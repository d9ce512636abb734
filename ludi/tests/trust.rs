//! What the program promises, asked of the program itself: it is killed, its disk is full, many
//! want the same at once.
#![allow(missing_docs)]

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Barrier;
use std::thread;
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_ludi");

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    path
}

/// A server of its own, killed in the end.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(place: &Path) -> Self {
        Self::by(Command::new(PROGRAM), place)
    }

    /// A server whose files stay below so many kibibytes: whatever it writes beyond is refused.
    fn cramped(place: &Path, kibibytes: u64) -> Self {
        let mut shell = Command::new("sh");
        // Who ignores the signal hears of the limit as of a full disk.
        let within = format!("trap '' XFSZ; ulimit -S -f {}; exec \"$0\" \"$@\"", kibibytes * 2);
        shell.args(["-c", &within, PROGRAM]);
        Self::by(shell, place)
    }

    fn by(mut command: Command, place: &Path) -> Self {
        let db = place.join("ludi.db");
        let limits = [
            "--limit-tables",
            "1000/1",
            "--limit-decisions",
            "100000/1",
            "--limit-reads",
            "100000/1",
        ];
        command.args(["serve", "--addr", "127.0.0.1:0", "--db"]).arg(db).args(limits);
        let command = command.env("LC_ALL", "C").stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().expect("the program starts");
        let mut line = String::new();
        let said = process.stdout.as_mut().expect("a pipe");
        BufReader::new(said).read_line(&mut line).expect("a line");
        let address = line.split("http://localhost:").nth(1).expect("an address");
        let port = address.split_whitespace().next().expect("a word");
        Self { process, address: format!("127.0.0.1:{port}") }
    }

    /// What the program is killed by gives it no time to do anything.
    fn kill(mut self) {
        self.process.kill().expect("it runs");
        self.process.wait().expect("it ends");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// An answer: its status, its headers and what it says.
struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines();
        lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }
}

/// Somebody with a cookie.
#[derive(Clone, Default)]
struct Person {
    cookie: String,
}

impl Person {
    /// Asks, and hears nothing if the server is gone before it has answered.
    fn ask(&mut self, address: &str, path: &str, form: Option<&str>) -> Option<Answer> {
        let mut stream = TcpStream::connect(address).ok()?;
        let patience = Some(Duration::from_secs(20));
        stream.set_read_timeout(patience).expect("a socket");
        let (method, form) =
            (if form.is_some() { "POST" } else { "GET" }, form.unwrap_or_default());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {}\r\n\
             accept: application/json\r\ncontent-type: application/x-www-form-urlencoded\r\n\
             content-length: {}\r\n\r\n{form}",
            self.cookie,
            form.len()
        );
        stream.write_all(request.as_bytes()).ok()?;
        let mut text = Vec::new();
        stream.read_to_end(&mut text).ok()?;
        let text = String::from_utf8(text).ok()?;
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let answer = Answer { status, head: head.to_lowercase(), body: body.to_owned() };
        let length = answer.header("content-length").and_then(|length| length.parse().ok());
        if length.is_some_and(|length: usize| length != body.len()) {
            return None;
        }
        if let Some(cookie) = answer.header("set-cookie") {
            // Words of sessions have capitals, so they are read as they came.
            let from = head.to_lowercase().find("set-cookie: ")? + "set-cookie: ".len();
            let own = &head[from..from + cookie.len()];
            own.split(';').next().unwrap_or_default().clone_into(&mut self.cookie);
        }
        Some(answer)
    }

    fn get(&mut self, address: &str, path: &str) -> Option<Answer> {
        self.ask(address, path, None)
    }

    /// Makes a table; its address.
    fn table(&mut self, address: &str, form: &str) -> Option<String> {
        let answer = self.ask(address, "/new", Some(form))?;
        answer.header("location").map(str::to_owned)
    }

    /// What can be decided now, with the form that goes around it.
    fn turn(&mut self, address: &str, table: &str) -> Option<(Vec<String>, String)> {
        let answer = self.get(address, &format!("{table}/now")).filter(|it| it.status == 200)?;
        let now: serde_json::Value = serde_json::from_str(&answer.body).ok()?;
        let text = now.to_string();
        let each = text.split(r#"name=\"decision\" value=\""#).skip(1);
        let decisions = each.filter_map(|rest| rest.split(r#"\""#).next()).map(str::to_owned);
        let seat =
            text.split(r#"name=\"seat\" value=\""#).nth(1).and_then(|it| it.split(r#"\""#).next());
        Some((
            decisions.collect(),
            format!("position={}&seat={}", now["position"], seat.unwrap_or("0")),
        ))
    }
}

/// How far a table is, and the head of the chain over its log there: a receipt.
fn receipt(answer: &Answer) -> (u64, String) {
    let told: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
    let head = told["head"].as_str().expect("a head").to_owned();
    (told["position"].as_u64().expect("a position"), head)
}

const GAMES: [&str; 4] = ["builders", "praetor", "magna-roma", "hadrian"];

/// Somebody who plays both seats of a table, and keeps every receipt.
struct Player {
    person: Person,
    table: String,
    receipts: Vec<(u64, String)>,
    /// How many decisions were acknowledged.
    made: usize,
    /// What was asked, and not heard of.
    doubt: Option<String>,
    turns: usize,
}

impl Player {
    fn sit_down(address: &str, game: &str, turns: usize) -> Self {
        let mut person = Person::default();
        // Alone at Hadrian's Wall nothing is hidden from the log.
        let players = if game == "hadrian" { 1 } else { 2 };
        let form = format!("game={game}&players={players}&seat-0=me&seat-1=me");
        let table = person.table(address, &form).expect("a table");
        Self { person, table, receipts: Vec::new(), made: 0, doubt: None, turns }
    }

    /// Decides something; false if the server did not do it, or there is nothing to decide.
    fn decide(&mut self, address: &str) -> bool {
        let form = match self.doubt.take() {
            Some(form) => form,
            None => {
                let turn = self.person.turn(address, &self.table);
                let Some((decisions, form)) = turn.filter(|(all, _)| !all.is_empty()) else {
                    return false;
                };
                self.turns += 1;
                let decision = &decisions[self.turns * 7 % decisions.len()];
                format!("{form}&decision={}", decision.replace(';', "%3B").replace(' ', "+"))
            }
        };
        let answer = self.person.ask(address, &format!("{}/decide", self.table), Some(&form));
        match answer {
            Some(answer) if answer.status == 200 => {
                self.receipts.push(receipt(&answer));
                self.made += parts(&form);
                true
            }
            Some(answer) if answer.status == 503 => {
                self.doubt = Some(form);
                false
            }
            None => {
                self.doubt = Some(form);
                false
            }
            Some(answer) => panic!("{}: {} {}", self.table, answer.status, answer.body),
        }
    }

    /// Whether everything that was acknowledged is there, as it was, and once.
    fn check(&mut self, address: &str) {
        for (at, head) in &self.receipts {
            let path = format!("{}/head?at={at}", self.table);
            let answer = self.person.get(address, &path).expect("an answer");
            assert_eq!(answer.status, 200, "{path}: it was acknowledged, and is not there");
            assert_eq!(receipt(&answer).1, *head, "{path}: it is another");
        }
        let log = self.person.get(address, &format!("{}/log", self.table)).expect("an answer");
        let decided = log.body.lines().filter(|line| line.contains("\"do\":")).count();
        let doubtful = self.doubt.as_deref().map_or(0, parts);
        let known = [self.made, self.made + doubtful];
        assert!(known.contains(&decided), "{}: {decided} made, {known:?} known", self.table);
    }
}

/// How many decisions are made in one go.
fn parts(form: &str) -> usize {
    1 + form.matches("%3B").count()
}

/// How long a server lives that is killed while people play, in milliseconds.
const LIVES: [u64; 12] = [180, 40, 320, 90, 260, 15, 410, 130, 70, 230, 350, 110];

#[test]
fn a_program_that_is_killed_while_people_play_keeps_what_it_acknowledged() {
    let place = folder("killed");
    let server = Server::start(&place);
    let each = GAMES.iter().enumerate();
    let mut players: Vec<_> =
        each.map(|(number, game)| Player::sit_down(&server.address, game, number)).collect();
    server.kill();
    for life in LIVES {
        let server = Server::start(&place);
        let address = server.address.clone();
        for player in &mut players {
            player.check(&address);
        }
        thread::scope(|scope| {
            for player in &mut players {
                let address = &address;
                scope.spawn(move || while player.decide(address) {});
            }
            thread::sleep(Duration::from_millis(life));
            server.kill();
        });
    }
    let server = Server::start(&place);
    for player in &mut players {
        // Whoever is in doubt asks again, and it was done once.
        player.decide(&server.address);
        player.check(&server.address);
    }
    let made: usize = players.iter().map(|player| player.made).sum();
    println!("{made} decisions acknowledged, {} kills", LIVES.len());
    assert!(made > 4 * LIVES.len(), "only {made} decisions were made");
    drop(server);
    let db = place.join("ludi.db");
    let checked = Command::new(PROGRAM).arg("check-db").arg(db).output().expect("it ends");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
}

#[test]
fn a_program_whose_disk_is_full_acknowledges_nothing_it_does_not_keep() {
    let place = folder("full");
    let server = Server::cramped(&place, 2_000);
    let mut players: Vec<_> =
        GAMES.iter().map(|game| Player::sit_down(&server.address, game, 1)).collect();
    let began = Instant::now();
    let mut full = 0;
    while full < 8 && began.elapsed() < Duration::from_mins(1) {
        for player in &mut players {
            if !player.decide(&server.address) && player.doubt.is_some() {
                full += 1;
            }
        }
    }
    assert!(full >= 8, "the disk never was full");
    let mut stranger = Person::default();
    for (path, status) in [("/", 200), ("/healthz", 200), ("/readyz", 503)] {
        let answer = stranger.get(&server.address, path).expect("an answer");
        assert_eq!(answer.status, status, "{path}");
    }
    let made: usize = players.iter().map(|player| player.made).sum();
    assert!(made > 20, "only {made} decisions were made before");
    for player in &mut players {
        player.check(&server.address);
    }
    server.kill();
    // There is room again.
    let server = Server::start(&place);
    for player in &mut players {
        player.check(&server.address);
        for _ in 0..3 {
            player.decide(&server.address);
        }
        assert!(player.doubt.is_none(), "{}: it goes on", player.table);
        player.check(&server.address);
    }
}

/// What so many ask at the same moment, each of them something of their own; the answers.
fn at_once<T: Send>(people: Vec<T>, ask: impl Fn(usize, T) -> Answer + Sync) -> Vec<Answer> {
    let start = Barrier::new(people.len());
    thread::scope(|scope| {
        let each = people.into_iter().enumerate().map(|(number, person)| {
            let (start, ask) = (&start, &ask);
            scope.spawn(move || {
                start.wait();
                ask(number, person)
            })
        });
        let all: Vec<_> = each.collect();
        all.into_iter().map(|one| one.join().expect("an answer")).collect()
    })
}

#[test]
fn of_many_who_want_the_same_position_or_seat_exactly_one_gets_it() {
    let place = folder("races");
    let server = Server::start(&place);
    let address = server.address.as_str();
    for round in 0..8 {
        let mut player = Player::sit_down(address, GAMES[round % 3], round);
        let (mut decisions, form) = player.person.turn(address, &player.table).expect("a turn");
        decisions.retain(|decision| !decision.contains(';'));
        // The board and the list beside it offer the same.
        decisions.sort();
        decisions.dedup();
        assert!(decisions.len() > 1, "{}", player.table);
        let path = format!("{}/decide", player.table);
        let answers = at_once(vec![player.person.clone(); 8], |number, mut person| {
            let decision = decisions[number % decisions.len()].replace(' ', "+");
            let form = format!("{form}&decision={decision}");
            person.ask(address, &path, Some(&form)).expect("an answer")
        });
        let good: Vec<_> = answers.iter().filter(|answer| answer.status == 200).collect();
        // The same decision sent twice is made once, and acknowledged twice.
        let distinct = decisions.len().min(8);
        assert!(
            !good.is_empty() && good.len() <= 8usize.div_ceil(distinct),
            "{round}: {}",
            good.len()
        );
        assert!(good.iter().all(|answer| receipt(answer) == receipt(good[0])));
        let codes: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
        assert!(codes.iter().all(|code| [200, 409].contains(code)), "{round}: {codes:?}");
        let log = player.person.get(address, &format!("{}/log", player.table)).expect("a log");
        assert_eq!(log.body.matches("\"do\":").count(), 1, "{round}");

        let open = "game=builders&players=2&seat-0=me&seat-1=open";
        let table = player.person.table(address, open).expect("a table");
        let people: Vec<Person> = (0..8).map(|_| Person::default()).collect();
        let answers = at_once(people, |_, mut person| {
            person.ask(address, &format!("{table}/join"), Some("")).expect("an answer")
        });
        let seated = answers.iter().filter(|answer| [200, 303].contains(&answer.status)).count();
        assert_eq!(seated, 1, "{round}");
        assert_eq!(answers.iter().filter(|answer| answer.status == 409).count(), 7, "{round}");
    }
}
