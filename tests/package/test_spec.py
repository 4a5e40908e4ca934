"""What PyInstaller is told on each system: the spec runs with classes in its place that only take notes."""

import plistlib
import runpy
import sys
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from build.compiled.modules import LIBRARY, MODULES
from build.compiled.tree import plant
from build.package import contents
from build.package.identity import BUNDLE, ENDINGS, LANGUAGES, VERSION
from build.package.sign import ENTITLEMENTS, signing

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "build" / "package" / "flow.spec"
Notes = dict[str, list[dict[str, Any]]]


def told(system: str, made: Path, monkeypatch: pytest.MonkeyPatch, code: Path = ROOT) -> Notes:
    """Everything that the spec asks PyInstaller for on a system."""
    notes: Notes = {}

    def note(name: str) -> Any:
        def take(*parts: Any, **wishes: Any) -> Any:
            notes.setdefault(name, []).append({"parts": parts, **wishes})
            return SimpleNamespace(scripts=[], datas=[], binaries=[], pure=[])

        return take

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("FLOW_PACKAGE_MADE", str(made))
    monkeypatch.setenv("FLOW_PACKAGE_CODE", str(code))
    given = {name: note(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    runpy.run_path(str(SPEC), init_globals={"SPECPATH": str(SPEC.parent), **given})
    return notes


def test_linux_gets_one_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = told("linux", tmp_path, monkeypatch)
    (program,) = notes["EXE"]
    assert (program["name"], program["console"], program["icon"], program["version"]) == (
        "Flow",
        True,
        None,
        None,
    )
    assert "BUNDLE" not in notes


def test_windows_gets_a_program_without_and_one_with_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = told("win32", tmp_path, monkeypatch)["EXE"]
    assert [(each["name"], each["console"]) for each in programs] == [("Flow", False), ("flow-desktop", True)]
    for each in programs:
        assert each["icon"] == [str(tmp_path / "flow.ico")]
        assert each["version"] == str(tmp_path / "version.txt")


def test_a_mac_gets_a_bundle_that_knows_its_name_version_and_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (bundle,) = told("darwin", tmp_path, monkeypatch)["BUNDLE"]
    assert (bundle["name"], bundle["bundle_identifier"]) == ("Flow.app", BUNDLE)
    assert bundle["icon"] == str(tmp_path / "flow.icns")
    words = plistlib.loads(plistlib.dumps(bundle["info_plist"]))
    assert (words["CFBundleName"], words["CFBundleShortVersionString"]) == ("Flow", VERSION)
    assert words["CFBundleLocalizations"] == list(LANGUAGES)
    assert words["NSHighResolutionCapable"] is True
    (kind,), (document,) = words["UTExportedTypeDeclarations"], words["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == list(ENDINGS)


def test_a_copy_inside_setuptools_is_not_left_out_by_name() -> None:
    """PyInstaller ends with an error otherwise, on a machine that has only what the game needs."""
    assert "typing_extensions" in contents.excluded(lambda name: object())
    assert "typing_extensions" not in contents.excluded(lambda name: None)
    assert set(contents.EXCLUDED) <= set(contents.excluded(lambda name: None))


def test_what_speaks_through_screen_readers_is_packed_where_it_is_installed(tmp_path: Path) -> None:
    folder = tmp_path / "prism" / "_native"
    folder.mkdir(parents=True)
    for name in ("prism.dll", "_prism_cffi.pyd", "prism.lib"):
        (folder / name).touch()
    spec = ModuleSpec("prism", None, origin=str(folder.parent / "__init__.py"))
    packed = contents.native(lambda name: spec)
    assert [(Path(path).name, where) for path, where in packed] == [
        ("_prism_cffi.pyd", "prism/_native"),
        ("prism.dll", "prism/_native"),
    ]
    assert "asyncio" not in contents.excluded(lambda name: spec), "its dispatcher imports it"
    assert contents.native(lambda name: None) == []


def test_a_signed_bundle_may_do_what_it_must() -> None:
    allowed = plistlib.loads(ENTITLEMENTS.read_bytes())
    assert all(allowed.values())
    keys = {"FLOW_SIGN_KEY": "AAAA", "FLOW_SIGN_IDENTITY": "Developer ID"}
    *_, sign = signing("darwin", Path("Flow"), Path("key.p12"), keys)
    assert sign[sign.index("--entitlements") + 1] == str(ENTITLEMENTS)


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_every_system_gets_the_words_art_and_sounds_and_no_more_than_it_needs(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (analysis,) = told(system, tmp_path, monkeypatch)["Analysis"]
    places = {place for _, place in analysis["datas"]}
    wanted = {f"flow_desktop/assets/{kind}" for kind in ("art", "fonts", "music", "sounds")}
    wanted |= {f"flow_desktop/assets/locale/{code}/LC_MESSAGES" for code in set(LANGUAGES) - {"en"}}
    assert wanted <= places
    assert "flow_desktop/assets/locale/en/LC_MESSAGES" not in places
    assert {"numpy", "tkinter", "ssl", "unittest"} <= set(analysis["excludes"])


def test_the_pictures_of_the_second_game_are_packed_beside_its_code() -> None:
    packed = {(Path(source).name, folder) for source, folder in contents.data_files(ROOT)}
    drawn = {path.name for path in (ROOT / "flow_desktop/river_dice/assets/art").iterdir()}
    assert "ink_rose.svg" in drawn
    assert {(name, "flow_desktop/river_dice/assets/art") for name in drawn} <= packed


def test_windows_gets_each_library_once_and_no_codec_that_is_never_opened() -> None:
    found = [
        "SDL2.dll",
        "pygame\\SDL2.dll",
        "libjpeg-62.dll",
        "libpng16-16.dll",
        "pygame\\base.pyd",
    ]
    kept = [place for place, *_ in contents.without_needless([(place, "", "BINARY") for place in found])]
    assert kept == ["SDL2.dll", "libpng16-16.dll", "pygame\\base.pyd"]
    linked = [("pygame_ce.libs/libjpeg-a5e764f6.so.62.4.0", "", "BINARY")]
    assert contents.without_needless(linked) == linked


def test_linux_gets_no_letters_of_long_ago_and_needs_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = "python3.13/lib-dynload/"
    found = [(folder + name, "", "EXTENSION") for name in ("_codecs_jp.so", "_multibytecodec.so", "_json.so")]
    assert contents.without_needless(found) == found[-1:]
    (program,) = told("linux", tmp_path, monkeypatch)["EXE"]
    assert ("X utf8_mode=1", None, "OPTION") in program["parts"][2]


def test_a_plain_program_needs_no_hint_and_a_compiled_one_names_what_cannot_be_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (plain,) = told("linux", tmp_path, monkeypatch)["Analysis"]
    voices = (
        (contents.PRISM, "_cffi_backend") if find_spec(contents.PRISM) else ()
    )  # Windows and macOS have one
    assert [name for name in plain["hiddenimports"] if not name.startswith(voices)] == []
    made = tmp_path / "made" / "flow_desktop"
    made.mkdir(parents=True)
    (made / "compiled__mypyc.so").touch()
    code = plant(tmp_path / "code", tmp_path / "made")
    (compiled,) = told("linux", tmp_path, monkeypatch, code)["Analysis"]
    assert {LIBRARY, *MODULES, "flow_desktop.engine.water", "functools"} <= set(compiled["hiddenimports"])
    assert compiled["pathex"] == [str(code)]
    assert compiled["parts"] == ([str(code / "entry.py")],)  # in a package, the package would come first
    assert not [place for place, _ in compiled["datas"] if place.endswith(".so")]
