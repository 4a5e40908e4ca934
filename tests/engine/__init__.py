"""Tests of the rules: unit tests by subject, properties, and whole games against the plain oracle."""
