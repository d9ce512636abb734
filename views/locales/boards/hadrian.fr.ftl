# Le plateau de Mur d’Hadrien
look-hadrian-year = Année { $year } sur { $years }
look-hadrian-over = Partie terminée
look-hadrian-cards = Cartes
look-hadrian-sheets = Retour aux feuilles
look-hadrian-parts = Parties des feuilles
look-hadrian-whose = Feuilles de qui
look-hadrian-picts = Pictes et cartes
look-hadrian-frontier = Frontière
look-hadrian-works = Ouvrages
look-hadrian-honours = Attributs
look-hadrian-tray = Votre réserve
look-hadrian-box = case { $n }
look-hadrian-progress = { $what } : { $filled } sur { $boxes } remplies.
look-hadrian-first-granary = Petit grenier
look-hadrian-built = { $name } : c’est construit.
look-hadrian-building = { $name } : demande { $need } ; coûte { $cost }.
look-hadrian-per-year = { $n } fois par an
look-hadrian-survival = survie
look-hadrian-death = mort
look-hadrian-fight = Combat
look-hadrian-any = au choix
look-hadrian-columns = Colonnes de la frontière
look-hadrian-column-small = Gauche
look-hadrian-column-medium = Milieu
look-hadrian-column-large = Droite
look-hadrian-column-closed = brume
look-hadrian-side-left = gauche
look-hadrian-side-center = centre
look-hadrian-side-right = droite
look-hadrian-zoom = Zoom
look-hadrian-red = Rouge
look-hadrian-blue = Bleu
look-hadrian-gladiator = { $who } : force { $strength }, dégâts { $damage }.
look-hadrian-next-box = case suivante :
look-hadrian-new-good = Renommée pour la 1re, la 2e… marchandise différente
look-hadrian-next-good = La prochaine marchandise différente rapporte Renommée × { $n }.
look-hadrian-turn-legend = Orientation du motif
look-hadrian-turned = { $turn ->
    [0] comme imprimé
   *[other] tourné de { $turn }°
 }{ $flip ->
    [0] { "" }
   *[other] , retourné
 }
look-hadrian-rotate = Tourner
look-hadrian-mirror = Retourner
look-hadrian-lay = Le poser ici
look-hadrian-hand = Vos deux cartes
look-hadrian-hand-help = Désignez celle qui devient votre chemin ; l’autre sera la carte Prospection de l’année. Personne ne voit votre choix avant que tous aient choisi.
look-hadrian-hand-help-alone = Désignez celle qui devient votre chemin ; l’autre sera la carte Prospection de l’année.
look-hadrian-hand-chosen = Vous avez choisi. Les cartes seront révélées quand tous l’auront fait.
look-hadrian-as-path = chemin
look-hadrian-as-prospect = prospection
look-hadrian-path = { $what } : { $have }, { COUNT($points, "point", "points") } pour l’instant.
look-hadrian-prospects = Cartes Prospection à portée
look-hadrian-laid = Payé pour cette carte : autant de cartes de plus à l’attaque
look-hadrian-year-attack = Année { $year } : { COUNT($cards, "carte attaque", "cartes attaquent") }, potentiel { $potential }
look-hadrian-coming = { COUNT($cards, "attaque", "attaques") }, potentiel { $potential }
look-hadrian-odds = { $cards ->
    [one] Chances de la tenir : { $chance } %
   *[other] Tenues en moyenne : { $held } sur { $cards } (toutes : { $chance } %)
 }
look-hadrian-odds-grown = Tenues en moyenne, sur { $cards } : gauche { $left } · centre { $center } · droite { $right }
look-hadrian-pile = { COUNT($count, "carte", "cartes") } dans la pioche Destin
look-hadrian-pile-help = Flèches restant dans la pioche Destin, par cohorte
look-hadrian-attack = Attaque de l’année { $year }
look-hadrian-see-sheets = Voir les deux feuilles
look-hadrian-tab-lit = { COUNT($count, "chose à faire", "choses à faire") }
look-hadrian-sheets-of = Feuilles { OF($who) }
look-hadrian-own-sheets = Retour aux vôtres
look-hadrian-at-work = à l’œuvre
look-hadrian-picts-attack = Les Pictes attaquent
look-hadrian-attack-stake = Année { $year } : { COUNT($cards, "carte", "cartes") }, { COUNT($potential, "point", "points") } en jeu. Chaque attaque qui passe est une Disgrâce, le reste devient de la Vaillance.
look-hadrian-turning = Carte
look-hadrian-turn-all = Tout retourner
look-hadrian-close-attack = Fermer
look-hadrian-see-again = Revoir
look-hadrian-deciding = choisit
look-hadrian-held = tenue
look-hadrian-ignored = ignorée
look-hadrian-through = passe
look-hadrian-own-card = (contre une seule personne)
look-hadrian-holds = en tient { $n }
look-hadrian-spared = aucune attaque
look-hadrian-front = { COUNT($held, "tenue", "tenues") }{ $ignored ->
    [0] { "" }
    [one] , { $ignored } ignorée
   *[other] , { $ignored } ignorées
 }{ $through ->
    [0] { "" }
    [one] , { $through } passe
   *[other] , { $through } passent
 }
look-hadrian-aftermath = { $through ->
    [0] Le mur tient
    [one] Une attaque passe
   *[other] { $through } attaques passent
 }
look-hadrian-disdain = Disgrâce
look-hadrian-disdain-now = Disgrâce ouverte { $before } → { $after } : cela fait −{ $penalty }
look-hadrian-temple-favour = Faveur de temple
look-hadrian-diplomat-favour = Faveur de diplomate
look-hadrian-step = { $most ->
    [0] { $at }
   *[other] au plus { $at }
 } : { COUNT($points, "point", "points") }
look-hadrian-you-have = Pour l’instant : { $n }.
look-hadrian-measure-landmarks = Des points pour les monuments.
look-hadrian-measure-disdain = Des points pour peu de Disgrâce ouverte.
look-hadrian-measure-wall = Des points pour les sections complètes du Mur.
look-hadrian-measure-large = Des points pour les grands bâtiments.
look-hadrian-measure-cohorts = Des points pour les cohortes complètes.
look-hadrian-measure-production = Des points pour les cercles de production remplis.
look-hadrian-measure-goods = Des points pour les marchandises du marché.
look-hadrian-measure-citizens = Des points pour les pistes de citoyens complètes.
look-hadrian-measure-temples = Des points pour les temples remplis.
look-hadrian-measure-map = Des points pour les colonnes complètes de la carte.
look-hadrian-measure-gladiators = Des points pour la force acquise par les deux gladiateurs.
look-hadrian-measure-guard = Des points pour les sections complètes de la Garde du Mur.
look-hadrian-path-at-end = Comme chemin, à la fin
look-hadrian-prospect-now = Comme prospection de l’année
look-hadrian-take-path = La prendre comme chemin
look-hadrian-for-you-now = pour vous tout de suite
look-hadrian-good-for = Marchandise { $n } : vos voisins peuvent l’acheter.
look-hadrian-good-alone = Marchandise : seuls des voisins pourraient l’acheter.
look-hadrian-pattern-for = Ce motif peut être exploré sur la carte.
look-hadrian-opens = à { $n } : { $what }
look-hadrian-opens-good = à { $n } : un étal
look-hadrian-opens-show = à { $n } : un spectacle
look-hadrian-opens-training = à { $n } : un entraînement
look-hadrian-opens-temple = à { $n } : une rangée de temple
look-hadrian-opens-bribe = à { $n } : un pot-de-vin
look-hadrian-opens-ruling = à { $n } : un jugement
look-hadrian-opens-diplomat = à { $n } : un diplomate
look-hadrian-opens-scout = à { $n } : un éclaireur
look-hadrian-goal = Objectif
look-hadrian-challenge = Défi
look-hadrian-met = (atteint)
look-hadrian-goal-score = au moins { COUNT($n, "point", "points") }
look-hadrian-goal-paths = au moins { COUNT($n, "point", "points") } de chemins
look-hadrian-goal-attributes = { $count ->
    [one] { $count } attribut à { $value } ou plus
   *[other] { $count } attributs à { $value } ou plus
 }
look-hadrian-goal-disdain = { $n ->
    [0] aucune Disgrâce ouverte
    [one] au plus { $n } Disgrâce ouverte
   *[other] au plus { $n } Disgrâces ouvertes
 }
look-hadrian-goal-favours = { $n ->
    [0] aucune Faveur utilisée
    [one] au plus { $n } Faveur utilisée
   *[other] au plus { $n } Faveurs utilisées
 }
look-hadrian-goal-full = { $what } : toutes les cases
look-hadrian-goal-landmarks = { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
 }
look-hadrian-goal-wall = { COUNT($n, "section complète", "sections complètes") } du Mur
look-hadrian-goal-large = { $n ->
    [one] { $n } grand bâtiment
   *[other] { $n } grands bâtiments
 }
look-hadrian-goal-cohorts = { $n ->
    [one] { $n } cohorte complète
   *[other] { $n } cohortes complètes
 }
look-hadrian-goal-production = Production { $n }
look-hadrian-goal-goods = { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
 }
look-hadrian-goal-citizens = { $n ->
    [one] { $n } piste de citoyens complète
   *[other] { $n } pistes de citoyens complètes
 }
look-hadrian-goal-temples = { $n ->
    [one] { $n } temple rempli
   *[other] { $n } temples remplis
 }
look-hadrian-goal-map = { COUNT($n, "colonne complète", "colonnes complètes") } de la carte
look-hadrian-goal-strength = force des gladiateurs { $n }
look-hadrian-goal-guard = { COUNT($n, "section complète", "sections complètes") } de la Garde du Mur

# Ce qui départage, sur la feuille de score
look-hadrian-tie-1 = Départage : le moins de Disgrâce ouverte
look-hadrian-tie-2 = Départage : points des cartes Chemin
look-hadrian-finish-lost = { COUNT($count, "pion inutilisé sera perdu", "pions inutilisés seront perdus") }
