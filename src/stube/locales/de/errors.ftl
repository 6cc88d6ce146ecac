### Warum etwas nicht geht, und was ginge: eine Nachricht für jeden Code.

## Schreibweisen

error-bad-card = „{ $text }“ kenne ich nicht als Karte. Schreib Farbe und Wert, zum Beispiel { $pack ->
        [french-52] HK oder S10.
       *[other] HK oder E10.
    }
error-bad-action = „{ $text }“ verstehe ich nicht als Spielzug.
error-bad-state = Diesen Spielstand kann ich nicht lesen.
error-bad-deal = Dieses Blatt passt nicht: Jede Karte muss genau einmal vorkommen.
error-bad-number = „{ $text }“ passt hier nicht als Zahl.
error-bad-seat = Diesen Platz gibt es am Tisch nicht.
error-bad-event = „{ $text }“ verstehe ich nicht. Möglich ist: { $known }.
error-card-twice = { $card } steht zweimal da; jede Karte gibt es nur einmal.

## Fragen an das Programm

error-bad-usage = So geht der Befehl nicht: { $message }
error-missing-argument = Es fehlt noch: { $argument }.
error-argument-not-used = „{ $argument }“ hat hier nichts zu sagen. Möglich ist: { $known }.
error-not-judged = „{ $question }“ beantwortet der Schiedsrichter hier nicht. Fragen kann man: { $known }.

## Regeln

error-unknown-game = Das Spiel „{ $game }“ kenne ich nicht. Es gibt: { $known }.
error-unknown-preset = Die Fassung „{ $preset }“ kenne ich nicht. Es gibt: { $known }.
error-unknown-option = Die Regel „{ $option }“ kenne ich nicht. Es gibt: { $known }.
error-unknown-value = „{ $value }“ kennt die Regel „{ $option }“ nicht. Möglich ist: { $known }.
error-unknown-setup = „{ $key }“ lässt sich nicht einstellen. Möglich ist: { $known }.
error-rules-too-large = Das ist zu groß für Regeln: höchstens { $limit } Bytes.
error-rules-not-text = Zeile { $line } der Regeln ist kein lesbarer Text.
error-rules-no-header = Das sind keine Regeln von Stube: Sie beginnen mit { $right }.
error-rules-line-unknown = Zeile { $line } ist keine Zeile von Regeln.
error-rules-field-twice = „{ $field }“ steht in Zeile { $line } zum zweiten Mal.
error-rules-field-missing = „{ $field }“ fehlt. Möglich ist: { $right }.
error-options-clash =
    { $clash ->
        [weli_disagrees] Der Weli braucht 33 Karten, und Kritischer ist er nur, wenn er unter den Kritischen steht.
        [packets_do_not_fit] Die Päckchen müssen zusammen die Hand ergeben.
        [announce_on_does_not_fit] Mit drei Karten auf der Hand wird auf drei Karten angesagt.
        [announce_on_needs_three] Wer auf drei Karten ansagt, bekommt zuerst ein Päckchen von drei.
        [tricks_do_not_fit] So viele Stiche kann bei so wenigen Karten nicht jede Seite machen.
        [call_needs_open] „Trumpf oder Kritische“ geht nur, wenn alle die Ansage kennen.
        [call_needs_free_follow] „Trumpf oder Kritische“ geht nur, wenn sonst freies Spiel ist.
        [forced_trumps_need_open] Dass alle Trumpf bedienen, geht nur, wenn alle die Ansage kennen.
        [last_card_needs_open] Für eine Regel zur letzten Karte müssen alle die Ansage kennen.
        [ghost_needs_three] Eine Geisterhand gibt es nur zu dritt.
        [three_need_ghost] Zu dritt braucht es eine Geisterhand.
        [hand_size_does_not_fit] Mit so vielen Karten auf der Hand geht der Talon nicht auf.
        [three_players_count_all] Zu dritt zählen alle Stiche.
        [race_without_scope] Für ein Rennen muss feststehen, welche Stiche zählen.
        [open_n_without_open_stock] Offene Karten gibt es nur bei offenem Talon.
        [open_stock_needs_open_n] Bei offenem Talon muss feststehen, wie viele Karten offen liegen.
        [by_upcard_has_no_trump] Sagt die erste Karte, ob viele oder wenige Stiche gewinnen, gibt es keinen Trumpf.
        [by_upcard_needs_upcard] Damit die erste Karte das Ziel sagen kann, muss sie offen liegen.
       *[other] Diese Regeln passen nicht zusammen: { $options }.
    }
error-not-yet-playable = „{ $option } = { $value }“ lässt sich noch nicht spielen; das kommt mit den Fassungen der Gegenden.

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

## Aufzeichnungen

error-record-too-large = Die Aufzeichnung ist zu groß.
error-record-not-text = Zeile { $line } ist kein lesbarer Text.
error-record-no-header = Das ist keine Aufzeichnung von Stube: Sie beginnt mit { $right }.
error-record-format-unknown = Zeile { $line }: Format { $version } kann ich nicht lesen, nur { $right }.
error-record-rules-version-unknown = Diese Aufzeichnung folgt den Regeln in Fassung { $version }; die kenne ich nicht.
error-record-truncated = Die Aufzeichnung bricht in Zeile { $line } ab.
error-record-damaged = Die Aufzeichnung ist um Zeile { $line } beschädigt.
error-record-line-unknown = Zeile { $line } verstehe ich nicht.
error-record-field-missing = Vor Zeile { $line } fehlt „{ $field }“.
error-record-field-twice = „{ $field }“ steht in Zeile { $line } zum zweiten Mal.
error-record-bad-value =
    { $line ->
        [one] Zeile { $line }:
        [other] Zeile { $line }:
       *[none] Aufzeichnung:
    } „{ $field }“ hat einen Wert, den ich nicht verstehe.
error-record-illegal-action = Zeile { $line }: „{ $text }“ geht an dieser Stelle nicht. Möglich wäre: { $right }.
error-record-rotated =
    { $seats ->
        [one] Zeile { $line }: Die Plätze sind um einen verschoben.
       *[other] Zeile { $line }: Die Plätze sind um { $seats } verschoben.
    }
error-record-without-proof = Diese Aufzeichnung sagt nicht, wie gegeben wurde: Sie stammt nicht von einem Tisch in Stube, oder sie ist älter.
error-record-stays-closed = An diesem Tisch bleiben weggelegte Karten zu; darum gibt es keine Aufzeichnung.
error-record-not-yet = Die Aufzeichnung gibt es, wenn die Partie aus ist.

## Bots unter sich

error-bad-budget = „{ $text }“ kann ich nicht als Bedenkzeit lesen. Schreib 5ms, 0.2s oder 200worlds.
error-budget-empty = Ohne Zeit und ohne Welten kann ein Bot nicht nachdenken.
error-budget-too-large = { $budget } ist zu viel für eine Entscheidung: höchstens { $seconds } Sekunden oder { $worlds } Welten.
error-bot-erred = Der Bot „{ $bot }“ wählte in Paar { $pair } „{ $text }“; das geht dort nicht ({ $why }).
error-worker-died = Einer der spielenden Prozesse ist gestorben. Die fertigen Paare bleiben: weiter geht es mit --resume.
error-arena-file-other = Die Datei { $file } gehört zu einem anderen Vergleich: „{ $field }“ ist dort anders.
error-arena-file-damaged = Die Datei { $file } ist in Zeile { $line } beschädigt.
error-unknown-row = Unter „{ $row }“ kenne ich nichts, was sich messen lässt. Es gibt: { $known }.
error-missing-extra = Das braucht mehr als die einfache Installation: installiere stube[{ $extra }].

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
error-share-not-asked = Dein Anteil wird jetzt nicht verlangt.
error-share-differs = Das ist nicht der Anteil, den du zugesagt hast.
error-deal-differs = Die Karten im Verlauf folgen nicht aus ihren Anteilen.
error-bad-message = Browser und Tisch verstehen sich nicht. Lade die Seite neu.
error-unknown-bot = Den Bot „{ $bot }“ kenne ich nicht. Es gibt: { $known }.
error-wrong-bot-count =
    { $seats ->
        [one] Für diesen Tisch braucht es einen Mitspieler.
       *[other] Der Tisch hat { $seats } Plätze: Nenne für jeden, wer dort sitzt.
    }
error-too-many-requests = Das war ein bisschen schnell. Versuch es gleich noch einmal.
error-try-again = Gerade geht es nicht. Versuch es in ein paar Sekunden noch einmal, es ist nichts verloren.
