"""The way out of the game: back to where games are chosen, which is none of this wing's business."""

from flow_desktop.app.scene import Change, Reset, ToShelf


def leave_for_shelf() -> Change:
    """Leave this game for the shelf that it was taken from."""
    return Reset(ToShelf())
