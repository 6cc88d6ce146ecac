### Lo que ha pasado: para el historial y para el oído. Después, lo que se dice en la mesa (`voice-…`).
###
### $seat es un nombre, $you es «yes» en el propio asiento. $side y $winners son nombres
### («nosotros», «ellos» o nombres). $card, $cards, $suit, $rank, $strike, $trump van escritos.
### $won dice quién ha ganado: «us», «you», «them» o «nobody». Sin $you, $won o $reason
### la frase también vale.

## Cortar, repartir

event-cut = Corte: { $cards }.
event-cut-again = Empate: se corta otra vez.
event-dealer =
    { $you ->
        [yes] Repartes tú.
       *[no] Reparte { $seat }.
    }
event-cut-seen =
    { $you ->
        [no] { $seat } ve al cortar: { $card }.
       *[yes] Al cortar ves: { $card }.
    }
event-kept =
    { $you ->
        [yes] Te guardas la carta del corte.
       *[no] { $seat } se guarda la carta del corte.
    }
event-left =
    { $you ->
        [yes] Dejas la carta del corte.
       *[no] { $seat } deja la carta del corte.
    }
event-dealt =
    { $count ->
        [one] Una carta para cada uno.
       *[other] { $count } cartas para cada uno.
    }
event-picked-up =
    { $you ->
        [no] { $seat } tiene: { $cards }.
       *[yes] Tus cartas: { $cards }.
    }

## Anunciar

event-strike =
    { $you ->
        [yes] Anuncias el Golpe: { $rank }.
       *[no] { $seat } anuncia el Golpe: { $rank }.
    }
event-trump =
    { $you ->
        [yes] Anuncias triunfo: { $suit }.
       *[no] { $seat } anuncia triunfo: { $suit }.
    }
event-shown =
    { $you ->
        [yes] Enseñas: { $cards }.
       *[no] { $seat } enseña: { $cards }.
    }
event-chosen =
    { $you ->
        [no] { $seat } elige: { $card }.
       *[yes] Eliges: { $card }. Se enseña cuando los dos han elegido.
    }
event-has-chosen =
    { $you ->
        [yes] Tu carta está lista.
       *[no] { $seat } ha elegido una carta.
    }
event-swap-asked =
    { $you ->
        [yes] Pides intercambiar Golpe y triunfo.
       *[no] { $seat } pide intercambiar Golpe y triunfo.
    }
event-swap-granted =
    { $you ->
        [yes] Aceptas el intercambio: quien reparte anuncia el Golpe, tú el triunfo.
       *[no] { $seat } acepta el intercambio: quien reparte anuncia el Golpe, el mano el triunfo.
    }
event-swap-refused =
    { $you ->
        [yes] No aceptas el intercambio.
       *[no] { $seat } no acepta el intercambio.
    }
event-better =
    { $you ->
        [yes] Dices «¡Bessere!»: hay cartas nuevas.
       *[no] { $seat } dice «¡Bessere!»: hay cartas nuevas.
    }
event-better-asked =
    { $you ->
        [yes] Pides Bessere.
       *[no] { $seat } pide Bessere.
    }
event-better-granted =
    { $you ->
        [yes] Concedes Bessere.
       *[no] { $seat } concede Bessere.
    }
event-better-refused =
    { $you ->
        [yes] Te quedas con estas cartas.
       *[no] { $seat } se queda con estas cartas.
    }
event-exchanged =
    { $count ->
        [one] Los dos anunciantes reciben una carta nueva.
       *[other] Los dos anunciantes reciben { $count } cartas nuevas.
    }
event-penalty =
    { $points ->
        [one] { $side }: un punto menos.
       *[other] { $side }: { $points } puntos menos.
    }
event-written =
    { $points ->
        [one] { $side }: un punto más.
       *[other] { $side }: { $points } puntos más.
    }
event-revealed = Estaba anunciado: Golpe { $strike }, triunfo { $trump }.

## Jugar

event-played =
    { $you ->
        [yes] Juegas: { $card }
       *[no] { $seat } juega: { $card }
    }{ $called ->
        [true] {""}. ¡Triunfo o Crítica!
       *[false] .
    }
event-trick-won =
    { $you ->
        [yes] La baza es tuya
       *[no] { $seat } gana la baza
    }{ $reason ->
        [critical] {""} – { reason-critical }.
        [guate] {""} – { reason-guate }.
        [chief] {""} – { reason-chief }.
        [blind] {""} – { reason-blind }.
        [first_blind] {""} – { reason-first-blind }.
        [trump] {""} – { reason-trump }.
        [led_suit] {""} – { reason-led-suit }.
        [higher_card] {""} – { reason-higher-card }.
       *[none] .
    }
event-cards-shown =
    { $you ->
        [yes] Descubres: { $cards }.
       *[no] { $seat } descubre: { $cards }.
    }

## La apuesta

event-raised =
    { $you ->
        [yes] Subes a { $to }.
       *[no] { $seat } sube a { $to }.
    }
event-held =
    { $you ->
        [yes] Aceptas: se juega por { $stake }.
       *[no] { $seat } acepta: se juega por { $stake }.
    }
event-folded =
    { $you ->
        [yes] Te retiras
       *[no] { $seat } se retira
    } – { $pays ->
        [one] un punto para el otro bando.
       *[other] { $pays } puntos para el otro bando.
    }
event-conceded =
    { $you ->
        [yes] Das la mano por perdida
       *[no] { $seat } da la mano por perdida
    } – { $pays ->
        [one] un punto para el otro bando.
       *[other] { $pays } puntos para el otro bando.
    }
event-misraised =
    { $you ->
        [yes] Subes a { $to } estando tenso: no vale.
       *[no] { $seat } sube a { $to } estando tenso: no vale.
    }
event-jumped =
    { $you ->
        [yes] Vas directamente a { $to }.
       *[no] { $seat } va directamente a { $to }.
    }
event-farbe =
    { $you ->
        [yes] Dices «¡Farbe!»: se enseña la última carta.
       *[no] { $seat } dice «¡Farbe!»: se enseña la última carta.
    }
event-stayed =
    { $you ->
        [yes] Sigues: se juega por { $stake }.
       *[no] { $seat } sigue: se juega por { $stake }.
    }
event-given =
    { $you ->
        [yes] Cedes la mano – dos puntos para el otro bando.
       *[no] { $seat } cede la mano – dos puntos para el otro bando.
    }
event-machine =
    { $you ->
        [yes] Declaras la Máquina.
       *[no] { $seat } declara la Máquina.
    }
event-claimed =
    { $you ->
        [yes] Reclamas
       *[no] { $seat } reclama
    } ({ $card }): { $right ->
        [true] con razón, había que jugar otra carta.
       *[false] sin razón, la carta se podía jugar.
    }

## Las señas

event-looked =
    { $at ->
        [hand]
            { $you ->
                [yes] Miras tus cartas.
               *[no] { $seat } mira sus cartas.
            }
       *[other]
            { $you ->
                [yes] Miras a { $at }.
               *[no] { $seat } mira a { $at }.
            }
    }
event-gesture =
    { $you ->
        [yes] Tú:
       *[no] { $seat }:
    } { $gesture ->
        [wink] un guiño.
        [nose] la nariz arrugada.
        [lips] los labios fruncidos.
        [mouth] una mueca con la boca.
        [shoulder] un gesto con el hombro.
        [up] una mirada hacia arriba.
        [nod] una inclinación de cabeza.
        [down] una mirada hacia abajo.
        [blink] un parpadeo.
        [brows] las cejas levantadas.
        [kiss] un beso al aire.
       *[other] una seña.
    }
event-gesture-over =
    { $you ->
        [yes] Tu seña ha terminado.
       *[no] { $seat }: la seña ha terminado.
    }
event-meant =
    { $you ->
        [yes] Tú a tu compañero:
       *[no] { $seat } a ti:
    } { $gesture ->
        [wink] guiñar un ojo,
        [nose] arrugar la nariz,
        [lips] fruncir los labios,
        [mouth] torcer la boca,
        [shoulder] encoger un hombro,
        [up] mirar arriba,
        [nod] asentir,
        [down] mirar abajo,
        [blink] parpadear,
        [brows] alzar las cejas,
       *[kiss] lanzar un beso,
    } { $meaning ->
        [max] eso quiere decir: Max.
        [belli] eso quiere decir: Belli.
        [spitz] eso quiere decir: Spitz.
        [weli] eso quiere decir: Weli.
        [chief] eso quiere decir: el Golpe Derecho.
        [nothing] eso quiere decir: nada en la mano.
        [lead_trumps] eso quiere decir: sal de triunfo.
       *[none] eso no quiere decir nada.
    }

## El mazo de robo

event-upcard = Carta vista: { $card }.
event-row = Cartas vistas: { $cards }.
event-drew =
    { $you ->
        [yes] Tomas: { $card }.
       *[no] { $seat } toma: { $card }.
    }
event-drew-hidden =
    { $you ->
        [yes] Robas una carta oculta.
       *[no] { $seat } roba una carta oculta.
    }
event-ghost-played = La mano fantasma juega: { $card }.

## El final

event-round-over =
    { $won ->
        [us] La mano es nuestra.
        [you] La mano es tuya.
        [them] La mano es para { $winners }.
        [nobody] La mano queda en empate.
       *[unsaid] La mano ha terminado.
    } { $how ->
        [folded] { how-folded }
        [conceded] { how-conceded }
        [misraised] { how-misraised }
        [written] { how-written }
        [given] { how-given }
        [machine] { how-machine }
        [challenged] { how-challenged }
        [claimed] { how-claimed }
        [race] { how-race }
       *[played] { how-played }
    }
event-match-over =
    { $won ->
        [us] ¡La partida es nuestra!
        [you] ¡La partida es tuya!
        [them] La partida es para { $winners }.
        [shared] La partida se reparte entre { $winners }.
       *[unsaid] Partida ganada: { $winners }.
    }{ $schneider ->
        [true] {" "}Capote: vale doble.
       *[false] {""}
    }
event-series-over =
    { $won ->
        [us] ¡Hemos ganado!
        [you] ¡Has ganado!
        [them] Victoria de { $winners }.
        [shared] Victoria compartida: { $winners }.
       *[unsaid] Está decidido: { $winners }.
    }
event-tie-replayed = Empate: la mano se reparte otra vez.
event-target-rises = Los dos han llegado: ahora se juega hasta { $target }.

## Lo que se dice en la mesa.

voice-strike = ¡{ $what }!
voice-trump = ¡Triunfo { $what }!
voice-called = ¡Triunfo o Crítica!
voice-better = ¡Bessere!
voice-better-asked = ¿Cambiamos?
voice-better-granted = Venga, cambiamos.
voice-better-refused = Estas valen.
voice-raised =
    { $to ->
        [3] ¡Tres!
        [4] ¡Cuatro!
        [5] ¡Cinco!
        [6] ¡Seis!
        [7] ¡Siete!
        [8] ¡Ocho!
        [9] ¡Nueve!
        [10] ¡Diez!
       *[other] ¡{ $to }!
    }
voice-held = ¡Queremos!
voice-folded = Para vosotros.
voice-conceded = Es vuestra.
voice-misraised = Uy, que estamos tensos.
voice-jumped = ¡Directos a cuatro!
voice-farbe = ¡Farbe!
voice-stayed = Jugamos.
voice-given = Dos para vosotros.
voice-machine = ¡La Máquina!
voice-claimed = ¡Renuncio!
voice-swap-asked = ¿Intercambiamos?
voice-swap-granted = Hecho.
voice-swap-refused = Así está bien.
