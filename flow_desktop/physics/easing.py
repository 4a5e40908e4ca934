"""The one gentle curve of everything that moves; it needs no pymunk, so that any page may have it."""


def eased(share: float) -> float:
    """A smooth way from 0 to 1 that starts and ends at rest."""
    share = min(max(share, 0.0), 1.0)
    return share * share * (3 - 2 * share)
