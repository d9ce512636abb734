//! The site over real HTTP: every test has a server and a database of its own.

mod access;
mod advice;
mod common;
mod durability;
mod ending;
mod languages;
mod leak;
mod limits;
mod page;
mod people;
mod play;
mod stream;
