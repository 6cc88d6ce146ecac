### Das Regelbuch: jede Regel eines Spiels, Satz für Satz. Ein Tisch zeigt nur, was er spielt.

# W-27 ist eine Regel, `w-27--trump-only` einer ihrer Sätze. Mundartwörter kommen mit $dialect aus terms.ftl.

## Watten: Abschnitte

section-watten-table = Am Tisch
section-watten-cards = Die Karten
section-watten-deal = Geben
section-watten-announcing = Schlag und Trumpf
section-watten-play = Das Spiel
section-watten-stakes = Einsatz
section-watten-end = Punkte und Ende
section-watten-conduct = Deuten und Anstand

## Watten: am Tisch

w-49--four = Vier spielen, zwei gegen zwei. Partner sitzen einander gegenüber und schreiben zusammen.
w-49--two = Zwei spielen, einer gegen den anderen.
w-49--three = Drei spielen. In jeder Runde steht die Vorhand allein gegen die zwei anderen. Jeder schreibt für sich: Was eine Seite gewinnt oder verliert, bekommt jeder von ihr ganz.
w-49--three-tense = Ein Paar ist gespannt, sobald es einer von beiden ist. Kommen mehrere zugleich ans Ziel, gewinnt, wer mehr hat; bei gleich vielen gehört die Partie beiden.
w-49--clockwise = Gegeben und gespielt wird im Uhrzeigersinn.
w-49--anticlockwise = Gegeben und gespielt wird gegen den Uhrzeigersinn.

## Watten: die Karten

w-01--32 = Gespielt wird mit 32 Karten: Eichel, Laub, Herz und Schellen, jede Farbe mit Siebener, Achter, Neuner, Zehner, Unter, Ober, König und Ass.
w-01--33 = Gespielt wird mit 33 Karten: Eichel, Laub, Herz und Schellen, jede Farbe mit Siebener, Achter, Neuner, Zehner, Unter, Ober, König und Ass, dazu der Weli, der Schellen-Sechser.
w-01--french = Mit französischen Karten steht Kreuz für Eichel, Pik für Laub und Karo für Schellen.
w-02--max-belli-spitz = Die Kritischen sind immer die höchsten Karten, in dieser Reihe: { word-max } (Herz-König), { word-belli } (Schellen-Siebener), { word-spitz } (Eichel-Siebener).
w-02--max-spitz-belli = Die Kritischen sind immer die höchsten Karten, in dieser Reihe: { word-max } (Herz-König), { word-spitz } (Eichel-Siebener), { word-belli } (Schellen-Siebener).
w-02--max-belli-weli-spitz = Die Kritischen sind immer die höchsten Karten, in dieser Reihe: { word-max } (Herz-König), { word-belli } (Schellen-Siebener), Weli, { word-spitz } (Eichel-Siebener).
w-02--max-belli-spitz-weli = Die Kritischen sind immer die höchsten Karten, in dieser Reihe: { word-max } (Herz-König), { word-belli } (Schellen-Siebener), { word-spitz } (Eichel-Siebener), Weli.
w-02--max-weli-spitz = Die Kritischen sind immer die höchsten Karten, in dieser Reihe: { word-max } (Herz-König), Weli, { word-spitz } (Eichel-Siebener).
w-02--max-weli-belli = Die Kritischen sind immer die höchsten Karten, in dieser Reihe: { word-max } (Herz-König), Weli, { word-belli } (Schellen-Siebener).
w-02--max-weli-belli-spitz = Die Kritischen sind immer die höchsten Karten, in dieser Reihe: { word-max } (Herz-König), Weli, { word-belli } (Schellen-Siebener), { word-spitz } (Eichel-Siebener).
w-02--never-trump = Ein Kritischer wird nie Trumpf und nie Schlag, was immer angesagt ist.
w-03--lowest-trump = Der Weli ist immer Trumpf, in jeder Farbe, und zwar der niedrigste.
w-03--bells-six = Der Weli ist einfach die niedrigste Schellen.
w-04--criticals = Unter den Kritischen kommt der Rechte ({ word-chief }): die Karte mit dem angesagten Rang in der Trumpffarbe. Dann kommen die Linken ({ word-blinds }), derselbe Rang in den anderen Farben; dann die übrigen Trümpfe; dann die Farbe, die ausgespielt ist. Alles andere gewinnt nie.
w-04--criticals-guate = Unter den Kritischen kommt der Guate, dann der Rechte ({ word-chief }): die Karte mit dem angesagten Rang in der Trumpffarbe. Dann kommen die Linken ({ word-blinds }), derselbe Rang in den anderen Farben; dann die übrigen Trümpfe; dann die Farbe, die ausgespielt ist. Alles andere gewinnt nie.
w-04--guate = Die höchste Karte ist der Guate, dann kommt der Rechte ({ word-chief }): die Karte mit dem angesagten Rang in der Trumpffarbe. Dann kommen die Linken ({ word-blinds }), derselbe Rang in den anderen Farben; dann die übrigen Trümpfe; dann die Farbe, die ausgespielt ist. Alles andere gewinnt nie.
w-04--chief = Die höchste Karte ist der Rechte ({ word-chief }): die Karte mit dem angesagten Rang in der Trumpffarbe. Dann kommen die Linken ({ word-blinds }), derselbe Rang in den anderen Farben; dann die übrigen Trümpfe; dann die Farbe, die ausgespielt ist. Alles andere gewinnt nie.
w-05--ace-high = In jeder Farbe, auch im Trumpf, geht es so abwärts: Ass, König, Ober, Unter, Zehner, Neuner, Achter, Siebener.
w-05--ace-low = In jeder Farbe, auch im Trumpf, geht es so abwärts: König, Ober, Unter, Zehner, Neuner, Achter, Siebener, Ass.
w-05--weli = Der Weli steht unter ihnen allen.
w-06 = Ist ein Kritischer vom angesagten Rang, so behält er seinen Platz, und keine andere Karte rückt nach: Es gibt dann vielleicht weniger Linke und keinen eigenen Rechten.
w-07 = Die Linken sind gleich hoch: Von mehreren gewinnt der zuerst gespielte.
w-08 = Der Guate ({ word-guate }) ist der Trumpf, der im Rang gleich über dem Schlag steht, nach dem Ass der Siebener. Er sticht den Rechten.
w-08--critical = Ist diese Karte ein Kritischer, gibt es keinen Guaten.
w-08--six = Ist der Sechser Schlag, gibt es keinen Guaten.
w-09 = Als Schlag kann man auch den Sechser ansagen. Dann ist der Weli der einzige Schlag und der Rechte, egal welche Farbe Trumpf ist, und Linke gibt es nicht.
w-09--critical = Der Weli bleibt dabei ein Kritischer an seinem Platz.

## Watten: Geben

w-16--low = Vor der ersten Runde hebt jeder ab; die niedrigste Karte gibt, das Ass ist hoch. Ist die niedrigste nicht allein, heben alle noch einmal ab.
w-16--high = Vor der ersten Runde hebt jeder ab; die höchste Karte gibt, das Ass ist hoch. Ist die höchste nicht allein, heben alle noch einmal ab.
w-16--weli = Beim Abheben ist der Weli die niedrigste Karte.
w-16--random = Wer zuerst gibt, entscheidet das Los.
w-17 = Nach jeder Runde gibt der Nächste.
w-56--cutter = Wer vor dem Geber sitzt, hebt ab und schaut die unterste Karte des abgehobenen Teils an. Einen Kritischen darf er schlecken, also behalten; dafür bekommt er im letzten Paket eine Karte weniger.
w-56--kept = Die anderen sehen, dass eine Karte behalten wurde, aber nicht welche.
w-56--dealer = Ist eine behalten worden, schaut der Geber die nächste Karte an und darf es ebenso machen.
w-11--three-two = Jeder bekommt drei Karten, dann zwei. Der Nächste nach dem Geber bekommt sie zuerst, der Geber zuletzt.
w-11--two-three = Jeder bekommt zwei Karten, dann drei. Der Nächste nach dem Geber bekommt sie zuerst, der Geber zuletzt.
w-11--three = Jeder bekommt drei Karten auf einmal. Der Nächste nach dem Geber bekommt sie zuerst, der Geber zuletzt.
w-11--five = Jeder bekommt fünf Karten auf einmal. Der Nächste nach dem Geber bekommt sie zuerst, der Geber zuletzt.
w-11--second-later = Die zwei Karten werden erst gegeben, wenn Schlag und Trumpf feststehen.

## Watten: Schlag und Trumpf

w-12--after-dealer = Vorhand ist, wer nach dem Geber sitzt.
w-12--before-dealer = Vorhand ist, wer vor dem Geber sitzt; Geben und Spielen laufen herum wie immer.
w-12--two = Vorhand ist, wer nicht gibt.
w-12--names = Die Vorhand sagt den Schlag an, das ist ein Rang. Dann sagt der Geber die Trumpffarbe an.
w-18--shown-open = Vorhand und Geber wählen je eine Karte aus der Hand. Die der Vorhand bleibt verdeckt, bis auch der Geber gewählt hat; dann werden beide allen gezeigt. Der Rang der einen ist der Schlag, die Farbe der anderen ist Trumpf.
w-18--shown-hidden = Vorhand und Geber wählen je eine Karte aus der Hand. Die der Vorhand bleibt verdeckt, bis auch der Geber gewählt hat; dann zeigen sie die Karten nur einander. Der Rang der einen ist der Schlag, die Farbe der anderen ist Trumpf.
w-18--shown-weli = Für den Schlag kann man den Weli nicht zeigen.
w-18--bottom = Der Rang der Karte, die die Vorhand zuerst bekommen hat, ist der Schlag; die Farbe der Karte, die der Geber zuerst bekommen hat, ist Trumpf.
w-18--lowest = Der Rang der niedrigsten von den ersten drei Karten der Vorhand ist der Schlag, die Farbe der niedrigsten vom Geber ist Trumpf. Das Ass ist hoch, und von gleichen zählt die zuerst gegebene.
w-18--open = Beide Karten werden allen gezeigt.
w-18--hidden = Vorhand und Geber zeigen sie nur einander.
w-18--next-weli = Wäre es für den Schlag der Weli, so zählt die nächste Karte der Vorhand.
w-18--bells = Für den Trumpf bedeutet der Weli Schellen.
w-19 = Angesagt wird nichts, und Bessere gibt es nicht; alle Karten werden gleich gegeben.
w-10 = Schlag und Trumpf kennen nur Vorhand und Geber. Die anderen sehen, wer einen Stich gewinnt, aber nicht warum; sie erfahren es, wenn die Runde vorbei ist.
w-13--in-turn = Die Vorhand schaut ihre Karten an, wenn der Schlag dran ist, der Geber, wenn der Trumpf dran ist.
w-13--at-once = Vorhand und Geber schauen ihre Karten an, bevor der Schlag feststeht.
w-13--first-three = Sie sehen dabei nur ihre ersten drei Karten.
w-14--after-both = Die anderen schauen erst, wenn Schlag und Trumpf feststehen.
w-14--staged = Nach dem Schlag schaut der Partner dessen, der ihn bestimmt hat, nach dem Trumpf der andere.
w-14--free = Die anderen dürfen gleich schauen.
w-15--any = Ansagen darf man jeden Rang und jede Farbe, ob man sie hat oder nicht.
w-15--held = Ansagen darf man nur, was man unter den Karten hat, die man sieht: einen Rang als Schlag, eine Farbe als Trumpf.
w-55 = Bevor etwas feststeht, darf der Geber um den Schlagtausch bitten. Ist die Vorhand einverstanden, bestimmt der Geber den Schlag und die Vorhand den Trumpf; ausspielen tut weiter die Vorhand.
w-55--once = Gefragt wird höchstens einmal in der Runde, und was ausgemacht ist, gilt auch nach neuem Geben.
w-21--asks = Wer Schlag oder Trumpf bestimmt, darf davor um bessere Karten bitten ({ word-better }). Der andere von beiden gewährt sie oder lehnt ab.
w-21--again = Auch wer abgelehnt wurde, hat gefragt, und fragt mit denselben Karten nicht wieder.
w-20--forced = Wer Schlag oder Trumpf bestimmt, darf davor bessere Karten verlangen ({ word-better }). Ablehnen kann das niemand.
w-20--free = Bessere kosten nichts.
w-20--deduct = Bessere kosten die Seite, die sie bekommt, zwei Punkte, auch unter null.
w-20--written = Für Bessere schreibt die andere Seite zwei Punkte, und damit kann sie die Partie sofort gewinnen.
w-20--once = Das kann jede Seite einmal in der Runde.
w-20--often = Wie oft, ist nicht begrenzt.
w-22--whole-deal = Bessere heißt: Alles wird zusammengeworfen, und derselbe Geber gibt neu; was feststand, gilt nicht mehr.
w-22--announcers = Bessere heißt: Vorhand und Geber legen ihre Karten weg und bekommen ebenso viele neue, die Vorhand zuerst. Das geht nur, solange genug Karten da sind.
w-22--stands = Ein Schlag, der schon angesagt ist, bleibt.
w-22--chosen-again = Eine Karte, die schon gewählt war, wird neu gewählt.

## Watten: das Spiel

w-57--two = Wer alle Kritischen hat, darf vor der ersten Karte die Maschine ansagen. Die Runde ist aus, und seine Seite bekommt zwei Punkte.
w-57--three = Wer alle Kritischen hat, darf vor der ersten Karte die Maschine ansagen. Die Runde ist aus, und seine Seite bekommt drei Punkte.
w-23--lead = Zum ersten Stich spielt die Vorhand aus, danach immer, wer den Stich gewonnen hat.
w-23--free = Jeder spielt, was er will: Niemand muss Farbe bedienen, Trumpf geben oder stechen.
w-23--free-call = Außer nach dem Ruf spielt jeder, was er will: Niemand muss Farbe bedienen oder stechen.
w-23--trump-all = Ist Trumpf ausgespielt, muss jeder, der einen Trumpf hat, einen Trumpf oder einen Linken geben. Stechen muss niemand; sonst spielt man, was man will.
w-23--trump-two = Ist Trumpf ausgespielt, muss der andere, wenn er einen Trumpf hat, einen Trumpf oder einen Linken geben. Stechen muss er nicht; sonst spielt man, was man will.
w-23--trump-announcers = Ist Trumpf ausgespielt, müssen Vorhand und Geber, wenn sie einen Trumpf haben, einen Trumpf oder einen Linken geben. Stechen müssen sie nicht; die anderen spielen, was sie wollen, und sonst auch diese zwei.
w-23--criticals = Einen Kritischen darf man dazu immer spielen und muss es nie.
w-23--chief-exempt = Den Rechten darf man zurückhalten.
w-23--guate-exempt = Den Rechten und den Guaten darf man zurückhalten.
w-24--optional = Wer den Rechten ausspielt, darf rufen: Trumpf oder Kritische!
w-24--automatic = Den Rechten ausspielen heißt rufen: Trumpf oder Kritische!
w-25--any-trick = Das gilt in jedem Stich.
w-25--first-trick = Das gilt nur, wenn zum ersten Stich ausgespielt wird.
w-26--critical = Nach dem Ruf muss jeder Gegner einen Trumpf oder einen Kritischen geben, wenn er so etwas hat.
w-26--trump = Nach dem Ruf muss jeder Gegner einen Trumpf geben, wenn er einen hat.
w-27--trump-only = Der Partner muss einen Trumpf geben, wenn er einen hat, und nicht stattdessen einen Kritischen. Ohne Trumpf spielt er, was er will.
w-27--trump = Auch der Partner muss einen Trumpf geben, wenn er einen hat.
w-27--same = Für den Partner gilt dasselbe wie für die Gegner.
w-27--free = Der Partner spielt, was er will.
w-28--blinds = Ein Linker ist hier kein Trumpf: Man muss ihn nicht geben, und dem Ruf genügt er nicht.
w-28--blinds-count = Ein Linker zählt hier als Trumpf.
w-28--critical = Ein Kritischer der Trumpffarbe ist für den Partner kein Trumpf.
w-28--critical-counts = Ein Kritischer der Trumpffarbe ist für den Partner ein Trumpf.
w-29--double = Ein Kritischer, der auch der Rechte ist, kann den Ruf tragen.
w-29--not-double = Ein Kritischer, der auch der Rechte ist, trägt den Ruf nicht.
w-29--lapses = Ist die ausgespielte Karte gestochen, sind die frei, die noch kommen.
w-29--stays = Die Pflicht bleibt, auch wenn die ausgespielte Karte gestochen ist.
w-30--three = Drei Stiche gewinnen die Runde.
w-30--two = Zwei Stiche gewinnen die Runde.
w-31--stops = Ist die Runde entschieden, ist sie aus.
w-31--shows = Die Karten, die übrig sind, werden dann gezeigt.
w-31--played-out = Ist die Runde entschieden, werden die übrigen Stiche ohne Wert gespielt, und erhöhen kann niemand mehr.

## Watten: Einsatz

w-32 =
    { $points ->
        [one] Eine Runde ist { $points } Punkt wert. Wer sie gewinnt, bekommt den Einsatz, der ausgemacht ist.
       *[other] Eine Runde ist { $points } Punkte wert. Wer sie gewinnt, bekommt den Einsatz, der ausgemacht ist.
    }
w-33--before-own-card = Erhöhen darf, wer zum Stich noch keine Karte gespielt hat, auch wenn er nicht dran ist.
w-33--own-turn = Erhöhen darf, wer mit dem Spielen dran ist.
w-33--between-tricks = Bevor ein Stich ausgespielt ist, darf jeder erhöhen.
w-33--any-time = Erhöhen darf jeder jederzeit.
w-33--never = Bevor Schlag und Trumpf feststehen und nachdem die Runde entschieden ist, erhöht niemand.
w-34--step =
    { $step ->
        [one] Eine Erhöhung verlangt { $step } Punkt mehr.
       *[other] Eine Erhöhung verlangt { $step } Punkte mehr.
    }
w-34--multiples =
    { $step ->
        [one] Eine Erhöhung verlangt { $step } Punkt mehr oder ein Vielfaches davon, höchstens so viel, dass die weiter zurückliegende Seite damit die Partie gewönne.
       *[other] Eine Erhöhung verlangt { $step } Punkte mehr oder ein Vielfaches davon, höchstens so viel, dass die weiter zurückliegende Seite damit die Partie gewönne.
    }
w-35--alternates = Die Seite, die zuletzt erhöht hat, wartet, bis die andere erhöht.
w-35--again = Auch die Seite, die zuletzt erhöht hat, darf wieder erhöhen.
w-35--at-once = Wer hält, darf in derselben Antwort weiter erhöhen.
w-35--later = Eine Antwort hält oder gibt auf und erhöht nicht weiter.
w-35--four = Über vier geht der Einsatz nicht.
w-35--needed = Wem der Einsatz, wie er steht, schon zum Ziel reicht, der darf nicht erhöhen.
w-37--either = Jeder von der anderen Seite darf antworten, und die erste Antwort gilt.
w-37--next = Es antwortet der Nächste von der anderen Seite.
w-37--two = Es antwortet der andere.
w-37--first = Bis dahin geschieht nichts anderes.
w-37--first-looks = Bis dahin geschieht nichts anderes, nur schauen und deuten darf man.
w-36--agreed = Wer aufgibt, gibt den anderen den Einsatz, wie er vor der Erhöhung war.
w-36--minus-one = Wer aufgibt, gibt den anderen den verlangten Einsatz weniger einen Punkt.
w-36--two = Wer aufgibt, gibt den anderen zwei Punkte.
w-38--stake = Ist eine Seite dran, darf sie die Runde hergeben, auch ohne Erhöhung; die anderen bekommen den Einsatz.
w-38--minus-one = Ist eine Seite dran, darf sie die Runde hergeben, auch ohne Erhöhung; die anderen bekommen den Einsatz weniger einen Punkt.
w-47 = Vor der ersten Karte darf eine Seite, die vier Punkte oder mehr zurückliegt, gleich auf vier gehen, wenn noch niemand erhöht hat. Geben die anderen auf, bekommt sie zwei; halten sie, dürfen als Nächste sie erhöhen. Gespannt geht das nicht.
w-58--must-match = Fehlt beiden ein Stich und hat noch niemand erhöht, so darf, sobald dieser Stich ausgespielt ist, nur erhöhen, wessen letzte Karte von der ausgespielten Farbe, ein Trumpf, ein Schlag oder ein Kritischer ist.
w-58--challenge = Fehlt beiden ein Stich und hat noch niemand erhöht, so kann man, sobald dieser Stich ausgespielt ist, auf eine Erhöhung auch „Farbe“ antworten: Dann zeigt, wer erhöht hat, die letzte Karte. Ist sie von der ausgespielten Farbe, ein Trumpf, ein Schlag oder ein Kritischer, gewinnt seine Seite den verlangten Einsatz, sonst die andere.
w-39--hidden = Karten, die nach der Runde übrig sind, bleiben verdeckt.
w-39--folded-hidden = Gibt eine Seite auf oder die Runde her, bleiben ihre Karten verdeckt.
w-39--shown = Wer aufgibt oder die Runde hergibt, zeigt die Karten, und ist eine Runde entschieden, wird der Rest gezeigt.
w-39--folded-shown = Wer aufgibt oder die Runde hergibt, zeigt die Karten.

## Watten: Punkte und Ende

w-41 =
    { $target ->
        [one] Wer zuerst { $target } Punkt hat, gewinnt die Partie. Alles zählt in der Reihe, in der es geschieht.
       *[other] Wer zuerst { $target } Punkte hat, gewinnt die Partie. Alles zählt in der Reihe, in der es geschieht.
    }
w-40--counts = Auch Punkte über das Ziel hinaus werden geschrieben.
w-40--capped = Über das Ziel hinaus wird nicht geschrieben.
w-42--within-two = Wem zwei Punkte oder weniger fehlen, der ist gespannt ({ word-tense }).
w-42--exactly-two = Wem genau zwei Punkte fehlen, der ist gespannt ({ word-tense }).
w-42--no-raise = Gespannt darf man nicht erhöhen, aber halten und aufgeben.
w-44--counts-three = Ist nur eine Seite gespannt, gilt die Runde von Anfang an drei, und niemand kann erhöhen.
w-44--chooses = Ist nur eine Seite gespannt, entscheidet für sie Vorhand oder Geber vor der ersten Karte: Sie spielt um drei, ohne Erhöhen, oder gibt den anderen zwei.
w-44--four = Ist nur eine Seite gespannt, entscheidet für sie Vorhand oder Geber vor der ersten Karte: Sie spielt, ohne Erhöhen, oder gibt den anderen zwei. Gespielt wird um vier, solange die anderen weniger als zehn Punkte haben, sonst um drei.
w-44--four-ours = Die Grenze von zehn Punkten stammt aus Partien bis achtzehn.
w-44--in-full = Dieser Einsatz wird ganz bezahlt.
w-44--both = Sind beide gespannt, gilt die Runde zwei, und niemand kann erhöhen.
w-43--base = Wer gespannt verliert, gibt zwei Punkte, wie hoch der Einsatz auch ist.
w-43--stake = Wer gespannt verliert, gibt den ganzen Einsatz.
w-45--two = Erhöht eine gespannte Seite doch, ist die Runde aus, und die anderen bekommen zwei Punkte.
w-45--bid = Erhöht eine gespannte Seite doch, ist die Runde aus, und die anderen bekommen den Einsatz, den sie verlangt hat.
w-45--deduct = Erhöht eine gespannte Seite doch, verliert sie zwei Punkte, die Erhöhung gilt nicht, und die Runde geht weiter.
w-45--in-full = Das wird ganz bezahlt. In einer Antwort kann eine gespannte Seite gar nicht erhöhen.
w-46--either = Eine Erhöhung, deren Einsatz eine der beiden Seiten über das Ziel brächte, muss gehalten werden.
w-46--raiser = Eine Erhöhung, deren Einsatz die erhöhende Seite über das Ziel brächte, muss gehalten werden.
w-46--fold = Bei einer Erhöhung, deren Einsatz eine der beiden Seiten über das Ziel brächte, kann man nur aufgeben.
w-48--single = Eine Partie entscheidet.
w-48--two = Wer zuerst zwei Partien gewonnen hat, gewinnt die Serie. Jede Partie beginnt bei null, und das Geben wandert weiter.
w-60--three = Gespielt werden drei Partien, immer alle drei. Die meisten gewinnen die Serie; bei gleich vielen gehört sie beiden.
w-60--named = Eine Partie, in der die Verlierer keinen Punkt haben, heißt Schneider.
w-60--double = Eine Partie, in der die Verlierer keinen Punkt haben (Schneider), zählt doppelt.

## Watten: Deuten und Anstand

w-50--gestures = Solange eine Runde läuft, darf man umherschauen und deuten. Über die Karten geredet wird nicht.
w-50--talk = Solange eine Runde läuft, darf man umherschauen, deuten und reden, was man will, wahr oder nicht.
w-50--none = Gedeutet und über die Karten geredet wird nicht.
w-51 = Jeder schaut in die eigene Hand oder einen anderen an, und alle sehen, wohin.
w-52 = Ein Zeichen beginnt und endet. Wer dazwischen hinschaut, hat es gesehen, Partner oder Gegner; sonst erfährt es niemand. Wer selber deutet, sieht keines.
w-53--table = Was die Zeichen bedeuten, macht der Tisch aus; mehrere dürfen dasselbe bedeuten.
w-53--partners = Partner dürfen sich auf eigene Zeichen einigen, solange keine Karten gegeben sind. Die anderen erfahren sie, wenn die Partie aus ist.
w-53--account = Ist die Partie aus, wird jedes Zeichen gezeigt und wer es gesehen hat.
w-54--allowed = Ein Zeichen darf auch in die Irre führen.
w-54--forbidden = Das Zeichen für eine Karte macht nur, wer sie in der Hand hat.
w-59--prevented = Eine Karte, die der Ruf nicht zulässt, kann man nicht spielen.
w-59--trump-prevented = Eine Karte, die der ausgespielte Trumpf nicht zulässt, kann man nicht spielen.
w-59--two = Spielen kann man jede Karte. Bis zum nächsten Geben darf ein Gegner behaupten, dass eine Karte gegen eine Pflicht war; dann wird die Hand von damals gezeigt. Wer recht hat, bekommt für seine Seite zwei Punkte, und die Runde ist aus.
w-59--stake = Spielen kann man jede Karte. Bis zum nächsten Geben darf ein Gegner behaupten, dass eine Karte gegen eine Pflicht war; dann wird die Hand von damals gezeigt. Wer recht hat, bekommt für seine Seite den ausgemachten Einsatz, und die Runde ist aus.
w-59--hidden = Solange Schlag und Trumpf geheim sind, können das nur Vorhand und Geber.

## Deutsches Whist: Abschnitte

section-german-whist-table = Am Tisch
section-german-whist-deal = Geben
section-german-whist-play = Stiche
section-german-whist-stock = Der Talon
section-german-whist-score = Was zählt
section-german-whist-match = Die Serie
section-german-whist-knowledge = Wer was wissen darf

## Deutsches Whist: am Tisch

g-01--two = Zwei spielen gegeneinander, mit den 52 französischen Karten.
g-01--three = Drei spielen mit den 52 französischen Karten, jeder für sich.
g-02 = In jeder Farbe geht es so abwärts: Ass, König, Dame, Bube, Zehner und weiter bis zum Zweier.
g-40 = Eine Geisterhand bekommt auch Karten, in jedem Umlauf als letzte.
g-40--aside = Sie liegt verdeckt beiseite und spielt nicht mit.
g-41 = Die Hände sind so groß, dass der Talon für alle, die ziehen, genau aufgeht. Alle Stiche zählen.

## Deutsches Whist: Geben

g-03--high = Vor der ersten Runde hebt jeder ab; die höchste Karte gibt, das Ass ist hoch. Ist die höchste nicht allein, heben alle noch einmal ab.
g-03--random = Wer zuerst gibt, entscheidet das Los.
g-03--passes = Danach gibt in jeder Runde der Nächste.
g-04 =
    { $cards ->
        [one] Gegeben wird einzeln, zuerst dem Nächsten nach dem Geber, bis jeder { $cards } Karte hat.
       *[other] Gegeben wird einzeln, zuerst dem Nächsten nach dem Geber, bis jeder { $cards } Karten hat.
    }
g-05 = Die übrigen Karten sind der Talon; genommen werden sie der Reihe nach.
g-06--upcard = Die erste Karte des Talons wird aufgedeckt. Ihre Farbe ist in dieser Runde Trumpf.
g-06--none = Trumpf gibt es keinen.
g-22 = Die erste Karte des Talons wird aufgedeckt. Ist sie rot, gewinnen die meisten Stiche, ist sie schwarz, die wenigsten.
g-07 = Zum ersten Stich spielt der Nächste nach dem Geber aus.

## Deutsches Whist: Stiche

g-10 = Der Reihe nach spielt jeder eine Karte.
g-11 = Wer eine Karte der ausgespielten Farbe hat, muss eine geben. Wer keine hat, spielt, was er will: Trumpf geben oder stechen muss niemand.
g-12--trump = Der höchste Trumpf gewinnt den Stich; liegt keiner darin, die höchste Karte der ausgespielten Farbe.
g-12--none = Die höchste Karte der ausgespielten Farbe gewinnt den Stich.
g-13--trump = Eine Karte, die weder von der ausgespielten Farbe noch Trumpf ist, gewinnt nie.
g-13--none = Eine Karte von einer anderen als der ausgespielten Farbe gewinnt nie.
g-18 = Wer einen Stich gewinnt, spielt zum nächsten aus.
g-43 = Der Geist sitzt nach dem letzten Spieler und spielt von selbst: immer die niedrigste Karte, die er darf, bei gleichem Rang in der Reihe Kreuz, Karo, Herz, Pik. Gewinnt er, spielt er aus.

## Deutsches Whist: der Talon

g-14 = Solange der Talon reicht, zieht nach jedem Stich jeder eine Karte: zuerst, wer ihn gewonnen hat, dann die anderen der Reihe nach. Verzichten kann niemand.
g-15 = Die erste Karte des Talons liegt offen und gehört dem Gewinner des Stichs. Haben alle gezogen, wird die nächste aufgedeckt.
g-33 =
    { $cards ->
        [one] Offen liegt { $cards } Karte des Talons. Wer den Stich gewonnen hat, nimmt, welche er will, die anderen bekommen verdeckte von oben. Dann wird die Reihe wieder aufgefüllt.
       *[other] Offen liegen { $cards } Karten des Talons. Wer den Stich gewonnen hat, nimmt, welche er will, die anderen bekommen verdeckte von oben. Dann wird die Reihe wieder aufgefüllt.
    }
g-34 = Sind keine verdeckten mehr da, wählen auch die anderen aus der Reihe. Eine letzte einzelne Karte geht ohne Wahl weg.
g-35 = Der Talon liegt verdeckt; auch wer den Stich gewonnen hat, zieht eine verdeckte Karte.
g-35--trump = Die erste Karte wird einmal aufgedeckt, damit Trumpf feststeht, und wird dann als Erste gezogen.
g-16 =
    { $cards ->
        [one] Das Ziehen dauert, solange der Talon reicht. Dann kommt das Endspiel mit der { $cards } Karte, die jeder hat.
       *[other] Das Ziehen dauert, solange der Talon reicht. Dann kommt das Endspiel mit den { $cards } Karten, die jeder hat.
    }
g-17--hidden = Eine verdeckte Karte sieht nur, wer sie zieht.
g-17--open = Eine Karte, die offen lag, haben alle gesehen.
g-44 = Der Geist zieht mit. Seine Stiche gehören niemandem und zählen nirgends; nur wo es um mehr als die Hälfte der Stiche geht, gehören sie zum Ganzen.
g-44--open = Wo ein Spieler wählen würde, nimmt der Geist die niedrigste Karte.

## Deutsches Whist: was zählt

g-20--all = Jeder Stich zählt eins.
g-20--last = Es zählen nur die Stiche des Endspiels.
g-20--weighted = Beim Ziehen zählt ein Stich eins, im Endspiel zwei.
g-21--most = Wer am meisten gezählte Stiche hat, gewinnt die Runde.
g-21--red = Geht es um die meisten, gewinnt die Runde, wer am meisten gezählte Stiche hat.
g-23--fewest = Wer am wenigsten gezählte Stiche hat, gewinnt die Runde.
g-23--black = Geht es um die wenigsten, gewinnt die Runde, wer am wenigsten gezählte Stiche hat.
g-25--number =
    { $tricks ->
        [one] Die Runde ist sofort aus, wenn jemand { $tricks } Stich hat.
       *[other] Die Runde ist sofort aus, wenn jemand { $tricks } Stiche hat.
    }
g-25--half = Die Runde ist sofort aus, wenn jemand mehr als die Hälfte der Stiche hat.
g-25--endgame = Dafür gelten nur Stiche des Endspiels.
g-25--wins = Der hat gewonnen.
g-25--loses = Der hat verloren.
g-25--by-upcard = Geht es um die meisten, hat der gewonnen, geht es um die wenigsten, hat der verloren.
g-25--others = Hat der verloren, werden die zwei anderen verglichen.
g-28--most = Kommt niemand so weit, gewinnen die meisten von diesen Stichen.
g-28--fewest = Kommt niemand so weit, gewinnen die wenigsten von diesen Stichen.
g-28--by-upcard = Kommt niemand so weit, werden diese Stiche verglichen: Die meisten oder die wenigsten gewinnen, wie es die Karte sagt.
g-28--nobody = Kommt niemand so weit, gewinnt niemand.
g-24--draw = Bei gleich vielen gewinnt niemand.
g-24--replay = Bei gleich vielen zählt die Runde gar nicht: Derselbe Geber gibt noch einmal.
g-24--last-trick = Bei gleich vielen gewinnt, wer den letzten Stich gemacht hat.
g-24--endgame = Bei gleich vielen gewinnen die meisten Stiche des Endspiels; sind auch die gleich, gewinnt niemand.
g-24--endgame-fewest = Bei gleich vielen gewinnen die wenigsten Stiche des Endspiels; sind auch die gleich, gewinnt niemand.
g-24--endgame-by-upcard = Bei gleich vielen entscheiden die Stiche des Endspiels, die meisten oder die wenigsten, wie es die Karte sagt; sind auch die gleich, gewinnt niemand.
g-42--share = Gleiche Erste gewinnen gemeinsam.
g-42--drawn = Bei gleichen Ersten gewinnt niemand.
g-42--last-trick = Der letzte Stich entscheidet nur, wenn ihn einer der gleichen Ersten gemacht hat; sonst gewinnen sie ein einzelnes Spiel gemeinsam, und eine andere Runde gewinnt niemand.
g-42--endgame = Verglichen werden nur die gleichen Ersten; bleiben sie gleich, gewinnen sie ein einzelnes Spiel gemeinsam, und eine andere Runde gewinnt niemand.
g-26--most = Geht es um die meisten, bekommt der Gewinner die gezählten Stiche, die er über seinem gleichen Anteil hat.
g-26--fewest = Geht es um die wenigsten, bekommt der Gewinner, was ihm zu seinem gleichen Anteil fehlt.
g-26--race = Nach einem Rennen ist es mindestens ein Punkt.
g-26--hand = Wer eine Runde gewinnt, bekommt einen Punkt.
g-27--tricks = Geht es um die meisten, bekommt jeder einen Punkt für jeden eigenen gezählten Stich.
g-27--tricks-fewest = Geht es um die wenigsten, bekommt jeder einen Punkt für jeden gezählten Stich der anderen.
g-27--over-six = Geht es um die meisten, bekommt jeder einen Punkt für jeden gezählten Stich über sechs.
g-27--over-six-fewest = Geht es um die wenigsten, bekommt jeder einen Punkt für jeden gezählten Stich der anderen über sechs.
g-27--draw = Diese Punkte gibt es auch, wenn niemand gewinnt.

## Deutsches Whist: das Match

g-30--three = Wer zuerst zwei Runden gewonnen hat, gewinnt die Serie. Die Punkte werden daneben zusammengezählt.
g-30--five = Wer zuerst drei Runden gewonnen hat, gewinnt die Serie. Die Punkte werden daneben zusammengezählt.
g-30--single = Eine Runde entscheidet.
g-31 = Eine Runde ohne Gewinner zählt für niemanden; es gibt der Nächste.
g-32 = Wer nach einer Runde als Einziger fünfzig Punkte oder mehr hat, gewinnt die Serie. Solange mehrere am Ziel sind, rückt es um zehn weiter.

## Deutsches Whist: wer was wissen darf

g-60 = Jeder sieht die eigene Hand, den offenen Teil des Talons, alle Stiche und wie viele Karten jede Hand und der Talon haben. Wer nur zuschaut, sieht keine Hand.
g-61 = Karten, die offen genommen wurden, bleiben für die anderen verzeichnet, bis sie gespielt sind.
g-61--first = Die zuerst aufgedeckte Karte bleibt für die anderen verzeichnet, bis sie gespielt ist.
g-62 = Karten, die nach einem Rennen übrig sind, bleiben verdeckt.
