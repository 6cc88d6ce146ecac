### Una primera mano, paso a paso. $partner, $left, $right: los nombres de los demás en la mesa.

## Watten

lesson-watten-hello = Watten: cuatro en la mesa, dos contra dos. { $partner }, enfrente, juega contigo; { $left } y { $right } juegan contra vosotros. Tres bazas de cinco ganan la mano y anotan dos puntos.
lesson-watten-criticals = Ya ves tres cartas. El rey de Corazones es el Max, la carta más alta de todas. Con Belli y Spitz es una Crítica: estas tres ganan a todo lo demás.
lesson-watten-strike = Vas de mano y anuncias el Golpe, que es un rango. Tienes dos Unter: anuncia el Unter.
lesson-watten-chief = { $right } ha repartido y ha elegido Hojas como triunfo. Así, el Unter de Hojas de tu mano es el Golpe Derecho; solo las Críticas están por encima. Los otros Unter son los demás Golpes. La jerarquía lo muestra todo.
lesson-watten-call = Sal con el Golpe Derecho y haz la llamada «¡Triunfo o Crítica!»: tócalo, activa la llamada y juégalo. Cada adversario debe dar entonces un triunfo o una Crítica, si tiene.
lesson-watten-signal = La primera baza es vuestra y los dos adversarios han dado un triunfo. Mirabas a { $partner } y has visto un guiño: es buena señal. Solo quien mira ve una seña.
lesson-watten-partner = Confía: juega el as de Campanillas. Si un adversario lo supera, { $partner } aún puede ganar.
lesson-watten-raise = { $partner } ha ganado con el Belli: dos bazas para vosotros. Aun así, { $right } sube a tres. O aceptáis u os retiráis; retirarse da dos puntos a los otros. Te queda el Max: acepta.
lesson-watten-max = { $right } ha puesto el as de Bellotas. Gana la baza con el Max: nada está por encima.
lesson-watten-end = Tres bazas y, como habéis aceptado, tres puntos.

## German Whist

lesson-german-whist-hello = El whist alemán es para dos. Cada uno tiene trece cartas y las otras 26 forman el mazo. Hay 26 bazas; quien gana más se lleva la mano.
lesson-german-whist-stock = La primera carta del mazo está a la vista. Corazones es triunfo porque la primera es de corazones. Quien gana la baza la toma; el otro roba la siguiente, que nadie ve.
lesson-german-whist-win = Una jota de triunfo vale la pena. Sal con el as de tréboles: no hay trébol más alto.
lesson-german-whist-lose = La jota es tuya. La nueva carta a la vista es floja y la oculta quizá sea mejor. Deja la baza: juega el tres de tréboles.
lesson-german-whist-follow = { $left } sale con diamantes. Tienes diamantes, así que debes seguir el palo. La reina de diamantes está a la vista: gana con el rey.
lesson-german-whist-endgame = Así sigue hasta que se acaba el mazo. Después nadie roba, y quien ha estado atento sabe qué tiene el otro. Saltamos a la última baza.
lesson-german-whist-last = Te queda una carta. Ponla.
lesson-german-whist-end = Tus dieciséis bazas son más de la mitad de 26: la mano es tuya.
