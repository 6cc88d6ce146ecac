### Las reglas en el navegador: hacer las propias, comparar, leer, una primera lección.

## Grupos de reglas

group-watten-pack = Baraja y jerarquía
group-watten-seats = Asientos, reparto, anuncios
group-watten-play = El juego
group-watten-stakes = La apuesta
group-watten-end = Final de la partida
group-watten-conduct = Comportamiento
group-german-whist-seats = Asientos y reparto
group-german-whist-stock = Mazo de robo
group-german-whist-play = El juego
group-german-whist-count = El tanteo
group-german-whist-match = La serie

## Reglas propias

editor-open = Reglas propias
editor-title = Las reglas de esta mesa
editor-start-from = Partir de
editor-name = Nombre de estas reglas
editor-name-example = por ejemplo: Como en la taberna
editor-nameless = sin nombre
editor-unchanged = Exactamente como { $preset }
editor-was = en { $preset }: { $value }
editor-is-changed = cambiado
editor-reset = Restablecer todo
editor-reset-one = Volver a: { $value }
editor-no-effect = aquí no tiene efecto
editor-only-changed = Mostrar solo lo cambiado
editor-search = Buscar una regla
editor-search-none = Ninguna regla se llama así.
editor-clash = { $first } y { $second } no van juntas.
editor-clash-three = { $first }, { $second } y { $third } no van juntas.
editor-clash-mend = { $option }: { $value }
editor-clash-wait = Mientras dos reglas se contradigan, no se puede jugar con ellas.
editor-play = Jugar con estas reglas
editor-keep = Guardar en este dispositivo
editor-kept = Guardado.
editor-own = Mis reglas
editor-forget = Olvidar
editor-forget-again = ¿Olvidar «{ $name }» de verdad?
editor-share = Compartir
editor-link-copy = Copiar el enlace
editor-link-copied = El enlace está copiado.
editor-file-save = Guardar como archivo
editor-file-open = Abrir un archivo
editor-came-by-link = Alguien comparte contigo estas reglas: { $name }
editor-bad-link = En este enlace no hay reglas que pueda leer.
editor-bad-file = En este archivo no hay reglas que pueda leer.
editor-too-large = Es demasiado grande para unas reglas: { $bytes } bytes como mucho.
editor-nothing-taken = No se ha adoptado nada.
editor-fingerprint = Huella { $fingerprint }
editor-fingerprint-note = Con la misma huella se juega lo mismo.
editor-dialect = Palabras de la región
editor-dialect-note = Cómo se llaman las cartas en esta mesa; el idioma lo elige cada cual.

## Comparar

compare-open = Comparar
compare-title = Dos reglamentos frente a frente
compare-first = El primero
compare-second = El segundo
compare-swap = Cambiar de lado
compare-rule = Regla
compare-count =
    { $count ->
        [one] Una diferencia
       *[other] { $count } diferencias
    }
compare-same = Se juegan exactamente igual.
compare-same-play = Lo que difiere no tiene efecto: se juega igual.
compare-all = Mostrar todas las reglas

## Libro de reglas

rulebook-title = Las reglas: { $name }
rulebook-this-table = Así se juega en esta mesa.
rulebook-contents = Índice
rulebook-clause = Regla { $clause }
rulebook-clause-link = Enlace a la regla { $clause }
rulebook-secret = Aquí cuenta el anuncio oculto: el motivo se sabrá tras la mano.
rulebook-not-played = En esta mesa no se juega esta regla.
rulebook-ours = Lo hemos completado nosotros: ninguna fuente lo aclara.
rulebook-unconfirmed = No está confirmado: lo dice una sola fuente.
rulebook-ladder = Quién gana a quién
rulebook-ladder-strike = ¿Qué Golpe?
rulebook-ladder-trump = ¿Qué triunfo?
rulebook-ladder-all = Las { $count } cartas, de arriba abajo
rulebook-ladder-equal = estas son iguales, gana la primera
rulebook-ladder-plain = solo gana si se sale de su palo
rulebook-example-trick = La baza, carta a carta
rulebook-example-wins = { $card } gana: { $reason }.
rulebook-print-page = Imprimir en una página
rulebook-printed-from = Impreso desde Stube. Huella { $fingerprint }

## La primera mano

lesson-title = Tu primera mano
lesson-step = Paso { $number } de { $total }
lesson-next = Seguir
lesson-before = Un paso atrás
lesson-skip = Saltar la lección
lesson-your-turn = Ahora tú
lesson-other-card = Eso también valdría. Aquí queremos enseñar otra cosa: { $hint }
lesson-done = Eso ha sido una mano entera.
lesson-play = A una mesa de verdad
lesson-again = Otra vez
