### Che cosa si può fare, in una frase: vista testuale, aiuto, terminale.

choice-play = Giocare: { $card }
choice-play-call = Giocare: { $card } – Trumpf oder Kritisch!
choice-take = Prendere: { $card }
choice-show = Mostrare: { $card }
choice-strike = Dichiarare lo Schlag: { $what }
choice-trump = Dichiarare la briscola: { $what }
choice-raise = Rilanciare a { $to }
choice-raises =
    { $step ->
        [1] Rilanciare, da { $from } a { $to }
       *[other] Rilanciare, da { $from } a { $to }, di { $step } in { $step }
    }
choice-jump = Subito a { $to }
choice-hold = Vedere – si gioca per { $stake }
choice-fold = Mollare – loro segnano { $pays }
choice-farbe = Farbe! Far mostrare l’ultima carta
choice-stay = Giocare – per { $stake }
choice-give = Lasciare la smazzata – loro segnano { $pays }
choice-concede = Cedere la smazzata – loro segnano { $pays }
choice-better = Bessere!
choice-better-asks = Chiedere carte migliori
choice-grant = Concedere
choice-refuse = Rifiutare
choice-keep = Tenere: { $card }
choice-leave = Lasciarla
choice-swap = Chiedere lo scambio di Schlag e briscola
choice-maschine = La Macchina!
choice-claim = Reclamare: { $card } ({ $who })

hint-title = Cosa posso fare?
hint-wins = Sopra c’è { $card }, di { $who }: { $reason }.
hint-none = Ora non ti si chiede niente.
hint-not =
    { $count ->
        [one] { $cards } non si può giocare ora.
       *[other] { $cards } non si possono giocare ora.
    }
hint-keys = Tasti
text-view = Come testo
text-view-hint = Lo stesso tavolo in frasi e pulsanti, senza figure.
text-table = Sul tavolo
text-seats = Al tavolo
text-seat =
    { $who }: { $count ->
        [one] una carta
       *[other] { $count } carte
    }
text-nothing = Non c’è ancora nessuna carta.
text-happened = Che cosa è successo
text-pictures = Al tavolo disegnato
text-tricks = Prese { $mine } : { $theirs }
text-stake = Si gioca per { $stake }.
