//! Chance nobody has to trust the server for: it commits itself to a secret, the browser adds what
//! nobody could foresee, and only then the cards are drawn.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse as _;
use ludi_engine::{AnyTable, Commitment, Entropy, Gift, Intent, Seat, Seed, Shuffle};
use ludi_store::Outcome;
use ludi_views::form::Fields;
use serde::Serialize;

use crate::App;
use crate::error::Answer;
use crate::limits::Kind;
use crate::meanwhile::Meanwhile;
use crate::session::Session;
use crate::world::World;

/// For how long a promise is kept.
const KEPT: Duration = Duration::from_mins(10);

/// Secrets the server has committed itself to, each for one table.
pub struct Promises {
    entropy: Arc<dyn Entropy>,
    made: Meanwhile,
}

impl Promises {
    /// None yet.
    pub fn new(world: &World) -> Self {
        Self { entropy: world.entropy.clone(), made: Meanwhile::new(world) }
    }

    async fn make(&self) -> Outcome<Commitment> {
        let seed = Seed::random(&*self.entropy);
        let commitment = seed.commitment();
        self.made.keep(commitment.to_string(), seed.0.to_vec(), KEPT).await?;
        Ok(commitment)
    }

    /// The secret behind a commitment, once, whichever node gave it.
    async fn keep(&self, commitment: Commitment) -> Option<Seed> {
        let made = self.made.take(&commitment.to_string()).await;
        let made = made.inspect_err(|error| tracing::error!(%error, "promise not found"));
        made.ok().flatten()?.as_slice().try_into().map(Seed).ok()
    }

    /// The chance of a new table: as was promised, with what the form adds for a seat. Who asked
    /// for no promise, or for one that is long past, gets a secret of the server alone.
    pub async fn shuffle(&self, fields: &Fields, seat: Seat) -> Shuffle {
        let promised = async {
            let seed = self.keep(fields.get("commitment")?.parse().ok()?).await?;
            Some(Shuffle::secret(seed).with_gift(seat, gift(fields)?))
        };
        let promised = promised.await;
        promised.unwrap_or_else(|| Shuffle::secret(Seed::random(&*self.entropy)))
    }
}

/// What a form adds to chance.
fn gift(fields: &Fields) -> Option<Gift> {
    fields.get("gift")?.parse().ok()
}

/// Adds what the form of somebody who sits down brings, if the seat may still give.
pub fn add(table: &mut dyn AnyTable, seat: Seat, fields: &Fields) {
    if let Some(gift) = gift(fields).filter(|_| table.may_give(seat)) {
        table.perform(Some(seat), &Intent::Give(gift)).expect("a seat that may give");
    }
}

#[derive(Serialize)]
struct Promise {
    commitment: String,
}

/// Commits the server to a secret for the next table.
pub async fn promise(State(app): State<App>, session: Session) -> Answer {
    session.pass(&app, Kind::Decision).await?;
    Ok(Json(Promise { commitment: app.promises.make().await?.to_string() }).into_response())
}
