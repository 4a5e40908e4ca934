"""Read the source and bring its words into the template and all catalogues.

python -m build.words.update             every language that has a folder
python -m build.words.update nl pt_BR    and begin these
"""

import sys
from pathlib import Path

from build.words.catalogue import Words, is_translated, new_words, read, text
from build.words.extract import template
from build.words.merge import fill_with_english, merge
from build.words.places import CATALOGUES, TEMPLATE, languages, po_file

ENGLISH = "en"


def updated(language: str, words: Words, catalogues: Path = CATALOGUES) -> Words:
    """The catalogue of a language with all messages of the template."""
    file = po_file(language, catalogues)
    old = read(file.read_text("utf-8")) if file.exists() else new_words(language)
    merged = merge(old, words)
    if language == ENGLISH:
        fill_with_english(merged)
    return merged


def write(file: Path, content: str) -> None:
    """Write a text file that is the same on every system."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, "utf-8", newline="\n")


def main(arguments: list[str]) -> int:
    """Update everything and say how much is left to translate."""
    words = template()
    write(TEMPLATE, text(words))
    for language in sorted({*languages(), *arguments}):
        merged = updated(language, words)
        write(po_file(language), text(merged))
        left = sum(not is_translated(message) for message in merged.messages())
        print(f"{language}: {len(merged)} messages, {left} to translate")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
