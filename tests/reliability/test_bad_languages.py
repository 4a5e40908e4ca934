"""Language files that are spoilt or hostile: English is spoken, or what is left can be used safely."""

import io
import random
import struct
from collections import Counter
from pathlib import Path

import pytest

from flow_desktop.app import language
from flow_desktop.app.folders import Folders
from flow_desktop.app.language import CheckedTranslations
from flow_desktop.app.settings import Settings
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.cartridge import FLOW
from tests.reliability.test_mutations import WORDS, spoilt

NOT_READABLE = "The words of Polski could not be read. Flow speaks English."
MEGABYTES = 100 << 20


def test_spoilt_words() -> None:
    """A catalogue is refused in the ways that `language` is ready for, or its words can be used."""
    chance = random.Random("words")
    original = catalogue()
    assert speak(original) == ["Graj", "Ala gra", "1 kafel", "5 kafli"]
    seen: Counter[str] = Counter()
    for _ in range(WORDS):
        try:
            assert len(speak(spoilt(chance, original))) == 4
            seen["read"] += 1
        except (OSError, ValueError, LookupError, struct.error):
            seen["refused"] += 1
    assert min(seen["read"], seen["refused"]) > WORDS // 10


def speak(data: bytes) -> list[str]:
    """Read a catalogue, and then use it: only the reading may fail."""
    words = CheckedTranslations(io.BytesIO(data))
    try:
        return [
            words.gettext("Play"),
            words.gettext("{name} plays").format(name="Ala"),
            *(words.ngettext("{count} tile", "{count} tiles", n).format(count=n) for n in (1, 5)),
        ]
    except Exception as error:
        raise AssertionError(data) from error


def catalogue(plural: str = "nplurals=2; plural=(n != 1);", charset: str = "UTF-8", **more: str) -> bytes:
    """A small catalogue in gettext's own format."""
    head = f"Content-Type: text/plain; charset={charset}\nPlural-Forms: {plural}\n"
    pairs = [
        (b"", head.encode()),
        (b"Play", b"Graj"),
        (b"Quit", "Wyjdź".encode()),
        (b"{count} tile\0{count} tiles", b"{count} kafel\0{count} kafli"),
        (b"{name} plays", more.get("plays", "{name} gra").encode()),
    ]
    table, start = 28, 28 + 16 * len(pairs)
    keys = b"".join(key + b"\0" for key, _ in pairs)
    index, place = [], start
    for key, _ in pairs:
        index += [len(key), place]
        place += len(key) + 1
    for _, value in pairs:
        index += [len(value), place]
        place += len(value) + 1
    words = b"".join(value + b"\0" for _, value in pairs)
    numbers = (0x950412DE, 0, len(pairs), table, table + 8 * len(pairs), 0, start, *index)
    return struct.pack(f"<{len(numbers)}I", *numbers) + keys + words


def speaking(content: bytes, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is told by a program that is to speak Polish from this file."""
    monkeypatch.setattr(language, "CATALOGUES", folder)
    place = folder / "pl" / "LC_MESSAGES"
    place.mkdir(parents=True)
    with (place / "flow.mo").open("wb") as file:
        file.write(content)
        file.truncate(max(len(content), MEGABYTES if content.endswith(b"large") else 0))
    shell = Shell(FLOW, Folders(folder), Settings(language="pl"))
    return [caption.text for caption in shell.captions.shown]


MAGIC = struct.pack("<I", 0x950412DE)
HOSTILE = {
    "large": b"large",
    "large with the right beginning": MAGIC + b"large",
    "huge numbers": MAGIC + b"\0\0\0\0" + b"\xff" * 24,
    "a newer format": MAGIC + struct.pack("<6I", 0x00070000, 0, 28, 28, 0, 28),
    "no such letters": catalogue(charset="no-such-thing"),
    "division by nothing": catalogue("nplurals=2; plural=n % 0;"),
    "division by nothing, sometimes": catalogue("nplurals=2; plural=1 / (n - 7);"),
    "a rule that is code": catalogue("nplurals=2; plural=__import__('os').getcwd();"),
    "a deep rule": catalogue("nplurals=2; plural=" + "(" * 400 + "n" + ")" * 400 + ";"),
    "a long rule": catalogue("nplurals=2; plural=" + "!" * 5000 + "n;"),
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_language_is_told_in_english(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    try:
        assert speaking(content, tmp_path, monkeypatch) == [NOT_READABLE]
        assert language._("Play") == "Play" and language.ngettext("{count} tile", "{count} tiles", 7)
    finally:
        language.use("en")


@pytest.mark.parametrize(
    "plays", ["{nom} gra", "{name} gra {", "}", "{0}", "{name:>999999999}", "{name.__class__}", "{name!r}"]
)
def test_a_translation_that_wants_to_fill_in_other_things_is_left_out(
    plays: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    try:
        assert speaking(catalogue(plays=plays), tmp_path, monkeypatch) == []
        assert language._("{name} plays").format(name="Ala") == "Ala plays"
        assert language._("Play") == "Graj"
    finally:
        language.use("en")


def test_a_language_that_is_missing_is_english_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "CATALOGUES", tmp_path / "nowhere")
    shell = Shell(FLOW, Folders(tmp_path), Settings(language="pl"))
    assert shell.captions.shown == () and language.current() == "en"
