
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

# Vous
site-you = Vous
site-you-link-here = Vous et vos données
site-you-nobody = Personne n’est connu dans ce navigateur. Dès que vous jouez ou prenez un nom, vous trouvez ici ce qui est à vous, et comment partir ou revenir.
site-you-name = Votre nom
site-you-devices = Cet appareil et les autres
site-you-devices-text = Il n’y a pas de mot de passe : ce navigateur est reconnu par un cookie. Un lien personnel vous amène, avec toutes vos parties, sur un autre appareil.
site-you-link = Créer un lien personnel
site-you-link-help = Il sert une fois, dans les dix minutes. Qui l’a devient vous.
site-you-link-label = Votre lien personnel
site-you-link-note = Ouvrez-le sur votre autre appareil, ou présentez le code à sa caméra. Il sert une fois, pendant dix minutes, et n’est montré que maintenant.
site-you-link-close = Rendre le lien inutile
site-you-leave = Se déconnecter ici
site-you-leave-help = Ce navigateur vous oublie. Sans lien personnel ni autre appareil, vous ne retrouverez pas vos parties.
site-you-leave-all = Se déconnecter partout
site-you-leave-all-help = Tous les appareils vous oublient, celui-ci aussi. Rien ne ramène alors à vos parties.
site-you-leave-all-keys = Tous les appareils vous oublient, celui-ci aussi. Seule une clé d’accès ramène alors à vos parties ; retirez celles qui ne sont pas à vous.
site-passkeys = Vos clés d’accès
site-passkey = Clé d’accès { $number }
site-passkey-keep = Créer une clé d’accès
site-passkey-keep-help = Cet appareil, ou le trousseau qu’il partage avec vos autres appareils, vous reconnaît alors par le doigt, le visage ou un code. Il ne faut ni cookie ni lien.
site-passkey-keep-broken = Rien ne s’est fait : l’appareil s’est arrêté, ou a déjà une clé d’accès à vous.
site-passkey-come = Revenir avec une clé d’accès
site-passkey-come-help = Si vous en avez créé une sur un appareil, elle mène ici aussi à vos parties. Qui est connu dans ce navigateur en est déconnecté.
site-passkey-come-broken = Rien ne s’est fait : l’appareil s’est arrêté, ou n’a pas de clé d’accès pour ce site.
site-passkey-remove = Retirer
site-passkey-remove-which = Retirer la clé d’accès { $number }
site-you-words = Ce que vous avez dit
site-you-words-none = Vous n’avez rien dit à aucune table.
site-you-words-text = Ce que vous retirez quitte le journal pour tout le monde ; un signe montre que quelque chose y a été dit.
site-you-unsay = Retirer
site-you-unsay-which = Retirer : « { $text } »
site-you-games = Vos parties
site-you-games-text = Dans votre liste, sur la première page, chaque partie peut être rangée, et les tables où vous êtes seul peuvent être supprimées pour de bon.
site-you-forget = M’oublier
site-you-forget-text = Tout ce qui vous concerne est supprimé, tout de suite et pour de bon :
site-you-forget-gone = disparaissent votre nom, vos mots, vos liens et vos appareils, et les tables où vous êtes seul ;
site-you-forget-names = aux tables avec d’autres, vous devenez un joueur sans nom ; des robots jouent à votre place, et les tables que vous avez créées reviennent à quelqu’un d’autre qui y joue ;
site-you-forget-remains = restent vos décisions, car elles sont la partie des autres, et ce que d’autres ont téléchargé.
site-you-forget-do = M’oublier…
site-you-forget-sure = C’est sans retour.
site-you-forget-yes = Oui, m’oublier
site-come = Revenir sous le nom { OF($name) }
site-come-text = Sur cet appareil aussi, vous jouez désormais à vos tables. Le lien ne servira plus.
site-come-other = { $name } sera déconnecté de ce navigateur. Si ces parties comptent, créez d’abord un lien personnel.
site-come-do = Revenir ici
site-promises = Ce que nous promettons
site-promises-link = Ce que nous promettons
site-refused-stranger = Personne n’est connu dans ce navigateur : il n’y a rien à changer.
site-refused-link = Ce lien a déjà servi, a plus de dix minutes, ou a été rendu inutile. Créez-en un autre sur un appareil qui vous connaît.
site-refused-passkey = Cette clé d’accès ne prouve rien ici. Réessayez, ou servez-vous d’un lien personnel.
site-refused-passkey-late = C’était trop long, ou déjà répondu. Réessayez.
site-refused-no-passkey = Cette clé d’accès n’existe plus ici. Servez-vous d’un lien personnel, ou d’une autre clé.
site-refused-passkeys = Vous avez autant de clés d’accès qu’il peut y en avoir. Retirez-en d’abord une.
site-refused-unsaid = Il n’y a rien de vous à retirer là.
site-refused-sure = Rien n’a été supprimé : dites que vous êtes sûr.
site-refused-second = Vous êtes déjà à cette table. À une autre place, vous verriez ce qui est secret pour la vôtre.

# La personne qui tient le site
site-shut = Cette table est fermée
site-refused-shut = La personne qui tient le site a fermé cette table. On peut la regarder, mais plus y jouer.
site-refused-muted = La personne qui tient le site ne vous laisse rien dire ici. Vous pouvez continuer à jouer.
site-error-banned = Vous ne pouvez que regarder
site-error-banned-text = La personne qui tient le site ne vous laisse rien changer ici. Vous pouvez encore regarder, retirer ce que vous avez dit et vous faire oublier.
