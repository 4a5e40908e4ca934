"""The bill of materials says what is really in the folder: each foreign file, its owner and its checksum."""

import hashlib
import importlib.metadata
import json
import re
import struct
import sys
from pathlib import Path
from typing import Any

import pytest

from build.compiled.modules import LIBRARY
from build.package.licences import DISTRIBUTIONS
from build.package.sbom import BILL, CHIPMUNK, bill, library_version, owner, typeface_version
from flow_desktop.version import VERSION
from tests.package.packaged import ROOT, Program

NEVER_TOLD = {"Brotli", "GCC run-time libraries", "libffi", "libogg", "libwebp", "opusfile", "PortMidi"}
NEVER_TOLD |= {"Microsoft Visual C++ run time", "libvorbis"}
"""Libraries whose files do not say which version they are, on one system or another."""
OWN = re.compile(
    r"(_internal/flow_desktop/|_internal/\w+__mypyc\.|LICENSES/|share/)|(Flow|flow-desktop)(\.exe)?$|add-to-menu\.sh$|[A-Z-]+\.(txt|html)$"
)


@pytest.fixture
def told(folder: Path) -> dict[str, Any]:
    path = next(folder.rglob(BILL))
    read: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return read


def files_of(told: dict[str, Any]) -> dict[str, str]:
    """Every file that the bill lists, with its checksum."""
    inside = (part for each in told["components"] for part in each.get("components", []))
    return {part["name"]: part["hashes"][0]["content"] for part in inside}


@pytest.mark.package
def test_every_file_is_the_games_own_or_listed_with_its_checksum(told: dict[str, Any], folder: Path) -> None:
    listed = files_of(told)
    there = {
        path.relative_to(folder).as_posix(): path
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    }
    assert listed.keys() <= there.keys(), "nothing is listed that is not there"
    for name, checksum in listed.items():
        assert hashlib.sha256(there[name].read_bytes()).hexdigest() == checksum, name
    if sys.platform != "darwin":
        assert [name for name in there.keys() - listed.keys() if not OWN.match(name)] == []
    assert sum(name.endswith(".ttf") for name in listed) == len(list((ROOT / "flow_desktop").rglob("*.ttf")))


@pytest.mark.package
def test_every_part_has_a_licence_and_its_version_where_it_tells_one(told: dict[str, Any]) -> None:
    names = [each["name"] for each in told["components"]]
    assert len(names) == len(set(names)) > 20
    assert {*DISTRIBUTIONS, CHIPMUNK, "Python", "SDL", "SDL_ttf", "FreeType", "Nunito", "Baloo2"} <= set(
        names
    )
    for each in told["components"]:
        (licence,) = each["licenses"]
        assert licence.get("expression") or licence["license"].get("id") or licence["license"].get("name")
        assert re.match(r"\d+(\.\d+)+", each.get("version", "")) or each["name"] in NEVER_TOLD, each["name"]
    versions = {each["name"]: each.get("version") for each in told["components"]}
    for name in DISTRIBUTIONS:
        assert versions[name] == importlib.metadata.version(name)


@pytest.mark.package
def test_whatever_has_a_licence_in_the_package_is_on_the_bill(told: dict[str, Any], folder: Path) -> None:
    """Nothing lies in the one list alone: a part of the compiler is in compiled modules, say."""
    listed = next(folder.rglob("LICENSES/README.txt")).read_text("utf-8").splitlines()[1:]
    projects = {line.partition(",")[0] for line in listed if line and not line.startswith(" ")}
    assert len(projects) > 20
    assert projects - {"Flow"} <= {each["name"] for each in told["components"]}


@pytest.mark.package
def test_every_python_package_in_the_program_is_on_the_bill(told: dict[str, Any], program: Program) -> None:
    readers = pytest.importorskip("PyInstaller.archive.readers", reason="needs PyInstaller")
    pure = readers.CArchiveReader(str(program.path)).open_embedded_archive("PYZ.pyz").toc
    owners = importlib.metadata.packages_distributions()
    foreign = {name.split(".")[0] for name in pure} - sys.stdlib_module_names - {"flow_desktop"}
    names = {each["name"] for each in told["components"]}
    assert {whose.lower() for top in foreign for whose in owners.get(top, [f"nobody's {top}"])} <= names


@pytest.mark.package
def test_it_is_a_bill_as_other_programs_read_them(told: dict[str, Any], folder: Path) -> None:
    assert (told["bomFormat"], told["specVersion"], told["version"]) == ("CycloneDX", "1.5", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", told["serialNumber"])
    about = told["metadata"]["component"]
    assert (about["type"], about["name"], about["version"]) == ("application", "Flow", VERSION)
    references = [about["bom-ref"], *(each["bom-ref"] for each in told["components"])]
    assert len(references) == len(set(references))
    for each in told["components"]:
        assert each["type"] in ("library", "framework", "data"), each["name"]


@pytest.mark.parametrize(
    ("path", "whose"),
    [
        ("Flow", "Flow"),
        ("_internal/flow_desktop/assets/art/boat.svg", "Flow"),
        ("_internal/flow_desktop/assets/fonts/Nunito-Bold.ttf", "Nunito"),
        ("_internal/pygame/base.cpython-311-x86_64-linux-gnu.so", "pygame-ce"),
        ("_internal/pygame/SDL2_mixer.dll", "SDL_mixer"),
        ("_internal/_cffi_backend.cp311-win_amd64.pyd", "cffi"),
        ("_internal/prism/_native/_prism_cffi.pyd", "prismatoid"),
        ("_internal/prism/_native/_prism_cffi.abi3.so", "prismatoid"),
        ("_internal/prism/_native/prism.dll", "prismatoid"),
        ("_internal/prism/_native/libprism.dylib", "prismatoid"),
        ("_internal/_bz2.pyd", "Python"),
        ("_internal/python311.dll", "Python"),
        ("_internal/libz.so.1", "zlib"),
    ],
)
def test_every_file_has_an_owner(path: str, whose: str) -> None:
    assert owner(Path(path)) == whose


def test_a_library_that_nobody_knows_has_no_bill(tmp_path: Path) -> None:
    (tmp_path / "libmystery.so.1").touch()
    with pytest.raises(LookupError, match="libmystery"):
        bill(tmp_path)


@pytest.mark.parametrize("compiled", [True, False])
def test_the_compiler_is_on_the_bill_where_it_compiled_something(compiled: bool, tmp_path: Path) -> None:
    if compiled:
        pytest.importorskip("mypyc", reason="needs the compiler")
        (tmp_path / f"{LIBRARY.rpartition('.')[2]}.cpython-311-x86_64-linux-gnu.so").touch()
    names = {each["name"] for each in bill(tmp_path)["components"]}
    assert ("mypy" in names) == compiled


def test_a_version_is_told_only_where_the_file_is_clear_about_it(tmp_path: Path) -> None:
    one, other = tmp_path / "one.so", tmp_path / "other.so"
    one.write_bytes(b"..libopus 1.6.1\0..")
    other.write_bytes(b"..libopus 1.7\0..")
    pattern = r"libopus (\d+\.\d+[\w.]*)"
    assert library_version("Opus", pattern, [one]) == "1.6.1"
    assert library_version("Opus", pattern, [one, other]) == ""
    assert library_version("Opus", "", [one]) == ""


def test_a_typeface_says_its_version() -> None:
    words = "Version 3.602; ttf".encode("utf-16-be")
    names = struct.pack(">HHH", 0, 1, 18) + struct.pack(">6H", 3, 1, 0x409, 5, len(words), 0) + words
    table = struct.pack(">4sIII", b"name", 0, 28, len(names))
    assert typeface_version(struct.pack(">IHHHH", 0x10000, 1, 0, 0, 0) + table + names) == "3.602"
