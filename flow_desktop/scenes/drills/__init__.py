"""Two short exercises with a personal best, each against the clock and in peace; the bests are kept apart.

* `exercises`: what the drills are called and where their bests are kept. `placing` and `saving` need no
  screen: which space is asked for, which position comes, what it is worth.
* `companions`: whoever sits beside the player; `start.start_drill(shell, exercise, number)` plays one.
* `scene.DrillsScene` to choose, `ready.ReadyScene` before the last ten seconds, `result.DrillResult` after.

Keys of its widgets: `place-timed`, `place-calm`, `save-timed`, `save-calm`; `start`; `again`, `another`.
"""
