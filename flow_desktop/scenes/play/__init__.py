"""A turn at the table: `scene.PlayScene(table)`; a `companion.Companion` may sit beside the player.

Rooms in importing order: carry -> card_play, told -> acting (no screen needed: what the hands hold and do) ->
motion, lights, kept -> balance, slots, key_sign, grab, clock_ring, piles, held, hand, seats, animals,
count_button, facts, reason, plate, layout (widgets); tide -> sea_tones, beach, deep, shore, swell -> sea ->
steps, supply, clock_panel, tile_panel, left, right -> discard_view, help -> companion -> performing, tell,
moves, pointer, keys, leading, passing, aside -> scene.

Keys of its widgets, for focus and for scripts: `board/c2`, `pile-0` .. `pile-5`, `shown-0`, `held`,
`turn-left`, `turn-right`, `step` (the button that does the next step), `trade`, `discards`, `card-0`,
`seat-0`, `clock`, `animals`, `wave` (call it; clock off), `undo`, `pause`, `help`, `why` (in the
bubble of a refusal); in the discard: `kind-tee`, `close`.
"""
