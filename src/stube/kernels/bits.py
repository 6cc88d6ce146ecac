"""Questions about the bits of a number, each one machine instruction."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

_instruction: Any = intrinsic


@_instruction
def _lowest(_context: Any, mask: Any) -> Any:
    def generate(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(mask), generate


@_instruction
def _count(_context: Any, mask: Any) -> Any:
    def generate(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(mask), generate


@_instruction
def _highest(_context: Any, mask: Any) -> Any:
    def generate(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
        above = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 1))
        return builder.sub(ir.Constant(ir.IntType(64), 63), above)

    return types.int64(mask), generate


lowest: Callable[[Any], int] = _lowest
"""Give the place of the lowest bit that is set in a mask of 64 bits that is not 0."""

highest: Callable[[Any], int] = _highest
"""Give the place of the highest bit that is set in a mask of 64 bits that is not 0."""

count: Callable[[Any], int] = _count
"""Give how many bits of a mask of 64 bits are set."""
