"""Everything that draws a board, for every scene: one renderer, fed with what is to be shown.

* `show`: `BoardShow` (what is to be seen; `dataclasses.replace` it whenever something changes), `Ghost` (a
  tile held over a space), `Mood`, `mood_of(show, animal)`.
* `view`: `BoardView(show, on_space, label_of, key, focusable, now)`: the board as a widget. Set `view.show`
  to change it. `cell_rect(cell)`, `cell_at(pos)`, `cell_px`, `moving(look)`, `draw_piece(surface, ...)`.
  Its children are the 49 spaces, each with a label and the key `<key>/<cell name>`.
* `picture`: `board_picture(look, board, px)` and `BoardPicture(board, units)` for pages and results.
* `sprites`: single pieces as pictures: `tile_picture`, `piece_picture`, `animal_picture`, `bird_picture` ...
  `draw_piece(surface, look, piece, cell, centre, px, angle=, scale=, alpha=)`: a piece anywhere.
* `space`: `space_label(board, cell)`: a space in words.
* `places`: `BoardPlaces.fitted(rect, frame)`: where the spaces lie.

Animations need a clock: give `now=shell.now`; without one the board stands still.
"""
