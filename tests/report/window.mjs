// Windows of a real browser, and what tests do with pages in them: the pages are FOLDER/*.html of node browser.mjs VIEWER CHROMIUM FOLDER.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [viewer, executablePath] = process.argv.slice(2);
export const folder = process.argv[4];
const { chromium } = createRequire(join(resolve(viewer), "package.json"))("playwright-core");

// WebGL by software, so that no graphics card is needed, and only what is WebGL; and a browser that calls nobody.
const args = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--disable-gpu-compositing", "--disable-quic",
  "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const browser = await chromium.launch({ executablePath, args });
let failures = 0;

/** A window that opens one page after the other. Whatever a page complains of, and whatever it asks for, is a failure. */
export class Window {
  static async make(viewport) {
    const window = new Window();
    const context = await browser.newContext({ viewport, acceptDownloads: true, reducedMotion: "reduce" });
    window.page = await context.newPage();
    window.page.setDefaultTimeout(60_000);
    window.complaints = [];
    window.page.on("console", (message) => message.type() !== "log" && window.complaints.push(message.text()));
    window.page.on("pageerror", (error) => window.complaints.push(error.message));
    window.page.on("request", (request) => /^(file|blob|data):/.test(request.url()) || window.complaints.push(`a request of ${request.url()}`));
    return window;
  }

  /** Tests that follow each other on the same page do not open it again. */
  async open(name) {
    const { page } = this;
    if (this.name !== name) {
      await page.goto(`file://${resolve(folder, `${name}.html`)}`);
      await page.waitForSelector("main section");
      this.name = name;
    }
    await page.evaluate(() => scrollTo(0, 0));
    return page;
  }

  async test(what, name, act) {
    const start = performance.now();
    this.complaints.length = 0;
    try {
      await act(await this.open(name));
      // Drivers of software graphics tell how slow they are when pixels are read.
      assert.deepEqual(this.complaints.filter((text) => !/GPU stall due to ReadPixels/.test(text)), []);
      console.log(`ok      ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      ++failures;
      this.name = null;
      console.log(`FAILED  ${what}\n${error.stack ?? error}`);
    }
  }
}

/** Asks again until the answer is the one that is waited for. */
export async function soon(ask, wanted, what) {
  const end = performance.now() + 30_000;
  let answer;
  do {
    answer = await ask();
    if (wanted(answer)) return answer;
    await new Promise((resume) => setTimeout(resume, 50));
  } while (performance.now() < end);
  assert.fail(`${what}: still ${JSON.stringify(answer)}`);
}

/** How many colours a part of the page shows, and a number that changes with any of its pixels. */
export async function look(page, selector) {
  const png = (await page.locator(selector).first().screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const pixels = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
    let sum = 0;
    for (const pixel of pixels) sum = (31 * sum + pixel) >>> 0;
    return { colours: new Set(pixels).size, sum };
  }, png);
}

export const time = async (page) => parseFloat(await page.locator(".transport .time").textContent());

export async function scrub(page, share) {
  await page.locator(".scrub").evaluate((slider, s) => {
    slider.value = Number(slider.min) + s * (Number(slider.max) - Number(slider.min));
    slider.dispatchEvent(new Event("input"));
  }, share);
}

/** Waits until a part of the page looks otherwise than it did. */
export const changed = async (page, selector, before, what) =>
  (await soon(() => look(page, selector), (now) => now.sum !== before, `${what} changes nothing in ${selector}`)).sum;

/** Clicks CSV; the lines of the file. */
export async function download(page, plot) {
  const [file] = await Promise.all([page.waitForEvent("download"), plot.getByRole("button", { name: "CSV" }).click()]);
  return readFileSync(await file.path(), "utf8").trim().split("\n");
}

/** What a screen reader is told: all that has one of these roles must have a name. */
export async function hasNames(page) {
  const roles = new Set(["heading", "button", "checkbox", "combobox", "slider", "table", "img", "image", "Canvas", "figure", "link", "navigation", "group", "region"]);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const found = nodes.filter((node) => !node.ignored && roles.has(node.role?.value));
  for (const role of ["heading", "button", "table", "figure"]) assert.ok(found.some((node) => node.role.value === role), `no ${role}`);
  const nameless = found.filter((node) => !node.name?.value?.trim()).map((node) => `${node.role.value} ${node.backendDOMNodeId}`);
  assert.deepEqual(nameless, []);
}

/** The JSON beside a page. */
export const told = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));

/** Closes the browser; the number of tests that failed. */
export async function close() {
  await browser.close();
  return failures;
}
