"""Settings of one's own: worn over the computer's, kept with the person, gentle where several sit."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flow_desktop.app.folders import Folders
from flow_desktop.app.personal import PERSONAL, own, together
from flow_desktop.app.settings import Settings, load_settings
from flow_desktop.app.shell import Shell
from tests.app.scenes import GAME


def a_shell(folder: Path, **settings: Any) -> Shell:
    return Shell(GAME, Folders(folder), Settings(**settings))


def on_disk(shell: Shell) -> Settings:
    return load_settings(shell.folders.settings_file).settings


def test_only_what_is_known_and_makes_sense_is_worn() -> None:
    kept = {"text_percent": 175, "theme": "purple", "voice": 1, "later": 2, "music_volume": 3, "mono": False}
    assert own(kept) == {"text_percent": 175, "mono": False}


def test_the_largest_text_and_the_gentlest_choice_hold_for_all() -> None:
    mia = {"text_percent": 150, "voice": True, "voice_rate": 75, "captions": False}
    tom = {"theme": "contrast", "reduced_motion": True, "text_percent": 125}
    shared = together(Settings(voice_rate=50), [mia, tom, {"typeface": "wide", "theme": "plain"}])
    assert shared["text_percent"] == 150 and shared["theme"] == "contrast" and shared["typeface"] == "wide"
    assert shared["reduced_motion"] and shared["voice"] and shared["captions"], "one who needs it is enough"
    assert shared["voice_rate"] == 75, "only those who listen are asked how fast"
    assert shared.keys() == set(PERSONAL)


def test_who_has_set_nothing_brings_what_the_computer_has() -> None:
    assert together(Settings(text_percent=200), [{"text_percent": 100}, {}])["text_percent"] == 200
    assert together(Settings(text_percent=200), [{"text_percent": 100}])["text_percent"] == 100
    assert together(Settings(), []) == {}


def test_a_change_belongs_to_whoever_wears_their_own(tmp_path: Path) -> None:
    """U7."""
    shell, kept = a_shell(tmp_path, text_percent=125), dict[str, Any]()

    def keep(changes: Mapping[str, Any]) -> None:
        kept.update(changes)

    shell.wear({"theme": "contrast"}, ("Mia",), keep)
    assert (shell.settings.theme, shell.settings.text_percent) == ("contrast", 125)
    shell.change(text_percent=200, theme="plain", music_volume=5)
    assert kept == {"text_percent": 200, "theme": "plain"}
    assert (shell.settings.text_percent, shell.settings.theme) == (200, "plain")
    found = on_disk(shell)
    assert (found.text_percent, found.theme, found.music_volume) == (125, "normal", 5)
    shell.keep("table", 1)
    assert on_disk(shell).text_percent == 125
    shell.wear({})
    assert (shell.settings.text_percent, shell.settings.theme) == (125, "normal")
    assert shell.settings.extra == {"table": 1} and shell.wearers == ()


def test_a_change_at_a_shared_table_is_the_computers(tmp_path: Path) -> None:
    shell = a_shell(tmp_path)
    shell.wear({"text_percent": 150, "mono": True}, ("Mia", "Tom"))
    shell.change(text_percent=175)
    assert on_disk(shell).text_percent == 175 and not on_disk(shell).mono and shell.settings.mono
    shell.wear({})
    assert (shell.settings.text_percent, shell.settings.mono) == (175, False)


def test_another_look_lays_every_screen_out_anew(tmp_path: Path) -> None:
    shell = a_shell(tmp_path)
    shell.take_view_changed()
    shell.wear({"text_percent": 150}, ("Mia",))
    assert shell.take_view_changed() and shell.view.text_percent == 150
    shell.wear({"text_percent": 150}, ("Tom",))
    assert not shell.take_view_changed(), "nothing looks different"
