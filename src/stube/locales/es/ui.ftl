# La mesa en el navegador: botones, rótulos, hojas.

## Página de inicio

greeting = ¡Siéntate con nosotros!
opening = Abriendo la Stube…
unreachable = La mesa no contesta. ¿Sigue abierta?
start-what = ¿A qué jugamos?
start-who = ¿Con quién?
start-bots = Con bots
    .line = a solas, ya mismo
start-friends = Con amigos
    .line = un enlace para jugar
change = Cambiar
choose-rules = ¿Con qué reglas?
sit-down = Sentarse
friends-open = Abrir la mesa
tables-open = Mesas abiertas
back-to-table = Volver a mi mesa – { $game }
promise = Sin cuenta. Sin rastreo.
language = Idioma
close = Cerrar

## Asientos

you = Tú
us = Nosotros
them = Ellos
seat-nameless = Asiento { $number }
seat-free = Asiento libre
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
note-away = ausente
note-thinks = piensa
note-dealer = ha repartido

## Pared

band-wall = Pared: anuncio y tanteo
band-table = Mesa: los asientos y la baza
band-word = Te toca hablar
band-hand = Tus cartas
slate-announced = Lo anunciado
slate-score = Tanteo
strike = Golpe
trump = Triunfo
secret = secreto
no-trumps = Sin triunfo
goal-fewest = Ganan menos bazas
trick-number = Baza { $number }
trick-of = Baza { $number } de { $total }
stage-endgame = Las últimas bazas
score-line =
    { $tense ->
        [yes] { $who } { $points }, tensos.
       *[no] { $who } { $points }.
    }
won-before = ganadas hasta ahora: { $count }
target = a { $points }
needed-most = { $count } bazas ganan
needed-fewest = { $count } bazas pierden
we-are-tense = Estamos tensos
they-are-tense = Están tensos

## Mesa

seat-left = a tu izquierda
seat-across = frente a ti
seat-right = a tu derecha
seat-partner = juega contigo
seat-backs =
    { $count ->
        [one] una carta tapada
       *[other] { $count } cartas tapadas
    }
stake-is = apuesta
tricks-tally = bazas { $mine } : { $theirs }
trick-on-table = La baza en la mesa
your-place = tu carta
on-top = encima
heard-on-top = Va por encima.
laid-by =
    { $wins ->
        [yes] { $who }: { $card }, va ganando
       *[no] { $who }: { $card }
    }
pile-us =
    { $count ->
        [one] Nosotros: { $count } baza
       *[other] Nosotros: { $count } bazas
    }
pile-them =
    { $count ->
        [one] Ellos: { $count } baza
       *[other] Ellos: { $count } bazas
    }
stock-count =
    { $count ->
        [one] Mazo: una carta
       *[other] Mazo: { $count } cartas
    }
open-row = Cartas vistas del mazo
take = Tomar: { $card }
upcard = Carta vista: { $card }
winner-takes = El ganador toma: { $card }
winner-draws-first = El ganador roba primero
winner-chooses = El ganador elige una
loser-draws = El perdedor roba a ciegas
loser-draws-top = El perdedor roba la de arriba

## Palabra

your-turn = Te toca.
your-lead = Te toca: sal tú.
take-one = Toma una de las cartas vistas.
trick-is-yours = La baza es tuya.
trick-goes-to = { $who } gana la baza.
waits-for =
    { $count ->
        [one] { $who } piensa.
       *[other] { $who } piensan.
    }
dealing = Se reparten las cartas.
not-yet-looked = Podrás mirar tus cartas cuando estén hechos los dos anuncios.
play-card = Jugar: { $card }
call = ¡Triunfo o Crítica!
raise = Subir a { $to }
raise-more = Subir…
raise-though-tense = Tenso: os va a costar
raise-back = Aceptar y subir a { $to }
raise-to = a { $to }
raise-others = más…
answer-title = { $who } sube a { $to }. ¿Aceptáis?
answer-now = Ahora se juega por { $stake }.
answer-either = Tú o { $others }: vale la primera respuesta.
answer-must-hold = Tenéis que aceptar.
answer-must-fold = Tenéis que retiraros.
hold = Aceptar
hold-effect = se juega por { $stake }
fold = Retirarse
fold-effect = ellos anotan { $points }
fold-again = ¿Retirarse de verdad?
fold-yes = Sí, retirarse
back = Volver
concede = Rendirse
concede-again = ¿Dar por perdida esta mano?
concede-yes = Sí, rendirse
name-strike = Anunciar el Golpe
name-trump = Anunciar triunfo
announce-strike = Anunciar el Golpe: { $what }
announce-trump = Anunciar triunfo: { $what }
you-hold =
    { $count ->
        [0] no tienes ninguna
        [one] tienes una
       *[other] tienes { $count }
    }
choose-first = Toca una opción y anúnciala.
better = ¡Bessere!
better-ask = Pedir Bessere
better-cost = cuesta { $points }
grant-title = { $who } pide Bessere.
grant = Conceder
grant-effect = hay cartas nuevas
refuse = Rechazar
refuse-effect = se sigue con estas cartas

## Mano

own-cards =
    { $count ->
        [one] Tu mano: una carta
       *[other] Tu mano: { $count } cartas
    }
face-down = carta tapada
hand-card =
    { $has ->
        [yes] { $card }, { $role }
       *[no] { $card }
    }{ $state ->
        [yes] , se puede jugar
        [chosen] , elegida, Intro la juega
        [no] , no se puede jugar: { $reason }
       *[none] { "" }
    }
not-now = { $card }: ahora no se puede.

## Herramientas, hojas

menu = Menú
help = Ayuda
tool-ladder = Jerarquía
tool-last = Última baza
tool-said = Historial
tool-people = ¿Quién está?
tool-talk = Frases
talk-unread =
    { $count ->
        [one] una línea nueva
       *[other] { $count } líneas nuevas
    }
took-it = baza ganada
no-trick-yet = En esta mano aún no hay ninguna baza.
said-nothing = Aún no ha pasado nada.
ladder-note = { $strike } es Golpe, { $trump } es triunfo.
ladder-note-trump = { $trump } es triunfo.
ladder-equal = iguales, gana el primero
ladder-down = de arriba abajo
ladder-rest = Por debajo solo cuenta el palo de salida, del as al siete.
ladder-none = La jerarquía se sabe con el anuncio.
fate-mine = tuya
    .long = en tu mano
fate-table = en la mesa
    .long = sobre la mesa
fate-gone = jugada
    .long = ya jugada
fate-open = sin ver
    .long = aún no vista

## Fin de una mano, de una partida

column-tricks = Bazas
column-points = Puntos
column-score = Tanteo
over-trick = Baza { $number }: { $who } con { $card }
over-tricks =
    { $who }: { $count ->
        [one] 1 baza
       *[other] { $count } bazas
    }
over-deals = La siguiente mano la reparte { $who }.
over-you-deal = La siguiente mano la repartes tú.
round-drawn = La mano queda en empate.
round-won-us = ¡La mano es nuestra!
round-won-you = ¡La mano es tuya!
round-won-others =
    { $count ->
        [one] { $who } gana la mano.
       *[other] { $who } ganan la mano.
    }
series-drawn = No gana nadie: empate.
series-won-us = ¡Hemos ganado!
series-won-you = ¡Has ganado!
series-won-others =
    { $count ->
        [one] { $who } ha ganado.
       *[other] { $who } han ganado.
    }
series-stand = Hasta ahora { $mine } : { $theirs }, hacen falta { $needed }.
series-stand-all = Hasta ahora { $mine } : { $theirs }; se juegan las { $matches } partidas.
next-round = Siguiente mano
again = Revancha
leave = Levantarse
leave-effect = tu asiento sigue siendo tuyo

## Menú

speed = Cuánto se ve una baza
speed-slow = mucho
speed-normal = normal
speed-fast = poco
speed-tap = hasta que yo toque
theme = Luz
theme-system = como el dispositivo
theme-light = día
theme-dark = lámpara
theme-contrast = contraste
index = Signo en la esquina
index-auto = automático
index-on = grande
index-off = sin
family = Dibujo de las cartas
family-region = como en la región
family-double = de dos cabezas, como en Baviera
family-standing = de pie, como en Salzburgo
two-tap = Jugar con dos toques
two-tap-hint = El primero elige una carta, el segundo la juega.
keys = Teclas sueltas
keys-hint = Las cifras juegan, las letras hablan. La ayuda las enumera.
french-suits = Palos franceses
french-suits-hint = Tréboles, picas, corazones, diamantes en vez de Bellotas, Hojas, Corazones, Campanillas
four-colours = Cuatro colores
four-colours-hint = Picas verdes, diamantes naranjas: como Hojas y Campanillas
last-card = La última carta se juega sola
last-card-hint = cuando no hay otra cosa que hacer
sound = Sonido
sound-hint = Cartas, golpes en la mesa, tiza; suave, hecho en este dispositivo

## Ayuda

help-table = Toca una carta para jugarla. Una rayada no se puede jugar ahora: tócala y dirá por qué. Un toque en la mesa lo acelera todo.
key-digits = tomar la carta, la respuesta o la casilla de ese número
key-arrows = moverse por la mano
key-ends = a la primera o a la última carta de la mano
key-enter = jugar la carta elegida, anunciar, seguir
key-call = con la llamada o sin ella
key-raise = subir
key-hold = aceptar
key-fold = retirarse (pregunta; otra vez: sí)
key-farbe = ¡Farbe! Hacer enseñar la última carta (pregunta otra vez)
key-better = llamar o pedir Bessere
key-swap = pedir el intercambio de Golpe y triunfo
key-jump = directos a cuatro
key-maschine = anunciar la Máquina
key-ladder = jerarquía
key-last = última baza
key-said = historial
key-claims = las cartas que se pueden reclamar
key-people = quién está
key-menu = menú
key-help = esta lista
key-close = cerrar, volver

## Título, conexión

title-your-turn = Te toca
connection-lost = Sin conexión. Tu asiento sigue siendo tuyo.
