# Pieces
# The names that take an article inside a sentence.
nouns = the Medium Granary, the Large Granary, the Small Hotel, the Large Hotel, the Small Workshop,
    the Large Workshop, the Small Road, the Large Road, the Archway, the Monolith, the Column, the Statue,
    the Small Precinct, the Medium Precinct, the Large Precinct, the Market, the Theatre, the Gladiator School,
    the Small Gardens, the Large Gardens, the Small Temple, the Medium Temple, the Large Temple, the Baths,
    the Courthouse
pieces-soldier = { COUNT($n, "Soldier", "Soldiers") }
pieces-builder = { COUNT($n, "Builder", "Builders") }
pieces-servant = { COUNT($n, "Servant", "Servants") }
pieces-civilian = { COUNT($n, "Civilian", "Civilians") }
pieces-resource = { COUNT($n, "Resource", "Resources") }
piece-soldier = Soldier
piece-builder = Builder
piece-servant = Servant
piece-civilian = Civilian
piece-resource = Resource

# Names of the sheets
attribute-renown = Renown
attribute-piety = Piety
attribute-valour = Valour
attribute-discipline = Discipline
citizens-traders = Traders
citizens-performers = Performers
citizens-priests = Priests
citizens-apparitores = Apparitores
citizens-patricians = Patricians
cohort-left = left cohort
cohort-center = centre cohort
cohort-right = right cohort
column-small = left column
column-medium = middle column
column-large = right column
ruling-left = Ruling: a Servant for free
ruling-center = Ruling: a Builder for two Servants
ruling-right = Ruling: a Servant for a Builder
gladiator-red = red gladiator
gladiator-blue = blue gladiator
area-mining = Mining & Foresting
area-guard = Wall Guard
area-cippi = Cippi
area-wall = Wall
area-fort = Fort
area-production = Resource Production
area-training = Training Grounds
area-forum = Forum
area-citizens = this citizen track
area-market = Market
area-theatre = Theatre
area-gladiators = Gladiators
area-battles = Battles
area-temples = Temples
area-baths = Baths
area-courthouse = Courthouse
area-diplomats = Diplomats
area-scouting = Scouting
from-deck = the Fate deck
from-own = your own prospect card ({ $card })
from-their-own = their own prospect card ({ $card })
from-neighbour = the card { OF($who) } ({ $card })
from-neutral = the neutral card ({ $card })

# What is asked
prompt-path = Year { $year }: choose your path card. The other card becomes this year’s prospect card.
prompt-attribute = { $n ->
    [one] Your Road: choose an attribute.
   *[other] Your Roads: choose an attribute ({ $n } to come).
 }
prompt-cohort = Choose the cohort that grows.
prompt-map = Lay the pattern of { $source } on your map.
prompt-actions = Year { $year }: take an action, or finish your year.
prompt-favours = { COUNT($unrepelled, "attack gets", "attacks get") } through: { $disdain } Disdain, { $valour } Valour. Spend a Favour?
prompt-finished = You have finished the year. The others are still at it.
prompt-nothing = Nothing is asked of you now.
prompt-over = The game is over.

# Decisions
label-box = { $what }: box { $box } of { $boxes }
label-full = { $what }: full
label-paid = { $what }, paid with { SOME($piece) }
label-path = { $card } as path, { $prospect } as prospect
label-build = Build { THE($what) }
label-forum = Forum: { $give } for { $get }
label-good = Trade good from { $source } into box { $box }
label-perform = Performance { $box }
label-gladiator = Train the { $gladiator } to strength { $strength }, paid with { SOME($piece) }
label-battle = Battle of the { $gladiator }
label-bribe = Bribe { $box }
label-diplomat = Diplomat for the { $cohort }
label-scout = Scout with { $source }
label-map = Row { $row }, column { $column }{ $turn ->
    [0] { "" }
   *[other] , turned { $turn }°
 }{ $flip ->
    [0] { "" }
   *[other] , mirrored
 }
label-favour-temple = Temple Favour for the { $cohort }
label-favour-diplomat = Diplomat’s Favour for the { $cohort }
label-accept = Accept the result
label-finish = Finish the year

# What decisions bring
gain-box = { $what } (box { $box })
gain-cohort = a box of any cohort
gain-favour = 1 temple Favour
gain-lost = { $what }: full, the gain is lost
merit-path = leaves you the card that brings { $pieces } this year
merit-gladiator = makes the gladiator stronger for the arena
merit-battle = wins something whether the gladiator lives or dies
merit-diplomat = keeps Favours ready for the { $cohort }
merit-favour = stops an attack on the { $cohort }
merit-gains = brings { $gains }
merit-opens = lets you build { THE($what) }
merit-towards = leads to { $gains } { $boxes ->
    [one] in the next box
   *[other] { $boxes } boxes further
}
merit-gains-opens = brings { $gains }, and lets you build { THE($what) }

note-opens = lets you build { THE($what) }
note-training = fills Wall Guard box { $box }
note-strength = strength { $n }
note-bribe = removes 1 Disdain
note-favours = { COUNT($n, "Favour", "Favours") } for the { $cohort }
note-favours-left = { $n ->
    [0] no such Favour left then
   *[other] { COUNT($n, "such Favour", "such Favours") } left then
 }
effect-pay-next = to be paid next: { $pieces }
note-result = { $disdain } Disdain, { $valour } Valour
note-finish = left over and lost at the end of the year: { $pieces }
note-prospect = your neighbours may use trade good { $goods } and pattern { $pattern }
note-infrastructure = Infrastructure { $n }
note-choice = one of these, of your choice: { $attributes }
note-yearly = every later year: { $pieces }
note-yearly-attribute = every later year: an attribute of your choice
note-column = opens the { $column }
note-good = trade good { $number }
note-duplicate = you have this trade good already: no Renown
note-fate-good = a Fate card decides the trade good; a new one brings Renown × { $renown }
note-battle = a Fate card does 1 to 3 damage to strength { $left }. Survival: Renown × { $renown }, Resources × { $resources }. Death: Piety × { $piety }
note-neutral = one more card in this year’s attack
note-no-gift = one more card in this year’s attack, for you alone
note-gift = { $who } gets { $pieces }
path-landmarks = at the end 1, 2 or 3 points for { $first }, { $second } or { $third } landmarks (now { $points })
path-disdain = at the end 1, 2 or 3 points for at most { $first }, { $second } or { $third } open Disdain (now { $points })
path-wall = at the end 1, 2 or 3 points for { $first }, { $second } or { $third } full Wall sections (now { $points })
path-large = at the end 1, 2 or 3 points for { $first }, { $second } or { $third } Large buildings (now { $points })
path-cohorts = at the end 1, 2 or 3 points for { $first }, { $second } or { $third } full cohorts (now { $points })
path-production = at the end 1, 2 or 3 points for { $first }, { $second } or { $third } circles of Resource Production (now { $points })
path-goods = at the end 1, 2 or 3 points for { $first }, { $second } or { $third } trade goods (now { $points })
path-citizens = at the end 1, 2 or 3 points for { $first }, { $second } or { $third } full citizen tracks (now { $points })
path-temples = at the end 1, 2 or 3 points for { $first }, { $second } or { $third } filled temples (now { $points })
path-map = at the end 1, 2 or 3 points for { $first }, { $second } or { $third } full map columns (now { $points })
path-gladiators = at the end 1, 2 or 3 points for { $first }, { $second } or { $third } trained strength (now { $points })
path-guard = at the end 1, 2 or 3 points for { $first }, { $second } or { $third } full Wall Guard sections (now { $points })

# Why not
refuse-over = The game is over.
refuse-not-now = Something else is asked for now.
refuse-finished = You have finished year { $year }. Take the finish back to go on.
refuse-choose-first = First make the choice that is open.
refuse-nothing-to-choose = There is nothing of this kind to choose now.
refuse-no-such-thing = There is no such thing in this game.
refuse-not-in-hand = This card is not in your hand.
refuse-target-full = This track is full; choose another.
refuse-not-offered = This Road offers other attributes.
refuse-full = { $what }: every box is filled.
refuse-closed = The { $column } is closed; { THE($building) } opens it.
refuse-chain = This box opens only with Fort box { $need }; you have filled { COUNT($have, "box", "boxes") } there.
refuse-not-before = At this fort not before year { $year }.
refuse-pay = It takes { $need }; you have { $have }.
refuse-wrong-piece = { $what }: this piece does not pay for it.
refuse-infrastructure = It takes Infrastructure { $need }; you have { $have }.
refuse-citizens = It takes { COUNT($need, "filled box", "filled boxes") } of { $what }; you have { $have }.
refuse-attribute = It takes { COUNT($need, "filled box", "filled boxes") } of { $what }; you have { $have }.
refuse-after = First build { THE($building) }.
refuse-built = It stands already.
refuse-not-built = First build { THE($building) }.
refuse-year-limit = { $what }: not again this year.
refuse-used-up = { $what }: no box is left.
refuse-box-filled = { $what }: this box is filled already.
refuse-no-guard-box = Wall Guard box { $box } cannot be filled, so nobody can be trained for it.
refuse-dead = This gladiator is dead.
refuse-untrained = This gladiator has no strength yet; train it first.
refuse-no-disdain = You have no open Disdain; bribes cannot be paid in advance.
refuse-served = The { $cohort } has a diplomat; each diplomat serves another cohort.
refuse-own-good = The trade good of your own card is for your neighbours.
refuse-no-neighbour = You have no neighbour on this side.
refuse-no-neutral = There is no such neutral card this year.
refuse-no-pattern = Fate cards have no pattern.
refuse-no-room = This pattern fits nowhere on your map; nothing would be paid.
refuse-other-card = You chose another card to scout with.
refuse-off-map = The pattern does not lie there, or this turn looks the same as another one.
refuse-covered = A cell there is filled already.
refuse-forbidden = Fort { $fort } forbids it.
refuse-no-favour = You have no such Favour.
refuse-repelled = The { $cohort } has repelled all attacks; a Favour would be wasted.

# The story
told-gains = { $who } gains: { $gains }
told-path = { $who } chooses the path { $card }
told-fills = { $who } · { $what }
told-builds = { $who } builds { THE($what) }
told-good = { $who } buys a trade good from { $source }
told-perform = { $who } stages performance { $box }
told-gladiator = { $who } trains the { $gladiator } to strength { $strength }
told-battle = { $who } sends the { $gladiator } into the arena
told-bribe = { $who } pays a bribe and sheds 1 Disdain
told-ruling = { $who } · { $what }
told-diplomat = { $who } sends a diplomat to the { $cohort }
told-scout = { $who } scouts with { $source }
told-favour-temple = { $who } spends a temple Favour: an attack on the { $cohort } is ignored
told-favour-diplomat = { $who } spends a diplomat’s Favour: an attack on the { $cohort } is ignored
told-accept = { $who } accepts the result of the attack
told-finish = { $who } has finished the year
told-gift = { $who } is given { $pieces }
told-reopened = { $who } can act again
told-deal = { $who } draws { $card }
told-neutral = Neutral card: { $card }
told-reshuffle = The draw pile is empty; the discarded Fate cards are shuffled
told-fate = Year { $year }, Fate card { $card }: everybody takes { $pieces }
told-fate-passed = Fate card { $card } shows too few Soldiers and is passed over
told-fate-good = The Fate card brings { $who } trade good { $number }
told-death = The { $gladiator } takes { $damage } damage and dies
told-survival = The { $gladiator } takes { $damage } damage and survives
told-attack = The Picts attack the { $cohort }
told-own-attack = The Picts attack the { $cohort } { OF($who) } alone
told-cards = { $who }: path { $path }, prospect { $prospect }
told-year-end = Year { $year } ends; { COUNT($cards, "card attacks", "cards attack") }
told-result = { $who }: { $result }
told-over = Six years are over

# The score sheet
score-renown = Renown
score-piety = Piety
score-valour = Valour
score-discipline = Discipline
score-disdain = Open Disdain
score-path-landmarks = Architect: landmarks
score-path-disdain = Aristocrat: open Disdain
score-path-wall = Defender: Wall sections
score-path-large = Engineer: Large buildings
score-path-cohorts = Fighter: full cohorts
score-path-production = Forager: production circles
score-path-goods = Merchant: trade goods
score-path-citizens = Planner: full citizen tracks
score-path-temples = Pontiff: filled temples
score-path-map = Ranger: map columns
score-path-gladiators = Trainer: gladiator strength
score-path-guard = Vanguard: Wall Guard sections
rank-miles = Miles
rank-centurion = Centurion
rank-primus-pilus = Primus pilus
rank-praefectus-castrorum = Praefectus castrorum
rank-legatus-legionis = Legatus legionis

# The setup
setup-fort = The campaign has { $forts } forts.
setup-fort-solo = The forts of the campaign are for one player, not { $players }.
option-difficulty = Difficulty
option-difficulty-help = How many cards attack at the end of each year. Easy is advised for first games.
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-no_gifts = No gifts
option-no_gifts-help = What you pay for a neighbour’s card goes to the supply, and one more card attacks you alone. Nobody has to wait for gifts.
option-fort = Fort of the campaign
option-fort-help = Solo only, always on medium: 1 to 16 for a fort with its own rules, goal and challenge; 0 for an ordinary game.
option-reward = Reward of the fort before
option-reward-help = Whether you met the challenge of the fort before this one. Without effect at fort 1 and without a fort.

# The board
board-title = Hadrian’s Wall · year { $year } of { $years } · { $difficulty }
board-fort = Fort { $n }: { $name }
board-picts = Picts
board-attack = { COUNT($cards, "card attacks", "cards attack") } this year, potential { $potential }
board-decks = Fate deck { $pile }, discards { $discard }
board-neutral = Neutral
board-prospect-card = { $card } (good { $goods }, pattern { $pattern })
board-points = { COUNT($n, "point", "points") }
board-empty-pool = no pieces
board-finished = finished
board-hand = Hand
board-prospect = Prospect
board-paths = Paths
board-built = Built
board-left = Left sheet
board-right = Right sheet
board-cohorts = Cohorts
board-full = full
board-next = next: { $gains }
board-needs = needs: { $what }
board-needs-fort = needs Fort box { $n }
board-needs-citizens = next row: { $what } { $n }
board-infrastructure = Infrastructure { $n }
board-buildings = Buildings
board-landmarks = Landmarks
board-year = year
board-goods = Goods
board-shows = Performances
board-dead = dead{ " " }
board-favours = { COUNT($n, "Favour", "Favours") }
board-favours-short = Favours: temples { $temple }, diplomats { $diplomats }
board-diplomat = { $cohort }: { COUNT($n, "Favour", "Favours") }
board-disdain = Open Disdain { $open } (received { $received }), −{ $penalty }
board-letters = l Soldier b Builder s Servant c Civilian r Resource · R P V D attributes · C cohort · + production · 1–5 citizens · F Favour · * several · # filled

# A year in one sentence
deed-boxes = { $n ->
    [one] { $what }
   *[other] { $n } × { $what }
 }
deed-builds = { THE($what) }
deed-train = { $n ->
    [one] trains a Builder
   *[other] trains { $n } Builders
 }
deed-forum = { $n ->
    [one] an exchange at the Forum
   *[other] { $n } exchanges at the Forum
 }
deed-good = { $n ->
    [one] a trade good
   *[other] { $n } trade goods
 }
deed-perform = { $n ->
    [one] a performance
   *[other] { $n } performances
 }
deed-gladiator = trains the { $gladiator }{ $n ->
    [one] { "" }
   *[other] {" "}{ $n } times
 }
deed-battle = a battle of the { $gladiator }
deed-bribe = { $n ->
    [one] a bribe
   *[other] { $n } bribes
 }
deed-ruling = { $n ->
    [one] a ruling
   *[other] { $n } rulings
 }
deed-diplomat = a diplomat for the { $cohort }
deed-map = { $n ->
    [one] a scout
   *[other] { $n } scouts
 }
deed-favour = { $n ->
    [one] spends a Favour against the attack
   *[other] spends { $n } Favours against the attack
 }
tally-points = { COUNT($by, "point", "points") }
tally-renown = { $by } Renown
tally-piety = { $by } Piety
tally-valour = { $by } Valour
tally-discipline = { $by } Discipline
tally-disdain = { $by } Disdain
