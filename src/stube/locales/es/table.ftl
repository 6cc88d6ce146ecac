### En la mesa con las reglas de cada región: cortar, enseñar, intercambiar, ceder, reclamar.

## El corte

cut-title = Cortas y ves: { $card }
cut-secret = Los demás solo ven si te la guardas.
cut-nothing = No es una Crítica: la carta se queda.
keep = Guardarla
keep-effect = recibirás una carta menos al final
leave-it = Dejarla
leave-it-effect = se reparte como siempre
kept-card = guardada del corte

## Enseñar una carta

show-rank = Enseñar una carta para el Golpe
show-suit = Enseñar una carta para el triunfo
show-card = Enseñar: { $card }
show-rank-effect = Golpe: { $what }
show-suit-effect = triunfo: { $what }
show-note = Se enseña cuando hayáis elegido los dos.
show-tap = Toca una carta de tu mano.
chosen-card = elegida
show-waits = Elegida: { $card }. { $who } aún elige.
show-between-two = Solo vosotros dos sabréis Golpe y triunfo.

## Intercambiar Golpe y triunfo

swap-ask = Pedir el intercambio
swap-ask-effect = tú anunciarías el Golpe
swap-title = { $who } pregunta: ¿intercambiar Golpe y triunfo?
swap-grant = Intercambiar
swap-grant-effect = { $who } anuncia el Golpe, tú el triunfo
swap-refuse = No intercambiar
swap-refuse-effect = tú anuncias el Golpe

## Tenso: jugar o ceder

choose-title = Tenso: ¿jugar la mano o cederla?
stay = Jugar
stay-effect = por { $stake }, sin subir
give = Cederla
give-again = ¿Cederla de verdad?
give-yes = Sí, cederla

## Máquina, directos a cuatro, Farbe

machine = ¡La Máquina!
machine-effect =
    { $points ->
        [one] todas las Críticas: un punto, fin de la mano
       *[other] todas las Críticas: { $points } puntos, fin de la mano
    }
jump = Directos a { $to }
jump-effect = si se retiran: { $points } para tu bando
farbe = ¡Farbe!
farbe-effect = { $who } enseña la última carta: si vale, { $stake } para el otro bando; si no, para el tuyo
farbe-short = hacer enseñar la última carta
farbe-fits = Vale si es del palo de salida, un triunfo, un Golpe o una Crítica.
farbe-again = ¿Hacer enseñar la última carta?
farbe-yes = ¡Sí, Farbe!

## Reclamar

claim = Reclamar
claim-title = ¿Qué carta no se debía jugar?
claim-card = { $who }: { $card }
claim-effect = con razón: { $points } para tu bando; si no, para el otro
claim-again = ¿{ $who } tenía que jugar otra carta?
claim-open = La mano de aquel momento se enseña a todos.
claim-yes = Sí, reclamar

## Avisos

breaks-duty = Contra la obligación: { $reason }
breaks-duty-effect = si la reclaman: { $points } para el otro bando
play-though = Jugar de todos modos: { $card }
hand-card-warned = { $card }, se puede jugar, pero contra la obligación: { $reason }
misraise-effect =
    { $misraise ->
        [opponents_2_end] tenso: 2 para el otro bando, fin de la mano
        [opponents_bid_end] tenso: { $to } para el otro bando, fin de la mano
       *[deduct_2] tenso: cuesta 2 y no vale
    }
misraise-again = Tenso: ¿subir de verdad?
misraise-yes = Subir de todos modos

## Para dos, para tres

me = Yo
note-alone = a solas
note-forehand = mano
alone-against = { $who } contra { $others }
gets-points =
    { $count ->
        [one] { $who } anota { $points }
       *[other] { $who } anotan { $points }
    }
is-tense = { $who }: tenso
answer-title-alone = { $who } sube a { $to }. ¿Aceptas?
answer-must-hold-alone = Tienes que aceptar.
answer-must-fold-alone = Tienes que retirarte.
you-are-tense = Estás tenso

## Partidas

match-won-us = ¡La partida es nuestra!
match-won-you = ¡La partida es tuya!
match-won-others = La partida es para { $who }.
match-shared = La partida se reparte entre { $who }.
series-shared = Victoria compartida: { $who }.
schneider = Capote
schneider-effect = perdida sin un punto: vale doble
