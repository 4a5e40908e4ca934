"""A heading that is read aloud before a sentence ends with a pause of its own."""

from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.setup.first_game import FirstGame
from flow_desktop.table import Seat


def test_the_heading_is_a_sentence_of_its_own() -> None:
    words = FirstGame(Draft(seats=(Seat(),))).opening_words()
    assert words == "Your first game. Play alone, or let somebody sit down with you."
