# Il tavolo nel browser: pulsanti, etichette, fogli.

## Pagina iniziale

greeting = Siediti con noi!
opening = Si apre la Stube…
unreachable = Il tavolo non risponde. È ancora aperto?
start-what = A cosa si gioca?
start-who = Con chi?
start-bots = Con i bot
    .line = da soli, subito
start-friends = Con amici
    .line = un link per giocare
change = Cambia
choose-rules = Con quali regole?
sit-down = Sedersi
friends-open = Apri il tavolo
tables-open = Tavoli aperti
back-to-table = Torna al mio tavolo – { $game }
promise = Senza account. Nessun tracciamento.
language = Lingua
close = Chiudi

## Posti

you = Tu
us = Noi
them = Loro
seat-nameless = Posto { $number }
seat-free = Posto libero
seat-standin = { $name } (bot)
bot-name-1 = Anna
bot-name-2 = Hansl
bot-name-3 = Vroni
bot-name-4 = Luis
bot-name-5 = Resi
bot-name-6 = Toni
bot-name-7 = Moidl
bot-name-8 = Sepp
note-bot = bot
note-away = assente
note-thinks = pensa
note-dealer = ha dato le carte

## Parete

band-wall = Parete: dichiarazione e punteggio
band-table = Tavolo: i posti e la presa
band-word = Tocca a te parlare
band-hand = Le tue carte
slate-announced = La dichiarazione
slate-score = Punteggio
strike = Schlag
trump = Briscola
secret = segreto
no-trumps = Senza briscola
goal-fewest = Vince chi fa meno prese
trick-number = Presa { $number }
trick-of = Presa { $number } di { $total }
stage-endgame = Le ultime prese
score-line =
    { $tense ->
        [yes] { $who } { $points }, gespannt.
       *[no] { $who } { $points }.
    }
won-before = vinte finora: { $count }
target = fino a { $points }
needed-most = { $count } prese vincono
needed-fewest = { $count } prese perdono
we-are-tense = Siamo gespannt
they-are-tense = Sono gespannt

## Tavolo

seat-left = alla tua sinistra
seat-across = di fronte a te
seat-right = alla tua destra
seat-partner = gioca con te
seat-backs =
    { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }
stake-is = posta
tricks-tally = prese { $mine } : { $theirs }
trick-on-table = La presa sul tavolo
your-place = la tua carta
on-top = sopra a tutte
heard-on-top = È in testa.
laid-by =
    { $wins ->
        [yes] { $who }: { $card }, per ora prende
       *[no] { $who }: { $card }
    }
pile-us =
    { $count ->
        [one] Noi: { $count } presa
       *[other] Noi: { $count } prese
    }
pile-them =
    { $count ->
        [one] Loro: { $count } presa
       *[other] Loro: { $count } prese
    }
stock-count =
    { $count ->
        [one] Tallone: una carta
       *[other] Tallone: { $count } carte
    }
open-row = Carte scoperte del tallone
take = Prendi: { $card }
upcard = Carta scoperta: { $card }
winner-takes = Chi vince prende: { $card }
winner-draws-first = Chi vince pesca per primo
winner-chooses = Chi vince ne sceglie una
loser-draws = Chi perde pesca coperta
loser-draws-top = Chi perde pesca la prima

## Parola

your-turn = Tocca a te.
your-lead = Tocca a te: esci.
take-one = Prendi una delle carte scoperte.
trick-is-yours = La presa è tua.
trick-goes-to = { $who } fa la presa.
waits-for =
    { $count ->
        [one] { $who } pensa.
       *[other] { $who } pensano.
    }
dealing = Si danno le carte.
not-yet-looked = Potrai guardare le tue carte dopo le due dichiarazioni.
play-card = Gioca: { $card }
call = Trumpf oder Kritisch!
raise = Rilanciare a { $to }
raise-more = Rilanciare…
raise-though-tense = Gespannt: vi costa
raise-back = Vedere e rilanciare a { $to }
raise-to = a { $to }
raise-others = altro…
answer-title = { $who } rilancia a { $to }. Vedete?
answer-now = Ora si gioca per { $stake }.
answer-either = Tu o { $others }: vale la prima risposta.
answer-must-hold = Dovete vedere.
answer-must-fold = Dovete mollare.
hold = Vedere
hold-effect = si gioca per { $stake }
fold = Mollare
fold-effect = loro segnano { $points }
fold-again = Mollare davvero?
fold-yes = Sì, mollare
back = Indietro
concede = Cedere
concede-again = Cedere davvero questa smazzata?
concede-yes = Sì, cedere
name-strike = Dichiarare lo Schlag
name-trump = Dichiarare la briscola
announce-strike = Dichiarare lo Schlag: { $what }
announce-trump = Dichiarare la briscola: { $what }
you-hold =
    { $count ->
        [0] non ne hai
        [one] ne hai una
       *[other] ne hai { $count }
    }
choose-first = Tocca una scelta, poi dichiarala.
better = Bessere!
better-ask = Chiedere carte migliori
better-cost = costa { $points }
grant-title = { $who } chiede carte migliori.
grant = Concedere
grant-effect = si danno carte nuove
refuse = Rifiutare
refuse-effect = si resta con queste carte

## Mano

own-cards =
    { $count ->
        [one] La tua mano: una carta
       *[other] La tua mano: { $count } carte
    }
face-down = carta coperta
hand-card =
    { $has ->
        [yes] { $card }, { $role }
       *[no] { $card }
    }{ $state ->
        [yes] , si può giocare
        [chosen] , scelta, Invio la gioca
        [no] , non si può giocare: { $reason }
       *[none] { "" }
    }
not-now = { $card }: ora non va.

## Strumenti, fogli

menu = Menu
help = Aiuto
tool-ladder = Gerarchia
tool-last = Ultima presa
tool-said = Cronaca
tool-people = Chi c’è?
tool-talk = Frasi
talk-unread =
    { $count ->
        [one] una riga nuova
       *[other] { $count } righe nuove
    }
took-it = presa vinta
no-trick-yet = In questa smazzata non c’è ancora nessuna presa.
said-nothing = Non è ancora successo nulla.
ladder-note = { $strike } è Schlag, { $trump } è briscola.
ladder-note-trump = { $trump } è briscola.
ladder-equal = pari, vince il primo
ladder-down = dall’alto in basso
ladder-rest = Sotto conta solo il seme d’uscita, dall’asso al sette.
ladder-none = La gerarchia si sa dopo la dichiarazione.
fate-mine = tua
    .long = nella tua mano
fate-table = sul tavolo
    .long = sul tavolo
fate-gone = giocata
    .long = già giocata
fate-open = non vista
    .long = non ancora vista

## Fine di una smazzata, di una partita

column-tricks = Prese
column-points = Punti
column-score = Punteggio
over-trick = Presa { $number }: { $who } con { $card }
over-tricks =
    { $who }: { $count ->
        [one] 1 presa
       *[other] { $count } prese
    }
over-deals = La prossima smazzata la dà { $who }.
over-you-deal = La prossima smazzata la dai tu.
round-drawn = La smazzata è pari.
round-won-us = La smazzata è nostra!
round-won-you = La smazzata è tua!
round-won-others =
    { $count ->
        [one] { $who } vince la smazzata.
       *[other] { $who } vincono la smazzata.
    }
series-drawn = Non vince nessuno: parità.
series-won-us = Abbiamo vinto!
series-won-you = Hai vinto!
series-won-others =
    { $count ->
        [one] { $who } ha vinto.
       *[other] { $who } hanno vinto.
    }
series-stand = Finora { $mine } : { $theirs }, ne servono { $needed }.
series-stand-all = Finora { $mine } : { $theirs }; si giocano tutte e { $matches } le partite.
next-round = Prossima smazzata
again = Rivincita
leave = Alzarsi
leave-effect = il posto resta tuo

## Menu

speed = Quanto resta una presa
speed-slow = a lungo
speed-normal = normale
speed-fast = poco
speed-tap = finché non tocco
theme = Luce
theme-system = come il dispositivo
theme-light = giorno
theme-dark = lampada
theme-contrast = contrasto
index = Segno nell’angolo
index-auto = automatico
index-on = grande
index-off = senza
family = Disegno delle carte
family-region = come nella regione
family-double = a due teste, come in Baviera
family-standing = in piedi, come a Salisburgo
two-tap = Giocare con due tocchi
two-tap-hint = Il primo sceglie una carta, il secondo la gioca.
keys = Tasti singoli
keys-hint = Le cifre giocano, le lettere parlano. L’aiuto le elenca.
french-suits = Semi francesi
french-suits-hint = Fiori, picche, cuori, quadri invece di Ghiande, Foglie, Cuori, Campanelli
four-colours = Quattro colori
four-colours-hint = Picche verdi, quadri arancioni: come Foglie e Campanelli
last-card = L’ultima carta si gioca da sola
last-card-hint = quando non c’è altro da fare
sound = Suoni
sound-hint = Carte, colpi sul tavolo, gesso; piano, fatti su questo dispositivo

## Aiuto

help-table = Tocca una carta per giocarla. Una tratteggiata ora non si può giocare: toccala e dice perché. Un tocco sul tavolo affretta tutto.
key-digits = prendere la carta, la risposta o la casella con quel numero
key-arrows = muoversi nella mano
key-ends = alla prima o all’ultima carta della mano
key-enter = giocare la carta scelta, dichiarare, andare avanti
key-call = con la chiamata o senza
key-raise = rilanciare
key-hold = vedere
key-fold = mollare (chiede; ancora una volta: sì)
key-farbe = Farbe! Far mostrare l’ultima carta (chiede ancora una volta)
key-better = chiamare Bessere o chiedere carte migliori
key-swap = chiedere lo scambio di Schlag e briscola
key-jump = subito a quattro
key-maschine = dichiarare la Macchina
key-ladder = gerarchia
key-last = ultima presa
key-said = cronaca
key-claims = le carte da reclamare
key-people = chi c’è
key-menu = menu
key-help = questa lista
key-close = chiudere, indietro

## Titolo, connessione

title-your-turn = Tocca a te
connection-lost = Nessuna connessione. Il posto resta tuo.
