# Le plateau de Praetor
look-praetor-turn = Tour { $turn }
look-praetor-last-turn = Tour { $turn }, le dernier
look-praetor-update = Phase de Maintenance
look-praetor-updating = Maintenance
look-praetor-turn-ended = La fin du tour { $turn }
look-praetor-ended-trained = Vos novices avancent : { $graduates ->
    [0] aucun nouvel actif
   *[other] { COUNT($graduates, "nouvel actif", "nouveaux actifs") }
 }, { $second } en zone II.
look-praetor-ended-returned = { $learned ->
    [0] Vos Ouvriers reviennent.
    [one] Vos Ouvriers reviennent ; l’un d’eux a appris.
   *[other] Vos Ouvriers reviennent ; { $learned } ont appris.
 }
look-praetor-ended-retired = { $workers ->
    [one] Un de vos Ouvriers part
   *[other] { $workers } de vos Ouvriers partent
 } à la retraite : { COUNT($favor, "point de Faveur", "points de Faveur") }.
look-praetor-ended-waged = Vous payez { $paid } Or sur { $due } de salaires et de pensions.
look-praetor-ended-disheartened = Votre Moral baisse { $steps ->
    [one] d’un cran
   *[other] de { $steps } crans
 }, à { $value }.
look-praetor-ended-disgraced = Vous ne pouvez pas payer et perdez { COUNT($favor, "point de Faveur", "points de Faveur") }.
look-praetor-ended-drafted = Vous cédez { COUNT($favor, "point de Faveur", "points de Faveur") } : un Villageois devient aussitôt actif.
look-praetor-ended-no-recruit = Vous ne recrutez personne.
look-praetor-setup = Préparation
look-praetor-over = Partie terminée
look-praetor-ending = C’est le dernier tour. Après les salaires, on compte la Faveur.

look-praetor-next-order = Tour suivant
look-praetor-no-next-order = Dernier tour
look-praetor-passed = a passé
look-praetor-age = { $age ->
    [1] Âge I
   *[other] Âge II
 }

look-praetor-city = Cité
look-praetor-map = Plan de la cité
look-praetor-city-tiles = { COUNT($count, "tuile", "tuiles") }
look-praetor-zoom-in = Agrandir
look-praetor-zoom-out = Réduire
look-praetor-zoom-fit = Toute la cité
look-praetor-placing = { $tile } : ici, dans le sens que vous choisirez
look-praetor-owned = À { $who }, coût d’activation pour les autres : { $fee }.
look-praetor-at-work = Sur sa zone : un Ouvrier { OF($who) }, expérience { $experience }.
look-praetor-builder = Construite ce tour-ci par un Ouvrier { OF($who) }, expérience { $experience }.
look-praetor-unbuilt = { $name } : coûte { $cost } ; { COUNT($favor, "point de Faveur", "points de Faveur") } ; coût d’activation pour les autres : { $fee }.
look-praetor-corners = Coins dans le sens horaire depuis le nord-ouest : { $corners }.
look-praetor-purpose = { $area } : { $benefit }.
look-praetor-area-red = Zone rouge
look-praetor-area-green = Zone verte
look-praetor-area-gray = Tuile spéciale
look-praetor-area-none = Sans zone

look-praetor-available = À bâtir
look-praetor-to-build = { COUNT($count, "tuile", "tuiles") } à bâtir
look-praetor-wall-back = puis +{ $back } à chacune des suivantes
look-praetor-held = Détenues
look-praetor-none-available = Plus aucune avant la Maintenance de la cité.
look-praetor-none-left = Tout est bâti.
look-praetor-no-cost = gratuite
look-praetor-decks = Dans la pioche de Cité : { $first } de l’Âge I, { $second } de l’Âge II.
look-praetor-wall = Le Mur de l’empereur
look-praetor-wall-deck = { $count ->
    [0] pioche vide
   *[other] { $count } dans la pioche
 }
look-praetor-wall-taken = Satisfaite : la prochaine viendra au tour suivant.
look-praetor-wall-done = Satisfaite : c’était la dernière.
look-praetor-demand = Tuile de Mur : demande { $demand } à un Avant-poste impérial, rapporte { COUNT($favor, "point de Faveur", "points de Faveur") }{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } pour vos Tuiles de Mur
 }. Son dos ajoute { $back } à chacune des suivantes.

look-praetor-update-hint = ce qu’apporte la fin de ce tour
look-praetor-step-novices = 1. Novices
look-praetor-step-novices-text = Les novices de la zone II deviennent actifs, ceux de la zone I passent en zone II ; une Académie la leur fait sauter.
look-praetor-step-return = 2. Retour des Ouvriers
look-praetor-step-return-text = Qui a construit, ou se tenait sur une zone rouge, gagne de l’expérience.
look-praetor-step-retirement = 3. Retraites
look-praetor-step-retirement-text = Un Ouvrier d’expérience { $experience } part à la retraite pour { COUNT($favor, "point de Faveur", "points de Faveur") } à { $age ->
    [1] l’Âge I
   *[other] l’Âge II
 }.
look-praetor-step-wages = 4. Salaires
look-praetor-step-wages-text = { $wage } Or par Ouvrier actif, { $pension } par retraité. L’Or manquant coûte du Moral, puis de la Faveur.
look-praetor-step-recruit = 5. Recrue d’urgence
look-praetor-step-recruit-text = Qui n’a aucun Ouvrier actif peut céder { COUNT($recruit, "point de Faveur", "points de Faveur") } pour rendre un Villageois actif.
look-praetor-step-city = 6. Cité
look-praetor-step-city-text = De nouvelles tuiles sont révélées, la Tuile de Mur est remplacée. Si une pioche est alors vide, le tour suivant est le dernier.
look-praetor-mine-novices = { $all ->
    [0] Vous n’avez pas de novice.
   *[other] Vous : { $graduates ->
        [0] aucun nouvel actif
       *[other] { COUNT($graduates, "nouvel actif", "nouveaux actifs") }
     }, { $second } en zone II.
 }
look-praetor-mine-return = { $returning ->
    [0] Vous n’avez personne dans la cité.
    [one] Vous : un Ouvrier revient, { $learned ->
        [0] sans rien apprendre
       *[other] et apprend
     }.
   *[other] Vous : { $returning } reviennent, { $learned ->
        [0] aucun n’apprend
        [one] un apprend
       *[other] { $learned } apprennent
     }.
 }
look-praetor-mine-retirement = { $retiring ->
    [0] Aucun des vôtres ne part.
    [one] Vous : un départ pour { COUNT($favor, "point de Faveur", "points de Faveur") }.
   *[other] Vous : { $retiring } départs pour { COUNT($favor, "point de Faveur", "points de Faveur") }.
 }
look-praetor-mine-wages = { $short ->
    [0] Salaires dus : { $due } de vos { $have } Or, payés en entier.
   *[other] Salaires dus : { $due } Or, vous en avez { $have }.
 }
look-praetor-missing = Il manque { $missing } Or : { $steps ->
    [0] le Moral est déjà au plus bas.
    [one] le Moral baisse d’un cran, à { $value }.
   *[other] le Moral baisse de { $steps } crans, à { $value }.
 }
look-praetor-favor-lost = Perte : { COUNT($favor, "point de Faveur", "points de Faveur") }.
look-praetor-mine-recruit = { $offered ->
    [0] Vous n’en avez pas besoin.
   *[other] On vous le demandera.
 }
look-praetor-wage-rates = { $wage } par actif, { $pension } par retraité

look-praetor-tray = Votre tableau
look-praetor-goods = Ressources
look-praetor-score = { $over ->
    [1] { $score } à la fin
   *[0] { $score } en l’état
 }
look-praetor-workers = Ouvriers
look-praetor-villagers = Villageois
look-praetor-novices-1 = Zone I
look-praetor-novices-2 = Zone II
look-praetor-active = Actifs
look-praetor-retired = Retraités
look-praetor-area-active = { $count ->
    [0] Aucun disponible
   *[other] Disponibles, expérience { $faces }
 } ; { $away } dans la cité.
look-praetor-area-retired = { $count } au repos ; { $away } dans la cité.
look-praetor-area-others = { $count }
look-praetor-morale = Moral et salaires
look-praetor-morale-at = Moral { $value } : case { $space } sur { $spaces }.
look-praetor-market = Marché, achat / vente
look-praetor-trade = Acheter et vendre
look-praetor-rate = Achat : { $bought } pour { $buy } Or ; vente : { $sold } pour { $sell } Or.
look-praetor-who = Qui y va ?
look-praetor-in-hand = À poser
look-praetor-forge = Forger
look-praetor-count-tiles = { COUNT($count, "tuile", "tuiles") } sur { $most }
look-praetor-count-walls = { COUNT($count, "Tuile de Mur", "Tuiles de Mur") }, { COUNT($bonus, "point de Faveur", "points de Faveur") } de plus pour la suivante
look-praetor-board = Tableau { $board }
look-praetor-their-tiles = Tuiles

look-praetor-key = Légende du plan et des bâtiments
look-praetor-key-red = rouge : un Ouvrier par tour, qui gagne de l’expérience
look-praetor-key-green = vert : un Ouvrier par tour, qui n’apprend rien
look-praetor-key-gray = spéciale : sans Ouvrier actif, une fois par tour et par joueur
look-praetor-key-die = un Ouvrier : les points sont son expérience
look-praetor-key-plazas = Une nouvelle tuile rapporte 1 point de Faveur par coin qui rencontre la même mosaïque.
look-praetor-key-buildings = Bâtiments
look-praetor-name-gold_mine = Mine d’or
look-praetor-name-lumber_mill = Scierie
look-praetor-name-stone_quarry = Pierre
look-praetor-name-marble_quarry = Marbre
look-praetor-name-blacksmith = Forge
look-praetor-name-curia = Curie
look-praetor-name-forum = Forum
look-praetor-name-temple_maia = Maia
look-praetor-name-temple_apollo = Apollon
look-praetor-name-temple_plutus = Plutus
look-praetor-name-temple_mercury = Mercure
look-praetor-name-temple_venus = Vénus
look-praetor-name-colosseum = Colisée
look-praetor-name-oracle = Oracle
look-praetor-name-worker_camp = Campement
look-praetor-name-market = Marché
look-praetor-name-imperial_outpost = Avant-poste
look-praetor-name-academy = Académie
look-praetor-name-labor_camp = Camp travail
look-praetor-name-statue = Statue
look-praetor-name-arch_of_triumph = Arc

# Ce qui départage, sur la feuille de score
look-praetor-tie-1 = Départage : Moral
look-praetor-tie-2 = Départage : Tuiles de Mur
look-praetor-tie-3 = Départage : Tuiles de Cité
look-praetor-tie-4 = Départage : jeunesse
look-praetor-pass-idle = { COUNT($count, "Ouvrier inoccupé", "Ouvriers inoccupés") }
