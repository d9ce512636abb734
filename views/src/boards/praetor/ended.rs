//! The end of a turn: what the Update Phase brought the reader, as it happened.

use ludi_engine::{Event, LogIndex, Occasion, Paragraph, Phrase, RuleId, Seat, Table, Value};
use ludi_praetor::{Praetor, Stage};
use maud::{Markup, html};

use super::{GAME, phases};
use crate::components::rule_link;

/// How many events are looked back at: more than lie between an Update Phase and a player's next
/// decision.
const LATELY: LogIndex = 150;

/// PR-130 to PR-147: what the last Update Phase brought a seat, as the log tells it, until it decides
/// something in the new turn.
pub(super) fn told(table: &Table<Praetor>, seat: Seat) -> Vec<(Phrase, RuleId)> {
    let view = table.view(Some(seat));
    let turn = u16::from(view.turn());
    if view.stage() != Stage::Action || turn < 2 {
        return Vec::new();
    }
    let since = table.last_index().saturating_sub(LATELY);
    let story = table.story_where(Some(seat), since, |before, event, after| {
        let ended = before.turn() + 1 == view.turn() && ends(before, after);
        ended || before.turn() == view.turn() && is_of(event, seat)
    });
    let in_force = || story.iter().filter(|told| told.in_force);
    let decided = |told: &Paragraph| told.occasion == Occasion::Play && told.seat == Some(seat);
    if in_force().any(|told| told.round == turn && decided(told)) {
        return Vec::new();
    }
    let lines = in_force().filter(|told| told.round + 1 == turn).flat_map(|told| &told.lines);
    let own = lines.filter(|(phrase, _)| phrase.args.contains(&("who", Value::Seat(seat))));
    let steps = own.filter_map(|(phrase, rule)| Some((phrase.clone(), (*rule)?)));
    steps.filter(|(_, rule)| phases::title(rule).is_some()).collect()
}

/// Whether something ends a turn, or belongs to its Update Phase.
fn ends(before: &Praetor, after: &Praetor) -> bool {
    before.stage() != Stage::Action
        || after.stage() != Stage::Action
        || before.turn() < after.turn()
}

/// Whether a seat decides something.
fn is_of(event: &Event<Praetor>, seat: Seat) -> bool {
    matches!(event, Event::Decide(who, _) | Event::Redo(who, _) if *who == seat)
}

/// The same as a card over the map, a line for each step; it can be folded away.
pub(super) fn draw(scene: &super::Table<'_>) -> Markup {
    if scene.ended.is_empty() {
        return html! {};
    }
    let turn = scene.view.turn() - 1;
    let heading = Phrase::new("look-praetor-turn-ended").with("turn", turn);
    html! {
        details.turn-end #{ "turn-end-" (turn) } open {
            summary { (scene.say(&heading)) }
            ol {
                @for (phrase, rule) in &scene.ended {
                    li.bad[is_trouble(rule)] {
                        strong { (scene.words.get(phases::title(rule).unwrap_or_default())) }
                        " " (rule_link(GAME, rule))
                        p { (scene.say(&to_reader(phrase))) }
                    }
                }
            }
        }
    }
}

/// A line of the story as it is said to whom it is about.
fn to_reader(line: &Phrase) -> Phrase {
    let id = match line.id {
        "story-trained" => "look-praetor-ended-trained",
        "story-returned" => "look-praetor-ended-returned",
        "story-retired" => "look-praetor-ended-retired",
        "story-waged" => "look-praetor-ended-waged",
        "story-disheartened" => "look-praetor-ended-disheartened",
        "story-disgraced" => "look-praetor-ended-disgraced",
        "story-drafted" => "look-praetor-ended-drafted",
        "story-no-recruit" => "look-praetor-ended-no-recruit",
        other => other,
    };
    Phrase { id, args: line.args.clone() }
}

/// PR-145, PR-146: who cannot pay loses Morale, and then Favor.
fn is_trouble(rule: RuleId) -> bool {
    matches!(rule, "PR-145" | "PR-146")
}

#[cfg(test)]
mod tests {
    use ludi_engine::{Next, Pack as _, Player, Quick, Seed, Strategy as _};
    use ludi_praetor::{Components, Decision, Good, Setup};

    use super::*;

    /// A number a line speaks of.
    fn number(told: &[(Phrase, RuleId)], id: &str, name: &str) -> i32 {
        let said = told.iter().filter(|(phrase, _)| phrase.id == id);
        let numbers = said.flat_map(|(phrase, _)| &phrase.args).filter_map(|arg| match arg {
            (key, Value::Number(number)) if *key == name => Some(*number as i32),
            _ => None,
        });
        numbers.sum()
    }

    /// PR-130 to PR-147: whoever ends a turn, by passing or by sending the last Worker, everybody is
    /// told what then happened, to the last Gold and Favor, and not what was foreseen; it is told
    /// until one decides again.
    #[test]
    fn the_end_of_a_turn_is_told_as_it_happened() {
        let (mut paid, mut surprises) = (0, 0);
        for seed in ["the end of a turn", "another game", "a third one"] {
            let (wages, wrong) = ends_of_turns(Seed::from_text(seed));
            paid += wages;
            surprises += wrong;
        }
        assert!(paid > 10, "{paid}");
        assert!(surprises > 0, "what was foreseen was never wrong");
    }

    /// Looks at every end of a turn of a game; the wages that were paid, and how often others than
    /// were foreseen.
    fn ends_of_turns(seed: Seed) -> (i32, i32) {
        let players = ["Livia", "Marcus", "Gaius"].map(Player::person).to_vec();
        let mut table =
            Table::<Praetor>::new(Components::builtin(), &Setup::default(), players, seed).unwrap();
        table.settle();
        let mut chance = Quick::from_number(3);
        let (mut paid, mut surprises) = (0, 0);
        while let Next::Decide(seats) = table.next() {
            let seat = seats.first().unwrap();
            let before = table.view(None);
            let decision = Praetor::sensible(&table.view(Some(seat)), seat, &mut chance);
            table.decide(seat, decision).unwrap();
            let after = table.view(None);
            let is_new = after.turn() > before.turn() && after.stage() == Stage::Action;
            if after.turn() < 2 {
                continue;
            }
            if !is_new {
                let again = told(&table, seat);
                assert!(again.is_empty() || after.stage() != Stage::Action, "{again:?}");
                continue;
            }
            // Whoever ended it, everybody hears of the new turn, also when their last turns are watched.
            let story = table.story(Some(seat), table.last_index().saturating_sub(20));
            let heard = ludi_engine::turns(&story);
            assert!(heard.last().is_some_and(|turn| turn.seat.is_none()), "{heard:?}");
            for seat in Seat::all(3) {
                let told = told(&table, seat);
                assert!(after.turn() < 2 || !told.is_empty(), "turn {}", after.turn());
                let wages = number(&told, "story-waged", "paid");
                surprises += i32::from(wages != i32::from(before.upkeep(seat).paid));
                if decision != Decision::Pass || before.stage() != Stage::Action {
                    continue;
                }
                let gold = |game: &Praetor| i32::from(game.player(seat).goods.get(Good::Gold));
                assert_eq!(gold(&after), gold(&before) - wages);
                let favor = number(&told, "story-retired", "favor")
                    - number(&told, "story-disgraced", "favor");
                assert_eq!(after.player(seat).favor, before.player(seat).favor + favor);
                paid += wages;
            }
        }
        (paid, surprises)
    }
}
