// `npm run bench`: builds when sources changed, then measures the production build.
import { findChromium } from "./chromium.mjs";
import { isBuilt } from "./freshness.mjs";
import { ensureNode24 } from "./on-node-24.mjs";
import { forwardSignals, inRoot, memorySettings, run } from "./steps.mjs";

await ensureNode24();
forwardSignals();
if (!isBuilt()) await run(process.execPath, [inRoot("scripts", "build.mjs")]);
// Only Lighthouse needs Chromium, and `--quick` alone omits Lighthouse.
const isWithoutLighthouse =
  process.argv.includes("--quick") && !process.argv.some((option) => option.includes("lighthouse"));
const chromium = isWithoutLighthouse ? null : await findChromium();
const { code } = await run(
  process.execPath,
  ["--import", "./scripts/typescript.mjs", "tests/bench/run.ts", ...process.argv.slice(2)],
  // The site and what it is compared with both run with the memory settings of `npm start`.
  { env: { ...memorySettings, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) } },
);
process.exit(code);
