# Signs and glances: the sheet of signs, what is seen, what is shown after the match.

tool-signs = Signs
key-signs = signs
key-look = look: then an arrow or a name
signs-note = Only who looks at you sees a sign. While you make one you see none yourself.
look-where = Where do you look?
look-at = Look at { $name }
look-hand = Look at your own cards
look-own = my cards
looks-hand = looks at the cards in hand
looks-you = looks at you
looks-at = looks at { $name }
name-looks-you = { $name } looks at you.
own-sign = While you make a sign you see none.
meaning-none = unused
gesture-means = It means: { $meaning }.
code-title = Our signs
code-note = Agree with your partner on what they mean: a tap gives a sign its next meaning. The others learn it only when the match is over.
made-title = All signs of the match
made-line = { $name }: { $sign } – { $meaning }. { $seen }
made-round = Round { $round }
made-seen = Seen by: { $names }.
made-unseen = Nobody saw it.
made-none = No signs were made.
codes-title = Own signs of { $names }

gesture-wink = wink
gesture-nose = wrinkle the nose
gesture-lips = purse the lips
gesture-mouth = twist the mouth
gesture-shoulder = shrug a shoulder
gesture-up = look up
gesture-nod = nod
gesture-down = look down
gesture-blink = blink
gesture-brows = raise the brows
gesture-kiss = blow a kiss

does-wink = winks
does-nose = wrinkles the nose
does-lips = purses the lips
does-mouth = twists the mouth
does-shoulder = shrugs a shoulder
does-up = looks up
does-nod = nods
does-down = looks down
does-blink = blinks
does-brows = raises the brows
does-kiss = blows a kiss

meaning-max = Max
meaning-belli = Belli
meaning-spitz = Spitz
meaning-weli = Weli
meaning-chief = the chief strike
meaning-nothing = nothing in hand
meaning-lead-trumps = lead trumps
