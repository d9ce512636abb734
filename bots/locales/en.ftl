bots-choice = I would choose: { $decision }
bots-expects = With this choice I expect { COUNT($score, "point", "points") } in the end and an average place of { $rank } ({ $others }).
bots-other = { $seat } { $score }
bots-expects-alone = With this choice I expect { COUNT($score, "point", "points") } in the end.
bots-alternative = { $decision }: { COUNT($score, "point", "points") }, { $cost } worse
bots-alternative-equal = { $decision }: { COUNT($score, "point", "points") }, about as good
bots-step = { $seat }: { $decision }
bots-line = It may go on like this: { $steps }
bots-effort = { $iterations ->
    [one] One imagined game was played out for this.
   *[other] { $iterations } imagined games were played out for this.
}
bots-moment = { $seat } chose: { $decision }. { $best } was worth { COUNT($cost, "point", "points") } more.
