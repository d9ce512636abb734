# The board of Praetor
look-praetor-turn = Turn { $turn }
look-praetor-last-turn = Turn { $turn }, the last
look-praetor-update = Update Phase
look-praetor-updating = Update
look-praetor-turn-ended = The end of turn { $turn }
look-praetor-ended-trained = Your Novices move on: { $graduates ->
    [0] none becomes Active
    [one] one becomes Active
   *[other] { $graduates } become Active
 }, { $second ->
    [0] none reaches
    [one] one reaches
   *[other] { $second } reach
 } level 2.
look-praetor-ended-returned = { $learned ->
    [0] Your Workers return.
    [one] Your Workers return; one has learned.
   *[other] Your Workers return; { $learned } have learned.
 }
look-praetor-ended-retired = { $workers ->
    [one] One of your Workers retires
   *[other] { $workers } of your Workers retire
 }: { $favor } Favor.
look-praetor-ended-waged = You pay { $paid } of { $due } Gold in wages and pensions.
look-praetor-ended-disheartened = Your Morale falls by { $steps ->
    [one] one step
   *[other] { $steps } steps
 }, to { $value }.
look-praetor-ended-disgraced = You cannot pay and lose { $favor } Favor.
look-praetor-ended-drafted = You give up { $favor } Favor: a Villager becomes Active at once.
look-praetor-ended-no-recruit = You recruit nobody.
look-praetor-setup = Setup
look-praetor-over = Game over
look-praetor-ending = This is the last turn. After its wages Favor is counted.

look-praetor-next-order = Next turn
look-praetor-no-next-order = Last turn
look-praetor-passed = passed
look-praetor-age = { $age ->
    [1] Age I
   *[other] Age II
 }

look-praetor-city = City
look-praetor-map = Map of the city
look-praetor-city-tiles = { COUNT($count, "tile", "tiles") }
look-praetor-zoom-in = Larger
look-praetor-zoom-out = Smaller
look-praetor-zoom-fit = The whole city
look-praetor-placing = { $tile }: here, turned as you choose
look-praetor-owned = Belongs to { $who }, fee for others: { $fee }.
look-praetor-at-work = On its area: a Worker of { $who }, experience { $experience }.
look-praetor-builder = Built this turn by a Worker of { $who }, experience { $experience }.
look-praetor-unbuilt = { $name }: costs { $cost }; { $favor } Favor; fee for others: { $fee }.
look-praetor-corners = Corners clockwise from the north-west: { $corners }.
look-praetor-purpose = { $area }: { $benefit }.
look-praetor-area-red = Red area
look-praetor-area-green = Green area
look-praetor-area-gray = Special tile
look-praetor-area-none = No area

look-praetor-available = To build
look-praetor-to-build = { COUNT($count, "tile", "tiles") } to build
look-praetor-wall-back = then +{ $back } with each later one
look-praetor-held = Held
look-praetor-none-available = None left until the city is updated.
look-praetor-none-left = Everything is built.
look-praetor-no-cost = free
look-praetor-decks = Left in the City deck: { $first } of Age I, { $second } of Age II.
look-praetor-wall = Caesar’s Wall
look-praetor-wall-deck = { $count ->
    [0] deck empty
   *[other] { $count } in the deck
 }
look-praetor-wall-taken = Fulfilled: the next one comes with the next turn.
look-praetor-wall-done = Fulfilled: it was the last one.
look-praetor-demand = Wall Tile: takes { $demand } at an Imperial Outpost, brings { $favor } Favor{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } for the Wall Tiles you hold
 }. Its back adds { $back } to each later one.

look-praetor-update-hint = what the end of this turn brings
look-praetor-step-novices = 1. Novices
look-praetor-step-novices-text = Level 2 becomes Active, level 1 moves to level 2; an Academy lets level 1 skip ahead.
look-praetor-step-return = 2. Workers return
look-praetor-step-return-text = Whoever built, or stood on red, gains experience.
look-praetor-step-retirement = 3. Retirement
look-praetor-step-retirement-text = Experience { $experience } retires for { $favor } Favor in { $age ->
    [1] Age I
   *[other] Age II
 }.
look-praetor-step-wages = 4. Wages
look-praetor-step-wages-text = { $wage } Gold for each Active, { $pension } for each Retired Worker. Missing Gold costs Morale, then Favor.
look-praetor-step-recruit = 5. Emergency recruit
look-praetor-step-recruit-text = Without any Active Worker, { $recruit } Favor make a Villager Active.
look-praetor-step-city = 6. City
look-praetor-step-city-text = New tiles are revealed, the Wall Tile is replaced. If a deck is empty then, the next turn is the last.
look-praetor-mine-novices = { $all ->
    [0] You have no Novices.
   *[other] You: { $graduates ->
        [0] none becomes
        [one] one becomes
       *[other] { $graduates } become
     } Active, { $second } on level 2.
 }
look-praetor-mine-return = { $returning ->
    [0] You have nobody in the city.
    [one] You: one returns, { $learned ->
        [0] nobody learns
       *[other] and learns
     }.
   *[other] You: { $returning } return, { $learned ->
        [0] nobody learns
        [one] one learns
       *[other] { $learned } learn
     }.
 }
look-praetor-mine-retirement = { $retiring ->
    [0] None of yours retires.
    [one] You: one retires for { $favor } Favor.
   *[other] You: { $retiring } retire for { $favor } Favor.
 }
look-praetor-mine-wages = { $short ->
    [0] Wages due: { $due } of your { $have } Gold, paid in full.
   *[other] Wages due: { $due } Gold, you have { $have }.
 }
look-praetor-missing = { $missing } Gold missing: { $steps ->
    [0] Morale is at its end already.
    [one] Morale falls one step, to { $value }.
   *[other] Morale falls { $steps } steps, to { $value }.
 }
look-praetor-favor-lost = { $favor } Favor is lost.
look-praetor-mine-recruit = { $offered ->
    [0] You do not need one.
   *[other] You will be asked.
 }
look-praetor-wage-rates = { $wage } each Active, { $pension } each Retired

look-praetor-tray = Your board
look-praetor-goods = Goods
look-praetor-score = { $over ->
    [1] { $score } in the end
   *[0] { $score } if it ended now
 }
look-praetor-workers = Workers
look-praetor-villagers = Villagers
look-praetor-novices-1 = Training I
look-praetor-novices-2 = Training II
look-praetor-active = Active
look-praetor-retired = Retired
look-praetor-area-active = { $count ->
    [0] None at hand
   *[other] At hand with experience { $faces }
 }; { $away } in the city.
look-praetor-area-retired = { $count } at rest; { $away } in the city.
look-praetor-area-others = { $count }
look-praetor-morale = Morale and wages
look-praetor-morale-at = Morale { $value }: space { $space } of { $spaces }.
look-praetor-market = Market, buy / sell
look-praetor-trade = Buy and sell
look-praetor-rate = { $bought } for { $buy } Gold; { $sold } sells for { $sell } Gold.
look-praetor-who = Who goes?
look-praetor-in-hand = To place
look-praetor-forge = Forge
look-praetor-count-tiles = { $count } of { COUNT($most, "tile", "tiles") }
look-praetor-count-walls = { $count ->
    [one] { $count } Wall Tile
   *[other] { $count } Wall Tiles
 }, { $bonus } Favor more for the next
look-praetor-board = Board { $board }
look-praetor-their-tiles = Tiles

look-praetor-key = Key to the map and the buildings
look-praetor-key-red = red: one Worker a turn, who gains experience
look-praetor-key-green = green: one Worker a turn, who learns nothing
look-praetor-key-gray = special: no Active Worker, once a turn for each player
look-praetor-key-die = a Worker: the pips are its experience
look-praetor-key-plazas = A new tile brings 1 Favor for each corner that meets the same plaza.
look-praetor-key-buildings = Buildings
look-praetor-name-gold_mine = Gold Mine
look-praetor-name-lumber_mill = Lumber Mill
look-praetor-name-stone_quarry = Stone
look-praetor-name-marble_quarry = Marble
look-praetor-name-blacksmith = Blacksmith
look-praetor-name-curia = Curia
look-praetor-name-forum = Forum
look-praetor-name-temple_maia = Maia
look-praetor-name-temple_apollo = Apollo
look-praetor-name-temple_plutus = Plutus
look-praetor-name-temple_mercury = Mercury
look-praetor-name-temple_venus = Venus
look-praetor-name-colosseum = Colosseum
look-praetor-name-oracle = Oracle
look-praetor-name-worker_camp = Camp
look-praetor-name-market = Market
look-praetor-name-imperial_outpost = Outpost
look-praetor-name-academy = Academy
look-praetor-name-labor_camp = Labor Camp
look-praetor-name-statue = Statue
look-praetor-name-arch_of_triumph = Arch

# What breaks a tie, on the score sheet
look-praetor-tie-1 = Tie-break: Morale
look-praetor-tie-2 = Tie-break: Wall Tiles
look-praetor-tie-3 = Tie-break: City Tiles
look-praetor-tie-4 = Tie-break: youth
look-praetor-pass-idle = { COUNT($count, "idle Worker", "idle Workers") }
