//! The site over real HTTP: every test has a server and a database of its own.

mod access;
mod advice;
mod bytes;
mod cards;
mod common;
mod consent;
mod durability;
mod ending;
mod fairness;
mod health;
mod languages;
mod leak;
mod learn;
mod limits;
mod operator;
mod pace;
mod page;
mod passkeys;
mod people;
mod play;
mod puzzles;
mod rights;
mod stream;
mod twins;
mod upgrade;
