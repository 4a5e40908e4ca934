"""How a game went: won or lost, told warmly, in numbers and by seat, and the ways on.

`words` (pure) finds what to say, `numbers` and `final_board` draw, `scene.ResultsScene(table)` is the screen.
"""
