"""The still picture of the table: painted anew where something has changed, and each part once."""

import pygame

from flow_desktop.pictures import on_stage
from flow_desktop.river_dice.scenes.play.table_picture import TablePicture
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget


class Part(Widget):
    """Counts how often it is painted."""

    def __init__(self, rect: pygame.Rect) -> None:
        super().__init__()
        self.rect = rect
        self.painted = [0]  # no number of its own: what a part holds is what it shows
        self.shows = 0

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        self.painted[0] += 1
        surface.fill((self.shows, 0, 0), self.rect)


def test_a_part_is_painted_once_though_all_its_neighbours_change() -> None:
    """What one points at shows on every part: six times each would be a late frame."""
    parts = [Part(pygame.Rect(100 * (k % 3), 100 * (k // 3), 100, 100)) for k in range(6)]
    seen = [0]
    with on_stage("river-dice-setup", Wish((1024, 640), reduced_motion=True)) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        picture, surface = TablePicture(lambda: (seen[0],)), pygame.Surface((400, 300))
        for _time in range(2):
            picture.draw(surface, screen.look, parts)
        assert [part.painted[0] for part in parts] == [1] * 6
        seen[0] = 1
        picture.draw(surface, screen.look, parts)
        assert [part.painted[0] for part in parts] == [2] * 6
        parts[5].shows = 200
        picture.draw(surface, screen.look, parts)
        assert parts[5].painted == [3] and surface.get_at((250, 150))[0] == 200
        assert parts[0].painted == [2], "it lies far away"
