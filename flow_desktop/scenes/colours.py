"""The colours that Flow adds to the theme's: those of animals and seats, the same in every theme."""

from typing import Final

from flow_desktop.widgets.theme import colour

ANIMALS: Final = {
    "cat": colour("#FFC145"),
    "dog": colour("#FF6B5A"),
    "capybara": colour("#A77BE0"),
    "lemur": colour("#7BD88F"),
}
"""The colour of each animal; its pattern says the same without colour."""

PATTERNS: Final = {"cat": "stripes", "dog": "dots", "capybara": "zigzag", "lemur": "rings"}
"""The pattern of each animal."""

SEATS: Final = {
    "coral": colour("#F0805C"),
    "sun": colour("#FFD166"),
    "leaf": colour("#7FC98A"),
    "lagoon": colour("#63BFE8"),
    "plum": colour("#B18AE0"),
    "shell": colour("#F7A8C4"),
}
"""The colours of the six seats, light enough for dark words and patterns; a pattern tells each as well."""

LETTER_SHADE: Final = colour("#0F5A6B")
"""The deep end of the letters that the finale is written in."""

CREST: Final = colour("#EAFAF7")
"""The white of a breaker's crest and of its foam."""
