unknown-game = Le jeu « { $game } » n’existe pas. Il y a : { $known }.
unknown-bot = Le robot « { $bot } » n’existe pas. Il y a : { $known }.
unknown-skill = Le robot « { $bot } » n’existe pas. Il y a : { $known } ; ceux qui réfléchissent aussi sous la forme centurio:500 (itérations) ou centurio:0.5s.
unknown-rule = { $game } n’a pas de règle « { $rule } ».
cannot-read = Impossible de lire { $file } : { $problem }
cannot-write = Impossible d’écrire { $file } : { $problem }
file-too-large = trop gros pour un journal ou un fichier de matériel
file-not-text = ce n’est pas du texte UTF-8
switch-form = « { $switch } » n’est pas un réglage ; écrivez --set réglage=valeur.
switch-unknown = Le réglage « { $switch } » n’existe pas. Il y a : { $known }.
switch-twice = Le réglage « { $switch } » est donné deux fois.
switch-value = « { $value } » n’est pas une valeur de { $switch }. Valeurs possibles : { $values }.
switch-on = oui
switch-off = non
bad-seat = « { $seat } » n’est pas une place ; il y en a { $players }, comptées à partir de 1.
bad-name = « { $name } » n’est pas un nom de joueur.
beyond-rulebook = { " " }— au-delà du livret
games-line = { $min } à { $max } joueurs, { $from } à { $to } minutes
games-provenance = { $all } valeurs imprimées : { $rulebook } du livret, { $found } trouvées, { $reconstructed } reconstituées
games-switches = Réglages (--set réglage=valeur), avec leur valeur par défaut :
bot-name = { $level } { $number }
sheet-total = Total
sheet-place = Place
pack-without-game = [meta] game : manquant ; il nomme le jeu auquel appartient ce matériel
pack-good = { $id } convient à { $game } : { COUNT($values, "valeur", "valeurs") } avec leur source, sha256 { $hash }
pack-reconstructed = Les valeurs reconstituées sont nos propositions, pas ce qui est imprimé sur le matériel.
sim-games = { COUNT($games, "partie", "parties") } à { COUNT($players, "joueur", "joueurs") } en { $seconds } s
sim-speed = { $decisions } décisions/s, { $games } parties/s
sim-length = { $decisions } décisions par partie
sim-seat = place { $seat } ({ $bot }) : { $wins } % de victoires, score { $mean } ± { $sd } (de { $min } à { $max })
sim-distribution = Scores de toutes les places :
ladder-games = { COUNT($games, "partie", "parties") } à { COUNT($players, "joueur", "joueurs") } en { $seconds } s
ladder-bots = Classement de Weng–Lin (25 au départ), scores moyens avec leur intervalle à 95 %, temps par décision :
ladder-bot = { $bot } : classement { $rating } ± { $uncertainty }, score { $score } (de { $low } à { $high }), { $ms } ms
ladder-solo = Scores moyens avec leur intervalle à 95 %, temps par décision :
ladder-solo-bot = { $bot } : score { $score } (de { $low } à { $high }), { $ms } ms
ladder-lead = { $bot } devance { $other } de { $lead } (de { $low } à { $high }) sur les mêmes cartes ; cet intervalle est { $narrower } fois plus étroit qu’avec des cartes à chacun
ladder-title = { $title } dans { $share } % des parties
ladder-pairs = Qui prend quelle part des points à qui (une égalité compte pour moitié), avec l’intervalle à 95 % :
ladder-pair = { $bot } contre { $against } : { $share } % (de { $low } à { $high }), score { $score } contre { $other } en { COUNT($games, "partie", "parties") }, intervalle { $narrower } fois plus étroit qu’avec d’autres cartes à chaque fois
ladder-time = « { $time } » n’est pas un temps de réflexion ; écrivez des secondes, par exemple 0.5.
ladder-none = Il faut au moins deux niveaux et une partie ; en solo, un niveau suffit.
tune-nothing = Le joueur sensé de { $game } n’a pas de nombres à régler.
tune-lesson = Leçon { $lesson } sur { $of } : { $mean }
tune-generation = Génération { $generation } sur { $of } : { $mean } en moyenne
tune-before = Avant : { $mean } (de { $low } à { $high })
tune-after = Après : { $mean } (de { $low } à { $high }), en des parties qu’aucun candidat n’avait vues
tune-kept = Gardé dans { $file }.
net-nobody = personne ne peut utiliser de poids pour ce jeu
train-players = Ce jeu ne se joue pas à { $players }.
train-mark = Après { $games } parties contre lui-même : { $mean } (de { $low } à { $high })
train-end = En { $games } parties jamais vues : { $mean } (de { $low } à { $high })
verify-good = Conforme : { COUNT($events, "événement", "événements") } ; chaque décision, chaque tirage et le classement sont justes. Engagement { $commitment }.
verify-running = Conforme jusqu’ici : { COUNT($events, "événement", "événements") } ; chaque décision est permise et chaque tirage possible. La partie n’est pas close : sa graine est encore secrète et ses tirages ne peuvent pas être vérifiés avec elle. Engagement { $commitment }.
verify-chain = La chaîne de toutes les lignes tient ; sa tête est { $head }.
verify-gift = { $who } a ajouté au hasard après l’engagement : personne n’a pu choisir les tirages qui ont suivi.
verify-cards = Les cartes sont celles du nom « { $cards } », les mêmes à toutes les tables qui le portent.
verify-fork = Les { $copied } premiers événements sont copiés de la table d’engagement { $of } ; leurs tirages relèvent de la graine de celle-ci.
replay-place = L’événement { $at } n’existe pas ; le dernier est le { $last }.
replay-at = après l’événement { $at } sur { $last }
resume-other-game = c’est une partie de { $game }
resume-over = cette partie est terminée ; regardez-la avec ludi replay
resume-no-seed = la partie ne peut pas continuer sans sa graine ({ $file })
play-reconstructed = Certaines valeurs de ce matériel sont reconstituées et non imprimées : ludi pack show { $game } les liste.
play-commitment = Tirages équitables : le SHA-256 de la graine de cette table est { $commitment }.
play-resumed = Partie reprise après { COUNT($events, "événement", "événements") }.
play-help-hint = Tapez un numéro ou une décision ; aide liste les commandes.
play-curtain = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
play-no-number = Il n’y a pas de décision { $number }.
play-unknown = « { $text } » n’est ni une commande ni une décision de ce jeu.
play-allowed = permis
play-agree = { $name }, acceptez-vous de revenir à l’événement { $to } ? (o/n)
play-bad-say = Impossible de dire cela : c’est vide ou trop long.
play-saved = Partie gardée dans { $file }.
play-save-where = Où ? sauver FICHIER
play-left = La partie est gardée dans { $file } ; continuez avec ludi play … --log { $file }
play-left-unsaved = La partie n’a pas été gardée.
play-verify = Vérifiez les tirages : ludi verify { $file }
play-seed = La graine de cette table était { $seed }.
play-taken-back = (annulé)
play-help =
    un numéro           prendre cette décision
    une décision        en notation, comme entre parenthèses
    annuler, refaire    annuler ou refaire votre dernière décision
    retour N            demander à tous de revenir à l’événement N du journal
    pourquoi DÉCISION   pourquoi elle est refusée ; pourquoi seul liste tout ce qui l’est
    indice              ce que ferait un robot, et ce qu’il attend
    règle NUMÉRO        lire une règle
    journal, plateau, score
    dire TEXTE          un mot pour le journal
    sauver FICHIER      garder la partie dans un fichier, suivi dès lors
    quitter             partir ; une partie gardée se reprend avec --log FICHIER
serve-open = Ludi est à l’adresse { $address } — ouvrez-la dans un navigateur. Ctrl-C l’arrête.
db-in-use = { $file } : un autre serveur utilise cette base. Arrêtez-le d’abord, ou nommez un autre fichier avec --db.
backup-server = { $db } est un serveur à part : copiez-le avec pg_dump, ou avec ludi copy-db dans un fichier.
restore-server = { $db } est un serveur à part : remettez une copie avec pg_restore, ou un fichier avec ludi copy-db.
copy-in-use = Un serveur utilise l’une des deux bases. Arrêtez d’abord tous ceux qui les utilisent.
copy-exists = { $to } contient déjà un site, rien n’est copié. Nommez un fichier qui n’existe pas, ou une base vide.
copy-done = Copié dans { $to } et comparé : { COUNT($tables, "table", "tables") }, { COUNT($events, "événement", "événements") }, { COUNT($rows, "ligne", "lignes") } en tout.
backup-done = Copié dans { $file }.
restore-good = { $file } est intact : { COUNT($tables, "table", "tables") }.
restore-bad = { $file } ne peut pas être restauré : { $error }. Prenez une copie plus ancienne.
restore-exists = { $file } existe déjà. Ajoutez --replace pour mettre la copie à sa place ; il reste sous le nom { $file }.before.
restore-done = Restauré dans { $file } : { COUNT($tables, "table", "tables") }.
check-db-good = { $file } : ce programme ouvre { COUNT($tables, "table", "tables") }, toutes celles qu’il y a.
check-db-bad = { $file } : sur { COUNT($tables, "table", "tables") }, { $bad } ne s’ouvriraient pas avec ce programme.
admin-no-table = Cette table n’existe pas ; ludi admin list montre celles qu’il y a.
admin-no-guest = Personne n’a ce numéro ; ludi admin list montre qui joue.
admin-busy = Quelqu’un joue en ce moment à l’une de ces tables. Rien n’a été oublié ; recommencez.
admin-deleted = { $table } est supprimée.
admin-forgotten = { $guest } est oublié. Changé ou supprimé : { COUNT($tables, "table", "tables") }. Les sauvegardes d’avant ont encore tout.
admin-muted = { $subject } : plus rien ne se dit.
admin-banned = { $subject } ne peut que regarder. Qui efface ses cookies revient sous un autre numéro.
admin-closed = { $subject } est fermée : on peut la regarder, personne n’y joue plus.
admin-undone = { $subject } : comme avant.
admin-pruned = Supprimé : { COUNT($tables, "table", "tables") }.
admin-would-prune = Serait supprimé : { COUNT($tables, "table", "tables") }.
admin-running = en cours
admin-finished = terminée
admin-closed-state = fermée
admin-host = créée par { $guest }
admin-days = il y a { COUNT($days, "jour", "jours") }
admin-note-muted = muette
admin-note-muted-guest = { $guest } muet
admin-note-banned = { $guest } exclu
campaign-fort = Fort { $fort } sur { $forts } : { $name } (échecs ici : { $failed })
campaign-taken-back = { $count ->
    [one] Fort { $forts } : gagné après être revenu sur ce qui avait été révélé.
   *[other] Forts { $forts } : gagnés après être revenu sur ce qui avait été révélé.
}
campaign-complete = Tous les forts sont gagnés. Ave !
campaign-failed = L’objectif du fort { $fort } n’est pas atteint ; rejouez-le.
campaign-won = L’objectif du fort { $fort } est atteint. Au fort suivant !
campaign-challenge = L’objectif et le défi du fort { $fort } sont atteints : le fort suivant commence avec une récompense.

# Leçons
lessons-count = { $game } : { COUNT($count, "leçon", "leçons") }
lessons-minutes = { $minutes } min
lessons-good = jouée selon ses étapes : { COUNT($ways, "chemin", "chemins") }, { COUNT($positions, "position", "positions") }, { COUNT($answers, "réponse", "réponses") }
lessons-bad = Impossible à jouer telles quelles : { COUNT($count, "leçon", "leçons") }.

# Problèmes
puzzles-easy = facile
puzzles-medium = moyen
puzzles-hard = difficile
puzzles-line = { $number } · { $grade }, { COUNT($players, "joueur", "joueurs") }, après l’événement { $event }, { $seat } décide ({ COUNT($steps, "décision", "décisions") } à trouver) : { $asked }
puzzles-count = { COUNT($count, "problème", "problèmes") }
puzzles-failed = Ces problèmes ne tiennent pas : { $which }

# Pannes
faults-good = Rien n’a cédé en { COUNT($runs, "essai", "essais") } : { COUNT($answers, "réponse", "réponses") }, { COUNT($events, "événement", "événements") }, { COUNT($lives, "démarrage", "démarrages") } du serveur, { COUNT($failures, "panne", "pannes") } du disque.
faults-bad =
    Graine { $seed }, étape { $step } : { $law }
    Toutes ses étapes : ludi faults --from { $seed } --seeds 1 --trace
