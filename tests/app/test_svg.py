import gzip
from pathlib import Path

import pygame
import pytest

import flow_desktop
from build.package.drawings import pack_drawings
from flow_desktop.app.catalogue import catalogue, read_catalogue
from flow_desktop.app.svg import draw_svg

PACKAGE = Path(flow_desktop.__file__).parent
SIZE = (96, 96)


def test_a_packed_drawing_is_found_by_its_name_and_looks_the_same(tmp_path: Path) -> None:
    art = tmp_path / "flow_desktop" / "assets" / "art"
    art.mkdir(parents=True)
    plain = catalogue().find("art", "program_icon")
    (art / plain.name).write_bytes(plain.read_bytes())
    pack_drawings(tmp_path)
    packed = read_catalogue(art.parent).find("art", "program_icon")
    assert packed.suffix == ".svgz" and packed.stat().st_size < plain.stat().st_size / 2
    assert [path.name for path in art.iterdir()] == [packed.name]
    one, other = draw_svg(plain, SIZE), draw_svg(packed, SIZE)
    assert one.get_size() == other.get_size()
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


@pytest.mark.parametrize(
    "content",
    [b"", b"<svg/>", gzip.compress(b"<svg", mtime=0)[:-9], gzip.compress(b"no drawing", mtime=0)],
    ids=["nothing", "empty", "cut short", "no drawing"],
)
def test_a_broken_drawing_is_an_error_of_pygame_as_any_other(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "broken.svgz").write_bytes(content)
    with pytest.raises(pygame.error):
        draw_svg(tmp_path / "broken.svgz", SIZE)


def test_nobody_else_reads_drawings() -> None:
    """Whoever does would find none in the packaged program."""
    readers = [path for path in PACKAGE.rglob("*.py") if "load_sized_svg" in path.read_text("utf-8")]
    assert readers == [PACKAGE / "app" / "svg.py"]
