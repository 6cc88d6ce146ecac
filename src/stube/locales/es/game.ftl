### Nombres: juegos, cartas, papeles, razones, variantes, bots.

## Juegos

game-watten = Watten
    .line = cuatro jugadores, dos contra dos
game-german-whist = Whist alemán
    .line = dos jugadores, con un mazo de robo

## Palos de la baraja alemana y de la francesa. `.letter` está en la esquina y junto al signo.

suit-E = Bellotas
    .letter = B
suit-L = Hojas
    .letter = H
suit-H = Corazones
    .letter = C
suit-S = Campanillas
    .letter = M
suit-french-C = tréboles
suit-french-D = diamantes
suit-french-H = corazones
suit-french-S = picas

## Rangos

rank-6 = Weli
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-T = diez
rank-U = Unter
rank-O = Ober
rank-K = rey
rank-A = as
rank-french-2 = dos
rank-french-3 = tres
rank-french-4 = cuatro
rank-french-5 = cinco
rank-french-6 = seis
rank-french-7 = siete
rank-french-8 = ocho
rank-french-9 = nueve
rank-french-T = diez
rank-french-J = jota
rank-french-Q = reina
rank-french-K = rey
rank-french-A = as

# $suit, $rank: los nombres de arriba. El Weli va solo.
card =
    { $rank ->
        [Weli] Weli
       *[other] { $rank } de { $suit }
    }

## Lo que es una carta en esta mano

role-max = Max
role-belli = Belli
role-spitz = Spitz
role-weli = Weli
role-guate = Bueno
role-chief = Derecho
role-blind = Golpe
role-trump = Triunfo
role-plain = Palo corriente

## Por qué una carta gana la baza

reason-critical = una Crítica
reason-guate = el Bueno
reason-chief = el Golpe Derecho
reason-blind = un Golpe
reason-first-blind = el primero de varios Golpes
reason-trump = el triunfo más alto
reason-led-suit = la carta más alta del palo de salida
reason-higher-card = la carta más alta del palo de salida

## Cómo ha terminado una mano

how-played = Han decidido las cartas.
how-folded = La subida no se ha aceptado.
how-conceded = La mano se ha dado por perdida.
how-misraised = Un bando tenso ha subido.
how-written = Han decidido los puntos de las Bessere.
how-given = El bando tenso ha cedido la mano por dos puntos.
how-machine = La Máquina: todas las Críticas en una mano.
how-challenged = Ha decidido «¡Farbe!».
how-claimed = Se ha reclamado una carta.
how-race = La carrera está ganada.

## Variantes del Watten

preset-watten-bavarian-11 = Bávaro a 11
    .line = 32 cartas; Max, Belli y Spitz ganan siempre a las demás.
preset-watten-bavarian-15 = Bávaro a 15
    .line = Como a 11, pero más largo: se está tenso desde 13.
preset-watten-tyrol-kritisch-15 = Kritisch tirolés a 15
    .line = 33 cartas: el Weli es la tercera Crítica, tras Max y Belli.
preset-watten-tyrol-kritisch-18 = Kritisch tirolés a 18
    .line = Con el Weli de tercera Crítica, y a 18 puntos.
preset-watten-blind = Watten ciego
    .line = Solo dos conocen Golpe y triunfo: los fija su carta de abajo. Sin señas, a 15.
preset-watten-blind-literal = Watten ciego al pie de la letra
    .line = Anuncia la más baja de tres cartas, a la vista de todos. Con el Weli, a 15.
preset-watten-wurf = Wurftwatten
    .line = Solo tres cartas por jugador: bastan dos bazas. A 11.
preset-watten-kritischer-cup = Kritischer Watten
    .line = Se sube de dos en dos; a 15, gana quien gane dos partidas.
preset-watten-house-21 = Regla de la casa a 21
    .line = Una apuesta que pasaría del objetivo hay que aceptarla. Gana quien gane dos partidas.
preset-watten-italian-11 = Italiano a 11
    .line = Se anuncia con las cinco cartas, sin Bessere, y se sube cuando se quiera.
preset-watten-italian-tirolo-15 = Italiano con Weli a 15
    .line = Como el italiano, con 33 cartas: el Weli es la cuarta Crítica.
preset-watten-bavaria-club = Bávaro de club
    .line = Una Crítica hallada al cortar se puede guardar; con un bando tenso se juega por tres. A 15.
preset-watten-bavaria-cup = Torneo bávaro
    .line = Tres partidas, y cada una cuenta. Sin Bessere; un renuncio se reclama. A 15.
preset-watten-tirol-open-11 = Tirol abierto a 11
    .line = Sin Críticas: el Weli es el triunfo más bajo, y hay que seguir al triunfo.
preset-watten-tirol-open-15 = Tirol abierto a 15
    .line = Hay que seguir al triunfo; tenso, se juega por tres o se ceden dos. «¡Farbe!» prueba la última carta.
preset-watten-tirol-kritisch = Kritisch tirolés a 11
    .line = Max, Weli y Spitz son las Críticas; lo demás se juega como en Baviera.
preset-watten-southtyrol-open-15 = Tirol del Sur abierto a 15
    .line = Sin Críticas ni Bueno, y hay que seguir al triunfo. Cartas nuevas para todos si los dos quieren.
preset-watten-southtyrol-guate-18 = Tirol del Sur con el Bueno, a 18
    .line = El triunfo justo por encima del Golpe, el Bueno, gana hasta al Golpe Derecho.
preset-watten-southtyrol-blind-18 = Tirol del Sur ciego a 18
    .line = Los anunciantes se enseñan una carta; solo ellos dos saben Golpe y triunfo. Con el Bueno.
preset-watten-ladin = Ladino a 11
    .line = Decide la primera carta de los dos anunciantes: solo ellos lo saben y solo ellos siguen al triunfo.
preset-watten-two-hand = Watten para dos
    .line = Uno contra uno, cinco cartas, y lo demás como en un club bávaro. A 15.
preset-watten-three-hand = Watten para tres
    .line = El mano solo contra los otros dos; cada uno apunta lo suyo. A 15.

## Variantes del Whist alemán

preset-german-whist-classic = Clásico
    .line = Cuentan las 26 bazas; gana quien gane dos manos.
preset-german-whist-last13 = Las trece últimas
    .line = Las bazas solo cuentan cuando se acaba el mazo.
preset-german-whist-open-stock = Mazo abierto
    .line = Hay tres cartas vistas; quien gana la baza elige una.
preset-german-whist-race-7 = Carrera a 7
    .line = Gana la mano quien llega antes a siete bazas.
preset-german-whist-race-9 = Carrera a 9
    .line = Gana la mano quien llega antes a nueve bazas.
preset-german-whist-no-trump = Sin triunfo, mazo oculto
    .line = Sin triunfo, y todo el mazo queda boca abajo.
preset-german-whist-no-trump-upcard = Sin triunfo
    .line = Sin triunfo; la carta de arriba del mazo está a la vista.
preset-german-whist-three = Para tres
    .line = Siete cartas cada uno; una mano fantasma queda boca abajo.
preset-german-whist-weighted = Ponderado
    .line = Cada baza vale uno mientras se roba, y después dos.
preset-german-whist-points-50 = A 50
    .line = Cuentan las trece últimas bazas, mano tras mano, hasta 50 puntos.
preset-german-whist-high-low = Alto o bajo
    .line = Sin triunfo: la primera carta dice si ganan muchas bazas (roja) o pocas (negra).

## Bots

bot-random = El Dado
    .line = Juega cualquier cosa permitida.
bot-lowest = El Ahorrador
    .line = Juega siempre la carta más baja y nunca sube.
bot-highest = El Temerario
    .line = Juega siempre la carta más alta y nunca sube.
bot-sensible = La Sensata
    .line = Anuncia según su mano, juega con su pareja y echa cuentas antes de subir.
bot-regular = El Parroquiano
    .line = Sopesa unas docenas de repartos posibles.
bot-strong = La Astuta
    .line = Sopesa más de cien repartos posibles.
bot-master = El Viejo Maestro
    .line = Sopesa cientos de repartos posibles.
