"""The two pages of a wave beside the board: before the throw, and after the water."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Die
from flow_desktop.scenes.naming import card_name
from flow_desktop.scenes.seat_look import SeatToken, seat_name
from flow_desktop.scenes.telling.events import dice_words_after
from flow_desktop.scenes.telling.wave import Toll, loss_lines
from flow_desktop.scenes.wave.dice_view import DiceInHand
from flow_desktop.scenes.wave.panels import DiceShown, DieChoice, LostTiles, Region, sheet
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Placed
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Grid, Row
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Weight, Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.wave.scene import WaveScene


UNBROKEN: Final = "\N{NO-BREAK SPACE}"
"""Between a player and the number that is their name, where a line would end."""


def throw_page(scene: WaveScene, region: Region) -> Widget:
    """Who throws, which dice, and the button that throws them."""
    table = scene.table
    name = seat_name(table.seats, scene.story.thrower)
    asked = _("{name}, roll one die.") if scene.story.calm else _("{name}, roll the dice.")
    words: list[Widget] = [
        heading(_("The wave is coming!")),
        _seat_row(scene, scene.story.thrower, asked.format(name=name)),
    ]
    if scene.story.calm:
        words += _choices(scene)
    if table.state.rules.silent and len(table.seats) > 1:
        words.append(Label(_("You may talk until the next round."), soft=True))
    if not scene.story.calm:
        words.append(_dice_in_hand(scene))
    chosen = not scene.story.calm or scene.story.die is not None
    throw = Button(
        _("Roll the dice") if not scene.story.calm else _("Roll the die"),
        scene.throw,
        weight=Weight.PRIMARY,
        icon=art("icon", "dice"),
        enabled=chosen,
        reason="" if chosen else _("Choose a die first."),
        key="throw",
    )
    return sheet(scene.look, words, [throw], region)


def _choices(scene: WaveScene) -> list[Widget]:
    """Calm waters: one die or the other."""
    label = _("{card}: choose one die.")
    words = {Die.WHITE: _("white: a row"), Die.BLACK: _("black: a column")}
    choices = [
        DieChoice(die, words, scene.story.die is die, partial(scene.choose, die), scene.die_width)
        for die in words
    ]
    return [Label(label.format(card=card_name(Card.CALM_WATERS))), Grid(choices, 2, key="choices")]


def _dice_in_hand(scene: WaveScene) -> Widget:
    hand = DiceInHand(
        list(Die),
        scene.die_width,
        scene.throw,
        scene.shell.now,
        label=_("The dice"),
        hint=_("Press to roll, or drag and let go."),
    )
    return Placed(hand, Align.CENTRE, grow=1)


def _seat_row(scene: WaveScene, seat: int, words: str) -> Widget:
    token = SeatToken(scene.table.seats, seat, 64)
    return Row([token, Label(words, Role.STRONG, grow=1)], align=Align.CENTRE)


def told_page(scene: WaveScene, toll: Toll, region: Region) -> Widget:
    """What the dice showed and the wave did, in words and small pictures, and the way on."""
    table = scene.table
    words: list[Widget] = [heading(_("The wave has passed")), _dice_row(toll)]
    if toll.washed:
        words.append(LostTiles(toll.washed, scene.board_view))
    words += [Label(line) for line in loss_lines(toll, table)]
    if toll.lost:
        words.append(Label(_("No tile is left to draw, and no card can help."), Role.STRONG))
        foot = Button(_("The game is over: see how it went"), scene.ready, weight=Weight.PRIMARY, key="ready")
        return sheet(scene.look, words, [foot], region)
    if scene.last:
        foot = Button(_("See how it went"), scene.ready, weight=Weight.PRIMARY, key="ready")
        return sheet(scene.look, words, [foot], region)
    player = table.state.turn.player
    name = seat_name(table.seats, player)
    if table.setting.seconds is not None:
        words.append(Label(_("The clock starts when you are ready."), soft=True))
    ready = Button(_("Ready, {name}").format(name=name), scene.ready, weight=Weight.PRIMARY, key="ready")
    return sheet(scene.look, words, [_ready_row(scene, player), ready], region)


def _ready_row(scene: WaveScene, player: int) -> Widget:
    name = seat_name(scene.table.seats, player)
    if not scene.table.seats[player].name:
        name = name.replace(" ", UNBROKEN)
    words = _("Round {round}: {name} begins.").format(round=scene.table.state.turn.round, name=name)
    return _seat_row(scene, player, words)


def _dice_row(toll: Toll) -> Widget:
    words = dice_words_after(toll.dice)
    return Row(
        [DiceShown(toll.faces, label=words), Label(words, Role.SMALL, soft=True, grow=1)],
        align=Align.CENTRE,
    )
