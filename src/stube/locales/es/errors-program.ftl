### Por qué los programas y las páginas sobre reglas no aceptan algo.

## Escritura

error-bad-card = No conozco la carta «{ $text }». Escribe palo y rango, por ejemplo { $pack ->
        [french-52] HK o S10.
       *[other] HK o E10.
    }
error-bad-action = No entiendo «{ $text }» como jugada.
error-bad-state = No puedo leer este estado de juego.
error-bad-deal = Este reparto no cuadra: cada carta tiene que estar exactamente una vez.
error-bad-number = «{ $text }» no sirve aquí como número.
error-bad-form = «{ $text }» no se escribe así aquí; por ejemplo: { $right }.
error-too-many-cards = { $count } cartas son demasiadas aquí: { $most } como máximo.
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

## Partidas guardadas

error-record-too-large = El registro es demasiado grande.
error-record-not-text = La línea { $line } no es texto legible.
error-record-no-header = No es un registro de Stube: empezaría por { $right }.
error-record-format-unknown = Línea { $line }: no leo el formato { $version }, solo { $right }.
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
error-record-illegal-action = Línea { $line }: «{ $text }» no se puede en este punto. Se puede: { $right }.
error-record-rotated =
    { $seats ->
        [one] Línea { $line }: los asientos están corridos un lugar.
       *[other] Línea { $line }: los asientos están corridos { $seats } lugares.
    }
error-record-without-proof = Este registro no dice cómo se repartió: no se jugó en una mesa de Stube, o es más antiguo.

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
