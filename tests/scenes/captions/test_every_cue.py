"""H3: whoever does not hear misses nothing. Every cue comes with words, or says why it needs none."""

from random import Random

import pytest

from flow_desktop.app import language
from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.catalogue import ASSETS, read_catalogue
from flow_desktop.app.intents import Action
from flow_desktop.bots.players import greedy_bot, random_bot
from flow_desktop.engine import Options
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import Animal
from flow_desktop.rounds import Table, warnings_for
from flow_desktop.scenes.gallery.games import dice_lie
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.telling.events import caption_of, warning_caption
from flow_desktop.scenes.telling.sounds import sound_of, warning_sound
from flow_desktop.table import Seat
from tests.scenes.telling.showing import steps
from tests.widgets.demo import demo_app
from tests.widgets.driving import do

OWN_HAND = "it answers the player's own hand, and what was done is seen right there"
WORDLESS = {
    **{f"place_row_{row}": "the cursor's place is spoken in words with it" for row in range(1, 8)},
    "button": OWN_HAND,
    "focus": OWN_HAND,
    "pick_up": OWN_HAND,
    "rotate": OWN_HAND,
    "card": OWN_HAND,
    "ready": OWN_HAND,
    **{f"tone_{animal}": "it answers the animal's voice, which has words" for animal in Animal},
    "gull": "it is only far away, and means nothing",
    "knock": "the dice are seen, and where they lie is told in words",
    "dice": "the dice were thrown by the player; where they lie is told in words",
}
"""The cues without a caption, each with the reason."""
TOLD_ELSEWHERE = {"wave", "refuse", "won", "lost", "animal_aboard", "round_begins"}
"""What timelines of their own tell, with words."""
SEATS = (Seat("Ann"), Seat("Ben", 1, 1, 2), Seat("Cleo", 2, 2, 3))
GAMES = 30


@pytest.fixture(scope="module")
def told() -> dict[str, bool]:
    """Each cue that was heard in whole games, and whether words always came with the same command."""
    language.use("en")
    cues: dict[str, bool] = {}
    for number in range(GAMES):
        bot, random = (greedy_bot, random_bot)[number % 2], Random(number).random
        options = Options(f"hear {number}", players=2 + number % 2, difficulty=number % 4)
        table = Table.new(options, SEATS[: options.players], lambda: 0.0)
        for events in steps(table, bot, random):
            words = any(caption_of(event, table) for event in events)
            for cue in {str(sound_of(event)) for event in events} - {"None"}:
                cues[cue] = cues.get(cue, True) and words
    return cues


def test_every_cue_of_a_game_comes_with_words(told: dict[str, bool]) -> None:
    assert {cue for cue, words in told.items() if not words} - set(WORDLESS) == set()
    assert {f"card_{card}" for card in Card} <= set(told)


def test_every_warning_comes_with_words() -> None:
    assert all(warning_caption(left) for left in warnings_for(600))


def test_where_the_wave_comes_is_told_when_it_is_heard() -> None:
    with on_stage("wave", Wish((1024, 640))) as app:
        before = len(app.shell.captions.log)
        dice_lie(app)
        assert "wave" in {heard.name for heard in app.shell.audio.heard}
        assert any("wave" in caption.text.lower() for caption in list(app.shell.captions.log)[before:])


def test_a_refusal_is_told_even_with_captions_switched_off() -> None:
    app, demo = demo_app()
    app.shell.change(captions=False)
    demo.focus_on("trade")
    do(app, Action.ACCEPT)
    assert app.shell.audio.heard[-1].name == "refuse"
    assert [(caption.text, caption.kind) for caption in app.shell.captions.shown] == [
        ("You need two tiles.", CaptionKind.REFUSAL)
    ]


def test_no_cue_is_forgotten(told: dict[str, bool]) -> None:
    """A new sound needs words, or a reason above."""
    warnings = {str(warning_sound(left)) for seconds in (30, 60, 600) for left in warnings_for(seconds)}
    assert set(read_catalogue(ASSETS).sounds) == {*told, *warnings, *WORDLESS, *TOLD_ELSEWHERE}
    assert all(len(reason) > 20 for reason in WORDLESS.values())
