// Pages of modes, of linear models and of equilibria.
import assert from "node:assert/strict";
import { changed, download, hasNames, look, scrub, soon, time, told } from "./window.mjs";

const shown = (x, digits) => Number(x.toPrecision(digits));

export async function testModes(window) {
  const test = (what, act) => window.test(what, "modes", act);
  const study = told("modes");
  const row = (page, i) => page.locator("#modes tbody tr").nth(i);

  await test("modes are listed with their frequencies, parts and masses", async (page) => {
    assert.equal(await page.locator("#modes tbody tr").count(), study.modes.length);
    for (const [i, mode] of study.modes.entries()) {
      const cells = await row(page, i).locator("td").allTextContents();
      assert.equal(Number(cells[0]), shown(mode.frequency_hz, 6));
      const part = mode.kinetic_share.indexOf(Math.max(...mode.kinetic_share));
      assert.ok(cells.at(-2).startsWith(study.parts[part]), cells.at(-2));
    }
    const sums = await page.locator("#masses tbody tr").last().locator("td").allTextContents();
    const x = study.modes.reduce((sum, mode) => sum + mode.effective_mass.x, 0);
    assert.equal(parseFloat(sums[0].replace("−", "-")), shown(x, 4));
    await hasNames(page);
  });

  await test("the chosen mode swings, as far as is asked for", async (page) => {
    let seen = (await soon(() => look(page, ".view canvas"), (now) => now.colours > 60, "a picture")).sum;
    assert.equal(await time(page), 0);
    await scrub(page, 0.5);
    assert.equal(await time(page), 180);
    seen = await changed(page, ".view canvas", seen, "half a cycle");
    await row(page, 2).click();
    assert.ok((await page.locator("#motion h2").textContent()).startsWith(`Shape of mode 3, ${shown(study.modes[2].frequency_hz, 6)} Hz`));
    assert.match(await page.locator(".shares h3").textContent(), /mode 3/);
    seen = await changed(page, ".view canvas", seen, "another mode");
    await page.getByLabel("Amplitude").fill("2");
    seen = await changed(page, ".view canvas", seen, "the amplitude");
    await page.getByLabel("State of rest").uncheck();
    seen = await changed(page, ".view canvas", seen, "the state of rest");
    await page.click("button[aria-label=Play]");
    await page.waitForFunction(() => parseFloat(document.querySelector(".transport .time").textContent) > 200);
    await page.click("button[aria-label=Pause]");
    await changed(page, ".view canvas", seen, "playing");
  });

  await test("a cycle ends where it began", async (page) => {
    await page.getByLabel("Ways of sensors").uncheck(); // of which more is drawn the more is behind
    const at = async (share) => {
      await scrub(page, share);
      await page.waitForTimeout(500);
      return (await look(page, ".view canvas")).sum;
    };
    const start = await at(0);
    assert.notEqual(await at(0.5), start);
    assert.equal(await at(1), start);
  });

  await window.test("frequencies are drawn over the speed, with critical ones, and shapes are compared", "sweep", async (page) => {
    const { campbell, mac } = told("sweep");
    const card = page.locator("#campbell .plot");
    await card.scrollIntoViewIfNeeded();
    await card.locator(".u-over").waitFor();
    assert.ok((await look(page, "#campbell .canvas")).colours > 20);
    const lines = await download(page, card);
    const points = campbell.branches[0].frequency_hz.length;
    assert.ok(lines.length > campbell.branches.length * points, `${lines.length} lines`);
    assert.equal(Number(lines[points].split(",")[2]), campbell.branches[0].frequency_hz.at(-1));
    assert.equal(await page.locator("#campbell .wide tbody tr").count(), campbell.critical_speeds.length);
    const cells = await page.locator("#mac tbody tr").first().locator("td").allTextContents();
    assert.deepEqual(cells, mac.matrix[0].map((x) => x.toFixed(2)));
    await hasNames(page);
  });
}

export async function testLinearization(window) {
  const model = told("linear");
  await window.test("a linear model shows its poles, responses and matrices", "linear", async (page) => {
    assert.match(await page.locator("#verdict .words").textContent(), new RegExp(`^${model.states.length} states?, ${model.inputs.length} input`));
    const above = model.poles.filter(([, im]) => im >= 0);
    assert.equal(await page.locator("#poles .wide tbody tr").count(), above.length);
    await page.locator("#poles .u-over").waitFor();
    assert.ok((await look(page, "#poles .canvas")).colours > 20);
    const last = model.outputs.length - 1;
    await page.getByLabel("Output").selectOption({ index: last });
    const card = page.locator("#responses .plot").first();
    await card.scrollIntoViewIfNeeded();
    assert.ok((await card.locator("h3").textContent()).startsWith(`Magnitude: ${model.outputs[last].name} for ${model.inputs[0].name}`));
    await card.locator(".u-over").waitFor();
    const lines = await download(page, card);
    const [f, size] = lines[1].split(",").map(Number);
    assert.equal(f, model.response.frequency_hz[0]);
    assert.equal(size, model.response.magnitude[last][0][0]);
    await page.locator("#matrices summary").click();
    const entry = page.locator("#matrices .wide").first().locator("tbody tr").last().locator("td").first();
    assert.equal(Number((await entry.textContent()).replace("−", "-")), shown(model.A.at(-1)[0], 5));
    await hasNames(page);
  });
}

export async function testStatic(window) {
  await window.test("equilibria go along the load factor, and back", "static", async (page) => {
    const plot = page.locator("#sensors .plot").first();
    await plot.scrollIntoViewIfNeeded();
    assert.equal(await plot.getByRole("button", { name: "Spectrum" }).count(), 0, "there is no frequency without time");
    assert.match((await download(page, plot))[0], /^way of the load factor,/);
    const { critical_points } = told("static").static;
    assert.equal(await page.locator("#verdict .status").textContent(), "Equilibrium");
    const words = await page.locator("#verdict .tile").filter({ hasText: "On the way" }).textContent();
    for (const { load_factor } of critical_points) assert.ok(words.includes(String(shown(Math.abs(load_factor), 5))), words);
    const card = page.locator("#load .plot").first();
    await card.scrollIntoViewIfNeeded();
    await card.locator(".u-over").waitFor();
    const factors = (await download(page, card)).slice(1).map((line) => Number(line.split(",")[2]));
    assert.ok(factors.some((p, i) => p < factors[i - 1]), "the load goes back");
    const dot = () => card.locator(".dot:not([hidden])").first().evaluate((e) => e.style.transform);
    await scrub(page, 0.2);
    const before = await dot();
    await scrub(page, 0.9);
    assert.notEqual(await dot(), before);
    await hasNames(page);
  });
}
