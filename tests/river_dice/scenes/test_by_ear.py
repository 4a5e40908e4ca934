"""B2, B3, B6: River Dice is played with the screen off, and every question is answered in every language."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from flow_desktop.app import language
from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Act, Action, AnyAction
from flow_desktop.app.language import available
from flow_desktop.app.settings import VOICE_DETAILS, Settings
from flow_desktop.app.start import off_screen
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.games import GAMES
from flow_desktop.river_dice.bots.partners import RiverPartner
from flow_desktop.river_dice.engine import RiverOptions, score
from flow_desktop.river_dice.engine.codes import write_river_code
from flow_desktop.river_dice.engine.goals import standings
from flow_desktop.river_dice.scenes.actions import QUESTION_NAMES, RiverAction
from flow_desktop.river_dice.scenes.naming import command_words
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.table import RiverHome
from flow_desktop.river_listener import RiverListener
from flow_desktop.scenes.autoplay.dark import ears_of
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.menu.scene import MenuScene
from tests.river_dice.scenes.playing import FAMILY, act, at_table, scene_of
from tests.river_dice.scenes.test_helpers import together


class Noting:
    """A voice that notes what it was given."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, Urgency]] = []

    def speak(self, text: str, urgency: Urgency) -> None:
        self.heard.append((text, urgency))

    def hush(self) -> None:
        """Nothing is being said."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    language.use("en")


@pytest.mark.parametrize(
    ("spoken", "sheet"), [("en", "A"), ("de", "B"), ("pl", "C"), ("fr", "D"), ("it", "C")]
)
def test_a_whole_game_on_spoken_words_alone(tmp_path: Path, spoken: str, sheet: str) -> None:
    """From the menu over shelf, setup and twenty rounds to the results; the points heard are those kept."""
    told = Settings(reduced_motion=True, language=spoken)
    app = off_screen(GAMES["flow"].cartridge, lambda shell: MenuScene(), Folders(tmp_path), (1024, 640), told)
    app.loop_once()
    app.painting = False
    player = RiverListener(ears_of(app), write_river_code(RiverOptions("otter-reef", 1, sheet)))
    points = player.play()
    (kept,) = RiverHome(tmp_path).games()
    assert kept.finished and player.steps > 40
    assert kept.record.options == RiverOptions("otter-reef", 1, sheet)
    assert points == score(kept.state.seats[0])["total"]
    assert isinstance(top_screen(app), MenuScene)


@pytest.mark.parametrize("spoken", available(with_pseudo=False))
def test_every_question_has_a_key_and_an_answer_in_every_language(tmp_path: Path, spoken: str) -> None:
    """B3: asked at the table in the middle of a game, each is answered, written too, and changes nothing."""
    app = at_table(tmp_path, FAMILY, language=spoken)
    scene = scene_of(app)
    before, keys = scene.state, set(app.shell.game.controls().keys.values())
    answers = {}
    for question in QUESTION_NAMES:
        assert question in keys
        app.shell.speech.spoken.clear()
        app.inject(Act(question))
        app.loop_once()
        answers[question] = " ".join(app.shell.speech.spoken)
        assert app.shell.captions.shown[-1].text == answers[question]
    assert len(set(answers.values())) == len(answers) and all(answers.values())
    assert scene.state is before
    assert "20" in answers[RiverAction.ASK_CLOCK] and "{" not in "".join(answers.values())


@pytest.mark.parametrize("letter", "ABCD")
def test_a_sheet_is_told_with_what_is_written_on_it(tmp_path: Path, letter: str) -> None:
    """B3: of each habitat how much is marked; the reading cursor calls no place by a bare number."""
    options = RiverOptions("otter", 1, letter)
    app = at_table(tmp_path, options)
    told = scene_of(app).questions.answer(RiverAction.ASK_SPACE)
    assert told.count(" of ") == 5 and "rivers: 0 of " in told
    places = [each.label for each in scene_of(app).find("sheet").children]
    assert len(set(places)) == len(places), "each place has a name of its own"
    assert not [name for name in places if " 0" in name.partition(":")[0]]


@pytest.mark.parametrize("letter", "ABCD")
def test_no_two_choices_sound_alike(tmp_path: Path, letter: str) -> None:
    """B2: whatever is to be chosen in a game, each choice has words of its own."""
    app, chance = at_table(tmp_path, RiverOptions("heron", 2, letter)), Random(7)
    scene, phases = scene_of(app), set()
    while not scene.state.over:
        phases.add(scene.state.phase)
        said = [command_words(scene.state, command) for command in scene.table.legal]
        assert len(set(said)) == len(said), scene.state.phase
        scene.table.do(chance.choice(scene.table.legal))
    assert len(phases) >= 4


def test_a_hex_of_a_map_is_told_with_its_neighbours_by_the_letters_of_its_rows(tmp_path: Path) -> None:
    """B3: the space and its neighbours; what names a hex stands on the map, a letter before each row."""
    app = at_table(tmp_path, RiverOptions("heron", 1, "D"))
    scene, plan = scene_of(app), plan_of("D")
    read = next(each for each in scene.find("sheet").children if each.key == "spot-hex-d4")
    scene.reading.at = read
    told = scene.questions.answer(RiverAction.ASK_SPACE)
    assert told.startswith(
        "Hex d4: wetlands. Beside it: Hex c4: wetlands; Hex c5: wetlands; Hex d3: wetlands;"
    )
    assert told.count("; ") == 5, "six neighbours"
    shown = {legend.text: legend.y for legend in plan.legends if legend.text.isalpha()}
    hexes = [spot for spot in plan.spots if spot.key.startswith("hex-")]
    assert {spot.key[4] for spot in hexes} == set(shown)
    assert all(spot.y == shown[spot.key[4]] for spot in hexes), "it stands beside its row"
    scene.reading.at = None
    assert "Beside it" not in scene.questions.answer(RiverAction.ASK_SPACE)


def test_the_goals_of_a_scenario_are_told_with_how_far_they_are(tmp_path: Path) -> None:
    """B3: what the panel of goals shows is what the question answers."""
    scene = scene_of(at_table(tmp_path, RiverOptions("otter", 1, scenario=1)))
    told = scene.questions.answer(RiverAction.ASK_GOAL)
    goals = standings(scene.state, scene.state.seats[0])
    assert len(goals) > 1 and all(f"{each.value} of {each.aim.number}, not yet." in told for each in goals)


def evening_with_luma(folder: Path, detail: str) -> list[tuple[str, Urgency]]:
    """What is said in three rounds beside a partner, with Enter alone."""
    app = together(folder, RiverPartner.LUMA)
    app.shell.change(voice_detail=detail)
    voice = Noting()
    app.shell.speech.voice = voice
    scene = scene_of(app)
    while scene.state.round < 4:
        if scene.partners.acting is None:
            act(app, Action.ACCEPT)
        else:
            scene.update(0.5)
    return voice.heard


def test_a_turn_is_told_in_order_and_a_partner_floods_nobody(tmp_path: Path) -> None:
    """B4: dice, what to do, the choice; of a partner each deed with its name, and nothing twice."""
    heard = evening_with_luma(tmp_path, "normal")
    assert {urgency for _words, urgency in heard} == {Urgency.EVENT, Urgency.FOCUS}, "nobody asked anything"
    words = [each for each, _urgency in heard]
    began = next(place for place, each in enumerate(words) if each.startswith("Round 2. New card: "))
    assert words[began].endswith("It is Ada's turn.") and not words[began].startswith("Luma")
    assert words[began + 1].startswith("Dice: ") and words[began + 1].endswith("Ada: Collect animals.")
    assert heard[began + 2][1] is Urgency.FOCUS
    hers = [words.index("It is Luma's turn."), began]
    turn = words[hers[0] + 1 : hers[1]]
    assert turn[0].startswith("Hurry") and all(each.startswith("Luma: ") for each in turn[1:])
    assert 2 <= len(turn) <= 8 and len(set(turn)) == len(turn)
    assert not [each for each in words if "is thinking" in each or "You get " in each.partition("Luma:")[2]]


def test_how_much_is_said_holds_for_deeds_and_dice(tmp_path: Path) -> None:
    """B4: short leaves out dice, reasons and costs; all adds what one has."""
    said = {
        each: [words for words, _how in evening_with_luma(tmp_path / each, each)] for each in VOICE_DETAILS
    }
    short, usual, full = (said[each] for each in VOICE_DETAILS)
    assert "Round 2. Ada." in short
    assert not [each for each in short if each.startswith(("Dice: ", "Paid: ")) or "New card" in each]
    assert [each for each in full if each.startswith("Dice: ") and "point" in each]
    assert sum(map(len, short)) < 0.7 * sum(map(len, usual)) and sum(map(len, usual)) < sum(map(len, full))


def test_no_key_is_silent_and_what_was_undone_is_told_first(tmp_path: Path) -> None:
    """B2: Done says when it cannot be; Undone comes before what is to be done now."""
    app = at_table(tmp_path, RiverOptions("otter", 1, "A"))
    spoken = app.shell.speech.spoken
    app.inject(Act(RiverAction.DONE))
    app.loop_once()
    assert spoken[-1] == "That is not possible now."
    act(app, Action.ACCEPT)
    spoken.clear()
    act(app, Action.UNDO)
    assert spoken[0] == "Undone." and spoken[1].startswith("Collect animals.")


@pytest.mark.parametrize("key", [*RiverAction, Action.UNDO, Action.REDO], ids=str)
def test_every_key_says_something_where_one_plays_alone(tmp_path: Path, key: AnyAction) -> None:
    """B2: without a partner, another sheet or anything to undo, each key says why it does nothing."""
    app = at_table(tmp_path, RiverOptions("otter", 1, "A"))
    app.shell.speech.spoken.clear()
    app.inject(Act(key))
    app.loop_once()
    expected = {
        RiverAction.SHEETS: "There is only this sheet.",
        RiverAction.PARTNER_WAIT: "No partner is thinking now.",
        RiverAction.PARTNER_ASK: "No partner is thinking now.",
        Action.UNDO: "There is nothing to undo.",
        Action.REDO: "There is nothing to redo.",
    }
    said = list(app.shell.speech.spoken)
    assert said and all(said)
    assert key not in expected or said == [expected[key]]
