"""Whoever plays has progress of their own; what was kept before anybody had a name is lost to nobody."""

from pathlib import Path
from random import Random

from flow_desktop.app.shell import Shell
from flow_desktop.bots.simulate import play, player_named
from flow_desktop.engine.state import Result
from flow_desktop.rounds import ClockKind, Table
from flow_desktop.rounds.puzzles import kept_puzzles
from flow_desktop.rounds.voyage import OCCASION, StopLog, stops
from flow_desktop.scenes.destinations import Drill, Exercise, ToNewGame
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.drills.exercises import best_of, keep_best
from flow_desktop.scenes.learn.lessons import done_lessons, keep_place, lessons, mark_done, place_in
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.people.reached import reached_lines
from flow_desktop.scenes.player import SHARED, choose_player, player_of, player_seat
from flow_desktop.scenes.puzzles.reached import PuzzleMark, keep_try, marks
from flow_desktop.scenes.start import home_of, last_draft, people_of, remember, start_game
from flow_desktop.scenes.voyage.crew import Crew, SailingWith
from flow_desktop.scenes.voyage.log import arrive, keep, reached_by, stop_of
from flow_desktop.scenes.voyage.sailing import set_sail
from flow_desktop.table import Aids, Profile, Seat
from tests.scenes.menu.opening import opened

TIMED = Exercise(Drill.PLACE, True)
PUZZLE = "win-01"


def a_shell(folder: Path, *people: Profile) -> Shell:
    shell = opened(MenuScene, folder).shell
    if people:
        people_of(shell).remember(*people)
    return shell


def reach_something(shell: Shell) -> None:
    """Learn a lesson, begin another, do a drill, solve a puzzle, win a stop."""
    first, second, *_ = lessons()
    mark_done(shell, first)
    keep_place(shell, second, 0, 1)
    keep_best(shell, TIMED, 12)
    keep_try(shell, PUZZLE, solved=True)
    keep(shell, stops()[0], StopLog().won(ClockKind.TURNS, (True, True, False)))


def has_reached(shell: Shell) -> list[bool]:
    first, second, *_ = lessons()
    return [
        first.name in done_lessons(shell),
        place_in(shell, second) == (0, 1),
        best_of(shell, TIMED) == 12,
        marks(shell)[PUZZLE] is PuzzleMark.SOLVED,
        reached_by(shell)[stops()[0].key].earned(ClockKind.TURNS) == (True, True, False),
    ]


def test_without_a_name_everything_is_the_computers(tmp_path: Path) -> None:
    shell = a_shell(tmp_path)
    reach_something(shell)
    assert player_of(shell).name == "" and all(has_reached(shell))
    assert all(has_reached(a_shell(tmp_path))), "and it is there at the next start"


def test_each_person_has_progress_of_their_own(tmp_path: Path) -> None:
    shell = a_shell(tmp_path, Profile("Mia"), Profile("Tom"))
    choose_player(shell, "Mia")
    reach_something(shell)
    choose_player(shell, "Tom")
    assert not any(has_reached(shell)) and reached_lines(shell, player_of(shell)) == []
    choose_player(shell, "")
    assert not any(has_reached(shell))
    choose_player(shell, "mia")
    assert all(has_reached(shell)) and player_of(shell).name == "Mia"
    lines = " / ".join(reached_lines(shell, player_of(shell)))
    assert (
        lines == f"Lessons done: 1 of 8 / Puzzles solved: 1 of {len(kept_puzzles())} / Stars of the voyage: 2"
    )


def test_what_was_reached_before_people_had_their_own_is_lost_to_nobody(tmp_path: Path) -> None:
    """As an earlier program left it: lessons and stars of the computer, drills of the first seat."""
    shell = a_shell(tmp_path)
    reach_something(shell)
    people = people_of(shell)
    people.remember(Profile("Mia"), Profile("Tom", bests={TIMED.key: 20}))
    remember(shell, Draft((Seat("Mia"),)))
    assert all(has_reached(shell)), "Mia, who played last, has it all"
    choose_player(shell, "Tom")
    assert has_reached(shell) == [True, True, False, True, True] and best_of(shell, TIMED) == 20
    choose_player(shell, "")
    assert all(has_reached(shell)), "and so has the computer"
    assert SHARED in people.machine.asked
    people.remember(Profile("Zoe"))
    choose_player(shell, "Zoe")
    assert not any(has_reached(shell)), "who comes later begins at the beginning"


def test_handing_down_takes_nothing_back(tmp_path: Path) -> None:
    shell = a_shell(tmp_path, Profile("Mia"))
    library, stop = home_of(shell).library, stops()[0]
    library.keep_progress(OCCASION, stop.key, StopLog().won(ClockKind.TURNS, (True, False, False)).to_json())
    best = StopLog().won(ClockKind.TURNS, (True, True, True))
    library.keep_progress(OCCASION, f"mia/{stop.key}", best.to_json())
    choose_player(shell, "Mia")
    assert reached_by(shell)[stop.key] == best


def the_game(change: object) -> Table:
    where = getattr(change, "to", None)
    assert isinstance(where, ToNewGame)
    return where.table


def test_everybody_at_the_table_gets_the_stars(tmp_path: Path) -> None:
    shell = a_shell(tmp_path, Profile("Mia"), Profile("Tom"), Profile("Zoe"))
    remember(shell, Draft((Seat("Mia"), Seat("Tom", 1, 1, 2))))
    choose_player(shell, "")
    stop = stops()[0]
    crew = Crew(SailingWith.TOGETHER)
    table = the_game(set_sail(shell, stop, crew, "otter-reef"))
    games = (play(table.options, player_named("hint"), stop.pace, Random(seed).random) for seed in range(20))
    table.lay_out(next(game for game in games if game.won).commands)
    arrived = arrive(shell, table)
    table.close()
    assert stop_of(shell, table) is stop and arrived is not None and table.state.result is Result.WON
    earned = {}
    for name in ("Mia", "Tom", "", "Zoe"):
        choose_player(shell, name)
        earned[name] = reached_by(shell)[stop.key].behind
    assert earned == {"Mia": True, "Tom": True, "": True, "Zoe": False}


def test_whoever_plays_alone_sits_at_the_table(tmp_path: Path) -> None:
    mia, tom = Profile("Mia", 3, 2, Aids(more_time=True)), Profile("Tom", 5, 4)
    shell = a_shell(tmp_path, mia, tom)
    remember(shell, Draft((tom.seat(),)))
    assert player_of(shell).name == "Tom" and last_draft(shell).seats == (tom.seat(),)
    choose_player(shell, "Mia")
    assert last_draft(shell).seats == (mia.seat(),) and player_seat(shell) == mia.seat()
    start_game(shell, Draft((tom.seat(),)))
    assert player_of(shell).name == "Tom", "who sits down alone is whoever plays"
    start_game(shell, Draft((mia.seat(), tom.seat())))
    assert player_of(shell).name == "Tom" and len(last_draft(shell).seats) == 2


def test_somebody_who_is_forgotten_plays_no_more(tmp_path: Path) -> None:
    shell = a_shell(tmp_path, Profile("Mia"), Profile("Tom"))
    choose_player(shell, "Mia")
    people_of(shell).forget("Mia")
    assert player_of(shell).name == ""
