### Warum etwas nicht geht, und was ginge: eine Nachricht für jeden Code.

## Am Tisch, in jedem Spiel

error-needs-deal = Zuerst wird gegeben.
error-no-deal-needed = Gegeben ist schon.
error-series-is-over = Die Partie ist aus.
error-not-your-turn = Du bist noch nicht dran.
error-not-now = Das geht in diesem Moment nicht.
error-not-your-card = { $card } hast du nicht auf der Hand.
error-must-follow-suit = Farbe bedienen: Leg { $suit }.

## Watten: ansagen

error-unknown-strike = „{ $rank }“ kann nicht Schlag sein.
error-unknown-trump = „{ $suit }“ kann nicht Trumpf sein.
error-must-hold-it = Hier sagt man nur an, was man auf der Hand hat.
error-cannot-show = { $card } kannst du hier nicht für den Schlag zeigen.
error-nothing-to-keep = Behalten kann man beim Abheben nur einen Kritischen.
error-swap-is-off = Schlag und Trumpf werden an diesem Tisch nicht getauscht.
error-swap-was-asked = Um den Tausch ist in dieser Runde schon gefragt worden.
error-better-is-off = Bessere gibt es an diesem Tisch nicht.
error-better-limit-reached = Bessere gab es für eure Seite in dieser Runde schon.
error-better-was-refused = Bessere wurden abgelehnt: Sag mit diesen Karten an.
error-not-enough-cards = Für Bessere sind nicht mehr genug Karten da.

## Watten: spielen

error-must-give-trump = Dein Partner hat „Trumpf oder Kritische“ gerufen: Leg einen Trumpf.
error-must-give-trump-or-critical = „Trumpf oder Kritische“ ist gerufen: Leg einen Trumpf oder Kritischen.
error-must-follow-trump = Trumpf ist ausgespielt: Leg einen Trumpf oder Schlag.
error-no-call-with-this-card = „Trumpf oder Kritische“ geht nur, wenn du den Rechten ausspielst.

## Watten: Einsatz

error-answer-first = Zuerst braucht die Frage am Tisch eine Antwort.
error-nothing-to-answer = Es ist nichts zu halten und nichts aufzugeben.
error-side-is-tense = Gespannt: kein Erhöhen
error-other-side-is-to-raise = Jetzt dürfte nur die andere Seite erhöhen.
error-raise-too-late = Deine Karte liegt schon: Erhöhen kannst du wieder im nächsten Stich.
error-raise-not-out-of-turn = Erhöhen kannst du, wenn du dran bist.
error-raise-between-tricks = Erhöht wird hier nur, bevor ausgespielt ist.
error-stake-limit-reached = Höher geht der Einsatz nicht.
error-enough-to-win = Der Einsatz reicht euch schon zum Sieg.
error-wrong-raise = Auf { $to } geht es von hier nicht.
error-not-far-behind = Gleich auf vier geht nur, wer mindestens vier Punkte zurückliegt.
error-last-card-must-match = Im letzten Stich erhöht nur, wer als letzte Karte die ausgespielte Farbe, einen Trumpf, einen Schlag oder einen Kritischen hat.
error-no-reraise-in-answer = Hier wird nur gehalten oder aufgegeben; erhöhen kannst du danach.
error-must-accept = Der Einsatz geht über das Ziel: Er muss gehalten werden.
error-must-fold = Der Einsatz geht über das Ziel: Halten ist nicht möglich.
error-round-is-decided = Die Runde ist schon entschieden.
error-concede-is-off = Hergeben kann man die Runde an diesem Tisch nicht.
error-not-all-criticals = Für die Maschine brauchst du alle Kritischen auf der Hand.
error-nothing-to-claim = An { $card } ist jetzt nichts zu reklamieren.

## Watten: deuten

error-signals-are-off = An diesem Tisch wird nicht gedeutet.
error-signals-not-open = Gedeutet wird erst, wenn Schlag und Trumpf angesagt sind.
error-unknown-gesture = Dieses Zeichen kennt der Tisch nicht.
error-false-signal = An diesem Tisch wird ehrlich gedeutet: Das Zeichen passt nicht zu deinen Karten.
error-gesture-running = Ein Zeichen nach dem anderen: Das letzte ist noch zu sehen.
error-no-gesture-running = Du machst gerade kein Zeichen.
error-bad-look = Dorthin kannst du jetzt nicht schauen.

## Deutsches Whist

error-nothing-to-take = Jetzt ist keine Karte zu nehmen.
error-not-in-the-row = { $card } liegt nicht offen.

## Tische

error-unknown-table = Diesen Tisch gibt es nicht (mehr).
error-unknown-seat-secret = Dieser Schlüssel passt zu keinem Platz an diesem Tisch.
error-unknown-invitation = Diese Einladung führt zu keinem Tisch (mehr).
error-unknown-ticket = Dieser Link ist verbraucht oder abgelaufen. Hol dir einen neuen.
error-seat-taken = Auf diesem Platz sitzt schon jemand.
error-seats-are-free = Es sind noch Plätze frei: Gegeben wird, wenn alle sitzen.
error-already-seated = Du sitzt schon an diesem Tisch.
error-not-the-host = Das darf nur, wer den Tisch führt.
error-talk-is-closed = Während der Runde wird nicht geredet.
error-chat-is-off = An diesem Tisch wird nicht geschrieben.
error-unknown-call = Diesen Zuruf kennt der Tisch nicht.
error-stale = Inzwischen ist etwas geschehen: Schau noch einmal hin.
error-pledge-not-now = Die Kuverts für dieses Geben sind schon zu, oder es ist noch zu weit hin.
error-share-not-asked = Dein Kuvert wird jetzt nicht verlangt.
error-share-differs = Das ist nicht das Kuvert, das du hingelegt hast.
error-deal-differs = Die gegebenen Karten ergeben sich nicht aus den Kuverts.
error-bad-message = Browser und Tisch verstehen sich nicht. Lade die Seite neu.
error-unknown-bot = Den Bot „{ $bot }“ kenne ich nicht. Es gibt: { $known }.
error-wrong-bot-count =
    { $seats ->
        [one] Für diesen Tisch braucht es einen Mitspieler.
       *[other] Der Tisch hat { $seats } Plätze: Nenne für jeden, wer dort sitzt.
    }
error-too-many-requests = Das war ein bisschen schnell. Versuch es gleich noch einmal.
error-try-again = Gerade geht es nicht. Versuch es in ein paar Sekunden noch einmal, es ist nichts verloren.
error-record-rules-version-unknown = Diese Aufzeichnung folgt den Regeln in Fassung { $version }; die kenne ich nicht.
error-record-stays-closed = An diesem Tisch bleiben weggelegte Karten zu; darum gibt es keine Aufzeichnung.
error-record-not-yet = Die Aufzeichnung gibt es, wenn die Partie aus ist.
