"""The measures of a window: every layout is made in units of these, never in pixels of one screen."""

from dataclasses import field

from flow_desktop.values import dataclass

REFERENCE_WIDTH = 1440
REFERENCE_HEIGHT = 1080
MINIMUM_SIZE = (1024, 640)
MAXIMUM_SIZE = (3840, 2160)
MINIMUM_TARGET = 44
SMALLEST_TEXT_UNIT = 0.72
TEXT_PERCENTS = (100, 125, 150, 175, 200)
TYPEFACES = ("rounded", "wide", "clear")


@dataclass(frozen=True, slots=True)
class View:
    """Window size, text size and letters; `px` and `text_px` turn lengths at 1080p into pixels.

    The measures are worked out once: a screen that is laid out asks for them hundreds of times.
    """

    width: int
    height: int
    text_percent: int = 100
    typeface: str = TYPEFACES[0]
    size: tuple[int, int] = field(init=False, compare=False, repr=False)
    """Width and height in pixels."""
    unit: float = field(init=False, compare=False, repr=False)
    """Pixels per unit: 1.0 at 1920x1080 and any wider window as high; less when narrower than 4:3."""
    text_unit: float = field(init=False, compare=False, repr=False)
    """Pixels per unit of text: grows with the chosen text size and shrinks less than the rest."""
    target: int = field(init=False, compare=False, repr=False)
    """The least width and height of anything that can be pressed."""

    def __post_init__(self) -> None:
        unit = min(self.height / REFERENCE_HEIGHT, self.width / REFERENCE_WIDTH)
        measured = {
            "size": (self.width, self.height),
            "unit": unit,
            "text_unit": max(unit, SMALLEST_TEXT_UNIT) * self.text_percent / 100,
            "target": max(MINIMUM_TARGET, round(MINIMUM_TARGET * unit)),
        }
        for name, value in measured.items():
            object.__setattr__(self, name, value)

    def px(self, units: float) -> int:
        """Pixels for a length of the 1080p drawing; never less than one pixel for a positive length."""
        return max(1, round(units * self.unit)) if units > 0 else round(units * self.unit)

    def text_px(self, units: float) -> int:
        """Pixels for a font size of the 1080p drawing."""
        return max(1, round(units * self.text_unit))
