"""Makes the puzzles of `flow_desktop/assets/puzzles` from simulated games, and proves them.

python -m build.puzzles --make        make them anew (about twenty minutes)
python -m build.puzzles --prove       prove every one by searching all games with the engine itself
"""
