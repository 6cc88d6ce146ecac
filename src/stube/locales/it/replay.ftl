# Rivedere una partita

past-title = Partita rivista
past-bar = Scorrere la partita
past-strip = Smazzate e prese
past-back = Indietro
past-on = Avanti
past-play = Vai
past-pause = Pausa
past-pace = Ritmo
past-pace-now =
    { $pace ->
        [slow] lento
       *[normal] normale
        [fast] veloce
    }
past-hands = Vedi tutto
past-round = Smazzata { $round }
past-trick = Presa { $trick }
past-deal = Distribuzione e annuncio
past-place = Smazzata { $round } di { $rounds }, { $part }, passo { $step } di { $steps }.
past-hand = Carte: { $cards }.
past-checked = Controllato: nessuno ha scelto queste carte.
past-wrong = Queste carte non seguono da quanto era stato promesso.
past-keys = Frecce sinistra e destra: un passo. Frecce su e giù: una presa. Tasti pagina: una smazzata. Inizio e Fine: inizio e fine. Barra spaziatrice: vai e pausa.
past-closed = Questo tavolo non scopre mai le carte: quelle degli altri restano coperte.

past-text = Una partita che hai salvato a un tavolo, o che qualcuno ti ha mandato: qui si gioca di nuovo, con tutte le carte. Il file non viene conservato.
past-choose = Scegli un file
past-busy = Lettura della registrazione …
past-drop = O trascinalo qui.
past-empty = Di questo tavolo qui non si può vedere nessuna partita.
