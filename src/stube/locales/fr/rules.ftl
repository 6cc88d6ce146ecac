### Le livre de règles : chaque règle d’un jeu, phrase par phrase. Une table ne montre que celles qu’elle joue.

# W-27 est une règle, `w-27--trump-only` une de ses phrases. Les mots des régions viennent de terms.ftl par $dialect.

## Watten : sections

section-watten-table = À la table
section-watten-cards = Les cartes
section-watten-deal = La donne
section-watten-announcing = Frappe et atout
section-watten-play = Le jeu
section-watten-stakes = L’enjeu
section-watten-end = Les points et la fin
section-watten-conduct = Les signes et la tenue

## Watten : à la table

w-49--four = On joue à quatre, deux contre deux. Les partenaires sont assis face à face et ont un seul score.
w-49--two = On joue à deux, l’un contre l’autre.
w-49--three = On joue à trois. À chaque donne, l’avant-main est seul contre les deux autres. Chacun a son propre score : ce qu’un camp gagne ou perd va en entier à chacun de ses joueurs.
w-49--three-tense = Une paire est tendue dès que l’un des deux l’est. Si plusieurs atteignent l’objectif en même temps, le plus haut score gagne ; à égalité, ils se partagent la partie.
w-49--clockwise = On donne et on joue dans le sens des aiguilles d’une montre.
w-49--anticlockwise = On donne et on joue dans le sens inverse des aiguilles d’une montre.

## Watten : les cartes

w-01--32 = Le jeu a 32 cartes : Glands, Feuilles, Cœurs et Cloches, chacune avec le sept, le huit, le neuf, le dix, l’Unter, l’Ober, le roi et l’as.
w-01--33 = Le jeu a 33 cartes : Glands, Feuilles, Cœurs et Cloches, chacune avec le sept, le huit, le neuf, le dix, l’Unter, l’Ober, le roi et l’as, et le Weli, le six de Cloches.
w-01--french = Avec un jeu français, le trèfle remplace les Glands, le pique les Feuilles et le carreau les Cloches.
w-02--max-belli-spitz = Les Critiques sont toujours les plus hautes cartes, dans cet ordre : { word-max } (roi de Cœurs), { word-belli } (sept de Cloches), { word-spitz } (sept de Glands).
w-02--max-spitz-belli = Les Critiques sont toujours les plus hautes cartes, dans cet ordre : { word-max } (roi de Cœurs), { word-spitz } (sept de Glands), { word-belli } (sept de Cloches).
w-02--max-belli-weli-spitz = Les Critiques sont toujours les plus hautes cartes, dans cet ordre : { word-max } (roi de Cœurs), { word-belli } (sept de Cloches), le Weli, { word-spitz } (sept de Glands).
w-02--max-belli-spitz-weli = Les Critiques sont toujours les plus hautes cartes, dans cet ordre : { word-max } (roi de Cœurs), { word-belli } (sept de Cloches), { word-spitz } (sept de Glands), le Weli.
w-02--max-weli-spitz = Les Critiques sont toujours les plus hautes cartes, dans cet ordre : { word-max } (roi de Cœurs), le Weli, { word-spitz } (sept de Glands).
w-02--max-weli-belli = Les Critiques sont toujours les plus hautes cartes, dans cet ordre : { word-max } (roi de Cœurs), le Weli, { word-belli } (sept de Cloches).
w-02--max-weli-belli-spitz = Les Critiques sont toujours les plus hautes cartes, dans cet ordre : { word-max } (roi de Cœurs), le Weli, { word-belli } (sept de Cloches), { word-spitz } (sept de Glands).
w-02--never-trump = Une Critique ne devient jamais ni atout ni Frappe, quelle que soit l’annonce.
w-03--lowest-trump = Le Weli est toujours atout, quelle que soit l’enseigne annoncée, et le plus petit.
w-03--bells-six = Le Weli est simplement la plus petite carte de Cloches.
w-04--criticals = Sous les Critiques vient la Frappe droite ({ word-chief }) : la carte du rang annoncé dans l’enseigne d’atout. Puis les autres Frappes ({ word-blinds }), le même rang dans les autres enseignes ; puis les autres atouts ; puis l’enseigne demandée. Aucune autre carte ne gagne jamais.
w-04--criticals-guate = Sous les Critiques vient le Bon, puis la Frappe droite ({ word-chief }) : la carte du rang annoncé dans l’enseigne d’atout. Puis les autres Frappes ({ word-blinds }), le même rang dans les autres enseignes ; puis les autres atouts ; puis l’enseigne demandée. Aucune autre carte ne gagne jamais.
w-04--guate = La plus haute carte est le Bon, puis vient la Frappe droite ({ word-chief }) : la carte du rang annoncé dans l’enseigne d’atout. Puis les autres Frappes ({ word-blinds }), le même rang dans les autres enseignes ; puis les autres atouts ; puis l’enseigne demandée. Aucune autre carte ne gagne jamais.
w-04--chief = La plus haute carte est la Frappe droite ({ word-chief }) : la carte du rang annoncé dans l’enseigne d’atout. Puis les autres Frappes ({ word-blinds }), le même rang dans les autres enseignes ; puis les autres atouts ; puis l’enseigne demandée. Aucune autre carte ne gagne jamais.
w-05--ace-high = Dans chaque enseigne, à l’atout aussi, l’ordre est as, roi, Ober, Unter, dix, neuf, huit, sept.
w-05--ace-low = Dans chaque enseigne, à l’atout aussi, l’ordre est roi, Ober, Unter, dix, neuf, huit, sept, as.
w-05--weli = Le Weli vient au-dessous de toutes.
w-06 = Si le rang annoncé est celui d’une Critique, la Critique garde sa place et aucune carte ne monte : il peut y avoir moins d’autres Frappes, et pas de Frappe droite à part.
w-07 = Les autres Frappes se valent : s’il y en a plusieurs, la première jouée gagne.
w-08 = Le Bon ({ word-guate }) est l’atout d’un rang au-dessus de la Frappe, le sept après l’as. Il bat la Frappe droite.
w-08--critical = Si cette carte est une Critique, il n’y a pas de Bon.
w-08--six = Si le six est la Frappe, il n’y a pas de Bon.
w-09 = On peut annoncer le six comme Frappe. Le Weli est alors la seule Frappe et la droite, quelle que soit l’enseigne d’atout, et il n’y en a pas d’autres.
w-09--critical = Le Weli reste quand même une Critique, à son ancienne place.

## Watten : la donne

w-16--low = Avant la première donne, chacun coupe une carte ; la plus basse donne, l’as comptant haut. Si elle n’est pas seule, tous recoupent.
w-16--high = Avant la première donne, chacun coupe une carte ; la plus haute donne, l’as comptant haut. Si elle n’est pas seule, tous recoupent.
w-16--weli = Pour cette coupe, le Weli est la plus basse carte.
w-16--random = Le premier donneur est tiré au sort.
w-17 = Après chaque donne, c’est au joueur suivant de donner.
w-56--cutter = Le joueur avant le donneur coupe et regarde la carte du dessous de la partie soulevée. Si c’est une Critique, il peut la garder ; il reçoit alors une carte de moins au dernier paquet.
w-56--kept = Les autres voient qu’une carte est gardée, pas laquelle.
w-56--dealer = Si le coupeur en a gardé une, le donneur regarde la carte suivante et peut faire de même.
w-11--three-two = Chacun reçoit trois cartes, puis deux. Le joueur après le donneur est servi le premier, le donneur le dernier.
w-11--two-three = Chacun reçoit deux cartes, puis trois. Le joueur après le donneur est servi le premier, le donneur le dernier.
w-11--three = Chacun reçoit trois cartes d’un coup. Le joueur après le donneur est servi le premier, le donneur le dernier.
w-11--five = Chacun reçoit cinq cartes d’un coup. Le joueur après le donneur est servi le premier, le donneur le dernier.
w-11--second-later = Les deux dernières ne se donnent qu’une fois la Frappe et l’atout fixés.

## Watten : frappe et atout

w-12--after-dealer = L’avant-main est le joueur après le donneur.
w-12--before-dealer = L’avant-main est le joueur avant le donneur ; on donne et on joue dans le même sens qu’avant.
w-12--two = L’avant-main est celui qui ne donne pas.
w-12--names = L’avant-main annonce la Frappe, c’est-à-dire un rang. Ensuite le donneur annonce l’enseigne d’atout.
w-18--shown-open = L’avant-main et le donneur choisissent chacun une carte de leur main. Celle de l’avant-main reste cachée jusqu’à ce que le donneur ait choisi aussi ; puis on montre les deux à tous. La carte de l’avant-main donne la Frappe par son rang, celle du donneur l’atout par son enseigne.
w-18--shown-hidden = L’avant-main et le donneur choisissent chacun une carte de leur main. Celle de l’avant-main reste cachée jusqu’à ce que le donneur ait choisi aussi ; puis ils se les montrent, à eux seuls. La carte de l’avant-main donne la Frappe par son rang, celle du donneur l’atout par son enseigne.
w-18--shown-weli = Le Weli ne peut pas se montrer pour la Frappe.
w-18--bottom = La première carte donnée à l’avant-main donne la Frappe par son rang ; la première donnée au donneur donne l’atout par son enseigne.
w-18--lowest = La plus basse des trois premières cartes de l’avant-main donne la Frappe par son rang, la plus basse de celles du donneur l’atout par son enseigne. L’as est haut, et de cartes égales compte la première donnée.
w-18--open = Les deux cartes sont montrées à tous.
w-18--hidden = L’avant-main et le donneur se les montrent à eux seuls.
w-18--next-weli = Si c’est le Weli pour la Frappe, la carte suivante de l’avant-main compte à sa place.
w-18--bells = Pour l’atout, le Weli veut dire Cloches.
w-19 = Personne n’annonce rien et personne ne peut demander de Bessere ; toutes les cartes se donnent d’un coup.
w-10 = Seuls l’avant-main et le donneur connaissent la Frappe et l’atout. Les autres voient qui prend un pli, mais pas pourquoi ; ils l’apprennent à la fin de la donne.
w-13--in-turn = L’avant-main regarde ses cartes au moment de fixer la Frappe, le donneur au moment de fixer l’atout.
w-13--at-once = L’avant-main et le donneur regardent leurs cartes avant que la Frappe soit fixée.
w-13--first-three = À ce moment, ils ne voient que leurs trois premières cartes.
w-14--after-both = Les autres ne regardent qu’une fois la Frappe et l’atout fixés.
w-14--staged = Le partenaire de celui qui fixe la Frappe regarde ensuite, l’autre après l’atout.
w-14--free = Les autres peuvent regarder tout de suite.
w-15--any = On peut annoncer n’importe quel rang et n’importe quelle enseigne, qu’on les tienne ou non.
w-15--held = On n’annonce que ce qu’on voit parmi ses cartes : un rang pour la Frappe, une enseigne pour l’atout.
w-55 = Avant que rien soit fixé, le donneur peut demander l’échange. Si l’avant-main est d’accord, le donneur fixe la Frappe et l’avant-main l’atout ; l’avant-main entame tout de même.
w-55--once = On le demande au plus une fois par donne, et ce qui est convenu vaut aussi si l’on redonne.
w-21--asks = Avant que ce soit à lui de fixer la Frappe ou l’atout, celui qui les fixe peut demander de meilleures cartes ({ word-better }). L’autre des deux accorde ou non.
w-21--again = Ce qui n’est pas accordé compte comme demandé, et ne se redemande pas avec les mêmes cartes.
w-20--forced = Avant de décider, celui qui fixe la Frappe ou l’atout peut exiger de meilleures cartes ({ word-better }). Personne ne peut refuser.
w-20--free = Les meilleures cartes ne coûtent rien.
w-20--deduct = Les meilleures cartes coûtent deux points au camp qui les reçoit, même au-dessous de zéro.
w-20--written = Pour de meilleures cartes, l’autre camp marque deux points, ce qui peut lui donner la partie aussitôt.
w-20--once = Chaque camp le peut une fois par donne.
w-20--often = On le peut autant de fois qu’on veut.
w-22--whole-deal = De meilleures cartes, c’est une nouvelle donne du même donneur : toutes les cartes sont rendues, et ce qui était fixé ne vaut plus.
w-22--announcers = L’avant-main et le donneur mettent leurs cartes de côté et en reçoivent autant de nouvelles, l’avant-main d’abord. C’est possible tant qu’il reste assez de cartes.
w-22--stands = Une Frappe déjà annoncée reste valable.
w-22--chosen-again = Une carte déjà choisie se choisit de nouveau.

## Watten : le jeu

w-57--two = Qui tient toutes les Critiques peut déclarer la Machine avant la première entame. La donne est finie, et son camp reçoit deux points.
w-57--three = Qui tient toutes les Critiques peut déclarer la Machine avant la première entame. La donne est finie, et son camp reçoit trois points.
w-23--lead = L’avant-main entame le premier pli ; qui prend un pli entame le suivant.
w-23--free = Chacun joue ce qu’il veut : on n’est tenu ni de fournir, ni de couper, ni de monter.
w-23--free-call = Chacun joue ce qu’il veut, sauf après l’appel : on n’est tenu ni de fournir ni de monter.
w-23--trump-all = Quand un atout est entamé, qui tient un atout doit jouer un atout ou une autre Frappe. On n’est pas tenu de monter ; pour le reste, le jeu est libre.
w-23--trump-two = Quand un atout est entamé, l’autre, s’il tient un atout, doit jouer un atout ou une autre Frappe. Il n’est pas tenu de monter ; pour le reste, le jeu est libre.
w-23--trump-announcers = Quand un atout est entamé, l’avant-main et le donneur, s’ils tiennent un atout, doivent jouer un atout ou une autre Frappe. Ils ne sont pas tenus de monter ; les autres jouent librement, et eux aussi le reste du temps.
w-23--criticals = Une Critique peut toujours s’y jouer, et n’y est jamais obligée.
w-23--chief-exempt = La Frappe droite peut se garder.
w-23--guate-exempt = La Frappe droite et le Bon peuvent se garder.
w-24--optional = Qui entame la Frappe droite peut appeler : Atout ou Critique !
w-24--automatic = Entamer la Frappe droite, c’est appeler : Atout ou Critique !
w-25--any-trick = Cela vaut pour chaque pli.
w-25--first-trick = Cela ne vaut que pour l’entame du premier pli.
w-26--critical = Après l’appel, chaque adversaire doit jouer un atout ou une Critique, s’il en tient.
w-26--trump = Après l’appel, chaque adversaire doit jouer un atout, s’il en tient.
w-27--trump-only = Le partenaire de celui qui entame doit jouer un atout, s’il en tient, et ne peut pas donner une Critique à la place. Sans atout, il joue librement.
w-27--trump = Le partenaire de celui qui entame doit lui aussi jouer un atout, s’il en tient.
w-27--same = Le partenaire de celui qui entame est tenu comme les adversaires.
w-27--free = Le partenaire de celui qui entame joue librement.
w-28--blinds = Une autre Frappe n’est pas un atout ici : on n’est pas tenu de la jouer, et elle ne répond pas à l’appel.
w-28--blinds-count = Une autre Frappe vaut ici un atout.
w-28--critical = Une Critique de l’enseigne d’atout n’est pas un atout pour le partenaire.
w-28--critical-counts = Une Critique de l’enseigne d’atout vaut un atout pour le partenaire.
w-29--double = Une Critique qui est aussi la Frappe droite peut porter l’appel.
w-29--not-double = Une Critique qui est aussi la Frappe droite ne porte pas l’appel.
w-29--lapses = Dès que la carte entamée est battue, ceux qui doivent encore jouer sont libres.
w-29--stays = L’obligation reste même si la carte entamée est battue.
w-30--three = Trois plis gagnent la donne.
w-30--two = Deux plis gagnent la donne.
w-31--stops = La donne finit dès qu’elle est décidée.
w-31--shows = On montre alors les cartes qui restent.
w-31--played-out = Une fois la donne décidée, les autres plis se jouent pour rien, et personne ne peut plus relancer.

## Watten : l’enjeu

w-32 =
    { $points ->
        [one] Une donne vaut { $points } point. Son gagnant reçoit l’enjeu convenu.
       *[other] Une donne vaut { $points } points. Son gagnant reçoit l’enjeu convenu.
    }
w-33--before-own-card = Pour relancer, il ne faut pas avoir encore joué à ce pli ; ce n’est pas forcément son tour.
w-33--own-turn = Pour relancer, il faut que ce soit son tour de jouer.
w-33--between-tricks = Chacun peut relancer avant l’entame d’un pli.
w-33--any-time = Chacun peut relancer à tout moment.
w-33--never = Personne ne relance avant que la Frappe et l’atout soient fixés, ni une fois la donne décidée.
w-34--step =
    { $step ->
        [one] Une relance demande { $step } point de plus.
       *[other] Une relance demande { $step } points de plus.
    }
w-34--multiples =
    { $step ->
        [one] Une relance demande { $step } point de plus ou un multiple, jusqu’à ce qui donnerait la partie au camp le plus en retard.
       *[other] Une relance demande { $step } points de plus ou un multiple, jusqu’à ce qui donnerait la partie au camp le plus en retard.
    }
w-35--alternates = Le camp qui a relancé le dernier attend que l’autre relance.
w-35--again = Un camp peut relancer de nouveau, même s’il a relancé le dernier.
w-35--at-once = Qui accepte peut relancer plus haut dans la même réponse.
w-35--later = Une réponse accepte ou se couche, et ne relance pas.
w-35--four = L’enjeu ne dépasse jamais quatre.
w-35--needed = Un camp à qui l’enjeu actuel donnerait la partie ne peut pas relancer.
w-37--either = N’importe quel joueur de l’autre camp répond, et la première réponse compte.
w-37--next = C’est le prochain joueur de l’autre camp qui répond.
w-37--two = C’est l’autre joueur qui répond.
w-37--first = Jusque-là, on ne fait rien d’autre.
w-37--first-looks = Jusque-là, on ne fait rien d’autre que regarder et faire des signes.
w-36--agreed = Qui se couche donne à l’autre camp l’enjeu d’avant la relance.
w-36--minus-one = Qui se couche donne à l’autre camp l’enjeu demandé moins un.
w-36--two = Qui se couche donne deux points à l’autre camp.
w-38--stake = À son tour, un camp peut abandonner la donne même si personne n’a relancé ; l’autre reçoit l’enjeu.
w-38--minus-one = À son tour, un camp peut abandonner la donne même si personne n’a relancé ; l’autre reçoit l’enjeu moins un.
w-47 = Avant la première entame, si personne n’a relancé, un camp qui a au moins quatre points de retard peut passer directement à quatre. Si l’autre se couche, cela rapporte deux points ; si l’autre accepte, c’est lui qui pourra relancer. Un camp tendu ne le peut pas.
w-58--must-match = Quand il manque un pli à chaque camp et que personne n’a relancé, une fois ce pli entamé, ne peut relancer que celui dont la dernière carte est de l’enseigne demandée, un atout, une Frappe ou une Critique.
w-58--challenge = Quand il manque un pli à chaque camp et que personne n’a relancé, on peut aussi répondre Farbe à une relance faite après l’entame : on montre la dernière carte de celui qui a relancé. Si elle est de l’enseigne demandée, un atout, une Frappe ou une Critique, son camp gagne l’enjeu demandé ; sinon, c’est l’autre.
w-39--hidden = Les cartes qui restent en main ne se montrent pas après la donne.
w-39--folded-hidden = Quand un camp se couche ou abandonne, ses cartes ne se montrent pas.
w-39--shown = On montre les cartes du camp qui se couche ou abandonne, et celles qui restent quand la donne est décidée.
w-39--folded-shown = On montre les cartes du camp qui se couche ou abandonne.

## Watten : les points et la fin

w-41 =
    { $target ->
        [one] Le premier qui a { $target } point gagne la partie. Tout compte dans l’ordre où cela arrive.
       *[other] Le premier qui a { $target } points gagne la partie. Tout compte dans l’ordre où cela arrive.
    }
w-40--counts = Les points au-delà de l’objectif se marquent aussi.
w-40--capped = Aucun score ne dépasse l’objectif.
w-42--within-two = Est tendu ({ word-tense }) celui à qui il manque deux points ou moins.
w-42--exactly-two = Est tendu ({ word-tense }) celui à qui il manque exactement deux points.
w-42--no-raise = Un camp tendu ne relance pas. Il peut accepter et se coucher.
w-44--counts-three = Quand un camp est tendu et l’autre non, la donne vaut trois dès le début et personne ne peut relancer.
w-44--chooses = Quand un camp est tendu et l’autre non, l’avant-main ou le donneur décide pour le camp tendu avant l’entame : il joue pour trois sans relance, ou laisse deux points à l’autre.
w-44--four = Quand un camp est tendu et l’autre non, l’avant-main ou le donneur décide pour le camp tendu avant l’entame : il joue sans relance, ou laisse deux points à l’autre. Il joue pour quatre tant que l’autre a moins de dix points, sinon pour trois.
w-44--four-ours = La limite de dix points vient des parties en dix-huit.
w-44--in-full = Cet enjeu se paie en entier.
w-44--both = Si les deux sont tendus, la donne vaut deux et personne ne peut relancer.
w-43--base = Un camp tendu qui perd donne deux points, si haut que soit l’enjeu.
w-43--stake = Un camp tendu qui perd donne tout l’enjeu.
w-45--two = Si un camp tendu relance quand même, la donne est finie et l’autre reçoit deux points.
w-45--bid = Si un camp tendu relance quand même, la donne est finie et l’autre reçoit l’enjeu demandé.
w-45--deduct = Si un camp tendu relance quand même, il perd deux points, la relance ne vaut pas et la donne continue.
w-45--in-full = Cela se paie en entier. Dans une réponse, un camp tendu ne peut pas relancer du tout.
w-46--either = On ne peut pas se coucher devant une relance si l’enjeu demandé ferait passer l’un des camps au-delà de l’objectif.
w-46--raiser = On ne peut pas se coucher devant une relance si l’enjeu demandé ferait passer le camp qui relance au-delà de l’objectif.
w-46--fold = Devant une relance, on ne peut que se coucher si l’enjeu demandé ferait passer l’un des camps au-delà de l’objectif.
w-48--single = Une seule partie décide.
w-48--two = Qui gagne le premier deux parties gagne la série. Chaque partie part de zéro, et la donne continue de tourner.
w-60--three = On joue trois parties, toutes les trois. Le plus de parties gagne la série ; à égalité, on la partage.
w-60--named = Une partie gagnée contre des adversaires sans un point s’appelle capot.
w-60--double = Une partie gagnée contre des adversaires sans un point (capot) compte pour deux.

## Watten : les signes et la tenue

w-50--gestures = Pendant la donne, on peut regarder autour de soi et faire des signes. On ne parle pas de ses cartes.
w-50--talk = Pendant la donne, on peut regarder autour de soi, faire des signes et parler à son gré, vrai ou non.
w-50--none = Ni signes, ni paroles sur les cartes.
w-51 = Chacun regarde sa propre main ou un autre joueur, et tous voient vers qui.
w-52 = Un signe commence et finit. Qui regarde ce joueur entre-temps l’a vu, partenaire ou adversaire ; personne d’autre ne l’apprend. Pendant qu’on fait un signe, on n’en voit aucun.
w-53--table = Ce que veulent dire les signes se convient à la table ; plusieurs peuvent dire la même chose.
w-53--partners = Deux partenaires peuvent convenir de leurs propres signes tant qu’aucune carte n’est donnée. Les autres les apprennent à la fin de la partie.
w-53--account = La partie finie, chaque signe est montré, et qui l’a vu.
w-54--allowed = Un signe peut tromper.
w-54--forbidden = Un signe pour une carte ne se fait qu’avec cette carte en main.
w-59--prevented = Une carte que l’appel ne permet pas ne peut pas se jouer.
w-59--trump-prevented = Une carte que l’atout entamé ne permet pas ne peut pas se jouer.
w-59--two = Toute carte peut se jouer. Jusqu’à la donne suivante, un adversaire peut réclamer qu’une carte ne respectait pas une obligation ; on montre alors la main de ce moment. Qui a raison reçoit deux points pour son camp, et la donne est finie.
w-59--stake = Toute carte peut se jouer. Jusqu’à la donne suivante, un adversaire peut réclamer qu’une carte ne respectait pas une obligation ; on montre alors la main de ce moment. Qui a raison reçoit l’enjeu convenu pour son camp, et la donne est finie.
w-59--hidden = Tant que la Frappe et l’atout sont cachés, seuls l’avant-main et le donneur peuvent réclamer.

## Whist allemand : sections

section-german-whist-table = À la table
section-german-whist-deal = La donne
section-german-whist-play = Les plis
section-german-whist-stock = La pioche
section-german-whist-score = Ce qui compte
section-german-whist-match = La série
section-german-whist-knowledge = Qui sait quoi

## Whist allemand : à la table

g-01--two = On joue à deux, l’un contre l’autre, avec le jeu français de 52 cartes.
g-01--three = On joue à trois, chacun pour soi, avec le jeu français de 52 cartes.
g-02 = Dans chaque couleur, l’ordre est as, roi, dame, valet, dix, et ainsi jusqu’au deux.
g-40 = On donne aussi une main fantôme, la dernière à chaque tour.
g-40--aside = Elle reste de côté, cachée, et hors du jeu.
g-41 = Les mains ont une taille qui épuise la pioche également pour tous ceux qui piochent. Tous les plis comptent.

## Whist allemand : la donne

g-03--high = Avant la première donne, chacun coupe ; la plus haute carte donne, l’as comptant haut. Si elle n’est pas seule, tous recoupent.
g-03--random = Le premier donneur est tiré au sort.
g-03--passes = Ensuite, à chaque donne, c’est au joueur suivant de donner.
g-04 =
    { $cards ->
        [one] On donne les cartes une par une, la première au joueur après le donneur, jusqu’à ce que chacun ait { $cards } carte.
       *[other] On donne les cartes une par une, la première au joueur après le donneur, jusqu’à ce que chacun ait { $cards } cartes.
    }
g-05 = Les autres cartes forment la pioche ; on les prend dans leur ordre.
g-06--upcard = On retourne la première carte de la pioche. Sa couleur est l’atout de cette donne.
g-06--none = Il n’y a pas d’atout.
g-22 = On retourne la première carte de la pioche. Si elle est rouge, le plus de plis gagne ; si elle est noire, le moins.
g-07 = Le joueur après le donneur entame le premier pli.

## Whist allemand : les plis

g-10 = Chacun joue une carte à son tour.
g-11 = Qui a une carte de la couleur demandée doit la fournir. Qui n’en a pas joue ce qu’il veut : on n’est tenu ni de couper ni de monter.
g-12--trump = Le plus haut atout prend le pli ; sans atout, la plus haute carte de la couleur demandée.
g-12--none = La plus haute carte de la couleur demandée prend le pli.
g-13--trump = Une carte qui n’est ni de la couleur demandée ni un atout ne gagne jamais.
g-13--none = Une carte d’une autre couleur que celle demandée ne gagne jamais.
g-18 = Qui prend un pli entame le suivant.
g-43 = Le fantôme est assis après le dernier joueur et joue de lui-même : toujours la plus basse carte permise, à rang égal dans l’ordre trèfle, carreau, cœur, pique. S’il prend le pli, il entame.

## Whist allemand : la pioche

g-14 = Après chaque pli, chacun pioche une carte tant qu’il y en a : le gagnant d’abord, puis les autres à leur tour. Personne ne peut y renoncer.
g-15 = La première carte de la pioche est visible et va au gagnant du pli. Quand tous ont pioché, on retourne la suivante.
g-33 =
    { $cards ->
        [one] { $cards } carte de la pioche est visible. Le gagnant du pli prend celle qu’il veut, les autres reçoivent des cartes cachées du dessus. Puis la rangée se complète.
       *[other] { $cards } cartes de la pioche sont visibles. Le gagnant du pli prend celle qu’il veut, les autres reçoivent des cartes cachées du dessus. Puis la rangée se complète.
    }
g-34 = Quand il n’y a plus de cartes cachées, les autres choisissent aussi dans la rangée. Une dernière carte seule se prend sans choix.
g-35 = La pioche est cachée ; le gagnant du pli pioche lui aussi une carte cachée.
g-35--trump = On retourne la première carte une fois, pour fixer l’atout ; c’est quand même la première qu’on pioche.
g-16 =
    { $cards ->
        [one] La première phase dure autant que la pioche. Puis vient la seconde, avec la { $cards } carte que chacun tient.
       *[other] La première phase dure autant que la pioche. Puis vient la seconde, avec les { $cards } cartes que chacun tient.
    }
g-17--hidden = Une carte cachée n’est vue que par celui qui la pioche.
g-17--open = Une carte visible, tous l’ont vue.
g-44 = Le fantôme pioche à son tour. Ses plis n’appartiennent à personne et n’entrent dans aucun compte ; ils ne font partie du total que là où il faut plus de la moitié des plis.
g-44--open = Là où un joueur choisirait, le fantôme prend la plus basse carte.

## Whist allemand : ce qui compte

g-20--all = Chaque pli compte un.
g-20--last = Seuls comptent les plis de la seconde phase.
g-20--weighted = Un pli de la première phase compte un, un pli de la seconde deux.
g-21--most = Qui a le plus de plis comptés gagne la donne.
g-21--red = Si le plus gagne, c’est celui qui a le plus de plis comptés qui gagne la donne.
g-23--fewest = Qui a le moins de plis comptés gagne la donne.
g-23--black = Si le moins gagne, c’est celui qui a le moins de plis comptés qui gagne la donne.
g-25--number =
    { $tricks ->
        [one] La donne s’arrête aussitôt que quelqu’un a { $tricks } pli.
       *[other] La donne s’arrête aussitôt que quelqu’un a { $tricks } plis.
    }
g-25--half = La donne s’arrête aussitôt que quelqu’un a plus de la moitié des plis.
g-25--endgame = Pour cela, on ne regarde que les plis de la seconde phase.
g-25--wins = Ce joueur gagne.
g-25--loses = Ce joueur perd.
g-25--by-upcard = Ce joueur gagne si le plus gagne, et perd si le moins gagne.
g-25--others = Si ce joueur perd, on compare les deux autres.
g-28--most = Si personne n’y arrive, le plus de ces plis gagne.
g-28--fewest = Si personne n’y arrive, le moins de ces plis gagne.
g-28--by-upcard = Si personne n’y arrive, on compare ces plis : le plus ou le moins gagne, selon la carte.
g-28--nobody = Si personne n’y arrive, personne ne gagne.
g-24--draw = À égalité, la donne est nulle : personne ne gagne.
g-24--replay = À égalité, la donne ne compte pas : le même donneur redonne.
g-24--last-trick = À égalité, c’est celui qui a pris le dernier pli qui gagne.
g-24--endgame = À égalité, le plus de plis de la seconde phase gagne ; s’ils sont égaux aussi, la donne est nulle.
g-24--endgame-fewest = À égalité, le moins de plis de la seconde phase gagne ; s’ils sont égaux aussi, la donne est nulle.
g-24--endgame-by-upcard = À égalité, les plis de la seconde phase décident, le plus ou le moins selon la carte ; s’ils sont égaux aussi, la donne est nulle.
g-42--share = Les premiers à égalité se partagent la victoire.
g-42--drawn = Si les premiers sont à égalité, la donne est nulle.
g-42--last-trick = Le dernier pli ne départage que si l’un des premiers à égalité l’a pris ; sinon il en va comme d’une donne nulle : une partie unique se partage, une autre donne est nulle.
g-42--endgame = On ne compare que les premiers à égalité ; s’ils le restent, une partie unique se partage, une autre donne est nulle.
g-26--most = Si le plus gagne, le gagnant reçoit ses plis comptés au-delà d’une part égale du total.
g-26--fewest = Si le moins gagne, le gagnant reçoit ce qui lui manque jusqu’à une part égale.
g-26--race = Après une course, c’est au moins un point.
g-26--hand = Le gagnant d’une donne reçoit un point.
g-27--tricks = Si le plus gagne, chacun reçoit un point pour chacun de ses plis comptés.
g-27--tricks-fewest = Si le moins gagne, chacun reçoit un point pour chaque pli compté des autres.
g-27--over-six = Si le plus gagne, chacun reçoit un point pour chacun de ses plis comptés au-delà de six.
g-27--over-six-fewest = Si le moins gagne, chacun reçoit un point pour chaque pli compté des autres au-delà de six.
g-27--draw = Ces points se donnent aussi dans une donne nulle.

## Whist allemand : la série

g-30--three = Qui gagne le premier deux donnes gagne la série. Les points s’additionnent à part.
g-30--five = Qui gagne le premier trois donnes gagne la série. Les points s’additionnent à part.
g-30--single = Une seule donne décide.
g-31 = Une donne nulle ne compte pour personne ; le donneur suivant donne.
g-32 = Qui, après une donne, est seul à avoir cinquante points ou plus gagne la série. Tant que plusieurs ont atteint l’objectif, il monte de dix.

## Whist allemand : qui sait quoi

g-60 = Chacun voit sa propre main, la partie visible de la pioche, tous les plis, et combien de cartes ont chaque main et la pioche. Qui ne fait que regarder ne voit aucune main.
g-61 = Les cartes prises à découvert restent affichées pour les autres jusqu’à ce qu’on les joue.
g-61--first = La carte retournée la première reste affichée pour les autres jusqu’à ce qu’on la joue.
g-62 = Les cartes qui restent en main quand une course finit la donne ne se montrent pas.
