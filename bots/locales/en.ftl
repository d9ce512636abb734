bots-choice = I would choose: { $decision }
bots-expects = I then expect { COUNT($score, "point", "points") } in the end and place { $rank } on average ({ $others }).
bots-other = { $seat } { $score }
bots-expects-alone = I then expect { COUNT($score, "point", "points") } in the end.
bots-alternative = { $decision }: { COUNT($score, "point", "points") }, { $cost } worse
bots-alternative-equal = { $decision }: { COUNT($score, "point", "points") }, about as good
bots-step = { $seat }: { $decision }
bots-line = It may go on like this: { $steps }
bots-effort = { $iterations ->
    [one] One imagined game was played out for this.
   *[other] { $iterations } imagined games were played out for this.
}
bots-moment = { $seat } chose: { $decision }. { $best } was worth { COUNT($cost, "point", "points") } more.
