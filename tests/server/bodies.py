"""Bodies made of the wire's own JSON schema: every field that it allows, at and near its limits."""

import string
from collections.abc import Mapping
from random import Random
from typing import Any

LETTERS = string.ascii_letters + string.digits + "_-.:"
FREE = "äß€ 👍'\"<>&\\/"


def body(schema: Mapping[str, Any], defs: Mapping[str, Any], random: Random) -> Any:
    """Give a value that a schema allows.

    Args:
        schema: the schema.
        defs: what it refers to, by name.
        random: the source of choice.
    """
    if "$ref" in schema:
        return body(defs[schema["$ref"].rpartition("/")[2]], defs, random)
    for either in ("anyOf", "oneOf"):
        if either in schema:
            return body(random.choice(schema[either]), defs, random)
    if "enum" in schema:
        return random.choice(schema["enum"])
    if "const" in schema:
        return schema["const"]
    match schema.get("type"):
        case "object":
            return _object(schema, defs, random)
        case "array":
            most = min(schema.get("maxItems", 8), 8)
            count = random.randint(schema.get("minItems", 0), most)
            return [body(schema.get("items", {}), defs, random) for _ in range(count)]
        case "string":
            return _text(schema, random)
        case "integer":
            low, high = schema.get("minimum", -(2**53)), schema.get("maximum", 2**53)
            return random.choice([low, high, max(low, min(high, random.randrange(10)))])
        case "boolean":
            return random.random() < 0.5
        case _:
            return None


def _object(schema: Mapping[str, Any], defs: Mapping[str, Any], random: Random) -> dict[str, Any]:
    known, needed = schema.get("properties", {}), set(schema.get("required", ()))
    made = {name: body(part, defs, random) for name, part in known.items() if name in needed or random.random() < 0.6}
    more = schema.get("additionalProperties")
    if isinstance(more, Mapping):
        names = schema.get("propertyNames", {"type": "string", "maxLength": 20})
        made |= {_text(names, random): body(more, defs, random) for _ in range(random.randrange(3))}
    return made


def _text(schema: Mapping[str, Any], random: Random) -> str:
    low, high = schema.get("minLength", 0), schema.get("maxLength", 40)
    letters = LETTERS if "A-Za-z0-9" in schema.get("pattern", "") else LETTERS + FREE
    if "0-9a-f" in schema.get("pattern", ""):
        return "".join(random.choices("0123456789abcdef", k=64))
    if "pattern" in schema and "_-]" in schema["pattern"]:
        letters = string.ascii_letters + string.digits + "_-"
    return "".join(random.choices(letters, k=random.choice([low, high, random.randint(low, high)])))
