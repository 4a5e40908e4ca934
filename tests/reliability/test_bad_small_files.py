"""Profiles and statistics that are missing, empty, cut, from the future or hostile: one sentence, and on."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.engine import Clock, Options
from flow_desktop.rounds import Home, Outcome
from flow_desktop.rounds.words import PEOPLE_NEWER, STATISTICS_BROKEN, STATISTICS_NEWER, STATISTICS_NOT_KEPT
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.games.scene import GamesScene
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.table import Profile
from flow_desktop.table.words import PEOPLE_BROKEN, PEOPLE_NOT_KEPT
from tests.reliability.running import run_program
from tests.reliability.test_bad_files import HOSTILE, said
from tests.table.playing import play_out

MEGABYTES = 100 << 20
OUTCOME = Outcome(True, "standard", 2, "60s", 2, 5, 12)


@dataclass(frozen=True)
class Kept:
    """One of the small files, and what is said about it."""

    name: str
    broken: str
    newer: str
    not_kept: str


PROFILES = Kept("profiles.json", PEOPLE_BROKEN, PEOPLE_NEWER, PEOPLE_NOT_KEPT)
STATISTICS = Kept("statistics.json", STATISTICS_BROKEN, STATISTICS_NEWER, STATISTICS_NOT_KEPT)
BOTH = pytest.mark.parametrize("kept", [PROFILES, STATISTICS], ids=lambda kept: kept.name)


def opened(folder: Path) -> App:
    """The program at its menu."""
    app = off_screen(FLOW, lambda shell: MenuScene(), Folders(folder), (1024, 640), Settings(language="en"))
    app.loop_once()
    return app


def finish_a_game(folder: Path, seed: str = "otter-reef") -> None:
    table = Home(folder).new_table(Options(seed, clock=Clock(None)))
    play_out(table)
    table.close()


def works(folder: Path) -> None:
    """Somebody new is remembered, and a game is counted."""
    home = Home(folder)
    before = home.statistics().tally().finished
    finish_a_game(folder, f"reef-{before}")
    assert home.welcome().sentences == ()
    assert home.people().remember(Profile("Zora"))
    assert Home(folder).people().knows("Zora")
    assert Home(folder).statistics().tally().finished == before + 1


@BOTH
@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_what_cannot_be_read_is_put_aside_and_told_once(content: bytes, kept: Kept, tmp_path: Path) -> None:
    path = tmp_path / kept.name
    path.write_bytes(content)
    assert said(opened(tmp_path)) == [kept.broken]
    assert path.with_name(f"{kept.name}.broken").read_bytes() == content
    assert said(opened(tmp_path)) == []
    works(tmp_path)


@BOTH
def test_a_hundred_megabytes_are_not_read_whole(kept: Kept, tmp_path: Path) -> None:
    path = tmp_path / kept.name
    with path.open("wb") as file:
        file.truncate(MEGABYTES)
    assert said(opened(tmp_path)) == [kept.broken]
    assert path.with_name(f"{kept.name}.broken").stat().st_size == MEGABYTES
    works(tmp_path)


@BOTH
def test_a_folder_in_its_place_is_put_aside(kept: Kept, tmp_path: Path) -> None:
    (tmp_path / kept.name / "inside").mkdir(parents=True)
    assert said(opened(tmp_path)) == [kept.broken]
    assert (tmp_path / f"{kept.name}.broken" / "inside").is_dir()
    works(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="Windows lets only administrators make links")
@BOTH
def test_links_are_not_followed_when_something_is_put_aside_or_written(kept: Kept, tmp_path: Path) -> None:
    outside, home = tmp_path / "outside", tmp_path / "home"
    outside.write_bytes(b"mine")
    home.mkdir()
    (home / kept.name).symlink_to(outside)
    assert said(opened(home)) == [kept.broken]
    works(home)
    assert outside.read_bytes() == b"mine"
    (home / kept.name).unlink()
    (home / kept.name).symlink_to(kept.name)  # a link to itself
    assert kept.broken in said(opened(home))
    works(home)


@BOTH
def test_earlier_broken_files_are_kept_as_well(kept: Kept, tmp_path: Path) -> None:
    for content in (b"first", b"second", b"third"):
        (tmp_path / kept.name).write_bytes(content)
        opened(tmp_path)
    aside = {file.read_bytes() for file in tmp_path.glob(f"{kept.name}.broken*")}
    assert aside == {b"first", b"second", b"third"}


def test_people_from_the_future_are_used_as_far_as_they_make_sense(tmp_path: Path) -> None:
    values = {"version": 9, "people": [{"name": "Mia", "wings": 2, "avatar": 4}], "machine": {}}
    (tmp_path / "profiles.json").write_text(json.dumps(values))
    for _ in range(2):
        assert said(opened(tmp_path)) == [PEOPLE_NEWER]
    home = Home(tmp_path)
    assert home.people().known == (Profile("Mia", 4),)
    assert not home.people().remember(Profile("Tom")) and home.people().knows("Tom")
    assert home.welcome().sentences == (PEOPLE_NEWER,), "that nothing is kept is said in the same breath"
    assert json.loads((tmp_path / "profiles.json").read_text()) == values
    assert [path.name for path in tmp_path.iterdir()] == ["profiles.json"]


def test_statistics_from_the_future_are_used_as_far_as_they_make_sense(tmp_path: Path) -> None:
    values = {"version": 9, "games": {"one": OUTCOME.to_json(), "two": {"won": "by a mile"}}}
    (tmp_path / "statistics.json").write_text(json.dumps(values))
    finish_a_game(tmp_path)
    for _ in range(2):
        assert said(opened(tmp_path)) == [STATISTICS_NEWER]
    assert Home(tmp_path).statistics().outcomes == {"one": OUTCOME}
    assert json.loads((tmp_path / "statistics.json").read_text()) == values
    assert not list(tmp_path.glob("statistics.json.*"))


def test_statistics_that_are_lost_are_counted_anew_from_the_records(tmp_path: Path) -> None:
    for seed in ("otter-reef", "badger-foam"):
        finish_a_game(tmp_path, seed)
    opened(tmp_path)
    before = Home(tmp_path).statistics().outcomes
    (tmp_path / "statistics.json").write_bytes(b"{")
    assert said(opened(tmp_path)) == [STATISTICS_BROKEN]
    assert Home(tmp_path).statistics().outcomes == before and len(before) == 2
    games = json.loads((tmp_path / "statistics.json").read_text())["games"]
    games[sorted(games)[0]]["rounds"] = -1
    (tmp_path / "statistics.json").write_text(json.dumps({"version": 1, "games": games}))
    assert said(opened(tmp_path)) == [STATISTICS_BROKEN]
    assert Home(tmp_path).statistics().outcomes == before


@pytest.mark.parametrize(
    "values",
    [
        {"people": 7},
        {"people": {"name": "Mia"}},
        {"people": [7, None, [], "x"]},
        {"people": [{"name": "\ud800"}]},
        {"people": [{"name": "a\0b"}]},
        {"people": [{"name": "x" * 5000}]},
        {"people": [{"name": "Mia"}, {"name": "MIA"}]},
        {"people": [{"name": ""}]},
        {"people": [{"name": f"Nr {n}"} for n in range(5000)]},
        {"people": [{"name": "Mia", "avatar": 10**400}]},
        {"people": [{"name": "Mia", "colour": 1.5}]},
        {"people": [{"name": "Mia", "aids": {"legal_spots": "yes"}}]},
        {"people": [{"name": "Mia", "lessons": ["../../x"]}]},
        {"people": [{"name": "Mia", "met": [["deep"]]}]},
        {"people": [{"name": "Mia", "bests": {"spot": 1e400}}]},
        {"people": [{"name": "Mia", "bests": [1]}]},
        {"machine": []},
        {"machine": {"asked": "learn-offer"}},
    ],
)
def test_hostile_people_do_no_harm(values: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    path.write_text(json.dumps({"version": 1, **values}))
    content = path.read_bytes()
    app = off_screen(
        FLOW, lambda shell: SetupScene(), Folders(tmp_path), (1024, 640), Settings(language="en")
    )
    app.loop_once()
    assert said(opened(tmp_path)) == [] and not path.with_name("profiles.json.broken2").exists()
    assert path.with_name("profiles.json.broken").read_bytes() == content
    assert len(Home(tmp_path).people().known) <= 100
    works(tmp_path)


@pytest.mark.parametrize(
    "values",
    [
        {"games": 7},
        {"games": [OUTCOME.to_json()]},
        {"games": {"one": None}},
        {"games": {"../../x": 1}},
        {"games": {"": OUTCOME.to_json()}},
        {"games": {"x" * 5000: OUTCOME.to_json()}},
        {"games": {"a\nb": OUTCOME.to_json()}},
        {"games": {"one": OUTCOME.to_json() | {"rounds": 10**400}}},
        {"games": {"one": OUTCOME.to_json() | {"clock": "x" * 10_000}}},
        {"games": {"one": OUTCOME.to_json() | {"won": "yes"}}},
    ],
)
def test_hostile_statistics_do_no_harm(values: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    path.write_text(json.dumps({"version": 1, **values}))
    assert said(opened(tmp_path)) == [STATISTICS_BROKEN]
    assert path.with_name("statistics.json.broken").exists()
    app = off_screen(
        FLOW, lambda shell: GamesScene(), Folders(tmp_path), (1024, 640), Settings(language="en")
    )
    app.loop_once()
    works(tmp_path)


@BOTH
def test_a_broken_file_that_cannot_be_put_aside_is_not_overwritten(
    kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / kept.name
    path.write_bytes(b"broken")
    finish_a_game(tmp_path)

    def refused(*arguments: object, **named: object) -> Path:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", refused)
        home = Home(tmp_path)
        told = [*home.welcome().sentences]
        home.people().remember(Profile("Mia"))
        told += home.welcome().sentences
        assert told == [kept.broken, kept.not_kept] and home.people().knows("Mia")
        assert path.read_bytes() == b"broken"
    assert said(opened(tmp_path)) == [kept.broken]
    works(tmp_path)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_home_that_is_read_only_is_told_and_played_in(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        assert not Home(tmp_path).people().remember(Profile("Mia"))
    finally:
        tmp_path.chmod(0o700)


def test_the_real_program_starts_with_small_files_full_of_rubbish(tmp_path: Path) -> None:
    for name in ("profiles.json", "statistics.json", "profiles.lock", "statistics.lock"):
        (tmp_path / name).write_bytes(b"\x00rubbish")
    done = run_program(tmp_path, "quit")
    told = f"said {PEOPLE_BROKEN}\nsaid {STATISTICS_BROKEN}\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, told, "")
    works(tmp_path)
