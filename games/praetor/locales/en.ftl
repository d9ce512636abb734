# ---------------------------------------------------------------- switches
option-edition = Rulebook
option-edition-help = Two things differ in play. English: the Temples of Plutus and Mercury are capped, and the Blacksmith turns exactly as much Wood as the Worker has experience, or none. French: no cap, and any amount of Wood up to the experience.
option-edition-en = English: two temples capped at 22 Favor, exact Blacksmith
option-edition-fr = French: no cap, free Blacksmith
option-expert = Expert game
option-expert-help = Three more bonuses at the end: largest area, Wall Tiles, Villagers. For 3 to 5 players.
option-tough = Tough game
option-tough-help = All Markets leave the game.
option-boards = Player boards
option-boards-help = Side A is the same for all and suits a first game; the five sides B are all different. No side B can be taken twice.
option-boards-a = Side A
option-boards-b1 = Side B1, Mercator
option-boards-b2 = Side B2, Emeritus
option-boards-b3 = Side B3, Orator
option-boards-b4 = Side B4, Venditor
option-boards-b5 = Side B5, Faber
option-boards-random_b = A side B by lot
option-rome = Latest visitor of Rome
option-rome-help = This player starts with the most Favor and plays last in the first turn.
option-ages = Order of age
option-ages-help = The last tie-break: the youngest of those tied wins. 1 is the youngest at the table and wins such a tie in any case. A tied player of unknown age shares the place of the youngest of the others whose age is known; without any ages the victory is shared.
option-ages-unknown = unknown
option-ages-1 = 1: the youngest
option-ages-2 = 2
option-ages-3 = 3
option-ages-4 = 4
option-ages-5 = 5
option-plaza_count_diagonal = Plazas across corners
option-plaza_count_diagonal-help = Tiles that touch the new one only in a corner count for plazas, too. The rulebooks leave it open.
option-plaza_count_per = Plazas counted by
option-plaza_count_per-help = A neighbour can match in two corners: count both, or the neighbour once.
option-plaza_count_per-corner = matching corner
option-plaza_count_per-tile = matching tile
option-placement_edge_contact = Full edge to build
option-placement_edge_contact-help = A new tile must share an edge with the city; otherwise a corner is enough.
option-special_free_for_owner = Own special tiles are free
option-special_free_for_owner-help = Otherwise the owner must hold the fee, too, and pays it to themselves.
option-retired_may_build = Retired Workers may build
option-retired_may_build-help = Through a Labor Camp. Otherwise they can only activate tiles.
option-must_pass_without_active = Pass without Active Workers
option-must_pass_without_active-help = Whoever has placed all Active Workers passes at once, even if a Labor Camp could still be used.
option-blacksmith_up_to = Blacksmith: any amount
option-blacksmith_up_to-help = Up to the experience by the English rulebook, too; otherwise exactly that much or nothing. By the French rulebook any amount is always free.
option-allow_zero_benefit = Activation for nothing
option-allow_zero_benefit-help = A tile may be activated although it brings nothing, to block it or to train.
option-age_when_deck_empty = Age with an empty deck
option-age_when_deck_empty-help = The age that counts for retirements once no City Tile is left in the deck.
option-update_in_turn_order = Update player by player
option-update_in_turn_order-help = Each player finishes the whole Update Phase before the next; otherwise all take each step together.
option-favor_marker_on_top = Markers stack on top
option-favor_marker_on_top-help = Among players with equal Favor, the one who arrived last plays first; otherwise last.
option-venus_negative_loses = Venus can punish
option-venus_negative_loses-help = The Temple of Venus takes Favor from a player with negative Morale.
option-emergency_needs_full_favor = Full price for recruits
option-emergency_needs_full_favor-help = The emergency recruit needs the full price; otherwise it costs all the Favor there is.
option-limit_markers = Limited Markers
option-limit_markers-help = Nobody controls more tiles than there are Markers left for the city.
option-gold_mine_assignment = Gold Mines
option-gold_mine_assignment-help = Each seat has its Gold Mine, or players choose in the order of the first turn.
option-gold_mine_assignment-seat = by seat
option-gold_mine_assignment-choose = by choice
option-final_favor_floor = No total below 0
option-final_favor_floor-help = A final total below 0 counts as 0.
option-expert_zero_scores = Expert ranks for nothing
option-expert_zero_scores-help = Players with nothing to count take a rank as well: both rulebooks rank all players. Otherwise they score nothing for it.

# ---------------------------------------------------------------- setups that are refused
setup-expert = The Expert game needs at least { $least } players.
setup-boards = There must be one board for each of the { $players } players.
setup-board-unknown = There is no board { $board }.
setup-board-twice = Board { $board } exists only once.
setup-board-few = There are only { $boards } different sides B.
setup-rome = The visitor of Rome must be one of the { $players } players.
setup-ages = There must be one place in the order of age, or unknown, for each of the { $players } players.
setup-age-empty = The age must be 1 or 2.

# ---------------------------------------------------------------- goods, tiles, places
# The names that take an article inside a sentence.
nouns = the Gold Mine, the Lumber Mill, the Stone Quarry, the Marble Quarry, the Blacksmith, the Curia, the Forum, the Temple of Maia,
    the Temple of Apollo, the Temple of Plutus, the Temple of Mercury, the Temple of Venus, the Colosseum, the Oracle,
    the Worker Camp, the Market, the Imperial Outpost, the Academy, the Labor Camp, the Statue, the Arch of Triumph
good-gold = Gold
good-wood = Wood
good-stone = Stone
good-marble = Marble
good-weapons = Weapons
amount-gold = { $n } Gold
amount-wood = { $n } Wood
amount-stone = { $n } Stone
amount-marble = { $n } Marble
amount-weapons = { COUNT($n, "Weapon", "Weapons") }
nothing = nothing
name = { $who }
tile-alone = { $name }
tile-of = { $name } of { $who }
tile-at = { $name } { $place }
tile-copy = { $name } ({ $nth } of { $of })
place-left = left of the { $tile }
place-right = right of the { $tile }
place-above = above the { $tile }
place-below = below the { $tile }
place-between = between the { $tile } and the { $other }
place-steps = { $steps } from the { $tile }
place-first = in the middle
place-both = { $across } and { $along }
steps-right = { $count } to the right
steps-left = { $count } to the left
steps-up = { $count } up
steps-down = { $count } down
wall-tile = { $demand } → { $favor } Favor

# ---------------------------------------------------------------- questions
prompt-over = The game is over.
prompt-chance = Tiles are being revealed.
prompt-wait = Waiting for { $who }.
prompt-mine = Choose your Gold Mine.
prompt-action = { $idle ->
    [0] Use a Labor Camp, or pass.
    [one] Your action: build, activate or pass. One Active Worker is left.
   *[other] Your action: build, activate or pass. { $idle } Active Workers are left.
}
prompt-retired = Place your Retired Worker at once: build or activate a tile.
prompt-worker-build = Which Worker builds the { $tile }?
prompt-worker-activate = Which Worker goes to the { $tile }?
prompt-cell = Where is the { $tile } built?
prompt-turn = How is the { $tile } turned?
prompt-market = The Market: buy or sell, then say you are done.
prompt-forge = How much do you forge, up to { $most }?
prompt-forge-exact = Do you forge { $most }, or nothing?
prompt-wall = Which Wall Tile do you fulfil?
prompt-academy = { $novices ->
    [one] Does your Novice of level 1 skip the second level at an Academy?
   *[other] Do your { $novices } Novices of level 1 skip the second level at an Academy?
}
prompt-recruit = You have no Active Worker. Give up { $favor } Favor for one?

# ---------------------------------------------------------------- decisions
label-take = Take the { $tile }
label-build = Build the { $tile }
label-activate = Activate the { $tile }
label-camp = Use the { $tile }
label-pass = Pass
label-worker = Worker with experience { $experience }
label-at = Build { $place }
label-turn = Turned by { $degrees }°
label-buy = Buy { $what } for { $gold }
label-sell = Sell { $what } for { $gold }
label-done = Done trading
label-forge = { $n ->
    [0] Forge nothing
   *[other] Forge { $n }
}
label-fulfil = Give { $demand }
label-academy = Skip level 2 at the { $tile }
label-no-academy = Train on to level 2
label-recruit = Recruit for { $favor } Favor
label-no-recruit = No recruit

# ---------------------------------------------------------------- effects
effect-cost = { $cost } to the bank
effect-fee = { $fee } to { $owner }
effect-own = yours: no fee
effect-free = nobody’s: no fee
effect-printed = { $favor } Favor printed
effect-best-place = up to { $favor } Favor for plazas
effect-used = each time it is used: { $benefit }
effect-best-turn = { $favor } Favor for plazas, turned best
effect-built = { $total } Favor: { $printed } printed, { $plazas } for plazas
effect-by-experience = by experience, up to { $most }
effect-favor = { $favor } Favor
effect-favor-lost = { $favor } Favor lost
effect-nothing = it brings nothing
effect-morale = { COUNT($steps, "step of Morale", "steps of Morale") }, to { $value }
effect-forge = { $from } becomes { $into }, up to the experience
effect-forge-exact = { $from } becomes { $into }, as much as the experience, or nothing
effect-up-to = up to { $most }
effect-or-not = { $most }, or nothing
effect-recruit = a Villager becomes a Novice
effect-trade = trade at the rates of your board
effect-red = red: the Worker gains experience
effect-wall = { $bonus ->
    [0] { $favor } Favor
   *[other] { $favor } + { $bonus } Favor
}
effect-wages = wages due: { $due } Gold; you have { $have }
effect-idle = { $idle ->
    [one] one Active Worker stays idle
   *[other] { $idle } Active Workers stay idle
}
effect-retires = the Worker retires this turn for { $favor } Favor
effect-learns = the Worker will have experience { $experience }
effect-trained = { $graduates ->
    [0] none becomes Active
    [one] one becomes Active
   *[other] { $graduates } become Active
}{ $second ->
    [0] {""}
   *[other] , { $second } on level 2
}
effect-retired = { $workers ->
    [one] a Worker retires: { $favor } Favor
   *[other] { $workers } Workers retire: { $favor } Favor
}
effect-waged = { $paid ->
    [0] wages: nothing of the { $due } Gold due
   *[other] { $paid } of { $due } Gold due in wages
}
effect-disgraced = { $favor } Favor for unpaid wages
effect-drafted = an Active Worker with experience 1
effect-camp = one Retired Worker works at once
effect-last-worker = your last Active Worker: you must pass next, and a Labor Camp stays unused

# ---------------------------------------------------------------- what speaks for a decision
merit-brings = brings { $what }
merit-favor = brings { $favor } Favor
merit-built = builds for { $favor } Favor
merit-plazas = builds for { $favor } Favor, { $plazas } of it for plazas
merit-plot = meets plazas for { $favor } Favor, as many as any plot
merit-plot-taken = meets plazas for { $favor } Favor, not { $most } as another plot does, but takes a place where a rival’s tile would bring { $taken }
merit-plot-less = meets plazas for { $favor } Favor; another plot would bring { $most } at once, but the games I imagined went on better from here
merit-morale = raises Morale to { $value }
merit-recruit = trains one more Worker
merit-wages = leaves enough for the wages: { $due } of your { $have } Gold

# ---------------------------------------------------------------- refusals
refusal-turn = It is the turn of { $who }.
refusal-now = That is not what is asked now.
refusal-mine = This Gold Mine is taken.
refusal-available = This tile is not among the Available City Tiles.
refusal-cost = Building it takes { $need }; you have { $have }.
refusal-marker = All your Markers are used: { COUNT($most, "tile", "tiles") } are the limit.
refusal-retired-build = In this game Retired Workers do not build.
refusal-built = This tile is not in the city.
refusal-area = This tile has no activation area.
refusal-special = This tile is special: no Worker is placed on it.
refusal-academy-later = The Academy is used in the Update Phase.
refusal-camp = This tile is not a Labor Camp.
refusal-occupied = Its activation area is taken for this turn.
refusal-fee = Its owner is owed { $need }; you have { $have }.
refusal-villager = You have no Villager left to recruit.
refusal-wall = No Wall Tile is available any more this turn.
refusal-demand = The Wall ({ $demand }) takes { $need }; you have { $have }.
refusal-wall-other = This Wall Tile is not available.
refusal-benefit = It would bring you nothing, which this game does not allow.
refusal-active = All your Active Workers are placed.
refusal-worker = No unplaced Active Worker of yours has experience { $experience }.
refusal-worker-useless = It would bring nothing with a Worker of experience { $experience }.
refusal-special-used = You have used this special tile this turn.
refusal-retired = { $retired ->
    [0] You have no Retired Worker.
   *[other] All your Retired Workers were used this turn.
}
refusal-nowhere = After its fee, your Retired Worker could not be placed anywhere.
refusal-cell-taken = A tile lies there.
refusal-cell-apart = A new tile must touch the city along a full edge.
refusal-no-turn = A tile can be turned four ways only.
refusal-gold = Gold itself is not traded.
refusal-price = That costs { $need }; you have { $have }.
refusal-stock = A sale takes { $need }; you have { $have }.
refusal-sold = You have sold { $good } on this visit; you cannot buy it, too.
refusal-bought = You have bought { $good } on this visit; you cannot sell it, too.
refusal-trade = In this game at least one trade must be made.
refusal-forge = { $most ->
    [0] You cannot forge that much.
   *[other] You can forge { $most } here.
}
refusal-academy = There is no such Academy in the city.

# ---------------------------------------------------------------- story
story-city = The { $tile } becomes available.
story-wall = Caesar demands: { $tile }.
story-board = { $who } gets the board { $board }.
story-rome = { $who } has visited Rome most recently.
story-mine = { $who } takes the { $tile }.
story-turn = Turn { $turn } begins. Order: { $order }.
story-plans = { $who } means to build the { $tile }.
story-goes = { $who } goes to the { $tile }.
story-sends = { $who } sends the Worker with experience { $experience }.
story-at = { $who } builds { $place }.
story-built = { $who } builds the { $tile } for { $cost }: { $total } Favor ({ $printed } printed, { $plazas } for plazas).
story-activated = { $who } activates the { $tile } with experience { $experience }.
story-activated-retired = { $who } activates the { $tile } with a Retired Worker, experience { $experience }.
story-fee = { $who } pays { $fee } to { $owner }.
story-camp = { $who } uses the { $tile }.
story-gained = { $who } gains { $what }.
story-favored = { $who } gains { $favor } Favor.
story-favor-lost = { $who } loses { $favor } Favor.
story-uplifted = { $steps ->
    [one] Morale of { $who } rises by one step, to { $value }.
   *[other] Morale of { $who } rises by { $steps } steps, to { $value }.
}
story-recruited = { $who } recruits a Villager: a Novice of level 1.
story-forged = { $n ->
    [0] { $who } forges nothing.
   *[other] { $who } forges { $from } into { $into }.
}
story-bought = { $who } buys { $what } for { $gold }.
story-sold = { $who } sells { $what } for { $gold }.
story-done = { $who } leaves the Market.
story-fulfilled = { $who } gives { $demand } for the Wall: { $total } Favor{ $bonus ->
    [0] .
   *[other] , { $bonus } of them for earlier Wall Tiles.
}
story-passed = { $who } passes.
story-must-pass = { $who } has no Active Worker left and passes.
story-academy = { $who } uses the { $tile }.
story-no-academy = { $who } does without an Academy.
story-trained = Novices of { $who } move on: { $graduates ->
    [one] one becomes Active
   *[other] { $graduates } become Active
}, { $second ->
    [one] one reaches
   *[other] { $second } reach
} level 2.
story-returned = { $learned ->
    [0] Workers of { $who } return.
    [one] Workers of { $who } return; one has learned.
   *[other] Workers of { $who } return; { $learned } have learned.
}
story-retired = { $workers ->
    [one] A Worker of { $who } retires
   *[other] { $workers } Workers of { $who } retire
} in Age { $age ->
    [1] I
   *[other] II
} for { $favor } Favor.
story-waged = { $who } pays { $paid } of { $due } Gold in wages and pensions.
story-disheartened = { $steps ->
    [one] Morale of { $who } falls by one step, to { $value }.
   *[other] Morale of { $who } falls by { $steps } steps, to { $value }.
}
story-disgraced = { $who } cannot pay and loses { $favor } Favor.
story-drafted = { $who } gives up { $favor } Favor: a Villager becomes Active at once.
story-no-recruit = { $who } recruits nobody.
story-wall-left = Nobody fulfilled the Wall Tile ({ $tile }); it leaves the game.
story-last-city = The City deck is empty: the next turn is the last.
story-last-wall = The Wall deck is empty: the next turn is the last.
story-ended = The last turn is over; Favor is counted.

# ---------------------------------------------------------------- a turn in one sentence
deed-mine = takes the { $tile }
deed-built = builds the { $tile }
deed-activated = uses the { $tile }
deed-camp = uses the { $tile }
deed-recruited = recruits a Villager
deed-forged = forges { $what }
deed-traded = trades
deed-fulfilled = gives the Wall { $demand }
deed-passed = passes
deed-drafted = recruits an Active Worker
tally-favor = { $by } Favor
tally-morale = { $by } Morale
tally-gold = { $by } Gold
tally-wood = { $by } Wood
tally-stone = { $by } Stone
tally-marble = { $by } Marble
tally-weapons = { COUNT($by, "Weapon", "Weapons") }

# ---------------------------------------------------------------- score sheet
score-favor = Favor on the track
score-active = Active Workers
score-novices = Novices
score-morale = Morale
score-gold = Gold after selling everything
score-area = Largest area
score-walls = Wall Tiles
score-villagers = Villagers
score-floor = Nobody ends below 0

# ---------------------------------------------------------------- text board
text-heading = Turn { $turn } · { $stage } · Age { $age ->
    [1] I
   *[other] II
}
text-setup = Setup
text-action = Action Phase
text-update = Update Phase
text-over = The End
text-last-turn = last turn
text-decks = City deck: { $first } of Age I, { $second } of Age II · Wall deck: { $wall }
text-wall = Wall Tile: { $tiles }
text-no-wall = Wall Tile: fulfilled
text-order = Turn order:
text-passed = {" "}(passed)
text-favor = Next by Favor:
text-city = City
text-corners = Corners: { $designs }.
text-legend = ( R ) red, ( G ) green, ( S ) special; 2:5 = Worker of player 2, experience 5; ^ builder
text-available = Available City Tiles
text-tile = { $cost } → { $favor } + up to { $best } Favor; fee { $fee }
text-benefit = { $area }: { $benefit }; corners { $corners }
text-built = Built tiles: owner, fee, Worker
text-player = Board { $board } · Favor { $favor } · would score { $score }
text-wages = Wages due: { $due } ({ $wage } each Active, { $pension } each Retired)
text-workers = Active: { $ready } (placed { $placed }) · Novices { $first }+{ $second } · Villagers { $villagers } · Retired { $retired } (free { $rested })
text-held = Tiles { $tiles } of { $most } · Wall Tiles { $walls } (+{ $bonus } on the next)
text-morale = Morale:
text-market = Market, buy-sell:
area-red = red
area-green = green
area-gray = special
area-none = no area
benefit-each = { $gives } for each { $per }
benefit-every = { $gives } for every { $every } { $per }
benefit-capped = { $benefit }, at most { $most }
benefit-forge = { $from } into { $into }, up to the experience
benefit-forge-exact = { $from } into { $into }, as much as the experience
benefit-recruit = a Villager becomes a Novice
benefit-trade = trade at the rates of your board
benefit-wall = fulfil a Wall Tile
benefit-academy = Novices skip level 2 (Update Phase)
benefit-labor_camp = use a Retired Worker
benefit-nothing = Favor only
gives-favor = { $n } Favor
gives-morale = { COUNT($n, "step of Morale", "steps of Morale") }
per-experience = experience
per-tiles = { $every ->
    [one] tile controlled
   *[other] tiles controlled
}
per-active = Active Worker
per-retired = Retired Worker
per-morale = point of Morale
per-held = { $goods } held

# ---------------------------------------------------------------- names of seven letters for the map
short-gold_mine = G.Mine
short-lumber_mill = Lumber
short-stone_quarry = Stone
short-marble_quarry = Marble
short-blacksmith = Smith
short-curia = Curia
short-forum = Forum
short-temple_maia = Maia
short-temple_apollo = Apollo
short-temple_plutus = Plutus
short-temple_mercury = Mercury
short-temple_venus = Venus
short-colosseum = Colos.
short-oracle = Oracle
short-worker_camp = W.Camp
short-market = Market
short-imperial_outpost = Outpost
short-academy = Academy
short-labor_camp = L.Camp
short-statue = Statue
short-arch_of_triumph = Arch
