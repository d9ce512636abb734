//! The line of those who wait for a bot to think, and who of them is next.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tokio::sync::oneshot;

use crate::limits::Client;

const LOCK: &str = "no thread panics while it holds the line";

/// On whose behalf a bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asker {
    /// Whether people play at the table; bots among themselves come after them.
    pub people: bool,
    /// Where the table was last asked for from, if that is known.
    pub address: Client,
    /// Who asks for a hint, or made the table.
    pub guest: Client,
}

/// Everybody who waits. Tables of people come first; then it is the turn of the address that has
/// waited longest since it last had one, and of the guest there who has: one address, whatever it
/// asks for, costs the others one turn each.
pub struct Line(Mutex<Queue>);

struct Queue {
    /// How many may still think.
    room: usize,
    waiting: Vec<Place>,
    /// Which turn a client had last, while anybody waits.
    served: HashMap<Client, u64>,
    turns: u64,
}

/// Somebody's place in the line.
struct Place {
    asker: Asker,
    call: oneshot::Sender<Room>,
}

/// Room to think; whoever is next gets it afterwards.
pub struct Room(Arc<Line>);

impl Drop for Room {
    fn drop(&mut self) {
        self.0.0.lock().expect(LOCK).room += 1;
        self.0.serve();
    }
}

impl Line {
    /// A line for so many who think at once.
    pub fn new(room: usize) -> Arc<Self> {
        let queue = Queue { room, waiting: Vec::new(), served: HashMap::new(), turns: 0 };
        Arc::new(Self(Mutex::new(queue)))
    }

    /// Waits for room. Whoever stops waiting leaves the line.
    pub async fn wait(self: Arc<Self>, asker: Asker) -> Option<Room> {
        let (call, called) = oneshot::channel();
        self.0.lock().expect(LOCK).waiting.push(Place { asker, call });
        self.serve();
        called.await.ok()
    }

    /// Calls as many as there is room for.
    fn serve(self: &Arc<Self>) {
        loop {
            let Some(place) = self.0.lock().expect(LOCK).next() else { return };
            // If they have just left, the room comes back by itself.
            let _ = place.call.send(Room(self.clone()));
        }
    }
}

impl Queue {
    /// Who is next, if there is room.
    fn next(&mut self) -> Option<Place> {
        self.waiting.retain(|place| !place.call.is_closed());
        if self.waiting.is_empty() {
            self.served.clear();
        }
        if self.room == 0 {
            return None;
        }
        let had = |client| self.served.get(&client).copied().unwrap_or_default();
        let order = |Asker { people, address, guest }| (!people, had(address), had(guest));
        let places = self.waiting.iter().enumerate();
        // Of equals, who came first.
        let (next, _) = places.min_by_key(|(came, place)| (order(place.asker), *came))?;
        let place = self.waiting.remove(next);
        self.room -= 1;
        self.turns += 1;
        for client in [place.asker.address, place.asker.guest] {
            self.served.insert(client, self.turns);
        }
        Some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(people: bool, address: u8, guest: i64) -> Asker {
        Asker {
            people,
            address: Client::at([192, 0, 2, address].into()),
            guest: Client::Guest(guest),
        }
    }

    /// The order in which askers are served who came while somebody was thinking.
    async fn order(askers: &[Asker]) -> Vec<usize> {
        let line = Line::new(1);
        let first = line.clone().wait(asker(true, 0, 0)).await.unwrap();
        let (send, mut served) = tokio::sync::mpsc::unbounded_channel();
        for (number, asker) in askers.iter().enumerate() {
            let (line, send, asker) = (line.clone(), send.clone(), *asker);
            tokio::spawn(async move {
                let _room = line.wait(asker).await.unwrap();
                send.send(number).unwrap();
            });
            tokio::task::yield_now().await;
        }
        drop((first, send));
        let mut order = Vec::new();
        while let Some(number) = served.recv().await {
            order.push(number);
        }
        order
    }

    #[tokio::test]
    async fn who_comes_first_is_first_among_equals() {
        let askers: Vec<_> = (1..=4).map(|n| asker(true, n, n.into())).collect();
        assert_eq!(order(&askers).await, [0, 1, 2, 3]);
    }

    #[tokio::test]
    async fn an_address_with_many_tables_costs_others_one_turn() {
        let mut askers: Vec<_> = (1..=5).map(|guest| asker(true, 1, guest)).collect();
        askers.push(asker(true, 2, 9));
        assert_eq!(order(&askers).await, [0, 5, 1, 2, 3, 4]);
    }

    #[tokio::test]
    async fn guests_of_one_address_take_turns() {
        let askers = [1, 1, 1, 2, 3].map(|guest| asker(true, 1, guest));
        assert_eq!(order(&askers).await, [0, 3, 4, 1, 2]);
    }

    #[tokio::test]
    async fn bots_among_themselves_wait_for_people() {
        let askers = [asker(false, 1, 1), asker(false, 2, 2), asker(true, 3, 3)];
        assert_eq!(order(&askers).await, [2, 0, 1]);
    }

    #[tokio::test]
    async fn who_leaves_the_line_takes_no_room() {
        let line = Line::new(1);
        let room = line.clone().wait(asker(true, 1, 1)).await.unwrap();
        let gone = tokio::spawn(line.clone().wait(asker(true, 2, 2)));
        tokio::task::yield_now().await;
        gone.abort();
        assert!(gone.await.is_err());
        let next = tokio::spawn(line.clone().wait(asker(true, 3, 3)));
        tokio::task::yield_now().await;
        drop(room);
        assert!(next.await.unwrap().is_some());
        assert_eq!(line.0.lock().expect(LOCK).room, 1, "all of it is free again");
    }
}
