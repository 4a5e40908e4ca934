"""What a replay says about the moment it is wound to."""

from flow_desktop.app.language import _
from flow_desktop.rounds.tape import Mark, Sign, Tape
from flow_desktop.scenes.naming import the_animal
from flow_desktop.scenes.telling.events import caption_of


def moment_words(tape: Tape) -> str:
    """Where the tape is: "Round 2, move 17 of 84"."""
    words = _("Round {round}, move {move} of {moves}")
    return words.format(round=tape.table.state.turn.round, move=tape.at, moves=len(tape))


def happened_words(tape: Tape) -> str:
    """What the last move led to, as it was told then; at the beginning that it begins."""
    told = [words for event in tape.events if (words := caption_of(event, tape.table))]
    return " ".join(told) or (_("The game begins.") if not tape.at else "")


def mark_words(mark: Mark) -> str:
    """A mark on the way: "wave 2", "the cat: joined"."""
    if mark.sign is Sign.WAVE or mark.animal is None:
        return _("wave {number}").format(number=mark.round)
    words = _("{animal}: joined") if mark.sign is Sign.JOINED else _("{animal}: cut off")
    return words.format(animal=the_animal(mark.animal))
