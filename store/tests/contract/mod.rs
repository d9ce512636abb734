//! What every store must do. `contract!(open)` makes the tests for one kind of store, where `open`
//! is an async function that gives an empty store and what keeps its place.

mod people;

use ludi_engine::{LogIndex, Player, Seat, SeatSet, Seed, SystemEntropy};
use ludi_store::{
    Change, GuestId, KeptPack, Key, NewTable, SeatRow, Secrets, Store, StoreError, StoredTable,
    Summary, TableId, Token,
};

pub use people::*;

pub fn summary(turn: u8) -> Summary {
    Summary {
        players: vec![Player::person("Livia"), Player::bot("Cato", "sensible")],
        turn: SeatSet(turn),
        bots_wait: false,
        finished: false,
    }
}

pub fn lines(first: LogIndex, words: &[&str]) -> Vec<String> {
    (first..).zip(words).map(|(at, word)| format!("{{\"at\":{at},\"say\":\"{word}\"}}")).collect()
}

pub fn change(first: LogIndex, words: &[&str]) -> Change {
    Change { first, lines: lines(first, words), summary: summary(1), claim: None, by: None }
}

pub async fn guest(store: &impl Store, name: &str) -> GuestId {
    store.new_guest(name, &Token::random(&SystemEntropy).digest()).await.unwrap().id
}

/// A table that is there.
pub async fn read(store: &impl Store, id: &TableId) -> StoredTable {
    store.load(id).await.unwrap().unwrap()
}

pub fn table(host: GuestId) -> NewTable {
    NewTable {
        id: TableId::random(&SystemEntropy),
        game: "builders".to_owned(),
        header: "{\"ludi\":1}".to_owned(),
        secrets: Secrets { seed: Seed::from_text("x"), key: Key::random(&SystemEntropy) },
        host,
        public: false,
        hints: false,
        seats: vec![SeatRow { guest: Some(host), open: false }, SeatRow::default()],
        lines: lines(1, &["drawn"]),
        summary: summary(1),
    }
}

pub async fn what_is_written_is_read_back(store: impl Store) {
    let host = guest(&store, "Livia").await;
    let new = NewTable { public: true, hints: true, ..table(host) };
    store.create(new.clone()).await.unwrap();
    let mut change = change(2, &["two", "three"]);
    change.summary = Summary { bots_wait: true, ..summary(2) };
    store.append(&new.id, change.clone()).await.unwrap();
    let read = store.load(&new.id).await.unwrap().unwrap();
    assert_eq!(read.header, new.header);
    assert_eq!(read.secrets, new.secrets);
    assert_eq!(read.lines, [new.lines, change.lines].concat());
    assert_eq!(read.row.position, 3);
    assert_eq!(read.row.summary, change.summary);
    assert_eq!(read.row.seats, new.seats);
    assert_eq!((read.row.public, read.row.hints), (new.public, new.hints));
    assert_eq!(store.tables_of(host, 10).await.unwrap(), std::slice::from_ref(&read.row));
    assert!(read.row.changed > 0);
}

pub async fn an_unknown_table_is_nowhere(store: impl Store) {
    let nowhere = TableId::random(&SystemEntropy);
    assert_eq!(store.load(&nowhere).await.unwrap(), None);
    let error = store.append(&nowhere, change(1, &["x"])).await.unwrap_err();
    assert!(matches!(error, StoreError::NoTable));
}

pub async fn a_position_is_written_once(store: impl Store) {
    let new = table(guest(&store, "Livia").await);
    store.create(new.clone()).await.unwrap();
    store.append(&new.id, change(2, &["first"])).await.unwrap();
    for late in [1, 2, 4] {
        let error = store.append(&new.id, change(late, &["late"])).await.unwrap_err();
        assert!(matches!(error, StoreError::Conflict), "position {late}: {error}");
    }
    assert_eq!(read(&store, &new.id).await.lines[1..], lines(2, &["first"]));
}

pub async fn of_many_writers_one_wins(store: impl Store) {
    let new = table(guest(&store, "Livia").await);
    store.create(new.clone()).await.unwrap();
    let writers = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let attempts = writers.map(|word| store.append(&new.id, change(2, &[word, "after"])));
    let outcomes = join_all(attempts).await;
    let won: Vec<&str> = writers
        .into_iter()
        .zip(&outcomes)
        .filter(|(_, outcome)| outcome.is_ok())
        .map(|(word, _)| word)
        .collect();
    assert_eq!(won.len(), 1);
    assert_eq!(read(&store, &new.id).await.lines[1..], lines(2, &[won[0], "after"]));
}

pub async fn a_seat_is_claimed_once(store: impl Store) {
    let new = table(guest(&store, "Livia").await);
    store.create(new.clone()).await.unwrap();
    let (marcus, julia) = (guest(&store, "Marcus").await, guest(&store, "Julia").await);
    let claim = |first, who| Change { claim: Some((Seat(1), who)), ..change(first, &["joins"]) };
    store.append(&new.id, claim(2, marcus)).await.unwrap();
    let error = store.append(&new.id, claim(3, julia)).await.unwrap_err();
    assert!(matches!(error, StoreError::Taken));
    let read = store.load(&new.id).await.unwrap().unwrap();
    assert_eq!(read.row.seats[1].guest, Some(marcus));
    assert_eq!((read.row.position, read.lines.len()), (2, 2), "a failed claim leaves no trace");
}

pub async fn a_failed_write_leaves_others_alone(store: impl Store) {
    let host = guest(&store, "Livia").await;
    let tables: Vec<NewTable> = (0..6).map(|_| table(host)).collect();
    for new in &tables {
        store.create(new.clone()).await.unwrap();
    }
    let attempts = tables.iter().enumerate().map(|(index, new)| {
        let first = if index % 2 == 0 { 2 } else { 1 };
        store.append(&new.id, change(first, &["now"]))
    });
    let outcomes = join_all(attempts).await;
    for (index, outcome) in outcomes.iter().enumerate() {
        assert_eq!(outcome.is_ok(), index % 2 == 0, "table {index}");
        let position = read(&store, &tables[index].id).await.row.position;
        assert_eq!(position, if index % 2 == 0 { 2 } else { 1 });
    }
}

pub async fn guests_find_their_tables(store: impl Store) {
    let (livia, marcus) = (guest(&store, "Livia").await, guest(&store, "Marcus").await);
    let (mine, done, other) = (table(livia), table(livia), table(marcus));
    for new in [&mine, &done, &other] {
        store.create(new.clone()).await.unwrap();
    }
    let end = Summary { finished: true, turn: SeatSet::EMPTY, ..summary(0) };
    store.append(&done.id, Change { summary: end, ..change(2, &["end"]) }).await.unwrap();
    let ids =
        |rows: Vec<ludi_store::TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    let listed = ids(store.tables_of(livia, 10).await.unwrap());
    assert_eq!(listed, [mine.id.clone(), done.id.clone()], "running tables first");
    assert_eq!(ids(store.tables_of(livia, 1).await.unwrap()), [mine.id]);
    let sits = Change { claim: Some((Seat(1), livia)), ..change(2, &["sits"]) };
    store.append(&other.id, sits).await.unwrap();
    assert_eq!(store.tables_of(livia, 10).await.unwrap().len(), 3);
}

pub async fn open_tables_are_public_running_and_have_a_free_seat(store: impl Store) {
    let host = guest(&store, "Livia").await;
    let open = SeatRow { guest: None, open: true };
    let seats = vec![SeatRow { guest: Some(host), open: false }, open];
    let public = NewTable { public: true, seats: seats.clone(), ..table(host) };
    let private = NewTable { seats, ..table(host) };
    let by_link = NewTable { public: true, ..table(host) };
    for new in [&public, &private, &by_link] {
        store.create(new.clone()).await.unwrap();
    }
    let listed = store.open_tables(10).await.unwrap();
    assert_eq!(listed.iter().map(|row| &row.id).collect::<Vec<_>>(), [&public.id]);
    store.set_public(&private.id, true).await.unwrap();
    assert_eq!(store.open_tables(10).await.unwrap().len(), 2);
    let sits = Change { claim: Some((Seat(1), host)), ..change(2, &["sits"]) };
    store.append(&public.id, sits).await.unwrap();
    assert_eq!(store.open_tables(10).await.unwrap().len(), 1);
}

pub async fn finished_tables_are_found_by_the_name_of_their_cards(store: impl Store) {
    let host = guest(&store, "Livia").await;
    let named = |cards: &str, finished| NewTable {
        header: format!("{{\"cards\":\"{cards}\"}}"),
        summary: Summary { finished, ..summary(2) },
        ..table(host)
    };
    let (done, other) = (named("club", true), named("clubs", true));
    for new in [&done, &other, &named("club", false), &table(host)] {
        store.create(new.clone()).await.unwrap();
    }
    let found = async |game: &str, limit| {
        let found = store.with_cards(game, "club", limit).await.unwrap();
        found.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(found(&done.game, 9).await, std::slice::from_ref(&done.id));
    assert_eq!(found(&done.game, 0).await, []);
    assert_eq!(found("another", 9).await, []);
}

pub async fn tables_where_bots_wait_are_found(store: impl Store) {
    let host = guest(&store, "Livia").await;
    let waiting = NewTable { summary: Summary { bots_wait: true, ..summary(2) }, ..table(host) };
    store.create(waiting.clone()).await.unwrap();
    store.create(table(host)).await.unwrap();
    assert_eq!(store.waiting_for_bots().await.unwrap().first(), Some(&waiting.id));
    store.append(&waiting.id, change(2, &["done"])).await.unwrap();
    assert!(store.waiting_for_bots().await.unwrap().is_empty());
}

pub async fn the_first_rematch_stays(store: impl Store) {
    let host = guest(&store, "Livia").await;
    let [old, next, late] = [table(host), table(host), table(host)];
    for new in [&old, &next, &late] {
        store.create(new.clone()).await.unwrap();
    }
    assert_eq!(store.set_rematch(&old.id, &next.id).await.unwrap(), next.id);
    assert_eq!(store.set_rematch(&old.id, &late.id).await.unwrap(), next.id);
    assert_eq!(read(&store, &old.id).await.row.rematch, Some(next.id));
}

pub async fn the_pace_of_a_table_is_kept_and_is_nobody_elses(store: impl Store) {
    let host = guest(&store, "Livia").await;
    let [one, other] = [table(host), table(host)];
    for new in [&one, &other] {
        store.create(new.clone()).await.unwrap();
        assert_eq!(read(&store, &new.id).await.row.pace, "", "nobody has said yet");
    }
    store.set_pace(&one.id, "slow").await.unwrap();
    assert_eq!(read(&store, &one.id).await.row.pace, "slow");
    assert_eq!(read(&store, &other.id).await.row.pace, "");
}

pub async fn spectators_are_let_in_one_by_one(store: impl Store) {
    let (host, julia) = (guest(&store, "Livia").await, guest(&store, "Julia").await);
    let new = table(host);
    store.create(new.clone()).await.unwrap();
    assert!(!store.is_admitted(&new.id, julia).await.unwrap());
    store.admit(&new.id, julia).await.unwrap();
    store.admit(&new.id, julia).await.unwrap();
    assert!(store.is_admitted(&new.id, julia).await.unwrap());
    assert!(!store.is_admitted(&new.id, host).await.unwrap());
}

pub async fn a_guest_puts_tables_away(store: impl Store) {
    let (livia, marcus) = (guest(&store, "Livia").await, guest(&store, "Marcus").await);
    let new = table(livia);
    store.create(new.clone()).await.unwrap();
    assert_eq!(store.away(livia).await.unwrap(), []);
    for _ in 0..2 {
        store.put_away(&new.id, livia).await.unwrap();
    }
    assert_eq!(store.away(livia).await.unwrap(), std::slice::from_ref(&new.id));
    assert_eq!(store.away(marcus).await.unwrap(), [], "for others it stays");
    assert!(store.load(&new.id).await.unwrap().is_some());
}

pub async fn an_analysis_is_kept_by_its_version(store: impl Store) {
    let new = table(guest(&store, "Livia").await);
    store.create(new.clone()).await.unwrap();
    assert_eq!(store.analysis(&new.id, 1).await.unwrap(), None);
    for text in ["{}", "[]"] {
        store.keep_analysis(&new.id, 1, text.to_owned()).await.unwrap();
        assert_eq!(store.analysis(&new.id, 1).await.unwrap().as_deref(), Some(text));
    }
    assert_eq!(
        store.analysis(&new.id, 2).await.unwrap(),
        None,
        "another version says other things"
    );
}

pub async fn packs_are_kept_as_they_were_written(store: impl Store) {
    let pack = |sha256: &str, text: &str| KeptPack {
        game: "builders".to_owned(),
        sha256: sha256.to_owned(),
        text: text.to_owned(),
    };
    assert_eq!(store.packs().await.unwrap(), []);
    store.keep_packs(vec![pack("b", "two"), pack("a", "one")]).await.unwrap();
    store.keep_packs(vec![pack("a", "another"), pack("c", "three")]).await.unwrap();
    let kept = [pack("a", "one"), pack("b", "two"), pack("c", "three")];
    assert_eq!(store.packs().await.unwrap(), kept, "what is known stays");
}

pub async fn a_removed_table_is_gone_and_others_stay(store: impl Store) {
    let livia = guest(&store, "Livia").await;
    let (gone, stays) = (table(livia), table(livia));
    for new in [&gone, &stays] {
        store.create(new.clone()).await.unwrap();
    }
    store.set_rematch(&stays.id, &gone.id).await.unwrap();
    store.put_away(&gone.id, livia).await.unwrap();
    store.admit(&gone.id, livia).await.unwrap();
    store.remove(&gone.id).await.unwrap();
    assert!(store.load(&gone.id).await.unwrap().is_none());
    assert!(!store.is_admitted(&gone.id, livia).await.unwrap());
    assert_eq!(store.away(livia).await.unwrap(), []);
    let left = store.tables_of(livia, 10).await.unwrap();
    assert_eq!(left.iter().map(|row| &row.id).collect::<Vec<_>>(), [&stays.id]);
    assert_eq!(left[0].rematch, None, "nobody is led to what is gone");
    store.remove(&gone.id).await.expect("removing it twice does no harm");
}

pub async fn a_session_finds_its_guest_only(store: impl Store) {
    let (token, other) = (Token::random(&SystemEntropy), Token::random(&SystemEntropy));
    let livia = store.new_guest("Livia", &token.digest()).await.unwrap();
    assert_eq!(store.guest(&token.digest()).await.unwrap(), Some(livia.clone()));
    assert_eq!(store.guest(&other.digest()).await.unwrap(), None);
    store.rename(livia.id, "Livia D’Or; DROP TABLE guests --").await.unwrap();
    let renamed = store.guest(&token.digest()).await.unwrap().unwrap();
    assert_eq!(renamed.name, "Livia D’Or; DROP TABLE guests --");
}

pub async fn a_closed_store_refuses_and_a_second_close_is_harmless(store: impl Store) {
    store.heartbeat().await.unwrap();
    store.close().await;
    store.close().await;
    assert!(store.heartbeat().await.is_err());
}

/// Runs futures at the same time and collects what they give, in order.
pub async fn join_all<T, F: Future<Output = T>>(futures: impl IntoIterator<Item = F>) -> Vec<T> {
    let mut waiting: Vec<_> = futures.into_iter().map(|f| (Box::pin(f), None)).collect();
    std::future::poll_fn(|context| {
        let mut open = false;
        for (future, outcome) in &mut waiting {
            if outcome.is_none() {
                match future.as_mut().poll(context) {
                    std::task::Poll::Ready(value) => *outcome = Some(value),
                    std::task::Poll::Pending => open = true,
                }
            }
        }
        if open { std::task::Poll::Pending } else { std::task::Poll::Ready(()) }
    })
    .await;
    waiting.into_iter().map(|(_, outcome)| outcome.expect("all are ready")).collect()
}

/// The tests of the contract for one kind of store.
#[macro_export]
macro_rules! contract {
    ($open:path) => {
        $crate::contract!(@tests $open:
            what_is_written_is_read_back, an_unknown_table_is_nowhere, a_position_is_written_once,
            of_many_writers_one_wins, a_seat_is_claimed_once, a_failed_write_leaves_others_alone,
            guests_find_their_tables, open_tables_are_public_running_and_have_a_free_seat,
            finished_tables_are_found_by_the_name_of_their_cards,
            tables_where_bots_wait_are_found, the_first_rematch_stays,
            the_pace_of_a_table_is_kept_and_is_nobody_elses,
            spectators_are_let_in_one_by_one, a_guest_puts_tables_away,
            an_analysis_is_kept_by_its_version, a_removed_table_is_gone_and_others_stay,
            packs_are_kept_as_they_were_written,
            a_session_finds_its_guest_only,
            sessions_end_one_by_one_or_all, a_link_brings_a_guest_back_once_and_in_time,
            a_passkey_brings_its_guest_back_as_long_as_it_is_kept,
            measures_are_taken_and_taken_back, old_tables_are_removed_and_others_stay,
            a_word_is_taken_back_by_whoever_said_it, whoever_is_forgotten_is_nowhere,
            only_others_change_things_elsewhere,
            a_closed_store_refuses_and_a_second_close_is_harmless,
        );
    };
    (@tests $open:path: $($name:ident,)+) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                let (store, _place) = $open().await;
                contract::$name(store).await;
            }
        )+
    };
}
