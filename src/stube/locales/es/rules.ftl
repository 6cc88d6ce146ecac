### El libro de reglas: cada regla de un juego, frase a frase. Una mesa solo muestra las que juega.

# W-27 es una regla, `w-27--trump-only` una de sus frases. Las palabras de cada región vienen de terms.ftl por $dialect.

## Watten: secciones

section-watten-table = En la mesa
section-watten-cards = Las cartas
section-watten-deal = El reparto
section-watten-announcing = Golpe y triunfo
section-watten-play = El juego
section-watten-stakes = La apuesta
section-watten-end = Los puntos y el final
section-watten-conduct = Las señas y el comportamiento

## Watten: en la mesa

w-49--four = Se juega entre cuatro, dos contra dos. Las parejas se sientan frente a frente y tienen un solo tanteo.
w-49--two = Se juega entre dos, uno contra otro.
w-49--three = Se juega entre tres. En cada mano, el mano está solo contra los otros dos. Cada uno tiene su propio tanteo: lo que un bando gana o pierde vale entero para cada uno de sus jugadores.
w-49--three-tense = Una pareja está tensa en cuanto lo está uno de los dos. Si varios llegan a la vez al objetivo, gana el tanteo más alto; si son iguales, comparten la partida.
w-49--clockwise = Se reparte y se juega en el sentido de las agujas del reloj.
w-49--anticlockwise = Se reparte y se juega en sentido contrario a las agujas del reloj.

## Watten: las cartas

w-01--32 = La baraja tiene 32 cartas: Bellotas, Hojas, Corazones y Campanillas, cada palo con siete, ocho, nueve, diez, Unter, Ober, rey y as.
w-01--33 = La baraja tiene 33 cartas: Bellotas, Hojas, Corazones y Campanillas, cada palo con siete, ocho, nueve, diez, Unter, Ober, rey y as, y además el Weli, el seis de Campanillas.
w-01--french = Con baraja francesa, los tréboles hacen de Bellotas, las picas de Hojas y los diamantes de Campanillas.
w-02--max-belli-spitz = Las Críticas son siempre las cartas más altas, en este orden: { word-max } (rey de Corazones), { word-belli } (siete de Campanillas), { word-spitz } (siete de Bellotas).
w-02--max-spitz-belli = Las Críticas son siempre las cartas más altas, en este orden: { word-max } (rey de Corazones), { word-spitz } (siete de Bellotas), { word-belli } (siete de Campanillas).
w-02--max-belli-weli-spitz = Las Críticas son siempre las cartas más altas, en este orden: { word-max } (rey de Corazones), { word-belli } (siete de Campanillas), el Weli, { word-spitz } (siete de Bellotas).
w-02--max-belli-spitz-weli = Las Críticas son siempre las cartas más altas, en este orden: { word-max } (rey de Corazones), { word-belli } (siete de Campanillas), { word-spitz } (siete de Bellotas), el Weli.
w-02--max-weli-spitz = Las Críticas son siempre las cartas más altas, en este orden: { word-max } (rey de Corazones), el Weli, { word-spitz } (siete de Bellotas).
w-02--max-weli-belli = Las Críticas son siempre las cartas más altas, en este orden: { word-max } (rey de Corazones), el Weli, { word-belli } (siete de Campanillas).
w-02--max-weli-belli-spitz = Las Críticas son siempre las cartas más altas, en este orden: { word-max } (rey de Corazones), el Weli, { word-belli } (siete de Campanillas), { word-spitz } (siete de Bellotas).
w-02--never-trump = Una Crítica nunca se convierte en triunfo ni en Golpe, se anuncie lo que se anuncie.
w-03--lowest-trump = El Weli es siempre triunfo, sea cual sea el palo anunciado, y el más bajo.
w-03--bells-six = El Weli es simplemente la carta más baja de Campanillas.
w-04--criticals = Bajo las Críticas va el Golpe Derecho ({ word-chief }): la carta del rango anunciado en el palo de triunfo. Luego los otros Golpes ({ word-blinds }), el mismo rango en los demás palos; luego los demás triunfos; luego el palo de salida. Ninguna otra carta gana nunca.
w-04--criticals-guate = Bajo las Críticas va el Bueno, y luego el Golpe Derecho ({ word-chief }): la carta del rango anunciado en el palo de triunfo. Luego los otros Golpes ({ word-blinds }), el mismo rango en los demás palos; luego los demás triunfos; luego el palo de salida. Ninguna otra carta gana nunca.
w-04--guate = La carta más alta es el Bueno, y luego va el Golpe Derecho ({ word-chief }): la carta del rango anunciado en el palo de triunfo. Luego los otros Golpes ({ word-blinds }), el mismo rango en los demás palos; luego los demás triunfos; luego el palo de salida. Ninguna otra carta gana nunca.
w-04--chief = La carta más alta es el Golpe Derecho ({ word-chief }): la carta del rango anunciado en el palo de triunfo. Luego los otros Golpes ({ word-blinds }), el mismo rango en los demás palos; luego los demás triunfos; luego el palo de salida. Ninguna otra carta gana nunca.
w-05--ace-high = En cada palo, también en el triunfo, el orden es as, rey, Ober, Unter, diez, nueve, ocho, siete.
w-05--ace-low = En cada palo, también en el triunfo, el orden es rey, Ober, Unter, diez, nueve, ocho, siete, as.
w-05--weli = El Weli queda por debajo de todas.
w-06 = Si el rango anunciado es el de una Crítica, la Crítica conserva su lugar y ninguna otra carta sube: puede haber menos de los otros Golpes, y ningún Golpe Derecho aparte.
w-07 = Los otros Golpes valen lo mismo: de varios gana el primero que se juegue.
w-08 = El Bueno ({ word-guate }) es el triunfo un rango por encima del Golpe; tras el as, el siete. Gana al Golpe Derecho.
w-08--critical = Si esa carta es una Crítica, no hay Bueno.
w-08--six = Si el Golpe es el seis, no hay Bueno.
w-09 = Se puede anunciar el seis como Golpe. Entonces el Weli es el único Golpe y el Derecho, sea cual sea el palo de triunfo, y no hay otros Golpes.
w-09--critical = El Weli sigue siendo una Crítica de todos modos, en su lugar de siempre.

## Watten: el reparto

w-16--low = Antes de la primera mano, cada uno corta una carta; reparte la más baja, con el as alto. Si no está sola, todos vuelven a cortar.
w-16--high = Antes de la primera mano, cada uno corta una carta; reparte la más alta, con el as alto. Si no está sola, todos vuelven a cortar.
w-16--weli = En ese corte, el Weli es la carta más baja.
w-16--random = El primer repartidor se sortea.
w-17 = Tras cada mano, el reparto pasa al jugador siguiente.
w-56--cutter = El jugador anterior al repartidor corta y mira la carta de abajo de la parte levantada. Si es una Crítica, puede guardarla; entonces recibe una carta menos en el último paquete.
w-56--kept = Los demás ven que se guarda una carta, no cuál.
w-56--dealer = Si quien corta ha guardado una, el repartidor mira la carta siguiente y puede hacer lo mismo.
w-11--three-two = Cada uno recibe tres cartas, y luego dos. Primero las recibe el jugador siguiente al repartidor, y el último el repartidor.
w-11--two-three = Cada uno recibe dos cartas, y luego tres. Primero las recibe el jugador siguiente al repartidor, y el último el repartidor.
w-11--three = Cada uno recibe tres cartas de una vez. Primero las recibe el jugador siguiente al repartidor, y el último el repartidor.
w-11--five = Cada uno recibe cinco cartas de una vez. Primero las recibe el jugador siguiente al repartidor, y el último el repartidor.
w-11--second-later = Las dos últimas solo se reparten cuando Golpe y triunfo están fijados.

## Watten: golpe y triunfo

w-12--after-dealer = El mano es el jugador siguiente al repartidor.
w-12--before-dealer = El mano es el jugador anterior al repartidor; el reparto y el juego conservan su sentido.
w-12--two = El mano es quien no reparte.
w-12--names = El mano anuncia el Golpe, que es un rango. Después el repartidor anuncia el palo de triunfo.
w-18--shown-open = El mano y el repartidor eligen cada uno una carta de su mano. La del mano queda oculta hasta que el repartidor también ha elegido; luego las dos se enseñan a todos. La carta del mano da el Golpe por su rango; la del repartidor, el triunfo por su palo.
w-18--shown-hidden = El mano y el repartidor eligen cada uno una carta de su mano. La del mano queda oculta hasta que el repartidor también ha elegido; luego se las enseñan solo el uno al otro. La carta del mano da el Golpe por su rango; la del repartidor, el triunfo por su palo.
w-18--shown-weli = El Weli no se puede enseñar para el Golpe.
w-18--bottom = La primera carta que recibe el mano da el Golpe por su rango; la primera que recibe el repartidor da el triunfo por su palo.
w-18--lowest = La más baja de las tres primeras cartas del mano da el Golpe por su rango, y la más baja de las del repartidor el triunfo por su palo. El as es alto, y entre iguales cuenta la que se repartió antes.
w-18--open = Las dos cartas se enseñan a todos.
w-18--hidden = El mano y el repartidor se las enseñan solo entre ellos.
w-18--next-weli = Si para el Golpe sale el Weli, cuenta en su lugar la carta siguiente del mano.
w-18--bells = Para el triunfo, el Weli significa Campanillas.
w-19 = Nadie anuncia nada ni puede pedir Bessere; todas las cartas se reparten de una vez.
w-10 = Solo el mano y el repartidor conocen Golpe y triunfo. Los demás ven quién gana una baza, pero no por qué; lo saben cuando acaba la mano.
w-13--in-turn = El mano mira sus cartas cuando toca fijar el Golpe; el repartidor, cuando toca fijar el triunfo.
w-13--at-once = El mano y el repartidor miran sus cartas antes de fijarse el Golpe.
w-13--first-three = En ese momento solo ven sus tres primeras cartas.
w-14--after-both = Los demás miran solo cuando Golpe y triunfo están fijados.
w-14--staged = La pareja de quien fija el Golpe mira a continuación; la otra, tras el triunfo.
w-14--free = Los demás pueden mirar enseguida.
w-15--any = Se puede anunciar cualquier rango y cualquier palo, se tenga o no.
w-15--held = Solo se anuncia lo que hay entre las cartas que uno ve: un rango para el Golpe, un palo para el triunfo.
w-55 = Antes de fijarse nada, el repartidor puede pedir el intercambio. Si el mano acepta, el repartidor fija el Golpe y el mano el triunfo; el mano sale de todos modos.
w-55--once = Se pide como mucho una vez por mano, y lo acordado vale también si se reparte de nuevo.
w-21--asks = Antes de que le toque decidir, quien fija el Golpe o el triunfo puede pedir mejores cartas ({ word-better }). El otro de los dos lo concede o no.
w-21--again = Lo que no se concede cuenta como pedido, y no se vuelve a pedir con las mismas cartas.
w-20--forced = Antes de decidir, quien fija el Golpe o el triunfo puede exigir mejores cartas ({ word-better }). Nadie puede negarse.
w-20--free = Las mejores cartas no cuestan nada.
w-20--deduct = Las mejores cartas le cuestan dos puntos al bando que las recibe, también por debajo de cero.
w-20--written = Por las mejores cartas, el otro bando anota dos puntos, lo que puede darle la partida enseguida.
w-20--once = Cada bando puede hacerlo una vez por mano.
w-20--often = Se puede hacer cuantas veces se quiera.
w-22--whole-deal = Mejores cartas son un nuevo reparto del mismo repartidor: se devuelven todas las cartas, y lo fijado ya no vale.
w-22--announcers = El mano y el repartidor apartan sus cartas y reciben otras tantas, primero el mano. Solo es posible mientras queden cartas suficientes.
w-22--stands = Un Golpe ya anunciado sigue valiendo.
w-22--chosen-again = Una carta ya elegida se elige de nuevo.

## Watten: el juego

w-57--two = Quien tiene todas las Críticas puede declarar la Máquina antes de la primera salida. La mano acaba, y su bando recibe dos puntos.
w-57--three = Quien tiene todas las Críticas puede declarar la Máquina antes de la primera salida. La mano acaba, y su bando recibe tres puntos.
w-23--lead = El mano sale a la primera baza; quien gana una baza sale a la siguiente.
w-23--free = Cada uno juega lo que quiere: nadie está obligado a seguir el palo, a fallar ni a superar.
w-23--free-call = Cada uno juega lo que quiere, salvo tras la llamada: nadie está obligado a seguir el palo ni a superar.
w-23--trump-all = Cuando se sale de triunfo, quien tiene un triunfo debe jugar un triunfo u otro Golpe. Nadie está obligado a superar; en lo demás el juego es libre.
w-23--trump-two = Cuando se sale de triunfo, el otro, si tiene un triunfo, debe jugar un triunfo u otro Golpe. No está obligado a superar; en lo demás el juego es libre.
w-23--trump-announcers = Cuando se sale de triunfo, el mano y el repartidor, si tienen un triunfo, deben jugar un triunfo u otro Golpe. No están obligados a superar; los demás juegan con libertad, y ellos también en lo demás.
w-23--criticals = Una Crítica siempre se puede jugar ahí, y nunca es obligada.
w-23--chief-exempt = El Golpe Derecho se puede reservar.
w-23--guate-exempt = El Golpe Derecho y el Bueno se pueden reservar.
w-24--optional = Quien sale con el Golpe Derecho puede hacer la llamada: ¡Triunfo o Crítica!
w-24--automatic = Salir con el Golpe Derecho es ya hacer la llamada: ¡Triunfo o Crítica!
w-25--any-trick = Eso vale en todas las bazas.
w-25--first-trick = Eso vale solo para la salida a la primera baza.
w-26--critical = Tras la llamada, cada adversario debe jugar un triunfo o una Crítica, si tiene.
w-26--trump = Tras la llamada, cada adversario debe jugar un triunfo, si tiene.
w-27--trump-only = La pareja de quien sale debe jugar un triunfo, si tiene, y no puede dar una Crítica en su lugar. Sin triunfos juega con libertad.
w-27--trump = La pareja de quien sale también debe jugar un triunfo, si tiene.
w-27--same = La pareja de quien sale está obligada igual que los adversarios.
w-27--free = La pareja de quien sale juega con libertad.
w-28--blinds = Otro Golpe no es aquí un triunfo: nadie está obligado a jugarlo, y no responde a la llamada.
w-28--blinds-count = Otro Golpe vale aquí como triunfo.
w-28--critical = Una Crítica del palo de triunfo no es un triunfo para la pareja.
w-28--critical-counts = Una Crítica del palo de triunfo vale como triunfo para la pareja.
w-29--double = Una Crítica que es además el Golpe Derecho puede llevar la llamada.
w-29--not-double = Una Crítica que es además el Golpe Derecho no lleva la llamada.
w-29--lapses = En cuanto la carta de salida está superada, los que aún no han jugado quedan libres.
w-29--stays = La obligación sigue aunque la carta de salida esté superada.
w-30--three = Tres bazas ganan la mano.
w-30--two = Dos bazas ganan la mano.
w-31--stops = La mano acaba en cuanto está decidida.
w-31--shows = Entonces se enseñan las cartas que quedan.
w-31--played-out = Con la mano decidida, las demás bazas se juegan por nada, y nadie puede ya subir.

## Watten: la apuesta

w-32 =
    { $points ->
        [one] Una mano vale { $points } punto. Quien la gana recibe la apuesta aceptada.
       *[other] Una mano vale { $points } puntos. Quien la gana recibe la apuesta aceptada.
    }
w-33--before-own-card = Para subir no se puede haber jugado aún en la baza; no hace falta que sea el propio turno.
w-33--own-turn = Para subir tiene que ser el propio turno.
w-33--between-tricks = Cualquiera puede subir antes de la salida a una baza.
w-33--any-time = Cualquiera puede subir en cualquier momento.
w-33--never = Nadie puede subir antes de fijarse Golpe y triunfo, ni con la mano decidida.
w-34--step =
    { $step ->
        [one] Una subida pide { $step } punto más.
       *[other] Una subida pide { $step } puntos más.
    }
w-34--multiples =
    { $step ->
        [one] Una subida pide { $step } punto más o un múltiplo, hasta lo que daría la partida al bando que va por detrás.
       *[other] Una subida pide { $step } puntos más o un múltiplo, hasta lo que daría la partida al bando que va por detrás.
    }
w-35--alternates = El bando que subió el último espera a que suba el otro.
w-35--again = Un bando puede volver a subir aunque haya sido el último.
w-35--at-once = Quien acepta puede subir más en la misma respuesta.
w-35--later = Una respuesta acepta o se retira, y no sube más.
w-35--four = La apuesta nunca pasa de cuatro.
w-35--needed = Un bando al que la apuesta actual ya daría la partida no puede subir.
w-37--either = Responde cualquier jugador del otro bando, y vale la primera respuesta.
w-37--next = Responde el jugador siguiente del otro bando.
w-37--two = Responde el otro jugador.
w-37--first = Hasta entonces no se hace nada más.
w-37--first-looks = Hasta entonces no se hace nada más que mirar y hacer señas.
w-36--agreed = Quien se retira da al otro bando la apuesta de antes de la subida.
w-36--minus-one = Quien se retira da al otro bando la apuesta pedida menos uno.
w-36--two = Quien se retira da dos puntos al otro bando.
w-38--stake = En su turno, un bando puede dar la mano por perdida aunque nadie haya subido; el otro recibe la apuesta.
w-38--minus-one = En su turno, un bando puede dar la mano por perdida aunque nadie haya subido; el otro recibe la apuesta menos uno.
w-47 = Antes de la primera salida, si nadie ha subido, un bando que va al menos cuatro puntos por detrás puede ir directamente a cuatro. Si el otro se retira, son dos puntos; si el otro acepta, será él quien pueda subir. Un bando tenso no puede hacerlo.
w-58--must-match = Cuando a los dos bandos les falta una baza y nadie ha subido, una vez hecha la salida solo puede subir quien tenga por última carta una del palo de salida, un triunfo, un Golpe o una Crítica.
w-58--challenge = Cuando a los dos bandos les falta una baza y nadie ha subido, a una subida hecha tras la salida también se puede responder Farbe: se enseña la última carta de quien ha subido. Si es del palo de salida, un triunfo, un Golpe o una Crítica, su bando gana la apuesta pedida; si no, la gana el otro.
w-39--hidden = Las cartas que quedan en las manos siguen ocultas al acabar.
w-39--folded-hidden = Cuando un bando se retira o se rinde, sus cartas siguen ocultas.
w-39--shown = Se enseñan las cartas del bando que se retira o se rinde, y las que quedan cuando la mano está decidida.
w-39--folded-shown = Se enseñan las cartas del bando que se retira o se rinde.

## Watten: los puntos y el final

w-41 =
    { $target ->
        [one] Gana la partida quien llega primero a { $target } punto. Todo cuenta en el orden en que ocurre.
       *[other] Gana la partida quien llega primero a { $target } puntos. Todo cuenta en el orden en que ocurre.
    }
w-40--counts = Los puntos que pasan del objetivo también se apuntan.
w-40--capped = Ningún tanteo pasa del objetivo.
w-42--within-two = Está tenso ({ word-tense }) quien necesita dos puntos o menos.
w-42--exactly-two = Está tenso ({ word-tense }) quien necesita exactamente dos puntos.
w-42--no-raise = Un bando tenso no puede subir. Puede aceptar y retirarse.
w-44--counts-three = Cuando un bando está tenso y el otro no, la mano vale tres desde el principio y nadie puede subir.
w-44--chooses = Cuando un bando está tenso y el otro no, el mano o el repartidor decide por el bando tenso antes de la salida: juega por tres sin subidas, o cede dos puntos al otro.
w-44--four = Cuando un bando está tenso y el otro no, el mano o el repartidor decide por el bando tenso antes de la salida: juega sin subidas, o cede dos puntos al otro. Juega por cuatro mientras el otro tenga menos de diez puntos; si no, por tres.
w-44--four-ours = El límite de diez puntos viene de las partidas a dieciocho.
w-44--in-full = Esta apuesta se paga entera.
w-44--both = Si los dos están tensos, la mano vale dos y nadie puede subir.
w-43--base = Un bando tenso que pierde da dos puntos, por alta que sea la apuesta.
w-43--stake = Un bando tenso que pierde da toda la apuesta.
w-45--two = Si un bando tenso sube de todos modos, la mano acaba y el otro recibe dos puntos.
w-45--bid = Si un bando tenso sube de todos modos, la mano acaba y el otro recibe la apuesta pedida.
w-45--deduct = Si un bando tenso sube de todos modos, pierde dos puntos, la subida no vale y la mano sigue.
w-45--in-full = Esto se paga entero. En una respuesta, un bando tenso no puede subir de ningún modo.
w-46--either = No cabe retirarse ante una subida si la apuesta pedida haría pasar del objetivo a uno de los bandos.
w-46--raiser = No cabe retirarse ante una subida si la apuesta pedida haría pasar del objetivo al bando que sube.
w-46--fold = Ante una subida solo cabe retirarse si la apuesta pedida haría pasar del objetivo a uno de los bandos.
w-48--single = Decide una sola partida.
w-48--two = Gana la serie quien gana antes dos partidas. Cada partida empieza de cero, y el reparto sigue pasando.
w-60--three = Se juegan tres partidas, las tres. Gana la serie quien tenga más; si hay empate, se comparte.
w-60--named = Una partida ganada a quien no tiene ningún punto se llama capote.
w-60--double = Una partida ganada a quien no tiene ningún punto (capote) cuenta por dos.

## Watten: las señas y el comportamiento

w-50--gestures = Durante la mano se puede mirar alrededor y hacer señas. No se habla de las cartas.
w-50--talk = Durante la mano se puede mirar alrededor, hacer señas y hablar como se quiera, sea verdad o no.
w-50--none = Ni señas ni palabras sobre las cartas.
w-51 = Cada uno mira su propia mano o a otro jugador, y todos ven hacia dónde.
w-52 = Una seña empieza y termina. Quien mira a ese jugador entretanto la ha visto, sea pareja o adversario; nadie más se entera. Mientras se hace una seña no se ve ninguna.
w-53--table = Lo que significan las señas lo acuerda la mesa; varias pueden significar lo mismo.
w-53--partners = Los compañeros pueden acordar señas propias mientras no haya cartas repartidas. Los demás las conocen cuando acaba la partida.
w-53--account = Acabada la partida, se muestra cada seña y quién la vio.
w-54--allowed = Una seña puede engañar.
w-54--forbidden = La seña de una carta solo se hace con esa carta en la mano.
w-59--prevented = Una carta que la llamada no permite no se puede jugar.
w-59--trump-prevented = Una carta que la salida de triunfo no permite no se puede jugar.
w-59--two = Se puede jugar cualquier carta. Hasta el reparto siguiente, un adversario puede reclamar que una carta no cumplía una obligación; entonces se enseña la mano de aquel momento. Quien tiene razón recibe dos puntos para su bando, y la mano acaba.
w-59--stake = Se puede jugar cualquier carta. Hasta el reparto siguiente, un adversario puede reclamar que una carta no cumplía una obligación; entonces se enseña la mano de aquel momento. Quien tiene razón recibe la apuesta aceptada para su bando, y la mano acaba.
w-59--hidden = Mientras Golpe y triunfo están ocultos, solo pueden reclamar el mano y el repartidor.

## Whist alemán: secciones

section-german-whist-table = En la mesa
section-german-whist-deal = El reparto
section-german-whist-play = Las bazas
section-german-whist-stock = El mazo de robo
section-german-whist-score = Lo que cuenta
section-german-whist-match = La serie
section-german-whist-knowledge = Quién puede saber qué

## Whist alemán: en la mesa

g-01--two = Se juega entre dos, uno contra otro, con la baraja francesa de 52 cartas.
g-01--three = Se juega entre tres, cada uno por su cuenta, con la baraja francesa de 52 cartas.
g-02 = En cada palo, el orden es as, rey, reina, jota, diez, y así hasta el dos.
g-40 = Se reparte también una mano fantasma, la última de cada vuelta.
g-40--aside = Queda aparte, sin verse, y fuera del juego.
g-41 = Las manos tienen un tamaño con el que el mazo se agota por igual para todos los que roban. Cuentan todas las bazas.

## Whist alemán: el reparto

g-03--high = Antes de la primera mano, todos cortan; reparte la carta más alta, con el as alto. Si no está sola, todos vuelven a cortar.
g-03--random = El primer repartidor se sortea.
g-03--passes = Después, en cada mano reparte el jugador siguiente.
g-04 =
    { $cards ->
        [one] Las cartas se reparten de una en una, la primera al jugador siguiente al repartidor, hasta que cada uno tenga { $cards } carta.
       *[other] Las cartas se reparten de una en una, la primera al jugador siguiente al repartidor, hasta que cada uno tenga { $cards } cartas.
    }
g-05 = Las demás cartas son el mazo; se toman en su orden.
g-06--upcard = Se descubre la primera carta del mazo. Su palo es el triunfo de esta mano.
g-06--none = No hay triunfo.
g-22 = Se descubre la primera carta del mazo. Si es roja ganan las más bazas; si es negra, las menos.
g-07 = El jugador siguiente al repartidor sale a la primera baza.

## Whist alemán: las bazas

g-10 = Cada uno juega una carta en su turno.
g-11 = Quien tiene una carta del palo de salida debe jugarla. Quien no tiene juega lo que quiere: nadie está obligado a fallar ni a superar.
g-12--trump = El triunfo más alto gana la baza; sin triunfos en ella, la carta más alta del palo de salida.
g-12--none = La carta más alta del palo de salida gana la baza.
g-13--trump = Una carta que no es del palo de salida ni triunfo no gana nunca.
g-13--none = Una carta de otro palo que el de salida no gana nunca.
g-18 = Quien gana una baza sale a la siguiente.
g-43 = El fantasma se sienta tras el último jugador y juega solo: siempre la carta más baja que puede, a igual rango en el orden tréboles, diamantes, corazones, picas. Si gana la baza, sale él.

## Whist alemán: el mazo de robo

g-14 = Tras cada baza, cada uno roba una carta mientras las haya: primero quien ganó, luego los demás por turno. Nadie puede renunciar.
g-15 = La primera carta del mazo está a la vista y es para quien gana la baza. Cuando todos han robado se descubre la siguiente.
g-33 =
    { $cards ->
        [one] { $cards } carta del mazo está a la vista. Quien gana la baza toma la que quiere, los demás reciben cartas ocultas de arriba. Después la fila se completa.
       *[other] { $cards } cartas del mazo están a la vista. Quien gana la baza toma la que quiere, los demás reciben cartas ocultas de arriba. Después la fila se completa.
    }
g-34 = Cuando no quedan cartas ocultas, los demás también eligen de la fila. Una última carta sola se toma sin elegir.
g-35 = El mazo está boca abajo; también quien gana la baza roba una carta oculta.
g-35--trump = La primera carta se descubre una vez, para fijar el triunfo; aun así es la primera que se roba.
g-16 =
    { $cards ->
        [one] La primera fase dura lo que el mazo. Luego viene la segunda, con la { $cards } carta que tiene cada uno.
       *[other] La primera fase dura lo que el mazo. Luego viene la segunda, con las { $cards } cartas que tiene cada uno.
    }
g-17--hidden = Una carta oculta solo la ve quien la roba.
g-17--open = Una carta que estaba a la vista la han visto todos.
g-44 = El fantasma roba en su turno. Sus bazas no son de nadie y no entran en ninguna cuenta; solo forman parte del total donde se pide más de la mitad de las bazas.
g-44--open = Donde un jugador elegiría, el fantasma toma la carta más baja.

## Whist alemán: lo que cuenta

g-20--all = Cada baza cuenta uno.
g-20--last = Solo cuentan las bazas de la segunda fase.
g-20--weighted = Una baza de la primera fase cuenta uno; una de la segunda, dos.
g-21--most = Quien tiene más bazas contadas gana la mano.
g-21--red = Si ganan las más, gana la mano quien tiene más bazas contadas.
g-23--fewest = Quien tiene menos bazas contadas gana la mano.
g-23--black = Si ganan las menos, gana la mano quien tiene menos bazas contadas.
g-25--number =
    { $tricks ->
        [one] La mano acaba en cuanto alguien tiene { $tricks } baza.
       *[other] La mano acaba en cuanto alguien tiene { $tricks } bazas.
    }
g-25--half = La mano acaba en cuanto alguien tiene más de la mitad de las bazas.
g-25--endgame = Para esto solo se miran las bazas de la segunda fase.
g-25--wins = Ese jugador gana.
g-25--loses = Ese jugador pierde.
g-25--by-upcard = Ese jugador gana donde ganan las más, y pierde donde ganan las menos.
g-25--others = Donde ese jugador pierde se compara a los otros dos.
g-28--most = Si nadie llega, gana quien tenga más de esas bazas.
g-28--fewest = Si nadie llega, gana quien tenga menos de esas bazas.
g-28--by-upcard = Si nadie llega, se comparan esas bazas: ganan las más o las menos, según la carta.
g-28--nobody = Si nadie llega, no gana nadie.
g-24--draw = Con números iguales hay empate: no gana nadie.
g-24--replay = Con números iguales la mano no cuenta: el mismo repartidor reparte otra vez.
g-24--last-trick = Con números iguales gana quien ganó la última baza.
g-24--endgame = Con números iguales ganan las más bazas de la segunda fase; si también son iguales, hay empate.
g-24--endgame-fewest = Con números iguales ganan las menos bazas de la segunda fase; si también son iguales, hay empate.
g-24--endgame-by-upcard = Con números iguales deciden las bazas de la segunda fase, las más o las menos según la carta; si también son iguales, hay empate.
g-42--share = Los primeros empatados comparten la victoria.
g-42--drawn = Si los primeros están empatados, la mano queda en empate.
g-42--last-trick = La última baza solo desempata si la ganó uno de los primeros empatados; si no, es como un empate: una partida única se comparte, otra mano queda en empate.
g-42--endgame = Solo se compara a los primeros empatados; si siguen iguales, una partida única se comparte, otra mano queda en empate.
g-26--most = Donde ganan las más, quien gana recibe sus bazas contadas por encima de la parte igual del total.
g-26--fewest = Donde ganan las menos, quien gana recibe lo que le falta hasta la parte igual.
g-26--race = Tras una carrera es al menos un punto.
g-26--hand = Quien gana una mano recibe un punto.
g-27--tricks = Donde ganan las más, cada uno recibe un punto por cada baza contada suya.
g-27--tricks-fewest = Donde ganan las menos, cada uno recibe un punto por cada baza contada de los demás.
g-27--over-six = Donde ganan las más, cada uno recibe un punto por cada baza contada suya por encima de seis.
g-27--over-six-fewest = Donde ganan las menos, cada uno recibe un punto por cada baza contada de los demás por encima de seis.
g-27--draw = Estos puntos se dan también en una mano empatada.

## Whist alemán: la serie

g-30--three = Gana la serie quien gana antes dos manos. Los puntos se suman aparte.
g-30--five = Gana la serie quien gana antes tres manos. Los puntos se suman aparte.
g-30--single = Decide una sola mano.
g-31 = Una mano empatada no cuenta para nadie; reparte el siguiente.
g-32 = Quien tras una mano es el único con cincuenta puntos o más gana la serie. Mientras varios hayan llegado al objetivo, este sube de diez en diez.

## Whist alemán: quién puede saber qué

g-60 = Cada uno ve su propia mano, la parte vista del mazo, todas las bazas, y cuántas cartas tienen cada mano y el mazo. Quien solo mira no ve ninguna mano.
g-61 = Las cartas tomadas a la vista quedan anotadas para los demás hasta que se juegan.
g-61--first = La carta descubierta primero queda anotada para los demás hasta que se juega.
g-62 = Las cartas que quedan en las manos cuando una carrera acaba la mano siguen ocultas.
