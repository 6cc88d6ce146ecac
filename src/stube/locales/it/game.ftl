### I nomi: giochi, carte, ruoli, motivi, varianti, bot.

## Giochi

game-watten = Watten
    .line = in quattro, due contro due
game-german-whist = Whist tedesco
    .line = in due, con un tallone

## Semi tedeschi e francesi. `.letter` sta nell’angolo e accanto al segno.

suit-E = Ghiande
    .letter = G
suit-L = Foglie
    .letter = F
suit-H = Cuori
    .letter = C
suit-S = Campanelli
    .letter = P
suit-french-C = fiori
suit-french-D = quadri
suit-french-H = cuori
suit-french-S = picche

## Valori

rank-6 = Weli
rank-7 = sette
rank-8 = otto
rank-9 = nove
rank-T = dieci
rank-U = Unter
rank-O = Ober
rank-K = re
rank-A = asso
rank-french-2 = due
rank-french-3 = tre
rank-french-4 = quattro
rank-french-5 = cinque
rank-french-6 = sei
rank-french-7 = sette
rank-french-8 = otto
rank-french-9 = nove
rank-french-T = dieci
rank-french-J = fante
rank-french-Q = donna
rank-french-K = re
rank-french-A = asso

# $suit, $rank: i nomi qui sopra. Il Weli sta da solo.
card =
    { $rank ->
        [Weli] Weli
       *[other] { $rank } di { $suit }
    }

## Che cosa è una carta in questa smazzata

role-max = Maxi
role-belli = Belli
role-spitz = Spritzer
role-weli = Weli
role-guate = Buono
role-chief = Rechte
role-blind = Blinde
role-trump = Briscola
role-plain = Seme semplice

## Perché una carta prende

reason-critical = un Kritischer
reason-guate = il Buono
reason-chief = il Rechte
reason-blind = un Blinde
reason-first-blind = il primo di più Blinde
reason-trump = la briscola più alta
reason-led-suit = la carta più alta del seme d’uscita
reason-higher-card = la carta più alta del seme d’uscita

## Com’è finita una smazzata

how-played = Hanno deciso le carte.
how-folded = Il rilancio non è stato visto.
how-conceded = La smazzata è stata ceduta.
how-misraised = Ha rilanciato chi era gespannt.
how-written = Hanno deciso i punti delle Bessere.
how-given = Chi era gespannt ha lasciato la smazzata per due punti.
how-machine = La Macchina: tutti i Kritische in una mano.
how-challenged = Ha deciso “Farbe!”.
how-claimed = È stata reclamata una carta.
how-race = La corsa è vinta.

## Varianti del Watten

preset-watten-bavarian-11 = Bavarese agli 11
    .line = 32 carte; Maxi, Belli e Spritzer battono sempre tutte le altre.
preset-watten-bavarian-15 = Bavarese ai 15
    .line = Come agli 11, ma più lungo: si è gespannt da 13.
preset-watten-tyrol-kritisch-15 = Kritisch tirolese ai 15
    .line = 33 carte: il Weli è il terzo Kritischer, dopo Maxi e Belli.
preset-watten-tyrol-kritisch-18 = Kritisch tirolese ai 18
    .line = Con il Weli come terzo Kritischer, e ai 18 punti.
preset-watten-blind = Watten alla cieca
    .line = Solo in due conoscono Schlag e briscola: li fissa la loro carta di sotto. Senza segnali, ai 15.
preset-watten-blind-literal = Watten alla cieca alla lettera
    .line = Dichiara la più bassa di tre carte, e lo sanno tutti. Con il Weli, ai 15.
preset-watten-wurf = Wurftwatten
    .line = Solo tre carte a testa: bastano due prese. Agli 11.
preset-watten-kritischer-cup = Kritischer Watten
    .line = Si rilancia di due in due; ai 15, vince chi vince due partite.
preset-watten-house-21 = Regola di casa ai 21
    .line = Una posta che supererebbe il traguardo va vista. Vince chi vince due partite.
preset-watten-italian-11 = Italiano agli 11
    .line = Si dichiara con tutte e cinque le carte, senza Bessere, e si rilancia quando si vuole.
preset-watten-italian-tirolo-15 = Italiano con il Weli ai 15
    .line = Come l’italiano, con 33 carte: il Weli è il quarto Kritischer.
preset-watten-bavaria-club = Bavarese da circolo
    .line = Un Kritischer trovato all’alzata si può tenere; se qualcuno è gespannt si gioca per tre. Ai 15.
preset-watten-bavaria-cup = Torneo bavarese
    .line = Tre partite, e ognuna conta. Niente Bessere; un rifiuto va reclamato. Ai 15.
preset-watten-tirol-open-11 = Tirolo scoperto agli 11
    .line = Niente Kritische: il Weli è la briscola più bassa, e a briscola si deve rispondere.
preset-watten-tirol-open-15 = Tirolo scoperto ai 15
    .line = A briscola si risponde; da gespannt si gioca per tre o se ne lasciano due. “Farbe!” prova l’ultima carta.
preset-watten-tirol-kritisch = Kritisch tirolese agli 11
    .line = I Kritische sono Maxi, Weli e Spritzer; per il resto si gioca come in Baviera.
preset-watten-southtyrol-open-15 = Alto Adige scoperto ai 15
    .line = Né Kritische né Buono, e a briscola si risponde. Carte nuove per tutti se i due sono d’accordo.
preset-watten-southtyrol-guate-18 = Alto Adige con il Buono, ai 18
    .line = La briscola appena sopra lo Schlag, il Buono, batte perfino il Rechte.
preset-watten-southtyrol-blind-18 = Alto Adige alla cieca, ai 18
    .line = Chi dichiara si mostra una carta a vicenda; solo loro due conoscono Schlag e briscola. Con il Buono.
preset-watten-ladin = Ladino agli 11
    .line = Decide la prima carta dei due che dichiarano: solo loro sanno, solo loro rispondono a briscola.
preset-watten-two-hand = Watten in due
    .line = Uno contro uno, cinque carte, e per il resto come al circolo bavarese. Ai 15.
preset-watten-three-hand = Watten in tre
    .line = Il primo di mano da solo contro gli altri due; ognuno segna per sé. Ai 15.

## Varianti del Whist tedesco

preset-german-whist-classic = Classico
    .line = Contano tutte le 26 prese; vince chi vince due smazzate.
preset-german-whist-last13 = Le ultime tredici
    .line = Le prese contano solo quando il tallone è finito.
preset-german-whist-open-stock = Tallone aperto
    .line = Tre carte sono scoperte; chi prende ne sceglie una.
preset-german-whist-race-7 = Corsa a 7
    .line = Vince la smazzata chi arriva per primo a sette prese.
preset-german-whist-race-9 = Corsa a 9
    .line = Vince la smazzata chi arriva per primo a nove prese.
preset-german-whist-no-trump = Senza briscola, tallone coperto
    .line = Niente briscola, e tutto il tallone resta coperto.
preset-german-whist-no-trump-upcard = Senza briscola
    .line = Niente briscola; la prima carta del tallone è scoperta.
preset-german-whist-three = In tre
    .line = Sette carte a testa; una mano fantasma resta coperta.
preset-german-whist-weighted = Ponderato
    .line = Ogni presa vale uno finché si pesca, poi due.
preset-german-whist-points-50 = Ai 50
    .line = Contano le ultime tredici prese, smazzata dopo smazzata, fino a 50 punti.
preset-german-whist-high-low = Alto o basso
    .line = Senza briscola: la prima carta dice se vincono molte prese (rossa) o poche (nera).

## Bot

bot-random = Il Dado
    .line = Gioca una carta qualsiasi tra quelle permesse.
bot-lowest = Il Parsimonioso
    .line = Gioca sempre la carta più bassa e non rilancia mai.
bot-highest = Lo Spericolato
    .line = Gioca sempre la carta più alta e non rilancia mai.
bot-sensible = La Saggia
    .line = Dichiara secondo la sua mano, gioca con il compagno e fa i conti prima di rilanciare.
bot-regular = L’Habitué
    .line = Valuta qualche dozzina di smazzate possibili.
bot-strong = La Furba
    .line = Valuta più di cento smazzate possibili.
bot-master = Il Vecchio Maestro
    .line = Valuta centinaia di smazzate possibili.
