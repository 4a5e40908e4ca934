"""Every sentence that is marked for translation in the source, in the order of files and lines."""

import tomllib
from pathlib import Path
from typing import Final

from babel.messages.extract import extract_from_dir

from build.words.catalogue import Words, ids
from build.words.lessons import NOTE, lesson_sentences
from build.words.places import NOTES, ROOT, SOURCE

TAG: Final = "Translators:"
KEYWORDS: Final[dict[str, tuple[int | tuple[int, str], ...]]] = {
    "_": (1,),
    "N_": (1,),
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}


def template(root: Path = ROOT, notes: Path = NOTES) -> Words:
    """The template: all messages with the files they stand in and what translators should know."""
    words = Words()
    found = extract_from_dir(
        root / SOURCE, keywords=KEYWORDS, comment_tags=(TAG,), strip_comment_tags=True, options_map={}
    )
    for file, line, english, comments, context in found:
        words.add(english, None, [(f"{SOURCE}/{file}", line)], auto_comments=comments, context=context)
    for file, line, english in lesson_sentences(root / SOURCE):
        words.add(english, None, [(f"{SOURCE}/{file}", line)], auto_comments=[NOTE])
    for message in words.messages():
        message.locations = sorted(set(message.locations))
    add_notes(words, read_notes(notes))
    return words


def read_notes(file: Path = NOTES) -> dict[str, str]:
    """What translators should know about a sentence and the source does not say, by its English."""
    return {str(sentence): str(note) for sentence, note in tomllib.loads(file.read_text("utf-8")).items()}


def add_notes(words: Words, notes: dict[str, str]) -> None:
    """Put the notes before the messages they are about."""
    for message in words.messages():
        note = notes.get(ids(message)[0])
        if note and note not in message.auto_comments:
            message.auto_comments.append(note)
