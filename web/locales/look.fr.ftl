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

look-sesterces = { $count ->
    [one] { $count } sesterce
   *[other] { $count } sesterces
 }
look-points = { $amount } points de victoire
look-actions-left = { $left ->
    [one] { $left } action restante sur { $of }
   *[other] { $left } actions restantes sur { $of }
 }
look-mark-reconstructed = { $count ->
    [one] { $count } valeur reconstituée
   *[other] { $count } valeurs reconstituées
 }
look-mark-doubted = { $count ->
    [one] { $count } valeur douteuse
   *[other] { $count } valeurs douteuses
 }
look-mark-sure = Toutes les valeurs sont connues

look-back = Retour
look-undo = Annuler
look-redo = Refaire
look-log-position = Position après ce coup
look-chat-empty = Personne n’a encore rien dit.
look-chat-say = Dire quelque chose
look-chat-send = Dire

look-sheet = Feuille de score
look-sheet-line = Ligne
look-winner = vainqueur
look-tie-break = Départage
look-total = Total
look-place = Place
look-chart = Scores au fil de la partie
look-chart-empty = Le graphique commence à la deuxième manche.
look-chart-table = Le graphique en tableau

look-search = Chercher
look-search-go = Chercher
look-players = { $low } à { $high } joueurs
look-minutes = { $low } à { $high } min
look-solo = Se joue aussi seul

look-you = (vous)
look-active = à son tour

# Le plateau des Bâtisseurs
look-builders-round = Manche { $round }
look-builders-last-round = Manche { $round }, la dernière
look-builders-scoring = Décompte final
look-builders-over = Partie terminée
look-builders-ending = La fin est proche : qui n’a pas encore joué dans cette manche joue une dernière fois.
look-builders-idle = Personne n’a avancé depuis { $idle } manches ; à { $limit }, la partie s’arrête.
look-builders-extra = une de plus : { $price } sesterces
look-builders-no-action = plus d’action gratuite : { $price } sesterces chacune
look-builders-buildings = Bâtiments
look-builders-open-price = 1 action pour ouvrir un chantier
look-builders-workers = Ouvriers
look-builders-recruit-price = 1 action pour recruter
look-builders-investments = Investissements et banque
look-builders-invest-price = 1 action et le prix ; un seul investissement par tour
look-builders-invested = vous avez fait l’investissement de ce tour
look-builders-deck = { $count ->
    [0] la pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
look-builders-gap = vide
look-builders-next = Suivant
look-builders-slaves = Esclaves
look-builders-tools = Outils
look-builders-universities = Universités
look-builders-bank = Banque
look-builders-bank-holds = reste { $count }
look-builders-none-left = épuisé
look-builders-left = il en reste { $count }
look-builders-loan-terms = rendre { $repayment } ou −{ $penalty } points
look-builders-loan = { $gain } sesterces maintenant ; à la fin, rendre { $repayment } ou perdre { $penalty } points. Il en reste { $count }.
look-builders-exchange = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 } pour { $coins ->
    [one] { $coins } sesterce
   *[other] { $coins } sesterces
 }
look-builders-building = { $name } : demande { $needs } ; rapporte { $sesterces } sesterces et { $vp } points.
look-builders-machine = Une machine : travaille sans salaire une fois terminée, { $levels }.
look-builders-hand = { $name } : { $levels } ; { $wage ->
    [0] sans salaire
   *[other] salaire { $wage }
 }.
look-builders-tool = { $name } : ajoute { $levels }.
look-builders-university = { $name } : porte à { $level } le niveau d’un ouvrier.
look-builders-unpaid = sans salaire
look-builders-site = { $name } : il manque encore { $missing }.
look-builders-crew = Au travail : { $names }.
look-builders-no-crew = Personne n’y travaille.
look-builders-finishes = termine
look-builders-can-finish = peut terminer : { $name }
look-builders-tray = Vos biens
look-builders-sites = Chantiers
look-builders-no-sites = Aucun chantier : ouvrez-en un dans la rangée.
look-builders-team = Équipe
look-builders-no-team = Tout le monde est au travail.
look-builders-loans = Emprunts
look-builders-finished = Terminés
look-builders-score = { $score } si tout s’arrêtait là
look-builders-free = Affranchir
look-builders-at-work = au travail
look-builders-missing = il manque
look-builders-first = a commencé
look-builders-count-team = { $count ->
    [one] { $count } dans l’équipe
   *[other] { $count } dans l’équipe
 }
look-builders-count-sites = { $count ->
    [one] { $count } chantier
   *[other] { $count } chantiers
 }
look-builders-count-slaves = { $count ->
    [one] { $count } esclave
   *[other] { $count } esclaves
 }
look-builders-count-loans = { $count ->
    [one] { $count } emprunt
   *[other] { $count } emprunts
 }

# Règles
look-rules-title = Règles : { $game }
look-rules-search = Chercher dans les règles, ou un numéro comme { $example }
look-rules-contents = Sommaire
look-rules-found = { $count ->
    [0] Aucune règle ne parle de « { $query } ».
    [one] Une règle parle de « { $query } ».
   *[other] { $count } règles parlent de « { $query } ».
 }
look-rules-all = Toutes les règles
look-rules-provenance = D’où viennent les valeurs des cartes

# Provenance
look-provenance-title = D’où viennent les valeurs : { $game }
look-provenance-lead = Chaque nombre imprimé sur une carte ou écrit dans les règles a une source. Jeu de cartes « { $pack } », { $count } valeurs.
look-provenance-rulebook = écrit dans le livret de règles
look-provenance-owner = saisi par quelqu’un qui a le matériel imprimé sous les yeux
look-provenance-found = lu dans un lieu public, nommé à côté de la valeur
look-provenance-reconstructed = inconnu : une proposition à nous qui rend le jeu jouable
look-provenance-kind = Source
look-provenance-share = Part des sources
look-provenance-entry = Entrée
look-provenance-field = Champ
look-provenance-value = Valeur
look-provenance-doubts = Doutes et désaccords
look-provenance-no-doubts = Aucun.
look-provenance-notes = Les remarques sont celles du jeu de cartes, en anglais.
look-provenance-all = Toutes les valeurs
look-provenance-stamp = Empreinte du jeu de cartes (SHA-256)
