### Cómo se reparte: la señal en la mesa y la hoja que la explica.

deals-title = Cómo se reparte
deals-mark =
    { $state ->
        [sealed] Sellado
        [partly] No por todos
        [checked] Comprobado
       *[wrong] ¡No cuadra!
    }
deals-state =
    { $state ->
        [sealed] Todos han barajado estas cartas, y cada una estaba sellada en su sitio antes de que nadie la viera. Lo que has visto de ellas cuadra.
        [partly] Estas cartas están selladas y lo que has visto de ellas cuadra. Pero no las han barajado todos.
        [checked] La partida ha terminado y el servidor ha abierto sus sobres: tu navegador ha repartido otra vez todas las manos, y todo cuadra.
       *[wrong] Algo no cuadra en estas cartas. Guarda el registro y no te fíes de esta mesa hasta que alguien te lo explique.
    }
deals-how = Nadie elige las cartas, tampoco el servidor. Antes de cada reparto, el servidor y cada navegador de la mesa meten un número en un sobre. Solo cuando todos los sobres están en la mesa se abren, y de todos juntos sale el orden de la baraja. Con un sobre honrado basta.
deals-seals = Cada carta se sella en su sitio antes de repartir. Cuando te llega una, tu navegador mira si es la que estaba bajo el sello.
deals-end = El servidor no abre su propio sobre hasta que termina la partida, porque revelaría las cartas. Entonces tu navegador reparte otra vez todas las manos, también las cartas tiradas.
deals-never = En esta mesa las cartas tiradas no se descubren nunca. Por eso solo se comprueban las que has visto.
deals-limits = Lo que ningún sello muestra: si el servidor le revela las cartas a alguien. Elegirlas no puede.
deals-who = Sobres de este reparto
deals-server = el servidor
deals-share =
    { $share ->
        [given] abierto
        [withheld] puesto, nunca abierto
        [closed] cerrado hasta el final
        [bot] un bot: no tiene
       *[silent] ninguno
    }
deals-withheld = Un sobre que no se abre puede ser una mala conexión. Si siempre es el mismo, ya sabes lo que hay.
deals-flaws = Lo que no cuadra
deals-flaw =
    Reparto { $deal }: { $code ->
        [promise_differs] han cambiado el sobre del servidor
        [asked_twice] pidieron tu sobre por segunda vez, con otros que la primera
        [list_differs] usaron otros sobres que los que había en la mesa
        [share_differs] en un sobre había otra cosa que la sellada
        [deal_skipped] el reparto anterior no se enseñó nunca
        [made_twice] el mismo reparto se hizo dos veces
        [card_not_sealed] una carta no era la que estaba bajo su sello
        [card_not_proven] una carta llegó sin su sello
        [card_twice] una carta estaba en dos sitios
        [server_share_differs] en el sobre del servidor había otra cosa que la sellada
        [deal_differs] de los sobres salen otras cartas
        [root_differs] las cartas se sellaron en otro orden
       *[record_differs] el registro dice otra cosa que lo que te dijeron
    }
deals-save = Guardar el registro
deals-save-effect = la partida entera en un archivo; «stube verify» la comprueba en cualquier sitio
past-look = Volver a verla
