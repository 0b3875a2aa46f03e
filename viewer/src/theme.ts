// Light and dark. Curves differ in colour, and in dashes for those who do not see colours, or print without.

export interface Theme {
  dark: boolean;
  ink: string;
  faint: string;
  grid: string;
  background: string;
  curves: string[];
}

// Okabe and Ito's palette, darkened for a light page and lightened for a dark one.
const light: Theme = {
  dark: false,
  ink: "#1c2430",
  faint: "#667080",
  grid: "#e4e7ec",
  background: "#ffffff",
  curves: ["#0067a5", "#d55e00", "#008f68", "#a0458c", "#3a3f47", "#c28500", "#3c9bd6"],
};
const dark: Theme = {
  dark: true,
  ink: "#e6e9ee",
  faint: "#98a2b0",
  grid: "#2b323c",
  background: "#161b22",
  curves: ["#5eb4ee", "#f28e4a", "#3fc79a", "#d88cc4", "#d5d9df", "#e8b84a", "#8fd0f5"],
};

/** The first is solid; those above it have gaps through which it can be seen where they coincide. */
export const dashes: number[][] = [[], [10, 6], [3, 8], [14, 6, 3, 6], [7, 5], [2, 5], [20, 8]];
export const widths = [2.5, 2, 2, 2, 2, 2, 2];

const listeners: (() => void)[] = [];
const system = matchMedia("(prefers-color-scheme: dark)");
let chosen: "light" | "dark" | null = null;
let printing = false;

export function theme(): Theme {
  if (printing) return light;
  return (chosen ?? (system.matches ? "dark" : "light")) === "dark" ? dark : light;
}

function apply(): void {
  document.documentElement.dataset.theme = theme().dark ? "dark" : "light";
  for (const listener of listeners) listener();
}

export function onTheme(listener: () => void): void {
  listeners.push(listener);
}

export function toggleTheme(): void {
  chosen = theme().dark ? "light" : "dark";
  apply();
}

export function startTheme(): void {
  system.addEventListener("change", apply);
  // Paper is white.
  addEventListener("beforeprint", () => {
    printing = true;
    apply();
  });
  addEventListener("afterprint", () => {
    printing = false;
    apply();
  });
  apply();
}
