"""The states of every screen that are worth a picture, by name, and their pictures without a display.

The same wish gives the same pixels.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pygame

from flow_desktop.app.folders import Folders
from flow_desktop.app.language import _
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.app.view import TYPEFACES
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.gallery import games, learning, pages, practising
from flow_desktop.scenes.gallery.easel import Easel, Exhibit

EXHIBITS: dict[str, Exhibit] = {
    "menu": Exhibit(pages.menu),
    "menu-go-on": Exhibit(pages.menu_with_a_game),
    "setup": Exhibit(pages.setup),
    "setup-six": Exhibit(pages.setup_six),
    "setup-known": Exhibit(pages.setup_known, pages.open_a_seat),
    "play": Exhibit(games.play),
    "play-start": Exhibit(games.start),
    "play-carry": Exhibit(games.play, games.carry),
    "play-refused": Exhibit(games.play, games.refuse),
    "play-card": Exhibit(games.with_a_card, games.begin_card),
    "play-six": Exhibit(games.six, games.carry),
    "play-warning": Exhibit(games.hurry, games.carry),
    "discards": Exhibit(games.play, games.see_discards),
    "help": Exhibit(games.play, games.ask_help),
    "wave": Exhibit(games.wave, games.to_the_wave),
    "wave-tumble": Exhibit(games.wave, games.dice_tumble),
    "wave-rolled": Exhibit(games.wave, games.dice_lie),
    "wave-sweep": Exhibit(games.wave, games.water_runs),
    "wave-done": Exhibit(games.wave, games.wave_told),
    "wave-calm": Exhibit(games.calm_wave, games.to_the_wave),
    "finale": Exhibit(games.winning, games.all_aboard),
    "finale-swim": Exhibit(games.winning, games.animals_swim),
    "finale-lost": Exhibit(games.losing, games.tide_rises),
    "results": Exhibit(games.won),
    "results-lost": Exhibit(games.lost),
    "pause": Exhibit(games.play, games.pause),
    "games": Exhibit(pages.games),
    "games-finished": Exhibit(pages.games, pages.choose_finished),
    "games-record": Exhibit(pages.games, pages.look_at_finished),
    "games-numbers": Exhibit(pages.numbers),
    "games-empty": Exhibit(pages.empty),
    "practise": Exhibit(practising.page),
    "practise-code": Exhibit(practising.code),
    "practise-code-wrong": Exhibit(practising.code_wrong, practising.ask_for_it),
    "practise-risk": Exhibit(practising.practice, practising.show_risk),
    "practise-pause": Exhibit(practising.practice, practising.pause),
    "practise-won": Exhibit(practising.end),
    "editor": Exhibit(practising.editor, practising.hold_a_piece),
    "editor-refused": Exhibit(practising.editor, practising.lay_it_wrong),
    "editor-cards": Exhibit(practising.cards),
    "editor-piles": Exhibit(practising.piles),
    "editor-scenarios": Exhibit(practising.scenarios),
    "editor-text": Exhibit(practising.editor, practising.write_text),
    "editor-text-wrong": Exhibit(practising.editor, practising.write_text_wrong),
    "drills": Exhibit(practising.drills),
    "drill-place": Exhibit(practising.drill_place, practising.begin_drill),
    "drill-ready": Exhibit(practising.drill_ready),
    "drill-save": Exhibit(practising.drill_save, practising.few_frames),
    "drill-pause": Exhibit(practising.drill_place, practising.pause),
    "drill-result": Exhibit(practising.drill_result),
    "learn": Exhibit(learning.learn),
    "learn-offer": Exhibit(learning.offer),
    "lesson": Exhibit(learning.lesson("place")),
    "lesson-drawn": Exhibit(learning.lesson("place"), learning.drawn),
    "lesson-keys": Exhibit(learning.lesson("join"), learning.by_keys),
    "lesson-pad": Exhibit(learning.lesson("trade"), learning.by_pad),
    "lesson-tried": Exhibit(learning.lesson("edges"), learning.tried),
    "lesson-praise": Exhibit(learning.lesson("cards", 1), learning.praised),
    "lesson-elsewhere": Exhibit(learning.lesson("cards", 1), learning.elsewhere),
    "lesson-pause": Exhibit(learning.lesson("wave"), learning.paused),
    "lesson-game": Exhibit(learning.lesson("game")),
    "lesson-end": Exhibit(learning.graduation),
    "scenario-new": Exhibit(learning.introduction),
    "clock-and-aids": Exhibit(games.play, pages.clock_and_aids),
    "settings": Exhibit(pages.settings),
    "accessibility": Exhibit(pages.accessibility),
    "rules": Exhibit(pages.rules),
    "rules-wave": Exhibit(pages.rules_of_the_wave),
    "setup-pick": Exhibit(pages.picking),
    "setup-code-wrong": Exhibit(pages.setup, pages.wrong_code),
    "language": Exhibit(pages.menu, pages.languages),
    "leave": Exhibit(pages.menu, pages.leave),
    "trouble": Exhibit(pages.trouble),
}


@dataclass(frozen=True, slots=True)
class Wish:
    """How a picture is to look."""

    size: tuple[int, int] = (1920, 1080)
    language: str = "en"
    text_percent: int = 100
    theme: str = "normal"
    reduced_motion: bool = False
    typeface: str = TYPEFACES[0]

    def settings(self) -> Settings:
        """The player's settings that give this look."""
        return Settings(
            language=self.language,
            text_percent=self.text_percent,
            theme=self.theme,
            reduced_motion=self.reduced_motion,
            typeface=self.typeface,
        )


@contextmanager
def on_stage(name: str, wish: Wish | None = None, painted: bool = True) -> Iterator[App]:
    """The program showing an exhibit, off screen and with a data folder that is gone afterwards.

    Where its widgets are all that matters, nothing need be painted, which takes most of the time.
    """
    wish = wish or Wish()
    exhibit = EXHIBITS[name]
    clock = StillTime()
    with tempfile.TemporaryDirectory(prefix="flow-gallery-") as folder:
        app = off_screen(
            FLOW,
            lambda shell: exhibit.scene(Easel(shell, clock)),
            Folders(Path(folder)),
            wish.size,
            wish.settings(),
            clock,
        )
        app.painting = painted
        app.loop_once()
        exhibit.arrange(app)
        app.shell.redraw()
        app.loop_once()
        yield app


def picture(name: str, wish: Wish | None = None) -> pygame.Surface:
    """The exhibit as it looks to that wish."""
    with on_stage(name, wish) as app:
        return app.canvas.surface.copy()


def save_picture(name: str, wish: Wish, path: str | Path) -> int:
    """Write the picture as a PNG; gives an exit status, with a sentence when the file cannot be written."""
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture(name, wish), str(path))
    except (OSError, pygame.error):
        print(_("{file} could not be written.").format(file=path), file=sys.stderr)
        return 1
    return 0
