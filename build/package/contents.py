"""What goes into the packaged program besides the code that it imports, and what stays out."""

from collections.abc import Callable, Iterable
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from build.compiled.modules import ENDINGS, LIBRARY, MODULES, imported, strays

EXCLUDED: Final = [
    *(
        "numpy",
        "pygame.tests",
        "pygame.docs",
        "pygame.examples",
        "pygame._camera_opencv",
        "pygame._camera_vidcapture",
    ),
    *(
        "pygame.surfarray",
        "pygame.sndarray",
        "pygame.camera",
        "pygame.__pyinstaller",
        "pymunk.tests",
        "pymunk.examples",
    ),
    *(
        "pymunk.matplotlib_util",
        "pymunk.pyglet_util",
        "pymunk.pygame_util",
        "cffi.setuptools_ext",
        "pycparser",
    ),
    *(
        "tkinter",
        "_tkinter",
        "turtle",
        "turtledemo",
        "idlelib",
        "lib2to3",
        "distutils",
        "setuptools",
        "pkg_resources",
    ),
    *("ensurepip", "venv", "pip", "wheel", "sysconfig", "_sysconfigdata__linux_x86_64-linux-gnu"),
    *(
        "ssl",
        "_ssl",
        "_hashlib",
        "asyncio",
        "ftplib",
        "http",
        "smtplib",
        "imaplib",
        "poplib",
        "xmlrpc",
        "wsgiref",
        "webbrowser",
    ),
    *("dbm", "curses", "_curses", "readline", "xml", "pyexpat", "html"),
    *(
        "unittest",
        "doctest",
        "pydoc",
        "pydoc_data",
        "pdb",
        "bdb",
        "cProfile",
        "profile",
        "pstats",
        "test",
        "_testcapi",
    ),
    *(
        "pytest",
        "_pytest",
        "hypothesis",
        "babel",
        "polib",
        "resvg_py",
        "fontTools",
        "brotli",
        "chess",
        "mypy",
        "mypy_extensions",
    ),
    *("build", "tests", "IPython", "matplotlib", "PIL", "cv2"),
]
"""Modules that nothing in the game uses; some are pulled in only because they are installed."""

COPIED: Final = ["typing_extensions"]
"""The same of modules that newer versions of setuptools bring a copy of."""


def excluded(find: Callable[[str], object] = find_spec) -> list[str]:
    """What stays out. PyInstaller stumbles over the name of a module that is there as that copy alone."""
    wanted = {"asyncio"} if find(PRISM) else set()  # its dispatcher imports it
    return [name for name in EXCLUDED if name not in wanted] + [name for name in COPIED if find(name)]


NEEDLESS: Final = (
    "pyi_rth_",
    "pygame/tests/",
    "pygame/docs/",
    "pygame/examples/",
    "pygame/freesansbold",
    "pygame/pygame_icon",
)
"""Start hooks that the game does not need (see entry.py), and files of libraries that it does not use."""

SECOND_COPIES: Final = "pygame"
"""On Windows PyInstaller finds SDL twice; all of it lies at the top too, where the program looks for it."""

UNOPENED: Final = (
    *("libjpeg", "libtiff", "libwebp"),
    *("libxmp", "libopus", "libogg", "libwavpack"),
)
"""Codecs that SDL on Windows opens only for kinds of pictures and sounds that the game does not have.

Elsewhere SDL is linked with them and cannot start without.
"""

OLD_CODECS: Final = ("_codecs_", "_multibytecodec")
"""Letters of East Asian systems of long ago; on Linux the program runs in UTF-8 (flow.spec)."""

UNREAD: Final = "assets/locale/en"
"""English needs no catalogue: its sentences stand in the code."""

PRISM: Final = "prism"
"""The library that speaks through screen readers, where it is installed: on Windows and macOS."""
PRISMS: Final = ("_dispatch", "_native", "common", "core", "custom", "log")

LEFT_OUT: Final = (".py", ".pyc", ".po", ".pot", *ENDINGS)


def data_files(root: Path) -> list[tuple[str, str]]:
    """Every file of the game that is not code, with the folder in the package where it goes."""
    package = root / "flow_desktop"
    found = (
        path for path in sorted(package.rglob("*")) if path.is_file() and "__pycache__" not in path.parts
    )
    return [
        (str(path), path.parent.relative_to(root).as_posix())
        for path in found
        if path.suffix not in LEFT_OUT and not path.is_relative_to(package / UNREAD)
    ]


def hidden(code: Path) -> list[str]:
    """What a compiled module imports cannot be seen in it, nor the library that all of them are in."""
    named = [PRISM, *(f"{PRISM}.{name}" for name in PRISMS), "_cffi_backend"] if find_spec(PRISM) else []
    if not strays(code):
        return named
    compiled = {name for module in MODULES for name in imported(module, code)}
    return [LIBRARY, *MODULES, *sorted(compiled), *named]


def native(find: Callable[[str], ModuleSpec | None] = find_spec) -> list[tuple[str, str]]:
    """Prism's own libraries, with the folder in the package where its code looks for them."""
    found = find(PRISM)
    if found is None or found.origin is None:
        return []
    folder = Path(found.origin).parent / "_native"
    kept = (path for path in sorted(folder.iterdir()) if path.suffix in (".dll", ".pyd", ".dylib", ".so"))
    return [(str(path), f"{PRISM}/{folder.name}") for path in kept]


def without_needless(listed: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """PyInstaller's list of files without the needless ones."""
    return [entry for entry in listed if not _is_needless(entry[0].replace("\\", "/"))]


def _is_needless(place: str) -> bool:
    folder, _, name = place.rpartition("/")
    if name.endswith(".dll"):
        return folder == SECOND_COPIES or name.startswith(UNOPENED)
    return place.startswith(NEEDLESS) or name.startswith(OLD_CODECS)
