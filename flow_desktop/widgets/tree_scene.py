"""A scene that shows a tree of widgets: built when it is needed, found by key, drawn over its ground.

It knows no device and no focus: `grew` tells whoever does that other widgets stand there now.
"""

import pygame

from flow_desktop.app.scene import Scene
from flow_desktop.app.shell import Shell
from flow_desktop.widgets.captions import CaptionLine
from flow_desktop.widgets.focus import reading_order
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_calm_ground, veil
from flow_desktop.widgets.scroll import Scroll, visible_part
from flow_desktop.widgets.widget import Widget, grown, walk


class TreeScene(Scene):
    """A scene whose widgets `build` makes; what a player did with those before is carried over by key."""

    def enter(self, shell: Shell) -> None:
        """Begin with the player's look; the tree is built when it is first asked for."""
        self.shell = shell
        self._root: Widget | None = None
        self._stale = True
        self._tells = False

    def build(self) -> Widget:
        """The widgets of this screen as things are now."""
        raise NotImplementedError

    def grew(self, root: Widget) -> None:
        """The tree was built anew and laid out."""

    def background(self, surface: pygame.Surface) -> None:
        """The calm ground of the theme, or a veil over the scene below."""
        theme = self.look.theme
        if self.overlay:
            surface.blit(veil(surface.get_size(), theme.ground_bottom, theme.veil_alpha), (0, 0))
        else:
            draw_calm_ground(surface, theme)

    def refresh(self) -> None:
        """What is shown has changed: build the tree anew before it is used or drawn."""
        self._stale = True
        self.shell.redraw()

    def view_changed(self) -> None:
        """Lay out for the new size, text, theme or language."""
        self.refresh()

    @property
    def look(self) -> Look:
        """View, theme and pictures as they are now."""
        return Look.of(self.shell)

    @property
    def root(self) -> Widget:
        """The widget tree, laid out."""
        return self._tree()

    def _tree(self) -> Widget:
        if self._stale or self._root is None:
            self._stale = False
            root = self._root = grown(self.build(), self._root)
            self._tells = bool([each for each in walk(root) if isinstance(each, CaptionLine)])
            root.place(self.look, pygame.Rect((0, 0), self.shell.view.size))
            self.grew(root)
        return self._root

    def find(self, key: str) -> Widget:
        """The widget of that key."""
        found = self.seek(key)
        if found is None:
            raise KeyError(f"no widget is called {key!r}")
        return found

    def seek(self, key: str) -> Widget | None:
        """The widget of that key, if it is there."""
        for widget in walk(self._tree()):
            if widget.key == key:
                return widget
        return None

    def used_places(self) -> list[pygame.Rect]:
        """Where everything stands that can be used; what is only turned over or read is not in it."""
        root = self._tree()
        used = [each for each in reading_order(root) if not isinstance(each, Scroll)]
        seen = [visible_part(root, each) for each in used]
        return [rect for rect in seen if rect.width and rect.height]
