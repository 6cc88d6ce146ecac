### Por qué algo no va, y qué iría: un mensaje por código.

## En la mesa, en todos los juegos

error-needs-deal = Primero se reparten las cartas.
error-no-deal-needed = Las cartas ya están repartidas.
error-series-is-over = La partida ha terminado.
error-not-your-turn = Todavía no te toca.
error-not-now = Eso no se puede en este momento.
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
error-false-signal = En esta mesa las señas son sinceras: esta no concuerda con tus cartas.
error-gesture-running = Una seña tras otra: la última aún se ve.
error-no-gesture-running = Ahora no estás haciendo ninguna seña.
error-bad-look = Ahora no puedes mirar ahí.

## Whist alemán

error-nothing-to-take = Ahora no hay carta que tomar.
error-not-in-the-row = Esta carta no está a la vista: { $card }.

## Mesas

error-unknown-table = Esta mesa no existe (o ya no).
error-unknown-seat-secret = Esta llave no abre ningún asiento de la mesa.
error-unknown-invitation = Esta invitación no lleva a ninguna mesa (o ya no).
error-unknown-ticket = Este enlace ya se ha usado o ha caducado. Pide otro.
error-seat-taken = En ese asiento ya hay alguien.
error-seats-are-free = Quedan asientos libres: se reparte cuando todos estén sentados.
error-already-seated = Ya estás sentado a esta mesa.
error-not-the-host = Eso solo puede hacerlo quien lleva la mesa.
error-talk-is-closed = Durante la mano no se habla.
error-chat-is-off = En esta mesa no se escribe.
error-unknown-call = La mesa no conoce esa frase.
error-stale = Entretanto ha pasado algo: míralo otra vez.
error-pledge-not-now = Los sobres de este reparto ya están cerrados, o aún queda muy lejos.
error-share-not-asked = Ahora no se pide tu sobre.
error-share-differs = Este no es el sobre que habías dejado.
error-deal-differs = Las cartas repartidas no salen de los sobres.
error-bad-message = El navegador y la mesa no se entienden. Vuelve a cargar la página.
error-unknown-bot = No conozco el bot «{ $bot }». Hay: { $known }.
error-wrong-bot-count =
    { $seats ->
        [one] Esta mesa necesita un jugador.
       *[other] La mesa tiene { $seats } asientos: di quién se sienta en cada uno.
    }
error-too-many-requests = Ha sido un poco rápido. Prueba otra vez dentro de un momento.
error-try-again = Ahora mismo no se puede. Prueba otra vez en unos segundos; no se ha perdido nada.
error-record-rules-version-unknown = Este registro sigue la versión { $version } de las reglas, que no conozco.
error-record-stays-closed = Esta mesa no descubre las cartas tiradas; por eso no hay registro.
error-record-not-yet = El registro estará disponible cuando termine la partida.
