"""The rules to read: the whole game in short chapters, and every way there."""

import re
from pathlib import Path

from flow_desktop.app.intents import Action, Device
from flow_desktop.app.language import _
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.scenes.pause import RiverPause
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.rules.chapters import CHAPTERS
from flow_desktop.river_dice.scenes.rules.scene import RiverRules
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.widgets.scroll import Scroll
from tests.river_dice.scenes.playing import act, opened, press

SPECIFICATION = Path(__file__).parents[3] / "docs" / "river-dice.md"
OURS = {"1", "12", "13"}
"""Sections about the box, about how the content was made, about the printed rulebook."""


def test_every_part_of_the_rules_has_its_chapter() -> None:
    """Each clause that a chapter names is there, and every section of play is told."""
    clauses = set(re.findall(r"^(?:### )?(\d+\.\d+) ", SPECIFICATION.read_text("utf-8"), re.M))
    told = {clause for chapter in CHAPTERS for clause in chapter.clauses}
    assert told <= clauses
    sections = {clause.partition(".")[0] for clause in clauses}
    assert sections - OURS <= {clause.partition(".")[0] for clause in told}
    assert {"3.6", "3.9", "3.13", "3.16", "3.17", "10.1", "10.2", "11.2"} <= told


def test_a_chapter_is_turned_to_and_read(tmp_path: Path) -> None:
    app = opened(tmp_path, lambda shell: RiverRules("sheet-d"), size=(1280, 720))
    scene = app.stack.top
    assert isinstance(scene, RiverRules)
    page = scene.find("page")
    assert isinstance(page, Scroll) and page.rect.colliderect(scene.find("chapter-sheet-d").rect)
    press(app, "to-goal")
    assert page.rect.colliderect(scene.find("chapter-goal").rect)
    assert "Roll dice to collect animals" in " ".join(app.shell.speech.spoken)


def test_opened_it_says_where_one_is_and_how_to_read_on(tmp_path: Path) -> None:
    """B2: the heading and the keys, not the whole book; reading goes on from the chapter it is opened at."""
    for at, told in (("", f"Rules. {len(CHAPTERS)} chapters."), ("sheet-d", "Rules. D · ")):
        book = RiverRules(at)
        app = opened(tmp_path / at, lambda shell, book=book: book)  # type: ignore[misc]
        app.shell.use_device(Device.KEYBOARD)
        app.shell.speech.spoken.clear()
        book.voiced()
        first = app.shell.speech.spoken[0]
        assert first.startswith(told) and first.endswith("F6 reads on, F5 reads back.") and len(first) < 100
        act(app, Action.READ_ON)
        if at:
            chapter = next(each for each in CHAPTERS if each.anchor == at)
            act(app, Action.READ_ON)
            assert app.shell.speech.last in map(_, chapter.sentences)
    app.shell.use_device(Device.PAD)
    assert book.opening_words().endswith("Right stick down reads on, Right stick up reads back.")


def test_the_pause_leads_to_rules_and_keys_and_shows_the_goals(tmp_path: Path) -> None:
    """D2, U3: from the pause to Accessibility and back; what is played for is told there."""
    table = RiverTable.new(RiverOptions("otter", scenario=5))
    app = opened(tmp_path, lambda shell: RiverPlay(table))
    act(app, Action.PAUSE)
    pause = app.stack.top
    assert isinstance(pause, RiverPause)
    for key in ("rules", "keys", "settings", "accessibility"):
        press(app, key)
        assert app.stack.top is not pause
        act(app, Action.BACK)
        assert app.stack.top is pause
    assert [pause.find(f"goal-{number}").label for number in (1, 2, 3)] == [
        "Points",
        "Full rows",
        "Tokens left",
    ]


def test_what_is_played_for_is_in_sight_at_the_table(tmp_path: Path) -> None:
    """A scenario's goals, or how many achievements there are; not where text leaves no room."""
    aimed = opened(tmp_path, lambda shell: RiverPlay(RiverTable.new(RiverOptions("otter", scenario=5))))
    scene = aimed.stack.top
    assert isinstance(scene, RiverPlay)
    assert [scene.find(f"goal-{number}").value() for number in (1, 2, 3)] == [
        "1 of 40, not yet",
        "0 of 2, not yet",
        "2 of 4, not yet",
    ]
    aimed.shell.change(text_percent=200)
    scene.view_changed()
    assert scene.seek("goal-1") is None
    plain = opened(tmp_path, lambda shell: RiverPlay(RiverTable.new(RiverOptions("otter"))))
    assert isinstance(plain.stack.top, RiverPlay)
    assert plain.stack.top.find("goals").value() == "0 of 8, not yet"
