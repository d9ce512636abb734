# The page of a game
look-game-rules = Rules
look-game-setup = Set up a table
look-game-glance = The rules at a glance
look-game-glance-note = all you need for a first game
look-game-all-rules = All rules, with pictures
look-game-examples = Worked examples
look-game-best = Best scores
look-game-best-note = at your tables
look-game-best-none = Nothing yet: your first finished game will stand here.
look-game-best-who = Who
look-game-best-against = Against
look-game-best-when = When
look-game-best-points = Points
look-game-alone = nobody
look-game-sources = Where the numbers come from
look-game-sources-all = Every one of the { COUNT($count, "value", "values") } printed on the components has a source.
look-game-sources-some = { $known } of the { COUNT($count, "value", "values") } printed on the components have a source. { $guessed ->
    [one] One nobody has read out to us yet, so we chose a value that plays well.
   *[other] The other { $guessed } nobody has read out to us yet, so we chose values that play well.
 }
look-game-sources-own = Do you own the box? Check a value with us

# What the signs mean
look-legend = What the signs mean
look-legend-short = Signs
look-legend-marks = Marks on pieces
look-legend-lit = Gold edge: you can point at it now
look-legend-refused = Grey: not now, and it says why
look-legend-players = Players: number, shape and colour
look-legend-keys = Keys
look-legend-key-legend = signs
look-legend-key-rule = rule of this step
look-legend-key-guide = Noctua, the guide
look-legend-key-close = back

# The rules
look-rules-back = Back to the table
look-rules-now = On your table now
look-rules-example = Example
look-example-steps = Steps
look-example-step = Step { $at } of { $last }
look-example-back = Back
look-example-next = Next
look-example-rules = The rules at work
look-example-all = All rules
look-example-begin = This is how it stands.
