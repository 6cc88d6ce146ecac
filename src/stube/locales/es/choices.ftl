### Lo que se puede hacer, en una frase: vista de texto, ayuda, terminal.

choice-play = Jugar: { $card }
choice-play-call = Jugar: { $card } – ¡Triunfo o Crítica!
choice-take = Tomar: { $card }
choice-show = Enseñar: { $card }
choice-strike = Anunciar el Golpe: { $what }
choice-trump = Anunciar triunfo: { $what }
choice-raise = Subir a { $to }
choice-raises =
    { $step ->
        [1] Subir, desde { $from } hasta { $to }
       *[other] Subir, desde { $from } hasta { $to }, de { $step } en { $step }
    }
choice-jump = Directos a { $to }
choice-hold = Aceptar – se juega por { $stake }
choice-fold = Retirarse – ellos anotan { $pays }
choice-farbe = ¡Farbe! Hacer enseñar la última carta
choice-stay = Jugar – por { $stake }
choice-give = Ceder la mano – ellos anotan { $pays }
choice-concede = Dar la mano por perdida – ellos anotan { $pays }
choice-better = ¡Bessere!
choice-better-asks = Pedir Bessere
choice-grant = Concederlo
choice-refuse = Rechazarlo
choice-keep = Quedarse con: { $card }
choice-leave = Dejarla
choice-swap = Pedir el intercambio de Golpe y triunfo
choice-maschine = ¡La Máquina!
choice-claim = Reclamar: { $card } de { $who }

hint-title = ¿Qué puedo hacer?
hint-wins = Encima está { $card }, de { $who }: { $reason }.
hint-none = Ahora no se te pide nada.
hint-not =
    { $count ->
        [one] { $cards } no se puede jugar ahora.
       *[other] { $cards } no se pueden jugar ahora.
    }
hint-keys = Teclas
text-view = Como texto
text-view-hint = La misma mesa en frases y botones, sin imágenes.
text-table = Sobre la mesa
text-seats = A la mesa
text-seat =
    { $who }: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
text-nothing = Aún no hay cartas.
text-happened = Qué ha pasado
text-pictures = A la mesa dibujada
text-tricks = Bazas { $mine } : { $theirs }
text-stake = Se juega por { $stake }.
