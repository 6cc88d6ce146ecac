### Comment les cartes sont données : le signe à la table et la feuille qui l’explique.

deals-title = Comment on donne
deals-mark =
    { $state ->
        [sealed] Scellé
        [partly] Pas par tous
        [checked] Vérifié
       *[wrong] Ne concorde pas !
    }
deals-state =
    { $state ->
        [sealed] Tout le monde a mélangé ces cartes, et chacune était scellée à sa place avant que quiconque la voie. Ce que tu en as vu concorde.
        [partly] Ces cartes sont scellées, et ce que tu en as vu concorde. Mais tout le monde ne les a pas mélangées.
        [checked] La partie est finie et le serveur a ouvert ses enveloppes : ton navigateur a redonné chaque donne, et tout concorde.
       *[wrong] Quelque chose ne concorde pas dans ces cartes. Enregistre la partie, et ne te fie pas à cette table tant que personne ne te l’a expliqué.
    }
deals-how = Personne ne choisit les cartes, pas même le serveur. Avant chaque donne, le serveur et chaque navigateur à la table mettent un nombre dans une enveloppe. On ne les ouvre que lorsque toutes sont posées, et l’ordre du paquet découle de toutes ensemble. Une seule enveloppe honnête suffit.
deals-seals = Chaque carte est scellée à sa place avant d’être donnée. Quand une carte t’arrive, ton navigateur regarde si c’est bien celle qui était sous le sceau.
deals-end = Le serveur n’ouvre sa propre enveloppe qu’à la fin de la partie, car elle révélerait les cartes. Ton navigateur redonne alors chaque donne, y compris les cartes jetées.
deals-never = À cette table, les cartes jetées ne sont jamais dévoilées. Seules celles que tu as vues sont donc vérifiées.
deals-limits = Ce qu’aucun sceau ne montre : si le serveur révèle les cartes à quelqu’un. Mais il ne peut pas les choisir.
deals-who = Enveloppes de cette donne
deals-server = le serveur
deals-share =
    { $share ->
        [given] ouverte
        [withheld] posée, jamais ouverte
        [closed] fermée jusqu’à la fin
        [bot] un bot : n’en a pas
       *[silent] aucune
    }
deals-withheld = Une enveloppe qui reste fermée peut venir d’une mauvaise connexion. Si c’est toujours la même, tu sais à quoi t’en tenir.
deals-flaws = Ce qui ne concorde pas
deals-flaw =
    Donne { $deal } : { $code ->
        [promise_differs] l’enveloppe du serveur a été échangée
        [asked_twice] on a demandé ton enveloppe une seconde fois, avec d’autres que la première
        [list_differs] on a pris d’autres enveloppes que celles qui étaient posées
        [share_differs] une enveloppe contenait autre chose que ce qui avait été scellé
        [deal_skipped] la donne d’avant n’a jamais été montrée
        [made_twice] la même donne a été faite deux fois
        [card_not_sealed] une carte n’était pas celle qui était sous son sceau
        [card_not_proven] une carte est venue sans son sceau
        [card_twice] une carte se trouvait à deux places
        [server_share_differs] l’enveloppe du serveur contenait autre chose que ce qui avait été scellé
        [deal_differs] d’autres cartes découlent des enveloppes
        [root_differs] les cartes étaient scellées dans un autre ordre
       *[record_differs] l’enregistrement dit autre chose que ce qu’on t’a dit
    }
deals-save = Enregistrer la partie
deals-save-effect = toute la partie dans un fichier ; « stube verify » la vérifie partout
past-look = La revoir
