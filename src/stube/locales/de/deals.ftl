### Wie gegeben wird: das Zeichen am Tisch und das Blatt dahinter.

deals-title = Wie gegeben wird
deals-mark =
    { $state ->
        [sealed] Versiegelt
        [partly] Nicht von allen
        [checked] Geprüft
       *[wrong] Passt nicht!
    }
deals-state =
    { $state ->
        [sealed] Alle haben mitgemischt, und jede Karte war an ihrem Platz versiegelt, bevor jemand sie sah. Was du davon gesehen hast, passt.
        [partly] Die Karten sind versiegelt, und was du davon gesehen hast, passt. Es haben aber nicht alle mitgemischt.
        [checked] Die Partie ist aus, der Server hat seine Kuverts aufgemacht: Dein Browser hat jede Runde noch einmal gegeben, und alles passt.
       *[wrong] Mit diesen Karten stimmt etwas nicht. Sichere die Aufzeichnung und trau dem Tisch nicht, bis es dir jemand erklären kann.
    }
deals-how = Niemand sucht sich die Karten aus, auch der Server nicht. Vor jedem Geben stecken der Server und jeder Browser am Tisch eine Zahl in ein Kuvert. Erst wenn alle Kuverts auf dem Tisch liegen, werden sie aufgemacht, und aus allen zusammen ergibt sich, wie das Packl liegt. Ein einziges ehrliches Kuvert genügt.
deals-seals = Jede Karte wird an ihrem Platz versiegelt, bevor gegeben wird. Kommt eine zu dir, schaut dein Browser nach, ob es die unter dem Siegel ist.
deals-end = Sein eigenes Kuvert macht der Server erst auf, wenn die Partie aus ist, denn es verriete die Karten. Dann gibt dein Browser jede Runde noch einmal nach, auch die weggelegten Karten.
deals-never = An diesem Tisch werden weggelegte Karten nie aufgedeckt. Geprüft werden darum nur die, die du gesehen hast.
deals-limits = Was kein Siegel zeigt: ob der Server die Karten jemandem verrät. Aussuchen kann er sie nicht.
deals-who = Kuverts für dieses Geben
deals-server = der Server
deals-share =
    { $share ->
        [given] aufgemacht
        [withheld] hingelegt, nie aufgemacht
        [closed] bleibt bis zum Schluss zu
        [bot] ein Bot: hat keines
       *[silent] keines
    }
deals-withheld = Ein Kuvert, das zu bleibt, kann am Netz liegen. Ist es immer dasselbe, weißt du Bescheid.
deals-flaws = Was nicht passt
deals-flaw =
    Geben { $deal }: { $code ->
        [promise_differs] Das Kuvert des Servers ist vertauscht worden
        [asked_twice] Dein Kuvert sollte ein zweites Mal auf, neben anderen als zuvor
        [list_differs] Es wurden andere Kuverts genommen, als auf dem Tisch lagen
        [share_differs] In einem Kuvert war etwas anderes, als versiegelt wurde
        [deal_skipped] Das Geben davor hat nie jemand gezeigt
        [made_twice] Dasselbe Geben gab es zweimal
        [card_not_sealed] Eine Karte war nicht die unter ihrem Siegel
        [card_not_proven] Eine Karte kam ohne ihr Siegel
        [card_twice] Eine Karte lag an zwei Plätzen
        [server_share_differs] Im Kuvert des Servers war etwas anderes, als versiegelt wurde
        [deal_differs] Aus den Kuverts ergeben sich andere Karten
        [root_differs] Die Karten waren in anderer Folge versiegelt
       *[record_differs] Die Aufzeichnung sagt etwas anderes, als dir gesagt wurde
    }
deals-save = Aufzeichnung sichern
deals-save-effect = die ganze Partie als Datei; „stube verify“ prüft sie überall
past-look = Nochmals ansehen
