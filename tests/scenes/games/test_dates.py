from datetime import datetime, timedelta, timezone

import pytest

from flow_desktop.app import language
from flow_desktop.app.dates import MONTHS, day_words, hour_words
from flow_desktop.scenes.games.words import date_words

NOW = datetime(2025, 3, 1, 0, 30)


@pytest.mark.parametrize(
    ("when", "words"),
    [
        (NOW, "Today"),
        (NOW - timedelta(minutes=31), "Yesterday"),
        (NOW - timedelta(days=1, minutes=31), "27 February 2025"),
        (datetime(1970, 1, 1), "1 January 1970"),
        (NOW + timedelta(days=400), "5 April 2026"),
    ],
)
def test_days(when: datetime, words: str) -> None:
    assert day_words(when, NOW) == words


def test_times_have_two_digits_for_minutes() -> None:
    assert hour_words(datetime(2025, 1, 1, 8, 5)) == "8:05"


def test_a_date_is_told_in_the_time_of_this_computer() -> None:
    far = datetime(2025, 3, 1, 12, 0, tzinfo=timezone(timedelta(hours=14)))
    here = far.astimezone()
    assert date_words(far, NOW.astimezone()).endswith(f"{here.hour}:{here.minute:02}")


def test_every_month_is_for_translators() -> None:
    language.use("qps")
    told = {day_words(datetime(2024, month, 9), NOW) for month in range(1, 13)}
    assert len(told) == len(MONTHS) == 12 and all(words.count("[!!") == 2 for words in told)


@pytest.mark.parametrize(
    ("code", "first", "second"),
    [
        ("fr", "1er\xa0mai 2024", "2\xa0mai 2024"),
        ("de", "1.\xa0Mai 2024", "2.\xa0Mai 2024"),
        ("pl", "1\xa0maja 2024", "2\xa0maja 2024"),
        ("it", "1º\xa0maggio 2024", "2\xa0maggio 2024"),
    ],
)
def test_the_first_of_a_month_is_said_as_in_the_language(code: str, first: str, second: str) -> None:
    language.use(code)
    assert [day_words(datetime(2024, 5, day), NOW) for day in (1, 2)] == [first, second]
