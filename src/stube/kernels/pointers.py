"""Arrays as bare pointers, for functions that call themselves: an array is seven arguments, a pointer is one."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

_instruction: Any = intrinsic
_types: Any = types


@_instruction
def _pointer(_context: Any, array: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, signature: Any, arguments: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, arguments[0]).data

    return _types.CPointer(array.dtype)(array), generate


pointer: Callable[[Any], Any] = _pointer
"""Give a pointer to the first entry of an array without gaps, which must outlive it; its places are not checked."""
