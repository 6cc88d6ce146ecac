### Lo que las órdenes dicen a las personas; `--json` contesta en códigos.

## Negativas

cli-at-line = Línea { $line }: { $sentence }
cli-at-event = { $sentence } (suceso { $event }: { $text })

## El árbitro

cli-on-top = { $card } gana (carta { $place } de la baza): { $reason }.
cli-legal = { $cards }: { $reason }.
cli-assumed = se supone { $change }, que quedó abierto
cli-announced = Golpe { $strike }, triunfo { $trump }: { $ladder }, después los palos corrientes.
legal-lead = quien sale puede jugar cualquier carta
legal-free = el juego es libre
legal-void = nada en la mano de lo que se pide: vale cualquier carta
legal-no-call-with-this-card = esta salida no permite la llamada: el juego es libre
legal-must-give-trump = hay que dar un triunfo
legal-must-give-trump-or-critical = hay que dar un triunfo o una Crítica
legal-must-follow-trump = se ha salido de triunfo: hay que dar un triunfo o un Golpe
legal-must-follow-suit = hay que seguir el palo
cli-match-open = la partida sigue
cli-match-won = { $side } han ganado la partida
cli-stake = apuesta { $stake }
cli-asked = subida a { $to } sin respuesta
cli-may-raise = { $side } pueden subir
cli-may-not-raise = { $side } no pueden subir ({ $why })
cli-counted =
    { $result ->
        [replayed] empate: se reparte otra vez
        [won] victoria: { $winners }
       *[draw] empate
    } (contadas { $counts }; puntos { $points }).
cli-presets =
    { $count ->
        [one] { $game }: una variante; debajo, lo que cambia respecto a la base.
       *[other] { $game }: { $count } variantes; debajo, lo que cambia respecto a la base.
    }
cli-the-defaults = la base
cli-defaults = base: { $options }

## Los bots entre ellos

cli-progress = { $done } de { $rounds } manos
cli-selfplay =
    { $rounds ->
        [one] una mano
       *[other] { $rounds } manos
    }, series terminadas: { $finished }; puntos: { $points }
cli-arena-progress = { $a } contra { $b }: { $done } de { $pairs } parejas, quedan unos { $seconds } s
cli-arena-title = { $a } contra { $b }: { $game }, { $preset }, { $pairs } parejas
cli-arena-figure =
    { $measure ->
        [share] { $unit ->
            [match] partidas ganadas
           *[other] manos ganadas
        }
        [tricks] { $unit ->
            [match] bazas de ventaja por partida
           *[other] bazas de ventaja por mano
        }
       *[other] { $unit ->
            [match] puntos de ventaja por partida
           *[other] puntos de ventaja por mano
        }
    }: { $figure }
cli-arena-bootstrap =
    bootstrap por parejas: { $bounds }{ $agrees ->
        [yes] { "" }
       *[no] { " " }(no coincide: hacen falta más parejas)
    }
cli-arena-reduced = sin la suerte al robar: { $figure } (varianza { $narrower } veces menor)
cli-arena-pairing = cambiar los bandos hace la varianza de los puntos { $narrower } veces menor
cli-arena-sprt =
    { $verdict ->
        [H0] La prueba dice: { $h0 }, no { $h1 }
        [H1] La prueba dice: { $h1 }, no { $h0 }
       *[open] La prueba entre { $h0 } y { $h1 } sigue abierta
    } (razón de log-verosimilitud { $llr }, límites { $low } y { $high }).
cli-arena-spent = { $bot } piensa { $milliseconds } ms de media (decisiones: { $decisions })
cli-arena-stopped = Interrumpido: las cifras cuentan lo jugado. Con --resume se sigue desde ahí.
cli-arena-league = Puntos de la fila contra la columna, con la mitad del intervalo del 95 %:
cli-arena-mean = media

## Lo que cuesta

cli-bench-column =
    { $column ->
        [row] fila
        [mark] qué
        [value] valor
        [ratio] razón
        [must] mínimo
        [goal] meta
       *[peer] en otra parte
    }
cli-bench-reference = El bucle fijo tardó { $milliseconds } ms; las razones son múltiplos de él (tiempos) o lo que cabe en uno (ritmos).

## Una partida contada

replay-round = Mano { $number }
replay-trick = baza { $number }:  { $cards }   → { $who }
replay-unfinished = sin acabar:  { $cards }
replay-score = tanteo { $score }
replay-open = (el registro acaba aquí; la serie no ha terminado)
replay-ghost = mano fantasma

## Las reglas


cli-rules-own = Parte de la variante { $preset }; cambiado: { $changed }.
cli-rules-fine = En orden. Huella { $fingerprint }.
cli-rules-same = Las dos se juegan exactamente igual.
cli-rules-alike = { $option }: { $one } y { $other } (sin efecto)
cli-rules-other = { $option }: { $one } y { $other }
cli-rules-only = Solo { $which }:
cli-rules-mark-ours = (nuestro: ninguna fuente lo aclara)
cli-rules-mark-unconfirmed = (sin confirmar: solo lo dice una fuente)

## Repartos honrados

verify-table = Mesa { $table }, { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    }
verify-deal = reparto { $number } ({ $kind ->
        [cut] corte
        [dealer] sorteo
       *[deck] cartas
    }): { $found }
verify-holds = hecho entre todos, y todo cuadra
verify-partly = todo cuadra, pero no lo hicieron todos: falta la parte de { $names }
verify-withheld = todo cuadra, pero una parte prometida no llegó nunca: { $names }
verify-sealed = lo que está descubierto cuadra; el servidor no ha enseñado su parte
verify-flaw =
    no cuadra: { $flaw ->
        [share_differs] la parte de { $name } no es la que prometió
        [share_not_pledged] { $name } no había prometido la parte que se usó
        [server_share_differs] la parte del servidor no es la que prometió
        [deal_differs] de las partes sale otro reparto ({ $right })
       *[root_differs] las cartas no se sellaron en este orden
    }
verify-all = Cada reparto sale de sus partes.
verify-some = No todos los repartos se pueden recalcular.
verify-none = Al menos un reparto no cuadra.
