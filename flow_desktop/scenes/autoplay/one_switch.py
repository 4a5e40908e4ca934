"""A hand with one switch: it looks at the mark, and presses when the mark is where it wants to be."""

import pygame

from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import Cell, Edges
from flow_desktop.scenes.autoplay.events import EventQueue
from flow_desktop.scenes.autoplay.touch import (
    ChoosingHands,
    LostError,
    Touch,
    card_key,
    hand_of,
    needed,
    seen,
    spell,
    top_screen,
)
from flow_desktop.scenes.board.space import space_key
from flow_desktop.widgets.scan import ScanGroup

MOST_STEPS = 2000
"""So often the hand looks before it is lost."""
PACE = 4
"""Tenths of a second that the mark stays: the quickest there is."""


class OneSwitch(ChoosingHands):
    """The space bar, and nothing else, while the mark moves on by itself."""

    def __init__(self, touch: Touch) -> None:
        self.touch = touch
        self.app = touch.app
        self.presses = 0
        self.queue = EventQueue.of(touch.app)
        if not self.app.shell.input.switches.alone:
            self.app.shell.change(switch="one", switch_pace=PACE, reduced_motion=True)

    def _marked(self) -> ScanGroup | None:
        return top_screen(self.app).scanned

    def press(self) -> None:
        """Press the switch and let it go."""
        self.presses += 1
        self.queue.put(
            pygame.event.Event(kind, key=pygame.K_SPACE, mod=0) for kind in (pygame.KEYDOWN, pygame.KEYUP)
        )
        self.app.loop_once()
        self._settle()

    def _settle(self) -> None:
        """A little while, so that the next press is not taken for a trembling hand."""
        until = self.app.shell.now() + 0.25
        while self.app.running and self.app.shell.now() < until:
            self.app.loop_once()

    def choose(self, key: str) -> None:
        """Wait for the mark, group by group, until the thing itself is marked and pressed."""
        screen = top_screen(self.app)
        for _ in range(MOST_STEPS):
            if top_screen(self.app) is not screen:
                raise LostError(f"the screen was left on the way to '{key}'")
            needed(self.app, key)
            marked = self._marked()
            if marked is not None and key in marked.keys:
                self.press()
                if not marked.parts:
                    return
                continue
            self.app.loop_once()
        raise LostError(f"the mark does not come to '{key}'")

    def write(self, key: str, text: str) -> None:
        """Letter by letter, on the letters that the screen shows."""
        spell(self.app, self, key, text)

    def put(self, cell: Cell, edges: Edges) -> None:
        """Select the space; turn the tile there while that is offered; select the space again."""
        key = space_key(cell)
        carry = hand_of(self.app).carry
        if carry is not None and not carry.lifted:
            self.choose("held")
        self.choose(key)
        while self._offers_turns() and not self._lies(edges):
            self.choose("turn-right")
        if self._offers_turns():
            self.choose(key)

    def _offers_turns(self) -> bool:
        return seen(self.app, "turn-right") is not None and bool(top_screen(self.app).scan_host)

    def _lies(self, edges: Edges) -> bool:
        carry = hand_of(self.app).carry
        return carry is not None and carry.edges == edges

    def choose_space(self, cell: Cell) -> None:
        """Select the space; twice where the tile could be turned there."""
        key = space_key(cell)
        self.choose(key)
        if top_screen(self.app).scan_host == key:
            self.choose(key)

    def take_card(self, card: Card) -> None:
        """Select the card."""
        self.choose(card_key(self.app, card))
