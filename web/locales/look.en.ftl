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

look-sesterces = { $count ->
    [one] { $count } sesterce
   *[other] { $count } sesterces
 }
look-points = { $amount } victory points
look-actions-left = { $left ->
    [one] { $left } action of { $of } left
   *[other] { $left } actions of { $of } left
 }
look-mark-reconstructed = { $count ->
    [one] { $count } value reconstructed
   *[other] { $count } values reconstructed
 }
look-mark-doubted = { $count ->
    [one] { $count } value doubted
   *[other] { $count } values doubted
 }
look-mark-sure = All values known

look-back = Back
look-undo = Undo
look-redo = Redo
look-log-position = Position after this move
look-chat-empty = Nobody has said anything yet.
look-chat-say = Say something
look-chat-send = Say

look-sheet = Score sheet
look-sheet-line = Line
look-winner = winner
look-tie-break = Tie-break
look-total = Total
look-place = Place
look-chart = Scores over the game
look-chart-empty = The chart begins with the second round.
look-chart-table = The chart as a table

look-search = Search
look-search-go = Search
look-players = { $low } to { $high } players
look-minutes = { $low } to { $high } min
look-solo = Can be played alone

look-you = (you)
look-active = to play

# The board of The Builders
look-builders-round = Round { $round }
look-builders-last-round = Round { $round }, the last
look-builders-scoring = Final scoring
look-builders-over = Game over
look-builders-ending = The end is near: everybody who has not played in this round plays once more.
look-builders-idle = Nobody got on for { $idle } rounds; after { $limit } the game ends.
look-builders-extra = one more: { $price } sesterces
look-builders-no-action = no free action left: { $price } sesterces each
look-builders-buildings = Buildings
look-builders-open-price = 1 action opens a site
look-builders-workers = Workers
look-builders-recruit-price = 1 action recruits
look-builders-investments = Investments and bank
look-builders-invest-price = 1 action and the price; one investment a turn
look-builders-invested = you have made the investment of this turn
look-builders-deck = { $count ->
    [0] the deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
 }
look-builders-gap = empty
look-builders-next = Next
look-builders-slaves = Prisoners
look-builders-tools = Tools
look-builders-universities = Universities
look-builders-bank = Bank
look-builders-bank-holds = { $count } left
look-builders-none-left = none left
look-builders-left = { $count } left
look-builders-loan-terms = repay { $repayment } or −{ $penalty } points
look-builders-loan = { $gain } sesterces now; at the end repay { $repayment } or lose { $penalty } points. { $count } left.
look-builders-exchange = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 } for { $coins ->
    [one] { $coins } sesterce
   *[other] { $coins } sesterces
 }
look-builders-building = { $name }: needs { $needs }; brings { $sesterces } sesterces and { $vp } points.
look-builders-machine = A machine: works unpaid when finished, { $levels }.
look-builders-hand = { $name }: { $levels }; { $wage ->
    [0] unpaid
   *[other] wage { $wage }
 }.
look-builders-tool = { $name }: adds { $levels }.
look-builders-university = { $name }: raises one worker’s level to { $level }.
look-builders-unpaid = unpaid
look-builders-site = { $name }: still needs { $missing }.
look-builders-crew = At work: { $names }.
look-builders-no-crew = Nobody is at work.
look-builders-finishes = finishes
look-builders-can-finish = can finish: { $name }
look-builders-tray = Your goods
look-builders-sites = Sites
look-builders-no-sites = No site yet: open one from the row.
look-builders-team = Team
look-builders-no-team = Everybody is at work.
look-builders-loans = Loans
look-builders-finished = Finished
look-builders-score = { $score } if it ended now
look-builders-free = Free
look-builders-at-work = at work
look-builders-missing = needs
look-builders-first = began
look-builders-count-team = { $count ->
    [one] { $count } in the team
   *[other] { $count } in the team
 }
look-builders-count-sites = { $count ->
    [one] { $count } site
   *[other] { $count } sites
 }
look-builders-count-slaves = { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
 }
look-builders-count-loans = { $count ->
    [one] { $count } loan
   *[other] { $count } loans
 }

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
look-provenance-lead = Every number that is printed on a card or stated in the rules has a source. Pack “{ $pack }”, { $count } values.
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
