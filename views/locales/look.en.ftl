look-skip = Skip to the content
look-skip-mine = Skip to your move
look-skip-decisions = Skip to the list of decisions
look-nav = Site
look-rules = Rules
look-theme-auto = Colours as your system is set.
look-theme-light = Light colours.
look-theme-dark = Dark colours.
look-theme-to-auto = Switch to the system’s setting
look-theme-to-light = Switch to light
look-theme-to-dark = Switch to dark

look-sesterces = { COUNT($count, "sesterce", "sesterces") }
look-points = { COUNT($amount, "victory point", "victory points") }
look-actions-left = { COUNT($left, "action", "actions") } of { $of } left
look-mark-reconstructed = { COUNT($count, "value", "values") } reconstructed
look-mark-doubted = { COUNT($count, "value", "values") } doubted
look-mark-sure = All values known

look-back = Back
look-undo = Undo
look-redo = Redo
look-log-round = Round { $n }
look-log-year = Year { $n }
look-log-turn = Turn { $n }
look-log-position = Position after this move
look-chat-empty = Nobody has said anything yet.
look-chat-say = Say something
look-chat-send = Say

look-sheet = Score sheet
look-sheet-count = In brackets: how many there are.
look-sheet-line = Line
look-winner = winner
look-tie-break = Tie-break
look-total = Total
look-place = Place
look-rank = Rank
look-chart = Scores over the game
look-chart-empty = Too little was decided to draw a chart.
look-chart-table = The chart as a table

look-search = Search
look-search-go = Search
look-players = { $low } to { $high } players
look-minutes = { $low } to { $high } min
look-solo = Can be played alone

look-you = (you)
look-active = to play

# Rules
look-rules-title = Rules of { $game }
look-rules-search = Search the rules, or a number such as { $example }
look-rules-contents = Contents
look-rules-found = { $count ->
    [0] No rule speaks of “{ $query }”.
    [one] One rule speaks of “{ $query }”.
   *[other] { $count } rules speak of “{ $query }”.
 }
look-rules-all = All rules
look-rules-provenance = Where the card values come from

# Provenance
look-provenance-title = Where the values of { $game } come from
look-provenance-lead = Every number that is printed on a card or stated in the rules has a source. Pack “{ $pack }”, { COUNT($count, "value", "values") }.
look-provenance-rulebook = stated in the rulebook
look-provenance-owner = typed in by somebody who has the printed component in front of them
look-provenance-found = read in a public place, named beside the value
look-provenance-reconstructed = unknown: a proposal of ours that makes a playable game
look-provenance-kind = Source
look-provenance-share = Share of the sources
look-provenance-entry = Entry
look-provenance-field = Field
look-provenance-value = Value
look-provenance-doubts = Doubts and disagreements
look-provenance-no-doubts = None.
look-provenance-notes = The remarks stand as the pack has them.
look-provenance-all = All values
look-provenance-stamp = Fingerprint of the pack (SHA-256)
look-close = Close
look-play-on = Play on
look-left-asks = { $left }: { LOWER($closing) }?
look-ask-undo = Ask to undo

# The reader's name, the shelf of rulebooks
look-you-are = You are { $name }. Change your name
look-name = Your name
look-name-save = Save
look-name-help = Others see it at new tables. Your games are remembered on this device.
look-yours = You, your devices, your data
look-rules-lead = Every rule has a number; refusals, stories and switches name it.
look-rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
 }
look-rules-others = Rules of the games
look-rules-index = All rulebooks

# Placing a tile
look-placing = The tile on the board
look-placing-how = Choose a cell: the tile lies there until you confirm it. R or another touch turns it.
look-turn-left = Turn to the left
look-turn-right = Turn to the right
look-take-away = Take it away
look-lay-here = Place it here
