player = Player { $number }
setup-players = This game is for { $min } to { $max } players, not { $players }.
refused-not-now = Nothing is to be decided now.
refused-text = A message needs some words, and not too many.
refused-notation = This decision is not one the game knows.
setup-switch = “{ $value }” is not possible for “{ $switch }”.
setup-clash = These switches do not fit together.
setup-pack = These components are not here.
setup-game = There is no such game.
undo-nothing = There is nothing of yours to take back.
undo-revealed = Something was revealed since; it can only be taken back if everybody agrees.
undo-depended = Another player has acted on it since; it can only be taken back if everybody agrees.
undo-barrier = It touched another player; it can only be taken back if everybody agrees.
undo-over = The game is closed; nothing can be taken back.
redo-nothing = There is nothing of yours to do again.
redo-refused = What you took back is no longer possible.
consent-none = Nobody has asked to go back.
consent-own = You asked yourself; the others have to answer.
consent-place = There is no such place to go back to.
source-rulebook = rulebook
source-owner = printed component
source-found = found
source-reconstructed = reconstructed
story-secret-draw = { $seat } draws a card in secret.
story-secret-decision = { $seat } decides in secret.
story-undo = { $seat } takes the last decision back.
story-ask = { $seat } asks to go back to event { $to }.
story-agree = { $seat } agrees to go back.
story-decline = { $seat } declines to go back.
story-give = { $seat } shuffles too.
story-join = { $name } takes seat { $number }.
story-say = { $seat }: { $text }
story-say-spectator = A spectator: { $text }
turn-setup = The table is laid.
turn-told = { $who }: { $deeds }
turn-told-changes = { $who }: { $deeds }; { $changes }
story-name = { $seat }
story-end = { $count ->
    [one] The game is over. { $winners } wins.
   *[other] The game is over. { $winners } share the victory.
}
story-end-solo = The game is over.
story-taken-back = { $times ->
    [one] Something revealed was taken back once.
   *[other] Something revealed was taken back { $times } times.
}
