"""A scene with a board performs what happens: it lends a small `Stage`, and timelines come to life on it.

* `stage`: `Stage`, the door that a scene lends: where a place is, and that the board looks different now.
* `motions`: `Motions`, everything that moves now, by a clock that is handed in.
* `performer`: `Performer(shell, stage)`, each cue of a timeline at its moment on its channel.
* `lights`: `draw_lights`, `draw_flights`: what moves over the board.
"""
