#!/usr/bin/env python3
"""Check that the schema of model files is one, accepts every model of models/ and refuses misspelt ones.

usage: check_schema.py ROOT VISVIVA
"""

import copy
import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import yaml


class Loader(yaml.SafeLoader):
    """As model files are read: 1e6 is a number, and only true and false are truth values."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag in ("tag:yaml.org,2002:int", "tag:yaml.org,2002:float")]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def misspelt(model):
    """Copies of a model with one key of each block misspelt."""
    for block, parts in model.items():
        wrong = copy.deepcopy(model)
        wrong[block + "x"] = wrong.pop(block)
        yield block + "x", wrong
        if not isinstance(parts, dict) or block in ("parameters", "simulation", "ground"):
            continue
        for name, part in parts.items():
            if not isinstance(part, dict):
                continue
            wrong = copy.deepcopy(model)
            key = next(iter(part))
            wrong[block][name][key + "x"] = wrong[block][name].pop(key)
            yield f"{block}/{name}/{key}x", wrong


def main():
    root, program = Path(sys.argv[1]), sys.argv[2]
    schema = json.loads(subprocess.run([program, "schema"], capture_output=True, text=True, check=True).stdout)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failed = False
    models = sorted((root / "models").glob("*/model.yaml"))
    for path in models:
        model = yaml.load(path.read_text(), Loader)
        for error in validator.iter_errors(model):
            print(f"{path.parent.name}: {'/'.join(map(str, error.path))}: {error.message[:200]}")
            failed = True
        for what, wrong in misspelt(model):
            if validator.is_valid(wrong):
                print(f"{path.parent.name}: the schema accepts {what}")
                failed = True
    print(f"{len(models)} models")
    return 1 if failed or not models else 0


if __name__ == "__main__":
    sys.exit(main())
