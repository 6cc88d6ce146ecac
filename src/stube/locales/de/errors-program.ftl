### Warum Programme und die Seiten über Regeln etwas nicht annehmen.

## Schreibweisen

error-bad-card = „{ $text }“ kenne ich nicht als Karte. Schreib Farbe und Wert, zum Beispiel { $pack ->
        [french-52] HK oder S10.
       *[other] HK oder E10.
    }
error-bad-action = „{ $text }“ verstehe ich nicht als Spielzug.
error-bad-state = Diesen Spielstand kann ich nicht lesen.
error-bad-deal = Dieses Blatt passt nicht: Jede Karte muss genau einmal vorkommen.
error-bad-number = „{ $text }“ passt hier nicht als Zahl.
error-bad-form = „{ $text }“ ist hier nicht richtig geschrieben, richtig wäre etwa { $right }.
error-too-many-cards = { $count } Karten sind hier zu viele: höchstens { $most }.
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
        [packets_do_not_fit] Die Pakete müssen zusammen die Hand ergeben.
        [announce_on_does_not_fit] Mit drei Karten auf der Hand wird auf drei Karten angesagt.
        [announce_on_needs_three] Wer auf drei Karten ansagt, bekommt zuerst ein Paket von drei.
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

## Aufzeichnungen

error-record-too-large = Die Aufzeichnung ist zu groß.
error-record-not-text = Zeile { $line } ist kein lesbarer Text.
error-record-no-header = Das ist keine Aufzeichnung von Stube: Sie beginnt mit { $right }.
error-record-format-unknown = Zeile { $line }: Format { $version } kann ich nicht lesen, nur { $right }.
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
