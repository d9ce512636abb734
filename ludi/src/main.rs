//! Ludi: four Roman building games, in one program.

mod admin;
mod backup;
mod campaign;
mod check_db;
mod cli;
mod failure;
mod faults;
mod games;
mod ladder;
mod lessons;
mod load;
mod pack;
mod play;
mod puzzles;
mod replay;
mod rules;
mod serve;
mod setup;
mod sheet;
mod sim;
mod speech;
mod train;
mod tune;

use std::process::ExitCode;

use clap::Parser as _;

use crate::cli::{Cli, Command, PackCommand};
use crate::failure::Failure;
use crate::speech::Speech;

/// Pages are built from many short pieces of text: with this allocator a decision reaches the last
/// stream several times sooner (`cargo bench -p ludi-web --bench load`).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let speech = Speech::new(cli.lang);
    let command = cli.command.unwrap_or_else(Command::serve);
    let nets = cli.net.iter().try_for_each(|path| load::net(path, &speech));
    match nets.and_then(|()| run(&command, &speech)) {
        Ok(()) | Err(Failure::Pipe) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("ludi: {}", failure.message());
            ExitCode::from(failure.code())
        }
    }
}

fn run(command: &Command, speech: &Speech) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve::serve(args, speech),
        Command::Backup(args) => backup::backup(args, speech),
        Command::CopyDb(args) => backup::copy_db(args, speech),
        Command::Restore(args) => backup::restore(args, speech),
        Command::CheckDb(args) => check_db::run(args, speech),
        Command::Admin(args) => admin::run(args, speech),
        Command::Games => games::run(speech),
        Command::Play(args) => play::run(args, speech),
        Command::Campaign(args) => campaign::run(args, speech),
        Command::Sim(args) => sim::run(args, speech),
        Command::Ladder(args) => ladder::run(args, speech),
        Command::Tune(args) => tune::run(args, speech),
        Command::Train(args) => train::run(args, speech),
        Command::Replay(args) => replay::replay(args, speech),
        Command::Verify(args) => replay::verify(args, speech),
        Command::Puzzles(args) => puzzles::run(args, speech),
        Command::Pack(PackCommand::Check(args)) => pack::check(args, speech),
        Command::Pack(PackCommand::Show(args)) => pack::show(args, speech),
        Command::Rules(args) => rules::run(args, speech),
        Command::Lessons(args) => lessons::run(args, speech),
        Command::Faults(args) => faults::run_seeds(args, speech),
    }
}
