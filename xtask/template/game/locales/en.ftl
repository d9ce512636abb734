stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
prompt-take = Take stones of one heap.
label-take = Take { $stones } of the { $heap }
effect-points = { $points }
effect-left = { $stones } left
refusal-turn = It is not your turn.
refusal-number = Take at least one stone, and { $most } at most.
refusal-heap = The { $heap } has only { $stones }.
told-first = { $seat } begins.
told-take = { $seat } takes { $stones } of the { $heap }.
told-last = { $seat } has taken the last stone: { $points } more.
score-stones = Stones
score-last = Last stone

deed-take = takes { $stones } of the { $heap }
tally-points = { COUNT($by, "point", "points") }
