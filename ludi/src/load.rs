//! Reading files: logs, packs and weights.

use std::fs;
use std::io::Read as _;
use std::path::Path;

use ludi_engine::{
    AnyGame, AnyPack, AnyTable, Header, Net, NetError, Phrase, Seed, Strategy, read_header,
};

use crate::failure::Failure;
use crate::speech::Speech;

/// Files larger than this are no logs or packs of ours.
const LARGEST_FILE: u64 = 64 * 1024 * 1024;

/// Reads a text file, with a message a person understands.
pub fn text(path: &Path, speech: &Speech) -> Result<String, Failure> {
    String::from_utf8(bytes(path, speech)?)
        .map_err(|_| unreadable(path, &speech.say(&Phrase::new("file-not-text")), speech))
}

/// Reads a file, with a message a person understands.
pub fn bytes(path: &Path, speech: &Speech) -> Result<Vec<u8>, Failure> {
    let fail = |error: std::io::Error| unreadable(path, &error.to_string(), speech);
    let mut bytes = Vec::new();
    // What says nothing of its size may have no end.
    let file = fs::File::open(path).map_err(fail)?;
    file.take(LARGEST_FILE + 1).read_to_end(&mut bytes).map_err(fail)?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(unreadable(path, &speech.say(&Phrase::new("file-too-large")), speech));
    }
    Ok(bytes)
}

fn unreadable(path: &Path, problem: &str, speech: &Speech) -> Failure {
    speech.work(
        &Phrase::new("cannot-read")
            .with("file", path.display().to_string())
            .with("problem", problem.to_owned()),
    )
}

/// The pack in a file, or the built-in one.
pub fn pack(game: &dyn AnyGame, path: Option<&Path>, speech: &Speech) -> Result<AnyPack, Failure> {
    let Some(path) = path else {
        return Ok(game.builtin_pack());
    };
    game.read_pack(&text(path, speech)?).map_err(|error| in_file(path, &error.to_string()))
}

/// Lets players that learned think with the weights in a file.
pub fn net(path: &Path, speech: &Speech) -> Result<(), Failure> {
    let bytes = bytes(path, speech)?;
    let refused = |error: NetError| in_file(path, &error.to_string());
    let game = Net::from_bytes(&bytes).map_err(refused)?.about.game;
    let used = ludi_registry::with_game!(&game, G => {
        <G as Strategy>::learned().map(|learned| learned.replace::<G>(&bytes))
    });
    match used {
        None => Err(speech.unknown_game(&game)),
        Some(None) => Err(in_file(path, &speech.say(&Phrase::new("net-nobody")))),
        Some(Some(used)) => used.map_err(refused),
    }
}

/// A log and its header.
pub fn log(path: &Path, speech: &Speech) -> Result<(String, Header), Failure> {
    let text = text(path, speech)?;
    let header = read_header(text.lines().next().unwrap_or_default())
        .map_err(|error| in_file(path, &error.to_string()))?;
    Ok((text, header))
}

/// The table whose log stands in a file.
pub fn table(
    path: &Path,
    log: &str,
    game: &dyn AnyGame,
    pack: AnyPack,
    seed: Option<Seed>,
) -> Result<Box<dyn AnyTable>, Failure> {
    game.read(log, pack, seed).map_err(|error| in_file(path, &error.to_string()))
}

/// A problem in a file.
pub fn in_file(path: &Path, problem: &str) -> Failure {
    Failure::Work(format!("{}: {problem}", path.display()))
}
