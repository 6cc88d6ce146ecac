### Pourquoi quelque chose ne va pas, et ce qui irait : un message par code.

## À la table, dans tous les jeux

error-needs-deal = On donne d’abord les cartes.
error-no-deal-needed = Les cartes sont déjà données.
error-series-is-over = La partie est finie.
error-not-your-turn = Ce n’est pas encore à toi.
error-not-now = Ce n’est pas possible en ce moment.
error-not-your-card = Tu n’as pas cette carte : { $card }.
error-must-follow-suit = Il faut fournir : joue { $suit }.

## Watten : annoncer

error-unknown-strike = « { $rank } » ne peut pas être la Frappe.
error-unknown-trump = « { $suit } » ne peut pas être l’atout.
error-must-hold-it = Ici, on n’annonce que ce qu’on a en main.
error-cannot-show = Cette carte ne peut pas se montrer pour la Frappe ici : { $card }.
error-nothing-to-keep = À la coupe, on ne garde qu’une Critique.
error-swap-is-off = À cette table, on n’échange pas la Frappe et l’atout.
error-swap-was-asked = L’échange a déjà été demandé dans cette donne.
error-better-is-off = À cette table, pas de Bessere.
error-better-limit-reached = Votre camp a déjà eu des Bessere dans cette donne.
error-better-was-refused = Les Bessere ont été refusées : annonce sur ces cartes.
error-not-enough-cards = Il ne reste pas assez de cartes pour des Bessere.

## Watten : jouer

error-must-give-trump = Ton partenaire a dit « Atout ou Critique » : joue un atout.
error-must-give-trump-or-critical = « Atout ou Critique » a été appelé : joue un atout ou une Critique.
error-must-follow-trump = Atout est entamé : joue un atout ou une Frappe.
error-no-call-with-this-card = « Atout ou Critique » se dit en entamant la Frappe droite, et seulement elle.

## Watten : l’enjeu

error-answer-first = D’abord, la question posée attend sa réponse.
error-nothing-to-answer = Il n’y a rien à accepter ni à refuser.
error-side-is-tense = Tendu : pas de relance
error-other-side-is-to-raise = C’est à l’autre camp de relancer.
error-raise-too-late = Ta carte est déjà jouée : tu pourras relancer au pli suivant.
error-raise-not-out-of-turn = Tu peux relancer quand c’est à toi.
error-raise-between-tricks = Ici, on relance avant l’entame d’un pli.
error-stake-limit-reached = L’enjeu ne monte pas plus haut.
error-enough-to-win = L’enjeu vous suffit déjà pour gagner.
error-wrong-raise = D’ici, on ne passe pas à { $to }.
error-not-far-behind = Pour passer tout de suite à quatre, il faut au moins quatre points de retard.
error-last-card-must-match = Au dernier pli, on relance si sa dernière carte est de l’enseigne demandée, un atout, une Frappe ou une Critique.
error-no-reraise-in-answer = Ici, on accepte ou on se couche ; tu pourras relancer ensuite.
error-must-accept = L’enjeu dépasse l’objectif : il faut l’accepter.
error-must-fold = L’enjeu dépasse l’objectif : on ne peut pas l’accepter.
error-round-is-decided = La donne est déjà décidée.
error-concede-is-off = À cette table, une donne se joue jusqu’au bout.
error-not-all-criticals = Pour la Machine, il te faut toutes les Critiques en main.
error-nothing-to-claim = Il n’y a rien à réclamer sur cette carte : { $card }.

## Watten : les signes

error-signals-are-off = À cette table, pas de signes.
error-signals-not-open = Les signes viennent une fois la Frappe et l’atout annoncés.
error-unknown-gesture = La table ne connaît pas ce signe.
error-false-signal = Ici, les signes sont honnêtes : celui-ci ne correspond pas à tes cartes.
error-gesture-running = Un signe après l’autre : le dernier se voit encore.
error-no-gesture-running = Tu ne fais aucun signe en ce moment.
error-bad-look = Tu ne peux pas regarder par là maintenant.

## Whist allemand

error-nothing-to-take = Il n’y a pas de carte à prendre maintenant.
error-not-in-the-row = Cette carte n’est pas visible : { $card }.

## Tables

error-unknown-table = Cette table n’existe pas (ou plus).
error-unknown-seat-secret = Cette clé n’ouvre aucune place de la table.
error-unknown-invitation = Cette invitation ne mène à aucune table (ou plus).
error-unknown-ticket = Ce lien a déjà servi ou n’est plus valable. Demandes-en un autre.
error-seat-taken = Quelqu’un est déjà assis à cette place.
error-seats-are-free = Il reste des places libres : on donne quand tout le monde est assis.
error-already-seated = Tu as déjà une place à cette table.
error-not-the-host = Seule la personne qui tient la table peut le faire.
error-talk-is-closed = On ne parle pas pendant la donne.
error-chat-is-off = On ne s’écrit pas à cette table.
error-unknown-call = La table ne connaît pas cette réplique.
error-stale = Il s’est passé quelque chose entre-temps : regarde encore une fois.
error-pledge-not-now = Les enveloppes de cette donne sont déjà fermées, ou elle est encore trop loin.
error-share-not-asked = Ton enveloppe n’est pas demandée pour l’instant.
error-share-differs = Ce n’est pas l’enveloppe que tu avais posée.
error-deal-differs = Les cartes données ne découlent pas des enveloppes.
error-bad-message = Le navigateur et la table ne se comprennent pas. Recharge la page.
error-unknown-bot = Je ne connais pas le bot « { $bot } ». Il y a : { $known }.
error-wrong-bot-count =
    { $seats ->
        [one] Cette table a besoin d’un joueur.
       *[other] La table a { $seats } places : dis pour chacune qui s’y assied.
    }
error-too-many-requests = C’était un peu rapide. Réessaie dans un instant.
error-try-again = Ce n’est pas possible à l’instant. Réessaie dans quelques secondes, rien n’est perdu.
error-record-rules-version-unknown = Cet enregistrement suit la version { $version } des règles, que je ne connais pas.
error-record-stays-closed = À cette table, les cartes jetées restent cachées ; il n’y a donc pas d’enregistrement.
error-record-not-yet = L’enregistrement sera disponible une fois la partie finie.
