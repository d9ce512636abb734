# Accueil
site-home-title = Des jeux romains à votre table
site-home-lead = Bâtir, négocier, ruser dans la Rome de votre choix : en solo contre des robots, à plusieurs devant un même écran, ou avec des amis au loin.
site-home-running = Mes parties
site-home-games = Jeux
site-home-open = Tables ouvertes
site-home-finished = Parties terminées
site-home-me-help = Les autres voient ce nom. Cet appareil se souvient de vos parties.
site-home-link = Vers les jeux
site-home-learn = Apprendre
site-play-now = Jouer contre des robots
site-play-short = Jouer
site-campaign-short = Campagne
site-new-link = Préparer une table
site-name = Votre nom
site-name-help = Les autres le voient. Laissez vide pour recevoir un nom romain.
site-name-save = Enregistrer
site-sit = S’asseoir

# À qui de jouer
site-turn-yours = À vous de jouer
site-turn-theirs = Au tour { OF($who) }
site-turn-others = Plusieurs joueurs doivent jouer
site-turn-over = La partie est terminée

# Nouvelle table
site-new-title = Nouvelle table
site-new-game = Jeu
site-new-players = Joueurs
site-new-count = { COUNT($count, "joueur", "joueurs") }
site-new-seats = Qui joue ?
site-new-seats-help = Gardez plusieurs places pour jouer à plusieurs devant un même écran. Un ami reçoit un lien de votre part ; une place ouverte revient au premier venu.
site-new-visibility = Qui peut regarder
site-new-visibility-help = Une table qui a une place ouverte est toujours publique.
site-private = Seulement avec un lien
site-public = Tout le monde
site-new-switches = Règles de cette table
site-new-pack = Matériel
site-new-pack-help = Ce qui est imprimé sur les cartes et les plateaux.
site-new-rulings = { COUNT($count, "point que le livret laisse ouvert", "points que le livret laisse ouverts") }
site-new-start = Commencer la partie
site-sitter-me = Moi
site-sitter-friend = Un ami, par lien
site-sitter-open = Ouverte à tous
site-sitter-bot = Robot : { $level }
site-rank-random = Hasard
site-level-random = { site-rank-random } (tout ce qui est permis)
site-rank-tiro = Tiro
site-level-tiro = Débutant · { site-rank-tiro }
site-rank-miles = Miles
site-level-miles = Moyen · { site-rank-miles }
site-rank-centurio = Centurio
site-level-centurio = Fort · { site-rank-centurio }
site-rank-legatus = Legatus
site-level-legatus = Très fort · { site-rank-legatus }
site-rank-imperator = Imperator
site-level-imperator = Maître · { site-rank-imperator }
site-rank-instinct = Instinct
site-level-instinct = { site-rank-instinct } (au premier coup d’œil)
site-seat-number = Place { $number }
site-seat-name = Nom à cette table
site-seat-name-number = Nom à la place { $number }
site-random = Tirage au sort
site-beyond = Absent du livret de règles.

# Invitation
site-seat-title = Invitation : { $game }
site-seat-others = Autour de la table :

# La table
site-players = Joueurs
site-players-count = { COUNT($count, "joueur", "joueurs") }
site-tag-bot = robot : { $level }
site-tag-replaced = absent ; un robot joue : { $level }
site-tag-free = la place est libre
site-news = Depuis votre dernier tour
site-story = Ce qui s’est passé
site-story-all = Revoir
site-taken-back = (annulé) { $text }
site-decisions = Tout ce que vous pouvez faire
site-chat = Discussion
site-chat-count = { $count ->
    [0] aucun message
   *[other] { COUNT($count, "message", "messages") }
}
site-spectator = Un spectateur
site-mine = Que faire, et mes biens
site-goods = Mes biens
site-now-waiting = On attend { $who }
site-now-bot = { $count ->
    [one] { $who } réfléchit…
   *[other] { $who } réfléchissent…
 }
site-now-free = On attend quelqu’un à cette place : { $who }
site-pace = Vitesse des robots
site-pace-slow = Lente
site-pace-normal = Normale
site-pace-fast = Rapide
site-pace-instant = Sans pause
site-skip = Passer les pauses
site-changed = Changé par { $who } depuis votre dernière action
site-changed-several = Changé par plusieurs joueurs depuis votre dernière action
site-changed-sign = Un cadre pointillé avec le numéro d’un joueur : ce qu’il a changé depuis votre dernière action.
site-again = Leurs derniers tours
site-again-begin = Votre dernier tour vient de s’achever
site-again-place = Étape { $at } sur { $last }
site-refused-pace = Seules les personnes qui jouent à cette table règlent la vitesse des robots.
site-refused-no-pace = La vitesse des robots est lente, normale, rapide ou sans pause ; rien n’a été changé.
site-look-again = Regarder encore
site-see-score = Voir la feuille de score
site-ask-here = Demander à tous de revenir ici
site-question = { $who } demande à annuler : { $what }
site-question-look = Y jeter un œil
site-question-waits = N’ont pas encore répondu : { $who }
site-agree = Accepter
site-decline = Refuser
site-curtain = Passez l’écran à { $who }
site-curtain-lift = Je suis { $who } : montrer mon côté
site-twice = Choisissez encore une fois pour confirmer.
site-lost = La connexion est perdue. Nouvel essai…
site-failed = Le serveur n’a rien reçu. Essayez encore.
site-forgot = Le serveur n’a plus tout ce qu’il avait confirmé ici : quelque chose de cette table manque ou a changé depuis votre dernière visite. Prévenez la personne qui tient le serveur ; votre dernier reçu est gardé dans ce navigateur.

# Places et liens
site-seats = Places et liens
site-invite = Une place est encore libre. Envoyez son lien à qui doit s’y asseoir :
site-seat-link = Lien vers la place { $number }
site-copy = Copier
site-copied = Copié
site-let-bot = Laisser jouer un robot
site-give-back = Rendre la place
site-return = Rejouer moi-même
site-free-seat = Libérer la place
site-watch-link = Lien pour les spectateurs
site-is-public = Tout le monde peut regarder cette table.
site-is-private = Cette table ne se trouve qu’avec un lien.
site-make-public = La rendre publique
site-make-private = La rendre privée
site-log = Télécharger le journal

# Refusé, dépassé
site-refused = Ce n’est pas possible.
site-refused-seat = Vous ne décidez pas pour cette place.
site-refused-guest = Prenez d’abord une place ou créez une table ; vous pourrez alors parler.
site-refused-asked = On demande s’il faut revenir en arrière. Il faut d’abord répondre.
site-refused-here = { $who } est là, ou l’était il y a moins de { COUNT($minutes, "minute", "minutes") }. Seule cette personne peut se faire remplacer par un robot ; vous pourrez le faire si son absence dure.
site-refused-copy = Cette table se joue sans conseils : on ne peut en jouer une copie qu’une fois la partie terminée.
site-refused-host = Seule la personne qui a créé la table peut le faire.
site-refused-broken = Une erreur s’est produite de notre côté ; la table est restée comme avant.
site-refused-rematch = Une nouvelle partie commence quand celle-ci est terminée, entre ceux qui ont joué.
site-refused-long = L’histoire de cette table est très longue : on ne peut plus que finir la partie, sans revenir en arrière, demander ni écrire.
site-refused-at = On ne peut pas continuer de là.
site-refused-secret = Cette partie a encore des secrets ; vous pourrez continuer d’ici quand elle sera terminée.
site-stale = La partie a avancé.
site-stale-text = Votre page était en retard sur le jeu ; rien n’a été fait.
site-stale-meanwhile = Entre-temps :

# Fin de partie
site-rematch-go = Vers la nouvelle partie
site-replay = Revoir la partie
site-chart = Le déroulement
site-final-board = Le plateau à la fin
site-proof = Le hasard était honnête
site-proof-text = Avant le premier tirage, la table a publié l’empreinte d’une graine secrète. Tous les tirages découlent de cette graine. La voici révélée : chacun peut vérifier chaque tirage du journal téléchargé.
site-proof-commitment = Empreinte (SHA-256), publiée au début
site-proof-seed = La graine
site-proof-command = La vérification
site-proof-fork = Cette partie est née d’une position d’une autre ; les tirages d’avant découlent de la graine de l’autre table.
site-proof-gift = Battu aussi par { $name }, avec
site-proof-head = Le sceau sur toutes les lignes du journal
site-proof-cards = Cartes connues sous le nom
site-gift-used = Votre navigateur a battu les cartes aussi : ce qu’il a ajouté figure dans le journal de cette table, après l’empreinte qu’on lui a montrée. Personne n’a pu choisir les cartes.
site-gift-unused = Votre navigateur a ajouté quelque chose au mélange de cette table, mais cela ne figure pas dans son journal. Ne vous fiez pas à ces cartes.
site-fair = Les cartes sont honnêtes
site-fair-text = Le serveur a fixé un secret avant la première carte et en a publié l’empreinte ; le navigateur de la personne qui a créé la table y a ajouté un nombre à lui, et ceux des joueurs qui s’assoient plus tard font de même. Toutes les cartes découlent des deux. À la fin le secret est révélé, et chacun peut vérifier chaque carte.
site-fair-cards = Ces cartes ont un nom, et toutes les tables de ce jeu qui portent ce nom rencontrent les mêmes cartes. Elles ne sont pas secrètes : qui connaît le nom pourrait les calculer.

# Revoir
site-replay-title = Revoir { $game }
site-replay-controls = Revoir
site-replay-later = Événements suivants
site-replay-earlier = Événements précédents
site-replay-begin = Avant le premier événement
site-replay-first = Au début
site-replay-back = Un événement en arrière
site-replay-play = Lire
site-replay-pause = Pause
site-replay-next = Un événement en avant
site-replay-last = Au dernier événement
site-replay-slide = Événement
site-replay-go = Aller
site-replay-place = Événement { $at } sur { $last }
site-replay-leave = Retour à la table
site-onwards = À partir d’ici
site-position-link = Lien vers cette position
site-fork = Continuer contre des robots
site-fork-seat = Ma place

# Erreurs
site-error-nowhere = Il n’y a rien ici
site-error-nowhere-text = La page n’existe pas, ou elle est privée et il vous faut le lien d’une personne assise à la table.
site-error-foreign = Cela venait d’un autre site
site-error-foreign-text = D’après votre navigateur, un autre site a envoyé cette demande ; rien n’a été fait. Ouvrez la page ici et recommencez.
site-error-large = C’est trop
site-error-large-text = La demande dépassait tout ce qui peut se dire ici.
site-error-slow = C’était trop long
site-error-slow-text = La requête n’est pas arrivée en entier. Rien n’a changé ; veuillez réessayer.
site-error-garbled = Demande illisible
site-error-garbled-text = La demande est arrivée abîmée. Revenez en arrière, rechargez la page et recommencez.
site-error-taken = La place est prise
site-error-taken-text = Quelqu’un d’autre y est déjà assis. Demandez un lien pour regarder.
site-error-unplayable = Cette table ne peut pas s’ouvrir
site-error-unplayable-text = Elle a été créée avec un matériel ou une version des règles que ce serveur n’a plus. Rien n’en est perdu : qui tient le serveur peut l’ouvrir avec le programme qui l’a créée.
site-kept = Cette partie est terminée, et conservée
site-kept-text = Elle a été jouée avec un matériel ou une version des règles que ce serveur n’a plus : on ne peut plus la revoir. Voici comment elle a fini ; le journal en dit tout.
site-error-many = Un instant, s’il vous plaît
site-error-many-text = Cela faisait beaucoup à la fois. Réessayez dans { COUNT($seconds, "seconde", "secondes") }.
site-error-store = Le serveur ne peut pas écrire pour le moment
site-error-store-text = Rien n’a été fait et rien n’est perdu. Réessayez dans un instant.

# Conseils
site-new-hints = Conseils
site-hints-yes = Permis
site-hints-no = Interdits
site-new-hints-help = Si les joueurs peuvent demander ce qu’un robot ferait à leur place.
site-hint = Conseil :
site-hint-ask = Conseil
site-hint-do = Le faire
site-hint-others = Autres choix, et l’avance qu’ils font perdre sur le meilleur adversaire :
site-hint-others-alone = Autres choix, et ce qu’ils font perdre :
site-hint-line = La suite pourrait être :
site-refused-hints = Cette table se joue sans conseils.
site-refused-analysis = Une partie s’analyse une fois terminée.
site-analyse = Analyser la partie avec un robot
site-analysis = Analyse de la partie
site-analysis-text = Un robot a rejoué la suite de chaque décision de nombreuses fois. Chacune est jugée d’après ce que son joueur pouvait savoir alors, non d’après ce qui a suivi.
site-analysis-progress = Analyse en cours… { $percent } %
site-analysis-course = Points attendus à la fin
site-decisions-axis = décisions
site-analysis-moments = Les moments qui ont coûté le plus
site-accuracy = La justesse des décisions
site-accuracy-text = 100 % : toujours ce que le robot préférait. 0 % : pas mieux qu’au hasard.
site-percent = { $percent } %
site-analysis-none = Aucune décision n’a coûté beaucoup : bien joué.
site-analysis-look = Voir
site-analysis-again = Réessayer d’ici
site-analysis-luck = Les losanges sont les décisions de la liste. Les lignes bougent aussi avec les tirages et avec ce que font les autres : c’est la chance, la faute de personne. Chaque point mène à sa position.
site-analysis-place = À { $seat } de jouer
site-analysis-marked = À { $seat } de jouer : une décision qui a coûté des points
site-account = Où est passée l’avance sur le meilleur des autres, en points
site-account-alone = Où sont passés les points
site-account-begin = Attendu au début
site-account-mistakes = Erreurs de la liste
site-account-rest = Tirages, les autres, le reste
site-account-end = À la fin
site-verdict-chosen = choisi
site-verdict-better = mieux
site-decisions-none = Ce n’est pas à vous de décider.
site-decisions-short = Coups
site-story-short = Journal
site-seats-short = Table
site-estimates-on = Afficher les scores finaux attendus
site-estimates-off = Masquer les scores finaux attendus
site-estimate = { $who } peut espérer environ { COUNT($points, "point", "points") } à la fin
site-guard = Demander confirmation avant de terminer un tour quand il reste quelque chose à faire
site-hint-more = En savoir plus
site-volume = Sons
site-notify = Me prévenir quand c’est à moi
site-notify-granted = Vous serez prévenu quand ce sera à vous.
site-notify-denied = Votre navigateur ne laisse pas cette page vous prévenir.
site-board = Le plateau

site-cards-today = Les cartes du jour
site-cards-of-day = Les cartes du { $day }
site-cards-of-day-text = Toutes les personnes qui jouent seules à ce jeu aujourd’hui, ici ou ailleurs, rencontrent les mêmes cartes. Il n’y a pas de conseils. Votre résultat s’affiche ci-dessous avec votre nom, pour qui le regarde ; les cartes ne sont pas secrètes, l’honnêteté est donc une affaire d’honneur.
site-cards-named = Les cartes du nom « { $cards } »
site-cards-named-text = Toutes les tables de ce jeu dont les cartes portent ce nom rencontrent les mêmes cartes, quoi qu’on y décide. Les résultats des parties terminées se comparent ici. Les cartes ne sont pas secrètes : qui connaît le nom pourrait les calculer.
site-cards-play = Les jouer
site-cards-set-up = Préparer une table avec ces cartes
site-cards-results = Résultats
site-cards-results-none = Personne n’a encore terminé de partie avec ces cartes.
site-cards-alone = En solo
site-cards-players = { COUNT($count, "joueur", "joueurs") }
site-cards-name = Les mêmes cartes que d’autres
site-cards-name-help = D’habitude chaque table bat ses cartes elle-même : laissez ce champ vide. Avec un nom, toutes les tables de ce jeu qui le donnent à leurs cartes rencontrent les mêmes, pour comparer les résultats ; elles ne sont alors plus secrètes.
