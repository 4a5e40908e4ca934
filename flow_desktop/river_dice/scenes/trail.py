"""The trail: what somebody has won. Each river has five scenarios and eight achievements, as stones."""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, spoken_row
from flow_desktop.app.scene import Change, Pop
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.engine.goods import RIVERS
from flow_desktop.river_dice.engine.scenarios import SHEETS, scenarios
from flow_desktop.river_dice.engine.trail import RiverTrail, shapes
from flow_desktop.river_dice.scenes.cards_page import CardSigns
from flow_desktop.river_dice.scenes.colours import HABITATS, OCHRE, SEPIA, SHEET
from flow_desktop.river_dice.scenes.draft import home_of
from flow_desktop.river_dice.scenes.draft_json import last_draft
from flow_desktop.river_dice.scenes.goal_words import aim_words, aims_of, shape_title
from flow_desktop.river_dice.scenes.ground import PicturePage
from flow_desktop.river_dice.scenes.naming import sheet_title
from flow_desktop.river_dice.scenes.painting.water_colour import rimmed
from flow_desktop.river_dice.scenes.rules.figures import SheetFigure
from flow_desktop.table.profiles import person_key
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.frames import Padding, Spacer
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, Columns, EvenWrap, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role, rendered
from flow_desktop.widgets.theme import CLOSE, EDGE, EDGE_WIDTH, GAP, HAIR, ROOMY, SNUG, Colour
from flow_desktop.widgets.widget import Press, Size, Weight, Widget

_STONE: Final = 92
_IN_A_ROW: Final = 13
_RIVER: Final = 18
_stones = SurfaceCache()
_LEAST: Final = 480
_SHARE: Final = 0.57
"""How much of a window a line of stones has beside the details."""
_PICTURED: Final = 1400


def shapes_of(sheet: str) -> tuple[str, ...]:
    """The stones along a river: its scenarios, then its achievements."""
    return tuple(shape for shape in shapes() if sheet_of(shape) == sheet)


def sheet_of(shape: str) -> str:
    """The river that a shape of the trail belongs to."""
    return scenarios()[int(shape)].sheet if shape.isdigit() else shape[0]


class Stone(Pressable):
    """One shape: a hex for a scenario, round for an achievement; filled and ticked when it is won."""

    def __init__(self, shape: str, won: bool, shown: bool, on_press: Press) -> None:
        super().__init__(f"{shape}: {shape_title(shape)}", on_press, key=f"stone-{shape}")
        self.shape = shape
        self.won = won
        self.shown = shown

    def value(self) -> str:
        """Whether it is won, and whether it is looked at."""
        return spoken_row([_("won") if self.won else _("not yet"), _("open") if self.shown else ""])

    def measure(self, look: Look, width: int) -> Size:
        """As large as all of a river in one line allow, and a finger needs."""
        line = (width - (_IN_A_ROW - 1) * look.px(CLOSE)) // _IN_A_ROW
        side = max(look.view.target, min(look.control(_STONE), line))
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The stone with its number."""
        ground = OCHRE if self.won else SHEET
        edge = max(2, look.px(EDGE_WIDTH) * (3 if self.shown or self.hovered else 1))
        radius = min(self.rect.size) // 2
        if self.shape.isdigit():
            stone = _stones.get((radius, ground, edge), lambda: _hex_stone(radius, ground, edge))
            surface.blit(stone, stone.get_rect(center=self.rect.center))
        else:
            side = 2 * round(radius * 0.9)
            disc = pygame.Rect(0, 0, side, side)
            disc.center = self.rect.center
            draw_box(surface, disc, side // 2, ground, SEPIA, edge)
        text = rendered(
            self.shape if self.shape.isdigit() else self.shape[1:],
            Role.NUMBER,
            look.view,
            SEPIA,
            round(radius * 0.8),
        )
        surface.blit(text, text.get_rect(center=self.rect.center))
        if self.won:
            side = round(radius * 0.7)
            disc = pygame.Rect(self.rect.right - side, self.rect.bottom - side, side, side)
            draw_box(surface, disc, side // 2, look.theme.chosen)
            draw_glyph(surface, Glyph.TICK, disc.inflate(-side // 3, -side // 3), look.theme.chosen_text)


def _hex_stone(radius: int, ground: Colour, edge: int) -> pygame.Surface:
    """A stone with six corners and smooth sides."""
    place = pygame.Rect(0, 0, 2 * radius, 2 * radius)
    reach = radius - edge / 2
    corners = [place.center + pygame.Vector2(0, -reach).rotate(60 * corner) for corner in range(6)]
    return rimmed(place, [(each.x, each.y) for each in corners], [(SEPIA, edge)], ground)


class StoneRow(EvenWrap):
    """Stones along a river, which runs through their middles; in two lines about as many in each."""

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The water behind the stones."""
        wide = max(3, look.px(_RIVER))
        lines: dict[int, list[int]] = {}
        for child in self.children:
            lines.setdefault(child.rect.centery, []).append(child.rect.centerx)
        for y, xs in lines.items():
            pygame.draw.line(surface, HABITATS[RIVERS], (min(xs), y), (max(xs), y), wide)


class TrailPage(PicturePage):
    """Everybody's trail, one at a time; a scenario can be played from here, which is what comes back."""

    first_focus = "play-this"

    def __init__(self, who: str | None = None) -> None:
        super().__init__()
        self.who = who
        self.shown = ""

    def enter(self, shell: Shell) -> None:
        """Begin with whoever sits first, at what is advised next."""
        draft = last_draft(shell)
        seated = [seat.name for seat in draft.seats if not seat.partner]
        kept = [name for name, _trail in home_of(shell).trails().trails]
        first = [] if self.who is None else [self.who]
        self.names = list({person_key(name): name for name in reversed([*first, *seated, *kept])}.values())
        self.names.reverse()
        self.person = 0
        self._advise(shell)
        super().enter(shell)

    def _advise(self, shell: Shell) -> None:
        self.trail: RiverTrail = home_of(shell).trail_of(self.names[self.person])
        following = self.trail.next_scenario
        self.shown = str(following) if following is not None else shapes()[0]

    def opening_words(self) -> str:
        """How far the trail has come."""
        return ". ".join((_("Your trail"), self._count()))

    def _count(self) -> str:
        return _("{count} of {all} won").format(count=len(self.trail.filled), all=len(shapes()))

    def build(self) -> Widget:
        """Rivers with their stones on the left, what the chosen one wants on the right."""
        rivers = Column([self._river(sheet) for sheet in SHEETS], gap=GAP)
        side = Column([*self._people(), self._details()], gap=GAP)
        view, look = self.shell.view, self.look
        wide = view.width - 2 * look.px(EDGE + GAP) >= 2.6 * view.text_px(_LEAST)
        beside = Columns([rivers, side], (2.4 if self._tight() else 1.9, 1), gap=ROOMY, even=True)
        body: Widget = Column([beside]) if wide else Column([side, rivers], gap=GAP)
        page = Scroll(Padding(body, GAP, GAP), label=_("Your trail"), key="page")
        back = Button(_("Back"), self.back, icon=art("icon_back"), key="back")
        count = Label(self._count(), Role.STRONG, on_ground=True, key="count")
        head = title(_("Your trail"))
        return Padding(
            Column([head, page, Row([back, Spacer(grow=1), count])], gap=SNUG),
            EDGE,
            GAP,
        )

    def _river(self, sheet: str) -> Widget:
        stones = [
            Stone(shape, shape in self.trail.filled, shape == self.shown, self._showing(shape))
            for shape in shapes_of(sheet)
        ]
        return Panel(
            StoneRow(stones, gap=CLOSE, closest=HAIR, justify=Align.START),
            title=sheet_title(sheet),
            padding=ROOMY,
            grow=1,
        )

    def _tight(self) -> bool:
        """Whether thirteen stones as large as a finger needs fill more than the usual share of a line."""
        view = self.shell.view
        return view.width * _SHARE < _IN_A_ROW * (view.target + self.look.px(HAIR))

    def _people(self) -> list[Widget]:
        if len(self.names) < 2:
            return []
        named = [name or _("Somebody") for name in self.names]
        return [Panel(Choice(_("Whose trail"), named, self.person, self._look_at, key="people"))]

    def _details(self) -> Widget:
        """What the stone wants, and the way to play for it."""
        shape = self.shown
        state = _("won") if shape in self.trail.filled else _("not yet")
        river = sheet_of(shape)
        pictured = self.shell.view.width >= self.shell.view.text_px(_PICTURED)
        words = [
            Label(f"{sheet_title(river)} · {state}", Role.BODY, soft=True, key="where"),
            *(Label(aim_words(aim), Role.STRONG) for aim in aims_of(shape)),
        ]
        parts: list[Widget] = [
            *([SheetFigure(river, self.later)] if pictured else []),
            Column(words, gap=HAIR),
        ]
        signs = [CardSigns(scenarios()[int(shape)].cards)] if shape.isdigit() else []
        play = Button(
            _("Play this"),
            lambda: Pop(shape),
            icon=art("icon_play"),
            weight=Weight.PRIMARY,
            key="play-this",
        )
        name = shape_title(shape) if shape.isdigit() else _("Achievement {number}").format(number=shape[1:])
        foot = Column([*signs, play], gap=GAP)  # the ring of Play touches no card
        return Panel(Column([*parts, foot], gap=SNUG), title=name, key="details", grow=1)

    def _showing(self, shape: str) -> Press:
        def show() -> Change | None:
            self.shown = shape
            self.refresh()
            self.read_out(self._words(shape))
            return None

        return show

    def _words(self, shape: str) -> str:
        wanted: Sequence[str] = [aim_words(aim) for aim in aims_of(shape)]
        return spoken_row([shape_title(shape), *wanted])

    def _look_at(self, person: int) -> Change | None:
        self.person = person
        self._advise(self.shell)
        self.refresh()
        return None

    def back(self) -> Change | None:
        """To where it was asked for."""
        return Pop()
