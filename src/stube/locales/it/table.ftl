### Al tavolo con le regole di ogni valle: alzare, mostrare, scambiare, lasciare, reclamare.

## L’alzata

cut-title = Alzi e vedi: { $card }
cut-secret = Gli altri vedono solo se la tieni.
cut-nothing = Non è un Kritischer: la carta resta lì.
keep = Tenerla
keep-effect = alla fine ricevi una carta in meno
leave-it = Lasciarla
leave-it-effect = si distribuisce come sempre
kept-card = tenuta dall’alzata

## Mostrare una carta

show-rank = Mostrare una carta per lo Schlag
show-suit = Mostrare una carta per la briscola
show-card = Mostra: { $card }
show-rank-effect = Schlag: { $what }
show-suit-effect = briscola: { $what }
show-note = Si mostra quando avete scelto tutti e due.
show-tap = Tocca una carta della tua mano.
chosen-card = scelta
show-waits = Scelta: { $card }. { $who } sta scegliendo.
show-between-two = Solo voi due conoscerete Schlag e briscola.

## Scambiare Schlag e briscola

swap-ask = Chiedere lo scambio
swap-ask-effect = dichiareresti tu lo Schlag
swap-title = { $who } chiede: scambiare Schlag e briscola?
swap-grant = Scambiare
swap-grant-effect = { $who } dichiara lo Schlag, tu la briscola
swap-refuse = Non scambiare
swap-refuse-effect = lo Schlag lo dichiari tu

## Gespannt: giocare o lasciare

choose-title = Gespannt: giocare la smazzata o lasciarla?
stay = Giocare
stay-effect = per { $stake }, senza rilanci
give = Lasciarla
give-again = Lasciarla davvero?
give-yes = Sì, lasciarla

## Macchina, subito quattro, Farbe

machine = La Macchina!
machine-effect =
    { $points ->
        [one] tutti i Kritische: un punto, smazzata finita
       *[other] tutti i Kritische: { $points } punti, smazzata finita
    }
jump = Subito a { $to }
jump-effect = se mollano: { $points } alla tua parte
farbe = Farbe!
farbe-effect = { $who } mostra l’ultima carta: se va bene, { $stake } agli avversari, se no alla tua parte
farbe-short = far mostrare l’ultima carta
farbe-fits = Va bene se è del seme d’uscita, una briscola, uno Schlag o un Kritischer.
farbe-again = Far mostrare l’ultima carta?
farbe-yes = Sì, Farbe!

## Reclamare

claim = Reclamare
claim-title = Quale carta non si doveva giocare?
claim-card = { $who }: { $card }
claim-effect = a ragione: { $points } alla tua parte; se no agli avversari
claim-again = { $who } doveva giocare un’altra carta?
claim-open = La mano di quel momento si mostra a tutti.
claim-yes = Sì, reclamare

## Avvertimenti

breaks-duty = Contro l’obbligo: { $reason }
breaks-duty-effect = se la reclamano: { $points } agli avversari
play-though = Gioca lo stesso: { $card }
hand-card-warned = { $card }, si può giocare, ma contro l’obbligo: { $reason }
misraise-effect =
    { $misraise ->
        [opponents_2_end] gespannt: 2 agli avversari, smazzata finita
        [opponents_bid_end] gespannt: { $to } agli avversari, smazzata finita
       *[deduct_2] gespannt: costa 2 e non vale
    }
misraise-again = Gespannt: rilanciare davvero?
misraise-yes = Rilanciare lo stesso

## In due, in tre

me = Io
note-alone = da solo
note-forehand = primo di mano
alone-against = { $who } contro { $others }
gets-points =
    { $count ->
        [one] { $who } segna { $points }
       *[other] { $who } segnano { $points }
    }
is-tense = { $who }: gespannt
answer-title-alone = { $who } rilancia a { $to }. Vedi?
answer-must-hold-alone = Devi vedere.
answer-must-fold-alone = Devi mollare.
you-are-tense = Sei gespannt

## Partite

match-won-us = La partita è nostra!
match-won-you = La partita è tua!
match-won-others = Partita vinta da { $who }.
match-shared = La partita si divide tra { $who }.
series-shared = Vittoria condivisa: { $who }.
schneider = Cappotto
schneider-effect = persa senza un punto: vale doppio
