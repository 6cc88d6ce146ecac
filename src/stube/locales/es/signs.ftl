# Señas y miradas: la hoja de señas, lo que se ve, lo que se muestra tras la partida.

tool-signs = Señas
key-signs = señas
key-look = mirar: luego una flecha o un nombre
signs-note = Una seña solo la ve quien te está mirando. Mientras haces una, tú no ves ninguna.
look-where = ¿Adónde miras?
look-at = Mirar a { $name }
look-hand = Mirar tus propias cartas
look-own = mis cartas
looks-hand = mira sus cartas
looks-you = te mira
looks-at = mira a { $name }
name-looks-you = { $name } te mira.
own-sign = Mientras haces una seña no ves ninguna.
meaning-none = libre
gesture-means = Quiere decir: { $meaning }.
code-title = Nuestras señas
code-note = Acordad entre los dos qué significan: un toque da a la seña el significado siguiente. Los demás lo sabrán solo cuando acabe la partida.
made-title = Todas las señas de la partida
made-line = { $name }: { $sign } – { $meaning }. { $seen }
made-round = Mano { $round }
made-seen = Vista por: { $names }.
made-unseen = No la vio nadie.
made-none = No se hizo ninguna seña.
codes-title = Señas propias de { $names }

gesture-wink = guiñar un ojo
gesture-nose = arrugar la nariz
gesture-lips = fruncir los labios
gesture-mouth = torcer la boca
gesture-shoulder = encoger un hombro
gesture-up = mirar arriba
gesture-nod = asentir
gesture-down = mirar abajo
gesture-blink = parpa­dear
gesture-brows = alzar las cejas
gesture-kiss = lanzar un beso

does-wink = guiña un ojo
does-nose = arruga la nariz
does-lips = frunce los labios
does-mouth = tuerce la boca
does-shoulder = encoge un hombro
does-up = mira arriba
does-nod = asiente
does-down = mira abajo
does-blink = parpadea
does-brows = alza las cejas
does-kiss = lanza un beso

meaning-max = Max
meaning-belli = Belli
meaning-spitz = Spitz
meaning-weli = Weli
meaning-chief = el Golpe Derecho
meaning-nothing = nada en la mano
meaning-lead-trumps = sal de triunfo
