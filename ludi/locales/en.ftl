unknown-game = There is no game “{ $game }”. There are: { $known }.
unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
unknown-skill = There is no bot “{ $bot }”. There are: { $known }; those that look ahead also as centurio:500 (iterations) or centurio:0.5s.
unknown-rule = { $game } has no rule “{ $rule }”.
cannot-read = { $file } cannot be read: { $problem }
cannot-write = { $file } cannot be written: { $problem }
file-too-large = it is too large to be a log or a pack
file-not-text = it is not UTF-8 text
switch-form = “{ $switch }” is no switch; write --set switch=value.
switch-unknown = There is no switch “{ $switch }”. There are: { $known }.
switch-twice = The switch “{ $switch }” is set twice.
switch-value = “{ $value }” is no value of { $switch }. It takes: { $values }.
switch-on = on
switch-off = off
bad-seat = “{ $seat }” is no seat; there are { $players }, counted from 1.
bad-name = “{ $name }” is no name for a player.
beyond-rulebook = { " " }— beyond the rulebook
games-line = { $min }–{ $max } players, { $from }–{ $to } minutes
games-provenance = { $all } printed values: { $rulebook } from the rulebook, { $found } found, { $reconstructed } reconstructed
games-switches = Switches (--set switch=value), with their default:
bot-name = { $level } { $number }
sheet-total = Total
sheet-place = Place
pack-without-game = [meta] game: missing; it names the game the pack belongs to
pack-good = { $id } is a good pack for { $game }: { COUNT($values, "value", "values") } with their source, sha256 { $hash }
pack-reconstructed = Reconstructed values are proposals of ours, not what is printed on the components.
sim-games = { COUNT($games, "game", "games") } of { COUNT($players, "player", "players") } in { $seconds } s
sim-speed = { $decisions } decisions/s, { $games } games/s
sim-length = { $decisions } decisions a game
sim-seat = seat { $seat } ({ $bot }): wins { $wins } %, score { $mean } ± { $sd } (from { $min } to { $max })
sim-distribution = Scores of all seats:
ladder-games = { COUNT($games, "game", "games") } of { COUNT($players, "player", "players") } in { $seconds } s
ladder-bots = Weng–Lin ratings (25 to begin with), mean scores with their 95 % interval, time for a decision:
ladder-bot = { $bot }: rating { $rating } ± { $uncertainty }, score { $score } ({ $low } to { $high }), { $ms } ms
ladder-solo = Mean scores with their 95 % interval, time for a decision:
ladder-solo-bot = { $bot }: score { $score } ({ $low } to { $high }), { $ms } ms
ladder-lead = { $bot } is ahead of { $other } by { $lead } ({ $low } to { $high }) on the same cards; that interval is { $narrower } times as narrow as with cards of their own
ladder-title = { $title } in { $share } % of the games
ladder-pairs = Who takes how much of the points from whom (a draw counts half), with its 95 % interval:
ladder-pair = { $bot } against { $against }: { $share } % ({ $low } to { $high }), score { $score } against { $other } in { COUNT($games, "game", "games") }, the interval { $narrower } times as narrow as with other cards each time
ladder-time = “{ $time }” is no time to think; write seconds, such as 0.5.
ladder-none = A ladder needs at least two levels and one game; alone, one level is enough.
tune-nothing = The sensible player of { $game } has no numbers that can be tuned.
tune-lesson = Lesson { $lesson } of { $of }: { $mean }
tune-generation = Generation { $generation } of { $of }: { $mean } on average
tune-before = Before: { $mean } ({ $low } to { $high })
tune-after = After: { $mean } ({ $low } to { $high }), in games that no candidate had seen
tune-kept = Kept in { $file }.
net-nobody = nobody can use weights for this game
train-players = This game is not played with { $players } { $players ->
        [one] player
       *[other] players
    }.
train-mark = After { $games } own games: { $mean } ({ $low } to { $high })
train-end = In { $games } games it had not seen: { $mean } ({ $low } to { $high })
verify-good = Good: { COUNT($events, "event", "events") }; every decision, every draw and the standings are right. Commitment { $commitment }.
verify-running = Good so far: { COUNT($events, "event", "events") }; every decision is allowed and every draw possible. The game is not closed, so its seed is still secret and its draws cannot be checked against it. Commitment { $commitment }.
verify-chain = The chain over all lines holds; its head is { $head }.
verify-gift = { $who } added to chance after the commitment: nobody could choose the draws that followed.
verify-cards = The cards are those known by the name “{ $cards }”, the same at every table that names them.
verify-fork = The first { $copied } events are copies from the table with commitment { $of }; their draws belong to that table’s seed.
replay-place = There is no event { $at }; the last one is { $last }.
replay-at = after event { $at } of { $last }
resume-other-game = it is a game of { $game }
resume-over = this game is over; look at it with ludi replay
resume-no-seed = the game cannot go on without its seed ({ $file })
play-reconstructed = Some values of these components are reconstructed, not printed ones: ludi pack show { $game } lists them.
play-commitment = Fair draws: the SHA-256 of this table’s seed is { $commitment }.
play-resumed = Resumed after { COUNT($events, "event", "events") }.
play-help-hint = Type a number or a decision; help lists the commands.
play-curtain = { $name }, it is your turn. Press Enter when nobody else is looking.
play-no-number = There is no decision { $number }.
play-unknown = “{ $text }” is neither a command nor a decision of this game.
play-allowed = allowed
play-agree = { $name }, do you agree to go back to event { $to }? (y/n)
play-bad-say = That cannot be said: it is empty or too long.
play-saved = Kept in { $file }.
play-save-where = Where to? save FILE
play-left = The game is kept in { $file }; go on with ludi play … --log { $file }
play-left-unsaved = The game was not kept.
play-verify = Check the draws: ludi verify { $file }
play-seed = The seed of this table was { $seed }.
play-taken-back = (taken back)
play-help =
    a number         make that decision
    a decision       in notation, as shown in brackets
    undo, redo       take back or make again your last decision
    back N           ask everybody to go back to event N of the log
    why DECISION     why it is not allowed; why alone lists everything that is not
    hint             what a bot would do, and what it expects
    rule NUMBER      read a rule
    log, board, score
    say TEXT         a word for the log
    save FILE        keep the game in a file; it is followed from then on
    quit             leave; a kept game can be resumed with --log FILE
serve-open = Ludi is at { $address } — open it in a browser. Ctrl-C stops it.
db-in-use = { $file }: another server uses this database. Stop it first, or name another file with --db.
backup-server = { $db } is a server of its own: copy it with pg_dump, or with ludi copy-db into a file.
restore-server = { $db } is a server of its own: put a dump back with pg_restore, or a file with ludi copy-db.
copy-in-use = Somebody serves one of the two databases. Stop every server that uses them first.
copy-exists = { $to } has a site already, and nothing is copied. Name a file that is not there, or an empty database.
copy-done = Copied to { $to } and compared: { COUNT($tables, "table", "tables") }, { COUNT($events, "event", "events") }, { COUNT($rows, "row", "rows") } in all.
backup-done = Copied to { $file }.
restore-good = { $file } is whole: { COUNT($tables, "table", "tables") }.
restore-bad = { $file } cannot be restored: { $error }. Take an older copy.
restore-exists = { $file } exists already. Add --replace to put the copy in its place; it is kept as { $file }.before.
restore-done = Restored to { $file }: { COUNT($tables, "table", "tables") }.
check-db-good = { $file }: this program opens { COUNT($tables, "table", "tables") }, all there are.
check-db-bad = { $file }: of { COUNT($tables, "table", "tables") }, { $bad } would not open with this program.
admin-no-table = There is no such table; ludi admin list shows them.
admin-no-guest = There is no such guest; ludi admin list shows those who play.
admin-busy = Somebody plays on at a table of theirs just now. Nothing was forgotten; try again.
admin-deleted = { $table } is deleted.
admin-forgotten = { $guest } is forgotten. Changed or deleted: { COUNT($tables, "table", "tables") }. Backups made before still have everything.
admin-muted = { $subject }: nothing is said any more.
admin-banned = { $subject } may only look. Whoever deletes their cookies comes back as somebody else.
admin-closed = { $subject } is closed: it can be looked at, and nobody plays on.
admin-undone = { $subject }: as before.
admin-pruned = Deleted: { COUNT($tables, "table", "tables") }.
admin-would-prune = Would be deleted: { COUNT($tables, "table", "tables") }.
admin-running = running
admin-finished = finished
admin-closed-state = closed
admin-host = made by { $guest }
admin-days = { COUNT($days, "day", "days") } ago
admin-note-muted = muted
admin-note-muted-guest = { $guest } muted
admin-note-banned = { $guest } banned
campaign-fort = Fort { $fort } of { $forts }: { $name } (lost here before: { $failed })
campaign-taken-back = { $count ->
    [one] Won after something revealed was taken back: fort { $forts }.
   *[other] Won after something revealed was taken back: forts { $forts }.
}
campaign-complete = Every fort is won. Ave!
campaign-failed = The goal of fort { $fort } was not met; play it again.
campaign-won = The goal of fort { $fort } is met. On to the next fort!
campaign-challenge = The goal and the challenge of fort { $fort } are met: the next fort begins with a reward.

# Lessons
lessons-count = { $game }: { COUNT($count, "lesson", "lessons") }
lessons-minutes = { $minutes } min
lessons-good = played by its own steps: { COUNT($ways, "way", "ways") }, { COUNT($positions, "position", "positions") }, { COUNT($answers, "answer", "answers") }
lessons-bad = Cannot be played as written: { COUNT($count, "lesson", "lessons") }.

# Puzzles
puzzles-easy = easy
puzzles-medium = medium
puzzles-hard = hard
puzzles-line = { $number } · { $grade }, { COUNT($players, "player", "players") }, after event { $event }, { $seat } decides ({ COUNT($steps, "decision", "decisions") } to find): { $asked }
puzzles-count = { COUNT($count, "puzzle", "puzzles") }
puzzles-failed = These puzzles do not hold: { $which }

# Faults
faults-good = Nothing was broken in { COUNT($runs, "run", "runs") }: { COUNT($answers, "answer", "answers") }, { COUNT($events, "event", "events") }, { COUNT($lives, "start", "starts") } of the server, { COUNT($failures, "failure", "failures") } of the disk.
faults-bad =
    Seed { $seed }, step { $step }: { $law }
    Every step of it: ludi faults --from { $seed } --seeds 1 --trace
