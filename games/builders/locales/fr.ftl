# Quantités et cartes
# Les noms qui prennent un article dans une phrase.
nouns = l’université
amount-stone = { COUNT($count, "pierre", "pierres") }
amount-wood = { $count } bois
amount-architecture = { COUNT($count, "architecture", "architectures") }
amount-decoration = { COUNT($count, "décoration", "décorations") }
amount-none = rien
hand = { $name } ({ $levels })
hand-machine = { $name } (machine, { $levels })
machine = { $name } (machine)
tool = { $name } (+{ $levels })

# Ce qui est demandé
prompt-turn = À vous : il vous reste { COUNT($actions, "action gratuite", "actions gratuites") }.
prompt-extra = Plus d’action gratuite. Une de plus coûte { $price } de vos { COUNT($purse, "sesterce", "sesterces") } ; sinon, terminez votre tour.
prompt-pupil = { $university } : qui y étudie ?
prompt-site = Envoyer { SOME($hand) } : sur quel chantier ?
prompt-tool = { UPPER(SOME($hand)) } part pour « { $building } » : avec quel outil ?
prompt-scoring = Décompte final : affranchissez des esclaves et remboursez des emprunts avec vos { COUNT($purse, "sesterce", "sesterces") }, ou arrêtez-vous là.
prompt-over = La partie est terminée.

# Décisions
label-unknown = Carte inexistante
label-open = Ouvrir un chantier : { LOWER($building) }
label-recruit = Recruter { SOME($hand) }
label-buy-slave = Acheter { SOME($hand) }
label-buy-tool = Acheter { SOME($tool) }
label-loan = Contracter un emprunt
label-university = Faire instruire un ouvrier { TO($university) }
label-teach = Instruire { SOME($hand) }
label-free = Affranchir { SOME($hand) }
label-send = Envoyer { SOME($hand) }
label-to = Sur le chantier « { $building } »
label-with = Avec { SOME($tool) }
label-bare = Sans outil
label-coins = Prendre { COUNT($coins, "sesterce", "sesterces") } ({ COUNT($actions, "action", "actions") })
label-repay = Rembourser un emprunt
label-end = Terminer le tour
label-done = C’est tout

# Ce que les décisions coûtent et rapportent
effect-actions = { COUNT($actions, "action", "actions") }
effect-extra = { $extra ->
    [one] dont 1 achetée : { COUNT($price, "sesterce", "sesterces") }
   *[other] dont { $extra } achetées : { COUNT($price, "sesterce", "sesterces") }
}
effect-price = { COUNT($sesterces, "sesterce", "sesterces") }
effect-wage = salaire : { COUNT($sesterces, "sesterce", "sesterces") }
effect-total = { COUNT($sesterces, "sesterce", "sesterces") } en tout
effect-gain = +{ COUNT($sesterces, "sesterce", "sesterces") }
effect-bank = la banque est à court : { COUNT($lost, "sesterce perdu", "sesterces perdus") }
effect-needs = demande { $levels }
effect-reward = une fois terminé : { COUNT($sesterces, "sesterce", "sesterces") } et { $vp } PV
effect-machine-later = une fois terminée, elle travaille pour vous sans salaire : { $levels }
effect-wage-later = salaire de { COUNT($wage, "sesterce", "sesterces") } à chaque envoi
effect-unpaid = travaille sans salaire
effect-slave-penalty = −{ $vp } PV à la fin, à moins d’être affranchi
effect-tool = ajoute { $levels } à qui le porte
effect-loan-penalty = −{ $vp } PV à la fin, à moins de rembourser { COUNT($repayment, "sesterce", "sesterces") }
effect-university = donne à un ouvrier { $level }
effect-level = { $level } au lieu de { $old }
effect-level-useless = ne change rien : l’ouvrier a déjà ce niveau
effect-vp-saved = { $vp } PV de moins à perdre à la fin
effect-pay-next = à payer ensuite : { $costs }
effect-pay-least = à payer ensuite, au moins : { $costs }
effect-site-next = choisissez ensuite le chantier
effect-tool-next = choisissez ensuite s’il emporte un outil
effect-missing = il manquera encore : { $levels }
effect-last-hand = plus personne de votre équipe ne sera disponible
effect-finishes = termine « { $building } »
effect-vp = +{ $vp } PV
effect-machine = la machine rejoint votre équipe
effect-actions-lost = { COUNT($actions, "action gratuite perdue", "actions gratuites perdues") }
effect-settles = décompte final : { COUNT($sesterces, "sesterce", "sesterces") } pour affranchir et rembourser
effect-ends-game = avec { $vp } PV, cette manche est la dernière

# Ce qui parle pour une décision, après son nom
merit-open = vaut { COUNT($sesterces, "sesterce", "sesterces") }{ $vp ->
    [0] {""}
   *[other] {" "}et { $vp } PV
} une fois le chantier terminé
merit-machine = vous donne une machine qui travaille sans salaire ({ $levels }){ $vp ->
    [0] {""}
   *[other] {" "}et { $vp } PV
} une fois terminée
merit-recruit = ajoute { $levels } à votre équipe pour un salaire de { COUNT($wage, "sesterce", "sesterces") }
merit-unpaid = ajoute { $levels } à votre équipe sans aucun salaire
merit-tool = ajoute { $levels } à qui le porte
merit-sesterces = rapporte { COUNT($sesterces, "sesterce", "sesterces") }
merit-teach = donne à un ouvrier { $level }
merit-saves = évite de perdre { $vp } PV à la fin
merit-work = ne laisse que { $levels } à faire pour « { $building } »
merit-finish = termine « { $building } » pour { COUNT($sesterces, "sesterce", "sesterces") }{ $vp ->
    [0] {""}
   *[other] {" "}et { $vp } PV
}
merit-end = garde vos { COUNT($sesterces, "sesterce", "sesterces") } pour le tour suivant

# Refus
refusal-over = La partie est terminée.
refusal-turn = C’est à { $seat } de jouer.
refusal-pupil-first = Choisissez d’abord qui étudie à l’université.
refusal-site-first = Choisissez d’abord le chantier.
refusal-tool-first = Choisissez d’abord l’outil à emporter, ou aucun.
refusal-scoring-only = Au décompte final on ne peut qu’affranchir des esclaves et rembourser des emprunts ; avant lui, il n’y a rien à régler.
refusal-nothing-begun = Choisissez d’abord qui envoyer ou instruire.
refusal-scored = Vous n’avez plus rien à affranchir ni à rembourser.
refusal-purse = Cela coûte { COUNT($need, "sesterce", "sesterces") } ; vous en avez { $have }.
refusal-purse-extra = { $extra ->
    [one] Il faut 1 action supplémentaire ({ COUNT($price, "sesterce", "sesterces") })
   *[other] Il faut { $extra } actions supplémentaires ({ COUNT($price, "sesterce", "sesterces") })
}, { COUNT($need, "sesterce", "sesterces") } en tout ; vous en avez { $have }.
refusal-actions = Il faut { COUNT($need, "action gratuite", "actions gratuites") } ; vous en avez { $have }.
refusal-exchange = On prend des sesterces pour 1, 2 ou 3 actions.
refusal-building-row = Seul un bâtiment de la rangée peut être ouvert.
refusal-worker-row = Seul un ouvrier de la rangée peut être recruté.
refusal-invested = Vous avez déjà réalisé votre investissement de ce tour.
refusal-slave-gone = Cet esclave n’est pas à acheter.
refusal-tool-gone = Cet outil n’est pas à acheter.
refusal-loans-gone = Il ne reste plus d’emprunt.
refusal-university-gone = Cette université est prise.
refusal-nobody-to-teach = Personne de votre équipe disponible ne peut être instruit.
refusal-hand = Cette carte n’est pas à vous.
refusal-pupil-at-work = Qui travaille sur un chantier ne peut être instruit.
refusal-pupil-enslaved = Un esclave ne peut être instruit avant d’être affranchi.
refusal-pupil-educated = Personne ne peut être instruit deux fois.
refusal-pupil-machine = À cette table, les machines ne peuvent pas être instruites.
refusal-slave = Ce n’est pas un de vos esclaves.
refusal-slave-at-work = Un esclave sur un chantier ne peut être affranchi.
refusal-hand-at-work = Qui travaille sur un chantier y reste jusqu’à la fin des travaux.
refusal-no-site = Vous n’avez pas de chantier. Ouvrez-en un d’abord.
refusal-site = Ce n’est pas un de vos chantiers.
refusal-tool = Cet outil n’est pas à vous.
refusal-tool-at-work = Cet outil sert sur un chantier jusqu’à la fin des travaux.
refusal-not-early = À cette table, les emprunts se remboursent au décompte final.
refusal-no-loan = Vous n’avez pas d’emprunt à rembourser.

# Mise en place
setup-first-seat = La place { $seat } ne peut pas commencer : il y a { $players } joueurs.
setup-stall-rounds = La partie peut s’arrêter après { $min } à { $max } manches inactives ou continuer sans limite (0), mais pas après { $rounds }.

# Le récit
told-first = { $seat } joue en premier.
told-apprentice = { $seat } commence avec { SOME($hand) }.
told-building-row = « { $building } » rejoint la rangée des bâtiments.
told-building-top = « { $building } » est visible au-dessus de la pioche des bâtiments.
told-worker-row = { UPPER(SOME($hand)) } rejoint la rangée des ouvriers.
told-worker-top = { UPPER(SOME($hand)) } est visible au-dessus de la pioche des ouvriers.
told-open = { $seat } ouvre un chantier : { LOWER($building) }.
told-recruit = { $seat } recrute { SOME($hand) }.
told-buy-slave = { $seat } achète { SOME($hand) } pour { COUNT($price, "sesterce", "sesterces") }.
told-buy-tool = { $seat } achète { SOME($tool) } pour { COUNT($price, "sesterce", "sesterces") }.
told-loan = { $seat } contracte un emprunt de { COUNT($sesterces, "sesterce", "sesterces") }.
told-university = { $seat } choisit { THE($university) }.
told-teach = { $seat } fait instruire { SOME($hand) } pour { COUNT($price, "sesterce", "sesterces") }.
told-free = { $seat } affranchit { SOME($hand) }.
told-free-final = { $seat } affranchit { SOME($hand) } pour { COUNT($price, "sesterce", "sesterces") }.
told-send = { $seat } appelle { SOME($hand) }.
told-to = { $seat } envoie { SOME($hand) } sur le chantier « { $building } » pour { COUNT($actions, "action", "actions") } et { COUNT($wage, "sesterce", "sesterces") }.
told-with = { UPPER(SOME($hand)) } emporte { SOME($tool) }.
told-bare = { UPPER(SOME($hand)) } part sans outil.
told-extra = { $seat } achète { COUNT($extra, "action supplémentaire", "actions supplémentaires") } pour { COUNT($price, "sesterce", "sesterces") }.
told-finish = { $seat } termine « { $building } » : { COUNT($sesterces, "sesterce", "sesterces") }, { $vp } PV.
told-machine = La machine rejoint l’équipe { OF($seat) }.
told-coins = { $seat } prend { COUNT($sesterces, "sesterce", "sesterces") } pour { COUNT($actions, "action", "actions") }.
told-repay = { $seat } rembourse un emprunt de { COUNT($price, "sesterce", "sesterces") }.
told-end = { $seat } termine son tour.
told-turn-over = { $seat } n’a plus rien à faire ; le tour se termine.
told-trigger = { $seat } a { $vp } PV : cette manche est la dernière.
told-idle = Manche inactive : { $count } sur { $limit }.
told-stalled = Plus personne n’avance depuis { $rounds } manches : la partie s’arrête.
told-done = { $seat } s’arrête là.

# La table en texte
board-turn = Manche { $round } · { $seat } · { COUNT($actions, "action gratuite", "actions gratuites") }
board-preparing = Mise en place de la table
board-scoring = Décompte final après la manche { $round }
board-over = Partie terminée après la manche { $round }
board-last-round = dernière manche
board-idle = manche inactive { $count } sur { $limit }
board-bank = banque { $bank }
board-invested = investissement fait
board-investments = INVESTISSEMENTS
board-slaves = Esclaves ({ $price })
board-tools = Outils ({ $price })
board-loans = Emprunts (+{ $gain })
board-universities = Universités ({ $price })
board-none = aucun
board-buildings = BÂTIMENTS
board-workers = OUVRIERS
board-deck = pioche { $count }
board-next = suivant
board-wage = salaire
board-vp = PV
board-first = premier joueur
board-purse = { COUNT($purse, "sesterce", "sesterces") }
board-score = score { $score }
board-owes = { COUNT($count, "emprunt", "emprunts") }
board-available = Équipe
board-nobody = personne de disponible
board-own-tools = Outils
board-in-use = en service
board-site = Chantier
board-missing = manque
board-finished = Terminés
board-enslaved = esclave
board-freed = affranchi
board-educated = instruit : { $university }

# Feuilles de score
score-buildings = Bâtiments
score-machines = Machines
score-sesterces = Sesterces
score-slaves = Esclaves non affranchis
score-loans = Emprunts non remboursés

# Réglages
option-finite_bank = Banque limitée
option-finite_bank-help = La banque ne contient que les pièces de la boîte (108 sesterces). Ce qu’elle ne peut payer est perdu.
option-machines_are_full_workers = Machines ouvrières à part entière
option-machines_are_full_workers-help = Les machines terminées peuvent porter un outil et être instruites.
option-early_repayment = Remboursement anticipé
option-early_repayment-help = On peut rembourser un emprunt pendant son tour, sans action, et pas seulement au décompte final.
option-ask_final_scoring = Choix au décompte final
option-ask_final_scoring-help = Chacun décide ce qu’il affranchit et rembourse. Sinon, le mieux est fait à sa place.
option-first_seat = Premier joueur
option-first_seat-help = Qui commence : tiré au sort, ou une place.
option-open_building_top = Prochain bâtiment connu
option-open_building_top-help = La première carte de la pioche des bâtiments est visible.
option-open_worker_top = Prochain ouvrier connu
option-open_worker_top-help = La première carte de la pioche des ouvriers est visible.
option-stall_rounds = Manches inactives
option-stall_rounds-help = La partie s’arrête après ce nombre de manches de suite où personne n’a fait plus que prendre des sesterces. 0 supprime cette limite.
option-apprentice_set = Apprentis
option-apprentice_set-help = Ce que produisent les quatre apprentis ; les sources se contredisent.
option-apprentice_set-sheet = selon la liste de cartes
option-apprentice_set-notebook = selon le carnet
option-apprentice_set-balanced = équilibrés (une supposition)

# Un tour en une phrase
deed-open = ouvre le chantier « { $building } »
deed-recruit = recrute { SOME($hand) }
deed-buy = achète { SOME($hand) }
deed-buy-tool = achète { SOME($tool) }
deed-loan = contracte un emprunt
deed-teach = fait instruire { SOME($hand) }
deed-free = affranchit { SOME($hand) }
deed-send = envoie { SOME($hand) } sur le chantier « { $building } »
deed-coins = prend de l’argent
deed-repay = rembourse un emprunt
deed-finish = termine « { $building } »
tally-points = { $by } PV
tally-sesterces = { COUNT($by, "sesterce", "sesterces") }
