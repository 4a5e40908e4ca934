"""The people of this computer: who is playing, what is each one's own, and their ways at a shared table.

* `who`: the list over the menu. `page`: one person's settings, aids and progress.
* `ways`: at a shared table keys and the like follow the turn, and more time is told.
"""
