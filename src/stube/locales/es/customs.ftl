### Costumbres de una mesa además de sus reglas.

## Costumbres

customs-title = Las costumbres de esta mesa
customs-done = Así lo hacemos
customs-absence = Cuando alguien se ausenta
customs-absence-bot = lo sustituye un bot
customs-absence-wait = todos esperan
customs-absence-end = se acaba la partida
customs-patience = Al cabo de cuánto tiempo
customs-clock = Tiempo para jugar
customs-no-clock = sin reloj
customs-watchers = Quien mira ve
customs-watchers-none = nada
customs-watchers-no-hands = ninguna mano
customs-watchers-delayed = las cartas, una mano más tarde
customs-watchers-open = todas las manos
customs-watchers-open-hint = Solo cuando todos en la mesa estén de acuerdo. Mientras valga, la mesa lo dice.
customs-speed = Velocidad de los bots
customs-speed-slow = tranquila
customs-speed-normal = normal
customs-speed-fast = ágil
customs-bots-signal = Los bots hacen señas
customs-bots-signal-hint = Miran alrededor, ven señas y dicen a su compañero lo que tienen.
customs-gesture = Cuánto dura una seña
customs-open-deals = Descubrir las cartas tiradas para comprobar
customs-open-deals-match = tras la partida
customs-open-deals-never = nunca
customs-listed = En la lista de mesas abiertas
customs-listed-hint = Entonces puede sentarse cualquiera. Si no, solo quien tenga el enlace.
customs-calls = Frases
customs-calls-hint = unas pocas frases hechas; durante la mano, solo si las reglas lo permiten
customs-chat = Escribir
customs-chat-hint = palabras libres entre amigos; durante la mano, solo si las reglas lo permiten
customs-fold = Retirarse solo entre los dos
customs-fold-hint = ambos compañeros deben estar de acuerdo
customs-line-listed = abierta a todos
customs-line-private = solo con enlace
customs-line-absence-bot = si alguien falta { $time }, juega un bot
customs-line-absence-wait = se espera a quien falta
customs-line-absence-end = si alguien falta { $time }, se acaba la partida
customs-line-clock = { $time } para pensar
customs-line-no-clock = sin reloj
customs-line-chat = se puede escribir
