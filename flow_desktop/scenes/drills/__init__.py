"""Two short exercises with a personal best, each against the clock and in peace; the bests are kept apart.

* `exercises`: what the drills are called and where their bests are kept. `placing` and `saving` need no
  screen: which space is asked for, which position comes, what it is worth.
* `companions`: whoever sits beside the player; a `ToDrill(exercise, number)` leads there.
* `scene.DrillsScene` to choose; `ways_on`: `ReadyScene` before the last ten seconds, pause and result;
  `board_sheet`: the page beside a board on which drills and puzzles end.

Keys of its widgets: `place-timed`, `place-calm`, `save-timed`, `save-calm`; `start`; `again`, `another`.
"""
