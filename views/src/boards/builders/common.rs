//! The middle of the table: the two rows, the investments, the bank.

use ludi_builders::{Building, Decision, Ending, Hand, Step, Tool, University};
use ludi_engine::{Game as _, Phrase, Seat};
use maud::{Markup, html};

use super::cards::{self, measures, some};
use super::{Bill, GAME, Table};
use crate::components::{self, Piece, Standing, Tone, icon};

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    scene.form().around(
        "board",
        &html! {
            (warnings(scene))
            (buildings(scene))
            (workers(scene))
            (investments(scene))
        },
    )
}

/// What everybody should know about the end of the game.
fn warnings(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    html! {
        @if view.ending() == Ending::Triggered && !matches!(view.step(), Step::FinalScoring(_) | Step::Over) {
            (components::notice(Tone::Info, &html! {
                (scene.words.get("look-builders-ending")) " " (components::rule_link(GAME, "BA-111"))
            }))
        }
        @if let Some(limit) = view.stall_rounds() && view.ending() == Ending::NotYet && view.idle_rounds() >= 2 {
            @let phrase = Phrase::new("look-builders-idle")
                .with("idle", view.idle_rounds())
                .with("limit", limit);
            (components::notice(Tone::Info, &html! { (scene.say(&phrase)) " " (components::rule_link(GAME, "AM-24")) }))
        }
    }
}

fn section(id: &str, heading: &str, aside: &Markup, content: &Markup) -> Markup {
    html! {
        section class={ "panel " (id) } data-part=(id) aria-labelledby={ "builders-" (id) } {
            div.row-head { h2 #{ "builders-" (id) } { (heading) } small { (aside) } }
            (content)
        }
    }
}

/// What an action costs now: nothing while free ones are left.
fn action_price(scene: &Table<'_>, id: &'static str) -> String {
    let view = scene.view;
    if scene.acting && view.step() == Step::Turn && view.actions() == 0 {
        let price = view.pack().numbers.extra_action;
        scene.say(&Phrase::new("look-builders-no-action").with("price", price))
    } else {
        scene.words.get(id)
    }
}

/// What a card of a row costs, and how many come after it; a phone has no room for the latter.
fn price_and_deck(scene: &Table<'_>, price: &str, deck: u32) -> Markup {
    let left = Phrase::new("look-builders-deck").with("count", deck);
    html! { (price) span.coming { " · " (scene.say(&left)) } }
}

/// A strip of cards scrolls on a narrow screen; if nothing in it can be focused, it can itself.
fn strip_focus(scene: &Table<'_>, any_card: bool) -> Option<&'static str> {
    let holds_buttons = scene.acting && scene.view.step() == Step::Turn && any_card;
    (!holds_buttons).then_some("0")
}

/// What a piece shows, in words, unless the decision it stands for says the same.
pub(super) fn unless_said(standing: &Standing, spoken: impl FnOnce() -> String) -> String {
    if standing.is_legal() { String::new() } else { spoken() }
}

fn gap(scene: &Table<'_>) -> Markup {
    html! { li.gap { span { (scene.words.get("look-builders-gap")) } } }
}

fn buildings(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let any = view.building_row().iter().chain([&view.building_top()]).any(Option::is_some);
    let price = action_price(scene, "look-builders-open-price");
    let aside = price_and_deck(scene, &price, view.building_deck());
    section(
        "buildings",
        &scene.words.get("look-builders-buildings"),
        &aside,
        &html! {
            ul.cards tabindex=[strip_focus(scene, any)] {
                @for slot in view.building_row() {
                    @match slot {
                        Some(building) => li { (building_card(scene, *building)) },
                        None => (gap(scene)),
                    }
                }
                @if let Some(next) = view.building_top() {
                    li.next { (next_building(scene, next)) }
                }
            }
        },
    )
}

fn building_card(scene: &Table<'_>, building: Building) -> Markup {
    let standing = scene.standing(Decision::Open(building));
    let piece = Piece {
        id: &cards::building_piece(scene, building),
        class: if building.machine().is_some() { "card building machine" } else { "card building" },
        spoken: &unless_said(&standing, || cards::describe_building(scene, building)),
        game: GAME,
        standing: &standing,
    };
    piece.draw(&html! {
        (Bill::extra_chip(scene, Decision::Open(building)))
        (cards::building_picture(scene, building, "scene"))
        span.name { (cards::building_name(scene, building)) }
        (measures(scene, scene.view.pack().building(building).needs))
        (cards::rewards(scene, building))
    })
}

/// AM-23: the card on top of the deck, if it lies open.
fn next_building(scene: &Table<'_>, building: Building) -> Markup {
    let (next, colon) = (scene.words.get("look-builders-next"), scene.words.lang().colon());
    let piece = Piece {
        id: &cards::building_piece(scene, building),
        class: "card building deck",
        spoken: &format!("{next}{colon}{}", cards::describe_building(scene, building)),
        game: GAME,
        standing: &scene.standing(Decision::Open(building)),
    };
    piece.draw(&html! {
        (Bill::extra_chip(scene, Decision::Open(building)))
        (cards::building_picture(scene, building, "scene"))
        span.upcoming { (icon("deck")) (next) }
        span.name { (cards::building_name(scene, building)) }
        (some(scene, scene.view.pack().building(building).needs, ""))
        (cards::rewards(scene, building))
    })
}

fn workers(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let any = view.worker_row().iter().chain([&view.worker_top()]).any(Option::is_some);
    let price = action_price(scene, "look-builders-recruit-price");
    let aside = price_and_deck(scene, &price, view.worker_deck());
    section(
        "workers",
        &scene.words.get("look-builders-workers"),
        &aside,
        &html! {
            @if !any && view.worker_deck() == 0 { (sold_out(scene)) }
            @else { ul.cards tabindex=[strip_focus(scene, any)] {
                @for slot in view.worker_row() {
                    @match slot {
                        Some(hand) => li { (worker_card(scene, *hand, false)) },
                        None => (gap(scene)),
                    }
                }
                @if let Some(next) = view.worker_top() {
                    li.next { (worker_card(scene, next, true)) }
                }
            } }
        },
    )
}

fn worker_card(scene: &Table<'_>, hand: Hand, next: bool) -> Markup {
    let upcoming = scene.words.get("look-builders-next");
    let standing = scene.standing(Decision::Recruit(hand));
    let spoken = unless_said(&standing, || {
        let shown = cards::describe_hand(scene, hand);
        let colon = scene.words.lang().colon();
        if next { format!("{upcoming}{colon}{shown}") } else { shown }
    });
    let piece = Piece {
        id: &cards::hand_piece(scene, hand),
        class: if next { "card worker deck" } else { "card worker" },
        spoken: &spoken,
        game: GAME,
        standing: &standing,
    };
    piece.draw(&html! {
        (Bill::extra_chip(scene, Decision::Recruit(hand)))
        @if next { span.upcoming { (icon("deck")) (upcoming) } }
        (cards::figure(scene, hand, "figure"))
        span.name { (cards::hand_name(scene, hand)) }
        (cards::wage(scene, hand))
        (measures(scene, scene.view.produces(hand)))
    })
}

fn investments(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let aside = if scene.acting && view.invested() {
        scene.words.get("look-builders-invested")
    } else {
        action_price(scene, "look-builders-invest-price")
    };
    section(
        "investments",
        &scene.words.get("look-builders-investments"),
        &html! { (aside) },
        &html! {
            div.piles {
                (slaves(scene))
                (tools(scene))
                (universities(scene))
                (loans(scene))
                (bank(scene))
            }
        },
    )
}

/// A pile with its picture, name and price, and the cards in it.
fn pile(class: &str, picture: &Markup, name: &str, price: &Markup, content: &Markup) -> Markup {
    html! {
        div class={ "pile " (class) } data-part=(class) {
            div.pile-head { (picture) h3 { (name) } (price) }
            (content)
        }
    }
}

fn sold_out(scene: &Table<'_>) -> Markup {
    components::empty(&scene.words.get("look-builders-none-left"))
}

fn slaves(scene: &Table<'_>) -> Markup {
    let numbers = &scene.view.pack().numbers;
    let mut left = scene.view.slave_pile().peekable();
    let some_left = left.peek().is_some();
    let content = html! {
        @if some_left {
            ul.minis { @for hand in left { li { (slave(scene, hand)) } } }
        } @else { (sold_out(scene)) }
    };
    pile(
        "slaves",
        &components::picture(GAME, "slave", "small", false),
        &scene.words.get("look-builders-slaves"),
        &components::coins(scene.words, numbers.slave_price),
        &content,
    )
}

fn slave(scene: &Table<'_>, hand: Hand) -> Markup {
    let standing = scene.standing(Decision::BuySlave(hand));
    let piece = Piece {
        id: &cards::hand_piece(scene, hand),
        class: "mini",
        spoken: &unless_said(&standing, || cards::describe_hand(scene, hand)),
        game: GAME,
        standing: &standing,
    };
    piece.draw(&html! {
        (Bill::extra_chip(scene, Decision::BuySlave(hand)))
        (some(scene, scene.view.produces(hand), ""))
    })
}

fn tools(scene: &Table<'_>) -> Markup {
    let numbers = &scene.view.pack().numbers;
    let mut left = scene.view.tool_pile().peekable();
    let some_left = left.peek().is_some();
    let content = html! {
        @if some_left {
            ul.minis { @for tool in left { li { (tool_mini(scene, tool)) } } }
        } @else { (sold_out(scene)) }
    };
    pile(
        "tools",
        &components::picture(GAME, "mallet", "small", false),
        &scene.words.get("look-builders-tools"),
        &components::coins(scene.words, numbers.tool_price),
        &content,
    )
}

fn tool_mini(scene: &Table<'_>, tool: Tool) -> Markup {
    let card = scene.view.pack().tool(tool);
    let spoken = Phrase::new("look-builders-tool")
        .with("name", card.name)
        .with("levels", cards::in_words(scene, card.adds));
    let standing = scene.standing(Decision::BuyTool(tool));
    let piece = Piece {
        id: &format!("tool-{}", card.id),
        class: "mini",
        spoken: &unless_said(&standing, || scene.say(&spoken)),
        game: GAME,
        standing: &standing,
    };
    piece.draw(&html! {
        (Bill::extra_chip(scene, Decision::BuyTool(tool)))
        (cards::tool_picture(scene, tool, "small"))
        (some(scene, card.adds, "+"))
    })
}

fn universities(scene: &Table<'_>) -> Markup {
    let numbers = &scene.view.pack().numbers;
    let chosen = match scene.view.step() {
        Step::Pupil(university) => Some(university),
        _ => None,
    };
    let mut left = scene.view.university_pile().peekable();
    let some_left = left.peek().is_some();
    let content = html! {
        @if some_left {
            ul.minis {
                @for university in left {
                    li { (university_mini(scene, university, chosen == Some(university))) }
                }
            }
        } @else { (sold_out(scene)) }
    };
    pile(
        "universities",
        &components::picture(GAME, "university", "small", false),
        &scene.words.get("look-builders-universities"),
        &components::coins(scene.words, numbers.university_price),
        &content,
    )
}

fn university_mini(scene: &Table<'_>, university: University, chosen: bool) -> Markup {
    let card = scene.view.pack().university(university);
    let spoken = Phrase::new("look-builders-university")
        .with("name", cards::university_name(scene, university).to_owned())
        .with("level", card.level);
    let standing = scene.standing(Decision::University(university));
    let piece = Piece {
        id: &format!("university-{}", card.id),
        class: if chosen { "mini chosen" } else { "mini" },
        spoken: &unless_said(&standing, || scene.say(&spoken)),
        game: GAME,
        standing: &standing,
    };
    let level = ludi_builders::Levels::NONE.with(card.resource, card.level);
    piece.draw(&html! {
        (Bill::extra_chip(scene, Decision::University(university)))
        (some(scene, level, "→ "))
    })
}

fn loans(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let numbers = &view.pack().numbers;
    let left = view.loan_pile();
    let name = view.pack().loan_name.get(scene.words.lang());
    let terms = Phrase::new("look-builders-loan-terms")
        .with("repayment", numbers.loan_repayment)
        .with("penalty", numbers.loan_penalty);
    let spoken = Phrase::new("look-builders-loan")
        .with("gain", numbers.loan_gain)
        .with("repayment", numbers.loan_repayment)
        .with("penalty", numbers.loan_penalty)
        .with("count", left);
    let standing = scene.standing(Decision::Loan);
    let piece = Piece {
        id: "",
        class: "mini wide",
        spoken: &unless_said(&standing, || scene.say(&spoken)),
        game: GAME,
        standing: &standing,
    };
    let content = piece.draw(&html! {
        (Bill::extra_chip(scene, Decision::Loan))
        span.coin { (icon("coin")) (components::signed(i64::from(numbers.loan_gain))) }
        small { (scene.say(&terms)) }
    });
    let count = Phrase::new("look-builders-left").with("count", left);
    pile(
        "loans",
        &components::picture(GAME, "loan", "small", false),
        name,
        &html! { small { span aria-hidden="true" { "×" (left) } span.vh { (scene.say(&count)) } } },
        &content,
    )
}

/// BA-090: actions for coins.
fn bank(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let numbers = &view.pack().numbers;
    let holds = view
        .bank()
        .map(|bank| scene.say(&Phrase::new("look-builders-bank-holds").with("count", bank)));
    let content = html! {
        ul.minis {
            @for (actions, coins) in (1u8..).zip(numbers.coins) {
                li { (exchange(scene, actions, coins)) }
            }
        }
    };
    pile(
        "bank",
        &components::picture(GAME, "purse", "small", false),
        &scene.words.get("look-builders-bank"),
        &html! { @if let Some(holds) = holds { small { (holds) } } },
        &content,
    )
}

fn exchange(scene: &Table<'_>, actions: u8, coins: u8) -> Markup {
    let spoken =
        Phrase::new("look-builders-exchange").with("actions", actions).with("coins", coins);
    let standing: Standing = scene.standing(Decision::Coins(actions));
    let piece = Piece {
        id: "",
        class: "mini",
        spoken: &unless_said(&standing, || scene.say(&spoken)),
        game: GAME,
        standing: &standing,
    };
    piece.draw(&html! {
        (Bill::extra_chip(scene, Decision::Coins(actions)))
        span.dots { @for _ in 0..actions { (icon("action")) } }
        span.coin { (icon("coin")) (components::signed(i64::from(coins))) }
    })
}

/// Whether it is this seat's turn.
pub(super) fn is_active(scene: &Table<'_>, seat: Seat) -> bool {
    match scene.view.step() {
        Step::Over => false,
        Step::FinalScoring(asked) => asked.contains(seat),
        _ => scene.view.active() == seat,
    }
}
