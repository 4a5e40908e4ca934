"""The colours that River Dice adds to the theme's: paper, pencil, moss and maple."""

from typing import Final

from flow_desktop.widgets.theme import colour

SHEET: Final = colour("#F4ECD8")
SEPIA: Final = colour("#5E4426")
GRAPHITE: Final = colour("#3B3A38")
OCHRE: Final = colour("#D9A441")
AMBER: Final = colour("#B25E00")
PINE: Final = colour("#2F4A3F")
PINE_DEEP: Final = colour("#1B2E27")
MOSS: Final = colour("#47664A")
MOSS_LIGHT: Final = colour("#58795A")
MAPLE: Final = colour("#E3BE86")
MAPLE_DARK: Final = colour("#A9743D")
MAPLE_EDGE: Final = colour("#4D3120")
OWN: Final = colour("#F6E7C8")
OWN_DARK: Final = colour("#B99A63")
SPECIAL: Final = colour("#BFD7D2")
SPECIAL_DARK: Final = colour("#6A938C")
DISCOUNT: Final = colour("#CFE1EA")
BONUS: Final = colour("#E8D3B4")
HABITATS: Final = (
    colour("#8CC3CF"),
    colour("#8FBFA4"),
    colour("#7FA784"),
    colour("#E5BF68"),
    colour("#B7B1CA"),
)
"""The ground of each habitat, in the order of the rules; its picture tells it as well."""
PAINT_SHADES: Final = (
    (colour("#A5D0D6"), colour("#5B97AB")),
    (colour("#A9CFB4"), colour("#5F9A80")),
    (colour("#8DB38A"), colour("#4C7A58")),
    (colour("#EBCB82"), colour("#C0944A")),
    (colour("#BDB5CF"), colour("#7C7498")),
)
"""The land of each habitat on a painted map: the wash, and where it dried."""
RIVER_WASH: Final = colour("#6FA8B5")
RIVER_BANK: Final = colour("#41798C")
RIVER_LIGHT: Final = colour("#A9D3DA")
SKY_WASH: Final = colour("#C6DADF")
SKY_SHADE: Final = colour("#93AFBA")
SHADOW: Final = colour("#4D3120")
MOSS_DEEP: Final = colour("#25402B")
RIM: Final = colour("#8A5A3B")
RIM_DARK: Final = colour("#5C3A26")
RIM_LIGHT: Final = colour("#A9744C")
BRAND: Final = colour("#6B3F22")
MIST: Final = colour("#8FB0A4")
MASK: Final = colour("#FFFFFF")
"""What a mask lets through."""
