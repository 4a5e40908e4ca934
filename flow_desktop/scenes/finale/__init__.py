"""The last moment of a game, before the results: the animals board, or the tide rises over the board.

`swims` (where and when each animal swims), `crew` (the boat and who sits in it; the results draw it too),
`letters` -> `boarding` (won), `rising` (lost) -> `scene`: `ClosingScene(table, board_view)` lies
over the play scene and pops itself; any press skips it.
"""
