"""The inner rules and the rollouts as machine code: which modules, how they are compiled, where that is kept.

Sources are never touched: what mypyc makes of them lies in `dist/compiled`, by a fingerprint of everything
that it was made from, and is put beside a copy of the code (`tree.py`) for tests, measurements, package and
wheel. A checkout runs plain Python, and both must play the same games (`tests/compiled`).
"""
