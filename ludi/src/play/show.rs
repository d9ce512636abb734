//! Showing a game in the terminal: the table, the story, decisions and reasons.

use std::io::Write as _;

use ludi_bots::Level;
use ludi_engine::{
    Effect, EffectKind, Offer, Paragraph, Phrase, Refused, Seat, Source, Text, Tone,
};

use super::Session;
use crate::failure::Failure;
use crate::sheet;

impl Session<'_> {
    pub(super) fn greet(&mut self, is_new: bool) -> Result<(), Failure> {
        let game = self.table.game();
        writeln!(self.out, "{}", game.about().name.get(self.speech.lang()))?;
        let origins = self.table.pack().origins();
        if origins.iter().any(|origin| origin.source == Source::Reconstructed) {
            self.line(&Phrase::new("play-reconstructed").with("game", game.id().to_owned()))?;
        }
        let commitment = self.table.header().commitment.to_string();
        self.line(&Phrase::new("play-commitment").with("commitment", commitment))?;
        if !is_new {
            self.line(&Phrase::new("play-resumed").with("events", self.told))?;
        }
        if !self.people.is_empty() {
            self.line(&Phrase::new("play-help-hint"))?;
        }
        Ok(())
    }

    pub(super) fn finish(&mut self) -> Result<(), Failure> {
        // How it came to the end is told as it was known before the end opened everything.
        let end = self.table.last_index();
        let before = self.table.at(end - 1);
        let story = before.expect("a place in the log").story(None, self.told);
        for paragraph in story {
            self.paragraph(&paragraph, false)?;
        }
        self.told = end - 1;
        self.tell(None)?;
        let board = self.table.text(None, &self.words, &self.table.names());
        write!(self.out, "\n{}\n", self.speech.show(&board))?;
        self.score()?;
        match &self.keeper {
            Some(keeper) => {
                keeper.finish();
                let file = self.kept_as.as_deref().unwrap_or(keeper.path());
                let file = file.display().to_string();
                self.line(&Phrase::new("play-verify").with("file", file))
            }
            None => {
                let seed = self.table.seed().expect("a table being played has its seed");
                self.line(&Phrase::new("play-seed").with("seed", seed.to_string()))
            }
        }
    }

    pub(super) fn board(&mut self, seat: Seat) -> Result<(), Failure> {
        let text = self.table.text(Some(seat), &self.words, &self.table.names());
        write!(self.out, "\n{}", self.speech.show(&text))?;
        self.shown = Some(seat);
        Ok(())
    }

    pub(super) fn score(&mut self) -> Result<(), Failure> {
        let text = sheet::of_table(&*self.table, &self.words);
        write!(self.out, "{}", self.speech.show(&text))?;
        Ok(())
    }

    /// Tells what happened since it was told last.
    pub(super) fn tell(&mut self, viewer: Option<Seat>) -> Result<(), Failure> {
        for paragraph in self.table.story(viewer, self.told) {
            self.paragraph(&paragraph, false)?;
        }
        self.told = self.table.last_index();
        Ok(())
    }

    pub(super) fn paragraph(
        &mut self,
        paragraph: &Paragraph,
        numbered: bool,
    ) -> Result<(), Failure> {
        let names = self.table.names();
        let mut text = Text::new();
        for (phrase, rule) in &paragraph.lines {
            text.line();
            if numbered {
                text.push(Tone::Dim, format!("{:>4}  ", paragraph.at));
            }
            let tone = match paragraph.seat {
                _ if !paragraph.in_force => Tone::Dim,
                Some(seat) => Tone::Seat(seat),
                None => Tone::Plain,
            };
            text.push(tone, self.words.say(phrase, &names));
            if let Some(rule) = rule {
                text.push(Tone::Dim, format!("  {rule}"));
            }
            if !paragraph.in_force {
                text.push(Tone::Dim, format!("  {}", self.words.get("play-taken-back")));
            }
        }
        write!(self.out, "{}", self.speech.show(&text))?;
        Ok(())
    }

    /// The numbered decisions with what they cost and bring.
    pub(super) fn offer(&mut self, seat: Seat, offers: &[Offer]) -> Result<(), Failure> {
        let names = self.table.names();
        let mut text = Text::new();
        text.line();
        text.row(Tone::Seat(seat), self.words.say(&self.table.prompt(seat), &names));
        for (index, offer) in offers.iter().enumerate() {
            let label = self.words.say(&offer.label, &names);
            text.line().push(Tone::Strong, format!("{:>3}  ", index + 1)).plain(label);
            for effect in &offer.effects {
                let (tone, said) = self.effect(effect, &names);
                text.plain("  ").push(tone, said);
            }
            text.push(Tone::Dim, format!("  ({})", offer.notation));
        }
        write!(self.out, "{}", self.speech.show(&text))?;
        Ok(())
    }

    fn effect(&self, effect: &Effect, names: &[String]) -> (Tone, String) {
        let said = self.words.say(&effect.phrase, names);
        match effect.kind {
            EffectKind::Cost => (Tone::Warn, format!("− {said}")),
            EffectKind::Gain => (Tone::Good, format!("→ {said}")),
            EffectKind::Prospect => (Tone::Dim, format!("… {said}")),
            EffectKind::Note => (Tone::Dim, format!("· {said}")),
        }
    }

    /// Why a decision is not allowed, or every one that is not.
    pub(super) fn why(&mut self, text: Option<&str>, seat: Seat) -> Result<(), Failure> {
        let Some(text) = text else {
            for notation in self.table.conceivable(seat) {
                if let Err(refused) = self.table.check(seat, &notation) {
                    writeln!(self.out, "{notation}: {}", self.reason(&refused))?;
                }
            }
            return Ok(());
        };
        let Some(notation) = self.table.notation(text) else {
            return self.line(&Phrase::new("play-unknown").with("text", text.to_owned()));
        };
        let reason = match self.table.check(seat, &notation) {
            Ok(()) => self.words.get("play-allowed"),
            Err(refused) => self.reason(&refused),
        };
        writeln!(self.out, "{notation}: {reason}")?;
        Ok(())
    }

    fn reason(&self, refused: &Refused) -> String {
        let reason = self.words.say(&refused.phrase, &self.table.names());
        match refused.rule {
            Some(rule) => format!("{reason} [{rule}]"),
            None => reason,
        }
    }

    pub(super) fn refuse(&mut self, refused: &Refused) -> Result<(), Failure> {
        let mut text = Text::new();
        text.row(Tone::Warn, self.reason(refused));
        write!(self.out, "{}", self.speech.show(&text))?;
        Ok(())
    }

    /// What a bot would do, what it expects, and what else it thought of.
    pub(super) fn hint(&mut self, seat: Seat) -> Result<(), Failure> {
        let seed = self.table.seed().expect("a table being played has its seed");
        let chance = ludi_bots::chance_at(seed, self.table.last_index() + 1, seat);
        let budget = Level::Centurio.budget().expect("a centurion looks ahead");
        let said = self.thinker.explain(&*self.table, seat, budget, chance)();
        let names = self.table.names();
        for phrase in said.phrases(seat) {
            writeln!(self.out, "{}", self.words.say(&phrase, &names))?;
        }
        Ok(())
    }

    pub(super) fn line(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        writeln!(self.out, "{}", self.words.say(phrase, &[]))?;
        Ok(())
    }
}
