bots-choice = Je choisirais : { $decision }
bots-expects = Avec ce choix, je m’attends à { COUNT($score, "point", "points") } à la fin et à un rang moyen de { $rank } ({ $others }).
bots-other = { $seat } { $score }
bots-expects-alone = Avec ce choix, je m’attends à { COUNT($score, "point", "points") } à la fin.
bots-alternative = { $decision } : { COUNT($score, "point", "points") }, { $cost } de moins
bots-alternative-equal = { $decision } : { COUNT($score, "point", "points") }, à peu près aussi bien
bots-step = { $seat } : { $decision }
bots-line = La suite pourrait être : { $steps }
bots-effort = { $iterations ->
    [one] J’ai imaginé une partie entière pour le dire.
   *[other] J’ai imaginé { $iterations } parties entières pour le dire.
}
bots-moment = { $seat } a choisi : { $decision }. { $best } : { COUNT($cost, "point", "points") } de plus.
