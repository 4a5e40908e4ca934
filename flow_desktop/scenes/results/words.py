"""What is said when a game is over: one warm sentence, and after a loss always something that went well."""

from collections.abc import Sequence

from flow_desktop.app.language import _, ngettext, pgettext, with_capital
from flow_desktop.engine.geometry import Animal, animals_in
from flow_desktop.engine.hope import is_hopeless
from flow_desktop.engine.options import Clock, Options
from flow_desktop.engine.state import GameState, Result
from flow_desktop.rounds import Deeds, Summary
from flow_desktop.scenes.naming import animals_words, clock_name, level_name


def warm_sentence(state: GameState, summary: Summary) -> str:
    """One sentence for this very game."""
    return _won(summary) if state.result is Result.WON else went_well(state, summary)


def _won(summary: Summary) -> str:
    if summary.rounds == 1:
        return _("Four friends saved before the first wave. Wonderful!")
    if not summary.tiles_left:
        return _("With the very last tile: what a finish!")
    if summary.tiles_left <= 5:
        return ngettext(
            "With only {count} tile left to draw: what a finish!",
            "With only {count} tiles left to draw: what a finish!",
            summary.tiles_left,
        ).format(count=summary.tiles_left)
    if summary.saved_by_birds:
        return ngettext(
            "Four friends are safe, and your birds saved {count} tile.",
            "Four friends are safe, and your birds saved {count} tiles.",
            summary.saved_by_birds,
        ).format(count=summary.saved_by_birds)
    if not summary.washed_away:
        return _("A calm sea all the way.")
    return ngettext(
        "{count} tile went to the sea, and still you built the path.",
        "{count} tiles went to the sea, and still you built the path.",
        summary.washed_away,
    ).format(count=summary.washed_away)


def went_well(state: GameState, summary: Summary) -> str:
    """The best thing about a game that was lost: there is one as soon as a tile lies."""
    aboard = animals_in(state.board.joined)
    if aboard:
        words = animals_words(aboard)
        return ngettext(
            "{animals} had a path to the boat. That was your work.",
            "{animals} had a path to the boat. That was your work.",
            len(aboard),
        ).format(animals=with_capital(words))
    if summary.saved_by_birds:
        return ngettext(
            "Your birds saved {count} tile from the wave.",
            "Your birds saved {count} tiles from the wave.",
            summary.saved_by_birds,
        ).format(count=summary.saved_by_birds)
    joined = sum(seat.joined for seat in summary.seats)
    if joined:
        return ngettext(
            "Once an animal had a path to the boat. So it can be done!",
            "{count} times an animal had a path to the boat. So it can be done!",
            joined,
        ).format(count=joined)
    if summary.rounds > 2:
        return ngettext(
            "You stood up to {count} giant wave.", "You stood up to {count} giant waves.", summary.rounds - 1
        ).format(count=summary.rounds - 1)
    placed = tiles_placed(summary)
    if not placed:
        return _("The boat waits for you, whenever you come back.")
    return ngettext(
        "You placed {count} tile of water together. That is a start.",
        "You placed {count} tiles of water together. That is a start.",
        placed,
    ).format(count=placed)


def why_lost(state: GameState) -> str:
    """Why a game was lost, and which animals lacked a way; of one that was given up, where it is.

    Whoever calls a game lost that nothing can win any more has not given up.
    """
    if state.result is None and not is_hopeless(state):
        told = _("You gave up in round {number}. Under Our games you can go on.")
        return told.format(number=state.turn.round)
    lacking = [animal for animal in Animal if animal not in animals_in(state.board.joined)]
    return ngettext(
        "No tiles left, and no card could help: {animals} had no path to the boat.",
        "No tiles left, and no card could help: {animals} had no path to the boat.",
        len(lacking),
    ).format(animals=animals_words(lacking))


def game_words(options: Options, clock: Clock, occasion: str = "") -> str:
    """The game that was played: what for, or else how hard; and by which clock."""
    which = occasion or level_name(options)
    if clock.seconds is None and clock.turns is None:
        return pgettext("between counted things", " · ").join((which, clock_name(clock)))
    return _("{difficulty} · clock: {clock}").format(difficulty=which, clock=clock_name(clock))


def tiles_placed(summary: Summary) -> int:
    """How many tiles all seats together have placed."""
    return sum(seat.placed for seat in summary.seats)


def time_words(milliseconds: int) -> str:
    """A length of time as minutes and seconds: "4:07"."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return f"{minutes}:{seconds:02}"


def time_spoken(milliseconds: int) -> str:
    """A length of time for the ear: "4 min 7 s"."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return _("{minutes} min {seconds} s").format(minutes=minutes, seconds=seconds)


def team_words(summary: Summary) -> str:
    """What all did together, beyond the four numbers."""
    cards = sum(seat.cards for seat in summary.seats)
    joined = sum(seat.joined for seat in summary.seats)
    counted = (
        (joined, ngettext("{count} path opened", "{count} paths opened", joined)),
        (cards, ngettext("{count} card played", "{count} cards played", cards)),
        (
            summary.saved_by_birds,
            ngettext("{count} tile saved by birds", "{count} tiles saved by birds", summary.saved_by_birds),
        ),
        (
            summary.washed_away,
            ngettext("{count} tile washed away", "{count} tiles washed away", summary.washed_away),
        ),
    )
    return _row(counted) or _("A calm sea all the way.")


def deeds_words(deeds: Deeds) -> str:
    """What one seat did; what it did not do is left out."""
    counted = (
        (deeds.placed, ngettext("{count} tile placed", "{count} tiles placed", deeds.placed)),
        (deeds.joined, ngettext("{count} path opened", "{count} paths opened", deeds.joined)),
        (deeds.cards, ngettext("{count} card played", "{count} cards played", deeds.cards)),
        (deeds.traded, ngettext("{count} tile traded", "{count} tiles traded", deeds.traded)),
        (deeds.rolled, ngettext("{count} wave rolled", "{count} waves rolled", deeds.rolled)),
    )
    return _row(counted) or _("kept everyone company")


def _row(counted: Sequence[tuple[int, str]]) -> str:
    """What was counted at all, in one row."""
    return pgettext("between counted things", " · ").join(
        words.format(count=count) for count, words in counted if count
    )
