//! The table in a real headless Chromium. `scripts/browser` runs this with all it needs.

mod games;
mod hadrian;
mod language;
mod pages;
mod resume;
