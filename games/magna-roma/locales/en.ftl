# Magna Roma in English

## Things

# The names that take an article inside a sentence.
nouns = the Triumphal Arch, the Basilica, the Circus Maximus, the Colosseum, the Forum, the Mausoleum, the Odeon,
    the Pantheon, the Senate, the Temple of Mars, the Temple of Vesta, the Baths

gain-legion = { COUNT($n, "legion", "legions") }
gain-faith = { $n } faith
gain-luxury = { COUNT($n, "luxury good", "luxury goods") }
gain-vp = { COUNT($n, "point", "points") }
gain-coin = { COUNT($n, "coin", "coins") }
gain-population = { $n } population
gain-blessing = { COUNT($n, "blessing token", "blessing tokens") }
gain-nothing = nothing
colour-red = red
colour-purple = purple
colour-brown = brown
icon-mask = mask
icon-lyre = lyre
icon-column = column
symbol-military = military
symbol-pantheon = pantheon
symbol-market = market
symbol-prestige = prestige
symbol-coin = coin
symbol-population = population
stars = { COUNT($n, "star", "stars") }
stars-of = { $n } { $colour } { $n ->
    [one] star
   *[other] stars
 }
edges = sides { $north }–{ $east }–{ $south }–{ $west }
edges-marks = { $marks }
half-none = none
tile = { $kind } ({ $features })
tile-marks = { $id } ({ $features })
tile-red = red tile
tile-purple = purple tile
tile-brown = brown tile
tile-plain = tile
tile-none = no tile
token = { $give } for { $get }
worth-fixed = { COUNT($vp, "point", "points") }
worth-population = { COUNT($vp, "point", "points") } for 1 to { $most } population
worth-colour = { COUNT($vp, "point", "points") } for each { $colour } tile below
worth-icon = { COUNT($vp, "point", "points") } for each { $icon } below
sets-districts = { $colour } districts
sets-icons = sets ({ $icons })
sets-masks = pairs of masks
sets-lyres = pairs of lyres
sets-columns = pairs of columns
aim-icons = { $icons }
aim-all-colours = all three colours
aim-blessings = at least { COUNT($n, "blessed tile", "blessed tiles") }
aim-no-icons = no icon at all
aim-stars = at least { COUNT($n, "star", "stars") }
aim-one-colour = at least { COUNT($n, "tile", "tiles") } of one colour
aim-no-equal-neighbours = no two neighbours of one colour
aim-one-icon = the same icon on { COUNT($n, "tile", "tiles") }
aim-monuments = at least { COUNT($n, "monument", "monuments") }
line-row = { $number ->
    [one] upper row
    [5] lower row
   *[other] row { $number } from above
 }
line-column = { $number ->
    [one] left column
    [5] right column
   *[other] column { $number } from the left
 }

# Where a cell lies, seen from the centre.
spot-centre = on the centre
spot-above = { $n ->
    [one] just above the centre
   *[other] { $n } above the centre
 }
spot-below = { $n ->
    [one] just below the centre
   *[other] { $n } below the centre
 }
spot-left = { $aside ->
    [one] just left of the centre
   *[other] { $aside } left of the centre
 }
spot-right = { $aside ->
    [one] just right of the centre
   *[other] { $aside } right of the centre
 }
spot-above-left = { $n } above and { $aside } left of the centre
spot-above-right = { $n } above and { $aside } right of the centre
spot-below-left = { $n } below and { $aside } left of the centre
spot-below-right = { $n } below and { $aside } right of the centre
block-above-left = { $near } to { $far } above and { $beside } to { $out } left of the centre
block-above-right = { $near } to { $far } above and { $beside } to { $out } right of the centre
block-below-left = { $near } to { $far } below and { $beside } to { $out } left of the centre
block-below-right = { $near } to { $far } below and { $beside } to { $out } right of the centre
side-above = above
side-right = on the right
side-below = below
side-left = on the left
slot-top = top slot
slot-middle = middle slot
slot-bottom = bottom slot

## What is asked

prompt-over = The game is over.
prompt-wait = { $who } is playing.
prompt-deal = Something is being drawn.
prompt-claim = Put your cylinder on a tile of the ring: you will place it in your first turn.
prompt-take = Turn { $turn }: choose one of the tiles on offer.
prompt-place = Turn { $turn } of { $turns }: place the { $tile }. Where?
prompt-face = Turn the { $tile } as you like.
prompt-order = Several gains at once: { $gains }. Which one first?
prompt-trade = The market offers a trade: { $trade }. Make it?
prompt-act = You may take one action: build a monument, conquer a province or bless tiles.
prompt-bless = Bless another tile? You have { COUNT($n, "token", "tokens") } left.
prompt-choose = Choose the tile of your next turn, at most { COUNT($reach, "place", "places") } away.

## What decisions are called

label-choose = Choose the { $tile }
label-place = Place it { $spot }
label-face-north = As it lies
label-face-east = A quarter turn to the right
label-face-south = Half a turn
label-face-west = A quarter turn to the left
label-first = First { $gain }
label-trade = Trade { $trade }
label-trade-none = Trade
label-decline = No trade
label-build = Build { THE($monument) } { $block }
label-build-centre = Build { THE($monument) } on the city centre
label-conquer = Conquer { THE($province) }, { $slot }
label-bless = Bless the tile { $spot }
label-bless-centre = Bless the city centre
label-bless-no-more = Bless no more
label-pass = No action
label-settle = One meeple more for { THE($monument) }
label-withdraw = One meeple less for { THE($monument) }

## What they cost and bring

effect-facing-north = as it lies: { $gains }
effect-facing-east = quarter turn right: { $gains }
effect-facing-south = half turn: { $gains }
effect-facing-west = quarter turn left: { $gains }
effect-no-symbol = completes no symbol
effect-stars = { $n ->
    [one] { $n } step on the { $colour } star track
   *[other] { $n } steps on the { $colour } star track
 }
effect-bonus = bonus of the personal board: { $gain }
effect-symbol-small = { $gain }: { $symbol } symbol { $side }, small
effect-symbol-large = { $gain }: { $symbol } symbol { $side }, large
effect-facing-any = however it is turned: { $gains }
effect-best = pays most now { $spot }: { $gains }
effect-best-more = pays most now { $spot }, or on { COUNT($n, "other cell", "other cells") }: { $gains }
effect-best-many = { $ways } ways to gain most now, such as { $gains } { $spot }
effect-best-anywhere = wherever it is placed now: { $gains }
effect-best-none = pays nothing now, wherever it is placed
effect-order = you choose the order
effect-lost = { $gain } lost: no room left
effect-trade-offered = a trade will be offered: { $trade }
effect-trade-lost = this trade is lost
effect-monument = { COUNT($points, "point", "points") } at the end with { $need } population (you have { $have })
effect-province = { COUNT($points, "point", "points") } at the end for each set: { $sets } ({ $n } now)
effect-blessing-token = 1 blessing token
effect-people = { $have } of { $need } population on it: { COUNT($points, "point", "points") }
effect-forecast = score forecast { $now } → { $then }
effect-forecast-range = score forecast { $now } → { $least } to { $most }, by your answers

## What speaks for a decision, after its name

merit-gains = brings { $gains }
merit-tile = can bring { $gains } at once
merit-monument = is worth { COUNT($points, "point", "points") } at the end with { $need } population on it
merit-province = is worth { COUNT($points, "point", "points") } at the end for each of: { $sets }

## Why not

refusal-over = The game is over.
refusal-turn = It is the turn of { $who }.
refusal-claim-first = First everybody puts the cylinder on a tile.
refusal-take-first = First choose one of the tiles on offer.
refusal-place-first = First place your tile; actions come after it.
refusal-face-first = First say how the tile is turned.
refusal-order-first = First say which gain comes next.
refusal-trade-first = First answer the trade.
refusal-act-first = Now is the time for an action, or for none.
refusal-bless-first = You are blessing tiles: bless another one, or stop.
refusal-choose-first = The action is over; choose your next tile.
refusal-not-in-ring = This tile is not there to be chosen.
refusal-tile-claimed = Another player’s cylinder stands on this tile.
refusal-out-of-reach = This tile is more than { COUNT($reach, "free place", "free places") } away from your cylinder.
refusal-off-field = There is no such cell.
refusal-cell-taken = A tile lies there already.
refusal-too-wide = The city would be wider than { $size } by { $size }.
refusal-not-adjacent = The tile must touch a side of one of your tiles.
refusal-no-such-side = A tile has four sides.
refusal-no-such-gain = This gain is not among those to be taken.
refusal-one-action = You have chosen to bless; only one kind of action a turn.
refusal-not-on-display = This monument is not on display.
refusal-coins = It costs { COUNT($need, "coin", "coins") }; you have { $have }.
refusal-only-on-centre = This monument is built on the city centre only.
refusal-block-not-full = A monument needs a corner where four of your tiles meet.
refusal-under-monument = One of the tiles carries a monument already.
refusal-on-centre = A monument cannot cover the city centre.
refusal-on-blessed-tile = One of the tiles is blessed.
refusal-not-in-play = This province is not in play.
refusal-no-such-slot = A province has three slots.
refusal-slot-blocked = This slot is blocked.
refusal-slot-taken = Another player holds this slot.
refusal-already-there = You hold a slot of this province already.
refusal-legions = It takes { COUNT($need, "legion", "legions") }; you have { $have }.
refusal-no-blessing = You have no blessing token.
refusal-blessing-limit = Only { COUNT($limit, "token", "tokens") } an action.
refusal-no-tile = You have no tile there.
refusal-already-blessed = This tile is blessed already.
refusal-centre-not-blessed = The city centre cannot be blessed.
refusal-bless-under-monument = A tile under a monument cannot be blessed.
refusal-population-by-itself = At this table the population finds its best place by itself.
refusal-moves-spent = You have moved { $limit } meeples in this turn; the best assignment counts anyway.
refusal-not-your-monument = This monument is not in your city.
refusal-nobody-idle = { $n ->
    [0] You have no population.
    [one] Your only meeple is on a monument already.
   *[other] All { $n } meeples are on monuments already.
 }
refusal-nobody-there = Nobody is on this monument.
setup-first = Seat { $seat } cannot choose first: there are { $players } players.

## What happened

tell-choose = { $who } chooses the { $tile }.
tell-place = { $who } picks the cell { $spot }.
tell-face = { $who } places the { $tile } { $spot }.
tell-first = { $who } takes { $gain } first.
tell-trade = { $who } trades { $trade }.
tell-decline = { $who } lets the trade go.
tell-build = { $who } builds { THE($monument) } { $block }.
tell-conquer = { $who } conquers { THE($province) }, { $slot }.
tell-bless = { $who } blesses the tile { $spot }.
tell-bless-centre = { $who } blesses the city centre.
tell-bless-no-more = { $who } blesses no more.
tell-pass = { $who } takes no action.
tell-settle = { $who } puts a meeple on { THE($monument) }.
tell-withdraw = { $who } takes a meeple off { THE($monument) }.
tell-stars = { $n ->
    [one] One step on the { $colour } star track.
   *[other] { $n } steps on the { $colour } star track.
 }
tell-pays = { $who } pays { $what }.
tell-gains = { $who } gains { $what }.
tell-over = Every city is finished.
tell-tile = New: { $tile }.
tell-monument = New monument on display: { THE($monument) }.
tell-province = Province in play: { THE($province) }, { $sets }.
tell-token = Trade token: { $trade }.
tell-objective = Objective for { $line }: { $aim }.
tell-first-chooser = { $who } chooses a tile first and plays last.

## A turn in one sentence

deed-claim = puts the cylinder on a { $tile }
deed-place = places a { $tile }
deed-trade = trades { $trade }
deed-build = builds the { $monument }
deed-conquer = conquers { $province }
deed-bless = { $n ->
    [one] blesses a tile
   *[other] blesses { $n } tiles
 }
tally-points = { COUNT($by, "point", "points") }
tally-coins = { COUNT($by, "coin", "coins") }
tally-legions = { COUNT($by, "legion", "legions") }
tally-faith = { $by } faith
tally-luxury = { COUNT($by, "luxury good", "luxury goods") }
tally-population = { $by } population
tally-blessings = { COUNT($by, "blessing token", "blessing tokens") }
tally-red-stars = { COUNT($by, "red star", "red stars") }
tally-purple-stars = { COUNT($by, "purple star", "purple stars") }
tally-brown-stars = { COUNT($by, "brown star", "brown stars") }

## The score

score-prestige = prestige
score-market = market
score-pantheon = pantheon
score-monuments = monuments
score-provinces = provinces
score-military = military
score-objectives = objectives
rank-tribune = Tribune: try again
rank-senator = Senator: getting better
rank-quaestor = Quaestor: on the right road
rank-aedile = Aedile: good work
rank-praetor = Praetor: very good
rank-consul = Consul: splendid
rank-caesar = Caesar: a rival of the Emperor

## The text board

text-head = Magna Roma · turn { $turn } of { $turns } · { COUNT($stack, "tile", "tiles") } in the stack
text-ring = Ring (> in reach; edges clockwise from the north)
text-offer = Tiles on offer (edges clockwise from the north)
text-empty = empty
text-monuments = Monuments on display ({ $n } in the stack)
text-monument = { $name }: { COUNT($coins, "coin", "coins") }, { $population } population, { $worth }; at once: { $bonus }
text-provinces = Provinces
text-province = { $name }: { $sets }
text-slot = { COUNT($legions, "legion", "legions") } · { COUNT($points, "point", "points") } a set · at once { $bonus } · { $owner }
text-pantheon = Pantheon (space:points of an unused blessing, + blessing)
text-stars = Star tracks (step:value) and their bonuses
text-other-stars = Small letters on tiles: stars of another colour, r red, p purple, b brown
text-free = free
text-blocked = blocked
text-market = Market (space:×multiplier and token)
text-objectives = Objectives
text-tracks = stars: red { $red }, purple { $purple }, brown { $brown }, lowest value { $lowest } · market { $market } (×{ $multiplier }) · faith { $faith } (token { $token })
text-goods = legions { $legions }/{ $most } · coins { $coins } · population { $population } ({ $idle } idle) · blessings { $blessings }
text-built = { $letter } { $name }: { $people } of { $need } population placed, { COUNT($points, "point", "points") } with the best assignment
text-forecast = forecast { $total }: { $parts }
text-final = total { $total }: { $parts }

## Switches

option-first = First to choose
option-first-help = Who puts the cylinder on a tile first, and so plays last.
option-level = Solo objectives
option-level-help = The objectives of a solo game: all four of one level, or four of all twelve.
option-level-easy = level I, easy
option-level-medium = level II, medium
option-level-hard = level III, hard
option-level-random = four of all
option-place_population = Meeples by hand
option-place_population-help = Players may put meeples on their monuments and move them during their turns, as the rulebook has it; switched off, the program does it for them. The best assignment counts at the end in any case.
option-limited_supply = Limited supply
option-limited_supply-help = A gain of coins, population or blessing tokens stops when the box is empty.
option-centre_colour_matches_nothing = The centre matches no colour
option-centre_colour_matches_nothing-help = A symbol with the city centre pays its small benefit; switched off, its large one.
option-personal_bonus_on_passing = Star bonuses on passing
option-personal_bonus_on_passing-help = A bonus of one star track is gained by reaching or passing it; switched off, by landing on it only.
option-market_trade_on_landing_only = Trades on landing only
option-market_trade_on_landing_only-help = Only the space a market move ends on offers its trade; switched off, spaces passed do too.
option-bless_tokens_per_action = Blessings an action
option-bless_tokens_per_action-help = The most tiles blessed in one action; 0 for any number.
option-bless_city_centre = Bless the centre
option-bless_city_centre-help = The city centre may be blessed like a tile.
option-bless_tile_under_monument = Bless under monuments
option-bless_tile_under_monument-help = A tile under a monument may be blessed.
option-monument_on_blessed_tile = Build on blessed tiles
option-monument_on_blessed_tile-help = A monument may be built on blessed tiles.
option-icons_under_monument_count = Icons under monuments count
option-icons_under_monument_count-help = Icons of covered tiles count for provinces and solo objectives.
option-skip_empty_ring_slots = Skip empty slots
option-skip_empty_ring_slots-help = Empty slots of the ring are not counted; switched off, they count as steps.
option-tiebreak_counts_assigned_population = All population breaks ties
option-tiebreak_counts_assigned_population-help = Population on monuments counts for the tie-break too.
