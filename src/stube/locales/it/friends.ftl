### Al tavolo con gli amici: invitare, sedersi, assentarsi, dire qualcosa, rigiocare.

## Pagina iniziale

friends-seats = Chi si siede dove
friends-seat-friend = Amico
friends-seat-change = Cambia il posto { $number }
friends-your-name = Il tuo nome
friends-name-example = come ti chiamano tutti
friends-name-keep = Mi chiamo così
friends-seconds =
    { $count ->
        [one] un secondo
       *[other] { $count } secondi
    }
friends-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }

## Invito e attesa

friends-rules = Le regole
friends-own-rules = Regole proprie
friends-band-seats = Il tavolo visto dall’alto
friends-who-sits = Chi siede al tavolo
friends-free = libero
friends-free-chair = Un posto libero
friends-take-chair = Prendi questo posto
friends-change-seat = Cambia questo posto
friends-invited = Vieni al tavolo!
friends-invited-by = { $who } ti invita
friends-to-start = Alla pagina iniziale
friends-full = Tutti i posti sono occupati.
friends-free-count =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
friends-watch = Solo guardare
friends-elsewhere = Il tuo posto ora è su un altro dispositivo.
friends-your-table = Il tuo tavolo
friends-all-here = Ci siamo tutti. Ora si danno le carte.
friends-waiting =
    { $count ->
        [one] Un posto è ancora libero. Si comincia quando tutti sono seduti.
       *[other] { $count } posti sono ancora liberi. Si comincia quando tutti sono seduti.
    }
friends-fill-all = Bot sui posti liberi
friends-fill-all-effect = e si comincia subito
friends-invite = Invita gli amici
friends-subject = { $game } nella Stube: { $rules }
friends-alone = Questo link vale solo su questo dispositivo. Per gli altri in casa avvia Stube con --lan.
friends-link = Link al tavolo
friends-link-hint = Manda il link o fai inquadrare il codice.
friends-qr = Il link come codice da inquadrare
friends-copy = Copia il link
friends-copied = Copiato. Ora basta incollarlo.
friends-copy-by-hand = Il link è selezionato: copialo a mano.
friends-share = Condividi…
friends-bot-here = Qui gioca un bot:
friends-make-host = Affida il tavolo
friends-make-host-effect = potrà occupare e liberare i posti
friends-free-seat = Libera il posto
friends-free-seat-effect = chi ha il link può sedersi qui

## Chi c’è

note-host = tiene il tavolo
note-muted = silenziato
news-sat =
    { $you ->
        [yes] Sei al tavolo.
       *[no] { $who } è al tavolo.
    }
news-rose =
    { $you ->
        [yes] Hai lasciato il tavolo.
       *[no] { $who } ha lasciato il tavolo.
    }
news-filled = { $who }, un bot, è al tavolo.
news-freed = Il posto di { $who } è libero.
news-gone = { $who } non c’è più.
news-back =
    { $you ->
        [yes] Eccoti di nuovo.
       *[no] { $who } è di nuovo qui.
    }
news-standin = Ora un bot gioca per { $who }.
news-renamed = Il posto ora è di { $who }.
news-host =
    { $you ->
        [yes] Ora tieni tu il tavolo.
       *[no] Ora il tavolo lo tiene { $who }.
    }
news-rematch =
    { $you ->
        [yes] Vuoi la rivincita.
       *[no] { $who } vuole la rivincita.
    }
news-ran-out =
    { $you ->
        [yes] Il tuo tempo è scaduto: un bot ha scelto per te.
       *[no] Il tempo di { $who } è scaduto: ha scelto un bot.
    }

## Richiami

call-take = Prendila!
call-leave = Lasciala!
call-hold-question = Vediamo?
call-knock = Toc, toc!
call-well-played = Ben giocato!
call-sorry = Scusate!
call-hurry = Dai, gioca!
talk-calls = Frasi
talk-written = Scritto
talk-nothing = Nessuno ha ancora scritto niente.
talk-write = Scrivi qualcosa
talk-send = Invia
talk-closed = Durante la smazzata non si parla. Quando è finita si può di nuovo.

## La gente

people-mute = Silenzia { $who } (solo qui)
people-change = Cambia il posto di { $who }
people-invite = Invita qualcuno
people-invite-seat = c’è un posto libero
people-invite-bot = al posto di un bot, o a guardare
people-invite-watch = a guardare
people-open-hands = Chi guarda può vedere tutte le carte
people-open-hands-hint =
    { $count ->
        [0] Vale quando sono tutti d’accordo.
        [one] Vale quando sono tutti d’accordo; finora una persona.
       *[other] Vale quando sono tutti d’accordo; finora { $count }.
    }
people-rename = Cambia nome
people-move = Continua su un altro dispositivo
people-move-effect = un link che vale una volta
people-move-title = Da aprire sull’altro dispositivo
people-move-once = Vale una volta, per cinque minuti. Non darlo a nessuno: porta con sé il tuo posto.
people-rise = Lascia il posto
people-rise-effect = qualcun altro può sedersi qui
people-rise-again = Vuoi davvero alzarti? Il tuo posto sarà libero.
people-rise-yes = Sì, lascia il posto
people-delete = Cancella il tavolo
people-delete-effect = con tutto quello che se ne conserva
people-delete-again = Cancellare davvero il tavolo? Sparisce per tutti.
people-delete-yes = Sì, cancella il tavolo
evening-title = Il foglio della serata
evening-match = Partita
evening-who = Chi
evening-won = ha vinto
again-wanted = { $who } vuole la rivincita
again-waits = in attesa di { $who }

## Al tavolo

assent-waits = Vuoi mollare. Il compagno deve essere d’accordo.
assent-title = { $who } vuole mollare. Anche tu?
assent-yes = Sì, mollare
assent-no = No, vediamo
watch-bench = Stai guardando.
watch-mode-none = A questo tavolo da qui non si vede niente.
watch-mode-no-hands = Non vedi la mano di nessuno.
watch-mode-delayed = Vedi le mani una smazzata più tardi.
watch-mode-open = Sono tutti d’accordo: vedi ogni mano.
watch-foot = Davanti siede { $who }.
watch-sit = Prendi il posto libero
watch-open-mark = Chi guarda vede tutto
ended-title = La partita è stata interrotta.
ended-why = Assente fino alla fine: { $who }.
clock-left =
    { $seconds ->
        [one] manca un secondo
       *[other] mancano { $seconds } secondi
    }
clock-half = Metà del tempo è passata: mancano { $seconds } secondi.
clock-soon = Mancano { $seconds } secondi.

## Altro dispositivo, tavoli aperti

continue-title = Continua qui
continue-text = Questo link porta il tuo posto su questo dispositivo. L’altro lo perde.
continue-here = Continua su questo dispositivo
tables-title = Tavoli aperti
tables-line =
    { $free ->
        [one] { $who } · un posto libero
       *[other] { $who } · { $free } posti liberi
    }
tables-seek = Cercami un tavolo
tables-seek-effect = con queste regole; dopo mezzo minuto si siedono i bot
tables-seek-rules = Le regole sono quelle della pagina iniziale. Chi arriva dopo prende il posto di un bot tra una smazzata e l’altra.
tables-open-now = Qui c’è posto
tables-none = Adesso non aspetta nessuno. Cerca un tavolo e gli altri ti troveranno.
