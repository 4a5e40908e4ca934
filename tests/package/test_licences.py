"""Every library, package and typeface inside has a notice, and the texts are those of their makers."""

import importlib.metadata
import platform
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from build.package import licences
from build.package.licences import DISTRIBUTIONS, EXTENSION_MODULE, LIBRARY_FILE, TEXTS
from tests.package.packaged import ROOT, Program

LIBRARIES: list[dict[str, Any]] = tomllib.loads((licences.HERE / "libraries.toml").read_text("utf-8"))[
    "library"
]
SAYS = {
    "zlib": "without any express or implied",
    "MIT": "Permission is hereby granted, free of charge",
    "FTL": "FreeType Project LICENSE",
    "BSD-3-Clause": "Redistribution",
    "IJG": "Independent JPEG Group",
    "libpng-2.0": "PNG Reference Library",
    "libtiff": "Permission to use, copy, modify, distribute, and sell this software",
    "LGPL-2.1": "GNU LESSER GENERAL PUBLIC LICENSE",
    "GPL-3.0": "GNU GENERAL PUBLIC LICENSE",
    "bzip2-1.0.6": "Julian",
    "0BSD": "public domain",
    "blessing": "public-domain",
    "Apache-2.0": "Apache License",
    "Microsoft": "Microsoft",
}
"""A few words that the text of a licence cannot do without."""
FONTS = ROOT / "flow_desktop" / "assets" / "fonts"


def words(*names: str) -> str:
    return " ".join(" ".join((TEXTS / name).read_text("utf-8").split()) for name in names)


@pytest.mark.parametrize(
    "entry", [entry for entry in LIBRARIES if entry["texts"]], ids=lambda e: e["project"]
)
def test_the_texts_of_a_library_are_those_of_its_licence(entry: dict[str, Any]) -> None:
    said = words(*entry["texts"]).casefold()
    first = re.split(r"[ ,]|-only|-or-later", entry["licence"], maxsplit=1)[0]
    assert SAYS["zlib" if first == "Zlib" else first].casefold() in said
    assert entry["origin"]


def on_debian_12() -> bool:
    try:
        return platform.freedesktop_os_release().get("VERSION_ID") == "12"
    except OSError:
        return False


@pytest.mark.skipif(not on_debian_12(), reason="the copyright files of Debian 12 are compared on Debian 12")
def test_the_texts_are_word_for_word_what_debian_ships() -> None:
    compared = 0
    for entry in LIBRARIES:
        packages = entry["origin"].removeprefix("Debian 12: ").split(", ")
        for text, package in zip(entry["texts"], packages, strict=False):
            shipped = Path("/usr/share/doc", package, "copyright")
            if entry["origin"].startswith("Debian 12: ") and shipped.is_file():
                assert (TEXTS / text).read_bytes() == shipped.read_bytes(), text
                compared += 1
    if not compared:
        pytest.skip("none of the libraries is installed here")


def test_no_text_lies_there_for_nothing() -> None:
    used = {text for entry in LIBRARIES for text in entry["texts"]} | {licences.PYTHON_PARTS}
    used |= {text for texts in licences.OWN_TEXTS.values() for text in texts}
    assert {path.name for path in TEXTS.iterdir()} == used


@pytest.mark.parametrize("path", sorted(FONTS.glob("*.ttf")), ids=lambda path: path.stem)
def test_every_typeface_has_its_licence_beside_it(path: Path) -> None:
    text = (FONTS / f"OFL-{path.stem.split('-')[0]}.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE" in text.upper()
    assert re.search(r"Copyright.+\d{4}", text)


@pytest.mark.package
def test_every_library_in_the_package_has_a_notice(folder: Path) -> None:
    listed = (folder / "LICENSES" / "README.txt").read_text("utf-8")
    names = {path.name for path in folder.rglob("*") if LIBRARY_FILE.search(path.name)}
    shared = {name for name in names if not EXTENSION_MODULE.search(name)}
    assert len(shared) > 10
    for name in shared:
        part = licences.library(name)
        assert part is not None and part.project in listed, name
        assert all((folder / "LICENSES" / text).is_file() for text in part.files), name


@pytest.mark.package
def test_every_python_package_in_the_package_has_a_notice(folder: Path, program: Program) -> None:
    readers = pytest.importorskip("PyInstaller.archive.readers", reason="needs PyInstaller")
    archive = readers.CArchiveReader(str(program.path))
    tops = {name.split(".")[0] for name in archive.open_embedded_archive("PYZ.pyz").toc}
    internal = program.path.parent / "_internal"
    modules = [path for path in internal.rglob("*") if EXTENSION_MODULE.search(path.name)]
    tops |= {path.relative_to(internal).parts[0].split(".")[0] for path in modules} - {"python3"}
    owners = importlib.metadata.packages_distributions()
    foreign = tops - sys.stdlib_module_names - {"flow_desktop"}
    inside = {owner.lower() for top in foreign for owner in owners.get(top, [f"nobody's {top}"])}
    assert inside >= {"pygame-ce", "pymunk", "cffi", "platformdirs"}
    assert inside <= set(DISTRIBUTIONS)
    listed = (folder / "LICENSES" / "README.txt").read_text("utf-8")
    assert all(f"\n{name}\n" in listed for name in DISTRIBUTIONS)
