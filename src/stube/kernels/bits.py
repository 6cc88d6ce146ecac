"""Questions about the bits of a number, each one machine instruction where the machine has it."""

from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir
from numba.core import types
from numba.extending import intrinsic

from stube.kernels.compiled import kernel, settings

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


@_instruction
def _deposited(_context: Any, bits: Any, _mask: Any) -> Any:
    def generate(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        instruction = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, (word, word)))
        return builder.call(instruction, arguments)

    return types.int64(bits, bits), generate


def _has_deposit() -> bool:
    """Say whether bits can be deposited in one step: on some processors (AMD's Zen 1 and 2) it takes hundreds."""
    if settings.CPU_NAME or settings.CPU_FEATURES or binding.get_host_cpu_name() in {"znver1", "znver2"}:
        return False
    return bool(binding.get_host_cpu_features().get("bmi2", False))


lowest: Callable[[Any], int] = _lowest
"""Give the place of the lowest bit that is set in a mask of 64 bits that is not 0."""

highest: Callable[[Any], int] = _highest
"""Give the place of the highest bit that is set in a mask of 64 bits that is not 0."""

count: Callable[[Any], int] = _count
"""Give how many bits of a mask of 64 bits are set."""


@kernel()
def _nth_by_deposit(mask: int, number: int) -> int:
    return lowest(_deposited(1 << number, mask))


@kernel()
def _nth_by_steps(mask: int, number: int) -> int:
    for _ in range(number):
        mask &= mask - 1
    return lowest(mask)


nth: Callable[[int, int], int] = _nth_by_deposit if _has_deposit() else _nth_by_steps
"""Give the place of the bit that is set in a mask and has so many set bits below it."""
