### Lo que se guarda.

## Lo que se guarda

privacy-title = Lo que se guarda
privacy-short = En resumen: la mesa y sus cartas, y el nombre que te pones. Nada más.
privacy-server = En el servidor
privacy-server-table = De cada mesa, sus reglas, sus costumbres y todo lo que ha pasado en ella: cartas repartidas y jugadas, anuncios, señas, lo dicho y lo escrito. Así no se pierde nada cuando falla un dispositivo.
privacy-server-name = El nombre que escribes. Puede ser inventado o quedar vacío; lo ven quienes están en la mesa o tienen el enlace.
privacy-server-secret = De la llave de tu asiento, solo una huella de la que no puede sacarse la llave.
privacy-server-address = Tu dirección de red, solo en la memoria y por poco tiempo, para que nadie sature el servidor. No va a ninguna mesa ni a ningún archivo.
privacy-browser = En este navegador
privacy-browser-seats = Las llaves de tus últimos asientos, para que al recargar sigas en la misma mesa.
privacy-browser-name = Tu nombre, y a quién has silenciado.
privacy-browser-rules = Ajustes, reglas propias y lo último que elegiste.
privacy-not = Lo que aquí no hay
privacy-not-account = Ni cuenta, ni registro, ni clasificación de jugadores.
privacy-not-others = Nada de terceros: ni publicidad, ni rastreo, ni tipos de letra externos. Esta página solo pregunta a este servidor.
privacy-not-cookie = Sin cookies.
privacy-delete = Borrar
privacy-delete-table = Quien lleva la mesa puede borrarla con todo lo suyo: «¿Quién está?», al final.
privacy-delete-time = Donde hace un tiempo que no hay nadie, el servidor mismo borra los nombres y lo que se escribió, y más tarde la mesa entera. Al cabo de cuánto lo decide quien lo mantiene; si no, a las dos semanas y a los dos meses.
privacy-delete-browser = Lo que sabe este navegador lo olvida con un toque:
privacy-forget = Olvidarlo todo en este navegador
privacy-forget-effect = También tus asientos: a las mesas en curso solo se vuelve con el enlace, a un asiento libre.
privacy-forgotten = Olvidado.
