"""In very large windows, where drawing takes long, a table is drawn while the menu is looked at."""

from collections.abc import Iterator

from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.engine.geometry import ANIMAL_CELLS
from flow_desktop.engine.tiles import EDGES, MAP_KINDS
from flow_desktop.scenes.board.piece_drawings import (
    DRAWINGS,
    bare_drawing,
    corner_drawing,
    harbour_drawing,
    themed,
    tile_drawing,
)
from flow_desktop.scenes.board.places import BoardPlaces, badge_frame
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.board.sprites import animal_size
from flow_desktop.scenes.play.layout import rooms
from flow_desktop.scenes.play.sea.sea import paint_ahead
from flow_desktop.scenes.play.sea.water import HALVED
from flow_desktop.widgets.look import Look


def draw_ahead(look: Look) -> None:
    """Draw tiles and animals, and paint sand and water; another thread may do it."""
    if look.view.unit < HALVED:
        return
    places = BoardPlaces.fitted(rooms(look).board, badge_frame(look.view.text_percent))
    look.assets.draw_beside(usual_drawings(look, places.cell_px))
    if not look.theme.flat:
        paint_ahead(look.view)


def usual_drawings(look: Look, px: int) -> Iterator[tuple[ArtName, int]]:
    """What lies on boards of such spaces, and how large it is drawn; what is needed soonest comes last."""
    for kind in reversed(MAP_KINDS):
        for drawing in range(DRAWINGS):
            yield themed(look, tile_drawing(kind, kind.rotations[0], drawing).name), px
    for mood in (Mood.ABOARD, Mood.HOPEFUL, Mood.WAITING):
        for animal in ANIMAL_CELLS:
            yield art("animal", animal, mood), animal_size(px)
    for animal in ANIMAL_CELLS:
        yield themed(look, corner_drawing(animal).name), px
    yield themed(look, harbour_drawing("boat", EDGES).name), px
    if look.theme.flat:
        yield themed(look, bare_drawing(0, 0).name), px
