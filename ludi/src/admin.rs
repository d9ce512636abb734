//! `ludi admin`

use std::io::{Write as _, stdout};
use std::time::{Duration, SystemTime};

use ludi_engine::{Phrase, Player};
use ludi_web::{Admin, AdminError, Listed, Measure, StoreError, TableId};
use serde_json::json;
use tokio::runtime::Runtime;

use crate::cli::{AdminArgs, AdminCommand, Subject};
use crate::failure::Failure;
use crate::serve::in_use;
use crate::speech::Speech;

/// Does something with the database of a site.
pub fn run(args: &AdminArgs, speech: &Speech) -> Result<(), Failure> {
    let done = Runtime::new()?.block_on(async {
        let admin = Admin::visit(&args.db).await.map_err(Stop::Refused)?;
        let done = act(&admin, &args.command, speech).await;
        admin.leave().await;
        done
    });
    done.map_err(|stop| match stop {
        Stop::Failed(failure) => failure,
        Stop::Refused(AdminError::Store(StoreError::InUse)) => in_use(&args.db, speech),
        Stop::Refused(AdminError::Store(StoreError::NoTable)) => {
            speech.work(&Phrase::new("admin-no-table"))
        }
        Stop::Refused(AdminError::Store(StoreError::NoGuest)) => {
            speech.work(&Phrase::new("admin-no-guest"))
        }
        Stop::Refused(AdminError::Busy) => speech.work(&Phrase::new("admin-busy")),
        Stop::Refused(error) => Failure::Work(format!("{}: {error}", args.db)),
    })
}

/// Why nothing more is done.
enum Stop {
    Refused(AdminError),
    Failed(Failure),
}

impl From<AdminError> for Stop {
    fn from(error: AdminError) -> Self {
        Self::Refused(error)
    }
}

impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Self {
        Self::Failed(error.into())
    }
}

fn mute(subject: &Subject) -> Measure {
    match subject {
        Subject::Guest(guest) => Measure::Mute(*guest),
        Subject::Table(table) => Measure::Hush(table.clone()),
    }
}

async fn act(admin: &Admin, command: &AdminCommand, speech: &Speech) -> Result<(), Stop> {
    let (measure, on) = match command {
        AdminCommand::List { names, json } => return list(admin, *names, *json, speech).await,
        AdminCommand::Delete { table } => {
            admin.delete(table).await?;
            return tell(&Phrase::new("admin-deleted").with("table", table.to_string()), speech);
        }
        AdminCommand::Forget { guest } => {
            let tables = admin.forget(*guest).await?;
            let told = Phrase::new("admin-forgotten").with("guest", guest.to_string());
            return tell(&told.with("tables", tables as i64), speech);
        }
        AdminCommand::Prune { older_than, finished, abandoned, dry_run } => {
            let which = [(true, !abandoned), (false, !finished)];
            return prune(admin, *older_than, which, *dry_run, speech).await;
        }
        AdminCommand::Close { table } => (Measure::Shut(table.clone()), true),
        AdminCommand::Reopen { table } => (Measure::Shut(table.clone()), false),
        AdminCommand::Mute { subject } => (mute(subject), true),
        AdminCommand::Unmute { subject } => (mute(subject), false),
        AdminCommand::Ban { guest } => (Measure::Ban(*guest), true),
        AdminCommand::Unban { guest } => (Measure::Ban(*guest), false),
    };
    let (what, subject) = match &measure {
        Measure::Mute(guest) => ("admin-muted", guest.to_string()),
        Measure::Hush(table) => ("admin-muted", table.to_string()),
        Measure::Ban(guest) => ("admin-banned", guest.to_string()),
        Measure::Shut(table) => ("admin-closed", table.to_string()),
    };
    admin.take(measure, on).await?;
    let told = if on { Phrase::new(what) } else { Phrase::new("admin-undone") };
    tell(&told.with("subject", subject), speech)
}

fn tell(phrase: &Phrase, speech: &Speech) -> Result<(), Stop> {
    Ok(writeln!(stdout(), "{}", speech.say(phrase))?)
}

async fn prune(
    admin: &Admin,
    time: Duration,
    which: [(bool, bool); 2],
    dry: bool,
    speech: &Speech,
) -> Result<(), Stop> {
    let mut all: Vec<TableId> = Vec::new();
    for (finished, _) in which.into_iter().filter(|(_, wanted)| *wanted) {
        all.extend(admin.prune(time, finished, dry).await?);
    }
    for id in all.iter().filter(|_| dry) {
        writeln!(stdout(), "{id}")?;
    }
    let told = if dry { Phrase::new("admin-would-prune") } else { Phrase::new("admin-pruned") };
    tell(&told.with("tables", all.len() as i64), speech)
}

async fn list(admin: &Admin, names: bool, json: bool, speech: &Speech) -> Result<(), Stop> {
    for listed in admin.list().await? {
        if json {
            writeln!(stdout(), "{}", data(&listed, names))?;
        } else {
            writeln!(stdout(), "{}", line(&listed, names, speech))?;
        }
    }
    Ok(())
}

/// Whether a game runs, is over, or was closed.
fn state(listed: &Listed) -> &'static str {
    match (listed.table.row.shut, listed.table.row.summary.finished) {
        (true, _) => "closed",
        (_, true) => "finished",
        _ => "running",
    }
}

/// Who sits in a seat: a guest by number, a bot by its level, or nobody.
fn who(guest: Option<String>, player: &Player, names: bool) -> String {
    let bot = player.bot.clone();
    let mut who = [guest, bot].into_iter().flatten().collect::<Vec<_>>().join("/");
    if who.is_empty() {
        who.push('-');
    }
    if names { format!("{who} ({})", player.name) } else { who }
}

fn line(listed: &Listed, names: bool, speech: &Speech) -> String {
    let row = &listed.table.row;
    let seats = row.seats.iter().zip(&row.summary.players);
    let players: Vec<String> = seats
        .map(|(seat, player)| who(seat.guest.map(|guest| guest.to_string()), player, names))
        .collect();
    let mut notes = Vec::new();
    if listed.hushed {
        notes.push(speech.say(&Phrase::new("admin-note-muted")));
    }
    for guest in &listed.muted {
        let note = Phrase::new("admin-note-muted-guest").with("guest", guest.to_string());
        notes.push(speech.say(&note));
    }
    for guest in &listed.banned {
        let note = Phrase::new("admin-note-banned").with("guest", guest.to_string());
        notes.push(speech.say(&note));
    }
    let state = speech.say(&match state(listed) {
        "closed" => Phrase::new("admin-closed-state"),
        "finished" => Phrase::new("admin-finished"),
        _ => Phrase::new("admin-running"),
    });
    let host = speech.say(&Phrase::new("admin-host").with("guest", row.host.to_string()));
    let mut parts = vec![
        row.id.to_string(),
        row.game.clone(),
        players.join(", "),
        host,
        state,
        speech.say(&Phrase::new("admin-days").with("days", days_since(row.changed))),
        format!("{} kB", speech.number(listed.table.bytes as f64 / 1000.0, 1)),
    ];
    parts.extend(notes);
    parts.join("  ")
}

/// Whole days since a time, in milliseconds since 1970.
fn days_since(changed: i64) -> i64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    (now.as_millis() as i64 - changed).max(0) / 86_400_000
}

fn data(listed: &Listed, names: bool) -> serde_json::Value {
    let row = &listed.table.row;
    let seat = |(seat, player): (&ludi_web::SeatRow, &Player)| {
        let mut data =
            json!({"guest": seat.guest.map(|guest| guest.to_string()), "bot": player.bot});
        if names {
            data["name"] = player.name.clone().into();
        }
        data
    };
    let numbers = |guests: &[ludi_web::GuestId]| -> Vec<String> {
        guests.iter().map(ToString::to_string).collect()
    };
    json!({
        "id": row.id.as_str(),
        "game": row.game,
        "host": row.host.to_string(),
        "players": row.seats.iter().zip(&row.summary.players).map(seat).collect::<Vec<_>>(),
        "state": state(listed),
        "public": row.public,
        "events": row.position,
        "changed": row.changed,
        "bytes": listed.table.bytes,
        "muted": listed.hushed,
        "muted_guests": numbers(&listed.muted),
        "banned_guests": numbers(&listed.banned),
    })
}
