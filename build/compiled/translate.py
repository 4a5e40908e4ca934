"""Runs mypyc and the C compiler where a copy of the sources lies; `compiling.py` starts it by its path.

    translate.py TARGET GROUP FILE...

A process of its own, because mypyc looks at the working folder and setuptools at the command line. Without a
compiler it says so and ends with the status NO_COMPILER.
"""

import os
import sys
from pathlib import Path

NO_COMPILER = 3


def main(target: str, group: str, files: list[str]) -> int:
    """Compile the files into modules below the target."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import PlatformError

    if os.name == "posix":  # nothing of this machine goes in, and nothing that only a debugger reads
        flags = f"-g0 -ffile-prefix-map={Path.cwd()}=."
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {flags}".strip()
    options = ["--config-file=", "--cache-dir=.mypy_cache", "--strict"]
    modules = mypycify([*options, *files], group_name=group, debug_level="0", target_dir="translated")
    build = build_ext(Distribution({"name": "flow", "ext_modules": modules}))
    build.build_lib, build.build_temp = target, "objects"
    build.ensure_finalized()
    try:
        build.run()
    except PlatformError as error:  # Windows without its compiler
        print(error, file=sys.stderr)
        return NO_COMPILER
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
