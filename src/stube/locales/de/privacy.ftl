### Was gespeichert wird.

## Was gespeichert wird

privacy-title = Was gespeichert wird
privacy-short = Kurz gesagt: der Tisch und seine Karten, und der Name, den du dir gibst. Sonst nichts.
privacy-server = Auf dem Server
privacy-server-table = Zu jedem Tisch die Regeln, die Bräuche und alles, was am Tisch geschehen ist: gegebene und gespielte Karten, Ansagen, Zeichen, Zurufe, Geschriebenes. So geht nichts verloren, wenn ein Gerät ausfällt.
privacy-server-name = Der Name, den du eingibst. Er darf erfunden oder leer sein; wer am Tisch ist oder den Link hat, sieht ihn.
privacy-server-secret = Vom Schlüssel zu deinem Platz nur ein Prüfwert, aus dem er sich nicht zurückrechnen lässt.
privacy-server-address = Deine Netzadresse nur im Arbeitsspeicher und nur für kurze Zeit, damit niemand den Server überrennt. Sie kommt zu keinem Tisch und in keine Datei.
privacy-browser = In diesem Browser
privacy-browser-seats = Die Schlüssel zu deinen letzten Plätzen, damit du nach dem Neuladen wieder am selben Tisch sitzt.
privacy-browser-name = Dein Name, und wen du stumm gestellt hast.
privacy-browser-rules = Einstellungen, eigene Regeln und was du zuletzt gewählt hast.
privacy-not = Was es hier nicht gibt
privacy-not-account = Kein Konto, keine Anmeldung, keine Bewertung von dir.
privacy-not-others = Nichts von anderen: keine Werbung, kein Tracking, keine fremden Schriften. Diese Seite fragt nur diesen einen Server.
privacy-not-cookie = Keine Cookies.
privacy-delete = Löschen
privacy-delete-table = Wer den Tisch führt, kann ihn löschen, mit allem, was dazu gehört: „Wer ist da?“, ganz unten.
privacy-delete-time = Wo eine Weile niemand war, löscht der Server von selbst die Namen und was geschrieben wurde, später den ganzen Tisch. Nach welcher Zeit, bestimmt, wer ihn betreibt; sonst nach zwei Wochen und nach zwei Monaten.
privacy-delete-browser = Was dieser Browser weiß, vergisst er mit einem Tipp:
privacy-forget = In diesem Browser alles vergessen
privacy-forget-effect = Auch deine Plätze: An laufende Tische kommst du dann nur noch mit dem Link zurück, auf einen freien Platz.
privacy-forgotten = Vergessen.
