"""Write the catalogues that the game reads: python -m build.words.compile

A language of which nothing is translated yet gets no file, so that the game does not offer it.
"""

from pathlib import Path

from build.words.catalogue import binary, is_translated, read
from build.words.places import CATALOGUES, languages, mo_file, po_file


def compiled(language: str, catalogues: Path = CATALOGUES) -> bytes | None:
    """The bytes of a compiled catalogue; None while nothing is translated."""
    words = read(po_file(language, catalogues).read_text("utf-8"))
    return binary(words) if any(is_translated(message) for message in words.messages()) else None


def compile_all(catalogues: Path = CATALOGUES) -> None:
    """Compile every language."""
    for language in languages(catalogues):
        content, file = compiled(language, catalogues), mo_file(language, catalogues)
        if content is None:
            file.unlink(missing_ok=True)
        else:
            file.write_bytes(content)


if __name__ == "__main__":
    compile_all()
