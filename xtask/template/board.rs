//! The board of Template Game: the plain one, until somebody draws it.

use ludi_registry::TemplateGame;

use super::Board;

impl Board for TemplateGame {}

#[cfg(test)]
mod tests {
    use super::*;

    crate::boards::tests::board_laws!(TemplateGame);
}
