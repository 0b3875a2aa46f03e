// Reports in a real browser: node browser.mjs VIEWER CHROMIUM FOLDER; the pages are FOLDER/*.html, and those that names begin with
// "model-" are only looked at. Prints a line for each test and fails if one of them does.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [viewer, executablePath, folder] = process.argv.slice(2);
const { chromium } = createRequire(join(resolve(viewer), "package.json"))("playwright-core");

// WebGL by software, so that no graphics card is needed; and a browser that calls nobody.
const args = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--disable-quic",
  "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const browser = await chromium.launch({ executablePath, args });
let failures = 0;

/** Opens a report in a window of its own; whatever it complains of, and whatever it asks for, is a failure. */
async function withPage(name, look, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, acceptDownloads: true, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints = [];
  page.on("console", (message) => message.type() !== "log" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => /^(file|blob|data):/.test(request.url()) || complaints.push(`a request of ${request.url()}`));
  await page.goto(`file://${resolve(folder, `${name}.html`)}`);
  await page.waitForSelector("#verdict");
  await look(page);
  // Drivers of software graphics tell how slow they are when pixels are read.
  assert.deepEqual(complaints.filter((text) => !/GPU stall due to ReadPixels/.test(text)), []);
  await context.close();
}

async function test(what, act) {
  try {
    await act();
    console.log(`ok      ${what}`);
  } catch (error) {
    ++failures;
    console.log(`FAILED  ${what}\n${error.stack ?? error}`);
  }
}

/** How many colours a part of the page shows, and a number that changes with any of its pixels. */
async function look(page, selector) {
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

const time = async (page) => parseFloat(await page.locator(".transport .time").textContent());
const cursor = (page) => page.locator("#energy .cursor").first().evaluate((e) => e.getBoundingClientRect().x);

async function scrub(page, share) {
  await page.locator(".scrub").evaluate((slider, s) => {
    slider.value = Number(slider.min) + s * (Number(slider.max) - Number(slider.min));
    slider.dispatchEvent(new Event("input"));
  }, share);
  await page.waitForTimeout(200);
}

await test("the verdict tells how the run went, and all sections are there", () =>
  withPage("linkage", async (page) => {
    assert.match(await page.title(), /four-bar/);
    assert.match(await page.locator("#verdict .status").textContent(), /Finished/);
    assert.match(await page.locator("#verdict").textContent(), /The ledger closes to round-off/);
    for (const id of ["verdict", "motion", "energy", "sensors", "reactions", "solver", "model"])
      assert.equal(await page.locator(`section#${id}`).count(), 1, id);
    assert.match(await page.locator("#model pre").first().textContent(), /visviva: 1/);
  }));

await test("playing moves the time and the picture", () =>
  withPage("linkage", async (page) => {
    await page.waitForTimeout(300);
    const before = await look(page, ".view");
    assert.ok(before.colours > 100, `${before.colours} colours`);
    await page.click("button[aria-label=Play]");
    await page.waitForFunction(() => parseFloat(document.querySelector(".transport .time").textContent) > 0.01);
    await page.click("button[aria-label=Pause]");
    const stopped = await time(page);
    assert.ok(stopped > 0.01);
    await page.waitForTimeout(300);
    assert.equal(await time(page), stopped);
    assert.notEqual((await look(page, ".view")).sum, before.sum);
  }));

await test("scrubbing moves the cursors of plots and the numbers beside them", () =>
  withPage("linkage", async (page) => {
    await page.locator("#energy").scrollIntoViewIfNeeded();
    await page.waitForSelector("#energy .u-over");
    await scrub(page, 0.25);
    const first = await cursor(page);
    const number = await page.locator("#energy td.now").first().textContent();
    await scrub(page, 0.75);
    const over = await page.locator("#energy .u-over").first().evaluate((e) => e.getBoundingClientRect().width);
    assert.ok(Math.abs((await cursor(page)) - first - 0.5 * over) < 3);
    assert.notEqual(await page.locator("#energy td.now").first().textContent(), number);
  }));

await test("shares of parts are drawn when they are asked for", () =>
  withPage("linkage", async (page) => {
    assert.equal(await page.locator("#energy details .plot").count(), 0);
    await page.locator("#energy summary").click();
    await page.locator("#energy details .plot").first().waitFor();
    const text = await page.locator("#energy details").textContent();
    for (const words of ["Parts: kinetic", "Parts: elastic", "bar-1", "bar-2", "bar-3"]) assert.ok(text.includes(words), words);
    assert.ok(!text.includes("Parts: weight"), "the linkage has no weight");
  }));

await test("keys play, step and go to the ends", () =>
  withPage("linkage", async (page) => {
    await page.keyboard.press("End");
    const end = await time(page);
    await page.keyboard.press("ArrowLeft");
    const before = await time(page);
    assert.ok(before < end);
    await page.keyboard.press("Home");
    assert.equal(await time(page), 0);
    await page.keyboard.press(" ");
    await page.waitForFunction(() => parseFloat(document.querySelector(".transport .time").textContent) > 0);
  }));

await test("the legend and the colours change with the chosen quantity", () =>
  withPage("linkage", async (page) => {
    await scrub(page, 0.6);
    const choose = page.getByLabel("Colour");
    const pictures = new Set();
    for (const name of ["bending moment", "torque", "axial force", "speed"]) {
      await choose.selectOption({ label: name });
      await page.waitForTimeout(200);
      assert.match(await page.locator(".legend-name").textContent(), new RegExp(`^${name} \\[`));
      pictures.add((await look(page, ".view canvas")).sum);
    }
    assert.equal(pictures.size, 4);
    await choose.selectOption({ label: "one colour" });
    assert.ok(!(await page.locator(".colour-legend").isVisible()));
  }));

await test("ghost, names, axes, following and magnified displacements change the picture", () =>
  withPage("linkage", async (page) => {
    await scrub(page, 0.3);
    let last = (await look(page, ".view")).sum;
    const changes = async (what) => {
      await page.waitForTimeout(250);
      const now = (await look(page, ".view")).sum;
      assert.notEqual(now, last, what);
      last = now;
    };
    for (const name of ["Initial shape", "Names", "Axes", "Joints and drives"]) {
      await page.getByLabel(name).click();
      await changes(name);
    }
    await page.getByLabel("Displacements").selectOption({ label: "2×" });
    await changes("displacements");
    await page.getByLabel("Follow").selectOption({ index: 2 });
    await scrub(page, 0.5);
    await changes("follow");
  }));

await test("dragging shows an interval in all plots, and the numbers are those of the interval", () =>
  withPage("linkage", async (page) => {
    await page.locator("#energy").scrollIntoViewIfNeeded();
    const over = page.locator("#energy .u-over").first();
    await over.waitFor();
    const whole = await page.locator("#energy .plot").first().locator("tbody td").nth(2).textContent();
    await over.evaluate((e) => e.scrollIntoView({ block: "center" }));
    const box = await over.boundingBox();
    await page.mouse.move(box.x + 0.05 * box.width, box.y + 50);
    await page.mouse.down();
    await page.mouse.move(box.x + 0.3 * box.width, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await page.waitForTimeout(200);
    assert.notEqual(await page.locator("#energy .plot").first().locator("tbody td").nth(2).textContent(), whole);
    assert.ok(await page.getByRole("button", { name: "Whole run" }).nth(3).isVisible());
    await page.getByRole("button", { name: "Whole run" }).first().click();
    assert.equal(await page.locator("#energy .plot").first().locator("tbody td").nth(2).textContent(), whole);
  }));

await test("a plot becomes a spectrum, and a table to be downloaded", () =>
  withPage("linkage", async (page) => {
    const plot = page.locator("#sensors .plot").first();
    await plot.scrollIntoViewIfNeeded();
    await plot.locator(".u-over").waitFor();
    const before = (await look(page, "#sensors .canvas")).sum;
    await plot.getByRole("button", { name: "Spectrum" }).click();
    await page.waitForTimeout(200);
    assert.notEqual((await look(page, "#sensors .canvas")).sum, before);
    const [file] = await Promise.all([page.waitForEvent("download"), plot.getByRole("button", { name: "CSV" }).click()]);
    const lines = readFileSync(await file.path(), "utf8").trim().split("\n");
    const rows = readFileSync(join(folder, "linkage.csv"), "utf8").trim().split("\n");
    assert.match(lines[0], /^time \[s\],x \[m\],y \[m\],z \[m\]$/);
    assert.equal(lines.length, rows.length);
    // The numbers are those of sensors.csv, in single precision.
    const [got, told] = [lines.at(-1), rows.at(-1)].map((line) => line.split(",").slice(0, 4).map(Number));
    got.forEach((x, i) => assert.ok(Math.abs(x - told[i]) < 1e-6, `${x} and ${told[i]}`));
  }));

await test("a failed run shows why, where and what to try", () =>
  withPage("failed", async (page) => {
    assert.match(await page.locator("#verdict .status").textContent(), /Failed/);
    const alert = await page.getByRole("alert").textContent();
    assert.match(alert, /unstable/);
    assert.match(alert, /Where: the energy balance/);
    assert.match(alert, /Try: /);
    assert.equal(await page.locator("section#coordinates").count(), 1);
  }));

await test("names and titles stay text", () =>
  withPage("names", async (page) => {
    assert.equal(await page.evaluate(() => document.querySelectorAll("script").length), 2);
    assert.equal(await page.evaluate(() => document.querySelectorAll("b, img, i").length), 0);
    assert.equal(await page.locator("h1").textContent(), `</script><script>document.title = "x"</script> <b>"a" & 'b'</b>`);
    assert.match(await page.title(), /^<\/script>/);
  }));

await test("a dark page is dark, and paper is white", () =>
  withPage("linkage", async (page) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    await page.getByRole("button", { name: "Light / dark" }).click();
    assert.notEqual(await background(), dark);
    const pdf = await page.pdf({ format: "A4" });
    assert.ok(pdf.length > 50_000);
  }, { colorScheme: "dark" }));

await test("everything that can be operated has a name", () =>
  withPage("linkage", async (page) => {
    const nameless = await page.evaluate(() => [...document.querySelectorAll("button, select, input, canvas[role], figure")].filter((e) =>
      !(e.getAttribute("aria-label") || e.textContent.trim() || e.labels?.[0]?.textContent.trim() || e.querySelector?.("h3"))).map((e) => e.outerHTML));
    assert.deepEqual(nameless, []);
  }));

for (const file of readdirSync(folder).filter((f) => /^model-.*\.html$/.test(f)).sort()) {
  const name = file.slice(0, -".html".length);
  await test(`${name} opens and shows its motion`, () =>
    withPage(name, async (page) => {
      assert.match(await page.locator("#verdict .status").textContent(), /Finished/);
      await scrub(page, 1);
      assert.ok((await look(page, ".view")).colours > 60);
    }, { viewport: { width: 640, height: 480 } }));
}

await browser.close();
process.exit(failures > 0 ? 1 : 0);
