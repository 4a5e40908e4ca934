"""What each system wants to know about the program: version information, menu entry, AppStream."""

import tomllib
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from build.package.identity import (
    BUNDLE,
    COMMAND,
    COPYRIGHT,
    ENDINGS,
    LANGUAGES,
    MEDIA_TYPE,
    NAME,
    PUBLISHER,
    VERSION,
)

WORDS: Final[dict[str, dict[str, str]]] = tomllib.loads(
    (Path(__file__).resolve().parent / "words.toml").read_text("utf-8")
)
"""What is said about the game, by language and by what it is said for."""


def four_numbers() -> tuple[int, ...]:
    """The version as Windows counts: four numbers, and no letters."""
    digits = [int(part) for part in VERSION.split("+")[0].split(".") if part.isdigit()]
    return (*digits, 0, 0, 0, 0)[:4]


def windows_version() -> str:
    """The version resource of the Windows programs, in the form that PyInstaller reads."""
    numbers = four_numbers()
    strings = {
        "CompanyName": PUBLISHER,
        "FileDescription": f"{NAME}: {WORDS['en']['summary']}",
        "FileVersion": VERSION,
        "InternalName": COMMAND,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": NAME,
        "ProductVersion": VERSION,
    }
    listed = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)
  ),
  kids=[
    StringFileInfo([StringTable('040904B0', [{listed}])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])]),
  ],
)
"""


def mac_plist() -> dict[str, object]:
    """What macOS is told in the bundle, besides what PyInstaller says."""
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSHighResolutionCapable": True,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": WORDS["en"]["document"],
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{BUNDLE}.game"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{BUNDLE}.game",
                "UTTypeDescription": WORDS["en"]["document"],
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": list(ENDINGS),
                    "public.mime-type": [MEDIA_TYPE],
                },
            }
        ],
    }


def desktop_file() -> str:
    """The entry for the menu of a Linux desktop; `add-to-menu.sh` fills in where the program is."""
    said = {"GenericName": "kind", "Comment": "summary", "Keywords": "keywords"}
    words = "\n".join(_entries(key, name) for key, name in said.items())
    return f"""\
[Desktop Entry]
Type=Application
Version=1.4
Name={NAME}
{words}
Exec={NAME} %f
Icon={BUNDLE}
Terminal=false
Categories=Game;BoardGame;
MimeType={MEDIA_TYPE};
StartupNotify=true
StartupWMClass={NAME}
PrefersNonDefaultGPU=false
"""


def media_type() -> str:
    """What tells a Linux desktop which files are Flow's: by their ending, or as a record by their first word.

    A wave code needs the ending: `flow:` begins other people's files too.
    """
    endings = "\n".join(f'    <glob pattern="*.{ending}"/>' for ending in ENDINGS)
    first = "\n".join(
        f'      <match type="string" value="{ending}-record " offset="0"/>' for ending in ENDINGS
    )
    return f"""\
<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{MEDIA_TYPE}">
{_elements("comment", "document", 4)}
    <sub-class-of type="text/plain"/>
    <icon name="{BUNDLE}"/>
    <magic priority="60">
{first}
    </magic>
{endings}
  </mime-type>
</mime-info>
"""


def _entries(key: str, name: str) -> str:
    """A key of the menu entry in every language."""
    return "\n".join(
        f"{key}{'' if code == 'en' else f'[{code}]'}={words[name]}" for code, words in WORDS.items()
    )


def _elements(tag: str, name: str, indent: int) -> str:
    """An element of an XML file in every language."""
    lines = []
    for code, words in WORDS.items():
        spoken = "" if code == "en" else f" xml:lang={quoteattr(code)}"
        lines.append(f"{' ' * indent}<{tag}{spoken}>{escape(' '.join(words[name].split()))}</{tag}>")
    return "\n".join(lines)


def appstream(released: str) -> str:
    """What software centres on Linux show; `released` is a day like 2026-11-16."""
    languages = "\n".join(f"    <lang>{code}</lang>" for code in LANGUAGES)
    return f"""\
<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{BUNDLE}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <name>{NAME}</name>
{_elements("summary", "summary", 2)}
  <description>
{_elements("p", "description", 4)}
  </description>
  <developer id="{BUNDLE.rpartition(".")[0]}">
    <name>{PUBLISHER}</name>
  </developer>
  <launchable type="desktop-id">{BUNDLE}.desktop</launchable>
  <icon type="stock">{BUNDLE}</icon>
  <provides>
    <mediatype>{MEDIA_TYPE}</mediatype>
  </provides>
  <categories>
    <category>Game</category>
    <category>BoardGame</category>
  </categories>
  <languages>
{languages}
  </languages>
  <supports>
    <control>pointing</control>
    <control>keyboard</control>
    <control>gamepad</control>
  </supports>
  <requires>
    <display_length compare="ge">1024</display_length>
  </requires>
  <content_rating type="oars-1.1"/>
  <releases>
    <release version="{VERSION}" date="{released}"/>
  </releases>
</component>
"""
