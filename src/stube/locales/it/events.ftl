### Che cosa è successo: per la cronaca e per l’orecchio. Poi quel che si dice al tavolo (`voice-…`).
###
### $seat è un nome, $you vale “yes” al proprio posto. $side e $winners sono nomi
### (“noi”, “loro” o nomi). $card, $cards, $suit, $rank, $strike, $trump sono scritti per esteso.
### $won dice chi ha vinto: “us”, “you”, “them” o “nobody”. Senza $you, $won o $reason
### la frase è giusta lo stesso.

## Alzare, distribuire

event-cut = Alzata: { $cards }.
event-cut-again = Parità: si alza di nuovo.
event-dealer =
    { $you ->
        [yes] Dai tu le carte.
       *[no] { $seat } dà le carte.
    }
event-cut-seen =
    { $you ->
        [no] { $seat } vede all’alzata: { $card }.
       *[yes] All’alzata vedi: { $card }.
    }
event-kept =
    { $you ->
        [yes] Tieni la carta dell’alzata.
       *[no] { $seat } tiene la carta dell’alzata.
    }
event-left =
    { $you ->
        [yes] Lasci la carta dell’alzata.
       *[no] { $seat } lascia la carta dell’alzata.
    }
event-dealt =
    { $count ->
        [one] Una carta a testa.
       *[other] { $count } carte a testa.
    }
event-picked-up =
    { $you ->
        [no] { $seat } ha: { $cards }.
       *[yes] Le tue carte: { $cards }.
    }

## Dichiarare

event-strike =
    { $you ->
        [yes] Dichiari lo Schlag: { $rank }.
       *[no] { $seat } dichiara lo Schlag: { $rank }.
    }
event-trump =
    { $you ->
        [yes] Dichiari la briscola: { $suit }.
       *[no] { $seat } dichiara la briscola: { $suit }.
    }
event-shown =
    { $you ->
        [yes] Mostri: { $cards }.
       *[no] { $seat } mostra: { $cards }.
    }
event-chosen =
    { $you ->
        [no] { $seat } sceglie: { $card }.
       *[yes] Scegli: { $card }. Si mostra quando avete scelto tutti e due.
    }
event-has-chosen =
    { $you ->
        [yes] La tua carta è pronta.
       *[no] { $seat } ha scelto una carta.
    }
event-swap-asked =
    { $you ->
        [yes] Chiedi di scambiare Schlag e briscola.
       *[no] { $seat } chiede di scambiare Schlag e briscola.
    }
event-swap-granted =
    { $you ->
        [yes] Accetti lo scambio: il mazziere dichiara lo Schlag, tu la briscola.
       *[no] { $seat } accetta lo scambio: il mazziere dichiara lo Schlag, il primo di mano la briscola.
    }
event-swap-refused =
    { $you ->
        [yes] Non accetti lo scambio.
       *[no] { $seat } non accetta lo scambio.
    }
event-better =
    { $you ->
        [yes] Chiami “Bessere!”: arrivano carte nuove.
       *[no] { $seat } chiama “Bessere!”: arrivano carte nuove.
    }
event-better-asked =
    { $you ->
        [yes] Chiedi carte migliori.
       *[no] { $seat } chiede carte migliori.
    }
event-better-granted =
    { $you ->
        [yes] Concedi carte migliori.
       *[no] { $seat } concede carte migliori.
    }
event-better-refused =
    { $you ->
        [yes] Resti con queste carte.
       *[no] { $seat } resta con queste carte.
    }
event-exchanged =
    { $count ->
        [one] I due che dichiarano ricevono una carta nuova.
       *[other] I due che dichiarano ricevono { $count } carte nuove.
    }
event-penalty =
    { $points ->
        [one] { $side }: un punto in meno.
       *[other] { $side }: { $points } punti in meno.
    }
event-written =
    { $points ->
        [one] { $side }: un punto in più.
       *[other] { $side }: { $points } punti in più.
    }
event-revealed = Era dichiarato: Schlag { $strike }, briscola { $trump }.

## Giocare

event-played =
    { $you ->
        [yes] Giochi: { $card }
       *[no] { $seat } gioca: { $card }
    }{ $called ->
        [true] {""}. Trumpf oder Kritisch!
       *[false] .
    }
event-trick-won =
    { $you ->
        [yes] La presa è tua
       *[no] { $seat } fa la presa
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
        [yes] Scopri: { $cards }.
       *[no] { $seat } scopre: { $cards }.
    }

## La posta

event-raised =
    { $you ->
        [yes] Rilanci a { $to }.
       *[no] { $seat } rilancia a { $to }.
    }
event-held =
    { $you ->
        [yes] Vedi: si gioca per { $stake }.
       *[no] { $seat } vede: si gioca per { $stake }.
    }
event-folded =
    { $you ->
        [yes] Molli
       *[no] { $seat } molla
    } – { $pays ->
        [one] un punto agli avversari.
       *[other] { $pays } punti agli avversari.
    }
event-conceded =
    { $you ->
        [yes] Cedi la smazzata
       *[no] { $seat } cede la smazzata
    } – { $pays ->
        [one] un punto agli avversari.
       *[other] { $pays } punti agli avversari.
    }
event-misraised =
    { $you ->
        [yes] Rilanci a { $to } da gespannt: non vale.
       *[no] { $seat } rilancia a { $to } da gespannt: non vale.
    }
event-jumped =
    { $you ->
        [yes] Vai subito a { $to }.
       *[no] { $seat } va subito a { $to }.
    }
event-farbe =
    { $you ->
        [yes] Dici “Farbe!”: si mostra l’ultima carta.
       *[no] { $seat } dice “Farbe!”: si mostra l’ultima carta.
    }
event-stayed =
    { $you ->
        [yes] Giochi: si va per { $stake }.
       *[no] { $seat } gioca: si va per { $stake }.
    }
event-given =
    { $you ->
        [yes] Lasci la smazzata – due punti agli avversari.
       *[no] { $seat } lascia la smazzata – due punti agli avversari.
    }
event-machine =
    { $you ->
        [yes] Dichiari la Macchina.
       *[no] { $seat } dichiara la Macchina.
    }
event-claimed =
    { $you ->
        [yes] Reclami
       *[no] { $seat } reclama
    } ({ $card }): { $right ->
        [true] a ragione, andava giocata un’altra carta.
       *[false] a torto, la carta si poteva giocare.
    }

## I segnali

event-looked =
    { $at ->
        [hand]
            { $you ->
                [yes] Guardi le tue carte.
               *[no] { $seat } guarda le sue carte.
            }
       *[other]
            { $you ->
                [yes] Guardi { $at }.
               *[no] { $seat } guarda { $at }.
            }
    }
event-gesture =
    { $you ->
        [yes] Tu:
       *[no] { $seat }:
    } { $gesture ->
        [wink] un occhiolino.
        [nose] il naso arricciato.
        [lips] le labbra in fuori.
        [mouth] la bocca storta.
        [shoulder] una spalla che si alza.
        [up] uno sguardo in su.
        [nod] un cenno del capo.
        [down] uno sguardo in giù.
        [blink] un battito di ciglia.
        [brows] le sopracciglia alzate.
        [kiss] un bacio nell’aria.
       *[other] un segnale.
    }
event-gesture-over =
    { $you ->
        [yes] Il tuo segnale è finito.
       *[no] { $seat }: il segnale è finito.
    }
event-meant =
    { $you ->
        [yes] Tu al tuo compagno:
       *[no] { $seat } a te:
    } { $gesture ->
        [wink] fare l’occhiolino,
        [nose] arricciare il naso,
        [lips] sporgere le labbra,
        [mouth] storcere la bocca,
        [shoulder] alzare una spalla,
        [up] guardare in su,
        [nod] annuire,
        [down] guardare in giù,
        [blink] battere le ciglia,
        [brows] alzare le sopracciglia,
       *[kiss] mandare un bacio,
    } { $meaning ->
        [max] vuol dire: Maxi.
        [belli] vuol dire: Belli.
        [spitz] vuol dire: Spritzer.
        [weli] vuol dire: Weli.
        [chief] vuol dire: il Rechte.
        [nothing] vuol dire: niente in mano.
        [lead_trumps] vuol dire: esci di briscola.
       *[none] non vuol dire niente.
    }

## Il tallone

event-upcard = Carta scoperta: { $card }.
event-row = Carte scoperte: { $cards }.
event-drew =
    { $you ->
        [yes] Prendi: { $card }.
       *[no] { $seat } prende: { $card }.
    }
event-drew-hidden =
    { $you ->
        [yes] Peschi una carta coperta.
       *[no] { $seat } pesca una carta coperta.
    }
event-ghost-played = La mano fantasma gioca: { $card }.

## La fine

event-round-over =
    { $won ->
        [us] La smazzata è nostra.
        [you] La smazzata è tua.
        [them] Smazzata vinta da { $winners }.
        [nobody] La smazzata è pari.
       *[unsaid] La smazzata è finita.
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
        [us] La partita è nostra!
        [you] La partita è tua!
        [them] Partita vinta da { $winners }.
        [shared] La partita si divide tra { $winners }.
       *[unsaid] Partita vinta: { $winners }.
    }{ $schneider ->
        [true] {" "}Cappotto: vale doppio.
       *[false] {""}
    }
event-series-over =
    { $won ->
        [us] Abbiamo vinto!
        [you] Hai vinto!
        [them] Vittoria di { $winners }.
        [shared] Vittoria condivisa: { $winners }.
       *[unsaid] È deciso: { $winners }.
    }
event-tie-replayed = Parità: la smazzata si ripete.
event-target-rises = Ci sono arrivati tutti e due: ora si va ai { $target }.

## Quel che si dice al tavolo.

voice-strike = { $what }!
voice-trump = Briscola { $what }!
voice-called = Trumpf oder Kritisch!
voice-better = Bessere!
voice-better-asked = Le cambiamo?
voice-better-granted = Va bene, nuove.
voice-better-refused = Restiamo con queste.
voice-raised =
    { $to ->
        [3] Tre!
        [4] Quattro!
        [5] Cinque!
        [6] Sei!
        [7] Sette!
        [8] Otto!
        [9] Nove!
        [10] Dieci!
       *[other] { $to }!
    }
voice-held = Schauen!
voice-folded = A voi.
voice-conceded = È vostra.
voice-misraised = Ops, siamo gespannt.
voice-jumped = Subito quattro!
voice-farbe = Farbe!
voice-stayed = Giochiamo.
voice-given = Due a voi.
voice-machine = La Macchina!
voice-claimed = Rifiuto!
voice-swap-asked = Scambiamo?
voice-swap-granted = Scambiamo.
voice-swap-refused = Restiamo così.
