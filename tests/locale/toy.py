"""A toy language for tests: one folder, and nothing else."""

from pathlib import Path

from build.words.catalogue import Words, binary, new_words, read, text
from build.words.compile import compile_all
from build.words.places import po_file
from build.words.update import updated, write

TOY = "tlh"
TOY_NAME = "Blub"


def toy_folder(catalogues: Path, translations: dict[str, str], template: Words) -> Path:
    """Add the toy language to a folder of catalogues, as a translator would; gives its .po file."""
    words = new_words(TOY)
    words.name = TOY_NAME
    file = po_file(TOY, catalogues)
    write(file, text(words))
    merged = updated(TOY, template, catalogues)
    for message in merged.messages():
        if isinstance(message.id, str):
            message.string = translations.get(message.id, "")
    write(file, text(merged))
    compile_all(catalogues)
    return file


def po(messages: str, language: str = "fr", plurals: str = "nplurals=2; plural=(n > 1);") -> Words:
    """A catalogue from the text of its messages."""
    header = f'msgid ""\nmsgstr ""\n"Language: {language}\\n"\n"Plural-Forms: {plurals}\\n"\n'
    return read(f"{header}\n{messages}")


def compiled_to(catalogues: Path, language: str, words: Words) -> None:
    """Put a compiled catalogue into a folder."""
    file = po_file(language, catalogues).with_suffix(".mo")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(binary(words))
