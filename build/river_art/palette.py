"""The colours of the second game: another afternoon by the same hand."""

from typing import Final

INK: Final = "#12303B"
PAPER: Final = "#FFF8E7"
SEPIA: Final = "#7A5B3A"
WASH: Final = "#6FA8B5"
PINE: Final = "#2F4A3F"
OCHRE: Final = "#D9A441"

CORAL: Final = "#E87A63"
SLATE: Final = "#62788B"
MOSS: Final = "#7F9152"
UMBER: Final = "#7B5439"

HABITATS: Final = {
    "rivers": ("#8CC3CF", "#5B97AB", "#D3EAEC"),
    "wetlands": ("#8FBFA4", "#4F8A74", "#D2E7D4"),
    "forests": ("#5F8C66", "#35583F", "#A9C79B"),
    "prairies": ("#E5BF68", "#B98A35", "#F6E3AE"),
    "mountains": ("#A9A3BE", "#6E6788", "#E6E2EE"),
}
"""Ground, shade and light of each habitat."""
