"""Stube: Watten and German Whist by the book.

The package itself holds nothing but its version; import the room you need, for example
``stube.games.watten``. The rooms and who may import whom: ``docs/index.md``.
"""

__all__ = ["__version__"]

__version__ = "0.1.0"
