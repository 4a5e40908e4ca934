"""A position set up by hand on the real board: `scene.EditorScene(position)`.

* `workbench` (no screen needed): the position, what a press does to it, taking back; the engine says what
  cannot be. `stock`: cards, piles and scenario cards by number. `words`: why not, in the player's language.
* `columns`: the widgets; `pages`: cards, piles, scenario cards, the text.

Keys of its widgets: `piece-straight` .. `piece-rock`, `piece-bird`, `piece-boat`, `piece-eraser`,
`turn-left`, `turn-right`, `board/c2`, `hand`, `piles`, `scenarios`, `text`, `undo`, `redo`,
`clear`, `start`, `back`.
"""
