"""Tumbling dice and tiles carried off by the wave: motion for outcomes that the rules have already decided.

Import order: cube, easing, steps, then tumbling, dice, and front, sweep.
Nothing here decides anything: every track ends exactly where and how its caller said.
"""
