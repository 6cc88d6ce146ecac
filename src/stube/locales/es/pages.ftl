### Páginas sobre las reglas: lo que necesitan las propias hojas.

rules-ways = Reglas y aprendizaje
rules-game = ¿Qué juego?
rules-unfit = ahora no encaja
rules-came = nuevo
rules-went = se va
rules-nothing = En las reglas escritas no cambia nada.
rules-against = A diferencia de { $preset }
rules-asking = Lo estoy mirando …
rules-undo = Volver a: { $value }
rules-mend = Esto encajaría:
rules-print = Se juega: { $name }
rules-seats = { $count } sitios
rules-legend-ours = completado por nosotros
rules-legend-unconfirmed = sin confirmar
rules-here = Aquí:
rules-only-one = Solo en: { $name }
rules-only-other = Solo en: { $name }
rules-no-strike = sin Golpe
rules-no-trump = sin triunfo
rules-example-led = Se sale con: { $card }.
rules-example-seat = Sitio { $number }
rules-examples = Cómo acaba una baza
rules-name-shared = Reglas compartidas
rules-own-link = Hacer o abrir reglas propias
