bots-choice = Je choisirais : { $decision }
bots-expects = Avec ce choix, je m’attends à { COUNT($score, "point", "points") } à la fin et à un rang moyen de { $rank } ({ $others }).
bots-other = { $seat } { $score }
bots-expects-alone = Avec ce choix, je m’attends à { COUNT($score, "point", "points") } à la fin.
bots-reason-now = Ce choix { $merit }.
bots-reason-then = L’étape suivante { $merit }.
bots-reason-only = Il n’y a rien de mieux à faire.
bots-reason-equal = Dans les parties que j’ai imaginées, rien d’autre n’a fait mieux.
bots-reason-better = Dans les parties que j’ai imaginées, ce choix a fini { COUNT($cost, "point", "points") } devant le suivant.
bots-reason-plain = Dans les parties que j’ai imaginées, cela finissait bien.
bots-contrast = Une étape suivante { $merit } dans { $times } des { $games } parties que j’ai imaginées ; après « { $other } », dans { $others }.
bots-merit-gains = rapporte { $gains }
bots-rival = À peu près aussi bien : { $decision }
bots-alternative = { $decision } : { COUNT($cost, "point", "points") } de moins
bots-alternative-equal = { $decision } : à peu près équivalent
bots-step = { $seat } : { $decision }
bots-line = La suite pourrait être : { $steps }
bots-effort = { $iterations ->
    [one] J’ai imaginé une partie entière pour le dire.
   *[other] J’ai imaginé { $iterations } parties entières pour le dire.
}
bots-moment = { $seat } a choisi « { $decision } » ; « { $best } » valait { COUNT($cost, "point", "points") } de plus.
bots-find = « { $decision } », qui valait { COUNT($cost, "point", "points") } de plus que le choix suivant, « { $best } ».
bots-best = Le meilleur choix : « { $decision } ».
bots-second = Le deuxième choix, « { $decision } », finit { COUNT($cost, "point", "points") } derrière.
bots-tempting = Tentant : « { $decision } ». Ce choix finit { COUNT($cost, "point", "points") } derrière.
bots-tempting-merit = Tentant : « { $decision } » { $merit }. Mais ce choix finit { COUNT($cost, "point", "points") } derrière.
