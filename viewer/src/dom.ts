// Elements of the page. Text goes in as text: nothing here can make markup of a name.

type Attributes = Record<string, string | number | boolean>;
export type Child = Node | string | null;

export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) element.setAttribute(name, value === true ? "" : String(value));
  for (const child of children) if (child !== null) element.append(child);
  return element;
}

const paths: Record<string, string> = {
  play: "M7 4.5v15l12.5-7.5z",
  pause: "M6.5 5h4v14h-4zM13.5 5h4v14h-4z",
  start: "M6 5h2.4v14H6zM19 5v14l-9.5-7z",
  loop: "M12 5V1.8L16.4 6 12 10.2V7a5 5 0 1 0 5 5h2a7 7 0 1 1-7-7z",
  fit: "M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z",
  good: "M9.6 16.6 4.9 11.9 3.4 13.4l6.2 6.2L21 8.2l-1.5-1.5z",
  note: "M11 10h2v8h-2zM11 6h2v2.2h-2z",
  warning: "M11 5h2v9h-2zM11 16.5h2V19h-2z",
  bad: "M6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12 19 6.4 17.6 5 12 10.6z",
};

export function icon(name: string): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", paths[name] ?? "");
  svg.append(path);
  return svg;
}

export function button(label: string, act: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const b = el("button", { type: "button", ...attributes }, label);
  b.addEventListener("click", act);
  return b;
}

export function iconButton(name: string, label: string, act: () => void): HTMLButtonElement {
  const b = el("button", { type: "button", class: "icon-button", "aria-label": label, title: label }, icon(name));
  b.addEventListener("click", act);
  return b;
}

export function checkbox(label: string, on: boolean, act: (on: boolean) => void): HTMLLabelElement {
  const box = el("input", { type: "checkbox", checked: on });
  box.addEventListener("change", () => act(box.checked));
  return el("label", { class: "check" }, box, label);
}

export interface Choice<T> {
  label: string;
  value: T;
}

export function select<T>(
  label: string,
  choices: Choice<T>[],
  chosen: number,
  act: (value: T) => void,
): { field: HTMLLabelElement; input: HTMLSelectElement } {
  const input = el("select", { "aria-label": label });
  choices.forEach((choice, i) => input.append(el("option", { value: i, selected: i === chosen }, choice.label)));
  input.addEventListener("change", () => act(choices[input.selectedIndex]!.value));
  return { field: el("label", { class: "field" }, el("span", {}, label), input), input };
}

export function section(id: string, title: string, ...children: Child[]): HTMLElement {
  return el("section", { id, "aria-labelledby": `${id}-title` }, el("h2", { id: `${id}-title` }, title), ...children);
}

/** A card with a table as wide as the page. */
export function table(caption: string, head: string[], rows: HTMLElement[]): HTMLElement {
  return el("div", { class: "card wide" },
    el("table", { class: "schemes" },
      el("caption", { class: "hidden" }, caption),
      el("thead", {}, el("tr", {}, ...head.map((text) => el("th", { scope: "col" }, text)))),
      el("tbody", {}, ...rows)));
}

/** Hands a text to the user as a file. */
export function download(name: string, text: string): void {
  const link = el("a", { href: URL.createObjectURL(new Blob([text], { type: "text/csv" })), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
