# The board of Magna Roma
look-magna-roma-over = Game over
look-magna-roma-claims = First tiles
look-magna-roma-turn = Turn { $turn } of { $turns }
look-magna-roma-lay-tile = Where do you lay your tile?
look-magna-roma-left = { $count ->
    [0] your city is finished
   *[other] { COUNT($count, "tile", "tiles") } to go
 }
look-magna-roma-city = Your city
look-magna-roma-city-of = City of { $who }
look-magna-roma-extent = { $wide } by { $high }, at most { $size } by { $size }
look-magna-roma-centre = city centre
look-magna-roma-letter-red = R
look-magna-roma-letter-purple = P
look-magna-roma-letter-brown = B
look-magna-roma-turning = The tile is being turned, { $spot }.
look-magna-roma-monument = { $name }: { $have } of { $need } population, { COUNT($points, "point", "points") }.
look-magna-roma-rivals = The other cities
look-magna-roma-just = just played
look-magna-roma-placed = Tile placed: no symbol completed.
look-magna-roma-placed-for = Tile placed for { $gains }.
look-magna-roma-then = Then { $deeds }.
look-magna-roma-objectives = Objectives
look-magna-roma-objectives-bring = { COUNT($now, "point", "points") } now, { $next } more for the next
look-magna-roma-market-counts = × lowest star
look-magna-roma-military-counts = legions
look-magna-roma-pantheon-counts = each blessing
look-magna-roma-met = fulfilled
look-magna-roma-lost = no longer possible ({ $have } of { $need })
look-magna-roma-progress = { $have } of { $need }
look-magna-roma-ring = Ring of tiles
look-magna-roma-offer = Tiles on offer
look-magna-roma-stack = { $count ->
    [0] the stack is empty
   *[other] { $count } in the stack
 }
look-magna-roma-slot-empty = empty slot
look-magna-roma-near = in reach for your next turn
look-magna-roma-cylinder = Cylinder of { $who }
look-magna-roma-way-city = City
look-magna-roma-way-ring = Ring
look-magna-roma-way-offer = Offer
look-magna-roma-way-actions = Actions
look-magna-roma-way-rivals = Rivals
look-magna-roma-ways = Parts of the board
look-magna-roma-monuments = Monuments
look-magna-roma-monuments-left = { $count ->
    [0] none left to draw
   *[other] { $count } left to draw
 }
look-magna-roma-no-monuments = No monument is left.
look-magna-roma-where = Show where to build { THE($name) }
look-magna-roma-card = { $name }: costs { COUNT($coins, "coin", "coins") }, needs { $people } population, { $worth }.
look-magna-roma-at-once = At once: { $gains }.
look-magna-roma-no-blessing = no blessing token
look-magna-roma-provinces = Provinces
look-magna-roma-legions = { COUNT($count, "legion", "legions") }
look-magna-roma-sets = × { $count }
look-magna-roma-free = free
look-magna-roma-blocked = blocked
look-magna-roma-slot = { COUNT($legions, "legion", "legions") }, { COUNT($points, "point", "points") } a set, { $owner }.
look-magna-roma-tracks = Tracks
look-magna-roma-stands = { $who }: space { $space }
look-magna-roma-star-step = Step { $step }, value { $value }.
look-magna-roma-lowest = lowest
look-magna-roma-market = Market
look-magna-roma-military = Military
look-magna-roma-pantheon = Pantheon
look-magna-roma-tray = Your goods
look-magna-roma-good-coins = { $count ->
    [one] coin
   *[other] coins
 }
look-magna-roma-good-people = { $count ->
   *[other] population
 }, { $idle } free
look-magna-roma-good-legions = { $count ->
    [one] legion
   *[other] legions
 }
look-magna-roma-good-blessings = { $count ->
    [one] blessing
   *[other] blessings
 }
look-magna-roma-good-market = market
look-magna-roma-assign = Assign best
look-magna-roma-forecast = if scored now
look-magna-roma-final = final score

# What breaks a tie, on the score sheet
look-magna-roma-tie-1 = Tie-break: steps on the star tracks
look-magna-roma-tie-2 = Tie-break: population and coins
look-magna-roma-tie-3 = Tie-break: legions
look-magna-roma-pass-more = You can still act
