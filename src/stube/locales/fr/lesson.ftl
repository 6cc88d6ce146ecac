### Une première donne, pas à pas. $partner, $left, $right : les noms des autres à la table.

## Watten

lesson-watten-hello = Watten : quatre à table, deux contre deux. { $partner }, en face, joue avec toi ; { $left } et { $right } jouent contre vous. Trois plis sur cinq gagnent la donne et marquent deux points.
lesson-watten-criticals = Tu vois déjà trois cartes. Le roi de Cœurs est le Max, la plus haute carte de toutes. Avec Belli et Spitz, il est une Critique : ces trois-là battent tout le reste.
lesson-watten-strike = Tu es l’avant-main : annonce la Frappe, c’est un rang. Tu as deux Unter : annonce l’Unter.
lesson-watten-chief = { $right } a donné et choisi Feuilles pour atout. L’Unter de Feuilles, dans ta main, est donc la Frappe droite ; seules les Critiques sont au-dessus. Les autres Unter sont les autres Frappes. La hiérarchie montre tout.
lesson-watten-call = Entame de la Frappe droite et appelle « Atout ou Critique ! » : touche-la, active l’appel, joue-la. Chaque adversaire doit alors donner un atout ou une Critique, s’il en a.
lesson-watten-signal = Le premier pli est à vous, et les deux adversaires ont donné un atout. Tu regardais { $partner } et tu as vu un clin d’œil : c’est bon signe. Seul qui regarde voit un signe.
lesson-watten-partner = Fais confiance : joue l’as de Cloches. Si un adversaire le bat, { $partner } peut encore monter.
lesson-watten-raise = { $partner } a pris avec le Belli : deux plis pour vous. Pourtant { $right } relance à trois. On accepte ou on se couche ; se coucher donne deux points aux autres. Il te reste le Max : accepte.
lesson-watten-max = { $right } a joué l’as de Glands. Prends avec le Max : rien n’est au-dessus.
lesson-watten-end = Trois plis, et trois points parce que vous avez accepté.

## Whist allemand

lesson-german-whist-hello = Le whist allemand se joue à deux. Chacun a treize cartes, les 26 autres forment la pioche. Il y a 26 plis ; qui en fait le plus gagne la donne.
lesson-german-whist-stock = La première carte de la pioche est visible. Cœur est atout parce que c’est un cœur. Qui gagne le pli la prend ; l’autre pioche la suivante, que personne ne voit.
lesson-german-whist-win = Un valet d’atout, cela vaut la peine. Entame de l’as de trèfle : aucun trèfle n’est plus haut.
lesson-german-whist-lose = Le valet est à toi. La nouvelle carte visible est faible, la carte cachée est peut-être meilleure. Laisse le pli : joue le trois de trèfle.
lesson-german-whist-follow = { $left } entame carreau. Tu en as, il faut donc fournir. La dame de carreau est visible : prends avec le roi.
lesson-german-whist-endgame = Et ainsi de suite jusqu’à la fin de la pioche. Ensuite personne ne pioche plus, et qui a bien suivi sait ce que l’autre tient. Passons au dernier pli.
lesson-german-whist-last = Il te reste une carte. Pose-la.
lesson-german-whist-end = Tes seize plis font plus de la moitié de 26 : la donne est à toi.
