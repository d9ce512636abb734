
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

# You
site-you = You
site-you-link-here = You and your data
site-you-nobody = Nobody is known in this browser. Once you play or take a name, you find here what is yours, and how to leave or come back.
site-you-name = Your name
site-you-devices = This device and others
site-you-devices-text = There is no password: this browser is known by a cookie. A personal link brings you, with all your games, to another device.
site-you-link = Make a personal link
site-you-link-help = It can be used once, within ten minutes. Whoever has it is you.
site-you-link-label = Your personal link
site-you-link-note = Open it on your other device, or hold its camera in front of the code. It is good once, for ten minutes, and is shown only now.
site-you-link-close = Make the link useless
site-you-leave = Log out here
site-you-leave-help = This browser forgets you. Without a personal link or another device you cannot come back to your games.
site-you-leave-all = Log out everywhere
site-you-leave-all-help = Every device forgets you, this one too. There is no way back to your games then.
site-you-leave-all-keys = Every device forgets you, this one too. Only a passkey leads back to your games then; remove those that are not yours.
site-passkeys = Your passkeys
site-passkey = Passkey { $number }
site-passkey-keep = Make a passkey
site-passkey-keep-help = This device, or the keys it shares with others of yours, then lets you in by finger, face or PIN. No cookie and no link is needed.
site-passkey-keep-broken = Nothing came of it: the device broke off, or has a passkey of yours already.
site-passkey-come = Come back with a passkey
site-passkey-come-help = If you made one on any device, it leads to your games here, too. Whoever this browser knows now is logged out.
site-passkey-come-broken = Nothing came of it: the device broke off, or has no passkey for this site.
site-passkey-remove = Remove
site-passkey-remove-which = Remove passkey { $number }
site-you-words = What you said
site-you-words-none = You have said nothing at any table.
site-you-words-text = What you take back leaves the log for everybody; a sign shows that something was said there.
site-you-unsay = Take back
site-you-unsay-which = Take back: “{ $text }”
site-you-games = Your games
site-you-games-text = In your list on the first page every game can be put away, and tables that are yours alone can be deleted for good.
site-you-forget = Forget me
site-you-forget-text = Everything about you is deleted, at once and for good:
site-you-forget-gone = gone are your name, your words, your links and devices, and tables that are yours alone;
site-you-forget-names = at tables with others you become a player without a name; bots play on in your place, and tables you made belong to somebody else there;
site-you-forget-remains = what remains are your decisions, because they are the game of the others, and whatever others have downloaded.
site-you-forget-do = Forget me…
site-you-forget-sure = This cannot be undone.
site-you-forget-yes = Yes, forget me
site-come = Come back as { $name }
site-come-text = On this device, too, you play at your tables from now on. The link is used up then.
site-come-other = { $name } is logged out in this browser. If those games matter, make a personal link first.
site-come-do = Come back here
site-promises = What we promise
site-promises-link = What we promise
site-refused-stranger = Nobody is known in this browser, so there is nothing to change.
site-refused-link = This link was used already, is older than ten minutes, or was made useless. Make a new one on a device that knows you.
site-refused-passkey = This passkey proves nothing here. Try again, or use a personal link.
site-refused-passkey-late = That took too long, or was answered already. Try again.
site-refused-no-passkey = There is no such passkey here any more. Use a personal link, or another passkey.
site-refused-passkeys = You have as many passkeys as there can be. Remove one first.
site-refused-unsaid = There is nothing of yours to take back there.
site-refused-sure = Nothing was deleted: say that you are sure.
site-refused-second = You sit at this table already. In another seat you would see what is secret to yours.

# Whoever runs the site
site-shut = This table is closed
site-refused-shut = Whoever runs the site has closed this table. It can be looked at, but nobody plays on.
site-refused-muted = Whoever runs the site lets you say nothing here. You can play on.
site-error-banned = You may only look
site-error-banned-text = Whoever runs the site lets you change nothing here. You can still look, take back what you said, and be forgotten.
