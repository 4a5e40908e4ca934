"""Practice in peace: alone, without a running clock, everything can be taken back.

* `scene.PractiseScene`: four ways to practise, and how; `wishes` keeps what was chosen.
* `beginning`: `Beginning` is where a practice game begins, `start_practice(shell, beginning)` plays it.
* `practice.Practice`: the companion in the play scene: the risk of every space, redo, its own pause and end.
* `code_scene.CodeScene`: any wave code. `editor`: a position set up by hand; `position_text` its text.

Keys of its widgets: `free`, `code`, `position`, `drills`, `clock`; in play `risk` and `redo`.
"""
