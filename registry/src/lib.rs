//! The games Ludi plays: every front end reaches every game through this crate. A new game is one
//! more word in [`with_game`] and one in [`all`].

use ludi_bots::Thinker;
pub use ludi_builders::Builders;
use ludi_engine::{AnyGame, any_game};
pub use ludi_hadrian::Hadrian;
pub use ludi_magna_roma::MagnaRoma;
pub use ludi_praetor::Praetor;

/// Runs an expression with `$game` standing for the type of the game whose id is given; `None`
/// for an unknown id.
///
/// ```
/// use ludi_engine::Game;
/// let players = ludi_registry::with_game!("builders", G => G::PLAYERS);
/// assert_eq!(players, Some(2..=4));
/// ```
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        $crate::with_game!(@try $id, $game => $body, Praetor, Builders, MagnaRoma, Hadrian)
    };
    (@try $id:expr, $game:ident => $body:expr, $($title:ident),+) => {{
        let id: &str = $id;
        match id {
            $(_ if id == <$crate::$title as ::ludi_engine::Game>::ID => {
                type $game = $crate::$title;
                Some($body)
            })+
            _ => None,
        }
    }};
}

/// Every game, in the order they are shown.
pub fn all() -> [&'static dyn AnyGame; 4] {
    [any_game::<Praetor>(), any_game::<Builders>(), any_game::<MagnaRoma>(), any_game::<Hadrian>()]
}

/// The players of a game that are programs.
pub fn thinker(id: &str) -> Option<&'static dyn Thinker> {
    with_game!(id, G => ludi_bots::thinker::<G>())
}

/// One game.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    all().into_iter().find(|game| game.id() == id)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ludi_engine::Game as _;

    use super::*;

    #[test]
    fn every_game_is_reached_by_its_own_id() {
        let ids: BTreeSet<&str> = all().iter().map(|game| game.id()).collect();
        assert_eq!(ids.len(), all().len());
        for game in all() {
            let reached = with_game!(game.id(), G => G::ID);
            assert_eq!(reached, Some(game.id()));
        }
        assert_eq!(with_game!("chess", G => G::ID), None);
    }
}
