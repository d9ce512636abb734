//! The games Ludi plays: every front end reaches every game through this crate. A new game is one
//! more word in [`with_game`] and one in [`all`].

pub use ludi_builders::Builders;
use ludi_engine::{About, Title as _};
pub use ludi_hadrian::Hadrian;
pub use ludi_magna_roma::MagnaRoma;
pub use ludi_praetor::Praetor;

/// Runs an expression with `$game` standing for the type of the game whose id is given; `None`
/// for an unknown id.
///
/// ```
/// use ludi_engine::Title;
/// let players = ludi_registry::with_game!("builders", G => G::about().players.clone());
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
            $(_ if id == <$crate::$title as ::ludi_engine::Title>::about().id => {
                type $game = $crate::$title;
                Some($body)
            })+
            _ => None,
        }
    }};
}

/// What is said of every game, in the order they are shown.
pub fn all() -> Vec<&'static About> {
    vec![Praetor::about(), Builders::about(), MagnaRoma::about(), Hadrian::about()]
}

/// What is said of one game.
pub fn about(id: &str) -> Option<&'static About> {
    all().into_iter().find(|about| about.id == id)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_game_is_reached_by_its_own_id() {
        let ids: BTreeSet<&str> = all().iter().map(|about| about.id).collect();
        assert_eq!(ids.len(), all().len());
        for about in all() {
            let reached = with_game!(about.id, G => G::about().id);
            assert_eq!(reached, Some(about.id));
        }
        assert_eq!(with_game!("chess", G => G::about().id), None);
    }
}
