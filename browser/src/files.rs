//! A folder of pages, as a server would show it.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder behind an address, until the program ends.
#[derive(Debug)]
pub struct Files {
    /// Its address, without a slash at the end.
    pub base: String,
}

impl Files {
    /// Shows a folder.
    pub fn show(folder: &Path) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("it has an address");
        let folder = folder.to_owned();
        std::thread::spawn(move || {
            for visitor in listener.incoming().flatten() {
                let folder = folder.clone();
                std::thread::spawn(move || answer(&folder, visitor));
            }
        });
        Self { base: format!("http://{address}") }
    }
}

/// Answers one request and hangs up.
fn answer(folder: &Path, mut visitor: TcpStream) -> Option<()> {
    let mut lines = BufReader::new(visitor.try_clone().ok()?).lines();
    let asked = lines.next()?.ok()?;
    while !lines.next()?.ok()?.is_empty() {}
    let path = asked.split(' ').nth(1)?.split('?').next()?.trim_start_matches('/').to_owned();
    let inside = !path.split('/').any(|part| part == "..");
    let bytes = fs::read(folder.join(&path)).ok().filter(|_| inside);
    let status = if bytes.is_some() { "200 OK" } else { "404 Not Found" };
    let kind = match path.rsplit('.').next() {
        Some("css") => "text/css",
        Some("js") => "text/javascript",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        _ => "text/html; charset=utf-8",
    };
    let bytes = bytes.unwrap_or_default();
    let length = bytes.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Cache-Control: max-age=600\r\nConnection: close\r\n\r\n"
    );
    visitor.write_all(head.as_bytes()).ok()?;
    visitor.write_all(&bytes).ok()
}

/// Has the example pages of all games, or of one, written to a folder; their addresses there.
pub fn gallery(folder: &Path, game: Option<&str>) -> Vec<String> {
    let own = std::env::current_exe().expect("a program knows where it is");
    let target = own.ancestors().nth(2).expect("it stands in target/…");
    let built = target.join("examples/gallery");
    assert!(built.exists(), "no {}: run the script, which builds it", built.display());
    let done = Command::new(built).arg(folder).args(game).status().expect("the gallery runs");
    assert!(done.success(), "the gallery is written");
    let mut pages = Vec::new();
    collect(folder, folder, &mut pages);
    pages.sort_unstable();
    pages
}

fn collect(root: &Path, folder: &Path, pages: &mut Vec<String>) {
    let entries = fs::read_dir(folder).expect("a folder can be read").flatten();
    let paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    for path in paths {
        if path.is_dir() {
            collect(root, &path, pages);
        } else if path.extension().is_some_and(|end| end == "html") {
            let inside = path.strip_prefix(root).expect("it lies inside");
            pages.push(inside.to_string_lossy().into_owned());
        }
    }
}
