// Pictures for the documents, from reports of real runs: node pictures.mjs PROGRAM CHROMIUM [MODEL…]. Without models: all of them.
// With robot-arm, pendulum, and modes and claims, which are no models, come the pages that the user's guide shows.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const [program, executablePath, ...chosen] = process.argv.slice(2);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const models = chosen.length > 0 ? chosen.filter((name) => name !== "claims" && name !== "modes") : readdirSync(join(root, "models"), { withFileTypes: true }).filter((e) => e.isDirectory()).map((e) => e.name);

// When a model is at its best, as a share of its run.
const moments = { "right-angle-flight": 0.6, "spin-up": 0.35, "robot-arm": 0.09, gyroscope: 0.7 };
const usual = 0.4;

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist",
  "--disable-background-networking", "--disable-component-update"] });
const folder = mkdtempSync(join(tmpdir(), "pictures-"));

async function openReport(viewport, verb, ...words) {
  const out = mkdtempSync(join(folder, `${verb}-`));
  // A comparison is worth a picture also if a scheme fails.
  spawnSync(resolve(program), [verb, ...words, "--out", out, "--quiet"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  page.setDefaultTimeout(120_000);
  await page.goto(`file://${out}/report.html`);
  return page;
}

async function open(model, viewport, [verb, ...options] = ["run"]) {
  const page = await openReport(viewport, verb, `models/${model}`, ...options);
  await page.waitForSelector(".transport");
  await page.locator(".scrub").evaluate((slider, share) => {
    slider.value = Number(slider.min) + share * (Number(slider.max) - Number(slider.min));
    slider.dispatchEvent(new Event("input"));
  }, moments[model] ?? usual);
  return page;
}

for (const model of models) {
  const page = await open(model, { width: 1160, height: 760 });
  await page.getByLabel("Initial shape").check();
  await page.addStyleTag({ content: ".transport, .view-tools { display: none !important }" });
  await page.waitForTimeout(800);
  const path = join(root, "models", model, "picture.jpg");
  await page.locator(".view").screenshot({ path, type: "jpeg", quality: 82 });
  console.log(path);
  await page.close();
}
if (models.includes("robot-arm")) {
  const page = await open("robot-arm", { width: 1280, height: 1500 });
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(root, "docs", "user", "pictures", "report.png") });
  await page.close();
}
if (models.includes("pendulum")) {
  const page = await open("pendulum", { width: 1280, height: 1850 }, ["compare", "--schemes", "visviva,generalized-alpha:rho_inf=0.6,newmark"]);
  await page.getByLabel("Right").selectOption({ index: 2 });
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(root, "docs", "user", "pictures", "comparison.png") });
  await page.close();
}
if (chosen.length === 0 || chosen.includes("modes")) {
  const page = await openReport({ width: 1280, height: 1620 }, "modes", "models/right-angle-cantilever", "--count", "6");
  await page.locator("#modes tbody tr").nth(4).click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(root, "docs", "user", "pictures", "modes.png") });
  await page.close();
}
if (chosen.length === 0 || chosen.includes("claims")) {
  const page = await openReport({ width: 1280, height: 1830 }, "reproduce", "BauchauBottasso1999/reference-line", "LensCardona2007/rotations");
  await page.locator(".u-over").first().waitFor();
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(root, "docs", "user", "pictures", "claims.jpg"), type: "jpeg", quality: 70 });
  await page.close();
}
await browser.close();
rmSync(folder, { recursive: true });
