"""What the table says by itself: what happened, the dice, what is to be done; in few words or in more.

A turn of a partner's is told by what it does, each time with its name, and why it does so once; the button
that has the focus meanwhile is named once. Whoever asks is not interrupted by any of it.
"""

from collections.abc import Iterable

from flow_desktop.app.language import _
from flow_desktop.app.speech import Wording
from flow_desktop.river_dice.engine import RiverPhase, RiverState
from flow_desktop.river_dice.engine.commands import FinishTurn
from flow_desktop.river_dice.engine.events import RoundBegan, SeatBegan
from flow_desktop.river_dice.scenes.naming import AND
from flow_desktop.river_dice.scenes.play.partners import PartnersAtTable
from flow_desktop.river_dice.scenes.play.prompts import name_of
from flow_desktop.river_dice.scenes.table_dice import dice_of, face_words
from flow_desktop.river_dice.scenes.telling import brief_told, told
from flow_desktop.river_dice.table import RiverHappening, RiverTable
from flow_desktop.table import By


def dice_words(state: RiverState) -> str:
    """What was rolled, in one breath."""
    return _("Dice: {dice}.").format(dice=AND.join(face_words(die.kind, die.face) for die in dice_of(state)))


class Announcing:
    """Remembers what was said in this turn, so that nothing is said twice."""

    def __init__(self, table: RiverTable, partners: PartnersAtTable) -> None:
        self._table = table
        self._partners = partners
        self.teaches = False
        """Whether a lesson is told: then what is to be done is always said."""
        self._turn: tuple[int, int] | None = None
        self._why = ""

    def happened(self, happening: RiverHappening) -> Wording:
        """What was done; what a partner did, with its name."""
        table, state = self._table, self._table.state
        name = name_of(table, state.seat) if len(state.seats) > 1 else ""
        others = happening.by is By.PARTNER
        turns = [each for each in happening.events if isinstance(each, RoundBegan | SeatBegan)]
        deeds = [each for each in happening.events if each not in turns]
        usual, brief = _row(told(each, name, others) for each in deeds), _row(map(brief_told, deeds))
        if others:
            who = name_of(table, happening.before.seat)
            usual, brief = (_("{name}: {line}").format(name=who, line=x) if x else "" for x in (usual, brief))
        return Wording(
            _row([usual, *(told(each, name) for each in turns)]),
            _row([brief, *(brief_told(each, name) for each in turns)]),
        )

    def why(self) -> Wording:
        """Why a partner does what it means to: once, and not for its last words."""
        said, self._why = self._why, self._partners.says
        again = said == self._why or self._partners.meant == FinishTurn()
        return Wording("" if again else self._why, "", self._why if again else "")

    def now(self, prompt: str, rolling: bool, tally: str) -> Wording | None:
        """What is to be done; with a new turn the dice, when they lie. None while a partner plays on."""
        state = self._table.state
        turn = (state.round, state.seat)
        fresh, led = turn != self._turn, self._partners.acting is not None
        if self.teaches:
            return Wording(prompt)
        if rolling:
            return Wording(prompt, "")
        self._turn = turn
        if led:
            return Wording("") if fresh else None
        if fresh and state.phase is RiverPhase.COLLECT:
            return Wording(f"{dice_words(state)} {prompt}", "", tally)
        return Wording(prompt, "" if state.phase in (RiverPhase.COLLECT, RiverPhase.CHOOSE) else None)


def _row(sentences: Iterable[str]) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
