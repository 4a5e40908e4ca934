"""The words for people who unpack the archive, in every language; buttons have the names they have there."""

import gettext
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
WORDS: Final = HERE / "readme"
CATALOGUES: Final = HERE.parents[1] / "flow_desktop" / "assets" / "locale"
NAMES: Final = {
    "en": "README.txt",
    "de": "LIESMICH.txt",
    "fr": "LISEZ-MOI.txt",
    "it": "LEGGIMI.txt",
    "pl": "CZYTAJ.txt",
}
BUTTONS: Final = ("Play", "Rules", "Learn")


def readme(language: str) -> str:
    """The words in a language, with the names of buttons from its catalogue."""
    catalogue = gettext.translation("flow", CATALOGUES, [language])
    text = (WORDS / f"{language}.txt").read_text("utf-8")
    return text.format(**{button: catalogue.gettext(button) for button in BUTTONS})


def write_readmes(folder: Path, system: str = sys.platform) -> list[Path]:
    """Write them all into a folder, with the ends of lines that the system's editors expect."""
    ending = "\r\n" if system == "win32" else "\n"
    written = []
    for words in sorted(WORDS.glob("*.txt")):
        written.append(folder / NAMES.get(words.stem, f"README-{words.stem}.txt"))
        written[-1].write_text(readme(words.stem), encoding="utf-8", newline=ending)
    return written
