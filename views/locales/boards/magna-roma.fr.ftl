# Le plateau de Magna Roma
look-magna-roma-over = Partie terminée
look-magna-roma-claims = Premières tuiles
look-magna-roma-turn = Tour { $turn } sur { $turns }
look-magna-roma-lay-tile = Où posez-vous votre tuile ?
look-magna-roma-left = { $count ->
    [0] votre ville est achevée
   *[other] encore { COUNT($count, "tuile", "tuiles") }
 }
look-magna-roma-city = Votre ville
look-magna-roma-city-of = Ville { OF($who) }
look-magna-roma-extent = { $wide } sur { $high }, au plus { $size } sur { $size }
look-magna-roma-centre = centre-ville
look-magna-roma-letter-red = R
look-magna-roma-letter-purple = V
look-magna-roma-letter-brown = M
look-magna-roma-turning = Vous tournez la tuile, { $spot }.
look-magna-roma-monument = { $name } : { $have } sur { COUNT($need, "habitant", "habitants") }, { COUNT($points, "point", "points") }.
look-magna-roma-rivals = Les autres villes
look-magna-roma-just = vient de jouer
look-magna-roma-placed = Tuile posée : aucun symbole complété.
look-magna-roma-placed-for = Tuile posée pour { $gains }.
look-magna-roma-then = Puis { $deeds }.
look-magna-roma-objectives = Objectifs
look-magna-roma-objectives-bring = { COUNT($now, "point", "points") } ; { $next } de plus pour le prochain
look-magna-roma-market-counts = × étoile minimale
look-magna-roma-military-counts = légions
look-magna-roma-pantheon-counts = par bénédiction
look-magna-roma-met = rempli
look-magna-roma-lost = plus possible ({ $have } sur { $need })
look-magna-roma-progress = { $have } sur { $need }
look-magna-roma-ring = Anneau des tuiles
look-magna-roma-offer = Tuiles proposées
look-magna-roma-stack = { $count ->
    [0] la pioche est vide
   *[other] { $count } dans la pioche
 }
look-magna-roma-slot-empty = place vide
look-magna-roma-near = à portée pour votre prochain tour
look-magna-roma-cylinder = Cylindre { OF($who) }
look-magna-roma-way-city = Ville
look-magna-roma-way-ring = Anneau
look-magna-roma-way-offer = Offre
look-magna-roma-way-actions = Actions
look-magna-roma-way-rivals = Rivaux
look-magna-roma-ways = Parties du plateau
look-magna-roma-monuments = Monuments
look-magna-roma-monuments-left = { $count ->
    [0] aucun dans la pioche
   *[other] { $count } dans la pioche
 }
look-magna-roma-no-monuments = Il ne reste aucun monument.
look-magna-roma-where = Montrer où construire { THE($name) }
look-magna-roma-card = { $name } : coûte { COUNT($coins, "pièce", "pièces") }, demande { COUNT($people, "habitant", "habitants") }, { $worth }.
look-magna-roma-at-once = Aussitôt : { $gains }.
look-magna-roma-no-blessing = aucun jeton bénédiction
look-magna-roma-provinces = Provinces
look-magna-roma-legions = { COUNT($count, "légion", "légions") }
look-magna-roma-sets = × { $count }
look-magna-roma-free = libre
look-magna-roma-blocked = bloqué
look-magna-roma-slot = { COUNT($legions, "légion", "légions") }, { COUNT($points, "point", "points") } par ensemble, { $owner }.
look-magna-roma-tracks = Pistes
look-magna-roma-stands = { $who } : case { $space }
look-magna-roma-star-step = Case { $step }, valeur { $value }.
look-magna-roma-lowest = la plus basse
look-magna-roma-market = Marché
look-magna-roma-military = Armée
look-magna-roma-pantheon = Panthéon
look-magna-roma-tray = Vos biens
look-magna-roma-good-coins = { $count ->
    [one] pièce
   *[other] pièces
 }
look-magna-roma-good-people = { $count ->
    [one] habitant
   *[other] habitants
 }, { COUNT($idle, "libre", "libres") }
look-magna-roma-good-legions = { $count ->
    [one] légion
   *[other] légions
 }
look-magna-roma-good-blessings = { $count ->
    [one] bénédiction
   *[other] bénédictions
 }
look-magna-roma-good-market = marché
look-magna-roma-assign = Répartir au mieux
look-magna-roma-forecast = score provisoire
look-magna-roma-final = score final

# Ce qui départage, sur la feuille de score
look-magna-roma-tie-1 = Départage : cases sur les pistes d’étoiles
look-magna-roma-tie-2 = Départage : habitants et pièces
look-magna-roma-tie-3 = Départage : légions
look-magna-roma-pass-more = Vous pouvez encore agir
