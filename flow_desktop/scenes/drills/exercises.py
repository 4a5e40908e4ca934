"""The drills: two exercises, each in two ways; what they are called and how a result is told."""

from typing import Final

from flow_desktop.app.language import N_, _, ngettext
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.destinations import Drill, Exercise
from flow_desktop.scenes.player import player_of
from flow_desktop.scenes.start import remember_people

KEPT: Final = "drills"
MOST_NUMBER: Final = 10**6
EXERCISES: Final = tuple(Exercise(drill, timed) for drill in Drill for timed in (True, False))
_NAMES: Final = {Drill.PLACE: N_("Turn and place"), Drill.SAVE: N_("The last ten seconds")}
_WAYS: Final = {
    "place-timed": (N_("60 seconds"), N_("Place as many tiles as you can in 60 seconds.")),
    "place-calm": (N_("In peace"), N_("Place 20 tiles. Each one that fits first time counts.")),
    "save-timed": (N_("10 seconds"), N_("The wave is near. Save what you can in ten seconds.")),
    "save-calm": (N_("In peace"), N_("The wave is near. Save what you can in three turns.")),
}


def drill_name(drill: Drill) -> str:
    """What a drill is called."""
    return _(_NAMES[drill])


def way_name(exercise: Exercise) -> str:
    """How it is done, in a word or two."""
    return _(_WAYS[exercise.key][0])


def task(exercise: Exercise) -> str:
    """What is to be done, in a sentence or two."""
    return _(_WAYS[exercise.key][1])


def score_words(exercise: Exercise, score: int) -> str:
    """A result in words: "12 tiles", "31 points"."""
    if exercise.drill is Drill.PLACE:
        return ngettext("{count} tile", "{count} tiles", score).format(count=score)
    return ngettext("{count} point", "{count} points", score).format(count=score)


def best_of(shell: Shell, exercise: Exercise) -> int | None:
    """The personal best of whoever exercises; None before the first time."""
    return player_of(shell).bests.get(exercise.key)


def keep_best(shell: Shell, exercise: Exercise, score: int) -> bool:
    """Keep a result if it is the best so far; True when it is."""
    before = best_of(shell, exercise)
    if before is not None and score <= before:
        return False
    remember_people(shell, player_of(shell).with_best(exercise.key, score))
    return True


def next_number(shell: Shell, drill: Drill) -> int:
    """The number of the next round of tiles or position: each is met in turn."""
    kept = shell.kept(KEPT)
    number = kept.get(drill.value) if isinstance(kept, dict) else None
    return number if type(number) is int and 0 <= number <= MOST_NUMBER else 0


def move_on(shell: Shell, drill: Drill, number: int) -> None:
    """The next time another one comes."""
    kept = shell.kept(KEPT)
    before = kept if isinstance(kept, dict) else {}
    shell.keep(KEPT, {**before, drill.value: (number + 1) % MOST_NUMBER})
