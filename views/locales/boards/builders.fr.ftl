# Le plateau des Bâtisseurs
look-builders-round = Manche { $round }
look-builders-last-round = Manche { $round }, la dernière
look-builders-scoring = Décompte final
look-builders-over = Partie terminée
look-builders-ending = La fin est proche : qui n’a pas encore joué dans cette manche joue une dernière fois.
look-builders-idle = Personne n’a avancé depuis { $idle } manches ; à { $limit }, la partie s’arrête.
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
look-builders-loan-terms = rendre { $repayment } ou −{ COUNT($penalty, "point", "points") }
look-builders-loan = { COUNT($gain, "sesterce", "sesterces") } maintenant ; à la fin, rendre { $repayment } ou perdre { COUNT($penalty, "point", "points") }. Il en reste { $count }.
look-builders-exchange = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 } pour { $coins ->
    [one] { $coins } sesterce
   *[other] { $coins } sesterces
 }
look-builders-building = { $name } : demande { $needs } ; rapporte { COUNT($sesterces, "sesterce", "sesterces") } et { COUNT($vp, "point", "points") }.
look-builders-machine = Une machine : travaille sans salaire une fois terminée, { $levels }.
look-builders-hand = { $name } : { $levels } ; { $wage ->
    [0] sans salaire
   *[other] salaire { $wage }
 }.
look-builders-tool = { $name } : ajoute { $levels }.
look-builders-university = { $name } : porte à { $level } le niveau d’un ouvrier.
look-builders-unpaid = sans salaire
look-builders-site = { $name } : il manque encore { $missing }.
look-builders-crew = Au travail : { $names }.
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
look-builders-end-left = { $count ->
    [one] Il reste 1 action gratuite : finir le tour ?
   *[other] Il reste { $count } actions gratuites : finir le tour ?
}
