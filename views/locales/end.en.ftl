# The end of a game
look-end-won = You win, { $who }!
look-end-won-shared = You share the victory with { $who }
look-end-lost = { $who } wins, you come { $place }
look-end-lost-shared = { $who } share the victory, you come { $place }
look-end-wins = { $who } wins
look-end-shares = { $who } share the victory
look-end-rank-mine = You earn the rank of { $rank }
look-end-rank = { $who } earns the rank of { $rank }
look-end-alone-mine = You finish with { $points }
look-end-alone = { $who } finishes with { $points }
look-end-fort-held = { $name } is held!
look-end-fort-lost = { $name } was not held
look-end-and = { $first } and { $last }
look-end-place = { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
 }
look-end-point = { $score } point
look-end-points = { $score } points
look-end-lead-alone = Everything is counted.
look-end-lead-points = { $points } in all.
look-end-lead-each = { $points } each.
look-end-lead-ahead = { $points }, { $apart } ahead of { $who }.
look-end-lead-behind = { $points }, { $apart } behind { $who }.
look-end-lead-level = { $points }, level with { $who }: the tie-break decided.
look-end-rematch = Rematch
look-end-analyse = Look back
look-end-fork = Play on from a moment of this game
look-end-skip = Skip
look-end-space = Space
look-end-count-again = Count again
look-end-sheet = How the points came
look-end-axis-builders = rounds
look-end-axis-hadrian = years
look-end-axis-magna-roma = turns
look-end-axis-praetor = turns
look-end-round-builders = Round { $n }:
look-end-round-hadrian = Year { $n }:
look-end-round-turns = Turn { $n }:
look-end-others = The others’ moments
look-end-best = Your best move:
look-end-strongest = Your strongest turn.
look-end-strongest-brought = it brought { $points }.
look-end-next-decision = The decision that comes next:
look-end-record = Personal record
look-end-record-first = in your first game of this kind
look-end-record-new = is your best so far.
look-end-record-before = Before:
look-end-record-old = is still your best.
look-end-record-count = { COUNT($count, "game", "games") } played.
look-end-record-won = { $won } of { COUNT($count, "game", "games") } won: full discs. The large one is this game.
look-end-date = { $day } { $month } { $year }
look-end-month-1 = January
look-end-month-2 = February
look-end-month-3 = March
look-end-month-4 = April
look-end-month-5 = May
look-end-month-6 = June
look-end-month-7 = July
look-end-month-8 = August
look-end-month-9 = September
look-end-month-10 = October
look-end-month-11 = November
look-end-month-12 = December

# The campaign
look-end-campaign = Campaign
look-end-campaign-title = Sixteen forts
look-end-campaign-lead = Hold them one by one, from the Tyne to the Solway. Alone, six years each.
look-end-campaign-map = Map of the campaign
look-end-campaign-go = Solo campaign: sixteen forts
look-end-fort-number = fort { $n } of { $of }
look-end-fort-label = { $n } { $name }: { $standing }
look-end-fort-is-honoured = held, challenge met
look-end-fort-is-held = held
look-end-fort-is-lost = once more
look-end-fort-is-next = the next fort
look-end-fort-is-later = later
look-end-fort-rules = Changed rule
look-end-fort-challenge = Challenge, if you like
look-end-fort-bring = You bring
look-end-fort-reward = The challenge brings, at the next fort
look-end-fort-march = March to { $name }
look-end-fort-retry = Try { $name } again
look-end-fort-replay = Play { $name } again
look-end-fort-play-on = Play on
look-end-fort-closed = Hold the fort before it first.
look-end-fort-book = Rules of the campaign
look-end-latest = Last result
look-end-latest-look = Score and analysis
look-end-so-far = The campaign so far
look-end-of = { $n } of { $of }
look-end-sum-held = Forts held
look-end-sum-challenges = Challenges met
look-end-sum-attempts = Games played
look-end-sum-best = Best score
look-end-sum-kept = Told by your finished games on this server. A fort you hold can be played again for its challenge.
look-end-reached = (you: { $have })
look-end-met = met
look-end-missed = not met
look-end-challenge-needs-goal = The challenge counts only with the goal.
look-end-try-again = Try again
look-end-next-fort = On to { $name }
look-end-goal-built = build { THE($what) }
look-end-term-neutral = { $n ->
    [one] only { $n } neutral card a year
   *[other] { $n } neutral cards a year
 }
look-end-term-attack = { COUNT($n, "more card", "more cards") } in every attack
look-end-term-cost = every building costs { $what } more
look-end-term-mining = a Mining & Foresting box costs { $what }
look-end-term-no = no { $what }
look-end-term-no-landmarks = no landmarks
look-end-term-no-diplomats = no diplomats
look-end-term-wall = Wall and Cippi only from year { $n }
look-end-term-soldiers = the first Fate card shows at least { COUNT($n, "Soldier", "Soldiers") }

# My games
look-end-mine-since = since
look-end-mine-ended = ended
look-end-mine-fork = played on from another game
look-end-mine-fort = campaign: { $name }
look-end-mine-won = you won with { $points }
look-end-mine-shared = you shared the victory with { $points }
look-end-mine-lost = { $place } with { $points }; { $who } won with { $best }
look-end-mine-alone = { $points }
look-end-mine-rank = { $points }, rank { $rank }
look-end-mine-watched = { $who } won with { $best }
look-end-mine-held = held with { $points }
look-end-mine-not-held = not held, { $points }
look-end-mine-fork-at = played on from another game: { $moment }
look-end-mine-given-up = given up; a bot plays on for you
look-end-mine-gave-up = given up; { $who } won with { $best }
look-end-mine-resign = Give up
look-end-mine-resign-help = A bot plays on in your place. The game stays in your list.
look-end-mine-delete = Delete
look-end-mine-delete-help = The game and its log are gone for good.
look-end-mine-more = More
look-end-mine-leave = Leave the table
look-end-mine-leave-help = A bot plays on in your place, and the game leaves your list.
look-end-mine-drop = Put away
look-end-mine-drop-help = The game leaves your list. Whoever has its address still finds it.
