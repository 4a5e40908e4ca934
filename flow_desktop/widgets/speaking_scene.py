"""A scene of widgets that speaks: its title, what it has come to show, what happened, why not."""

from flow_desktop.app.speech import Wording
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.tree_scene import TreeScene
from flow_desktop.widgets.widget import walk


class SpeakingScene(TreeScene):
    """Whatever a page says beside the name of what has the focus goes through here."""

    one_panel = False
    """Whether the page is one panel, whose heading says what it is."""

    def opening_words(self) -> str:
        """What is said as the page opens, before what has the focus: its title; of a sheet, what heads it."""
        heads = (Role.TITLE, Role.HEADLINE, Role.HEADING) if self.overlay or self.one_panel else (Role.TITLE,)
        parts = walk(self._tree())
        names = (part.label for part in parts if isinstance(part, Label) and part.text_role in heads)
        return next(names, "")

    def read_out(self, words: str, urgency: Urgency = Urgency.ANSWER) -> None:
        """Say what the page has just come to show."""
        self.shell.speech.say(words, urgency)

    def announce(self, words: Wording) -> None:
        """Say what happened by itself, as briefly or fully as the player wishes."""
        self.read_out(words.at(self.shell.settings.voice_detail), Urgency.EVENT)

    def tell(self, words: str) -> None:
        """Say and show in a caption what the page itself does not show."""
        self.shell.captions.show(words)
        self.read_out(words)

    def refuse(self, words: str) -> None:
        """Let be heard that something cannot be, and say why; the page shows it."""
        self.shell.audio.play("refuse")
        self.read_out(words)
        self.refresh()
