"""One archive of the folder, the same bytes for the same files, and the checksums beside it."""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

SUMS = "SHA256SUMS"


def moment() -> int:
    """The time that everything in a package bears: SOURCE_DATE_EPOCH, else the last commit, else now."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or _committed() or time.time())


@cache
def _committed() -> str:
    """When the source was last committed; nothing where there is no git, or no repository."""
    try:
        asked = ["git", "-C", str(Path(__file__).resolve().parent), "log", "-1", "--format=%ct"]
        return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""


def pack(folder: Path, target: Path) -> Path:
    """Pack a folder beside others into `.tar.gz` on Linux and `.zip` elsewhere; gives the archive."""
    if sys.platform == "linux":
        return pack_tar(folder, target / f"{folder.name}.tar.gz")
    return pack_zip(folder, target / f"{folder.name}.zip")


def pack_tar(folder: Path, archive: Path) -> Path:
    """Pack into `.tar.gz`; links stay links, programs stay programs."""
    when = moment()

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = when
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with (
        archive.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=when) as squeezed,
        tarfile.open(fileobj=squeezed, mode="w", format=tarfile.GNU_FORMAT) as packed,
    ):
        for path in [folder, *sorted(folder.rglob("*"))]:
            packed.add(path, path.relative_to(folder.parent).as_posix(), recursive=False, filter=plain)
    return archive


def pack_zip(folder: Path, archive: Path) -> Path:
    """Pack into `.zip`; links stay links, programs stay programs."""
    date = time.gmtime(max(moment(), 315_619_200))[:6]  # a ZIP file knows no time before 1980
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_dir() and not path.is_symlink():
                continue
            entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            link = path.is_symlink()
            mode = 0o120777 if link else 0o100755 if os.access(path, os.X_OK) else 0o100644
            entry.external_attr = mode << 16
            packed.writestr(entry, str(path.readlink()).encode() if link else path.read_bytes())
    return archive


def unpack(archive: Path, place: Path, system: str = sys.platform) -> None:
    """Unpack an archive as somebody on that system does: Python's own way makes texts of a Mac's links."""
    if system == "darwin":
        subprocess.run(["ditto", "-x", "-k", str(archive), str(place)], check=True)
    else:
        shutil.unpack_archive(archive, place)


def write_sums(files: Iterable[Path], target: Path) -> Path:
    """Write the SHA-256 of some files as `sha256sum --check` reads them."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(files)]
    target.write_text("".join(lines), encoding="utf-8", newline="\n")
    return target


def sum_beside(path: Path) -> Path:
    """Where the checksum of a file lies."""
    return path.with_name(f"{path.name}.sha256")


def write_sum(path: Path) -> None:
    """Write the checksum of a file beside it."""
    write_sums([path], sum_beside(path))
