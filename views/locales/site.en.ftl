# Home
site-home-title = Roman games at your table
site-home-lead = Build, trade and scheme in the Rome of your choice: alone against bots, side by side at one screen, or with friends far away.
site-home-running = My games
site-home-games = Games
site-home-open = Open tables
site-home-finished = Finished games
site-home-me-help = Others see this name. Your games are remembered on this device.
site-home-link = To the games
site-home-learn = Learn
site-play-now = Play now against bots
site-play-short = Play
site-campaign-short = Campaign
site-new-link = Set up a table
site-name = Your name
site-name-help = Others see it. Leave it empty and you get a Roman one.
site-name-save = Save
site-sit = Sit down

# Whose turn
site-turn-yours = Your turn
site-turn-theirs = { $who } to play
site-turn-others = Several players to play
site-turn-over = The game is over

# A new table
site-new-title = A new table
site-new-game = Game
site-new-players = Players
site-new-count = { COUNT($count, "player", "players") }
site-new-seats = Who plays?
site-new-seats-help = Give yourself several seats to share one screen. A friend gets a link from you; an open seat goes to whoever comes first.
site-new-visibility = Who may watch
site-new-visibility-help = A table with an open seat is always public.
site-private = Only people with a link
site-public = Everybody
site-new-switches = Rules of this table
site-new-pack = Components
site-new-pack-help = What is printed on the cards and boards.
site-new-rulings = { COUNT($count, "point", "points") } the rulebook leaves open
site-new-start = Start the game
site-sitter-me = Me
site-sitter-friend = A friend, by link
site-sitter-open = Open to anybody
site-sitter-bot = Bot: { $level }
site-rank-random = Random
site-level-random = { site-rank-random } (anything allowed)
site-rank-tiro = Tiro
site-level-tiro = Beginner · { site-rank-tiro }
site-rank-miles = Miles
site-level-miles = Casual · { site-rank-miles }
site-rank-centurio = Centurio
site-level-centurio = Strong · { site-rank-centurio }
site-rank-legatus = Legatus
site-level-legatus = Very strong · { site-rank-legatus }
site-rank-imperator = Imperator
site-level-imperator = Master · { site-rank-imperator }
site-rank-instinct = Instinct
site-level-instinct = { site-rank-instinct } (at first sight)
site-seat-number = Seat { $number }
site-seat-name = Name at this table
site-seat-name-number = Name in seat { $number }
site-random = Drawn by lot
site-beyond = Not in the rulebook.

# An invitation
site-seat-title = Invitation to { $game }
site-seat-others = At the table:

# A table
site-players = Players
site-players-count = { COUNT($count, "player", "players") }
site-tag-bot = bot: { $level }
site-tag-replaced = away; a bot plays: { $level }
site-tag-free = the seat is free
site-news = Since your last turn
site-story = What happened
site-story-all = Replay
site-taken-back = (taken back) { $text }
site-decisions = Everything you can do
site-chat = Chat
site-chat-count = { $count ->
    [0] no messages
   *[other] { COUNT($count, "message", "messages") }
}
site-spectator = Spectator
site-mine = What now, and my goods
site-goods = My goods
site-now-waiting = Waiting for { $who }
site-now-bot = { $count ->
    [one] { $who } is thinking…
   *[other] { $who } are thinking…
 }
site-now-free = Waiting for somebody to sit down: { $who }
site-pace = How fast the bots play
site-pace-slow = Slowly
site-pace-normal = Normally
site-pace-fast = Fast
site-pace-instant = At once
site-skip = Skip the pauses
site-changed = Changed by { $who } since you last acted
site-changed-several = Changed by several players since you last acted
site-changed-sign = A dotted frame with a player’s number: changed by that player since you last acted.
site-again = Their last turns
site-again-begin = Your last turn has just ended
site-again-place = Step { $at } of { $last }
site-refused-pace = Only those who play at this table set how fast its bots move.
site-refused-no-pace = Bots can play slowly, normally, fast or at once; nothing was changed.
site-look-again = Look again
site-see-score = See the score sheet
site-ask-here = Ask everybody to go back to here
site-question = { $who } asks to take back: { $what }
site-question-look = Look at it
site-question-waits = Still to answer: { $who }
site-agree = Agree
site-decline = Decline
site-curtain = Hand the screen over to { $who }
site-curtain-lift = I am { $who }: show my side
site-twice = Choose it again to confirm.
site-lost = The connection is lost. Trying again…
site-failed = That did not reach the server. Please try again.
site-forgot = The server no longer has all that it had acknowledged here: something of this table is missing or was changed since you last saw it. Tell whoever runs the server; your latest receipt is kept in this browser.

# Seats and links
site-seats = Seats and links
site-invite = A seat is still free. Send its link to whoever should sit there:
site-seat-link = Link to seat { $number }
site-copy = Copy
site-copied = Copied
site-let-bot = Let a bot play
site-give-back = Give the seat back
site-return = Play again myself
site-free-seat = Free the seat
site-watch-link = Link for spectators
site-is-public = Everybody may watch this table.
site-is-private = Only people with a link find this table.
site-make-public = Make it public
site-make-private = Make it private
site-log = Download the log

# Refused and stale
site-refused = That is not possible.
site-refused-seat = You do not decide for this seat.
site-refused-guest = Sit down or make a table first; then you can speak.
site-refused-asked = There is an open question whether to go back. It has to be answered first.
site-refused-here = { $who } is here, or was within the last { COUNT($minutes, "minute", "minutes") }. Only they can let a bot play for them; you can once they have been away for longer.
site-refused-copy = No hints are given at this table, so a copy of it can only be played once the game is over.
site-refused-host = Only whoever made the table can do this.
site-refused-broken = Something broke on our side; the table is as it was before.
site-refused-rematch = Another game begins when this one is over, among those who played.
site-refused-long = This table has a very long history: it is only played to its end now, and nothing is taken back, asked or said any more.
site-refused-at = One cannot play on from there.
site-refused-secret = This game still has secrets; play on from here when it is over.
site-stale = The table has moved on.
site-stale-text = Your page was older than the game, so nothing was done.
site-stale-meanwhile = Meanwhile:

# Game over
site-rematch-go = To the next game
site-replay = Watch it again
site-chart = How it came about
site-final-board = The board at the end
site-proof = Chance was fair
site-proof-text = Before the first draw the table published the fingerprint of a secret seed. All draws follow from the seed. Now it is revealed, and anybody can check every draw of the downloaded log:
site-proof-commitment = Fingerprint (SHA-256), published at the start
site-proof-seed = The seed
site-proof-command = The check
site-proof-fork = This game began from a position of another; the draws before that follow from the seed of the other table.
site-proof-gift = { $name } shuffled too, with
site-proof-head = The seal on all lines of the log
site-proof-cards = Cards known by the name
site-gift-used = Your browser shuffled too: what it added stands in the log of this table, after the fingerprint it was shown. Nobody could choose the cards.
site-gift-unused = Your browser added something to the shuffling of this table, but it does not stand in its log. Do not trust these cards.
site-fair = The cards are fair
site-fair-text = The server fixed a secret before the first card and published its fingerprint; the browser of whoever made the table added a number of its own, and so do players who sit down later. All cards follow from both. At the end the secret is revealed, and anybody can check every card.
site-fair-cards = These cards have a name, and every table of this game with that name meets the same cards. They are no secret: whoever knows the name could compute them.

# Replay
site-replay-title = Replay of { $game }
site-replay-controls = Replay
site-replay-later = Later events
site-replay-earlier = Earlier events
site-replay-begin = Before the first event
site-replay-first = To the beginning
site-replay-back = One event back
site-replay-play = Play
site-replay-pause = Pause
site-replay-next = One event on
site-replay-last = To the latest event
site-replay-slide = Event
site-replay-go = Go
site-replay-place = Event { $at } of { $last }
site-replay-leave = Back to the table
site-onwards = From here
site-position-link = Link to this position
site-fork = Play on against bots
site-fork-seat = As

# Errors
site-error-nowhere = There is nothing here
site-error-nowhere-text = The page does not exist, or it is private and you need the link of somebody who sits at the table.
site-error-foreign = This came from another site
site-error-foreign-text = Your browser says that another site sent this request, so nothing was done. Open the page here and try again.
site-error-large = That is too much
site-error-large-text = The request was larger than anything one can say here.
site-error-slow = That took too long
site-error-slow-text = The request did not arrive as a whole. Nothing was changed; please try again.
site-error-garbled = That could not be read
site-error-garbled-text = The request was garbled. Go back, load the page again and retry.
site-error-taken = The seat is taken
site-error-taken-text = Somebody else already sits there. Ask for a link to watch.
site-error-unplayable = This table cannot be opened
site-error-unplayable-text = It was made with components or a version of the rules that this server no longer has. Nothing of it is lost: whoever runs the server can open it with the program it was made with.
site-kept = This game is over, and it is kept
site-kept-text = It was played with components or a version of the rules that this server no longer has, so it can no longer be watched. This is how it ended; the log tells all of it.
site-error-many = One moment, please
site-error-many-text = That was a lot at once. Try again in { COUNT($seconds, "second", "seconds") }.
site-error-store = The server cannot write right now
site-error-store-text = Nothing was done and nothing is lost. Please try again in a moment.

# Advice
site-new-hints = Hints
site-hints-yes = Allowed
site-hints-no = Not allowed
site-new-hints-help = Whether players may ask what a bot would do in their place.
site-hint = Hint:
site-hint-ask = Hint
site-hint-do = Do that
site-hint-others = Other choices, and how much they cost of the lead over the best other player:
site-hint-others-alone = Other choices, and how much they cost:
site-hint-line = It may go on like this:
site-refused-hints = There are no hints at this table.
site-refused-analysis = A game is looked back at when it is over.
site-analyse = Look back with a bot
site-analysis = Looking back
site-analysis-text = A bot has played on from every decision many times. Each is judged by what its player could know then, not by what came after.
site-analysis-progress = Looking back… { $percent } %
site-analysis-course = Points to be expected in the end
site-decisions-axis = decisions
site-analysis-moments = The moments that cost most
site-accuracy = How well everybody decided
site-accuracy-text = 100 %: always what the bot liked best. 0 %: no better than by lot.
site-percent = { $percent } %
site-analysis-none = No decision cost much: well played.
site-analysis-look = See it
site-analysis-again = Try again from here
site-analysis-luck = Diamonds are the listed decisions. The lines also move with what is drawn and with what the others do: that is luck, and nobody’s mistake. Every point leads to its position.
site-analysis-place = { $seat } to play
site-analysis-marked = { $seat } to play: a decision that cost points
site-account = Where the lead over the best other player went, in points
site-account-alone = Where the points went
site-account-begin = Expected at the start
site-account-mistakes = Listed mistakes
site-account-rest = Draws, the others, the rest
site-account-end = In the end
site-verdict-chosen = chosen
site-verdict-better = better
site-decisions-none = It is not your turn to decide.
site-decisions-short = Moves
site-story-short = Log
site-seats-short = Table
site-estimates-on = Show the final scores to be expected
site-estimates-off = Hide the final scores to be expected
site-estimate = { $who } can expect about { COUNT($points, "point", "points") } in the end
site-guard = Ask before a turn ends with something left
site-hint-more = More
site-volume = Sounds
site-notify = Tell me when it is my turn
site-notify-granted = You are told when it is your turn.
site-notify-denied = Your browser does not let this page tell you.
site-board = The board

site-cards-today = Today’s cards
site-cards-of-day = The cards of { $day }
site-cards-of-day-text = Everybody who plays this game alone today, here or elsewhere, meets the same cards. There are no hints. Your result is shown below with your name, to whoever looks; the cards are no secret, so fairness is a matter of honour.
site-cards-named = The cards named “{ $cards }”
site-cards-named-text = Every table of this game with cards of this name meets the same cards, whatever is decided. Results of finished games can be compared here. The cards are no secret: whoever knows the name could compute them.
site-cards-play = Play them
site-cards-set-up = Set up a table with these cards
site-cards-results = Results
site-cards-results-none = Nobody has finished a game with these cards yet.
site-cards-alone = Alone
site-cards-players = { COUNT($count, "player", "players") }
site-cards-name = The same cards as others
site-cards-name-help = Usually every table shuffles for itself: leave this empty. With a name, every table of this game that names its cards so meets the same ones, to compare results; they are no secret then.
