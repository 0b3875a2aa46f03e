"""Tables in Markdown."""


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(_cell(cell) for cell in line) + " |\n" for line in lines) + "\n"


def _cell(content):
    return str(content).replace("|", "\\|").replace("\n", " ")


def parameter_table(parameters):
    """Parameters as the program lists them."""
    rows = [[f"`{p['name']}`", _default(p), _range(p), p["description"]] for p in parameters]
    return table(["parameter", "default", "values", "meaning"], rows) if rows else "None.\n\n"


def _default(parameter):
    value = parameter["default"]
    text = f"{value:g}" if isinstance(value, float) else str(value)
    return f"`{text}`" + (f" {parameter['unit']}" if "unit" in parameter else "")


def _range(parameter):
    if "choices" in parameter:
        return ", ".join(f"`{choice}`" for choice in parameter["choices"])
    low, high = (parameter.get(end) for end in ("min", "max"))
    if low is not None and high is not None:
        return f"{low:g} to {high:g}"
    if low is not None:
        return f"at least {low:g}"
    return f"at most {high:g}" if high is not None else "any"
