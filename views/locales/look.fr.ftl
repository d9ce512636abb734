look-skip = Aller au contenu
look-skip-mine = Aller à votre coup
look-skip-decisions = Aller à la liste des décisions
look-nav = Site
look-rules = Règles
look-theme-auto = Couleurs selon votre système.
look-theme-light = Couleurs claires.
look-theme-dark = Couleurs sombres.
look-theme-to-auto = Suivre le réglage du système
look-theme-to-light = Passer au clair
look-theme-to-dark = Passer au sombre

look-sesterces = { COUNT($count, "sesterce", "sesterces") }
look-points = { COUNT($amount, "point de victoire", "points de victoire") }
look-actions-left = { COUNT($left, "action restante", "actions restantes") } sur { $of }
look-mark-reconstructed = { COUNT($count, "valeur reconstituée", "valeurs reconstituées") }
look-mark-doubted = { COUNT($count, "valeur douteuse", "valeurs douteuses") }
look-mark-sure = Toutes les valeurs sont connues

look-back = Retour
look-undo = Annuler
look-redo = Refaire
look-log-round = Manche { $n }
look-log-year = Année { $n }
look-log-turn = Tour { $n }
look-log-position = Position après ce coup
look-chat-empty = Personne n’a encore rien dit.
look-chat-say = Dire quelque chose
look-chat-send = Dire

look-sheet = Feuille de score
look-sheet-count = Entre parenthèses : combien il y en a.
look-sheet-line = Ligne
look-winner = vainqueur
look-tie-break = Départage
look-total = Total
look-place = Place
look-rank = Rang
look-chart = Scores au fil de la partie
look-chart-empty = Trop peu de décisions pour tracer un graphique.
look-chart-table = Le graphique en tableau

look-search = Chercher
look-search-go = Chercher
look-players = { $low } à { $high } joueurs
look-minutes = { $low } à { $high } min
look-solo = Se joue aussi en solo

look-you = (vous)
look-active = c’est son tour

# Règles
look-rules-title = Règles : { $game }
look-rules-search = Chercher dans les règles, ou un numéro comme { $example }
look-rules-contents = Sommaire
look-rules-found = { $count ->
    [0] Aucune règle ne parle de « { $query } ».
    [one] Une règle parle de « { $query } ».
   *[other] { $count } règles parlent de « { $query } ».
 }
look-rules-all = Toutes les règles
look-rules-provenance = D’où viennent les valeurs des cartes

# Provenance
look-provenance-title = D’où viennent les valeurs : { $game }
look-provenance-lead = Chaque nombre imprimé sur une carte ou écrit dans les règles a une source. Matériel « { $pack } », { COUNT($count, "valeur", "valeurs") }.
look-provenance-rulebook = écrit dans le livret de règles
look-provenance-owner = saisi par quelqu’un qui a le matériel imprimé sous les yeux
look-provenance-found = lu dans un lieu public, nommé à côté de la valeur
look-provenance-reconstructed = inconnu : une proposition à nous qui rend le jeu jouable
look-provenance-kind = Source
look-provenance-share = Part des sources
look-provenance-entry = Entrée
look-provenance-field = Champ
look-provenance-value = Valeur
look-provenance-doubts = Doutes et désaccords
look-provenance-no-doubts = Aucun.
look-provenance-notes = Les remarques sont celles du fichier de matériel, en anglais.
look-provenance-all = Toutes les valeurs
look-provenance-stamp = Empreinte du matériel (SHA-256)
look-close = Fermer
look-play-on = Continuer
look-left-asks = { $left } : { LOWER($closing) } ?
look-ask-undo = Demander l’annulation

# The reader's name, the shelf of rulebooks
look-you-are = Vous êtes { $name }. Changer de nom
look-name = Votre nom
look-name-save = Enregistrer
look-name-help = Les autres le voient aux nouvelles tables. Cet appareil se souvient de vos parties.
look-yours = Vous, vos appareils, vos données
look-rules-lead = Chaque règle a un numéro ; refus, récits et réglages le citent.
look-rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
 }
look-rules-others = Règles des jeux
look-rules-index = Tous les livrets

# Placing a tile
look-placing = La tuile sur le plateau
look-placing-how = Choisissez une case : la tuile y repose jusqu’à ce que vous confirmiez. R ou un nouveau toucher la tourne.
look-turn-left = Tourner vers la gauche
look-turn-right = Tourner vers la droite
look-take-away = L’enlever
look-lay-here = La poser ici
