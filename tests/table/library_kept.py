"""A library with something in it, and how to look whether it is all still there."""

from pathlib import Path

from flow_desktop.files.reading import FileKind
from flow_desktop.table.library import Library, owned

NAME = FileKind.LIBRARY.value.pattern
VALUE = {"points": [1, 2.5, None, "ż"], "kept": True}


def again(folder: Path) -> Library:
    """The same library as another program, or a later start, sees it."""
    return Library(folder)


def troubles(library: Library) -> list[str]:
    return list(iter(library.take_trouble, ""))


def filled(folder: Path) -> None:
    library = Library(folder)
    library.keep_note("one", "chart", VALUE)
    library.keep_progress("stops", owned("Mia", "first"), 3)


def is_whole(library: Library) -> bool:
    return bool(
        library.note("one", "chart") == VALUE and library.progress_of("stops", "mia ") == {"first": 3}
    )
