### Le regole nel browser: farne di proprie, confrontarle, leggerle, una prima lezione.

## Gruppi di regole

group-watten-pack = Mazzo e gerarchia
group-watten-seats = Posti, distribuzione, dichiarazioni
group-watten-play = Il gioco
group-watten-stakes = La posta
group-watten-end = Fine della partita
group-watten-conduct = Condotta al tavolo
group-german-whist-seats = Posti e distribuzione
group-german-whist-stock = Il tallone
group-german-whist-play = Il gioco
group-german-whist-count = Il conteggio
group-german-whist-match = La serie

## Regole proprie

editor-open = Regole proprie
editor-title = Le regole di questo tavolo
editor-start-from = Parti da
editor-name = Nome di queste regole
editor-name-example = per esempio: Come all’osteria
editor-nameless = senza nome
editor-unchanged = Proprio come { $preset }
editor-was = in { $preset }: { $value }
editor-is-changed = cambiato
editor-reset = Ripristina tutto
editor-reset-one = Torna a: { $value }
editor-no-effect = qui non ha effetto
editor-only-changed = Mostra solo ciò che è cambiato
editor-search = Cerca una regola
editor-search-none = Nessuna regola si chiama così.
editor-clash = { $first } e { $second } non stanno insieme.
editor-clash-three = { $first }, { $second } e { $third } non stanno insieme.
editor-clash-mend = { $option }: { $value }
editor-clash-wait = Finché due regole si contraddicono, non si può giocare.
editor-play = Gioca con queste regole
editor-keep = Salva su questo dispositivo
editor-kept = Salvato.
editor-own = Le mie regole
editor-forget = Dimentica
editor-forget-again = Dimenticare davvero “{ $name }”?
editor-share = Condividi
editor-link-copy = Copia il link
editor-link-copied = Il link è copiato.
editor-file-save = Salva come file
editor-file-open = Apri un file
editor-came-by-link = Qualcuno condivide con te queste regole: { $name }
editor-bad-link = In questo link non ci sono regole che so leggere.
editor-bad-file = In questo file non ci sono regole che so leggere.
editor-too-large = È troppo grande per delle regole: al massimo { $bytes } byte.
editor-nothing-taken = Non è stato adottato nulla.
editor-fingerprint = Impronta { $fingerprint }
editor-fingerprint-note = Dove l’impronta è la stessa, si gioca lo stesso gioco.
editor-dialect = Parole della zona
editor-dialect-note = Come si chiamano le carte a questo tavolo; la lingua la sceglie ciascuno.

## Confrontare

compare-open = Confronta
compare-title = Due regolamenti a confronto
compare-first = Il primo
compare-second = Il secondo
compare-swap = Scambia i lati
compare-rule = Regola
compare-count =
    { $count ->
        [one] Una differenza
       *[other] { $count } differenze
    }
compare-same = Si giocano esattamente allo stesso modo.
compare-same-play = Ciò che è diverso non ha effetto: si gioca allo stesso modo.
compare-all = Mostra tutte le regole

## Libro delle regole

rulebook-title = Le regole: { $name }
rulebook-this-table = Così si gioca a questo tavolo.
rulebook-contents = Indice
rulebook-clause = Regola { $clause }
rulebook-clause-link = Link alla regola { $clause }
rulebook-secret = Qui c’entra la dichiarazione coperta: il motivo si saprà dopo la smazzata.
rulebook-not-played = A questo tavolo questa regola non si gioca.
rulebook-ours = L’abbiamo completato noi: nessuna fonte lo chiarisce.
rulebook-unconfirmed = Non è confermato: lo dice una sola fonte.
rulebook-ladder = Chi batte chi
rulebook-ladder-strike = Quale Schlag?
rulebook-ladder-trump = Quale briscola?
rulebook-ladder-all = Tutte le { $count } carte, dall’alto in basso
rulebook-ladder-equal = queste sono pari, vince la prima
rulebook-ladder-plain = vince solo se si esce del suo seme
rulebook-example-trick = La presa, carta per carta
rulebook-example-wins = { $card } vince: { $reason }.
rulebook-print-page = Stampa su una pagina
rulebook-printed-from = Stampato da Stube. Impronta { $fingerprint }

## La prima smazzata

lesson-title = La tua prima smazzata
lesson-step = Passo { $number } di { $total }
lesson-next = Avanti
lesson-before = Un passo indietro
lesson-skip = Salta la lezione
lesson-your-turn = Adesso tu
lesson-other-card = Andrebbe bene anche così. Qui vogliamo mostrare altro: { $hint }
lesson-done = Questa era una smazzata intera.
lesson-play = A un tavolo vero
lesson-again = Ancora una volta
