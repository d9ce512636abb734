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
look-hadrian-first-granary = Small Granary: open
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
look-hadrian-pile = { $count ->
    [one] { $count } card in the Fate deck
   *[other] { $count } cards in the Fate deck
 }
look-hadrian-pile-help = Arrows left in the Fate deck, by cohort
look-hadrian-attack = Attack of year { $year }
look-hadrian-lane = { $cohort }: { $attacks ->
    [0] no attack
    [one] { $attacks } attack
   *[other] { $attacks } attacks
 }; it repels up to { $held }; ignored: { $ignored }; get through: { $through }.
look-hadrian-quiet = no attack
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
look-hadrian-finish-lost = { COUNT($count, "unused piece is lost", "unused pieces are lost") }: finish the year?
