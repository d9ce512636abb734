player = Joueur { $number }
setup-players = Ce jeu se joue de { $min } à { $max } joueurs, pas à { $players }.
refused-not-now = Il n’y a rien à décider maintenant.
refused-text = Un message demande quelques mots, mais pas trop.
refused-notation = Le jeu ne connaît pas cette décision.
setup-switch = « { $value } » est impossible pour « { $switch } ».
setup-clash = Ces réglages ne vont pas ensemble.
setup-pack = Ce matériel n’est pas disponible.
setup-game = Ce jeu n’existe pas.
undo-nothing = Vous n’avez rien à annuler.
undo-revealed = Quelque chose a été révélé depuis ; l’annulation demande l’accord de tous.
undo-depended = Un autre joueur a joué en conséquence ; l’annulation demande l’accord de tous.
undo-barrier = Ce coup a touché un autre joueur ; l’annulation demande l’accord de tous.
undo-over = La partie est close ; rien ne peut être annulé.
redo-nothing = Vous n’avez rien à refaire.
redo-refused = Ce que vous aviez annulé n’est plus possible.
consent-none = Personne n’a demandé à revenir en arrière.
consent-own = C’est votre demande ; aux autres de répondre.
consent-place = Cet endroit de la partie n’existe pas.
source-rulebook = livret de règles
source-owner = matériel imprimé
source-found = trouvé
source-reconstructed = reconstitué
story-secret-draw = { $seat } pioche une carte en secret.
story-secret-decision = { $seat } décide en secret.
story-undo = { $seat } annule sa dernière décision.
story-ask = { $seat } demande à revenir à l’événement { $to }.
story-agree = { $seat } accepte de revenir en arrière.
story-decline = { $seat } refuse de revenir en arrière.
story-give = { $seat } bat aussi les cartes.
story-join = { $name } prend la place { $number }.
story-say = { $seat } : { $text }
story-say-spectator = Un spectateur : { $text }
turn-setup = La table est mise en place.
turn-told = { $who } : { $deeds }
turn-told-changes = { $who } : { $deeds } ; { $changes }
story-name = { $seat }
story-end = { $count ->
    [one] La partie est terminée. { $winners } l’emporte.
   *[other] La partie est terminée. { $winners } se partagent la victoire.
}
story-end-solo = La partie est terminée.
story-taken-back = { $times ->
    [one] Une fois, on est revenu sur ce qui avait été révélé.
   *[other] { $times } fois, on est revenu sur ce qui avait été révélé.
}
