//! Pictures of every board in every phase: `scripts/gallery DIR [GAME]` runs this with all it needs.
//!
//! The example pages of `views` are looked at in a headless Chromium at five sizes, in both themes
//! and both languages; `DIR/index.html` shows them side by side.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use ludi_browser::{Browser, Files, Habit, gallery};

/// Windows from a large desktop to a phone on its side.
const SIZES: [(u32, u32); 5] = [(1440, 900), (1280, 800), (820, 1180), (390, 844), (844, 390)];

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "gallery".to_owned()));
    let pages = Arc::new(gallery(&folder.join("pages"), args.next().as_deref()));
    let files = Files::show(&folder.join("pages"));
    let next = Arc::new(AtomicUsize::new(0));
    let browsers = std::thread::available_parallelism().map_or(2, usize::from).clamp(2, 8);
    let workers: Vec<_> = (0..browsers)
        .map(|_| {
            let (base, pages, next) = (files.base.clone(), Arc::clone(&pages), Arc::clone(&next));
            tokio::spawn(take_pictures(folder.clone(), base, pages, next))
        })
        .collect();
    for worker in workers {
        worker.await.expect("pictures are taken");
    }
    std::fs::write(folder.join("index.html"), index(&pages)).expect("the folder can be written to");
    println!("{}", folder.join("index.html").display());
}

/// Takes pictures of pages that nobody else has taken.
async fn take_pictures(
    folder: PathBuf,
    base: String,
    pages: Arc<Vec<String>>,
    next: Arc<AtomicUsize>,
) {
    let browser = Browser::at(&base, Habit::default()).await;
    while let Some(page) = pages.get(next.fetch_add(1, Ordering::Relaxed)) {
        for size in SIZES {
            browser.resize(size).await;
            browser.go(&format!("/{page}")).await;
            browser.run_long("document.fonts.ready.then(arguments[0])", vec![]).await;
            let picture = folder.join(picture(page, size));
            let place = picture.parent().expect("it lies in the folder");
            std::fs::create_dir_all(place).expect("the folder can be written to");
            browser.driver.screenshot(Path::new(&picture)).await.expect("a picture is taken");
        }
    }
}

/// Where the picture of a page lies: `builders/start/en-light-1280x800.png`.
fn picture(page: &str, (width, height): (u32, u32)) -> String {
    let parts: Vec<&str> = page.trim_end_matches(".html").split('/').collect();
    match parts[..] {
        [game, lang, theme, name] => format!("{game}/{name}/{lang}-{theme}-{width}x{height}.png"),
        _ => format!("{}-{width}x{height}.png", parts.join("-")),
    }
}

/// A page of all pictures, those of one position together.
fn index(pages: &[String]) -> String {
    let mut positions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for size in SIZES {
        for page in pages {
            let picture = picture(page, size);
            let position = picture.rsplit_once('/').map_or("", |(position, _)| position).to_owned();
            positions.entry(position).or_default().push(picture);
        }
    }
    let mut html = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Ludi: gallery</title>\
         <style>body{font:16px sans-serif;background:#777;color:#fff}\
         div{display:flex;flex-wrap:wrap;gap:8px}img{height:220px;display:block}\
         figure{margin:0}a{color:#fff}</style><h1>Gallery</h1>",
    );
    for (position, pictures) in positions {
        let _ = write!(html, "<h2 id=\"{position}\">{position}</h2><div>");
        for path in pictures {
            let name = path.rsplit('/').next().unwrap_or_default().trim_end_matches(".png");
            let _ = write!(
                html,
                "<figure><a href=\"{path}\"><img loading=\"lazy\" src=\"{path}\" \
                 alt=\"{position}: {name}\"></a><figcaption>{name}</figcaption></figure>"
            );
        }
        html.push_str("</div>");
    }
    html
}
