"""Practice in peace: alone, without a running clock, everything can be taken back.

* `scene.PractiseScene`: five ways to practise as postcards (`postcard`), and how.
* `beginning`: where a practice game begins (a `ToPractice`), and what was chosen, which is kept.
* `practice.Practice`: the companion in the play scene, with the risk; `ways_on`: its own pause and end.
* `scene.CodeScene`: any wave code. `editor`: a position set up by hand; `position_text` its text.

Keys of its widgets: `free`, `puzzles`, `code`, `position`, `drills`, `clock`; in play `risk` and `redo`.
"""
