### En la mesa con amigos: invitar, sentarse, ausentarse, decir algo, volver a jugar.

## Página de inicio

friends-seats = Quién se sienta dónde
friends-seat-friend = Amigo
friends-seat-change = Cambiar el asiento { $number }
friends-your-name = Tu nombre
friends-name-example = como te llaman todos
friends-name-keep = Así me llamo
friends-seconds =
    { $count ->
        [one] un segundo
       *[other] { $count } segundos
    }
friends-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }

## Invitación y espera

friends-rules = Las reglas
friends-own-rules = Reglas propias
friends-band-seats = La mesa desde arriba
friends-who-sits = Quién está en la mesa
friends-free = libre
friends-free-chair = Un asiento libre
friends-take-chair = Ocupar este asiento
friends-change-seat = Cambiar este asiento
friends-invited = ¡Siéntate con nosotros!
friends-invited-by = { $who } te invita
friends-to-start = A la página de inicio
friends-full = Todos los asientos están ocupados.
friends-free-count =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
friends-watch = Solo mirar
friends-elsewhere = Tu asiento está ahora en otro dispositivo.
friends-your-table = Tu mesa
friends-all-here = Están todos. Ahora se reparte.
friends-waiting =
    { $count ->
        [one] Queda un asiento libre. Se empieza cuando todos se sienten.
       *[other] Quedan { $count } asientos libres. Se empieza cuando todos se sienten.
    }
friends-fill-all = Bots en los asientos libres
friends-fill-all-effect = y se empieza enseguida
friends-invite = Invita a tus amigos
friends-subject = { $game } en la Stube: { $rules }
friends-alone = Este enlace solo sirve en este dispositivo. Para otros de la casa, inicia Stube con --lan.
friends-link = Enlace a la mesa
friends-link-hint = Envía el enlace o deja que escaneen el código.
friends-qr = El enlace como código para escanear
friends-copy = Copiar el enlace
friends-copied = Copiado. Solo falta pegarlo.
friends-copy-by-hand = El enlace está marcado: cópialo a mano.
friends-share = Compartir…
friends-bot-here = Aquí juega un bot:
friends-make-host = Ceder la mesa
friends-make-host-effect = podrá ocupar y liberar asientos
friends-free-seat = Liberar el asiento
friends-free-seat-effect = quien tenga el enlace puede sentarse aquí

## Quién está

note-host = lleva la mesa
note-muted = silenciado
news-sat =
    { $you ->
        [yes] Te has sentado.
       *[no] { $who } se ha sentado.
    }
news-rose =
    { $you ->
        [yes] Te has levantado.
       *[no] { $who } se ha levantado.
    }
news-filled = { $who }, un bot, se ha sentado.
news-freed = El asiento de { $who } está libre.
news-gone = { $who } ya no está.
news-back =
    { $you ->
        [yes] Has vuelto.
       *[no] { $who } ha vuelto.
    }
news-standin = Ahora juega un bot por { $who }.
news-renamed = El asiento es ahora de { $who }.
news-host =
    { $you ->
        [yes] Ahora llevas tú la mesa.
       *[no] Ahora lleva la mesa { $who }.
    }
news-rematch =
    { $you ->
        [yes] Quieres la revancha.
       *[no] { $who } quiere la revancha.
    }
news-ran-out =
    { $you ->
        [yes] Se te acabó el tiempo: un bot ha elegido por ti.
       *[no] A { $who } se le acabó el tiempo: ha elegido un bot.
    }

## Lo que se dice

call-take = ¡Llévatela!
call-leave = ¡Déjala!
call-hold-question = ¿Aceptamos?
call-knock = ¡Toc, toc!
call-well-played = ¡Bien jugado!
call-sorry = ¡Perdón!
call-hurry = ¡Venga, juega!
talk-calls = Frases
talk-written = Lo escrito
talk-nothing = Nadie ha escrito nada todavía.
talk-write = Escribir algo
talk-send = Enviar
talk-closed = Durante la mano no se habla. Al terminar, se puede volver a hablar.

## La gente

people-mute = Silenciar a { $who } (solo aquí)
people-change = Cambiar el asiento de { $who }
people-invite = Invitar a alguien
people-invite-seat = hay un asiento libre
people-invite-bot = en lugar de un bot, o para mirar
people-invite-watch = para mirar
people-open-hands = Quienes miran pueden ver todas las cartas
people-open-hands-hint =
    { $count ->
        [0] Vale cuando todos estén de acuerdo.
        [one] Vale cuando todos estén de acuerdo; de momento, una persona.
       *[other] Vale cuando todos estén de acuerdo; de momento, { $count }.
    }
people-rename = Cambiar de nombre
people-move = Seguir en otro dispositivo
people-move-effect = un enlace que sirve una vez
people-move-title = Para abrir en el otro dispositivo
people-move-once = Sirve una vez y durante cinco minutos. No se lo des a nadie: se lleva tu asiento.
people-rise = Dejar mi asiento
people-rise-effect = otra persona puede sentarse aquí
people-rise-again = ¿Levantarte de verdad? Tu asiento quedará libre.
people-rise-yes = Sí, dejar mi asiento
people-delete = Borrar la mesa
people-delete-effect = con todo lo que se guarda de ella
people-delete-again = ¿Borrar la mesa de verdad? Desaparece para todos.
people-delete-yes = Sí, borrar la mesa
evening-title = La hoja de esta noche
evening-match = Partida
evening-who = Quién
evening-won = ganó
again-wanted = { $who } quiere la revancha
again-waits = a la espera de { $who }

## En la mesa

assent-waits = Quieres retirarte. Tu pareja tiene que estar de acuerdo.
assent-title = { $who } quiere retirarse. ¿Tú también?
assent-yes = Sí, retirarse
assent-no = No, aceptamos
watch-bench = Estás mirando.
watch-mode-none = En esta mesa no se ve nada desde aquí.
watch-mode-no-hands = No ves la mano de nadie.
watch-mode-delayed = Ves las cartas una mano más tarde.
watch-mode-open = Todos están de acuerdo: ves cada mano.
watch-foot = Delante se sienta { $who }.
watch-sit = Ocupar el asiento libre
watch-open-mark = Quien mira lo ve todo
ended-title = La partida se ha interrumpido.
ended-why = No ha vuelto: { $who }.
clock-left =
    { $seconds ->
        [one] queda un segundo
       *[other] quedan { $seconds } segundos
    }
clock-half = Ha pasado la mitad del tiempo: quedan { $seconds } segundos.
clock-soon = Quedan { $seconds } segundos.

## Otro aparato, mesas abiertas

continue-title = Seguir aquí
continue-text = Este enlace trae tu asiento a este dispositivo. El otro lo pierde.
continue-here = Seguir en este dispositivo
tables-title = Mesas abiertas
tables-line =
    { $free ->
        [one] { $who } · un asiento libre
       *[other] { $who } · { $free } asientos libres
    }
tables-seek = Búscame una mesa
tables-seek-effect = con estas reglas; tras medio minuto se sientan bots
tables-seek-rules = Las reglas son las de la página de inicio. Quien llega más tarde releva a un bot entre una mano y otra.
tables-open-now = Aquí hay sitio
tables-none = Ahora no espera nadie. Busca una mesa y los demás te encontrarán.
