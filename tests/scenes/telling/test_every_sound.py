"""Every sound that exists is played somewhere, and every sound that is played exists."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import flow_desktop
from flow_desktop.app.catalogue import ASSETS, read_catalogue
from flow_desktop.engine import events
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import Animal
from flow_desktop.rounds import warnings_for
from flow_desktop.scenes.autoplay.touch import play_scene
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.play.place_tones import ROW_NOTES
from flow_desktop.scenes.telling import sounds as of_events
from flow_desktop.scenes.telling.sounds import warning_sound
from flow_desktop.scenes.wave.scene import WaveScene

ROOT = Path(flow_desktop.__file__).parent
ROUNDS = (30, 60, 600)


def named(tree: ast.AST) -> Iterator[str]:
    """The names in `audio.play("...")`, `Sound(at, "...")`, `sound="..."` and `..._SOUND = "..."`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id == "Sound":
                yield from _words(node.args[1])
            if isinstance(node.func, ast.Attribute) and ast.unparse(node.func).endswith("audio.play"):
                yield from _words(node.args[0])
            yield from (
                word for keyword in node.keywords if keyword.arg == "sound" for word in _words(keyword)
            )
        elif isinstance(node, ast.Assign) and "_SOUND" in ast.unparse(node.targets[0]):
            yield from _words(node.value)


def _words(node: ast.AST) -> list[str]:
    """The words that an expression can come to; the conditions of a choice are no words."""
    if isinstance(node, ast.IfExp):
        return _words(node.body) + _words(node.orelse)
    if isinstance(node, ast.keyword):
        return _words(node.value)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def played() -> set[str]:
    """Every sound that a scene or a widget can play."""
    rooms = [path for room in ("scenes", "widgets") for path in (ROOT / room).rglob("*.py")]
    written = {name for path in rooms for name in named(ast.parse(path.read_text(encoding="utf-8")))}
    told = set(of_events._SOUNDS.values())
    cards = {f"card_{card}" for card in Card}
    told |= {f"{part}_{animal}" for part in ("voice", "tone", "falling") for animal in Animal}
    warnings = {str(warning_sound(left)) for seconds in ROUNDS for left in warnings_for(seconds)}
    return (written | told | cards | warnings | set(ROW_NOTES)) - {""}


def test_what_is_played_is_what_there_is() -> None:
    assert played() == set(read_catalogue(ASSETS).sounds)


def test_the_reader_finds_names() -> None:
    lines = (
        'shell.audio.play("a" if x == "no" else "b", 1)',
        'Taken(sound="c")',
        'PRESS_SOUND = "d"',
        'say("e")',
        'Sound(0.0, "f" if won else "g")',
    )
    code = "\n".join(lines)
    assert set(named(ast.parse(code))) == {"a", "b", "c", "d", "f", "g"}


def test_every_event_is_heard_or_silent_on_purpose() -> None:
    heard = {*of_events._SOUNDS, events.CardPlayed, events.AnimalJoined, events.AnimalCutOff}
    assert heard | set(of_events.SILENT) == set(get_args(events.Event))
    assert not heard & set(of_events.SILENT)
    assert all(len(reason) > 20 for reason in of_events.SILENT.values())


def test_the_music_follows_the_tide() -> None:
    with on_stage("play", Wish((1024, 640))) as app:
        table = play_scene(app).table
        heard: dict[str, float] = {}
        while table.remaining and not isinstance(app.stack.top, WaveScene):
            app.loop_once()
            if table.remaining:
                heard.setdefault(app.shell.audio.playing, table.remaining)
        assert list(heard) == ["calm", "hurried", "tense", "last"]
        for name, left in (("hurried", 25), ("tense", 15), ("last", 10)):
            assert left - 0.2 <= heard[name] <= left
        assert app.shell.audio.playing == "flood"
