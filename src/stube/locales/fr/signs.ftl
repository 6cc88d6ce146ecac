# Signes et regards : la feuille des signes, ce qu’on voit, ce qui est montré après la partie.

tool-signs = Signes
key-signs = signes
key-look = regarder, puis une flèche ou un nom
signs-note = Seul celui qui te regarde voit un signe. Pendant que tu en fais un, tu n’en vois aucun.
look-where = Où regardes-tu ?
look-at = Regarder { $name }
look-hand = Regarder ses propres cartes
look-own = mes cartes
looks-hand = regarde ses cartes
looks-you = te regarde
looks-at = regarde { $name }
name-looks-you = { $name } te regarde.
own-sign = Pendant que tu fais un signe, tu n’en vois aucun.
meaning-none = libre
gesture-means = Cela veut dire : { $meaning }.
code-title = Nos signes
code-note = Convenez à deux de leur sens : touche un signe pour lui donner le sens suivant. Les autres ne l’apprennent qu’à la fin de la partie.
made-title = Tous les signes de la partie
made-line = { $name } : { $sign } – { $meaning }. { $seen }
made-round = Donne { $round }
made-seen = Vu par : { $names }.
made-unseen = Personne ne l’a vu.
made-none = Aucun signe n’a été fait.
codes-title = Signes propres à { $names }

gesture-wink = faire un clin d’œil
gesture-nose = plisser le nez
gesture-lips = avancer les lèvres
gesture-mouth = tordre la bouche
gesture-shoulder = hausser l’épaule
gesture-up = regarder en l’air
gesture-nod = hocher la tête
gesture-down = regarder en bas
gesture-blink = cligner des yeux
gesture-brows = lever les sour­cils
gesture-kiss = envoyer un baiser

does-wink = fait un clin d’œil
does-nose = plisse le nez
does-lips = avance les lèvres
does-mouth = tord la bouche
does-shoulder = hausse l’épaule
does-up = regarde en l’air
does-nod = hoche la tête
does-down = regarde en bas
does-blink = cligne des yeux
does-brows = lève les sourcils
does-kiss = envoie un baiser

meaning-max = Max
meaning-belli = Belli
meaning-spitz = Spitz
meaning-weli = Weli
meaning-chief = la Frappe droite
meaning-nothing = rien en main
meaning-lead-trumps = joue atout
