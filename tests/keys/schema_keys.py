"""The keys of model files, as the program's JSON Schema states them.

A key is named by its path: `springs/*[damper]/damping` is a key of springs of type damper, `*` stands for a name. A key with
a choice is as many keys as it has values, `beams/*/inertia=consistent`, and one that can be written in several forms as many
as it has forms, `bodies/*/inertia (list of value)`. What is written in many places has paths of its own: functions of time,
orientations and repetitions, `function[ramp]/duration`. That a text in braces can stand for a value, and a repetition for
items of a list, is a matter of the language and no key.
"""


def plain(schema):
    """The schema without what may stand in place of any value: a parameter in braces, and repetitions, which have a path of their
    own, `repeat/*`."""
    if isinstance(schema, list):
        return [plain(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "anyOf" in schema:
        return plain({**schema["anyOf"][0], **{key: value for key, value in schema.items() if key != "anyOf"}})
    return {key: plain({name: value for name, value in part.items() if name != "repeat"} if key == "properties" else part)
            for key, part in schema.items()}


def form(schema):
    """How a value is written."""
    schema = plain(schema)
    kinds = schema.get("type", [])
    if kinds == "array":
        return f"list of {form(schema['items'])}"
    return "map" if kinds == "object" else "value"


def form_of(value):
    if isinstance(value, list) and value:
        return f"list of {form_of(value[0])}"
    return "map" if isinstance(value, dict) else "value"


def variants(schema):
    """The key that tells the variants of a map apart, and the keys of each variant."""
    found = {}
    tag = None
    for rule in schema.get("allOf", []):
        if "if" in rule:
            (tag, condition), = rule["if"]["properties"].items()
            found.setdefault(condition["const"], {}).update(rule["then"]["properties"])
    return tag, found


def own_keys(schema):
    """Keys of a map that do not depend on its variant."""
    _, found = variants(schema)
    of_variants = set().union(*found.values()) if found else set()
    return {name: key for name, key in schema.get("properties", {}).items() if name not in of_variants}


def choices(schema):
    schema = plain(schema)
    if schema.get("type") == "boolean":
        return [True, False]
    return schema.get("enum", [])


def keys_of_value(schema, path):
    """All keys at and below a key."""
    schema = plain(schema)
    if schema.get("$ref") == "#/$defs/repeat":
        return
    if "$ref" in schema:
        yield path
    elif choices(schema):
        yield from (f"{path}={value}" for value in choices(schema))
    elif "oneOf" in schema:
        for alternative in schema["oneOf"]:
            if "properties" in alternative:
                yield from keys_of_map(alternative, path)
            else:
                yield f"{path} ({form(alternative)})"
    elif schema.get("type") == "array" and "properties" in plain(schema["items"]):
        yield from keys_of_map(plain(schema["items"]), f"{path}/*")
    elif "properties" in schema:
        yield from keys_of_map(schema, path)
    elif isinstance(schema.get("additionalProperties"), dict):
        yield from keys_of_value(schema["additionalProperties"], f"{path}/*")
    else:
        yield path


def keys_of_map(schema, path):
    prefix = f"{path}/" if path else ""
    for name, key in own_keys(schema).items():
        yield from keys_of_value(key, prefix + name)
    for variant, keys in variants(schema)[1].items():
        for name, key in keys.items():
            yield from keys_of_value(key, f"{path}[{variant}]/{name}")


def all_keys(schema):
    """Every key the schema knows."""
    yield from keys_of_map(schema, "")
    for name, definition in schema.get("$defs", {}).items():
        yield from keys_of_value(definition, name)


class Unknown(Exception):
    """The schema has no such key."""


def keys_written(schema, model, path):
    """The keys of the schema that the value at a path of a model is an instance of: several where the value tells a type."""
    node, value, name = schema, model, ""
    for step in path.split("/"):
        node, name = descend(schema, node, value, name, step)
        value = value[int(step)] if isinstance(value, list) else value[step]
    return list(keys_at(schema, node, value, name))


def descend(root, node, value, name, step):
    """One step down: the schema of what is there, and its name."""
    node = next((a for a in node.get("anyOf", []) if form(a) == form_of(value)), plain(node))
    if "$ref" in node:
        name = node["$ref"].rsplit("/", 1)[1]
        node = root["$defs"][name]
    if "oneOf" in node:
        node = next(a for a in node["oneOf"] if form(a) == form_of(value))
    if isinstance(value, list):
        return node["items"], f"{name}/*"
    prefix = f"{name}/" if name else ""
    if step == "repeat":
        return root["$defs"]["repeat"], "repeat"
    if step in own_keys(node):
        return node["properties"][step], prefix + step
    tag, found = variants(node)
    keys = found.get(value.get(tag), {}) if tag else {}
    if step in keys:
        return keys[step], f"{name}[{value[tag]}]/{step}"
    if isinstance(node.get("additionalProperties"), dict):
        return node["additionalProperties"], f"{name}/*"
    if "additionalProperties" not in node:
        return {}, f"{name}/*"
    raise Unknown(f"{name} has no key '{step}'")


def keys_at(root, node, value, name):
    """The keys that a value is an instance of, and the type of a map that is given as a whole."""
    node = plain(node)
    if "$ref" in node:
        yield name
        name = node["$ref"].rsplit("/", 1)[1]
        node = root["$defs"][name]
    if choices(node):
        yield f"{name}={value}"
    elif "oneOf" in node:
        if form_of(value) == "map":
            node = next(a for a in node["oneOf"] if form(a) == "map")
        else:
            yield f"{name} ({form_of(value)})"
            return
    if "type" in node.get("properties", {}) and isinstance(value, dict):
        yield f"{name}/type={value['type']}"
    elif not choices(node):
        yield name
