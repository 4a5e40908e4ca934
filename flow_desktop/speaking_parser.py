"""A command line in the player's language: what argparse would say in English."""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

from flow_desktop.app.language import N_, _, pgettext

if TYPE_CHECKING:
    from datetime import date

WRONG: Final = 2
A_DAY: Final = "2026-12-31"
MISSING: Final = N_("Something is missing.")


class _Formatter(argparse.HelpFormatter):
    """Begins the line on usage in the player's language."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Add the line; the parsers of jobs ask for it without a beginning."""
        super().add_usage(usage, actions, groups, _("Usage:") + " " if prefix is None else prefix)


class SpeakingParser(argparse.ArgumentParser):
    """Reads a command line; what cannot be read is told in one sentence, with status 2."""

    def __init__(self, **wishes: Any) -> None:
        wishes = {"formatter_class": _Formatter, **wishes}
        super().__init__(**wishes, add_help=False, allow_abbrev=False)
        self._positionals.title, self._optionals.title = _("what to say"), _("options")
        self.add_argument("-h", "--help", action="help", help=_("show these words"))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The options that a command line asks for; ends the program when it cannot be read."""
        options, unknown = self.parse_known_args(arguments)
        if unknown:
            self.refuse(_("Flow does not know {words}.").format(words=listed(unknown)))
        return options

    def error(self, message: str) -> NoReturn:
        """What argparse finds wrong, in our words; its own are English."""
        caught = sys.exception()
        self.refuse(_told(caught) if isinstance(caught, argparse.ArgumentError) else _(MISSING))

    def refuse(self, sentence: str) -> NoReturn:
        """Say how it goes and what was wrong, and end the program."""
        hint = _("{command} tells more.").format(command=f"`{self.prog} --help`")
        self.exit(WRONG, f"{self.format_usage()}{sentence} {hint}\n")


def _told(error: argparse.ArgumentError) -> str:
    if isinstance(error.__context__, argparse.ArgumentTypeError):  # one of our own readers, below
        return f"{error.argument_name}: {error.__context__}"
    if error.argument_name is None:
        return _(MISSING)
    return _("{argument} was not understood.").format(argument=error.argument_name)


def listed(words: Iterable[str]) -> str:
    """Words one after the other, as the language parts them."""
    return pgettext("between words in a row", ", ").join(words)


def one_of(*values: str) -> Callable[[str], str]:
    """A reader of one of these words."""

    def word(text: str) -> str:
        if text not in values:
            raise argparse.ArgumentTypeError(
                _("{word} is none of these: {words}.").format(word=text, words=listed(values))
            )
        return text

    return word


def between(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers within bounds."""

    def number(text: str) -> int:
        sentence = _("{text} is not a whole number from {least} to {most}.")
        if not (text.isdecimal() and len(text) < 10) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(sentence.format(text=text, least=least, most=most))
        return int(text)

    return number


def size(text: str) -> tuple[int, int]:
    """Read a window size; the least is 1024x640, the most 3840x2160."""
    wide, _x, high = text.lower().partition("x")
    if not (wide.isdecimal() and high.isdecimal()):
        words = _("{text} is not a size. Write it like 1920x1080.")
        raise argparse.ArgumentTypeError(words.format(text=text))
    return between(1024, 3840)(wide), between(640, 2160)(high)


def seed(text: str) -> str:
    """Read a seed that leaves room for the number of the game behind it."""
    from flow_desktop.chance import MAX_SEED, is_seed

    most = MAX_SEED - 9
    if not is_seed(text) or len(text) > most:
        raise argparse.ArgumentTypeError(
            _("A seed has 1 to {most} letters, numbers or signs.").format(most=most)
        )
    return text


def clock(text: str) -> str:
    """Read how rounds end."""
    from flow_desktop.engine.options import Clock, OptionsError

    try:
        return str(Clock.parse(text))
    except OptionsError:
        raise argparse.ArgumentTypeError(
            _("{text} is not a clock. Write it like 60s, 10t or off.").format(text=text)
        ) from None


def day(text: str) -> "date":
    """Read a day: year, month and day in numbers."""
    from datetime import date

    try:
        read = date.fromisoformat(text)
        if read.isoformat() != text:  # other ways to write it that Python knows
            raise ValueError
    except ValueError:
        raise argparse.ArgumentTypeError(
            _("{text} is not a day. Write it like {example}.").format(text=text, example=A_DAY)
        ) from None
    return read


def language(text: str) -> str:
    """Read the code of a language that there is; the made-up one for tests is not told of."""
    from flow_desktop.app.language import PSEUDO, available

    return text if text == PSEUDO else one_of(*available(with_pseudo=False))(text)
