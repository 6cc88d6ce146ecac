### Por qué algo no va, y qué iría: un mensaje por código.

## Escritura

error-bad-card = No conozco la carta «{ $text }». Escribe palo y rango, por ejemplo { $pack ->
        [french-52] HK o S10.
       *[other] HK o E10.
    }
error-bad-action = No entiendo «{ $text }» como jugada.
error-bad-state = No puedo leer este estado de juego.
error-bad-deal = Este reparto no cuadra: cada carta tiene que estar exactamente una vez.
error-bad-number = «{ $text }» no sirve aquí como número.
error-bad-seat = Ese asiento no existe en la mesa.
error-bad-event = No entiendo «{ $text }». Se puede: { $known }.
error-card-twice = { $card } aparece dos veces; de cada carta hay solo una.

## Preguntas al programa

error-bad-usage = La orden se escribe de otra manera: { $message }
error-missing-argument = Todavía falta: { $argument }.
error-argument-not-used = «{ $argument }» no dice nada aquí. Se puede: { $known }.
error-not-judged = El árbitro no contesta aquí a «{ $question }». Se puede preguntar: { $known }.

## Reglas

error-unknown-game = No conozco el juego «{ $game }». Hay: { $known }.
error-unknown-preset = No conozco la variante «{ $preset }». Hay: { $known }.
error-unknown-option = No conozco la regla «{ $option }». Hay: { $known }.
error-unknown-value = La regla «{ $option }» no conoce «{ $value }». Se puede: { $known }.
error-unknown-setup = «{ $key }» no se puede ajustar. Se puede: { $known }.
error-rules-too-large = Es demasiado grande para unas reglas: { $limit } bytes como mucho.
error-rules-not-text = La línea { $line } de las reglas no es texto legible.
error-rules-no-header = No son reglas de Stube: empezarían por { $right }.
error-rules-line-unknown = La línea { $line } no es una línea de reglas.
error-rules-field-twice = «{ $field }» se repite en la línea { $line }.
error-rules-field-missing = Falta «{ $field }». Se puede: { $right }.
error-options-clash =
    { $clash ->
        [weli_disagrees] El Weli pide 33 cartas, y solo es Crítica si figura entre ellas.
        [packets_do_not_fit] Los paquetes tienen que sumar la mano entera.
        [announce_on_does_not_fit] Con tres cartas en la mano se anuncia con tres cartas.
        [announce_on_needs_three] Para anunciar con tres cartas, el primer paquete tiene que ser de tres.
        [tricks_do_not_fit] Con tan pocas cartas no podría hacer tantas bazas cada bando.
        [call_needs_open] «Triunfo o Crítica» pide un anuncio que todos conozcan.
        [call_needs_free_follow] «Triunfo o Crítica» pide que por lo demás el juego sea libre.
        [forced_trumps_need_open] Para que todos sigan al triunfo, todos tienen que conocer el anuncio.
        [last_card_needs_open] Para una regla sobre la última carta, todos tienen que conocer el anuncio.
        [ghost_needs_three] Solo hay mano fantasma entre tres.
        [three_need_ghost] Entre tres hace falta una mano fantasma.
        [hand_size_does_not_fit] Con manos de ese tamaño el mazo no se reparte por igual.
        [three_players_count_all] Entre tres cuentan todas las bazas.
        [race_without_scope] Para una carrera hay que decir qué bazas cuentan.
        [open_n_without_open_stock] Las cartas vistas piden un mazo abierto.
        [open_stock_needs_open_n] En un mazo abierto hay que decir cuántas cartas están a la vista.
        [by_upcard_has_no_trump] Si la primera carta dice si ganan muchas o pocas bazas, no hay triunfo.
        [by_upcard_needs_upcard] Para que la primera carta fije el objetivo, tiene que estar a la vista.
       *[other] Estas reglas no van juntas: { $options }.
    }
error-not-yet-playable = «{ $option } = { $value }» aún no se puede jugar; llegará con las variantes regionales.

## En la mesa, en todos los juegos

error-needs-deal = Primero se reparten las cartas.
error-no-deal-needed = Las cartas ya están repartidas.
error-series-is-over = La partida ha terminado.
error-not-your-turn = Todavía no te toca.
error-not-now = Eso no va en este momento.
error-not-your-card = No tienes esta carta: { $card }.
error-must-follow-suit = Hay que seguir el palo: juega { $suit }.

## Watten: anunciar

error-unknown-strike = «{ $rank }» no puede ser el Golpe.
error-unknown-trump = «{ $suit }» no puede ser triunfo.
error-must-hold-it = Aquí se anuncia solo lo que se tiene en la mano.
error-cannot-show = Esta carta no se puede enseñar aquí para el Golpe: { $card }.
error-nothing-to-keep = En el corte solo se puede guardar una Crítica.
error-swap-is-off = En esta mesa no se intercambian Golpe y triunfo.
error-swap-was-asked = En esta mano ya se ha pedido el intercambio.
error-better-is-off = En esta mesa no hay Bessere.
error-better-limit-reached = Vuestro bando ya ha tenido Bessere en esta mano.
error-better-was-refused = No ha habido Bessere: anuncia con estas cartas.
error-not-enough-cards = No quedan cartas suficientes para Bessere.

## Watten: jugar

error-must-give-trump = Tu pareja ha dicho «Triunfo o Crítica»: juega un triunfo.
error-must-give-trump-or-critical = Han dicho «Triunfo o Crítica»: juega un triunfo o una Crítica.
error-must-follow-trump = Han salido de triunfo: juega un triunfo o un Golpe.
error-no-call-with-this-card = «Triunfo o Crítica» solo se dice al salir con el Golpe Derecho.

## Watten: la apuesta

error-answer-first = Primero, la pregunta de la mesa espera respuesta.
error-nothing-to-answer = No hay nada que aceptar ni de qué retirarse.
error-side-is-tense = Tenso: no se puede subir
error-other-side-is-to-raise = Ahora le toca subir al otro bando.
error-raise-too-late = Tu carta ya está en la mesa: podrás subir en la próxima baza.
error-raise-not-out-of-turn = Puedes subir cuando te toque.
error-raise-between-tricks = Aquí se sube antes de salir a una baza.
error-stake-limit-reached = La apuesta no sube más.
error-enough-to-win = Con la apuesta de ahora ya os basta para ganar.
error-wrong-raise = Desde aquí no se sube a { $to }.
error-not-far-behind = Para ir directamente a cuatro hay que ir al menos cuatro puntos por detrás.
error-last-card-must-match = En la última baza sube quien tiene por última carta el palo de salida, un triunfo, un Golpe o una Crítica.
error-no-reraise-in-answer = Aquí se acepta o uno se retira; después podrás subir.
error-must-accept = La apuesta pasa del objetivo: hay que aceptarla.
error-must-fold = La apuesta pasa del objetivo: no se puede aceptar.
error-round-is-decided = La mano ya está decidida.
error-concede-is-off = En esta mesa la mano se juega hasta el final.
error-not-all-criticals = Para la Máquina necesitas todas las Críticas en la mano.
error-nothing-to-claim = No hay nada que reclamar de esta carta: { $card }.

## Watten: las señas

error-signals-are-off = En esta mesa no hay señas.
error-signals-not-open = Las señas empiezan cuando Golpe y triunfo están anunciados.
error-unknown-gesture = La mesa no conoce esa seña.
error-false-signal = En esta mesa las señas son sinceras: esta no va con tus cartas.
error-gesture-running = Una seña tras otra: la última aún se ve.
error-no-gesture-running = Ahora no estás haciendo ninguna seña.
error-bad-look = Ahora no puedes mirar ahí.

## Whist alemán

error-nothing-to-take = Ahora no hay carta que tomar.
error-not-in-the-row = Esta carta no está a la vista: { $card }.

## Partidas guardadas

error-record-too-large = El registro es demasiado grande.
error-record-not-text = La línea { $line } no es texto legible.
error-record-no-header = No es un registro de Stube: empezaría por { $right }.
error-record-format-unknown = Línea { $line }: no leo el formato { $version }, solo { $right }.
error-record-rules-version-unknown = Este registro sigue la versión { $version } de las reglas, que no conozco.
error-record-truncated = El registro se corta en la línea { $line }.
error-record-damaged = El registro está dañado cerca de la línea { $line }.
error-record-line-unknown = No entiendo la línea { $line }.
error-record-field-missing = Antes de la línea { $line } falta «{ $field }».
error-record-field-twice = «{ $field }» se repite en la línea { $line }.
error-record-bad-value =
    { $line ->
        [one] Línea { $line }:
        [other] Línea { $line }:
       *[none] Registro:
    } no entiendo el valor de «{ $field }».
error-record-illegal-action = Línea { $line }: «{ $text }» no cabe en este punto. Se puede: { $right }.
error-record-rotated =
    { $seats ->
        [one] Línea { $line }: los asientos están corridos un lugar.
       *[other] Línea { $line }: los asientos están corridos { $seats } lugares.
    }
error-record-without-proof = Este registro no dice cómo se repartió: no se jugó en una mesa de Stube, o es más antiguo.
error-record-stays-closed = Esta mesa no descubre las cartas tiradas; por eso no hay registro.
error-record-not-yet = El registro está cuando termina la partida.

## Los bots entre ellos

error-bad-budget = No sé leer «{ $text }» como tiempo para pensar. Escribe 5ms, 0.2s o 200worlds.
error-budget-empty = Sin tiempo y sin mundos, un bot no puede pensar.
error-budget-too-large = { $budget } es demasiado para una decisión: como mucho { $seconds } segundos o { $worlds } mundos.
error-bot-erred = El bot «{ $bot }» eligió «{ $text }» en la pareja { $pair }; ahí no se puede ({ $why }).
error-worker-died = Uno de los procesos que juegan ha muerto. Las parejas terminadas se conservan: sigue con --resume.
error-arena-file-other = El archivo { $file } es de otra comparación: su «{ $field }» es distinto.
error-arena-file-damaged = El archivo { $file } está dañado en la línea { $line }.
error-unknown-row = No conozco nada que medir con el nombre «{ $row }». Hay: { $known }.
error-missing-extra = Esto necesita más que la instalación sencilla: instala stube[{ $extra }].

## Mesas

error-unknown-table = Esta mesa no existe (o ya no).
error-unknown-seat-secret = Esta llave no abre ningún asiento de la mesa.
error-unknown-invitation = Esta invitación no lleva a ninguna mesa (o ya no).
error-unknown-ticket = Este enlace ya se ha usado o ha caducado. Pide otro.
error-seat-taken = En ese asiento ya hay alguien.
error-seats-are-free = Quedan asientos libres: se reparte cuando todos estén sentados.
error-already-seated = Ya estás sentado a esta mesa.
error-not-the-host = Eso solo puede hacerlo el anfitrión de la mesa.
error-talk-is-closed = Durante la mano no se habla.
error-chat-is-off = En esta mesa no se escribe.
error-unknown-call = La mesa no conoce ese aviso.
error-stale = Entretanto ha pasado algo: míralo otra vez.
error-pledge-not-now = Los sobres de este reparto ya están cerrados, o aún queda muy lejos.
error-share-not-asked = Ahora no se pide tu parte.
error-share-differs = Esta no es la parte que prometiste.
error-deal-differs = El reparto del registro no sale de sus partes.
error-bad-message = El navegador y la mesa no se entienden. Vuelve a cargar la página.
error-unknown-bot = No conozco el bot «{ $bot }». Hay: { $known }.
error-wrong-bot-count =
    { $seats ->
        [one] Esta mesa necesita un jugador.
       *[other] La mesa tiene { $seats } asientos: di quién se sienta en cada uno.
    }
error-too-many-requests = Ha sido un poco rápido. Prueba otra vez dentro de un momento.
error-try-again = Ahora mismo no se puede. Prueba otra vez en unos segundos; no se ha perdido nada.
