"""The rules to read: chapters as data, their pictures, the page."""
