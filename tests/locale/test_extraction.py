"""The template holds every sentence that a player can see, and nothing of the machine it was made on."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from build.words.catalogue import Words, ids, key, text
from build.words.check import is_template_fresh
from build.words.extract import read_notes, template
from build.words.places import ROOT, SOURCE, TEMPLATE
from tests.locale.variables import TRANSLATED, sentences

ARGUMENTS = {"_": (0,), "N_": (0,), "ngettext": (0, 1), "pgettext": (0, 1), "npgettext": (0, 1, 2)}
THE_DOOR_ITSELF = "flow_desktop/app/language.py"


def variable_arguments(root: Path) -> Iterator[tuple[str, str]]:
    """Every argument of a translating call that is not written out there, with its file."""
    for path in sorted((root / SOURCE).rglob("*.py")):
        file = path.relative_to(root).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and file != THE_DOOR_ITSELF:
                yield from ((file, argument) for argument in _variables(node))


def _variables(call: ast.Call) -> Iterator[str]:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    for position in ARGUMENTS.get(name, ()):
        argument = call.args[position] if position < len(call.args) else None
        if argument is None:
            yield ast.unparse(call)
        elif not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            yield ast.unparse(argument)


def source_with(folder: Path, code: str) -> Path:
    """A project whose source is this code."""
    module = folder / SOURCE / "scenes" / "words.py"
    module.parent.mkdir(parents=True)
    module.write_text(code, "utf-8")
    (folder / "notes.toml").write_text('"Draw" = "Take a tile."\n', "utf-8")
    return folder


def test_every_translated_variable_is_known() -> None:
    assert set(variable_arguments(ROOT)) == set(TRANSLATED)


@pytest.mark.parametrize("line", ["_(x)", '_(f"{x} tiles")', '_("a" + x)', 'app.ngettext("a", x, 1)', "_()"])
def test_a_translated_variable_would_be_noticed(line: str, tmp_path: Path) -> None:
    assert list(variable_arguments(source_with(tmp_path, f"{line}\n")))


def test_literal_calls_are_no_variables(tmp_path: Path) -> None:
    code = '_("a"\n  "b")\nngettext("a", "b", x)\npgettext("c", "a")\nlist(x)\n'
    assert list(variable_arguments(source_with(tmp_path, code))) == []


@pytest.mark.parametrize("place", TRANSLATED, ids=lambda place: f"{place[0]}:{place[1]}")
def test_what_variables_bring_is_in_the_template(place: tuple[str, str], source: Words) -> None:
    known = {english for context, english in map(key, source.messages()) if not context}
    brought = set(sentences(TRANSLATED[place]))
    assert brought and brought <= known


def test_all_kinds_of_marks_are_found_with_context_comment_and_note(tmp_path: Path) -> None:
    code = """
# Translators: A button.
a = _("Draw")
b = N_("Later {name}")
c = ngettext("{count} tile", "{count} tiles", n)
d = pgettext("verb", "Draw")
e = npgettext("hand", "one", "many", n)
"""
    root = source_with(tmp_path, code)
    words = template(root, root / "notes.toml")
    found = [(message.context, ids(message)) for message in words.messages()]
    assert found == [
        (None, ("Draw",)),
        (None, ("Later {name}",)),
        (None, ("{count} tile", "{count} tiles")),
        ("verb", ("Draw",)),
        ("hand", ("one", "many")),
    ]
    written = text(words)
    assert "#. A button.\n#. Take a tile.\n#: flow_desktop/scenes/words.py\n" in written
    assert written.count("#. Take a tile.") == 2


def test_the_committed_template_is_fresh(source: Words) -> None:
    assert is_template_fresh(source)


def test_a_stale_template_would_be_noticed(source: Words, tmp_path: Path) -> None:
    stale = tmp_path / "flow.pot"
    assert not is_template_fresh(source, stale)
    stale.write_text(TEMPLATE.read_text("utf-8").replace('msgid "Play"', 'msgid "Played"'), "utf-8")
    assert not is_template_fresh(source, stale)


def test_the_template_tells_nothing_of_time_and_machine(source: Words) -> None:
    written = text(source)
    assert text(template()) == written
    assert str(ROOT) not in written
    assert not re.search(r"\d{4}-\d\d-\d\d|-Date:|Translator:|@|Generated-By|\.py:\d", written)


def test_every_note_is_about_a_sentence_of_the_game(source: Words) -> None:
    known = {ids(message)[0] for message in source.messages()}
    assert set(read_notes()) - known == set()
