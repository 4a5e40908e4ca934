"""The page of discarded tiles: what lies there stands out, and has its name as on any other button."""

from flow_desktop.pictures import on_stage
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.play.discards import DiscardScene, KindButton
from flow_desktop.widgets.widget import walk


def test_what_lies_there_is_on_paper_and_what_does_not_is_faint() -> None:
    with on_stage("discards", Wish((1920, 1080))) as app:
        page = top_screen(app)
        assert isinstance(page, DiscardScene)
        kinds = [widget for widget in walk(page.root) if isinstance(widget, KindButton)]
        inside = page.look.px(10)
        grounds = [app.canvas.surface.get_at((kind.rect.left + inside, kind.rect.centery)) for kind in kinds]
        on_paper = [tuple(ground)[:3] == tuple(page.look.theme.panel)[:3] for ground in grounds]
    assert on_paper == [kind.count > 0 for kind in kinds]
    assert {True, False} == set(on_paper)
    assert all(kind.name[0].isupper() for kind in kinds)
