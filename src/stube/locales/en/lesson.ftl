### A first round, step by step. $partner, $left, $right: the names of the others at the table.

## Watten

lesson-watten-hello = Watten: four at the table, two against two. { $partner } across from you is your partner, { $left } and { $right } play against you. Three tricks out of five win the round and score two points.
lesson-watten-criticals = You can see three cards already. The king of hearts is the Max, the highest card of all. With Belli and Spitz it is one of the criticals: these three beat everything else.
lesson-watten-strike = You sit in forehand, so you name the strike, which is a rank. You hold two Unters: name the Unter.
lesson-watten-chief = { $right } has dealt and made leaves trumps. So the Unter of leaves in your hand is the chief; only criticals stand above it. The other Unters are blind strikes. “Who beats whom” shows it all.
lesson-watten-call = Lead the chief and call “Trump or critical!”: tap it, switch the call on, and play it. Then each opponent must give a trump or a critical if they have one.
lesson-watten-signal = The first trick is yours, and both opponents gave up a trump. You were looking at { $partner } and saw a wink: she signals something good. Only those who are looking see a signal.
lesson-watten-partner = Trust it: play the ace of bells. If an opponent beats it, { $partner } can still go over.
lesson-watten-raise = { $partner } took it with the Belli: two tricks for you. All the same { $right } raises to three. You hold or you fold; a fold gives the others two points. You still have the Max: hold.
lesson-watten-max = { $right } has laid the ace of acorns. Take the trick with the Max: nothing stands above it.
lesson-watten-end = Three tricks, and because you held, three points.

## German Whist

lesson-german-whist-hello = German Whist is for two. Each of you has thirteen cards, the other 26 are the stock. There are 26 tricks; whoever takes more wins the round.
lesson-german-whist-stock = The top card of the stock lies open. Hearts are trumps because the first one is a heart. Whoever wins the trick takes it; the other draws the next card, which nobody sees.
lesson-german-whist-win = A jack of trumps is worth having. Lead the ace of clubs: no club is higher.
lesson-german-whist-lose = The jack is yours. The new open card is poor, and the hidden one below may be better. Let the trick go: play the three of clubs.
lesson-german-whist-follow = { $left } leads diamonds. You have diamonds, so you must follow suit. The queen of diamonds lies open: win with the king.
lesson-german-whist-endgame = So it goes on until the stock is gone. After that nobody draws, and whoever paid attention knows what the other holds. We jump to the last trick.
lesson-german-whist-last = One card is left in your hand. Lay it.
lesson-german-whist-end = Your sixteen tricks are more than half of 26: the round is yours.
