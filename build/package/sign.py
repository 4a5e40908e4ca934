"""Signs the built folder and packs it again; without a key it says so and leaves everything as it is.

Windows: FLOW_SIGN_PFX (a file) and FLOW_SIGN_PASSWORD. macOS: FLOW_SIGN_IDENTITY (in the keychain), and for
notarisation FLOW_NOTARY_APPLE_ID, FLOW_NOTARY_TEAM and FLOW_NOTARY_PASSWORD. Linux: FLOW_SIGN_GPG_KEY.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from build.package.archive import pack, write_sums
from build.package.identity import COMMAND, NAME, folder_name

Command = list[str]
TIME_SERVER = "http://timestamp.digicert.com"
NOTARY = ("FLOW_NOTARY_APPLE_ID", "FLOW_NOTARY_TEAM", "FLOW_NOTARY_PASSWORD")


def commands(
    system: str, folder: Path, archive: Path, keys: Mapping[str, str]
) -> tuple[list[Command], list[Command]]:
    """What is run before the folder is packed, and what is run with the archive; nothing without a key."""
    if system == "win32" and keys.get("FLOW_SIGN_PFX"):
        sign = ["signtool", "sign", "/fd", "SHA256", "/td", "SHA256", "/tr", TIME_SERVER]
        sign += ["/f", keys["FLOW_SIGN_PFX"], "/p", keys.get("FLOW_SIGN_PASSWORD", "")]
        return [[*sign, str(folder / f"{name}.exe")] for name in (NAME, COMMAND)], []
    if system == "darwin" and keys.get("FLOW_SIGN_IDENTITY"):
        bundle = str(folder / f"{NAME}.app")
        sign = ["codesign", "--force", "--deep", "--options", "runtime", "--timestamp"]
        return [[*sign, "--sign", keys["FLOW_SIGN_IDENTITY"], bundle]], _notarise(archive, keys)
    if system == "linux" and keys.get("FLOW_SIGN_GPG_KEY"):
        sign = [
            "gpg",
            "--batch",
            "--yes",
            "--armor",
            "--detach-sign",
            "--local-user",
            keys["FLOW_SIGN_GPG_KEY"],
        ]
        return [], [[*sign, str(archive)]]
    return [], []


def _notarise(archive: Path, keys: Mapping[str, str]) -> list[Command]:
    if not all(keys.get(name) for name in NOTARY):
        return []
    person, team, password = (keys[name] for name in NOTARY)
    submit = ["xcrun", "notarytool", "submit", str(archive), "--wait"]
    return [[*submit, "--apple-id", person, "--team-id", team, "--password", password]]


def sign(dist: Path) -> int:
    """Sign what lies in `dist`, if there is a key."""
    folder = dist / folder_name()
    ending = "tar.gz" if sys.platform == "linux" else "zip"
    archive = dist / f"{folder.name}.{ending}"
    before, after = commands(sys.platform, folder, archive, os.environ)
    if not before and not after:
        print("No key was given: nothing is signed.")
        return 0
    for command in before:
        subprocess.run(command, check=True)
    if before:
        pack(folder, dist)
    for command in after:
        subprocess.run(command, check=True)
    if sys.platform == "darwin" and after:  # the answer is kept in the bundle, so that it opens offline too
        subprocess.run(["xcrun", "stapler", "staple", str(folder / f"{NAME}.app")], check=True)
        pack(folder, dist)
    write_sums([archive], dist / f"{archive.name}.sha256")
    return 0
