"""Which scene follows: the one place that knows the scene behind every destination.

A page is imported when it is first opened, so that the window and the menu are there soon. Nothing below this
module imports it: Flow's cartridge hands `scene_at` to the shell.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from flow_desktop.app.intents import Device
from flow_desktop.app.language import _
from flow_desktop.app.log import LOGGER
from flow_desktop.app.scene import Destination, Scene
from flow_desktop.app.shell import Shell
from flow_desktop.bots.partners import partner_named
from flow_desktop.rounds import KeptGame, Table
from flow_desktop.scenes import destinations as to
from flow_desktop.table import Aids

if TYPE_CHECKING:
    from flow_desktop.scenes.play.companion import Companion


def scene_at(shell: Shell, destination: Destination) -> Scene:
    """The scene of a destination."""
    for chapter in (_front, _shelf, _own, _game, _lesson, _practice):
        scene = chapter(shell, destination)
        if scene is not None:
            return scene
    raise TypeError(f"no scene is listed for {destination}")


def _front(shell: Shell, destination: Destination) -> Scene | None:
    """The menu, what leads from it to a game, and the rules."""
    match destination:
        case to.ToMenu(at):
            from flow_desktop.scenes.menu.scene import MenuScene
            from flow_desktop.scenes.player import wear_player

            wear_player(shell)
            return MenuScene(at)
        case to.ToSetup(draft):
            from flow_desktop.scenes.setup.scene import SetupScene

            return SetupScene(draft)
        case to.ToFirstGame(draft):
            from flow_desktop.scenes.setup.first_game import FirstGame

            return FirstGame(draft)
        case to.ToDaily(day, alone):
            from flow_desktop.scenes.daily.scene import DailyScene

            return DailyScene(day, alone)
        case to.ToRules(at):
            from flow_desktop.scenes.rules.scene import RulesScene

            return RulesScene(at)
        case to.ToVoyage(at, alone):
            from flow_desktop.scenes.voyage.scene import VoyageScene

            return VoyageScene(at, alone)
    return None


def _shelf(shell: Shell, destination: Destination) -> Scene | None:
    """Games that were kept, and what can be made of them."""
    match destination:
        case to.ToGames():
            from flow_desktop.scenes.games.scene import GamesScene

            return GamesScene()
        case to.ToPaste():
            from flow_desktop.scenes.games.paste import PasteScene

            return PasteScene()
        case to.ToOpened(path, replayed):
            return _opened(shell, path, replayed)
        case to.ToReplay(record, at):
            from flow_desktop.scenes.replay.scene import ReplayScene

            return ReplayScene(record, at, runs=not at)
        case to.ToKeepsakes(record, day, occasion):
            from flow_desktop.scenes.keepsakes.scene import KeepsakesScene

            return KeepsakesScene(record, day, occasion)
    return None


def _opened(shell: Shell, path: Path, replayed: bool = False) -> Scene:
    """The page for what a file holds; a game may be shown again at once."""
    from flow_desktop.scenes.games.opened import OpenedGame, Unopened, opened
    from flow_desktop.scenes.setup.scene import SetupScene
    from flow_desktop.widgets.dialog import tell

    match opened(shell, path):
        case Unopened(why):
            return tell(_("This file cannot be opened"), why)
        case KeptGame() as game:
            return scene_at(shell, to.ToReplay(game.record)) if replayed else OpenedGame(game)
        case draft:
            return SetupScene(draft)


def _own(shell: Shell, destination: Destination) -> Scene | None:
    """Who plays, and how everything looks, sounds and is reached."""
    match destination:
        case to.ToWho():
            from flow_desktop.scenes.people.who import WhoScene

            return WhoScene()
        case to.ToPerson(name):
            from flow_desktop.scenes.people.page import PersonPage

            return PersonPage(name)
        case to.ToLanguages():
            from flow_desktop.scenes.settings.languages import LanguageScene

            return LanguageScene()
        case to.ToSettings(linked):
            from flow_desktop.scenes.settings.scene import SettingsScene

            return SettingsScene(linked)
        case to.ToAccessibility(linked):
            from flow_desktop.scenes.settings.accessibility import AccessibilityScene

            return AccessibilityScene(linked)
        case to.ToKeys():
            from flow_desktop.scenes.settings.keys import KeysScene

            return KeysScene(Device.PAD if shell.device is Device.PAD else Device.KEYBOARD)
    return None


def _game(shell: Shell, destination: Destination) -> Scene | None:
    """The table, and what lies over it or follows it."""
    match destination:
        case to.ToNewGame(table):
            from flow_desktop.scenes.learn.introduction import IntroductionScene, unmet

            cards = unmet(shell, table)
            return IntroductionScene(table, cards) if cards else scene_at(shell, to.ToPlay(table))
        case to.ToPlay(table):
            return _table(shell, table)
        case to.ToPause(table):
            from flow_desktop.scenes.pause.scene import PauseScene

            return PauseScene(table)
        case to.ToHelp(table):
            from flow_desktop.scenes.play.help import HelpScene

            return HelpScene(table)
        case to.ToDeeds(asked):
            from flow_desktop.scenes.play.deeds import DeedsPage, QuestionsPage

            return DeedsPage() if asked is None else QuestionsPage(asked)
        case to.ToWave(table, board, pause_place, pause, last, roll, advice, places):
            from flow_desktop.scenes.wave.scene import WaveScene

            return WaveScene(table, board, pause_place, pause, last, roll, advice, places)
        case to.ToClosing(table, board, pause_place):
            from flow_desktop.scenes.finale.scene import ClosingScene

            return ClosingScene(table, board, pause_place)
        case to.ToResults(table, practice, heard):
            from flow_desktop.scenes.daily.results import daily_results
            from flow_desktop.scenes.practise.ways_on import PracticeResults
            from flow_desktop.scenes.results.scene import ResultsScene
            from flow_desktop.scenes.voyage.arrival import voyage_results

            if practice:
                return PracticeResults(table, practice, heard)
            for_something = voyage_results(shell, table, heard) or daily_results(shell, table, heard)
            return for_something or ResultsScene(table, heard)
    return None


def _helpers(shell: Shell, keep: Callable[[Aids], None] | None = None) -> tuple[Companion, ...]:
    """Whoever helps at a table; with `keep` the tutor is at hand, and what is chosen about it is kept.

    Whoever thinks is a process: only where time is real is it started early, or asked by the tutor.
    """
    from flow_desktop.bots.advisor import Advisor
    from flow_desktop.scenes.hints.caution import Caution
    from flow_desktop.scenes.hints.hints import Hints
    from flow_desktop.scenes.hints.tutor import Tutor

    real = shell.now is time.monotonic
    tutor = Tutor(Advisor() if real else None, always_there=keep is not None, keep=keep or _unkept)
    return Caution(), Hints(Advisor(), early=real), tutor


def _unkept(aids: Aids) -> None:
    """At a table the seat keeps its aids by itself."""


def _table(shell: Shell, table: Table) -> Scene:
    """A game at a table; partners sit down where a seat is theirs."""
    from flow_desktop.scenes.badges.companion import Praise
    from flow_desktop.scenes.daily.keeper import DayKeeper
    from flow_desktop.scenes.ghost.ghost import BestRun
    from flow_desktop.scenes.people.ways import OwnWays
    from flow_desktop.scenes.play.scene import PlayScene
    from flow_desktop.scenes.player import wear_table

    wear_table(shell, table)
    beside = (*_helpers(shell), DayKeeper(), BestRun(), Praise(), OwnWays())
    if not any(partner_named(seat.partner) for seat in table.seats):
        return PlayScene(table, *beside)
    from flow_desktop.scenes.partners.companion import Partners
    from flow_desktop.scenes.partners.mind import beside_the_program

    return PlayScene(table, Partners(beside_the_program()), *beside)


def _lesson(shell: Shell, destination: Destination) -> Scene | None:
    """Learning to play."""
    match destination:
        case to.ToLearnOffer():
            from flow_desktop.scenes.learn.welcome import LearnOffer

            return LearnOffer()
        case to.ToLessons(at_once, after, at):
            from flow_desktop.scenes.learn.scene import LearnScene

            return LearnScene(at_once, after, at)
        case to.ToLesson(name, part, step, again):
            from flow_desktop.scenes.learn.lesson import table_of
            from flow_desktop.scenes.learn.lessons import lesson_named
            from flow_desktop.scenes.learn.teacher import Teacher
            from flow_desktop.scenes.play.scene import PlayScene

            lesson = lesson_named(name)
            table, teacher = table_of(lesson.parts[part], shell.now), Teacher(lesson, part, again)
            teacher.take_up(table, step)
            return PlayScene(table, teacher)
        case to.ToGraduation(name, board):
            from flow_desktop.scenes.learn.lessons import lesson_named
            from flow_desktop.scenes.learn.pages import GraduationScene

            return GraduationScene(lesson_named(name), board)
    return None


def _practice(shell: Shell, destination: Destination) -> Scene | None:
    """Practice and drills."""
    match destination:
        case to.ToPractise(alone, at):
            from flow_desktop.scenes.practise.scene import PractiseScene

            return PractiseScene(alone, at)
        case to.ToPractice():
            return _practice_game(shell, destination)
        case to.ToEditor(position, alone):
            from flow_desktop.scenes.practise.editor.scene import EditorScene

            return EditorScene(position, alone)
        case to.ToDrills(after):
            from flow_desktop.scenes.drills.scene import DrillsScene

            return DrillsScene(after)
        case to.ToDrill():
            return _drill(shell, destination)
        case to.ToPuzzles(grade, alone):
            from flow_desktop.scenes.puzzles.scene import PuzzlesScene

            return PuzzlesScene(grade, alone)
        case to.ToPuzzle():
            return _puzzle(shell, destination)
    return None


def _practice_game(shell: Shell, way: to.ToPractice) -> Scene:
    """The play scene with practice beside the player; a table may be taken up again."""
    from flow_desktop.scenes.play.scene import PlayScene
    from flow_desktop.scenes.practise.beginning import practice_table, wishes_of
    from flow_desktop.scenes.practise.practice import Practice

    beginning = to.ToPractice(way.options, way.position)
    table = way.table or practice_table(shell, beginning)
    practice = Practice(beginning, wishes_of(shell).risk if way.risk is None else way.risk)
    return PlayScene(table, practice, *_helpers(shell, partial(_keep_aids, shell)))


def _keep_aids(shell: Shell, aids: Aids) -> None:
    """Practice begins with these the next time."""
    from flow_desktop.scenes.practise.beginning import keep_wishes, wishes_of

    keep_wishes(shell, replace(wishes_of(shell), aids=aids))


def _drill(shell: Shell, way: to.ToDrill) -> Scene:
    """The play scene with the drill beside the player; the last ten seconds are looked at in peace first."""
    from flow_desktop.scenes.drills.companions import Placing, Saving
    from flow_desktop.scenes.drills.placing import placing_table
    from flow_desktop.scenes.drills.saving import saving_table
    from flow_desktop.scenes.drills.ways_on import ReadyScene
    from flow_desktop.scenes.play.scene import PlayScene
    from flow_desktop.scenes.player import player_seat

    exercise, number, attempt, seat = way.exercise, way.number, way.attempt, player_seat(shell)
    if not way.looked_at:
        LOGGER.info("drill %s %d", exercise.key, number)
    if exercise.drill is to.Drill.PLACE:
        table = placing_table(exercise.timed, number, seat, shell.now)
        return PlayScene(table, Placing(exercise, number))
    if not way.looked_at:
        return ReadyScene(exercise, number, attempt)
    table = saving_table(exercise.timed, number, attempt, seat, shell.now)
    return PlayScene(table, Saving(exercise, number, attempt))


def _puzzle(shell: Shell, way: to.ToPuzzle) -> Scene:
    """The play scene with the puzzle beside the player, and hints that know its solutions."""
    from flow_desktop.rounds.puzzles import puzzle_named, puzzle_table
    from flow_desktop.scenes.play.scene import PlayScene
    from flow_desktop.scenes.player import player_seat
    from flow_desktop.scenes.puzzles.companion import Puzzler
    from flow_desktop.scenes.puzzles.guide import PuzzleHints

    puzzle = puzzle_named(way.name)
    LOGGER.info("puzzle %s", puzzle.name)
    table = way.table
    if table is None:
        table = puzzle_table(puzzle, shell.now)
        table.set_seat(0, replace(player_seat(shell), aids=Aids()))
    return PlayScene(table, Puzzler(puzzle), PuzzleHints(puzzle))
