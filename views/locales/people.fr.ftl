
# Qui joue
site-play-as = Vous jouez sous le nom de
site-here = est là
site-away = n’est pas là
site-now-away = On attend { $who }, qui n’est pas là
site-turn-answer = On attend votre réponse

# Inviter
site-share = Partager
site-qr = Code QR
site-invite-near = Cette adresse ne marche que sur cet ordinateur. Pour des amis ailleurs, ouvrez Ludi par l’adresse qui leur donne accès à cet ordinateur, ou lancez-le avec --base-url.
site-seat-by = { $who } vous invite
site-seat-by-somebody = On vous invite
site-seat-yours = votre place
site-seat-bot = robot
site-seat-name-help = Les autres le voient à la table.
site-watchers = Laisser d’autres regarder

# Abandonner
site-resign = Abandonner
site-resign-help = Un robot joue à votre place. La partie reste dans votre liste, et vous pouvez revenir tant qu’elle dure.
site-resign-do = Laisser jouer le robot

# Façons de jouer
site-presets = Comment voulez-vous jouer ?
site-preset-first = Première partie
site-preset-first-help = Des robots indulgents, des conseils, les règles les plus simples.
site-preset-standard = Standard
site-preset-standard-help = Comme on joue d’ordinaire : des robots sensés, des conseils.
site-preset-expert = Expert
site-preset-expert-help = Des robots forts, les règles les plus dures, sans conseils.
site-preset-box = Comme dans la boîte
site-preset-box-help = Rien que la boîte et son livret, sans conseils.
site-new-details = Tout le reste
site-new-details-help = conseils, spectateurs, règles de la table : réglés comme ci-dessus
site-refused-delete = On ne peut supprimer qu’une table où l’on est seul.
site-fork-note = Cette partie en continue une autre.
