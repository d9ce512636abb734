//! The table in a real headless Chromium. `scripts/browser` runs this with all it needs.

mod advice;
mod alive;
mod builders;
mod counsel;
mod fairness;
mod finale;
mod games;
mod hadrian;
mod hadrian_sheets;
mod language;
mod learn;
mod lessons;
mod letters;
mod log;
mod magna_roma;
mod pages;
mod passkeys;
mod people;
mod pointing;
mod praetor;
mod praetor_map;
mod resume;
mod strongest;
mod table;
mod touch;
