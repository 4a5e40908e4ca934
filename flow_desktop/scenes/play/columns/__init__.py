"""The columns beside the board: seats and cards on the left; clock, supply and the tile in hand on the right.

They are built anew from `seen.Seen` at every refresh: `beside.left_column(seen, rooms)` and `right_column`.
"""
