# Le plateau des Bâtisseurs
look-builders-round = Manche { $round }
look-builders-last-round = Manche { $round }, la dernière
look-builders-scoring = Décompte final
look-builders-over = Partie terminée
look-builders-ending = La fin est proche : qui n’a pas encore joué dans cette manche joue une dernière fois.
look-builders-idle = Personne n’a avancé depuis { COUNT($idle, "manche", "manches") } ; à { $limit }, la partie s’arrête.
look-builders-extra = une de plus : { COUNT($price, "sesterce", "sesterces") }
look-builders-no-action = plus d’action gratuite : { COUNT($price, "sesterce", "sesterces") } chacune
look-builders-buildings = Bâtiments
look-builders-open-price = 1 action pour ouvrir un chantier
look-builders-workers = Ouvriers
look-builders-recruit-price = 1 action pour recruter
look-builders-investments = Investissements et banque
look-builders-invest-price = 1 action et le prix ; un seul investissement par tour
look-builders-invested = vous avez fait l’investissement de ce tour
look-builders-deck = { $count ->
    [0] la pioche est vide
   *[other] { COUNT($count, "carte", "cartes") } dans la pioche
 }
look-builders-gap = vide
look-builders-next = Suivant
look-builders-slaves = Esclaves
look-builders-tools = Outils
look-builders-universities = Universités
look-builders-bank = Banque
look-builders-bank-holds = il en reste { $count }
look-builders-none-left = épuisé
look-builders-left = il en reste { $count }
look-builders-loan-terms = rendre { $repayment } ou −{ COUNT($penalty, "point", "points") }
look-builders-loan = { COUNT($gain, "sesterce", "sesterces") } maintenant ; à la fin, rendre { $repayment } ou perdre { COUNT($penalty, "point", "points") }. Il en reste { $count }.
look-builders-exchange = { COUNT($actions, "action", "actions") } pour { COUNT($coins, "sesterce", "sesterces") }
look-builders-building = { $name } : demande { $needs } ; rapporte { COUNT($sesterces, "sesterce", "sesterces") } et { COUNT($vp, "point", "points") }.
look-builders-machine = Une machine : travaille sans salaire une fois terminée, { $levels }.
look-builders-hand = { $name } : { $levels } ; { $wage ->
    [0] sans salaire
   *[other] salaire de { COUNT($wage, "sesterce", "sesterces") }
 }.
look-builders-tool = { $name } : ajoute { $levels }.
look-builders-university = { $name } : donne à un ouvrier { $level }.
look-builders-site = { $name } : il manque encore { $missing }.
look-builders-crew = Au travail : { $names }.
look-builders-member = { SOME($name) }
look-builders-no-crew = Personne n’y travaille.
look-builders-finishes = termine
look-builders-can-finish = peut terminer : { $name }
look-builders-tray = Vos biens
look-builders-sites = Chantiers
look-builders-no-sites = Aucun chantier : ouvrez-en un dans la rangée.
look-builders-team = Équipe
look-builders-no-team = Tout le monde est au travail.
look-builders-loans = Emprunts
look-builders-finished = Terminés
look-builders-score = { $over ->
    [1] { $score } à la fin
   *[0] { $score } si tout s’arrêtait là
 }
look-builders-free = Affranchir
look-builders-first = a commencé
look-builders-count-team = { $count } dans l’équipe
look-builders-count-sites = { COUNT($count, "chantier", "chantiers") }
look-builders-count-slaves = { COUNT($count, "esclave", "esclaves") }
look-builders-count-loans = { COUNT($count, "emprunt", "emprunts") }
look-builders-end-left = Il reste { COUNT($count, "action gratuite", "actions gratuites") }
look-builders-send-to = Envoyer { SOME($hand) } sur le chantier « { $building } »
look-builders-to-with = Sur le chantier « { $building } », avec { SOME($tool) }
look-builders-to-bare = Sur le chantier « { $building } », sans outil
look-builders-tool-away = Au travail.
