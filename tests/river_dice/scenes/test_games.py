"""Games that were played: one press back, the list, the replay."""

from pathlib import Path

import pytest

from flow_desktop.app.cartridge import LAST_GAME
from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.app.scene import ToShelf
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.games import GAMES
from flow_desktop.river_dice.bots.partners import RiverPartner
from flow_desktop.river_dice.engine import RiverOptions, score
from flow_desktop.river_dice.engine.commands import FinishTurn
from flow_desktop.river_dice.engine.record import write_record
from flow_desktop.river_dice.scenes.draft import RiverDraft, home_of
from flow_desktop.river_dice.scenes.gallery import played
from flow_desktop.river_dice.scenes.games.replay import RiverReplay
from flow_desktop.river_dice.scenes.games.scene import RiverGames
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.setup.scene import RiverSetupPage
from flow_desktop.river_dice.table import with_partner
from flow_desktop.table import Seat
from flow_desktop.widgets.dialog import Dialog
from flow_desktop.widgets.screen import Screen
from tests.river_dice.scenes.playing import act, opened, press


def keep_two(folder: Path) -> None:
    """A game that is over and one that waits."""
    app = opened(folder, lambda shell: RiverSetupPage(given=RiverDraft()))
    for rounds in (30, 3):
        table = home_of(app.shell).new_table(RiverOptions(f"otter-{rounds}", 1, "B"))
        table.resume()
        while not table.is_over and table.state.round < rounds:
            table.do(next((each for each in table.legal if isinstance(each, FinishTurn)), table.legal[0]))
        table.close()


def focus(app: App) -> str:
    scene = app.stack.top
    assert isinstance(scene, Screen) and scene.focus.current is not None
    return scene.focus.current.key


def test_the_box_leads_back_to_the_game_that_waits(tmp_path: Path) -> None:
    """One press on the shelf, and the menu begins there; once it is over, it begins anew."""
    keep_two(tmp_path)
    wish = Settings(reduced_motion=True, language="en")
    app = off_screen(GAMES["flow"].cartridge, lambda shell: ToShelf(), Folders(tmp_path), (1280, 720), wish)
    app.loop_once()
    press(app, "box-second")
    scene = app.stack.top
    assert isinstance(scene, RiverPlay) and scene.table.state.round == 3
    assert app.shell.kept(LAST_GAME) == "river-dice"
    act(app, Action.PAUSE)
    press(app, "shelf")
    assert focus(app) == "box-second"
    press(app, "box-second")
    act(app, Action.PAUSE)
    press(app, "new")
    assert isinstance(app.stack.top, RiverSetupPage) and app.stack.top.seek("go-on")
    assert focus(app) == "start", "a new game was asked for"
    for key in ("games", "delete", "answer-0"):
        press(app, key)
    act(app, Action.BACK)
    assert isinstance(app.stack.top, RiverSetupPage) and app.stack.top.kept is None
    assert not app.shell.kept(LAST_GAME), "nothing waits any more"
    act(app, Action.BACK)
    assert focus(app) == "box-second", "who comes back stands before the box that was put back"


def games(app: App) -> RiverGames:
    scene = app.stack.top
    assert isinstance(scene, RiverGames)
    return scene


def test_games_are_listed_looked_at_and_deleted(tmp_path: Path) -> None:
    """U4: deleting asks once; leaving the question deletes nothing."""
    keep_two(tmp_path)
    app = opened(tmp_path, lambda shell: RiverGames())
    waits, over = games(app).rows
    assert not waits.finished and over.finished
    press(app, f"game-{over.paths.name}")
    press(app, "first-deed")
    assert isinstance(app.stack.top, RiverReplay)
    act(app, Action.BACK)
    press(app, "delete")
    act(app, Action.BACK)
    assert len(games(app).rows) == 2, "a question that is left deletes nothing"
    press(app, "delete")
    press(app, "answer-0")
    assert [kept.paths.name for kept in games(app).rows] == [waits.paths.name]
    press(app, "first-deed")
    assert isinstance(app.stack.top, RiverPlay)


def test_a_game_in_which_nothing_was_done_has_nothing_to_look_at_again(tmp_path: Path) -> None:
    """As in Flow; what was begun has its replay."""
    home = home_of(opened(tmp_path, lambda shell: RiverGames()).shell)
    for begun in (False, True):
        table = home.new_table(RiverOptions("otter", 1, "B"))
        table.resume()
        if begun:
            table.do(table.legal[0])
        table.close()
    app = opened(tmp_path, lambda shell: RiverGames())
    for kept in games(app).rows:
        press(app, f"game-{kept.paths.name}")
        assert (games(app).seek("replay") is not None) == bool(kept.commands)
    assert {len(kept.commands) for kept in games(app).rows} == {0, 1}


def test_a_game_is_written_to_a_file_and_the_page_says_where(tmp_path: Path) -> None:
    """As Flow's are, into the same folder; one that cannot be written says so and deletes nothing."""
    keep_two(tmp_path)
    app = opened(tmp_path, lambda shell: RiverGames())
    over = games(app).rows[1]
    press(app, f"game-{over.paths.name}")
    press(app, "export")
    (path,) = (tmp_path / "exports").iterdir()
    told = app.stack.top
    assert isinstance(told, Dialog) and path.name in told.message and str(path.parent) in told.message
    assert path.read_text("utf-8") == write_record(over.record)
    act(app, Action.BACK)
    assert len(games(app).rows) == 2
    path.unlink()
    path.parent.rmdir()
    path.parent.write_text("in the way")
    press(app, "export")
    assert isinstance(app.stack.top, Dialog) and "could not be written" in app.stack.top.message


@pytest.mark.parametrize(("sheet", "seats"), [("A", 2), ("B", 1), ("D", 2)])
def test_a_replay_shows_the_game_as_it_was(tmp_path: Path, sheet: str, seats: int) -> None:
    """Every moment is told in sentences; the last is the end; turns go from one Done to the next."""
    table = played(RiverOptions("heron", seats, sheet), lambda table: False)
    app = opened(tmp_path, lambda shell: RiverReplay(table.record()))
    scene = app.stack.top
    assert isinstance(scene, RiverReplay)
    for at in range(len(scene.reel) + 1):
        scene.reel.wind(at)
        assert scene.told() and not scene.told()[:1].islower() and ".." not in scene.told() and scene.moment()
    assert [score(seat) for seat in scene.state.seats] == [score(seat) for seat in table.state.seats]
    act(app, Action.UNDO)
    assert isinstance(scene.reel.entries[scene.reel.at - 1].command, FinishTurn)
    scene.wind_to(0)
    press(app, "run")
    for _ in range(3):
        scene.update(2.0)
    assert scene.reel.at == 3 and scene.runs


def test_a_replay_names_whoever_has_the_turn(tmp_path: Path) -> None:
    """Not whoever ended the one before; alone, nobody is named."""
    for seats in (2, 1):
        table = played(RiverOptions("heron", seats, "A"), lambda table: table.state.round == 4)
        app = opened(tmp_path, lambda shell, game=table: RiverReplay(game.record()))  # type: ignore[misc]
        scene = app.stack.top
        assert isinstance(scene, RiverReplay)
        told = []
        for at in range(1, len(scene.reel) + 1):
            scene.reel.wind(at)
            if isinstance(scene.reel.entries[at - 1].command, FinishTurn):
                told.append(scene.told().partition("It is ")[2])
        first, *second = scene.names
        turns = [f"{name}'s turn." for name in (*second, first)] if second else [""]
        assert told == (turns * len(told))[: len(told)] and len(told) > 2


def test_a_replay_is_played_on_as_a_copy(tmp_path: Path) -> None:
    """The old game stays as it is; the list tells which one began in the middle of another, and when."""
    home = home_of(opened(tmp_path, lambda shell: RiverGames()).shell)
    seats = (Seat("Mia", 0, 0, 1), with_partner(Seat("", 1, 1, 2), RiverPartner.TEO))
    table = home.new_table(RiverOptions("heron", 2, "B"), seats)
    table.resume()
    while not table.is_over:
        table.do(table.legal[0])
    table.close()
    app = opened(tmp_path, lambda shell: RiverGames())
    (old,) = games(app).rows
    press(app, "first-deed")
    replay = app.stack.top
    assert isinstance(replay, RiverReplay)
    replay.wind_to(len(replay.reel))
    assert not replay.find("play-on").enabled
    replay.wind_to(17)
    here = replay.state
    press(app, "play-on")
    scene = app.stack.top
    assert isinstance(scene, RiverPlay) and scene.state == here
    assert [(seat.name, seat.partner) for seat in scene.table.seats] == [("Mia", ""), ("Teo", "teo")]
    scene.table.close()
    app = opened(tmp_path, lambda shell: RiverGames())
    copy, kept = games(app).rows
    assert kept.commands == old.commands and copy.commands == old.commands[:17]
    rows = [games(app).find(f"game-{each.paths.name}").value() for each in (copy, kept)]
    assert ["Played on from a replay" in row for row in rows] == [True, False]
    assert all("Today, " in row for row in rows)
