"""The last moment of a game, before the results: the animals board, or the tide rises over the board.

`crew` (the boat from the side and who sits in it; the results draw it too), `swims` (where and when each
swims and leaps), `sunrise` (where board, boat and words stand), `letters` -> `boarding` (won), `rising`
(lost) -> `scene`: `ClosingScene(table, board_view)` lies over the play scene and pops itself; any press
skips it.
"""
