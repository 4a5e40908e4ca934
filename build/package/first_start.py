"""README.html: the first start in pictures, in every language on one page, for people who fear warnings.

It is one file without anything from elsewhere. Where scripts are allowed, the reader's language is alone.
"""

import tomllib
from html import escape
from pathlib import Path
from typing import Final

from build.package import pictures
from build.package.identity import NAME
from build.package.readme import NAMES, WORDS

FILE: Final = "README.html"
SENTENCES: Final[dict[str, dict[str, str]]] = tomllib.loads((WORDS / "first_start.toml").read_text("utf-8"))
CHECKS: Final = (
    ("Windows", "certutil -hashfile FILE SHA256"),
    ("Mac", "shasum -a 256 FILE"),
    ("Linux", "sha256sum FILE"),
)
STYLE: Final = """
body { margin: 0; background: #E9F3F3; color: #10313C; }
body { font: 18px/1.5 'Segoe UI', 'SF Pro Text', Nunito, sans-serif; }
nav { background: #10414F; padding: 12px 24px; }
nav a { color: #FFF8E7; margin-right: 18px; }
main { max-width: 680px; margin: 0 auto; padding: 8px 24px 40px; }
h1 { color: #0E4A59; margin: 24px 0 8px; }
h2 { color: #0E4A59; margin: 32px 0 4px; }
svg { display: block; width: 100%; max-width: 560px; margin: 8px 0 20px; }
li { margin-bottom: 8px; }
code { background: #FFF8E7; padding: 1px 6px; border-radius: 4px; }
section + section { border-top: 3px solid #10414F; margin-top: 40px; }
.one section { display: none; }
.one section.chosen { display: block; border: 0; margin: 0; }
"""
SCRIPT: Final = """
function choose() {
  var known = [].map.call(document.querySelectorAll('section'), function (each) { return each.id; });
  var asked = location.hash.slice(1) || (navigator.language || '').slice(0, 2);
  var code = known.indexOf(asked) < 0 ? known[0] : asked;
  document.body.className = 'one';
  [].forEach.call(document.querySelectorAll('section'), function (each) {
    each.className = each.id === code ? 'chosen' : '';
  });
  document.documentElement.lang = code;
}
addEventListener('hashchange', choose);
choose();
"""


def page() -> str:
    """The whole page."""
    links = "\n".join(
        f'<a href="#{code}" lang="{code}">{escape(words["name"])}</a>' for code, words in SENTENCES.items()
    )
    sections = "\n".join(_section(code, words) for code, words in SENTENCES.items())
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{NAME}</title>
<style>{STYLE}</style>
</head>
<body>
<nav>
{links}
</nav>
<main>
{sections}
</main>
<script>{SCRIPT}</script>
</body>
</html>
"""


def _section(code: str, words: dict[str, str]) -> str:
    said = {key: escape(text, quote=False) for key, text in words.items()}
    file = f'<a href="{NAMES[code]}">{NAMES[code]}</a>'
    checks = "\n".join(f"<li>{system}: <code>{escape(command)}</code></li>" for system, command in CHECKS)
    return f"""<section id="{code}" lang="{code}">
<h1>{NAME}: {said["title"]}</h1>
<p>{said["why"]}</p>
<h2>{said["windows"]}</h2>
<ol>
<li>{said["windows_1"]}{pictures.windows_first(words)}</li>
<li>{said["windows_2"]}{pictures.windows_second(words)}</li>
</ol>
<h2>{said["mac"]}</h2>
<ol>
<li>{said["mac_1"]}{pictures.mac_first(words)}</li>
<li>{said["mac_2"]}{pictures.mac_second(words)}</li>
</ol>
<h2>{said["linux"]}</h2>
<p>{said["linux_1"]}</p>
<h2>{said["sure"]}</h2>
<p>{said["sure_1"]}</p>
<ul>
{checks}
</ul>
<p>{said["inside"]}</p>
<p>{said["rest"].format(file=file)}</p>
</section>"""


def write_page(folder: Path) -> Path:
    """Write it into a folder."""
    written = folder / FILE
    written.write_text(page(), encoding="utf-8", newline="\n")
    return written
