"""A player without hands: whole games through the real screens by intents alone, as fast as they can go.

`touch` reads what is on screen and makes the intents of a person, `pointer`, `keys` and `one_switch` are the
ways to carry a command out, `player` decides what to do, `game` plays from the menu to the results and back;
`dark` plays one with the screen off, by `ears` alone;
`build.demo` leaves pictures of such a game.
"""
