"""The people of a computer: who is playing, and one person's page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Scene
from flow_desktop.scenes.autoplay.touch import Touch, top_screen
from flow_desktop.scenes.gallery.easel import NAMES, let_settle
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.people.page import PersonPage
from flow_desktop.scenes.player import choose_player
from flow_desktop.scenes.start import people_of
from flow_desktop.table import Aids, Profile

if TYPE_CHECKING:
    from flow_desktop.scenes.gallery.easel import Easel


def everybody() -> tuple[Profile, ...]:
    """Six people; the second has learnt something, and has more time."""
    known = [Profile(name, number + 1, number) for number, name in enumerate(NAMES)]
    known[1] = Profile(NAMES[1], 2, 1, Aids(more_time=True)).learnt("place", "join", "edges")
    return tuple(known)


def menu_of_several(easel: Easel) -> Scene:
    """The menu where several people are known."""
    people_of(easel.shell).remember(*everybody())
    choose_player(easel.shell, NAMES[1])
    return MenuScene()


def who(app: App) -> None:
    """Who is playing?"""
    top_screen(app).focus_on("who")
    Touch(app).act(Action.ACCEPT)
    let_settle(app)


def person(easel: Easel) -> Scene:
    """One person's page."""
    people_of(easel.shell).remember(*everybody())
    return PersonPage(NAMES[1])
