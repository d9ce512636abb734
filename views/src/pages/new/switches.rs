//! The switches of a game as a form.

use ludi_engine::{AnyGame, Messages, OptionKind, OptionSpec, Seat};
use maud::{Markup, html};
use serde_json::Value as Json;

use crate::components::{self, Choice};
use crate::form::Fields;
use crate::pages::say;

/// The switches of a game, filled in as a form was sent, or as they usually are.
pub struct SwitchForm<'a> {
    /// The words of the visitor's language.
    pub words: &'a Messages,
    /// The game.
    pub game: &'static dyn AnyGame,
    /// How many play.
    pub players: u8,
    /// What was sent.
    pub fields: &'a Fields,
    /// Every switch as it stands with the preset.
    pub usual: Json,
    /// Whether the form was sent before. It says everything then; boxes that are not ticked say
    /// nothing. A link that names only the players leaves the switches as they usually are.
    pub is_sent: bool,
}

/// A switch of the form.
struct Control<'a> {
    key: &'static str,
    /// The name of its field.
    name: String,
    label: String,
    help: Markup,
    /// What was sent for it, or its usual value.
    value: &'a str,
}

impl SwitchForm<'_> {
    /// Whether a form that was sent sets a switch to something else than usual.
    pub fn is_changed(&self, spec: &OptionSpec) -> bool {
        let usual = self.shown(spec);
        let value = self.fields.get(&format!("set-{}", spec.key));
        match spec.kind {
            OptionKind::Flag => self.is_sent && value.is_some() != (usual == "on"),
            _ => value.is_some_and(|value| value != usual),
        }
    }

    /// A switch with what it is called, what it does, and the rule it belongs to.
    pub fn switch(&self, spec: &OptionSpec) -> Markup {
        let (words, key) = (self.words, spec.key);
        let name = format!("set-{key}");
        let (sent, usual) = (self.fields.get(&name), self.shown(spec));
        let control = Control {
            key,
            label: words.get(&format!("option-{key}")),
            help: html! {
                (words.get(&format!("option-{key}-help"))) " "
                (components::rule_link(self.game.id(), spec.rule))
                @if spec.beyond { " " em { (words.get("site-beyond")) } }
            },
            value: sent.unwrap_or(&usual),
            name,
        };
        match &spec.kind {
            OptionKind::Flag => {
                let on = if self.is_sent { sent.is_some() } else { usual == "on" };
                let Control { name, label, help, .. } = &control;
                components::switch(name, name, label, on, help)
            }
            OptionKind::Choice(choices) => self.choice(&control, choices),
            OptionKind::Number(range) => number(&control, *range.start(), *range.end()),
            OptionKind::NumberOrOff(range) => number(&control, 0, *range.end()),
            OptionKind::SeatOrRandom => self.seat_or_random(&control),
            OptionKind::EachSeat(choices) => self.each_seat(&control, choices),
        }
    }

    /// The usual value of a switch as a form shows it.
    fn shown(&self, spec: &OptionSpec) -> String {
        match (&self.usual[spec.key], &spec.kind) {
            (Json::Bool(on), _) => if *on { "on" } else { "off" }.to_owned(),
            (Json::String(word), _) => word.clone(),
            (Json::Number(seat), OptionKind::SeatOrRandom) => {
                (seat.as_i64().unwrap_or(0) + 1).to_string()
            }
            (other, _) => other.to_string(),
        }
    }

    /// A value of a switch in words.
    fn value_label(&self, key: &str, value: &str) -> String {
        let id = format!("option-{key}-{value}");
        if self.words.has(&id) { self.words.get(&id) } else { value.to_owned() }
    }

    fn seat_label(&self, seat: Seat) -> String {
        say(self.words, "site-seat-number", "number", i64::from(seat.0) + 1)
    }

    fn choice(&self, control: &Control<'_>, choices: &[&str]) -> Markup {
        let choice = |choice: &&str| Choice {
            value: (*choice).to_owned(),
            label: html! { (self.value_label(control.key, choice)) },
            chosen: *choice == control.value,
        };
        let choices: Vec<Choice> = choices.iter().map(choice).collect();
        let Control { name, label, help, .. } = control;
        html! {
            (components::choice_group(name, name, &html! { (label) }, &choices))
            p.help { (help) }
        }
    }

    fn seat_or_random(&self, control: &Control<'_>) -> Markup {
        let Control { name, value, .. } = control;
        let select = html! {
            select #(name) name=(name) aria-describedby={ (name) "-help" } {
                option value="random" selected[*value == "random"] { (self.words.get("site-random")) }
                @for seat in Seat::all(self.players) {
                    option value=(seat) selected[*value == seat.to_string()] {
                        (self.seat_label(seat))
                    }
                }
            }
        };
        components::field(name, &control.label, &select, &control.help)
    }

    fn each_seat(&self, control: &Control<'_>, choices: &[&str]) -> Markup {
        let Control { key, name, label, help, .. } = control;
        let value = |seat: Seat| {
            let usual = || self.usual[*key].get(seat.index()).and_then(Json::as_str);
            let sent = self.fields.get(&format!("{name}-{}", seat.0));
            sent.or_else(usual).or(choices.first().copied()).unwrap_or_default()
        };
        html! {
            fieldset {
                legend { (label) }
                @for seat in Seat::all(self.players) {
                    @let value = value(seat);
                    div.seat-row {
                        (components::badge_of(self.game.id(), seat))
                        select name={ (name) "-" (seat.0) }
                            aria-label={ (self.seat_label(seat)) ", " (label) } {
                            @for choice in choices {
                                option value=(choice) selected[*choice == value] {
                                    (self.value_label(key, choice))
                                }
                            }
                        }
                    }
                }
                div.help { (help) }
            }
        }
    }
}

fn number(control: &Control<'_>, low: i64, high: i64) -> Markup {
    let Control { name, value, .. } = control;
    let input = html! {
        input #(name) type="number" name=(name) value=(value) min=(low) max=(high)
            aria-describedby={ (name) "-help" };
    };
    components::field(name, &control.label, &input, &control.help)
}
