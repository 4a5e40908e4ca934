"""Measurements: always as ratios within one run, never as assertions in tests."""
