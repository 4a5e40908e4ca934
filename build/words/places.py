"""Where the words lie: the source, the template and one folder for each language."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
HERE: Final = ROOT / "build" / "words"
SOURCE: Final = "flow_desktop"
TEMPLATE: Final = HERE / "flow.pot"
NOTES: Final = HERE / "notes.toml"
COMPLETE: Final = HERE / "complete.txt"
CATALOGUES: Final = ROOT / SOURCE / "assets" / "locale"


def po_file(language: str, catalogues: Path = CATALOGUES) -> Path:
    """The catalogue that people write."""
    return catalogues / language / "LC_MESSAGES" / "flow.po"


def mo_file(language: str, catalogues: Path = CATALOGUES) -> Path:
    """The catalogue that the game reads."""
    return po_file(language, catalogues).with_suffix(".mo")


def languages(catalogues: Path = CATALOGUES) -> list[str]:
    """The codes of all languages that have a folder with a catalogue."""
    return sorted(path.parent.parent.name for path in catalogues.glob("*/LC_MESSAGES/flow.po"))


def complete(file: Path = COMPLETE) -> list[str]:
    """The languages that must stay complete, one in each line; lines with # are remarks."""
    lines = (line.strip() for line in file.read_text("utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("#")]
