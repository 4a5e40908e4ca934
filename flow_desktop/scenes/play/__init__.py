"""A turn at the table: `scene.PlayScene(table, *companions)`; docs/architecture.md has its picture.

Importing order: carry -> card_play, drawings -> hand (no screen needed) -> bubble, tell -> moves ->
companion -> columns/, sea/, layout -> attention, grip, stage, onward, discards, help -> scene.

Keys of its widgets, for focus and for scripts: `board/c2`, `pile-0` .. `pile-5`, `shown-0`, `held`,
`turn-left`, `turn-right`, `step` (the button that does the next step), `trade`, `discards`, `card-0`,
`seat-0`, `clock`, `animals`, `wave` (call it; clock off), `undo`, `pause`, `help`, `why` (in the
bubble of a refusal); in the discard: `kind-tee`, `close`.
"""
