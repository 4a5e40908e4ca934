"""Look over the catalogues: is every sentence translated, whole and compiled?

python -m build.words.check            every language
python -m build.words.check fr pl      these, and every fault of theirs
python -m build.words.check complete   those that must stay complete (complete.txt)
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from build.words.catalogue import Words, ids, key, read, text
from build.words.compile import compiled
from build.words.extract import template
from build.words.faults import faults
from build.words.places import CATALOGUES, TEMPLATE, complete, languages, mo_file, po_file

UPDATE: Final = "run python -m build.words.update"
COMPILE: Final = "run python -m build.words.compile"


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault of a catalogue, and the English sentence it is about ("" for the whole file)."""

    fault: str
    sentence: str = ""

    def __str__(self) -> str:
        return f"{self.fault} [{self.sentence}]" if self.sentence else self.fault


def findings(language: str, words: Words, catalogues: Path = CATALOGUES) -> Iterator[Finding]:
    """Everything that is wrong with the catalogue of a language, held against the template."""
    file = po_file(language, catalogues)
    if not file.exists():
        yield Finding("no catalogue")
        return
    own = read(file.read_text("utf-8"))
    for message in own.messages():
        yield from (Finding(fault, ids(message)[0]) for fault in faults(message, own.num_plurals))
    if own.obsolete:
        yield Finding(f"obsolete messages: {len(own.obsolete)}; {UPDATE}")
    if [key(message) for message in own.messages()] != [key(message) for message in words.messages()]:
        yield Finding(f"other messages than the source; {UPDATE}")
    if not own.name:
        yield Finding("the header does not say what the language calls itself (X-Language-Name)")
    if not is_compiled(language, catalogues):
        yield Finding(f"the compiled catalogue is not fresh; {COMPILE}")


def is_compiled(language: str, catalogues: Path = CATALOGUES) -> bool:
    """Whether the .mo file is what the .po file gives."""
    file = mo_file(language, catalogues)
    return (file.read_bytes() if file.exists() else None) == compiled(language, catalogues)


def is_template_fresh(words: Words, file: Path = TEMPLATE) -> bool:
    """Whether the template is what the source gives."""
    return file.exists() and file.read_text("utf-8") == text(words)


def row(language: str, words: Words, found: list[Finding]) -> str:
    """A line of the table: how many messages, how many of them are untranslated, and other faults."""
    count = Counter(finding.fault == "untranslated" for finding in found)
    state = "complete" if not found else "faults" if count[False] else "unfinished"
    return f"{language:10}{len(words):>9}{count[True]:>14}{count[False]:>8}  {state}"


def main(arguments: list[str]) -> int:
    """Print the table and the faults; 1 when there is any."""
    words = template()
    chosen = complete() if arguments == ["complete"] else arguments or languages()
    found = {language: list(findings(language, words)) for language in chosen}
    print(f"{'language':10}{'messages':>9}{'untranslated':>14}{'faults':>8}")
    for language in chosen:
        print(row(language, words, found[language]))
    for language in chosen:
        told = found[language] if arguments else _but_untranslated(found[language])
        print("".join(f"{language}: {finding}\n" for finding in told), end="")
    fresh = is_template_fresh(words)
    if not fresh:
        print(f"flow.pot is not what the source says; {UPDATE}")
    return 0 if fresh and not any(found.values()) else 1


def _but_untranslated(found: list[Finding]) -> list[Finding]:
    return [finding for finding in found if finding.fault != "untranslated"]


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
