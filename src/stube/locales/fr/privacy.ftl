### Ce qui est gardé.

## Ce qui est gardé

privacy-title = Ce qui est gardé
privacy-short = En bref : la table et ses cartes, et le nom que tu te donnes. Rien d’autre.
privacy-server = Sur le serveur
privacy-server-table = Pour chaque table ses règles, ses usages et tout ce qui s’y est passé : cartes données et jouées, annonces, signes, répliques, ce qui a été écrit. Ainsi rien ne se perd quand un appareil lâche.
privacy-server-name = Le nom que tu saisis. Il peut être inventé ou vide ; ceux qui sont à la table ou qui ont le lien le voient.
privacy-server-secret = De la clé de ta place, seulement une empreinte d’où la clé ne peut être retrouvée.
privacy-server-address = Ton adresse réseau en mémoire seulement et pour peu de temps, pour que personne ne submerge le serveur. Elle ne va à aucune table ni dans aucun fichier.
privacy-browser = Dans ce navigateur
privacy-browser-seats = Les clés de tes dernières places, pour te retrouver à la même table après un rechargement.
privacy-browser-name = Ton nom, et qui tu as mis en sourdine.
privacy-browser-rules = Réglages, règles maison et tes derniers choix.
privacy-not = Ce qu’il n’y a pas
privacy-not-account = Pas de compte, pas d’inscription, pas de classement des joueurs.
privacy-not-others = Rien qui vienne d’ailleurs : pas de publicité, pas de pistage, pas de polices externes. Cette page n’interroge que ce seul serveur.
privacy-not-cookie = Pas de cookies.
privacy-delete = Effacer
privacy-delete-table = Qui tient la table peut l’effacer avec tout ce qui s’y rattache : « Qui est là ? », tout en bas.
privacy-delete-time = Là où personne n’est venu depuis un moment, le serveur efface de lui-même les noms et ce qui a été écrit, plus tard toute la table. Le délai est fixé par qui gère le serveur ; par défaut, deux semaines, puis deux mois.
privacy-delete-browser = Ce que sait ce navigateur, il l’oublie d’un geste :
privacy-forget = Tout oublier dans ce navigateur
privacy-forget-effect = Tes places aussi : aux tables en cours tu ne reviens que par le lien, à une place libre.
privacy-forgotten = Oublié.
