// Search over the headings of all pages: HEADINGS of headings.js has [page, title of the page, anchor, heading].
const box = document.querySelector("input[type=search]");
const found = document.querySelector("ol.found");
const most = 40;

function matches(words, [, title, , heading]) {
  const text = `${heading} ${title}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

// Words in the heading itself count more than those in the title of its page; then short headings come first.
function rank(words, [, , , heading]) {
  return words.filter((word) => heading.toLowerCase().includes(word)).length * 1000 - heading.length;
}

function show() {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  found.replaceChildren();
  found.hidden = words.length === 0;
  if (found.hidden) return;
  const hits = HEADINGS.filter((entry) => matches(words, entry));
  hits.sort((a, b) => rank(words, b) - rank(words, a));
  for (const [page, title, anchor, heading] of hits.slice(0, most)) {
    const link = document.createElement("a");
    link.href = document.body.dataset.top + page + (anchor ? `#${anchor}` : "");
    link.textContent = heading;
    const place = document.createElement("small");
    place.textContent = title;
    const item = document.createElement("li");
    item.append(link, place);
    found.append(item);
  }
  if (hits.length === 0) found.textContent = "No heading has these words.";
}

box.addEventListener("input", show);
box.addEventListener("keydown", (event) => {
  if (event.key === "Enter") found.querySelector("a")?.click();
  if (event.key === "Escape") { box.value = ""; show(); }
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== box) { event.preventDefault(); box.focus(); }
});

const menu = document.querySelector("nav");
const here = document.querySelector("[aria-current]");
if (here) menu.scrollTop = here.offsetTop - menu.clientHeight / 2;
