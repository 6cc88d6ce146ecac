### Ce qui s’est passé : pour l’historique et pour l’oreille. Puis ce qui se dit à la table (`voice-…`).
###
### $seat est un nom, $you vaut « yes » à sa propre place. $side et $winners sont des noms
### (« nous », « eux » ou des noms). $card, $cards, $suit, $rank, $strike, $trump sont en toutes lettres.
### $won dit qui a gagné : « us », « you », « them » ou « nobody ». Sans $you, $won ou $reason,
### la phrase reste juste.

## Couper, donner

event-cut = Coupe : { $cards }.
event-cut-again = Égalité : on coupe encore une fois.
event-dealer =
    { $you ->
        [yes] Tu donnes.
       *[no] { $seat } donne.
    }
event-cut-seen =
    { $you ->
        [no] { $seat } voit à la coupe : { $card }.
       *[yes] À la coupe, tu vois : { $card }.
    }
event-kept =
    { $you ->
        [yes] Tu gardes la carte de la coupe.
       *[no] { $seat } garde la carte de la coupe.
    }
event-left =
    { $you ->
        [yes] Tu laisses la carte de la coupe.
       *[no] { $seat } laisse la carte de la coupe.
    }
event-dealt =
    { $count ->
        [one] Une carte chacun.
       *[other] { $count } cartes chacun.
    }
event-picked-up =
    { $you ->
        [no] { $seat } a : { $cards }.
       *[yes] Tes cartes : { $cards }.
    }

## Annoncer

event-strike =
    { $you ->
        [yes] Tu annonces la Frappe : { $rank }.
       *[no] { $seat } annonce la Frappe : { $rank }.
    }
event-trump =
    { $you ->
        [yes] Tu annonces l’atout : { $suit }.
       *[no] { $seat } annonce l’atout : { $suit }.
    }
event-shown =
    { $you ->
        [yes] Tu montres : { $cards }.
       *[no] { $seat } montre : { $cards }.
    }
event-chosen =
    { $you ->
        [no] { $seat } choisit : { $card }.
       *[yes] Tu choisis : { $card }. On montre quand les deux ont choisi.
    }
event-has-chosen =
    { $you ->
        [yes] Ta carte est prête.
       *[no] { $seat } a choisi une carte.
    }
event-swap-asked =
    { $you ->
        [yes] Tu demandes d’échanger la Frappe et l’atout.
       *[no] { $seat } demande d’échanger la Frappe et l’atout.
    }
event-swap-granted =
    { $you ->
        [yes] Tu échanges : le donneur annonce la Frappe, toi l’atout.
       *[no] { $seat } échange : le donneur annonce la Frappe, l’avant-main l’atout.
    }
event-swap-refused =
    { $you ->
        [yes] Tu n’échanges pas.
       *[no] { $seat } n’échange pas.
    }
event-better =
    { $you ->
        [yes] Tu demandes « Bessere ! » : on redonne des cartes.
       *[no] { $seat } demande « Bessere ! » : on redonne des cartes.
    }
event-better-asked =
    { $you ->
        [yes] Tu demandes des Bessere.
       *[no] { $seat } demande des Bessere.
    }
event-better-granted =
    { $you ->
        [yes] Tu accordes des Bessere.
       *[no] { $seat } accorde des Bessere.
    }
event-better-refused =
    { $you ->
        [yes] Tu gardes ces cartes.
       *[no] { $seat } garde ces cartes.
    }
event-exchanged =
    { $count ->
        [one] Les deux annonceurs reçoivent une nouvelle carte.
       *[other] Les deux annonceurs reçoivent { $count } nouvelles cartes.
    }
event-penalty =
    { $points ->
        [one] { $side } : un point de moins.
       *[other] { $side } : { $points } points de moins.
    }
event-written =
    { $points ->
        [one] { $side } : un point de plus.
       *[other] { $side } : { $points } points de plus.
    }
event-revealed = L’annonce était : Frappe { $strike }, atout { $trump }.

## Jouer

event-played =
    { $you ->
        [yes] Tu joues : { $card }
       *[no] { $seat } joue : { $card }
    }{ $called ->
        [true] {""}. Atout ou Critique !
       *[false] .
    }
event-trick-won =
    { $you ->
        [yes] Le pli est à toi
       *[no] { $seat } prend le pli
    }{ $reason ->
        [critical] {""} – { reason-critical }.
        [guate] {""} – { reason-guate }.
        [chief] {""} – { reason-chief }.
        [blind] {""} – { reason-blind }.
        [first_blind] {""} – { reason-first-blind }.
        [trump] {""} – { reason-trump }.
        [led_suit] {""} – { reason-led-suit }.
        [higher_card] {""} – { reason-higher-card }.
       *[none] .
    }
event-cards-shown =
    { $you ->
        [yes] Tu découvres : { $cards }.
       *[no] { $seat } découvre : { $cards }.
    }

## L’enjeu

event-raised =
    { $you ->
        [yes] Tu relances à { $to }.
       *[no] { $seat } relance à { $to }.
    }
event-held =
    { $you ->
        [yes] Tu acceptes – on joue pour { $stake }.
       *[no] { $seat } accepte – on joue pour { $stake }.
    }
event-folded =
    { $you ->
        [yes] Tu te couches
       *[no] { $seat } se couche
    } – { $pays ->
        [one] un point pour l’autre camp.
       *[other] { $pays } points pour l’autre camp.
    }
event-conceded =
    { $you ->
        [yes] Tu abandonnes la donne
       *[no] { $seat } abandonne la donne
    } – { $pays ->
        [one] un point pour l’autre camp.
       *[other] { $pays } points pour l’autre camp.
    }
event-misraised =
    { $you ->
        [yes] Tu relances à { $to } en étant tendu : ça ne vaut pas.
       *[no] { $seat } relance à { $to } en étant tendu : ça ne vaut pas.
    }
event-jumped =
    { $you ->
        [yes] Tu passes tout de suite à { $to }.
       *[no] { $seat } passe tout de suite à { $to }.
    }
event-farbe =
    { $you ->
        [yes] Tu dis « Farbe ! » : on montre la dernière carte.
       *[no] { $seat } dit « Farbe ! » : on montre la dernière carte.
    }
event-stayed =
    { $you ->
        [yes] Tu joues – pour { $stake }.
       *[no] { $seat } joue – pour { $stake }.
    }
event-given =
    { $you ->
        [yes] Tu laisses la donne – deux points pour l’autre camp.
       *[no] { $seat } laisse la donne – deux points pour l’autre camp.
    }
event-machine =
    { $you ->
        [yes] Tu déclares la Machine.
       *[no] { $seat } déclare la Machine.
    }
event-claimed =
    { $you ->
        [yes] Tu réclames
       *[no] { $seat } réclame
    } ({ $card }) : { $right ->
        [true] à juste titre, une autre carte était due.
       *[false] à tort, la carte pouvait se jouer.
    }

## Les signes

event-looked =
    { $at ->
        [hand]
            { $you ->
                [yes] Tu regardes tes cartes.
               *[no] { $seat } regarde ses cartes.
            }
       *[other]
            { $you ->
                [yes] Tu regardes { $at }.
               *[no] { $seat } regarde { $at }.
            }
    }
event-gesture =
    { $you ->
        [yes] Toi :
       *[no] { $seat } :
    } { $gesture ->
        [wink] un clin d’œil.
        [nose] un nez plissé.
        [lips] des lèvres en avant.
        [mouth] une bouche de travers.
        [shoulder] un coup d’épaule.
        [up] un regard vers le haut.
        [nod] un hochement de tête.
        [down] un regard vers le bas.
        [blink] un battement de paupières.
        [brows] des sourcils levés.
        [kiss] un baiser en l’air.
       *[other] un signe.
    }
event-gesture-over =
    { $you ->
        [yes] Ton signe est fini.
       *[no] { $seat } : le signe est fini.
    }
event-meant =
    { $you ->
        [yes] Toi à ton partenaire :
       *[no] { $seat } à toi :
    } { $gesture ->
        [wink] faire un clin d’œil,
        [nose] plisser le nez,
        [lips] avancer les lèvres,
        [mouth] tordre la bouche,
        [shoulder] hausser l’épaule,
        [up] regarder en l’air,
        [nod] hocher la tête,
        [down] regarder en bas,
        [blink] cligner des yeux,
        [brows] lever les sourcils,
       *[kiss] envoyer un baiser,
    } { $meaning ->
        [max] cela veut dire : Max.
        [belli] cela veut dire : Belli.
        [spitz] cela veut dire : Spitz.
        [weli] cela veut dire : Weli.
        [chief] cela veut dire : la Frappe droite.
        [nothing] cela veut dire : rien en main.
        [lead_trumps] cela veut dire : joue atout.
       *[none] cela ne veut rien dire.
    }

## La pioche

event-upcard = Carte visible : { $card }.
event-row = Cartes visibles : { $cards }.
event-drew =
    { $you ->
        [yes] Tu prends : { $card }.
       *[no] { $seat } prend : { $card }.
    }
event-drew-hidden =
    { $you ->
        [yes] Tu pioches une carte cachée.
       *[no] { $seat } pioche une carte cachée.
    }
event-ghost-played = La main fantôme joue : { $card }.

## La fin

event-round-over =
    { $won ->
        [us] La donne est à nous.
        [you] La donne est à toi.
        [them] Donne gagnée par { $winners }.
        [nobody] La donne est nulle.
       *[unsaid] La donne est finie.
    } { $how ->
        [folded] { how-folded }
        [conceded] { how-conceded }
        [misraised] { how-misraised }
        [written] { how-written }
        [given] { how-given }
        [machine] { how-machine }
        [challenged] { how-challenged }
        [claimed] { how-claimed }
        [race] { how-race }
       *[played] { how-played }
    }
event-match-over =
    { $won ->
        [us] La partie est à nous !
        [you] La partie est à toi !
        [them] Partie gagnée par { $winners }.
        [shared] Partie partagée entre { $winners }.
       *[unsaid] La partie est gagnée : { $winners }.
    }{ $schneider ->
        [true] {" "}Capot : elle compte double.
       *[false] {""}
    }
event-series-over =
    { $won ->
        [us] Nous avons gagné !
        [you] Tu as gagné !
        [them] Victoire : { $winners }.
        [shared] Victoire partagée : { $winners }.
       *[unsaid] C’est décidé : { $winners }.
    }
event-tie-replayed = Égalité : la donne est rejouée.
event-target-rises = Les deux y sont : on va maintenant jusqu’à { $target }.

## Ce qui se dit à la table.

voice-strike = { $what } !
voice-trump = Atout { $what } !
voice-called = Atout ou Critique !
voice-better = Bessere !
voice-better-asked = On change ?
voice-better-granted = Allez, on change.
voice-better-refused = On garde.
voice-raised =
    { $to ->
        [3] Trois !
        [4] Quatre !
        [5] Cinq !
        [6] Six !
        [7] Sept !
        [8] Huit !
        [9] Neuf !
        [10] Dix !
       *[other] { $to } !
    }
voice-held = On tient !
voice-folded = C’est pour vous.
voice-conceded = On vous la laisse.
voice-misraised = Aïe – on est tendus.
voice-jumped = Quatre d’un coup !
voice-farbe = Farbe !
voice-stayed = On joue.
voice-given = Prenez les deux.
voice-machine = La Machine !
voice-claimed = Renonce !
voice-swap-asked = On échange ?
voice-swap-granted = On échange.
voice-swap-refused = On laisse comme ça.
