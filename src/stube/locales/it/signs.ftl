# Segnali e sguardi: il foglio dei segnali, che cosa si vede, che cosa si mostra dopo la partita.

tool-signs = Segnali
key-signs = segnali
key-look = guardare: poi una freccia o un nome
signs-note = Un segnale lo vede solo chi ti sta guardando. Mentre ne fai uno, tu non ne vedi.
look-where = Dove guardi?
look-at = Guardare { $name }
look-hand = Guardare le proprie carte
look-own = le mie carte
looks-hand = guarda le sue carte
looks-you = guarda te
looks-at = guarda { $name }
name-looks-you = { $name } ti guarda.
own-sign = Mentre fai un segnale non ne vedi.
meaning-none = libero
gesture-means = Vuol dire: { $meaning }.
code-title = I nostri segnali
code-note = Accordatevi in due su che cosa vogliono dire: un tocco dà al segnale il significato seguente. Gli altri lo sapranno solo a partita finita.
made-title = Tutti i segnali della partita
made-line = { $name }: { $sign } – { $meaning }. { $seen }
made-round = Smazzata { $round }
made-seen = Visto da: { $names }.
made-unseen = Non l’ha visto nessuno.
made-none = Non è stato fatto nessun segnale.
codes-title = Segnali propri di { $names }

gesture-wink = fare l’occhio­lino
gesture-nose = arric­ciare il naso
gesture-lips = sporgere le labbra
gesture-mouth = storcere la bocca
gesture-shoulder = alzare una spalla
gesture-up = guardare in su
gesture-nod = annuire
gesture-down = guardare in giù
gesture-blink = battere le ciglia
gesture-brows = alzare le soprac­ciglia
gesture-kiss = mandare un bacio

does-wink = fa l’occhiolino
does-nose = arriccia il naso
does-lips = sporge le labbra
does-mouth = storce la bocca
does-shoulder = alza una spalla
does-up = guarda in su
does-nod = annuisce
does-down = guarda in giù
does-blink = batte le ciglia
does-brows = alza le sopracciglia
does-kiss = manda un bacio

meaning-max = Maxi
meaning-belli = Belli
meaning-spitz = Spritzer
meaning-weli = Weli
meaning-chief = il Rechte
meaning-nothing = niente in mano
meaning-lead-trumps = esci di briscola
