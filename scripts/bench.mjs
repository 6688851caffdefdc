// `npm run bench`: builds when sources changed, then measures the production build.
import { findChromium } from "./chromium.mjs";
import { isBuilt } from "./freshness.mjs";
import { goOnInNode24 } from "./on-node-24.mjs";
import { inRoot, passSignalsOn, run, thrift } from "./steps.mjs";

await goOnInNode24();
passSignalsOn();
if (!isBuilt()) await run(process.execPath, [inRoot("scripts", "build.mjs")]);
// Lighthouse alone needs it, and the quick table is without.
const chromium = process.argv.includes("--quick") ? null : await findChromium();
const { code } = await run(
  process.execPath,
  ["--import", "./scripts/typescript.mjs", "tests/bench/run.ts", ...process.argv.slice(2)],
  // The site runs as `npm start` runs it, and so does what it is compared with.
  { env: { ...thrift, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) } },
);
process.exit(code);
