# Magna Roma en français

## Les choses

# Les noms qui prennent un article dans une phrase.
nouns = l’Afrique, l’Asie, la Bretagne, la Dalmatie, l’Égypte, la Gaule, la Germanie, l’Hispanie, la Macédoine, la Syrie,
    l’Arc de triomphe, la Basilique, le Circus Maximus, le Colisée, le Forum, le Mausolée, l’Odéon, le Panthéon, le Sénat,
    le Temple de Mars, le Temple de Vesta, les Thermes, la ligne, la colonne

gain-legion = { COUNT($n, "légion", "légions") }
gain-faith = { COUNT($n, "point de foi", "points de foi") }
gain-luxury = { COUNT($n, "bien de luxe", "biens de luxe") }
gain-vp = { COUNT($n, "point", "points") }
gain-coin = { COUNT($n, "pièce", "pièces") }
gain-population = { COUNT($n, "habitant", "habitants") }
gain-blessing = { COUNT($n, "jeton bénédiction", "jetons bénédiction") }
gain-nothing = rien
colour-red = rouge
colour-purple = violet
colour-brown = marron
icon-mask = masque
icon-lyre = lyre
icon-column = colonne
symbol-military = militaire
symbol-pantheon = panthéon
symbol-market = marché
symbol-prestige = prestige
symbol-coin = pièce
symbol-population = population
stars = { COUNT($n, "étoile", "étoiles") }
stars-of = { COUNT($n, "étoile", "étoiles") } { $colour ->
    [violet] { $n ->
        [one] violette
       *[other] violettes
     }
    [rouge] { $n ->
        [one] rouge
       *[other] rouges
     }
   *[other] { $colour }
 }
edges = côtés { $north }–{ $east }–{ $south }–{ $west }
edges-marks = { $marks }
half-none = rien
tile = { $kind } ({ $features })
tile-marks = { $id } ({ $features })
tile-red = tuile rouge
tile-purple = tuile violette
tile-brown = tuile marron
tile-plain = tuile
tile-none = aucune tuile
token = { $give } contre { $get }
worth-fixed = { COUNT($vp, "point", "points") }
worth-population = { COUNT($vp, "point", "points") } pour 1 à { $most } habitants
worth-colour = { COUNT($vp, "point", "points") } par tuile { $colour ->
    [violet] violette
   *[other] { $colour }
 } dessous
worth-icon = { COUNT($vp, "point", "points") } par { $icon } dessous
sets-districts = districts { $colour ->
    [violet] violets
    [rouge] rouges
   *[other] { $colour }
 }
sets-icons = ensembles ({ $icons })
sets-masks = paires de masques
sets-lyres = paires de lyres
sets-columns = paires de colonnes
aim-icons = { $icons }
aim-all-colours = les trois couleurs
aim-blessings = au moins { COUNT($n, "tuile bénie", "tuiles bénies") }
aim-no-icons = aucune icône
aim-stars = au moins { COUNT($n, "étoile", "étoiles") }
aim-one-colour = au moins { COUNT($n, "tuile", "tuiles") } d’une même couleur
aim-no-equal-neighbours = pas deux voisines de même couleur
aim-one-icon = la même icône sur { COUNT($n, "tuile", "tuiles") }
aim-monuments = au moins { COUNT($n, "monument", "monuments") }
line-row = { $number ->
    [one] rangée du haut
    [5] rangée du bas
   *[other] rangée { $number } en partant du haut
 }
line-column = { $number ->
    [one] colonne de gauche
    [5] colonne de droite
   *[other] colonne { $number } en partant de la gauche
 }

# Où se trouve une case, vue du centre.
spot-centre = sur le centre
spot-above = { $n ->
    [one] juste au-dessus du centre
   *[other] { $n } cases au-dessus du centre
 }
spot-below = { $n ->
    [one] juste au-dessous du centre
   *[other] { $n } cases au-dessous du centre
 }
spot-left = { $aside ->
    [one] juste à gauche du centre
   *[other] { $aside } cases à gauche du centre
 }
spot-right = { $aside ->
    [one] juste à droite du centre
   *[other] { $aside } cases à droite du centre
 }
spot-above-left = { COUNT($n, "case", "cases") } au-dessus et { $aside } à gauche du centre
spot-above-right = { COUNT($n, "case", "cases") } au-dessus et { $aside } à droite du centre
spot-below-left = { COUNT($n, "case", "cases") } au-dessous et { $aside } à gauche du centre
spot-below-right = { COUNT($n, "case", "cases") } au-dessous et { $aside } à droite du centre
block-above-left = { $near } à { COUNT($far, "case", "cases") } au-dessus et { $beside } à { $out } à gauche du centre
block-above-right = { $near } à { COUNT($far, "case", "cases") } au-dessus et { $beside } à { $out } à droite du centre
block-below-left = { $near } à { COUNT($far, "case", "cases") } au-dessous et { $beside } à { $out } à gauche du centre
block-below-right = { $near } à { COUNT($far, "case", "cases") } au-dessous et { $beside } à { $out } à droite du centre
side-above = au-dessus
side-right = à droite
side-below = au-dessous
side-left = à gauche
slot-top = emplacement du haut
slot-middle = emplacement du milieu
slot-bottom = emplacement du bas

## Ce qui est demandé

prompt-over = La partie est terminée.
prompt-wait = C’est à { $who } de jouer.
prompt-deal = Un tirage est en cours.
prompt-claim = Posez votre cylindre sur une tuile de l’anneau : vous la placerez à votre premier tour.
prompt-take = Tour { $turn } : choisissez une des tuiles proposées.
prompt-place = Tour { $turn } sur { $turns } : placez la { $tile }. Où ?
prompt-face = Tournez la { $tile } comme vous voulez.
prompt-order = Plusieurs gains à la fois : { $gains }. Lequel d’abord ?
prompt-trade = Le marché propose un échange : { $trade }. Le faire ?
prompt-act = Vous pouvez faire une action : construire un monument, conquérir une province ou bénir des tuiles.
prompt-bless = Bénir une autre tuile ? Il vous reste { COUNT($n, "jeton", "jetons") }.
prompt-choose = Choisissez la tuile de votre prochain tour, à { COUNT($reach, "place", "places") } au plus.

## Le nom des décisions

label-choose = Choisir la { $tile }
label-place = Placer { $spot }
label-face-north = Telle quelle
label-face-east = Un quart de tour à droite
label-face-south = Un demi-tour
label-face-west = Un quart de tour à gauche
label-first = D’abord { $gain }
label-trade = Échanger { $trade }
label-trade-none = Échanger
label-decline = Pas d’échange
label-build = Construire { THE($monument) } { $block }
label-build-centre = Construire { THE($monument) } sur le centre-ville
label-conquer = Conquérir { THE($province) }, { $slot }
label-bless = Bénir la tuile située { $spot }
label-bless-centre = Bénir le centre-ville
label-bless-no-more = Ne plus bénir
label-pass = Pas d’action
label-settle = Un habitant de plus pour { THE($monument) }
label-withdraw = Un habitant de moins pour { THE($monument) }

## Ce qu’elles coûtent et rapportent

effect-facing-north = telle quelle : { $gains }
effect-facing-east = un quart de tour à droite : { $gains }
effect-facing-south = un demi-tour : { $gains }
effect-facing-west = un quart de tour à gauche : { $gains }
effect-no-symbol = ne complète aucun symbole
effect-stars = { COUNT($n, "case", "cases") } sur la piste { $colour ->
    [violet] violette
   *[other] { $colour }
 }
effect-bonus = bonus du plateau personnel : { $gain }
effect-symbol-small = { $gain } : symbole { $symbol } { $side }, petit avantage
effect-symbol-large = { $gain } : symbole { $symbol } { $side }, grand avantage
effect-facing-any = quelle que soit son orientation : { $gains }
effect-best = rapporte le plus maintenant { $spot } : { $gains }
effect-best-more = rapporte le plus maintenant { $spot }, ou sur { COUNT($n, "autre case", "autres cases") } : { $gains }
effect-best-many = { $ways } façons de rapporter le plus maintenant, par exemple { $gains } { $spot }
effect-best-anywhere = où qu’on la place maintenant : { $gains }
effect-best-none = ne rapporte rien maintenant, où qu’on la place
effect-order = à vous de choisir l’ordre
effect-lost = perdu faute de place : { $gain }
effect-trade-offered = un échange sera proposé : { $trade }
effect-trade-lost = cet échange est perdu
effect-monument = { COUNT($points, "point", "points") } à la fin avec { COUNT($need, "habitant", "habitants") } (vous en avez { $have })
effect-province = à la fin, { COUNT($points, "point", "points") } par ensemble : { $sets } ({ $n } pour l’instant)
effect-blessing-token = 1 jeton bénédiction
effect-people = { $have } sur { COUNT($need, "habitant", "habitants") } : { COUNT($points, "point", "points") }
effect-forecast = score prévu { $now } → { $then }
effect-forecast-range = score prévu { $now } → de { $least } à { $most }, selon vos réponses

## Ce qui parle pour une décision, après son nom

merit-gains = rapporte { $gains }
merit-tile = peut rapporter { $gains } aussitôt
merit-monument = vaut { COUNT($points, "point", "points") } à la fin avec { COUNT($need, "habitant", "habitants") }
merit-province = vaut à la fin { COUNT($points, "point", "points") } par ensemble : { $sets }

## Pourquoi pas

refusal-over = La partie est terminée.
refusal-turn = C’est au tour { OF($who) }.
refusal-claim-first = Chacun pose d’abord son cylindre sur une tuile.
refusal-take-first = Choisissez d’abord une des tuiles proposées.
refusal-place-first = Placez d’abord votre tuile ; les actions viennent après.
refusal-face-first = Dites d’abord comment la tuile est tournée.
refusal-order-first = Dites d’abord quel gain vient ensuite.
refusal-trade-first = Répondez d’abord à l’échange proposé.
refusal-act-first = C’est le moment d’une action, ou d’aucune.
refusal-bless-first = Vous bénissez des tuiles : bénissez-en une autre, ou arrêtez.
refusal-choose-first = L’action est passée ; choisissez votre prochaine tuile.
refusal-not-in-ring = Cette tuile ne peut pas être choisie.
refusal-tile-claimed = Le cylindre d’un autre joueur est sur cette tuile.
refusal-out-of-reach = Cette tuile est à plus de { COUNT($reach, "place libre", "places libres") } de votre cylindre.
refusal-off-field = Cette case n’existe pas.
refusal-cell-taken = Une tuile s’y trouve déjà.
refusal-too-wide = La ville dépasserait { $size } cases sur { $size }.
refusal-not-adjacent = La tuile doit toucher un côté d’une de vos tuiles.
refusal-no-such-side = Une tuile a quatre côtés.
refusal-no-such-gain = Ce gain n’est pas parmi ceux à prendre.
refusal-one-action = Vous avez choisi de bénir ; une seule sorte d’action par tour.
refusal-not-on-display = Ce monument n’est pas disponible.
refusal-coins = Il coûte { COUNT($need, "pièce", "pièces") } ; vous en avez { $have }.
refusal-only-on-centre = Ce monument ne se construit que sur le centre-ville.
refusal-block-not-full = Un monument demande un coin où quatre de vos tuiles se touchent.
refusal-under-monument = Une des tuiles porte déjà un monument.
refusal-on-centre = Un monument ne peut pas couvrir le centre-ville.
refusal-on-blessed-tile = Une des tuiles est bénie.
refusal-not-in-play = Cette province n’est pas en jeu.
refusal-no-such-slot = Une province a trois emplacements.
refusal-slot-blocked = Cet emplacement est bloqué.
refusal-slot-taken = Un autre joueur tient cet emplacement.
refusal-already-there = Vous tenez déjà un emplacement de cette province.
refusal-legions = Il faut { COUNT($need, "légion", "légions") } ; vous en avez { $have }.
refusal-no-blessing = Vous n’avez pas de jeton bénédiction.
refusal-blessing-limit = Pas plus de { COUNT($limit, "jeton", "jetons") } par action.
refusal-no-tile = Vous n’avez pas de tuile à cet endroit.
refusal-already-blessed = Cette tuile est déjà bénie.
refusal-centre-not-blessed = Le centre-ville ne peut pas être béni.
refusal-bless-under-monument = Une tuile sous un monument ne peut pas être bénie.
refusal-population-by-itself = À cette table, les habitants trouvent d’eux-mêmes la meilleure place.
refusal-moves-spent = Vous avez déplacé { $limit } habitants pendant ce tour ; la meilleure répartition compte de toute façon.
refusal-not-your-monument = Ce monument n’est pas dans votre ville.
refusal-nobody-idle = { $n ->
    [0] Vous n’avez aucun habitant.
    [one] Votre seul habitant est déjà sur un monument.
   *[other] Vos { $n } habitants sont déjà tous sur des monuments.
 }
refusal-nobody-there = Il n’y a personne sur ce monument.
setup-first = La place { $seat } ne peut pas choisir en premier : il y a { $players } joueurs.

## Ce qui s’est passé

tell-choose = { $who } choisit la { $tile }.
tell-place = { $who } choisit un endroit, { $spot }.
tell-face = { $who } place la { $tile } { $spot }.
tell-first = { $who } prend d’abord { $gain }.
tell-trade = { $who } échange { $trade }.
tell-decline = { $who } laisse passer l’échange.
tell-build = { $who } construit { THE($monument) } { $block }.
tell-conquer = { $who } conquiert { THE($province) }, { $slot }.
tell-bless = { $who } bénit la tuile située { $spot }.
tell-bless-centre = { $who } bénit le centre-ville.
tell-bless-no-more = { $who } ne bénit plus.
tell-pass = { $who } ne fait pas d’action.
tell-settle = { $who } pose un habitant sur { THE($monument) }.
tell-withdraw = { $who } retire un habitant { OF($monument) }.
tell-stars = { $n ->
    [one] Une case
   *[other] { $n } cases
 } sur la piste { $colour ->
    [violet] violette
   *[other] { $colour }
 }.
tell-pays = { $who } paie { $what }.
tell-gains = { $who } gagne { $what }.
tell-over = Toutes les villes sont achevées.
tell-tile = Nouvelle { $tile }.
tell-monument = Nouveau monument disponible : { THE($monument) }.
tell-province = Province en jeu : { THE($province) }, { $sets }.
tell-token = Jeton commerce : { $trade }.
tell-objective = Objectif { OF($line) } : { $aim }.
tell-first-chooser = { $who } choisit une tuile en premier et jouera en dernier.

## Un tour en une phrase

deed-claim = pose son cylindre sur une { $tile }
deed-place = pose une { $tile }
deed-trade = échange { $trade }
deed-build = construit { THE($monument) }
deed-conquer = conquiert { THE($province) }
deed-bless = { $n ->
    [one] bénit une tuile
   *[other] bénit { $n } tuiles
 }
tally-points = { COUNT($by, "point", "points") }
tally-coins = { COUNT($by, "pièce", "pièces") }
tally-legions = { COUNT($by, "légion", "légions") }
tally-faith = { COUNT($by, "point de foi", "points de foi") }
tally-luxury = { COUNT($by, "bien de luxe", "biens de luxe") }
tally-population = { COUNT($by, "habitant", "habitants") }
tally-blessings = { COUNT($by, "jeton bénédiction", "jetons bénédiction") }
tally-red-stars = { COUNT($by, "étoile rouge", "étoiles rouges") }
tally-purple-stars = { COUNT($by, "étoile violette", "étoiles violettes") }
tally-brown-stars = { COUNT($by, "étoile marron", "étoiles marron") }

## Le score

score-prestige = prestige
score-market = marché
score-pantheon = panthéon
score-monuments = monuments
score-provinces = provinces
score-military = militaire
score-objectives = objectifs
rank-tribune = Tribun : à retenter
rank-senator = Sénateur : en progrès
rank-quaestor = Questeur : sur la bonne voie
rank-aedile = Édile : beau travail
rank-praetor = Préteur : très bien
rank-consul = Consul : splendide
rank-caesar = César : rival de l’Empereur

## Le plateau en texte

text-head = Magna Roma · tour { $turn } sur { $turns } · { COUNT($stack, "tuile", "tuiles") } dans la pioche
text-ring = Anneau (> à portée ; côtés dans le sens horaire depuis le nord)
text-offer = Tuiles proposées (côtés dans le sens horaire depuis le nord)
text-empty = vide
text-monuments = Monuments disponibles ({ $n } dans la pioche)
text-monument = { $name } : { COUNT($coins, "pièce", "pièces") }, { COUNT($population, "habitant", "habitants") }, { $worth } ; aussitôt : { $bonus }
text-provinces = Provinces
text-province = { $name } : { $sets }
text-slot = { COUNT($legions, "légion", "légions") } · { COUNT($points, "point", "points") } par ensemble · aussitôt { $bonus } · { $owner }
text-pantheon = Panthéon (case:points d’une bénédiction non jouée, + bénédiction)
text-stars = Pistes d’étoiles (case:valeur) et leurs bonus
text-other-stars = Petites lettres sur les tuiles : étoiles d’une autre couleur, r rouge, p violet, b marron
text-free = libre
text-blocked = bloqué
text-market = Marché (case:×multiplicateur et jeton)
text-objectives = Objectifs
text-tracks = étoiles : rouge { $red }, violet { $purple }, marron { $brown }, plus basse valeur { $lowest } · marché { $market } (×{ $multiplier }) · foi { $faith } (jeton { $token })
text-goods = légions { $legions }/{ $most } · pièces { $coins } · habitants { $population } ({ $idle } sans monument) · bénédictions { $blessings }
text-built = { $letter } { $name } : { $people } sur { COUNT($need, "habitant", "habitants") }, { COUNT($points, "point", "points") } avec la meilleure répartition
text-forecast = prévision { $total } : { $parts }
text-final = total { $total } : { $parts }

## Réglages

option-first = Premier à choisir
option-first-help = Qui pose en premier son cylindre sur une tuile, et joue donc en dernier.
option-level = Objectifs solo
option-level-help = Les objectifs d’une partie solo : les quatre d’un niveau, ou quatre des douze.
option-level-easy = niveau I, facile
option-level-medium = niveau II, moyen
option-level-hard = niveau III, difficile
option-level-random = quatre parmi tous
option-place_population = Habitants à la main
option-place_population-help = Les joueurs peuvent poser des habitants sur leurs monuments et les déplacer pendant leurs tours, comme le veut le livret ; désactivé, le programme s’en charge. La meilleure répartition compte à la fin de toute façon.
option-limited_supply = Réserve limitée
option-limited_supply-help = Un gain de pièces, d’habitants ou de jetons bénédiction s’arrête quand la boîte est vide.
option-centre_colour_matches_nothing = Le centre n’a aucune des trois couleurs
option-centre_colour_matches_nothing-help = Un symbole avec le centre-ville donne son petit avantage ; sans ce réglage, le grand.
option-personal_bonus_on_passing = Bonus d’étoiles au passage
option-personal_bonus_on_passing-help = Un bonus d’une piste se gagne en l’atteignant ou en le dépassant ; sans ce réglage, seulement en s’y arrêtant.
option-market_trade_on_landing_only = Échanges à l’arrivée seulement
option-market_trade_on_landing_only-help = Seule la case où s’arrête le marqueur propose son échange ; sans ce réglage, les cases dépassées aussi.
option-bless_tokens_per_action = Bénédictions par action
option-bless_tokens_per_action-help = Le plus de tuiles bénies en une action ; 0 pour autant qu’on veut.
option-bless_city_centre = Bénir le centre
option-bless_city_centre-help = Le centre-ville peut être béni comme une tuile.
option-bless_tile_under_monument = Bénir sous les monuments
option-bless_tile_under_monument-help = Une tuile sous un monument peut être bénie.
option-monument_on_blessed_tile = Construire sur des tuiles bénies
option-monument_on_blessed_tile-help = Un monument peut être construit sur des tuiles bénies.
option-icons_under_monument_count = Les icônes couvertes comptent
option-icons_under_monument_count-help = Les icônes sous les monuments comptent pour les provinces et les objectifs solo.
option-skip_empty_ring_slots = Sauter les places vides
option-skip_empty_ring_slots-help = Les places vides de l’anneau ne comptent pas ; sans ce réglage, elles comptent comme des pas.
option-tiebreak_counts_assigned_population = Tous les habitants départagent
option-tiebreak_counts_assigned_population-help = Les habitants posés sur les monuments comptent aussi pour départager les égalités.
