"""From a table in the head to a table in play: starting, going on, and the table that is remembered."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import SystemRandom
from typing import Final
from weakref import WeakKeyDictionary

from flow_desktop.app.cartridge import LAST_GAME
from flow_desktop.app.language import _, current
from flow_desktop.app.log import LOGGER
from flow_desktop.app.scene import Change, Push, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.engine.codes import seed_of, words
from flow_desktop.engine.options import Clock
from flow_desktop.rounds import Home, KeptGame, Table
from flow_desktop.rounds.tape import Tape
from flow_desktop.rounds.words import STATISTICS_NOT_KEPT
from flow_desktop.scenes.destinations import ToFirstGame, ToMenu, ToNewGame, ToPlay, ToResults
from flow_desktop.scenes.draft import Draft, draft_of, draft_words
from flow_desktop.scenes.draft_json import read_draft, write_draft
from flow_desktop.scenes.kept_names import KEPT_PLAYER, KEPT_TABLE, KEPT_WORDS, OCCASION_NOTE
from flow_desktop.scenes.news import nothing_is_new
from flow_desktop.table import People, Profile, Seat, StoreError
from flow_desktop.table.words import PEOPLE_NOT_KEPT
from flow_desktop.widgets.dialog import tell

WITH_WHOM: Final = "partner"
"""The question before the first game."""
GENTLE: Final = Clock(None, 10)
"""The clock of a first game: a wave after every ten turns."""
_homes: WeakKeyDictionary[Shell, Home] = WeakKeyDictionary()


def new_seed() -> str:
    """A wave that nobody has seen: two words by chance."""
    return seed_of(SystemRandom().randrange(len(words()) ** 2))


def last_draft(shell: Shell) -> Draft:
    """The last table with a new wave; at the first start one player and the basic game.

    Everybody has the aids that are theirs by now, and where one person sits, it is whoever plays. Whoever
    plays in Italian holds the Italian box, so that the first table has its rules.
    """
    kept = shell.kept(KEPT_TABLE)
    draft = read_draft(kept)
    if kept is None and current() == "it":
        draft = draft.with_edition("italian")
    return replace(_seated(shell, draft), seed=new_seed(), boat=None)


def gently(shell: Shell, draft: Draft) -> Draft:
    """The table as it is played: where nobody has sat down before, turns are counted."""
    return replace(draft, clock=GENTLE) if shell.kept(KEPT_TABLE) is None else draft


def _seated(shell: Shell, draft: Draft) -> Draft:
    people, chosen = people_of(shell), chosen_player(shell)
    persons = [index for index, seat in enumerate(draft.seats) if not seat.partner]
    if chosen is not None and len(persons) == 1 and draft.seats[persons[0]].name != chosen:
        draft = draft.with_seat(persons[0], people.named(chosen).seat())
    for index in persons:
        seat = draft.seats[index]
        if seat.name and people.knows(seat.name):
            draft = draft.with_seat(index, replace(seat, aids=people.named(seat.name).aids))
    return draft


def chosen_player(shell: Shell) -> str | None:
    """Who said that they are playing, nobody in particular for no name; None when nobody was asked."""
    kept = shell.kept(KEPT_PLAYER)
    return kept if isinstance(kept, str) and (not kept or people_of(shell).knows(kept)) else None


def remember(shell: Shell, draft: Draft) -> None:
    """Keep a table for the next time; whoever has one now is told what is new from here on."""
    if shell.kept(KEPT_TABLE) is None:
        nothing_is_new(shell)
    shell.settings = shell.settings.keep(KEPT_WORDS, [current(), draft_words(draft)])
    shell.keep(KEPT_TABLE, write_draft(draft))


def home_of(shell: Shell) -> Home:
    """Where the games and the people of this computer are kept."""
    home = _homes.get(shell)
    if home is None:
        home = _homes[shell] = Home(shell.folders.data)
    return home


def people_of(shell: Shell) -> People:
    """The people who play at this computer."""
    return home_of(shell).people()


def remember_people(shell: Shell, *profiles: Profile) -> None:
    """Keep people as they are now; when that cannot be, it is told once and the game goes on."""
    people = people_of(shell)
    people.remember(*profiles)
    say(shell, iter(people.take_trouble, ""))


def say(shell: Shell, sentences: Iterable[str]) -> None:
    """Say what has to be said about files; that nothing at all is kept was said at the start."""
    for sentence in sentences:
        if shell.folders.writable or sentence not in (PEOPLE_NOT_KEPT, STATISTICS_NOT_KEPT):
            shell.captions.notice(_(sentence))


def start_game(shell: Shell, draft: Draft) -> Change:
    """Sit down at a new table and play; scenario cards that are new to somebody are introduced first."""
    remember(shell, draft)
    return sit_down(shell, draft)


def sit_down(shell: Shell, draft: Draft, occasion: Mapping[str, str] | None = None) -> Change:
    """The same at a table that is not the usual one: it is not kept for the next time.

    What the game is played for, if anything, is noted with it.
    """
    people = people_of(shell)
    known = [seat for seat in draft.seats if seat.name and not seat.partner]
    people.remember(*(_as_seated(people.named(seat.name), seat, occasion is None) for seat in known))
    _sits_alone(shell, draft)
    _left_here(shell)
    options = draft.options()
    LOGGER.info("new game %s, %d seats", options.seed, options.players)
    table = home_of(shell).new_table(options, draft.seats, shell.now)
    if occasion and table.name:
        home_of(shell).library.keep_note(table.name, OCCASION_NOTE, dict(occasion))
    return Reset(ToNewGame(table))


def _as_seated(person: Profile, seat: Seat, usual: bool) -> Profile:
    """Somebody as they sit down; aids that only an occasion asks for are not theirs."""
    return person.seated(seat if usual else replace(seat, aids=person.aids))


def _sits_alone(shell: Shell, draft: Draft) -> None:
    """Whoever sits down alone is whoever plays from now on, where that was ever said."""
    names = [seat.name for seat in draft.seats if not seat.partner]
    if len(names) == 1 and chosen_player(shell) not in (None, names[0]):
        shell.keep(KEPT_PLAYER, names[0])


def begin(shell: Shell, draft: Draft) -> Change:
    """Play at this table; before the first game of one person it is asked, once, with whom and how fast."""
    first = shell.kept(KEPT_TABLE) is None and next(home_of(shell).waiting(), None) is None
    asked = WITH_WHOM in people_of(shell).machine.asked
    alone = len(draft.seats) == 1
    return Push(ToFirstGame(draft)) if first and alone and not asked else start_game(shell, draft)


def play_on(shell: Shell, tape: Tape) -> Change:
    """A new game that begins with everything done on the tape so far; the old one stays as it is."""
    table = home_of(shell).table_from(tape.record.options, tape.table.seats, tape.commands, shell.now)
    LOGGER.info("playing on from move %d of %s", tape.at, table.options.seed)
    return Reset(ToPlay(table))


def resume_game(shell: Shell, kept: KeptGame) -> Change:
    """Go on with a game that was interrupted, or say why that cannot be.

    A clock that runs waits in the pause until everybody is ready; without one there is nothing to wait for.
    """
    try:
        table = home_of(shell).go_on(kept, shell.now)
    except StoreError as error:
        return Push(tell(_("This game cannot be opened"), _(str(error))))
    LOGGER.info("going on with %s", table.options.seed)
    if table.setting.seconds is None:
        table.resume()
    _left_here(shell)
    return Reset(ToPlay(table))


def _left_here(shell: Shell) -> None:
    """This game is the one that is played last; another that waits is no longer led back to first."""
    if shell.kept(LAST_GAME):
        shell.keep(LAST_GAME, "")


def draft_of_table(table: Table) -> Draft:
    """The draft of a table in play: the same wave, the same seats, the clock as it is now."""
    return draft_of(table.options, table.seats, table.setting)


def leave_game(table: Table) -> Change:
    """Back to the menu; the game is kept and can be gone on with."""
    table.close()
    return Reset(ToMenu())


def give_up(table: Table) -> Change:
    """To the results; the game is kept as given up, and can be taken up again."""
    table.give_up()
    LOGGER.info("given up %s", table.options.seed)
    return Reset(ToResults(table))


def take_up(shell: Shell, table: Table) -> Change:
    """Go on after all with a game that was just given up; one that the disk did not keep goes on as it is."""
    table.close()
    kept = home_of(shell).kept(table.name)
    if kept is not None:
        return resume_game(shell, kept)
    table.take_up()
    return Reset(ToPlay(table))
