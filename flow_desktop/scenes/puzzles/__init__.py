"""Puzzles: positions in which the goal can be reached, but hardly anything reaches it.

* `words`: what grades and goals are called, and why a try failed. `reached`: what somebody has solved.
* `companion.Puzzler` sits beside the player; `guide` knows the proved solutions and gives the hints.
* `scene.PuzzlesScene` to choose, `ways_on`: pause and end of a try, `solution`: the way step by step.

Keys of its widgets: `grade`, `go-on`, `puzzle-<name>`; `again`, `solution`, `next`, `undo`.
"""
