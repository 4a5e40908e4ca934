"""The last board as a picture to keep: a postcard with its wave code, the names, the day and how it ended."""

from collections.abc import Sequence
from datetime import date
from typing import Final

import pygame

from flow_desktop.app.assets import Assets
from flow_desktop.app.catalogue import art
from flow_desktop.app.dates import whole_day
from flow_desktop.app.language import _, ngettext
from flow_desktop.app.view import View
from flow_desktop.engine.codes import has_code, write_code
from flow_desktop.engine.geometry import animals_in
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.picture import board_picture
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.board.sprites import animal_picture
from flow_desktop.scenes.keepsakes.story import story
from flow_desktop.scenes.naming import level_name
from flow_desktop.scenes.play.drawings import board_of
from flow_desktop.scenes.seascape import draw_sea
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.scenes.telling.events import headline
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_shadow
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CARD_RADIUS, NORMAL, PANEL_RADIUS

SIZE: Final = (1800, 1200)
RIM: Final = 44
PAPER: Final = PANEL_RADIUS
BOARD: Final = 1020
SIDE: Final = 1136
"""Where the written side begins."""
STAMP: Final = (176, 208)
TOOTH: Final = 9
LINE: Final = 58
MARK: Final = 250


def postcard(assets: Assets, table: Table, when: date, occasion: str = "") -> pygame.Surface:
    """Draw it, with what it was played for; window, theme and text size of the player change nothing."""
    look = Look(View(*SIZE), NORMAL, assets, True)
    card = pygame.Surface(SIZE, 0, 32)
    draw_sea(card, look, "sea_deep")
    paper = card.get_rect().inflate(-RIM, -RIM)
    draw_shadow(card, paper, PAPER, RIM // 2, NORMAL.shadow, NORMAL.shadow_alpha)
    draw_box(card, paper, PAPER, NORMAL.panel, NORMAL.edge, 3)
    show = board_of(table)
    board = board_picture(look, table.state.board, BOARD, show)
    card.blit(board, (paper.x + RIM, (SIZE[1] - BOARD) // 2))
    pygame.draw.line(card, NORMAL.edge, (SIDE - RIM // 2, 110), (SIDE - RIM // 2, SIZE[1] - 110), 3)
    _draw_stamp(card, look, table)
    _write(card, look, table, _lines(table, when, occasion))
    return card


def code_of(table: Table) -> str:
    """The wave code of a game; empty when its seed has none."""
    return write_code(table.options) if has_code(table.options) else ""


def names_of(table: Table) -> list[str]:
    """Who sat at the table."""
    return [seat_name(table.seats, index) for index in range(len(table.seats))]


def _draw_stamp(card: pygame.Surface, look: Look, table: Table) -> None:
    """A stamp with whoever is aboard, and the postmark of the wave over its edge."""
    wide, high = STAMP
    stamp = pygame.Rect(SIZE[0] - RIM - 40 - wide, RIM + 40, wide, high)
    pygame.draw.rect(card, NORMAL.primary, stamp)
    for x in range(stamp.left, stamp.right + 1, 2 * TOOTH + 4):
        for y in (stamp.top, stamp.bottom):
            pygame.draw.circle(card, NORMAL.panel, (x, y), TOOTH)
    for y in range(stamp.top, stamp.bottom + 1, 2 * TOOTH + 4):
        for x in (stamp.left, stamp.right):
            pygame.draw.circle(card, NORMAL.panel, (x, y), TOOTH)
    inner = stamp.inflate(-36, -36)
    draw_box(card, inner, CARD_RADIUS, NORMAL.panel, NORMAL.edge, 3)
    joined = animals_in(table.state.board.joined)
    animal = joined[len(table.options.seed) % len(joined)] if joined else None
    size = min(inner.size)
    picture = (
        animal_picture(look, animal, Mood.ABOARD, size)
        if animal is not None
        else look.assets.image(art("boat_open"), (size, size))
    )
    card.blit(picture, picture.get_rect(center=inner.center))
    mark = look.assets.image(art("logbook_postmark"), (MARK, MARK))
    place = mark.get_rect(center=(stamp.left - 84, stamp.centery + 14))
    card.blit(mark, place)
    if code_of(table):
        room = place.inflate(-MARK // 4, -MARK // 4)
        look.text(card, code_of(table).replace("-", "\n"), Role.STRONG, NORMAL.text, room, Align.CENTRE)


def _write(card: pygame.Surface, look: Look, table: Table, lines: Sequence[str]) -> None:
    """How it ended, the end of the story, and below it who, when and which wave, each on its line."""
    left, right = SIDE + 12, SIZE[0] - RIM - 34
    top = RIM + 40 + STAMP[1] + 56
    ending = table.state.result
    words = headline(ending) if ending is not None else _("To be continued")
    title = pygame.Rect(left, top, right - left, look.block(words, Role.TITLE, right - left).height)
    look.text(card, words, Role.TITLE, NORMAL.text, title, Align.START)
    below = SIZE[1] - RIM - 60 - LINE * len(lines)
    sentences = list(story(table))
    room = pygame.Rect(left, title.bottom + 10, right - left, below - title.bottom - 30)
    while look.block(" ".join(sentences), Role.BODY, room.width).height > room.height and sentences[1:]:
        del sentences[0]  # the end of the story is what a card tells
    text = " ".join(sentences)
    high = look.block(text, Role.BODY, room.width).height
    look.text(card, text, Role.BODY, NORMAL.text, pygame.Rect(room.topleft, (room.width, high)), Align.START)
    for number, line in enumerate(lines):
        place = pygame.Rect(left, below + LINE * number, right - left, LINE)
        pygame.draw.line(card, NORMAL.edge, place.bottomleft, place.bottomright, 2)
        look.text(card, line, Role.STRONG if not number else Role.BODY, NORMAL.text, place, Align.START)


def _lines(table: Table, when: date, occasion: str) -> Sequence[str]:
    names, state = names_of(table), table.state
    rows = [", ".join(names[at : at + 3]) for at in range(0, len(names), 3)]
    rounds = ngettext("{count} round", "{count} rounds", state.turn.round).format(count=state.turn.round)
    code = [_("Wave code: {code}").format(code=code_of(table))] if code_of(table) else []
    which = occasion or level_name(table.options)
    return [*rows, whole_day(when), f"{which} · {rounds}", *code]
