//! How fast the bots of a table move: what the people at it set, and pauses they have had enough of.

use ludi_store::News;
use ludi_views::Speed;

use crate::error::{Answer, WebError};
use crate::limits::Kind;
use crate::request::{Posted, TableRequest, to_the_end};

/// `POST /t/ID/pace`: sets how fast the bots move. The field `pace` is `slow`, `normal`, `fast` or
/// `instant`; anything else is refused. For whoever made the table or sits at it.
pub async fn set(request: TableRequest, Posted(fields): Posted) -> Answer {
    request.pass(Kind::Decision).await?;
    let wanted = fields.get("pace").and_then(Speed::from_word);
    to_the_end(async move {
        let mut state = request.open().await?;
        if !state.viewer(request.session.guest_id()).belongs() {
            return request.answer(&mut state, Err(WebError::refused("site-refused-pace")));
        }
        let Some(speed) = wanted else {
            return request.answer(&mut state, Err(WebError::refused("site-refused-no-pace")));
        };
        request.app.store.set_pace(&request.handle.id, speed.word()).await?;
        speed.word().clone_into(&mut state.row.pace);
        request.handle.hurry.notify_one();
        request.handle.tell();
        request.answer(&mut state, Ok(()))
    })
    .await
}

/// `POST /t/ID/skip`: the bots make no pause until people have to decide again. No fields. For
/// whoever made the table or sits at it.
pub async fn skip(request: TableRequest) -> Answer {
    request.pass(Kind::Decision).await?;
    let mut state = request.open().await?;
    if !state.viewer(request.session.guest_id()).belongs() {
        return request.answer(&mut state, Err(WebError::refused("site-refused-pace")));
    }
    // Where no bot has anything to do, there is no pause to skip, now or later.
    state.hurried = state.chore().is_some();
    request.app.nodes.tell(News::Hurry(request.handle.id.clone()));
    request.handle.hurry.notify_one();
    request.answer(&mut state, Ok(()))
}
