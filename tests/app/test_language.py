from collections.abc import Iterator

import pytest

from flow_desktop.app import language
from flow_desktop.app.language import _, ngettext, pgettext, pseudo, spoken_row


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    language.use("en")


def test_english_is_what_stands_in_the_code() -> None:
    assert language.use("en") == "en"
    assert _("Play") == "Play"
    assert ngettext("{n} tile", "{n} tiles", 1) == "{n} tile"
    assert ngettext("{n} tile", "{n} tiles", 5) == "{n} tiles"
    assert pgettext("verb", "Play") == "Play"
    assert _("") == ""


def test_the_pseudo_language_marks_every_kind_of_message() -> None:
    language.use("qps")
    for text in (_("Play"), ngettext("a", "b", 2), pgettext("verb", "Play")):
        assert text.startswith("[!! ")
        assert text.endswith(" !!]")
    assert "Play" not in _("Play")


@pytest.mark.parametrize("message", ["Play", "Lost {count} tiles, {name}", "Press %(key)s to go on", "x"])
def test_the_pseudo_language_is_longer_and_keeps_placeholders(message: str) -> None:
    long = pseudo(message)
    assert len(long) >= 1.4 * len(message)
    for placeholder in ("{count}", "{name}", "%(key)s"):
        assert (placeholder in long) == (placeholder in message)


def test_formatting_works_in_the_pseudo_language() -> None:
    language.use("qps")
    assert "7" in _("{count} tiles left").format(count=7)


def test_the_language_can_change_while_running_and_unknown_ones_are_english() -> None:
    language.use("qps")
    marked = _("Menu")
    assert language.current() == "qps"
    assert language.use("xx") == "en"
    assert _("Menu") != marked
    assert language.use("") in language.available()


def test_the_pseudo_language_is_offered_only_when_asked() -> None:
    assert "qps" in language.available()
    assert "qps" not in language.available(with_pseudo=False)
    assert language.name_of("de") == "Deutsch"
    assert language.name_of("??") == "??"


def test_parts_are_said_in_a_row_and_a_sentence_is_ended_by_its_own_full_stop() -> None:
    """B2: no full stop is followed by a comma."""
    assert spoken_row(["Trade", "", "button", "not now"]) == "Trade, button, not now"
    assert spoken_row(["Support", "The boat stays.", "not now"]) == "Support, The boat stays. Not now"
    assert spoken_row(["Sure?", "yes", "no"]) == "Sure? Yes, no"
    assert spoken_row(["", ""]) == ""
