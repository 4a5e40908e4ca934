"""A table in the head: who sits there, on which river, by which rules, what for. From there to a game."""

from dataclasses import replace
from random import SystemRandom
from typing import Final
from weakref import WeakKeyDictionary

from flow_desktop.app.cartridge import LAST_GAME
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Destination, Push, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.bots.partners import RiverPartner
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.engine.codes import read_river_code, write_river_code
from flow_desktop.river_dice.engine.content import STARTING
from flow_desktop.river_dice.engine.options import MOST_SEATS
from flow_desktop.river_dice.engine.record import RiverRecord
from flow_desktop.river_dice.engine.scenarios import scenarios
from flow_desktop.river_dice.scenes.destinations import ToRiverPlay, ToRiverSetup
from flow_desktop.river_dice.table import (
    RIVER_BOX,
    KeptRiver,
    RiverDay,
    RiverHome,
    RiverTable,
    with_partner,
)
from flow_desktop.table import Seat, StoreError
from flow_desktop.values import dataclass
from flow_desktop.widgets.dialog import tell
from flow_desktop.word_codes import seed_of, words

FIRST_SEED: Final = seed_of(0)
_homes: WeakKeyDictionary[Shell, RiverHome] = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class RiverDraft:
    """What is chosen before a game; ``cards`` None: four of the twelve by chance."""

    seats: tuple[Seat, ...] = (Seat(),)
    sheet: str = "A"
    family: bool = True
    abundance: bool = False
    cards: tuple[int, ...] | None = STARTING
    scenario: int | None = None
    seed: str = FIRST_SEED

    def options(self) -> RiverOptions:
        """The options of a game."""
        players = len(self.seats)
        if self.scenario is not None:
            return RiverOptions(self.seed, players, abundance=self.abundance, scenario=self.scenario)
        cards = STARTING if self.family else self.cards
        return RiverOptions(self.seed, players, self.sheet, cards, self.family, self.abundance)

    @property
    def sheet_used(self) -> str:
        """The sheet that is played on: a scenario brings its own."""
        return self.options().sheet_used

    @property
    def cards_used(self) -> tuple[int, ...] | None:
        """The completion cards that will lie at the places; None when chance decides."""
        return scenarios()[self.scenario].cards if self.scenario is not None else self.options().completion

    def code(self) -> str:
        """The deal as two words and a number."""
        return write_river_code(self.options())

    # What can be changed

    def with_sheet(self, sheet: str) -> "RiverDraft":
        """On another river; a scenario is left for it."""
        return replace(self, sheet=sheet, scenario=None)

    def with_scenario(self, number: int | None) -> "RiverDraft":
        """With a scenario, which is played by the full rules; None: for achievements."""
        if number is None:
            return replace(self, scenario=None, sheet=self.sheet_used)
        return replace(self, scenario=number, family=False)

    def with_family(self, family: bool) -> "RiverDraft":
        """By family rules, which know no scenarios, or by the full ones."""
        return replace(self.with_scenario(None), family=True) if family else replace(self, family=False)

    def with_cards(self, cards: tuple[int, ...] | None) -> "RiverDraft":
        """With these completion cards, by the full rules."""
        return replace(self.with_scenario(None), family=False, cards=cards)

    def with_deal(self, options: RiverOptions) -> "RiverDraft":
        """The same people at another deal."""
        return RiverDraft(
            self.seats,
            options.sheet_used,
            options.family,
            options.abundance,
            STARTING if options.family else options.completion,
            options.scenario,
            options.seed,
        )

    def with_code(self, code: str) -> "RiverDraft":
        """The deal of a code; a slip raises RiverCodeError."""
        return self.with_deal(read_river_code(code, len(self.seats)))

    def with_day(self, day: RiverDay) -> "RiverDraft":
        """The deal of a day."""
        return self.with_deal(day.options(len(self.seats)))

    # Who sits there

    @property
    def is_full(self) -> bool:
        """Whether nobody more can sit down."""
        return len(self.seats) == MOST_SEATS

    @property
    def free_partners(self) -> tuple[RiverPartner, ...]:
        """The partners who sit nowhere."""
        seated = {seat.partner for seat in self.seats}
        return tuple(each for each in RiverPartner if each.value not in seated)

    def with_seat(self, index: int, seat: Seat) -> "RiverDraft":
        """With somebody else, or the same one changed, at a seat."""
        return replace(self, seats=(*self.seats[:index], seat, *self.seats[index + 1 :]))

    def with_seat_added(self, partner: RiverPartner | None = None) -> "RiverDraft":
        """With one player or partner more, in a look that nobody has."""
        if self.is_full:
            return self
        taken = {seat.colour for seat in self.seats}
        look = min(set(range(MOST_SEATS)) - taken)
        seat = Seat("", look, look, look + 1)
        return replace(self, seats=(*self.seats, with_partner(seat, partner) if partner else seat))

    def with_seat_removed(self, index: int) -> "RiverDraft":
        """Without a seat; one person at least stays."""
        left = (*self.seats[:index], *self.seats[index + 1 :])
        return replace(self, seats=left) if any(not seat.partner for seat in left) else self


def home_of(shell: Shell) -> RiverHome:
    """Where the games are kept."""
    home = _homes.get(shell)
    if home is None:
        home = _homes[shell] = RiverHome(shell.folders.data)
    return home


def new_seed() -> str:
    """A deal that nobody has seen: two words by chance."""
    return seed_of(SystemRandom().randrange(len(words()) ** 2))


def sit_down(shell: Shell, draft: RiverDraft) -> Change:
    """Sit down at a new table and play; whoever has a name is known from now on."""
    people = home_of(shell).people()
    named = [seat for seat in draft.seats if seat.name and not seat.partner]
    people.remember(*(people.named(seat.name).seated(seat) for seat in named))
    for sentence in iter(people.take_trouble, ""):
        shell.captions.notice(_(sentence))
    return Reset(_at(shell, home_of(shell).new_table(draft.options(), draft.seats, shell.now)))


def _at(shell: Shell, table: RiverTable) -> ToRiverPlay:
    """To the table; the program begins with this game the next time."""
    shell.keep(LAST_GAME, RIVER_BOX.folder)
    return ToRiverPlay(table)


def go_on(shell: Shell, kept: KeptRiver) -> Change:
    """Go on with a game that was interrupted, or say why that cannot be."""
    try:
        table = home_of(shell).go_on(kept, shell.now)
    except StoreError as error:
        return Push(tell(_("This game cannot be opened"), _(str(error))))
    return Reset(_at(shell, table))


def play_on(shell: Shell, record: RiverRecord, moves: int) -> Change:
    """A new game that begins with the first moves of a record; the old one stays as it is."""
    home = home_of(shell)
    seats = tuple(_seated(home, name, number) for number, name in enumerate(names_of(record)))
    commands = [move.command for move in record.moves[:moves]]
    try:
        table = home.table_from(record.options, seats, commands, shell.now)
    except StoreError as error:
        return Push(tell(_("This did not work"), _(str(error))))
    return Reset(_at(shell, table))


def names_of(record: RiverRecord) -> tuple[str, ...]:
    """The names of all seats of a record; empty where nobody gave one."""
    return record.names or ("",) * record.options.players


def _seated(home: RiverHome, name: str, number: int) -> Seat:
    """Whoever sat there: a partner by its name, unless a person here is called so."""
    seat = Seat(name, number, number, number + 1)
    partner = next((each for each in RiverPartner if each.shown == name), None)
    return seat if partner is None or home.people().knows(name) else with_partner(seat, partner)


def first_page(shell: Shell) -> Destination:
    """Straight back to the game that waits; else where a game begins."""
    kept = next((each for each in home_of(shell).waiting() if not each.in_use), None)
    if kept is None:
        return ToRiverSetup()
    try:
        table = home_of(shell).go_on(kept, shell.now)
    except StoreError:
        return ToRiverSetup()
    return _at(shell, table)


def draft_of(options: RiverOptions, seats: tuple[Seat, ...]) -> RiverDraft:
    """The draft of a game that was played."""
    return RiverDraft(seats).with_deal(options)
