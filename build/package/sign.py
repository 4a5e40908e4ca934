"""Signs the built folder and packs it again; without a key it says so and leaves everything as it is.

FLOW_SIGN_KEY is a certificate with its key (a PKCS#12 file in base64) and FLOW_SIGN_PASSWORD opens it. macOS
also wants FLOW_SIGN_IDENTITY, the name of the certificate, and for notarisation FLOW_NOTARY_APPLE_ID,
FLOW_NOTARY_TEAM and FLOW_NOTARY_PASSWORD. Linux signs no programs; there the checksums have to do.
"""

import base64
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from build.package.archive import pack, write_sum
from build.package.identity import COMMAND, NAME, folder_name

Command = list[str]
TIME_SERVER = "http://timestamp.digicert.com"
ENTITLEMENTS = Path(__file__).resolve().parent / "entitlements.plist"
NOTARY = ("FLOW_NOTARY_APPLE_ID", "FLOW_NOTARY_TEAM", "FLOW_NOTARY_PASSWORD")


def signing(system: str, folder: Path, key: Path, keys: Mapping[str, str]) -> list[Command]:
    """What is run before the folder is packed; nothing without a key."""
    if not keys.get("FLOW_SIGN_KEY"):
        return []
    password = keys.get("FLOW_SIGN_PASSWORD", "")
    if system == "win32":
        return [_windows(folder / f"{name}.exe", key, password) for name in (NAME, COMMAND)]
    if system == "darwin" and keys.get("FLOW_SIGN_IDENTITY"):
        sign = ["codesign", "--force", "--deep", "--options", "runtime", "--timestamp"]
        sign += ["--entitlements", str(ENTITLEMENTS), "--sign", keys["FLOW_SIGN_IDENTITY"]]
        sign.append(str(folder / f"{NAME}.app"))
        return [*_keychain(key, password), sign]
    return []


def _windows(program: Path, key: Path, password: str) -> Command:
    sign = [signtool(), "sign", "/fd", "SHA256", "/td", "SHA256", "/tr", TIME_SERVER]
    return [*sign, "/f", str(key), "/p", password, str(program)]


def sign_setup(made: Path, system: str = sys.platform, keys: Mapping[str, str] = os.environ) -> bool:
    """Sign a setup program, on Windows and with a key; says whether that was done."""
    if system != "win32" or not keys.get("FLOW_SIGN_KEY"):
        return False
    with tempfile.TemporaryDirectory(prefix="flow-sign-") as scratch:
        key = Path(scratch) / "key.p12"
        key.write_bytes(base64.b64decode(keys["FLOW_SIGN_KEY"]))
        _run([_windows(made, key, keys.get("FLOW_SIGN_PASSWORD", ""))])
    write_sum(made)
    return True


def signtool(environment: Mapping[str, str] = os.environ) -> str:
    """Microsoft's program for signing: the one on the path, else the newest of the installed kits."""
    kits = Path(environment.get("PROGRAMFILES(X86)", "")) / "Windows Kits" / "10" / "bin"
    found = sorted(kits.glob("*/x64/signtool.exe"), key=lambda path: _numbers(path.parts[-3]))
    return shutil.which("signtool", path=environment.get("PATH", "")) or str([Path("signtool"), *found][-1])


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".") if part.isdigit()]


def _keychain(key: Path, password: str) -> list[Command]:
    """A keychain for this signing alone, opened so that nobody is asked."""
    chain, secret = str(key.with_name("flow.keychain-db")), secrets.token_hex(16)
    return [
        ["security", "create-keychain", "-p", secret, chain],
        ["security", "unlock-keychain", "-p", secret, chain],
        ["security", "import", str(key), "-k", chain, "-P", password, "-T", "/usr/bin/codesign"],
        ["security", "set-key-partition-list", "-S", "apple-tool:,apple:", "-s", "-k", secret, chain],
        ["security", "list-keychains", "-d", "user", "-s", chain],
    ]


def notarising(system: str, archive: Path, keys: Mapping[str, str]) -> list[Command]:
    """What is run with the packed archive: Apple looks at it. Nothing without a signature and an account."""
    if system != "darwin" or not all(keys.get(name) for name in (*NOTARY, "FLOW_SIGN_KEY")):
        return []
    person, team, password = (keys[name] for name in NOTARY)
    submit = ["xcrun", "notarytool", "submit", str(archive), "--wait"]
    return [[*submit, "--apple-id", person, "--team-id", team, "--password", password]]


def sign(dist: Path, system: str = sys.platform, keys: Mapping[str, str] = os.environ) -> int:
    """Sign what lies in `dist`, if there is a key."""
    folder = dist / folder_name()
    with tempfile.TemporaryDirectory(prefix="flow-sign-") as scratch:
        key = Path(scratch) / "key.p12"
        first = signing(system, folder, key, keys)
        if not first:
            print(f"{unsigned(system, keys)}: nothing is signed.")
            return 0
        key.write_bytes(base64.b64decode(keys["FLOW_SIGN_KEY"]))
        _run(first)
    archive = pack(folder, dist)
    if notes := notarising(system, archive, keys):
        _run([*notes, ["xcrun", "stapler", "staple", str(folder / f"{NAME}.app")]])
        archive = pack(folder, dist)  # with Apple's answer inside, so that it opens offline too
    write_sum(archive)
    return 0


def unsigned(system: str, keys: Mapping[str, str]) -> str:
    """Why nothing can be signed here."""
    if not keys.get("FLOW_SIGN_KEY"):
        return "No key was given"
    if system == "darwin":
        return "FLOW_SIGN_IDENTITY does not say which certificate the key is of"
    return "This system signs no programs"


def _run(commands: list[Command]) -> None:
    """Run each; a failure is told by its program's name alone, for the rest of the line holds secrets."""
    for command in commands:
        if subprocess.run(command, check=False).returncode != 0:
            raise SystemExit(f"{' '.join(command[:2])} failed.")
