### Mit Freunden am Tisch: einladen, hinsetzen, weg sein, rufen, noch einmal spielen.

## Startseite

friends-seats = Wer wo sitzt
friends-seat-friend = Freund
friends-seat-change = Platz { $number } ändern
friends-your-name = Dein Name
friends-name-example = wie dich alle nennen
friends-name-keep = So heiße ich
friends-seconds =
    { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
friends-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }

## Einladung und Versammlung

friends-rules = Die Regeln
friends-own-rules = Eigene Regeln
friends-band-seats = Der Tisch von oben
friends-who-sits = Wer am Tisch sitzt
friends-free = frei
friends-free-chair = Ein freier Platz
friends-take-chair = Diesen Platz nehmen
friends-change-seat = Diesen Platz ändern
friends-invited = Komm an den Tisch!
friends-invited-by = { $who } lädt dich ein
friends-to-start = Zur Startseite
friends-full = Alle Plätze sind besetzt.
friends-free-count =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
friends-watch = Nur zuschauen
friends-elsewhere = Dein Platz ist jetzt auf einem anderen Gerät.
friends-your-table = Dein Tisch
friends-all-here = Alle sitzen. Gleich wird gegeben.
friends-waiting =
    { $count ->
        [one] Noch ein Platz ist frei. Es geht los, sobald alle sitzen.
       *[other] Noch { $count } Plätze sind frei. Es geht los, sobald alle sitzen.
    }
friends-fill-all = Bots auf die freien Plätze
friends-fill-all-effect = dann geht es gleich los
friends-invite = Lade Freunde ein
friends-subject = { $game } in der Stube: { $rules }
friends-alone = Dieser Link geht nur auf diesem Gerät. Für andere im Haus: Stube mit --lan starten.
friends-link = Link zum Tisch
friends-link-hint = Schick den Link, oder lass den Code abfotografieren.
friends-qr = Der Link als Code zum Abfotografieren
friends-copy = Link kopieren
friends-copied = Kopiert. Jetzt nur noch einfügen.
friends-copy-by-hand = Der Link ist markiert: Kopier ihn von Hand.
friends-share = Teilen …
friends-bot-here = Hier spielt ein Bot:
friends-make-host = Den Tisch übergeben
friends-make-host-effect = darf dann Plätze besetzen und frei machen
friends-free-seat = Platz frei machen
friends-free-seat-effect = wer den Link hat, kann sich hersetzen

## Wer da ist

note-host = führt den Tisch
note-muted = stumm
news-sat =
    { $you ->
        [yes] Du hast dich hingesetzt.
       *[no] { $who } hat sich hingesetzt.
    }
news-rose =
    { $you ->
        [yes] Du bist aufgestanden.
       *[no] { $who } ist aufgestanden.
    }
news-filled = { $who }, ein Bot, hat sich hingesetzt.
news-freed = Der Platz von { $who } ist frei.
news-gone = { $who } ist fort.
news-back =
    { $you ->
        [yes] Du bist wieder da.
       *[no] { $who } ist wieder da.
    }
news-standin = Ein Bot spielt jetzt für { $who }.
news-renamed = Der Platz gehört jetzt { $who }.
news-host =
    { $you ->
        [yes] Du führst jetzt den Tisch.
       *[no] { $who } führt jetzt den Tisch.
    }
news-rematch =
    { $you ->
        [yes] Du willst Revanche.
       *[no] { $who } will Revanche.
    }
news-ran-out =
    { $you ->
        [yes] Deine Zeit war um: Ein Bot hat für dich entschieden.
       *[no] Die Zeit von { $who } war um: Ein Bot hat entschieden.
    }

## Zurufe

call-take = Nimm ihn!
call-leave = Lass ihn!
call-hold-question = Halten wir?
call-knock = Klopf, klopf!
call-well-played = Gut gespielt!
call-sorry = Tut mir leid!
call-hurry = Geh, spiel zu!
talk-calls = Zurufe
talk-written = Geschrieben
talk-nothing = Noch hat niemand etwas geschrieben.
talk-write = Etwas schreiben
talk-send = Senden
talk-closed = Während der Runde wird nicht geredet. Danach geht es wieder.

## Leute

people-mute = { $who } stumm stellen (nur hier)
people-change = Platz von { $who } ändern
people-invite = Jemanden einladen
people-invite-seat = ein Platz ist frei
people-invite-bot = auf den Platz eines Bots, oder zum Zuschauen
people-invite-watch = zum Zuschauen
people-open-hands = Zuschauer dürfen alle Karten sehen
people-open-hands-hint =
    { $count ->
        [0] Gilt erst, wenn alle zustimmen.
        [one] Gilt erst, wenn alle zustimmen; bisher eine Person.
       *[other] Gilt erst, wenn alle zustimmen; bisher { $count }.
    }
people-rename = Anders heißen
people-move = Auf einem anderen Gerät weiterspielen
people-move-effect = ein Link, der einmal gilt
people-move-title = Auf dem anderen Gerät öffnen
people-move-once = Gilt fünf Minuten und einmal. Gib ihn niemandem sonst: Er nimmt deinen Platz mit.
people-rise = Platz aufgeben
people-rise-effect = jemand anders kann sich hersetzen
people-rise-again = Wirklich aufstehen? Dein Platz wird frei.
people-rise-yes = Ja, Platz aufgeben
people-delete = Tisch löschen
people-delete-effect = mit allem, was dazu gespeichert ist
people-delete-again = Den Tisch wirklich löschen? Für alle ist er dann weg.
people-delete-yes = Ja, Tisch löschen
evening-title = Der Zettel von heute
evening-match = Partie
evening-who = Wer
evening-won = gewonnen
again-wanted = { $who } will Revanche
again-waits = warten auf { $who }

## Am Tisch

assent-waits = Du willst aufgeben. Dein Partner muss zustimmen.
assent-title = { $who } will aufgeben. Du auch?
assent-yes = Ja, aufgeben
assent-no = Nein, wir halten
watch-bench = Du schaust zu.
watch-mode-none = An diesem Tisch sieht man von hier aus nichts.
watch-mode-no-hands = Du siehst keine Hand.
watch-mode-delayed = Die Hände siehst du eine Runde später.
watch-mode-open = Alle haben zugestimmt: Du siehst jede Hand.
watch-foot = Vorn sitzt { $who }.
watch-sit = Auf den freien Platz setzen
watch-open-mark = Zuschauer sehen alle Karten
ended-title = Die Partie ist abgebrochen.
ended-why = Nicht zurückgekommen: { $who }.
clock-left =
    { $seconds ->
        [one] noch eine Sekunde
       *[other] noch { $seconds } Sekunden
    }
clock-half = Halbe Zeit: noch { $seconds } Sekunden.
clock-soon = Noch { $seconds } Sekunden.

## Anderes Gerät, offene Tische

continue-title = Hier weiterspielen
continue-text = Dieser Link holt deinen Platz auf dieses Gerät. Auf dem anderen gilt er dann nicht mehr.
continue-here = Auf diesem Gerät weiterspielen
tables-title = Offene Tische
tables-line =
    { $free ->
        [one] { $who } · ein Platz frei
       *[other] { $who } · { $free } Plätze frei
    }
tables-seek = Such mir einen Tisch
tables-seek-effect = mit diesen Regeln; nach einer halben Minute setzen sich Bots dazu
tables-seek-rules = Die Regeln wählst du auf der Startseite. Wer später kommt, löst zwischen den Runden einen Bot ab.
tables-open-now = Hier ist noch Platz
tables-none = Gerade wartet niemand. Such dir einen Tisch, dann finden dich die anderen.
