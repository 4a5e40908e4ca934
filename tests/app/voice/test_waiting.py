"""B4: new speech interrupts old by urgency: warning, answer, event, focus."""

from hypothesis import given
from hypothesis import strategies as st

from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.app.voice.waiting import MOST, Utterance, Waiting

utterances = st.builds(Utterance, st.text(min_size=1), st.sampled_from(Urgency))


def said(*texts: tuple[str, Urgency]) -> list[str]:
    """In which order texts that wait are spoken."""
    waiting = Waiting()
    for text, urgency in texts:
        waiting.add(Utterance(text, urgency), None)
    taken = iter(waiting.take, None)
    return [each.text for each in taken if each is not None]


def test_what_happened_is_heard_before_what_has_the_focus() -> None:
    heard = said(("Pip draws a bend", Urgency.EVENT), ("f1: empty, fits here", Urgency.FOCUS))
    assert heard == ["Pip draws a bend", "f1: empty, fits here"]


def test_words_about_an_older_focus_are_dropped_by_a_newer_one_an_answer_or_a_warning() -> None:
    assert said(("a1", Urgency.FOCUS), ("a2", Urgency.FOCUS)) == ["a2"]
    assert said(("a1", Urgency.FOCUS), ("Two turns", Urgency.ANSWER)) == ["Two turns"]
    assert said(("a1", Urgency.FOCUS), ("Ten seconds!", Urgency.WARNING)) == ["Ten seconds!"]


def test_where_the_focus_is_stays_to_be_said_after_what_happened() -> None:
    heard = said(("a1", Urgency.FOCUS), ("Pip draws", Urgency.EVENT), ("End jumps", Urgency.EVENT))
    assert heard == ["Pip draws", "End jumps", "a1"]


def test_all_that_happened_is_said_in_order_and_a_warning_goes_first() -> None:
    heard = said(("one", Urgency.EVENT), ("two", Urgency.EVENT), ("Ten seconds!", Urgency.WARNING))
    assert heard == ["Ten seconds!", "one", "two"]


def test_only_the_newest_answer_counts() -> None:
    assert said(("old", Urgency.ANSWER), ("new", Urgency.ANSWER)) == ["new"]


@given(utterances, utterances)
def test_what_is_more_urgent_cuts_off_and_what_is_less_never(new: Utterance, spoken: Utterance) -> None:
    cuts = Waiting().add(new, spoken)
    if new.urgency == spoken.urgency:
        assert cuts == (new.urgency is not Urgency.EVENT)
    else:
        assert cuts == (new.urgency > spoken.urgency)


@given(st.lists(utterances, max_size=40))
def test_never_too_much_waits_and_no_warning_is_lost_for_something_lesser(texts: list[Utterance]) -> None:
    waiting = Waiting()
    for each in texts:
        waiting.add(each, None)
        assert len(waiting) <= MOST
    taken = [each.urgency for each in iter(waiting.take, None) if each is not None]
    assert taken == sorted(taken, reverse=True)
    warnings = sum(each.urgency is Urgency.WARNING for each in texts)
    assert taken.count(Urgency.WARNING) == min(warnings, MOST)
