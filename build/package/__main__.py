"""The packaging's own command line: build, again, setup, wheel, sign, notes, publish."""

import argparse
import sys
from pathlib import Path

DIST = Path(__file__).resolve().parents[2] / "dist"
MOST_FOLDER = 45
MOST_ARCHIVE = 30
MEGABYTE = 1_000_000


def main(arguments: list[str] | None = None) -> int:
    """Do one part of the work."""
    parser = argparse.ArgumentParser(prog="dev.py package", description="Make what is handed to others.")
    parser.add_argument("--to", type=Path, default=DIST, help="where it goes (default: dist)")
    parser.add_argument(
        "--code",
        choices=("fastest", "compiled", "plain"),
        default="fastest",
        help="compiled modules or plain Python inside (default: compiled if that can be done here)",
    )
    parser.set_defaults(part="build")
    parts = parser.add_subparsers(metavar="part", title="parts (none: build)")
    for name, told in (
        ("build", "folder and archive for this system"),
        ("again", "build a second time, elsewhere, and compare"),
        ("setup", "the setup program of the Windows folder; needs makensis"),
        ("wheel", "wheel and source archive, for pip and pipx"),
        ("sign", "sign what was built, if there is a key"),
        ("notes", "what changed in this version"),
        ("publish", "hand everything to GitHub as a release"),
    ):
        part = parts.add_parser(name, help=told)
        part.set_defaults(part=name)
        if name == "publish":
            part.add_argument("tag")
            part.add_argument("--dry-run", action="store_true", help="only say what would be run")
    options = parser.parse_args(arguments)
    return _do(options)


def _do(options: argparse.Namespace) -> int:
    to: Path = options.to.resolve()
    if options.part == "build":
        return _build(to, options.code)
    if options.part == "wheel":
        from build.package.freeze import Code
        from build.package.wheel import make

        print("\n".join(str(path) for path in make(to, Code(options.code))))
        return 0
    if options.part == "again":
        from build.package.again import again

        return again(to, options.code)
    if options.part == "setup":
        return _setup(to)
    if options.part == "sign":
        from build.package.sign import sign

        return sign(to)
    if options.part == "notes":
        from build.package.notes import write_notes

        print(write_notes(to / "NOTES.md"))
        return 0
    from build.package.publish import publish

    return publish(options.tag, to, options.dry_run)


def _setup(to: Path) -> int:
    from build.package.setup.make import SetupError, make, windows_folder
    from build.package.sign import sign_setup

    try:
        made = make(windows_folder(to), to)
        sign_setup(made)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{made}  {made.stat().st_size / MEGABYTE:.1f} MB")
    return 0


def _build(to: Path, code: str) -> int:
    from build.package.freeze import Code, make, size_of

    folder, archive = make(to, Code(code))
    sizes = size_of(folder) / MEGABYTE, archive.stat().st_size / MEGABYTE
    print(f"{folder}  {sizes[0]:.1f} MB (at most {MOST_FOLDER})")
    print(f"{archive}  {sizes[1]:.1f} MB (at most {MOST_ARCHIVE})")
    return 0 if sizes[0] <= MOST_FOLDER and sizes[1] <= MOST_ARCHIVE else 1


if __name__ == "__main__":
    sys.exit(main())
