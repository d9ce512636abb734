//! Laws of words, switches and packs.

use std::collections::{BTreeMap, BTreeSet};

use super::prose::{messages_are_well_written, players, well_written};
use super::walk::with_option;
use super::{cases, same_messages, walk};
use crate::phrase::{ENGINE_WORDS, unsaid};
use crate::{
    Lang, Messages, Next, OptionKind, Pack as _, Phrase, Quick, Seat, Source, View, Words, columns,
};

/// Both languages have the same messages with the same variables, and every sentence a game
/// brings about can be said in both.
pub fn both_languages_say_everything<G: Words>() {
    for file in [ENGINE_WORDS, G::about().messages] {
        same_messages(file);
        messages_are_well_written(file);
    }
    let both = Lang::ALL.map(|lang| G::messages(lang, &[]).expect("the message files can be read"));
    everything_is_said::<G>(&both);
}

/// Every sentence that games played at random bring about can be said well with these words: what
/// seats are asked, decisions and what they cost and bring, refusals, stories, tables in text.
pub fn everything_is_said<G: Words>(both: &[Messages; 2]) {
    let known: BTreeSet<String> = G::rulebook(Lang::En).rules().map(|r| r.id.clone()).collect();
    let mut spoken = Spoken { both, known: &known, said: BTreeMap::new() };
    for (number, case) in cases::<G>().iter().enumerate() {
        let mut chance = Quick::from_number(13_000 + number as u64);
        let mut step = 0usize;
        walk(case.start(), &mut chance, |state, chance| {
            step += 1;
            if step > 60 && !step.is_multiple_of(7) {
                return;
            }
            spoken.position(state, chance);
        });
    }
}

struct Spoken<'a> {
    both: &'a [Messages; 2],
    known: &'a BTreeSet<String>,
    said: BTreeMap<&'static str, u32>,
}

impl Spoken<'_> {
    fn say(&mut self, phrase: &Phrase) {
        // The same message is said again and again; its first dozen uses show its shapes.
        let uses = self.said.entry(phrase.id).or_default();
        *uses += 1;
        if *uses > 12 && !uses.is_multiple_of(16) {
            return;
        }
        for words in self.both {
            let said = words.say(phrase, &players());
            if let Some(fault) = words.fault(phrase).as_deref().or_else(|| unsaid(&said)) {
                panic!("{:?}: {fault}", words.lang());
            }
            well_written(words.lang(), &said);
        }
    }

    fn told(&mut self, told: &crate::Told) {
        self.say(&told.phrase);
        assert!(self.known.contains(told.rule), "a story cites unknown {}", told.rule);
    }

    fn position<G: Words>(&mut self, state: &G, chance: &mut Quick) {
        for sheet in state.standings().seats {
            for id in
                sheet.lines.iter().map(|line| format!("score-{}", line.key)).chain(sheet.title)
            {
                assert!(self.both.iter().all(|words| words.has(&id)), "no message {id}");
            }
        }
        self.table(&View::new(state, None));
        match state.next() {
            Next::Over => {}
            Next::Chance => {
                let draw = state.draw(chance);
                let mut after = state.clone();
                after.resolve(draw);
                for seat in Seat::all(state.players()).map(Some).chain([None]) {
                    let secret = state.draw_secret_to(draw);
                    if secret.is_some() && secret != seat {
                        continue;
                    }
                    let (before, after) = (View::new(state, seat), View::new(&after, seat));
                    for told in G::tell_draw(&before, draw, &after) {
                        self.told(&told);
                    }
                }
            }
            Next::Decide(seats) => {
                for seat in seats.iter() {
                    self.seat(state, seat);
                }
            }
        }
    }

    fn table<G: Words>(&self, view: &View<G>) {
        for words in self.both {
            let text = G::text(view, words, &[]).to_plain();
            assert!(!text.is_empty(), "the table is empty");
            assert_eq!(unsaid(&text), None, "{text}");
            let wide = text.lines().find(|line| columns(line) > 110);
            assert!(wide.is_none(), "too wide for a terminal: {wide:?}");
        }
    }

    fn seat<G: Words>(&mut self, state: &G, seat: Seat) {
        let view = View::new(state, Some(seat));
        self.table(&view);
        self.say(&G::prompt(&view, seat));
        let mut thought = Vec::new();
        state.conceivable(seat, &mut thought);
        for decision in thought {
            self.say(&G::label(&view, seat, decision));
            for effect in G::effects(&view, seat, decision) {
                self.say(&effect.phrase);
            }
            if let Err(refusal) = state.check(seat, decision) {
                self.say(&G::explain(&view, seat, refusal));
                continue;
            }
            let mut after = state.clone();
            after.decide(seat, decision);
            let after = View::new(&after, Some(seat));
            let story = G::tell_decision(&view, seat, decision, &after);
            assert!(!story.is_empty(), "nothing is told of {decision:?}");
            for told in &story {
                self.told(told);
            }
            for deed in G::deeds(&view, seat, decision, &after) {
                self.say(&deed.phrase);
            }
            for (_, message) in G::tallies() {
                self.say(&Phrase::new(message).with("by", "+2".to_owned()));
            }
        }
    }
}

/// Every switch is explained in both languages, cites a rule, takes what it says it takes and
/// refuses what it does not.
pub fn options_are_described<G: Words>() {
    let book = G::rulebook(Lang::En);
    let setup = serde_json::to_value(G::Setup::default()).expect("a setup is plain data");
    let fields: BTreeSet<&String> =
        setup.as_object().expect("a table of switches").keys().collect();
    let described: BTreeSet<String> =
        G::OPTIONS.iter().map(|option| option.key.to_owned()).collect();
    assert_eq!(fields, described.iter().collect(), "switches and descriptions differ");
    for lang in Lang::ALL {
        let words = G::messages(lang, &[]).expect("the message files can be read");
        for option in G::OPTIONS {
            let mut ids =
                vec![format!("option-{}", option.key), format!("option-{}-help", option.key)];
            if let OptionKind::Choice(values) | OptionKind::EachSeat(values) = &option.kind {
                ids.extend(values.iter().map(|value| format!("option-{}-{value}", option.key)));
            }
            for id in ids {
                assert!(words.has(&id), "no message {id} in {}", lang.code());
            }
            assert!(book.rule(option.rule).is_some(), "{} cites {}", option.key, option.rule);
        }
    }
    for option in G::OPTIONS {
        for players in G::PLAYERS {
            for sample in option.kind.samples(players) {
                with_option::<G>(option.key, &sample);
            }
            assert!(option.kind.parse("no such value", players).is_none(), "{}", option.key);
        }
        let mut wrong = setup.clone();
        wrong[option.key] = serde_json::json!({ "nonsense": true });
        assert!(serde_json::from_value::<G::Setup>(wrong).is_err(), "{}", option.key);
    }
    let mut wrong = setup.clone();
    wrong["no_such_switch"] = true.into();
    assert!(serde_json::from_value::<G::Setup>(wrong).is_err(), "an unknown switch is accepted");
}

/// The pack in the program reads back, has an identity, and every value names its source.
pub fn the_pack_names_its_sources<G: Words>() {
    let text = G::about().pack;
    let table: toml::Table = text.parse().expect("a pack is TOML");
    let game = table.get("meta").and_then(|meta| meta.get("game")?.as_str());
    assert_eq!(game, Some(G::ID), "[meta] game of components.toml names the game");
    let builtin = G::Pack::builtin();
    let again = G::Pack::parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(again.stamp(), builtin.stamp());
    assert_eq!(builtin.stamp(), &crate::Stamp::new(&builtin.stamp().id, text));
    assert!(!builtin.origins().is_empty(), "no value names its source");
    for origin in builtin.origins() {
        if let Source::Found(place) = &origin.source {
            assert!(!place.trim().is_empty(), "{} {}", origin.entry, origin.field);
        }
    }
    assert!(G::Pack::parse("").is_err(), "an empty pack is accepted");
    assert!(G::Pack::parse("[meta").is_err(), "broken TOML is accepted");
}
