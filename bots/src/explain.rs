//! Saying what a bot expects: of a decision to be made, in both languages.

use ludi_engine::{
    Bilingual, Chance as _, Next, Perspective, Phrase, Quick, Seat, SeatSet, Strategy, Turns,
    Value, View, Words,
};

use crate::contrast::contrast;
use crate::reason::reason;
use crate::{Budget, Evaluation, Level, Search, SearchSettings};

/// The messages of the bots, in both languages. Their ids begin with `bots-`.
pub const BOT_WORDS: Bilingual =
    Bilingual { en: include_str!("../locales/en.ftl"), fr: include_str!("../locales/fr.ftl") };

/// What a bot expects of a decision it would make, and of others.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation<D> {
    /// The decision it would make.
    pub decision: D,
    /// The final score it then expects for every seat, in points.
    pub scores: Vec<f32>,
    /// The final place it expects for the deciding seat.
    pub rank: f32,
    /// The decisions it compared, the best first: `decision` and the main alternatives.
    pub alternatives: Vec<Alternative<D>>,
    /// Why, in one sentence.
    pub reason: Phrase,
    /// What sets it apart from the next best, in one sentence, if something worth telling does.
    pub contrast: Option<Phrase>,
    /// How the game may go on, beginning with the decision: one imagined course among many.
    pub line: Vec<Foreseen<D>>,
    /// How many imagined games it looked at.
    pub iterations: u32,
}

/// One of the decisions compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternative<D> {
    /// The decision.
    pub decision: D,
    /// The decision in words, a message of the game.
    pub label: Phrase,
    /// How many points it is expected to lose against the decision: of the score alone, of the
    /// lead over the best other player among others.
    pub cost: f32,
    /// How far that may be wrong; what costs less is about as good.
    pub doubt: f32,
    /// How often it was tried.
    pub visits: u32,
    /// What speaks for it, in one sentence, if that was asked and can be named.
    pub reason: Option<Phrase>,
}

/// A decision foreseen.
#[derive(Clone, Debug, PartialEq)]
pub struct Foreseen<D> {
    /// Who makes it.
    pub seat: Seat,
    /// The decision.
    pub decision: D,
    /// The decision in words, a message of the game.
    pub label: Phrase,
}

/// How many alternatives are told.
const ALTERNATIVES: usize = 4;
/// How many of them are worth a look, at most.
const SENSIBLE: usize = 3;
/// What loses no more than this share of the expected score is still sensible.
const LITTLE: f32 = 0.1;
/// How many decisions are foreseen at most.
const LINE: usize = 6;

/// Explains what a bot would decide for the seat, which must be one that the game waits for. The
/// same chance and a budget of iterations alone explain the same.
pub fn explain<G: Words + Strategy>(
    perspective: &Perspective<'_, G>,
    budget: Budget,
    chance: &mut Quick,
) -> Explanation<G::Decision> {
    let (view, seat) = (perspective.view(), perspective.seat());
    let settings = SearchSettings::of::<G>(Level::Imperator);
    let result = Search::new(view.clone(), seat).with_settings(settings).run(budget, chance);
    let unit = view.standings().unit as f32;
    let best = recommended(&view, seat, &result.evaluations, chance);
    let decision = best.map_or_else(|| G::sensible(&view, seat, chance), |best| best.decision);
    let alternative = |evaluation: &Evaluation<G::Decision>| Alternative {
        decision: evaluation.decision,
        label: G::label(&view, seat, evaluation.decision),
        cost: best.map_or(0.0, |best| best.ahead - evaluation.ahead) / unit,
        doubt: best.map_or(0.0, |best| doubt(&best, evaluation)) / unit,
        visits: evaluation.visits,
        reason: None,
    };
    let mut alternatives: Vec<_> = result.evaluations.iter().map(alternative).collect();
    alternatives.retain(|other| other.decision == decision || other.cost >= -other.doubt);
    let is_other = |one: &Alternative<G::Decision>| one.decision != decision;
    alternatives.sort_by(|a, b| is_other(a).cmp(&is_other(b)).then(a.cost.total_cmp(&b.cost)));
    alternatives.truncate(ALTERNATIVES);
    let scores = |seat: usize| best.map_or(0.0, |best| best.scores[seat] / unit);
    let own_reason = reason(&view, seat, decision, chance);
    let next = alternatives.iter().find(|other| is_other(other) && !other.is_about_equal());
    let contrast = next.and_then(|next| contrast(&view, seat, decision, next.decision, chance));
    let line = foresee(&view, seat, decision, chance);
    for own in alternatives.iter_mut().filter(|one| one.decision == decision) {
        own.reason.clone_from(&own_reason);
    }
    Explanation {
        decision,
        scores: (0..usize::from(view.players())).map(scores).collect(),
        rank: best.map_or(1.0, |best| best.rank),
        reason: own_reason.unwrap_or_else(|| by_comparison(&alternatives)),
        contrast,
        alternatives,
        line,
        iterations: result.iterations,
    }
}

/// Explains it with what speaks for every alternative, as [`Explanation::sensible`] tells it.
pub fn advise<G: Words + Strategy>(
    perspective: &Perspective<'_, G>,
    budget: Budget,
    chance: &mut Quick,
) -> Explanation<G::Decision> {
    let mut explanation = explain(perspective, budget, chance);
    let (view, seat) = (perspective.view(), perspective.seat());
    for other in explanation.alternatives.iter_mut().filter(|other| other.reason.is_none()) {
        other.reason = reason(&view, seat, other.decision, chance);
    }
    explanation
}

/// So many standard errors are doubt.
const DOUBT: f32 = 2.0;

/// How far the difference between two decisions may be wrong.
fn doubt<D>(one: &Evaluation<D>, other: &Evaluation<D>) -> f32 {
    DOUBT * one.doubt.hypot(other.doubt)
}

/// The decision to recommend, by the number that is told: how far it leads. Of those that nothing
/// is better than beyond doubt, and that are hardly behind the likely best, it is the one that
/// brings most at once: a player sees that it does.
fn recommended<G: Words + Strategy>(
    view: &View<G>,
    seat: Seat,
    evaluations: &[Evaluation<G::Decision>],
    chance: &mut Quick,
) -> Option<Evaluation<G::Decision>> {
    let most = evaluations.iter().map(|tried| tried.visits).max()?;
    let tried_to_the_end: Vec<_> =
        evaluations.iter().filter(|tried| 2 * tried.visits >= most).collect();
    let sure = |tried: &Evaluation<G::Decision>| tried.ahead - DOUBT * tried.doubt;
    let best = tried_to_the_end.iter().max_by(|a, b| sure(a).total_cmp(&sure(b)))?;
    let state = G::imagine(view, chance);
    let at_once = |tried: &Evaluation<G::Decision>| settled(&state, seat, tried.decision);
    let is_close = |tried: &&&Evaluation<G::Decision>| {
        best.ahead - tried.ahead <= best.doubt.hypot(tried.doubt)
            && tried_to_the_end.iter().all(|other| other.ahead - tried.ahead <= doubt(other, tried))
    };
    // The likely best wins a tie.
    let order = |tried: &Evaluation<G::Decision>| {
        (at_once(tried), tried.decision == best.decision, sure(tried))
    };
    let close = tried_to_the_end.iter().filter(is_close).map(|tried| (order(tried), **tried));
    let chosen =
        close.max_by(|(a, _), (b, _)| a.0.cmp(&b.0).then(a.1.cmp(&b.1)).then(a.2.total_cmp(&b.2)));
    Some(chosen.map_or(**best, |(_, tried)| tried))
}

/// The reason that is left when a decision brings nothing that can be named: how it compares.
fn by_comparison<D>(alternatives: &[Alternative<D>]) -> Phrase {
    match alternatives.get(1) {
        None => Phrase::new("bots-reason-only"),
        Some(next) if next.is_about_equal() => Phrase::new("bots-reason-equal"),
        Some(next) => Phrase::new("bots-reason-better").with("cost", points(next.cost)),
    }
}

/// What a seat has after a decision, or after the step of its own that follows where the decision by
/// itself brings nothing yet: a place for a tile is worth what the tile brings there.
fn settled<G: Words + Strategy>(state: &G, seat: Seat, decision: G::Decision) -> i32 {
    let mut after = state.clone();
    let before = after.score(seat);
    after.decide(seat, decision);
    let goes_on = matches!(after.next(), Next::Decide(seats) if seats == SeatSet::only(seat));
    if goes_on && after.score(seat) == before {
        let next = G::sensible(&View::new(&after, Some(seat)), seat, &mut Quick::from_number(1));
        after.decide(seat, next);
    }
    after.score(seat)
}

/// One imagined course: the decision, then what sensible players would do.
fn foresee<G: Words + Strategy>(
    view: &View<G>,
    seat: Seat,
    decision: G::Decision,
    chance: &mut Quick,
) -> Vec<Foreseen<G::Decision>> {
    let mut state = G::imagine(view, chance);
    let label = G::label(view, seat, decision);
    let mut line = vec![Foreseen { seat, decision, label }];
    state.decide(seat, decision);
    let mut turns = Turns::after(seat);
    while line.len() < LINE
        && let Some(seat) = turns.next(&mut state, chance)
    {
        let seen = View::new(&state, Some(seat));
        let decision = G::sensible(&seen, seat, chance);
        // What another seat would decide in secret is not for these eyes.
        if seat == view.seat().unwrap_or(seat) || !state.decision_is_secret(seat, decision) {
            let label = G::label(&seen, seat, decision);
            line.push(Foreseen { seat, decision, label });
        }
        state.decide(seat, decision);
    }
    line
}

/// Points with one decimal.
fn points(value: f32) -> Value {
    Value::Tenths((f64::from(value) * 10.0).round() as i64)
}

impl<D> Alternative<D> {
    /// Whether it is about as good as the recommended decision: the difference is in doubt.
    pub fn is_about_equal(&self) -> bool {
        self.cost <= self.doubt.max(0.05)
    }
}

impl<D> Explanation<D> {
    /// The same with decisions told otherwise, such as in notation.
    pub fn map<E>(self, tell: impl Fn(D) -> E) -> Explanation<E> {
        let alternative = |other: Alternative<D>| Alternative {
            decision: tell(other.decision),
            label: other.label,
            cost: other.cost,
            doubt: other.doubt,
            visits: other.visits,
            reason: other.reason,
        };
        let step = |step: Foreseen<D>| Foreseen {
            seat: step.seat,
            decision: tell(step.decision),
            label: step.label,
        };
        Explanation {
            decision: tell(self.decision),
            scores: self.scores,
            rank: self.rank,
            alternatives: self.alternatives.into_iter().map(alternative).collect(),
            line: self.line.into_iter().map(step).collect(),
            reason: self.reason,
            contrast: self.contrast,
            iterations: self.iterations,
        }
    }

    /// What it would do, as a sentence. This and the others are said with the messages of the
    /// game and [`BOT_WORDS`].
    pub fn choice(&self) -> Option<Phrase> {
        let best = self.alternatives.first()?;
        Some(Phrase::new("bots-choice").with("decision", best.label.clone()))
    }

    /// The second best, if it is about as good, as a sentence.
    pub fn rival(&self) -> Option<Phrase> {
        let next = self.alternatives.get(1).filter(|next| next.is_about_equal())?;
        Some(Phrase::new("bots-rival").with("decision", next.label.clone()))
    }

    /// What it then expects for a seat, as a sentence.
    pub fn expectation(&self, seat: Seat) -> Phrase {
        let own = self.scores.get(seat.index()).copied().unwrap_or(0.0);
        if self.scores.len() < 2 {
            return Phrase::new("bots-expects-alone").with("score", points(own));
        }
        let others = self.scores.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let others = others.map(|(other, score)| {
            Phrase::new("bots-other").with("seat", Seat(other as u8)).with("score", points(*score))
        });
        Phrase::new("bots-expects")
            .with("score", points(own))
            .with("rank", points(self.rank))
            .with("others", others.collect::<Vec<_>>())
    }

    /// The main alternatives, as sentences.
    pub fn others(&self) -> Vec<Phrase> {
        let other = |other: &Alternative<D>| {
            if other.is_about_equal() {
                return Phrase::new("bots-alternative-equal").with("decision", other.label.clone());
            }
            Phrase::new("bots-alternative")
                .with("decision", other.label.clone())
                .with("cost", points(other.cost))
        };
        self.alternatives.iter().skip(1).map(other).collect()
    }

    /// The decisions worth a look, each with what speaks for it in words without a comparison: the
    /// recommended one, the next best, and one more that loses little.
    pub fn sensible(&self, seat: Seat) -> Vec<(&Alternative<D>, Phrase)> {
        let own = self.scores.get(seat.index()).copied().unwrap_or(0.0);
        let is_sensible = |(place, other): &(usize, &Alternative<D>)| {
            *place < 2 || other.is_about_equal() || other.cost <= LITTLE * own.abs()
        };
        let plain = || Phrase::new("bots-reason-plain");
        let told = |(_, other)| {
            let other: &Alternative<D> = other;
            (other, other.reason.clone().unwrap_or_else(plain))
        };
        self.alternatives.iter().enumerate().filter(is_sensible).take(SENSIBLE).map(told).collect()
    }

    /// How the game may go on, a sentence a step; nothing if nothing more is foreseen.
    pub fn course(&self) -> Vec<Phrase> {
        let step = |step: &Foreseen<D>| {
            Phrase::new("bots-step").with("seat", step.seat).with("decision", step.label.clone())
        };
        if self.line.len() > 1 { self.line.iter().map(step).collect() } else { Vec::new() }
    }

    /// How much it looked at, as a sentence.
    pub fn effort(&self) -> Phrase {
        Phrase::new("bots-effort").with("iterations", self.iterations)
    }

    /// The whole explanation in sentences.
    pub fn phrases(&self, seat: Seat) -> Vec<Phrase> {
        let mut said: Vec<Phrase> = self.choice().into_iter().collect();
        said.push(self.reason.clone());
        said.extend(self.contrast.clone());
        said.extend(self.rival());
        said.push(self.expectation(seat));
        said.extend(self.others());
        let course = self.course();
        if !course.is_empty() {
            said.push(Phrase::new("bots-line").with("steps", course));
        }
        said.push(self.effort());
        said
    }
}

/// A stream of chance for explanations of one position: the same question, the same answer.
pub fn chance_at(seed: ludi_engine::Seed, position: u32, seat: Seat) -> Quick {
    let mut chance = Quick::new(seed.child(u64::from(position) << 8 | u64::from(seat.0)));
    // One word further than the bots' own stream for the same decision.
    chance.word();
    chance
}
