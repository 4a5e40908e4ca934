"""Which language the game speaks: the system's at first, any that has a folder, another one at once."""

from pathlib import Path

import pytest

from build.words.catalogue import Words, new_words
from flow_desktop.app import language
from flow_desktop.app.folders import Folders
from flow_desktop.app.language import _, ngettext
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.settings.languages import LanguageScene
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import walk
from tests.locale.toy import TOY, TOY_NAME, compiled_to, toy_folder

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Catalogues of our own in place of those of the game."""
    catalogues = tmp_path / "locale"
    monkeypatch.setattr(language, "CATALOGUES", catalogues)
    return catalogues


@pytest.fixture
def some(folder: Path) -> None:
    """German, Polish and Brazilian Portuguese."""
    for code in ("de", "pl", "pt_BR"):
        compiled_to(folder, code, new_words(code))


def ask_for(monkeypatch: pytest.MonkeyPatch, **variables: str) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)


@pytest.mark.usefixtures("some")
@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "???"}, "en"),
        ({"LANG": "_.@"}, "en"),
        ({"LANG": "qps"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de@euro"}, "de"),
        ({"LANG": "pt_BR.UTF-8"}, "pt_BR"),
        ({"LANG": "pt_PT.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "rm:pl:de"}, "pl"),
        ({"LANG": "sv_SE.UTF-8", "LANGUAGE": ":"}, "en"),
    ],
)
def test_the_environment_says_which_language(
    variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_for(monkeypatch, **variables)
    assert language.system_language() == expected
    assert language.use("") == expected


@pytest.mark.usefixtures("some")
@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_are_asked_themselves(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ask_for(monkeypatch, LANG="de_DE.UTF-8")
    monkeypatch.setattr("sys.platform", platform)
    wishes: list[dict[str, str | None]] = [
        {"language": "rm", "country": None},
        {"language": "pl", "country": "PL"},
    ]
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: wishes)
    assert language.system_language() == "pl"
    wishes.clear()
    assert language.system_language() == "de"


def test_a_new_language_is_one_folder(folder: Path, source: Words) -> None:
    assert language.available() == ("en", "qps")
    toy_folder(folder, {"Play": "Blubble", "Settings": "Glug"}, source)
    assert language.available(with_pseudo=False) == ("en", TOY)
    assert language.name_of(TOY) == TOY_NAME
    assert language.use(TOY) == TOY
    assert (_("Play"), _("Settings"), _("Rules")) == ("Blubble", "Glug", "Rules")


def test_a_language_of_which_nothing_is_translated_is_not_offered(folder: Path, source: Words) -> None:
    file = toy_folder(folder, {}, source)
    assert file.exists()
    assert language.available(with_pseudo=False) == ("en",)


def test_a_broken_catalogue_is_english_and_no_crash(folder: Path) -> None:
    for code, content in (
        ("xa", b""),
        ("xb", b"not a catalogue at all"),
        ("xc", b"\xde\x12\x04\x95\xff\xff"),
    ):
        compiled_to(folder, code, new_words(code))
        (folder / code / "LC_MESSAGES" / "flow.mo").write_bytes(content)
        assert language.use(code) == "en"
        assert _("Play") == "Play"
        assert language.name_of(code) == code


def test_switching_shows_at_once(folder: Path, source: Words, tmp_path: Path) -> None:
    toy_folder(folder, {"Play": "Blubble"}, source)
    app = off_screen(
        FLOW, lambda shell: MenuScene(), Folders(tmp_path / "data"), (1280, 720), Settings(language="en")
    )
    app.loop_once()
    assert label(app.stack.top, "play") == "Play"
    assert label(app.stack.top, "language") == "English"
    app.shell.change(language=TOY)
    app.loop_once()
    assert label(app.stack.top, "play") == "Blubble"
    assert label(app.stack.top, "language") == TOY_NAME


def test_the_list_shows_languages_by_their_own_names(folder: Path, source: Words, tmp_path: Path) -> None:
    toy_folder(folder, {"Play": "Blubble"}, source)
    app = off_screen(
        FLOW, lambda shell: LanguageScene(), Folders(tmp_path / "data"), (1280, 720), Settings(language="en")
    )
    app.loop_once()
    assert label(app.stack.top, f"language-{TOY}") == TOY_NAME


def label(scene: object, key: str) -> str:
    assert isinstance(scene, Screen)
    return next(widget.label for widget in walk(scene.root) if widget.key == key)


def test_polish_counts_in_three_ways(folder: Path) -> None:
    words = new_words("pl")
    words.add(("{count} tile", "{count} tiles"), ("{count} płytka", "{count} płytki", "{count} płytek"))
    compiled_to(folder, "pl", words)
    language.use("pl")
    said = [ngettext("{count} tile", "{count} tiles", count).format(count=count) for count in COUNTS]
    assert said == ["0 płytek", "1 płytka", "2 płytki", "5 płytek", "12 płytek", "22 płytki", "112 płytek"]


COUNTS = (0, 1, 2, 5, 12, 22, 112)


def test_a_new_catalogue_knows_the_name_and_the_plurals_of_its_language() -> None:
    assert (new_words("nl").name, new_words("nl").num_plurals) == ("Nederlands", 2)
    assert (new_words("cs").name, new_words("cs").num_plurals) == ("Čeština", 3)
    assert (new_words("zxx").name, new_words("zxx").plural_forms) == ("Zxx", "nplurals=2; plural=(n != 1);")
