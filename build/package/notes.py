"""What changed, for the page of a release: the section of its version in the changelog."""

import re
from pathlib import Path

from build.package.identity import VERSION

CHANGELOG = Path(__file__).resolve().parents[2] / "CHANGELOG.md"
HOW_TO_OPEN = """
## How to open it

On Windows open the `-setup.exe`; on Linux allow the `.run` file to be run and open it; or take the archive
for your system, unpack it and open `Flow`. `README.html` inside shows what to do when Windows or macOS asks
whether you trust it. Beside every file lies its checksum (`.sha256`); `SHA256SUMS` has them all.
"""


def section(text: str, version: str) -> str:
    """The words under the heading of a version, or under `Unreleased` when it has none yet."""
    for name in (version, "Unreleased"):
        found = re.search(
            rf"^## \[?{re.escape(name)}\]?[^\n]*\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE
        )
        if found:
            return found[1].strip()
    raise ValueError(f"the changelog says nothing about {version}")


def write_notes(target: Path) -> Path:
    """Write the notes of this version into a file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    words = section(CHANGELOG.read_text("utf-8"), VERSION)
    target.write_text(f"{words}\n{HOW_TO_OPEN}", encoding="utf-8")
    return target
