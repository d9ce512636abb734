//! Puzzles: asked, answered, solved, without a script.

use reqwest::StatusCode;

use crate::common::Site;

/// A puzzle of one decision, and the answer to it.
fn easy() -> (&'static str, usize, &'static str) {
    let of_game = ludi_registry::puzzles()
        .iter()
        .flat_map(|(game, puzzles)| puzzles.list.iter().map(|puzzle| (game.id(), puzzle)));
    let mut single = of_game.filter(|(_, puzzle)| puzzle.steps.len() == 1);
    let (game, puzzle) = single.next().expect("a puzzle of one decision");
    (game, puzzle.number, puzzle.steps[0].best)
}

#[tokio::test]
async fn a_puzzle_is_solved_and_stays_solved() {
    let site = Site::open().await;
    let me = site.browser();
    let (game, number, best) = easy();
    let address = format!("/puzzles/{game}/{number}");
    let asked = me.get(&address).await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(asked.has("#puzzle .notice.info") && !asked.has("#puzzle .notice.good"));
    assert!(!asked.has("#live") && !asked.has("#chat"), "there is no game to follow");
    let right = me.post(&address, &[("decision", best)]).await;
    assert!(
        right.has("#puzzle .notice.good") && right.has(".puzzle-solution"),
        "{}",
        right.words()
    );
    let shelf = me.get("/puzzles").await;
    assert!(shelf.has(&format!("a.solved[href='{address}']")));
    assert!(!site.browser().get("/puzzles").await.has("a.solved"), "everybody solves alone");
}

#[tokio::test]
async fn another_decision_is_told_what_it_loses_and_a_refused_one_why() {
    let site = Site::open().await;
    let me = site.browser();
    for (game, puzzles) in ludi_registry::puzzles() {
        for puzzle in puzzles.list.iter().take(3) {
            let address = format!("/puzzles/{}/{}", game.id(), puzzle.number);
            let step = &puzzle.steps[0];
            for other in &step.others {
                let wrong = me.post(&address, &[("decision", other.decision)]).await;
                assert!(wrong.has("#puzzle .notice.warn"), "{address} {}", other.decision);
                let loses = format!("{:.1}", other.loses);
                assert!(
                    wrong.words().contains(&format!("loses {loses} point")),
                    "{}",
                    wrong.words()
                );
            }
            let table = puzzles.table(*game, puzzle, 0).expect("a position");
            let allowed: Vec<String> =
                table.offers(puzzle.seat).into_iter().map(|offer| offer.notation).collect();
            let refused =
                table.conceivable(puzzle.seat).into_iter().find(|it| !allowed.contains(it));
            if let Some(refused) = refused {
                let page = me.post(&address, &[("decision", refused.as_str())]).await;
                assert!(page.has("#puzzle .notice.warn a.rule"), "{address} {refused}");
            }
        }
    }
}

#[tokio::test]
async fn several_decisions_are_asked_one_after_the_other_or_shown() {
    let site = Site::open().await;
    let me = site.browser();
    for (game, puzzles) in ludi_registry::puzzles() {
        let several = puzzles.list.iter().find(|puzzle| puzzle.questions() > 1);
        let Some(puzzle) = several else { continue };
        let address = format!("/puzzles/{}/{}", game.id(), puzzle.number);
        let shown = me.get(&format!("{address}?show=1")).await;
        assert!(shown.has(".puzzle-solution") && !shown.has("#puzzle .notice.good"));
        let first = me.post(&address, &[("decision", puzzle.steps[0].best)]).await;
        assert!(first.path.contains("made="), "{}", first.path);
        assert!(first.has("#puzzle .notice.info"));
        let all: Vec<&str> = puzzle.steps.iter().map(|step| step.best).collect();
        let solved = me.post(&address, &[("decision", &all.join("; "))]).await;
        assert!(solved.has("#puzzle .notice.good"), "{}", solved.words());
    }
}

#[tokio::test]
async fn today_leads_to_a_puzzle_and_what_is_not_there_is_not_found() {
    let site = Site::open().await;
    let me = site.browser();
    let today = me.get("/puzzles/today").await;
    assert!(today.status == StatusCode::OK && today.has("#puzzle"));
    assert!(me.get("/").await.has("#puzzle-today a[href='/puzzles/today']"));
    for missing in ["/puzzles/chess/1", "/puzzles/builders/0", "/puzzles/builders/9999"] {
        assert_eq!(me.get(missing).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
    let odd = me.get("/puzzles/builders/1?made=99&answer=nonsense").await;
    assert_eq!(odd.status, StatusCode::OK);
}
