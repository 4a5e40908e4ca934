"""What belongs to one person though its keys have parts: the days of a calendar, the best runs.

Kept beside what this computer had before people had their own, which stays with nobody in particular.
"""

from flow_desktop.table.library import Json, Library, owned


def kept_of(library: Library, kind: str, person: str) -> dict[str, Json]:
    """What somebody has of that kind; for no name it is the computer's."""
    return library.progress_of(_own(kind), person) if person else library.progress(kind)


def keep_for(library: Library, kind: str, person: str, key: str, value: Json) -> None:
    """Keep it for somebody, or for no name for the computer."""
    if person:
        library.keep_progress(_own(kind), owned(person, key), value)
    else:
        library.keep_progress(kind, key, value)


def _own(kind: str) -> str:
    return f"{kind}-own"
