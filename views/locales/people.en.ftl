
# Who plays
site-play-as = You play as
site-here = here
site-away = away
site-now-away = Waiting for { $who }, who is away
site-turn-answer = Your answer is awaited

# Inviting
site-share = Share
site-qr = QR code
site-invite-near = This address works on this computer only. For friends elsewhere, open Ludi by the address they reach this computer by, or start it with --base-url.
site-seat-by = { $who } invites you
site-seat-by-somebody = You are invited
site-seat-yours = your seat
site-seat-bot = bot
site-seat-name-help = The others at the table see it.
site-watchers = Let others watch

# Giving up
site-resign = Give up
site-resign-help = A bot plays on in your place. The game stays in your list, and you can come back as long as it runs.
site-resign-do = Let the bot play on

# Ways to play
site-presets = How do you want to play?
site-preset-first = First game
site-preset-first-help = Gentle bots, hints, the easiest rules.
site-preset-standard = Standard
site-preset-standard-help = As most people play: sensible bots, hints.
site-preset-expert = Expert
site-preset-expert-help = Strong bots, the hardest rules, no hints.
site-preset-box = As in the box
site-preset-box-help = Only what the box and its rulebook have, no hints.
site-new-details = Everything else
site-new-details-help = hints, spectators, rules of the table: set as above
site-refused-delete = Only a table that is yours alone can be deleted.
site-fork-note = This game was played on from a moment of another one.
