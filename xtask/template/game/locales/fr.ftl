stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
prompt-take = Prenez des pierres d’un même tas.
label-take = Prendre { $stones } du { $heap }
effect-points = { $points }
effect-left = reste : { $stones }
refusal-turn = Ce n’est pas votre tour.
refusal-number = Prenez au moins une pierre, et { $most } au plus.
refusal-heap = Le { $heap } n’a que { $stones }.
told-first = { $seat } commence.
told-take = { $seat } prend { $stones } du { $heap }.
told-last = { $seat } a pris la dernière pierre : { $points } de plus.
score-stones = Pierres
score-last = Dernière pierre

deed-take = prend { $stones } : { $heap }
tally-points = { COUNT($by, "point", "points") }
