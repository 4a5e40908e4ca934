"""How a game went: won or lost, told warmly, in numbers and by seat, and the ways on.

`words` (pure) finds what to say, `pages` shows it, `scene.ResultsScene` is the page.
"""
