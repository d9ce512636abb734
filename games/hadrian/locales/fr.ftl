# Pions
# Les noms qui prennent un article dans une phrase.
nouns = le grenier moyen, le grand grenier, le petit hôtel, le grand hôtel, le petit atelier, le grand atelier,
    la petite route, la grande route, l’arche, le monolithe, la colonne, la statue, le petit quartier,
    le quartier moyen, le grand quartier, le marché, le théâtre, l’école de gladiateurs, les petits jardins,
    les grands jardins, le petit temple, le temple moyen, le grand temple, les bains, le tribunal, la ressource
pieces-soldier = { COUNT($n, "légionnaire", "légionnaires") }
pieces-builder = { COUNT($n, "bâtisseur", "bâtisseurs") }
pieces-servant = { COUNT($n, "serviteur", "serviteurs") }
pieces-civilian = { COUNT($n, "civil", "civils") }
pieces-resource = { COUNT($n, "ressource", "ressources") }
piece-soldier = légionnaire
piece-builder = bâtisseur
piece-servant = serviteur
piece-civilian = civil
piece-resource = ressource

# Noms des feuilles
attribute-renown = Renommée
attribute-piety = Piété
attribute-valour = Vaillance
attribute-discipline = Discipline
citizens-traders = Négociants
citizens-performers = Artistes
citizens-priests = Prêtres
citizens-apparitores = Appariteurs
citizens-patricians = Patriciens
cohort-left = cohorte de gauche
cohort-center = cohorte du centre
cohort-right = cohorte de droite
column-small = colonne de gauche
column-medium = colonne du milieu
column-large = colonne de droite
ruling-left = Édit : un serviteur gratuit
ruling-center = Édit : un bâtisseur contre deux serviteurs
ruling-right = Édit : un serviteur contre un bâtisseur
gladiator-red = gladiateur rouge
gladiator-blue = gladiateur bleu
area-mining = Mines et forêts
area-guard = Garde du Mur
area-cippi = Cippi
area-wall = Mur
area-fort = Fort
area-production = Production
area-training = Entraînement
area-forum = Forum
area-citizens = Cette piste de citoyens
area-market = Marché
area-theatre = Théâtre
area-gladiators = Gladiateurs
area-battles = Combats
area-temples = Temples
area-baths = Bains
area-courthouse = Tribunal
area-diplomats = Diplomates
area-scouting = Exploration
from-deck = la pioche Destin
from-own = votre propre carte Prospection ({ $card })
from-their-own = sa propre carte Prospection ({ $card })
from-neighbour = la carte { OF($who) } ({ $card })
from-neutral = la carte neutre ({ $card })

# Ce qui est demandé
prompt-path = Année { $year } : choisissez votre carte Chemin. L’autre carte devient votre carte Prospection de l’année.
prompt-attribute = { $n ->
    [one] Votre route : choisissez un attribut.
   *[other] Vos routes : choisissez un attribut (encore { $n } à choisir).
 }
prompt-cohort = Choisissez la cohorte qui grandit.
prompt-map = Posez sur votre carte le motif de { $source }.
prompt-actions = Année { $year } : faites une action, ou terminez votre année.
prompt-favours = { COUNT($unrepelled, "attaque passe", "attaques passent") } : Disgrâce +{ $disdain }, Vaillance +{ $valour }. Utiliser une Faveur ?
prompt-finished = Vous avez terminé l’année. Les autres jouent encore.
prompt-nothing = Rien ne vous est demandé maintenant.
prompt-over = La partie est terminée.

# Décisions
label-box = { $what } : case { $box } sur { $boxes }
label-full = { $what } : complet
label-paid = { $what }, contre { SOME($piece) }
label-path = { $card } comme chemin, { $prospect } comme prospection
label-build = Construire { THE($what) }
label-forum = Forum : { $give } contre { $get }
label-good = Marchandise de { $source }, case { $box }
label-perform = Spectacle { $box }
label-gladiator = Entraîner le { $gladiator } jusqu’à la force { $strength }, contre { SOME($piece) }
label-battle = Combat du { $gladiator }
label-bribe = Pot-de-vin { $box }
label-diplomat = Diplomate pour la { $cohort }
label-scout = Explorer avec { $source }
label-map = Ligne { $row }, colonne { $column }{ $turn ->
    [0] { "" }
   *[other] , tourné de { $turn }°
 }{ $flip ->
    [0] { "" }
   *[other] , retourné
 }
label-favour-temple = Faveur de temple pour la { $cohort }
label-favour-diplomat = Faveur de diplomate pour la { $cohort }
label-accept = Accepter le résultat
label-finish = Terminer l’année

# Ce que les décisions apportent
gain-box = { $what } (case { $box })
gain-cohort = une case de cohorte au choix
gain-favour = 1 Faveur de temple
gain-lost = { $what } : complet, le gain est perdu
merit-path = vous laisse la carte qui rapporte cette année { $pieces }
merit-gladiator = renforce le gladiateur pour l’arène
merit-battle = rapporte quelque chose, que le gladiateur vive ou meure
merit-diplomat = tient des Faveurs prêtes pour la { $cohort }
merit-favour = repousse une attaque contre la { $cohort }
merit-gains = rapporte { $gains }
merit-opens = permet de construire { THE($what) }
merit-towards = mène à { $gains } { $boxes ->
    [one] dès la case suivante
   *[other] { $boxes } cases plus loin
}
merit-gains-opens = rapporte { $gains } et permet de construire { THE($what) }

note-opens = permet de construire { THE($what) }
note-training = remplit la case { $box } de la Garde du Mur
note-strength = force { $n }
note-bribe = retire 1 Disgrâce
note-favours = { COUNT($n, "Faveur", "Faveurs") } pour la { $cohort }
note-favours-left = { $n ->
    [0] plus aucune Faveur de ce genre ensuite
   *[other] encore { COUNT($n, "Faveur", "Faveurs") } de ce genre ensuite
 }
effect-pay-next = à payer ensuite : { $pieces }
note-result = Disgrâce +{ $disdain }, Vaillance +{ $valour }
note-finish = perdus à la fin de l’année : { $pieces }
note-prospect = vos voisins peuvent utiliser la marchandise { $goods } et le motif { $pattern }
note-infrastructure = Infrastructure { $n }
note-choice = un attribut au choix : { $attributes }
note-yearly = chaque année suivante : { $pieces }
note-yearly-attribute = chaque année suivante : un attribut au choix
note-column = ouvre la { $column }
note-good = marchandise { $number }
note-duplicate = vous avez déjà cette marchandise : pas de Renommée
note-fate-good = une carte Destin décide de la marchandise ; une nouvelle rapporte Renommée × { $renown }
note-battle = une carte Destin inflige 1 à 3 dégâts à une force de { $left }. Survie : Renommée × { $renown }, ressources × { $resources }. Mort : Piété × { $piety }
note-neutral = une carte de plus dans l’attaque de l’année
note-no-gift = une carte de plus dans l’attaque de l’année, pour vous seul
note-gift = { $who } reçoit { $pieces }
path-landmarks = en fin de partie 1, 2 ou 3 points pour { $first }, { $second } ou { $third } monuments (à présent { $points })
path-disdain = en fin de partie 1, 2 ou 3 points si la Disgrâce ouverte ne dépasse pas { $first }, { $second } ou { $third } (à présent { $points })
path-wall = en fin de partie 1, 2 ou 3 points pour { $first }, { $second } ou { $third } sections complètes du Mur (à présent { $points })
path-large = en fin de partie 1, 2 ou 3 points pour { $first }, { $second } ou { $third } grands bâtiments (à présent { $points })
path-cohorts = en fin de partie 1, 2 ou 3 points pour { $first }, { $second } ou { $third } cohortes complètes (à présent { $points })
path-production = en fin de partie 1, 2 ou 3 points pour { $first }, { $second } ou { $third } cercles de production (à présent { $points })
path-goods = en fin de partie 1, 2 ou 3 points pour { $first }, { $second } ou { $third } marchandises (à présent { $points })
path-citizens = en fin de partie 1, 2 ou 3 points pour { $first }, { $second } ou { $third } pistes de citoyens complètes (à présent { $points })
path-temples = en fin de partie 1, 2 ou 3 points pour { $first }, { $second } ou { $third } temples remplis (à présent { $points })
path-map = en fin de partie 1, 2 ou 3 points pour { $first }, { $second } ou { $third } colonnes complètes de la carte (à présent { $points })
path-gladiators = en fin de partie 1, 2 ou 3 points pour une force entraînée de { $first }, { $second } ou { $third } (à présent { $points })
path-guard = en fin de partie 1, 2 ou 3 points pour { $first }, { $second } ou { $third } sections complètes de la Garde du Mur (à présent { $points })

# Pourquoi pas
refuse-over = La partie est terminée.
refuse-not-now = Autre chose est demandé maintenant.
refuse-finished = Vous avez terminé l’année { $year }. Annulez cette décision pour continuer.
refuse-choose-first = Faites d’abord le choix en attente.
refuse-nothing-to-choose = Il n’y a rien de tel à choisir maintenant.
refuse-no-such-thing = Cela n’existe pas dans ce jeu.
refuse-not-in-hand = Cette carte n’est pas dans votre main.
refuse-target-full = Cette piste est complète ; choisissez-en une autre.
refuse-not-offered = Cette route propose d’autres attributs.
refuse-full = { $what } : toutes les cases sont remplies.
refuse-closed = La { $column } est fermée ; { THE($building) } l’ouvre.
refuse-chain = Cette case ne s’ouvre qu’avec la case { $need } du Fort ; vous y avez rempli { COUNT($have, "case", "cases") }.
refuse-not-before = À ce fort, pas avant l’année { $year }.
refuse-pay = Il faut { $need } ; vous en avez { $have }.
refuse-wrong-piece = { $what } : ce pion n’y sert pas de paiement.
refuse-infrastructure = Il faut une Infrastructure de { $need } ; la vôtre est de { $have }.
refuse-citizens = Il faut { COUNT($need, "case remplie", "cases remplies") } sur la piste { $what } ; vous en avez { $have }.
refuse-attribute = Il faut { COUNT($need, "case remplie", "cases remplies") } sur la piste { $what } ; vous en avez { $have }.
refuse-after = Construisez d’abord { THE($building) }.
refuse-built = C’est déjà construit.
refuse-not-built = Construisez d’abord { THE($building) }.
refuse-year-limit = { $what } : plus cette année.
refuse-used-up = { $what } : il ne reste aucune case.
refuse-box-filled = { $what } : cette case est déjà remplie.
refuse-no-guard-box = La case { $box } de la Garde du Mur ne peut pas être remplie ; personne ne peut donc s’entraîner pour elle.
refuse-dead = Ce gladiateur est mort.
refuse-untrained = Ce gladiateur n’a encore aucune force ; entraînez-le d’abord.
refuse-no-disdain = Vous n’avez aucune Disgrâce ouverte ; un pot-de-vin ne se verse pas d’avance.
refuse-served = La { $cohort } a déjà un diplomate ; chacun sert une autre cohorte.
refuse-own-good = La marchandise de votre propre carte est pour vos voisins.
refuse-no-neighbour = Vous n’avez pas de voisin de ce côté.
refuse-no-neutral = Cette carte neutre n’existe pas cette année.
refuse-no-pattern = Les cartes Destin n’ont pas de motif.
refuse-no-room = Ce motif n’entre nulle part sur votre carte ; rien ne serait payé.
refuse-other-card = Vous avez choisi une autre carte pour explorer.
refuse-off-map = Le motif n’entre pas à cet endroit, ou cette orientation est la même qu’une autre.
refuse-covered = Une case y est déjà remplie.
refuse-forbidden = Le fort { $fort } l’interdit.
refuse-no-favour = Vous n’avez aucune Faveur de ce genre.
refuse-repelled = La { $cohort } a repoussé toutes les attaques ; la Faveur serait perdue.

# Le récit
told-gains = { $who } gagne : { $gains }
told-path = { $who } choisit le chemin { $card }
told-fills = { $who } · { $what }
told-builds = { $who } construit { THE($what) }
told-good = { $who } achète la marchandise de { $source }
told-perform = { $who } donne le spectacle { $box }
told-gladiator = { $who } entraîne le { $gladiator } jusqu’à la force { $strength }
told-battle = { $who } envoie le { $gladiator } dans l’arène
told-bribe = { $who } verse un pot-de-vin et perd 1 Disgrâce
told-ruling = { $who } · { $what }
told-diplomat = { $who } dépêche un diplomate auprès de la { $cohort }
told-scout = { $who } explore avec { $source }
told-favour-temple = { $who } utilise une Faveur de temple : une attaque contre la { $cohort } est ignorée
told-favour-diplomat = { $who } utilise une Faveur de diplomate : une attaque contre la { $cohort } est ignorée
told-accept = { $who } accepte le résultat de l’attaque
told-finish = { $who } a terminé l’année
told-gift = { $who } reçoit { $pieces }
told-reopened = { $who } peut rejouer
told-deal = { $who } pioche la carte { $card }
told-neutral = Carte neutre : { $card }
told-reshuffle = La pioche est vide ; les cartes Destin défaussées sont mélangées
told-fate = Année { $year }, carte Destin { $card } : chacun prend { $pieces }
told-fate-passed = La carte Destin { $card } montre trop peu de légionnaires et ne compte pas
told-fate-good = La carte Destin apporte à { $who } la marchandise { $number }
told-death = Le { $gladiator } subit { COUNT($damage, "dégât", "dégâts") } et meurt
told-survival = Le { $gladiator } subit { COUNT($damage, "dégât", "dégâts") } et survit
told-attack = Les Pictes attaquent la { $cohort }
told-own-attack = Les Pictes attaquent la { $cohort } { OF($who) }, et elle seule
told-cards = { $who } : chemin { $path }, prospection { $prospect }
told-year-end = L’année { $year } s’achève ; { COUNT($cards, "carte attaque", "cartes attaquent") }
told-result = { $who } : { $result }
told-over = Six années sont passées

# La feuille de score
score-renown = Renommée
score-piety = Piété
score-valour = Vaillance
score-discipline = Discipline
score-disdain = Disgrâce ouverte
score-path-landmarks = Architecte : monuments
score-path-disdain = Aristocrate : Disgrâce ouverte
score-path-wall = Défenseur : sections du Mur
score-path-large = Ingénieur : grands bâtiments
score-path-cohorts = Combattant : cohortes complètes
score-path-production = Fourrageur : cercles de production
score-path-goods = Marchand : marchandises
score-path-citizens = Planificateur : pistes de citoyens
score-path-temples = Pontife : temples remplis
score-path-map = Éclaireur : colonnes de la carte
score-path-gladiators = Entraîneur : force des gladiateurs
score-path-guard = Avant-garde : sections de la Garde du Mur
rank-miles = Miles
rank-centurion = Centurion
rank-primus-pilus = Primus pilus
rank-praefectus-castrorum = Praefectus castrorum
rank-legatus-legionis = Legatus legionis

# La mise en place
setup-fort = La campagne compte { $forts } forts.
setup-fort-solo = Les forts de la campagne se jouent seul, non à { $players }.
option-difficulty = Difficulté
option-difficulty-help = Combien de cartes attaquent à la fin de chaque année. Facile est conseillé pour les premières parties.
option-difficulty-easy = facile
option-difficulty-medium = moyenne
option-difficulty-hard = difficile
option-no_gifts = Sans dons
option-no_gifts-help = Ce que vous payez pour la carte d’un voisin va à la réserve, et une carte de plus vous attaque, vous seul. Personne n’attend de don.
option-fort = Fort de la campagne
option-fort-help = En solo, toujours en difficulté moyenne : de 1 à 16 pour un fort avec ses règles, son objectif et son défi ; 0 pour une partie ordinaire.
option-reward = Récompense du fort précédent
option-reward-help = Si vous avez relevé le défi du fort précédent. Sans effet au fort 1 et sans fort.

# Le plateau
board-title = Mur d’Hadrien · année { $year } sur { $years } · { $difficulty }
board-fort = Fort { $n } : { $name }
board-picts = Pictes
board-attack = { COUNT($cards, "carte attaque", "cartes attaquent") } cette année, potentiel { $potential }
board-decks = pioche Destin { $pile }, défausse { $discard }
board-neutral = Neutre
board-prospect-card = { $card } (marchandise { $goods }, motif { $pattern })
board-points = { COUNT($n, "point", "points") }
board-empty-pool = aucun pion
board-finished = terminé
board-hand = Main
board-prospect = Prospection
board-paths = Chemins
board-built = Construit
board-left = Feuille de gauche
board-right = Feuille de droite
board-cohorts = Cohortes
board-full = complet
board-next = ensuite : { $gains }
board-needs = il faut : { $what }
board-needs-fort = il faut la case { $n } du Fort
board-needs-citizens = ligne suivante : { $what } { $n }
board-infrastructure = Infrastructure { $n }
board-buildings = Bâtiments
board-landmarks = Monuments
board-year = an
board-goods = Marchandises
board-shows = Spectacles
board-dead = mort{ " " }
board-favours = { COUNT($n, "Faveur", "Faveurs") }
board-favours-short = Faveurs : temples { $temple }, diplomates { $diplomats }
board-diplomat = { $cohort } : { COUNT($n, "Faveur", "Faveurs") }
board-disdain = Disgrâce ouverte : { $open } (reçue : { $received }), −{ $penalty }
board-letters = l légionnaire b bâtisseur s serviteur c civil r ressource · R P V D attributs · C cohorte · + production · 1–5 citoyens · F Faveur · * plusieurs · # rempli

# Une année en une phrase
deed-boxes = { $n ->
    [one] { $what }
   *[other] { $n } × { $what }
 }
deed-builds = { THE($what) }
deed-train = { $n ->
    [one] entraîne un bâtisseur
   *[other] entraîne { $n } bâtisseurs
 }
deed-forum = { $n ->
    [one] un échange au Forum
   *[other] { $n } échanges au Forum
 }
deed-good = { $n ->
    [one] une marchandise
   *[other] { $n } marchandises
 }
deed-perform = { $n ->
    [one] un spectacle
   *[other] { $n } spectacles
 }
deed-gladiator = entraîne le { $gladiator }{ $n ->
    [one] { "" }
   *[other] {" "}{ $n } fois
 }
deed-battle = un combat du { $gladiator }
deed-bribe = { $n ->
    [one] un pot-de-vin
   *[other] { $n } pots-de-vin
 }
deed-ruling = { $n ->
    [one] un édit
   *[other] { $n } édits
 }
deed-diplomat = un diplomate pour la { $cohort }
deed-map = { $n ->
    [one] une exploration
   *[other] { $n } explorations
 }
deed-favour = { $n ->
    [one] une Faveur contre l’attaque
   *[other] { $n } Faveurs contre l’attaque
 }
tally-points = { COUNT($by, "point", "points") }
tally-renown = Renommée { $by }
tally-piety = Piété { $by }
tally-valour = Vaillance { $by }
tally-discipline = Discipline { $by }
tally-disdain = Disgrâce { $by }
