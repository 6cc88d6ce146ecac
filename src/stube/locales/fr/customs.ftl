### Usages d’une table à côté de ses règles.

## Usages

customs-title = Les usages de cette table
customs-done = On fait ainsi
customs-absence = Quand quelqu’un s’absente
customs-absence-bot = un bot le remplace
customs-absence-wait = tous attendent
customs-absence-end = la partie s’arrête
customs-patience = Au bout de combien de temps
customs-clock = Temps pour jouer
customs-no-clock = sans chrono
customs-watchers = Qui regarde voit
customs-watchers-none = rien du tout
customs-watchers-no-hands = aucune main
customs-watchers-delayed = les mains, une donne plus tard
customs-watchers-open = toutes les mains
customs-watchers-open-hint = Seulement quand tous à la table sont d’accord. Tant que c’est le cas, la table le dit.
customs-speed = Vitesse des bots
customs-speed-slow = tranquille
customs-speed-normal = normale
customs-speed-fast = vive
customs-bots-signal = Les bots font des signes
customs-bots-signal-hint = Ils regardent autour d’eux, voient des signes et disent à leur partenaire ce qu’ils ont.
customs-gesture = Durée d’un signe
customs-open-deals = Dévoiler les cartes jetées pour vérifier
customs-open-deals-match = après la partie
customs-open-deals-never = jamais
customs-listed = Dans la liste des tables ouvertes
customs-listed-hint = Alors tout le monde peut s’asseoir. Sinon, seulement qui a le lien.
customs-calls = Répliques
customs-calls-hint = quelques phrases toutes faites ; pendant la donne seulement si les règles le permettent
customs-chat = Écrire
customs-chat-hint = mots libres entre amis ; pendant la donne seulement si les règles le permettent
customs-fold = Se coucher d’un commun accord
customs-fold-hint = les deux partenaires doivent être d’accord
customs-line-listed = ouverte à tous
customs-line-private = par lien seulement
customs-line-absence-bot = absent { $time } : un bot joue à sa place
customs-line-absence-wait = on attend les absents
customs-line-absence-end = absent { $time } : la partie s’arrête
customs-line-clock = { $time } pour réfléchir
customs-line-no-clock = sans chrono
customs-line-chat = on peut écrire
