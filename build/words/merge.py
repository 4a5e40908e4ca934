"""An old catalogue and a new template become a new catalogue: nothing translated is lost or guessed.

A sentence whose English has changed is untranslated again; what it was stands before it as a remark.
"""

from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Final

from babel.messages.catalog import Message

from build.words.catalogue import Words, ids, is_translated, key, strings

BEFORE: Final = "Before: "
ALIKE: Final = 0.6


def merge(old: Words, template: Words) -> Words:
    """The messages of the template with the translations of the old catalogue."""
    new = Words(old.locale_identifier, old.name)
    new.mime_headers = old.mime_headers
    known = {key(message): message for message in old.messages()}
    wanted = {key(message) for message in template.messages()}
    orphans = [message for at, message in known.items() if at not in wanted and any(strings(message))]
    for message in template.messages():
        _take_over(new, message, known.get(key(message)), orphans)
    return new


def fill_with_english(words: Words) -> None:
    """In English every sentence is its own translation."""
    for message in words.messages():
        message.string = message.id


def _take_over(new: Words, message: Message, known: Message | None, orphans: list[Message]) -> None:
    same = known is not None and len(ids(known)) == len(ids(message))
    blank = ("",) * new.num_plurals if message.pluralizable else ""
    string = known.string if known is not None and same else blank
    added = new.add(
        message.id,
        string,
        message.locations,
        message.flags,
        auto_comments=message.auto_comments,
        user_comments=known.user_comments if known is not None else (),
        context=message.context,
    )
    if is_translated(added):
        added.user_comments = [line for line in added.user_comments if not line.startswith(BEFORE)]
    elif not same:
        added.user_comments += _history(added, [known] if known is not None else orphans)


def _history(message: Message, candidates: Iterable[Message]) -> list[str]:
    """What an untranslated message was before, when one of the candidates is like it."""
    rated = ((_likeness(message, other), other) for other in candidates)
    share, nearest = max(rated, key=lambda pair: pair[0], default=(0.0, None))
    if nearest is None or share < ALIKE:
        return []
    pairs = (" / ".join(ids(nearest)), " / ".join(strings(nearest)))
    return [BEFORE + " = ".join(part.replace("\n", " ") for part in pairs)]


def _likeness(one: Message, other: Message) -> float:
    return SequenceMatcher(None, ids(one)[0], ids(other)[0], autojunk=False).ratio()
