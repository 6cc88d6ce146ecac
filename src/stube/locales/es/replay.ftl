# Volver a ver una partida

past-title = Vista otra vez
past-bar = Recorrer la partida
past-strip = Manos y bazas
past-back = Atrás
past-on = Sigue
past-play = Ver
past-pause = Pausa
past-pace = Ritmo
past-pace-now =
    { $pace ->
        [slow] lento
       *[normal] normal
        [fast] rápido
    }
past-hands = Ver todo
past-round = Mano { $round }
past-trick = Baza { $trick }
past-deal = Reparto y anuncio
past-place = Mano { $round } de { $rounds }, { $part }, paso { $step } de { $steps }.
past-hand = Cartas: { $cards }.
past-checked = Comprobado: nadie ha elegido estas cartas.
past-wrong = Estas cartas no se siguen de lo que se había prometido.
past-keys = Flechas izquierda y derecha: un paso. Flechas arriba y abajo: una baza. Teclas de página: una mano. Inicio y Fin: principio y final. Barra espaciadora: ver y pausa.
past-closed = Esta mesa no descubre nunca las cartas: las de los demás siguen boca abajo.

past-text = Una partida que has guardado en una mesa, o que alguien te ha enviado: aquí se juega otra vez, con todas las cartas. El archivo no se guarda en ningún sitio.
past-choose = Elegir un archivo
past-busy = Leyendo el registro …
past-drop = O arrástralo hasta aquí.
past-empty = Aquí no se puede ver ninguna partida de esta mesa.
