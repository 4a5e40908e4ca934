"""B4: how much is said holds for what happens too: few words, as usual, or everything. Captions stay."""

from pathlib import Path

import pytest

from flow_desktop.app.settings import VOICE_DETAILS, Settings
from flow_desktop.app.start import StillTime
from flow_desktop.engine.commands import Roll
from flow_desktop.engine.refusals import Refusal
from flow_desktop.scenes.telling.wave import Toll, losses_words
from tests.scenes.play.sitting import new_table, place_tiles, sit_down
from tests.scenes.wave.hosting import table_at_wave

SHORT, USUAL, FULL = VOICE_DETAILS


def told(folder: Path, time: StillTime, detail: str, players: int = 1) -> tuple[list[str], list[str]]:
    """What is said, and what is written, from sitting down over a draw to the first placed tile."""
    table = new_table(time, players=players)
    sitting = sit_down(folder, table, time, settings=Settings(voice_detail=detail, reduced_motion=True))
    place_tiles(table, 1)
    sitting.frames(3)
    shown = [caption.text for caption in sitting.app.shell.captions.shown]
    return list(sitting.app.shell.speech.spoken), shown


@pytest.mark.parametrize("players", [1, 2])
def test_a_tile_is_told_briefly_as_usual_or_with_what_lies_around_it(
    tmp_path: Path, time: StillTime, players: int
) -> None:
    said = {each: told(tmp_path / each, time, each, players) for each in VOICE_DETAILS}
    short, usual, full = (said[each][0] for each in VOICE_DETAILS)
    assert said[SHORT][1] == said[USUAL][1] == said[FULL][1], "what is written is the same"
    drawn = next(words for words in usual if " draws a " in words)
    placed = next(words for words in usual if " places the " in words)
    kind = drawn.partition(" draws a ")[2]
    whose = "Ann: " if players == 2 else ""
    assert f"{whose}{kind if whose else kind.capitalize()}" in short
    place = placed.partition(" at ")[2].partition(".")[0]
    assert f"{place.capitalize()}." in short
    assert not [words for words in short if "Join all four animals" in words], "the goal can be asked for"
    assert [words for words in usual if "Join all four animals" in words]
    assert any(words.startswith(drawn) and words.endswith(" tiles left.") for words in full)
    assert any(words.startswith(placed) and "Up: " in words and "Left: " in words for words in full)
    assert sum(map(len, short)) < sum(map(len, usual)) < sum(map(len, full))


def test_a_wave_is_told_by_its_sum_tile_by_tile_or_with_every_animals_water() -> None:
    table = table_at_wave("otter-reef", tiles=18)
    done = table.do(Roll(None))
    assert not isinstance(done, Refusal)
    toll = Toll.of(done.step.events)
    assert len(toll.washed) > 1
    short, usual, full = (losses_words(toll, table, each) for each in VOICE_DETAILS)
    assert short.startswith(f"The sea took {len(toll.washed)} tiles.")
    assert usual.count("The wave takes the ") == len(toll.washed)
    assert full.startswith(usual) and full.count("of the boat") + full.count("to the boat") >= 4
