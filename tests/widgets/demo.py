"""A screen with every kind of widget, for tests and pictures."""

from collections.abc import Callable
from pathlib import Path

from flow_desktop.app.folders import Folders
from flow_desktop.app.language import _
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.choice import Choice, Toggle
from flow_desktop.widgets.dialog import ask
from flow_desktop.widgets.frames import Padding
from flow_desktop.widgets.glyph import Glyph
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, Grid, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.widget import Weight, Widget
from tests.app.scenes import GAME


class Demo(Screen):
    first_focus = "play"

    def __init__(self) -> None:
        self.pressed: list[str] = []
        self.answers: list[object] = []
        self.values: dict[str, object] = {
            "volume": 60,
            "captions": True,
            "players": 2,
            "clock": 1,
            "name": "Mia",
        }

    def value(self, name: str) -> object:
        return self.values[name]

    def setting(self, name: str) -> Callable[[object], None]:
        def change(value: object) -> None:
            self.values[name] = value
            self.refresh()

        return change

    def press(self, name: str) -> Callable[[], None]:
        return lambda: self.pressed.append(name)

    def quit(self) -> Change:
        return Push(
            ask(_("Leave the table?"), _("This round is lost; the game before it is kept."), _("Leave"))
        )

    def uncovered(self, result: object) -> Change | None:
        self.answers.append(result)
        return super().uncovered(result)

    def build(self) -> Widget:
        v = self.values
        panels = Grid(
            [
                Panel(self.sound(v), title=_("Sound")),
                Panel(self.table(v), title=_("Table")),
            ],
            columns=2,
            least=520,
            gap=28,
        )
        bottom = Wrap(
            [
                IconButton(Glyph.CROSS, _("Close"), self.press("close"), key="close"),
                Button(
                    _("Trade"),
                    self.press("trade"),
                    enabled=False,
                    reason=_("You need two tiles."),
                    key="trade",
                ),
                Button(_("Leave"), self.quit, weight=Weight.DANGER, key="quit"),
                Button(_("Play"), self.press("play"), weight=Weight.PRIMARY, icon=Glyph.RIGHT, key="play"),
            ],
            justify=Align.END,
        )
        return Padding(
            Column([title(_("Before the tide")), Scroll(Padding(panels, 20), key="page"), bottom], gap=20),
            40,
            28,
        )

    def sound(self, v: dict[str, object]) -> Widget:
        return Column(
            [
                Slider(
                    _("Music"),
                    int(str(v["volume"])),
                    self.setting("volume"),
                    words=lambda n: f"{n} %",
                    key="volume",
                ),
                Slider(
                    _("Voice"), 40, lambda n: None, enabled=False, reason=_("There is no voice."), key="voice"
                ),
                Toggle(
                    _("Captions for what can be heard"),
                    v["captions"] is True,
                    self.setting("captions"),
                    key="cap",
                ),
                Toggle(_("Reduced motion"), False, self.setting("motion"), key="motion"),
                Label(_("Every warning is a sound, a picture and a caption at once."), soft=True),
            ]
        )

    def table(self, v: dict[str, object]) -> Widget:
        return Column(
            [
                TextField(_("Name"), str(v["name"]), self.setting("name"), key="name"),
                Stepper(
                    _("Players"),
                    int(str(v["players"])),
                    self.setting("players"),
                    least=1,
                    most=6,
                    key="players",
                ),
                Choice(
                    _("Clock"),
                    [_("60 seconds"), _("By turns"), _("Off")],
                    int(str(v["clock"])),
                    self.setting("clock"),
                    key="clock",
                ),
            ]
        )


def demo_app(
    size: tuple[int, int] = (1920, 1080), text: int = 100, theme: str = "normal", language: str = "en"
) -> tuple[App, Demo]:
    """The demo on a surface of that size."""
    scene = Demo()
    settings = Settings(text_percent=text, theme=theme, language=language)
    app = off_screen(GAME, lambda shell: scene, Folders(Path("nowhere")), size, settings)
    return app, scene
