// Bundles the page into one script without any address in it. The same sources give the same bytes.
import { build } from "esbuild";

const most = 900_000; // bytes: each report carries them

const result = await build({
  entryPoints: ["src/main.ts"],
  outfile: process.argv[2] ?? "dist/report.js",
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  loader: { ".css": "text" },
  metafile: true,
});
for (const [file, { bytes }] of Object.entries(result.metafile.outputs)) {
  console.log(`${file}: ${bytes} bytes`);
  if (bytes > most) throw new Error(`${file} is larger than ${most} bytes`);
}
