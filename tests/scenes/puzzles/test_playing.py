"""A puzzle at the table: the goal in sight, solved or why not, hints from its solutions, the way shown."""

from datetime import date
from pathlib import Path

import pytest

from flow_desktop.app.intents import Action
from flow_desktop.bots.puzzle import Grade, Puzzle, Verdict, key_of
from flow_desktop.engine.commands import Command, Roll, TimeUp
from flow_desktop.engine.legal import legal
from flow_desktop.engine.state import GameState
from flow_desktop.engine.step import Step
from flow_desktop.pictures import on_stage
from flow_desktop.rounds import ClockKind
from flow_desktop.rounds.daily_results import DayResult
from flow_desktop.rounds.puzzles import names_of, next_after, puzzle_named
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.touch import play_scene, seen, top_screen
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.board.valley import valley_of
from flow_desktop.scenes.daily.calendar import DayStone
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.gallery.puzzling import of_the_wave
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.practise.scene import PractiseScene
from flow_desktop.scenes.puzzles.card import ICONS, PuzzleCard
from flow_desktop.scenes.puzzles.companion import Puzzler
from flow_desktop.scenes.puzzles.guide import PuzzleGuide, PuzzleHints
from flow_desktop.scenes.puzzles.reached import PuzzleMark, keep_try, marks, solved_count, suggested
from flow_desktop.scenes.puzzles.scene import PuzzlesScene
from flow_desktop.scenes.puzzles.solution import SolutionScene, steps_of
from flow_desktop.scenes.puzzles.ways_on import PuzzleEnd, PuzzlePause
from flow_desktop.scenes.puzzles.words import goal_words
from flow_desktop.scenes.start import home_of
from flow_desktop.scenes.telling.events import goal_words as game_goal
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.widget import walk
from tests.scenes.drills.drilling import Drilling


def opened(folder: Path, puzzle: Puzzle, device: str = "mouse") -> Drilling:
    """A puzzle, chosen on its page."""
    room = Drilling.opened(folder, device, lambda: PuzzlesScene(puzzle.grade.value))
    screen = top_screen(room.app)
    assert isinstance(screen, PuzzlesScene)
    screen.focus_on(f"puzzle-{puzzle.name}")
    room.act(Action.ACCEPT)
    room.until(PlayScene)
    return room


def puzzler(room: Drilling) -> Puzzler:
    beside = next(iter(play_scene(room.app).company))
    assert isinstance(beside, Puzzler)
    return beside


def give(room: Drilling, *commands: Command) -> None:
    """Give commands at the table, and roll on the page of the wave."""
    for command in commands:
        if isinstance(command, Roll):
            room.until(WaveScene)
            room.hands.throw()
            for _ in range(1500):
                if seen(room.app, "ready") is not None:
                    break
                room.app.loop_once()
            room.frames(60)
            room.hands.choose("ready")
        elif not isinstance(command, TimeUp):
            play_scene(room.app).table.do(command)
            room.frames(3)


def words(room: Drilling) -> str:
    return " ".join(widget.label for widget in walk(top_screen(room.app).root))


@pytest.mark.parametrize("device", ["mouse", "keyboard", "pad"])
def test_a_wave_is_survived_and_the_next_puzzle_is_one_press_away(device: str, tmp_path: Path) -> None:
    puzzle = of_the_wave()
    room = opened(tmp_path, puzzle, device)
    assert goal_words(puzzle) in words(room)
    give(room, *puzzle.solutions[0])
    room.until(PuzzleEnd)
    assert "Solved!" in words(room)
    assert marks(room.app.shell)[puzzle.name] is PuzzleMark.SOLVED
    following = next_after(puzzle.name)
    room.let_run(1.5)
    room.act(Action.ACCEPT)
    room.until(PlayScene)
    assert puzzler(room).puzzle.name == following
    assert not list(tmp_path.rglob("*.flow*")), "a puzzle is no game that is kept"


@pytest.mark.parametrize("grade", [Grade.WIN, Grade.SAVE])
def test_a_goal_without_a_wave(grade: Grade, tmp_path: Path) -> None:
    puzzle = puzzle_named(names_of(grade)[0])
    room = opened(tmp_path, puzzle)
    give(room, *puzzle.solutions[0])
    room.let_run(3.0)
    for _ in range(40):
        if isinstance(room.app.stack.top, PuzzleEnd):
            break
        room.act(Action.ACCEPT)
        room.let_run(1.0)
    room.until(PuzzleEnd)
    assert "Solved!" in words(room)


def wrong_try(room: Drilling, puzzle: Puzzle) -> None:
    """Play on beside every solution until the try is over."""
    table = play_scene(room.app).table
    while puzzler(room).verdict is Verdict.OPEN:
        give(room, beside(puzzle, table.state) or legal(table.state)[0])
        room.frames(20)


def test_a_failed_try_says_why_and_can_be_taken_back(tmp_path: Path) -> None:
    puzzle = puzzle_named(names_of(Grade.WIN)[0])
    room = opened(tmp_path, puzzle)
    wrong_try(room, puzzle)
    room.let_run(2.0)
    room.until(PuzzleEnd)
    assert "Not yet." in words(room)
    assert "Still waiting:" in words(room)
    assert marks(room.app.shell)[puzzle.name] is PuzzleMark.TRIED
    room.press("undo")
    room.until(PlayScene)
    assert puzzler(room).verdict is Verdict.OPEN
    give(room, *puzzle.solutions[0])
    assert puzzler(room).verdict is Verdict.SOLVED


def test_a_hint_leads_to_the_solution_in_three_steps(tmp_path: Path) -> None:
    puzzle = puzzle_named(names_of(Grade.SAVE)[0])
    room = opened(tmp_path, puzzle)
    hints = next(each for each in play_scene(room.app).company if isinstance(each, PuzzleHints))
    given: list[Command] = []
    for _ in range(12):
        if puzzler(room).verdict is not Verdict.OPEN:
            break
        room.act(FlowAction.ADVISE)
        assert hints.step == 1
        while hints.step < 3:
            room.act(FlowAction.ADVISE)
        assert hints.command is not None
        given.append(hints.command)
        give(room, hints.command)
    assert puzzler(room).verdict is Verdict.SOLVED
    assert tuple(given) in {
        tuple(command for command in line if not isinstance(command, TimeUp)) for line in puzzle.solutions
    }


def beside(puzzle: Puzzle, state: GameState) -> Command | None:
    """A command after which no solution goes on; none while every one may still be right."""
    right = PuzzleGuide(puzzle)._right
    for command in legal(state):
        step = puzzle.attempt(state, command)
        assert isinstance(step, Step)
        if key_of(step.state) not in right and puzzle.judge(step.state) is not Verdict.SOLVED:
            return command
    return None


def test_a_hint_beside_the_solutions_says_so(tmp_path: Path) -> None:
    puzzle = puzzle_named(names_of(Grade.TURNS)[0])
    room = opened(tmp_path, puzzle)
    table = play_scene(room.app).table
    wrong = beside(puzzle, table.state)
    if wrong is None:
        give(room, legal(table.state)[0])
        wrong = beside(puzzle, table.state)
    assert wrong is not None
    give(room, wrong)
    room.act(FlowAction.ADVISE)
    room.frames(5)
    reason = play_scene(room.app).bubble.reason
    assert reason is not None and "out of reach" in reason.words


def test_the_solution_is_shown_step_by_step_and_leads_back(tmp_path: Path) -> None:
    puzzle = of_the_wave()
    room = opened(tmp_path, puzzle)
    room.press("solution")
    room.until(SolutionScene)
    picture = top_screen(room.app).find("board")
    assert isinstance(picture, BoardPicture)
    valley = valley_of(puzzle.game.setup.options.seed)
    assert picture.board_show.valley == valley, "over the same valley as while it was played"
    for step in steps_of(puzzle)[1:]:
        room.act(Action.ACCEPT)
        assert step.words in words(room)
    assert steps_of(puzzle)[-1].board.joined.bit_count() >= puzzle.goal.animals
    room.act(Action.BACK)
    room.until(PlayScene)


def test_what_the_solution_refused_goes_with_its_page(tmp_path: Path) -> None:
    room = opened(tmp_path, of_the_wave())
    room.press("solution")
    room.until(SolutionScene)
    for _step in steps_of(of_the_wave()):  # once more than there are steps
        room.act(Action.ACCEPT)
    captions = room.app.shell.captions
    assert "The goal is reached." in [caption.text for caption in captions.shown]
    room.act(Action.BACK)
    assert isinstance(top_screen(room.app), PlayScene)
    assert "The goal is reached." not in [caption.text for caption in captions.shown]


@pytest.mark.parametrize("code", ["en", "fr", "de", "pl", "it"])
def test_no_two_buttons_of_the_solution_have_the_same_name(code: str, tmp_path: Path) -> None:
    room = opened(tmp_path, of_the_wave())
    room.press("solution")
    room.until(SolutionScene)
    room.app.shell.change(language=code)
    room.frames(2)
    names = [widget.label for widget in walk(top_screen(room.app).root) if isinstance(widget, Button)]
    assert len(names) == len(set(names)) == 3


def test_nobody_calls_the_wave_and_the_pause_has_ways_on(tmp_path: Path) -> None:
    room = opened(tmp_path, of_the_wave())
    play = play_scene(room.app)
    play.moves.call_wave()
    assert not play.table.moves
    room.act(Action.PAUSE)
    room.until(PuzzlePause)
    room.press("leave")
    room.until(PuzzlesScene)


def test_what_was_reached_is_kept_and_nonsense_is_not_believed(tmp_path: Path) -> None:
    room = Drilling.opened(tmp_path, scene=PractiseScene)
    shell, (first, second, *_) = room.app.shell, names_of(Grade.WIN)
    keep_try(shell, first, True)
    keep_try(shell, first, False)
    keep_try(shell, second, False)
    home_of(shell).library.keep_progress("puzzles", f"/{names_of(Grade.SAVE)[0]}", ["?"])
    assert marks(shell)[first] is PuzzleMark.SOLVED, "what is solved stays so"
    assert solved_count(shell, Grade.WIN) == (1, len(names_of(Grade.WIN)))
    assert suggested(shell, Grade.WIN) == second
    top_screen(room.app).refresh()
    assert "1 of" in " ".join(
        str(getattr(widget, "detail", "")) for widget in walk(top_screen(room.app).root)
    )
    room.press("puzzles")
    room.until(PuzzlesScene)


def test_the_goal_of_a_puzzle_is_not_covered_by_that_of_a_game(tmp_path: Path) -> None:
    """A look at the pause or at the discarded tiles brought the goal of a whole game, up to All aboard."""
    puzzle = puzzle_named(names_of(Grade.WIN)[0])
    room = opened(tmp_path, puzzle)
    room.let_run(0.5)
    room.act(Action.PAUSE)
    room.until(PuzzlePause)
    room.act(Action.PAUSE)
    room.until(PlayScene)
    room.let_run(0.5)
    assert top_screen(room.app).find("goal").label == goal_words(puzzle)
    assert goal_words(puzzle) in room.app.shell.speech.spoken
    told = {caption.text for caption in room.app.shell.captions.log}
    assert goal_words(puzzle) not in told, "its panel shows it: a caption would tell it twice"
    assert game_goal() not in {caption.text for caption in room.app.shell.captions.shown}


@pytest.mark.parametrize("grade", list(Grade))
def test_a_puzzle_is_called_as_on_the_button_that_leads_to_it(tmp_path: Path, grade: Grade) -> None:
    room = opened(tmp_path, puzzle_named(names_of(grade)[0]))
    assert "Puzzle 1" in {each.label for each in walk(play_scene(room.app).root)}


def test_the_last_board_lies_in_the_valley_it_was_played_in(tmp_path: Path) -> None:
    puzzle = puzzle_named(names_of(Grade.WIN)[0])
    room = opened(tmp_path, puzzle)
    played = play_scene(room.app).board.show.valley
    give(room, *puzzle.solutions[0])
    room.let_run(3.0)
    for _ in range(40):
        if isinstance(room.app.stack.top, PuzzleEnd):
            break
        room.act(Action.ACCEPT)
        room.let_run(1.0)
    picture = top_screen(room.app).find("board")
    assert isinstance(picture, BoardPicture) and picture.board_show.valley == played


def test_a_puzzle_has_the_shell_and_the_pebble_of_a_day() -> None:
    """The pencil changes a position, the arrow begins again, the tick is a choice; a sign has one meaning."""
    day, tried = date(2026, 11, 19), DayResult(False)
    won = DayResult(True, 3, 12)
    for mark, result in ((PuzzleMark.SOLVED, won), (PuzzleMark.TRIED, tried)):
        stone = DayStone(day, day, {ClockKind.TURNS: result}, False, lambda: None)
        assert stone.sign == ICONS[mark]
    assert len(set(ICONS.values())) == len(PuzzleMark)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_puzzles_stand_in_the_middle_in_rows_of_nine(size: tuple[int, int]) -> None:
    """The bar that scrolls them pushed them to the left, off the middle of the title above them."""
    with on_stage("puzzles", Wish(size), painted=False) as app:
        cards = [each for each in walk(top_screen(app).root) if isinstance(each, PuzzleCard)]
        first = [card.rect for card in cards if card.rect.y == cards[0].rect.y]
    assert len(first) == 9
    assert abs(first[0].left - (size[0] - first[-1].right)) <= 2


def test_the_turns_that_are_left_are_told_once_some_are_done() -> None:
    """Before, the goal above them says how many there are."""
    with on_stage("puzzle", Wish((1920, 1080)), painted=False) as app:
        room = top_screen(app)
        goal = next(each for each in walk(room.root) if each.key == "goal")
        assert "2 turns" in goal.label
        assert not [each for each in walk(room.root) if each.key == "turns"]
