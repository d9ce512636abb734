# ---------------------------------------------------------------- options
option-edition = Livret de règles
option-edition-help = Deux choses changent dans le jeu. Anglais : les Temples de Plutus et de Mercure sont plafonnés, et la Forge transforme exactement autant de Bois que l’Ouvrier a d’expérience, ou rien. Français : pas de plafond, et autant de Bois qu’on veut sans dépasser l’expérience.
option-edition-en = Anglais : deux temples plafonnés à 22 points de Faveur, Forge exacte
option-edition-fr = Français : sans plafond, Forge libre
option-expert = Option pour vétérans
option-expert-help = Trois bonus de plus à la fin : plus grand quartier, Tuiles de Mur, Villageois. De 3 à 5 joueurs.
option-tough = Partie plus difficile
option-tough-help = Tous les Marchés quittent le jeu.
option-boards = Tableaux de Bord
option-boards-help = Le côté A est commun à tous et convient à une première partie ; les cinq côtés B sont tous différents. Aucun côté B ne peut être pris deux fois.
option-boards-a = Côté A
option-boards-b1 = Côté B1, Mercator
option-boards-b2 = Côté B2, Emeritus
option-boards-b3 = Côté B3, Orator
option-boards-b4 = Côté B4, Venditor
option-boards-b5 = Côté B5, Faber
option-boards-random_b = Un côté B tiré au sort
option-rome = Dernier visiteur de Rome
option-rome-help = Ce joueur commence avec le plus de Faveur et joue en dernier au premier tour.
option-ages = Ordre des âges
option-ages-help = Le dernier départage : le plus jeune des joueurs à égalité l’emporte. 1 est le plus jeune de la table et gagne toujours ce départage. À égalité, un joueur d’âge inconnu partage la place du plus jeune des autres dont l’âge est connu ; sans aucun âge, la victoire est partagée.
option-ages-unknown = inconnu
option-ages-1 = 1 : le plus jeune
option-ages-2 = 2
option-ages-3 = 3
option-ages-4 = 4
option-ages-5 = 5
option-plaza_count_diagonal = Mosaïques en diagonale
option-plaza_count_diagonal-help = Les tuiles qui ne touchent la nouvelle que par un coin comptent aussi pour les mosaïques. Les livrets ne tranchent pas.
option-plaza_count_per = Mosaïques comptées par
option-plaza_count_per-help = Une tuile voisine peut correspondre par deux coins : compter les deux, ou la tuile une seule fois.
option-plaza_count_per-corner = coin identique
option-plaza_count_per-tile = tuile correspondante
option-placement_edge_contact = Bord entier pour construire
option-placement_edge_contact-help = Une nouvelle tuile doit partager un bord avec la cité ; sinon un coin suffit.
option-special_free_for_owner = Tuiles spéciales gratuites pour leur propriétaire
option-special_free_for_owner-help = Sinon le propriétaire doit lui aussi posséder le coût, qu’il se paie à lui-même.
option-retired_may_build = Les retraités peuvent construire
option-retired_may_build-help = Par un Camp de travail. Sinon ils ne peuvent qu’activer des tuiles.
option-must_pass_without_active = Passer sans Ouvrier actif
option-must_pass_without_active-help = Qui a placé tous ses Ouvriers actifs passe aussitôt, même si un Camp de travail pouvait encore servir.
option-blacksmith_up_to = Forge : quantité libre
option-blacksmith_up_to-help = Sans dépasser l’expérience, même avec le livret anglais ; sinon exactement autant, ou rien. Avec le livret français, la quantité est toujours libre.
option-allow_zero_benefit = Activation pour rien
option-allow_zero_benefit-help = Une tuile peut être activée sans rien rapporter, pour la bloquer ou pour se former.
option-age_when_deck_empty = Âge quand la pioche est vide
option-age_when_deck_empty-help = L’Âge qui compte pour les retraites quand il ne reste plus de Tuile de Cité dans la pioche.
option-update_in_turn_order = Maintenance joueur par joueur
option-update_in_turn_order-help = Chacun achève toute sa Maintenance avant le suivant ; sinon tous font chaque étape ensemble.
option-favor_marker_on_top = Jetons empilés par-dessus
option-favor_marker_on_top-help = À Faveur égale, le dernier arrivé joue le premier ; sinon le dernier.
option-venus_negative_loses = Vénus peut punir
option-venus_negative_loses-help = Le Temple de Vénus retire de la Faveur au joueur dont le Moral est négatif.
option-emergency_needs_full_favor = Recrue au prix fort
option-emergency_needs_full_favor-help = La recrue d’urgence exige le prix entier ; sinon elle coûte toute la Faveur restante.
option-limit_markers = Jetons limités
option-limit_markers-help = Personne ne contrôle plus de tuiles qu’il n’a de jetons pour la cité.
option-gold_mine_assignment = Mines d’or
option-gold_mine_assignment-help = Chaque place a sa Mine d’or, ou les joueurs choisissent dans l’ordre du premier tour.
option-gold_mine_assignment-seat = selon la place
option-gold_mine_assignment-choose = au choix
option-final_favor_floor = Pas de total au-dessous de 0
option-final_favor_floor-help = Un total final inférieur à 0 compte pour 0.
option-expert_zero_scores = Rangs de vétéran pour rien
option-expert_zero_scores-help = Les joueurs qui n’ont rien à compter prennent aussi un rang : les deux livrets classent tous les joueurs. Sinon, ils ne marquent rien.

# ---------------------------------------------------------------- préparations refusées
setup-expert = L’option pour vétérans demande au moins { $least } joueurs.
setup-boards = Il faut un tableau pour chacun des { $players } joueurs.
setup-board-unknown = Le tableau { $board } n’existe pas.
setup-board-twice = Le tableau { $board } n’existe qu’une fois.
setup-board-few = Il n’y a que { $boards } côtés B différents.
setup-rome = Le visiteur de Rome doit être l’un des { $players } joueurs.
setup-ages = Il faut un rang d’âge, ou inconnu, pour chacun des { $players } joueurs.
setup-age-empty = L’Âge doit être 1 ou 2.

# ---------------------------------------------------------------- ressources, tuiles, lieux
# Les noms qui prennent un article dans une phrase.
nouns = la Mine d’or, la Scierie, la Carrière de pierre, la Carrière de marbre, la Forge, la Curie, le Forum, le Temple de Maia,
    le Temple d’Apollon, le Temple de Plutus, le Temple de Mercure, le Temple de Vénus, le Colisée, l’Oracle,
    le Campement des ouvriers, le Marché, l’Avant-poste impérial, l’Académie, le Camp de travail, la Statue, l’Arc de triomphe,
    l’Or, le Bois, la Pierre, le Marbre, les Armes
good-gold = Or
good-wood = Bois
good-stone = Pierre
good-marble = Marbre
good-weapons = Armes
amount-gold = { $n } Or
amount-wood = { $n } Bois
amount-stone = { $n } Pierre
amount-marble = { $n } Marbre
amount-weapons = { COUNT($n, "Arme", "Armes") }
nothing = rien
name = { $who }
tile-alone = { $name }
tile-of = { $name } { OF($who) }
tile-at = { $name } { $place }
tile-copy = { $name } ({ $nth } sur { $of })
place-left = à gauche { OF($tile) }
place-right = à droite { OF($tile) }
place-above = au-dessus { OF($tile) }
place-below = au-dessous { OF($tile) }
place-between = entre { THE($tile) } et { THE($other) }
place-steps = { $steps } à partir { OF($tile) }
place-first = au milieu
place-both = { $across } et { $along }
steps-right = { $count } à droite
steps-left = { $count } à gauche
steps-up = { $count } vers le haut
steps-down = { $count } vers le bas
wall-tile = { $demand } → { COUNT($favor, "point de Faveur", "points de Faveur") }

# ---------------------------------------------------------------- questions
prompt-over = La partie est terminée.
prompt-chance = Des tuiles sont révélées.
prompt-wait = On attend { $who }.
prompt-mine = Choisissez votre Mine d’or.
prompt-action = { $idle ->
    [0] Utilisez un Camp de travail, ou passez.
    [one] Votre action : construire, activer ou passer. Il reste un Ouvrier actif.
   *[other] Votre action : construire, activer ou passer. Il reste { $idle } Ouvriers actifs.
}
prompt-retired = Placez aussitôt votre Ouvrier à la retraite : construisez ou activez une tuile.
prompt-worker-build = Quel Ouvrier construit { THE($tile) } ?
prompt-worker-activate = Quel Ouvrier envoyez-vous activer { THE($tile) } ?
prompt-cell = Où construire { THE($tile) } ?
prompt-turn = Dans quel sens tourner { THE($tile) } ?
prompt-market = Au Marché : achetez ou vendez, puis mettez fin aux échanges.
prompt-forge = Combien forgez-vous ? { $most } au plus.
prompt-forge-exact = Forgez-vous { $most }, ou rien ?
prompt-wall = Quelle Tuile de Mur satisfaites-vous ?
prompt-academy = { $novices ->
    [one] Votre novice de la zone I saute-t-il la zone II grâce à une Académie ?
   *[other] Vos { $novices } novices de la zone I sautent-ils la zone II grâce à une Académie ?
}
prompt-recruit = Vous n’avez aucun Ouvrier actif. Céder { COUNT($favor, "point de Faveur", "points de Faveur") } pour en avoir un ?

# ---------------------------------------------------------------- décisions
label-take = Prendre { THE($tile) }
label-build = Construire { THE($tile) }
label-activate = Activer { THE($tile) }
label-camp = Utiliser { THE($tile) }
label-pass = Passer
label-worker = Ouvrier d’expérience { $experience }
label-at = Construire { $place }
label-turn = Tournée de { $degrees }°
label-buy = Acheter { $what } pour { $gold }
label-sell = Vendre { $what } pour { $gold }
label-done = Fin des échanges
label-forge = { $n ->
    [0] Ne rien forger
   *[other] Forger { $n }
}
label-fulfil = Donner { $demand }
label-academy = Sauter la zone II : { $tile }
label-no-academy = Passer par la zone II
label-recruit = Recruter pour { COUNT($favor, "point de Faveur", "points de Faveur") }
label-no-recruit = Pas de recrue

# ---------------------------------------------------------------- effets
effect-cost = { $cost } à la banque
effect-fee = { $fee } à { $owner }
effect-own = à vous : rien à payer
effect-free = à personne : rien à payer
effect-printed = { COUNT($favor, "point de Faveur", "points de Faveur") } sur la tuile
effect-best-place = jusqu’à { COUNT($favor, "point de Faveur", "points de Faveur") } pour les mosaïques
effect-used = à chaque utilisation : { $benefit }
effect-best-turn = { COUNT($favor, "point de Faveur", "points de Faveur") } pour les mosaïques dans le meilleur sens
effect-built = { COUNT($total, "point de Faveur", "points de Faveur") } : { $printed } sur la tuile, { $plazas } pour les mosaïques
effect-by-experience = selon l’expérience, jusqu’à { $most }
effect-favor = { COUNT($favor, "point de Faveur", "points de Faveur") }
effect-favor-lost = { COUNT($favor, "point de Faveur", "points de Faveur") } en moins
effect-nothing = ne rapporte rien
effect-morale = { COUNT($steps, "cran de Moral", "crans de Moral") }, jusqu’à { $value }
effect-forge = change { THE($from) } en { $into }, au plus autant que l’expérience
effect-forge-exact = change { THE($from) } en { $into }, autant que l’expérience, ou rien
effect-up-to = jusqu’à { $most }
effect-or-not = { $most }, ou rien
effect-recruit = un Villageois devient novice
effect-trade = échanges aux taux de votre tableau
effect-red = rouge : l’Ouvrier gagne de l’expérience
effect-wall = { $bonus ->
    [0] { COUNT($favor, "point de Faveur", "points de Faveur") }
   *[other] { $favor } + { COUNT($bonus, "point de Faveur", "points de Faveur") }
}
effect-wages = salaires dus : { $due } Or ; vous en avez { $have }
effect-idle = { $idle ->
    [one] un Ouvrier actif reste inoccupé
   *[other] { $idle } Ouvriers actifs restent inoccupés
}
effect-retires = l’Ouvrier part à la retraite ce tour-ci pour { COUNT($favor, "point de Faveur", "points de Faveur") }
effect-learns = l’Ouvrier aura une expérience de { $experience }
effect-trained = { $graduates ->
    [0] aucun novice ne devient actif
    [one] un novice devient actif
   *[other] { $graduates } novices deviennent actifs
}{ $second ->
    [0] {""}
   *[other] , { $second } en zone II
}
effect-retired = { $workers ->
    [one] un Ouvrier part à la retraite : { COUNT($favor, "point de Faveur", "points de Faveur") }
   *[other] { $workers } Ouvriers partent à la retraite : { COUNT($favor, "point de Faveur", "points de Faveur") }
}
effect-waged = { $paid ->
    [0] salaires : rien sur { $due } Or
   *[other] salaires : { $paid } Or sur { $due }
}
effect-disgraced = { COUNT($favor, "point de Faveur", "points de Faveur") } pour les salaires impayés
effect-drafted = un Ouvrier actif d’expérience 1
effect-camp = un Ouvrier à la retraite travaille aussitôt
effect-last-worker = votre dernier Ouvrier actif : vous devrez passer, et un Camp de travail restera inutilisé

# ---------------------------------------------------------------- ce qui parle pour une décision
merit-brings = rapporte { $what }
merit-favor = rapporte { COUNT($favor, "point de Faveur", "points de Faveur") }
merit-built = construit pour { COUNT($favor, "point de Faveur", "points de Faveur") }
merit-plazas = construit pour { COUNT($favor, "point de Faveur", "points de Faveur") }, dont { $plazas } pour les mosaïques
merit-plot = rejoint des mosaïques pour { COUNT($favor, "point de Faveur", "points de Faveur") }, autant qu’aucun autre emplacement
merit-plot-taken = rejoint des mosaïques pour { COUNT($favor, "point de Faveur", "points de Faveur") }, et non { $most } comme un autre emplacement, mais prend une place où la tuile d’un rival en rapporterait { $taken }
merit-plot-less = rejoint des mosaïques pour { COUNT($favor, "point de Faveur", "points de Faveur") } ; un autre emplacement en rapporterait { $most } tout de suite, mais les parties que j’ai imaginées ont mieux continué d’ici
merit-morale = porte le Moral à { $value }
merit-recruit = forme un Ouvrier de plus
merit-wages = laisse de quoi payer les salaires : { $due } de vos { $have } Or

# ---------------------------------------------------------------- refus
refusal-turn = C’est au tour { OF($who) }.
refusal-now = Ce n’est pas la question du moment.
refusal-mine = Cette Mine d’or est déjà prise.
refusal-available = Cette tuile n’est pas parmi les Tuiles de Cité disponibles.
refusal-cost = La construire demande { $need } ; vous en avez { $have }.
refusal-marker = Tous vos jetons sont posés : { COUNT($most, "tuile", "tuiles") } au plus.
refusal-retired-build = Dans cette partie, les retraités ne construisent pas.
refusal-built = Cette tuile n’est pas dans la cité.
refusal-area = Cette tuile n’a pas de zone d’activation.
refusal-special = Cette tuile est spéciale : on n’y place pas d’Ouvrier.
refusal-academy-later = L’Académie s’utilise pendant la Maintenance.
refusal-camp = Cette tuile n’est pas un Camp de travail.
refusal-occupied = Sa zone d’activation est occupée pour ce tour.
refusal-fee = Il faut payer { $need } à son propriétaire ; vous en avez { $have }.
refusal-villager = Vous n’avez plus de Villageois à recruter.
refusal-wall = Il n’y a plus de Tuile de Mur disponible ce tour-ci.
refusal-demand = Le Mur ({ $demand }) demande { $need } ; vous en avez { $have }.
refusal-wall-other = Cette Tuile de Mur n’est pas disponible.
refusal-benefit = Elle ne vous rapporterait rien, ce que cette partie n’admet pas.
refusal-active = Tous vos Ouvriers actifs sont placés.
refusal-worker = Aucun de vos Ouvriers actifs encore disponibles n’a une expérience de { $experience }.
refusal-worker-useless = Un Ouvrier d’expérience { $experience } n’y rapporterait rien.
refusal-special-used = Vous avez déjà utilisé cette tuile spéciale ce tour-ci.
refusal-retired = { $retired ->
    [0] Vous n’avez pas d’Ouvrier à la retraite.
   *[other] Tous vos Ouvriers à la retraite ont servi ce tour-ci.
}
refusal-nowhere = Une fois le coût payé, votre retraité ne pourrait être placé nulle part.
refusal-cell-taken = Une tuile s’y trouve.
refusal-cell-apart = Une nouvelle tuile doit toucher la cité par un bord entier.
refusal-no-turn = Une tuile ne se tourne que dans quatre sens.
refusal-gold = L’Or lui-même ne s’échange pas.
refusal-price = Cela coûte { $need } ; vous en avez { $have }.
refusal-stock = Une vente demande { $need } ; vous en avez { $have }.
refusal-sold = Vous avez déjà vendu { OF($good) } pendant cette visite ; vous ne pouvez pas en acheter aussi.
refusal-bought = Vous avez déjà acheté { OF($good) } pendant cette visite ; vous ne pouvez pas en vendre aussi.
refusal-trade = Dans cette partie, il faut faire au moins un échange.
refusal-forge = { $most ->
    [0] Vous ne pouvez pas forger autant.
   *[other] Vous pouvez forger { $most } ici.
}
refusal-academy = Cette Académie n’est pas dans la cité.

# ---------------------------------------------------------------- récit
story-city = Tuile disponible : { $tile }.
story-wall = L’empereur exige : { $tile }.
story-board = { $who } reçoit le tableau { $board }.
story-rome = { $who } a visité Rome le plus récemment.
story-mine = { $who } prend { THE($tile) }.
story-turn = Le tour { $turn } commence. Ordre : { $order }.
story-plans = { $who } veut construire { THE($tile) }.
story-goes = { $who } va activer { THE($tile) }.
story-sends = { $who } envoie l’Ouvrier d’expérience { $experience }.
story-at = { $who } construit { $place }.
story-built = { $who } construit { THE($tile) } pour { $cost } : { COUNT($total, "point de Faveur", "points de Faveur") } ({ $printed } sur la tuile, { $plazas } pour les mosaïques).
story-activated = { $who } active { THE($tile) } avec une expérience de { $experience }.
story-activated-retired = { $who } active { THE($tile) } avec un Ouvrier à la retraite, expérience { $experience }.
story-fee = { $who } paie { $fee } à { $owner }.
story-camp = { $who } utilise { THE($tile) }.
story-gained = { $who } reçoit { $what }.
story-favored = { $who } gagne { COUNT($favor, "point de Faveur", "points de Faveur") }.
story-favor-lost = { $who } perd { COUNT($favor, "point de Faveur", "points de Faveur") }.
story-uplifted = { $steps ->
    [one] Le Moral { OF($who) } monte d’un cran, à { $value }.
   *[other] Le Moral { OF($who) } monte de { $steps } crans, à { $value }.
}
story-recruited = { $who } recrute un Villageois : novice en zone I.
story-forged = { $n ->
    [0] { $who } ne forge rien.
   *[other] { $who } forge { $from } en { $into }.
}
story-bought = { $who } achète { $what } pour { $gold }.
story-sold = { $who } vend { $what } pour { $gold }.
story-done = { $who } quitte le Marché.
story-fulfilled = { $who } donne { $demand } pour le Mur : { COUNT($total, "point de Faveur", "points de Faveur") }{ $bonus ->
    [0] .
   *[other] , dont { $bonus } pour ses Tuiles de Mur précédentes.
}
story-passed = { $who } passe.
story-must-pass = { $who } n’a plus d’Ouvrier actif et passe.
story-academy = { $who } utilise { THE($tile) }.
story-no-academy = { $who } se passe d’Académie.
story-trained = Les novices { OF($who) } avancent : { COUNT($graduates, "actif", "actifs") }, { $second } en zone II.
story-returned = { $learned ->
    [0] Les Ouvriers { OF($who) } reviennent.
    [one] Les Ouvriers { OF($who) } reviennent ; l’un d’eux a appris.
   *[other] Les Ouvriers { OF($who) } reviennent ; { $learned } ont appris.
}
story-retired = { $workers ->
    [one] Un Ouvrier { OF($who) } part
   *[other] { $workers } Ouvriers { OF($who) } partent
} à la retraite à l’Âge { $age ->
    [1] I
   *[other] II
} pour { COUNT($favor, "point de Faveur", "points de Faveur") }.
story-waged = { $who } paie { $paid } Or sur { $due } de salaires et de pensions.
story-disheartened = { $steps ->
    [one] Le Moral { OF($who) } baisse d’un cran, à { $value }.
   *[other] Le Moral { OF($who) } baisse de { $steps } crans, à { $value }.
}
story-disgraced = { $who } ne peut pas payer et perd { COUNT($favor, "point de Faveur", "points de Faveur") }.
story-drafted = { $who } cède { COUNT($favor, "point de Faveur", "points de Faveur") } : un Villageois devient aussitôt actif.
story-no-recruit = { $who } ne recrute personne.
story-wall-left = Personne n’a satisfait la Tuile de Mur ({ $tile }) ; elle quitte le jeu.
story-last-city = La pioche de Cité est vide : le prochain tour est le dernier.
story-last-wall = La pioche de Mur est vide : le prochain tour est le dernier.
story-ended = Le dernier tour est terminé ; on compte la Faveur.

# ---------------------------------------------------------------- un tour en une phrase
deed-mine = prend { THE($tile) }
deed-built = construit { THE($tile) }
deed-activated = utilise { THE($tile) }
deed-camp = utilise { THE($tile) }
deed-recruited = recrute un Villageois
deed-forged = forge { $what }
deed-traded = fait du commerce
deed-fulfilled = livre au Mur { $demand }
deed-passed = passe
deed-drafted = recrute un Ouvrier actif
tally-favor = { COUNT($by, "point de Faveur", "points de Faveur") }
tally-morale = Moral { $by }
tally-gold = { $by } Or
tally-wood = { $by } Bois
tally-stone = { $by } Pierre
tally-marble = { $by } Marbre
tally-weapons = { COUNT($by, "Arme", "Armes") }

# ---------------------------------------------------------------- feuille de score
score-favor = Faveur sur la piste
score-active = Ouvriers actifs
score-novices = Novices
score-morale = Moral
score-gold = Or, une fois tout vendu
score-area = Plus grand quartier
score-walls = Tuiles de Mur
score-villagers = Villageois
score-floor = Personne ne finit au-dessous de 0

# ---------------------------------------------------------------- table en texte
text-heading = Tour { $turn } · { $stage } · Âge { $age ->
    [1] I
   *[other] II
}
text-setup = Préparation
text-action = Phase d’Action
text-update = Phase de Maintenance
text-over = Fin
text-last-turn = dernier tour
text-decks = Pioche de Cité : { $first } de l’Âge I, { $second } de l’Âge II · Pioche de Mur : { $wall }
text-wall = Tuile de Mur : { $tiles }
text-no-wall = Tuile de Mur : satisfaite
text-order = Ordre du tour :
text-passed = {" "}(a passé)
text-favor = Ensuite, par Faveur :
text-city = Cité
text-corners = Coins : { $designs }.
text-legend = ( R ) rouge, ( G ) verte, ( S ) spéciale ; 2:5 = Ouvrier du joueur 2, expérience 5 ; ^ bâtisseur
text-available = Tuiles de Cité disponibles
text-tile = { $cost } → { $favor } + jusqu’à { COUNT($best, "point", "points") } ; activation { $fee }
text-benefit = { $area } : { $benefit } ; coins { $corners }
text-built = Tuiles construites : propriétaire, coût d’activation, Ouvrier
text-player = Tableau { $board } · Faveur { $favor } · marquerait { $score }
text-wages = Salaires dus : { $due } ({ $wage } par actif, { $pension } par retraité)
text-workers = Actifs : { $ready } (placés { $placed }) · Novices { $first }+{ $second } · Villageois { $villagers } · Retraités { $retired } (libres { $rested })
text-held = Tuiles { $tiles } sur { $most } · Tuiles de Mur { $walls } (+{ $bonus } sur la suivante)
text-morale = Moral :
text-market = Marché, achat-vente :
area-red = rouge
area-green = verte
area-gray = spéciale
area-none = sans zone
benefit-each = { $gives } par { $per }
benefit-every = { $gives } par tranche de { $every } { $per }
benefit-capped = { $benefit }, au plus { $most }
benefit-forge = { $from } en { $into }, au plus autant que l’expérience
benefit-forge-exact = { $from } en { $into }, autant que l’expérience
benefit-recruit = un Villageois devient novice
benefit-trade = échanges aux taux de votre tableau
benefit-wall = satisfaire une Tuile de Mur
benefit-academy = les novices sautent la zone II (Maintenance)
benefit-labor_camp = utiliser un Ouvrier à la retraite
benefit-nothing = Faveur seulement
gives-favor = { COUNT($n, "point de Faveur", "points de Faveur") }
gives-morale = { COUNT($n, "cran de Moral", "crans de Moral") }
per-experience = point d’expérience
per-tiles = { $every ->
    [one] tuile contrôlée
   *[other] tuiles contrôlées
}
per-active = Ouvrier actif
per-retired = Ouvrier à la retraite
per-morale = point de Moral
per-held = { $goods }

# ---------------------------------------------------------------- noms de sept lettres pour le plan
short-gold_mine = M.Or
short-lumber_mill = Scierie
short-stone_quarry = Pierre
short-marble_quarry = Marbre
short-blacksmith = Forge
short-curia = Curie
short-forum = Forum
short-temple_maia = Maia
short-temple_apollo = Apollon
short-temple_plutus = Plutus
short-temple_mercury = Mercure
short-temple_venus = Vénus
short-colosseum = Colisée
short-oracle = Oracle
short-worker_camp = Campmt
short-market = Marché
short-imperial_outpost = Av-post
short-academy = Acad.
short-labor_camp = C.Trav
short-statue = Statue
short-arch_of_triumph = Arc
