# The board of Hadrian’s Wall
look-hadrian-year = Year { $year } of { $years }
look-hadrian-over = Game over
look-hadrian-cards = Cards
look-hadrian-sheets = Back to the sheets
look-hadrian-parts = Part of the sheets
look-hadrian-whose = Whose sheets
look-hadrian-picts = Picts and cards
look-hadrian-frontier = Frontier
look-hadrian-works = Works
look-hadrian-honours = Attributes
look-hadrian-tray = Your pool
look-hadrian-box = box { $n }
look-hadrian-progress = { $what }: { $filled } of { $boxes } filled.
look-hadrian-first-granary = Small Granary
look-hadrian-built = { $name }: built.
look-hadrian-building = { $name }: needs { $need }; costs { $cost }.
look-hadrian-per-year = { $n ->
    [1] once a year
    [2] twice a year
   *[other] { $n } times a year
 }
look-hadrian-survival = survival
look-hadrian-death = death
look-hadrian-fight = Fight
look-hadrian-any = any
look-hadrian-columns = Columns of the frontier
look-hadrian-column-small = Left
look-hadrian-column-medium = Middle
look-hadrian-column-large = Right
look-hadrian-column-closed = in mist
look-hadrian-side-left = left
look-hadrian-side-center = centre
look-hadrian-side-right = right
look-hadrian-zoom = Zoom
look-hadrian-red = Red
look-hadrian-blue = Blue
look-hadrian-gladiator = { $who }: strength { $strength }, damage { $damage }.
look-hadrian-next-box = next box:
look-hadrian-new-good = Renown for the 1st, 2nd … different trade good
look-hadrian-next-good = The next different trade good brings Renown × { $n }.
look-hadrian-turn-legend = How the pattern is turned
look-hadrian-turned = { $turn ->
    [0] as printed
   *[other] turned { $turn }°
 }{ $flip ->
    [0] { "" }
   *[other] , mirrored
 }
look-hadrian-rotate = Turn
look-hadrian-mirror = Mirror
look-hadrian-lay = Lay it here
look-hadrian-hand = Your two cards
look-hadrian-hand-help = Point at the one that becomes your path; the other is this year’s prospect. Nobody sees your choice until all have chosen.
look-hadrian-hand-help-alone = Point at the one that becomes your path; the other is this year’s prospect.
look-hadrian-hand-chosen = You have chosen. All cards are turned up when everybody has.
look-hadrian-as-path = path
look-hadrian-as-prospect = prospect
look-hadrian-path = { $what }: { $have }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } now.
look-hadrian-prospects = Prospect cards within reach
look-hadrian-laid = Paid for this card: more cards in the attack
look-hadrian-year-attack = Year { $year }: { $cards ->
    [one] { $cards } card attacks
   *[other] { $cards } cards attack
 }, potential { $potential }
look-hadrian-coming = { COUNT($cards, "attack", "attacks") }, potential { $potential }
look-hadrian-odds = { $cards ->
    [one] Chance to hold it: { $chance }%
   *[other] Held on average: { $held } of { $cards } (all of them: { $chance }%)
 }
look-hadrian-odds-grown = Held on average, of { $cards }: { $left } if the left grows, { $center } the centre, { $right } the right
look-hadrian-pile = { $count ->
    [one] { $count } card in the Fate deck
   *[other] { $count } cards in the Fate deck
 }
look-hadrian-pile-help = Arrows left in the Fate deck, by cohort
look-hadrian-attack = Attack of year { $year }
look-hadrian-see-sheets = See both sheets
look-hadrian-tab-lit = { COUNT($count, "thing to do", "things to do") }
look-hadrian-sheets-of = Sheets of { $who }
look-hadrian-own-sheets = Back to yours
look-hadrian-at-work = at work
look-hadrian-picts-attack = The Picts attack
look-hadrian-attack-stake = Year { $year }: { COUNT($cards, "card", "cards") }, { COUNT($potential, "point", "points") } at stake. Each attack that gets through is a Disdain, the rest becomes Valour.
look-hadrian-turning = Card
look-hadrian-turn-all = Turn all
look-hadrian-close-attack = Close
look-hadrian-see-again = See it again
look-hadrian-deciding = is choosing
look-hadrian-held = held
look-hadrian-ignored = ignored
look-hadrian-through = through
look-hadrian-own-card = (against one player alone)
look-hadrian-holds = holds { $n }
look-hadrian-spared = no attack
look-hadrian-front = { $held } held{ $ignored ->
    [0] { "" }
   *[other] , { $ignored } ignored
 }{ $through ->
    [0] { "" }
   *[other] , { $through } through
 }
look-hadrian-aftermath = { $through ->
    [0] The wall holds
    [one] One attack gets through
   *[other] { $through } attacks get through
 }
look-hadrian-disdain = Disdain
look-hadrian-disdain-now = Open Disdain { $before } → { $after }: that is −{ $penalty }
look-hadrian-temple-favour = Temple Favour
look-hadrian-diplomat-favour = Diplomat’s Favour
look-hadrian-step = { $most ->
    [0] { $at }
   *[other] at most { $at }
 }: { COUNT($points, "point", "points") }
look-hadrian-you-have = So far { $n }.
look-hadrian-measure-landmarks = Points for landmarks.
look-hadrian-measure-disdain = Points for little open Disdain.
look-hadrian-measure-wall = Points for full sections of the Wall.
look-hadrian-measure-large = Points for buildings with “Large” in their name.
look-hadrian-measure-cohorts = Points for full cohorts.
look-hadrian-measure-production = Points for filled circles of Resource Production.
look-hadrian-measure-goods = Points for trade goods in the Market.
look-hadrian-measure-citizens = Points for full citizen tracks.
look-hadrian-measure-temples = Points for filled temples.
look-hadrian-measure-map = Points for full columns of the map.
look-hadrian-measure-gladiators = Points for the strength trained in both gladiators.
look-hadrian-measure-guard = Points for full sections of the Wall Guard.
look-hadrian-path-at-end = As your path, at the end
look-hadrian-prospect-now = As this year’s prospect
look-hadrian-take-path = Take it as your path
look-hadrian-for-you-now = for you now
look-hadrian-good-for = Trade good { $n }: neighbours may buy it.
look-hadrian-good-alone = Trade good: only neighbours could buy it.
look-hadrian-pattern-for = This pattern may be scouted on the map.
look-hadrian-opens = at { $n }: { $what }
look-hadrian-opens-good = at { $n }: a market stall
look-hadrian-opens-show = at { $n }: a performance
look-hadrian-opens-training = at { $n }: a training
look-hadrian-opens-temple = at { $n }: a temple row
look-hadrian-opens-bribe = at { $n }: a bribe
look-hadrian-opens-ruling = at { $n }: a ruling
look-hadrian-opens-diplomat = at { $n }: a diplomat
look-hadrian-opens-scout = at { $n }: a scout
look-hadrian-goal = Goal
look-hadrian-challenge = Challenge
look-hadrian-met = (met)
look-hadrian-goal-score = at least { COUNT($n, "point", "points") }
look-hadrian-goal-paths = at least { COUNT($n, "point", "points") } from paths
look-hadrian-goal-attributes = { $count ->
    [one] { $count } attribute at { $value } or more
   *[other] { $count } attributes at { $value } or more
 }
look-hadrian-goal-disdain = { $n ->
    [0] no open Disdain
   *[other] at most { $n } open Disdain
 }
look-hadrian-goal-favours = { $n ->
    [0] no Favour spent
    [one] at most { $n } Favour spent
   *[other] at most { $n } Favours spent
 }
look-hadrian-goal-full = { $what }: every box
look-hadrian-goal-landmarks = { $n ->
    [one] { $n } landmark
   *[other] { $n } landmarks
 }
look-hadrian-goal-wall = { $n ->
    [one] { $n } full Wall section
   *[other] { $n } full Wall sections
 }
look-hadrian-goal-large = { $n ->
    [one] { $n } Large building
   *[other] { $n } Large buildings
 }
look-hadrian-goal-cohorts = { $n ->
    [one] { $n } full cohort
   *[other] { $n } full cohorts
 }
look-hadrian-goal-production = Resource Production { $n }
look-hadrian-goal-goods = { $n ->
    [one] { $n } trade good
   *[other] { $n } trade goods
 }
look-hadrian-goal-citizens = { $n ->
    [one] { $n } full citizen track
   *[other] { $n } full citizen tracks
 }
look-hadrian-goal-temples = { $n ->
    [one] { $n } filled temple
   *[other] { $n } filled temples
 }
look-hadrian-goal-map = { $n ->
    [one] { $n } full map column
   *[other] { $n } full map columns
 }
look-hadrian-goal-strength = gladiator strength { $n }
look-hadrian-goal-guard = { $n ->
    [one] { $n } full Wall Guard section
   *[other] { $n } full Wall Guard sections
 }

# What breaks a tie, on the score sheet
look-hadrian-tie-1 = Tie-break: least open Disdain
look-hadrian-tie-2 = Tie-break: points of path cards
look-hadrian-finish-lost = { COUNT($count, "unused piece is lost", "unused pieces are lost") }
