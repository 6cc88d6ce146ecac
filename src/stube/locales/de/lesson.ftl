### Die erste Runde, Schritt für Schritt. $partner, $left, $right: die Namen der anderen am Tisch.

## Watten

lesson-watten-hello = Watten: vier am Tisch, zwei gegen zwei. { $partner } gegenüber spielt mit dir, { $left } und { $right } gegen euch. Wer von fünf Stichen drei macht, gewinnt die Runde und schreibt zwei Punkte.
lesson-watten-criticals = Drei Karten siehst du schon. Der Herz-König ist der Max, die höchste Karte überhaupt. Mit Belli und Spitz gehört er zu den Kritischen: Die drei stechen immer.
lesson-watten-strike = Du sitzt in der Vorhand und sagst den Schlag an, einen Rang. Du hast zwei Unter: Sag Unter an.
lesson-watten-chief = { $right } hat gegeben und Laub zum Trumpf gemacht. Damit ist der Laub-Unter in deiner Hand der Rechte; über ihm stehen nur die Kritischen. Die anderen Unter sind Linke. Die Rangfolge zeigt alles.
lesson-watten-call = Spiel den Rechten aus und ruf „Trumpf oder Kritische!“: Tipp ihn an, schalte den Ruf ein und leg ihn. Dann muss jeder Gegner einen Trumpf oder einen Kritischen geben, wenn er einen hat.
lesson-watten-signal = Der erste Stich gehört euch, und beide Gegner haben Trumpf hergegeben. Du hast zu { $partner } geschaut und ein Zwinkern gesehen: Sie deutet dir etwas Gutes. Nur wer gerade hinschaut, sieht ein Zeichen.
lesson-watten-partner = Vertrau darauf: Spiel das Schellen-Ass. Sticht ein Gegner, kann { $partner } noch drüber.
lesson-watten-raise = { $partner } hat mit dem Belli gestochen: zwei Stiche für euch. Trotzdem erhöht { $right } auf drei. Ihr haltet oder gebt auf; wer aufgibt, schenkt den anderen zwei Punkte. Du hast noch den Max: Halte.
lesson-watten-max = { $right } hat das Eichel-Ass gelegt. Nimm den Stich mit dem Max: Über ihm ist nichts.
lesson-watten-end = Drei Stiche, und weil ihr gehalten habt, drei Punkte.

## German Whist

lesson-german-whist-hello = Deutsches Whist ist für zwei. Jeder hat dreizehn Karten, die anderen 26 liegen im Talon. Es gibt 26 Stiche; wer mehr macht, gewinnt die Runde.
lesson-german-whist-stock = Die oberste Karte des Talons liegt offen. Herz ist Trumpf, weil die erste ein Herz ist. Wer den Stich macht, nimmt sie; der andere zieht die nächste, die keiner sieht.
lesson-german-whist-win = Ein Trumpfbube lohnt sich. Spiel das Kreuz-Ass aus: Höher geht Kreuz nicht.
lesson-german-whist-lose = Der Bube ist deiner. Die neue offene Karte ist mager, die verdeckte darunter vielleicht besser. Gib den Stich ab: Spiel die Kreuz-Drei.
lesson-german-whist-follow = { $left } spielt Karo aus. Du hast Karo, also musst du bedienen. Offen liegt die Karo-Dame: Stich mit dem König.
lesson-german-whist-endgame = So geht es weiter, bis der Talon leer ist. Danach zieht keiner mehr, und wer aufgepasst hat, weiß, was der andere hält. Wir springen zum letzten Stich.
lesson-german-whist-last = Eine Karte ist noch in deiner Hand. Leg sie.
lesson-german-whist-end = Deine sechzehn Stiche sind mehr als die Hälfte von 26: Die Runde gehört dir.
