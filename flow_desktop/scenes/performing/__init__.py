"""A scene with a board performs what happens: it lends a small `Stage`, and timelines come to life on it.

* `motions`: `Motions`, everything that moves now, by a clock that is handed in.
* `performer`: `Stage`, the door that a scene lends (`BoardStage`: a board and nothing else), and
  `Performer(shell, stage)`, each cue of a timeline at its moment on its channel; skip and stop.
* `joy`: `draw_joys`, the glad second of an animal that has its path.
* `lights`: `draw_lights`, `draw_flights`: what moves over the board.
* `backdrop`: the scene below, caught and veiled; the caption, and the button that skips.
"""
