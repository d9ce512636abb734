//! What a store keeps of people, and how it lets go of it.

use ludi_engine::{Header, Player, Seed, Stamp, SystemEntropy};
use ludi_store::words::header_line;
use ludi_store::{
    Change, Measure, NewTable, Passkey, SeatRow, Store, StoreError, Summary, TableId, Token,
};

use super::{change, guest, read, summary, table};

const FAR: i64 = i64::MAX;

pub async fn sessions_end_one_by_one_or_all(store: impl Store) {
    let [one, two, three] = [0, 1, 2].map(|_| Token::random(&SystemEntropy).digest());
    let livia = store.new_guest("Livia", &one).await.unwrap();
    for session in [two, three] {
        let link = Token::random(&SystemEntropy).digest();
        store.open_return(livia.id, &link, FAR).await.unwrap();
        assert_eq!(store.come_back(&link, &session).await.unwrap(), Some(livia.clone()));
    }
    store.end_session(&two).await.unwrap();
    let mut known = Vec::new();
    for session in [one, two, three] {
        known.push(store.guest(&session).await.unwrap().is_some());
    }
    assert_eq!(known, [true, false, true]);
    let link = Token::random(&SystemEntropy).digest();
    store.open_return(livia.id, &link, FAR).await.unwrap();
    store.end_sessions(livia.id).await.unwrap();
    assert_eq!(store.guest(&one).await.unwrap(), None);
    assert_eq!(store.guest(&three).await.unwrap(), None);
    assert_eq!(store.returning(&link).await.unwrap(), None, "no back door stays open");
}

pub async fn a_link_brings_a_guest_back_once_and_in_time(store: impl Store) {
    let livia = guest(&store, "Livia").await;
    let [old, late, link, session] = [0, 1, 2, 3].map(|_| Token::random(&SystemEntropy).digest());
    store.open_return(livia, &late, 1).await.unwrap();
    assert_eq!(store.come_back(&late, &session).await.unwrap(), None, "too late");
    store.open_return(livia, &old, FAR).await.unwrap();
    store.open_return(livia, &link, FAR).await.unwrap();
    assert_eq!(store.come_back(&old, &session).await.unwrap(), None, "there is a newer one");
    assert_eq!(store.returning(&link).await.unwrap().map(|guest| guest.id), Some(livia));
    let (first, second) = (Token::random(&SystemEntropy), Token::random(&SystemEntropy));
    let attempts = [&first, &second].map(|token| {
        let digest = token.digest();
        let store = &store;
        async move { store.come_back(&link, &digest).await.unwrap() }
    });
    let back = super::join_all(attempts).await;
    assert_eq!(back.iter().flatten().count(), 1, "of two at once one comes back");
    store.open_return(livia, &link, FAR).await.unwrap();
    store.close_return(livia).await.unwrap();
    assert_eq!(store.come_back(&link, &session).await.unwrap(), None, "made no good");
}

pub async fn a_passkey_brings_its_guest_back_as_long_as_it_is_kept(store: impl Store) {
    let (livia, marcus) = (guest(&store, "Livia").await, guest(&store, "Marcus").await);
    let passkey = |id: u8| Passkey {
        id: vec![id; 16],
        handle: vec![9; 16],
        key: format!("{{\"n\":{id}}}"),
        made: 0,
    };
    for id in [1, 2] {
        store.keep_passkey(livia, passkey(id)).await.unwrap();
    }
    let again = store.keep_passkey(marcus, passkey(1)).await;
    assert!(matches!(again, Err(StoreError::Taken)), "whose it is stays");
    let kept = store.passkeys(livia).await.unwrap();
    let ids: Vec<_> = kept.iter().map(|kept| kept.id[0]).collect();
    assert_eq!(ids, [1, 2]);
    assert!(kept[0].made > 0 && kept[0].handle == [9; 16] && kept[0].key == passkey(1).key);
    assert_eq!(store.passkeys(marcus).await.unwrap(), []);
    let session = Token::random(&SystemEntropy).digest();
    let back = store.come_by_passkey(&[1; 16], "used", &session).await.unwrap();
    assert_eq!(back.map(|guest| guest.id), Some(livia));
    assert_eq!(store.guest(&session).await.unwrap().unwrap().id, livia);
    assert_eq!(store.passkey(&[1; 16]).await.unwrap().unwrap().key, "used");
    assert!(!store.remove_passkey(marcus, &[1; 16]).await.unwrap(), "it is not his");
    assert!(store.remove_passkey(livia, &[1; 16]).await.unwrap());
    let late = Token::random(&SystemEntropy).digest();
    assert_eq!(store.come_by_passkey(&[1; 16], "late", &late).await.unwrap(), None);
    assert_eq!(store.guest(&late).await.unwrap(), None);
    store.forget(livia).await.unwrap();
    assert_eq!(store.passkey(&[2; 16]).await.unwrap(), None, "forgotten with its guest");
}

pub async fn measures_are_taken_and_taken_back(store: impl Store) {
    let session = Token::random(&SystemEntropy).digest();
    let livia = store.new_guest("Livia", &session).await.unwrap();
    let new = table(livia.id);
    store.create(new.clone()).await.unwrap();
    let (mute, hush) = (Measure::Mute(livia.id), Measure::Hush(new.id.clone()));
    for measure in [&mute, &hush] {
        assert!(!store.is_under(std::slice::from_ref(measure)).await.unwrap());
        store.take(measure.clone(), true).await.unwrap();
        store.take(measure.clone(), true).await.unwrap();
        assert!(store.is_under(&[mute.clone(), hush.clone()]).await.unwrap());
        store.take(measure.clone(), false).await.unwrap();
        assert!(!store.is_under(&[mute.clone(), hush.clone()]).await.unwrap());
    }
    for on in [true, false] {
        store.take(Measure::Ban(livia.id), on).await.unwrap();
        assert_eq!(store.guest(&session).await.unwrap().unwrap().banned, on);
        store.take(Measure::Shut(new.id.clone()), on).await.unwrap();
        assert_eq!(read(&store, &new.id).await.row.shut, on);
    }
    let nobody = store.take(Measure::Ban(ludi_store::GuestId(99)), true).await;
    assert!(matches!(nobody, Err(StoreError::NoGuest)));
    let nowhere = store.take(Measure::Shut(TableId::random(&SystemEntropy)), true).await;
    assert!(matches!(nowhere, Err(StoreError::NoTable)));
}

pub async fn old_tables_are_removed_and_others_stay(store: impl Store) {
    let livia = guest(&store, "Livia").await;
    let end = Summary { finished: true, ..summary(0) };
    let (over, running) = (NewTable { summary: end, ..table(livia) }, table(livia));
    for new in [&over, &running] {
        store.create(new.clone()).await.unwrap();
    }
    assert_eq!(store.prune(1, true, false).await.unwrap(), [], "nothing is so old");
    assert_eq!(store.prune(FAR, true, true).await.unwrap(), std::slice::from_ref(&over.id));
    assert!(store.load(&over.id).await.unwrap().is_some(), "only named");
    assert_eq!(store.prune(FAR, true, false).await.unwrap(), std::slice::from_ref(&over.id));
    assert!(store.load(&over.id).await.unwrap().is_none());
    assert!(store.load(&running.id).await.unwrap().is_some());
    assert_eq!(store.prune(FAR, false, false).await.unwrap(), [running.id]);
}

/// A table whose header names its players, perhaps played on from another.
fn named(host: ludi_store::GuestId, seats: &[(&str, Option<ludi_store::GuestId>)]) -> NewTable {
    let seed = Seed::random(&SystemEntropy);
    let players: Vec<Player> = seats.iter().map(|(name, _)| Player::person(*name)).collect();
    let header = Header {
        ludi: 1,
        game: "builders".to_owned(),
        rules: 1,
        pack: Stamp::new("x", ""),
        setup: serde_json::json!({}),
        seats: players.clone(),
        commitment: seed.commitment(),
        fork: None,
        cards: None,
    };
    let row =
        |(_, guest): &(&str, Option<ludi_store::GuestId>)| SeatRow { guest: *guest, open: false };
    NewTable {
        header: header_line(&header),
        seats: seats.iter().map(row).collect(),
        summary: Summary { players, ..summary(1) },
        ..table(host)
    }
}

fn said(first: u32, lines: &[&str], by: ludi_store::GuestId) -> Change {
    let lines = lines.iter().map(|line| (*line).to_owned()).collect();
    Change { lines, by: Some(by), ..change(first, &[]) }
}

pub async fn a_word_is_taken_back_by_whoever_said_it(store: impl Store) {
    let (livia, marcus) = (guest(&store, "Livia").await, guest(&store, "Marcus").await);
    let new = named(livia, &[("Livia", Some(livia)), ("Marcus", Some(marcus))]);
    store.create(new.clone()).await.unwrap();
    let words = [r#"{"at":2,"seat":0,"say":"salve"}"#, r#"{"at":3,"seat":0,"do":"end"}"#];
    store.append(&new.id, said(2, &words, livia)).await.unwrap();
    // Marcus only looks on.
    store.append(&new.id, said(4, &[r#"{"at":4,"say":"bravo"}"#], marcus)).await.unwrap();
    let mine = store.words_of(livia, 9).await.unwrap();
    assert_eq!(
        mine.iter().map(|word| (word.at, word.text.as_str())).collect::<Vec<_>>(),
        [(2, "salve")]
    );
    assert_eq!(store.words_of(marcus, 9).await.unwrap()[0].text, "bravo");
    assert!(!store.unsay(&new.id, 2, marcus).await.unwrap(), "somebody else's");
    assert!(!store.unsay(&new.id, 3, livia).await.unwrap(), "no word");
    assert!(store.unsay(&new.id, 2, livia).await.unwrap());
    assert!(!store.unsay(&new.id, 2, livia).await.unwrap(), "once");
    let lines = read(&store, &new.id).await.lines;
    assert_eq!(lines[1..3], [r#"{"at":2,"seat":0,"say":"[…]"}"#, words[1]]);
    assert!(lines[3].contains("bravo"));
}

pub async fn whoever_is_forgotten_is_nowhere(store: impl Store) {
    let session = Token::random(&SystemEntropy).digest();
    let livia = store.new_guest("Livia", &session).await.unwrap().id;
    let marcus = guest(&store, "Marcus").await;
    let alone = named(livia, &[("Livia", Some(livia))]);
    let both = named(livia, &[("Livia", Some(livia)), ("Marcus", Some(marcus))]);
    let mut header: Header = serde_json::from_str(&both.header).unwrap();
    let played_on = named(marcus, &[("Livia", None), ("Marcus", Some(marcus))]);
    let (of, own): (_, Header) =
        (header.commitment, serde_json::from_str(&played_on.header).unwrap());
    header.fork = Some(ludi_engine::log::Fork { of, at: 1, copied: 1 });
    header.commitment = own.commitment;
    let fork = NewTable { header: header_line(&header), ..played_on };
    let other = named(marcus, &[("Livia", None), ("Marcus", Some(marcus))]);
    // Made for others, without a seat of one's own.
    let made = named(livia, &[("Marcus", Some(marcus))]);
    for new in [&alone, &both, &fork, &other, &made] {
        store.create(new.clone()).await.unwrap();
    }
    let lines = [
        r#"{"at":2,"seat":0,"say":"salve"}"#,
        r#"{"at":3,"seat":0,"join":{"name":"Livia","bot":"miles"}}"#,
        r#"{"at":4,"seat":1,"join":{"name":"Marcus"}}"#,
        r#"{"at":5,"seat":0,"do":"end"}"#,
    ];
    store
        .append(&both.id, Change { summary: both.summary.clone(), ..said(2, &lines, livia) })
        .await
        .unwrap();
    store
        .append(
            &other.id,
            Change {
                summary: other.summary.clone(),
                ..said(2, &[r#"{"at":2,"say":"bravo"}"#], livia)
            },
        )
        .await
        .unwrap();
    let mut changed = store.forget(livia).await.unwrap();
    let mut expected: Vec<TableId> =
        [&alone, &both, &fork, &other, &made].map(|new| new.id.clone()).into();
    changed.sort();
    expected.sort();
    assert_eq!(changed, expected);
    assert_eq!(store.guest(&session).await.unwrap(), None);
    assert!(store.load(&alone.id).await.unwrap().is_none(), "theirs alone");
    for id in [&both.id, &fork.id] {
        let kept = read(&store, id).await;
        let all = format!("{}{:?}", kept.log(), kept.row);
        assert!(!all.contains("Livia") && !all.contains("salve"), "{all}");
        assert!(all.contains("Marcus"), "{all}");
    }
    let kept = read(&store, &both.id).await;
    assert_eq!((kept.row.host, kept.row.seats[0].guest), (marcus, None));
    assert_eq!(kept.lines[4], lines[3], "decisions stay");
    assert_eq!(read(&store, &made.id).await.row.host, marcus);
    let elsewhere = read(&store, &other.id).await;
    assert!(elsewhere.header.contains("Livia"), "another of that name");
    assert!(elsewhere.lines[1].contains("[…]"), "a word at the edge of a table");
    // Somebody else went on there meanwhile, and does not know it yet.
    let went_on = Change { summary: both.summary.clone(), ..said(6, &[lines[3]], marcus) };
    store.append(&both.id, went_on).await.unwrap();
    let players = read(&store, &both.id).await.row.summary.players;
    assert!(players.iter().all(|player| player.name != "Livia"), "{players:?}");
    assert_eq!(store.forget(livia).await.unwrap(), [], "once more does no harm");
}

pub async fn only_others_change_things_elsewhere(store: impl Store) {
    let livia = guest(&store, "Livia").await;
    store.create(table(livia)).await.unwrap();
    assert!(!store.changed_elsewhere().await.unwrap());
}
