"""A table before the game: who plays, by which rules, against which wave. Pure values, no screen."""

from __future__ import annotations

from dataclasses import field, fields, replace
from functools import lru_cache
from typing import Final

from flow_desktop.app.language import _
from flow_desktop.bots.partners import Partner
from flow_desktop.engine import Clock, Options, Step, new_game
from flow_desktop.engine.board import Board
from flow_desktop.engine.codes import has_code, read_code, write_code
from flow_desktop.engine.events import BoatTurned
from flow_desktop.engine.geometry import Animal, Edges
from flow_desktop.engine.options import MAX_PLAYERS
from flow_desktop.engine.scenarios import Scenario, rules_in_force
from flow_desktop.engine.setup import allowed_facings
from flow_desktop.scenes.naming import clock_name, difficulty_name, players_words
from flow_desktop.table.seats import COLOURS, Aids, Seat, default_seats
from flow_desktop.values import dataclass

FIRST_SEED: Final = "otter-reef"
NO_AIDS: Final = Aids(**{aid.name: False for aid in fields(Aids)})


@dataclass(frozen=True, slots=True)
class Draft:
    """Everything the players decide before a game. Whatever is in it, `options()` describes a game."""

    seats: tuple[Seat, ...] = field(default_factory=lambda: default_seats(1))
    edition: str = "standard"
    difficulty: int = 0
    picked: tuple[Scenario, ...] | None = None  # cards chosen by hand instead of drawn
    seed: str = FIRST_SEED
    clock: Clock = field(default_factory=Clock)
    first: int = 0
    boat: Edges | None = None

    def options(self) -> Options:
        """The options of the game; a facing that is not allowed for this wave is left to the engine."""
        boat = self.boat if self.boat in self.facings() else None
        return replace(self._asked(), boat=boat)

    def opening(self) -> Step:
        """How the game will start."""
        return _opening(self.options())

    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenario cards on the table: drawn or picked."""
        return _opening(self._asked()).state.setup.scenarios

    def board(self) -> Board:
        """The board as the game will start."""
        return self.opening().state.board

    @property
    def single_path(self) -> bool:
        """Whether the boat has one opening, so that its facing can be chosen."""
        return bool(self.facings())

    def facings(self) -> tuple[Edges, ...]:
        """The facings that may be chosen for the boat (R18); none when it has four openings."""
        asked = _opening(self._asked()).state
        return allowed_facings(asked.board) if asked.rules.single_path else ()

    def without(self) -> tuple[Animal, ...]:
        """The animals that have no path to the boat as it faces, before rocks are cleared."""
        return next((event.without for event in self.opening().events if isinstance(event, BoatTurned)), ())

    def _asked(self) -> Options:
        difficulty = self.difficulty if self.picked is None else 0
        players = len(self.seats)
        return Options(
            self.seed, players, self.edition, difficulty, self.picked, None, self.first, self.clock
        )

    @property
    def can_add_seat(self) -> bool:
        """Whether one more can sit down."""
        return len(self.seats) < MAX_PLAYERS

    def with_seat_added(self) -> Draft:
        """One more seat, in a colour and with an avatar that nobody has."""
        if not self.can_add_seat:
            return self
        colours = {seat.colour for seat in self.seats}
        avatars = {seat.avatar for seat in self.seats}
        colour = next(number for number in range(COLOURS) if number not in colours)
        avatar = next(number for number in range(1, 11) if number not in avatars)
        return replace(self, seats=(*self.seats, Seat("", colour, colour, avatar)))

    @property
    def free_partners(self) -> tuple[Partner, ...]:
        """The partners who do not sit at the table yet."""
        return tuple(each for each in Partner if each not in {seat.partner for seat in self.seats})

    def with_partner_added(self, partner: Partner) -> Draft:
        """One more seat, played by a partner."""
        if not self.can_add_seat or partner not in self.free_partners:
            return self
        *others, added = self.with_seat_added().seats
        return replace(self, seats=(*others, seat_of(partner, added)))

    def with_seat_removed(self, index: int) -> Draft:
        """Without that seat; the last person stays."""
        if len(self.seats) == 1:
            return self
        seats = (*self.seats[:index], *self.seats[index + 1 :])
        if all(seat.partner for seat in seats):
            return self
        first = self.first - (index < self.first)
        return replace(self, seats=seats, first=min(first, len(seats) - 1))

    def with_seat(self, index: int, seat: Seat) -> Draft:
        """With that seat changed; a colour that another seat has is swapped with it."""
        before = self.seats[index]
        seats = [
            replace(other, colour=before.colour, pattern=before.pattern)
            if other.colour == seat.colour
            else other
            for other in self.seats
        ]
        seats[index] = seat
        return replace(self, seats=tuple(seats))

    def with_players(self, players: int) -> Draft:
        """With that many seats: some leave, or new ones join."""
        staying = self.seats[:players]
        if all(seat.partner for seat in staying):
            staying = (next(seat for seat in self.seats if not seat.partner), *staying[1:])
        draft = replace(self, seats=staying, first=min(self.first, players - 1))
        while len(draft.seats) < players:
            draft = draft.with_seat_added()
        return draft

    def with_edition(self, edition: str) -> Draft:
        """With the other rule set; picked cards that it does not know are put back."""
        if self.picked is None:
            return replace(self, edition=edition)
        kept = tuple(card for card in self.picked if card.offered(edition))
        return replace(self, edition=edition, picked=kept)

    def with_difficulty(self, difficulty: int) -> Draft:
        """With so many cards drawn."""
        return replace(self, difficulty=difficulty, picked=None)

    def picking(self) -> Draft:
        """With the same cards, but chosen by hand from now on."""
        return replace(self, picked=self.scenarios())

    def with_copies(self, scenario: Scenario, copies: int) -> Draft:
        """With so many copies of a card picked by hand, in the order of the cards."""
        counts = {card: (self.picked or ()).count(card) for card in Scenario} | {scenario: copies}
        return replace(self, picked=tuple(card for card in Scenario for _ in range(counts[card])))

    def most_copies(self, scenario: Scenario) -> int:
        """How often a card can be picked: as often as it is in the box, where a second copy counts."""
        return scenario.most(self.edition) if scenario.offered(self.edition) else 0

    @property
    def silent(self) -> bool:
        """Whether No Communication is on the table."""
        return rules_in_force(self.edition, self.scenarios()).silent

    def code(self) -> str:
        """The wave code, to be said to others; none when the seed is not made of the game's words."""
        asked = self._asked()
        return write_code(asked) if has_code(asked) else ""

    def with_code(self, text: str) -> Draft:
        """The table that a wave code describes, with these seats as far as it has them; CodeError else."""
        options = read_code(text)
        draft = self.with_players(options.players)
        return replace(
            draft,
            seed=options.seed,
            edition=options.edition,
            difficulty=options.difficulty,
            picked=options.scenarios,
            clock=options.clock,
            boat=None,
        )


def seat_of(partner: Partner, seat: Seat) -> Seat:
    """A seat as a partner takes it: nothing has to be shown to it."""
    return replace(seat, name=partner.shown, aids=NO_AIDS, partner=str(partner))


def draft_of(options: Options, seats: tuple[Seat, ...], clock: Clock | None = None) -> Draft:
    """The draft of a game that was played, to play it again."""
    return Draft(
        seats,
        options.edition,
        options.difficulty,
        options.scenarios,
        options.seed,
        clock or options.clock,
        options.first,
        options.boat,
    )


@lru_cache(maxsize=32)
def _opening(options: Options) -> Step:
    return new_game(options)


def draft_words(draft: Draft) -> str:
    """A draft in one line: "2 players · Easy · 60 seconds"."""
    level = difficulty_name(draft.difficulty) if draft.picked is None else _("cards picked by hand")
    return " · ".join((players_words([seat.name for seat in draft.seats]), level, clock_name(draft.clock)))
