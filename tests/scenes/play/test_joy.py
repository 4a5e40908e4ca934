"""An animal that gets its path is a moment: seen, heard, read beside what comes next, and nobody waits."""

import pytest

from flow_desktop.app.captions import CaptionKind, Captions, beside
from flow_desktop.app.loop import App
from flow_desktop.engine.commands import Draw
from flow_desktop.engine.refusals import Refusal
from flow_desktop.scenes.autoplay.touch import play_scene
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.performing.joy import TAIL, behind, pearl
from flow_desktop.scenes.play.scene import PlayScene
from tests.scenes.wave.flashes import FRAMES, MOST, brightness, most_flashes

SIZE = (1024, 640)


def glad(app: App) -> PlayScene:
    """The scene of the exhibit, in the middle of the joy."""
    play = play_scene(app)
    assert play.motions.joys, "an animal is glad"
    return play


def test_the_animal_hops_and_is_back_at_its_place_afterwards() -> None:
    with on_stage("play-joined", Wish(SIZE)) as app:
        play = glad(app)
        assert play.board.show.away == play.motions.hopping != frozenset()
        for _ in range(2 * FRAMES):
            app.loop_once()
        assert not play.motions.joys and play.board.show.away == frozenset()


def test_the_drops_of_the_crest_are_a_string_of_pearls() -> None:
    for drop in range(TAIL):
        assert behind(drop + 1) - behind(drop) > (pearl(drop) + pearl(drop + 1)) / 2, "none over the next"


def test_with_reduced_motion_it_stays_at_its_place() -> None:
    with on_stage("play-joined", Wish(SIZE, reduced_motion=True)) as app:
        assert glad(app).board.show.away == frozenset()


def test_the_next_move_does_not_wait() -> None:
    with on_stage("play-joined", Wish(SIZE)) as app:
        play = glad(app)
        pile = next(number for number, tiles in enumerate(play.table.state.supply.piles) if tiles)
        assert not isinstance(play.table.do(Draw(pile)), Refusal)
        app.loop_once()
        assert play.motions.joys, "and the joy goes on meanwhile"


def test_what_follows_does_not_wait() -> None:
    with on_stage("play-joined", Wish(SIZE)) as app:
        play = glad(app)
        while play.performer.busy:
            app.loop_once()
        assert play.motions.joys, "the joy alone holds up nothing"


@pytest.mark.parametrize("text", [100, 200])
def test_a_warning_does_not_replace_the_news(text: int) -> None:
    with on_stage("play-joined", Wish((1280, 720), text_percent=text)) as app:
        play = glad(app)
        news = next(c.text for c in app.shell.captions.shown if c.kind is CaptionKind.GOOD_NEWS)
        play.teller.warning(30)
        app.loop_once()
        told = play.find("caption").label
        assert "30 seconds left!" in told, "the warning is read in its own frame"
        if text == 100:
            assert news in told
        for _ in range(3 * FRAMES):
            app.loop_once()
        assert news in play.find("caption").label, "where there was no room for both it comes back"


def test_other_lines_do_not_push_good_news_out() -> None:
    captions = Captions()
    captions.show("A path!", CaptionKind.GOOD_NEWS)
    for number in range(5):
        captions.show(f"line {number}")
    captions.clear(good_news=False)
    captions.show("10 seconds left!", CaptionKind.WARNING)
    assert [caption.text for caption in beside(captions.shown)] == ["A path!", "10 seconds left!"]
    captions.clear()
    assert not captions.shown


@pytest.mark.parametrize("theme", ["normal", "contrast"])
def test_joy_does_not_flash(theme: str) -> None:
    with on_stage("play-joined", Wish(SIZE, theme=theme)) as app:
        glad(app)
        recorded = [brightness(app)]
        for _ in range(2 * FRAMES):
            app.loop_once()
            recorded.append(brightness(app))
    assert most_flashes(recorded) <= MOST
