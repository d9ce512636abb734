# The board of The Builders
look-builders-round = Round { $round }
look-builders-last-round = Round { $round }, the last
look-builders-scoring = Final scoring
look-builders-over = Game over
look-builders-ending = The end is near: everybody who has not played in this round plays once more.
look-builders-idle = Nobody got on for { COUNT($idle, "round", "rounds") }; after { $limit } the game ends.
look-builders-extra = one more: { COUNT($price, "sesterce", "sesterces") }
look-builders-no-action = no free action left: { COUNT($price, "sesterce", "sesterces") } each
look-builders-buildings = Buildings
look-builders-open-price = 1 action opens a site
look-builders-workers = Workers
look-builders-recruit-price = 1 action recruits
look-builders-investments = Investments and bank
look-builders-invest-price = 1 action and the price; one investment a turn
look-builders-invested = you have made the investment of this turn
look-builders-deck = { $count ->
    [0] the deck is empty
   *[other] { COUNT($count, "card", "cards") } in the deck
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
look-builders-loan-terms = repay { $repayment } or −{ COUNT($penalty, "point", "points") }
look-builders-loan = { COUNT($gain, "sesterce", "sesterces") } now; at the end repay { $repayment } or lose { COUNT($penalty, "point", "points") }. { $count } left.
look-builders-exchange = { COUNT($actions, "action", "actions") } for { COUNT($coins, "sesterce", "sesterces") }
look-builders-building = { $name }: needs { $needs }; brings { COUNT($sesterces, "sesterce", "sesterces") } and { COUNT($vp, "point", "points") }.
look-builders-machine = A machine: works unpaid when finished, { $levels }.
look-builders-hand = { $name }: { $levels }; { $wage ->
    [0] unpaid
   *[other] a wage of { COUNT($wage, "sesterce", "sesterces") }
 }.
look-builders-tool = { $name }: adds { $levels }.
look-builders-university = { $name }: gives one worker { $level }.
look-builders-site = { $name }: still needs { $missing }.
look-builders-crew = At work: { $names }.
look-builders-member = { SOME($name) }
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
look-builders-score = { $over ->
    [1] { $score } in the end
   *[0] { $score } if it ended now
 }
look-builders-free = Set free
look-builders-first = began
look-builders-count-team = { $count } in the team
look-builders-count-sites = { COUNT($count, "site", "sites") }
look-builders-count-slaves = { COUNT($count, "prisoner", "prisoners") }
look-builders-count-loans = { COUNT($count, "loan", "loans") }
look-builders-end-left = { COUNT($count, "free action", "free actions") } left
look-builders-send-to = Send { SOME($hand) } to the { $building }
look-builders-to-with = To the { $building }, with { SOME($tool) }
look-builders-to-bare = To the { $building }, without a tool
look-builders-tool-away = It is at work.
