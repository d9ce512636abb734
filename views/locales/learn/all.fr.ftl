# The page of a game
look-game-rules = Règles
look-game-setup = Préparer une table
look-game-glance = Les règles en un coup d’œil
look-game-glance-note = de quoi jouer une première partie
look-game-all-rules = Toutes les règles, en images
look-game-examples = Exemples commentés
look-game-best = Meilleurs scores
look-game-best-note = à vos tables
look-game-best-none = Rien encore : votre première partie terminée sera ici.
look-game-best-who = Qui
look-game-best-against = Contre
look-game-best-when = Quand
look-game-best-points = Points
look-game-alone = personne
look-game-sources = D’où viennent les valeurs
look-game-sources-all = Toutes les valeurs imprimées sur le matériel, soit { $count }, ont une source.
look-game-sources-some = { $known } des { COUNT($count, "valeur imprimée", "valeurs imprimées") } sur le matériel ont une source. { $guessed ->
    [one] Une valeur que personne ne nous a encore lue a été choisie pour bien jouer.
   *[other] Les { $guessed } que personne ne nous a encore lues ont été choisies pour bien jouer.
 }
look-game-sources-own = Vous avez la boîte ? Vérifiez une valeur avec nous

# What the signs mean
look-legend = Ce que disent les signes
look-legend-short = Signes
look-legend-marks = Marques sur les pièces
look-legend-lit = Bord doré : vous pouvez la désigner
look-legend-refused = Gris : pas maintenant, et elle dit pourquoi
look-legend-players = Joueurs : numéro, forme et couleur
look-legend-keys = Touches
look-legend-key-legend = signes
look-legend-key-rule = règle de cette étape
look-legend-key-guide = Noctua, le guide
look-legend-key-close = retour

# The rules
look-rules-back = Retour à la table
look-rules-now = Sur votre table
look-rules-example = Exemple
look-example-steps = Étapes
look-example-step = Étape { $at } sur { $last }
look-example-back = Précédent
look-example-next = Suivant
look-example-rules = Les règles en jeu
look-example-all = Toutes les règles
look-example-begin = Voici la situation.
