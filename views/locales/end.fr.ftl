# La fin d’une partie
look-end-won = Vous gagnez, { $who } !
look-end-won-shared = Vous partagez la victoire avec { $who }
look-end-lost = { $who } gagne, vous finissez { $place }
look-end-lost-shared = { $who } se partagent la victoire, vous finissez { $place }
look-end-wins = { $who } gagne
look-end-shares = { $who } se partagent la victoire
look-end-rank-mine = Vous obtenez le rang { OF($rank) }
look-end-rank = { $who } obtient le rang { OF($rank) }
look-end-alone-mine = Vous finissez avec { $points }
look-end-alone = { $who } finit avec { $points }
look-end-fort-held = { $name } est tenu !
look-end-fort-lost = { $name } n’a pas été tenu
look-end-and = { $first } et { $last }
look-end-place = { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
 }
look-end-point = { $score } point
look-end-points = { $score } points
look-end-lead-alone = Tout est compté.
look-end-lead-points = { $points } en tout.
look-end-lead-each = { $points } chacun.
look-end-lead-ahead = { $points }, { $apart } de plus { THAN($who) }.
look-end-lead-behind = { $points }, { $apart } de moins { THAN($who) }.
look-end-lead-level = { $points }, à égalité avec { $who } : le départage a décidé.
look-end-rematch = Revanche
look-end-analyse = Analyser
look-end-fork = Rejouer à partir d’un moment de la partie
look-end-skip = Passer
look-end-space = Espace
look-end-count-again = Revoir le décompte
look-end-sheet = D’où viennent les points
look-end-axis-builders = manches
look-end-axis-hadrian = années
look-end-axis-magna-roma = tours
look-end-axis-praetor = tours
look-end-round-builders = Manche { $n } :
look-end-round-hadrian = Année { $n } :
look-end-round-turns = Tour { $n } :
look-end-others = Les moments des autres
look-end-best = Votre meilleur coup :
look-end-strongest = Votre tour le plus fort.
look-end-strongest-brought = il a rapporté { $points }.
look-end-next-decision = La décision qui suit :
look-end-record = Record personnel
look-end-record-first = à votre première partie de ce genre
look-end-record-new = est votre meilleur résultat.
look-end-record-before = Avant :
look-end-record-old = reste votre meilleur résultat.
look-end-record-count = { COUNT($count, "partie jouée", "parties jouées") }.
look-end-record-won = Parties gagnées : { $won } sur { $count } (disques pleins). Le grand disque est celle-ci.
look-end-date = { $day } { $month } { $year }
look-end-month-1 = janvier
look-end-month-2 = février
look-end-month-3 = mars
look-end-month-4 = avril
look-end-month-5 = mai
look-end-month-6 = juin
look-end-month-7 = juillet
look-end-month-8 = août
look-end-month-9 = septembre
look-end-month-10 = octobre
look-end-month-11 = novembre
look-end-month-12 = décembre

# La campagne
look-end-campaign = Campagne
look-end-campaign-title = Seize forts
look-end-campaign-lead = Tenez-les un à un, de la Tyne au Solway. En solo, six années chacun.
look-end-campaign-map = Carte de la campagne
look-end-campaign-go = Campagne en solo : seize forts
look-end-fort-number = fort { $n } sur { $of }
look-end-fort-label = { $n } { $name } : { $standing }
look-end-fort-is-honoured = tenu, défi relevé
look-end-fort-is-held = tenu
look-end-fort-is-lost = encore une fois
look-end-fort-is-next = le prochain fort
look-end-fort-is-later = plus tard
look-end-fort-rules = Règle changée
look-end-fort-challenge = Défi, si vous voulez
look-end-fort-bring = Vous apportez
look-end-fort-reward = Le défi rapporte, au fort suivant
look-end-fort-march = En marche vers { $name }
look-end-fort-retry = Retenter { $name }
look-end-fort-replay = Rejouer { $name }
look-end-fort-play-on = Continuer
look-end-fort-closed = Tenez d’abord le fort qui le précède.
look-end-fort-book = Règles de la campagne
look-end-latest = Dernier résultat
look-end-latest-look = Score et analyse
look-end-so-far = La campagne jusqu’ici
look-end-of = { $n } sur { $of }
look-end-sum-held = Forts tenus
look-end-sum-challenges = Défis relevés
look-end-sum-attempts = Parties jouées
look-end-sum-best = Meilleur score
look-end-sum-kept = D’après vos parties terminées sur ce serveur. Un fort tenu peut être rejoué pour son défi.
look-end-reached = (vous : { $have })
look-end-met = atteint
look-end-missed = non atteint
look-end-challenge-needs-goal = Le défi ne compte qu’avec l’objectif.
look-end-try-again = Réessayer
look-end-next-fort = En route pour { $name }
look-end-goal-built = construire { THE($what) }
look-end-term-neutral = { $n ->
    [one] une seule carte neutre par an
   *[other] { $n } cartes neutres par an
 }
look-end-term-attack = { COUNT($n, "carte", "cartes") } de plus à chaque attaque
look-end-term-cost = chaque bâtiment coûte { $what } de plus
look-end-term-mining = une case des Mines et forêts coûte { $what }
look-end-term-no = sans { LOWER($what) }
look-end-term-no-landmarks = sans monuments
look-end-term-no-diplomats = sans diplomates
look-end-term-wall = Mur et Cippi à partir de l’année { $n } seulement
look-end-term-soldiers = la première carte Destin montre au moins { COUNT($n, "légionnaire", "légionnaires") }

# Mes parties
look-end-mine-since = depuis le
look-end-mine-ended = terminée le
look-end-mine-fork = reprise d’une autre partie
look-end-mine-fort = campagne : { $name }
look-end-mine-won = vous avez gagné avec { $points }
look-end-mine-shared = vous avez partagé la victoire avec { $points }
look-end-mine-lost = { $place } avec { $points } ; { $who } a gagné avec { $best }
look-end-mine-alone = { $points }
look-end-mine-rank = { $points }, rang { $rank }
look-end-mine-watched = { $who } a gagné avec { $best }
look-end-mine-held = tenu avec { $points }
look-end-mine-not-held = non tenu, { $points }
look-end-mine-fork-at = reprise d’une autre partie : { $moment }
look-end-mine-given-up = abandonnée ; un robot joue pour vous
look-end-mine-gave-up = abandonnée ; { $who } a gagné avec { $best }
look-end-mine-resign = Abandonner
look-end-mine-resign-help = Un robot joue à votre place. La partie reste dans votre liste.
look-end-mine-delete = Supprimer
look-end-mine-delete-help = La partie et son journal disparaissent pour de bon.
look-end-mine-more = Plus
look-end-mine-leave = Quitter la table
look-end-mine-leave-help = Un robot continue à votre place, et la partie quitte votre liste.
look-end-mine-drop = Mettre de côté
look-end-mine-drop-help = La partie quitte votre liste. Qui a son adresse la retrouve encore.
