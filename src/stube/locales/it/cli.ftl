### Quel che i comandi dicono alle persone; `--json` risponde in codici.

## Rifiuti

cli-at-line = Riga { $line }: { $sentence }
cli-at-event = { $sentence } (evento { $event }: { $text })

## L’arbitro

cli-on-top = { $card } prende (carta { $place } della presa): { $reason }.
cli-legal = { $cards }: { $reason }.
cli-assumed = si suppone { $change }, rimasto aperto
cli-announced = Schlag { $strike }, briscola { $trump }: { $ladder }, poi i semi semplici.
legal-lead = chi esce può giocare qualsiasi carta
legal-free = c’è libertà di scarto
legal-void = in mano nulla di ciò che si chiede: va bene qualsiasi carta
legal-no-call-with-this-card = questa uscita non porta la chiamata: c’è libertà di scarto
legal-must-give-trump = si deve dare una briscola
legal-must-give-trump-or-critical = si deve dare una briscola o un Kritischer
legal-must-follow-trump = è uscita briscola: si deve dare una briscola o uno Schlag
legal-must-follow-suit = si deve rispondere al seme
cli-match-open = la partita continua
cli-match-won = { $side } hanno vinto la partita
cli-stake = posta { $stake }
cli-asked = rilancio a { $to } senza risposta
cli-may-raise = { $side } possono rilanciare
cli-may-not-raise = { $side } non possono rilanciare ({ $why })
cli-counted =
    { $result ->
        [replayed] parità: si ridanno le carte
        [won] vittoria: { $winners }
       *[draw] pari
    } (contate { $counts }; punti { $points }).
cli-presets =
    { $count ->
        [one] { $game }: una variante; sotto, che cosa cambia rispetto alla base.
       *[other] { $game }: { $count } varianti; sotto, che cosa cambia rispetto alla base.
    }
cli-the-defaults = la base
cli-defaults = base: { $options }

## I bot tra loro

cli-progress = { $done } di { $rounds } smazzate
cli-selfplay =
    { $rounds ->
        [one] una smazzata
       *[other] { $rounds } smazzate
    }, serie finite: { $finished }; punti: { $points }
cli-arena-progress = { $a } contro { $b }: { $done } coppie su { $pairs }, ancora { $seconds } s circa
cli-arena-title = { $a } contro { $b }: { $game }, { $preset }, { $pairs } coppie
cli-arena-figure =
    { $measure ->
        [share] { $unit ->
            [match] partite vinte
           *[other] smazzate vinte
        }
        [tricks] { $unit ->
            [match] prese di vantaggio a partita
           *[other] prese di vantaggio a smazzata
        }
       *[other] { $unit ->
            [match] punti di vantaggio a partita
           *[other] punti di vantaggio a smazzata
        }
    }: { $figure }
cli-arena-bootstrap =
    bootstrap sulle coppie: { $bounds }{ $agrees ->
        [yes] { "" }
       *[no] { " " }(non concorda: servono più coppie)
    }
cli-arena-reduced = senza la fortuna della pesca: { $figure } (varianza { $narrower } volte minore)
cli-arena-pairing = lo scambio delle parti rende la varianza dei punti { $narrower } volte minore
cli-arena-sprt =
    { $verdict ->
        [H0] Il test dice: { $h0 }, non { $h1 }
        [H1] Il test dice: { $h1 }, non { $h0 }
       *[open] Il test tra { $h0 } e { $h1 } è aperto
    } (rapporto di log-verosimiglianza { $llr }, limiti { $low } e { $high }).
cli-arena-spent = { $bot } pensa in media { $milliseconds } ms (decisioni: { $decisions })
cli-arena-stopped = Interrotto: le cifre contano quello che si è giocato. Con --resume si riprende da lì.
cli-arena-league = Punti della riga contro la colonna, con metà dell’intervallo al 95 %:
cli-arena-mean = media

## Quanto ci vuole

cli-bench-column =
    { $column ->
        [row] riga
        [mark] cosa
        [value] valore
        [ratio] rapporto
        [must] minimo
        [goal] traguardo
       *[peer] altrove
    }
cli-bench-reference = Il ciclo fisso ha impiegato { $milliseconds } ms; i rapporti sono multipli di esso (tempi) o quanto ne sta in uno (ritmi).

## Una partita raccontata

replay-round = Smazzata { $number }
replay-trick = presa { $number }:  { $cards }   → { $who }
replay-unfinished = non finita:  { $cards }
replay-score = punteggio { $score }
replay-open = (la registrazione finisce qui; la serie non è finita)
replay-ghost = mano fantasma

## Le regole


cli-rules-own = Parte dalla variante { $preset }; cambiato: { $changed }.
cli-rules-fine = In ordine. Impronta { $fingerprint }.
cli-rules-same = Le due si giocano esattamente allo stesso modo.
cli-rules-alike = { $option }: { $one } e { $other } (senza effetto)
cli-rules-other = { $option }: { $one } e { $other }
cli-rules-only = Solo { $which }:
cli-rules-mark-ours = (nostro: nessuna fonte lo chiarisce)
cli-rules-mark-unconfirmed = (non confermato: lo dice una sola fonte)

## Carte date onestamente

verify-table = Tavolo { $table }, { $deals ->
        [one] una smazzata
       *[other] { $deals } smazzate
    }
verify-deal = smazzata { $number } ({ $kind ->
        [cut] alzata
        [dealer] sorteggio
       *[deck] carte
    }): { $found }
verify-holds = fatta da tutti, e tutto torna
verify-partly = tutto torna, ma non l’hanno fatta tutti: manca la parte di { $names }
verify-withheld = tutto torna, ma una parte promessa non è mai arrivata: { $names }
verify-sealed = ciò che è scoperto torna; il server non ha mostrato la sua parte
verify-flaw =
    non torna: { $flaw ->
        [share_differs] la parte di { $name } non è quella promessa
        [share_not_pledged] { $name } non aveva promesso la parte usata
        [server_share_differs] la parte del server non è quella promessa
        [deal_differs] dalle parti esce un’altra smazzata ({ $right })
       *[root_differs] le carte non erano sigillate in quest’ordine
    }
verify-all = Ogni smazzata segue dalle sue parti.
verify-some = Non tutte le smazzate si possono ricalcolare.
verify-none = Almeno una smazzata non torna.
