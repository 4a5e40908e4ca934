"""The parts that make the package: icons, metadata, archives, licences, notes, signing, publishing."""

import hashlib
import io
import os
import shutil
import struct
import subprocess
import sys
import tarfile
import zipfile
from gettext import NullTranslations
from pathlib import Path

import pygame
import pytest

from build.package import again, archive, icons, licences, metadata, notes, publish, readme, scrub, sign
from build.package.__main__ import main as package
from build.package.identity import MEDIA_TYPE, VERSION, folder_name


def test_an_ico_holds_every_size() -> None:
    made = icons.ico((16, 256))
    assert struct.unpack("<HHH", made[:6]) == (0, 1, 2)
    for place, side in ((6, 16), (22, 256)):
        width, *_, length, start = struct.unpack("<BBBBHHII", made[place : place + 16])
        picture = pygame.image.load(io.BytesIO(made[start : start + length]), "icon.png")
        assert (width, picture.get_size()) == (side % 256, (side, side))


def test_an_icns_holds_every_kind() -> None:
    made = icons.icns()
    assert (made[:4], struct.unpack(">I", made[4:8])[0]) == (b"icns", len(made))
    place, found = 8, {}
    while place < len(made):
        length = struct.unpack(">I", made[place + 4 : place + 8])[0]
        picture = pygame.image.load(io.BytesIO(made[place + 8 : place + length]), "icon.png")
        found[made[place : place + 4]] = picture.get_width()
        place += length
    assert found == icons.ICNS_KINDS


def test_windows_is_told_the_version_as_pyinstaller_reads_it() -> None:
    said = metadata.windows_version()
    compile(said, "version.txt", "eval")
    assert f"StringStruct('ProductVersion', '{VERSION}')" in said


@pytest.mark.parametrize(
    ("file_name", "project"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL"),
        ("SDL2_mixer.dll", "SDL_mixer"),
        ("libopusfile-96d7a9c0.so.0.4.5", "opusfile"),
        ("VCRUNTIME140.dll", "Microsoft Visual C++ run time"),
        ("libz.so.1", "zlib"),
    ],
)
def test_a_library_is_known_on_every_system(file_name: str, project: str) -> None:
    found = licences.library(file_name)
    assert found is not None
    assert found.project == project
    assert all((licences.TEXTS / text).is_file() for text in found.files)


def test_a_library_that_nobody_knows_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "libmystery.so.1").touch()
    with pytest.raises(LookupError, match="libmystery"):
        licences.gather(tmp_path, tmp_path / "LICENSES")


@pytest.fixture
def small(tmp_path: Path) -> Path:
    folder = tmp_path / "Flow"
    folder.mkdir()
    (folder / "Flow").write_bytes(b"program")
    (folder / "Flow").chmod(0o755)
    (folder / "words.txt").write_text("words")
    if sys.platform != "win32":
        (folder / "flow-desktop").symlink_to("Flow")
    return folder


@pytest.mark.skipif(sys.platform == "win32", reason="links and programs are marked on other systems")
def test_archives_keep_links_and_programs_and_are_the_same_again(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    tar, packed = archive.pack_tar(small, tmp_path / "a.tar.gz"), archive.pack_zip(small, tmp_path / "a.zip")
    first = tar.read_bytes(), packed.read_bytes()
    os.utime(small / "words.txt", (1, 1))
    archive.pack_tar(small, tar)
    archive.pack_zip(small, packed)
    assert (tar.read_bytes(), packed.read_bytes()) == first
    with tarfile.open(tar) as entries:
        assert entries.getmember("Flow/Flow").mode == 0o755
        assert entries.getmember("Flow/flow-desktop").linkname == "Flow"
    with zipfile.ZipFile(packed) as files:
        assert files.getinfo("Flow/Flow").external_attr >> 16 == 0o100755
        assert files.getinfo("Flow/flow-desktop").external_attr >> 16 == 0o120777
        assert files.read("Flow/flow-desktop") == b"Flow"


def test_two_builds_are_compared_file_by_file(small: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(small, other, symlinks=True)
    assert again.differing(small, other) == []
    (other / "Flow").write_bytes(b"PROGRAM")
    (other / "more.txt").touch()
    assert again.differing(small, other) == again.differing(other, small)
    assert {"Flow", "more.txt"} <= set(again.differing(small, other)) <= {"Flow", "flow-desktop", "more.txt"}


def test_a_package_bears_the_time_of_its_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert archive.moment() == 1700000000
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    monkeypatch.setattr(archive, "_committed", lambda: "1600000000")
    assert archive.moment() == 1600000000


@pytest.mark.parametrize(("system", "ending"), [("linux", b"\n"), ("darwin", b"\n"), ("win32", b"\r\n")])
def test_the_words_for_people_are_written_in_every_language(
    system: str, ending: bytes, tmp_path: Path
) -> None:
    written = readme.write_readmes(tmp_path, system)
    assert {path.name for path in written} == set(readme.NAMES.values())
    for path in written:
        data = path.read_bytes()
        assert data.count(b"\n") == data.count(ending) > 40
        assert max(len(line) for line in data.decode("utf-8").splitlines()) <= 80, path.name


def test_a_language_more_is_a_file_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "nl.txt").write_text("Kies {Play}.", encoding="utf-8")
    monkeypatch.setattr(readme, "WORDS", tmp_path)
    monkeypatch.setattr("gettext.translation", lambda *_: NullTranslations())
    (written,) = readme.write_readmes(tmp_path, "linux")
    assert (written.name, written.read_text("utf-8")) == ("README-nl.txt", "Kies Play.")


def test_folders_are_taken_out_but_what_ends_in_them_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scrub, "private_paths", lambda: [b"/home/ann/python/3.11.7", b"/home/ann"])
    binary = tmp_path / "lib.so"
    binary.write_bytes(
        b"x/home/ann/python/3.11.7\0y/home/ann/python/3.11.7/lib\0/home/annabel/z\0/home/ann/q"
    )
    length = binary.stat().st_size
    assert scrub.scrub(tmp_path) == ["lib.so"]
    data = binary.read_bytes()
    assert len(data) == length
    assert b"/home/ann/" not in data
    assert data.count(b"/3.11.7") == 2
    assert b"/home/annabel/z" in data
    assert scrub.scrub(tmp_path) == []


def test_the_notes_are_the_section_of_the_version() -> None:
    text = "# Changelog\n\n## Unreleased\n\n- new\n\n## 1.2.0 - 2026-01-01\n\n- old\n\n## 1.1.0\n\n- older\n"
    assert notes.section(text, "1.2.0") == "- old"
    assert notes.section(text, "9.9.9") == "- new"
    with pytest.raises(ValueError, match="nothing"):
        notes.section("# Changelog\n", "1.0.0")


def test_publishing_names_every_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert publish.publish(f"v{VERSION}", tmp_path, dry=True) == 2
    (tmp_path / f"{folder_name('win32', 'AMD64')}.zip").write_bytes(b"archive")
    assert publish.publish("v99.0", tmp_path, dry=True) == 2
    assert publish.publish(f"v{VERSION}", tmp_path, dry=True) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"gh release create v{VERSION}")
    assert "windows-x86_64.zip" in said
    assert "windows-x86_64.zip" in (tmp_path / "SHA256SUMS").read_text()
    for name in said.split()[said.split().index(str(tmp_path / "SHA256SUMS")) :]:
        assert Path(name).is_file(), "everything that is published is there"
    assert f"{folder_name('win32', 'AMD64')}.zip.sha256" in said
    assert "How to open it" in (tmp_path / "NOTES.md").read_text()


def test_the_commands_of_the_release_work_as_the_workflow_calls_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FLOW_SIGN_KEY", raising=False)
    to = ["--to", str(tmp_path)]
    assert package([*to, "sign"]) == 0
    assert package([*to, "publish", f"v{VERSION}", "--dry-run"]) == 2
    (tmp_path / f"{folder_name()}.zip").write_bytes(b"archive")
    (tmp_path / f"flow_desktop-{VERSION}-py3-none-any.whl").write_bytes(b"wheel")
    assert package([*to, "publish", f"v{VERSION}", "--dry-run"]) == 0
    assert package([*to, "notes"]) == 0
    said = capsys.readouterr().out
    assert "SHA256SUMS" in said and ".whl" in said
    assert len((tmp_path / "SHA256SUMS").read_text().splitlines()) == 2


def test_the_notes_of_this_version_are_what_the_changelog_says(tmp_path: Path) -> None:
    told = notes.write_notes(tmp_path / "NOTES.md").read_text("utf-8")
    changed = notes.section(notes.CHANGELOG.read_text("utf-8"), VERSION)
    assert len(changed.splitlines()) > 5
    assert told.startswith(changed)


@pytest.mark.parametrize("system", ["win32", "darwin", "linux"])
def test_without_a_key_nothing_is_signed(
    system: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sign.sign(tmp_path, system, {"FLOW_SIGN_KEY": "", **dict.fromkeys(sign.NOTARY, "x")}) == 0
    assert capsys.readouterr().out == "No key was given: nothing is signed.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("system", "why"), [("darwin", "FLOW_SIGN_IDENTITY"), ("linux", "no programs")])
def test_a_key_that_is_of_no_use_is_not_called_missing(
    system: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sign.sign(tmp_path, system, {"FLOW_SIGN_KEY": "a2V5"}) == 0
    said = capsys.readouterr().out
    assert why in said and "No key" not in said
    assert list(tmp_path.iterdir()) == []


def test_signtool_is_found_though_it_is_not_on_the_path(tmp_path: Path) -> None:
    bins = tmp_path / "Windows Kits" / "10" / "bin"
    for version in ("10.0.9.0", "10.0.22621.0", "10.0.19041.0"):
        (bins / version / "x64").mkdir(parents=True)
        (bins / version / "x64" / "signtool.exe").touch()
    found = sign.signtool({"PROGRAMFILES(X86)": str(tmp_path)})
    assert found == str(bins / "10.0.22621.0" / "x64" / "signtool.exe")
    assert sign.signtool({"PATH": ""}) == "signtool", "and if there is none, it is named in the message"


def test_a_mac_unpacks_its_archive_with_its_own_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python's way makes texts of symbolic links, and no bundle with such a framework begins."""
    asked: list[list[str]] = []
    monkeypatch.setattr("subprocess.run", lambda command, **wishes: asked.append(command))
    archive.unpack(tmp_path / "Flow.zip", tmp_path, "darwin")
    assert asked == [["ditto", "-x", "-k", str(tmp_path / "Flow.zip"), str(tmp_path)]]


def test_other_systems_unpack_with_what_is_there(small: Path, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    archive.unpack(archive.pack_zip(small, tmp_path / "a.zip"), tmp_path / "there", "win32")
    assert (tmp_path / "there" / "Flow" / "words.txt").read_text() == "words"


def test_with_a_key_each_system_signs_in_its_way() -> None:
    keys = {"FLOW_SIGN_KEY": "AAAA", "FLOW_SIGN_IDENTITY": "Developer ID", **dict.fromkeys(sign.NOTARY, "x")}
    folder, key = Path("Flow"), Path("key.p12")
    windows = sign.signing("win32", folder, key, keys)
    assert [Path(command[-1]).name for command in windows] == ["Flow.exe", "flow-desktop.exe"]
    assert {command[0] for command in windows} == {sign.signtool()}
    mac = sign.signing("darwin", folder, key, keys)
    assert [command[0] for command in mac] == ["security"] * 5 + ["codesign"]
    assert sign.notarising("darwin", Path("Flow.zip"), keys)[0][:3] == ["xcrun", "notarytool", "submit"]
    assert sign.notarising("win32", Path("Flow.zip"), keys) == []


def test_a_setup_program_is_signed_on_windows_and_its_checksum_is_that_of_the_signed_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / "Flow-setup.exe"
    made.write_bytes(b"program")
    monkeypatch.setattr(sign, "_run", lambda commands: Path(commands[0][-1]).write_bytes(b"signed"))
    assert not sign.sign_setup(made, "win32", {}) and not sign.sign_setup(
        made, "linux", {"FLOW_SIGN_KEY": "AAAA"}
    )
    assert made.read_bytes() == b"program"
    assert sign.sign_setup(made, "win32", {"FLOW_SIGN_KEY": "AAAA"})
    told = (tmp_path / "Flow-setup.exe.sha256").read_text()
    assert told.split()[0] == hashlib.sha256(b"signed").hexdigest()


@pytest.mark.skipif(sys.platform != "linux", reason="the menu script is for Linux")
@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({}, "no longer in the menu"),
        ({"LANG": "de_DE.UTF-8"}, "nicht mehr im Menü"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr:en"}, "plus dans le menu"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "it_IT.UTF-8"}, "non è più nel menu"),
        ({"LC_MESSAGES": "pl_PL.UTF-8"}, "nie ma już w menu"),
    ],
)
def test_the_menu_script_speaks_the_language_of_the_desktop(
    variables: dict[str, str], said: str, tmp_path: Path
) -> None:
    script = Path(icons.__file__).parent / "add-to-menu.sh"
    environment = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin", **variables}
    done = subprocess.run(["sh", str(script), "--remove"], env=environment, capture_output=True, check=True)
    assert said in done.stdout.decode("utf-8")


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """A folder with what the menu script needs, where nobody would expect one."""
    share = tmp_path / "My games $x & more" / "share"
    for name, text in (
        ("icons/hicolor/64x64/apps/io.github.flow_desktop.Flow.png", icons.png(64)),
        ("applications/io.github.flow_desktop.Flow.desktop", metadata.desktop_file().encode()),
        ("mime/packages/io.github.flow_desktop.Flow.xml", metadata.media_type().encode()),
        ("../add-to-menu.sh", (Path(icons.__file__).parent / "add-to-menu.sh").read_bytes()),
    ):
        (share / name).parent.mkdir(parents=True, exist_ok=True)
        (share / name).write_bytes(text)
    (share.parent / "Flow").write_text("#!/bin/sh\n")
    (share.parent / "Flow").chmod(0o755)
    return share.parent


def run_menu_script(folder: Path, home: Path, *arguments: str) -> dict[str, str]:
    """Run it with a home of its own; gives the environment in which it ran."""
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    script = ["sh", str(folder / "add-to-menu.sh"), *arguments]
    subprocess.run(script, env=environment, check=True, capture_output=True)
    return environment


@pytest.mark.skipif(sys.platform != "linux", reason="the menu script is for Linux")
def test_the_menu_entry_is_put_in_and_taken_out(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    run_menu_script(unpacked, home)
    installed = home / ".local/share/applications/io.github.flow_desktop.Flow.desktop"
    line = next(line for line in installed.read_text().splitlines() if line.startswith("Exec="))
    assert line == f'Exec="{tmp_path}/My games \\\\$x & more/Flow" %f'
    run_menu_script(unpacked, home, "--remove")
    left = [path for path in home.rglob("*") if path.is_file()]
    assert [path for path in left if b"flow" in path.name.lower().encode() + path.read_bytes()] == []


@pytest.mark.skipif(sys.platform != "linux", reason="the menu script is for Linux")
def test_a_desktop_opens_games_and_codes_of_both_games_with_flow(unpacked: Path, tmp_path: Path) -> None:
    """Asked of a real desktop's own tool: which kind of file is this, and who opens it?"""
    if not all(map(shutil.which, ("gio", "update-mime-database", "update-desktop-database"))):
        pytest.skip("needs gio, update-mime-database and update-desktop-database (.ci/run installs them)")
    home = tmp_path / "home"
    environment = run_menu_script(unpacked, home)
    for name, text in (
        ("code.flow", "flow: OTTER-REEF-60"),
        ("evening.flow", "flow-record 2\n"),
        ("rainy day.river-dice", "river-dice-record 1\n"),
        ("deal.flow", "river-dice: OTTER-REEF-0612"),
        ("evening", "flow-record 2\n"),
        ("rainy day", "river-dice-record 1\n"),
    ):
        (tmp_path / name).write_text(text)
        ask = ["gio", "info", "-a", "standard::content-type", str(tmp_path / name)]
        assert MEDIA_TYPE in subprocess.run(ask, env=environment, capture_output=True, text=True).stdout, name
    ask = ["gio", "mime", MEDIA_TYPE]
    told = subprocess.run(ask, env=environment, capture_output=True, text=True).stdout
    assert "io.github.flow_desktop.Flow.desktop" in told.splitlines()[0]
