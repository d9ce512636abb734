bots-choice = I would choose: { $decision }
bots-expects = With this choice I expect { COUNT($score, "point", "points") } in the end and an average place of { $rank } ({ $others }).
bots-other = { $seat } { $score }
bots-expects-alone = With this choice I expect { COUNT($score, "point", "points") } in the end.
bots-reason-now = It { $merit }.
bots-reason-then = The next step { $merit }.
bots-reason-only = There is nothing better to do.
bots-reason-equal = In the games I imagined, nothing else did better.
bots-reason-better = In the games I imagined, it ended { COUNT($cost, "point", "points") } ahead of the next best.
bots-reason-plain = In the games I imagined, it ended well.
bots-contrast = A later step { $merit } in { $times } of { $games } games I imagined; after “{ $other }”, in { $others }.
bots-merit-gains = brings { $gains }
bots-rival = About as good: { $decision }
bots-alternative = { $decision }: { COUNT($cost, "point", "points") } worse
bots-alternative-equal = { $decision }: about equal
bots-step = { $seat }: { $decision }
bots-line = It may go on like this: { $steps }
bots-effort = { $iterations ->
    [one] One imagined game was played out for this.
   *[other] { $iterations } imagined games were played out for this.
}
bots-moment = { $seat } chose “{ $decision }”; “{ $best }” was worth { COUNT($cost, "point", "points") } more.
bots-find = “{ $decision }”, worth { COUNT($cost, "point", "points") } more than the next best, “{ $best }”.
bots-best = Best: “{ $decision }”.
bots-second = The second best, “{ $decision }”, ends { COUNT($cost, "point", "points") } behind.
bots-tempting = Tempting: “{ $decision }”. It ends { COUNT($cost, "point", "points") } behind.
bots-tempting-merit = Tempting: “{ $decision }” { $merit }. But it ends { COUNT($cost, "point", "points") } behind.
