# Amounts and cards
# The names that take an article inside a sentence.
nouns = the University
amount-stone = { $count } stone
amount-wood = { $count } wood
amount-architecture = { $count } architecture
amount-decoration = { $count } decoration
amount-none = nothing
hand = { $name } ({ $levels })
hand-machine = { $name } (machine, { $levels })
machine = { $name } (machine)
tool = { $name } (+{ $levels })

# What is asked
prompt-turn = Your turn: you have { COUNT($actions, "free action", "free actions") } left.
prompt-extra = No free action is left. Another one costs { $price } of your { COUNT($purse, "sesterce", "sesterces") }; or end your turn.
prompt-pupil = { $university }: who studies there?
prompt-site = Send { SOME($hand) }: to which site?
prompt-tool = { UPPER(SOME($hand)) } goes to the { $building }: with which tool?
prompt-scoring = Final scoring: free prisoners and repay loans with your { COUNT($purse, "sesterce", "sesterces") }, or be done.
prompt-over = The game is over.

# Decisions
label-unknown = No such card
label-open = Open a site: { $building }
label-recruit = Recruit { SOME($hand) }
label-buy-slave = Buy { SOME($hand) }
label-buy-tool = Buy { SOME($tool) }
label-loan = Take a loan
label-university = Educate a worker at { THE($university) }
label-teach = Educate { SOME($hand) }
label-free = Free { SOME($hand) }
label-send = Send { SOME($hand) }
label-to = To the { $building }
label-with = With { SOME($tool) }
label-bare = Without a tool
label-coins = Take { COUNT($coins, "sesterce", "sesterces") } ({ COUNT($actions, "action", "actions") })
label-repay = Repay a loan
label-end = End the turn
label-done = Done

# What decisions cost and bring
effect-actions = { COUNT($actions, "action", "actions") }
effect-extra = { $extra } of them bought: { COUNT($price, "sesterce", "sesterces") }
effect-price = { COUNT($sesterces, "sesterce", "sesterces") }
effect-wage = wage: { COUNT($sesterces, "sesterce", "sesterces") }
effect-total = { COUNT($sesterces, "sesterce", "sesterces") } in all
effect-gain = +{ COUNT($sesterces, "sesterce", "sesterces") }
effect-bank = the bank is short: { COUNT($lost, "sesterce is lost", "sesterces are lost") }
effect-needs = needs { $levels }
effect-reward = when finished: { COUNT($sesterces, "sesterce", "sesterces") } and { $vp } VP
effect-machine-later = when finished it works for you unpaid: { $levels }
effect-wage-later = a wage of { COUNT($wage, "sesterce", "sesterces") } each time it is sent
effect-unpaid = works without pay
effect-slave-penalty = −{ $vp } VP at the end unless freed
effect-tool = adds { $levels } to whoever carries it
effect-loan-penalty = −{ $vp } VP at the end unless repaid with { COUNT($repayment, "sesterce", "sesterces") }
effect-university = gives one worker { $level }
effect-level = { $level } instead of { $old }
effect-level-useless = changes nothing: the worker is that good already
effect-vp-saved = { $vp } VP less to lose at the end
effect-pay-next = to be paid next: { $costs }
effect-pay-least = to be paid next, at least: { $costs }
effect-site-next = then choose the site
effect-tool-next = then choose whether a tool goes along
effect-missing = still missing: { $levels }
effect-last-hand = nobody of your team will be left to send
effect-finishes = finishes the { $building }
effect-vp = +{ $vp } VP
effect-machine = the machine joins your team
effect-actions-lost = { COUNT($actions, "free action is lost", "free actions are lost") }
effect-settles = final scoring: { COUNT($sesterces, "sesterce", "sesterces") } for freeing and repaying
effect-ends-game = with { $vp } VP this is the last round

# What speaks for a decision, after its name
merit-open = is worth { COUNT($sesterces, "sesterce", "sesterces") }{ $vp ->
    [0] {""}
   *[other] {" "}and { $vp } VP
} once it is finished
merit-machine = gives you a machine that works unpaid ({ $levels }){ $vp ->
    [0] {""}
   *[other] {" "}and { $vp } VP
} once it is finished
merit-recruit = adds { $levels } to your team for a wage of { $wage }
merit-unpaid = adds { $levels } to your team without any wage
merit-tool = adds { $levels } to whoever carries it
merit-sesterces = brings { COUNT($sesterces, "sesterce", "sesterces") }
merit-teach = gives one of your workers { $level }
merit-saves = saves { $vp } VP at the end
merit-work = leaves { $levels } to do at the { $building }
merit-finish = finishes the { $building } for { COUNT($sesterces, "sesterce", "sesterces") }{ $vp ->
    [0] {""}
   *[other] {" "}and { $vp } VP
}
merit-end = keeps your { COUNT($sesterces, "sesterce", "sesterces") } for the next turn

# Refusals
refusal-over = The game is over.
refusal-turn = It is the turn of { $seat }.
refusal-pupil-first = First choose who studies at the university.
refusal-site-first = First choose the site.
refusal-tool-first = First choose which tool goes along, or none.
refusal-scoring-only = At final scoring one can only free prisoners and repay loans; before it there is nothing to settle.
refusal-nothing-begun = First choose whom to send or educate.
refusal-scored = You have nothing more to free or repay.
refusal-purse = This costs { COUNT($need, "sesterce", "sesterces") }; you have { $have }.
refusal-purse-extra = { $extra ->
    [one] This needs 1 extra action ({ COUNT($price, "sesterce", "sesterces") })
   *[other] This needs { $extra } extra actions ({ COUNT($price, "sesterce", "sesterces") })
} and costs { COUNT($need, "sesterce", "sesterces") } in all; you have { $have }.
refusal-actions = This takes { COUNT($need, "free action", "free actions") }; you have { $have }.
refusal-exchange = Sesterces are taken for 1, 2 or 3 actions.
refusal-building-row = Only a building of the row can be opened.
refusal-worker-row = Only a worker of the row can be recruited.
refusal-invested = You have made your investment of this turn.
refusal-slave-gone = This prisoner cannot be bought.
refusal-tool-gone = This tool cannot be bought.
refusal-loans-gone = No loan is left.
refusal-university-gone = This university is taken.
refusal-nobody-to-teach = Nobody of your available team can be educated.
refusal-hand = This card is not yours.
refusal-pupil-at-work = Whoever is on a site cannot be educated.
refusal-pupil-enslaved = A prisoner cannot be educated before being freed.
refusal-pupil-educated = Nobody can be educated twice.
refusal-pupil-machine = At this table machines cannot be educated.
refusal-slave = This is no prisoner of yours.
refusal-slave-at-work = A prisoner on a site cannot be freed.
refusal-hand-at-work = Whoever is on a site stays there until it is finished.
refusal-no-site = You have no site. Open one first.
refusal-site = This is no site of yours.
refusal-tool = This tool is not yours.
refusal-tool-at-work = This tool is in use on a site until that is finished.
refusal-not-early = At this table loans are repaid at final scoring.
refusal-no-loan = You have no loan to repay.

# Setting up
setup-first-seat = Seat { $seat } cannot begin: there are { $players } players.
setup-stall-rounds = The game can end after { $min } to { $max } idle rounds or go on without a limit (0), but not { $rounds }.

# The story
told-first = { $seat } plays first.
told-apprentice = { $seat } begins with { SOME($hand) }.
told-building-row = The { $building } is added to the building row.
told-building-top = The { $building } lies open on the building deck.
told-worker-row = { UPPER(SOME($hand)) } is added to the worker row.
told-worker-top = { UPPER(SOME($hand)) } lies open on the worker deck.
told-open = { $seat } opens a site: { $building }.
told-recruit = { $seat } recruits { SOME($hand) }.
told-buy-slave = { $seat } buys { SOME($hand) } for { COUNT($price, "sesterce", "sesterces") }.
told-buy-tool = { $seat } buys { SOME($tool) } for { COUNT($price, "sesterce", "sesterces") }.
told-loan = { $seat } takes a loan of { COUNT($sesterces, "sesterce", "sesterces") }.
told-university = { $seat } chooses { THE($university) }.
told-teach = { $seat } has { SOME($hand) } educated for { COUNT($price, "sesterce", "sesterces") }.
told-free = { $seat } frees { SOME($hand) }.
told-free-final = { $seat } frees { SOME($hand) } for { COUNT($price, "sesterce", "sesterces") }.
told-send = { $seat } calls { SOME($hand) }.
told-to = { $seat } sends { SOME($hand) } to the { $building } for { COUNT($actions, "action", "actions") } and { COUNT($wage, "sesterce", "sesterces") }.
told-with = { UPPER(SOME($hand)) } takes along { SOME($tool) }.
told-bare = { UPPER(SOME($hand)) } goes without a tool.
told-extra = { $seat } buys { COUNT($extra, "extra action", "extra actions") } for { COUNT($price, "sesterce", "sesterces") }.
told-finish = { $seat } finishes the { $building }: { COUNT($sesterces, "sesterce", "sesterces") }, { $vp } VP.
told-machine = The machine joins the team { OF($seat) }.
told-coins = { $seat } takes { COUNT($sesterces, "sesterce", "sesterces") } for { COUNT($actions, "action", "actions") }.
told-repay = { $seat } repays a loan with { COUNT($price, "sesterce", "sesterces") }.
told-end = { $seat } ends the turn.
told-turn-over = { $seat } has nothing left to do; the turn ends.
told-trigger = { $seat } has { $vp } VP: this round is the last.
told-idle = Idle round { $count } of { $limit }.
told-stalled = Nobody has got on for { $rounds } rounds: the game ends.
told-done = { $seat } is done.

# The board in text
board-turn = Round { $round } · { $seat } · { COUNT($actions, "free action", "free actions") } left
board-preparing = The table is being set up
board-scoring = Final scoring after round { $round }
board-over = The game is over after round { $round }
board-last-round = last round
board-idle = idle round { $count } of { $limit }
board-bank = bank { $bank }
board-invested = investment made
board-investments = INVESTMENTS
board-slaves = Prisoners ({ $price })
board-tools = Tools ({ $price })
board-loans = Loans (+{ $gain })
board-universities = Universities ({ $price })
board-none = none
board-buildings = BUILDINGS
board-workers = WORKERS
board-deck = deck { $count }
board-next = next
board-wage = wage
board-vp = VP
board-first = first player
board-purse = { COUNT($purse, "sesterce", "sesterces") }
board-score = scores { $score }
board-owes = { COUNT($count, "loan", "loans") }
board-available = Team
board-nobody = nobody available
board-own-tools = Tools
board-in-use = in use
board-site = Site
board-missing = missing
board-finished = Finished
board-enslaved = prisoner
board-freed = freed
board-educated = educated: { $university }

# Score sheets
score-buildings = Buildings
score-machines = Machines
score-sesterces = Sesterces
score-slaves = Prisoners not freed
score-loans = Loans not repaid

# Switches
option-finite_bank = Limited bank
option-finite_bank-help = The bank holds only the coins of the box (108 sesterces). What it cannot pay is lost.
option-machines_are_full_workers = Machines are full workers
option-machines_are_full_workers-help = Finished machines can carry tools and be educated.
option-early_repayment = Early repayment
option-early_repayment-help = Loans can be repaid on one’s own turn, without an action, and not only at final scoring.
option-ask_final_scoring = Ask at final scoring
option-ask_final_scoring-help = Players decide themselves what to free and repay. Otherwise the best is done for them.
option-first_seat = First player
option-first_seat-help = Who begins: chosen at random, or a seat.
option-open_building_top = Next building known
option-open_building_top-help = The top card of the building deck lies open.
option-open_worker_top = Next worker known
option-open_worker_top-help = The top card of the worker deck lies open.
option-stall_rounds = Idle rounds
option-stall_rounds-help = The game ends after this many rounds in a row in which nobody did more than take sesterces. 0 switches this off.
option-apprentice_set = Apprentices
option-apprentice_set-help = What the four apprentices produce; the sources disagree.
option-apprentice_set-sheet = as in the card sheet
option-apprentice_set-notebook = as in the notebook
option-apprentice_set-balanced = balanced (a guess)

# A turn in one sentence
deed-open = opens the { $building }
deed-recruit = recruits { SOME($hand) }
deed-buy = buys { SOME($hand) }
deed-buy-tool = buys { SOME($tool) }
deed-loan = takes a loan
deed-teach = has { SOME($hand) } educated
deed-free = frees { SOME($hand) }
deed-send = sends { SOME($hand) } to the { $building }
deed-coins = takes money
deed-repay = repays a loan
deed-finish = finishes the { $building }
tally-points = { $by } VP
tally-sesterces = { COUNT($by, "sesterce", "sesterces") }
