"""The people of a computer: known by name, kept in one file, shared by programs, never lost by a fault."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from flow_desktop.app.settings import load_settings
from flow_desktop.rounds import Home
from flow_desktop.table import Aids, People, Profile, ProfileError, Seat, SeatError
from flow_desktop.table.people import MOST_PEOPLE
from flow_desktop.table.profiles import LARGEST_BEST, MOST_SETTINGS, MOST_THINGS, read_profile
from flow_desktop.table.words import PEOPLE_NOT_KEPT

ROOT = Path(__file__).parent.parent.parent
MIA = Profile("Mia", 3, 2, Aids(False, True, False)).learnt("first-way").having_met("obstacles")


def test_nobody_is_known_at_first_and_nothing_is_written(tmp_path: Path) -> None:
    people = Home(tmp_path).people()
    assert people.known == () and people.machine == Profile() and not people.knows("Mia")
    assert people.named("Mia") == Profile("Mia") and people.take_trouble() == ""
    assert list(tmp_path.iterdir()) == []


def test_everything_about_somebody_comes_back(tmp_path: Path) -> None:
    person = MIA.having_been_asked("learn-offer").with_best("spot", 1250, least=True)
    assert Home(tmp_path).people().remember(person)
    assert Home(tmp_path).people().known == (person,)
    assert Home(tmp_path).people().named("mia ") == person, "capitals and spaces make nobody else"


def test_what_belongs_to_nobody_is_kept_with_the_machine(tmp_path: Path) -> None:
    people = People(tmp_path)
    assert people.named("") is people.machine
    assert people.remember(people.named("").having_been_asked("learn-offer"), MIA)
    again = People(tmp_path)
    assert again.machine.asked == {"learn-offer"} and again.machine.name == ""
    assert again.known == (MIA,)


def test_whoever_played_last_stands_first(tmp_path: Path) -> None:
    people = People(tmp_path)
    people.remember(Profile("Ada"), Profile("Bo"))
    people.remember(Profile("Cleo"))
    people.remember(people.named("Bo").learnt("wave"))
    assert [person.name for person in People(tmp_path).known] == ["Bo", "Cleo", "Ada"]
    assert people.forget("CLEO")
    assert [person.name for person in People(tmp_path).known] == ["Bo", "Ada"]


def test_the_list_of_people_has_an_end(tmp_path: Path) -> None:
    people = People(tmp_path)
    people.remember(*(Profile(f"Nr {number}") for number in range(MOST_PEOPLE)))
    people.remember(Profile("One more"))
    names = [person.name for person in People(tmp_path).known]
    assert len(names) == MOST_PEOPLE and names[0] == "One more" and f"Nr {MOST_PEOPLE - 1}" not in names


def test_two_programs_do_not_lose_each_others_people(tmp_path: Path) -> None:
    one, other = People(tmp_path), People(tmp_path)
    assert not one.known and not other.known
    one.remember(Profile("Ada"))
    other.remember(Profile("Bo"))
    one.remember(one.named("Bo").learnt("wave"))
    assert {person.name for person in other.known} == {"Ada", "Bo"}
    assert other.named("Bo").lessons == {"wave"}


def test_a_seat_becomes_a_person_and_back() -> None:
    seat = Seat("Mia", 4, 4, 7, Aids(True, False, True))
    person = MIA.seated(seat)
    assert person.seat() == seat and person.lessons == MIA.lessons and person.met == MIA.met


def test_a_best_is_kept_only_when_it_is_better() -> None:
    person = Profile("Mia").with_best("rounds", 5, least=True).with_best("rounds", 7, least=True)
    assert person.bests == {"rounds": 5}
    assert person.with_best("rounds", 3, least=True).bests == {"rounds": 3}
    assert Profile().with_best("tiles", 5).with_best("tiles", 4).bests == {"tiles": 5}
    assert Profile().with_best("tiles", 5).with_best("tiles", 9).bests == {"tiles": 9}


def test_nothing_of_a_profile_can_be_changed_from_outside() -> None:
    given = {"spot": 1}
    person = Profile(bests=given)
    given["spot"] = 2
    assert person.bests == {"spot": 1} and hash(person) == hash(Profile(bests={"spot": 1}))


@pytest.mark.parametrize(
    "values",
    [
        {"name": "x" * 41},
        {"name": "a\nb"},
        {"name": " a"},
        {"avatar": 0},
        {"colour": 6},
        {"lessons": frozenset({"../x"})},
        {"met": frozenset({""})},
        {"asked": frozenset({"A"})},
        {"lessons": frozenset(f"n{number}" for number in range(MOST_THINGS + 1))},
        {"bests": {"spot": LARGEST_BEST + 1}},
        {"bests": {"spot": True}},
        {"bests": {"spot": 1.5}},
        {"bests": {"no spaces": 1}},
    ],
)
def test_what_is_no_profile_is_refused(values: dict[str, object]) -> None:
    with pytest.raises((ProfileError, SeatError)):
        Profile(**values)  # type: ignore[arg-type]


def test_where_nothing_can_be_written_it_is_told_once_and_known_until_the_end(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file in place of the folder")
    people = People(blocked)
    assert not people.remember(MIA) and not people.remember(Profile("Bo"))
    assert [people.take_trouble(), people.take_trouble()] == [PEOPLE_NOT_KEPT, ""]
    assert {person.name for person in people.known} == {"Mia", "Bo"}


def test_writing_works_again_when_the_disk_does(tmp_path: Path) -> None:
    blocked = tmp_path / "home"
    blocked.write_text("in the way")
    people = People(blocked)
    people.remember(MIA)
    blocked.unlink()
    assert people.remember(MIA), "the same again is written, because it is not kept yet"
    assert People(blocked).known == (MIA,)


def test_the_same_again_is_not_written(tmp_path: Path) -> None:
    people = People(tmp_path)
    people.remember(MIA)
    before = (tmp_path / "profiles.json").stat().st_mtime_ns
    assert people.remember(people.named("Mia"))
    assert (tmp_path / "profiles.json").stat().st_mtime_ns == before


def test_the_file_can_be_read_by_people(tmp_path: Path) -> None:
    People(tmp_path).remember(MIA)
    values = json.loads((tmp_path / "profiles.json").read_text("ascii"))
    assert values["version"] == 1 and values["people"][0]["met"] == ["obstacles"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["profiles.json"]


def test_how_far_a_lesson_came_is_kept_until_it_is_done(tmp_path: Path) -> None:
    people = People(tmp_path)
    people.remember(people.machine.having_reached("wave", 2))
    assert dict(People(tmp_path).machine.reached) == {"wave": 2}
    people.remember(people.machine.learnt("wave"))
    assert not People(tmp_path).machine.reached
    before = Profile().to_json()
    del before["reached"]  # as an earlier version wrote it
    assert read_profile(before) == (Profile(), True)


PROGRAM = """
import sys
from pathlib import Path
from flow_desktop.app.folders import Folders
from flow_desktop.app.settings import load_settings, save_settings
from flow_desktop.table import People, Profile
folder, tag = Path(sys.argv[1]), sys.argv[2]
people, settings = People(folder), load_settings(folder / "settings.json").settings
for number in range(25):
    assert people.remember(Profile(f"{tag}{number}"), people.named("Mia").learnt(f"{tag}{number}"))
    before, settings = settings, settings.keep(f"{tag}{number}", number)
    assert save_settings(settings, folder / "settings.json", before)
"""


def test_two_programs_at_once_lose_nothing_of_each_other(tmp_path: Path) -> None:
    started = [
        subprocess.Popen([sys.executable, "-c", PROGRAM, str(tmp_path), tag], cwd=ROOT) for tag in ("a", "b")
    ]
    assert [program.wait(60) for program in started] == [0, 0]
    all_of_them = {f"{tag}{number}" for tag in ("a", "b") for number in range(25)}
    people = People(tmp_path)
    assert {person.name for person in people.known} == all_of_them | {"Mia"}
    assert people.named("Mia").lessons == all_of_them
    assert load_settings(tmp_path / "settings.json").settings.extra.keys() == all_of_them
    assert sorted(path.name for path in tmp_path.iterdir()) == ["profiles.json", "settings.json"]


def test_one_person_at_two_programs_is_one_person(tmp_path: Path) -> None:
    one, other = People(tmp_path), People(tmp_path)
    one.remember(Profile("Mia", avatar=3, bests={"spot": 5}))
    mia = other.named("Mia")
    one.remember(replace(one.named("Mia").learnt("first-way"), avatar=7))
    assert other.remember(mia.having_met("dragons").with_best("wave", 9))
    found = People(tmp_path).named("Mia")
    assert (found.avatar, found.lessons, found.met) == (7, frozenset({"first-way"}), frozenset({"dragons"}))
    assert dict(found.bests) == {"spot": 5, "wave": 9}


OWN = {"text_percent": 150, "keys": {"draw-1": "q"}, "of-a-later-program": [1, {"deep": None}]}


def test_own_settings_come_back_also_those_that_nobody_knows_here(tmp_path: Path) -> None:
    People(tmp_path).remember(MIA.having_set(OWN))
    again = People(tmp_path)
    assert again.named("Mia").settings == OWN
    again.remember(again.named("Mia").having_set({"text_percent": 200}).learnt("wave"))
    assert People(tmp_path).named("Mia").settings == OWN | {"text_percent": 200}


def test_profiles_of_an_earlier_program_have_no_own_settings_and_lose_nothing(tmp_path: Path) -> None:
    before = MIA.to_json()
    del before["settings"], before["aids"]["more_time"]
    assert read_profile(before) == (MIA, True)


@pytest.mark.parametrize("settings", [[], {"No Name": 1}, {"a": float("nan")}, {"a": "x" * MOST_SETTINGS}])
def test_what_are_no_own_settings_is_left_out(settings: object) -> None:
    found, whole = read_profile(MIA.to_json() | {"settings": settings})
    assert (found, whole) == (MIA, False)
    if isinstance(settings, dict):
        with pytest.raises(ProfileError):
            MIA.having_set(settings)


def test_own_settings_changed_in_two_programs_are_both_kept(tmp_path: Path) -> None:
    one, other = People(tmp_path), People(tmp_path)
    one.remember(MIA.having_set({"theme": "plain", "mono": True}))
    theirs = other.named("Mia")
    one.remember(one.named("Mia").having_set({"theme": "contrast"}))
    other.remember(theirs.having_only({"theme": "plain", "voice": True}))
    assert People(tmp_path).named("Mia").settings == {"theme": "contrast", "voice": True}


def test_who_inherits_unlearns_nothing() -> None:
    shared = Profile(bests={"spot": 3, "wave": 4}, reached={"first-way": 1, "wave": 2}).learnt("edges")
    heir = replace(MIA, bests={"spot": 9}).inheriting(shared)
    assert heir.lessons == {"first-way", "edges"} and heir.name == "Mia" and heir.met == {"obstacles"}
    assert dict(heir.bests) == {"spot": 9, "wave": 4} and dict(heir.reached) == {"wave": 2}
