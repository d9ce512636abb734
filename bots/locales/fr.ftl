bots-choice = Je choisirais : { $decision }
bots-expects = J’attends alors { COUNT($score, "point", "points") } à la fin et en moyenne la place { $rank } ({ $others }).
bots-other = { $seat } { $score }
bots-expects-alone = J’attends alors { COUNT($score, "point", "points") } à la fin.
bots-alternative = { $decision } : { COUNT($score, "point", "points") }, { $cost } de moins
bots-alternative-equal = { $decision } : { COUNT($score, "point", "points") }, à peu près aussi bien
bots-step = { $seat } : { $decision }
bots-line = La suite pourrait être : { $steps }
bots-effort = { $iterations ->
    [one] Une partie imaginée a été jouée pour cela.
   *[other] { $iterations } parties imaginées ont été jouées pour cela.
}
bots-moment = { $seat } a choisi : { $decision }. { $best } valait { COUNT($cost, "point", "points") } de plus.
