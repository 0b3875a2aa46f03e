// Pages in a real browser: node browser.mjs VIEWER CHROMIUM FOLDER; the pages are FOLDER/*.html, and those whose names begin with
// "model-" are only looked at. Prints a line for each test and fails if one of them does.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { testLinearization, testModes, testStatic } from "./linear.mjs";
import { changed, close, download, folder, hasNames, look, scrub, soon, time, told, Window } from "./window.mjs";

const cursor = (page) => page.locator("#energy .cursor").first().evaluate((e) => e.getBoundingClientRect().x);

async function testRun(window) {
  const test = (what, act) => window.test(what, "linkage", act);

  await test("the verdict tells how the run went, and all sections are there", async (page) => {
    assert.match(await page.title(), /four-bar/);
    assert.match(await page.locator("#verdict .status").textContent(), /Finished/);
    assert.match(await page.locator("#verdict").textContent(), /The ledger closes to round-off/);
    for (const id of ["verdict", "motion", "energy", "sensors", "reactions", "solver", "model"])
      assert.equal(await page.locator(`section#${id}`).count(), 1, id);
    assert.match(await page.locator("#model pre").first().textContent(), /visviva: 1/);
  });

  await test("everything that can be looked at or operated has a name", hasNames);

  await test("playing moves the time and the picture", async (page) => {
    const before = await soon(() => look(page, ".view"), (seen) => seen.colours > 100, "a picture");
    await page.click("button[aria-label=Play]");
    await page.waitForFunction(() => parseFloat(document.querySelector(".transport .time").textContent) > 0.01);
    await page.click("button[aria-label=Pause]");
    const stopped = await time(page);
    assert.ok(stopped > 0.01);
    await changed(page, ".view", before.sum, "playing");
    assert.equal(await time(page), stopped);
  });

  await test("keys play, step and go to the ends", async (page) => {
    await page.keyboard.press("End");
    const end = await time(page);
    await page.keyboard.press("ArrowLeft");
    const before = await time(page);
    assert.ok(before < end);
    await page.keyboard.press("Home");
    assert.equal(await time(page), 0);
    await page.keyboard.press(" ");
    await page.waitForFunction(() => parseFloat(document.querySelector(".transport .time").textContent) > 0);
    await page.keyboard.press(" ");
  });

  await test("the legend and the colours change with the chosen quantity", async (page) => {
    await scrub(page, 0.6);
    const choose = page.getByLabel("Colour");
    let last = (await look(page, ".view canvas")).sum;
    for (const name of ["torque", "bending moment", "axial force", "curvature", "speed"]) {
      await choose.selectOption({ label: name });
      assert.match(await page.locator(".legend-name").textContent(), new RegExp(`^${name} \\[`));
      last = await changed(page, ".view canvas", last, name);
    }
    await choose.selectOption({ label: "axial strain" });
    assert.match(await page.locator(".colour-legend").textContent(), /C⁻¹ \(N, M\)/);
    await choose.selectOption({ label: "one colour" });
    assert.ok(!(await page.locator(".colour-legend").isVisible()));
  });

  await test("ghost, names, axes, following and magnified displacements change the picture", async (page) => {
    await scrub(page, 0.3);
    let last = (await look(page, ".view")).sum;
    for (const name of ["Initial shape", "Names", "Axes", "Joints and drives"]) {
      await page.getByLabel(name).click();
      last = await changed(page, ".view", last, name);
    }
    await page.getByLabel("Displacements").selectOption({ label: "2×" });
    last = await changed(page, ".view", last, "displacements");
    await page.getByLabel("Follow").selectOption({ index: 2 });
    await scrub(page, 0.5);
    await changed(page, ".view", last, "follow");
  });

  await test("scrubbing moves the cursors of plots and the numbers beside them", async (page) => {
    await page.locator("#energy").scrollIntoViewIfNeeded();
    await page.waitForSelector("#energy .u-over");
    await scrub(page, 0.25);
    const over = await page.locator("#energy .u-over").first().evaluate((e) => ({ left: e.getBoundingClientRect().x, width: e.getBoundingClientRect().width }));
    const at = (share) => soon(() => cursor(page), (x) => Math.abs(x - over.left - share * over.width) < 3, `the cursor at ${share}`);
    await at(0.25);
    const number = await page.locator("#energy td.now").first().textContent();
    await scrub(page, 0.75);
    await at(0.75);
    assert.notEqual(await page.locator("#energy td.now").first().textContent(), number);
  });

  await test("dragging shows an interval in all plots, and the numbers are those of the interval", async (page) => {
    const over = page.locator("#energy .u-over").first();
    await over.waitFor();
    const least = () => page.locator("#energy .plot").first().locator("tbody td").nth(2).textContent();
    const whole = await least();
    await over.evaluate((e) => e.scrollIntoView({ block: "center" }));
    const box = await over.boundingBox();
    await page.mouse.move(box.x + 0.05 * box.width, box.y + 50);
    await page.mouse.down();
    await page.mouse.move(box.x + 0.3 * box.width, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await soon(least, (now) => now !== whole, "the interval");
    assert.ok(await page.getByRole("button", { name: "Whole run" }).nth(3).isVisible());
    await page.getByRole("button", { name: "Whole run" }).first().click();
    assert.equal(await least(), whole);
  });

  await test("shares of parts are drawn when they are asked for", async (page) => {
    assert.equal(await page.locator("#energy details .plot").count(), 0);
    await page.locator("#energy summary").click();
    await page.locator("#energy details .plot").first().waitFor();
    const text = await page.locator("#energy details").textContent();
    for (const words of ["Parts: kinetic", "Parts: elastic", "bar-1", "bar-2", "bar-3"]) assert.ok(text.includes(words), words);
    assert.ok(!text.includes("Parts: weight"), "the linkage has no weight");
  });

  await test("a plot becomes a spectrum, and a table to be downloaded", async (page) => {
    const plot = page.locator("#sensors .plot").first();
    await plot.scrollIntoViewIfNeeded();
    await plot.locator(".u-over").waitFor();
    const before = (await look(page, "#sensors .canvas")).sum;
    await plot.getByRole("button", { name: "Spectrum" }).click();
    await changed(page, "#sensors .canvas", before, "the spectrum");
    assert.ok(!(await plot.getByText("Approximate").isVisible()), "all times are there");
    const rows = readFileSync(join(folder, "linkage.csv"), "utf8").trim().split("\n");
    const lines = await download(page, plot);
    assert.match(lines[0], /^time \[s\],x \[m\],y \[m\],z \[m\]$/);
    assert.equal(lines.length, rows.length);
    // The numbers are those of sensors.csv, in single precision.
    const [got, told] = [lines.at(-1), rows.at(-1)].map((line) => line.split(",").slice(0, 4).map(Number));
    got.forEach((x, i) => assert.ok(Math.abs(x - told[i]) < 1e-6, `${x} and ${told[i]}`));
  });

  await test("a dark page is dark, and paper is white", async (page) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: "dark" });
    await soon(background, (colour) => colour !== light, "a dark page");
    await page.getByRole("button", { name: "Light / dark" }).click();
    assert.equal(await background(), light);
    const pdf = await page.pdf({ format: "A4" });
    assert.ok(pdf.length > 50_000);
    await page.emulateMedia({ colorScheme: "light" });
  });
}

async function testComparison(window) {
  const test = (what, act) => window.test(what, "comparison", act);
  const { runs } = told("comparison");
  const left = ".pane:nth-child(1) .view canvas";
  const right = ".pane:nth-child(2) .view canvas";

  await test("a comparison tells how each scheme went, and what it cost", async (page) => {
    assert.match(await page.locator("#verdict .status").textContent(), /1 scheme failed/);
    const rows = await page.locator("#verdict tbody tr").allTextContents();
    assert.equal(rows.length, runs.length);
    runs.forEach((run, i) => assert.ok(rows[i].includes(run.label), rows[i]));
    const failed = rows[runs.findIndex((run) => run.status === "failed")];
    assert.match(failed, /Failed.*unstable.*Where: the energy balance.*Try: .*double root/s);
    const numbers = await page.locator("#numbers tbody tr").first().locator("td").allTextContents();
    assert.equal(numbers[2], String(runs[0].time.steps));
    assert.match(numbers[6], / J$/);
  });

  await test("everything on a comparison has a name", hasNames);

  await test("two schemes move beside each other, seen from the same place", async (page) => {
    await soon(() => look(page, right), (seen) => seen.colours > 60, "a picture");
    const before = [(await look(page, left)).sum, (await look(page, right)).sum];
    await scrub(page, 0.9);
    await changed(page, left, before[0], "time");
    let seen = await changed(page, right, before[1], "time");
    const chosen = page.getByLabel("Right");
    await chosen.selectOption({ label: runs[2].label });
    seen = await changed(page, right, seen, "another scheme");
    assert.match(await page.locator(".pane").nth(1).locator(".view-note").textContent(), /^ended at t = /);
    assert.ok(!(await page.locator(".pane").nth(0).locator(".view-note").isVisible()));
    await page.locator(left).evaluate((e) => e.scrollIntoView({ block: "center" }));
    const box = await page.locator(left).boundingBox();
    await page.mouse.move(box.x + 60, box.y + 120);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 150, { steps: 3 });
    await page.mouse.up();
    await changed(page, right, seen, "turning the left view");
  });

  await test("a quantity is shown for all schemes, chosen from a list", async (page) => {
    const plot = (title) => page.locator("#energy .plot").filter({ has: page.getByRole("heading", { name: title }) });
    assert.equal(await plot("kinetic").count(), 0);
    await page.locator("#energy").getByLabel("kinetic", { exact: true }).check();
    const card = plot("kinetic");
    await card.scrollIntoViewIfNeeded();
    assert.deepEqual(await card.locator("tbody th").allTextContents(), runs.map((run) => run.label));
    const lines = await download(page, card);
    assert.equal(lines[0], `time [s],${runs.map((run) => `${run.label} [J]`).join(",")}`);
    assert.equal(lines.length, 1 + Math.max(...runs.map((run) => run.time.steps)) + 1);
    assert.ok(lines.at(-1).endsWith(","), "of the scheme that failed there is nothing at the end");
    await card.locator(".u-over").waitFor();
    assert.ok((await look(page, "#sensors .canvas")).colours > 5);
  });
}

async function testStudies(window) {
  const study = told("convergence");
  await window.test("a study of convergence shows errors, orders and their cost", "convergence", async (page) => {
    const last = study.schemes.map(({ rows }) => rows.at(-1));
    const card = page.locator("#errors .plot").first();
    const orders = await card.locator("tbody tr td:nth-child(2)").allTextContents();
    assert.deepEqual(orders, last.map((row) => row.orders.q.toFixed(2)));
    await card.locator(".u-over").waitFor();
    assert.ok((await look(page, "#errors .canvas")).colours > 20);
    const lines = await download(page, card);
    assert.equal(lines.length, 1 + study.schemes[0].rows.length);
    assert.equal(Number(lines[1].split(",")[1]), last[0].errors.q);
    assert.equal(await page.locator("#work .plot").count(), 2);
    const text = await page.locator("#tables tbody tr").nth(1).textContent();
    assert.ok(text.includes(`(${study.schemes[0].rows[1].orders.q.toFixed(2)})`), text);
    await hasNames(page);
  });

  const spectra = told("spectra");
  await window.test("spectra are drawn over the step", "spectra", async (page) => {
    assert.equal(await page.locator(".plot").count(), 9);
    const peaks = await page.locator("#overshoot tbody tr").first().locator("td").allTextContents();
    peaks.slice(0, 5).forEach((text, i) => assert.equal(Number(text), Number(spectra.schemes[0].table[i].displacement_peak_d0.toPrecision(3))));
    const radii = await page.locator("#radius tbody tr").first().locator("td").allTextContents();
    radii.forEach((text, i) => assert.equal(Number(text), Number(spectra.schemes[0].table[i].spectral_radius.toPrecision(3))));
    await page.locator("#radius .u-over").waitFor();
    assert.ok((await look(page, "#radius .canvas")).colours > 20);
    await hasNames(page);
  });
}

/** The section that the page of studies has about one of them; other pages link to it by this name, too. */
const sectionOf = (study) => `#${study.id.replace(/[^\w-]+/g, "-")}`;

async function testClaims(window) {
  const test = (what, act) => window.test(what, "claims", act);
  const { studies, counts } = told("claims");

  await test("claims of papers are judged at a glance, and each study has its table", async (page) => {
    assert.match(await page.locator("#verdict .status").textContent(), /^All as expected$/);
    const links = page.locator("#verdict tbody a");
    assert.deepEqual(await links.evaluateAll((all) => all.map((a) => a.getAttribute("href"))), studies.map(sectionOf));
    assert.deepEqual(await page.locator(".page-nav a").allTextContents(), ["Verdict", ...new Set(studies.map((s) => s.paper)), "Provenance"]);
    for (const study of studies) {
      const rows = page.locator(`${sectionOf(study)} tr.claim`);
      assert.deepEqual(await rows.evaluateAll((all) => all.map((row) => row.dataset.verdict)), study.claims.map((claim) => claim.verdict));
    }
    const check = studies[0].claims.flatMap((claim) => claim.checks).find((c) => c.name !== c.formula);
    const shown = page.locator(`${sectionOf(studies[0])} .measured p`).filter({ hasText: `${check.name}: ` }).first();
    assert.equal(await shown.getAttribute("title"), check.formula);
    await hasNames(page);
  });

  await test("figures of papers are drawn anew", async (page) => {
    const card = page.locator(`${sectionOf(studies[1])} .plot`).first();
    await card.scrollIntoViewIfNeeded();
    await card.locator(".u-over").waitFor();
    assert.ok((await look(page, `${sectionOf(studies[1])} .canvas`)).colours > 20);
    assert.ok((await download(page, card)).length > 100);
  });

  await test("verdicts that are not ticked hide their claims, and what belongs to them only", async (page) => {
    const visible = (where) => page.locator(where).filter({ visible: true });
    const filter = page.getByRole("group", { name: "Verdicts that are shown" });
    await filter.getByLabel("reproduced").uncheck();
    assert.equal(await visible("tr.claim").count(), (counts.differs ?? 0) + (counts["cannot be checked"] ?? 0));
    assert.equal(await visible(`${sectionOf(studies[1])} .plot`).count(), 0);
    assert.equal(await visible(`${sectionOf(studies[1])} h2`).count(), 1);
    await filter.getByLabel("reproduced").check();
    assert.equal(await visible("tr.claim").count(), studies.flatMap((study) => study.claims).length);
    assert.ok((await visible(`${sectionOf(studies[1])} .plot`).count()) > 0);
  });

  await test("an address with a study opens the page there", async (page) => {
    const section = sectionOf(studies[2]);
    await page.goto("about:blank");
    await page.goto(`file://${resolve(folder, "claims.html")}${section}`);
    const place = () => page.locator(`${section} h2`).evaluate((e) => e.getBoundingClientRect().top);
    await soon(place, (top) => top > 0 && top < 300, "the title of the study");
  });
}

async function testBenchmark(window) {
  const [study] = told("benchmark").studies;
  await window.test("a benchmark shows errors over steps and over time, and all its trials", "benchmark", async (page) => {
    assert.equal(await page.locator("h1").textContent(), "Benchmarks with known answers");
    assert.deepEqual(await page.locator(".page-nav a").allTextContents(), ["Verdict", "Benchmarks", "Provenance"]);
    const section = page.locator(sectionOf(study));
    assert.equal(await section.locator("h2").textContent(), study.title);
    assert.equal(await section.locator("tr.claim").count(), study.claims.length);
    const { schemes } = study.precision;
    const card = section.locator(".plot").filter({ has: page.getByRole("heading", { name: "Error over the step" }) });
    await card.scrollIntoViewIfNeeded();
    await card.locator(".u-over").waitFor();
    const stepping = schemes.filter(({ rows }) => rows.some((row) => row.dt !== null && row.error !== null));
    assert.deepEqual(await card.locator("tbody th").allTextContents(), stepping.map(({ scheme }) => scheme));
    const lines = await download(page, card);
    assert.equal(Number(lines[1].split(",")[1]), schemes[0].rows.at(-1).error);
    await section.getByText("All numbers").click();
    assert.equal(await section.locator("details[open] tbody tr").count(), schemes.flatMap(({ rows }) => rows).length);
    await hasNames(page);
  });
}

async function testOthers(window) {
  await window.test("a failed run shows why, where and what to try", "failed", async (page) => {
    assert.match(await page.locator("#verdict .status").textContent(), /Failed/);
    const alert = await page.getByRole("alert").textContent();
    assert.match(alert, /unstable/);
    assert.match(alert, /Where: the energy balance/);
    assert.match(alert, /Try: /);
    assert.equal(await page.locator("section#coordinates").count(), 1);
  });

  await window.test("loads have arrows to scale, and steps what decided them", "loads", async (page) => {
    assert.match(await page.locator(".load-legend").textContent(), /^Longest arrow: force 50 N$/);
    await scrub(page, 0.2);
    const small = (await look(page, ".view canvas")).sum;
    await page.getByLabel("Loads").uncheck();
    await changed(page, ".view canvas", small, "an arrow");
    assert.ok(!(await page.locator(".load-legend").isVisible()));
    const card = page.locator("#solver .plot").filter({ hasText: "What decided the size of each step" });
    await card.scrollIntoViewIfNeeded();
    await soon(() => card.locator("td.now").textContent(), (word) => /^(the error|bounded growth|the end)$/.test(word), "what decided");
  });

  await window.test("names and titles stay text, and curves that are thinned say so", "names", async (page) => {
    const hostile = readFileSync(join(folder, "names.txt"), "utf8");
    assert.equal(await page.evaluate(() => document.querySelectorAll("script").length), 2);
    assert.equal(await page.evaluate(() => document.querySelectorAll("b, img, i").length), 0);
    assert.equal(await page.locator("h1").textContent(), hostile);
    assert.equal(await page.title(), `${hostile} · visviva`.replace(/\s+/g, " "));
    assert.ok((await page.getByLabel("Follow").locator("option").allTextContents()).includes(`${hostile} bob`));
    await page.getByLabel("Names").check();
    await page.locator("#sensors").scrollIntoViewIfNeeded();
    assert.equal(await page.locator("#sensors h3").first().evaluate((e) => e.firstChild.textContent), `${hostile} place`);
    const plot = page.locator("#sensors .plot").first();
    await plot.getByRole("button", { name: "Spectrum" }).click();
    assert.ok(await plot.getByText("Approximate").isVisible());
    await page.evaluate(() => document.querySelectorAll("details").forEach((e) => (e.open = true)));
    assert.equal(await page.evaluate(() => document.querySelectorAll("b, img, i, main script").length), 0);
  });
}

const models = readdirSync(folder).filter((f) => /^model-.*\.html$/.test(f)).sort();

/** Takes models until there are none left. */
async function testModels(window) {
  await window.page.setViewportSize({ width: 640, height: 480 });
  for (let file = models.shift(); file; file = models.shift()) {
    const name = file.slice(0, -".html".length);
    await window.test(`${name} opens and shows its motion`, name, async (page) => {
      assert.match(await page.locator("#verdict .status").textContent(), /Finished/);
      await scrub(page, 1);
      await soon(() => look(page, ".view"), (seen) => seen.colours > 60, "a picture");
    });
  }
}

async function testInTurn(...parts) {
  const window = await Window.make({ width: 1280, height: 800 });
  for (const part of parts) await part(window);
}

// Two windows at a time: one is looked at while the other is drawn.
await Promise.all([testInTurn(testRun, testModes, testLinearization, testStatic, testModels), testInTurn(testComparison, testStudies, testClaims, testBenchmark, testOthers, testModels)]);
process.exit((await close()) > 0 ? 1 : 0);
