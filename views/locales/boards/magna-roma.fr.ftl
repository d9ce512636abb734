# Le plateau de Magna Roma
look-magna-roma-over = Partie terminée
look-magna-roma-claims = Premières tuiles
look-magna-roma-turn = Tour { $turn } sur { $turns }
look-magna-roma-left = { $count ->
    [0] votre ville est achevée
    [one] encore { $count } tuile
   *[other] encore { $count } tuiles
 }
look-magna-roma-city = Votre ville
look-magna-roma-city-of = Ville de { $who }
look-magna-roma-extent = { $wide } de large, { $high } de haut ; doit tenir dans { $size } sur { $size }
look-magna-roma-centre = centre-ville
look-magna-roma-letter-red = R
look-magna-roma-letter-purple = V
look-magna-roma-letter-brown = M
look-magna-roma-turning = La tuile en { $cell } est en train d’être tournée.
look-magna-roma-turn-left = Tourner à gauche
look-magna-roma-turn-right = Tourner à droite
look-magna-roma-turn-how = R ou molette
look-magna-roma-monument = { $name } : { $have } population sur { $need }, { COUNT($points, "point", "points") }.
look-magna-roma-objectives = Objectifs
look-magna-roma-met = rempli
look-magna-roma-lost = plus possible ({ $have } sur { $need })
look-magna-roma-progress = { $have } sur { $need }
look-magna-roma-ring = Anneau des tuiles
look-magna-roma-offer = Tuiles proposées
look-magna-roma-stack = { $count ->
    [0] la pile est vide
    [one] { $count } tuile dans la pile
   *[other] { $count } tuiles dans la pile
 }
look-magna-roma-slot-empty = place vide
look-magna-roma-near = à portée pour votre prochain tour
look-magna-roma-cylinder = Cylindre de { $who }
look-magna-roma-monuments = Monuments
look-magna-roma-monuments-left = { $count ->
    [0] aucun dans la pile
   *[other] { $count } dans la pile
 }
look-magna-roma-no-monuments = Il ne reste aucun monument.
look-magna-roma-where = Montrer où il peut aller : { $name }
look-magna-roma-card = { $name } : coûte { COUNT($coins, "pièce", "pièces") }, demande { $people } population, { $worth }.
look-magna-roma-at-once = Aussitôt : { $gains }.
look-magna-roma-no-blessing = aucun jeton bénédiction
look-magna-roma-provinces = Provinces
look-magna-roma-legions = { $count ->
    [one] { $count } légion
   *[other] { $count } légions
 }
look-magna-roma-sets = × { $count }
look-magna-roma-free = libre
look-magna-roma-blocked = bloqué
look-magna-roma-slot = { COUNT($legions, "légion", "légions") }, { COUNT($points, "point", "points") } par ensemble, { $owner }.
look-magna-roma-tracks = Pistes
look-magna-roma-stands = { $who } : case { $space }
look-magna-roma-star-step = Case { $step }, valeur { $value }.
look-magna-roma-lowest = compte pour le marché
look-magna-roma-market = Marché
look-magna-roma-military = Armée
look-magna-roma-pantheon = Panthéon
look-magna-roma-tray = Vos biens
look-magna-roma-good-coins = { $count ->
    [one] pièce
   *[other] pièces
 }
look-magna-roma-good-people = population, { $idle ->
    [one] { $idle } libre
   *[other] { $idle } libres
 }
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
look-magna-roma-forecast = si on comptait maintenant
look-magna-roma-final = score final

# Ce qui départage, sur la feuille de score
look-magna-roma-tie-1 = Départage : pas sur les pistes d’étoiles
look-magna-roma-tie-2 = Départage : population et pièces
look-magna-roma-tie-3 = Départage : légions
look-magna-roma-pass-more = Vous pouvez encore agir : passer ?
