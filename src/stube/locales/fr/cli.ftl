### Ce que les commandes disent aux gens ; `--json` répond en codes.

## Refus

cli-at-line = Ligne { $line } : { $sentence }
cli-at-event = { $sentence } (événement { $event } : { $text })

## L’arbitre

cli-on-top = { $card } l’emporte (carte { $place } du pli) : { $reason }.
cli-legal = { $cards } : { $reason }.
cli-assumed = on suppose { $change }, resté ouvert
cli-announced = Frappe { $strike }, atout { $trump } : { $ladder }, puis les enseignes simples.
legal-lead = qui entame peut jouer n’importe quelle carte
legal-free = le jeu est libre
legal-void = rien en main de ce qui est demandé : toute carte peut être jouée
legal-no-call-with-this-card = cette entame ne permet pas l’appel : le jeu est libre
legal-must-give-trump = il faut fournir un atout
legal-must-give-trump-or-critical = il faut fournir un atout ou une Critique
legal-must-follow-trump = atout est entamé : il faut fournir un atout ou une Frappe
legal-must-follow-suit = il faut fournir la couleur demandée
cli-match-open = la partie continue
cli-match-won = { $side } ont gagné la partie
cli-stake = enjeu { $stake }
cli-asked = relance à { $to } sans réponse
cli-may-raise = { $side } peuvent relancer
cli-may-not-raise = { $side } ne peuvent pas relancer ({ $why })
cli-counted =
    { $result ->
        [replayed] égalité : on redonne
        [won] victoire : { $winners }
       *[draw] donne nulle
    } (comptés { $counts } ; points { $points }).
cli-presets =
    { $count ->
        [one] { $game } : une variante ; dessous, ce qui diffère du réglage de base.
       *[other] { $game } : { $count } variantes ; dessous, ce qui diffère du réglage de base.
    }
cli-the-defaults = le réglage de base
cli-defaults = réglage de base : { $options }

## Les bots entre eux

cli-progress = { $done } donnes sur { $rounds }
cli-selfplay =
    { $rounds ->
        [one] une donne
       *[other] { $rounds } donnes
    }, séries terminées : { $finished } ; points : { $points }
cli-arena-progress = { $a } contre { $b } : { $done } paires sur { $pairs }, encore { $seconds } s environ
cli-arena-title = { $a } contre { $b } : { $game }, { $preset }, { $pairs } paires
cli-arena-figure =
    { $measure ->
        [share] { $unit ->
            [match] parties gagnées
           *[other] donnes gagnées
        }
        [tricks] { $unit ->
            [match] plis d’avance par partie
           *[other] plis d’avance par donne
        }
       *[other] { $unit ->
            [match] points d’avance par partie
           *[other] points d’avance par donne
        }
    } : { $figure }
cli-arena-bootstrap =
    bootstrap sur les paires : { $bounds }{ $agrees ->
        [yes] { "" }
       *[no] { " " }(pas d’accord : il faut plus de paires)
    }
cli-arena-reduced = sans la chance de la pioche : { $figure } (variance divisée par { $narrower })
cli-arena-pairing = l’échange des camps divise la variance des points par { $narrower }
cli-arena-sprt =
    { $verdict ->
        [H0] Le test dit : { $h0 }, pas { $h1 }
        [H1] Le test dit : { $h1 }, pas { $h0 }
       *[open] Le test entre { $h0 } et { $h1 } reste ouvert
    } (rapport de log-vraisemblance { $llr }, bornes { $low } et { $high }).
cli-arena-spent = { $bot } réfléchit { $milliseconds } ms en moyenne (décisions : { $decisions })
cli-arena-stopped = Interrompu : les chiffres comptent ce qui a été joué. Avec --resume, on continue de là.
cli-arena-league = Points de la ligne contre la colonne, avec la demi-largeur de l’intervalle à 95 % :
cli-arena-mean = moyenne

## Ce qu’il faut

cli-bench-column =
    { $column ->
        [row] ligne
        [mark] quoi
        [value] valeur
        [ratio] rapport
        [must] requis
        [goal] but
       *[peer] ailleurs
    }
cli-bench-reference = La boucle fixe a pris { $milliseconds } ms ; les rapports sont des multiples (durées) ou ce qui tient dans une boucle (débits).

## Une partie racontée

replay-round = Donne { $number }
replay-trick = pli { $number } :  { $cards }   → { $who }
replay-unfinished = inachevé :  { $cards }
replay-score = score { $score }
replay-open = (l’enregistrement s’arrête ici ; la série n’est pas finie)
replay-ghost = main fantôme

## Les règles


cli-rules-own = À partir de la variante { $preset } ; changé : { $changed }.
cli-rules-fine = En ordre. Empreinte { $fingerprint }.
cli-rules-same = Les deux se jouent exactement pareil.
cli-rules-alike = { $option } : { $one } et { $other } (sans effet)
cli-rules-other = { $option } : { $one } et { $other }
cli-rules-only = Seulement { $which } :
cli-rules-mark-ours = (de nous : aucune source ne tranche)
cli-rules-mark-unconfirmed = (non confirmé : une seule source le dit)

## Des donnes honnêtes

verify-table = Table { $table }, { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }
verify-deal = donne { $number } ({ $kind ->
        [cut] coupe
        [dealer] tirage au sort
       *[deck] cartes
    }) : { $found }
verify-holds = faite par tous, et tout concorde
verify-partly = tout concorde, mais pas faite par tous : aucune part de { $names }
verify-withheld = tout concorde, mais une part promise n’est jamais venue : { $names }
verify-sealed = ce qui est ouvert concorde ; le serveur n’a pas montré sa part
verify-flaw =
    ne concorde pas : { $flaw ->
        [share_differs] la part de { $name } n’est pas celle qui avait été promise
        [share_not_pledged] { $name } n’avait pas promis la part utilisée
        [server_share_differs] la part du serveur n’est pas celle qu’il avait promise
        [deal_differs] les parts donnent une autre donne ({ $right })
       *[root_differs] les cartes n’étaient pas scellées dans cet ordre
    }
verify-all = Chaque donne découle de ses parts.
verify-some = Toutes les donnes ne peuvent pas être recalculées.
verify-none = Une donne au moins ne concorde pas.
