"""A player with closed eyes: whole games on what is spoken, and on nothing else.

`listener` plays, with the `hands` of `Ears`: to hear what was said since, to press a key, to type, and to let
time pass. `phrases` are the sentences it understands, in any language: the catalogue's own, turned into
patterns. `sketch` is the board as it keeps it in mind, `planning` what it does. None of them may import
anything of the game, its table or its screens (`tests/scenes/autoplay/test_ears.py`).
"""
