"""What is left of a game: its story, its last board as a picture, the whole of it as a small film or as text.

* `facts`: what a story is made of, read from the events.
* `story`: the facts as about ten sentences.
* `postcard`: the last board as a picture to keep.
* `film`: the game as frames; `gif` writes them as one file.
* `scene`: the page on which all of it is asked for.
"""
