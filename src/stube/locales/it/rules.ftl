### Il libro delle regole: ogni regola di un gioco, frase per frase. Un tavolo mostra solo quelle che gioca.

# W-27 è una regola, `w-27--trump-only` una sua frase. Le parole delle zone vengono da terms.ftl con $dialect.

## Watten: sezioni

section-watten-table = Al tavolo
section-watten-cards = Le carte
section-watten-deal = La distribuzione
section-watten-announcing = Schlag e briscola
section-watten-play = Il gioco
section-watten-stakes = La posta
section-watten-end = I punti e la fine
section-watten-conduct = I segnali e la condotta

## Watten: al tavolo

w-49--four = Si gioca in quattro, due contro due. I compagni siedono di fronte e hanno un solo punteggio.
w-49--two = Si gioca in due, uno contro l’altro.
w-49--three = Si gioca in tre. In ogni smazzata il primo di mano è solo contro gli altri due. Ognuno ha il proprio punteggio: ciò che una parte vince o perde va per intero a ciascuno dei suoi giocatori.
w-49--three-tense = Una coppia è gespannt appena lo è uno dei due. Se più giocatori arrivano insieme al traguardo, vince il punteggio più alto; a parità si dividono la partita.
w-49--clockwise = Si distribuisce e si gioca in senso orario.
w-49--anticlockwise = Si distribuisce e si gioca in senso antiorario.

## Watten: le carte

w-01--32 = Il mazzo ha 32 carte: Ghiande, Foglie, Cuori e Campanelli, ognuno con sette, otto, nove, dieci, Unter, Ober, re e asso.
w-01--33 = Il mazzo ha 33 carte: Ghiande, Foglie, Cuori e Campanelli, ognuno con sette, otto, nove, dieci, Unter, Ober, re e asso, e in più il Weli, il sei di Campanelli.
w-01--french = Con un mazzo francese i fiori valgono per le Ghiande, le picche per le Foglie e i quadri per i Campanelli.
w-02--max-belli-spitz = I Kritische sono sempre le carte più alte, in quest’ordine: { word-max } (re di Cuori), { word-belli } (sette di Campanelli), { word-spitz } (sette di Ghiande).
w-02--max-spitz-belli = I Kritische sono sempre le carte più alte, in quest’ordine: { word-max } (re di Cuori), { word-spitz } (sette di Ghiande), { word-belli } (sette di Campanelli).
w-02--max-belli-weli-spitz = I Kritische sono sempre le carte più alte, in quest’ordine: { word-max } (re di Cuori), { word-belli } (sette di Campanelli), il Weli, { word-spitz } (sette di Ghiande).
w-02--max-belli-spitz-weli = I Kritische sono sempre le carte più alte, in quest’ordine: { word-max } (re di Cuori), { word-belli } (sette di Campanelli), { word-spitz } (sette di Ghiande), il Weli.
w-02--max-weli-spitz = I Kritische sono sempre le carte più alte, in quest’ordine: { word-max } (re di Cuori), il Weli, { word-spitz } (sette di Ghiande).
w-02--max-weli-belli = I Kritische sono sempre le carte più alte, in quest’ordine: { word-max } (re di Cuori), il Weli, { word-belli } (sette di Campanelli).
w-02--max-weli-belli-spitz = I Kritische sono sempre le carte più alte, in quest’ordine: { word-max } (re di Cuori), il Weli, { word-belli } (sette di Campanelli), { word-spitz } (sette di Ghiande).
w-02--never-trump = Un Kritischer non diventa mai né briscola né Schlag, qualunque sia la dichiarazione.
w-03--lowest-trump = Il Weli è sempre briscola, qualunque sia il seme dichiarato, e la più bassa.
w-03--bells-six = Il Weli è semplicemente la carta più bassa di Campanelli.
w-04--criticals = Sotto i Kritische sta il Rechte ({ word-chief }): la carta del rango dichiarato nel seme di briscola. Poi i Blinde ({ word-blinds }), lo stesso rango negli altri semi; poi le altre briscole; poi il seme d’uscita. Nessun’altra carta vince mai.
w-04--criticals-guate = Sotto i Kritische sta il Buono, poi il Rechte ({ word-chief }): la carta del rango dichiarato nel seme di briscola. Poi i Blinde ({ word-blinds }), lo stesso rango negli altri semi; poi le altre briscole; poi il seme d’uscita. Nessun’altra carta vince mai.
w-04--guate = La carta più alta è il Buono, poi viene il Rechte ({ word-chief }): la carta del rango dichiarato nel seme di briscola. Poi i Blinde ({ word-blinds }), lo stesso rango negli altri semi; poi le altre briscole; poi il seme d’uscita. Nessun’altra carta vince mai.
w-04--chief = La carta più alta è il Rechte ({ word-chief }): la carta del rango dichiarato nel seme di briscola. Poi i Blinde ({ word-blinds }), lo stesso rango negli altri semi; poi le altre briscole; poi il seme d’uscita. Nessun’altra carta vince mai.
w-05--ace-high = In ogni seme, anche a briscola, l’ordine è asso, re, Ober, Unter, dieci, nove, otto, sette.
w-05--ace-low = In ogni seme, anche a briscola, l’ordine è re, Ober, Unter, dieci, nove, otto, sette, asso.
w-05--weli = Il Weli sta sotto a tutte.
w-06 = Se il rango dichiarato è quello di un Kritischer, il Kritischer resta al suo posto e nessun’altra carta sale: possono esserci meno Blinde, e nessun Rechte a parte.
w-07 = I Blinde sono pari: se ce n’è più d’uno, vince il primo giocato.
w-08 = Il Buono ({ word-guate }) è la briscola un rango sopra lo Schlag, dopo l’asso il sette. Batte il Rechte.
w-08--critical = Se questa carta è un Kritischer, non c’è Buono.
w-08--six = Se lo Schlag è il sei, non c’è Buono.
w-09 = Si può dichiarare il sei come Schlag. Allora il Weli è l’unico Schlag e il Rechte, qualunque sia il seme di briscola, e non ci sono Blinde.
w-09--critical = Il Weli resta comunque un Kritischer, al suo solito posto.

## Watten: la distribuzione

w-16--low = Prima della prima smazzata ognuno alza una carta; distribuisce la più bassa, con l’asso alto. Se non è sola, tutti alzano di nuovo.
w-16--high = Prima della prima smazzata ognuno alza una carta; distribuisce la più alta, con l’asso alto. Se non è sola, tutti alzano di nuovo.
w-16--weli = In quest’alzata il Weli è la carta più bassa.
w-16--random = Il primo mazziere si tira a sorte.
w-17 = Dopo ogni smazzata distribuisce il giocatore seguente.
w-56--cutter = Il giocatore prima del mazziere alza e guarda la carta sotto la parte sollevata. Se è un Kritischer può tenerla; riceve allora una carta in meno nell’ultimo gruppo.
w-56--kept = Gli altri vedono che una carta è stata tenuta, non quale.
w-56--dealer = Se chi alza ne ha tenuta una, il mazziere guarda la carta seguente e può fare lo stesso.
w-11--three-two = Ognuno riceve tre carte, poi due. Per primo è servito il giocatore dopo il mazziere, per ultimo il mazziere.
w-11--two-three = Ognuno riceve due carte, poi tre. Per primo è servito il giocatore dopo il mazziere, per ultimo il mazziere.
w-11--three = Ognuno riceve tre carte in una volta. Per primo è servito il giocatore dopo il mazziere, per ultimo il mazziere.
w-11--five = Ognuno riceve cinque carte in una volta. Per primo è servito il giocatore dopo il mazziere, per ultimo il mazziere.
w-11--second-later = Le ultime due si distribuiscono solo quando Schlag e briscola sono fissati.

## Watten: schlag e briscola

w-12--after-dealer = Il primo di mano è il giocatore dopo il mazziere.
w-12--before-dealer = Il primo di mano è il giocatore prima del mazziere; distribuzione e gioco mantengono il loro senso.
w-12--two = Il primo di mano è chi non distribuisce.
w-12--names = Il primo di mano dichiara lo Schlag, cioè un rango. Poi il mazziere dichiara il seme di briscola.
w-18--shown-open = Il primo di mano e il mazziere scelgono ciascuno una carta della propria mano. Quella del primo di mano resta coperta finché non ha scelto anche il mazziere; poi si mostrano tutte e due a tutti. La carta del primo di mano dà lo Schlag con il suo rango, quella del mazziere la briscola con il suo seme.
w-18--shown-hidden = Il primo di mano e il mazziere scelgono ciascuno una carta della propria mano. Quella del primo di mano resta coperta finché non ha scelto anche il mazziere; poi se le mostrano solo tra loro due. La carta del primo di mano dà lo Schlag con il suo rango, quella del mazziere la briscola con il suo seme.
w-18--shown-weli = Il Weli non si può mostrare per lo Schlag.
w-18--bottom = La prima carta data al primo di mano dà lo Schlag con il suo rango; la prima data al mazziere dà la briscola con il suo seme.
w-18--lowest = La più bassa delle prime tre carte del primo di mano dà lo Schlag con il suo rango, la più bassa di quelle del mazziere la briscola con il suo seme. L’asso è alto, e tra carte pari conta quella data prima.
w-18--open = Le due carte si mostrano a tutti.
w-18--hidden = Il primo di mano e il mazziere se le mostrano solo tra loro.
w-18--next-weli = Se per lo Schlag esce il Weli, conta al suo posto la carta seguente del primo di mano.
w-18--bells = Per la briscola il Weli vale Campanelli.
w-19 = Nessuno dichiara e nessuno può chiedere carte migliori; tutte le carte si distribuiscono subito.
w-10 = Solo il primo di mano e il mazziere conoscono Schlag e briscola. Gli altri vedono chi prende, ma non perché; lo sanno a smazzata finita.
w-13--in-turn = Il primo di mano guarda le carte quando è ora di fissare lo Schlag, il mazziere quando è ora della briscola.
w-13--at-once = Il primo di mano e il mazziere guardano le carte prima che sia fissato lo Schlag.
w-13--first-three = In quel momento vedono solo le loro prime tre carte.
w-14--after-both = Gli altri guardano solo quando Schlag e briscola sono fissati.
w-14--staged = Il compagno di chi fissa lo Schlag guarda subito dopo, l’altro compagno dopo la briscola.
w-14--free = Gli altri possono guardare subito.
w-15--any = Si può dichiarare qualsiasi rango e qualsiasi seme, che lo si abbia o no.
w-15--held = Si dichiara solo ciò che si vede tra le proprie carte: un rango per lo Schlag, un seme per la briscola.
w-55 = Prima che sia fissato qualcosa il mazziere può chiedere lo scambio. Se il primo di mano è d’accordo, il mazziere fissa lo Schlag e il primo di mano la briscola; esce comunque il primo di mano.
w-55--once = Si chiede al massimo una volta per smazzata, e l’accordo vale anche se si ridistribuisce.
w-21--asks = Prima che tocchi a lui decidere, chi fissa lo Schlag o la briscola può chiedere carte migliori ({ word-better }). L’altro dei due le concede o no.
w-21--again = Ciò che non è concesso conta come chiesto, e non si richiede con le stesse carte.
w-20--forced = Prima di decidere, chi fissa lo Schlag o la briscola può esigere carte migliori ({ word-better }). Nessuno può rifiutare.
w-20--free = Le carte migliori non costano niente.
w-20--deduct = Le carte migliori costano due punti alla parte che le riceve, anche sotto zero.
w-20--written = Per le carte migliori gli avversari segnano due punti, che possono dare loro subito la partita.
w-20--once = Ogni parte può farlo una volta per smazzata.
w-20--often = Si può fare quante volte si vuole.
w-22--whole-deal = Carte migliori vuol dire una nuova distribuzione dello stesso mazziere: tutte le carte tornano nel mazzo, e ciò che era fissato non vale più.
w-22--announcers = Il primo di mano e il mazziere mettono da parte le loro carte e ne ricevono altrettante, prima il primo di mano. Si può solo finché restano carte abbastanza.
w-22--stands = Uno Schlag già dichiarato resta valido.
w-22--chosen-again = Una carta già scelta si sceglie di nuovo.

## Watten: il gioco

w-57--two = Chi ha tutti i Kritische può dichiarare la Macchina prima della prima uscita. La smazzata è finita, e la sua parte riceve due punti.
w-57--three = Chi ha tutti i Kritische può dichiarare la Macchina prima della prima uscita. La smazzata è finita, e la sua parte riceve tre punti.
w-23--lead = Il primo di mano esce alla prima presa; chi prende esce alla successiva.
w-23--free = Ognuno gioca ciò che vuole: nessuno è obbligato a rispondere al seme, a tagliare o a superare.
w-23--free-call = Ognuno gioca ciò che vuole, tranne dopo la chiamata: nessuno è obbligato a rispondere al seme o a superare.
w-23--trump-all = Quando esce briscola, chi ha una briscola deve giocare una briscola o un Blinde. Nessuno è obbligato a superare; per il resto c’è libertà di scarto.
w-23--trump-two = Quando esce briscola, l’altro, se ha una briscola, deve giocare una briscola o un Blinde. Non è obbligato a superare; per il resto c’è libertà di scarto.
w-23--trump-announcers = Quando esce briscola, il primo di mano e il mazziere, se hanno una briscola, devono giocare una briscola o un Blinde. Non sono obbligati a superare; gli altri giocano liberamente, e per il resto anche loro.
w-23--criticals = Un Kritischer vi si può sempre giocare, e non è mai obbligato.
w-23--chief-exempt = Il Rechte si può tenere.
w-23--guate-exempt = Il Rechte e il Buono si possono tenere.
w-24--optional = Chi esce con il Rechte può fare la chiamata: Trumpf oder Kritisch!
w-24--automatic = Uscire con il Rechte è già fare la chiamata: Trumpf oder Kritisch!
w-25--any-trick = Questo vale in ogni presa.
w-25--first-trick = Questo vale solo per l’uscita alla prima presa.
w-26--critical = Dopo la chiamata ogni avversario deve giocare una briscola o un Kritischer, se ne ha.
w-26--trump = Dopo la chiamata ogni avversario deve giocare una briscola, se ne ha.
w-27--trump-only = Il compagno di chi esce deve giocare una briscola, se ne ha, e non può dare al suo posto un Kritischer. Senza briscole gioca liberamente.
w-27--trump = Anche il compagno di chi esce deve giocare una briscola, se ne ha.
w-27--same = Il compagno di chi esce è obbligato come gli avversari.
w-27--free = Il compagno di chi esce gioca liberamente.
w-28--blinds = Un Blinde qui non è briscola: nessuno è obbligato a giocarlo, e non risponde alla chiamata.
w-28--blinds-count = Un Blinde qui vale come briscola.
w-28--critical = Un Kritischer del seme di briscola non è briscola per il compagno.
w-28--critical-counts = Un Kritischer del seme di briscola vale come briscola per il compagno.
w-29--double = Un Kritischer che è anche il Rechte può portare la chiamata.
w-29--not-double = Un Kritischer che è anche il Rechte non porta la chiamata.
w-29--lapses = Appena la carta d’uscita è battuta, chi deve ancora giocare è libero.
w-29--stays = L’obbligo resta anche se la carta d’uscita è battuta.
w-30--three = Tre prese vincono la smazzata.
w-30--two = Due prese vincono la smazzata.
w-31--stops = La smazzata finisce appena è decisa.
w-31--shows = Allora si mostrano le carte rimaste.
w-31--played-out = A smazzata decisa le altre prese si giocano per niente, e nessuno può più rilanciare.

## Watten: la posta

w-32 =
    { $points ->
        [one] Una smazzata vale { $points } punto. Chi la vince riceve la posta concordata.
       *[other] Una smazzata vale { $points } punti. Chi la vince riceve la posta concordata.
    }
w-33--before-own-card = Per rilanciare non bisogna aver già giocato in questa presa; non occorre che sia il proprio turno.
w-33--own-turn = Per rilanciare deve essere il proprio turno.
w-33--between-tricks = Chiunque può rilanciare prima che si esca.
w-33--any-time = Chiunque può rilanciare in ogni momento.
w-33--never = Nessuno può rilanciare prima che Schlag e briscola siano fissati, né a smazzata decisa.
w-34--step =
    { $step ->
        [one] Un rilancio chiede { $step } punto in più.
       *[other] Un rilancio chiede { $step } punti in più.
    }
w-34--multiples =
    { $step ->
        [one] Un rilancio chiede { $step } punto in più o un multiplo, fino a ciò che darebbe la partita alla parte più indietro.
       *[other] Un rilancio chiede { $step } punti in più o un multiplo, fino a ciò che darebbe la partita alla parte più indietro.
    }
w-35--alternates = La parte che ha rilanciato per ultima aspetta che rilanci l’altra.
w-35--again = Una parte può rilanciare ancora anche se è stata l’ultima.
w-35--at-once = Chi vede può rilanciare oltre nella stessa risposta.
w-35--later = Una risposta vede o molla, e non rilancia.
w-35--four = La posta non supera mai quattro.
w-35--needed = Una parte a cui la posta attuale darebbe già la partita non può rilanciare.
w-37--either = Risponde uno qualsiasi degli avversari, e vale la prima risposta.
w-37--next = Risponde il prossimo degli avversari.
w-37--two = Risponde l’altro giocatore.
w-37--first = Fino ad allora non si fa nient’altro.
w-37--first-looks = Fino ad allora non si fa altro che guardare e fare segnali.
w-36--agreed = Chi molla dà agli avversari la posta di prima del rilancio.
w-36--minus-one = Chi molla dà agli avversari la posta chiesta meno uno.
w-36--two = Chi molla dà due punti agli avversari.
w-38--stake = Al suo turno una parte può cedere la smazzata anche senza rilanci; l’altra riceve la posta.
w-38--minus-one = Al suo turno una parte può cedere la smazzata anche senza rilanci; l’altra riceve la posta meno uno.
w-47 = Prima della prima uscita, se nessuno ha rilanciato, una parte indietro di almeno quattro punti può andare subito a quattro. Se gli altri mollano riceve due punti; se vedono, il diritto di rilanciare è loro. Chi è gespannt non può farlo.
w-58--must-match = Quando a tutte e due le parti manca una presa e nessuno ha rilanciato, una volta usciti può rilanciare solo chi ha come ultima carta una del seme d’uscita, una briscola, uno Schlag o un Kritischer.
w-58--challenge = Quando a tutte e due le parti manca una presa e nessuno ha rilanciato, a un rilancio fatto dopo l’uscita si può rispondere anche Farbe: si mostra l’ultima carta di chi ha rilanciato. Se è del seme d’uscita, una briscola, uno Schlag o un Kritischer, la sua parte vince la posta chiesta; se no, vince l’altra.
w-39--hidden = Le carte rimaste in mano restano coperte dopo la smazzata.
w-39--folded-hidden = Quando una parte molla o cede, le sue carte restano coperte.
w-39--shown = Si mostrano le carte della parte che molla o cede, e quelle rimaste quando la smazzata è decisa.
w-39--folded-shown = Si mostrano le carte della parte che molla o cede.

## Watten: i punti e la fine

w-41 =
    { $target ->
        [one] Vince la partita chi per primo ha { $target } punto. Tutto conta nell’ordine in cui accade.
       *[other] Vince la partita chi per primo ha { $target } punti. Tutto conta nell’ordine in cui accade.
    }
w-40--counts = Anche i punti oltre il traguardo si segnano.
w-40--capped = Nessun punteggio supera il traguardo.
w-42--within-two = È gespannt ({ word-tense }) chi ha bisogno di due punti o meno.
w-42--exactly-two = È gespannt ({ word-tense }) chi ha bisogno di due punti esatti.
w-42--no-raise = Chi è gespannt non può rilanciare. Può vedere e mollare.
w-44--counts-three = Quando una parte è gespannt e l’altra no, la smazzata vale tre dall’inizio e nessuno può rilanciare.
w-44--chooses = Quando una parte è gespannt e l’altra no, il primo di mano o il mazziere decide per la parte gespannt prima dell’uscita: gioca per tre senza rilanci, o lascia due punti agli altri.
w-44--four = Quando una parte è gespannt e l’altra no, il primo di mano o il mazziere decide per la parte gespannt prima dell’uscita: gioca senza rilanci, o lascia due punti agli altri. Gioca per quattro finché gli altri hanno meno di dieci punti, se no per tre.
w-44--four-ours = Il limite di dieci punti viene dalle partite ai diciotto.
w-44--in-full = Questa posta si paga per intero.
w-44--both = Se sono gespannt tutti e due, la smazzata vale due e nessuno può rilanciare.
w-43--base = Chi è gespannt e perde dà due punti, per quanto alta sia la posta.
w-43--stake = Chi è gespannt e perde dà tutta la posta.
w-45--two = Se chi è gespannt rilancia lo stesso, la smazzata è finita e gli altri ricevono due punti.
w-45--bid = Se chi è gespannt rilancia lo stesso, la smazzata è finita e gli altri ricevono la posta chiesta.
w-45--deduct = Se chi è gespannt rilancia lo stesso, perde due punti, il rilancio non vale e la smazzata continua.
w-45--in-full = Questo si paga per intero. In una risposta chi è gespannt non può rilanciare affatto.
w-46--either = A un rilancio non si può mollare se la posta chiesta porterebbe una delle parti oltre il traguardo.
w-46--raiser = A un rilancio non si può mollare se la posta chiesta porterebbe oltre il traguardo chi rilancia.
w-46--fold = A un rilancio si può solo mollare se la posta chiesta porterebbe una delle parti oltre il traguardo.
w-48--single = Decide una sola partita.
w-48--two = Vince la serie chi vince per primo due partite. Ogni partita comincia da zero, e la distribuzione continua a girare.
w-60--three = Si giocano tre partite, tutte e tre. Chi ne ha di più vince la serie; a parità la si divide.
w-60--named = Una partita vinta contro chi non ha nessun punto si chiama cappotto.
w-60--double = Una partita vinta contro chi non ha nessun punto (cappotto) conta per due.

## Watten: i segnali e la condotta

w-50--gestures = Durante la smazzata ci si può guardare intorno e fare segnali. Delle proprie carte non si parla.
w-50--talk = Durante la smazzata ci si può guardare intorno, fare segnali e parlare come si vuole, dicendo il vero o no.
w-50--none = Niente segnali e niente parole sulle carte.
w-51 = Ognuno guarda la propria mano o un altro giocatore, e tutti vedono dove.
w-52 = Un segnale comincia e finisce. Chi nel frattempo guarda quel giocatore l’ha visto, compagno o avversario; nessun altro lo sa. Mentre si fa un segnale non se ne vedono.
w-53--table = Che cosa vogliono dire i segnali lo concorda il tavolo; più segnali possono dire la stessa cosa.
w-53--partners = I compagni possono accordarsi su segnali propri finché non ci sono carte in mano. Gli altri li vengono a sapere a partita finita.
w-53--account = A partita finita si mostra ogni segnale e chi l’ha visto.
w-54--allowed = Un segnale può ingannare.
w-54--forbidden = Il segnale di una carta si fa solo con quella carta in mano.
w-59--prevented = Una carta che la chiamata non permette non si può giocare.
w-59--trump-prevented = Una carta che l’uscita a briscola non permette non si può giocare.
w-59--two = Si può giocare qualsiasi carta. Fino alla distribuzione seguente un avversario può reclamare che una carta non rispettava un obbligo; allora si mostra la mano di quel momento. Chi ha ragione riceve due punti per la sua parte, e la smazzata è finita.
w-59--stake = Si può giocare qualsiasi carta. Fino alla distribuzione seguente un avversario può reclamare che una carta non rispettava un obbligo; allora si mostra la mano di quel momento. Chi ha ragione riceve la posta concordata per la sua parte, e la smazzata è finita.
w-59--hidden = Finché Schlag e briscola sono coperti, possono reclamare solo il primo di mano e il mazziere.

## Whist tedesco: sezioni

section-german-whist-table = Al tavolo
section-german-whist-deal = La distribuzione
section-german-whist-play = Le prese
section-german-whist-stock = Il tallone
section-german-whist-score = Che cosa conta
section-german-whist-match = La serie
section-german-whist-knowledge = Chi può sapere che cosa

## Whist tedesco: al tavolo

g-01--two = Si gioca in due, uno contro l’altro, con il mazzo francese da 52 carte.
g-01--three = Si gioca in tre, ognuno per sé, con il mazzo francese da 52 carte.
g-02 = In ogni seme l’ordine è asso, re, donna, fante, dieci, e così fino al due.
g-40 = Si distribuisce anche una mano fantasma, l’ultima di ogni giro.
g-40--aside = Resta da parte, coperta, e fuori dal gioco.
g-41 = Le mani hanno una misura con cui il tallone finisce alla pari per tutti quelli che pescano. Contano tutte le prese.

## Whist tedesco: la distribuzione

g-03--high = Prima della prima smazzata tutti alzano; distribuisce la carta più alta, con l’asso alto. Se non è sola, tutti alzano di nuovo.
g-03--random = Il primo mazziere si tira a sorte.
g-03--passes = Poi, a ogni smazzata, distribuisce il giocatore seguente.
g-04 =
    { $cards ->
        [one] Le carte si distribuiscono una alla volta, la prima al giocatore dopo il mazziere, finché ognuno non ha { $cards } carta.
       *[other] Le carte si distribuiscono una alla volta, la prima al giocatore dopo il mazziere, finché ognuno non ha { $cards } carte.
    }
g-05 = Le altre carte formano il tallone; si prendono nel loro ordine.
g-06--upcard = Si scopre la prima carta del tallone. Il suo seme è la briscola di questa smazzata.
g-06--none = Non c’è briscola.
g-22 = Si scopre la prima carta del tallone. Se è rossa vince chi ha più prese; se è nera, chi ne ha meno.
g-07 = Il giocatore dopo il mazziere esce alla prima presa.

## Whist tedesco: le prese

g-10 = Ognuno gioca una carta al suo turno.
g-11 = Chi ha una carta del seme d’uscita deve giocarla. Chi non ne ha gioca ciò che vuole: nessuno è obbligato a tagliare o a superare.
g-12--trump = La briscola più alta prende; se non ce ne sono, la carta più alta del seme d’uscita.
g-12--none = Prende la carta più alta del seme d’uscita.
g-13--trump = Una carta che non è né del seme d’uscita né una briscola non vince mai.
g-13--none = Una carta di un seme diverso da quello d’uscita non vince mai.
g-18 = Chi prende esce alla presa seguente.
g-43 = Il fantasma siede dopo l’ultimo giocatore e gioca da solo: sempre la carta più bassa che può, a pari rango nell’ordine fiori, quadri, cuori, picche. Se prende, esce.

## Whist tedesco: il tallone

g-14 = Dopo ogni presa ognuno pesca una carta finché ce n’è: prima chi ha preso, poi gli altri a turno. Nessuno può rinunciare.
g-15 = La prima carta del tallone è scoperta e va a chi prende. Quando tutti hanno pescato si scopre la seguente.
g-33 =
    { $cards ->
        [one] { $cards } carta del tallone è scoperta. Chi prende sceglie quella che vuole, gli altri ricevono carte coperte dalla cima. Poi la fila si completa.
       *[other] { $cards } carte del tallone sono scoperte. Chi prende sceglie quella che vuole, gli altri ricevono carte coperte dalla cima. Poi la fila si completa.
    }
g-34 = Quando non ci sono più carte coperte, anche gli altri scelgono dalla fila. Un’ultima carta sola si prende senza scelta.
g-35 = Il tallone è coperto; anche chi prende pesca una carta coperta.
g-35--trump = La prima carta si scopre una volta, per fissare la briscola; è comunque la prima che si pesca.
g-16 =
    { $cards ->
        [one] La prima fase dura quanto il tallone. Poi viene la seconda, con la { $cards } carta che ognuno ha in mano.
       *[other] La prima fase dura quanto il tallone. Poi viene la seconda, con le { $cards } carte che ognuno ha in mano.
    }
g-17--hidden = Una carta coperta la vede solo chi la pesca.
g-17--open = Una carta che era scoperta l’hanno vista tutti.
g-44 = Il fantasma pesca al suo turno. Le sue prese non sono di nessuno e non entrano in nessun conto; fanno parte del totale solo dove serve più della metà delle prese.
g-44--open = Dove un giocatore sceglierebbe, il fantasma prende la carta più bassa.

## Whist tedesco: che cosa conta

g-20--all = Ogni presa conta uno.
g-20--last = Contano solo le prese della seconda fase.
g-20--weighted = Una presa della prima fase conta uno, una della seconda due.
g-21--most = Chi ha più prese contate vince la smazzata.
g-21--red = Se vincono le più, vince la smazzata chi ha più prese contate.
g-23--fewest = Chi ha meno prese contate vince la smazzata.
g-23--black = Se vincono le meno, vince la smazzata chi ha meno prese contate.
g-25--number =
    { $tricks ->
        [one] La smazzata finisce appena qualcuno ha { $tricks } presa.
       *[other] La smazzata finisce appena qualcuno ha { $tricks } prese.
    }
g-25--half = La smazzata finisce appena qualcuno ha più della metà delle prese.
g-25--endgame = Per questo si guardano solo le prese della seconda fase.
g-25--wins = Quel giocatore vince.
g-25--loses = Quel giocatore perde.
g-25--by-upcard = Quel giocatore vince dove vincono le più, e perde dove vincono le meno.
g-25--others = Dove quel giocatore perde si confrontano gli altri due.
g-28--most = Se nessuno ci arriva, vince chi ha più di quelle prese.
g-28--fewest = Se nessuno ci arriva, vince chi ha meno di quelle prese.
g-28--by-upcard = Se nessuno ci arriva, si confrontano quelle prese: vincono le più o le meno, secondo la carta.
g-28--nobody = Se nessuno ci arriva, non vince nessuno.
g-24--draw = A numeri pari la smazzata è pari: non vince nessuno.
g-24--replay = A numeri pari la smazzata non conta: lo stesso mazziere ridistribuisce.
g-24--last-trick = A numeri pari vince chi ha fatto l’ultima presa.
g-24--endgame = A numeri pari vince chi ha più prese della seconda fase; se anche queste sono pari, la smazzata è pari.
g-24--endgame-fewest = A numeri pari vince chi ha meno prese della seconda fase; se anche queste sono pari, la smazzata è pari.
g-24--endgame-by-upcard = A numeri pari decidono le prese della seconda fase, le più o le meno secondo la carta; se anche queste sono pari, la smazzata è pari.
g-42--share = I primi a pari merito si dividono la vittoria.
g-42--drawn = Se i primi sono pari, la smazzata è pari.
g-42--last-trick = L’ultima presa decide solo se l’ha fatta uno dei primi a pari merito; se no è come una smazzata pari: una partita unica si divide, un’altra smazzata è pari.
g-42--endgame = Si confrontano solo i primi a pari merito; se restano pari, una partita unica si divide, un’altra smazzata è pari.
g-26--most = Dove vincono le più, chi vince riceve le sue prese contate oltre la parte uguale del totale.
g-26--fewest = Dove vincono le meno, chi vince riceve ciò che gli manca alla parte uguale.
g-26--race = Dopo una corsa è almeno un punto.
g-26--hand = Chi vince una smazzata riceve un punto.
g-27--tricks = Dove vincono le più, ognuno riceve un punto per ogni sua presa contata.
g-27--tricks-fewest = Dove vincono le meno, ognuno riceve un punto per ogni presa contata degli altri.
g-27--over-six = Dove vincono le più, ognuno riceve un punto per ogni sua presa contata oltre sei.
g-27--over-six-fewest = Dove vincono le meno, ognuno riceve un punto per ogni presa contata degli altri oltre sei.
g-27--draw = Questi punti si danno anche in una smazzata pari.

## Whist tedesco: la serie

g-30--three = Vince la serie chi vince per primo due smazzate. I punti si sommano a parte.
g-30--five = Vince la serie chi vince per primo tre smazzate. I punti si sommano a parte.
g-30--single = Decide una sola smazzata.
g-31 = Una smazzata pari non conta per nessuno; distribuisce il mazziere seguente.
g-32 = Chi dopo una smazzata è il solo ad avere cinquanta punti o più vince la serie. Finché più giocatori hanno raggiunto il traguardo, questo sale di dieci.

## Whist tedesco: chi può sapere che cosa

g-60 = Ognuno vede la propria mano, la parte scoperta del tallone, ogni presa, e quante carte hanno ciascuna mano e il tallone. Chi sta solo a guardare non vede nessuna mano.
g-61 = Le carte prese scoperte restano segnate per gli altri finché non si giocano.
g-61--first = La carta scoperta per prima resta segnata per gli altri finché non si gioca.
g-62 = Le carte rimaste in mano quando una corsa chiude la smazzata restano coperte.
