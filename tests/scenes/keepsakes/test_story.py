"""The story of a game: about ten whole sentences in every language, the same for the same game."""

import re

import pytest

from flow_desktop.app import language
from flow_desktop.cli import run
from flow_desktop.engine.commands import Roll, TimeUp
from flow_desktop.engine.position import game_at
from flow_desktop.engine.position_text import read_position
from flow_desktop.engine.record import write_record
from flow_desktop.engine.state import Result
from flow_desktop.rounds import Table
from flow_desktop.scenes.keepsakes.facts import facts_of
from flow_desktop.scenes.keepsakes.story import LEAST, MOST, story
from tests.scenes.keepsakes.played import NAMES, played

GAMES = range(18)
LANGUAGES = ("en", "fr", "de", "pl", "it")
LONGEST = 17
"""Fifteen words and the names of two; what stands between blanks counts as a word."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_game_has_a_story_in_every_language(code: str) -> None:
    language.use(code)
    for number in GAMES:
        told = story(played(number))
        assert LEAST <= len(told) <= MOST, told
        assert len(set(told)) == len(told), "nothing is said twice"
        for sentence in told:
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence
            assert sentence[-1] in ".!", sentence
            assert not re.search(r"[{}]|\s\s", sentence), sentence
            assert len(sentence.split()) <= LONGEST, sentence


@pytest.mark.parametrize("moves", [0, 1, 2, 5])
def test_a_game_that_has_hardly_begun_has_one_too(moves: int) -> None:
    assert LEAST <= len(story(played(3, moves))) <= MOST


def test_the_same_game_has_the_same_story_and_others_have_others() -> None:
    stories = {story(played(number)) for number in GAMES}
    assert len(stories) == len(GAMES)
    assert story(played(0)) == story(played(0))


def test_it_tells_what_happened() -> None:
    for number in GAMES:
        facts, told = facts_of(played(number)), " ".join(story(played(number)))
        if facts.first_tile is not None:
            assert facts.first_tile[0] in told
        if facts.worst is not None:
            assert re.search(rf"\b{facts.worst.taken} tiles?\b", told), told
        if facts.result is Result.WON:
            assert facts.last_name in told and "aboard" in told
        assert facts.result is not None


def test_later_rescues_are_not_told_as_part_of_the_first_round() -> None:
    for number in GAMES:
        facts, told = facts_of(played(number)), story(played(number))
        also = [words for words in told if "path to the boat, too" in words or "glad as well" in words]
        assert len(also) <= bool(facts.later)
        assert all(words.startswith("Later ") for words in also)
        begun = [rescue.round for rescue in facts.rescues[1:] if set(rescue.animals) & set(facts.later)]
        assert facts.later_round == min(begun, default=None)
        assert facts.turn is None or not set(facts.turn.animals) & set(facts.later), "nobody is told twice"
    assert any(facts_of(played(number)).later for number in GAMES)


def test_a_wave_that_ends_the_game_is_told_with_the_round_that_it_ended() -> None:
    """It takes the only tile, and with it the last thing that Support could be played on."""
    table = Table.at(game_at(read_position("b1:EW / piles / hand support / cards / seed otter 0")))
    table.do(TimeUp())
    table.do(Roll())
    facts = facts_of(table)
    assert facts.result is Result.LOST
    assert [(wave.round, wave.taken) for wave in facts.waves] == [(1, 1)]


def test_names_stay_as_they_are() -> None:
    language.use("pl")
    words = re.findall(r"\w+", " ".join(" ".join(story(played(number))) for number in GAMES))
    bent = {word for word in words for name in NAMES if word.startswith(name) and word not in NAMES}
    assert not bent


def test_the_command_line_tells_it(tmp_path, capsys) -> None:  # type: ignore[no-untyped-def]
    table = played(1)
    file = tmp_path / "game.flow"
    file.write_text(write_record(table.record()), encoding="utf-8")
    assert run(["--lang", "en", "story", str(file)]) == 0
    assert tuple(capsys.readouterr().out.splitlines()) == story(table)
    file.write_text("no game", encoding="utf-8")
    assert run(["--lang", "en", "story", str(file)]) == 2
    assert run(["--lang", "en", "story", str(tmp_path / "none.flow")]) == 2
    assert capsys.readouterr().err.count("No game could be read") == 2
