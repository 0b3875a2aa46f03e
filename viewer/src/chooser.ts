// Plots that are chosen from a list. They are made when they are first chosen: a model may have hundreds of reactions.
import { checkbox, el } from "./dom";

export interface Offer {
  title: string;
  plot: () => HTMLElement;
  /** Whether it is shown before somebody asks for it. */
  shown: boolean;
}

export function chooser(offers: Offer[], what: string): HTMLElement {
  const grid = el("div", { class: "plots" });
  const cards = new Map<Offer, HTMLElement>();
  const show = (offer: Offer, on: boolean) => {
    const card = cards.get(offer) ?? offer.plot();
    cards.set(offer, card);
    card.hidden = !on;
    if (!card.isConnected) {
      const next = offers.slice(offers.indexOf(offer) + 1).map((o) => cards.get(o)).find((c) => c?.parentElement === grid);
      grid.insertBefore(card, next ?? null);
    }
  };
  const boxes = offers.map((offer) => {
    if (offer.shown) show(offer, true);
    return checkbox(offer.title, offer.shown, (on) => show(offer, on));
  });
  const list = el("fieldset", { class: "chooser" }, el("legend", { class: "hidden" }, what), ...boxes);
  return el("div", {}, offers.length > 1 ? list : null, grid);
}
