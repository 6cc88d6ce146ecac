"""Working something out once for a value that never changes."""


class Keeping:
    """Lets a frozen value with slots keep what `functools.cached_property` works out of its fields.

    What is kept is no field: it does not count when values are compared, and a changed copy works it out anew.
    """

    __slots__ = ("__dict__",)
