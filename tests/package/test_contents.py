"""What lies in the package: every asset, every licence, no folder of the builder's machine, not too much."""

import gettext
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import CodeType
from xml.etree import ElementTree

import pytest

from build.compiled.compiling import missing
from build.compiled.modules import ENDINGS, LIBRARY, MODULES
from build.package.__main__ import MEGABYTE, MOST_ARCHIVE, MOST_FOLDER
from build.package.contents import data_files
from build.package.freeze import size_of
from build.package.identity import BUNDLE, LANGUAGES, MEDIA_TYPE
from build.package.readme import NAMES
from build.package.scrub import found_in, private_paths
from flow_desktop.app.catalogue import PACKED, PLAIN
from tests.package.packaged import ROOT, Program

pytestmark = pytest.mark.package


@pytest.fixture
def inside(program: Program) -> Path:
    """The folder of the game inside the package, as the program says itself."""
    told = program.run("--where").stdout.splitlines()
    return Path(next(line for line in told if line.startswith("program")).split(maxsplit=1)[1])


def test_folder_and_archive_are_small(folder: Path, archive: Path) -> None:
    assert size_of(folder) <= MOST_FOLDER * MEGABYTE
    assert archive.stat().st_size <= MOST_ARCHIVE * MEGABYTE


def test_every_file_of_the_game_is_inside_unchanged(inside: Path) -> None:
    files = [Path(source) for source, _ in data_files(ROOT)]
    for kind in ("art", "sounds", "music", "fonts", "locale"):
        assert any(kind in path.parts for path in files), kind
    for path in files:
        place = inside.parent / path.relative_to(ROOT)
        if path.suffix == PLAIN:
            assert not place.exists()
            assert gzip.decompress(place.with_suffix(PACKED).read_bytes()) == path.read_bytes(), path.name
        else:
            assert place.read_bytes() == path.read_bytes(), path.name


def test_the_inner_rules_are_compiled_where_there_is_a_compiler(folder: Path, program: Program) -> None:
    if "FLOW_PACKAGE_DIST" not in os.environ and (lacking := missing()):
        pytest.skip(f"nothing can be compiled here: {lacking}")
    found = {path.name.split(".")[0] for path in folder.rglob("*") if path.suffix in ENDINGS}
    if "FLOW_PACKAGE_DIST" in os.environ and "compiled__mypyc" not in found:
        pytest.skip("this package was built in plain Python")
    assert found >= {name.rpartition(".")[2] for name in (LIBRARY, *MODULES)}
    readers = pytest.importorskip("PyInstaller.archive.readers", reason="needs PyInstaller")
    pure = readers.CArchiveReader(str(program.path)).open_embedded_archive("PYZ.pyz")
    assert not set(MODULES) & set(pure.toc)  # a plain twin would be taken instead
    assert "mypy" in (folder / "LICENSES" / "README.txt").read_text("utf-8")


def test_the_five_languages_are_inside(inside: Path) -> None:
    found = {path.parts[-3] for path in (inside / "assets" / "locale").glob("*/LC_MESSAGES/flow.mo")}
    assert found == set(LANGUAGES) - {"en"}


def test_the_checksum_is_that_of_the_archive(archive: Path) -> None:
    said, name = archive.with_name(f"{archive.name}.sha256").read_text().split()
    assert (said, name) == (hashlib.sha256(archive.read_bytes()).hexdigest(), archive.name)


def test_every_part_has_its_licence(folder: Path) -> None:
    licences = folder / "LICENSES"
    listed = (licences / "README.txt").read_text("utf-8")
    for name in (
        "Flow",
        "Python",
        "pygame-ce",
        "pymunk",
        "platformdirs",
        "SDL",
        "FreeType",
        "Nunito",
        "Baloo2",
    ):
        assert name in listed
    for words in re.findall(r"^    (.+\.txt)$", listed, re.MULTILINE):
        sizes = [(licences / name).stat().st_size for name in words.split(", ")]
        assert min(sizes) > 0 and sum(sizes) > 200, words  # one of several may be a short notice


@pytest.mark.parametrize(("code", "name"), NAMES.items())
def test_people_find_words_for_them_in_their_language(code: str, name: str, folder: Path) -> None:
    words = (folder / name).read_text("utf-8")
    options = ("--safe", "--reset-settings", "--where")
    for part in ("Windows", "Mac", "Linux", "River Dice", "LICENSES", *options):
        assert part in words, part
    play = gettext.translation("flow", ROOT / "flow_desktop" / "assets" / "locale", [code]).gettext("Play")
    assert play in words and "{" not in words


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has these files")
def test_linux_finds_menu_entry_icons_and_metadata(folder: Path) -> None:
    share = folder / "share"
    entry = (share / "applications" / f"{BUNDLE}.desktop").read_text()
    assert {"Exec=Flow %f", f"MimeType={MEDIA_TYPE};", f"Icon={BUNDLE}", "Type=Application"} <= set(
        entry.splitlines()
    )
    found = ElementTree.parse(share / "metainfo" / f"{BUNDLE}.metainfo.xml").getroot()
    assert (found.findtext("id"), found.findtext("launchable")) == (BUNDLE, f"{BUNDLE}.desktop")
    assert len(list(share.glob(f"icons/hicolor/*/apps/{BUNDLE}.png"))) == 7
    for code in set(LANGUAGES) - {"en"}:
        assert f"Comment[{code}]=" in entry
        assert found.find(f"summary[@{{http://www.w3.org/XML/1998/namespace}}lang='{code}']") is not None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has these files")
@pytest.mark.parametrize(
    ("tool", "kind", "options"),
    [("desktop-file-validate", "applications", []), ("appstreamcli", "metainfo", ["validate", "--no-net"])],
)
def test_linux_takes_the_menu_entry_and_the_metadata(
    tool: str, kind: str, options: list[str], folder: Path
) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"needs {tool} (.ci/run installs it)")
    (file,) = (folder / "share" / kind).iterdir()
    done = subprocess.run([tool, *options, str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not any(line.startswith(("E:", "W:")) for line in done.stdout.splitlines()), done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere machines that belong to nobody build it")
def test_no_file_names_a_folder_of_the_machine_that_built_it(folder: Path) -> None:
    private = private_paths()
    named = {
        path.name: found
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink() and (found := found_in(path.read_bytes(), private))
    }
    assert named == {}


def test_no_code_in_the_program_names_a_folder(program: Program) -> None:
    readers = pytest.importorskip("PyInstaller.archive.readers", reason="needs PyInstaller")
    pure = readers.CArchiveReader(str(program.path)).open_embedded_archive("PYZ.pyz")
    seen = 0
    for name in pure.toc:
        code = pure.extract(name)
        if isinstance(code, CodeType):
            seen += name.startswith("flow_desktop")
            assert not Path(code.co_filename).is_absolute(), code.co_filename
    assert seen > 100
    assert not {"numpy", "tkinter", "ssl", "unittest", "pydoc", "pytest"} & {
        name.split(".")[0] for name in pure.toc
    }
