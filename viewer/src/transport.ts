// The bar at the foot of the page: play, scrub, speed, loop; and the keys that do the same anywhere.
import type { Clock } from "./clock";
import { el, icon, iconButton, select } from "./dom";
import { capital, timeText } from "./format";

export function transport(clock: Clock): HTMLElement {
  const { axis } = clock;
  const length = clock.to - clock.from;
  const resolution = length / Math.max(1, clock.steps.length - 1);
  const play = iconButton("play", "Play", () => clock.toggle());
  const start = iconButton("start", "Go to the start", () => clock.seek(clock.from));
  const loop = iconButton("loop", "Repeat", () => {
    clock.loop = !clock.loop;
    loop.setAttribute("aria-pressed", String(clock.loop));
  });
  loop.setAttribute("aria-pressed", String(clock.loop));
  const slider = el("input", { type: "range", min: clock.from, max: clock.to, step: "any", value: clock.time, "aria-label": capital(axis.name), class: "scrub" });
  slider.addEventListener("input", () => {
    const t = Number(slider.value); // pausing shows the time there was
    clock.pause();
    clock.seek(t);
  });
  const time = el("output", { class: "time", "aria-live": "off" });
  const speed = select("Speed", clock.speeds, clock.speedIndex, (s) => (clock.speed = s));
  let shownPlaying: boolean | null = null;
  const show = () => {
    slider.value = String(clock.time);
    slider.style.setProperty("--share", `${(100 * (clock.time - clock.from)) / (length || 1)}%`);
    const now = timeText(clock.time, resolution / 2);
    time.textContent = axis.tell ? axis.tell(clock.time) : axis.unit ? `${now} ${axis.unit}` : `${axis.symbol} = ${now}`;
    slider.setAttribute("aria-valuetext", time.textContent);
    speed.input.selectedIndex = clock.speedIndex;
    if (shownPlaying === clock.playing) return;
    shownPlaying = clock.playing;
    const label = clock.playing ? "Pause" : "Play";
    play.replaceChildren(icon(clock.playing ? "pause" : "play"));
    play.setAttribute("aria-label", label);
    play.title = label;
  };
  clock.onChange(show);
  show();
  return el("div", { class: "transport", role: "group", "aria-label": capital(axis.name) }, start, play, loop, slider, time, speed.field);
}

/** Keys work wherever the focus is, but for fields that use them. */
export function onKey(keys: Record<string, (event: KeyboardEvent) => void>): void {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    if (!(target instanceof Element)) return;
    if (target.matches("input:not([type=range]):not([type=checkbox]), select, textarea")) return;
    if (target.matches("button, summary, a, input[type=checkbox]") && (event.key === " " || event.key === "Enter")) return;
    const vertical = event.key === "ArrowUp" || event.key === "ArrowDown";
    if (target.matches("input[type=range]") && vertical) return;
    const act = keys[event.key] ?? keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act(event);
  });
}
